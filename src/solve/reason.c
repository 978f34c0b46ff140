#include "solve/reason.h"

#include <string.h>

#include "algebra/check.h"
#include "solve/fewest.h"

/* Takes the quiet patterns with the column of the button moved behind the last one. */
static bool take_patterns(struct gf2_matrix *patterns, const struct solver *solver, int button, struct arena *arena) {
    if (!gf2_matrix_take(patterns, solver->nullity, solver->buttons + 1, arena)) return false;
    for (int k = 0; k < solver->nullity; k++) {
        uint64_t *row = gf2_row(patterns, k);
        solve_quiet(solver, k, row);
        if (!gf2_get(row, button)) continue;
        gf2_flip(row, button);
        gf2_flip(row, solver->buttons);
    }
    return true;
}

/* Chooses the settled buttons: pivots of the reduced patterns that press this button. Returns false when a quiet pattern presses
 * this button alone, or when memory runs out. */
static bool find_settled(uint64_t *settled, const struct solver *solver, int button, struct arena *arena) {
    struct gf2_matrix patterns;
    int *pivots = arena_take(arena, (size_t)solver->nullity, sizeof *pivots);
    if (!pivots || !take_patterns(&patterns, solver, button, arena)) return false;
    int rank = gf2_reduce(&patterns, solver->buttons, pivots, arena);
    if (rank < solver->nullity) return false;
    for (int k = 0; k < rank; k++)
        if (gf2_get(gf2_row(&patterns, k), solver->buttons)) gf2_flip(settled, pivots[k]);
    return true;
}

/* Replaces the lights by the fewest with the same parities, if the nullity and the board are small enough for a search. */
static bool lighten(uint64_t *lights, const struct solver *transposed, struct arena *arena) {
    enum { SLICES = 1 << 16 }; /* far more than a search of so small a nullity takes */
    struct fewest fewest;
    if (transposed->nullity > REASON_FEWEST_NULLITY_MAX || transposed->buttons > REASON_FEWEST_LIGHTS_MAX) return true;
    struct coset coset = solve_coset(transposed, lights);
    enum fewest_status status = fewest_start(&fewest, &coset, arena);
    if (status != FEWEST_OK) return status == FEWEST_TOO_MANY;
    enum fewest_run run = fewest_run(&fewest, SLICES);
    CHECK(run == FEWEST_FINISHED);
    memcpy(lights, fewest.best.presses, GF2_WORDS(transposed->buttons) * sizeof *lights);
    return true;
}

static int count_shared(const uint64_t *a, const uint64_t *b, size_t words) {
    int count = 0;
    for (size_t i = 0; i < words; i++) count += __builtin_popcountll(a[i] & b[i]);
    return count;
}

bool reason_find(struct reason *reason, const struct board *board, const struct solver *solver,
                 const struct solver *transposed, const uint64_t *presses, int button, struct arena *arena) {
    size_t mark = arena_mark(arena), words = GF2_WORDS(board->lights > board->buttons ? board->lights : board->buttons);
    uint64_t *room = arena_take_zeroed(arena, 5 * words, sizeof *room);
    size_t kept = arena_mark(arena);
    if (!room) return false;
    *reason = (struct reason){.lights = room, .settled = room + words};
    bool found = board_has_button(board, button) && find_settled(reason->settled, solver, button, arena);
    if (found) {
        uint64_t *odd = room + 2 * words, *changed = room + 3 * words, *none = room + 4 * words;
        memcpy(odd, reason->settled, words * sizeof *odd);
        gf2_flip(odd, button);
        found = solve(transposed, odd, reason->lights, none);
        CHECK(found);
        found = lighten(reason->lights, transposed, arena);
        board_add_presses(board, presses, changed);
        reason->count = count_shared(reason->lights, changed, words);
        reason->used = count_shared(reason->settled, presses, GF2_WORDS(board->buttons));
    }
    arena_release(arena, found ? kept : mark);
    return found;
}
