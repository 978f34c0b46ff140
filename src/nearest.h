/* The nearest solvable boards: the fewest lights to change so that a position becomes solvable.
 *
 * Take a basis of the sets of lights of which every button flips an even number. The label of a light says which of these
 * sets hold it, the class of a set of lights is the sum of their labels, and presses can make a set exactly when its
 * class is zero. So the changes needed are the fewest labels whose sum is the class of what must change. The classes are
 * reached level by level, from zero; a distance is the sum of two levels that meet halfway (docs/mathematics.md, section 7.2). */
#ifndef NEAREST_H
#define NEAREST_H

#include "solve.h"

enum {
    NEAREST_DIMENSION_MAX = 64, /* of the basis */
    NEAREST_CLASSES_LOG = 20,   /* of how many classes are kept at most, 28 bytes each */
    NEAREST_STEPS_MAX = 1 << 25 /* sums of a class and a label */
};

struct nearest_class;

struct nearest {
    int distance;                   /* the fewest changes, proven; -1: not found within the limits */
    double count;                   /* how many sets of so many lights there are; exact below 2^53 */
    int set[NEAREST_DIMENSION_MAX]; /* the set last listed: `distance` lights, rising */
    /* private */
    int lights;
    uint64_t *labels;
    uint64_t goals[2]; /* the class of what must change, for each goal */
    int goal_count;
    uint32_t steps; /* left */
    /* The classes reached, level after level, from number 1 on, and a hash table of their numbers. */
    struct nearest_class *classes;
    uint32_t *numbers;
    uint32_t mask, room, reached;
    uint32_t first_of_level[NEAREST_DIMENSION_MAX + 2];
    int level; /* the highest reached */
    /* The listing: a goal, and the number of a class halfway to it. */
    int goal;
    uint32_t halfway;
    bool listed; /* a set of this goal and class */
};

/* Searches, with a solver of the transposed board. The struct lives in the arena; false when memory cannot be had (nothing
 * is kept). Exact as long as the classes up to half the distance, and these times the different labels,
 * are within the limits: wherever 2^dimension × labels <= NEAREST_STEPS_MAX, the dimension being lights - rank, and for
 * short distances far beyond. */
bool nearest_start(struct nearest *nearest, const struct solver *transposed, enum board_goal goal,
                   const uint64_t *lights, struct arena *arena);

/* Lists the next of the nearest sets, each once; false when there are no more, or NEAREST_STEPS_MAX steps are used up. */
bool nearest_next(struct nearest *nearest);

#endif
