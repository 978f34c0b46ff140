#include "solve/level.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/numbers.h"
#include "algebra/random.h"
#include "solve/census.h"

static bool is_binary(const struct level *level) {
    return BINARY_BOARDS && board_is_binary(level->board);
}

/* Adds random presses, each where it costs 1 more, to presses of this cost until they cost `weight`. On a board with both ways, a
 * button that was not pressed is pressed either way. */
static void add_presses(struct level *level, int cost) {
    const struct board *board = level->board;
    while (cost < level->weight) {
        int button = random_below(&level->seed, board->buttons), order = (int)board_order(board, button);
        int presses = level->presses[button], now = board_cost(board, order, presses);
        if (now == mod_most_cost(board, order)) continue;
        bool back = presses ? now < presses : board_goes_both_ways(board) && random_below(&level->seed, 2);
        level->presses[button] = (uint8_t)(back ? order - now - 1 : now + 1);
        cost++;
    }
}

static void flip_random_button(struct level *level) {
    int button;
    do button = random_below(&level->seed, level->board->buttons);
    while (!board_has_button(level->board, button));
    level->presses[button] ^= 1;
}

static void begin_try(struct level *level) {
    memset(level->presses, 0, (size_t)level->board->buttons);
    memset(level->best, 0, (size_t)level->board->buttons);
    level->best_cost = is_binary(level) ? -1 : 0;
    level->climbed = 0;
    level->turned = !is_binary(level) && level->goal == BOARD_GOAL_SAME ? random_next(&level->seed) : 0;
    add_presses(level, 0);
    level->tries++;
}

/* The most that a button costs on average over all solutions: its presses are some number plus all multiples of the step. */
static double most_on_average(const struct board *board, int order, int step) {
    int most = 0;
    if (!board_goes_both_ways(board)) return (order + step) / 2.0 - 1; /* from step − 1 on */
    for (int first = 0; first < step; first++) {
        int sum = 0;
        for (int presses = first; presses < order; presses += step) sum += board_cost(board, order, presses);
        most = larger(most, sum);
    }
    return (double)most * step / order;
}

static void read_quiet(const struct level *level, int k, uint8_t *pattern) {
    uint64_t bits[BOARD_WORDS];
    if (!is_binary(level)) {
        mod_quiet(level->mod_solver, k, pattern);
        return;
    }
    solve_quiet(level->solver, k, bits);
    gf2_to_bytes(pattern, bits, level->board->buttons);
}

/* An upper bound of the fewest presses of any lights: the cheapest solution costs at most the average of all. On binary boards, elimination
 * also leaves `nullity` buttons free, which some solution does not press. Uses the memory of the presses. */
static double most_presses(const struct level *level) {
    const struct board *board = level->board;
    uint8_t *steps = level->best, *pattern = level->presses;
    int nullity = is_binary(level) ? level->solver->nullity : mod_nullity(level->mod_solver);
    double most = 0;
    for (int button = 0; button < board->buttons; button++) steps[button] = (uint8_t)board_order(board, button);
    for (int k = 0; k < smaller(nullity, MOD_PATTERNS_MAX); k++) {
        read_quiet(level, k, pattern);
        for (int button = 0; button < board->buttons; button++)
            if (steps[button] > 1) steps[button] = (uint8_t)common_divisor(steps[button], pattern[button]);
    }
    for (int button = 0; button < board->buttons; button++)
        most += most_on_average(board, (int)board_order(board, button), steps[button]);
    return is_binary(level) && level->solver->rank < most ? level->solver->rank : most;
}

enum level_run level_start(struct level *level) {
    static const double ROUNDING = 1e-6;
    size_t mark = arena_mark(level->arena), buttons = (size_t)level->board->buttons;
    level->presses = arena_take(level->arena, 2 * buttons, 1);
    if (!level->presses) return LEVEL_NO_MEMORY;
    level->best = level->presses + buttons;
    if (level->weight < 0 || level->weight > most_presses(level) + ROUNDING) {
        arena_release(level->arena, mark);
        return LEVEL_NOT_FOUND;
    }
    begin_try(level);
    return LEVEL_RUNNING;
}

static enum fewest_status begin_search(struct level *level) {
    const struct board *board = level->board;
    uint64_t presses[BOARD_WORDS], need[BOARD_WORDS];
    level->used = arena_mark(level->arena);
    level->spent = 0;
    if (!is_binary(level))
        return mod_fewest_start(&level->search.bytes, board, level->mod_solver, level->presses, level->arena);
    gf2_from_bytes(presses, level->presses, board->buttons);
    memset(need, 0, GF2_WORDS(board->lights) * sizeof *need);
    board_add_presses(board, presses, need);
    return goal_search_start(&level->search.words, level->solver, board, level->goal, need, level->arena);
}

static enum fewest_run run_search(struct level *level, int64_t step) {
    if (is_binary(level)) return goal_search_run(&level->search.words, (uint32_t)step);
    return mod_fewest_run(&level->search.bytes, step) ? FEWEST_FINISHED : FEWEST_RUNNING;
}

/* Takes the fewest presses of the current lights, unless the search was given up. On a binary board one more press changes them by one at
 * most, so the presses are changed one by one until the number is reached. */
static enum level_run take_minimum(struct level *level, bool finished) {
    enum { TRIES = 40 };
    const struct mod_fewest *bytes = &level->search.bytes;
    bool binary = is_binary(level);
    size_t buttons = (size_t)level->board->buttons;
    int minimum = !finished ? -1 : binary ? goal_search_best(&level->search.words).weight : bytes->weight;
    if (minimum == level->weight) return LEVEL_FOUND;
    if (minimum >= level->best_cost + !binary) {
        memcpy(level->best, binary ? level->presses : bytes->presses, buttons);
        level->best_cost = minimum;
    }
    if (++level->climbed < 100 + binary && level->best_cost >= 0) {
        memcpy(level->presses, level->best, buttons);
        if (binary)
            flip_random_button(level);
        else
            add_presses(level, level->best_cost);
    } else if (level->tries < TRIES) {
        begin_try(level);
    } else {
        return LEVEL_NOT_FOUND;
    }
    return LEVEL_RUNNING;
}

enum level_run level_run(struct level *level, int64_t work) {
    const bool binary = is_binary(level);
    const int64_t buttons = level->board->buttons, start = binary ? 1 + buttons / 256 : buttons * buttons;
    const int64_t step = binary ? 8 : 1 << 12, most = binary ? 1 << 16 : 1 << 26;
    enum level_run state = LEVEL_RUNNING;
    while (work > 0 && state == LEVEL_RUNNING) {
        if (!level->searching) {
            enum fewest_status status = begin_search(level);
            if (status != FEWEST_OK) return status == FEWEST_TOO_MANY ? LEVEL_TOO_MANY : LEVEL_NO_MEMORY;
            level->searching = true;
            work -= start;
        }
        enum fewest_run run = run_search(level, step);
        level->spent += step;
        if (!binary || run == FEWEST_RUNNING) work -= step;
        if (run == FEWEST_RUNNING && level->spent < most) continue;
        level->searching = false;
        arena_release(level->arena, level->used);
        state = take_minimum(level, run == FEWEST_FINISHED);
    }
    return state;
}

void level_need(const struct level *level, uint8_t *need) {
    const struct board *board = level->board;
    memset(need, 0, (size_t)board->lights);
    for (int light = 0; !is_binary(level) && light < board->lights; light++) {
        int states = board_states(board, light);
        need[light] = (uint8_t)((states - (int)(level->turned % (uint64_t)states)) % states);
    }
    board_press_all(board, level->presses, need);
}

/* Draws masks that are all different, none all 0 or all 1. */
static void draw_masks(uint64_t *masks, int doors, uint64_t *seed) {
    uint64_t open = 0;
    gf2_fill(&open, doors);
    for (int drawn = 0; drawn < doors;) {
        masks[drawn] = random_next(seed) & open;
        int same = 0;
        while (masks[same] != masks[drawn]) same++;
        drawn += same == drawn && masks[drawn] && masks[drawn] != open;
    }
}

void level_random_doors(struct board *board, int doors, bool openable, uint64_t seed) {
    CHECK(doors >= 3 && doors <= CENSUS_DOORS_MAX);
    uint64_t masks[CENSUS_DOORS_MAX];
    do draw_masks(masks, doors, &seed);
    while (openable && census_ways(masks, doors) < 0);
    board_clear(board);
    board->kind = BOARD_DOORS;
    board->lights = board->buttons = doors;
    for (int button = 0; button < doors; button++) {
        board->states[button] = 2;
        for (int door = 0; door < doors; door++) board->steps[button][door] = masks[button] >> door & 1;
    }
}
