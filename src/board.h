/* A board is its masks: which lights one press of a button flips.
 *
 * Lights Out grids and rotating doors differ only in how the masks are made; everything else is the same for both and
 * reads the masks by board_add_mask(). */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "gf2.h"

enum {
    BOARD_LIGHTS_MAX = 65536, /* of a grid, holes included */
    BOARD_SIDES_MAX = 10001,  /* rows + columns with the row-and-column rule, whose system they are */
    BOARD_DOORS_MAX = 64,     /* doors, and buttons of a door board */
    BOARD_WORDS = (BOARD_LIGHTS_MAX + GF2_WORD_BITS - 1) / GF2_WORD_BITS
};

enum board_kind { BOARD_GRID, BOARD_DOORS };
enum board_wrap { BOARD_FLAT, BOARD_CYLINDER, BOARD_TORUS }; /* cylinder: the columns meet */
enum board_goal { BOARD_GOAL_OFF, BOARD_GOAL_ON, BOARD_GOAL_EITHER };

/* A stencil: which neighbours of the pressed cell flip, as 5×5 cells with the pressed one in the middle;
 * bit 5 * row + column. BOARD_ROWCOL instead is the whole row and column of the cell. */
enum { BOARD_STENCIL_SIDE = 5, BOARD_STENCIL_CELLS = BOARD_STENCIL_SIDE * BOARD_STENCIL_SIDE };
#define BOARD_STENCIL(row, column) (UINT32_C(1) << (BOARD_STENCIL_SIDE * (row) + (column)))

struct board {
    enum board_kind kind;
    int rows, columns; /* of a grid; 0 for doors */
    int lights, buttons;
    enum board_goal goal;
    /* grids */
    uint32_t rule; /* a stencil, or BOARD_ROWCOL */
    enum board_wrap wrap;
    uint64_t holes[BOARD_WORDS]; /* a hole is a light that is never lit and a button that cannot be pressed */
    /* doors: the mask of each button, door 0 = lowest bit */
    uint64_t doors[BOARD_DOORS_MAX];
};

extern const uint32_t BOARD_PLUS, BOARD_RING, BOARD_CROSS, BOARD_KING, BOARD_KNIGHT, BOARD_ROWCOL;

/* lights += the mask of the button. A mask that reaches a light twice (a wrapped board narrower than the
 * stencil) flips it twice: not at all. */
void board_add_mask(const struct board *board, int button, uint64_t *lights);

/* The rule as a stencil: of BOARD_ROWCOL, the row and the column as far as they lie in it. */
uint32_t board_rule_stencil(uint32_t rule);

/* On a grid with a stencil: writes the cells that a button which exists flips into `cells`, which has room for
 * BOARD_STENCIL_CELLS, and returns how many. On a wrapped board narrower than the stencil a cell may stand there
 * several times: it flips as often. */
int board_stencil(const struct board *board, int button, int *cells);

/* lights += A·presses: presses every button in the set. */
void board_add_presses(const struct board *board, const uint64_t *presses, uint64_t *lights);

/* Whether the button exists: a cell that is no hole; and how many do. */
bool board_has_button(const struct board *board, int button);
int board_count_buttons(const struct board *board);

/* All lights that exist: everything lit, everything open. */
void board_all_lights(const struct board *board, uint64_t *lights);

/* The board with the transposed mask matrix: its buttons are the lights of the other, its lights the buttons, and button
 * i flips light j exactly where button j flips light i. Goal off. */
void board_transpose(const struct board *board, struct board *transposed);

/* Whether that is known to be the same board, but for the goal: a grid whose stencil looks the same when turned by half. */
bool board_is_symmetric(const struct board *board);

/* A position: a board, how its lights stood at the start, and the set of buttons pressed since.
 * The lights now are start + A·presses. */
struct position {
    struct board board;
    uint64_t start[BOARD_WORDS];
    uint64_t presses[BOARD_WORDS];
};

#endif
