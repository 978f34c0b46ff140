/* A position being played: the presses and their history, the goal and the fewest presses to it; and new positions. */
#ifndef GAME_H
#define GAME_H

#include "arena.h"
#include "board.h"
#include "pieces.h"
#include "solve.h"

struct game {
    struct position position;     /* its presses are those since the last restart */
    uint64_t lights[BOARD_WORDS]; /* as they are now */
    /* Each entry is a press or a restart: [0, made) are done, [made, kept) undone. */
    int32_t *history;
    int made, kept, room;
    int first; /* where the presses since the last restart begin */
};

enum { GAME_RESTART = -1 };

enum game_status { GAME_OK, GAME_NOTHING, GAME_NO_MEMORY };

/* The presses that the position comes with count as made, lowest button first. The history lives in the arena and
 * grows there: whatever is taken from it between two calls must stay. GAME_OK or GAME_NO_MEMORY. */
enum game_status game_load(struct game *game, const struct position *position, struct arena *arena);

/* GAME_NOTHING, and nothing happens, when there is no such button, or nothing to undo, redo or restart. */
enum game_status game_press(struct game *game, int button, struct arena *arena);
enum game_status game_undo(struct game *game);
enum game_status game_redo(struct game *game);
enum game_status game_restart(struct game *game, struct arena *arena);

bool game_can_undo(const struct game *game);
bool game_can_redo(const struct game *game);

/* Puts a history in place of the game's: `kept` entries, of which `made` are done, 0 <= made <= kept. It lies in the arena, and
 * stays there. False, and nothing happens, when one of them is neither a button of the board nor GAME_RESTART. One pass. */
bool game_resume(struct game *game, int32_t *history, int kept, int made);

/* The presses made since the last restart, in order; their number. */
int game_presses_made(const struct game *game, const int32_t **presses);

bool game_solved(const struct game *game);

/* What presses must flip to reach each goal: one set of lights, or two if the goal is "either". Returns how many. */
enum { GAME_GOALS_MAX = 2 };
int game_goals(const struct board *board, const uint64_t *lights, uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS]);

/* Like solve(), for the goal of the board; a witness proves that no goal can be reached. */
bool game_solve(const struct solver *solver, const struct board *board, const uint64_t *lights, uint64_t *presses,
                uint64_t *witness);

/* What presses must flip to reach the goal that game_solve() reaches; where it reaches none, the first goal. */
void game_change(const struct solver *solver, const struct board *board, const uint64_t *lights, uint64_t *change);

/* The search for the fewest presses to the goal: one search a goal that can be reached. */
struct game_search {
    struct pieces searches[GAME_GOALS_MAX];
    int count;
};

/* As fewest_start() says, and nothing is kept when it is not begun. Nothing reachable: count is 0. */
enum fewest_status game_search_start(struct game_search *search, const struct solver *solver, const struct board *board,
                                     const uint64_t *lights, struct arena *arena);

/* Restricts it, before it runs, to one of several shares (fewest_share). */
void game_search_share(struct game_search *search, uint32_t share, uint32_t shares);

enum fewest_run game_search_run(struct game_search *search, uint32_t slices);

/* The best of the searches so far; count, when all are finished, over all of them. */
struct fewest game_search_best(const struct game_search *search);

/* The next random word after the seed, which moves on. */
uint64_t game_random(uint64_t *seed);

/* A level being made: lights on a board whose proven minimum is `weight`. */
struct game_level {
    const struct board *board;
    const struct solver *solver;
    struct arena *arena;
    uint64_t presses[BOARD_WORDS]; /* the level is what they do to a board at its goal */
    uint64_t seed;
    int weight;
    /* private */
    int tries, climbed;        /* so many random sets of presses, and presses added to this one */
    int best, button;          /* the minimum before the last of them; -1: none yet */
    struct game_search search; /* for the minimum with it */
    bool searching;
    uint32_t spent; /* slices of this search */
    size_t used;    /* of the arena before it */
};

/* False when no lights of this board have such a minimum, by two bounds; there may be none where it is true. The board and
 * the solver stay as long as the level is being made, and nothing else is taken from the arena meanwhile. */
bool game_level_start(struct game_level *level, const struct board *board, const struct solver *solver, int weight,
                      uint64_t seed, struct arena *arena);

/* The last two: as fewest_start() says. */
enum game_level_run {
    GAME_LEVEL_RUNNING,
    GAME_LEVEL_FOUND,
    GAME_LEVEL_NOT_FOUND,
    GAME_LEVEL_TOO_MANY,
    GAME_LEVEL_NO_MEMORY
};

/* Does about `slices` slices of the work of fewest_run(), of which a search of its own counts one for every 256 buttons. The
 * same arguments of game_level_start() find the same lights, for ever, in whatever slices; not found: in a fixed number of
 * tries, at most 4040 searches of 65 536 slices. Then, or when it is found, the arena is as it was. */
enum game_level_run game_level_run(struct game_level *level, uint32_t slices);

/* The lights that were found. */
void game_level_lights(const struct game_level *level, uint64_t *lights);

/* A random set of 3 <= doors <= BOARD_DOORS_MAX masks, none all 0 or all 1, all different; `openable` only if asked.
 * The same arguments give the same masks, for ever. */
void game_random_doors(struct board *board, int doors, bool openable, uint64_t seed);

#endif
