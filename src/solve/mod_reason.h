/* The reason why a solution presses a button so often, on boards whose lights have more than two states: a weighted sum of the lights that
 * can be counted, as reason.h with two.
 *
 * Σ weight · steps = unit · x + Σ factor · y (mod modulus), where steps are those that a light is turned by, x is the number of presses of
 * the button, and y those of the settled buttons. All other buttons change the weighted sum by multiples of the modulus. Where all solutions
 * press the button equally often, none is settled. Otherwise the settled buttons are pivots of the quiet patterns, the button's own column
 * being the last (mod_howell.h). Together they determine the presses of the button; with BOARD_GOAL_SAME apart from those that turn all lights
 * equally: on dials4-13=* the reason tells only whether their number is odd. */
#ifndef MOD_REASON_H
#define MOD_REASON_H

#include "solve/mod_solve.h"

enum {
    MOD_REASON_MODULUS_MAX = 255, /* prime powers that would make the modulus larger are left out */
    MOD_REASON_SUMS_MAX = 4096    /* up to so many choices, the weights are those of the fewest lights */
};

struct mod_reason {
    int modulus, unit;
    uint8_t *weights; /* of each light, below the modulus */
    uint8_t *factors; /* of each button, below the modulus: 0 unless it is settled */
};

/* Finds the reason into the arena, for any solution of any lights. False when there is none, because presses of the button alone turn
 * nothing (with BOARD_GOAL_SAME, all lights equally). For each prime nullity² × buttons operations,
 * a call of mod_weigh(), and `lights` operations for each choice of weights. */
bool mod_reason_find(struct mod_reason *reason, const struct mod_invariants *invariants, int button,
                     struct arena *arena);

#endif
