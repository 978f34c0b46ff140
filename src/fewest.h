/* The fewest presses, proven: the lightest of all solutions, and how many are as light.
 *
 * The work is done in slices: it can be watched and given up, and holds the lightest solution found so far. */
#ifndef FEWEST_H
#define FEWEST_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "classes.h"
#include "solve.h"
#include "tree.h"

struct fewest {
    int weight;        /* presses of the lightest solution found so far */
    int bound;         /* proven: no solution has fewer presses */
    double progress;   /* 0 … 1: the share of the work done */
    uint64_t count;    /* when finished: how many solutions have that weight */
    uint64_t *presses; /* one solution of that weight (buttons bits) */
    /* May be set before a search by the tree runs: how many buttons each one stands for. A solution then counts as often
     * as buttons can be chosen for its presses; NULL: once. */
    const int *copies;
    /* private: one of two roads */
    int buttons;
    struct classes *classes; /* NULL: by the tree */
    struct tree tree;
};

enum fewest_status { FEWEST_OK, FEWEST_TOO_MANY, FEWEST_NO_MEMORY };

/* Begins a search from any solution `presses` and the solver's quiet patterns; both must stay as long as the search
 * does. The search lives in the arena. FEWEST_TOO_MANY when the nullity is too large to ever be searched: above
 * CLASSES_NULLITY_MAX where the cells fall into classes (classes.h), elsewhere above TREE_ROWS_MAX, or above 0 with more
 * than TREE_CELLS_MAX buttons. When it is not begun, nothing is kept. buttons × nullity steps. */
enum fewest_status fewest_start(struct fewest *fewest, const struct solver *solver, const uint64_t *presses,
                                struct arena *arena);

/* Restricts a search, before it runs, to one of several shares, which different workers may search: share 0 … shares-1.
 * `bound` and `count` then speak of the solutions of this share. All of them: the least weight, the least bound, and
 * the sum of the counts of the shares with that weight. A share may hold none: then its count is 0. */
void fewest_share(struct fewest *fewest, uint32_t share, uint32_t shares);

enum fewest_run { FEWEST_RUNNING, FEWEST_FINISHED, FEWEST_STUCK };

/* Does about `slices` more slices of work, each some 20 microseconds. FEWEST_STUCK when memory cannot be had: what was
 * found and proven by then stands, but no more can be. */
enum fewest_run fewest_run(struct fewest *fewest, uint32_t slices);

#endif
