/* Memory: one growing block, handed out front to back.
 *
 * The caller of a function passes the arena that its working memory comes from. Nothing is freed: to give back all that was
 * taken since, `used` is set to what it was. */
#ifndef ARENA_H
#define ARENA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ARENA_ALIGN = 16 };

/* Under AddressSanitizer a gap follows each block; it and all that is not taken are poisoned, so that reading or writing
 * past a block fails. (What was given back stays readable until something is taken again.) */
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

/* Half of what can be addressed: no sum of sizes overflows. */
#define ARENA_MAX (SIZE_MAX / 2 + 1)

struct arena {
    unsigned char *start; /* aligned to ARENA_ALIGN */
    size_t used, size;    /* bytes; used <= size <= ARENA_MAX */
    /* Makes `size` at least `need` without moving the block; false when memory cannot be had. */
    bool (*grow)(struct arena *arena, size_t need);
#ifdef ARENA_POISONED
    size_t seen;   /* the bytes before this have been poisoned once */
    size_t opened; /* the end of the last block that was taken */
    bool forgets;  /* what was given back has to be asked for again: so a test can refuse any block */
#endif
};

/* `count` items of `item` bytes each, aligned to ARENA_ALIGN, contents undefined. No items take nothing.
 * NULL when memory cannot be had; then nothing was taken. */
void *arena_take(struct arena *arena, size_t count, size_t item);

/* The same, zeroed. */
void *arena_take_zeroed(struct arena *arena, size_t count, size_t item);

/* A block of `size` bytes as an arena of its own, which cannot grow: functions that compute in it cannot fail.
 * False when memory cannot be had; then nothing was taken. */
bool arena_split(struct arena *arena, struct arena *block, size_t size);

#endif
