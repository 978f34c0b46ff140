/* A board is a set of masks: the mask of a button is the set of lights that one press flips.
 *
 * Lights Out grids and rotating doors differ only in how their masks are computed. All other code reads the masks through
 * board_add_mask() and is the same for both. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/gf2.h"

enum {
    BOARD_LIGHTS_MAX = 65536, /* of a grid, holes included */
    BOARD_SIDES_MAX = 10001,  /* rows + columns with the row-and-column rule: the unknowns of its system */
    BOARD_DOORS_MAX = 64,     /* doors, and also buttons, of a door board */
    BOARD_WORDS = (BOARD_LIGHTS_MAX + GF2_WORD_BITS - 1) / GF2_WORD_BITS
};

enum board_kind { BOARD_GRID, BOARD_DOORS };
enum board_goal { BOARD_GOAL_OFF, BOARD_GOAL_ON, BOARD_GOAL_EITHER, BOARD_GOAL_TARGET };

/* The joined edges. Cylinder: the last column is next to the first. Torus: the last row is next to the first, too. Klein bottle: as a
 * torus, but a step over the top or the bottom edge also exchanges left and right: column c becomes columns − 1 − c. Projective plane:
 * a step over the left or the right edge also exchanges top and bottom. On these two the rule must be even (board_rule_is_even), because
 * left and right, or top and bottom, differ from place to place. */
enum board_wrap { BOARD_FLAT, BOARD_CYLINDER, BOARD_TORUS, BOARD_KLEIN, BOARD_PROJECTIVE };

/* A stencil is the set of cells that a press flips, as 5×5 cells with the pressed one in the middle: bit 5 * row + column. */
enum { BOARD_STENCIL_SIDE = 5, BOARD_STENCIL_CELLS = BOARD_STENCIL_SIDE * BOARD_STENCIL_SIDE };
#define BOARD_STENCIL(row, column) (UINT32_C(1) << (BOARD_STENCIL_SIDE * (row) + (column)))
#define BOARD_ROW(row, a, b, c, d, e) \
    (((a) | (b) << 1 | (c) << 2 | (d) << 3 | (e) << 4) << (BOARD_STENCIL_SIDE * (row)))
#define BOARD_INNER(a, b, c, d, e, f, g, h, i) \
    (BOARD_ROW(1, 0, a, b, c, 0) | BOARD_ROW(2, 0, d, e, f, 0) | BOARD_ROW(3, 0, g, h, i, 0))

/* The named rules in the order of the forms: the name in C, the word in a notation, and the stencil row by row, of 5×5 or of the
 * inner 3×3 cells. All but the ring flip the pressed cell as well. A published word means the same stencil for ever.
 * BOARD_ROWCOL is no stencil: it means the whole row and column of the cell. */
#define BOARD_RULES(RULE) \
    RULE(PLUS, "plus", BOARD_INNER(0, 1, 0, 1, 1, 1, 0, 1, 0)) \
    RULE(RING, "ring", BOARD_INNER(0, 1, 0, 1, 0, 1, 0, 1, 0)) \
    RULE(CROSS, "cross", BOARD_INNER(1, 0, 1, 0, 1, 0, 1, 0, 1)) \
    RULE(KING, "king", BOARD_INNER(1, 1, 1, 1, 1, 1, 1, 1, 1)) \
    RULE(KNIGHT, "knight", \
         BOARD_ROW(0, 0, 1, 0, 1, 0) | BOARD_ROW(1, 1, 0, 0, 0, 1) | BOARD_ROW(2, 0, 0, 1, 0, 0) | \
             BOARD_ROW(3, 1, 0, 0, 0, 1) | BOARD_ROW(4, 0, 1, 0, 1, 0)) \
    RULE(ROWCOL, "rowcol", 1 << BOARD_STENCIL_CELLS)

#define BOARD_RULE_VALUE(NAME, word, stencil) BOARD_##NAME = stencil,
enum { BOARD_RULES(BOARD_RULE_VALUE) };

struct board {
    enum board_kind kind;
    int rows, columns; /* of a grid; 0 for doors */
    int lights, buttons;
    enum board_goal goal;
    uint64_t target[BOARD_WORDS]; /* the lights of BOARD_GOAL_TARGET, neither all off nor all on; 0 with other goals */
    /* grids */
    uint32_t rule; /* a stencil, or BOARD_ROWCOL */
    enum board_wrap wrap;
    uint64_t holes[BOARD_WORDS]; /* a hole is a light that is never lit and a button that cannot be pressed */
    /* doors */
    uint64_t doors[BOARD_DOORS_MAX]; /* the mask of each button; door 0 is the lowest bit */
};

/* lights += the mask of the button, 0 <= button < buttons. A stencil that reaches a light twice, on a wrapped board narrower
 * than itself, leaves the light alone: two flips cancel. At most 25 operations with a stencil, rows + columns without. */
void board_add_mask(const struct board *board, int button, uint64_t *lights);

/* The rule as a stencil. For BOARD_ROWCOL: the part of the row and of the column within 5×5 cells. */
uint32_t board_rule_stencil(uint32_t rule);

/* True if the rule is even: reflections leave its stencil as it is. */
bool board_rule_is_even(uint32_t rule);

/* On a grid with a stencil: writes the cells that an existing button flips to `cells`, room for BOARD_STENCIL_CELLS, and
 * returns their number. On a wrapped board narrower than the stencil, and in the corners of a projective plane, a cell may occur several
 * times: it flips as often. */
int board_stencil(const struct board *board, int button, int *cells);

/* lights += A·presses: presses every button in the set (buttons bits), each existing. */
void board_add_presses(const struct board *board, const uint64_t *presses, uint64_t *lights);

/* True if the button exists: any number from 0 to buttons−1 that is not a hole. */
bool board_has_button(const struct board *board, int button);

/* The number of buttons that exist. */
int board_count_buttons(const struct board *board);

/* Writes the set of all existing lights (lights bits): all lit, or all open. */
void board_all_lights(const struct board *board, uint64_t *lights);

/* Writes the lights at the goal (lights bits); for BOARD_GOAL_EITHER all off. */
void board_goal_lights(const struct board *board, uint64_t *lights);

/* The board with the transposed mask matrix: its buttons are the lights of the original and its lights the buttons; its button
 * i flips its light j exactly when the original's button j flips light i. Its goal is off. */
void board_transpose(const struct board *board, struct board *transposed);

/* True for grids whose stencil is unchanged by a half turn: the transposed board has the same masks. (It may have them on other
 * boards, too.) */
bool board_is_symmetric(const struct board *board);

/* A position: a board, its lights at the start, and the set of buttons pressed since. The lights now are start + A·presses. */
struct position {
    struct board board;
    uint64_t start[BOARD_WORDS];
    uint64_t presses[BOARD_WORDS];
};

#endif
