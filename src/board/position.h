/* A position: a board, its goal, its lights at the start, and the presses made since. */
#ifndef POSITION_H
#define POSITION_H

#include "algebra/arena.h"
#include "board/board.h"

struct position {
    struct board board;
    enum board_goal goal;
    /* One byte for each light or button. They live in an arena, in this order. */
    uint8_t *target; /* 0 for all lights with BOARD_GOAL_SAME, and for those whose final state is of no matter */
    uint8_t *start;
    uint8_t *presses;
};

/* Takes the vectors of a position whose board is known, filled with zeros. */
bool position_take(struct position *position, struct arena *arena);

/* Writes by how many steps each light must still be turned to reach its target; with BOARD_GOAL_SAME, to reach 0. It is 0 for lights whose
 * final state is of no matter. */
void position_need(const struct position *position, const uint8_t *lights, uint8_t *need);

/* The goal by its name: of binary boards one of the first four, of all others one of the last two. */
enum position_goal { POSITION_OFF, POSITION_ON, POSITION_EITHER, POSITION_TARGET, POSITION_SAME };
enum position_goal position_goal(const struct position *position);

/* True if these lights reach the goal. */
bool position_is_solved(const struct position *position, const uint8_t *lights);

#endif
