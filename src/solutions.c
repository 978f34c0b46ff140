#include "solutions.h"

#include <string.h>

/* Solution number i: the goal is i % goals; the bits of i / goals choose the quiet patterns. */
static void read_solution(const struct solutions *solutions, uint64_t index, uint64_t *presses) {
    size_t words = GF2_WORDS(solutions->solver->buttons);
    memcpy(presses, solutions->first[index % (uint64_t)solutions->goals], words * sizeof *presses);
    for (uint64_t rest = index / (uint64_t)solutions->goals; rest; rest &= rest - 1)
        gf2_add(presses, gf2_row(&solutions->solver->quiet, __builtin_ctzll(rest)), words);
}

/* The solutions of one goal in Gray code order, each one pattern away from the one before: its weight for each. */
static void weigh(const struct solutions *solutions, int goal, uint16_t *weights) {
    const struct solver *solver = solutions->solver;
    size_t words = GF2_WORDS(solver->buttons);
    uint64_t presses[BOARD_WORDS];
    read_solution(solutions, (uint64_t)goal, presses);
    for (uint32_t step = 0, combination = 0;;) {
        weights[combination * (uint32_t)solutions->goals + (uint32_t)goal] = (uint16_t)gf2_weight(presses, words);
        if (++step == UINT32_C(1) << solver->nullity) return;
        combination ^= UINT32_C(1) << __builtin_ctz(step);
        gf2_add(presses, gf2_row(&solver->quiet, __builtin_ctz(step)), words);
    }
}

/* Counting sort: stable, so that equal weights keep the order of their indices. */
static bool sort(struct solutions *solutions, struct arena *arena) {
    uint32_t count = (uint32_t)solutions->goals << solutions->solver->nullity;
    solutions->order = arena_take(arena, count, sizeof *solutions->order);
    size_t used = arena->used;
    uint16_t *weights = arena_take(arena, count, sizeof *weights);
    uint32_t *places = arena_take_zeroed(arena, (size_t)solutions->solver->buttons + 2, sizeof *places);
    arena->used = used;
    if (!solutions->order || !weights || !places) return false;
    for (int goal = 0; goal < solutions->goals; goal++) weigh(solutions, goal, weights);
    for (uint32_t i = 0; i < count; i++) places[weights[i] + 1]++;
    for (int weight = 0; weight <= solutions->solver->buttons; weight++) places[weight + 1] += places[weight];
    for (uint32_t i = 0; i < count; i++) solutions->order[places[weights[i]]++] = i;
    return true;
}

static bool start(struct solutions *solutions, const struct solver *solver, const struct board *board,
                  const uint64_t *lights, struct arena *arena) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS], witness[BOARD_WORDS];
    int count = game_goals(board, lights, goals);
    *solutions = (struct solutions){.solver = solver};
    for (int i = 0; i < count; i++) {
        uint64_t *presses = arena_take(arena, GF2_WORDS(board->buttons), sizeof *presses);
        if (!presses) return false;
        if (solve(solver, goals[i], presses, witness)) solutions->first[solutions->goals++] = presses;
    }
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
