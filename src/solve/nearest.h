/* The nearest solvable boards: the fewest lights to change, each to any other state, so that a position becomes solvable.
 *
 * An invariant gives each light a weight, so that no press changes the weighted sum of the states modulo a number. The class of a change
 * is what it adds to each invariant of a basis. Presses can make exactly the changes of class 0, so the fewest changes are the fewest
 * whose classes add up to the class of the steps that the position needs.
 *
 * Example: 1×2, the left light lit. Both buttons flip both lights, so the basis is {both lights} and each change has the class 1.
 * The class of the left light is 1: the position is unsolvable. One change makes 1, so one suffices, of either light.
 *
 * The search is breadth first from class 0: level d holds the classes that are sums of d changes and not of fewer. A distance is the
 * sum of two levels that meet in the middle: a least set of changes changes no light twice, because two changes of one light are one
 * (docs/mathematics.md, sections 7.2 and 8.7).
 *
 * Cost: a step is a probe of the hash table of classes. It takes 40 to 90 nanoseconds in wasm when the table is large and all moduli are 2,
 * otherwise about 120. The search and the listing give up after the steps below, both after a second of processor time at most. */
#ifndef NEAREST_H
#define NEAREST_H

#include "algebra/arena.h"
#include "board/board.h"

enum {
    NEAREST_DIMENSION_MAX = 64,  /* invariants */
    NEAREST_CLASSES_LOG = 20,    /* at most 2^20 classes are stored, 32 bytes each (16 with classes of 64 bits) */
    NEAREST_STEPS_MAX = 3 << 22, /* of the search, where all moduli are 2 */
    NEAREST_LISTING_STEPS_MAX = 1 << 24,
    NEAREST_PACKED_STEPS_MAX = 1 << 22, /* otherwise */
    NEAREST_PACKED_LISTING_STEPS_MAX = 1 << 21
};

/* A class: for each invariant a bit where all moduli are 2, otherwise a number below the modulus with one bit to spare. In a build that has
 * only binary boards all moduli are 2. */
#ifdef EMBED_BINARY
typedef uint64_t nearest_class;
#else
__extension__ typedef unsigned __int128 nearest_class;
#endif

/* A basis of the invariants of a board. */
struct nearest_basis {
    int count;
    uint8_t moduli[NEAREST_DIMENSION_MAX];
    uint8_t *weights; /* count × lights; not read above NEAREST_DIMENSION_MAX invariants */
};

/* One light and the state that it gets. */
struct nearest_change {
    nearest_class class;
    uint16_t light;
    uint8_t state;
};

struct nearest_entry;

struct nearest {
    int distance; /* the fewest lights to change, proven; -1: not found within the limits */
    double count; /* the number of sets of so many changes that suffice; exact below 2^53 */
    /* The set listed last: `distance` changes, their lights in ascending order. */
    const struct nearest_change *set[NEAREST_DIMENSION_MAX];
    /* private */
    int width; /* bits for each invariant */
    nearest_class spare, moduli,
        complements; /* of each invariant: the spare bit, the modulus, and spare bit − modulus */
    nearest_class goals[2];
    int goal_count;
    struct nearest_change *changes; /* of every light to every other state, except those of class 0 */
    int change_count;
    uint32_t steps; /* remaining */
    /* The classes found, level after level, numbered from 1, and a hash table of their numbers. */
    struct nearest_entry *classes;
    uint32_t *numbers;
    uint32_t mask, capacity, end; /* `end` is one more than the last number */
    bool is_direct;               /* the table has an entry for every class */
    uint32_t first_of_level[NEAREST_DIMENSION_MAX + 2];
    int level; /* the highest complete one */
    /* The listing: a goal, and the number of a class halfway to it. */
    int goal;
    uint32_t halfway;
    bool listed; /* a set of this goal and class was listed */
};

/* Searches, for lights that need these steps (position_need in position.h); with BOARD_GOAL_SAME all may end turned by as many steps more. What is
 * found lives in the arena; the basis is not needed any more.
 * The distance is found if all moduli are 2 and 2^count × (changes of different classes + 4) + lights <= NEAREST_STEPS_MAX. Short distances
 * are found far beyond. It is -1 where a class has not room for the basis: 64 invariants where no modulus is above 2, 42 up to 4, 32 up to
 * 8, 25 up to 16, 21 up to 32. */
bool nearest_start(struct nearest *nearest, const struct board *board, const struct nearest_basis *basis,
                   const uint8_t *lights, const uint8_t *need, enum board_goal goal, struct arena *arena);

/* Lists the next of the nearest sets, each once. Returns false when there are no more, or when the steps are used up. */
bool nearest_next(struct nearest *nearest);

#endif
