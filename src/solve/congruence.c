#include "solve/congruence.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/gf2.h"
#include "algebra/numbers.h"
#include "algebra/poly.h"

size_t congruence_words(int side) {
    return (GF2_WORDS(side + 1) + 3) / 2 * 2;
}

size_t congruence_scratch(int rows, int columns) {
    size_t words = 32 * (congruence_words(rows) + congruence_words(columns)) + 256;
    return words * sizeof(uint64_t);
}

/* ---- gcd and inverse ---- */

struct common {
    uint64_t *gcd, *inverse;
    int degree;
};

/* f = F_{side+1}(x), or F_{side+1}(x + 1). */
static uint64_t *take_fibonacci(int side, bool shifted, struct arena *arena) {
    uint64_t *f = gf2_take(arena, congruence_words(side));
    poly_fibonacci(f, side + 1);
    if (shifted) poly_shift(f, congruence_words(side));
    return f;
}

/* f mod F_{side+1}, both in the power basis. */
static uint64_t *take_reduced(uint64_t *f, int length, int side, struct arena *arena) {
    uint64_t *reduced = gf2_take(arena, congruence_words(side));
    poly_to_fibonacci(f, GF2_WORDS(length));
    poly_fold(reduced, side, f, length);
    poly_from_fibonacci(reduced, GF2_WORDS(side));
    return reduced;
}

/* For rows = columns and t = s + 1. With w = s² + s and F(s) = P(w) + s·Q(w), F(s+1) = F(s) + Q(w), which is Q(w) modulo F(s).
 * Euclid's algorithm on P and Q, of half the degree, gives u·P + v·Q = gcd; then (v + s·u)·Q = gcd. */
static struct common common_of_square(uint64_t *f, size_t words, bool with_inverse, struct arena *arena) {
    uint64_t *p = gf2_take(arena, words), *q = gf2_take(arena, words);
    uint64_t *v = with_inverse ? gf2_take(arena, 2 * words) : NULL,
             *u = with_inverse ? gf2_take(arena, 2 * words) : NULL;
    poly_to_pairs(f, words);
    for (size_t i = 0; i < words; i++) {
        p[i] = f[i];
        q[i] = f[i] >> 1;
    }
    poly_root(p, words);
    poly_root(q, words);
    if (with_inverse) {
        v[0] = 1;
        u[0] = 2;
    }
    struct poly_euclid euclid = poly_gcd(q, p, words, v, u, 2);
    poly_square(euclid.gcd, words / 2);
    poly_from_pairs(euclid.gcd, words);
    if (with_inverse) poly_from_pairs(euclid.cofactor, words);
    return (struct common){euclid.gcd, euclid.cofactor, 2 * euclid.degree};
}

static struct common common_of(uint64_t *a, uint64_t *f, size_t words, bool with_inverse, struct arena *arena) {
    uint64_t *u = with_inverse ? gf2_take(arena, words) : NULL, *v = with_inverse ? gf2_take(arena, words) : NULL;
    if (with_inverse) u[0] = 1;
    struct poly_euclid euclid = poly_gcd(a, f, words, u, v, 1);
    return (struct common){euclid.gcd, euclid.cofactor, euclid.degree};
}

/* With both sides even, F_{length+1}(t) and F_{side+1}(s) are squares, so gcd and inverse are the squares of those of the roots. */
static bool are_squares(int length, int side) {
    return length % 2 == 0 && side % 2 == 0;
}

/* The gcd of F_{length+1}(t) and F_{side+1}(s), side <= length, and the inverse of the former modulo the latter (the
 * root of the inverse, when they are squares). */
static struct common find_common(int length, int side, bool shifted, bool with_inverse, struct arena *arena) {
    bool squares = are_squares(length, side);
    bool pairs = length == side && shifted;
    size_t words = congruence_words(side);
    uint64_t *f = take_fibonacci(side, false, arena), *a = NULL;
    if (!pairs) a = take_reduced(take_fibonacci(length, shifted, arena), length + 1, side, arena);
    if (squares) poly_root(f, words);
    if (squares && a) poly_root(a, words);
    struct common common =
        pairs ? common_of_square(f, words, with_inverse, arena) : common_of(a, f, words, with_inverse, arena);
    if (!squares) return common;
    poly_square(common.gcd, words / 2);
    common.degree *= 2;
    return common;
}

/* Let rows + 1 = 2^a p and columns + 1 = 2^b q with odd p and q. Then F_{2^a p}(t) = t^(2^a - 1) F_p(t)^(2^a), and the F of odd
 * numbers are squares of polynomials without repeated or zero roots. So the roots are counted for the odd numbers; the roots
 * t = 0 and s = 0 (where F_p is zero when 3 divides p) are counted separately. */
static int shifted_nullity(int rows, int columns, struct arena *arena) {
    int a = (rows + 1) & -(rows + 1), b = (columns + 1) & -(columns + 1);
    int p = (rows + 1) / a, q = (columns + 1) / b;
    int nullity = smaller(a, b) * find_common(larger(p, q) - 1, smaller(p, q) - 1, true, false, arena).degree;
    if (p % 3 == 0) nullity += smaller(2 * a, b - 1);
    if (q % 3 == 0) nullity += smaller(2 * b, a - 1);
    return nullity;
}

static void check_sides(int rows, int columns) {
    CHECK(rows > 0 && columns > 0 && rows <= CONGRUENCE_SIDE_MAX && columns <= CONGRUENCE_SIDE_MAX);
}

int congruence_nullity(int rows, int columns, bool shifted, struct arena *arena) {
    check_sides(rows, columns);
    if (!shifted) return (int)common_divisor(rows + 1, columns + 1) - 1;
    size_t mark = arena_mark(arena);
    struct arena scratch;
    bool taken = arena_split(arena, &scratch, congruence_scratch(rows, columns));
    arena_release(arena, mark);
    return taken ? shifted_nullity(rows, columns, &scratch) : -1;
}

static bool is_wide(const struct congruence *congruence) {
    return congruence->columns > congruence->rows;
}

/* The solutions of F_{rows+1}(t)·X = 0 are the multiples of F_{columns+1}(s) / gcd. */
static void find_quiet(struct congruence *congruence, struct arena scratch) {
    size_t words = congruence_words(congruence->columns),
           side_words = congruence_words(smaller(congruence->rows, congruence->columns));
    uint64_t *f = take_fibonacci(congruence->columns, false, &scratch), *gcd = gf2_take(&scratch, side_words);
    memcpy(gcd, congruence->gcd, side_words * sizeof *gcd);
    if (is_wide(congruence) && congruence->shifted) poly_shift(gcd, side_words);
    poly_divide(f, words, gcd, side_words, congruence->quiet);
    CHECK(gf2_is_zero(f, words));
}

bool congruence_prepare(struct congruence *congruence, int rows, int columns, bool shifted, struct arena *arena) {
    check_sides(rows, columns);
    size_t before = arena_mark(arena), words = congruence_words(smaller(rows, columns));
    uint64_t *gcd = arena_take(arena, words, sizeof *gcd), *inverse = arena_take(arena, words, sizeof *inverse);
    uint64_t *quiet = arena_take(arena, congruence_words(columns), sizeof *quiet);
    size_t kept = arena_mark(arena);
    struct arena scratch;
    bool taken = arena_split(arena, &scratch, congruence_scratch(rows, columns)) && gcd && inverse && quiet;
    arena_release(arena, taken ? kept : before);
    if (!taken) return false;
    struct arena rest = scratch;
    struct common common = find_common(larger(rows, columns), smaller(rows, columns), shifted, true, &rest);
    memcpy(gcd, common.gcd, words * sizeof *gcd);
    memcpy(inverse, common.inverse, words * sizeof *inverse);
    *congruence = (struct congruence){rows, columns, shifted, common.degree, gcd, inverse, quiet};
    if (common.degree > 0) find_quiet(congruence, scratch);
    return true;
}

/* ---- the congruence ---- */

/* product = f·inverse. If the inverse is r² and f = p² + x·q², the product is (p·r)² + x·(q·r)². Overwrites f. */
static void multiply_by_inverse(const struct congruence *congruence, uint64_t *product, uint64_t *f, size_t words,
                                struct arena *scratch) {
    uint64_t *room = gf2_take(scratch, POLY_MULTIPLY_SCRATCH(words)), *odd = gf2_take(scratch, 2 * words);
    if (!are_squares(congruence->rows, congruence->columns)) {
        poly_multiply(product, f, words, congruence->inverse, words, room);
        return;
    }
    uint64_t *q = gf2_take(scratch, words);
    for (size_t i = 0; i < words; i++) q[i] = f[i] >> 1;
    poly_root(f, words);
    poly_root(q, words);
    poly_multiply(product, f, words / 2, congruence->inverse, words / 2, room);
    poly_multiply(odd, q, words / 2, congruence->inverse, words / 2, room);
    poly_square(product, words);
    poly_square(odd, words);
    poly_add_shifted(product, odd, 2 * words, 1);
}

/* The k with k·F_{longer+1} = c modulo F_{shorter+1}; NULL when there is none. c is in the power basis and is overwritten, k is in
 * the Fibonacci basis. If columns <= rows, this is the congruence itself. */
static uint64_t *solve_narrow(const struct congruence *congruence, uint64_t *c, struct arena *scratch) {
    int side = smaller(congruence->rows, congruence->columns);
    size_t words = congruence_words(side);
    uint64_t *quotient = gf2_take(scratch, words), *product = gf2_take(scratch, 2 * words),
             *k = gf2_take(scratch, words);
    poly_divide(c, words, congruence->gcd, words, quotient);
    if (!gf2_is_zero(c, words)) return NULL;
    multiply_by_inverse(congruence, product, quotient, words, scratch);
    poly_to_fibonacci(product, 2 * words);
    poly_fold(k, side, product, (int)(2 * words * GF2_WORD_BITS));
    return k;
}

/* For columns > rows the inverse is that of B := F_{columns+1}(s) modulo A := F_{rows+1}(t). The k with k·B = C (mod A)
 * gives X = (C + k·B) / A. All of them are in powers of t. */
static uint64_t *solve_wide(const struct congruence *congruence, uint64_t *c, struct arena *scratch) {
    size_t words = congruence_words(congruence->columns), side_words = congruence_words(congruence->rows),
           all = words + side_words;
    if (congruence->shifted) poly_shift(c, words);
    uint64_t *whole = gf2_take(scratch, words), *x = gf2_take(scratch, all), *quotient = gf2_take(scratch, all);
    memcpy(whole, c, words * sizeof *c);
    uint64_t *k =
        solve_narrow(congruence, take_reduced(whole, congruence->columns, congruence->rows, scratch), scratch);
    if (!k) return NULL;
    poly_from_fibonacci(k, side_words);
    uint64_t *b = take_fibonacci(congruence->columns, congruence->shifted, scratch),
             *a = take_fibonacci(congruence->rows, false, scratch);
    poly_multiply(x, b, words, k, side_words, gf2_take(scratch, POLY_MULTIPLY_SCRATCH(side_words)));
    gf2_add(x, c, words);
    poly_divide(x, all, a, side_words, quotient);
    CHECK(gf2_is_zero(x, all));
    if (congruence->shifted) poly_shift(quotient, words);
    poly_to_fibonacci(quotient, words);
    return quotient;
}

const uint64_t *congruence_solve(const struct congruence *congruence, const uint64_t *c, struct arena *scratch) {
    size_t words = congruence_words(congruence->columns);
    uint64_t *powers = gf2_take(scratch, words);
    memcpy(powers, c, GF2_WORDS(congruence->columns) * sizeof *c);
    poly_from_fibonacci(powers, words);
    return is_wide(congruence) ? solve_wide(congruence, powers, scratch) : solve_narrow(congruence, powers, scratch);
}

void congruence_quiet(const struct congruence *congruence, int k, uint64_t *row) {
    CHECK(k >= 0 && k < congruence->nullity);
    size_t words = congruence_words(congruence->columns);
    memset(row, 0, words * sizeof *row);
    poly_add_shifted(row, congruence->quiet, GF2_WORDS(congruence->columns - congruence->nullity + 1), k);
    poly_to_fibonacci(row, words);
}
