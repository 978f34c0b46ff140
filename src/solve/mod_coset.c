#include "solve/mod_coset.h"

#include <string.h>

bool mod_coset_take(struct mod_coset *coset, const struct board *board, const struct mod_solver *solver,
                    const uint8_t *solution, int patterns, struct arena *arena) {
    size_t buttons = (size_t)board->buttons;
    *coset = (struct mod_coset){.board = board, .buttons = board->buttons, .patterns = patterns};
    coset->solution = arena_take(arena, buttons, 1);
    coset->quiet = arena_take(arena, buttons * (size_t)patterns, 1);
    coset->orders = arena_take(arena, buttons, 1);
    coset->pattern_orders = arena_take(arena, (size_t)patterns, 1);
    if (!coset->solution || !coset->quiet || !coset->orders || !coset->pattern_orders) return false;
    memcpy(coset->solution, solution, buttons);
    for (int button = 0; button < coset->buttons; button++) coset->orders[button] = (uint8_t)board_order(board, button);
    for (int k = 0; k < patterns; k++)
        coset->pattern_orders[k] = (uint8_t)mod_quiet(solver, k, coset->quiet + (size_t)k * buttons);
    return true;
}

void mod_coset_presses(const struct mod_coset *coset, const uint8_t *times, uint8_t *presses) {
    for (int button = 0; button < coset->buttons; button++) {
        int sum = coset->solution[button];
        for (int k = 0; k < coset->patterns; k++) sum += times[k] * mod_coset_pattern(coset, k, button);
        presses[button] = (uint8_t)(sum % coset->orders[button]);
    }
}
