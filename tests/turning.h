/* The plain method for lights with more than two states: computes light by light from the definitions, as a reference for tests. */
#ifndef TURNING_H
#define TURNING_H

#include "board/cyclic.h"
#include "plain.h"

/* The steps by which a press turns a light. */
static inline int turning_steps(const struct cyclic_board *board, int button, int light) {
    const struct board *grid = &board->grid;
    if (grid->kind == BOARD_DOORS) return board->steps[button][light];
    if (plain_is_hole(grid, button) || plain_is_hole(grid, light)) return 0;
    if (grid->rule == BOARD_ROWCOL) return plain_flips(grid, button, light);
    return plain_reaches(grid, button, light) % board->states[light];
}

/* lights += the presses */
static inline void turning_press(const struct cyclic_board *board, const uint8_t *presses, uint8_t *lights) {
    for (int light = 0; light < board->grid.lights; light++) {
        int sum = lights[light];
        for (int button = 0; button < board->grid.buttons; button++)
            if (presses[button]) sum += presses[button] * turning_steps(board, button, light);
        lights[light] = (uint8_t)(sum % board->states[light]);
    }
}

/* The least number of presses that brings all lights back, by pressing. */
static inline int turning_order(const struct cyclic_board *board, int button) {
    for (int times = 1;; times++) {
        bool back = true;
        for (int light = 0; light < board->grid.lights && back; light++)
            back = times * turning_steps(board, button, light) % board->states[light] == 0;
        if (back) return times;
    }
}

static inline int turning_random_states(uint64_t *seed) {
    return 2 + test_random_below(seed, CYCLIC_STATES_MAX - 1);
}

static inline struct cyclic_board turning_grid(int rows, int columns, int states) {
    struct board grid = plain_grid(rows, columns);
    struct cyclic_board board;
    cyclic_grid(&board, &grid, states);
    return board;
}

/* A drawn graph with some of the lines that it can have. */
static inline struct cyclic_board turning_random_graph(uint64_t *seed, int states) {
    struct surface surface = {.shape = SURFACE_GRAPH, .points = 1 + test_random_below(seed, SURFACE_POINTS_MAX)};
    struct cyclic_board board;
    for (int b = 0; b < surface.points; b++) {
        surface.point[b][0] = (uint8_t)test_random_below(seed, SURFACE_POINTS_MAX);
        surface.point[b][1] = (uint8_t)b;
        for (int a = 0; a < b; a++)
            if (test_random_below(seed, 3) == 0)
                memcpy(surface.line[surface.lines++], (uint8_t[]){(uint8_t)a, (uint8_t)b}, 2);
    }
    cyclic_surface(&board, &surface, states);
    return board;
}

static inline struct cyclic_board turning_random_grid(uint64_t *seed, int side_max, int states) {
    struct board grid = plain_random_grid(seed, side_max);
    struct cyclic_board board;
    cyclic_grid(&board, &grid, states);
    return board;
}

static inline void turning_make_hole(struct cyclic_board *board, int cell) {
    if (!gf2_get(board->grid.holes, cell)) gf2_flip(board->grid.holes, cell);
    board->states[cell] = 1;
}

/* Dials with `states` states each, or each with a random number up to that; many steps are 0. */
static inline struct cyclic_board turning_random_dials(uint64_t *seed, int most, int states, bool mixed) {
    struct cyclic_board board = {.grid = {.kind = BOARD_DOORS}};
    board.grid.lights = 1 + test_random_below(seed, most);
    board.grid.buttons = 1 + test_random_below(seed, most);
    for (int dial = 0; dial < board.grid.lights; dial++)
        board.states[dial] = (uint8_t)(mixed ? 2 + test_random_below(seed, states - 1) : states);
    for (int button = 0; button < board.grid.buttons; button++)
        for (int dial = 0; dial < board.grid.lights; dial++)
            if (test_random_below(seed, 3))
                board.steps[button][dial] = (uint8_t)test_random_below(seed, board.states[dial]);
    return board;
}

static inline void turning_random_lights(uint64_t *seed, const struct cyclic_board *board, uint8_t *lights) {
    for (int light = 0; light < board->grid.lights; light++)
        lights[light] = (uint8_t)test_random_below(seed, board->states[light]);
}

/* The position of dials written as in dials3-110-111-011: masks of digits, the target and the lights at the start. */
static inline struct cyclic_position turning_dials(int states, const char *masks, const char *target,
                                                   const char *start) {
    struct cyclic_position position = {.board = {.grid = {.kind = BOARD_DOORS}}};
    struct cyclic_board *board = &position.board;
    while (start[board->grid.lights]) board->states[board->grid.lights++] = (uint8_t)states;
    for (; *masks; board->grid.buttons++) {
        masks += *masks == '-';
        for (int dial = 0; dial < board->grid.lights; dial++)
            board->steps[board->grid.buttons][dial] = (uint8_t)(*masks++ - '0');
    }
    position.goal = *target == '*' ? CYCLIC_SAME : CYCLIC_EACH;
    for (int dial = 0; dial < board->grid.lights; dial++) {
        char wanted = target[1] ? target[dial] : *target;
        position.start[dial] = (uint8_t)(start[dial] - '0');
        position.target[dial] = (uint8_t)(wanted == '*' ? 0 : wanted - '0');
    }
    return position;
}

#endif
