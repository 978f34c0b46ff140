#include "solve/level.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/random.h"
#include "solve/census.h"

static int random_button(struct level *level) {
    int button;
    do button = random_below(&level->seed, level->board->buttons);
    while (!board_has_button(level->board, button));
    return button;
}

/* Begins a new try: random presses. */
static void random_presses(struct level *level) {
    memset(level->presses, 0, sizeof level->presses);
    for (int pressed = 0; pressed < level->weight;) {
        int button = random_button(level);
        if (gf2_get(level->presses, button)) continue;
        gf2_flip(level->presses, button);
        pressed++;
    }
    level->best = level->climbed = 0;
    level->button = -1;
    level->tries++;
}

void level_need(const struct level *level, uint64_t *need) {
    memset(need, 0, GF2_WORDS(level->board->lights) * sizeof *need);
    board_add_presses(level->board, level->presses, need);
}

/* An upper bound of the fewest presses of any position. Elimination leaves `nullity` buttons free, which some solution does not
 * press. And each button of a quiet pattern is pressed in half of all solutions, so that the lightest solution has at most the
 * average number of presses. */
static int most_presses(const struct solver *solver) {
    uint64_t moved[BOARD_WORDS] = {0}, pattern[BOARD_WORDS];
    size_t words = GF2_WORDS(solver->buttons);
    for (int k = 0; k < solver->nullity && k < TREE_ROWS_MAX; k++) {
        solve_quiet(solver, k, pattern);
        for (size_t i = 0; i < words; i++) moved[i] |= pattern[i];
    }
    int average = solver->rank + solver->nullity - (gf2_weight(moved, words) + 1) / 2;
    return average < solver->rank ? average : solver->rank;
}

bool level_start(struct level *level, const struct board *board, enum board_goal goal, const struct solver *solver,
                 int weight, uint64_t seed, struct arena *arena) {
    *level =
        (struct level){.board = board, .goal = goal, .solver = solver, .arena = arena, .weight = weight, .seed = seed};
    if (weight < 0 || weight > most_presses(solver)) return false;
    random_presses(level);
    return true;
}

/* Begins the search for the fewest presses of the current lights. It counts as a slice, and one more for every 256 buttons. */
static enum fewest_status begin_search(struct level *level, int64_t *slices) {
    uint64_t need[BOARD_WORDS];
    level->used = arena_mark(level->arena);
    level->spent = 0;
    *slices -= 1 + level->board->buttons / 256;
    level_need(level, need);
    return goal_search_start(&level->search, level->solver, level->board, level->goal, need, level->arena);
}

/* Takes the fewest presses of the current lights; -1 when they are unknown. One more press changes them by one at most, so the
 * presses are changed one by one until the weight is reached. */
static enum level_run take_minimum(struct level *level, int minimum) {
    enum { TRIES = 40, PRESSES = 100 };
    if (level->button >= 0 && minimum < level->best)
        gf2_flip(level->presses, level->button);
    else
        level->best = minimum;
    if (level->best == level->weight) return LEVEL_FOUND;
    if (level->best < 0 || level->climbed == PRESSES) {
        if (level->tries == TRIES) return LEVEL_NOT_FOUND;
        random_presses(level);
    } else {
        level->climbed++;
        level->button = random_button(level);
        gf2_flip(level->presses, level->button);
    }
    return LEVEL_RUNNING;
}

static enum level_run end_search(struct level *level, enum fewest_run run) {
    bool finished = run == FEWEST_FINISHED;
    level->searching = false;
    arena_release(level->arena, level->used);
    return take_minimum(level, finished ? goal_search_best(&level->search).weight : -1);
}

enum level_run level_run(struct level *level, uint32_t slices) {
    enum { STEP = 8, SEARCH = 1 << 16 };
    enum level_run state = LEVEL_RUNNING;
    for (int64_t left = slices; left > 0 && state == LEVEL_RUNNING;) {
        if (!level->searching) {
            enum fewest_status status = begin_search(level, &left);
            if (status != FEWEST_OK) return status == FEWEST_TOO_MANY ? LEVEL_TOO_MANY : LEVEL_NO_MEMORY;
            level->searching = true;
        }
        enum fewest_run run = goal_search_run(&level->search, STEP);
        level->spent += STEP;
        left -= run == FEWEST_RUNNING ? STEP : 0;
        if (run != FEWEST_RUNNING || level->spent == SEARCH) state = end_search(level, run);
    }
    return state;
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
