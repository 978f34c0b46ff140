/* The reference: the costs of all presses. */
#include "solve/mod_fewest.h"

#include "refusal.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 26, LISTED_MAX = 4096 };

/* The least cost of presses that reach the goal, and how many have it. */
struct least {
    int cost, count;
};

static bool reaches(const struct turning_position *position, const uint8_t *presses) {
    static uint8_t lights[BOARD_TURNING_LIGHTS_MAX];
    memcpy(lights, position->start, (size_t)position->board.lights);
    board_press_all(&position->board, presses, lights);
    return turning_is_solved(position, lights);
}

static int cost_of(const struct board *board, const uint8_t *presses) {
    int cost = 0;
    for (int button = 0; button < board->buttons; button++)
        cost += board_cost(board, (int)board_order(board, button), presses[button]);
    return cost;
}

/* Lists all presses. False if there are too many, or if none reaches the goal. */
static bool list_costs(const struct turning_position *position, struct least *least) {
    const struct board *board = &position->board;
    int64_t orders[BOARD_DOORS_MAX + 17], listed = 1;
    for (int button = 0; button < board->buttons && listed <= LISTED_MAX; button++)
        listed *= orders[button] = board_order(board, button);
    *least = (struct least){.cost = INT32_MAX};
    for (int64_t number = 0; number < listed && listed <= LISTED_MAX; number++) {
        uint8_t presses[BOARD_DOORS_MAX + 17];
        int64_t rest = number;
        for (int button = 0; button < board->buttons; rest /= orders[button++])
            presses[button] = (uint8_t)(rest % orders[button]);
        if (!reaches(position, presses)) continue;
        int cost = cost_of(board, presses);
        if (cost < least->cost) *least = (struct least){cost, 0};
        least->count += cost == least->cost;
    }
    return least->count > 0;
}

/* Solves a position, which must be solvable, and begins the search. */
static bool start(struct mod_fewest *fewest, const struct turning_position *position, struct arena *arena) {
    static uint8_t need[BOARD_TURNING_LIGHTS_MAX], presses[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
    static struct mod_solver solver;
    arena->used = 0;
    EXPECT(mod_prepare(&solver, &position->board, position->goal, arena));
    turning_need(position, position->start, need);
    EXPECT(mod_solve(&solver, need, presses, weights).solvable);
    return mod_fewest_start(fewest, &position->board, &solver, presses, arena) == FEWEST_OK;
}

/* In slices: what is said of the cheapest solution is true at any time. */
static void run(struct mod_fewest *fewest, const struct turning_position *position, int64_t budget) {
    double progress = 0;
    for (bool finished = false; !finished;) {
        int weight = fewest->weight, bound = fewest->bound;
        finished = mod_fewest_run(fewest, budget);
        EXPECT(fewest->weight <= weight && fewest->bound >= bound && fewest->bound <= fewest->weight);
        double now = mod_fewest_progress(fewest);
        EXPECT(now > progress - 1e-9 && (now > 1 - 1e-9) == finished);
        progress = now;
        EXPECT(reaches(position, fewest->presses) && cost_of(&position->board, fewest->presses) == fewest->weight);
    }
    EXPECT(fewest->bound == fewest->weight);
}

TEST(small_boards_agree_with_listing_all_presses) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    int rounds = 0, several = 0;
    while (rounds < 2000) {
        struct turning_position position = {.goal = BOARD_GOAL_EACH};
        struct mod_fewest fewest;
        struct least least;
        int states = 2 + test_random_below(&seed, 11), kind = test_random_below(&seed, 3);
        if (kind == 0) position.board = turning_random_grid(&seed, 3, states);
        if (kind == 1) position.board = turning_random_list(&seed, 5, states);
        if (kind == 2) position.board = turning_random_dials(&seed, 5, 6, true);
        if (kind < 2) position.goal = (enum board_goal)test_random_below(&seed, 2);
        position.board.both_ways = test_random_below(&seed, 2);
        turning_random_lights(&seed, &position.board, position.start);
        if (!list_costs(&position, &least)) continue;
        EXPECT(start(&fewest, &position, &arena));
        run(&fewest, &position, 1 + test_random_below(&seed, 100));
        EXPECT(fewest.weight == least.cost && fewest.count == (uint64_t)least.count);
        several += least.count > 1;
        rounds++;
    }
    EXPECT(several > rounds / 10);
}

static void expect_fewest(struct turning_position *position, int one_way, int both_ways, struct arena *arena) {
    struct mod_fewest fewest;
    position->board.both_ways = false;
    EXPECT(start(&fewest, position, arena));
    run(&fewest, position, 1 << 20);
    EXPECT(fewest.weight == one_way);
    position->board.both_ways = true;
    EXPECT(start(&fewest, position, arena));
    run(&fewest, position, 1 << 20);
    EXPECT(fewest.weight == both_ways);
}

TEST(all_lit_modulo_3_takes_the_known_numbers_of_presses) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    const int known[][3] = {{1, 2, 1}, {3, 5, 5}, {4, 8, 4}, {5, 18, 13}, {6, 28, 24}, {7, 58, 37}};
    for (int i = 0; i < 6; i++) {
        position.board = turning_grid(known[i][0], known[i][0], 3);
        memset(position.start, 1, sizeof position.start);
        expect_fewest(&position, known[i][1], known[i][2], &arena);
    }
}

TEST(the_puzzles_that_people_know_take_the_known_numbers_of_presses) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct turning_position rings = turning_dials(6, "200-035-205", "3", "103");
    expect_fewest(&rings, 6, 2, &arena);
    struct turning_position symbols = turning_dials(8, "101-011-110", "174", "000");
    expect_fewest(&symbols, 10, 6, &arena);
}

/* Alien Tiles: rows and columns of 7×7 tiles with four colours. */
TEST(one_colour_to_another_on_tiles_takes_the_known_numbers_of_presses) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    const int known[] = {0, 49, 14, 63};
    for (int colour = 1; colour < 4; colour++) {
        struct mod_fewest fewest;
        position.board = turning_grid(7, 7, 4);
        position.board.rule = BOARD_ROWCOL;
        memset(position.target, colour, sizeof position.target);
        EXPECT(start(&fewest, &position, &arena));
        run(&fewest, &position, 1 << 20);
        EXPECT(fewest.weight == known[colour]);
    }
}

TEST(too_many_patterns_are_not_searched) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    struct mod_fewest fewest;
    position.board = turning_grid(BOARD_TURNING_SIDE_MAX, BOARD_TURNING_SIDE_MAX, 3);
    position.board.rule = BOARD_ROWCOL;
    EXPECT(!start(&fewest, &position, &arena));
}

static struct turning_position refused;
static struct mod_solver refused_solver;
static uint8_t refused_presses[BOARD_TURNING_LIGHTS_MAX];

static bool prepare(struct arena *arena) {
    return mod_prepare(&refused_solver, &refused.board, BOARD_GOAL_EACH, arena);
}

static bool attempt(struct arena *arena) {
    struct mod_fewest fewest;
    return mod_fewest_start(&fewest, &refused.board, &refused_solver, refused_presses, arena) == FEWEST_OK;
}

TEST(refused_memory_keeps_nothing) {
    refused.board = turning_grid(4, 4, 4);
    refusal_expect_recovery(prepare, attempt);
}
