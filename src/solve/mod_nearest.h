/* The nearest solvable boards with more than two states: the fewest lights to change, each to any other state, so that a position
 * becomes solvable.
 *
 * The class of a change is what it adds to each invariant (mod_solve.h). Presses can make exactly the changes of class 0, so
 * the lights to change are those whose classes add up to the class of the steps that the position needs. As in nearest.h, the search
 * is breadth first from class 0, and a distance is the sum of two levels that meet in the middle: a least set of changes changes no
 * light twice, because two changes of one light are one (docs/mathematics.md, section 8.7).
 *
 * Cost: a step is one probe of the hash table of classes, about 120 nanoseconds in wasm when the table is large. The search gives up
 * after MOD_NEAREST_STEPS_MAX steps, up to half a second in wasm; the listing after MOD_NEAREST_LISTING_STEPS_MAX, up to a
 * quarter of a second. */
#ifndef MOD_NEAREST_H
#define MOD_NEAREST_H

#include "solve/mod_solve.h"

enum {
    MOD_NEAREST_DIMENSION_MAX = 64,         /* invariants */
    MOD_NEAREST_CLASSES_MAX = 1 << 19,      /* stored, 32 bytes each */
    MOD_NEAREST_STEPS_MAX = 1 << 22,        /* of the search */
    MOD_NEAREST_LISTING_STEPS_MAX = 1 << 21 /* of the listing */
};

/* The changes of all invariants by a set of lights: a number below the modulus for each, with one bit to spare. */
__extension__ typedef unsigned __int128 mod_class;

struct mod_nearest_class;

/* One light and the state that it gets. */
struct mod_change {
    mod_class class;
    uint16_t light;
    uint8_t state;
};

struct mod_nearest {
    int distance; /* the fewest lights to change, proven; -1: not found within the limits */
    double count; /* the number of sets of so many changes that suffice; exact below 2^53 */
    struct mod_change set[MOD_NEAREST_DIMENSION_MAX]; /* the set last listed: `distance` lights in ascending order */
    /* private */
    int width;                            /* bits for each invariant */
    mod_class spare, moduli, complements; /* of each invariant: the spare bit, the modulus, and spare bit − modulus */
    mod_class goal;
    struct mod_change *changes; /* of every light to every other state, except those of class 0 */
    int change_count;
    uint32_t steps; /* remaining */
    /* The classes found, level after level, numbered from 1, and a hash table of their numbers. */
    struct mod_nearest_class *classes;
    uint32_t *numbers;
    uint32_t mask, capacity, end; /* `end` is one more than the last number */
    uint32_t first_of_level[MOD_NEAREST_DIMENSION_MAX + 2];
    int level; /* the highest complete one */
    /* The listing: the number of a class halfway to the goal, and the places of the set's changes. */
    uint32_t halfway;
    int places[MOD_NEAREST_DIMENSION_MAX];
    bool listed; /* a set of this class was listed */
};

/* Searches, for these lights, with a solver of the board and the goal. What is found lives in the arena. Returns false when memory
 * runs out.
 * The distance is -1 on boards with more invariants than a class has room for: 64 where no modulus is above 2, 42 up to 4, 32 up to 8,
 * 25 up to 16, 21 up to 32. */
bool mod_nearest_start(struct mod_nearest *nearest, const struct board *board, const uint8_t *lights,
                       const uint8_t *need, const struct mod_solver *solver, struct arena *arena);

/* Lists the next of the nearest sets, each once. Returns false when there are no more, or when the steps are used up. */
bool mod_nearest_next(struct mod_nearest *nearest);

#endif
