/* Two classes determine the others (docs/mathematics.md, section 3.2). The quiet patterns are a module GF(2)[s]/(g), and the
 * label of cell (i, j), counted from 1, is F_i(s+1)·F_j(s), where F_k are the Fibonacci polynomials. F_2k = s·F_k² and
 * F_2k+1 = (F_k + F_k+1)². So by the parities of i and j the labels lie in S, s·S, (s+1)·S and (s²+s)·S, where S is the set of
 * squares. Squaring is linear and g is nearly a square, so S has about half the dimension, and any two of the four subspaces
 * span nearly everything. The code assumes none of this: it computes the ranks and refuses a board that does not split.
 *
 * The search first makes the lists as long as their room and joins them: this finds a good solution and proves nothing. If the
 * lists are shorter than this solution requires, it makes and joins them once more. A second pass of the join then decides what
 * the lists do not reach. */
#include "solve/classes.h"

#include <string.h>

#include "algebra/check.h"

/* The usual progress after the lists and after the join. */
static const double LISTS = 0.5, JOIN = 0.9;

static double part_done(const struct classes *classes) {
    if (classes->lists.complete || class_join_is_second(classes->join)) return JOIN;
    if (classes->lists.listing < CLASSES_COUNT) return LISTS * class_lists_done(&classes->lists);
    return LISTS + (JOIN - LISTS) * class_join_done(classes->join);
}

static void report(struct classes *classes, bool finished) {
    double progress = finished ? 1 : part_done(classes);
    int bound = 0;
    for (int i = 0; i < CLASSES_COUNT; i++) bound += classes->lists.of[i].most;
    if (classes->lists.listing == CLASSES_COUNT) bound = smaller(bound, class_join_bound(classes->join));
    if (finished || bound < classes->best.lead) bound = classes->best.lead;
    classes->bound = smaller(bound, classes->bound);
    if (progress > classes->progress) classes->progress = progress;
}

/* Continues with the current part: the lists and the join, both again if the lists were too short, and then the second pass of
 * the join. */
static enum classes_run run_once(struct classes *classes, int64_t *budget) {
    struct class_lists *lists = &classes->lists;
    struct class_join *join = classes->join;
    if (lists->listing < CLASSES_COUNT) {
        if (!class_lists_run(lists, budget)) return CLASSES_STUCK;
        if (lists->listing == CLASSES_COUNT && !class_join_begin(join)) return CLASSES_STUCK;
        return CLASSES_RUNNING;
    }
    if (class_join_run(join, budget)) return CLASSES_RUNNING;
    if (class_join_is_second(join)) return CLASSES_FINISHED;
    if (class_lists_suffice(lists, classes->best.lead))
        class_join_again(join);
    else
        class_lists_restart(lists, classes->best.lead);
    return CLASSES_RUNNING;
}

enum classes_run classes_run(struct classes *classes, int64_t budget) {
    enum classes_run run = CLASSES_RUNNING;
    while (budget > 0 && run == CLASSES_RUNNING) run = run_once(classes, &budget);
    report(classes, run == CLASSES_FINISHED);
    return run;
}

static enum classes_status take_all(struct classes *classes, const struct coset *coset, struct arena *arena) {
    size_t words = GF2_WORDS(classes->cells);
    struct class_best *best = &classes->best;
    best->lead = classes->cells - 2 * gf2_weight(coset->first, words);
    best->presses = arena_take(arena, words, sizeof *best->presses);
    if (!best->presses) return CLASSES_NO_MEMORY;
    memcpy(best->presses, coset->first, words * sizeof *best->presses);
    enum classes_status status = class_lists_start(&classes->lists, coset, arena);
    if (status == CLASSES_OK) status = class_join_start(&classes->join, &classes->lists, &coset->quiet, best, arena);
    return status == CLASSES_OK && !class_lists_take_room(&classes->lists) ? CLASSES_NO_MEMORY : status;
}

enum classes_status classes_start(struct classes *classes, const struct coset *coset, struct arena *arena) {
    if (coset->rows < 2 || coset->columns < 2 || coset->quiet.rows > CLASSES_NULLITY_MAX) return CLASSES_NO_SPLIT;
    size_t mark = arena_mark(arena);
    memset(classes, 0, sizeof *classes);
    classes->cells = classes->bound = coset->quiet.columns;
    enum classes_status status = take_all(classes, coset, arena);
    if (status == CLASSES_OK)
        report(classes, false);
    else
        arena_release(arena, mark);
    return status;
}

void classes_share(struct classes *classes, uint32_t share, uint32_t shares) {
    CHECK(share < shares && classes->progress == 0);
    class_join_share(classes->join, share, shares);
}
