/* Compares the chase with dense elimination, and checks every answer cell by cell. */
#include "solve/chase.h"

#include <string.h>

#include "algebra/gf2.h"
#include "board/board.h"
#include "kinds.h"
#include "refusal.h"
#include "test.h"

static uint64_t seed = 2026;

/* Rows of packed bits; the stride has a spare word. */
struct grid {
    int rows, columns;
    size_t stride;
    uint64_t *words;
};

static struct grid take_grid(int rows, int columns) {
    struct grid grid = {rows, columns, GF2_WORDS(columns) + 1, NULL};
    grid.words = calloc((size_t)rows * grid.stride, sizeof *grid.words);
    if (!grid.words) abort();
    return grid;
}

static struct grid copy_of(struct grid grid) {
    struct grid copy = take_grid(grid.rows, grid.columns);
    memcpy(copy.words, grid.words, (size_t)grid.rows * grid.stride * sizeof *grid.words);
    return copy;
}

static uint64_t *row_of(struct grid grid, int row) {
    return grid.words + (size_t)row * grid.stride;
}

static bool at(struct grid grid, int row, int column) {
    if (row < 0 || column < 0 || row >= grid.rows || column >= grid.columns) return false;
    return gf2_get(row_of(grid, row), column);
}

static void randomize(struct grid grid) {
    for (int r = 0; r < grid.rows; r++)
        for (int c = 0; c < grid.columns; c++)
            if (test_random(&seed) & 1) gf2_flip(row_of(grid, r), c);
}

/* The same on a board that may be wrapped. */
static bool around(struct grid grid, enum chase_wrap wrap, int row, int column) {
    if (wrap != CHASE_FLAT) column = (column + grid.columns) % grid.columns;
    if (wrap == CHASE_TORUS) row = (row + grid.rows) % grid.rows;
    return at(grid, row, column);
}

/* True if these presses light the cell. */
static bool lit_by(struct grid presses, struct kind kind, int r, int c) {
    bool lit = around(presses, kind.wrap, r - 1, c) ^ around(presses, kind.wrap, r + 1, c) ^
               around(presses, kind.wrap, r, c - 1) ^ around(presses, kind.wrap, r, c + 1);
    return kind.rule == CHASE_PLUS ? lit ^ at(presses, r, c) : lit;
}

static bool makes(struct grid presses, struct kind kind, struct grid lights) {
    for (int r = 0; r < lights.rows; r++)
        for (int c = 0; c < lights.columns; c++)
            if (lit_by(presses, kind, r, c) != at(lights, r, c)) return false;
    return true;
}

static struct grid lights_of(struct grid presses, struct kind kind) {
    struct grid lights = take_grid(presses.rows, presses.columns);
    for (int r = 0; r < lights.rows; r++)
        for (int c = 0; c < lights.columns; c++)
            if (lit_by(presses, kind, r, c)) gf2_flip(row_of(lights, r), c);
    return lights;
}

static bool is_quiet(struct grid presses, struct kind kind) {
    struct grid dark = take_grid(presses.rows, presses.columns);
    bool quiet = makes(presses, kind, dark);
    free(dark.words);
    return quiet;
}

static int cells_shared(struct grid a, struct grid b) {
    int shared = 0;
    for (int r = 0; r < a.rows; r++)
        for (int c = 0; c < a.columns; c++) shared += at(a, r, c) && at(b, r, c);
    return shared;
}

/* No bit beyond the last column may be written. */
static bool spare_bits_are_zero(struct grid grid) {
    for (int r = 0; r < grid.rows; r++)
        for (int c = grid.columns; c < (int)grid.stride * GF2_WORD_BITS; c++)
            if (gf2_get(row_of(grid, r), c)) return false;
    return true;
}

/* Solves a copy of the lights and checks the answer. True if they are solvable. */
static bool solve_and_check(const struct chase *chase, struct grid lights) {
    struct kind kind = {chase->rule, chase->wrap};
    struct grid answer = copy_of(lights);
    struct chase_answer result = chase_solve(chase, answer.words, answer.stride);
    if (result.solvable) {
        EXPECT(makes(answer, kind, lights));
    } else {
        EXPECT(is_quiet(answer, kind));
        EXPECT(cells_shared(answer, lights) % 2 == 1);
    }
    EXPECT(spare_bits_are_zero(answer));
    EXPECT(result.weight == cells_shared(answer, answer));
    free(answer.words);
    return result.solvable;
}

struct size {
    struct arena arena;
    struct chase chase;
};

static struct size prepared(int rows, int columns, struct kind kind) {
    struct size size = {.arena = test_arena(64 * 1024 + (size_t)(rows + columns) * 80)};
    EXPECT(chase_prepare(&size.chase, rows, columns, kind.rule, kind.wrap, &size.arena));
    return size;
}

/* ---- dense elimination ---- */

/* One row for each light: the buttons that flip it, and behind them one bit, which is 1 if the light is lit. */
static struct gf2_matrix equations(struct grid lights, struct kind kind, struct arena *arena) {
    int cells = lights.rows * lights.columns;
    static struct board board;
    board = (struct board){
        .rows = lights.rows, .columns = lights.columns, .lights = cells, .buttons = cells, .states = {2}};
    board.rule = kind.rule == CHASE_PLUS ? BOARD_PLUS : BOARD_RING;
    board.wrap = (enum board_wrap)kind.wrap;
    struct gf2_matrix matrix;
    EXPECT(gf2_matrix_take(&matrix, cells, cells + 1, arena));
    for (int i = 0; i < cells; i++) {
        board_add_mask(&board, i, gf2_row(&matrix, i));
        if (at(lights, i / lights.columns, i % lights.columns)) gf2_flip(gf2_row(&matrix, i), cells);
    }
    return matrix;
}

struct dense {
    int rank;
    bool solvable;
};

/* The lights are solvable unless their column has a pivot. */
static struct dense eliminated(struct grid lights, struct kind kind) {
    int cells = lights.rows * lights.columns;
    SCOPED struct arena arena = test_arena((size_t)cells * (size_t)cells / 4 + (1 << 18));
    struct gf2_matrix matrix = equations(lights, kind, &arena);
    int *pivots = arena_take(&arena, (size_t)cells + 1, sizeof *pivots);
    int rank = gf2_reduce(&matrix, cells + 1, pivots, &arena);
    bool solvable = rank == 0 || pivots[rank - 1] != cells;
    return (struct dense){rank - !solvable, solvable};
}

/* ---- the tests ---- */

static void expect_the_same_nullity_alone(struct size *size) {
    const struct chase *chase = &size->chase;
    if (chase->wrap != CHASE_FLAT) return;
    EXPECT(chase_nullity(chase->rows, chase->columns, chase->rule, &size->arena) == chase->nullity);
}

static void agree_with_elimination(int rows, int columns, struct kind kind) {
    struct size size = prepared(rows, columns, kind);
    struct grid lights = take_grid(rows, columns);
    randomize(lights);
    struct dense dense = eliminated(lights, kind);
    EXPECT(size.chase.nullity == rows * columns - dense.rank);
    expect_the_same_nullity_alone(&size);
    EXPECT(solve_and_check(&size.chase, lights) == dense.solvable);
    free(lights.words);
    test_arena_free(&size.arena);
}

TEST(every_small_board_agrees_with_elimination) {
    for (int rows = 1; rows <= 24; rows++)
        for (int columns = 1; columns <= 24; columns++)
            for (int i = 0; i < KINDS_COUNT; i++) agree_with_elimination(rows, columns, KINDS[i]);
}

TEST(larger_boards_agree_with_elimination) {
    for (int round = 0; round < 24; round++) {
        int rows = 25 + test_random_below(&seed, 40), columns = 25 + test_random_below(&seed, 40);
        agree_with_elimination(rows, columns, KINDS[round % KINDS_COUNT]);
    }
    for (int i = 0; i < KINDS_COUNT; i++) agree_with_elimination(64, 64, KINDS[i]);
}

static void solve_what_was_pressed(int rows, int columns, struct kind kind) {
    struct size size = prepared(rows, columns, kind);
    struct grid presses = take_grid(rows, columns);
    randomize(presses);
    struct grid lights = lights_of(presses, kind);
    EXPECT(solve_and_check(&size.chase, lights));
    memset(lights.words, 0, (size_t)rows * lights.stride * sizeof *lights.words);
    randomize(lights);
    EXPECT(solve_and_check(&size.chase, lights) || size.chase.nullity > 0);
    expect_the_same_nullity_alone(&size);
    free(presses.words);
    free(lights.words);
    test_arena_free(&size.arena);
}

TEST(boards_of_every_shape_are_solved) {
    static const int SHAPES[][2] = {{1, 1},    {1, 63},   {1, 64},   {1, 65},    {1, 5000},  {2, 5000}, {3, 1000},
                                    {63, 400}, {64, 129}, {65, 66},  {100, 99},  {127, 128}, {128, 64}, {200, 200},
                                    {255, 63}, {191, 95}, {300, 47}, {1, 65535}, {1, 65536}, {1, 65537}};
    for (size_t i = 0; i < sizeof SHAPES / sizeof *SHAPES; i++)
        for (int k = 0; k < KINDS_COUNT; k++) {
            solve_what_was_pressed(SHAPES[i][0], SHAPES[i][1], KINDS[k]);
            solve_what_was_pressed(SHAPES[i][1], SHAPES[i][0], KINDS[k]);
        }
}

static void check_quiet_patterns(int rows, int columns, struct kind kind) {
    struct size size = prepared(rows, columns, kind);
    SCOPED struct arena arena = test_arena((size_t)columns * (size_t)columns * 8 + (1 << 18));
    struct grid pattern = take_grid(rows, columns);
    int nullity = size.chase.nullity;
    struct gf2_matrix firsts; /* the first two rows determine a pattern, so these must be independent */
    int *pivots = arena_take(&arena, 2 * (size_t)columns, sizeof *pivots);
    int width = (int)GF2_WORDS(columns) * GF2_WORD_BITS;
    EXPECT(gf2_matrix_take(&firsts, nullity, 2 * width, &arena));
    for (int k = 0; k < nullity; k++) {
        randomize(pattern);
        chase_quiet(&size.chase, k, pattern.words, pattern.stride);
        EXPECT(is_quiet(pattern, kind));
        for (int r = 0; r < rows && r < 2; r++)
            memcpy(gf2_row(&firsts, k) + (size_t)r * GF2_WORDS(columns), row_of(pattern, r),
                   GF2_WORDS(columns) * sizeof *pattern.words);
    }
    EXPECT(gf2_reduce(&firsts, 2 * width, pivots, &arena) == nullity);
    free(pattern.words);
    test_arena_free(&size.arena);
}

TEST(quiet_patterns_are_quiet_and_independent) {
    static const int SHAPES[][2] = {{99, 99}, {64, 259}, {259, 64}, {65, 63}, {60, 128}};
    for (int k = 0; k < KINDS_COUNT; k++) {
        for (int rows = 1; rows <= 20; rows++)
            for (int columns = 1; columns <= 20; columns++) check_quiet_patterns(rows, columns, KINDS[k]);
        for (size_t i = 0; i < sizeof SHAPES / sizeof *SHAPES; i++)
            check_quiet_patterns(SHAPES[i][0], SHAPES[i][1], KINDS[k]);
    }
}

/* The sequence OEIS A159257, from 1 × 1 on. */
TEST(nullities_of_squares_are_the_published_ones) {
    static const int PUBLISHED[] = {0,  0, 0,  4,  2,  0, 0,  0,  8,  0,  6,  0, 0,  4, 0,  8,  2,  0,  16, 0,  0,  0,
                                    14, 4, 0,  0,  0,  0, 10, 20, 0,  20, 16, 4, 6,  0, 0,  0,  32, 0,  2,  0,  0,  4,
                                    0,  0, 30, 0,  8,  8, 0,  0,  2,  4,  0,  0, 0,  0, 22, 0,  40, 24, 0,  28, 42, 0,
                                    32, 0, 8,  0,  14, 0, 0,  4,  0,  0,  2,  0, 64, 0, 0,  0,  6,  12, 0,  0,  0,  0,
                                    10, 0, 0,  20, 0,  4, 62, 0,  0,  20, 16, 0, 18, 0, 0,  4,  0,  0,  6,  0,  8,  0,
                                    0,  0, 2,  4,  0,  0, 0,  8,  46, 0,  0,  0, 80, 4, 50, 56, 0,  56, 56, 0};
    SCOPED struct arena arena = test_arena(1 << 22);
    for (int n = 1; n <= (int)(sizeof PUBLISHED / sizeof *PUBLISHED); n++)
        EXPECT(chase_nullity(n, n, CHASE_PLUS, &arena) == PUBLISHED[n - 1]);
    EXPECT(chase_nullity(9999, 9999, CHASE_PLUS, &arena) == 64);
}

/* The nullity is computed with and without cofactors, from different polynomials. */
TEST(nullity_alone_agrees_with_the_prepared_one) {
    for (int round = 0; round < 200; round++) {
        int rows = 1 + test_random_below(&seed, 1500), columns = round % 2 ? rows : 1 + test_random_below(&seed, 1500);
        struct kind kind = {round % 3 ? CHASE_PLUS : CHASE_RING, CHASE_FLAT};
        struct size size = prepared(rows, columns, kind);
        expect_the_same_nullity_alone(&size);
        EXPECT(chase_nullity(columns, rows, kind.rule, &size.arena) == size.chase.nullity);
        test_arena_free(&size.arena);
    }
}

static bool prepare_refused(struct arena *arena) {
    struct chase chase;
    return chase_prepare(&chase, 100, 70, CHASE_PLUS, CHASE_FLAT, arena);
}

static bool prepare_torus_refused(struct arena *arena) {
    struct chase chase;
    return chase_prepare(&chase, 100, 70, CHASE_PLUS, CHASE_TORUS, arena);
}

static bool count_refused(struct arena *arena) {
    size_t used = arena->used;
    int nullity = chase_nullity(99, 99, CHASE_PLUS, arena);
    EXPECT((nullity == 16 || nullity == -1) && arena->used == used);
    return nullity == 16;
}

TEST(refused_memory_is_survived) {
    refusal_expect_recovery(NULL, prepare_refused);
    refusal_expect_recovery(NULL, prepare_torus_refused);
    refusal_expect_recovery(NULL, count_refused);
}
