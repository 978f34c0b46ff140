#include "solve/cyclic_level.h"

#include <string.h>

#include "algebra/random.h"

/* Adds random presses, each where it costs 1 more, to presses of this cost until they cost `weight`. On a board with both ways, a
 * button that was not pressed is pressed either way. */
static void add_presses(struct cyclic_level *level, int cost) {
    const struct cyclic_board *board = &level->position->board;
    while (cost < level->weight) {
        int button = random_below(&level->seed, board->grid.buttons), order = (int)cyclic_order(board, button);
        int presses = level->presses[button], now = cyclic_cost(board, order, presses);
        if (now == cyclic_most_cost(board, order)) continue;
        bool back = presses ? now < presses : board->both_ways && random_below(&level->seed, 2);
        level->presses[button] = (uint8_t)(back ? order - now - 1 : now + 1);
        cost++;
    }
}

static void begin_try(struct cyclic_level *level) {
    memset(level->best, 0, sizeof level->best);
    memset(level->presses, 0, sizeof level->presses);
    level->best_cost = level->climbed = 0;
    level->turned = level->position->goal == CYCLIC_SAME ? random_next(&level->seed) : 0;
    add_presses(level, 0);
    level->tries++;
}

/* The most that a button costs on average over all solutions: its presses are some number plus all multiples of the step. */
static double most_on_average(const struct cyclic_board *board, int order, int step) {
    int most = 0;
    for (int first = 0; first < step; first++) {
        int sum = 0;
        for (int presses = first; presses < order; presses += step) sum += cyclic_cost(board, order, presses);
        if (sum > most) most = sum;
    }
    return (double)most * step / order;
}

static int common_divisor(int a, int b) {
    return b ? common_divisor(b, a % b) : a;
}

/* An upper bound of the fewest presses of any lights: the cheapest solution costs at most the average of all. */
static double most_presses(const struct cyclic_board *board, const struct cyclic_solver *solver) {
    uint8_t steps[CYCLIC_LIGHTS_MAX], pattern[CYCLIC_LIGHTS_MAX];
    double most = 0;
    for (int button = 0; button < board->grid.buttons; button++) steps[button] = (uint8_t)cyclic_order(board, button);
    for (int k = 0; k < cyclic_nullity(solver) && k < CYCLIC_PATTERNS_MAX; k++) {
        cyclic_quiet(solver, k, pattern, NULL);
        for (int button = 0; button < board->grid.buttons; button++)
            steps[button] = (uint8_t)common_divisor(steps[button], pattern[button]);
    }
    for (int button = 0; button < board->grid.buttons; button++)
        most += most_on_average(board, (int)cyclic_order(board, button), steps[button]);
    return most;
}

bool cyclic_level_start(struct cyclic_level *level, const struct cyclic_position *position,
                        const struct cyclic_solver *solver, int weight, uint64_t seed, struct arena *arena) {
    static const double ROUNDING = 1e-6;
    *level =
        (struct cyclic_level){.position = position, .solver = solver, .arena = arena, .seed = seed, .weight = weight};
    if (weight < 0 || weight > most_presses(&position->board, solver) + ROUNDING) return false;
    begin_try(level);
    return true;
}

static enum cyclic_fewest_status begin_search(struct cyclic_level *level) {
    level->used = arena_mark(level->arena);
    level->spent = 0;
    return cyclic_fewest_start(&level->search, &level->position->board, level->solver, level->presses, level->arena);
}

/* Takes the fewest presses of the current lights, unless the search was given up. */
static enum cyclic_level_run take_minimum(struct cyclic_level *level, bool finished) {
    enum { TRIES = 40, SEARCHES = 100 };
    const struct cyclic_fewest *search = &level->search;
    if (finished && search->weight == level->weight) return CYCLIC_LEVEL_FOUND;
    if (finished && search->weight > level->best_cost) {
        memcpy(level->best, search->presses, (size_t)level->position->board.grid.buttons);
        level->best_cost = search->weight;
    }
    if (++level->climbed < SEARCHES) {
        memcpy(level->presses, level->best, sizeof level->presses);
        add_presses(level, level->best_cost);
    } else if (level->tries < TRIES) {
        begin_try(level);
    } else {
        return CYCLIC_LEVEL_NOT_FOUND;
    }
    return CYCLIC_LEVEL_RUNNING;
}

enum cyclic_level_run cyclic_level_run(struct cyclic_level *level, int64_t budget) {
    enum { STEP = 1 << 12, SEARCH = 1 << 26 };
    const int64_t buttons = level->position->board.grid.buttons;
    enum cyclic_level_run state = CYCLIC_LEVEL_RUNNING;
    while (budget > 0 && state == CYCLIC_LEVEL_RUNNING) {
        if (!level->searching) {
            enum cyclic_fewest_status status = begin_search(level);
            if (status == CYCLIC_FEWEST_TOO_MANY) return CYCLIC_LEVEL_TOO_MANY;
            if (status == CYCLIC_FEWEST_NO_MEMORY) return CYCLIC_LEVEL_NO_MEMORY;
            level->searching = true;
            budget -= buttons * buttons;
        }
        bool finished = cyclic_fewest_run(&level->search, STEP);
        level->spent += STEP;
        budget -= STEP;
        if (!finished && level->spent < SEARCH) continue;
        level->searching = false;
        arena_release(level->arena, level->used);
        state = take_minimum(level, finished);
    }
    return state;
}

void cyclic_level_lights(const struct cyclic_level *level, uint8_t *lights) {
    const struct cyclic_position *position = level->position;
    const struct cyclic_board *board = &position->board;
    for (int light = 0; light < board->grid.lights; light++)
        lights[light] = (uint8_t)((position->target[light] + level->turned) % board->states[light]);
    for (int button = 0; button < board->grid.buttons; button++)
        if (level->presses[button]) cyclic_add(board, button, -level->presses[button], lights);
}
