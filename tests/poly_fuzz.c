/* Any two polynomials are multiplied, divided and brought to their gcd as in school. */
#include "poly.h"

#include <string.h>

#include "check.h"
#include "test.h"

enum { WORDS_MAX = 40 };

/* product += a·b, in a_words + b_words words: b moved up by each exponent of a. */
static void add_product(uint64_t *product, const uint64_t *a, size_t a_words, const uint64_t *b, size_t b_words) {
    for (int i = 0; i < (int)a_words * GF2_WORD_BITS; i++) {
        uint64_t *to = product + i / GF2_WORD_BITS;
        int up = i % GF2_WORD_BITS;
        for (size_t j = 0; gf2_get(a, i) && j < b_words; j++) {
            to[j] ^= b[j] << up;
            if (up) to[j + 1] ^= b[j] >> (GF2_WORD_BITS - up);
        }
    }
}

static uint64_t *take(struct arena *arena, size_t words) {
    uint64_t *taken = arena_take_zeroed(arena, words, sizeof *taken);
    CHECK(taken);
    return taken;
}

static void check_product(const uint64_t *a, size_t a_words, const uint64_t *b, size_t b_words, struct arena *arena) {
    size_t words = a_words + b_words, shorter = a_words < b_words ? a_words : b_words;
    uint64_t *product = take(arena, words), *expected = take(arena, words);
    poly_multiply(product, a, a_words, b, b_words, take(arena, POLY_MULTIPLY_SCRATCH(shorter)));
    add_product(expected, a, a_words, b, b_words);
    CHECK(memcmp(product, expected, words * sizeof *product) == 0);
}

static void check_quotient(const uint64_t *f, size_t words, const uint64_t *g, size_t g_words, struct arena *arena) {
    uint64_t *rest = take(arena, words), *quotient = take(arena, words), *all = take(arena, words + g_words);
    if (poly_degree(g, g_words) < 0) return;
    memcpy(rest, f, words * sizeof *f);
    poly_divide(rest, words, g, g_words, quotient);
    CHECK(poly_degree(rest, words) < poly_degree(g, g_words));
    add_product(all, quotient, words, g, g_words);
    gf2_add(all, rest, words);
    CHECK(memcmp(all, f, words * sizeof *f) == 0 && gf2_is_zero(all + words, g_words));
}

/* In either basis the same polynomial, and back. */
static void check_bases(const uint64_t *f, size_t words, struct arena *arena) {
    uint64_t *there = take(arena, words);
    memcpy(there, f, words * sizeof *f);
    poly_to_fibonacci(there, words);
    poly_from_fibonacci(there, words);
    CHECK(memcmp(there, f, words * sizeof *f) == 0);
    poly_shift(there, words);
    poly_shift(there, words);
    CHECK(memcmp(there, f, words * sizeof *f) == 0);
}

/* Two lengths, then the coefficients of both, zero where there are no more bytes. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) return 0;
    SCOPED struct arena arena = test_arena(1 << 16);
    size_t a_words = 1 + data[0] % WORDS_MAX, b_words = 1 + data[1] % WORDS_MAX, bytes = 8 * a_words;
    uint64_t *a = take(&arena, a_words), *b = take(&arena, b_words);
    data += 2;
    size -= 2;
    memcpy(a, data, size < bytes ? size : bytes);
    if (size > bytes) memcpy(b, data + bytes, size - bytes < 8 * b_words ? size - bytes : 8 * b_words);
    check_product(a, a_words, b, b_words, &arena);
    check_quotient(a, a_words, b, b_words, &arena);
    check_bases(a, a_words, &arena);
    return 0;
}
