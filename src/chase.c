#include "chase.h"

#include <string.h>

#include "check.h"
#include "fingerprint.h"
#include "gf2.h"
#include "poly.h"

/* Row r of the presses is x_r. With T = the n×n matrix that adds to each cell of a row its left and right
 * neighbours (and, for the plus rule, itself), row r of the lights b demands x_{r+1} = T x_r + x_{r-1} + b_r,
 * where x_0 = 0 and x_{rows+1} = 0.
 *
 * A row v is the polynomial Σ v_k F_k(s), because then multiplying by s adds the neighbours of each cell,
 * modulo F_{columns+1}(s). T is t = s + 1 for the plus rule, t = s for the ring rule; and the chase that starts
 * from X leaves C = F_{rows+1}(t)·X + (what it leaves when it starts from nothing). So we solve
 *
 *     F_{rows+1}(t)·X = C   (mod F_{columns+1}(s)).
 *
 * Turning the board swaps s and t: all the work is done modulo the F of the shorter side. */

static uint64_t *take(struct arena *arena, size_t words) {
    uint64_t *taken = arena_take_zeroed(arena, words, sizeof *taken);
    CHECK(taken);
    return taken;
}

/* A block of its own for scratch, so that nothing that only computes can run out of memory. */
static bool cannot_grow(struct arena *arena, size_t need) {
    return (void)arena, (void)need, false;
}

static bool take_scratch(struct arena *scratch, size_t words, struct arena *arena) {
    void *start = arena_take(arena, words, sizeof(uint64_t));
    *scratch = (struct arena){.start = start, .size = words * sizeof(uint64_t), .grow = cannot_grow};
    return start;
}

static int longer(int rows, int columns) {
    return rows > columns ? rows : columns;
}

static int shorter(int rows, int columns) {
    return rows < columns ? rows : columns;
}

/* The bits of a row's last word that exist. */
static uint64_t last_bits(int columns) {
    return ~UINT64_C(0) >> ((int)GF2_WORDS(columns) * GF2_WORD_BITS - columns);
}

/* Room for a polynomial of degree `side` and a little more: an even number of words, so that it can be the square
 * of one half as long. */
static size_t words_for(int side) {
    return (GF2_WORDS(side + 1) + 3) / 2 * 2;
}

/* What any function below takes at most. */
static size_t scratch_words(int rows, int columns) {
    return 32 * words_for(longer(rows, columns)) + 32 * words_for(shorter(rows, columns)) + 256;
}

/* ---- the size: gcd and inverse ---- */

struct common {
    uint64_t *gcd, *inverse;
    int degree;
};

/* f = F_{side+1}(x), or F_{side+1}(x + 1). */
static uint64_t *take_fibonacci(int side, bool shifted, struct arena *arena) {
    uint64_t *f = take(arena, words_for(side));
    poly_fibonacci(f, side + 1);
    if (shifted) poly_shift(f, words_for(side));
    return f;
}

/* f mod F_{side+1}, both in powers. */
static uint64_t *take_reduced(uint64_t *f, int length, int side, struct arena *arena) {
    uint64_t *reduced = take(arena, words_for(side));
    poly_to_fibonacci(f, GF2_WORDS(length));
    poly_fold(reduced, side, f, length);
    poly_from_fibonacci(reduced, GF2_WORDS(side));
    return reduced;
}

/* A square board with the plus rule: with w = s² + s and F(s) = P(w) + s·Q(w), F(s+1) is F(s) + Q(w), and so
 * Q(w) modulo F(s). One Euclid on P and Q, of half the degree, gives u·P + v·Q = gcd; then (v + s·u)·Q = gcd. */
static struct common common_of_square(uint64_t *f, size_t words, bool with_inverse, struct arena *arena) {
    uint64_t *p = take(arena, words), *q = take(arena, words);
    uint64_t *v = with_inverse ? take(arena, 2 * words) : NULL, *u = with_inverse ? take(arena, 2 * words) : NULL;
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
    if (with_inverse) poly_from_pairs(euclid.carried, words);
    return (struct common){euclid.gcd, euclid.carried, 2 * euclid.degree};
}

static struct common common_of(uint64_t *a, uint64_t *f, size_t words, bool with_inverse, struct arena *arena) {
    uint64_t *u = with_inverse ? take(arena, words) : NULL, *v = with_inverse ? take(arena, words) : NULL;
    if (with_inverse) u[0] = 1;
    struct poly_euclid euclid = poly_gcd(a, f, words, u, v, 1);
    return (struct common){euclid.gcd, euclid.carried, euclid.degree};
}

/* With both sides even, F_{length+1}(t) and F_{side+1}(s) are squares, and so is all that follows from their roots. */
static bool are_squares(int length, int side) {
    return length % 2 == 0 && side % 2 == 0;
}

/* The gcd of F_{length+1}(t) and F_{side+1}(s), side <= length, and the inverse of the former modulo the latter (the
 * root of the inverse, when they are squares). */
static struct common find_common(int length, int side, enum chase_rule rule, bool with_inverse, struct arena *arena) {
    bool squares = are_squares(length, side);
    bool pairs = length == side && rule == CHASE_PLUS;
    size_t words = words_for(side);
    uint64_t *f = take_fibonacci(side, false, arena), *a = NULL;
    if (!pairs) a = take_reduced(take_fibonacci(length, rule == CHASE_PLUS, arena), length + 1, side, arena);
    if (squares) poly_root(f, words);
    if (squares && a) poly_root(a, words);
    struct common common =
        pairs ? common_of_square(f, words, with_inverse, arena) : common_of(a, f, words, with_inverse, arena);
    if (!squares) return common;
    poly_square(common.gcd, words / 2);
    common.degree *= 2;
    return common;
}

static int gcd_of_numbers(int a, int b) {
    return b ? gcd_of_numbers(b, a % b) : a;
}

static int smaller(int a, int b) {
    return a < b ? a : b;
}

/* With rows + 1 = 2^a p and columns + 1 = 2^b q, p and q odd: F_{2^a p}(t) = t^(2^a - 1) F_p(t)^(2^a), and the F of
 * odd numbers are squares of polynomials without repeated or zero roots. So roots are counted for the odd numbers,
 * and those at t = 0 and s = 0 (where F_p is zero when 3 divides p) apart. */
static int plus_nullity(int rows, int columns, struct arena *arena) {
    int a = (rows + 1) & -(rows + 1), b = (columns + 1) & -(columns + 1);
    int p = (rows + 1) / a, q = (columns + 1) / b;
    int nullity = smaller(a, b) * find_common(longer(p, q) - 1, shorter(p, q) - 1, CHASE_PLUS, false, arena).degree;
    if (p % 3 == 0) nullity += smaller(2 * a, b - 1);
    if (q % 3 == 0) nullity += smaller(2 * b, a - 1);
    return nullity;
}

int chase_nullity(int rows, int columns, enum chase_rule rule, struct arena *arena) {
    CHECK(rows > 0 && columns > 0 && rows <= CHASE_SIDE_MAX && columns <= CHASE_SIDE_MAX);
    if (rule == CHASE_RING) return gcd_of_numbers(rows + 1, columns + 1) - 1;
    size_t used = arena->used;
    struct arena scratch;
    int nullity = -1;
    if (take_scratch(&scratch, scratch_words(rows, columns), arena)) nullity = plus_nullity(rows, columns, &scratch);
    arena->used = used;
    return nullity;
}

static bool is_wide(const struct chase *chase) {
    return chase->columns > chase->rows;
}

/* The solutions of F_{rows+1}(t)·X = 0 are the multiples of F_{columns+1}(s) / gcd. */
static void find_quiet(struct chase *chase, struct arena scratch) {
    size_t words = words_for(chase->columns), side_words = words_for(shorter(chase->rows, chase->columns));
    uint64_t *f = take_fibonacci(chase->columns, false, &scratch), *gcd = take(&scratch, side_words);
    memcpy(gcd, chase->gcd, side_words * sizeof *gcd);
    if (is_wide(chase) && chase->rule == CHASE_PLUS) poly_shift(gcd, side_words);
    poly_divide(f, words, gcd, side_words, chase->quiet);
    CHECK(gf2_is_zero(f, words));
}

bool chase_prepare(struct chase *chase, int rows, int columns, enum chase_rule rule, struct arena *arena) {
    CHECK(rows > 0 && columns > 0 && rows <= CHASE_SIDE_MAX && columns <= CHASE_SIDE_MAX);
    size_t used = arena->used, words = words_for(shorter(rows, columns));
    *chase = (struct chase){.rows = rows, .columns = columns, .rule = rule};
    chase->gcd = arena_take(arena, words, sizeof *chase->gcd);
    chase->inverse = arena_take(arena, words, sizeof *chase->inverse);
    chase->quiet = arena_take(arena, words_for(columns), sizeof *chase->quiet);
    bool taken = take_scratch(&chase->scratch, scratch_words(rows, columns), arena);
    if (!taken || !chase->gcd || !chase->inverse || !chase->quiet) {
        arena->used = used;
        return false;
    }
    struct arena scratch = chase->scratch;
    struct common common = find_common(longer(rows, columns), shorter(rows, columns), rule, true, &scratch);
    memcpy(chase->gcd, common.gcd, words * sizeof *common.gcd);
    memcpy(chase->inverse, common.inverse, words * sizeof *common.inverse);
    chase->nullity = common.degree;
    if (chase->nullity > 0) find_quiet(chase, chase->scratch);
    return true;
}

/* ---- the congruence ---- */

/* product = f·inverse. When the inverse is r² and f = p² + x·q², that is (p·r)² + x·(q·r)². f is used up. */
static void multiply_by_inverse(const struct chase *chase, uint64_t *product, uint64_t *f, size_t words,
                                struct arena *scratch) {
    uint64_t *room = take(scratch, POLY_MULTIPLY_SCRATCH(words)), *odd = take(scratch, 2 * words);
    if (!are_squares(chase->rows, chase->columns)) {
        poly_multiply(product, f, words, chase->inverse, words, room);
        return;
    }
    uint64_t *q = take(scratch, words);
    for (size_t i = 0; i < words; i++) q[i] = f[i] >> 1;
    poly_root(f, words);
    poly_root(q, words);
    poly_multiply(product, f, words / 2, chase->inverse, words / 2, room);
    poly_multiply(odd, q, words / 2, chase->inverse, words / 2, room);
    poly_square(product, words);
    poly_square(odd, words);
    poly_add_shifted(product, odd, 2 * words, 1);
}

/* k with k·F_{longer+1} = c modulo F_{shorter+1}, in the Fibonacci basis; NULL when there is none. c is used up. */
static uint64_t *solve_congruence(const struct chase *chase, uint64_t *c, struct arena *scratch) {
    int side = shorter(chase->rows, chase->columns);
    size_t words = words_for(side);
    uint64_t *quotient = take(scratch, words), *product = take(scratch, 2 * words), *k = take(scratch, words);
    poly_divide(c, words, chase->gcd, words, quotient);
    if (!gf2_is_zero(c, words)) return NULL;
    multiply_by_inverse(chase, product, quotient, words, scratch);
    poly_to_fibonacci(product, 2 * words);
    poly_fold(k, side, product, (int)(2 * words * GF2_WORD_BITS));
    return k;
}

/* On a wide board the inverse is modulo F_{rows+1}(t) =: A, of F_{columns+1}(s) =: B. The k with k·B = C (mod A)
 * gives X = (C + k·B) / A. Everything is in powers of t. */
static uint64_t *first_row_of_wide(const struct chase *chase, uint64_t *c, struct arena *scratch) {
    bool plus = chase->rule == CHASE_PLUS;
    size_t words = words_for(chase->columns), side_words = words_for(chase->rows), all = words + side_words;
    if (plus) poly_shift(c, words);
    uint64_t *whole = take(scratch, words), *x = take(scratch, all), *quotient = take(scratch, all);
    memcpy(whole, c, words * sizeof *c);
    uint64_t *k = solve_congruence(chase, take_reduced(whole, chase->columns, chase->rows, scratch), scratch);
    if (!k) return NULL;
    poly_from_fibonacci(k, side_words);
    uint64_t *b = take_fibonacci(chase->columns, plus, scratch), *a = take_fibonacci(chase->rows, false, scratch);
    poly_multiply(x, b, words, k, side_words, take(scratch, POLY_MULTIPLY_SCRATCH(side_words)));
    gf2_add(x, c, words);
    poly_divide(x, all, a, side_words, quotient);
    CHECK(gf2_is_zero(x, all));
    if (plus) poly_shift(quotient, words);
    poly_to_fibonacci(quotient, words);
    return quotient;
}

/* The first row of a solution when the chase from nothing leaves `left`; NULL when there is none. */
static uint64_t *first_row(const struct chase *chase, const uint64_t *left, struct arena *scratch) {
    size_t words = words_for(chase->columns);
    uint64_t *c = take(scratch, words);
    memcpy(c, left, GF2_WORDS(chase->columns) * sizeof *c);
    poly_from_fibonacci(c, words);
    return is_wide(chase) ? first_row_of_wide(chase, c, scratch) : solve_congruence(chase, c, scratch);
}

/* In place: the v with s·v = row (mod F_{columns+1}(s)), that is v_{k-1} + v_{k+1} = row_k, whose first cell is given. */
static void divide_by_s(uint64_t *row, int columns, bool first) {
    uint64_t over = first, last = 0;
    for (size_t i = 0; i < GF2_WORDS(columns); i++) {
        uint64_t word = row[i] << 1 | over;
        over = row[i] >> 63;
        for (int shift = 2; shift < GF2_WORD_BITS; shift *= 2) word ^= word << shift;
        last = row[i] = word ^ (last >> 62) * 0x5555555555555555;
    }
    row[GF2_WORDS(columns) - 1] &= last_bits(columns);
}

/* From nothing, each row b_r leaves F_{rows+1-r}(t)·b_r: all rows being u, in all S·u with S = Σ F_r(t). Only at its
 * ends has a row of ones neighbours that differ, s·u = F_1 + F_columns; and F_columns turns a row over. So s·S·u is
 * the row S and its mirror image. (The first cell of S·u is the parity of S, since T is symmetric.) */
bool chase_first_row_of_all_on(const struct chase *chase, uint64_t *row) {
    struct arena scratch = chase->scratch;
    int rows = chase->rows, columns = chase->columns;
    size_t words = words_for(columns), side_words = words_for(rows);
    uint64_t *sum = take(&scratch, side_words), *left = take(&scratch, words), *twice = take(&scratch, 2 * words);
    gf2_fill(sum, rows);
    poly_from_fibonacci(sum, side_words);
    if (chase->rule == CHASE_PLUS) poly_shift(sum, side_words);
    poly_to_fibonacci(sum, side_words);
    poly_fold(left, columns, sum, rows);
    bool odd = gf2_weight(left, words) & 1;
    gf2_add(twice, left, words);
    poly_add_shifted(twice, left, words, columns + 1);
    poly_fold(left, columns, twice, 2 * columns + 1);
    divide_by_s(left, columns, odd);
    const uint64_t *first = first_row(chase, left, &scratch);
    if (first) memcpy(row, first, GF2_WORDS(columns) * sizeof *row);
    return first;
}

/* ---- the board, row by row ---- */

/* Two neighbouring rows of presses on their way down (or up) the board, with a zero word at either end of each. */
struct pair {
    uint64_t *before, *row;
    size_t words;
    uint64_t last; /* the bits of the last word that exist */
    uint64_t self; /* all ones when a press flips its own cell */
};

static uint64_t self_bits(const struct chase *chase) {
    return chase->rule == CHASE_PLUS ? ~UINT64_C(0) : 0;
}

static struct pair take_pair(const struct chase *chase, struct arena *scratch) {
    size_t words = GF2_WORDS(chase->columns);
    return (struct pair){
        .before = take(scratch, words + 4) + 2,
        .row = take(scratch, words + 4) + 2,
        .words = words,
        .last = last_bits(chase->columns),
        .self = self_bits(chase),
    };
}

/* Words from here on may lie at any byte. */
typedef uint64_t lanes_at_byte __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint64_t word_at_byte __attribute__((aligned(1), may_alias));

/* The loops below are the cost of a solution: they run in blocks of four words, written out whatever the compiler
 * optimizes for, and end word by word. */
#define INLINE static inline __attribute__((always_inline))
enum { BLOCK_WORDS = 4 };

INLINE void press_lanes(uint64_t *after, const uint64_t *left, uint64_t *lights, uint64_t self) {
    gf2_lanes presses = *(const gf2_lanes *)(left + 1);
    gf2_lanes sum = *(gf2_lanes *)after ^ *(gf2_lanes *)lights ^ (presses & self);
    sum ^= *(const gf2_lanes *)left >> 63 ^ presses << 1 ^ presses >> 1 ^ *(const gf2_lanes *)(left + 2) << 63;
    *(gf2_lanes *)after = sum;
    *(gf2_lanes *)lights = presses;
}

INLINE void press_word(uint64_t *after, const uint64_t *left, uint64_t *lights, uint64_t self) {
    *after ^= *lights ^ (left[1] & self) ^ left[0] >> 63 ^ left[1] << 1 ^ left[1] >> 1 ^ left[2] << 63;
    *lights = left[1];
}

INLINE uint64_t ones(uint64_t word) {
    return (uint64_t)__builtin_popcountll(word);
}

/* One row on: the row after pair->row is the one that puts out the lights. In their place the presses of pair->row
 * are left; returns how many. */
static int press_row(struct pair *pair, uint64_t *lights) {
    uint64_t *after = pair->before;
    const uint64_t *left = pair->row - 1, self = pair->self;
    size_t words = pair->words;
    uint64_t weight = 0;
    for (; words >= BLOCK_WORDS; words -= BLOCK_WORDS) {
        press_lanes(after, left, lights, self);
        press_lanes(after + GF2_LANES, left + GF2_LANES, lights + GF2_LANES, self);
        weight += ones(left[1]) + ones(left[2]) + ones(left[3]) + ones(left[4]);
        after += BLOCK_WORDS;
        left += BLOCK_WORDS;
        lights += BLOCK_WORDS;
    }
    for (size_t i = 0; i < words; i++) {
        press_word(after + i, left + i, lights + i, self);
        weight += ones(left[i + 1]);
    }
    uint64_t *row = pair->before;
    row[pair->words - 1] &= pair->last;
    pair->before = pair->row;
    pair->row = row;
    return (int)weight;
}

/* What the chase from nothing leaves is Σ F_k(t) b_k, rows counted from the last one up. As t^8 = s^8 + 1 (for the
 * plus rule) and F_{k+8} = t^8 F_k + F_{k-8}, each eighth row can be summed by a chase of its own in which T^8 takes
 * the place of T, and T^8 only moves whole bytes. Σ F_k b_k over every eighth k from 1 <= i <= 8 on is
 * F_i·now_i + F_{8-i}·before_i: a board of eight rows remains. */
enum { STEP = 8 };

/* Beyond its ends a row goes on as its mirror image about the cells before the first and after the last, which are
 * never pressed: this makes T^8 the same everywhere. */
struct folding {
    uint64_t *now[STEP + 1], *before[STEP + 1]; /* 1 … STEP; each with a word of mirror image at either end */
    size_t words;
    int columns, k;
    uint64_t self;
};

static struct folding take_folding(const struct chase *chase, struct arena *scratch) {
    struct folding folding = {
        .words = GF2_WORDS(chase->columns), .columns = chase->columns, .k = chase->rows, .self = self_bits(chase)};
    for (int i = 1; i <= STEP; i++) {
        folding.now[i] = take(scratch, folding.words + 4) + 2;
        folding.before[i] = take(scratch, folding.words + 4) + 2;
    }
    return folding;
}

/* The bits of each byte in the opposite order. */
static uint64_t reversed_bytes(uint64_t word) {
    const uint64_t one = 0x5555555555555555, two = 0x3333333333333333, four = 0x0f0f0f0f0f0f0f0f;
    word = (word >> 1 & one) | (word & one) << 1;
    word = (word >> 2 & two) | (word & two) << 2;
    return (word >> 4 & four) | (word & four) << 4;
}

/* Eight bits of image at either end, from the eight (seven) bits that they mirror, reversed together. On a row
 * shorter than that each round makes columns + 1 more of them right. */
static void mirror_ends(uint64_t *row, size_t words, int columns) {
    uint64_t *last = row + words - 1, exist = last_bits(columns);
    int used = (columns - 1) % GF2_WORD_BITS + 1, spare = GF2_WORD_BITS - used;
    last[0] &= exist;
    for (int right = 0; right < STEP; right += columns + 1) {
        uint64_t end = spare ? last[0] << spare | last[-1] >> used : last[0];
        uint64_t mirrored = reversed_bytes(end >> 56 << 8 | (row[0] & 0xff)), image = mirrored >> 8 << 1;
        row[-1] = (mirrored & 0xff) >> 1 << 56;
        last[0] = spare ? (last[0] & exist) | image << used : last[0];
        last[1] = image >> spare;
    }
}

INLINE void fold_lanes(uint64_t *after, const unsigned char *left, const uint64_t *lights, uint64_t self) {
    gf2_lanes sum =
        *(const gf2_lanes *)after ^ *(const gf2_lanes *)lights ^ (*(const lanes_at_byte *)(left + 1) & self);
    *(gf2_lanes *)after = sum ^ *(const lanes_at_byte *)left ^ *(const lanes_at_byte *)(left + 2);
}

INLINE void fold_word(uint64_t *after, const unsigned char *left, const uint64_t *lights, uint64_t self) {
    *after ^= *lights ^ (*(const word_at_byte *)(left + 1) & self) ^ *(const word_at_byte *)left ^
              *(const word_at_byte *)(left + 2);
}

/* The next row of lights, from the first row down. */
static void fold_row(struct folding *folding, const uint64_t *lights) {
    int k = (folding->k-- - 1) % STEP + 1;
    uint64_t *now = folding->now[k], *after = folding->before[k], self = folding->self;
    folding->before[k] = now;
    folding->now[k] = after;
    const unsigned char *left = (const unsigned char *)now - 1;
    size_t words = folding->words;
    for (; words >= BLOCK_WORDS; words -= BLOCK_WORDS) {
        fold_lanes(after, left, lights, self);
        fold_lanes(after + GF2_LANES, left + 8 * GF2_LANES, lights + GF2_LANES, self);
        after += BLOCK_WORDS;
        left += 8 * BLOCK_WORDS;
        lights += BLOCK_WORDS;
    }
    for (size_t i = 0; i < words; i++) fold_word(after + i, left + 8 * i, lights + i, self);
    mirror_ends(folding->now[k], folding->words, folding->columns);
}

/* What the chase from nothing leaves below the last row. */
static const uint64_t *left_below(const struct chase *chase, struct folding *folding, struct arena *scratch) {
    struct pair pair = take_pair(chase, scratch);
    for (int i = STEP; i > 0; i--) {
        if (i < STEP) gf2_add(folding->now[i], folding->before[STEP - i], folding->words);
        press_row(&pair, folding->now[i]);
    }
    return pair.row;
}

/* Chases from the given first row; each row of lights becomes the presses above the next. Returns their number. */
static int64_t press_from(const struct chase *chase, const uint64_t *first, uint64_t *board, size_t stride,
                          struct arena scratch) {
    struct pair pair = take_pair(chase, &scratch);
    int64_t weight = 0;
    memcpy(pair.row, first, pair.words * sizeof *first);
    for (int r = 0; r < chase->rows; r++) weight += press_row(&pair, board + (size_t)r * stride);
    CHECK(gf2_is_zero(pair.row, pair.words));
    return weight;
}

/* The first row of quiet pattern k: s^k times that of pattern 0. */
static void quiet_row(const struct chase *chase, int k, uint64_t *row, size_t words) {
    memset(row, 0, words * sizeof *row);
    poly_add_shifted(row, chase->quiet, GF2_WORDS(chase->columns - chase->nullity + 1), k);
    poly_to_fibonacci(row, words);
}

/* Turned upside down, the pattern from the first row w shares as many cells with the lights, modulo 2, as w does
 * with what the chase from nothing leaves of them. So the witness runs from the last row up. */
static int64_t write_witness(const struct chase *chase, const uint64_t *left, uint64_t *board, size_t stride,
                             struct arena scratch) {
    struct pair pair = take_pair(chase, &scratch);
    size_t words = words_for(chase->columns);
    uint64_t *first = take(&scratch, words);
    int64_t weight = 0;
    bool odd = false;
    for (int k = 0; !gf2_dot(first, left, pair.words); k++) {
        CHECK(k < chase->nullity);
        quiet_row(chase, k, first, words);
    }
    memcpy(pair.row, first, pair.words * sizeof *first);
    for (int r = chase->rows - 1; r >= 0; r--) {
        uint64_t *row = board + (size_t)r * stride;
        odd ^= gf2_dot(pair.row, row, pair.words);
        memset(row, 0, pair.words * sizeof *row);
        weight += press_row(&pair, row);
    }
    CHECK(odd && gf2_is_zero(pair.row, pair.words));
    return weight;
}

struct chase_answer chase_solve(const struct chase *chase, uint64_t *board, size_t stride) {
    struct arena scratch = chase->scratch;
    struct folding folding = take_folding(chase, &scratch);
    struct fingerprint print = fingerprint_start();
    for (int r = 0; r < chase->rows; r++) {
        fold_row(&folding, board + (size_t)r * stride);
        fingerprint_add(&print, board + (size_t)r * stride, chase->columns);
    }
    uint64_t lights = fingerprint_end(&print);
    const uint64_t *left = left_below(chase, &folding, &scratch);
    struct arena rest = scratch;
    const uint64_t *first = first_row(chase, left, &rest);
    if (first) return (struct chase_answer){true, press_from(chase, first, board, stride, rest), lights};
    return (struct chase_answer){false, write_witness(chase, left, board, stride, scratch), lights};
}

void chase_quiet(const struct chase *chase, int k, uint64_t *board, size_t stride) {
    CHECK(k >= 0 && k < chase->nullity);
    struct arena scratch = chase->scratch;
    size_t words = words_for(chase->columns);
    uint64_t *first = take(&scratch, words);
    quiet_row(chase, k, first, words);
    for (int r = 0; r < chase->rows; r++)
        memset(board + (size_t)r * stride, 0, GF2_WORDS(chase->columns) * sizeof *board);
    press_from(chase, first, board, stride, scratch);
}
