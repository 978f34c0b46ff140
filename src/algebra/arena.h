/* A bump allocator over one growable block.
 *
 * Functions that need memory take it from an arena that the caller passes. Blocks are not freed one by one: arena_release() frees all blocks
 * taken since a mark. Taking a block costs constant time.
 *
 * Whatever may fail for want of memory says so by its result: false, NULL, -1 or a status. Then it has kept nothing: the arena is as it was before the
 * call. */
#ifndef ARENA_H
#define ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ARENA_ALIGN = 16 };

/* Under AddressSanitizer a gap follows each block. The gaps and all free memory are poisoned, so that an access beyond a block
 * fails. With MEMCHECK, Valgrind knows that the contents of a block are undefined, whatever they were. */
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
    /* Increases `size` to at least `need` bytes without moving the block. */
    bool (*grow)(struct arena *arena, size_t need);
#ifdef ARENA_POISONED
    size_t seen;   /* the bytes below have been poisoned at least once */
    size_t opened; /* the end of the last block taken */
    bool forgets;  /* tests only: freed blocks must be requested again, so that any allocation can be made to fail */
#endif
};

/* Takes `count` items of `item` bytes each, aligned to ARENA_ALIGN, contents undefined. Zero items take no memory. */
void *arena_take(struct arena *arena, size_t count, size_t item);

/* As arena_take(), with the contents that these items had when they were released, unless other blocks were taken since. */
void *arena_retake(struct arena *arena, size_t count, size_t item);

/* As arena_take(), but filled with zeros. */
void *arena_take_zeroed(struct arena *arena, size_t count, size_t item);

/* The moment to which arena_release() returns. */
static inline size_t arena_mark(const struct arena *arena) {
    return arena->used;
}

/* Frees all blocks taken since the mark. They stay readable until the next block is taken. */
static inline void arena_release(struct arena *arena, size_t mark) {
    arena->used = mark;
}

/* Frees all blocks taken before the mark. Those taken since move down by `mark` bytes. */
void arena_drop(struct arena *arena, size_t mark);

/* Takes `size` bytes and makes them an arena that cannot grow. A function that is given enough of it cannot run out of memory. */
bool arena_split(struct arena *arena, struct arena *block, size_t size);

#endif
