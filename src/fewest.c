#include "fewest.h"

#include <string.h>

#include "check.h"
#include "embed.h"

enum {
    SLICE_STEPS = 1 << 14,
    SYMMETRY_NULLITY_MIN = 14, /* with fewer quiet patterns it costs more than it saves: symmetries, */
    CLASSES_NULLITY_MIN = 26   /* and the classes */
};

/* The least presses of a solution that leads by no more: lead = buttons − 2 × presses. */
static int weight_of(const struct fewest *fewest, int lead) {
    return (fewest->buttons - lead + 1) / 2;
}

/* In how many ways the solution can be made, when buttons stand for several. */
static uint64_t ways_to_make(const struct fewest *fewest, uint64_t chosen) {
    uint64_t presses[GF2_WORDS(TREE_CELLS_MAX)], ways = 1;
    if (!fewest->copies) return 1;
    tree_solution(&fewest->tree, chosen, presses);
    for (int button = 0; button < fewest->buttons; button++)
        if (gf2_get(presses, button)) ways *= (uint64_t)fewest->copies[button];
    return ways;
}

/* Takes over the best of what the tree gave out. */
static void take_leads(struct fewest *fewest) {
    struct tree *tree = &fewest->tree;
    for (unsigned i = 0; i < tree->count; i++) {
        if (tree->leads[i] > tree->floor) {
            tree->floor = tree->leads[i];
            tree_solution(tree, tree->chosen | i, fewest->presses);
            fewest->count = 0;
        }
        if (tree->leads[i] == tree->floor)
            fewest->count += (unsigned)__builtin_popcount(tree->images) * ways_to_make(fewest, tree->chosen | i);
    }
}

static void report(struct fewest *fewest, int lead, int bound, double progress) {
    fewest->weight = weight_of(fewest, lead);
    fewest->bound = weight_of(fewest, bound > lead ? bound : lead);
    fewest->progress = progress;
}

static enum fewest_run run_tree(struct fewest *fewest, int64_t steps) {
    struct tree *tree = &fewest->tree;
    while (tree_next(tree, &steps)) take_leads(fewest);
    report(fewest, tree->floor, tree_bound(tree), 1 - tree_left(tree));
    return tree_is_done(tree) ? FEWEST_FINISHED : FEWEST_RUNNING;
}

static enum fewest_run run_classes(struct fewest *fewest, int64_t steps) {
    struct classes *classes = fewest->classes;
    enum classes_run run = classes_run(classes, steps);
    report(fewest, classes->lead, classes->bound, classes->progress);
    fewest->count = classes->count;
    if (run == CLASSES_STUCK) return FEWEST_STUCK;
    return run == CLASSES_FINISHED ? FEWEST_FINISHED : FEWEST_RUNNING;
}

/* A single solution needs no search, and no tree. */
static bool take_only(struct fewest *fewest, const uint64_t *presses) {
    size_t words = GF2_WORDS(fewest->buttons);
    memcpy(fewest->presses, presses, words * sizeof *presses);
    fewest->tree = (struct tree){.floor = fewest->buttons - 2 * gf2_weight(presses, words), .top = -1};
    fewest->count = 1;
    report(fewest, fewest->tree.floor, TREE_NEVER, 0);
    return true;
}

/* The tree changes the quiet patterns when it uses symmetries: then it has its own. */
static bool start_tree(struct fewest *fewest, const struct solver *solver, const uint64_t *presses,
                       struct arena *arena) {
    struct symmetry_group group = {.rows = solver->rows, .columns = solver->columns};
    struct gf2_matrix quiet = solver->quiet;
    size_t words = GF2_WORDS(solver->buttons);
    bool use_symmetry = BY_SYMMETRY && solver->rows > 0 && solver->nullity >= SYMMETRY_NULLITY_MIN;
    if (use_symmetry && !symmetry_find(&group, &solver->quiet, presses, arena)) return false;
    if (use_symmetry && !gf2_matrix_copy(&quiet, &solver->quiet, arena)) return false;
    fewest->presses = arena_take(arena, words, sizeof *presses);
    if (fewest->presses && solver->nullity == 0) return take_only(fewest, presses);
    if (!fewest->presses || !tree_start(&fewest->tree, quiet, presses, &group, arena)) return false;
    memcpy(fewest->presses, presses, words * sizeof *presses);
    fewest->tree.floor = solver->buttons - 2 * gf2_weight(presses, words);
    report(fewest, fewest->tree.floor, tree_bound(&fewest->tree), 0);
    return true;
}

static enum classes_status start_classes(struct fewest *fewest, const struct solver *solver, const uint64_t *presses,
                                         struct arena *arena) {
    struct classes *classes = fewest->classes = arena_take(arena, 1, sizeof *classes);
    if (!classes) return CLASSES_NO_MEMORY;
    enum classes_status status = classes_start(classes, &solver->quiet, presses, solver->rows, solver->columns, arena);
    if (status != CLASSES_OK) return status;
    fewest->presses = classes->presses;
    report(fewest, classes->lead, classes->bound, 0);
    return CLASSES_OK;
}

enum fewest_status fewest_start(struct fewest *fewest, const struct solver *solver, const uint64_t *presses,
                                struct arena *arena) {
    size_t used = arena->used;
    *fewest = (struct fewest){.buttons = solver->buttons};
    enum classes_status status = BY_CLASSES && solver->nullity >= CLASSES_NULLITY_MIN
                                     ? start_classes(fewest, solver, presses, arena)
                                     : CLASSES_NO_SPLIT;
    if (status == CLASSES_OK) return FEWEST_OK;
    arena->used = used;
    fewest->classes = NULL;
    if (status == CLASSES_NO_MEMORY) return FEWEST_NO_MEMORY;
    bool large = solver->nullity > 0 && solver->buttons > TREE_CELLS_MAX;
    if (large || solver->nullity > TREE_ROWS_MAX) return FEWEST_TOO_MANY;
    if (start_tree(fewest, solver, presses, arena)) return FEWEST_OK;
    arena->used = used;
    return FEWEST_NO_MEMORY;
}

void fewest_share(struct fewest *fewest, uint32_t share, uint32_t shares) {
    CHECK(share < shares);
    if (BY_CLASSES && fewest->classes)
        classes_share(fewest->classes, share, shares);
    else if (fewest->tree.top < 0)
        fewest->count = share == 0;
    else
        tree_share(&fewest->tree, share, shares);
}

enum fewest_run fewest_run(struct fewest *fewest, uint32_t slices) {
    int64_t steps = (int64_t)slices * SLICE_STEPS;
    return BY_CLASSES && fewest->classes ? run_classes(fewest, steps) : run_tree(fewest, steps);
}
