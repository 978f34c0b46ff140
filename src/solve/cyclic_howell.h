/* The quiet patterns of a board whose lights have more than two states, modulo one prime power, in Howell form: the echelon form of modules
 * over Z/pᵉ.
 *
 * Columns are buttons, in an order that the caller chooses. Presses modulo a lower power of the prime are multiplied by the power that is
 * missing. Each row has a pivot, a power of the prime, and is 0 in the columns before it. Every quiet pattern that is 0 in the first columns
 * is a sum of the rows that are. Earlier rows have entries below the pivot in its column. */
#ifndef CYCLIC_HOWELL_H
#define CYCLIC_HOWELL_H

#include "solve/cyclic_solve.h"

struct cyclic_howell {
    const struct cyclic_part *part;
    struct zk_matrix rows; /* the first `count` of them */
    int count;
    int *pivots;     /* of each row, the column of its pivot */
    uint8_t *orders; /* of each row: the size of the ring divided by the pivot */
    /* private */
    struct zk_matrix pool; /* generators of the patterns that are 0 in all columns so far */
};

/* The missing power of the prime by which the presses of a button are multiplied. */
static inline int cyclic_howell_scale(const struct cyclic_howell *form, int button) {
    return form->part->ring.size / form->part->orders[button];
}

/* The most rows that a form of this part has: the product of their orders is that of the independent patterns. */
int cyclic_howell_most(const struct cyclic_part *part);

/* Takes a form without rows of part p from the arena. False when memory runs out, and the caller gives back what was taken. As much time
 * as cyclic_quiet() takes for each pattern of the part. */
bool cyclic_howell_take(struct cyclic_howell *form, const struct cyclic_solver *solver, int p, struct arena *arena);

/* Takes the next column: a row, unless all patterns that are left are 0 there. Every column is taken once. Patterns × buttons
 * operations. */
void cyclic_howell_reduce(struct cyclic_howell *form, int column);

#endif
