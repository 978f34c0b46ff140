/* Meet-in-the-middle search for the lightest vectors of a coset, over four parity classes: about 2^(d/2) operations for
 * 2^d solutions.
 *
 * The cells of a grid form four classes by the parities of row and column. On flat grids with the plus rule, a quiet pattern
 * is nearly always determined by its cells in any two classes, and its restriction to one class takes about 2^(d/2) values.
 * The lead of a solution, cells − 2·weight, is the sum of its leads in the four classes.
 *
 * Example: 4×4, all lit, d = 4. Each class has 2×2 cells, to which the quiet patterns restrict in 4 ways, not 16. With the
 * four values in each class, the leads are 2, 2, 0 and −4 in some order. The highest lead of all is 8 = 2 + 2 + 2 + 2, so
 * both solutions of four presses are found by listing pairs of classes with leads 2 and 2, and reading off the other two.
 *
 * class_lists.c and class_join.c describe the two parts of the search, docs/mathematics.md, section 3.2, proves it. */
#ifndef CLASSES_H
#define CLASSES_H

#include "solve/class_join.h"
#include "solve/class_lists.h"

struct classes {
    int cells;
    struct class_best best; /* when finished, its count is the number of solutions with its lead */
    int bound;              /* proven: no solution has a higher lead */
    double progress;        /* 0 … 1: the part of the work done */
    /* private */
    struct class_lists lists;
    struct class_join *join;
};

/* Begins a search of the coset, whose vectors must stay as long as the search does. CLASSES_NO_SPLIT when two classes do not
 * determine enough of the other two, as with most rules other than plus, when the coset has no grid of at least 2×2, or above
 * CLASSES_NULLITY_MAX. The search, which must not be copied, takes more memory from the arena while it runs. About
 * d × (cells + d × cells / 64) operations. */
enum classes_status classes_start(struct classes *classes, const struct coset *coset, struct arena *arena);

/* Restricts the search, before it runs, to one of several shares (fewest.h). */
void classes_share(struct classes *classes, uint32_t share, uint32_t shares);

enum classes_run { CLASSES_RUNNING, CLASSES_FINISHED, CLASSES_STUCK };

/* Continues the search; a budget of 1 is about a nanosecond. CLASSES_STUCK when memory runs out: the lead and the bound
 * found by then remain true. */
enum classes_run classes_run(struct classes *classes, int64_t budget);

#endif
