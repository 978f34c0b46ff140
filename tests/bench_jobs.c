#include "bench_jobs.h"

#include <string.h>

#include "check.h"
#include "fewest.h"
#include "large.h"
#include "notation.h"
#include "solve.h"

enum { SIDE = 10000, WIDE = 20000, GRAY_NULLITY = 20 };

static struct arena *arena;
static size_t used; /* what the jobs share; the rest is given back before each */
static struct large large;
static struct gf2_matrix original, matrix;
static int *pivots;
static struct position position;
static struct solver solver;
static struct fewest fewest;
static uint64_t presses[BOARD_WORDS];

/* The least that can be done to every cell: each row read, shifted with its carries, added to the next, and written. */
static void pass_over_board(void) {
    size_t words = large.stride;
    for (int row = 1; row < large.chase.rows; row++) {
        const uint64_t *above = large.board + (size_t)(row - 1) * words;
        uint64_t *here = large.board + (size_t)row * words;
        here[0] ^= above[0] << 1;
        for (size_t i = 1; i + 1 < words; i += 2) {
            gf2_lanes now = *(const gf2_lanes *)(above + i), before = *(const gf2_lanes *)(above + i - 1);
            *(gf2_lanes *)(here + i) ^= now << 1 ^ before >> 63;
        }
        if (words % 2 == 0) here[words - 1] ^= above[words - 1] << 1 ^ above[words - 2] >> 63;
    }
}

static void pass_twice(void) {
    pass_over_board();
    pass_over_board();
}

static void give_back(void) {
    arena->used = used;
}

static void fill(int side) {
    give_back();
    CHECK(large_take(&large, side, side, arena));
    large_fill_random(&large, 1);
}

static void fill_2000(void) {
    fill(2000);
}

static void fill_5000(void) {
    fill(5000);
}

static void fill_10000(void) {
    fill(SIDE);
}

static void fill_20000(void) {
    fill(WIDE);
}

static void solve_large(void) {
    large_solve(&large);
}

static void copy_matrix(void) {
    give_back();
    memcpy(matrix.words, original.words, (size_t)SIDE * original.stride * sizeof *original.words);
}

static void reduce(void) {
    CHECK(gf2_reduce(&matrix, SIDE, pivots, arena) > SIDE - 64);
}

static void read_board(const char *text) {
    int at;
    give_back();
    CHECK(notation_read(text, (int)strlen(text), &position, &at) == NOTATION_OK);
    CHECK(solve_prepare(&solver, &position.board, arena));
    uint64_t witness[BOARD_WORDS];
    CHECK(solve(&solver, position.start, presses, witness));
}

static void read_30(void) {
    read_board("30x30.on");
}

static void read_39(void) {
    read_board("39x39.on");
}

static void read_47(void) {
    read_board("47x47.on");
}

static void read_61(void) {
    read_board("61x61.on");
}

static void read_64(void) {
    read_board("64x64.on");
}

static void read_65(void) {
    read_board("65x65.on");
}

static void read_79(void) {
    read_board("79x79.on");
}

static void read_95(void) {
    read_board("95x95.on");
}

static void find_fewest(int weight) {
    CHECK(fewest_start(&fewest, &solver, presses, arena) == FEWEST_OK);
    while (!fewest_run(&fewest, 1000)) continue;
    CHECK(fewest.weight == weight);
}

/* The second road, for any board. */
static void find_by_tree(int weight) {
    struct symmetry_group group = {.rows = solver.rows, .columns = solver.columns};
    struct gf2_matrix quiet;
    struct tree tree;
    int64_t steps = INT64_MAX;
    CHECK(symmetry_find(&group, &solver.quiet, presses, arena) && gf2_matrix_copy(&quiet, &solver.quiet, arena));
    CHECK(tree_start(&tree, quiet, presses, &group, arena));
    while (tree_next(&tree, &steps))
        for (unsigned i = 0; i < tree.count; i++)
            if (tree.leads[i] > tree.floor) tree.floor = tree.leads[i];
    CHECK(solver.buttons - 2 * weight == tree.floor);
}

static void find_376(void) {
    find_fewest(376);
}

static void find_561(void) {
    find_fewest(561);
}

static void find_561_by_tree(void) {
    find_by_tree(561);
}

static void find_971(void) {
    find_fewest(971);
}

static void find_971_by_tree(void) {
    find_by_tree(971);
}

static void find_1629(void) {
    find_fewest(1629);
}

static void find_1629_by_tree(void) {
    find_by_tree(1629);
}

static void find_1838(void) {
    find_fewest(1838);
}

static void find_1838_by_tree(void) {
    find_by_tree(1838);
}

static void find_1867(void) {
    find_fewest(1867);
}

static void find_1867_by_tree(void) {
    find_by_tree(1867);
}

static void find_2629(void) {
    find_fewest(2629);
}

static void find_4095(void) {
    find_fewest(4095);
}

/* Every solution once, though none is written down: each is one quiet pattern away from the one before. */
static void weigh_by_gray_code(void) {
    size_t words = GF2_WORDS(solver.buttons);
    CHECK(solver.nullity == GRAY_NULLITY);
    int least = gf2_weight(presses, words);
    for (uint32_t step = 1; step < UINT32_C(1) << GRAY_NULLITY; step++) {
        gf2_add(presses, gf2_row(&solver.quiet, __builtin_ctz(step)), words);
        int weight = gf2_weight(presses, words);
        if (weight < least) least = weight;
    }
    CHECK(least == 376);
}

const struct bench_job BENCH_JOBS[] = {
    {"two bare passes over 10 000 x 10 000", fill_10000, pass_twice, false},
    {"solve random 10 000 x 10 000, every cell", fill_10000, solve_large, false},
    {"solve random 2 000 x 2 000", fill_2000, solve_large, false},
    {"solve random 5 000 x 5 000", fill_5000, solve_large, false},
    {"solve random 20 000 x 20 000", fill_20000, solve_large, false},
    {"eliminate a random 10 000 x 10 000 matrix", copy_matrix, reduce, false},
    {"weigh the 2^20 solutions of 30 x 30 by Gray code", read_30, weigh_by_gray_code, false},
    {"fewest of 30 x 30, proven: 376", read_30, find_376, false},
    {"fewest of 39 x 39 (2^32 solutions), proven: 561", read_39, find_561, false},
    {"the same by the tree alone, 39 x 39", read_39, find_561_by_tree, false},
    {"fewest of 47 x 47 (2^30), proven: 971", read_47, find_971, false},
    {"the same by the tree alone, 47 x 47", read_47, find_971_by_tree, false},
    {"fewest of 64 x 64 (2^28), proven: 1838", read_64, find_1838, false},
    {"the same by the tree alone, 64 x 64", read_64, find_1838_by_tree, false},
    {"fewest of 61 x 61 (2^40), proven: 1629", read_61, find_1629, false},
    {"the same by the tree alone, 61 x 61", read_61, find_1629_by_tree, true},
    {"fewest of 65 x 65 (2^42), proven: 1867", read_65, find_1867, false},
    {"the same by the tree alone, 65 x 65", read_65, find_1867_by_tree, true},
    {"fewest of 79 x 79 (2^64), proven: 2629", read_79, find_2629, true},
    {"fewest of 95 x 95 (2^62), proven: 4095", read_95, find_4095, true},
};
const int BENCH_JOBS_COUNT = sizeof BENCH_JOBS / sizeof *BENCH_JOBS;

void bench_start(struct arena *given) {
    arena = given;
    CHECK(gf2_matrix_take(&original, SIDE, SIDE, arena) && gf2_matrix_take(&matrix, SIDE, SIDE, arena));
    pivots = arena_take(arena, SIDE, sizeof *pivots);
    CHECK(pivots);
    used = arena->used;
    fill(SIDE);
    for (int row = 0; row < SIDE; row++)
        memcpy(gf2_row(&original, row), large.board + (size_t)row * large.stride, large.stride * sizeof *large.board);
}
