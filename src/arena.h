/* Memory: one growing block, handed out front to back.
 *
 * Whoever calls a function decides where its working memory comes from by passing an arena.
 * There is nothing to free: remember `used`, and put it back to give up all that was taken since. */
#ifndef ARENA_H
#define ARENA_H

#include <stdbool.h>
#include <stddef.h>

enum { ARENA_ALIGN = 16 };

struct arena {
    unsigned char *start; /* aligned to ARENA_ALIGN */
    size_t used, size;    /* bytes; used <= size */
    /* Makes `size` at least `need` without moving the block; false when memory cannot be had. */
    bool (*grow)(struct arena *arena, size_t need);
};

/* `count` items of `item` bytes each, aligned to ARENA_ALIGN, contents undefined.
 * NULL when memory cannot be had; then nothing was taken. */
void *arena_take(struct arena *arena, size_t count, size_t item);

/* The same, zeroed. */
void *arena_take_zeroed(struct arena *arena, size_t count, size_t item);

#endif
