/* All solutions of a position whose lights have more than two states, by index: the cheapest first, if they are few enough to sort; and
 * the number of solutions of each cost. */
#ifndef MOD_SOLUTIONS_H
#define MOD_SOLUTIONS_H

#include "solve/mod_coset.h"

enum {
    MOD_SORTED_MAX = 1 << 18,    /* more solutions are not sorted */
    MOD_WEIGHED_MAX = 1 << 24,   /* more solutions are not weighed */
    MOD_LISTED_PATTERNS_MAX = 53 /* more patterns make over 2^53 solutions; patterns beyond these are not used */
};

struct mod_solutions {
    double count; /* the number of solutions; 2^53 means at least so many */
    /* private */
    struct mod_coset coset;
    uint32_t *order; /* the number of the k-th cheapest solution; NULL when they are not sorted */
};

/* Finds and sorts all solutions, of which one is given. With BOARD_GOAL_SAME they include those that reach other states. They live in the
 * arena; the board must stay.
 * Sorting takes about count × patterns × the order of a pattern operations: some tens of milliseconds for 2^18 solutions. */
bool mod_solutions_start(struct mod_solutions *solutions, const struct board *board, const struct mod_solver *solver,
                         const uint8_t *solution, struct arena *arena);

/* Writes solution k, 0 <= k < count, to `presses`. Their costs (board_cost) ascend with k if count <= MOD_SORTED_MAX. Solutions
 * of equal cost, and those that are not sorted, ascend in how often each quiet pattern is added to the given solution, the first
 * pattern (mod_quiet) being the most significant. patterns × buttons operations. */
void mod_solutions_at(const struct mod_solutions *solutions, uint64_t k, uint8_t *presses);

/* The largest cost of presses of the board: that of the dearest presses of each button. */
int mod_solutions_most(const struct board *board);

/* counts[c] = the number of solutions of cost c, 0 <= c <= mod_solutions_most(board), of which one is given; needs
 * mod_count(solver) <= MOD_WEIGHED_MAX. Scratch comes from the arena and is given back. As many
 * operations as there are solutions, times the classes of buttons that differ in the last pattern (mod_tree.h). */
bool mod_solutions_weigh(const struct board *board, const struct mod_solver *solver, const uint8_t *solution,
                         uint32_t *counts, struct arena *arena);

#endif
