/* Boards whose lights have more than two states: a light has k brightnesses, a dial k positions.
 *
 * A press turns each light of the mask by a number of steps, modulo the number of states of this light. The order of a button is the
 * least number of presses of it, above 0, that change nothing. So a vector of presses has a number from 0 to order − 1 for each button.
 * The geometry of grids is that of board.h, and that of other surfaces is in surface.h. */
#ifndef CYCLIC_H
#define CYCLIC_H

#include <stdbool.h>
#include <stdint.h>

#include "board/board.h"
#include "board/surface.h"

enum {
    CYCLIC_SIDE_MAX = 64, /* rows, and also columns, of a grid */
    CYCLIC_LIGHTS_MAX = CYCLIC_SIDE_MAX * CYCLIC_SIDE_MAX,
    CYCLIC_DIALS_MAX = 64, /* dials, and also buttons, of a board of dials */
    CYCLIC_STATES_MAX = 36,
    CYCLIC_ORDER_MAX = 255,               /* of a button, so that presses are bytes */
    CYCLIC_MASK_MAX = 2 * CYCLIC_SIDE_MAX /* lights that a press turns */
};

struct cyclic_board {
    struct board grid;      /* BOARD_GRID; or BOARD_DOORS for dials, without masks, whose lights are the dials */
    struct surface surface; /* SURFACE_NONE, or the shape of the cells, which are then dials in a row */
    uint8_t states
        [CYCLIC_LIGHTS_MAX]; /* of each light, 2 … CYCLIC_STATES_MAX; 1 for a hole. On a grid all others are equal */
    uint8_t steps[CYCLIC_DIALS_MAX][CYCLIC_DIALS_MAX]; /* of dials: steps[button][dial], below the states of the dial */
    bool both_ways; /* presses go both ways: the cost of a button is that of the shorter way */
};

enum cyclic_goal {
    CYCLIC_EACH, /* each light has a target of its own */
    CYCLIC_SAME  /* all lights show the same, whichever that is; all have equally many states */
};

struct cyclic_position {
    struct cyclic_board board;
    enum cyclic_goal goal;
    uint8_t target[CYCLIC_LIGHTS_MAX]; /* 0 for all lights with CYCLIC_SAME */
    uint8_t start[CYCLIC_LIGHTS_MAX];
    uint8_t presses[CYCLIC_LIGHTS_MAX]; /* since the start */
};

/* One light of a mask and the steps that it is turned by, which are not 0. */
struct cyclic_turn {
    uint16_t light;
    uint8_t steps;
};

/* A grid with the rule, wrap and holes of `grid`, whose lights have `states` states. */
void cyclic_grid(struct cyclic_board *board, const struct board *grid, int states);

/* The cells of a surface, each with `states` states: a press turns a cell and its neighbours by one step. */
void cyclic_surface(struct cyclic_board *board, const struct surface *surface, int states);

/* Writes the mask of a button to `turns`, room for CYCLIC_MASK_MAX, and returns its length. Each light occurs once: a stencil that
 * reaches it twice, on a wrapped board narrower than itself, turns it by two steps. A hole has an empty mask. */
int cyclic_mask(const struct cyclic_board *board, int button, struct cyclic_turn *turns);

/* The least number of presses, above 0, that changes nothing. It is at most CYCLIC_ORDER_MAX on every board that is used; the number
 * returned may be larger. */
int64_t cyclic_order(const struct cyclic_board *board, int button);

/* Turns the lights by `times` presses of the button; a negative number turns them back. */
void cyclic_add(const struct cyclic_board *board, int button, int times, uint8_t *lights);

/* Turns the lights by all presses of a vector. */
void cyclic_add_presses(const struct cyclic_board *board, const uint8_t *presses, uint8_t *lights);

/* The cost of pressing a button of this order `presses` times, 0 <= presses < order: presses, or where presses go both ways the
 * smaller of presses and order − presses. */
int cyclic_cost(const struct cyclic_board *board, int order, int presses);

/* Presses a button `times` times; a negative number takes presses back. */
void cyclic_press(struct cyclic_position *position, int button, int times);

/* Writes the lights after the presses of the position. */
void cyclic_lights(const struct cyclic_position *position, uint8_t *lights);

/* Writes by how many steps each light must still be turned to reach its target; with CYCLIC_SAME, to reach 0. */
void cyclic_need(const struct cyclic_position *position, const uint8_t *lights, uint8_t *need);

/* True if these lights reach the goal. */
bool cyclic_is_solved(const struct cyclic_position *position, const uint8_t *lights);

#endif
