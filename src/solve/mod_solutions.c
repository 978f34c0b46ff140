#include "solve/mod_solutions.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/numbers.h"
#include "solve/mod_tree.h"

/* Counts the solutions of each cost below the present tables of a level. Unless `costs` is NULL, writes them there, too, and returns where the
 * next ones go. */
static int32_t *weigh(const struct mod_tree *tree, int depth, uint32_t *counts, int32_t *costs) {
    for (int times = 0; times < tree->coset->pattern_orders[depth]; times++)
        if (depth == tree->coset->patterns - 1) {
            int cost = mod_tree_cost(tree, depth, times);
            counts[cost]++;
            if (costs) *costs++ = cost;
        } else {
            mod_tree_decide(tree, depth, times);
            costs = weigh(tree, depth + 1, counts, costs);
        }
    return costs;
}

int mod_solutions_most(const struct board *board) {
    int most = 0;
    for (int button = 0; button < board->buttons; button++)
        most += mod_most_cost(board, (int)board_order(board, button));
    return most;
}

/* Counting sort: stable, so that solutions of equal cost keep their order. */
static bool sort(struct mod_solutions *solutions, struct arena *arena) {
    uint32_t count = (uint32_t)solutions->count;
    int most = mod_solutions_most(solutions->coset.board);
    struct mod_tree tree;
    solutions->order = arena_take(arena, count, sizeof *solutions->order);
    size_t mark = arena_mark(arena);
    int32_t *costs = arena_take(arena, count, sizeof *costs);
    uint32_t *places = arena_take_zeroed(arena, (size_t)most + 2, sizeof *places);
    bool taken = solutions->order && costs && places && mod_tree_take(&tree, &solutions->coset, arena);
    arena_release(arena, mark);
    if (!taken) return false;
    weigh(&tree, 0, places + 1, costs);
    for (int cost = 0; cost <= most; cost++) places[cost + 1] += places[cost];
    for (uint32_t i = 0; i < count; i++) solutions->order[places[costs[i]]++] = i;
    return true;
}

static bool start(struct mod_solutions *solutions, const struct board *board, const struct mod_solver *solver,
                  const uint8_t *solution, struct arena *arena) {
    int patterns = smaller(mod_nullity(solver), MOD_LISTED_PATTERNS_MAX);
    *solutions = (struct mod_solutions){.count = 1};
    if (!mod_coset_take(&solutions->coset, board, solver, solution, patterns, arena)) return false;
    solutions->count = mod_count(solver);
    return patterns == 0 || solutions->count > MOD_SORTED_MAX || sort(solutions, arena);
}

bool mod_solutions_start(struct mod_solutions *solutions, const struct board *board, const struct mod_solver *solver,
                         const uint8_t *solution, struct arena *arena) {
    size_t mark = arena_mark(arena);
    bool started = start(solutions, board, solver, solution, arena);
    if (!started) arena_release(arena, mark);
    return started;
}

void mod_solutions_at(const struct mod_solutions *solutions, uint64_t k, uint8_t *presses) {
    const struct mod_coset *coset = &solutions->coset;
    uint8_t times[MOD_LISTED_PATTERNS_MAX];
    uint64_t rest = solutions->order ? solutions->order[k] : k;
    for (int i = coset->patterns - 1; i >= 0; i--) {
        times[i] = (uint8_t)(rest % coset->pattern_orders[i]);
        rest /= coset->pattern_orders[i];
    }
    mod_coset_presses(coset, times, presses);
}

bool mod_solutions_weigh(const struct board *board, const struct mod_solver *solver, const uint8_t *solution,
                         uint32_t *counts, struct arena *arena) {
    CHECK(mod_count(solver) <= MOD_WEIGHED_MAX);
    struct mod_coset coset;
    struct mod_tree tree;
    size_t mark = arena_mark(arena);
    bool taken = mod_coset_take(&coset, board, solver, solution, mod_nullity(solver), arena) &&
                 mod_tree_take(&tree, &coset, arena);
    arena_release(arena, mark);
    if (!taken) return false;
    memset(counts, 0, ((size_t)mod_solutions_most(board) + 1) * sizeof *counts);
    if (coset.patterns > 0)
        weigh(&tree, 0, counts, NULL);
    else
        counts[mod_tree_cost(&tree, 0, 0)]++;
    return true;
}
