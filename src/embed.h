/* What the modules of the embed (EMBED) and of the game (EMBED and GAME) leave out, besides exports (wasm.c): their boards are
 * small. What is never called then, the linker drops. */
#ifndef EMBED_H
#define EMBED_H

#include <stdbool.h>

#ifdef EMBED
enum { BY_CHASE = false, BY_CLASSES = false, BY_SYMMETRY = false, BY_TABLES = false };
#else
enum { BY_CHASE = true, BY_CLASSES = true, BY_SYMMETRY = true, BY_TABLES = true };
#endif

#endif
