/* Why a solution presses a button, as a parity that can be counted (docs/mathematics.md, section 7.3).
 *
 * Take a set of lights of which this button flips an odd number, and every other button an even number: the number of them
 * that must change is odd exactly when the button is pressed. Such a set exists when all solutions agree on the button,
 * and is a solution of the transposed board. Where solutions differ, some other buttons are settled, from which this one
 * follows; each of them flips an odd number of the lights, too. */
#ifndef REASON_H
#define REASON_H

#include "solve.h"

/* Up to this nullity of the transposed board the set has the fewest lights; beyond, it is any. */
enum { REASON_FEWEST_NULLITY_MAX = 12 };

struct reason {
    uint64_t *lights;  /* lights bits */
    uint64_t *settled; /* buttons bits: the other buttons that flip an odd number of the lights */
    int count;         /* how many of the lights the presses change */
    int used; /* how many of the settled buttons they press; count + used is odd exactly when they press the button */
};

/* Why `presses` contains the button, or not. The struct lives in the arena; `transposed` is the solver of the transposed board.
 * False, and nothing is kept, when memory cannot be had, when there is no such button (a hole, or a number out of range), or
 * when no lights tell: a quiet pattern presses this button alone. Cost: nullity² × buttons / 64 word steps, one solve(), and
 * a search for the fewest. */
bool reason_find(struct reason *reason, const struct board *board, const struct solver *solver,
                 const struct solver *transposed, const uint64_t *presses, int button, struct arena *arena);

#endif
