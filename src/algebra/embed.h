/* What the modules for embeds omit (built with EMBED): algorithms, because their boards are small and the general methods solve them fast enough. One
 * of them (built with EMBED_BINARY, too) has the binary boards alone, the other one (EMBED_STATES) those that are not binary (board.h). The linker
 * drops code that is never called. */
#ifndef EMBED_H
#define EMBED_H

#include <stdbool.h>

#ifdef EMBED
enum { BY_CHASE = false, BY_CLASSES = false, BY_OFFSETS = false, BY_SYMMETRY = false, BY_TABLES = false };
#else
enum { BY_CHASE = true, BY_CLASSES = true, BY_OFFSETS = true, BY_SYMMETRY = true, BY_TABLES = true };
#endif

#ifdef EMBED_STATES
enum { BINARY_BOARDS = false };
#else
enum { BINARY_BOARDS = true };
#endif

#ifdef EMBED_BINARY
enum { OTHER_BOARDS = false };
#else
enum { OTHER_BOARDS = true };
#endif

#endif
