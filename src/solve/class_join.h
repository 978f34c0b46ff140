/* The join of the lists of four parity classes (class_lists.h) to whole solutions: a part of the search of classes.h.
 *
 * Example: 4×4, all lit. The leads of the two solutions of four presses are 2 in each class, 8 in all. They are found at level 4,
 * where pairs of entries of two classes have the leads 2 and 2; each pair determines the other two classes. */
#ifndef CLASS_JOIN_H
#define CLASS_JOIN_H

#include "solve/class_lists.h"

/* The best solutions found so far. */
struct class_best {
    int lead;          /* cells − 2 × presses */
    uint64_t count;    /* the number of solutions with that lead that the join has found */
    uint64_t *presses; /* one of them: cells bits */
};

struct class_join;

/* Makes the join of these lists, all of which, and `best`, must stay where they are. CLASSES_NO_SPLIT when two classes do not
 * determine enough of the other two. d × d × cells / 64 operations. */
enum classes_status class_join_start(struct class_join **join, const struct class_lists *lists,
                                     const struct gf2_matrix *quiet, struct class_best *best, struct arena *arena);

/* Restricts the join to one of several shares (fewest.h). */
void class_join_share(struct class_join *join, uint32_t share, uint32_t shares);

/* Begins the first pass, when all lists are made. The second pass follows when the lists suffice: it
 * joins what the lists do not reach. */
bool class_join_begin(struct class_join *join);
void class_join_again(struct class_join *join);
bool class_join_is_second(const struct class_join *join);

/* Continues the pass; false when it is finished. A budget of 1 is about a nanosecond. */
bool class_join_run(struct class_join *join, int64_t *budget);

/* No solution has a higher lead than the best found or this bound. */
int class_join_bound(const struct class_join *join);

/* The part done of the first pass, 0 … 1. */
double class_join_done(const struct class_join *join);

#endif
