/* Elimination and light chasing one step at a time, forwards and backwards, for the explain pane. A step is one sentence there. */
#ifndef LESSON_H
#define LESSON_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "algebra/gf2.h"
#include "board/board.h"

enum {
    LESSON_SIDE_MAX = 4096,    /* equations, or unknowns */
    LESSON_COLUMNS_MAX = 10000 /* the most columns of a board that is chased */
};

/* The steps of an elimination, in this order:
 *
 *   START      the matrix as given;
 *   for each column from the left, with `top` finished rows:
 *     PIVOT    row: the first one from `top` on that contains the unknown of the column;
 *     SWAP     row `top` ↔ other, if the pivot row is not row `top`;
 *     ADD      row ← row + other, for every row below that contains the unknown (reduced: for every other row);
 *     FREE     column: no row from `top` on contains the unknown, so it is free;
 *   IMPOSSIBLE row: the equation 0 = 1; or
 *   DONE       the matrix is in echelon form. A reduced elimination ends here; any other continues with back-substitution,
 *              from the last pivot up:
 *     PIVOT    row, column;
 *     ADD      row ← row + other, for every row above that contains the unknown;
 *   DONE       again. Both ways end in the same reduced matrix. With all free unknowns 0, its last column is a solution.
 */
enum lesson_code { LESSON_START, LESSON_PIVOT, LESSON_SWAP, LESSON_ADD, LESSON_FREE, LESSON_IMPOSSIBLE, LESSON_DONE };

/* Rows and columns are numbered from 0; -1 where the code does not use the field. */
struct lesson_step {
    int32_t code, row, other, column;
};

/* The steps of one column, or one step that does not change the matrix. */
struct lesson_round;

struct lesson {
    int unknowns;
    bool reduced;
    struct gf2_matrix matrix;  /* equations × (unknowns + 1), after step `at` */
    struct gf2_matrix origins; /* equations × equations: row i tells which given rows sum to row i of `matrix` */
    uint64_t *absent;          /* unknowns that do not exist: their columns are zero and skipped */
    int at, length;
    int verdict; /* the step that is IMPOSSIBLE, or the first DONE */
    /* Steps are not stored. Each round stores its pivot and the set of rows to which the pivot row is added. */
    struct lesson_round *rounds;
    int round_count;
    struct gf2_matrix added;
    struct gf2_matrix first; /* the matrix as given */
};

/* Takes a system of equations with all coefficients zero from the arena. The caller fills `matrix` and `absent` and then calls
 * lesson_eliminate(). About equations × (3 × unknowns + equations) / 8
 * bytes. */
bool lesson_take(struct lesson *lesson, int equations, int unknowns, bool reduced, struct arena *arena);

/* Fills in the system of a board of two states: equation i is the need of light i (position_need), and says nothing if its final state is of
 * no matter. There is an unknown for each button, and there may be one more: the state that all lights show. */
void lesson_fill(struct lesson *lesson, const struct board *board, const uint8_t *need);

/* Finds all steps; the matrix is then the one after the last step. As many word operations as plain elimination takes: at most
 * equations × rank × unknowns / 128. */
void lesson_eliminate(struct lesson *lesson);

/* Changes the matrix to the one after step k, 0 <= k < length, and returns this step. As many row additions as there are steps
 * between `at` and k, or between the start and k if these are fewer. */
struct lesson_step lesson_seek(struct lesson *lesson, int k);

/* Writes the last step of each round: of each column, in each direction, and every step that is of none. Returns their number, which is at most
 * 2 × unknowns + 3. */
int lesson_stops(const struct lesson *lesson, int32_t *stops);

/* The steps of a chase, in this order:
 *
 *   START      no button is pressed;
 *   CHASE      row r, from 1 to the last: the button below every wrong light of row r-1 is pressed;
 *   LEFT       row: the last one, the only row whose lights can still be wrong;
 *   FINISH     no light is wrong; or
 *   IMPOSSIBLE row: the last one, which no first row corrects; or
 *   FIRST_ROW  row 0: the presses that, chased down, correct the last row;
 *   CHASE      row r, from 1 to the last, again;
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

struct lesson_chase_plan {
    int rows, length; /* of the board; the number of steps */
    bool is_left;     /* some light of the last row is wrong after the first chase */
    bool is_twice;    /* and a first row corrects it: step rows + 1 presses it */
};

/* The plan of a chase, and its step k, 0 <= k < length. */
struct lesson_chase_plan lesson_chase_plan(int rows, bool is_left, bool is_possible);
struct lesson_step lesson_chase_step(const struct lesson_chase_plan *plan, int k);

struct lesson_chase {
    const struct board *board; /* the caller owns the board, the change and the solution */
    const uint64_t *change;
    const uint64_t *solution; /* NULL if there is none */
    struct lesson_chase_plan plan;
    struct gf2_matrix
        system; /* columns × (columns + 1): the change of the last row by each press of the first; behind them
                                 the lights wrong in the last row with no first row pressed */
};

/* True if light chasing works: each button from the second row on flips, of the rows above its own, only the light directly above
 * it. The plus and the ring rule have this property on flat grids and cylinders without holes, and so may other masks. False for
 * boards of more than LESSON_COLUMNS_MAX columns. */
bool lesson_can_chase(const struct board *board);

/* Prepares the chase of a board that lesson_can_chase(). `change` has a bit for each light that must change; `solution` is any
 * set of presses that changes them, NULL if there is none. About
 * columns² / 8 bytes. columns × lights masks are added. */
bool lesson_chase_take(struct lesson_chase *chase, const struct board *board, const uint64_t *change,
                       const uint64_t *solution, struct arena *arena);

/* Returns step k, 0 <= k < plan.length, and writes the set of all presses up to it (buttons bits). About `lights` masks are added. */
struct lesson_step lesson_chase_at(const struct lesson_chase *chase, int k, uint64_t *presses);

#endif
