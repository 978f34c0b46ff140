/* The reference lists all presses. */
#include "solve/mod_solutions.h"

#include "refusal.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 26, LISTED_MAX = 4096 };

struct orders {
    int of[BOARD_DOORS_MAX];
};

static struct orders orders_of(const struct board *board) {
    struct orders orders;
    for (int button = 0; button < board->buttons; button++) orders.of[button] = turning_order(board, button);
    return orders;
}

static int cost_of(const struct board *board, const struct orders *orders, const uint8_t *presses) {
    int cost = 0;
    for (int button = 0; button < board->buttons; button++)
        cost += board_cost(board, orders->of[button], presses[button]);
    return cost;
}

static struct mod_solver solver;
static uint8_t solved[BOARD_TURNING_LIGHTS_MAX]; /* a solution of the position that was started last */

/* Solves a position and lists the solutions. False if there is none. */
static bool start(struct mod_solutions *solutions, const struct turning_position *position, struct arena *arena) {
    static uint8_t need[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
    arena->used = 0;
    EXPECT(mod_prepare(&solver, &position->board, position->goal, arena));
    turning_need(position, position->start, need);
    if (!mod_solve(&solver, need, solved, weights).solvable) return false;
    EXPECT(mod_solutions_start(solutions, &position->board, &solver, solved, arena));
    return true;
}

/* The place of the presses in a list of all. */
static int number_of(const struct board *board, const struct orders *orders, const uint8_t *presses) {
    int number = 0;
    for (int button = 0; button < board->buttons; button++) number = number * orders->of[button] + presses[button];
    return number;
}

static int count_presses(const struct board *board) {
    int64_t listed = 1;
    for (int button = 0; button < board->buttons && listed <= LISTED_MAX; button++)
        listed *= board_order(board, button);
    return (int)(listed <= LISTED_MAX ? listed : LISTED_MAX + 1);
}

enum { COSTS_MAX = 512 };

/* Counts the solutions, and those of each cost. */
static int count_solutions(const struct turning_position *position, int listed, uint32_t *counts) {
    const struct board *board = &position->board;
    struct orders orders = orders_of(board);
    int count = 0;
    memset(counts, 0, COSTS_MAX * sizeof *counts);
    for (int number = 0; number < listed; number++) {
        uint8_t presses[BOARD_DOORS_MAX], lights[BOARD_DOORS_MAX];
        for (int button = 0, rest = number; button < board->buttons; button++) {
            presses[button] = (uint8_t)(rest % orders.of[button]);
            rest /= orders.of[button];
        }
        memcpy(lights, position->start, (size_t)board->lights);
        turning_press(board, presses, lights);
        if (!turning_is_solved(position, lights)) continue;
        counts[cost_of(board, &orders, presses)]++;
        count++;
    }
    return count;
}

static void expect_each_once(const struct mod_solutions *solutions, const struct turning_position *position) {
    static bool listed[LISTED_MAX];
    const struct board *board = &position->board;
    struct orders orders = orders_of(board);
    int before = 0;
    memset(listed, 0, sizeof listed);
    for (uint64_t k = 0; k < (uint64_t)solutions->count; k++) {
        uint8_t presses[BOARD_DOORS_MAX], lights[BOARD_DOORS_MAX];
        mod_solutions_at(solutions, k, presses);
        for (int button = 0; button < board->buttons; button++) EXPECT(presses[button] < orders.of[button]);
        int number = number_of(board, &orders, presses), cost = cost_of(board, &orders, presses);
        EXPECT(!listed[number] && cost >= before);
        listed[number] = true;
        before = cost;
        memcpy(lights, position->start, (size_t)board->lights);
        turning_press(board, presses, lights);
        EXPECT(turning_is_solved(position, lights));
    }
}

static void expect_weights(const struct turning_position *position, const uint32_t *counts, struct arena *arena) {
    uint32_t weighed[COSTS_MAX];
    int most = mod_solutions_most(&position->board), count = 0;
    EXPECT(most < COSTS_MAX && mod_solutions_weigh(&position->board, &solver, solved, weighed, arena));
    for (int cost = 0; cost <= most; cost++) {
        EXPECT(weighed[cost] == counts[cost]);
        count += (int)weighed[cost];
    }
    EXPECT(count == mod_count(&solver));
}

/* Half of the boards have a composite number of states, a third of them mixed numbers. */
TEST(every_solution_is_listed_once_the_cheapest_first_and_weighed) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const int composites[] = {4, 6, 8, 9, 10, 12}, primes[] = {3, 5, 7, 11};
    uint64_t seed = 1;
    int rounds = 0, unsolvable = 0, most = 0;
    uint32_t counts[COSTS_MAX];
    while (rounds < 1500) {
        struct turning_position position = {.goal = BOARD_GOAL_EACH};
        struct mod_solutions solutions;
        int kind = test_random_below(&seed, 3), composite = test_random_below(&seed, 2);
        int states = composite ? composites[test_random_below(&seed, 6)] : primes[test_random_below(&seed, 4)];
        if (kind == 0) position.board = turning_random_grid(&seed, 3, states);
        if (kind == 1) position.board = turning_random_list(&seed, 5, states);
        if (kind == 2) position.board = turning_random_dials(&seed, 5, 6, true);
        if (kind < 2) position.goal = (enum board_goal)test_random_below(&seed, 2);
        position.board.both_ways = test_random_below(&seed, 2);
        turning_random_lights(&seed, &position.board, position.start);
        int listed = count_presses(&position.board);
        if (listed > LISTED_MAX) continue;
        rounds++;
        int count = count_solutions(&position, listed, counts);
        bool solvable = start(&solutions, &position, &arena);
        EXPECT(solvable == (count > 0));
        unsolvable += !solvable;
        if (!solvable) continue;
        EXPECT((int)solutions.count == count);
        expect_each_once(&solutions, &position);
        expect_weights(&position, counts, &arena);
        if (count > most) most = count;
    }
    EXPECT(unsolvable > rounds / 10 && most > 100);
}

/* Each dial has two buttons, which turn it alone: it has as many solutions as states. */
static struct turning_position pairs_of_buttons(int dials, int states) {
    struct turning_position position = {.board = {.kind = BOARD_DOORS}, .goal = BOARD_GOAL_EACH};
    position.board.lights = dials;
    position.board.buttons = 2 * dials;
    for (int dial = 0; dial < dials; dial++) {
        position.board.states[dial] = (uint8_t)states;
        position.board.steps[2 * dial][dial] = position.board.steps[2 * dial + 1][dial] = 1;
    }
    return position;
}

/* 4^9 = MOD_SORTED_MAX; the 2^18 solutions of 9 pairs of buttons cost between 0 and 9 × 4. */
TEST(solutions_are_sorted_up_to_the_promised_number) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint8_t presses[BOARD_DOORS_MAX], before[BOARD_DOORS_MAX];
    struct mod_solutions solutions;
    struct turning_position position = pairs_of_buttons(9, 4);
    struct orders orders = orders_of(&position.board);
    int last = 0;
    EXPECT(start(&solutions, &position, &arena) && solutions.count == MOD_SORTED_MAX);
    for (uint64_t k = 0; k < MOD_SORTED_MAX; k += 97) {
        mod_solutions_at(&solutions, k, presses);
        EXPECT(cost_of(&position.board, &orders, presses) >= last);
        last = cost_of(&position.board, &orders, presses);
    }
    EXPECT(last == 36);
    position = pairs_of_buttons(10, 4);
    orders = orders_of(&position.board);
    EXPECT(start(&solutions, &position, &arena) && solutions.count == 4.0 * MOD_SORTED_MAX);
    bool ascending = true;
    for (uint64_t k = 0; k < 64; k++) {
        mod_solutions_at(&solutions, k, presses);
        ascending &= k == 0 || cost_of(&position.board, &orders, presses) >= cost_of(&position.board, &orders, before);
        EXPECT(k == 0 || memcmp(presses, before, sizeof presses));
        memcpy(before, presses, sizeof presses);
    }
    EXPECT(!ascending);
}

/* The number is exact below 2^53, and no larger one is said. */
TEST(more_solutions_than_a_double_counts_exactly_are_listed_in_part) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    static uint8_t presses[BOARD_TURNING_LIGHTS_MAX], last[BOARD_TURNING_LIGHTS_MAX], lights[BOARD_TURNING_LIGHTS_MAX];
    struct mod_solutions solutions;
    position = pairs_of_buttons(22, 5);
    EXPECT(start(&solutions, &position, &arena) && solutions.count == 2384185791015625.0);
    position = pairs_of_buttons(26, 4);
    EXPECT(start(&solutions, &position, &arena) && solutions.count == 0x1p52);
    position = pairs_of_buttons(27, 4);
    EXPECT(start(&solutions, &position, &arena) && solutions.count == 0x1p53);
    position.board = turning_grid(BOARD_TURNING_SIDE_MAX, BOARD_TURNING_SIDE_MAX, 3);
    position.board.rule = BOARD_ROWCOL;
    EXPECT(start(&solutions, &position, &arena) && solutions.count == 0x1p53);
    mod_solutions_at(&solutions, 0, presses);
    mod_solutions_at(&solutions, (UINT64_C(1) << 53) - 1, last);
    EXPECT(memcmp(presses, last, sizeof last));
    board_press_all(&position.board, last, lights);
    EXPECT(turning_is_solved(&position, lights));
}

static struct turning_position refused;
static struct mod_solver refused_solver;
static uint8_t refused_presses[BOARD_TURNING_LIGHTS_MAX];

static bool prepare(struct arena *arena) {
    return mod_prepare(&refused_solver, &refused.board, BOARD_GOAL_EACH, arena);
}

static bool attempt(struct arena *arena) {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX];
    struct mod_solutions solutions;
    if (!mod_solutions_start(&solutions, &refused.board, &refused_solver, refused_presses, arena)) return false;
    mod_solutions_at(&solutions, 0, presses);
    struct orders orders = orders_of(&refused.board);
    EXPECT(cost_of(&refused.board, &orders, presses) == 0);
    return true;
}

TEST(refused_memory_keeps_nothing) {
    refused.board = turning_grid(4, 4, 4);
    refusal_expect_recovery(prepare, attempt);
}

static bool weigh_refused(struct arena *arena) {
    uint32_t counts[16 * 3 + 1];
    if (!mod_solutions_weigh(&refused.board, &refused_solver, refused_presses, counts, arena)) return false;
    EXPECT(counts[0] == 1);
    return true;
}

TEST(refused_memory_weighs_nothing) {
    refused.board = turning_grid(4, 4, 4);
    refusal_expect_recovery(prepare, weigh_refused);
}
