#include "board/game.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/random.h"
#include "solve/census.h"

/* With two states, a press that is taken back flips the same lights again. */
static enum game_status apply(struct game *game, struct history_change change) {
    for (int i = 0; i < change.count; i++) {
        gf2_flip(game->position.presses, change.buttons[i]);
        board_add_mask(&game->position.board, change.buttons[i], game->lights);
    }
    return GAME_OK;
}

static enum game_status add(struct game *game, int32_t entry, struct arena *arena) {
    if (!history_reserve(&game->history, arena)) return GAME_NO_MEMORY;
    return apply(game, history_add(&game->history, entry));
}

enum game_status game_load(struct game *game, const struct position *position, struct arena *arena) {
    *game = (struct game){.position = *position};
    memcpy(game->lights, position->start, sizeof game->lights);
    memset(game->position.presses, 0, sizeof game->position.presses);
    if (!history_reserve(&game->history, arena)) return GAME_NO_MEMORY;
    for (int button = 0; button < position->board.buttons; button++)
        if (gf2_get(position->presses, button) && game_press(game, button, arena) == GAME_NO_MEMORY)
            return GAME_NO_MEMORY;
    return GAME_OK;
}

enum game_status game_press(struct game *game, int button, struct arena *arena) {
    return board_has_button(&game->position.board, button) ? add(game, button, arena) : GAME_NOTHING;
}

enum game_status game_undo(struct game *game) {
    return history_can_undo(&game->history) ? apply(game, history_undo(&game->history)) : GAME_NOTHING;
}

enum game_status game_redo(struct game *game) {
    return history_can_redo(&game->history) ? apply(game, history_redo(&game->history)) : GAME_NOTHING;
}

enum game_status game_restart(struct game *game, struct arena *arena) {
    return game->history.first < game->history.made ? add(game, HISTORY_RESTART, arena) : GAME_NOTHING;
}

bool game_resume(struct game *game, int32_t *entries, int kept, int made) {
    for (int i = 0; i < kept; i++)
        if (entries[i] != HISTORY_RESTART && !board_has_button(&game->position.board, entries[i])) return false;
    apply(game, history_presses(&game->history, -1));
    game->history = history_of(entries, kept, made);
    apply(game, history_presses(&game->history, 1));
    return true;
}

int game_presses_made(const struct game *game, const int32_t **presses) {
    struct history_change made = history_presses(&game->history, 1);
    *presses = made.buttons;
    return made.count;
}

int game_goals(const struct board *board, const uint64_t *lights, uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS]) {
    size_t words = GF2_WORDS(board->lights);
    board_goal_lights(board, goals[0]);
    gf2_add(goals[0], lights, words);
    if (board->goal != BOARD_GOAL_EITHER) return 1;
    board_all_lights(board, goals[1]);
    gf2_add(goals[1], lights, words);
    return 2;
}

bool game_solved(const struct game *game) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS];
    const struct board *board = &game->position.board;
    int count = game_goals(board, game->lights, goals);
    for (int i = 0; i < count; i++)
        if (gf2_is_zero(goals[i], GF2_WORDS(board->lights))) return true;
    return false;
}

/* The two goals differ by all lights. A witness with an even number of lights rules out both; where neither of two
 * witnesses has one, their sum has, and its inner product with either goal is 1. */
static void join_witnesses(const struct board *board, uint64_t *witness, const uint64_t *other) {
    size_t words = GF2_WORDS(board->lights);
    if (gf2_weight(witness, words) % 2 == 0) return;
    if (gf2_weight(other, words) % 2 == 0)
        memcpy(witness, other, words * sizeof *witness);
    else
        gf2_add(witness, other, words);
}

bool game_solve(const struct solver *solver, const struct board *board, const uint64_t *lights, uint64_t *presses,
                uint64_t *witness) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS], other[BOARD_WORDS];
    int count = game_goals(board, lights, goals);
    if (solve(solver, goals[0], presses, witness)) return true;
    if (count == 1) return false;
    if (solve(solver, goals[1], presses, other)) return true;
    join_witnesses(board, witness, other);
    return false;
}

void game_change(const struct solver *solver, const struct board *board, const uint64_t *lights, uint64_t *change) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS], any[BOARD_WORDS];
    int count = game_goals(board, lights, goals);
    bool second = count > 1 && !solve(solver, goals[0], any, any) && solve(solver, goals[1], any, any);
    memcpy(change, goals[second], GF2_WORDS(board->lights) * sizeof *change);
}

enum fewest_status game_search_start(struct game_search *search, const struct solver *solver, const struct board *board,
                                     const uint64_t *lights, struct arena *arena) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS], witness[BOARD_WORDS];
    size_t before = arena_mark(arena);
    int count = game_goals(board, lights, goals);
    search->count = 0;
    for (int i = 0; i < count; i++) {
        size_t mark = arena_mark(arena);
        uint64_t *presses = arena_take(arena, GF2_WORDS(board->buttons), sizeof *presses);
        bool solvable = presses && solve(solver, goals[i], presses, witness);
        enum fewest_status status = presses ? FEWEST_OK : FEWEST_NO_MEMORY;
        struct coset coset = solve_coset(solver, presses);
        if (solvable) status = pieces_start(&search->searches[search->count], &coset, arena);
        if (status != FEWEST_OK) {
            arena_release(arena, before);
            return status;
        }
        if (solvable)
            search->count++;
        else
            arena_release(arena, mark);
    }
    return FEWEST_OK;
}

void game_search_share(struct game_search *search, uint32_t share, uint32_t shares) {
    for (int i = 0; i < search->count; i++) pieces_share(&search->searches[i], share, shares);
}

enum fewest_run game_search_run(struct game_search *search, uint32_t slices) {
    for (int i = 0; i < search->count; i++) {
        enum fewest_run run = pieces_run(&search->searches[i], slices);
        if (run != FEWEST_FINISHED) return run;
    }
    return FEWEST_FINISHED;
}

struct outcome game_search_best(const struct game_search *search) {
    CHECK(search->count > 0);
    struct outcome best = search->searches[0].best;
    if (search->count == 1) return best;
    const struct outcome *other = &search->searches[1].best;
    int bound = other->bound < best.bound ? other->bound : best.bound;
    double progress = (best.progress + other->progress) / 2;
    uint64_t tied = other->weight == best.weight ? best.count : 0;
    if (other->weight <= best.weight) {
        best = *other;
        best.count += tied;
    }
    best.bound = bound;
    best.progress = progress;
    return best;
}

static int random_button(struct game_level *level) {
    int button;
    do button = random_below(&level->seed, level->board->buttons);
    while (!board_has_button(level->board, button));
    return button;
}

/* Begins a new try: random presses. */
static void random_presses(struct game_level *level) {
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

static void make_lights(const struct game_level *level, uint64_t *lights) {
    board_goal_lights(level->board, lights);
    board_add_presses(level->board, level->presses, lights);
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

bool game_level_start(struct game_level *level, const struct board *board, const struct solver *solver, int weight,
                      uint64_t seed, struct arena *arena) {
    *level = (struct game_level){.board = board, .solver = solver, .arena = arena, .weight = weight, .seed = seed};
    if (weight < 0 || weight > most_presses(solver)) return false;
    random_presses(level);
    return true;
}

/* Begins the search for the fewest presses of the current lights. It counts as a slice, and one more for every 256 buttons. */
static enum fewest_status begin_search(struct game_level *level, int64_t *slices) {
    uint64_t lights[BOARD_WORDS];
    level->used = arena_mark(level->arena);
    level->spent = 0;
    *slices -= 1 + level->board->buttons / 256;
    make_lights(level, lights);
    return game_search_start(&level->search, level->solver, level->board, lights, level->arena);
}

/* Takes the fewest presses of the current lights; -1 when they are unknown. One more press changes them by one at most, so the
 * presses are changed one by one until the weight is reached. */
static enum game_level_run take_minimum(struct game_level *level, int minimum) {
    enum { TRIES = 40, PRESSES = 100 };
    if (level->button >= 0 && minimum < level->best)
        gf2_flip(level->presses, level->button);
    else
        level->best = minimum;
    if (level->best == level->weight) return GAME_LEVEL_FOUND;
    if (level->best < 0 || level->climbed == PRESSES) {
        if (level->tries == TRIES) return GAME_LEVEL_NOT_FOUND;
        random_presses(level);
    } else {
        level->climbed++;
        level->button = random_button(level);
        gf2_flip(level->presses, level->button);
    }
    return GAME_LEVEL_RUNNING;
}

static enum game_level_run end_search(struct game_level *level, enum fewest_run run) {
    bool finished = run == FEWEST_FINISHED;
    level->searching = false;
    arena_release(level->arena, level->used);
    return take_minimum(level, finished ? game_search_best(&level->search).weight : -1);
}

enum game_level_run game_level_run(struct game_level *level, uint32_t slices) {
    enum { STEP = 8, SEARCH = 1 << 16 };
    enum game_level_run state = GAME_LEVEL_RUNNING;
    for (int64_t left = slices; left > 0 && state == GAME_LEVEL_RUNNING;) {
        if (!level->searching) {
            enum fewest_status status = begin_search(level, &left);
            if (status != FEWEST_OK) return status == FEWEST_TOO_MANY ? GAME_LEVEL_TOO_MANY : GAME_LEVEL_NO_MEMORY;
            level->searching = true;
        }
        enum fewest_run run = game_search_run(&level->search, STEP);
        level->spent += STEP;
        left -= run == FEWEST_RUNNING ? STEP : 0;
        if (run != FEWEST_RUNNING || level->spent == SEARCH) state = end_search(level, run);
    }
    return state;
}

void game_level_lights(const struct game_level *level, uint64_t *lights) {
    make_lights(level, lights);
}

static bool has_mask(const struct board *board, uint64_t mask) {
    for (int button = 0; button < board->buttons; button++)
        if (board->doors[button] == mask) return true;
    return false;
}

void game_random_doors(struct board *board, int doors, bool openable, uint64_t seed) {
    CHECK(doors >= 3 && doors <= BOARD_DOORS_MAX);
    uint64_t open = 0;
    gf2_fill(&open, doors);
    do {
        *board = (struct board){.kind = BOARD_DOORS, .lights = doors, .goal = BOARD_GOAL_ON};
        while (board->buttons < doors) {
            uint64_t mask = random_next(&seed) & open;
            if (mask && mask != open && !has_mask(board, mask)) board->doors[board->buttons++] = mask;
        }
    } while (openable && census_ways(board->doors, doors) < 0);
}
