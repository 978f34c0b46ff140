/* Chasing against dense elimination, and every answer against plain cells. */
#include "chase.h"

#include <string.h>

#include "board.h"
#include "gf2.h"
#include "refusal.h"
#include "test.h"

static uint64_t seed = 2026;

/* Rows of packed bits, with a word of stride to spare. */
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

/* Whether these presses light the cell. */
static bool lit_by(struct grid presses, enum chase_rule rule, int r, int c) {
    bool around = at(presses, r - 1, c) ^ at(presses, r + 1, c) ^ at(presses, r, c - 1) ^ at(presses, r, c + 1);
    return rule == CHASE_PLUS ? around ^ at(presses, r, c) : around;
}

static bool makes(struct grid presses, enum chase_rule rule, struct grid lights) {
    for (int r = 0; r < lights.rows; r++)
        for (int c = 0; c < lights.columns; c++)
            if (lit_by(presses, rule, r, c) != at(lights, r, c)) return false;
    return true;
}

static struct grid lights_of(struct grid presses, enum chase_rule rule) {
    struct grid lights = take_grid(presses.rows, presses.columns);
    for (int r = 0; r < lights.rows; r++)
        for (int c = 0; c < lights.columns; c++)
            if (lit_by(presses, rule, r, c)) gf2_flip(row_of(lights, r), c);
    return lights;
}

static bool is_quiet(struct grid presses, enum chase_rule rule) {
    struct grid dark = take_grid(presses.rows, presses.columns);
    bool quiet = makes(presses, rule, dark);
    free(dark.words);
    return quiet;
}

static int cells_shared(struct grid a, struct grid b) {
    int shared = 0;
    for (int r = 0; r < a.rows; r++)
        for (int c = 0; c < a.columns; c++) shared += at(a, r, c) && at(b, r, c);
    return shared;
}

/* Nothing may be written beyond the last column. */
static bool spare_bits_are_zero(struct grid grid) {
    for (int r = 0; r < grid.rows; r++)
        for (int c = grid.columns; c < (int)grid.stride * GF2_WORD_BITS; c++)
            if (gf2_get(row_of(grid, r), c)) return false;
    return true;
}

/* Solves a copy of the lights and checks whatever comes out; returns whether it was solvable. */
static bool solve_and_check(const struct chase *chase, struct grid lights) {
    struct grid answer = copy_of(lights);
    struct chase_answer result = chase_solve(chase, answer.words, answer.stride);
    if (result.solvable) {
        EXPECT(makes(answer, chase->rule, lights));
    } else {
        EXPECT(is_quiet(answer, chase->rule));
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

static struct size prepared(int rows, int columns, enum chase_rule rule) {
    struct size size = {.arena = test_arena(64 * 1024 + (size_t)(rows + columns) * 80)};
    EXPECT(chase_prepare(&size.chase, rows, columns, rule, &size.arena));
    return size;
}

/* ---- dense elimination ---- */

/* One row for each light: the buttons that flip it; and behind them whether it is lit. */
static struct gf2_matrix equations(struct grid lights, enum chase_rule rule, struct arena *arena) {
    int cells = lights.rows * lights.columns;
    static struct board board;
    board = (struct board){.rows = lights.rows, .columns = lights.columns, .lights = cells, .buttons = cells};
    board.rule = rule == CHASE_PLUS ? BOARD_PLUS : BOARD_RING;
    struct gf2_matrix matrix;
    EXPECT(gf2_matrix_take(&matrix, cells, cells + 1, arena));
    for (int i = 0; i < cells; i++) {
        board_add_mask(&board, i, gf2_row(&matrix, i));
        if (at(lights, i / lights.columns, i % lights.columns)) gf2_flip(gf2_row(&matrix, i), cells);
    }
    return matrix;
}

static int dense_rank(struct grid lights, enum chase_rule rule, bool with_lights) {
    int cells = lights.rows * lights.columns;
    struct arena arena = test_arena((size_t)cells * (size_t)cells / 4 + (1 << 20));
    struct gf2_matrix matrix = equations(lights, rule, &arena);
    int *pivots = arena_take(&arena, (size_t)cells + 1, sizeof *pivots);
    int rank = gf2_reduce(&matrix, cells + with_lights, pivots, &arena);
    test_arena_free(&arena);
    return rank;
}

/* ---- the tests ---- */

static void agree_with_elimination(int rows, int columns, enum chase_rule rule) {
    struct size size = prepared(rows, columns, rule);
    struct grid lights = take_grid(rows, columns);
    randomize(lights);
    int rank = dense_rank(lights, rule, false);
    EXPECT(size.chase.nullity == rows * columns - rank);
    EXPECT(chase_nullity(rows, columns, rule, &size.arena) == size.chase.nullity);
    EXPECT(solve_and_check(&size.chase, lights) == (dense_rank(lights, rule, true) == rank));
    free(lights.words);
    test_arena_free(&size.arena);
}

static void every_small_board_agrees_with_elimination(void) {
    for (int rows = 1; rows <= 24; rows++)
        for (int columns = 1; columns <= 24; columns++) {
            agree_with_elimination(rows, columns, CHASE_PLUS);
            agree_with_elimination(rows, columns, CHASE_RING);
        }
}

static void larger_boards_agree_with_elimination(void) {
    for (int round = 0; round < 12; round++) {
        enum chase_rule rule = round % 2 ? CHASE_PLUS : CHASE_RING;
        agree_with_elimination(25 + test_random_below(&seed, 40), 25 + test_random_below(&seed, 40), rule);
    }
    agree_with_elimination(64, 64, CHASE_PLUS);
}

static void solve_what_was_pressed(int rows, int columns, enum chase_rule rule) {
    struct size size = prepared(rows, columns, rule);
    struct grid presses = take_grid(rows, columns);
    randomize(presses);
    struct grid lights = lights_of(presses, rule);
    EXPECT(solve_and_check(&size.chase, lights));
    memset(lights.words, 0, (size_t)rows * lights.stride * sizeof *lights.words);
    randomize(lights);
    EXPECT(solve_and_check(&size.chase, lights) || size.chase.nullity > 0);
    EXPECT(chase_nullity(rows, columns, rule, &size.arena) == size.chase.nullity);
    free(presses.words);
    free(lights.words);
    test_arena_free(&size.arena);
}

static void boards_of_every_shape_are_solved(void) {
    static const int SHAPES[][2] = {{1, 1},     {1, 63},    {1, 64},      {1, 65},    {1, 5000},  {2, 5000},
                                    {3, 1000},  {63, 400},  {64, 129},    {65, 66},   {100, 99},  {127, 128},
                                    {128, 64},  {200, 200}, {255, 63},    {255, 63},  {191, 95},  {300, 47},
                                    {323, 215}, {299, 299}, {1000, 1100}, {1, 65535}, {1, 65536}, {1, 65537}};
    for (size_t i = 0; i < sizeof SHAPES / sizeof *SHAPES; i++)
        for (enum chase_rule rule = CHASE_RING; rule <= CHASE_PLUS; rule++) {
            solve_what_was_pressed(SHAPES[i][0], SHAPES[i][1], rule);
            solve_what_was_pressed(SHAPES[i][1], SHAPES[i][0], rule);
        }
}

static void check_quiet_patterns(int rows, int columns, enum chase_rule rule) {
    struct size size = prepared(rows, columns, rule);
    struct arena arena = test_arena(1 << 22);
    struct grid pattern = take_grid(rows, columns);
    int nullity = size.chase.nullity;
    struct gf2_matrix firsts; /* a pattern follows from its first row, so these must be independent */
    int *pivots = arena_take(&arena, (size_t)columns, sizeof *pivots);
    EXPECT(gf2_matrix_take(&firsts, nullity, columns, &arena));
    for (int k = 0; k < nullity; k++) {
        randomize(pattern);
        chase_quiet(&size.chase, k, pattern.words, pattern.stride);
        EXPECT(is_quiet(pattern, rule));
        memcpy(gf2_row(&firsts, k), pattern.words, GF2_WORDS(columns) * sizeof *pattern.words);
    }
    EXPECT(gf2_reduce(&firsts, columns, pivots, &arena) == nullity);
    free(pattern.words);
    test_arena_free(&arena);
    test_arena_free(&size.arena);
}

static void quiet_patterns_are_quiet_and_independent(void) {
    for (int rows = 1; rows <= 20; rows++)
        for (int columns = 1; columns <= 20; columns++) {
            check_quiet_patterns(rows, columns, CHASE_PLUS);
            check_quiet_patterns(rows, columns, CHASE_RING);
        }
    check_quiet_patterns(99, 99, CHASE_PLUS);
    check_quiet_patterns(64, 259, CHASE_PLUS);
    check_quiet_patterns(259, 64, CHASE_PLUS);
}

/* OEIS A159257, from 1 × 1 on. */
static void nullities_of_squares_are_the_published_ones(void) {
    static const int PUBLISHED[] = {0,  0, 0,  4,  2,  0, 0,  0,  8,  0,  6,  0, 0,  4, 0,  8,  2,  0,  16, 0,  0,  0,
                                    14, 4, 0,  0,  0,  0, 10, 20, 0,  20, 16, 4, 6,  0, 0,  0,  32, 0,  2,  0,  0,  4,
                                    0,  0, 30, 0,  8,  8, 0,  0,  2,  4,  0,  0, 0,  0, 22, 0,  40, 24, 0,  28, 42, 0,
                                    32, 0, 8,  0,  14, 0, 0,  4,  0,  0,  2,  0, 64, 0, 0,  0,  6,  12, 0,  0,  0,  0,
                                    10, 0, 0,  20, 0,  4, 62, 0,  0,  20, 16, 0, 18, 0, 0,  4,  0,  0,  6,  0,  8,  0,
                                    0,  0, 2,  4,  0,  0, 0,  8,  46, 0,  0,  0, 80, 4, 50, 56, 0,  56, 56, 0};
    struct arena arena = test_arena(1 << 22);
    for (int n = 1; n <= (int)(sizeof PUBLISHED / sizeof *PUBLISHED); n++)
        EXPECT(chase_nullity(n, n, CHASE_PLUS, &arena) == PUBLISHED[n - 1]);
    EXPECT(chase_nullity(9999, 9999, CHASE_PLUS, &arena) == 64);
    test_arena_free(&arena);
}

/* The two roads to the nullity, with and without cofactors, take different polynomials. */
static void nullity_alone_agrees_with_the_prepared_one(void) {
    for (int round = 0; round < 200; round++) {
        int rows = 1 + test_random_below(&seed, 1500), columns = round % 2 ? rows : 1 + test_random_below(&seed, 1500);
        enum chase_rule rule = round % 3 ? CHASE_PLUS : CHASE_RING;
        struct size size = prepared(rows, columns, rule);
        EXPECT(chase_nullity(rows, columns, rule, &size.arena) == size.chase.nullity);
        EXPECT(chase_nullity(columns, rows, rule, &size.arena) == size.chase.nullity);
        test_arena_free(&size.arena);
    }
}

static bool prepare_refused(struct arena *arena) {
    struct chase chase;
    return chase_prepare(&chase, 100, 70, CHASE_PLUS, arena);
}

static bool count_refused(struct arena *arena) {
    size_t used = arena->used;
    int nullity = chase_nullity(99, 99, CHASE_PLUS, arena);
    EXPECT((nullity == 16 || nullity == -1) && arena->used == used);
    return nullity == 16;
}

static void refused_memory_is_survived(void) {
    refusal_expect_recovery(NULL, prepare_refused);
    refusal_expect_recovery(NULL, count_refused);
}

int main(void) {
    RUN(every_small_board_agrees_with_elimination);
    RUN(larger_boards_agree_with_elimination);
    RUN(boards_of_every_shape_are_solved);
    RUN(quiet_patterns_are_quiet_and_independent);
    RUN(nullities_of_squares_are_the_published_ones);
    RUN(nullity_alone_agrees_with_the_prepared_one);
    RUN(refused_memory_is_survived);
    return test_result();
}
