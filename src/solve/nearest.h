/* The nearest solvable boards: the fewest lights to change so that a position becomes solvable.
 *
 * Take a basis of the sets of lights of which every button flips an even number. The label of a light is a bit vector: bit k
 * is 1 when set k of the basis contains the light. The class of a set of lights is the sum of their labels. Presses can make a
 * set of lights exactly when its class is zero, so the fewest changes are the fewest labels whose sum is the class of the
 * lights that must change.
 *
 * Example: 1×2, the left light lit. Both buttons flip both lights, so the basis is {both lights} and each light has the label 1.
 * The class of the left light is 1: the position is unsolvable. One label makes 1, so one change suffices, of either light.
 *
 * The search is breadth first from class zero: level d holds the classes that are sums of d labels and not of fewer. A
 * distance is the sum of two levels that meet in the middle (docs/mathematics.md, section 7.2).
 *
 * Cost: a step is one probe of the hash table of classes, 30 to 70 nanoseconds in wasm when the table is large. The search
 * gives up after NEAREST_STEPS_MAX steps, the listing after NEAREST_LISTING_STEPS_MAX. On the boards with the most classes
 * the search takes up to a second of processor time, the listing up to 0.4 seconds. */
#ifndef NEAREST_H
#define NEAREST_H

#include "solve/solve.h"

enum {
    NEAREST_DIMENSION_MAX = 64,         /* of the basis */
    NEAREST_CLASSES_LOG = 20,           /* at most 2^20 classes are stored, 16 bytes each */
    NEAREST_STEPS_MAX = 3 << 22,        /* of the search */
    NEAREST_LISTING_STEPS_MAX = 1 << 24 /* of the listing */
};

struct nearest_class;

struct nearest {
    int distance;                   /* the fewest changes, proven; -1: not found within the limits */
    double count;                   /* the number of sets of `distance` lights that suffice; exact below 2^53 */
    int set[NEAREST_DIMENSION_MAX]; /* the set last listed: `distance` lights in ascending order */
    /* private */
    int lights;
    uint64_t *labels;
    uint64_t goals[2]; /* for each goal, the class of the lights that must change */
    int goal_count;
    uint32_t steps; /* remaining */
    /* The classes found, level after level, numbered from 1, and a hash table of their numbers. */
    struct nearest_class *classes;
    uint32_t *numbers;
    uint32_t mask, capacity, end; /* `end` is one more than the last number */
    bool has_all;                 /* the table has an entry for every class */
    uint32_t first_of_level[NEAREST_DIMENSION_MAX + 2];
    int level; /* the highest complete one */
    /* The listing: a goal, and the number of a class halfway to it. */
    int goal;
    uint32_t halfway;
    bool listed; /* a set of this goal and class was listed */
};

/* Searches for the lights to change so that presses reach the goal (`need` as in goal.h), with a solver of the transposed board. The struct lives in the arena. Returns false when memory
 * runs out.
 * The distance is found if 2^dimension × (labels + 4) + lights <= NEAREST_STEPS_MAX, where dimension = lights - rank <=
 * NEAREST_CLASSES_LOG and labels is the number of different labels. Short distances are found far beyond. */
bool nearest_start(struct nearest *nearest, const struct solver *transposed, enum board_goal goal, const uint64_t *need,
                   struct arena *arena);

/* Lists the next of the nearest sets, each once. Returns false when there are no more, or when the steps are used up. */
bool nearest_next(struct nearest *nearest);

#endif
