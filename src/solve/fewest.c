#include "solve/fewest.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/embed.h"

enum {
    SLICE_BUDGET = 1 << 14,
    SYMMETRY_NULLITY_MIN = 14, /* below this nullity, finding symmetries costs more than it saves, */
    CLASSES_NULLITY_MIN = 26   /* and below this one, the classes do, where the tree can search */
};

/* The presses of a solution with such a lead, rounded up: lead = buttons − 2 × presses. */
static int weight_of(const struct fewest *fewest, int lead) {
    return (fewest->coset.quiet.columns - lead + 1) / 2;
}

/* The number of ways to choose the buttons of a solution, where a button stands for several equal ones. */
static uint64_t ways_to_press(const struct coset *coset, uint64_t chosen) {
    uint64_t presses[GF2_WORDS(TREE_CELLS_MAX)], ways = 1;
    if (!coset->copies) return 1;
    coset_solution(coset, chosen, presses);
    for (int button = 0; button < coset->quiet.columns; button++)
        if (gf2_get(presses, button)) ways *= (uint64_t)coset->copies[button];
    return ways;
}

/* Takes over the best of the leads that the tree returned last. */
static void take_leads(struct fewest *fewest) {
    struct tree *tree = &fewest->tree;
    struct outcome *best = &fewest->best;
    for (unsigned i = 0; i < tree->count; i++) {
        if (tree->leads[i] > tree->floor) {
            tree->floor = tree->leads[i];
            coset_solution(&fewest->coset, tree->chosen | i, best->presses);
            best->count = 0;
        }
        if (tree->leads[i] == tree->floor)
            best->count += (unsigned)__builtin_popcount(tree->images) * ways_to_press(&fewest->coset, tree->chosen | i);
    }
}

static void report(struct fewest *fewest, int lead, int bound, double progress) {
    fewest->best.weight = weight_of(fewest, lead);
    fewest->best.bound = weight_of(fewest, larger(bound, lead));
    fewest->best.progress = progress;
}

static enum fewest_run run_tree(struct fewest *fewest, int64_t budget) {
    struct tree *tree = &fewest->tree;
    while (tree_next(tree, &budget)) take_leads(fewest);
    report(fewest, tree->floor, tree_bound(tree), 1 - tree_left(tree));
    return tree_is_done(tree) ? FEWEST_FINISHED : FEWEST_RUNNING;
}

static enum fewest_run run_classes(struct fewest *fewest, int64_t budget) {
    struct classes *classes = fewest->classes;
    enum classes_run run = classes_run(classes, budget);
    report(fewest, classes->best.lead, classes->bound, classes->progress);
    fewest->best.count = classes->best.count;
    if (run == CLASSES_STUCK) return FEWEST_STUCK;
    return run == CLASSES_FINISHED ? FEWEST_FINISHED : FEWEST_RUNNING;
}

static int first_lead(const struct coset *coset) {
    return coset->quiet.columns - 2 * gf2_weight(coset->first, GF2_WORDS(coset->quiet.columns));
}

/* A single solution needs no search and no tree. */
static void take_only(struct fewest *fewest) {
    fewest->tree = (struct tree){.floor = first_lead(&fewest->coset), .top = -1};
    fewest->best.count = 1;
    report(fewest, fewest->tree.floor, TREE_NEVER, 0);
}

/* With symmetries the tree changes the quiet patterns, so it gets a copy of its own. */
static bool start_tree(struct fewest *fewest, struct arena *arena) {
    struct coset *coset = &fewest->coset;
    struct symmetry_group group = {.motions = 0};
    const struct gf2_matrix quiet = coset->quiet;
    size_t words = GF2_WORDS(quiet.columns);
    bool use_symmetry = BY_SYMMETRY && coset->rows > 0 && coset->nullity >= SYMMETRY_NULLITY_MIN;
    if (use_symmetry && !symmetry_find(&group, coset, arena)) return false;
    if (use_symmetry && !gf2_matrix_copy(&coset->quiet, &quiet, arena)) return false;
    fewest->best.presses = arena_take(arena, words, sizeof *coset->first);
    if (!fewest->best.presses) return false;
    memcpy(fewest->best.presses, coset->first, words * sizeof *coset->first);
    if (coset->nullity == 0) return take_only(fewest), true;
    if (!tree_start(&fewest->tree, coset, &group, arena)) return false;
    fewest->tree.floor = first_lead(coset);
    report(fewest, fewest->tree.floor, tree_bound(&fewest->tree), 0);
    return true;
}

static enum classes_status start_classes(struct fewest *fewest, struct arena *arena) {
    struct classes *classes = fewest->classes = arena_take(arena, 1, sizeof *classes);
    if (!classes) return CLASSES_NO_MEMORY;
    enum classes_status status = classes_start(classes, &fewest->coset, arena);
    if (status != CLASSES_OK) return status;
    fewest->best.presses = classes->best.presses;
    report(fewest, classes->best.lead, classes->bound, 0);
    return CLASSES_OK;
}

enum fewest_status fewest_start(struct fewest *fewest, const struct coset *coset, struct arena *arena) {
    size_t mark = arena_mark(arena);
    bool large = coset->nullity > 0 && coset->quiet.columns > TREE_CELLS_MAX;
    bool by_classes = BY_CLASSES && (large || coset->nullity >= CLASSES_NULLITY_MIN);
    *fewest = (struct fewest){.coset = *coset};
    enum classes_status status = by_classes ? start_classes(fewest, arena) : CLASSES_NO_SPLIT;
    if (status == CLASSES_OK) return FEWEST_OK;
    arena_release(arena, mark);
    fewest->classes = NULL;
    if (status == CLASSES_NO_MEMORY) return FEWEST_NO_MEMORY;
    if (large || coset->nullity > TREE_ROWS_MAX) return FEWEST_TOO_MANY;
    if (start_tree(fewest, arena)) return FEWEST_OK;
    arena_release(arena, mark);
    return FEWEST_NO_MEMORY;
}

void fewest_share(struct fewest *fewest, uint32_t share, uint32_t shares) {
    CHECK(share < shares);
    if (BY_CLASSES && fewest->classes)
        classes_share(fewest->classes, share, shares);
    else if (fewest->tree.top < 0)
        fewest->best.count = share == 0;
    else
        tree_share(&fewest->tree, share, shares);
}

enum fewest_run fewest_run(struct fewest *fewest, uint32_t slices) {
    int64_t budget = (int64_t)slices * SLICE_BUDGET;
    return BY_CLASSES && fewest->classes ? run_classes(fewest, budget) : run_tree(fewest, budget);
}
