/* Generates levels of boards whose lights have more than two states: lights whose fewest presses are a given number, proven.
 *
 * A try begins with random presses of that cost, taken back from the target. If their lights can be solved more cheaply
 * (cyclic_fewest.h), random presses are added to the cheapest solution until the cost is reached again. The lights are kept
 * whenever their minimum grows. */
#ifndef CYCLIC_LEVEL_H
#define CYCLIC_LEVEL_H

#include "solve/cyclic_fewest.h"

struct cyclic_level {
    uint8_t presses[CYCLIC_LIGHTS_MAX]; /* they solve the level; when it is found, at the least cost */
    /* private */
    const struct cyclic_position *position;
    const struct cyclic_solver *solver;
    struct arena *arena;
    uint64_t seed;
    int weight;
    uint64_t turned; /* with CYCLIC_SAME, the state of all lights after the presses, modulo their states; otherwise 0 */
    uint8_t best[CYCLIC_LIGHTS_MAX]; /* the fewest presses of the lights that need the most so far, in this try */
    int best_cost;
    int tries, climbed;          /* the number of tries so far, and of searches in this one */
    struct cyclic_fewest search; /* for the minimum of the presses */
    bool searching;
    int64_t spent; /* of this search */
    size_t used;   /* of the arena before this search */
};

/* Begins to generate a level for the board, the goal and the target of a position, with a solver of them. False when an upper bound
 * shows that no lights need presses of the cost `weight`; true does not mean that some do. The position and the solver must stay
 * until the level is found, and nothing else may be taken from the arena meanwhile. */
bool cyclic_level_start(struct cyclic_level *level, const struct cyclic_position *position,
                        const struct cyclic_solver *solver, int weight, uint64_t seed, struct arena *arena);

enum cyclic_level_run {
    CYCLIC_LEVEL_RUNNING,
    CYCLIC_LEVEL_FOUND,
    CYCLIC_LEVEL_NOT_FOUND,
    CYCLIC_LEVEL_TOO_MANY, /* as CYCLIC_FEWEST_TOO_MANY */
    CYCLIC_LEVEL_NO_MEMORY
};

/* Runs for about `budget` table entries, as cyclic_fewest_run(); starting a search counts as buttons² entries. Equal arguments of
 * cyclic_level_start() find the same lights for ever, however the budget is divided. CYCLIC_LEVEL_NOT_FOUND after a fixed number of
 * tries: at most 4000 searches of 2^26 entries. When the run ends, everything taken from the arena is given back. */
enum cyclic_level_run cyclic_level_run(struct cyclic_level *level, int64_t budget);

/* Writes the lights that were found. */
void cyclic_level_lights(const struct cyclic_level *level, uint8_t *lights);

#endif
