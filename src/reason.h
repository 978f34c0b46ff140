/* Why a solution presses a button, as a parity that can be counted.
 *
 * A set of lights is looked for of which this button flips an odd number and every other button an even number: the number
 * of them that must change is then odd exactly when the button is pressed. Such a set exists when all solutions agree on
 * the button: it is a solution of the transposed board. Where solutions differ, the button follows from some others once
 * these are settled; the lights then share an odd number with the masks of the settled buttons, too. */
#ifndef REASON_H
#define REASON_H

#include "solve.h"

/* Among 2^nullity sets of lights that serve the fewest lights are looked for; beyond, any set is taken. */
enum { REASON_FEWEST_NULLITY_MAX = 12 };

struct reason {
    uint64_t *lights;  /* lights bits */
    uint64_t *settled; /* buttons bits: the other buttons that flip an odd number of the lights */
    int count;         /* how many of the lights the presses change */
    int used; /* how many of the settled buttons they press; count + used is odd if they press the button, too */
};

/* The reason why `presses` hold the button, or not. The struct lives in the arena; `transposed` is the solver of the
 * transposed board. False, and nothing is kept, when memory cannot be had, or when no lights tell: a quiet pattern presses
 * this button alone. nullity² × buttons / 64 word steps, one solve(), and a search for the fewest. */
bool reason_find(struct reason *reason, const struct board *board, const struct solver *solver,
                 const struct solver *transposed, const uint64_t *presses, int button, struct arena *arena);

#endif
