#include "chase.h"

#include <string.h>

#include "check.h"
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

/* Room for a polynomial of degree `side` and a little more: an even number of words, so that it can be the square
 * of one half as long. */
static size_t words_for(int side) {
    return (GF2_WORDS(side + 1) + 3) / 2 * 2;
}

/* What any function below takes at most. */
static size_t scratch_words(int rows, int columns) {
    return 8 * words_for(longer(rows, columns)) + 32 * words_for(shorter(rows, columns)) + 256;
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

/* The gcd of F_{length+1}(t) and F_{side+1}(s), side <= length, and the inverse of the former modulo the latter.
 * When both sides are even, both polynomials are squares, and so is all that follows from their roots. */
static struct common find_common(int length, int side, enum chase_rule rule, bool with_inverse, struct arena *arena) {
    bool squares = length % 2 == 0 && side % 2 == 0;
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
    if (with_inverse) poly_square(common.inverse, words / 2);
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
    poly_to_fibonacci(chase->quiet, words);
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

/* k with k·F_{longer+1} = c modulo F_{shorter+1}, in the Fibonacci basis; NULL when there is none. c is used up. */
static uint64_t *solve_congruence(const struct chase *chase, uint64_t *c, struct arena *scratch) {
    int side = shorter(chase->rows, chase->columns);
    size_t words = words_for(side);
    uint64_t *quotient = take(scratch, words), *product = take(scratch, 2 * words), *k = take(scratch, words);
    poly_divide(c, words, chase->gcd, words, quotient);
    if (!gf2_is_zero(c, words)) return NULL;
    poly_multiply(product, quotient, words, chase->inverse, words, take(scratch, POLY_MULTIPLY_SCRATCH(words)));
    poly_to_fibonacci(product, 2 * words);
    poly_fold(k, side, product, (int)(2 * words * GF2_WORD_BITS));
    return k;
}

/* When the rows are the longer side the inverse is modulo F_{rows+1}(t) =: A, of F_{columns+1} =: B. The k with
 * k·B = C (mod A) gives X = (C + k·B) / A. Everything is in powers of t. */
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

/* From nothing, each row b_r leaves F_{rows+1-r}(t)·b_r: all rows being u, in all Σ F_r(t)·u. */
bool chase_first_row_of_all_on(const struct chase *chase, uint64_t *row) {
    struct arena scratch = chase->scratch;
    int rows = chase->rows, columns = chase->columns;
    size_t words = words_for(columns), side_words = words_for(shorter(rows, columns));
    uint64_t *u = take(&scratch, words), *sum = take(&scratch, words_for(rows)), *left = take(&scratch, words);
    gf2_fill(u, columns);
    gf2_fill(sum, rows);
    poly_from_fibonacci(u, words);
    poly_from_fibonacci(sum, words_for(rows));
    if (chase->rule == CHASE_PLUS) poly_shift(sum, words_for(rows));
    if (!is_wide(chase)) sum = take_reduced(sum, rows, columns, &scratch);
    uint64_t *product = take(&scratch, words + side_words);
    poly_multiply(product, u, words, sum, side_words, take(&scratch, POLY_MULTIPLY_SCRATCH(side_words)));
    poly_to_fibonacci(product, words + side_words);
    poly_fold(left, columns, product, (int)((words + side_words) * GF2_WORD_BITS));
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

static struct pair take_pair(const struct chase *chase, struct arena *scratch) {
    size_t words = GF2_WORDS(chase->columns);
    int spare = (int)words * GF2_WORD_BITS - chase->columns;
    return (struct pair){
        .before = take(scratch, words + 2) + 1,
        .row = take(scratch, words + 2) + 1,
        .words = words,
        .last = ~UINT64_C(0) >> spare,
        .self = chase->rule == CHASE_PLUS ? ~UINT64_C(0) : 0,
    };
}

/* before += T·row + lights. */
static void add_neighbours(const struct pair *pair, const uint64_t *lights) {
    uint64_t *before = pair->before;
    const uint64_t *row = pair->row, *left = row - 1, *right = row + 1;
    const uint64_t self = pair->self;
    size_t i = 0;
#define LANES(from) (*(const gf2_lanes *)((from) + i))
    for (; i + GF2_LANES <= pair->words; i += GF2_LANES)
        *(gf2_lanes *)(before + i) ^= (LANES(row) << 1 | LANES(left) >> 63) ^ (LANES(row) >> 1 | LANES(right) << 63) ^
                                      (LANES(row) & self) ^ LANES(lights);
#undef LANES
    for (; i < pair->words; i++)
        before[i] ^= (row[i] << 1 | left[i] >> 63) ^ (row[i] >> 1 | right[i] << 63) ^ (row[i] & self) ^ lights[i];
    before[pair->words - 1] &= pair->last;
}

/* The row after `row` is the one that puts out these lights. */
static void advance(struct pair *pair, const uint64_t *lights) {
    add_neighbours(pair, lights);
    uint64_t *row = pair->before;
    pair->before = pair->row;
    pair->row = row;
}

/* The fingerprint runs over the words of all rows in four strands, for speed. */
enum { STRANDS = 4 };

static uint64_t mixed(uint64_t strand, uint64_t word) {
    strand ^= word;
    return (strand << 29 | strand >> 35) * UINT64_C(0x9e3779b97f4a7c15);
}

static void mix_row(uint64_t strands[STRANDS], const uint64_t *row, size_t words) {
    uint64_t a = strands[0], b = strands[1], c = strands[2], d = strands[3];
    size_t i = 0;
    for (; i + STRANDS <= words; i += STRANDS) {
        a = mixed(a, row[i]);
        b = mixed(b, row[i + 1]);
        c = mixed(c, row[i + 2]);
        d = mixed(d, row[i + 3]);
    }
    if (i < words) a = mixed(a, row[i]);
    if (i + 1 < words) b = mixed(b, row[i + 1]);
    if (i + 2 < words) c = mixed(c, row[i + 2]);
    strands[0] = a, strands[1] = b, strands[2] = c, strands[3] = d;
}

static uint64_t joined(const uint64_t strands[STRANDS]) {
    uint64_t all = 0;
    for (int i = 0; i < STRANDS; i++) all = mixed(all, strands[i]);
    return all;
}

/* What the chase from nothing leaves below the last row. */
static const uint64_t *chase_from_nothing(const struct chase *chase, const uint64_t *board, size_t stride,
                                          uint64_t *fingerprint, struct arena *scratch) {
    struct pair pair = take_pair(chase, scratch);
    uint64_t strands[STRANDS] = {0};
    for (int r = 0; r < chase->rows; r++) {
        const uint64_t *lights = board + (size_t)r * stride;
        advance(&pair, lights);
        mix_row(strands, lights, pair.words);
    }
    *fingerprint = joined(strands);
    return pair.row;
}

/* Chases from the given first row; each row of lights becomes the presses above the next. Returns their number. */
static int64_t press_from(const struct chase *chase, const uint64_t *first, uint64_t *board, size_t stride,
                          struct arena scratch) {
    struct pair pair = take_pair(chase, &scratch);
    int64_t weight = 0;
    memcpy(pair.row, first, pair.words * sizeof *first);
    for (int r = 0; r < chase->rows; r++) {
        uint64_t *row = board + (size_t)r * stride;
        advance(&pair, row);
        memcpy(row, pair.before, pair.words * sizeof *row);
        weight += gf2_weight(row, pair.words);
    }
    CHECK(gf2_is_zero(pair.row, pair.words));
    return weight;
}

/* row becomes s·row: on to the next quiet pattern. */
static void next_quiet(struct pair *pair, const uint64_t *zero) {
    struct pair ring = *pair;
    ring.self = 0;
    memset(ring.before, 0, ring.words * sizeof *zero);
    advance(&ring, zero);
    pair->before = ring.before;
    pair->row = ring.row;
}

/* Turned upside down, the pattern from the first row w shares as many cells with the lights, modulo 2, as w does
 * with what the chase from nothing leaves of them. So the witness runs from the last row up. */
static int64_t write_witness(const struct chase *chase, const uint64_t *left, uint64_t *board, size_t stride,
                             struct arena scratch) {
    struct pair pair = take_pair(chase, &scratch);
    const uint64_t *zero = take(&scratch, pair.words);
    int64_t weight = 0;
    bool odd = false;
    memcpy(pair.row, chase->quiet, pair.words * sizeof *zero);
    while (!gf2_dot(pair.row, left, pair.words)) next_quiet(&pair, zero);
    memset(pair.before, 0, pair.words * sizeof *zero);
    for (int r = chase->rows - 1; r >= 0; r--) {
        uint64_t *row = board + (size_t)r * stride;
        odd ^= gf2_dot(pair.row, row, pair.words);
        memcpy(row, pair.row, pair.words * sizeof *row);
        weight += gf2_weight(row, pair.words);
        advance(&pair, zero);
    }
    CHECK(odd && gf2_is_zero(pair.row, pair.words));
    return weight;
}

struct chase_answer chase_solve(const struct chase *chase, uint64_t *board, size_t stride) {
    struct arena scratch = chase->scratch;
    uint64_t fingerprint;
    const uint64_t *left = chase_from_nothing(chase, board, stride, &fingerprint, &scratch);
    struct arena rest = scratch;
    const uint64_t *first = first_row(chase, left, &rest);
    if (first) return (struct chase_answer){true, press_from(chase, first, board, stride, rest), fingerprint};
    return (struct chase_answer){false, write_witness(chase, left, board, stride, scratch), 0};
}

uint64_t chase_fingerprint(const struct chase *chase, const uint64_t *presses, size_t stride) {
    struct arena scratch = chase->scratch;
    struct pair pair = take_pair(chase, &scratch);
    const uint64_t *zero = take(&scratch, pair.words);
    uint64_t strands[STRANDS] = {0};
    memcpy(pair.row, presses, pair.words * sizeof *presses);
    for (int r = 0; r < chase->rows; r++) {
        const uint64_t *below = r + 1 < chase->rows ? presses + (size_t)(r + 1) * stride : zero;
        advance(&pair, below);
        mix_row(strands, pair.row, pair.words);
        memcpy(pair.row, below, pair.words * sizeof *below);
    }
    return joined(strands);
}

void chase_quiet(const struct chase *chase, int k, uint64_t *board, size_t stride) {
    CHECK(k >= 0 && k < chase->nullity);
    struct arena scratch = chase->scratch;
    struct pair pair = take_pair(chase, &scratch);
    const uint64_t *zero = take(&scratch, pair.words);
    memcpy(pair.row, chase->quiet, pair.words * sizeof *zero);
    for (int i = 0; i < k; i++) next_quiet(&pair, zero);
    for (int r = 0; r < chase->rows; r++) memset(board + (size_t)r * stride, 0, pair.words * sizeof *board);
    press_from(chase, pair.row, board, stride, scratch);
}
