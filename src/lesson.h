/* Elimination and light chasing one step at a time, forwards and backwards, for the explain pane. */
#ifndef LESSON_H
#define LESSON_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "board.h"
#include "gf2.h"

enum {
    LESSON_SIDE_MAX = 4096,    /* equations, or unknowns */
    LESSON_COLUMNS_MAX = 10000 /* of a board that is chased */
};

/* The steps of an elimination, in this order:
 *
 *   START      the matrix as it was given;
 *   column by column from the left, with `top` rows done:
 *     PIVOT    row: the first one from `top` on that has the unknown of the column;
 *     SWAP     row `top` ↔ other, where the pivot stands further down;
 *     ADD      row ← row + other, for every row below that has the unknown (reduced: for every other row);
 *     FREE     column: no row from `top` on has the unknown, so it may be chosen freely;
 *   IMPOSSIBLE row: it says 0 = 1; or
 *   DONE       the matrix is in echelon form. Where it was to be reduced, that is the end. Otherwise follows the
 *              back-substitution, from the last pivot up:
 *     PIVOT    row, column;
 *     ADD      row ← row + other, for every row above that has the unknown;
 *   DONE       again: either way ends in the same, reduced matrix. With every free unknown 0, its last column is a
 *              solution.
 */
enum lesson_code { LESSON_START, LESSON_PIVOT, LESSON_SWAP, LESSON_ADD, LESSON_FREE, LESSON_IMPOSSIBLE, LESSON_DONE };

/* Rows and columns from 0; -1 where the code says nothing about them. */
struct lesson_step {
    int32_t code, row, other, column;
};

/* The steps of one column, or one step that changes nothing. */
struct lesson_round;

struct lesson {
    int unknowns;
    bool reduced;
    struct gf2_matrix matrix;  /* equations × (unknowns + 1), as it stands after step `at` */
    struct gf2_matrix origins; /* equations × equations: the first rows of which each row of `matrix` is the sum */
    uint64_t *absent;          /* unknowns that do not exist: their columns are zero and passed over */
    int at, length;
    int verdict; /* the step that is IMPOSSIBLE, or the first DONE */
    /* A step is never stored: a round knows its pivot and the set of rows that it is added to. */
    struct lesson_round *rounds;
    int round_count;
    struct gf2_matrix added;
    struct gf2_matrix first; /* the matrix as it was given */
};

/* A system of equations with all coefficients zero, in the arena; the caller fills in `matrix` and `absent`, then
 * calls lesson_eliminate(). False when memory cannot be had (nothing is kept): about equations × (3 × unknowns + equations) / 8
 * bytes. */
bool lesson_take(struct lesson *lesson, int equations, int unknowns, bool reduced, struct arena *arena);

/* The system of a board: row i says how the presses must change light i. `change` has a bit for each light. */
void lesson_fill(struct lesson *lesson, const struct board *board, const uint64_t *change);

/* Finds all steps; the matrix then stands after the last. As many word steps as plain elimination takes: at most
 * equations × rank × unknowns / 128. */
void lesson_eliminate(struct lesson *lesson);

/* Brings the matrix to where it stands after step k, 0 <= k < length, from where it is: as many row additions as there
 * are steps between the two, or from the start where that is nearer. */
struct lesson_step lesson_seek(struct lesson *lesson, int k);

/* The steps of a chase, in this order:
 *
 *   START      nothing is pressed;
 *   CHASE      row r, from 1 to the last: under every light of row r-1 that is wrong, its button is pressed;
 *   LEFT       row: the last one, all that can still be wrong;
 *   FINISH     nothing is; or
 *   IMPOSSIBLE row: the last one, which no first row puts right; or
 *   FIRST_ROW  row 0: the presses that, chased down, put the last row right;
 *   CHASE      row r, from 1 to the last, once more;
 *   FINISH     the presses are a solution.
 */
enum lesson_chase_code {
    LESSON_CHASE_START,
    LESSON_CHASE_CHASE,
    LESSON_CHASE_LEFT,
    LESSON_CHASE_FIRST_ROW,
    LESSON_CHASE_FINISH,
    LESSON_CHASE_IMPOSSIBLE
};

struct lesson_chase {
    const struct board *board; /* both stay the caller's */
    const uint64_t *change;
    struct gf2_matrix system; /* columns × (columns + 1): the presses of the first row → what they change in the last */
    uint64_t *first_row;      /* of a solution */
    bool is_left, is_possible;
    int length;
};

/* Whether a chase is well defined: each button from the second row on reaches, of all the rows above its own, the
 * light directly above it and nothing else. So it is with the plus and the ring rule on grids without holes, flat or
 * on a cylinder, and with whatever else has such masks. Boards of more than LESSON_COLUMNS_MAX columns are not chased. */
bool lesson_can_chase(const struct board *board);

/* Fills in the chase of a board for which that is so; `change`, the lights that must change, as for lesson_fill(), and any
 * presses that change them, NULL where there are none. False when memory cannot be had (nothing is kept): about columns² / 8
 * bytes. columns × lights mask steps. */
bool lesson_chase_take(struct lesson_chase *chase, const struct board *board, const uint64_t *change,
                       const uint64_t *solution, struct arena *arena);

/* What step k is, 0 <= k < length, and all presses up to it, as a set (buttons bits). About lights mask steps. */
struct lesson_step lesson_chase_at(const struct lesson_chase *chase, int k, uint64_t *presses);

#endif
