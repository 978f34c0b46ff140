/* A position being played: presses and their history, the goal, the fewest presses to it; and the generator of levels. */
#ifndef GAME_H
#define GAME_H

#include "algebra/arena.h"
#include "board/board.h"
#include "board/history.h"
#include "solve/pieces.h"
#include "solve/solve.h"

struct game {
    struct position position;     /* its presses are those since the last restart */
    uint64_t lights[BOARD_WORDS]; /* the lights now: start + A·presses */
    struct history history;
};

enum game_status { GAME_OK, GAME_NOTHING, GAME_NO_MEMORY };

/* Starts a game. The presses of the position count as made, lowest button first. The history lives and grows in the arena:
 * memory taken from it between two calls must stay. GAME_OK or GAME_NO_MEMORY. */
enum game_status game_load(struct game *game, const struct position *position, struct arena *arena);

/* GAME_NOTHING, and nothing happens, when the button does not exist or there is nothing to undo, redo or restart. Constant time
 * and one mask; a restart, and undoing or redoing one, take a mask for each press. */
enum game_status game_press(struct game *game, int button, struct arena *arena);
enum game_status game_undo(struct game *game);
enum game_status game_redo(struct game *game);
enum game_status game_restart(struct game *game, struct arena *arena);

/* Replaces the history by `kept` entries, of which the first `made` are in effect, 0 <= made <= kept; they live in the arena
 * from then on. False, and nothing happens, when an entry is neither a button of the board nor HISTORY_RESTART. One pass. */
bool game_resume(struct game *game, int32_t *entries, int kept, int made);

/* Points to the presses made since the last restart, in order, and returns their number. */
int game_presses_made(const struct game *game, const int32_t **presses);

/* True if the lights are at a goal of the board. */
bool game_solved(const struct game *game);

/* Writes the lights that presses must flip to reach each goal, lights bits each: one set, or two if the goal is "either".
 * Returns their number. */
enum { GAME_GOALS_MAX = 2 };
int game_goals(const struct board *board, const uint64_t *lights, uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS]);

/* As solve(), for the goal of the board. The witness proves that no goal can be reached. */
bool game_solve(const struct solver *solver, const struct board *board, const uint64_t *lights, uint64_t *presses,
                uint64_t *witness);

/* Writes the lights that presses must flip to reach the goal of game_solve()'s solution, or the first goal if there is none. */
void game_change(const struct solver *solver, const struct board *board, const uint64_t *lights, uint64_t *change);

/* The search for the fewest presses to the goal: one search for each goal that can be reached. */
struct game_search {
    struct pieces searches[GAME_GOALS_MAX];
    int count;
};

/* As pieces_start(). When no goal can be reached, count is 0. */
enum fewest_status game_search_start(struct game_search *search, const struct solver *solver, const struct board *board,
                                     const uint64_t *lights, struct arena *arena);

/* Restricts the search, before it runs, to one of several shares (fewest_share). */
void game_search_share(struct game_search *search, uint32_t share, uint32_t shares);

enum fewest_run game_search_run(struct game_search *search, uint32_t slices);

/* The best of the searches so far; needs count > 0. When all are finished, its count is over all of them. */
struct outcome game_search_best(const struct game_search *search);

/* A level being generated: lights on a board whose fewest presses are `weight`, proven. */
struct game_level {
    const struct board *board;
    const struct solver *solver;
    struct arena *arena;
    uint64_t presses[BOARD_WORDS]; /* they make the level from the board at its goal */
    uint64_t seed;
    int weight;
    /* private */
    int tries, climbed;        /* the number of random sets of presses so far, and of presses added to this one */
    int best, button;          /* the minimum before the last added press, and its button; -1: none yet */
    struct game_search search; /* for the minimum of the presses */
    bool searching;
    uint32_t spent; /* slices of this search */
    size_t used;    /* of the arena before this search */
};

/* Begins to generate a level. False when two upper bounds show that no lights of this board have such a minimum; true does not
 * mean that some have. The board and the solver must stay until the level is found, and nothing else may be taken from the
 * arena meanwhile. */
bool game_level_start(struct game_level *level, const struct board *board, const struct solver *solver, int weight,
                      uint64_t seed, struct arena *arena);

enum game_level_run {
    GAME_LEVEL_RUNNING,
    GAME_LEVEL_FOUND,
    GAME_LEVEL_NOT_FOUND,
    GAME_LEVEL_TOO_MANY, /* as FEWEST_TOO_MANY */
    GAME_LEVEL_NO_MEMORY
};

/* Runs about `slices` slices, as long as those of fewest_run(); starting a search counts as one and one more for every 256
 * buttons. Equal arguments of game_level_start() find the same lights for ever, however the slices are divided.
 * GAME_LEVEL_NOT_FOUND after a fixed number of tries: at most 4040 searches of 65 536 slices. When the run ends, everything
 * taken from the arena is given back. */
enum game_level_run game_level_run(struct game_level *level, uint32_t slices);

/* Writes the lights that were found (lights bits). */
void game_level_lights(const struct game_level *level, uint64_t *lights);

/* Makes a board of random masks, as many as doors, 3 <= doors <= BOARD_DOORS_MAX: all different, none all 0 or all 1. With
 * `openable`, sets that cannot open all doors are drawn again. Equal arguments give the same masks for ever. */
void game_random_doors(struct board *board, int doors, bool openable, uint64_t seed);

#endif
