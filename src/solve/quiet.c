#include "solve/quiet.h"

/* Adds a reversed vector: the last button of a pattern becomes the first, where elimination puts its pivot. */
static void add_reversed(uint64_t *to, const uint64_t *from, int buttons) {
    for (int button = 0; button < buttons; button++)
        if (gf2_get(from, button)) gf2_flip(to, buttons - 1 - button);
}

static bool take(struct quiet *quiet, const struct solver *solver, struct arena *arena) {
    int nullity = solver->nullity, buttons = solver->buttons;
    struct gf2_matrix reversed;
    quiet->free = arena_take(arena, (size_t)nullity, sizeof *quiet->free);
    if (!quiet->free || !gf2_matrix_take(&quiet->patterns, nullity, buttons, arena)) return false;
    size_t kept = arena_mark(arena);
    int *pivots = arena_take(arena, (size_t)nullity, sizeof *pivots);
    if (!pivots || !gf2_matrix_take(&reversed, nullity, buttons, arena)) return false;
    uint64_t *pattern = arena_take(arena, GF2_WORDS(buttons), sizeof *pattern);
    if (!pattern) return false;
    for (int k = 0; k < nullity; k++) {
        solve_quiet(solver, k, pattern);
        add_reversed(gf2_row(&reversed, k), pattern, buttons);
    }
    if (gf2_reduce(&reversed, buttons, pivots, arena) < 0) return false;
    for (int k = 0; k < nullity; k++) {
        quiet->free[k] = buttons - 1 - pivots[nullity - 1 - k];
        add_reversed(gf2_row(&quiet->patterns, k), gf2_row(&reversed, nullity - 1 - k), buttons);
    }
    arena_release(arena, kept);
    return true;
}

bool quiet_take(struct quiet *quiet, const struct solver *solver, struct arena *arena) {
    size_t mark = arena_mark(arena);
    bool taken = take(quiet, solver, arena);
    if (!taken) arena_release(arena, mark);
    return taken;
}
