/* Refuses memory at the k-th growth, once or from then on, for every k. Under AddressSanitizer these arenas grow for each block that
 * is taken (arena.h, `forgets`), so that each block is refused.
 *
 * The function under test must report the failure, keep nothing, and succeed as soon as there is memory. */
#ifndef REFUSAL_H
#define REFUSAL_H

#include "test.h"

/* The number of growths before the first one that is refused, and whether later ones are refused, too. */
static struct {
    int left;
    bool for_ever, refused;
} refusal;

static inline void refusal_after(int growths, bool for_ever) {
    refusal.left = growths;
    refusal.for_ever = for_ever;
    refusal.refused = false;
}

static inline void refusal_none(void) {
    refusal_after(INT32_MAX, false);
}

enum { REFUSAL_ROOM = 1 << 26 };

static inline struct arena refusal_arena(unsigned char *start, bool (*grow)(struct arena *arena, size_t need)) {
    struct arena arena = {.start = start, .grow = grow};
#ifdef ARENA_POISONED
    arena.forgets = true;
#endif
    return arena;
}

/* Grows by the least amount, so that the next block must grow again. */
static inline bool refusal_grow(struct arena *arena, size_t need) {
    bool refuse = refusal.left == 0 || (refusal.left < 0 && refusal.for_ever);
    refusal.left--;
    refusal.refused |= refuse;
    if (need > REFUSAL_ROOM) abort();
    if (!refuse) arena->size = need;
    return !refuse;
}

/* An operation that uses the arena; false when memory ran out. */
typedef bool refusal_attempt(struct arena *arena);

/* Memory is never refused to `prepare`, which may be NULL, and then refused to `attempt`. The arena starts at a block of
 * REFUSAL_ROOM bytes. */
static inline void refusal_expect_recovery_in(struct arena *arena, refusal_attempt *prepare, refusal_attempt *attempt) {
    int refusals = 0;
    for (int kind = 0; kind < 2; kind++) {
        bool done = false;
        for (int growths = 0; !done; growths++) {
            *arena = refusal_arena(arena->start, refusal_grow);
            refusal_none();
            EXPECT(!prepare || prepare(arena));
            arena->size = arena->used;
            size_t used = arena->used;
            refusal_after(growths, kind);
            done = attempt(arena);
            EXPECT(done == !refusal.refused && (done || arena->used == used));
            refusals += !done;
            refusal_none();
            EXPECT(done || attempt(arena));
        }
    }
    EXPECT(refusals > 0);
}

static inline void refusal_expect_recovery(refusal_attempt *prepare, refusal_attempt *attempt) {
    SCOPED struct arena arena = test_arena(REFUSAL_ROOM);
    refusal_expect_recovery_in(&arena, prepare, attempt);
}

#endif
