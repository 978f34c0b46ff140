/* Any board by elimination: doors, and whatever else is small; the other roads are measured by it.
 *
 * The masks are the rows of a matrix; beside each stands the one press that makes it. Reduced together, they become a basis
 * of all the lights that presses can make, each with its presses, and what is left over are presses that make nothing:
 * the quiet patterns. A light without a pivot gives a witness: it and the pivots that share its column form a set of which
 * every mask flips an even number (docs/mathematics.md, section 4). */
#ifndef DENSE_H
#define DENSE_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "board.h"
#include "gf2.h"

struct dense {
    int nullity;
    struct gf2_matrix masks; /* rank × lights, reduced: a basis of the lights that presses can make */
    struct gf2_matrix made;  /* rank × buttons: the presses that make each of them */
    struct gf2_matrix quiet; /* nullity × buttons */
    int *pivots;             /* of each row of masks: its light */
    uint64_t *rest;          /* scratch: lights bits */
};

/* Fills in the struct, which lives in the arena from then on; false when memory cannot be had, and the caller
 * gives back what was taken. buttons² × (lights + buttons) / 512 word steps; buttons × (lights + buttons) / 8 bytes. */
bool dense_prepare(struct dense *dense, const struct board *board, struct arena *arena);

/* The same for any `rows` masks of so many lights: take, fill in the masks and what makes them, reduce. */
bool dense_take(struct dense *dense, int rows, int lights, int buttons, struct arena *arena);
bool dense_reduce(struct dense *dense, struct arena *arena);

/* The contract is that of solve() in solve.h. rank × (lights + buttons) / 128 word steps. */
bool dense_solve(const struct dense *dense, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* `presses` (buttons bits) become quiet pattern k, 0 <= k < nullity. Together they are independent. */
void dense_quiet(const struct dense *dense, int k, uint64_t *presses);

#endif
