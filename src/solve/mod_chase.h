/* Light chasing on grids whose lights have more than two states, one row at a time: the steps and their codes are those of lesson.h. The
 * button below a wrong light is pressed as often as the light needs. */
#ifndef MOD_CHASE_H
#define MOD_CHASE_H

#include "board/position.h"
#include "solve/lesson.h"

struct mod_chase {
    const struct board *board; /* the caller owns the board, the need and the solution */
    const uint8_t *need;
    const uint8_t *solution; /* NULL if there is none */
    uint8_t *
        system; /* columns × (columns + 1) numbers below the states of the lights: by how much each press of the first row, chased down,
                        turns the last; behind them what the last row needs with no first row pressed */
    struct lesson_chase_plan plan;
};

/* True if light chasing works: the final state of each light matters, and each button from the second row on turns, of the rows above its own,
 * only the light directly above it, and some number of presses turns that light by one step. */
bool mod_can_chase(const struct board *board);

/* Prepares the chase of a board that mod_can_chase(), for lights that need so many steps; `solution` is any presses that turn them so.
 * columns × lights masks are added. */
bool mod_chase_take(struct mod_chase *chase, const struct board *board, const uint8_t *need, const uint8_t *solution,
                    struct arena *arena);

/* Returns step k, 0 <= k < plan.length, and writes all presses up to it. About `lights` masks are added. */
struct lesson_step mod_chase_at(const struct mod_chase *chase, int k, uint8_t *presses);

#endif
