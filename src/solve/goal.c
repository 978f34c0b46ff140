#include "solve/goal.h"

#include <string.h>

#include "algebra/check.h"

int goal_needs(const struct board *board, enum board_goal goal, const uint64_t *need,
               uint64_t needs[GOAL_NEEDS_MAX][BOARD_WORDS]) {
    size_t words = GF2_WORDS(board->lights);
    memcpy(needs[0], need, words * sizeof *need);
    if (goal != BOARD_GOAL_SAME) return 1;
    board_all_lights(board, needs[1]);
    gf2_add(needs[1], need, words);
    return 2;
}

/* The two goals differ by all lights. A witness with an even number of lights rules out both; where neither of two
 * witnesses has one, their sum has, and its inner product with either goal is 1. */
static void join_witnesses(const struct board *board, uint64_t *witness, const uint64_t *other) {
    size_t words = GF2_WORDS(board->lights);
    if (gf2_weight(witness, words) % 2 == 0) return;
    if (gf2_weight(other, words) % 2 == 0)
        memcpy(witness, other, words * sizeof *witness);
    else
        gf2_add(witness, other, words);
}

bool goal_solve(const struct solver *solver, const struct board *board, enum board_goal goal, const uint64_t *need,
                uint64_t *presses, uint64_t *witness) {
    uint64_t needs[GOAL_NEEDS_MAX][BOARD_WORDS], other[BOARD_WORDS];
    int count = goal_needs(board, goal, need, needs);
    if (solve(solver, needs[0], presses, witness)) return true;
    if (count == 1) return false;
    if (solve(solver, needs[1], presses, other)) return true;
    join_witnesses(board, witness, other);
    return false;
}

void goal_change(const struct solver *solver, const struct board *board, enum board_goal goal, const uint64_t *need,
                 uint64_t *change) {
    uint64_t needs[GOAL_NEEDS_MAX][BOARD_WORDS], any[BOARD_WORDS];
    int count = goal_needs(board, goal, need, needs);
    bool second = count > 1 && !solve(solver, needs[0], any, any) && solve(solver, needs[1], any, any);
    memcpy(change, needs[second], GF2_WORDS(board->lights) * sizeof *change);
}

enum fewest_status goal_search_start(struct goal_search *search, const struct solver *solver, const struct board *board,
                                     enum board_goal goal, const uint64_t *need, struct arena *arena) {
    uint64_t needs[GOAL_NEEDS_MAX][BOARD_WORDS], witness[BOARD_WORDS];
    size_t before = arena_mark(arena);
    int count = goal_needs(board, goal, need, needs);
    search->count = 0;
    for (int i = 0; i < count; i++) {
        size_t mark = arena_mark(arena);
        uint64_t *presses = arena_take(arena, GF2_WORDS(board->buttons), sizeof *presses);
        bool solvable = presses && solve(solver, needs[i], presses, witness);
        enum fewest_status status = presses ? FEWEST_OK : FEWEST_NO_MEMORY;
        struct coset coset = solve_coset(solver, presses);
        if (solvable) status = pieces_start(&search->searches[search->count], &coset, arena);
        if (status != FEWEST_OK) {
            arena_release(arena, before);
            return status;
        }
        if (solvable)
            search->count++;
        else
            arena_release(arena, mark);
    }
    return FEWEST_OK;
}

void goal_search_share(struct goal_search *search, uint32_t share, uint32_t shares) {
    for (int i = 0; i < search->count; i++) pieces_share(&search->searches[i], share, shares);
}

enum fewest_run goal_search_run(struct goal_search *search, uint32_t slices) {
    for (int i = 0; i < search->count; i++) {
        enum fewest_run run = pieces_run(&search->searches[i], slices);
        if (run != FEWEST_FINISHED) return run;
    }
    return FEWEST_FINISHED;
}

struct outcome goal_search_best(const struct goal_search *search) {
    CHECK(search->count > 0);
    struct outcome best = search->searches[0].best;
    if (search->count == 1) return best;
    const struct outcome *other = &search->searches[1].best;
    int bound = other->bound < best.bound ? other->bound : best.bound;
    double progress = (best.progress + other->progress) / 2;
    uint64_t tied = other->weight == best.weight ? best.count : 0;
    if (other->weight <= best.weight) {
        best = *other;
        best.count += tied;
    }
    best.bound = bound;
    best.progress = progress;
    return best;
}
