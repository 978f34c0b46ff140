/* Compares with schoolbook arithmetic, one coefficient at a time. */
#include "algebra/poly.h"

#include <string.h>

#include "test.h"

enum { WORDS_MAX = 128, SCRATCH_WORDS = POLY_MULTIPLY_SCRATCH(WORDS_MAX) };

static uint64_t seed = 20;

static void randomize(uint64_t *f, size_t words, int bits) {
    memset(f, 0, words * sizeof *f);
    for (int i = 0; i < bits; i++)
        if (test_random(&seed) & 1) gf2_flip(f, i);
}

static bool same(const uint64_t *a, const uint64_t *b, size_t words) {
    return memcmp(a, b, words * sizeof *a) == 0;
}

/* product += a·b */
static void add_product(uint64_t *product, const uint64_t *a, int a_bits, const uint64_t *b, int b_bits) {
    for (int i = 0; i < a_bits; i++)
        for (int j = 0; gf2_get(a, i) && j < b_bits; j++)
            if (gf2_get(b, j)) gf2_flip(product, i + j);
}

/* sum += f·F_k for each k, by the recurrence. */
static void add_fibonacci_sum(uint64_t *sum, const uint64_t *coefficients, int bits) {
    uint64_t before[WORDS_MAX] = {0}, now[WORDS_MAX] = {1};
    for (int k = 1; k <= bits; k++) {
        if (gf2_get(coefficients, k - 1)) gf2_add(sum, now, WORDS_MAX);
        poly_add_shifted(before, now, WORDS_MAX - 1, 1);
        for (int i = 0; i < WORDS_MAX; i++) {
            uint64_t next = before[i];
            before[i] = now[i];
            now[i] = next;
        }
    }
}

TEST(degree_is_that_of_the_highest_term) {
    uint64_t f[3] = {0};
    EXPECT(poly_degree(f, 3) == -1);
    EXPECT(poly_degree(f, 0) == -1);
    for (int i = 0; i < 192; i++) {
        gf2_flip(f, i);
        EXPECT(poly_degree(f, 3) == i);
    }
}

TEST(products_are_those_of_schoolbook) {
    static const int LENGTHS[] = {1, 2, 3, 5, 8, 23, 24, 25, 26, 47, 49, 51, 63};
    static uint64_t a[WORDS_MAX], b[WORDS_MAX], product[WORDS_MAX], plain[WORDS_MAX], scratch[SCRATCH_WORDS];
    enum { COUNT = sizeof LENGTHS / sizeof *LENGTHS };
    for (int i = 0; i < COUNT; i++)
        for (int j = 0; j < COUNT; j++) {
            size_t a_words = (size_t)LENGTHS[i], b_words = (size_t)LENGTHS[j];
            randomize(a, a_words, (int)a_words * GF2_WORD_BITS);
            randomize(b, b_words, (int)b_words * GF2_WORD_BITS);
            memset(plain, 0, sizeof plain);
            add_product(plain, a, (int)a_words * GF2_WORD_BITS, b, (int)b_words * GF2_WORD_BITS);
            poly_multiply(product, a, a_words, b, b_words, scratch);
            EXPECT(same(product, plain, a_words + b_words));
        }
}

TEST(nothing_is_added_and_multiplied_to_nothing) {
    uint64_t to[3] = {1, 2, 3}, product[3] = {7, 7, 7}, scratch[POLY_MULTIPLY_SCRATCH(0)];
    for (int shift = 0; shift < 130; shift++) poly_add_shifted(to, to + 3, 0, shift);
    EXPECT(to[0] == 1 && to[1] == 2 && to[2] == 3);
    poly_multiply(product, to, 3, to + 3, 0, scratch);
    EXPECT(product[0] == 0 && product[1] == 0 && product[2] == 0);
}

/* Multiplies with exactly POLY_MULTIPLY_SCRATCH() words of scratch, so that AddressSanitizer detects an access beyond them. */
TEST(products_need_no_more_scratch_than_they_say) {
    for (size_t words = 1; words <= 200; words += words < 40 ? 1 : 23)
        for (size_t longer = words; longer <= 3 * words + 1; longer += (words + 1) / 2) {
            SCOPED struct arena arena = test_arena(1 << 16);
            uint64_t *a = arena_take(&arena, words, sizeof *a), *b = arena_take(&arena, longer, sizeof *b);
            uint64_t *product = arena_take(&arena, words + longer, sizeof *product), plain = 0;
            uint64_t *scratch = arena_take(&arena, POLY_MULTIPLY_SCRATCH(words), sizeof *scratch);
            randomize(a, words, (int)words * GF2_WORD_BITS);
            randomize(b, longer, (int)longer * GF2_WORD_BITS);
            poly_multiply(product, a, words, b, longer, scratch);
            for (int i = 0; i < GF2_WORD_BITS; i++)
                if (gf2_get(a, i)) plain ^= b[0] << i;
            EXPECT(product[0] == plain);
        }
}

TEST(quotient_and_remainder_make_the_dividend) {
    uint64_t f[8], g[8], quotient[8], rest[8];
    for (int round = 0; round < 300; round++) {
        int f_bits = 1 + test_random_below(&seed, 500), g_bits = 1 + test_random_below(&seed, 500);
        randomize(f, 8, f_bits);
        randomize(g, 8, g_bits);
        if (poly_degree(g, 8) < 0) gf2_flip(g, g_bits - 1);
        memcpy(rest, f, sizeof f);
        poly_divide(rest, 8, g, 8, quotient);
        EXPECT(poly_degree(rest, 8) < poly_degree(g, 8));
        add_product(rest, quotient, poly_degree(quotient, 8) + 1, g, poly_degree(g, 8) + 1);
        EXPECT(same(rest, f, 8));
    }
}

static bool divides(const uint64_t *g, const uint64_t *f, size_t words) {
    uint64_t rest[WORDS_MAX], quotient[WORDS_MAX];
    memcpy(rest, f, words * sizeof *f);
    poly_divide(rest, words, g, words, quotient);
    return poly_degree(rest, words) < 0;
}

TEST(gcd_divides_both_and_its_cofactor_makes_it) {
    enum { WORDS = 12 };
    for (int round = 0; round < 100; round++) {
        uint64_t common[WORDS], p[WORDS], q[WORDS], a[WORDS] = {0}, b[WORDS] = {0}, u[WORDS] = {1}, v[WORDS] = {0};
        uint64_t a_used[WORDS], b_used[WORDS], rest[2 * WORDS] = {0};
        int bits = 1 + test_random_below(&seed, 60);
        randomize(common, WORDS, bits);
        randomize(p, WORDS, 1 + test_random_below(&seed, 300));
        randomize(q, WORDS, 300);
        gf2_flip(common, bits);
        gf2_flip(q, 300);
        add_product(a, common, bits + 1, p, 300);
        add_product(b, common, bits + 1, q, 301);
        memcpy(a_used, a, sizeof a);
        memcpy(b_used, b, sizeof b);
        struct poly_euclid euclid = poly_gcd(a_used, b_used, WORDS, u, v, 1);
        EXPECT(euclid.degree == poly_degree(euclid.gcd, WORDS));
        EXPECT(divides(common, euclid.gcd, WORDS) && divides(euclid.gcd, a, WORDS) && divides(euclid.gcd, b, WORDS));
        memcpy(rest, euclid.gcd, sizeof a);
        add_product(rest, euclid.cofactor, poly_degree(euclid.cofactor, WORDS) + 1, a, 400);
        EXPECT(poly_degree(euclid.cofactor, WORDS) <= poly_degree(b, WORDS));
        uint64_t wide_b[2 * WORDS] = {0};
        memcpy(wide_b, b, sizeof b);
        EXPECT(divides(wide_b, rest, 2 * WORDS));
    }
}

TEST(fibonacci_polynomials_follow_their_recurrence) {
    for (int n = 1; n <= 700; n++) {
        uint64_t f[WORDS_MAX] = {0}, unit[WORDS_MAX] = {0}, plain[WORDS_MAX] = {0};
        memset(f, 0xff, GF2_WORDS(n) * sizeof *f); /* what was there does not matter */
        poly_fibonacci(f, n);
        gf2_flip(unit, n - 1);
        add_fibonacci_sum(plain, unit, n);
        EXPECT(same(f, plain, WORDS_MAX));
    }
}

TEST(change_of_basis_follows_its_definition) {
    static const int LENGTHS[] = {1, 2, 3, 4, 5, 7, 8, 13, 21};
    for (size_t i = 0; i < sizeof LENGTHS / sizeof *LENGTHS; i++) {
        size_t words = (size_t)LENGTHS[i];
        uint64_t f[WORDS_MAX], plain[WORDS_MAX] = {0}, before[WORDS_MAX];
        randomize(f, words, (int)words * GF2_WORD_BITS);
        add_fibonacci_sum(plain, f, (int)words * GF2_WORD_BITS);
        memcpy(before, f, words * sizeof *f);
        poly_from_fibonacci(f, words);
        EXPECT(same(f, plain, words));
        poly_to_fibonacci(f, words);
        EXPECT(same(f, before, words));
    }
}

TEST(folding_is_the_remainder) {
    enum { WORDS = 10, BITS = WORDS * GF2_WORD_BITS };
    for (int n = 1; n <= 400; n++) {
        uint64_t f[WORDS], modulus[WORDS] = {0}, folded[WORDS] = {0}, quotient[WORDS];
        randomize(f, WORDS, BITS);
        memset(folded, 0xff, GF2_WORDS(n) * sizeof *folded); /* what was there does not matter */
        poly_fold(folded, n, f, BITS);
        poly_from_fibonacci(folded, WORDS);
        poly_from_fibonacci(f, WORDS);
        poly_fibonacci(modulus, n + 1);
        poly_divide(f, WORDS, modulus, WORDS, quotient);
        EXPECT(same(f, folded, WORDS));
    }
}

TEST(wrapping_is_the_remainder) {
    enum { WORDS = 10, BITS = WORDS * GF2_WORD_BITS };
    for (int n = 1; n <= 700; n++) {
        uint64_t f[WORDS], modulus[WORDS + 1] = {1}, wrapped[WORDS + 1] = {0}, quotient[WORDS];
        randomize(f, WORDS, BITS);
        poly_wrap(wrapped, n, f, WORDS);
        gf2_flip(modulus, n);
        poly_divide(f, WORDS, modulus, WORDS + 1, quotient);
        EXPECT(same(f, wrapped, WORDS) && !wrapped[WORDS]);
    }
}

/* f(x + 1) by Horner's rule. */
TEST(shift_follows_its_definition) {
    for (size_t words = 1; words <= 9; words++) {
        uint64_t f[WORDS_MAX], plain[WORDS_MAX] = {0};
        randomize(f, words, (int)words * GF2_WORD_BITS);
        for (int i = (int)words * GF2_WORD_BITS - 1; i >= 0; i--) {
            uint64_t times_x[WORDS_MAX] = {0};
            poly_add_shifted(times_x, plain, words, 1);
            gf2_add(plain, times_x, words);
            if (gf2_get(f, i)) gf2_flip(plain, 0);
        }
        poly_shift(f, words);
        EXPECT(same(f, plain, words));
    }
}

TEST(squares_and_roots_undo_each_other) {
    for (size_t words = 1; words <= 9; words++) {
        uint64_t f[WORDS_MAX] = {0}, square[WORDS_MAX] = {0}, root[WORDS_MAX];
        int bits = (int)words * GF2_WORD_BITS;
        randomize(f, words, bits);
        memcpy(root, f, words * sizeof *f);
        add_product(square, f, bits, f, bits);
        poly_square(f, words);
        EXPECT(same(f, square, 2 * words));
        poly_root(f, 2 * words);
        EXPECT(same(f, root, words) && gf2_is_zero(f + words, words));
    }
}

TEST(pairs_follow_their_definition) {
    for (size_t words = 1; words <= 9; words++) {
        uint64_t f[WORDS_MAX], before[WORDS_MAX], plain[WORDS_MAX] = {0};
        int bits = (int)words * GF2_WORD_BITS;
        randomize(f, words, bits);
        memcpy(before, f, words * sizeof *f);
        poly_to_pairs(f, words);
        for (int i = bits - 2; i >= 0; i -= 2) { /* Horner's rule in w = x² + x */
            uint64_t times_w[WORDS_MAX] = {0};
            poly_add_shifted(times_w, plain, words, 2);
            poly_add_shifted(times_w, plain, words, 1);
            memcpy(plain, times_w, sizeof plain);
            plain[0] ^= f[i / GF2_WORD_BITS] >> (i % GF2_WORD_BITS) & 3;
        }
        EXPECT(same(plain, before, words));
        poly_from_pairs(f, words);
        EXPECT(same(f, before, words));
    }
}
