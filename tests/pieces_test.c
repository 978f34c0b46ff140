/* The reference lists all solutions by a Gray code. */
#include "solve/pieces.h"

#include "lightest.h"
#include "prepared.h"

enum { ARENA_SIZE = 1 << 24, LISTED_NULLITY_MAX = 13 };

static bool makes(const struct board *board, const uint64_t *presses, const uint64_t *lights) {
    uint64_t made[BOARD_WORDS] = {0};
    for (int button = 0; button < board->buttons; button++)
        if (gf2_get(presses, button) && plain_is_hole(board, button)) return false;
    board_add_presses(board, presses, made);
    return plain_equal(made, lights, board->lights);
}

static struct lightest search(const struct solver *solver, const struct board *board, const uint64_t *presses,
                              uint32_t shares, struct arena *arena) {
    struct lightest all = {.weight = INT32_MAX};
    uint64_t lights[BOARD_WORDS] = {0};
    board_add_presses(board, presses, lights);
    for (uint32_t share = 0; share < shares; share++) {
        struct pieces pieces;
        struct coset coset = solve_coset(solver, presses);
        EXPECT(pieces_start(&pieces, &coset, arena) == FEWEST_OK);
        pieces_share(&pieces, share, shares);
        while (pieces_run(&pieces, 1) == FEWEST_RUNNING) EXPECT(pieces.best.bound <= pieces.best.weight);
        struct outcome best = pieces.best;
        if (best.count == 0) continue;
        EXPECT(plain_weight(best.presses, board->buttons) == best.weight && best.progress == 1);
        EXPECT(best.bound <= best.weight && makes(board, best.presses, lights));
        lightest_add(&all, best.weight, best.count);
    }
    return all;
}

/* Repeated masks, and groups of doors that no mask connects. */
static struct board random_doors(uint64_t *seed) {
    struct board board = plain_doors(9, 6 + test_random_below(seed, 10));
    for (int button = 0; button < board.buttons; button++) {
        uint64_t side = test_random_below(seed, 2) ? 0x1f : 0x1e0;
        plain_set_mask(&board, button, test_random(seed) & side);
        if (button > 0 && test_random_below(seed, 2))
            plain_set_mask(&board, button, plain_mask(&board, test_random_below(seed, button)));
    }
    return board;
}

TEST(the_minimum_and_its_count_are_those_of_all_solutions) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    int listed = 0;
    for (int round = 0; round < 3000; round++) {
        struct board board = round % 2 ? random_doors(&seed) : plain_random_board(&seed, 6);
        struct solver solver;
        uint64_t presses[BOARD_WORDS];
        arena.used = 0;
        EXPECT(solve_prepare(&solver, &board, &arena));
        if (solver.nullity > LISTED_NULLITY_MAX) continue;
        plain_random_presses(&seed, &board, presses);
        struct lightest expected = lightest_by_gray_code(&solver, presses);
        uint32_t shares = 1 + (uint32_t)test_random_below(&seed, 3);
        struct lightest found = search(&solver, &board, presses, shares, &arena);
        EXPECT(found.weight == expected.weight && found.count == expected.count);
        listed++;
    }
    EXPECT(listed > 2000);
}

static struct lightest search_text(const char *text, struct arena *arena) {
    static struct plain_position position;
    struct solver solver;
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    position = plain_position(text);
    EXPECT(solve_prepare(&solver, &position.board, arena));
    EXPECT(solve(&solver, position.start, presses, witness));
    return search(&solver, &position.board, presses, 1, arena);
}

/* Ten doors, each opened by six buttons of its own: 2^50 solutions. */
TEST(equal_masks_are_one) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_doors(10, 60);
    struct solver solver;
    uint64_t presses = 0x3ff;
    for (int button = 0; button < 60; button++) plain_set_mask(&board, button, UINT64_C(1) << button % 10);
    EXPECT(solve_prepare(&solver, &board, &arena) && solver.nullity == 50);
    struct lightest found = search(&solver, &board, &presses, 1, &arena);
    EXPECT(found.weight == 10 && found.count == 60466176);
    /* With the king rule on two columns, the two buttons of a row have equal masks. */
    board = plain_board("40x2-king.off");
    const uint64_t two_rows[BOARD_WORDS] = {5};
    EXPECT(solve_prepare(&solver, &board, &arena) && solver.nullity == 40);
    found = search(&solver, &board, two_rows, 1, &arena);
    EXPECT(found.weight == 2 && found.count == 4);
}

/* Thirty 5×5 boards separated by holes: nullity 60. One of them needs 15 presses, in 4 ways. */
TEST(boards_that_fall_apart_are_searched_apart) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_grid(29, 35);
    struct solver solver;
    uint64_t lights[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
    for (int cell = 0; cell < board.lights; cell++)
        if (cell / 35 % 6 == 5 || cell % 35 % 6 == 5) gf2_flip(board.holes, cell);
    board_all_lights(&board, lights);
    EXPECT(solve_prepare(&solver, &board, &arena) && solver.nullity == 60);
    EXPECT(solve(&solver, lights, presses, witness));
    struct lightest found = search(&solver, &board, presses, 1, &arena);
    EXPECT(found.weight == 30 * 15 && found.count == UINT64_C(1) << 60);
}

/* Two boards separated by a column of holes; the search of each takes several slices. */
TEST(pieces_are_searched_one_after_the_other) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_grid(30, 61);
    struct solver solver;
    struct lightest one = search_text("30x30.on", &arena);
    uint64_t lights[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
    for (int row = 0; row < 30; row++) gf2_flip(board.holes, row * 61 + 30);
    board_all_lights(&board, lights);
    EXPECT(solve_prepare(&solver, &board, &arena) && solver.nullity == 40);
    EXPECT(solve(&solver, lights, presses, witness));
    struct lightest both = search(&solver, &board, presses, 1, &arena);
    EXPECT(both.weight == 2 * one.weight && both.count == one.count * one.count);
}

TEST(the_largest_boards_without_quiet_patterns_have_one_solution) {
    SCOPED struct arena arena = test_arena(1 << 28);
    struct lightest found = search_text("256x256-king-torus.on", &arena);
    EXPECT(found.count == 1 && found.weight == 65536);
}

static bool start_refused(struct arena *arena) {
    struct pieces pieces;
    const uint64_t presses[BOARD_WORDS] = {1};
    struct coset coset = solve_coset(&refused_solver, presses);
    return pieces_start(&pieces, &coset, arena) == FEWEST_OK;
}

TEST(refused_memory_is_survived) {
    const char *const texts[] = {"5x5.on", "6x6.on", "6x6-ring.on", "doors-011-011-110-101.off", NULL};
    prepared_expect_recovery(texts, start_refused);
}
