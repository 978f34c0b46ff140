/* For ./build.sh prove: bit vectors and the arena, with any contents and any requests. */
#include "__fc_builtin.h"
#include "algebra/arena.h"
#include "algebra/gf2.h"

enum { BITS = 320, WORDS = BITS / GF2_WORD_BITS };

static unsigned char block[512] __attribute__((aligned(16)));

static bool cannot_grow(struct arena *arena, size_t need) {
    return (void)arena, (void)need, false;
}

static struct arena fresh(void) {
    return (struct arena){.start = block, .size = sizeof block, .grow = cannot_grow};
}

/* Any single request; then a series of requests, some of which do not fit. */
static void take_anything(void) {
    struct arena arena = fresh();
    size_t count = Frama_C_size_t_interval(1, SIZE_MAX), item = Frama_C_size_t_interval(1, SIZE_MAX);
    unsigned char *taken = arena_take(&arena, count, item);
    if (taken) taken[0] = 1;
    for (size_t bytes = 0; bytes <= sizeof block + 16; bytes++) {
        arena = fresh();
        arena_take_zeroed(&arena, bytes, 1);
        arena_take_zeroed(&arena, 3, 8);
    }
}

int main(void) {
    uint64_t a[WORDS], b[WORDS];
    for (int i = 0; i < WORDS; i++) {
        a[i] = Frama_C_unsigned_long_interval(0, UINT64_MAX);
        b[i] = Frama_C_unsigned_long_interval(0, UINT64_MAX);
    }
    size_t words = Frama_C_size_t_interval(0, WORDS);
    gf2_fill(a, Frama_C_interval(0, BITS));
    gf2_add(a, b, words);
    gf2_weight(a, words);
    gf2_dot(a, b, words);
    gf2_is_zero(a, words);
    gf2_first(a, words);
    gf2_flip(a, Frama_C_interval(0, BITS - 1));
    gf2_get(a, Frama_C_interval(0, BITS - 1));
    gf2_last_word(Frama_C_interval(1, INT32_MAX));
    take_anything();
    return 0;
}
