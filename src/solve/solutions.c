#include "solve/solutions.h"

#include <string.h>

#include "algebra/check.h"

/* Finds a solution for each goal that can be reached. */
static bool find_first(struct solutions *solutions, const struct solver *solver, const struct board *board,
                       enum board_goal goal, const uint64_t *need, struct arena *arena) {
    uint64_t(*needs)[BOARD_WORDS] = arena_take(arena, GOAL_NEEDS_MAX, sizeof *needs);
    uint64_t *witness = arena_take(arena, GF2_WORDS(board->lights), sizeof *witness);
    *solutions = (struct solutions){.goals = 0};
    if (!needs || !witness) return false;
    int count = goal_needs(board, goal, need, needs);
    for (int i = 0; i < count; i++) {
        uint64_t *presses = arena_take(arena, GF2_WORDS(board->buttons), sizeof *presses);
        if (!presses) return false;
        if (solve(solver, needs[i], presses, witness))
            solutions->cosets[solutions->goals++] = solve_coset(solver, presses);
    }
    return true;
}

/* weights[u] = the weight of the solution that the bits of u choose. Each button adds 1 to the value of its label, or −1 if
 * the first solution presses it; entry u of the transform is then buttons − 2 × weight (docs/mathematics.md, section 3.1). */
static void weigh(const struct coset *coset, int32_t *weights) {
    uint32_t size = UINT32_C(1) << coset->nullity;
    int buttons = coset->quiet.columns;
    memset(weights, 0, size * sizeof *weights);
    for (int button = 0; button < buttons; button++)
        weights[coset_label(&coset->quiet, button)] += gf2_get(coset->first, button) ? -1 : 1;
    coset_transform(weights, size);
    for (uint32_t i = 0; i < size; i++) weights[i] = (buttons - weights[i]) / 2;
}

/* Takes and fills a table of weights for each goal. */
static bool take_weights(const struct solutions *solutions, int32_t **weights, struct arena *arena) {
    for (int goal = 0; goal < solutions->goals; goal++) {
        weights[goal] = arena_take(arena, (size_t)1 << solutions->cosets[goal].nullity, sizeof **weights);
        if (!weights[goal]) return false;
        weigh(&solutions->cosets[goal], weights[goal]);
    }
    return true;
}

/* Counting sort: stable, so that equal weights keep the order of their indices. */
static bool sort(struct solutions *solutions, struct arena *arena) {
    uint32_t size = UINT32_C(1) << solutions->cosets[0].nullity, goals = (uint32_t)solutions->goals;
    int buttons = solutions->cosets[0].quiet.columns;
    int32_t *weights[GOAL_NEEDS_MAX];
    solutions->order = arena_take(arena, size * goals, sizeof *solutions->order);
    size_t mark = arena_mark(arena);
    uint32_t *places = arena_take_zeroed(arena, (size_t)buttons + 2, sizeof *places);
    bool taken = solutions->order && places && take_weights(solutions, weights, arena);
    arena_release(arena, mark);
    if (!taken) return false;
    for (uint32_t i = 0; i < size * goals; i++) places[weights[i % goals][i / goals] + 1]++;
    for (int weight = 0; weight <= buttons; weight++) places[weight + 1] += places[weight];
    for (uint32_t i = 0; i < size * goals; i++) solutions->order[places[weights[i % goals][i / goals]]++] = i;
    return true;
}

static bool start(struct solutions *solutions, const struct solver *solver, const struct board *board,
                  enum board_goal goal, const uint64_t *need, struct arena *arena) {
    if (!find_first(solutions, solver, board, goal, need, arena)) return false;
    return solutions->goals == 0 || solver->nullity > SOLUTIONS_SORTED_NULLITY_MAX || sort(solutions, arena);
}

bool solutions_start(struct solutions *solutions, const struct solver *solver, const struct board *board,
                     enum board_goal goal, const uint64_t *need, struct arena *arena) {
    size_t mark = arena_mark(arena);
    bool started = start(solutions, solver, board, goal, need, arena);
    if (!started) arena_release(arena, mark);
    return started;
}

/* Solution number i is of goal i % goals; the bits of i / goals choose its quiet patterns. */
void solutions_at(const struct solutions *solutions, uint64_t k, uint64_t *presses) {
    uint64_t i = solutions->order ? solutions->order[k] : k, goals = (uint64_t)solutions->goals;
    coset_solution(&solutions->cosets[i % goals], i / goals, presses);
}

bool solutions_weigh(const struct solver *solver, const struct board *board, enum board_goal goal, const uint64_t *need,
                     uint32_t *counts, struct arena *arena) {
    CHECK(solver->nullity <= SOLUTIONS_WEIGHED_NULLITY_MAX);
    struct solutions solutions;
    int32_t *weights[GOAL_NEEDS_MAX];
    size_t mark = arena_mark(arena);
    bool taken = find_first(&solutions, solver, board, goal, need, arena) && take_weights(&solutions, weights, arena);
    arena_release(arena, mark);
    if (!taken) return false;
    memset(counts, 0, ((size_t)solver->buttons + 1) * sizeof *counts);
    for (int k = 0; k < solutions.goals; k++)
        for (uint32_t i = 0; i < UINT32_C(1) << solver->nullity; i++) counts[weights[k][i]]++;
    return true;
}
