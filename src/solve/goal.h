/* Solutions for the goal of a position with two states.
 *
 * `need` is the set of lights (lights bits) that must be flipped to reach the target; with BOARD_GOAL_SAME, to be all off. That goal is
 * also reached when all lights are on, so there are two sets of lights of which presses must make one. */
#ifndef GOAL_H
#define GOAL_H

#include "solve/pieces.h"
#include "solve/solve.h"

/* Writes the sets of lights of which presses must make one and returns their number. */
enum { GOAL_NEEDS_MAX = 2 };
int goal_needs(const struct board *board, enum board_goal goal, const uint64_t *need,
               uint64_t needs[GOAL_NEEDS_MAX][BOARD_WORDS]);

/* As solve(). The witness proves that no presses reach the goal. */
bool goal_solve(const struct solver *solver, const struct board *board, enum board_goal goal, const uint64_t *need,
                uint64_t *presses, uint64_t *witness);

/* Writes the lights that the presses of goal_solve() flip, or `need` if there are none. */
void goal_change(const struct solver *solver, const struct board *board, enum board_goal goal, const uint64_t *need,
                 uint64_t *change);

/* The search for the fewest presses: one search for each set of lights that presses can make. */
struct goal_search {
    struct pieces searches[GOAL_NEEDS_MAX];
    int count;
};

/* As pieces_start(). When the goal cannot be reached, count is 0. */
enum fewest_status goal_search_start(struct goal_search *search, const struct solver *solver, const struct board *board,
                                     enum board_goal goal, const uint64_t *need, struct arena *arena);

/* Restricts the search, before it runs, to one of several shares (fewest_share). */
void goal_search_share(struct goal_search *search, uint32_t share, uint32_t shares);

enum fewest_run goal_search_run(struct goal_search *search, uint32_t slices);

/* The best of the searches so far; needs count > 0. When all are finished, its count is over all of them. */
struct outcome goal_search_best(const struct goal_search *search);

#endif
