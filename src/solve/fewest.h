/* The fewest presses, proven: the weight of the lightest solutions, and their number.
 *
 * The search goes in slices, so that the caller can show progress and stop at any time; it holds the lightest solution found
 * so far. It uses the four parity classes (classes.h) where the cells split into them, else the tree (tree.h). */
#ifndef FEWEST_H
#define FEWEST_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "solve/classes.h"
#include "solve/coset.h"
#include "solve/tree.h"

struct fewest {
    struct outcome best;
    /* private */
    struct coset coset;
    struct classes *classes; /* NULL: the tree is used */
    struct tree tree;
};

enum fewest_status { FEWEST_OK, FEWEST_TOO_MANY, FEWEST_NO_MEMORY };

/* Begins a search of the coset, whose vectors must stay as long as the search does. The search lives in the arena.
 * FEWEST_TOO_MANY when the nullity is too large for any search: above CLASSES_NULLITY_MAX where the cells split into classes,
 * elsewhere above TREE_ROWS_MAX, or above 0 with more than TREE_CELLS_MAX buttons. When the search is not begun, nothing is
 * kept. Starting costs buttons × nullity operations, the search up to 2^nullity, or about 2^(nullity/2) by classes. */
enum fewest_status fewest_start(struct fewest *fewest, const struct coset *coset, struct arena *arena);

/* Restricts a search, before it runs, to share number `share` of `shares`, so that several workers can divide it. `bound` and
 * `count` then concern the solutions of this share, whose count is 0 when it has none. Over all shares: take the least weight,
 * the least bound, and the sum of the counts of the shares with the least weight. */
void fewest_share(struct fewest *fewest, uint32_t share, uint32_t shares);

enum fewest_run { FEWEST_RUNNING, FEWEST_FINISHED, FEWEST_STUCK };

/* Runs about `slices` slices of the search, each some 20 microseconds. FEWEST_STUCK when memory runs out: the weight and
 * the bound found by then remain true, and the search cannot continue. */
enum fewest_run fewest_run(struct fewest *fewest, uint32_t slices);

#endif
