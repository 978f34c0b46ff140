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

/* A block of the coset: the solutions of a goal that share all choices but those of the first `low` patterns. */
struct block {
    const struct solver *solver;
    int low;
    uint32_t *labels; /* of each button: the patterns that press it */
    int32_t *sums;    /* 2^low */
};

enum { BLOCK_LOG = 16 }; /* 256 kB of sums: they stay in the cache */

static bool take_block(struct block *block, const struct solver *solver, struct arena *arena) {
    int nullity = solver->nullity, buttons = solver->buttons;
    *block = (struct block){.solver = solver, .low = nullity < BLOCK_LOG ? nullity : BLOCK_LOG};
    block->labels = arena_take_zeroed(arena, (size_t)buttons, sizeof *block->labels);
    block->sums = arena_take(arena, (size_t)1 << block->low, sizeof *block->sums);
    if (!block->labels || !block->sums) return false;
    for (int k = 0; k < nullity; k++)
        for (int button = 0; button < buttons; button++)
            block->labels[button] |= (uint32_t)gf2_get(gf2_row(&solver->quiet, k), button) << k;
    return true;
}

static void transform(int32_t *sums, uint32_t size) {
    for (uint32_t half = 1; half < size; half *= 2)
        for (uint32_t i = 0; i < size; i += 2 * half)
            for (uint32_t k = i; k < i + half; k++) {
                int32_t a = sums[k], b = sums[k + half];
                sums[k] = a + b;
                sums[k + half] = a - b;
            }
}

/* sums[u] becomes the weight of first + the patterns chosen by u and, above them, by `high`: each button counts for 1 or,
 * pressed, for -1, by its label; in the transform the sum is that over all buttons, buttons - 2 × weight. */
static void weigh_block(const struct block *block, const uint64_t *first, uint32_t high) {
    uint32_t size = UINT32_C(1) << block->low;
    int buttons = block->solver->buttons;
    memset(block->sums, 0, size * sizeof *block->sums);
    for (int button = 0; button < buttons; button++) {
        uint32_t label = block->labels[button];
        bool pressed = gf2_get(first, button) ^ __builtin_parity(label >> block->low & high);
        block->sums[label & (size - 1)] += pressed ? -1 : 1;
    }
    transform(block->sums, size);
    for (uint32_t i = 0; i < size; i++) block->sums[i] = (buttons - block->sums[i]) / 2;
}

static uint32_t blocks_of(const struct block *block) {
    return UINT32_C(1) << (block->solver->nullity - block->low);
}

/* The weight of each solution of a goal, at its index. */
static void weigh_goal(const struct solutions *solutions, const struct block *block, int goal, uint32_t *weights) {
    uint32_t goals = (uint32_t)solutions->goals, size = UINT32_C(1) << block->low;
    weights += goal;
    for (uint32_t high = 0; high < blocks_of(block); high++) {
        weigh_block(block, solutions->first[goal], high);
        for (uint32_t i = 0; i < size; i++, weights += goals) *weights = (uint32_t)block->sums[i];
    }
}

/* Counting sort: stable, so that equal weights keep the order of their indices. */
static bool sort(struct solutions *solutions, struct arena *arena) {
    const struct solver *solver = solutions->solver;
    uint32_t count = (uint32_t)solutions->goals << solver->nullity;
    struct block block;
    solutions->order = arena_take(arena, count, sizeof *solutions->order);
    size_t used = arena->used;
    uint32_t *weights = arena_take(arena, count, sizeof *weights);
    uint32_t *places = arena_take_zeroed(arena, (size_t)solver->buttons + 2, sizeof *places);
    bool taken = solutions->order && weights && places && take_block(&block, solver, arena);
    arena->used = used;
    if (!taken) return false;
    for (int goal = 0; goal < solutions->goals; goal++) weigh_goal(solutions, &block, goal, weights);
    for (uint32_t i = 0; i < count; i++) places[weights[i] + 1]++;
    for (int weight = 0; weight <= solver->buttons; weight++) places[weight + 1] += places[weight];
    for (uint32_t i = 0; i < count; i++) solutions->order[places[weights[i]]++] = i;
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
    struct block block;
    size_t used = arena->used;
    bool taken = find_first(&solutions, solver, board, lights, arena) && take_block(&block, solver, arena);
    arena->used = used;
    if (!taken) return false;
    memset(counts, 0, ((size_t)solver->buttons + 1) * sizeof *counts);
    for (int goal = 0; goal < solutions.goals; goal++)
        for (uint32_t high = 0; high < blocks_of(&block); high++) {
            weigh_block(&block, solutions.first[goal], high);
            for (uint32_t i = 0; i < UINT32_C(1) << block.low; i++) counts[block.sums[i]]++;
        }
    return true;
}
