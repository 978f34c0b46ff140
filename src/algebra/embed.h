/* What the embed's module (built with EMBED) omits: boards that are not binary (board.h), and algorithms, because its boards are small and the
 * general methods solve them fast enough. The linker drops code that is never called. */
#ifndef EMBED_H
#define EMBED_H

#include <stdbool.h>

#ifdef EMBED
enum {
    BY_CHASE = false,
    BY_CLASSES = false,
    BY_OFFSETS = false,
    BY_SYMMETRY = false,
    BY_TABLES = false,
    ALL_BOARDS = false
};
#else
enum { BY_CHASE = true, BY_CLASSES = true, BY_OFFSETS = true, BY_SYMMETRY = true, BY_TABLES = true, ALL_BOARDS = true };
#endif

#endif
