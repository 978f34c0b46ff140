/* The reference is a breadth-first search from the solved positions. */
#include "solve/mod_hardest.h"

#include "refusal.h"
#include "solve/mod_fewest.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 24, LISTED_MAX = 50000, SIDE_MAX = 9 };

static struct turning_position position;
static struct mod_solver solver;

/* The number of all lights; more than LISTED_MAX are not counted to the end. */
static int count_lights(void) {
    int count = 1;
    for (int light = 0; light < position.board.lights && count <= LISTED_MAX; light++)
        count *= board_states(&position.board, light);
    return count;
}

static void write_lights(int number, uint8_t *lights) {
    for (int light = 0; light < position.board.lights; number /= board_states(&position.board, light++))
        lights[light] = (uint8_t)(number % board_states(&position.board, light));
}

static int number_of(const uint8_t *lights) {
    int number = 0;
    for (int light = position.board.lights - 1; light >= 0; light--)
        number = number * board_states(&position.board, light) + lights[light];
    return number;
}

/* The fewest presses of the hardest position, by taking presses back from the solved ones. */
static int hardest_by_breadth(void) {
    static int distance[LISTED_MAX + 1], queue[LISTED_MAX + 1];
    uint8_t lights[SIDE_MAX];
    int from = 0, to = 0, last = 0, count = count_lights(), buttons = position.board.buttons;
    for (int number = 0; number < count; number++) {
        write_lights(number, lights);
        distance[number] = turning_is_solved(&position, lights) ? 0 : -1;
        if (!distance[number]) queue[to++] = number;
    }
    for (; from < to; from++)
        for (int way = 0; way < 1 + position.board.both_ways; way++)
            for (int button = 0; button < buttons; button++) {
                uint8_t presses[SIDE_MAX] = {0};
                presses[button] = (uint8_t)(way ? 1 : turning_order(&position.board, button) - 1);
                write_lights(queue[from], lights);
                turning_press(&position.board, presses, lights);
                int next = number_of(lights);
                if (distance[next] >= 0) continue;
                distance[next] = last = distance[queue[from]] + 1;
                queue[to++] = next;
            }
    return last;
}

/* The position found needs the given number of presses, and is always the same. */
static enum hardest_status find(int *weight, struct arena *arena) {
    static uint8_t need[BOARD_TURNING_LIGHTS_MAX], again[BOARD_TURNING_LIGHTS_MAX];
    static uint8_t presses[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
    struct mod_fewest search;
    int weight_again;
    arena->used = 0;
    EXPECT(mod_prepare(&solver, &position.board, position.goal, arena));
    size_t used = arena->used;
    enum hardest_status status = mod_hardest_find(&position.board, &solver, weight, need, arena);
    EXPECT(arena->used == used);
    if (status > HARDEST_FOUND) return status;
    EXPECT(mod_hardest_find(&position.board, &solver, &weight_again, again, arena) == status &&
           weight_again == *weight);
    EXPECT(memcmp(need, again, (size_t)position.board.lights) == 0);
    EXPECT(mod_solve(&solver, need, presses, weights).solvable);
    EXPECT(mod_fewest_start(&search, &position.board, &solver, presses, arena) == FEWEST_OK);
    while (!mod_fewest_run(&search, 1 << 20)) {}
    EXPECT(search.weight == *weight);
    return status;
}

TEST(small_boards_agree_with_a_walk_through_all_positions) {
    static const int STATES[] = {2, 3, 4, 5, 6, 9};
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    int exact = 0, several = 0;
    for (int round = 0; round < 150; round++) {
        int states = STATES[test_random_below(&seed, 6)], weight;
        position = turning_random_position(&seed, round, states);
        position.board.both_ways = test_random_below(&seed, 2);
        if (position.goal == BOARD_GOAL_EACH) turning_random_lights(&seed, &position.board, position.target);
        if (count_lights() > LISTED_MAX) continue;
        enum hardest_status status = find(&weight, &arena);
        EXPECT(status == HARDEST_EXACT ? weight == hardest_by_breadth() : weight <= hardest_by_breadth());
        exact += status == HARDEST_EXACT;
        several += mod_count(&solver) > 4;
    }
    EXPECT(exact > 50 && several > 20);
}

static void load_grid(int side, int states) {
    position = (struct turning_position){.board = turning_grid(side, side, states)};
}

TEST(larger_boards_are_climbed_and_above_the_limit_nothing_is_looked_for) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    int weight;
    load_grid(8, 3);
    EXPECT(find(&weight, &arena) == HARDEST_FOUND && weight > 55);
    load_grid(3, 3);
    EXPECT(find(&weight, &arena) == HARDEST_EXACT && weight == 18);
    load_grid(26, 3);
    EXPECT(find(&weight, &arena) == HARDEST_UNKNOWN);
}

static bool prepare(struct arena *arena) {
    return mod_prepare(&solver, &position.board, BOARD_GOAL_EACH, arena);
}

static bool attempt(struct arena *arena) {
    uint8_t lights[16];
    int weight;
    return mod_hardest_find(&position.board, &solver, &weight, lights, arena) != HARDEST_NO_MEMORY;
}

TEST(refused_memory_keeps_nothing) {
    load_grid(2, 3);
    refusal_expect_recovery(prepare, attempt);
}
