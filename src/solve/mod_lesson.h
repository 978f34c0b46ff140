/* Elimination on boards whose lights have more than two states, one pivot at a time, for the explain pane.
 *
 * The system is that of one prime power q = p^e: an equation for each light whose number of states the prime divides and whose final state
 * matters, in order; an unknown for each button whose order it divides, in order; with BOARD_GOAL_SAME one more, the state that all lights show.
 * An equation modulo a lower power of the prime is multiplied by the power that is missing. A solution modulo all prime powers of a board is a
 * solution of the board (the Chinese remainder theorem).
 *
 * Rows stay in their places. A step takes as pivot the entry that the prime divides least often, without the rows and columns of
 * earlier pivots: the first column with such an entry, in it the first row. It multiplies the row so that the pivot becomes a power of
 * the prime, and subtracts the row from all others as often as their entries contain that power. Modulo a prime this is Gauss–Jordan
 * elimination; otherwise a remainder may be left in the column, but only in rows of earlier pivots.
 *
 * In the end the system has a solution unless the prime divides all coefficients of a row more often than its right side. */
#ifndef MOD_LESSON_H
#define MOD_LESSON_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "algebra/zk.h"
#include "board/position.h"

enum { MOD_LESSON_MAX = 145 }; /* equations, and also unknowns */

/* Of the last step. At the start row and column are -1. At the end column is -1, and row is one that cannot hold, or -1. */
struct mod_lesson_step {
    int32_t row, column; /* of the pivot */
    int32_t value;       /* the pivot as it was found */
    int32_t factor;      /* of the row, modulo q */
    int32_t pivots;      /* so far, with this one */
};

struct mod_lesson {
    const struct zk_ring *ring;
    int equations, unknowns;
    struct zk_matrix matrix; /* equations × (unknowns + 1), after the step; the last column is the right side */
    uint8_t *taken;          /* of each equation, how often the step subtracted the row of the pivot */
    struct mod_lesson_step step;
    uint8_t *used; /* rows, and behind them columns, that have a pivot */
};

/* Writes the system of the lights' needs (position_need). False also when it is larger than MOD_LESSON_MAX. */
bool mod_lesson_take(struct mod_lesson *lesson, const struct board *board, enum board_goal goal,
                     const struct zk_ring *ring, const uint8_t *need, struct arena *arena);

/* Takes the next step; false at the end, which is a step, too. At most 2 · equations × unknowns operations. */
bool mod_lesson_next(struct mod_lesson *lesson);

#endif
