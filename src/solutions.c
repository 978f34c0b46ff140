#include "solutions.h"

#include <string.h>

#include "check.h"

/* Solution number i: the goal is i % goals; the bits of i / goals choose the quiet patterns. */
static void read_solution(const struct solutions *solutions, uint64_t index, uint64_t *presses) {
    size_t words = GF2_WORDS(solutions->solver->buttons);
    memcpy(presses, solutions->first[index % (uint64_t)solutions->goals], words * sizeof *presses);
    for (uint64_t rest = index / (uint64_t)solutions->goals; rest; rest &= rest - 1)
        gf2_add(presses, gf2_row(&solutions->solver->quiet, __builtin_ctzll(rest)), words);
}

/* One solution of each goal that can be reached. */
static bool find_first(struct solutions *solutions, const struct solver *solver, const struct board *board,
                       const uint64_t *lights, struct arena *arena) {
    uint64_t(*goals)[BOARD_WORDS] = arena_take(arena, GAME_GOALS_MAX, sizeof *goals);
    uint64_t *witness = arena_take(arena, GF2_WORDS(board->lights), sizeof *witness);
    *solutions = (struct solutions){.solver = solver};
    if (!goals || !witness) return false;
    int count = game_goals(board, lights, goals);
    for (int i = 0; i < count; i++) {
        uint64_t *presses = arena_take(arena, GF2_WORDS(board->buttons), sizeof *presses);
        if (!presses) return false;
        if (solve(solver, goals[i], presses, witness)) solutions->first[solutions->goals++] = presses;
    }
    return true;
}

static void transform(int32_t *sums, uint32_t size) {
    for (uint32_t half = 1; half < size; half *= 2)
        for (uint32_t i = 0; i < size; i++) {
            if (i & half) continue;
            int32_t a = sums[i], b = sums[i + half];
            sums[i] = a + b;
            sums[i + half] = a - b;
        }
}

/* The weight of `first` plus each sum of quiet patterns, these chosen by the bits of the index. Each button counts for 1 or,
 * pressed, for -1, by the patterns that press it; an entry of the transform is the sum over all buttons, buttons - 2 × weight. */
static void weigh(const struct solver *solver, const uint64_t *first, int32_t *weights) {
    uint32_t size = UINT32_C(1) << solver->nullity;
    memset(weights, 0, size * sizeof *weights);
    for (int button = 0; button < solver->buttons; button++) {
        uint32_t label = 0;
        for (int k = 0; k < solver->nullity; k++) label |= (uint32_t)gf2_get(gf2_row(&solver->quiet, k), button) << k;
        weights[label] += gf2_get(first, button) ? -1 : 1;
    }
    transform(weights, size);
    for (uint32_t i = 0; i < size; i++) weights[i] = (solver->buttons - weights[i]) / 2;
}

/* One table for each goal. */
static bool take_weights(const struct solutions *solutions, int32_t **weights, struct arena *arena) {
    for (int goal = 0; goal < solutions->goals; goal++) {
        weights[goal] = arena_take(arena, (size_t)1 << solutions->solver->nullity, sizeof **weights);
        if (!weights[goal]) return false;
        weigh(solutions->solver, solutions->first[goal], weights[goal]);
    }
    return true;
}

/* Counting sort: stable, so that equal weights keep the order of their indices. */
static bool sort(struct solutions *solutions, struct arena *arena) {
    uint32_t size = UINT32_C(1) << solutions->solver->nullity, goals = (uint32_t)solutions->goals;
    int32_t *weights[GAME_GOALS_MAX];
    solutions->order = arena_take(arena, size * goals, sizeof *solutions->order);
    size_t used = arena->used;
    uint32_t *places = arena_take_zeroed(arena, (size_t)solutions->solver->buttons + 2, sizeof *places);
    bool taken = solutions->order && places && take_weights(solutions, weights, arena);
    arena->used = used;
    if (!taken) return false;
    for (uint32_t i = 0; i < size * goals; i++) places[weights[i % goals][i / goals] + 1]++;
    for (int weight = 0; weight <= solutions->solver->buttons; weight++) places[weight + 1] += places[weight];
    for (uint32_t i = 0; i < size * goals; i++) solutions->order[places[weights[i % goals][i / goals]]++] = i;
    return true;
}

static bool start(struct solutions *solutions, const struct solver *solver, const struct board *board,
                  const uint64_t *lights, struct arena *arena) {
    if (!find_first(solutions, solver, board, lights, arena)) return false;
    return solutions->goals == 0 || solver->nullity > SOLUTIONS_SORTED_NULLITY_MAX || sort(solutions, arena);
}

bool solutions_start(struct solutions *solutions, const struct solver *solver, const struct board *board,
                     const uint64_t *lights, struct arena *arena) {
    size_t used = arena->used;
    bool started = start(solutions, solver, board, lights, arena);
    if (!started) arena->used = used;
    return started;
}

void solutions_at(const struct solutions *solutions, uint64_t k, uint64_t *presses) {
    read_solution(solutions, solutions->order ? solutions->order[k] : k, presses);
}

bool solutions_weigh(const struct solver *solver, const struct board *board, const uint64_t *lights, uint32_t *counts,
                     struct arena *arena) {
    CHECK(solver->nullity <= SOLUTIONS_WEIGHED_NULLITY_MAX);
    struct solutions solutions;
    int32_t *weights[GAME_GOALS_MAX];
    size_t used = arena->used;
    bool taken = find_first(&solutions, solver, board, lights, arena) && take_weights(&solutions, weights, arena);
    arena->used = used;
    if (!taken) return false;
    memset(counts, 0, ((size_t)solver->buttons + 1) * sizeof *counts);
    for (int goal = 0; goal < solutions.goals; goal++)
        for (uint32_t i = 0; i < UINT32_C(1) << solver->nullity; i++) counts[weights[goal][i]]++;
    return true;
}
