/* The fewest presses on boards whose lights have more than two states, proven: branch and bound over all solutions (mod_tree.h). */
#ifndef MOD_FEWEST_H
#define MOD_FEWEST_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "board/position.h"
#include "solve/fewest.h"
#include "solve/mod_coset.h"
#include "solve/mod_solve.h"
#include "solve/mod_tree.h"

enum { MOD_PATTERNS_MAX = 62 }; /* more are never searched: they have over 2^62 solutions */

struct mod_fewest {
    int weight;       /* the cost of the cheapest solution found so far (board_cost) */
    int bound;        /* proven: no solution costs less */
    uint64_t count;   /* when finished: the number of solutions of that cost */
    uint8_t *presses; /* one solution of that cost */
    /* private */
    struct mod_coset *coset;
    struct mod_tree tree;
    int depth; /* the pattern whose next choice is tried; -1 when finished */
    /* For each pattern, how often the next choice takes it. The present choice of a pattern before `depth` takes it once less. */
    uint8_t choices[MOD_PATTERNS_MAX];
};

/* Begins a search among all solutions, of which one is given. The board must stay as long as the search; the search lives in the
 * arena. FEWEST_TOO_MANY when there are more than MOD_PATTERNS_MAX quiet patterns. When the search is not begun, nothing is
 * kept. patterns × buttons × largest order operations at most, besides those of mod_coset_take(). */
enum fewest_status mod_fewest_start(struct mod_fewest *fewest, const struct board *board,
                                    const struct mod_solver *solver, const uint8_t *solution, struct arena *arena);

/* Continues for about `budget` table entries, each about a nanosecond. True when the search is finished. */
bool mod_fewest_run(struct mod_fewest *fewest, int64_t budget);

/* The part of the search that is done, 0 … 1. */
double mod_fewest_progress(const struct mod_fewest *fewest);

#endif
