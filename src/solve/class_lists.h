/* The parity classes of a grid, and for each class the list of the best restrictions of a coset's solutions to it. classes.h is
 * the search that uses these lists, and class_join.h joins them.
 *
 * Example: 4×4, all lit, d = 4. Class 0 has the cells with even row and column, counted from 0. The solutions press its four
 * cells in 4 ways, each with 4 solutions: two ways with lead 2 (one press), one with lead 0 and one with lead −4. A list with
 * floor 0 holds the first three. */
#ifndef CLASS_LISTS_H
#define CLASS_LISTS_H

#include "algebra/arena.h"
#include "algebra/numbers.h"
#include "solve/tree.h"

enum {
    CLASSES_NULLITY_MAX = 80,
    CLASSES_COUNT = 4,
    CLASSES_LOOSE_MAX = 2,   /* by how many patterns a class may exceed half of all */
    CLASSES_INDEX_BITS = 44, /* of an entry: its index, the set of the class's patterns that are added, */
    CLASSES_IMAGES_BITS = 4, /* the motions that make the entries it stands for, */
    CLASSES_LEAD_BITS = 16   /* and its lead */
};

enum classes_status { CLASSES_OK, CLASSES_NO_SPLIT, CLASSES_NO_MEMORY };

/* The affine map of indices by a motion: an index becomes shift + the rows that it chooses. */
struct moved {
    uint64_t shift, rows[CLASSES_INDEX_BITS];
};

/* One class and the list of its best restrictions. An index is a set of the class's patterns, bit r for row r. */
struct class_list {
    int above, left;             /* cell (r, c) is cell (2 r + above, 2 c + left) of the board */
    struct coset coset;          /* the solutions restricted to the class */
    int floor, most;             /* the list holds every lead that is not below the floor; the highest lead */
    int leads;                   /* entries with lead most − 2 k begin at starts[k]; there are leads + 1 starts */
    uint64_t *entries, *indices; /* sorted by leads, the highest first; and the indices of all images of the entries */
    size_t *entry_starts, *index_starts;
    struct tree tree; /* tree.pivots[r] is the cell that row r of the coset alone presses */
    /* private */
    struct moved moved[CLASSES_IMAGES_BITS]; /* the maps by the motions that keep every class */
    struct moved exchanged; /* the map by the first motion that keeps this class, but not every class */
};

struct class_lists {
    struct class_list of[CLASSES_COUNT]; /* class c: rows of parity c >> 1, columns of parity c & 1 */
    struct symmetry_group group;         /* of the board */
    int listing;                         /* the class whose list is being made; CLASSES_COUNT when all are made */
    bool complete; /* the lists are as long as the proof needs; before that, as long as their room */
    /* private */
    struct arena *arena;
    unsigned kept; /* the motions of the group that keep every class */
    /* entries in the order in which the tree returns them, and scratch to count them by leads */
    uint64_t *raw;
    size_t raw_count, raw_room;
    uint32_t *counts;
};

/* Splits the coset into the classes. CLASSES_NO_SPLIT when a class has many more than half of its patterns. d × (cells + d ×
 * cells / 64) operations. */
enum classes_status class_lists_start(struct class_lists *lists, const struct coset *coset, struct arena *arena);

/* Takes the room for the first lists, at most 16 MB. */
bool class_lists_take_room(struct class_lists *lists);

/* Continues with the lists. Subtracts the cost from the budget (tree.h). */
bool class_lists_run(struct class_lists *lists, int64_t *budget);

/* True if the lists are long enough to prove that no solution has a higher lead than the given one. */
bool class_lists_suffice(const struct class_lists *lists, int lead);

/* Begins the lists again, now so long that they suffice. */
void class_lists_restart(struct class_lists *lists, int lead);

/* While the lists are being made: the part done, 0 … 1. */
double class_lists_done(const struct class_lists *lists);

/* The class to which a motion of the board takes a class. */
int class_image(const struct symmetry_group *group, int motion, int class);

/* The cell of the board that is this cell of the class. */
int class_cell(const struct class_list *list, int cell, int board_columns);

static inline uint64_t entry_index(uint64_t entry) {
    return entry & ((UINT64_C(1) << CLASSES_INDEX_BITS) - 1);
}

static inline unsigned entry_images(uint64_t entry) {
    return (unsigned)(entry >> CLASSES_INDEX_BITS) & ((1U << CLASSES_IMAGES_BITS) - 1);
}

static inline int entry_lead(uint64_t entry) {
    return (int)(entry >> (CLASSES_INDEX_BITS + CLASSES_IMAGES_BITS)) - (1 << (CLASSES_LEAD_BITS - 1));
}

/* number / divisor, rounded up. */
static inline int rounded_up(int number, int divisor) {
    return number > 0 ? (number + divisor - 1) / divisor : number / divisor;
}

#endif
