/* A bump allocator over one growable block.
 *
 * Functions that need memory take it from an arena that the caller passes. Blocks are not freed one by one: to free all blocks
 * taken since a moment, set `used` to its value at that moment. Taking a block costs constant time. */
#ifndef ARENA_H
#define ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ARENA_ALIGN = 16 };

/* Under AddressSanitizer a gap follows each block. The gaps and all free memory are poisoned, so that an access beyond a block
 * fails. (Freed blocks stay readable until another block is taken.) */
#if defined __SANITIZE_ADDRESS__
#define ARENA_POISONED 1
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define ARENA_POISONED 1
#endif
#endif
#ifdef ARENA_POISONED
enum { ARENA_GAP = 32 };
#else
enum { ARENA_GAP = 0 };
#endif

/* Half of the address space, so that no sum of two sizes overflows. */
#define ARENA_MAX (SIZE_MAX / 2 + 1)

struct arena {
    unsigned char *start; /* aligned to ARENA_ALIGN */
    size_t used, size;    /* bytes; used <= size <= ARENA_MAX */
    /* Increases `size` to at least `need` bytes without moving the block; false when memory runs out. */
    bool (*grow)(struct arena *arena, size_t need);
#ifdef ARENA_POISONED
    size_t seen;   /* the bytes below have been poisoned at least once */
    size_t opened; /* the end of the last block taken */
    bool forgets;  /* tests only: freed blocks must be requested again, so that any allocation can be made to fail */
#endif
};

/* Takes `count` items of `item` bytes each, aligned to ARENA_ALIGN, contents undefined. Zero items take no memory.
 * NULL when memory runs out; then nothing is taken. */
void *arena_take(struct arena *arena, size_t count, size_t item);

/* As arena_take(), but filled with zeros. */
void *arena_take_zeroed(struct arena *arena, size_t count, size_t item);

/* Takes `size` bytes and makes them an arena that cannot grow. A function that is given enough of it cannot run out of memory.
 * False when memory runs out; then nothing is taken. */
bool arena_split(struct arena *arena, struct arena *block, size_t size);

#endif
