/* The reason why a solution presses a button or does not: a parity that can be counted (docs/mathematics.md, section 7.3).
 *
 * Take a set of lights of which this button flips an odd number, and every other button an even number. The number of these
 * lights that must change is odd exactly when the button is pressed. Such a set exists when all solutions agree on the button;
 * it is a solution of the transposed board. Where solutions differ, some other buttons are taken as settled, and they determine
 * this one: each settled button also flips an odd number of the lights. */
#ifndef REASON_H
#define REASON_H

#include "solve/solve.h"

/* Up to this nullity of the transposed board, and so many lights, the set has the fewest lights. Above, any such set is used. */
enum { REASON_FEWEST_NULLITY_MAX = 12, REASON_FEWEST_LIGHTS_MAX = 4096 };

struct reason {
    uint64_t *lights;  /* lights bits */
    uint64_t *settled; /* buttons bits: the other buttons that flip an odd number of the lights */
    int count;         /* the number of these lights that the presses change */
    int used; /* the number of settled buttons pressed; count + used is odd exactly when the button is pressed */
};

/* Finds the reason why `presses` contains the button or does not. The struct lives in the arena; `transposed` is the solver of
 * the transposed board. False also when the button does not exist (a hole, or a
 * number out of range), or when no set of lights has the parity: a quiet pattern presses this button alone.
 * nullity² × buttons / 64 word operations, one solve(), and a search for the fewest lights. */
bool reason_find(struct reason *reason, const struct board *board, const struct solver *solver,
                 const struct solver *transposed, const uint64_t *presses, int button, struct arena *arena);

#endif
