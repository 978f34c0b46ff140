#include "solve/mod_level.h"

#include <string.h>

#include "algebra/numbers.h"
#include "algebra/random.h"

/* Adds random presses, each where it costs 1 more, to presses of this cost until they cost `weight`. On a board with both ways, a
 * button that was not pressed is pressed either way. */
static void add_presses(struct mod_level *level, int cost) {
    const struct board *board = level->board;
    while (cost < level->weight) {
        int button = random_below(&level->seed, board->buttons), order = (int)board_order(board, button);
        int presses = level->presses[button], now = board_cost(board, order, presses);
        if (now == mod_most_cost(board, order)) continue;
        bool back = presses ? now < presses : board->both_ways && random_below(&level->seed, 2);
        level->presses[button] = (uint8_t)(back ? order - now - 1 : now + 1);
        cost++;
    }
}

static void begin_try(struct mod_level *level) {
    memset(level->best, 0, sizeof level->best);
    memset(level->presses, 0, sizeof level->presses);
    level->best_cost = level->climbed = 0;
    level->turned = level->goal == BOARD_GOAL_SAME ? random_next(&level->seed) : 0;
    add_presses(level, 0);
    level->tries++;
}

/* The most that a button costs on average over all solutions: its presses are some number plus all multiples of the step. */
static double most_on_average(const struct board *board, int order, int step) {
    int most = 0;
    for (int first = 0; first < step; first++) {
        int sum = 0;
        for (int presses = first; presses < order; presses += step) sum += board_cost(board, order, presses);
        if (sum > most) most = sum;
    }
    return (double)most * step / order;
}

/* An upper bound of the fewest presses of any lights: the cheapest solution costs at most the average of all. */
static double most_presses(const struct board *board, const struct mod_solver *solver) {
    uint8_t steps[BOARD_TURNING_LIGHTS_MAX], pattern[BOARD_TURNING_LIGHTS_MAX];
    double most = 0;
    for (int button = 0; button < board->buttons; button++) steps[button] = (uint8_t)board_order(board, button);
    for (int k = 0; k < mod_nullity(solver) && k < MOD_PATTERNS_MAX; k++) {
        mod_quiet(solver, k, pattern);
        for (int button = 0; button < board->buttons; button++)
            steps[button] = (uint8_t)common_divisor(steps[button], pattern[button]);
    }
    for (int button = 0; button < board->buttons; button++)
        most += most_on_average(board, (int)board_order(board, button), steps[button]);
    return most;
}

bool mod_level_start(struct mod_level *level, const struct board *board, enum board_goal goal,
                     const struct mod_solver *solver, int weight, uint64_t seed, struct arena *arena) {
    static const double ROUNDING = 1e-6;
    *level = (struct mod_level){
        .board = board, .goal = goal, .solver = solver, .arena = arena, .seed = seed, .weight = weight};
    if (weight < 0 || weight > most_presses(board, solver) + ROUNDING) return false;
    begin_try(level);
    return true;
}

static enum fewest_status begin_search(struct mod_level *level) {
    level->used = arena_mark(level->arena);
    level->spent = 0;
    return mod_fewest_start(&level->search, level->board, level->solver, level->presses, level->arena);
}

/* Takes the fewest presses of the current lights, unless the search was given up. */
static enum level_run take_minimum(struct mod_level *level, bool finished) {
    enum { TRIES = 40, SEARCHES = 100 };
    const struct mod_fewest *search = &level->search;
    if (finished && search->weight == level->weight) return LEVEL_FOUND;
    if (finished && search->weight > level->best_cost) {
        memcpy(level->best, search->presses, (size_t)level->board->buttons);
        level->best_cost = search->weight;
    }
    if (++level->climbed < SEARCHES) {
        memcpy(level->presses, level->best, sizeof level->presses);
        add_presses(level, level->best_cost);
    } else if (level->tries < TRIES) {
        begin_try(level);
    } else {
        return LEVEL_NOT_FOUND;
    }
    return LEVEL_RUNNING;
}

enum level_run mod_level_run(struct mod_level *level, int64_t budget) {
    enum { STEP = 1 << 12, SEARCH = 1 << 26 };
    const int64_t buttons = level->board->buttons;
    enum level_run state = LEVEL_RUNNING;
    while (budget > 0 && state == LEVEL_RUNNING) {
        if (!level->searching) {
            enum fewest_status status = begin_search(level);
            if (status == FEWEST_TOO_MANY) return LEVEL_TOO_MANY;
            if (status == FEWEST_NO_MEMORY) return LEVEL_NO_MEMORY;
            level->searching = true;
            budget -= buttons * buttons;
        }
        bool finished = mod_fewest_run(&level->search, STEP);
        level->spent += STEP;
        budget -= STEP;
        if (!finished && level->spent < SEARCH) continue;
        level->searching = false;
        arena_release(level->arena, level->used);
        state = take_minimum(level, finished);
    }
    return state;
}

void mod_level_need(const struct mod_level *level, uint8_t *need) {
    const struct board *board = level->board;
    for (int light = 0; light < board->lights; light++) {
        int states = board_states(board, light);
        need[light] = (uint8_t)((states - (int)(level->turned % (uint64_t)states)) % states);
    }
    board_press_all(board, level->presses, need);
}
