/* Generates levels: lights whose fewest presses are a given number, proven; and random doors.
 *
 * A try begins with random presses of that cost, taken back from the target. If their lights can be solved more cheaply, random presses are
 * added until the minimum is that number: on binary boards one at a time to the presses, unless that made the minimum smaller; on all others
 * to the cheapest solution of the lights with the largest minimum, until it costs the number again. */
#ifndef LEVEL_H
#define LEVEL_H

#include "solve/goal.h"
#include "solve/mod_fewest.h"

struct level {
    /* set by the caller, who sets all others to 0 */
    const struct board *board;
    enum board_goal goal;
    const struct solver *solver;         /* of a binary board */
    const struct mod_solver *mod_solver; /* of any other board and the goal */
    struct arena *arena;
    int weight;
    uint64_t seed;
    /* set by level_start() */
    uint8_t *presses; /* they solve the level that was found, at the least cost */
    /* private */
    uint8_t *best;   /* the presses to which others are added */
    int best_cost;   /* the largest minimum in this try; -1: none yet */
    uint64_t turned; /* where all lights may show any state, that after the presses, modulo their states; otherwise 0 */
    int tries, climbed; /* the number of tries so far, and of searches in this one */
    union {
        struct goal_search words;
        struct mod_fewest bytes;
    } search; /* for the minimum of the presses */
    bool searching;
    int64_t spent; /* of this search */
    size_t used;   /* of the arena before this search */
};

enum level_run {
    LEVEL_RUNNING,
    LEVEL_FOUND,
    LEVEL_NOT_FOUND,
    LEVEL_TOO_MANY, /* as FEWEST_TOO_MANY */
    LEVEL_NO_MEMORY
};

/* Begins to generate a level: LEVEL_RUNNING; LEVEL_NOT_FOUND when an upper bound shows that no lights need so many presses; or
 * LEVEL_NO_MEMORY. Board and solver must stay until the level is found, and nothing else may be taken from the arena meanwhile. */
enum level_run level_start(struct level *level);

/* Goes on for about so much work. On binary boards that is slices, as long as those of fewest_run(); starting a search counts as one and one
 * more for every 256 buttons. On all others it is table entries, as in mod_fewest_run(); starting a search counts as buttons². Equal levels
 * find the same lights for ever, however the work is divided. LEVEL_NOT_FOUND after a fixed number of tries: at most 4040 searches of
 * 65 536 slices or 2^26 entries. When the run ends, everything taken from the arena since level_start() is given back. */
enum level_run level_run(struct level *level, int64_t work);

/* Writes by how many steps each light of the level that was found is short of its target; with BOARD_GOAL_SAME, of 0. */
void level_need(const struct level *level, uint8_t *need);

/* Makes a board of random masks, as many as doors, 3 <= doors <= CENSUS_DOORS_MAX: all different, none all 0 or all 1. With
 * `openable`, sets that cannot open all doors are drawn again. Equal arguments give the same masks for ever. */
void level_random_doors(struct board *board, int doors, bool openable, uint64_t seed);

#endif
