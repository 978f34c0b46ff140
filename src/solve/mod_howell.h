/* The quiet patterns of a board whose lights have more than two states, modulo one prime power, in Howell form: the echelon form of modules
 * over Z/pᵉ.
 *
 * Columns are buttons, in an order that the caller chooses. Presses modulo a lower power of the prime are multiplied by the power that is
 * missing. Each row has a pivot, a power of the prime, and is 0 in the columns before it. Every quiet pattern that is 0 in the first columns
 * is a sum of the rows that are. Earlier rows have entries below the pivot in its column. */
#ifndef MOD_HOWELL_H
#define MOD_HOWELL_H

#include "solve/mod_solve.h"

struct mod_howell {
    const struct mod_part *part;
    struct zk_matrix rows; /* the first `count` of them */
    int count;
    int *pivots;     /* of each row, the column of its pivot */
    uint8_t *orders; /* of each row: the size of the ring divided by the pivot */
    /* private */
    struct zk_matrix pool; /* generators of the patterns that are 0 in all columns so far */
};

/* The missing power of the prime by which the presses of a button are multiplied. */
static inline int mod_howell_scale(const struct mod_howell *form, int button) {
    return form->part->ring.size / form->part->orders[button];
}

/* The most rows that a form of this part has: the product of their orders is that of the independent patterns. */
int mod_howell_most(const struct mod_part *part);

/* Takes a form without rows of part p from the arena. When it fails, the caller gives back what was taken. As much time
 * as mod_quiet() takes for each pattern of the part. */
bool mod_howell_take(struct mod_howell *form, const struct mod_solver *solver, int p, struct arena *arena);

/* Takes the next column: a row, unless all patterns that are left are 0 there. Every column is taken once. Patterns × buttons
 * operations. */
void mod_howell_reduce(struct mod_howell *form, int column);

#endif
