/* The reference is textbook Gauss–Jordan elimination on one byte per bit. */
#include "algebra/gf2.h"

#include <string.h>

#include "refusal.h"
#include "test.h"

enum { ARENA_SIZE = 1 << 24 };

TEST(one_word_more_is_needed_at_each_border) {
    EXPECT(GF2_WORDS(0) == 0 && GF2_WORDS(1) == 1 && GF2_WORDS(64) == 1 && GF2_WORDS(65) == 2 &&
           GF2_WORDS(10000) == 157);
}

TEST(vectors_do_what_their_bits_do) {
    enum { SMALL = 300, BITS = 65600, WORDS = BITS / 64 };
    uint64_t seed = 1;
    for (int round = 0; round <= SMALL + 3; round++) { /* all sizes up to 300, and some near 2^16 */
        int n = round <= SMALL ? round : 65534 + round - SMALL;
        uint64_t a[WORDS] = {0}, b[WORDS] = {0}, sum[WORDS], ones[WORDS] = {0};
        for (int i = 0; i < n; i++) {
            if (test_random_below(&seed, 3) == 0) gf2_flip(a, i);
            if (test_random_below(&seed, 3) == 0) gf2_flip(b, i);
        }
        size_t words = GF2_WORDS(n);
        int weight = 0, shared = 0, first = -1;
        for (int i = n - 1; i >= 0; i--) {
            weight += gf2_get(a, i);
            shared += gf2_get(a, i) && gf2_get(b, i);
            if (gf2_get(a, i)) first = i;
        }
        memcpy(sum, a, sizeof sum);
        gf2_add(sum, b, words);
        gf2_fill(ones, n);
        EXPECT(gf2_weight(a, words) == weight && gf2_first(a, words) == first);
        EXPECT(gf2_dot(a, b, words) == shared % 2);
        EXPECT(gf2_is_zero(a, words) == (weight == 0));
        for (int i = 0; i < BITS; i++) {
            EXPECT(gf2_get(sum, i) == (gf2_get(a, i) != gf2_get(b, i)));
            EXPECT(gf2_get(ones, i) == (i < n));
        }
        gf2_add(sum, sum, words);
        EXPECT(gf2_is_zero(sum, words));
    }
}

TEST(vectors_go_into_bytes_and_back) {
    enum { MOST = 200 };
    uint64_t seed = 2;
    for (int n = 0; n <= MOST; n++) {
        uint64_t vector[GF2_WORDS(MOST)] = {0}, back[GF2_WORDS(MOST)] = {0};
        uint8_t bytes[MOST + 1];
        memset(bytes, 9, sizeof bytes);
        for (int i = 0; i < n; i++)
            if (test_random_below(&seed, 2)) gf2_flip(vector, i);
        EXPECT(gf2_to_bytes(bytes, vector, n) == bytes + n && bytes[n] == 9);
        for (int i = 0; i < n; i++) EXPECT(bytes[i] == gf2_get(vector, i));
        for (int i = 0; i < n; i++) bytes[i] |= 2; /* only the lowest bit is read */
        gf2_from_bytes(back, bytes, n);
        EXPECT(memcmp(back, vector, sizeof vector) == 0);
    }
}

/* A matrix of bytes, one for each bit, and the same matrix in words. */
struct plain {
    int rows, columns;
    unsigned char *bits;
};

static unsigned char *bit(const struct plain *plain, int row, int column) {
    return plain->bits + (size_t)row * (size_t)plain->columns + (size_t)column;
}

static struct plain plain_of(const struct gf2_matrix *matrix, struct arena *arena) {
    struct plain plain = {.rows = matrix->rows, .columns = matrix->columns};
    plain.bits = arena_take_zeroed(arena, (size_t)matrix->rows * (size_t)matrix->columns + 1, 1);
    for (int row = 0; row < plain.rows; row++)
        for (int column = 0; column < plain.columns; column++)
            *bit(&plain, row, column) = gf2_get(gf2_row(matrix, row), column);
    return plain;
}

static void plain_swap(const struct plain *plain, int a, int b) {
    for (int column = 0; column < plain->columns; column++) {
        unsigned char kept = *bit(plain, a, column);
        *bit(plain, a, column) = *bit(plain, b, column);
        *bit(plain, b, column) = kept;
    }
}

static void plain_add(const struct plain *plain, int to, int from) {
    for (int column = 0; column < plain->columns; column++) *bit(plain, to, column) ^= *bit(plain, from, column);
}

static int plain_reduce(const struct plain *plain, int columns, int *pivots) {
    int rank = 0;
    for (int column = 0; column < columns; column++) {
        int row = rank;
        while (row < plain->rows && !*bit(plain, row, column)) row++;
        if (row == plain->rows) continue;
        plain_swap(plain, rank, row);
        for (int other = 0; other < plain->rows; other++)
            if (other != rank && *bit(plain, other, column)) plain_add(plain, other, rank);
        pivots[rank++] = column;
    }
    return rank;
}

enum shape { DENSE, SPARSE, DEFICIENT, ZERO, ONES, IDENTITY, REPEATED, LATE, SHAPES };

/* Makes row `row` of a matrix of this shape; the rows above it exist. */
static void fill_row(const struct gf2_matrix *matrix, int row, int columns, enum shape shape, uint64_t *seed) {
    uint64_t *to = gf2_row(matrix, row);
    for (int column = 0; column < columns; column++) {
        bool one = shape == DENSE       ? test_random_below(seed, 2) == 0
                   : shape == SPARSE    ? test_random_below(seed, 20) == 0
                   : shape == DEFICIENT ? row < 3 && test_random_below(seed, 2) == 0
                   : shape == ONES      ? true
                   : shape == IDENTITY  ? column == row
                   : shape == REPEATED  ? row / 2 % 7 == column % 7
                   : shape == LATE      ? column >= columns - 1 - row % 3
                                        : false;
        if (one) gf2_flip(to, column);
    }
    for (int other = 0; shape == DEFICIENT && row >= 3 && other < 3; other++)
        if (test_random_below(seed, 2)) gf2_add(to, gf2_row(matrix, other), matrix->stride);
}

/* [A | I]: after the reduction, the right part contains the row operations. */
static bool take_with_identity(struct gf2_matrix *matrix, int rows, int columns, enum shape shape, uint64_t *seed,
                               struct arena *arena) {
    if (!gf2_matrix_take(matrix, rows, columns + rows, arena)) return false;
    for (int row = 0; row < rows; row++) fill_row(matrix, row, columns, shape, seed);
    for (int row = 0; row < rows; row++) gf2_flip(gf2_row(matrix, row), columns + row);
    return true;
}

static void expect_same_form(const struct gf2_matrix *matrix, const struct plain *reduced, int columns) {
    bool same = true;
    for (int row = 0; row < matrix->rows; row++)
        for (int column = 0; column < columns; column++)
            same &= gf2_get(gf2_row(matrix, row), column) == *bit(reduced, row, column);
    EXPECT(same);
}

/* The right part of each row is a set of rows of A, whose sum must be the left part. */
static void expect_true_operations(const struct gf2_matrix *matrix, const struct plain *before, int columns) {
    bool same = true;
    for (int row = 0; row < matrix->rows; row++)
        for (int column = 0; column < columns; column++) {
            bool sum = false;
            for (int other = 0; other < matrix->rows; other++)
                sum ^= gf2_get(gf2_row(matrix, row), columns + other) && *bit(before, other, column);
            same &= sum == gf2_get(gf2_row(matrix, row), column);
        }
    EXPECT(same);
}

static void expect_zero_beyond(const struct gf2_matrix *matrix) {
    int end = (int)matrix->stride * GF2_WORD_BITS;
    for (int row = 0; row < matrix->rows; row++)
        for (int column = matrix->columns; column < end; column++) EXPECT(!gf2_get(gf2_row(matrix, row), column));
}

static void expect_reduced_like_the_textbook(int rows, int columns, enum shape shape, uint64_t *seed,
                                             struct arena *arena) {
    struct gf2_matrix matrix;
    arena->used = 0;
    EXPECT(take_with_identity(&matrix, rows, columns, shape, seed, arena));
    struct plain before = plain_of(&matrix, arena), reduced = plain_of(&matrix, arena);
    size_t most = (size_t)(rows < columns ? rows : columns);
    int *pivots = calloc(most + 1, sizeof *pivots), *expected = calloc(most + 1, sizeof *expected);
    if (!pivots || !expected) abort();
    size_t used = arena->used;
    int rank = gf2_reduce(&matrix, columns, pivots, arena);
    EXPECT(arena->used == used);
    EXPECT(rank == plain_reduce(&reduced, columns, expected));
    EXPECT(memcmp(pivots, expected, (size_t)rank * sizeof *pivots) == 0);
    expect_same_form(&matrix, &reduced, columns);
    expect_zero_beyond(&matrix);
    if (rows * columns <= 20000) {
        expect_true_operations(&matrix, &before, columns);
        struct plain operations = plain_of(&matrix, arena);
        for (int row = 0; row < rows; row++) memset(bit(&operations, row, 0), 0, (size_t)columns);
        int *all = arena_take(arena, (size_t)rows + 1, sizeof *all);
        EXPECT(plain_reduce(&operations, columns + rows, all) == rows); /* the row space is unchanged */
    }
    free(pivots);
    free(expected);
}

TEST(elimination_agrees_with_the_textbook_around_word_borders) {
    const int sizes[] = {0, 1, 2, 63, 64, 65, 128, 129};
    enum { SIZES = sizeof sizes / sizeof *sizes };
    uint64_t seed = 2;
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (int rows = 0; rows < SIZES; rows++)
        for (int columns = 0; columns < SIZES; columns++)
            for (int shape = 0; shape < SHAPES; shape++)
                expect_reduced_like_the_textbook(sizes[rows], sizes[columns], (enum shape)shape, &seed, &arena);
}

TEST(elimination_agrees_with_the_textbook_on_wide_and_tall_matrices) {
    uint64_t seed = 3;
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (int shape = 0; shape < SHAPES; shape++) {
        expect_reduced_like_the_textbook(7, 4500, (enum shape)shape, &seed, &arena);
        expect_reduced_like_the_textbook(700, 70, (enum shape)shape, &seed, &arena);
    }
    for (int round = 0; round < 60; round++)
        expect_reduced_like_the_textbook(1 + test_random_below(&seed, 150), 1 + test_random_below(&seed, 300),
                                         (enum shape)test_random_below(&seed, SHAPES), &seed, &arena);
}

static struct gf2_matrix taken;

static bool take_matrix(struct arena *arena) {
    return gf2_matrix_take(&taken, 100, 130, arena);
}

static bool reduce_matrix(struct arena *arena) {
    int pivots[100];
    memset(taken.words, 0, (size_t)taken.rows * taken.stride * sizeof *taken.words);
    for (int row = 0; row < taken.rows; row++) gf2_flip(gf2_row(&taken, row), row + 7);
    int rank = gf2_reduce(&taken, taken.columns, pivots, arena);
    EXPECT(rank == 100 || rank == -1);
    return rank == 100;
}

TEST(refused_memory_is_survived) {
    refusal_expect_recovery(NULL, take_matrix);
    refusal_expect_recovery(take_matrix, reduce_matrix);
}
