/* The references list every set of presses, or every solution by a Gray code, and count presses. */
#include "solve/fewest.h"

#include <string.h>

#include "algebra/gf2.h"
#include "board/board.h"
#include "lightest.h"
#include "prepared.h"
#include "test.h"

enum { ARENA_SIZE = 1 << 23, GRAY_NULLITY_MAX = 16 };

/* Every set of presses on a board of at most 16 buttons. */
static struct lightest list_all_presses(const struct board *board, uint64_t lights) {
    struct lightest lightest = {.weight = board->buttons + 1};
    for (uint64_t presses = 0; presses < UINT64_C(1) << board->buttons; presses++) {
        uint64_t made = 0;
        board_add_presses(board, &presses, &made);
        if (made == lights && !(presses & board->holes[0])) lightest_add(&lightest, gf2_weight(&presses, 1), 1);
    }
    return lightest;
}

static struct board grid(int rows, int columns, uint32_t rule) {
    struct board board = plain_grid(rows, columns);
    board.rule = rule;
    return board;
}

static uint32_t random_rule(uint64_t *seed) {
    int choice = test_random_below(seed, PLAIN_RULES_COUNT + 2);
    return choice < PLAIN_RULES_COUNT ? PLAIN_RULES[choice] : (uint32_t)test_random(seed) & (BOARD_ROWCOL - 1);
}

static struct board random_grid(uint64_t *seed, int side) {
    struct board board = grid(1 + test_random_below(seed, side), 1 + test_random_below(seed, side), random_rule(seed));
    board.wrap = (enum board_wrap)test_random_below(seed, 3);
    if (test_random_below(seed, 2))
        for (int cell = 0; cell < board.lights; cell++)
            if (test_random_below(seed, 6) == 0) gf2_flip(board.holes, cell);
    return board;
}

static struct board random_doors(uint64_t *seed, int doors) {
    int lights = 1 + test_random_below(seed, doors), buttons = 1 + test_random_below(seed, doors);
    struct board board = plain_doors(lights, buttons);
    for (int button = 0; button < buttons; button++) plain_set_mask(&board, button, test_random(seed));
    return board;
}

/* The lights after random presses. */
static void random_lights(const struct board *board, uint64_t *seed, uint64_t *lights) {
    memset(lights, 0, BOARD_WORDS * sizeof *lights);
    for (int button = 0; button < board->buttons; button++)
        if (test_random_below(seed, 2)) board_add_mask(board, button, lights);
}

static enum fewest_status start(struct fewest *fewest, const struct solver *solver, const uint64_t *presses,
                                struct arena *arena) {
    struct coset coset = solve_coset(solver, presses);
    return fewest_start(fewest, &coset, arena);
}

/* The data of a test. */
struct search {
    struct arena arena;
    struct solver solver;
    uint64_t presses[BOARD_WORDS];
    struct fewest fewest;
};

static bool search_start(struct search *search, const struct board *board, const uint64_t *lights) {
    uint64_t witness[BOARD_WORDS];
    search->arena = test_arena(ARENA_SIZE);
    if (!solve_prepare(&search->solver, board, &search->arena)) return false;
    if (!solve(&search->solver, lights, search->presses, witness)) return false;
    return start(&search->fewest, &search->solver, search->presses, &search->arena) == FEWEST_OK;
}

static void expect_solution(const struct fewest *fewest, const struct board *board, const uint64_t *lights) {
    uint64_t made[BOARD_WORDS] = {0};
    board_add_presses(board, fewest->best.presses, made);
    EXPECT(memcmp(made, lights, GF2_WORDS(board->lights) * sizeof *lights) == 0);
    EXPECT(gf2_weight(fewest->best.presses, GF2_WORDS(board->buttons)) == fewest->best.weight);
    for (int button = 0; button < board->buttons; button++)
        EXPECT(board_has_button(board, button) || !gf2_get(fewest->best.presses, button));
}

static void expect_finished(const struct fewest *fewest, struct lightest lightest) {
    EXPECT(fewest->best.weight == lightest.weight && fewest->best.bound == lightest.weight);
    EXPECT(fewest->best.count == lightest.count);
    EXPECT(fewest->best.progress == 1);
}

static void run_to_the_end(struct fewest *fewest) {
    while (!fewest_run(fewest, 1)) {}
}

static void expect_same_as_gray_code(const struct board *board, const uint64_t *lights) {
    struct search search;
    bool started = search_start(&search, board, lights);
    EXPECT(started);
    if (started && search.solver.nullity <= GRAY_NULLITY_MAX) {
        run_to_the_end(&search.fewest);
        expect_finished(&search.fewest, lightest_by_gray_code(&search.solver, search.presses));
        expect_solution(&search.fewest, board, lights);
    }
    test_arena_free(&search.arena);
}

TEST(random_grids_agree_with_listing_every_solution) {
    uint64_t seed = 1;
    for (int round = 0; round < 400; round++) {
        struct board board = random_grid(&seed, 12);
        uint64_t lights[BOARD_WORDS];
        random_lights(&board, &seed, lights);
        expect_same_as_gray_code(&board, lights);
    }
}

/* The tree cannot search these boards, and the classes do so only for this reason: the nullity is 4, 8 and 8. */
TEST(boards_of_few_patterns_too_large_for_the_tree_agree_with_listing_every_solution) {
    const int sides[] = {184, 186, 189};
    uint64_t seed = 10, lights[BOARD_WORDS];
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        struct board board = grid(sides[i], sides[i], BOARD_PLUS);
        EXPECT(board.buttons > TREE_CELLS_MAX);
        board_all_lights(&board, lights);
        expect_same_as_gray_code(&board, lights);
        random_lights(&board, &seed, lights);
        expect_same_as_gray_code(&board, lights);
    }
}

TEST(random_doors_agree_with_listing_every_solution) {
    uint64_t seed = 2;
    for (int round = 0; round < 200; round++) {
        struct board board = random_doors(&seed, 14);
        uint64_t lights[BOARD_WORDS];
        random_lights(&board, &seed, lights);
        expect_same_as_gray_code(&board, lights);
    }
}

/* The lights after random presses that are symmetric under these motions. */
static void symmetric_lights(const struct board *board, int turns, uint64_t *seed, uint64_t *lights) {
    bool pressed[TREE_CELLS_MAX];
    for (int cell = 0; cell < board->buttons; cell++) pressed[cell] = test_random_below(seed, 2);
    memset(lights, 0, BOARD_WORDS * sizeof *lights);
    for (int cell = 0; cell < board->buttons; cell++)
        if (pressed[plain_folded(board, cell, turns)]) board_add_mask(board, cell, lights);
}

/* Boards with so many quiet patterns that the search visits only one solution of each orbit. */
TEST(symmetric_lights_agree_with_listing_every_solution) {
    struct board boards[] = {grid(19, 19, BOARD_PLUS), grid(15, 23, BOARD_PLUS), grid(14, 14, BOARD_RING),
                             grid(8, 8, BOARD_KING),   grid(12, 12, BOARD_PLUS), grid(18, 12, BOARD_KNIGHT)};
    boards[4].wrap = BOARD_TORUS;
    boards[5].wrap = BOARD_CYLINDER;
    uint64_t seed = 5, lights[BOARD_WORDS];
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        for (int turns = 0; turns < 8; turns++) {
            symmetric_lights(&boards[i], turns, &seed, lights);
            expect_same_as_gray_code(&boards[i], lights);
        }
    }
}

/* A solution that is symmetric under all motions, on a board that is not. */
TEST(holes_break_the_symmetry) {
    uint64_t seed = 7;
    for (int hole = 0; hole < 24; hole++) {
        struct board board = grid(8, 8, BOARD_KING);
        uint64_t pressed = test_random(&seed), presses[BOARD_WORDS] = {0}, lights[BOARD_WORDS] = {0};
        struct search search;
        gf2_flip(board.holes, hole);
        for (int cell = 0; cell < board.buttons; cell++)
            if (plain_folded(&board, cell, 7) != plain_folded(&board, hole, 7) &&
                gf2_get(&pressed, plain_folded(&board, cell, 7)))
                gf2_flip(presses, cell);
        EXPECT(search_start(&search, &board, lights));
        EXPECT(start(&search.fewest, &search.solver, presses, &search.arena) == FEWEST_OK);
        run_to_the_end(&search.fewest);
        expect_finished(&search.fewest, lightest_by_gray_code(&search.solver, presses));
        test_arena_free(&search.arena);
    }
}

/* Patterns of eight cells each, which are one orbit of the motions. Each pattern needs eight marked cells, so there are not enough
 * marks for a third of the patterns. */
TEST(patterns_may_look_the_same_after_all_turns) {
    enum { SIDE = 20, PATTERNS = 30 };
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = grid(SIDE, SIDE, BOARD_PLUS);
    struct solver solver = {.lights = SIDE * SIDE, .buttons = SIDE * SIDE, .nullity = PATTERNS};
    struct fewest fewest;
    uint64_t seed = 9, presses[BOARD_WORDS] = {0};
    int folded[PATTERNS], count = 0;
    solver.rows = solver.columns = SIDE;
    for (int cell = 0; count < PATTERNS; cell++)
        if (plain_folded(&board, cell, 7) == cell && cell / SIDE != cell % SIDE) folded[count++] = cell;
    EXPECT(gf2_matrix_take(&solver.quiet, PATTERNS, SIDE * SIDE, &arena));
    for (int row = 0; row < PATTERNS; row++) {
        bool pressed = test_random_below(&seed, 2);
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            if (plain_folded(&board, cell, 7) != folded[row]) continue;
            gf2_flip(gf2_row(&solver.quiet, row), cell);
            if (pressed) gf2_flip(presses, cell);
        }
    }
    for (int i = 0; i < 4; i++) gf2_flip(presses, (i / 2 * SIDE + i % 2) * (SIDE - 1)); /* corners: in no pattern */
    EXPECT(start(&fewest, &solver, presses, &arena) == FEWEST_OK);
    run_to_the_end(&fewest);
    expect_finished(&fewest, (struct lightest){.weight = 4, .count = 1});
}

/* The results of all shares add up to the whole. */
static void expect_shares_to_add_up(const struct board *board, const uint64_t *lights, uint32_t shares) {
    struct search search;
    EXPECT(search_start(&search, board, lights));
    struct lightest sum = {.weight = search.fewest.best.weight};
    for (uint32_t share = 0; share < shares; share++) {
        struct fewest fewest;
        size_t used = search.arena.used;
        EXPECT(start(&fewest, &search.solver, search.presses, &search.arena) == FEWEST_OK);
        fewest_share(&fewest, share, shares);
        run_to_the_end(&fewest);
        EXPECT(fewest.best.bound == fewest.best.weight && fewest.best.progress == 1);
        expect_solution(&fewest, board, lights);
        if (fewest.best.weight < sum.weight) sum = (struct lightest){.weight = fewest.best.weight};
        if (fewest.best.weight == sum.weight) sum.count += fewest.best.count;
        search.arena.used = used;
    }
    struct lightest lightest = lightest_by_gray_code(&search.solver, search.presses);
    EXPECT(sum.weight == lightest.weight && sum.count == lightest.count);
    test_arena_free(&search.arena);
}

/* Boards with one quiet pattern, two, three, which fit in one leaf, four and sixteen. */
TEST(shares_add_up_to_the_whole) {
    const struct board boards[] = {grid(1, 2, BOARD_PLUS), grid(5, 5, BOARD_PLUS), grid(2, 2, BOARD_KING),
                                   grid(4, 4, BOARD_PLUS), grid(19, 19, BOARD_PLUS)};
    uint64_t seed = 6, lights[BOARD_WORDS];
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        for (int round = 0; round < 12; round++) {
            symmetric_lights(&boards[i], round % 8, &seed, lights);
            expect_shares_to_add_up(&boards[i], lights, 1 + (uint32_t)round);
        }
}

TEST(a_single_solution_belongs_to_one_share) {
    struct board board = grid(10, 10, BOARD_PLUS);
    uint64_t seed = 8, lights[BOARD_WORDS], count = 0;
    random_lights(&board, &seed, lights);
    for (uint32_t share = 0; share < 3; share++) {
        struct search search;
        EXPECT(search_start(&search, &board, lights) && search.solver.nullity == 0);
        fewest_share(&search.fewest, share, 3);
        EXPECT(fewest_run(&search.fewest, 1) == FEWEST_FINISHED && search.fewest.best.progress == 1);
        EXPECT(search.fewest.best.bound == search.fewest.best.weight);
        expect_solution(&search.fewest, &board, lights);
        count += search.fewest.best.count;
        test_arena_free(&search.arena);
    }
    EXPECT(count == 1);
}

TEST(small_boards_agree_with_listing_all_sets_of_presses) {
    uint64_t seed = 3;
    for (int round = 0; round < 60; round++) {
        struct board board = random_grid(&seed, 3);
        uint64_t lights[BOARD_WORDS];
        random_lights(&board, &seed, lights);
        struct search search;
        EXPECT(search_start(&search, &board, lights));
        run_to_the_end(&search.fewest);
        expect_finished(&search.fewest, list_all_presses(&board, lights[0]));
        test_arena_free(&search.arena);
    }
}

static int fewest_to_light_all(int rows, int columns) {
    struct board board = grid(rows, columns, BOARD_PLUS);
    uint64_t lights[BOARD_WORDS] = {0};
    struct search search;
    board_all_lights(&board, lights);
    EXPECT(search_start(&search, &board, lights));
    run_to_the_end(&search.fewest);
    expect_solution(&search.fewest, &board, lights);
    test_arena_free(&search.arena);
    return search.fewest.best.bound;
}

TEST(all_lit_takes_the_known_number_of_presses) {
    const struct {
        int side, weight;
    } known[] = {{1, 1},    {2, 4},    {3, 5},     {4, 4},     {5, 15},   {6, 28},   {7, 33},
                 {8, 40},   {9, 25},   {10, 44},   {11, 55},   {14, 56},  {16, 104}, {19, 141},
                 {39, 561}, {47, 971}, {61, 1629}, {64, 1838}, {65, 1867}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        EXPECT(fewest_to_light_all(known[i].side, known[i].side) == known[i].weight);
}

/* Counts the slices, to detect that symmetries are not used: without them the searches take 20 and, by classes, 203 or more. */
TEST(symmetries_save_slices) {
    const struct { int side, slices; } most[] = {{30, 14}, {61, 150}};
    for (size_t i = 0; i < sizeof most / sizeof *most; i++) {
        struct board board = grid(most[i].side, most[i].side, BOARD_PLUS);
        struct search search;
        uint64_t lights[BOARD_WORDS];
        int slices = 1;
        board_all_lights(&board, lights);
        EXPECT(search_start(&search, &board, lights) && search.fewest.best.progress == 0);
        while (!fewest_run(&search.fewest, 1)) slices++;
        EXPECT(slices <= most[i].slices);
        test_arena_free(&search.arena);
    }
}

/* The board bwwb bbwb bwwb bwww, to all white or all black. */
TEST(the_flip_game_sample_takes_four_rounds) {
    struct board board = grid(4, 4, BOARD_PLUS);
    const char *sample = "bwwbbbwbbwwbbwww";
    int best = board.buttons + 1;
    for (const char *off = "bw"; *off; off++) {
        uint64_t lights[BOARD_WORDS] = {0};
        for (int cell = 0; cell < board.lights; cell++)
            if (sample[cell] != *off) gf2_flip(lights, cell);
        struct search search;
        if (search_start(&search, &board, lights)) {
            run_to_the_end(&search.fewest);
            if (search.fewest.best.weight < best) best = search.fewest.best.weight;
        }
        test_arena_free(&search.arena);
    }
    EXPECT(best == 4);
}

TEST(every_pause_tells_no_more_than_is_proven) {
    struct board board = grid(30, 30, BOARD_PLUS);
    uint64_t lights[BOARD_WORDS], seed = 4;
    struct search search;
    random_lights(&board, &seed, lights);
    EXPECT(search_start(&search, &board, lights));
    int pauses = 0, weight = search.fewest.best.weight, bound = 0;
    double progress = 0;
    while (!fewest_run(&search.fewest, 1)) {
        pauses++;
        EXPECT(search.fewest.best.progress >= progress && search.fewest.best.progress < 1);
        EXPECT(search.fewest.best.weight <= weight && search.fewest.best.bound >= bound);
        expect_solution(&search.fewest, &board, lights);
        progress = search.fewest.best.progress;
        weight = search.fewest.best.weight;
        bound = search.fewest.best.bound;
    }
    EXPECT(pauses > 0 && bound <= search.fewest.best.weight);
    test_arena_free(&search.arena);
}

/* No two buttons flip the same light; some flip none. */
TEST(nearly_all_buttons_of_the_largest_board_may_be_needed) {
    for (int nullity = 0; nullity <= 3; nullity++) {
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        struct solver solver = {.lights = TREE_CELLS_MAX, .buttons = TREE_CELLS_MAX, .nullity = nullity};
        uint64_t presses[BOARD_WORDS];
        struct fewest fewest;
        gf2_fill(presses, TREE_CELLS_MAX);
        EXPECT(gf2_matrix_take(&solver.quiet, nullity, TREE_CELLS_MAX, &arena));
        for (int row = 0; row < nullity; row++) gf2_flip(gf2_row(&solver.quiet, row), row);
        EXPECT(start(&fewest, &solver, presses, &arena) == FEWEST_OK);
        run_to_the_end(&fewest);
        expect_finished(&fewest, (struct lightest){.weight = TREE_CELLS_MAX - nullity, .count = 1});
    }
}

TEST(without_memory_the_search_does_not_start) {
    struct board board = grid(8, 8, BOARD_KING);
    struct search search;
    uint64_t lights[BOARD_WORDS] = {0};
    EXPECT(search_start(&search, &board, lights));
    size_t need = search.arena.used;
    for (size_t size = 0; size < need; size += 64) {
        SCOPED struct arena small = test_arena(size);
        struct fewest fewest;
        bool prepared = solve_prepare(&search.solver, &board, &small);
        size_t used = small.used;
        EXPECT(!prepared || start(&fewest, &search.solver, search.presses, &small) == FEWEST_NO_MEMORY);
        EXPECT(small.used == used);
    }
    test_arena_free(&search.arena);
}

static const uint64_t NO_PRESSES[BOARD_WORDS];

static bool start_refused(struct arena *arena) {
    struct fewest fewest;
    return start(&fewest, &refused_solver, NO_PRESSES, arena) == FEWEST_OK;
}

/* Boards solved without a search, by the tree, by the tree with symmetries, and by classes. */
TEST(refused_memory_is_survived) {
    prepared_expect_recovery((const char *const[]){"6x6.off", "9x9.off", "19x19.off", "39x39.off", NULL},
                             start_refused);
}

/* The board 39 × 39, all lit, with 2^32 solutions. */
TEST(classes_are_shared_and_say_when_memory_ends) {
    enum { SHARES = 3, WEIGHT = 561, COUNT = 4 };
    struct board board = grid(39, 39, BOARD_PLUS);
    struct search search;
    uint64_t lights[BOARD_WORDS], count = 0;
    board_all_lights(&board, lights);
    EXPECT(search_start(&search, &board, lights) && search.fewest.classes);
    test_arena_free(&search.arena);
    search.arena = test_arena((size_t)1 << 26);
    EXPECT(solve_prepare(&search.solver, &board, &search.arena));
    size_t used = search.arena.used;
    for (uint32_t share = 0; share < SHARES; share++, search.arena.used = used) {
        EXPECT(start(&search.fewest, &search.solver, search.presses, &search.arena) == FEWEST_OK);
        fewest_share(&search.fewest, share, SHARES);
        run_to_the_end(&search.fewest);
        if (search.fewest.best.weight == WEIGHT) count += search.fewest.best.count;
        EXPECT(search.fewest.best.weight >= WEIGHT);
    }
    EXPECT(count == COUNT);
    EXPECT(start(&search.fewest, &search.solver, search.presses, &search.arena) == FEWEST_OK);
    search.arena.size = search.arena.used;
    enum fewest_run run;
    do run = fewest_run(&search.fewest, 1);
    while (run == FEWEST_RUNNING);
    EXPECT(run == FEWEST_STUCK && search.fewest.best.bound <= WEIGHT && search.fewest.best.weight >= WEIGHT);
    expect_solution(&search.fewest, &board, lights);
    test_arena_free(&search.arena);
}

/* A board that is no grid, and one with too many buttons. */
TEST(what_neither_method_can_search_is_refused) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const int buttons[] = {TREE_ROWS_MAX + 1, TREE_CELLS_MAX + 1}, nullities[] = {TREE_ROWS_MAX + 1, 1};
    for (int i = 0; i < 2; i++) {
        struct solver solver = {.lights = buttons[i], .buttons = buttons[i], .nullity = nullities[i]};
        struct fewest fewest;
        EXPECT(gf2_matrix_take(&solver.quiet, nullities[i], buttons[i], &arena));
        for (int row = 0; row < nullities[i]; row++) gf2_flip(gf2_row(&solver.quiet, row), row);
        size_t used = arena.used;
        EXPECT(start(&fewest, &solver, NO_PRESSES, &arena) == FEWEST_TOO_MANY && arena.used == used);
    }
}

/* A rule that flips nothing makes every press quiet. */
TEST(too_many_quiet_patterns_are_refused) {
    uint64_t lights[BOARD_WORDS] = {0};
    for (int cells = TREE_ROWS_MAX; cells <= TREE_ROWS_MAX + 1; cells++) {
        struct board board = grid(1, cells, 0);
        struct search search;
        EXPECT(search_start(&search, &board, lights) == (cells <= TREE_ROWS_MAX));
        if (cells <= TREE_ROWS_MAX) {
            run_to_the_end(&search.fewest);
            expect_finished(&search.fewest, (struct lightest){.weight = 0, .count = 1});
        }
        test_arena_free(&search.arena);
    }
}
