/* The fewest presses to the goal: by search, and from a list of all presses. */
#ifndef FOUND_H
#define FOUND_H

#include "plain.h"
#include "solve/goal.h"

/* The result of the search; weight -1: unsolvable. */
struct found {
    int weight;
    uint64_t count, presses;
};

static inline struct found search_all(const struct solver *solver, const struct plain_position *position,
                                      struct arena *arena) {
    struct goal_search search;
    uint64_t need[BOARD_WORDS];
    size_t used = arena->used;
    plain_need(position, position->start, need);
    EXPECT(goal_search_start(&search, solver, &position->board, position->goal, need, arena) == FEWEST_OK);
    struct found found = {.weight = -1};
    EXPECT(search.count > 0 || arena->used == used);
    if (search.count > 0) {
        while (!goal_search_run(&search, 1)) {}
        struct outcome best = goal_search_best(&search);
        EXPECT(best.bound == best.weight && best.progress == 1);
        found = (struct found){.weight = best.weight, .count = best.count, .presses = best.presses[0]};
    }
    arena->used = used;
    return found;
}

/* True if the presses lead from the start to the goal. */
static inline bool reaches_goal(const struct plain_position *position, const uint64_t *presses) {
    uint64_t lights[BOARD_WORDS];
    memcpy(lights, position->start, sizeof lights);
    plain_press(&position->board, presses, lights);
    return plain_at_goal(position, lights);
}

/* The fewest presses to the goal, from all sets of presses of a board with at most 12 buttons. */
static inline struct found list_all(const struct plain_position *position) {
    const struct board *board = &position->board;
    struct found found = {.weight = -1};
    for (uint64_t presses = 0; presses < UINT64_C(1) << board->buttons; presses++) {
        if (board->kind == BOARD_GRID && (presses & board->holes[0])) continue;
        if (!reaches_goal(position, &presses)) continue;
        int weight = plain_weight(&presses, board->buttons);
        if (found.weight < 0 || weight < found.weight) found = (struct found){.weight = weight};
        found.count += weight == found.weight;
    }
    return found;
}

#endif
