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

enum { FEWEST_NULLITY_MAX = 62, FEWEST_CELLS_MAX = 32766 /* so that every F fits 16 bits */ };

struct fewest_level;
struct symmetry;

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
    struct symmetry *symmetry; /* NULL: none is used */
    int level;                 /* the lowest one where a node waits; above the highest when none does */
    int top;                   /* the highest level */
    int deal;                  /* the level where the tree is dealt out in parts and in classes */
    uint32_t part, parts;
    uint64_t times; /* how many solutions each one visited stands for */
};

/* Begins a search from any solution `presses` and the solver's quiet patterns; both must stay as long as the search
 * does. The search lives in the arena. False when memory cannot be had (nothing is kept), and when the nullity
 * is above FEWEST_NULLITY_MAX: ask before, if the difference matters. buttons × nullity steps. */
bool fewest_start(struct fewest *fewest, const struct solver *solver, const uint64_t *presses, struct arena *arena);

/* Restricts a search, before it runs, to one of several parts, which different workers may search: part 0 … parts-1.
 * `bound` and `count` then speak of the solutions of this part. All of them: the least weight, the least bound, and
 * the sum of the counts of the parts with that weight. A part may hold none: then its count is 0. */
void fewest_share(struct fewest *fewest, uint32_t part, uint32_t parts);

/* Does about `slices` more slices of work, each some 20 microseconds; true when finished. */
bool fewest_run(struct fewest *fewest, uint32_t slices);

#endif
