/* All solutions of a position whose lights have more than two states, by index: the cheapest first, if they are few enough to sort; and
 * the number of solutions of each cost. */
#ifndef CYCLIC_SOLUTIONS_H
#define CYCLIC_SOLUTIONS_H

#include "solve/cyclic_coset.h"

enum {
    CYCLIC_SORTED_MAX = 1 << 18,    /* more solutions are not sorted */
    CYCLIC_WEIGHED_MAX = 1 << 24,   /* more solutions are not weighed */
    CYCLIC_LISTED_PATTERNS_MAX = 53 /* more patterns make over 2^53 solutions; patterns beyond these are not used */
};

struct cyclic_solutions {
    double count; /* the number of solutions; 2^53 means at least so many */
    /* private */
    struct cyclic_coset coset;
    uint32_t *order; /* the number of the k-th cheapest solution; NULL when they are not sorted */
};

/* Finds and sorts all solutions, of which one is given. With CYCLIC_SAME they include those that reach other states. They live in the
 * arena; the board must stay. False when memory runs out.
 * Sorting takes about count × patterns × the order of a pattern operations: some tens of milliseconds for 2^18 solutions. */
bool cyclic_solutions_start(struct cyclic_solutions *solutions, const struct cyclic_board *board,
                            const struct cyclic_solver *solver, const uint8_t *solution, struct arena *arena);

/* Writes solution k, 0 <= k < count, to `presses`. Their costs (cyclic_cost) ascend with k if count <= CYCLIC_SORTED_MAX. Solutions
 * of equal cost, and those that are not sorted, ascend in how often each quiet pattern is added to the given solution, the first
 * pattern (cyclic_quiet) being the most significant. patterns × buttons operations. */
void cyclic_solutions_at(const struct cyclic_solutions *solutions, uint64_t k, uint8_t *presses);

/* The largest cost of presses of the board: that of the dearest presses of each button. */
int cyclic_solutions_most(const struct cyclic_board *board);

/* counts[c] = the number of solutions of cost c, 0 <= c <= cyclic_solutions_most(board), of which one is given; needs
 * cyclic_count(solver) <= CYCLIC_WEIGHED_MAX. Scratch comes from the arena and is given back; false when memory runs out. As many
 * operations as there are solutions, times the classes of buttons that differ in the last pattern (cyclic_tree.h). */
bool cyclic_solutions_weigh(const struct cyclic_board *board, const struct cyclic_solver *solver,
                            const uint8_t *solution, uint32_t *counts, struct arena *arena);

#endif
