#include "bench_jobs.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/zk_poly.h"
#include "board/notation.h"
#include "solve/fewest.h"
#include "solve/large.h"
#include "solve/mod_fewest.h"
#include "solve/mod_solutions.h"
#include "solve/solve.h"

enum { SIDE = 10000, GRAY_NULLITY = 20 };

static struct arena *arena;
static size_t used; /* the memory that all jobs share; the rest is freed before each job */
static struct large large;
static struct gf2_matrix original, matrix;
static int *pivots;
static struct position position;
static struct solver solver;
static struct fewest fewest;
static uint64_t presses[BOARD_WORDS];
static uint64_t lights[BOARD_WORDS];
static struct mod_solver mod_solver;
static uint8_t mod_presses[BOARD_TURNING_LIGHTS_MAX];

/* The least work for every cell, as a lower bound: each row is read, shifted with carries, added to the next one and written. */
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

static void pass_twice(const struct bench_job *job) {
    (void)job;
    pass_over_board();
    pass_over_board();
}

static void give_back(void) {
    arena->used = used;
}

static void forget(const struct bench_job *job) {
    (void)job;
    give_back();
}

static void fill(const struct bench_job *job) {
    give_back();
    CHECK(large_take(&large, job->number, job->number, CHASE_PLUS, CHASE_FLAT, arena));
    large_fill_random(&large, 1);
}

static void solve_large(const struct bench_job *job) {
    (void)job;
    large_solve(&large);
}

static void find_nullity(const struct bench_job *job) {
    CHECK(chase_nullity(job->number, job->number, CHASE_PLUS, arena) >= 0);
}

static void copy_matrix(const struct bench_job *job) {
    (void)job;
    give_back();
    memcpy(matrix.words, original.words, (size_t)SIDE * original.stride * sizeof *original.words);
}

static void reduce(const struct bench_job *job) {
    (void)job;
    CHECK(gf2_reduce(&matrix, SIDE, pivots, arena) > SIDE - 64);
}

static void read_position(const char *text) {
    int at;
    CHECK(notation_read(text, (int)strlen(text), &position, &at, arena) == NOTATION_OK);
}

static void read_board(const struct bench_job *job) {
    give_back();
    read_position(job->board);
    gf2_from_bytes(lights, position.start, position.board.lights);
    CHECK(solve_prepare(&solver, &position.board, arena));
    uint64_t witness[BOARD_WORDS];
    CHECK(solve(&solver, lights, presses, witness));
}

static void find_fewest(const struct bench_job *job) {
    struct coset coset = solve_coset(&solver, presses);
    CHECK(fewest_start(&fewest, &coset, arena) == FEWEST_OK);
    while (!fewest_run(&fewest, 1000)) continue;
    CHECK(fewest.best.weight == job->number);
}

/* The fewest presses by the tree. */
static void find_by_tree(const struct bench_job *job) {
    struct coset coset = solve_coset(&solver, presses);
    struct symmetry_group group;
    struct tree tree;
    int64_t steps = INT64_MAX;
    CHECK(symmetry_find(&group, &coset, arena) && gf2_matrix_copy(&coset.quiet, &solver.quiet, arena));
    CHECK(tree_start(&tree, &coset, &group, arena));
    while (tree_next(&tree, &steps))
        for (unsigned i = 0; i < tree.count; i++)
            if (tree.leads[i] > tree.floor) tree.floor = tree.leads[i];
    CHECK(solver.buttons - 2 * job->number == tree.floor);
}

/* Visits every solution once: each differs from the previous one by one quiet pattern. */
static void weigh_by_gray_code(const struct bench_job *job) {
    size_t words = GF2_WORDS(solver.buttons);
    CHECK(solver.nullity == GRAY_NULLITY);
    int least = gf2_weight(presses, words);
    for (uint32_t step = 1; step < UINT32_C(1) << GRAY_NULLITY; step++) {
        gf2_add(presses, gf2_row(&solver.quiet, __builtin_ctz(step)), words);
        int weight = gf2_weight(presses, words);
        if (weight < least) least = weight;
    }
    CHECK(least == job->number);
}

static void read_turning(const struct bench_job *job) {
    give_back();
    read_position(job->board);
}

/* Prepares and solves; gives the number 1 if there is a solution, 0 if not. */
static void solve_turning(const struct bench_job *job) {
    uint8_t need[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
    CHECK(mod_prepare(&mod_solver, &position.board, position.goal, arena));
    position_need(&position, position.start, need);
    CHECK(mod_solve(&mod_solver, need, mod_presses, weights).solvable == (job->number == 1));
}

static void read_and_solve_turning(const struct bench_job *job) {
    read_turning(job);
    solve_turning(&(struct bench_job){.number = 1});
}

static void find_turning_fewest(const struct bench_job *job) {
    struct mod_fewest found;
    CHECK(mod_fewest_start(&found, &position.board, &mod_solver, mod_presses, arena) == FEWEST_OK);
    while (!mod_fewest_run(&found, INT64_MAX)) continue;
    CHECK(found.weight == job->number);
}

static void count_modulo_3(const struct bench_job *job) {
    CHECK(zk_plus_nullity(3, 1000, 1000, arena) == job->number);
}

/* The number is the cost of the first solution. */
static void sort_turning(const struct bench_job *job) {
    struct mod_solutions solutions;
    int cost = 0;
    CHECK(mod_solutions_start(&solutions, &position.board, &mod_solver, mod_presses, arena));
    mod_solutions_at(&solutions, 0, mod_presses);
    for (int button = 0; button < position.board.buttons; button++) cost += mod_presses[button];
    CHECK(cost == job->number);
}

const struct bench_job BENCH_JOBS[] = {
    {"two bare passes over 10 000 x 10 000", fill, pass_twice, NULL, SIDE, false},
    {"solve random 10 000 x 10 000, every cell", fill, solve_large, NULL, SIDE, false},
    {"solve random 2 000 x 2 000", fill, solve_large, NULL, 2000, false},
    {"solve random 5 000 x 5 000", fill, solve_large, NULL, 5000, false},
    {"solve random 20 000 x 20 000", fill, solve_large, NULL, 20000, false},
    {"nullity of 10 000 x 10 000", forget, find_nullity, NULL, SIDE, false},
    {"eliminate a random 10 000 x 10 000 matrix", copy_matrix, reduce, NULL, SIDE, false},
    {"weigh the 2^20 solutions of 30 x 30 by Gray code", read_board, weigh_by_gray_code, "30x30.on", 376, false},
    {"fewest of 30 x 30 (2^20 solutions), proven: 376", read_board, find_fewest, "30x30.on", 376, false},
    {"fewest of 39 x 39 (2^32 solutions), proven: 561", read_board, find_fewest, "39x39.on", 561, false},
    {"the same by the tree alone, 39 x 39", read_board, find_by_tree, "39x39.on", 561, false},
    {"fewest of 47 x 47 (2^30 solutions), proven: 971", read_board, find_fewest, "47x47.on", 971, false},
    {"the same by the tree alone, 47 x 47", read_board, find_by_tree, "47x47.on", 971, false},
    {"fewest of 64 x 64 (2^28 solutions), proven: 1838", read_board, find_fewest, "64x64.on", 1838, false},
    {"the same by the tree alone, 64 x 64", read_board, find_by_tree, "64x64.on", 1838, false},
    {"fewest of 61 x 61 (2^40 solutions), proven: 1629", read_board, find_fewest, "61x61.on", 1629, false},
    {"the same by the tree alone, 61 x 61", read_board, find_by_tree, "61x61.on", 1629, true},
    {"fewest of 65 x 65 (2^42 solutions), proven: 1867", read_board, find_fewest, "65x65.on", 1867, false},
    {"the same by the tree alone, 65 x 65", read_board, find_by_tree, "65x65.on", 1867, true},
    {"fewest of 125 x 125 (2^50 solutions), proven: 7311", read_board, find_fewest, "125x125.on", 7311, false},
    {"fewest of 126 x 126 (2^56 solutions), proven: 7364", read_board, find_fewest, "126x126.on", 7364, false},
    {"fewest of 128 x 128 (2^56 solutions), proven: 7632", read_board, find_fewest, "128x128.on", 7632, false},
    {"fewest of 129 x 129 (2^56 solutions), proven: 7643", read_board, find_fewest, "129x129.on", 7643, false},
    {"fewest of 79 x 79 (2^64 solutions), proven: 2629", read_board, find_fewest, "79x79.on", 2629, true},
    {"fewest of 95 x 95 (2^62 solutions), proven: 4095", read_board, find_fewest, "95x95.on", 4095, true},
    {"fewest of 123 x 123 (2^80 solutions), proven: 6809", read_board, find_fewest, "123x123.on", 6809, true},
    {"solve 5 x 5 modulo 3", read_turning, solve_turning, "5x5-mod3.1", 1, false},
    {"solve 64 x 64 modulo 3", read_turning, solve_turning, "64x64-mod3.1", 1, false},
    {"solve 64 x 64 modulo 4", read_turning, solve_turning, "64x64-mod4.1", 1, false},
    {"disprove 64 x 64 modulo 5", read_turning, solve_turning, "64x64-mod5.1", 0, false},
    {"solve 64 x 64 modulo 6", read_turning, solve_turning, "64x64-mod6.1", 1, false},
    {"solve 64 x 64 modulo 36", read_turning, solve_turning, "64x64-mod36.1", 1, false},
    {"solve 64 x 64 modulo 3, king", read_turning, solve_turning, "64x64-king-mod3.1", 1, false},
    {"solve 64 x 64 modulo 3, knight", read_turning, solve_turning, "64x64-knight-mod3.1", 1, false},
    {"fewest of 17 x 17 modulo 3 (3^12 solutions), proven: 234", read_and_solve_turning, find_turning_fewest,
     "17x17-mod3.1", 234, false},
    {"fewest of 35 x 35 modulo 3 (3^12 solutions), proven: 1017", read_and_solve_turning, find_turning_fewest,
     "35x35-mod3.1", 1017, false},
    {"sort the 3^9 solutions of 29 x 29 modulo 3", read_and_solve_turning, sort_turning, "29x29-mod3.1", 732, false},
    {"fewest of 7 x 7 tiles from 0 to 1 modulo 4: 49", read_and_solve_turning, find_turning_fewest,
     "7x7-rowcol-mod4=1.0", 49, false},
    {"fewest of 7 x 7 tiles from 0 to 2 modulo 4: 14", read_and_solve_turning, find_turning_fewest,
     "7x7-rowcol-mod4=2.0", 14, false},
    {"fewest of 7 x 7 tiles from 0 to 3 modulo 4: 63", read_and_solve_turning, find_turning_fewest,
     "7x7-rowcol-mod4=3.0", 63, false},
    {"nullity of 1000 x 1000 modulo 3", forget, count_modulo_3, NULL, 18, false},
};
const int BENCH_JOBS_COUNT = sizeof BENCH_JOBS / sizeof *BENCH_JOBS;

void bench_start(struct arena *given) {
    arena = given;
    CHECK(gf2_matrix_take(&original, SIDE, SIDE, arena) && gf2_matrix_take(&matrix, SIDE, SIDE, arena));
    pivots = arena_take(arena, SIDE, sizeof *pivots);
    CHECK(pivots);
    used = arena->used;
    fill(&(struct bench_job){.number = SIDE});
    for (int row = 0; row < SIDE; row++)
        memcpy(gf2_row(&original, row), large.board + (size_t)row * large.stride, large.stride * sizeof *large.board);
}
