#include "solve/cyclic_solutions.h"

#include <string.h>

#include "algebra/check.h"
#include "solve/cyclic_tree.h"

/* Writes the costs of all solutions below the present tables of a level, and returns where the next ones go. */
static int32_t *weigh(const struct cyclic_tree *tree, int depth, int32_t *costs) {
    for (int times = 0; times < tree->coset->pattern_orders[depth]; times++)
        if (depth == tree->coset->patterns - 1) {
            *costs++ = cyclic_tree_cost(tree, depth, times);
        } else {
            cyclic_tree_decide(tree, depth, times);
            costs = weigh(tree, depth + 1, costs);
        }
    return costs;
}

int cyclic_solutions_most(const struct cyclic_board *board) {
    int most = 0;
    for (int button = 0; button < board->grid.buttons; button++)
        most += cyclic_most_cost(board, (int)cyclic_order(board, button));
    return most;
}

/* Counting sort: stable, so that solutions of equal cost keep their order. */
static bool sort(struct cyclic_solutions *solutions, struct arena *arena) {
    uint32_t count = (uint32_t)solutions->count;
    int most = cyclic_solutions_most(solutions->coset.board);
    struct cyclic_tree tree;
    solutions->order = arena_take(arena, count, sizeof *solutions->order);
    size_t mark = arena_mark(arena);
    int32_t *costs = arena_take(arena, count, sizeof *costs);
    uint32_t *places = arena_take_zeroed(arena, (size_t)most + 2, sizeof *places);
    bool taken = solutions->order && costs && places && cyclic_tree_take(&tree, &solutions->coset, arena);
    arena_release(arena, mark);
    if (!taken) return false;
    weigh(&tree, 0, costs);
    for (uint32_t i = 0; i < count; i++) places[costs[i] + 1]++;
    for (int cost = 0; cost <= most; cost++) places[cost + 1] += places[cost];
    for (uint32_t i = 0; i < count; i++) solutions->order[places[costs[i]]++] = i;
    return true;
}

static bool start(struct cyclic_solutions *solutions, const struct cyclic_board *board,
                  const struct cyclic_solver *solver, const uint8_t *solution, struct arena *arena) {
    int nullity = cyclic_nullity(solver);
    int patterns = nullity < CYCLIC_LISTED_PATTERNS_MAX ? nullity : CYCLIC_LISTED_PATTERNS_MAX;
    *solutions = (struct cyclic_solutions){.count = 1};
    if (!cyclic_coset_take(&solutions->coset, board, solver, solution, patterns, arena)) return false;
    solutions->count = cyclic_count(solver);
    return patterns == 0 || solutions->count > CYCLIC_SORTED_MAX || sort(solutions, arena);
}

bool cyclic_solutions_start(struct cyclic_solutions *solutions, const struct cyclic_board *board,
                            const struct cyclic_solver *solver, const uint8_t *solution, struct arena *arena) {
    size_t mark = arena_mark(arena);
    bool started = start(solutions, board, solver, solution, arena);
    if (!started) arena_release(arena, mark);
    return started;
}

void cyclic_solutions_at(const struct cyclic_solutions *solutions, uint64_t k, uint8_t *presses) {
    const struct cyclic_coset *coset = &solutions->coset;
    uint8_t times[CYCLIC_LISTED_PATTERNS_MAX];
    uint64_t rest = solutions->order ? solutions->order[k] : k;
    for (int i = coset->patterns - 1; i >= 0; i--) {
        times[i] = (uint8_t)(rest % coset->pattern_orders[i]);
        rest /= coset->pattern_orders[i];
    }
    cyclic_coset_presses(coset, times, presses);
}

/* Counts the solutions below the present tables of a level. */
static void count_costs(const struct cyclic_tree *tree, int depth, uint32_t *counts) {
    for (int times = 0; times < tree->coset->pattern_orders[depth]; times++)
        if (depth == tree->coset->patterns - 1) {
            counts[cyclic_tree_cost(tree, depth, times)]++;
        } else {
            cyclic_tree_decide(tree, depth, times);
            count_costs(tree, depth + 1, counts);
        }
}

bool cyclic_solutions_weigh(const struct cyclic_board *board, const struct cyclic_solver *solver,
                            const uint8_t *solution, uint32_t *counts, struct arena *arena) {
    CHECK(cyclic_count(solver) <= CYCLIC_WEIGHED_MAX);
    struct cyclic_coset coset;
    struct cyclic_tree tree;
    size_t mark = arena_mark(arena);
    bool taken = cyclic_coset_take(&coset, board, solver, solution, cyclic_nullity(solver), arena) &&
                 cyclic_tree_take(&tree, &coset, arena);
    arena_release(arena, mark);
    if (!taken) return false;
    memset(counts, 0, ((size_t)cyclic_solutions_most(board) + 1) * sizeof *counts);
    if (coset.patterns > 0)
        count_costs(&tree, 0, counts);
    else
        counts[cyclic_tree_cost(&tree, 0, 0)]++;
    return true;
}
