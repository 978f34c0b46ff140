/* The reference lists all sets of presses and counts them by weight. */
#include "solve/solutions.h"

#include "prepared.h"

enum { ARENA_SIZE = 1 << 25 };

static bool start(struct solutions *solutions, struct solver *solver, const struct plain_position *position,
                  struct arena *arena) {
    arena->used = 0;
    EXPECT(solve_prepare(solver, &position->board, arena));
    uint64_t need[BOARD_WORDS];
    plain_need(position, position->start, need);
    return solutions_start(solutions, solver, &position->board, position->goal, need, arena);
}

static bool reaches_goal(const struct plain_position *position, uint64_t presses) {
    const struct board *board = &position->board;
    uint64_t lights = position->start[0];
    for (int button = 0; button < board->buttons; button++)
        if (presses >> button & 1) board_add_mask(board, button, &lights);
    return plain_at_goal(position, (uint64_t[BOARD_WORDS]){lights});
}

/* A position of at most 9 lights and buttons. */
static struct plain_position random_position(uint64_t *seed) {
    return plain_random_position(seed, 3);
}

TEST(every_solution_is_listed_once_the_lightest_first) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    int most = 0;
    for (int round = 0; round < 400; round++) {
        struct plain_position position = random_position(&seed);
        struct solutions solutions;
        struct solver solver;
        static bool listed[1 << 9];
        EXPECT(start(&solutions, &solver, &position, &arena));
        int count = solutions.goals << solver.nullity, all = 0, weight = 0;
        memset(listed, 0, sizeof listed);
        for (int k = 0; k < count; k++) {
            uint64_t presses = 0;
            solutions_at(&solutions, (uint64_t)k, &presses);
            EXPECT(presses < UINT64_C(1) << position.board.buttons && !listed[presses]);
            listed[presses] = true;
            EXPECT(reaches_goal(&position, presses) && !(presses & position.board.holes[0]));
            EXPECT(plain_weight(&presses, 64) >= weight);
            weight = plain_weight(&presses, 64);
        }
        for (uint64_t presses = 0; presses < UINT64_C(1) << position.board.buttons; presses++)
            all += reaches_goal(&position, presses) && !(presses & position.board.holes[0]);
        EXPECT(all == count);
        if (count > most) most = count;
    }
    EXPECT(most >= 64);
}

static bool weigh(const struct solver *solver, const struct plain_position *position, uint32_t *counts,
                  struct arena *arena) {
    uint64_t need[BOARD_WORDS];
    plain_need(position, position->start, need);
    return solutions_weigh(solver, &position->board, position->goal, need, counts, arena);
}

TEST(the_weights_are_those_of_the_listed_solutions) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 2;
    for (int round = 0; round < 400; round++) {
        struct plain_position position = random_position(&seed);
        struct solver solver;
        uint32_t counts[10], plain[10] = {0};
        int buttons = position.board.buttons;
        arena.used = 0;
        EXPECT(solve_prepare(&solver, &position.board, &arena));
        size_t used = arena.used;
        EXPECT(weigh(&solver, &position, counts, &arena) && arena.used == used);
        for (uint64_t presses = 0; presses < UINT64_C(1) << buttons; presses++)
            if (reaches_goal(&position, presses) && !(presses & position.board.holes[0]))
                plain[plain_weight(&presses, 64)]++;
        EXPECT(!memcmp(counts, plain, ((size_t)buttons + 1) * sizeof *counts));
    }
}

/* Several separate blocks: the numbers of solutions multiply. With the ring rule, 1 × n has one quiet pattern, every other cell, if n
 * is odd. */
TEST(the_weights_of_many_solutions_are_a_product) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct plain_position position = {.board = plain_grid(39, 3)};
    struct solver solver;
    uint32_t counts[118], binomial = 1;
    position.board.rule = BOARD_STENCIL(2, 1) | BOARD_STENCIL(2, 3);
    for (int row = 1; row < 39; row += 2)
        for (int column = 0; column < 3; column++) gf2_flip(position.board.holes, 3 * row + column);
    EXPECT(solve_prepare(&solver, &position.board, &arena) && solver.nullity == 20);
    EXPECT(weigh(&solver, &position, counts, &arena));
    for (int weight = 0; weight <= 117; weight++) {
        EXPECT(counts[weight] == (weight % 2 || weight > 40 ? 0 : binomial));
        if (weight % 2 == 0 && weight < 40)
            binomial = binomial * (uint32_t)(20 - weight / 2) / (uint32_t)(weight / 2 + 1);
    }
}

/* Nullities around the largest one for which solutions are sorted; n × n with the ring rule has nullity n. */
TEST(solutions_are_sorted_up_to_the_promised_nullity) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (int side = SOLUTIONS_SORTED_NULLITY_MAX - 2; side <= SOLUTIONS_SORTED_NULLITY_MAX + 2; side += 2) {
        struct plain_position position = {.board = plain_grid(side, side)};
        position.board.rule = BOARD_RING;
        struct solutions solutions;
        struct solver solver;
        EXPECT(start(&solutions, &solver, &position, &arena));
        EXPECT(solver.nullity == side && solutions.goals == 1);
        EXPECT((solutions.order != NULL) == (side <= SOLUTIONS_SORTED_NULLITY_MAX));
        uint64_t presses[BOARD_WORDS], last[BOARD_WORDS];
        solutions_at(&solutions, 0, presses);
        EXPECT(!solutions.order || plain_weight(presses, side * side) == 0);
        solutions_at(&solutions, (UINT64_C(1) << side) - 1, last);
        board_add_presses(&position.board, last, position.start);
        EXPECT(plain_weight(position.start, side * side) == 0);
        EXPECT(!plain_equal(presses, last, side * side));
    }
}

TEST(what_cannot_be_solved_has_no_solutions) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct plain_position position = plain_position("5x5.8000000");
    struct solutions solutions;
    struct solver solver;
    EXPECT(start(&solutions, &solver, &position, &arena) && solutions.goals == 0);
}

static bool start_refused(struct arena *arena) {
    static struct solutions solutions;
    uint64_t presses[BOARD_WORDS] = {0};
    uint64_t need[BOARD_WORDS];
    plain_need(&refused, refused.start, need);
    if (!solutions_start(&solutions, &refused_solver, &refused.board, refused.goal, need, arena)) return false;
    solutions_at(&solutions, 0, presses);
    EXPECT(solutions.goals > 0 && plain_weight(presses, refused.board.buttons) > 0);
    return true;
}

static bool weigh_refused(struct arena *arena) {
    uint32_t counts[19 * 19 + 1];
    if (!weigh(&refused_solver, &refused, counts, arena)) return false;
    EXPECT(counts[0] == 0);
    return true;
}

TEST(refused_memory_is_survived) {
    const char *const texts[] = {"5x5.on", "4x4-goal-either.9d98", "19x19.on", NULL};
    prepared_expect_recovery(texts, start_refused);
    prepared_expect_recovery(texts, weigh_refused);
}
