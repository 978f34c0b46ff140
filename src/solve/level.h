/* Generates levels whose lights have two states: lights whose fewest presses are a given number, proven; and random doors. */
#ifndef LEVEL_H
#define LEVEL_H

#include "solve/goal.h"

/* A level being generated: lights on a board whose fewest presses are `weight`, proven. */
struct level {
    const struct board *board;
    enum board_goal goal;
    const struct solver *solver;
    struct arena *arena;
    uint64_t presses[BOARD_WORDS]; /* they solve the level */
    uint64_t seed;
    int weight;
    /* private */
    int tries, climbed;        /* the number of random sets of presses so far, and of presses added to this one */
    int best, button;          /* the minimum before the last added press, and its button; -1: none yet */
    struct goal_search search; /* for the minimum of the presses */
    bool searching;
    uint32_t spent; /* slices of this search */
    size_t used;    /* of the arena before this search */
};

/* Begins to generate a level. False when two upper bounds show that no lights of this board have such a minimum; true does not
 * mean that some have. The board and the solver must stay until the level is found, and nothing else may be taken from the
 * arena meanwhile. */
bool level_start(struct level *level, const struct board *board, enum board_goal goal, const struct solver *solver,
                 int weight, uint64_t seed, struct arena *arena);

enum level_run {
    LEVEL_RUNNING,
    LEVEL_FOUND,
    LEVEL_NOT_FOUND,
    LEVEL_TOO_MANY, /* as FEWEST_TOO_MANY */
    LEVEL_NO_MEMORY
};

/* Runs about `slices` slices, as long as those of fewest_run(); starting a search counts as one and one more for every 256
 * buttons. Equal arguments of level_start() find the same lights for ever, however the slices are divided.
 * LEVEL_NOT_FOUND after a fixed number of tries: at most 4040 searches of 65 536 slices. When the run ends, everything
 * taken from the arena is given back. */
enum level_run level_run(struct level *level, uint32_t slices);

/* Writes the lights (lights bits) in which the level that was found differs from its target. */
void level_need(const struct level *level, uint64_t *need);

/* Makes a board of random masks, as many as doors, 3 <= doors <= CENSUS_DOORS_MAX: all different, none all 0 or all 1. With
 * `openable`, sets that cannot open all doors are drawn again. Equal arguments give the same masks for ever. */
void level_random_doors(struct board *board, int doors, bool openable, uint64_t seed);

#endif
