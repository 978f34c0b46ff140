#include "solve/circulant.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/gf2.h"
#include "algebra/poly.h"

/* The length in words of a polynomial of degree `columns` or less. */
static size_t words_of(int columns) {
    return GF2_WORDS(columns + 1);
}

size_t circulant_scratch(int columns) {
    return (32 * words_of(columns) + 256) * sizeof(uint64_t);
}

/* to = f·x^shift mod x^columns + 1; f has degree `columns` or less, and 0 <= shift < columns. */
static void shift_cyclically(uint64_t *to, int columns, const uint64_t *f, int shift, struct arena *scratch) {
    size_t words = words_of(columns);
    uint64_t *shifted = gf2_take(scratch, 2 * words);
    poly_add_shifted(shifted, f, words, shift);
    poly_wrap(to, columns, shifted, 2 * words);
}

/* The polynomials G_k = x^(k-1) F_k(c) and G_{k+1}, which have no negative powers, modulo x^columns + 1. */
struct consecutive {
    uint64_t *first, *second;
};

static uint64_t *take_square(const uint64_t *f, size_t words, struct arena *arena) {
    uint64_t *square = gf2_take(arena, 2 * words);
    memcpy(square, f, words * sizeof *f);
    poly_square(square, words);
    return square;
}

/* to = x·c·f mod x^columns + 1, where f has 2·words_of() words. */
static void multiply_by_centre(const struct circulant *circulant, uint64_t *to, const uint64_t *f,
                               struct arena *scratch) {
    size_t words = 2 * words_of(circulant->columns);
    uint64_t *product = gf2_take(scratch, words);
    for (int shift = 0; shift <= 2; shift++)
        if (shift != 1 || circulant->centred) poly_add_shifted(product, f, words, shift);
    poly_wrap(to, circulant->columns, product, words);
}

/* From k to 2k or 2k + 1, by F_{2k} = c F_k² and F_{2k+1} = F_k² + F_{k+1}². */
static void double_index(const struct circulant *circulant, struct consecutive *pair, bool odd, struct arena *scratch) {
    size_t mark = arena_mark(scratch), words = words_of(circulant->columns);
    uint64_t *first = take_square(pair->first, words, scratch), *second = take_square(pair->second, words, scratch);
    multiply_by_centre(circulant, odd ? pair->second : pair->first, odd ? second : first, scratch);
    poly_add_shifted(second, first, 2 * words, 2);
    poly_wrap(odd ? pair->first : pair->second, circulant->columns, second, 2 * words);
    arena_release(scratch, mark);
}

static struct consecutive take_consecutive(const struct circulant *circulant, int k, struct arena *arena) {
    size_t words = words_of(circulant->columns);
    struct consecutive pair = {gf2_take(arena, words), gf2_take(arena, words)};
    pair.second[0] = 1;
    for (unsigned bit = 1U << 30; bit; bit >>= 1)
        if ((unsigned)k >= bit) double_index(circulant, &pair, (unsigned)k & bit, arena);
    return pair;
}

static uint64_t *take_circle(int columns, struct arena *arena) {
    uint64_t *circle = gf2_take(arena, words_of(columns));
    circle[0] = 1;
    gf2_flip(circle, columns);
    return circle;
}

/* Prepares the equation of the polynomial p / x^shift. */
static void prepare_equation(struct circulant_equation *equation, int columns, const uint64_t *p, int shift,
                             struct arena *scratch) {
    size_t words = words_of(columns);
    uint64_t *a = gf2_take(scratch, words), *a_cofactor = gf2_take(scratch, words), *b = take_circle(columns, scratch),
             *b_cofactor = gf2_take(scratch, words);
    memcpy(a, p, words * sizeof *p);
    a_cofactor[0] = 1;
    struct poly_euclid euclid = poly_gcd(a, b, words, a_cofactor, b_cofactor, 1);
    equation->degree = euclid.degree;
    memcpy(equation->gcd, euclid.gcd, words * sizeof *p);
    shift_cyclically(equation->inverse, columns, euclid.cofactor, shift % columns, scratch);
    uint64_t *circle = take_circle(columns, scratch);
    poly_divide(circle, words, equation->gcd, words, equation->quiet);
    CHECK(gf2_is_zero(circle, words));
}

static void prepare_cylinder(struct circulant *circulant, struct arena *scratch) {
    int rows = circulant->rows;
    const uint64_t *p = take_consecutive(circulant, rows, scratch).second;
    prepare_equation(&circulant->equations[0], circulant->columns, p, rows, scratch);
}

static bool is_odd_torus(const struct circulant *circulant) {
    return circulant->torus && circulant->rows % 2;
}

static void prepare_torus(struct circulant *circulant, struct arena *scratch) {
    int half = circulant->rows / 2, columns = circulant->columns;
    struct circulant_equation *equations = circulant->equations;
    size_t words = words_of(columns);
    uint64_t *p = gf2_take(scratch, words), *wide = gf2_take(scratch, 2 * words);
    struct consecutive pair = take_consecutive(circulant, half, scratch);
    if (is_odd_torus(circulant)) {
        shift_cyclically(p, columns, pair.first, 1 % columns, scratch);
        gf2_add(p, pair.second, words);
        prepare_equation(&equations[1], columns, p, half, scratch);
        memcpy(wide, p, words * sizeof *p);
        half++;
    } else {
        memcpy(wide, pair.first, words * sizeof *p);
    }
    multiply_by_centre(circulant, p, wide, scratch);
    prepare_equation(&equations[0], columns, p, half, scratch);
    if (!is_odd_torus(circulant)) equations[1] = equations[0];
}

bool circulant_prepare(struct circulant *circulant, int rows, int columns, bool torus, bool centred,
                       struct arena *arena) {
    size_t mark = arena_mark(arena), words = words_of(columns);
    *circulant = (struct circulant){.rows = rows, .columns = columns, .torus = torus, .centred = centred};
    uint64_t *room = arena_take_zeroed(arena, 3 * CIRCULANT_ROWS * words, sizeof *room);
    size_t kept = arena_mark(arena);
    struct arena scratch;
    bool taken = room && arena_split(arena, &scratch, circulant_scratch(columns));
    arena_release(arena, taken ? kept : mark);
    if (!taken) return false;
    for (int i = 0; i < CIRCULANT_ROWS; i++, room += 3 * words)
        circulant->equations[i] =
            (struct circulant_equation){.gcd = room, .inverse = room + words, .quiet = room + 2 * words};
    if (torus)
        prepare_torus(circulant, &scratch);
    else
        prepare_cylinder(circulant, &scratch);
    circulant->nullity = circulant->equations[0].degree + circulant->equations[1].degree;
    return true;
}

static bool solve_equation(const struct circulant_equation *equation, int columns, uint64_t *c, uint64_t *u,
                           struct arena *scratch) {
    size_t words = words_of(columns);
    uint64_t *quotient = gf2_take(scratch, words), *product = gf2_take(scratch, 2 * words);
    poly_divide(c, words, equation->gcd, words, quotient);
    if (!gf2_is_zero(c, words)) return false;
    poly_multiply(product, quotient, words, equation->inverse, words, gf2_take(scratch, POLY_MULTIPLY_SCRATCH(words)));
    poly_wrap(u, columns, product, 2 * words);
    return true;
}

bool circulant_solve(const struct circulant *circulant, const uint64_t *const left[CIRCULANT_ROWS],
                     uint64_t *const start[CIRCULANT_ROWS], struct arena *scratch) {
    size_t words = words_of(circulant->columns), row_words = GF2_WORDS(circulant->columns);
    for (int i = 0; i <= circulant->torus; i++) {
        uint64_t *c = gf2_take(scratch, words);
        memcpy(c, left[i], row_words * sizeof *c);
        if (i == 0 && is_odd_torus(circulant)) gf2_add(c, left[1], row_words);
        if (!solve_equation(&circulant->equations[i], circulant->columns, c, start[i], scratch)) return false;
    }
    if (is_odd_torus(circulant)) gf2_add(start[1], start[0], row_words);
    return true;
}

void circulant_quiet(const struct circulant *circulant, int k, uint64_t *const start[CIRCULANT_ROWS]) {
    CHECK(k >= 0 && k < circulant->nullity);
    size_t words = GF2_WORDS(circulant->columns);
    bool second = k >= circulant->equations[0].degree;
    const struct circulant_equation *equation = &circulant->equations[second];
    int shift = second ? k - circulant->equations[0].degree : k;
    for (int i = 0; i < CIRCULANT_ROWS; i++) memset(start[i], 0, words * sizeof *start[i]);
    poly_add_shifted(start[second], equation->quiet, GF2_WORDS(circulant->columns - equation->degree + 1), shift);
    if (is_odd_torus(circulant) && !second) memcpy(start[1], start[0], words * sizeof *start[1]);
}
