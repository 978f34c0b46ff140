#include "solve/mod_fewest.h"

#include <string.h>

/* Writes the solution of the choices made. */
static void write_presses(const struct mod_fewest *fewest) {
    uint8_t times[MOD_PATTERNS_MAX];
    for (int k = 0; k < fewest->coset->patterns; k++) times[k] = (uint8_t)(fewest->choices[k] - 1);
    mod_coset_presses(fewest->coset, times, fewest->presses);
}

static void found(struct mod_fewest *fewest, int cost) {
    if (cost > fewest->weight) return;
    if (cost < fewest->weight) {
        fewest->weight = cost;
        fewest->count = 0;
        write_presses(fewest);
    }
    fewest->count++;
}

static bool take_search(struct mod_fewest *fewest, const struct board *board, const struct mod_solver *solver,
                        const uint8_t *solution, struct arena *arena) {
    fewest->presses = arena_take(arena, (size_t)board->buttons, 1);
    fewest->coset = arena_take(arena, 1, sizeof *fewest->coset);
    return fewest->presses && fewest->coset &&
           mod_coset_take(fewest->coset, board, solver, solution, mod_nullity(solver), arena) &&
           mod_tree_take(&fewest->tree, fewest->coset, arena);
}

enum fewest_status mod_fewest_start(struct mod_fewest *fewest, const struct board *board,
                                    const struct mod_solver *solver, const uint8_t *solution, struct arena *arena) {
    size_t mark = arena_mark(arena);
    bool lone = mod_nullity(solver) == 0;
    *fewest = (struct mod_fewest){.count = lone, .depth = lone ? -1 : 0};
    if (mod_nullity(solver) > MOD_PATTERNS_MAX) return FEWEST_TOO_MANY;
    if (!take_search(fewest, board, solver, solution, arena)) {
        arena_release(arena, mark);
        return FEWEST_NO_MEMORY;
    }
    memcpy(fewest->presses, solution, (size_t)board->buttons);
    fewest->weight = mod_tree_cost(&fewest->tree, 0, 0);
    fewest->bound = mod_tree_bound(&fewest->tree, 0);
    return FEWEST_OK;
}

static bool is_done(const struct mod_fewest *fewest, int depth) {
    return fewest->choices[depth] == fewest->coset->pattern_orders[depth];
}

/* Tries all choices of the last pattern. */
static void try_last(struct mod_fewest *fewest) {
    while (!is_done(fewest, fewest->depth))
        found(fewest, mod_tree_cost(&fewest->tree, fewest->depth, fewest->choices[fewest->depth]++));
}

/* Tries the next choice: enters the next level unless all below it costs more than the cheapest solution found. */
static void try_next(struct mod_fewest *fewest) {
    mod_tree_decide(&fewest->tree, fewest->depth, fewest->choices[fewest->depth]++);
    if (mod_tree_bound(&fewest->tree, fewest->depth + 1) > fewest->weight) return;
    fewest->choices[++fewest->depth] = 0;
}

/* Returns to the last level with choices that have not been tried. */
static void leave_done(struct mod_fewest *fewest) {
    while (fewest->depth >= 0 && is_done(fewest, fewest->depth)) fewest->depth--;
}

bool mod_fewest_run(struct mod_fewest *fewest, int64_t budget) {
    while (fewest->depth >= 0 && budget > 0) {
        budget -= mod_tree_size(&fewest->tree, fewest->depth);
        if (fewest->depth == fewest->coset->patterns - 1)
            try_last(fewest);
        else
            try_next(fewest);
        leave_done(fewest);
    }
    if (fewest->depth < 0) fewest->bound = fewest->weight;
    return fewest->depth < 0;
}

double mod_fewest_progress(const struct mod_fewest *fewest) {
    if (fewest->depth < 0) return 1;
    double part = 1, done = 0;
    for (int k = 0; k <= fewest->depth; k++) {
        part /= fewest->coset->pattern_orders[k];
        done += part * (fewest->choices[k] - (k < fewest->depth));
    }
    return done;
}
