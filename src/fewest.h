/* The fewest presses, proven: the lightest of all solutions, and how many are as light.
 *
 * The work is done in slices: it can be watched and given up, and holds the lightest solution found so far. */
#ifndef FEWEST_H
#define FEWEST_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "gf2.h"
#include "solve.h"

enum { FEWEST_NULLITY_MAX = 62 };

struct fewest_level;

struct fewest {
    int weight;        /* presses of the lightest solution found so far */
    int bound;         /* proven: no solution has fewer presses */
    double progress;   /* 0 … 1: the share of the solutions decided */
    uint64_t count;    /* when finished: how many solutions have that weight */
    uint64_t *presses; /* one solution of that weight (buttons bits) */
    /* private */
    struct gf2_matrix quiet;
    const uint64_t *first; /* the solution at the origin of the search */
    struct fewest_level *levels;
    int level; /* the lowest one where a node waits; above the highest when none does */
    int top;   /* the highest level */
};

/* Begins a search from any solution `presses` and the solver's quiet patterns; both must stay as long as the search
 * does. The search lives in the arena. False when memory cannot be had (nothing is kept), and when the nullity
 * is above FEWEST_NULLITY_MAX: ask before, if the difference matters. buttons × nullity steps. */
bool fewest_start(struct fewest *fewest, const struct solver *solver, const uint64_t *presses, struct arena *arena);

/* Does about `slices` more slices of work, each some 20 microseconds; true when finished. */
bool fewest_run(struct fewest *fewest, uint32_t slices);

#endif
