/* A board is a set of masks: the mask of a button tells by how many steps one press turns each light, modulo the number of states of
 * this light. A light of two states is off or on, and a press flips it.
 *
 * Boards differ only in how their masks are computed. A board is binary if it is a grid or a list of masks whose lights all have two
 * states and none of whose cells is marked: then sets of lights and of buttons are bits of words (gf2.h), and board_add_mask() gives the
 * masks. On all boards vectors of lights and of presses can also be bytes, and board_mask() gives the masks. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/embed.h"
#include "algebra/gf2.h"
#include "board/surface.h"

enum {
    BOARD_LIGHTS_MAX = 65536,         /* of a binary grid, holes included */
    BOARD_SIDES_MAX = 10001,          /* rows + columns with the row-and-column rule: the unknowns of its system */
    BOARD_DOORS_MAX = 256,            /* lights, and also buttons, of a list of masks */
    BOARD_MASK_MAX = BOARD_SIDES_MAX, /* lights that a press turns */
    BOARD_STATES_MAX = 36,            /* of a light */
    BOARD_ORDER_MAX = 255,            /* of a button, so that presses are bytes */
    BOARD_MARKED_STATES_MAX = 24,     /* of the dials of a list some of which are marked */
    /* of a board that is not binary: */
    BOARD_TURNING_SIDE_MAX = 64, /* rows, and also columns */
    BOARD_TURNING_LIGHTS_MAX = BOARD_TURNING_SIDE_MAX * BOARD_TURNING_SIDE_MAX,
    BOARD_MARKED_WORDS = BOARD_TURNING_LIGHTS_MAX / GF2_WORD_BITS,
    BOARD_WORDS = (BOARD_LIGHTS_MAX + GF2_WORD_BITS - 1) / GF2_WORD_BITS
};

enum board_kind { BOARD_GRID, BOARD_DOORS };

/* What ends a game. */
enum board_goal {
    BOARD_GOAL_EACH, /* each light has a target of its own */
    BOARD_GOAL_SAME  /* all lights show the same, whichever that is; all have equally many states */
};

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
    int rows, columns; /* of a grid; of a surface, one row of cells; 0 for other lists of masks */
    int lights, buttons;
    bool both_ways; /* presses go both ways: the cost of a button is that of the shorter way */
    /* grids */
    uint32_t rule; /* a stencil, or BOARD_ROWCOL */
    enum board_wrap wrap;
    uint64_t holes[BOARD_WORDS]; /* a hole is a light that is never lit and a button that cannot be pressed */
    bool is_marked;              /* true if one of the two sets below is not empty; there are no holes in them */
    uint64_t locked[BOARD_MARKED_WORDS]; /* of buttons: a locked one cannot be pressed, but its light is there */
    uint64_t any[BOARD_MARKED_WORDS]; /* of lights: one whose final state is of no matter: any state reaches the goal */
    /* lists of masks */
    struct surface surface;          /* the shape that the masks come from, or SURFACE_NONE */
    uint8_t states[BOARD_DOORS_MAX]; /* of each light, 2 … BOARD_STATES_MAX; of a grid, states[0] of all */
    /* steps[button][light], below the states of the light. The last member: beyond the buttons and the lights, and on grids, it is never read. */
    uint8_t steps[BOARD_DOORS_MAX][BOARD_DOORS_MAX];
};

/* Clears everything but the masks, which are most of a board. */
void board_clear(struct board *board);

/* The number of states of a light: 1 for a hole. */
static inline int board_states(const struct board *board, int light) {
    if (board->kind == BOARD_DOORS) return board->states[light];
    return gf2_get(board->holes, light) ? 1 : board->states[0];
}

bool board_has_two_states(const struct board *board);

/* True for grids and lists of masks whose lights all have two states: in a notation, their vectors are bits. In a build without other boards
 * it is a constant, so that the compiler drops what serves them. */
static inline bool board_has_bits(const struct board *board) {
    return !OTHER_BOARDS || (board->surface.shape == SURFACE_NONE && board_has_two_states(board));
}

/* True for lists of masks that are no surfaces: their notations have the masks. */
static inline bool board_is_list(const struct board *board) {
    return board->kind == BOARD_DOORS && board->surface.shape == SURFACE_NONE;
}

/* True for lists of masks whose lights all have two states: without a target, all doors are to be open. */
static inline bool board_has_doors(const struct board *board) {
    return board->kind == BOARD_DOORS && board_has_bits(board);
}

/* True if a button is locked, or the final state of a light is of no matter. */
static inline bool board_has_marks(const struct board *board) {
    return OTHER_BOARDS && board->is_marked;
}

/* True if a board has bits and no marked cell. */
static inline bool board_is_binary(const struct board *board) {
    return board_has_bits(board) && !board_has_marks(board);
}

/* True if presses go both ways. */
static inline bool board_goes_both_ways(const struct board *board) {
    return OTHER_BOARDS && board->both_ways;
}

/* True if a button is locked. Its cell is no hole: the light is there. */
static inline bool board_is_locked(const struct board *board, int button) {
    return board_has_marks(board) && gf2_get(board->locked, button);
}

/* True if the final state of a light is of no matter. */
static inline bool board_is_any(const struct board *board, int light) {
    return board_has_marks(board) && gf2_get(board->any, light);
}

/* The state that all existing lights show, or -1 if they differ. Without `any`, lights whose final state is of no matter are left out. */
int board_common_state(const struct board *board, const uint8_t *lights, bool any);

/* The number of states of all lights that exist, or 0 if they differ. */
int board_states_of_all(const struct board *board);

/* Makes a board of the cells of a surface, each with `states` states: a press turns a cell and its neighbours by one step. */
void board_of_surface(struct board *board, const struct surface *surface, int states);

/* One light of a mask and the steps that it is turned by, which are not 0. */
struct board_turn {
    uint16_t light;
    uint8_t steps;
};

/* Writes the mask of a button to `turns` and returns its length. Each light occurs once: a stencil that reaches it twice, on a wrapped
 * board narrower than itself, turns it by two steps. A hole and a locked button have empty masks. `turns` has room for BOARD_MASK_MAX. */
int board_mask(const struct board *board, int button, struct board_turn *turns);

/* The order of a button, below which its presses are counted: the least number of presses, above 0, that change nothing. With two states it is 2
 * for every button that exists, also for one that turns nothing. It is at most BOARD_ORDER_MAX on every board that is used; the number returned may
 * be larger. */
int64_t board_order(const struct board *board, int button);

/* Turns the lights by `times` presses of the button; a negative number turns them back. */
void board_press(const struct board *board, int button, int times, uint8_t *lights);

/* Turns the lights by all presses, one number for each button. */
void board_press_all(const struct board *board, const uint8_t *presses, uint8_t *lights);

/* What a number of presses of a button costs, 0 <= presses < order: that number, or that of the shorter way. */
static inline int board_cost(const struct board *board, int order, int presses) {
    return board_goes_both_ways(board) && 2 * presses > order ? order - presses : presses;
}

/* lights += the mask of the button of a binary board, 0 <= button < buttons. At most 25 operations with a stencil, rows + columns without. */
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

/* True if the button exists: any number from 0 to buttons−1 that is neither a hole nor locked. */
bool board_has_button(const struct board *board, int button);

/* The number of buttons that exist. */
int board_count_buttons(const struct board *board);

/* Writes the set of all existing lights (lights bits): all lit, or all open. */
void board_all_lights(const struct board *board, uint64_t *lights);

/* The board with the transposed mask matrix: its buttons are the lights of the original and its lights the buttons; its button
 * i flips its light j exactly when the original's button j flips light i. */
void board_transpose(const struct board *board, struct board *transposed);

/* True for grids whose stencil is unchanged by a half turn: the transposed board has the same masks. (It may have them on other
 * boards, too.) */
bool board_is_symmetric(const struct board *board);

#endif
