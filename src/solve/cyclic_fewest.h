/* The fewest presses on boards whose lights have more than two states, proven: branch and bound over all solutions (cyclic_tree.h). */
#ifndef CYCLIC_FEWEST_H
#define CYCLIC_FEWEST_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "board/cyclic.h"
#include "solve/cyclic_coset.h"
#include "solve/cyclic_solve.h"
#include "solve/cyclic_tree.h"

enum { CYCLIC_PATTERNS_MAX = 62 }; /* more are never searched: they have over 2^62 solutions */

struct cyclic_fewest {
    int weight;       /* the cost of the cheapest solution found so far (cyclic_cost) */
    int bound;        /* proven: no solution costs less */
    uint64_t count;   /* when finished: the number of solutions of that cost */
    uint8_t *presses; /* one solution of that cost */
    /* private */
    struct cyclic_coset *coset;
    struct cyclic_tree tree;
    int depth; /* the pattern whose next choice is tried; -1 when finished */
    /* For each pattern, how often the next choice takes it. The present choice of a pattern before `depth` takes it once less. */
    uint8_t choices[CYCLIC_PATTERNS_MAX];
};

enum cyclic_fewest_status { CYCLIC_FEWEST_OK, CYCLIC_FEWEST_TOO_MANY, CYCLIC_FEWEST_NO_MEMORY };

/* Begins a search among all solutions, of which one is given. The board must stay as long as the search; the search lives in the
 * arena. CYCLIC_FEWEST_TOO_MANY when there are more than CYCLIC_PATTERNS_MAX quiet patterns. When the search is not begun, nothing is
 * kept. patterns × buttons × largest order operations at most, besides those of cyclic_coset_take(). */
enum cyclic_fewest_status cyclic_fewest_start(struct cyclic_fewest *fewest, const struct cyclic_board *board,
                                              const struct cyclic_solver *solver, const uint8_t *solution,
                                              struct arena *arena);

/* Continues for about `budget` table entries, each about a nanosecond. True when the search is finished. */
bool cyclic_fewest_run(struct cyclic_fewest *fewest, int64_t budget);

/* The part of the search that is done, 0 … 1. */
double cyclic_fewest_progress(const struct cyclic_fewest *fewest);

#endif
