/* The reference lists all presses and takes the least cost for all lights that they solve. */
#include "solve/level.h"

#include "refusal.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 26, LISTED_MAX = 4096, LIGHTS_LISTED_MAX = 1 << 16 };

static struct mod_solver solver;
static struct solver binary_solver; /* some of the boards are binary */

static bool start(struct level *level, const struct turning_position *position, int weight, uint64_t seed,
                  struct arena *arena) {
    *level = (struct level){.board = &position->board,
                            .goal = position->goal,
                            .solver = &binary_solver,
                            .mod_solver = &solver,
                            .arena = arena,
                            .weight = weight,
                            .seed = seed};
    return level_start(level) == LEVEL_RUNNING;
}

static enum level_run generate(struct level *level, const struct turning_position *position, int weight, uint64_t seed,
                               int64_t budget, struct arena *arena) {
    enum level_run run = LEVEL_RUNNING;
    arena->used = 0;
    EXPECT(board_is_binary(&position->board) ? solve_prepare(&binary_solver, &position->board, arena)
                                             : mod_prepare(&solver, &position->board, position->goal, arena));
    if (!start(level, position, weight, seed, arena)) return LEVEL_NOT_FOUND;
    size_t used = arena->used;
    while (run == LEVEL_RUNNING) run = level_run(level, budget);
    EXPECT(arena->used == used);
    return run;
}

/* The lights of the level that was found. */
static void level_lights(const struct level *level, const struct turning_position *position, uint8_t *lights) {
    uint8_t need[BOARD_TURNING_LIGHTS_MAX];
    level_need(level, need);
    turning_need(position, need, lights);
}

/* Lights that presses can solve, as a number of those that matter. With BOARD_GOAL_SAME all sets that differ by the same steps of all lights are one. */
static int number_of(const struct turning_position *position, const uint8_t *lights) {
    const struct board *board = &position->board;
    int number = 0, first = turning_first(board);
    for (int light = 0; light < board->lights; light++) {
        if (!turning_matters(board, light)) continue;
        int states = board_states(board, light);
        int shown =
            position->goal == BOARD_GOAL_SAME && states > 1 ? lights[light] + states - lights[first] : lights[light];
        number = number * states + shown % states;
    }
    return number;
}

/* The least cost of each set of lights; -1: no presses solve it. Returns the largest of these costs. */
static int list_costs(const struct turning_position *position, int *costs) {
    const struct board *board = &position->board;
    int listed = 1, most = 0;
    for (int button = 0; button < board->buttons; button++) listed *= turning_order(board, button);
    for (int i = 0; i < LIGHTS_LISTED_MAX; i++) costs[i] = -1;
    for (int number = 0; number < listed; number++) {
        uint8_t lights[BOARD_DOORS_MAX], back[BOARD_DOORS_MAX];
        int cost = 0;
        for (int button = 0, rest = number; button < board->buttons; button++) {
            int order = turning_order(board, button), presses = rest % order;
            cost += board_cost(board, order, presses);
            back[button] = (uint8_t)((order - presses) % order);
            rest /= order;
        }
        memcpy(lights, position->target, sizeof lights);
        turning_press(board, back, lights);
        int *known = &costs[number_of(position, lights)];
        if (*known < 0 || cost < *known) *known = cost;
    }
    for (int i = 0; i < LIGHTS_LISTED_MAX; i++)
        if (costs[i] > most) most = costs[i];
    return most;
}

static bool is_small(const struct board *board) {
    int64_t presses = 1, lights = 1;
    for (int button = 0; button < board->buttons && presses <= LISTED_MAX; button++)
        presses *= board_order(board, button);
    for (int light = 0; light < board->lights && lights <= LIGHTS_LISTED_MAX; light++)
        lights *= board_states(board, light);
    return presses <= LISTED_MAX && lights <= LIGHTS_LISTED_MAX;
}

static bool some_cost(const int *costs, int weight) {
    for (int i = 0; i < LIGHTS_LISTED_MAX; i++)
        if (costs[i] == weight) return true;
    return false;
}

/* Generates levels of all weights, and of one that is too large. Half of the boards have a composite number of states. */
TEST(levels_need_exactly_the_presses_that_they_promise) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static int costs[LIGHTS_LISTED_MAX];
    const int composites[] = {4, 6, 8, 9}, primes[] = {2, 3, 5, 7};
    uint64_t seed = 1;
    int rounds = 0, hard = 0;
    while (rounds < 150) {
        struct turning_position position = {.goal = BOARD_GOAL_EACH};
        static struct level level;
        int kind = test_random_below(&seed, 3), composite = test_random_below(&seed, 2),
            i = test_random_below(&seed, 4);
        int states = composite ? composites[i] : primes[i];
        if (kind == 0) position.board = turning_random_grid(&seed, 3, states);
        if (kind == 1) position.board = turning_random_list(&seed, 5, states);
        if (kind == 2) position.board = turning_random_dials(&seed, 5, 6, true);
        if (kind < 2) position.goal = (enum board_goal)test_random_below(&seed, 2);
        position.board.both_ways = test_random_below(&seed, 2);
        if (position.goal == BOARD_GOAL_EACH) turning_random_lights(&seed, &position.board, position.target);
        if (!is_small(&position.board)) continue;
        rounds++;
        int most = list_costs(&position, costs);
        for (int weight = 0; weight <= most + 1; weight++) {
            uint8_t lights[BOARD_DOORS_MAX];
            enum level_run run = generate(&level, &position, weight, test_random(&seed), 1 << 20, &arena);
            EXPECT((run == LEVEL_FOUND) == some_cost(costs, weight));
            EXPECT(run == LEVEL_FOUND || run == LEVEL_NOT_FOUND);
            if (run != LEVEL_FOUND) continue;
            level_lights(&level, &position, lights);
            EXPECT(costs[number_of(&position, lights)] == weight);
            turning_press(&position.board, level.presses, lights);
            EXPECT(turning_is_solved(&position, lights));
        }
        hard += most > 4;
    }
    EXPECT(hard > rounds / 4);
}

/* The bounds: a button that is in a quiet pattern modulo 3 costs 1 press on average, or 2/3 if presses go both ways; one that is in
 * none costs up to 2 or 1. On 2×2 the one pattern has all buttons, on 5×5 the patterns have all but the centre. 3×3 has no quiet
 * pattern modulo 4. */
TEST(a_level_that_no_lights_have_is_refused_at_once) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    static struct level level;
    const struct {
        int side, states, one_way, both_ways; /* bounds */
    } known[] = {{2, 3, 4, 2}, {3, 4, 27, 18}, {5, 3, 26, 17}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        for (int both_ways = 0; both_ways < 2; both_ways++) {
            arena.used = 0;
            position.board = turning_grid(known[i].side, known[i].side, known[i].states);
            position.board.both_ways = both_ways;
            EXPECT(mod_prepare(&solver, &position.board, BOARD_GOAL_EACH, &arena));
            int bound = 1000;
            while (!start(&level, &position, bound, 1, &arena)) bound--;
            EXPECT(bound == (both_ways ? known[i].both_ways : known[i].one_way));
            EXPECT(!start(&level, &position, -1, 1, &arena));
        }
}

/* Also in slices that end within a search. The lights are part of the meaning of a seed. */
TEST(a_level_is_the_same_in_whatever_slices) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    static struct level whole, sliced;
    uint8_t lights[2][BOARD_DOORS_MAX];
    position.board = turning_grid(8, 8, 3);
    for (uint64_t seed = 0; seed < 20; seed++) {
        EXPECT(generate(&whole, &position, 50, seed, INT64_MAX, &arena) == LEVEL_FOUND);
        EXPECT(generate(&sliced, &position, 50, seed, 1, &arena) == LEVEL_FOUND);
        level_lights(&whole, &position, lights[0]);
        level_lights(&sliced, &position, lights[1]);
        EXPECT(!memcmp(lights[0], lights[1], 64));
    }
}

TEST(a_level_that_no_try_finds_is_not_found) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    static struct level level;
    position.board = turning_grid(5, 5, 3);
    EXPECT(generate(&level, &position, 26, 1, 1 << 20, &arena) == LEVEL_NOT_FOUND && level.tries == 40);
}

/* 13×13 rows and columns modulo 4 have 4^24 solutions, so that a search takes long. It is given up at its limit, and the try
 * continues with other presses. */
TEST(a_long_search_is_given_up) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    static struct level level;
    position.board = turning_grid(13, 13, 4);
    position.board.rule = BOARD_ROWCOL;
    EXPECT(mod_prepare(&solver, &position.board, BOARD_GOAL_EACH, &arena));
    EXPECT(start(&level, &position, 250, 1, &arena));
    EXPECT(level_run(&level, 1) == LEVEL_RUNNING && level.searching && level.climbed == 0);
    level.spent = (1 << 26) - (2 << 12);
    EXPECT(level_run(&level, 1) == LEVEL_RUNNING && level.searching && level.climbed == 0);
    EXPECT(level_run(&level, 1) == LEVEL_RUNNING && !level.searching && level.climbed == 1);
    EXPECT(level.best_cost == 0);
}

TEST(too_many_patterns_are_not_searched) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    static struct level level;
    position.board = turning_grid(BOARD_TURNING_SIDE_MAX, BOARD_TURNING_SIDE_MAX, 3);
    position.board.rule = BOARD_ROWCOL;
    EXPECT(generate(&level, &position, 5, 1, 1, &arena) == LEVEL_TOO_MANY);
}

static struct turning_position refused;
static struct level refused_level;

static bool prepare(struct arena *arena) {
    return mod_prepare(&solver, &refused.board, BOARD_GOAL_EACH, arena) &&
           start(&refused_level, &refused, 10, 1, arena);
}

/* The level is found as soon as there is memory. */
static bool attempt(struct arena *arena) {
    enum level_run run = LEVEL_RUNNING;
    refused_level.arena = arena;
    while (run == LEVEL_RUNNING) run = level_run(&refused_level, 1);
    EXPECT(run == LEVEL_FOUND || run == LEVEL_NO_MEMORY);
    return run == LEVEL_FOUND;
}

TEST(refused_memory_keeps_nothing) {
    refused.board = turning_grid(4, 4, 4);
    refusal_expect_recovery(prepare, attempt);
}
