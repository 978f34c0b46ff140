/* Generates levels of boards whose lights have more than two states: lights whose fewest presses are a given number, proven.
 *
 * A try begins with random presses of that cost, taken back from the target. If their lights can be solved more cheaply
 * (mod_fewest.h), random presses are added to the cheapest solution until the cost is reached again. The lights are kept
 * whenever their minimum grows. */
#ifndef MOD_LEVEL_H
#define MOD_LEVEL_H

#include "solve/level.h"
#include "solve/mod_fewest.h"

struct mod_level {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX]; /* they solve the level; when it is found, at the least cost */
    /* private */
    const struct board *board;
    enum board_goal goal;
    const struct mod_solver *solver;
    struct arena *arena;
    uint64_t seed;
    int weight;
    uint64_t
        turned; /* with BOARD_GOAL_SAME, the state of all lights after the presses, modulo their states; otherwise 0 */
    uint8_t
        best[BOARD_TURNING_LIGHTS_MAX]; /* the fewest presses of the lights that need the most so far, in this try */
    int best_cost;
    int tries, climbed;       /* the number of tries so far, and of searches in this one */
    struct mod_fewest search; /* for the minimum of the presses */
    bool searching;
    int64_t spent; /* of this search */
    size_t used;   /* of the arena before this search */
};

/* Begins to generate a level, with a solver of the board and the goal. False when an upper bound
 * shows that no lights need presses of the cost `weight`; true does not mean that some do. The board and the solver must stay
 * until the level is found, and nothing else may be taken from the arena meanwhile. */
bool mod_level_start(struct mod_level *level, const struct board *board, enum board_goal goal,
                     const struct mod_solver *solver, int weight, uint64_t seed, struct arena *arena);

/* Runs for about `budget` table entries, as mod_fewest_run(); starting a search counts as buttons² entries. Equal arguments of
 * mod_level_start() find the same lights for ever, however the budget is divided. LEVEL_NOT_FOUND after a fixed number of
 * tries: at most 4000 searches of 2^26 entries. When the run ends, everything taken from the arena is given back. */
enum level_run mod_level_run(struct mod_level *level, int64_t budget);

/* Writes by how many steps each light of the level that was found is short of its target; with BOARD_GOAL_SAME, of 0. */
void mod_level_need(const struct mod_level *level, uint8_t *need);

#endif
