#include "board/cyclic.h"

#include <string.h>

#include "algebra/check.h"

void cyclic_grid(struct cyclic_board *board, const struct board *grid, int states) {
    CHECK(grid->kind == BOARD_GRID && grid->rows <= CYCLIC_SIDE_MAX && grid->columns <= CYCLIC_SIDE_MAX);
    memset(board, 0, sizeof *board);
    board->grid = *grid;
    for (int light = 0; light < grid->lights; light++)
        board->states[light] = (uint8_t)(gf2_get(grid->holes, light) ? 1 : states);
}

void cyclic_surface(struct cyclic_board *board, const struct surface *surface, int states) {
    uint64_t neighbours[SURFACE_CELLS_MAX];
    memset(board, 0, sizeof *board);
    int cells = surface_join(surface, neighbours);
    board->surface = *surface;
    board->grid = (struct board){
        .kind = BOARD_DOORS, .rows = 1, .columns = cells, .lights = cells, .buttons = cells, .rule = BOARD_PLUS};
    for (int button = 0; button < cells; button++) {
        board->states[button] = (uint8_t)states;
        for (int light = 0; light < cells; light++)
            board->steps[button][light] = light == button || neighbours[button] >> light & 1;
    }
}

/* Counts how often the stencil reaches each light. A light that is turned all the way round is left out. */
static int stencil_mask(const struct cyclic_board *board, int button, struct cyclic_turn *turns) {
    int cells[BOARD_STENCIL_CELLS], reached = board_stencil(&board->grid, button, cells), count = 0, kept = 0;
    for (int i = 0; i < reached; i++) {
        int found = 0;
        while (found < count && turns[found].light != cells[i]) found++;
        if (found == count) turns[count++] = (struct cyclic_turn){(uint16_t)cells[i], 0};
        turns[found].steps++;
    }
    for (int i = 0; i < count; i++) {
        turns[kept] = turns[i];
        turns[kept].steps %= board->states[turns[i].light];
        kept += turns[kept].steps > 0;
    }
    return kept;
}

static int rowcol_mask(const struct cyclic_board *board, int button, struct cyclic_turn *turns) {
    uint64_t lights[GF2_WORDS(CYCLIC_LIGHTS_MAX)] = {0};
    int count = 0;
    board_add_mask(&board->grid, button, lights);
    for (int light = 0; light < board->grid.lights; light++)
        if (gf2_get(lights, light)) turns[count++] = (struct cyclic_turn){(uint16_t)light, 1};
    return count;
}

static int dials_mask(const struct cyclic_board *board, int button, struct cyclic_turn *turns) {
    int count = 0;
    for (int dial = 0; dial < board->grid.lights; dial++)
        if (board->steps[button][dial])
            turns[count++] = (struct cyclic_turn){(uint16_t)dial, board->steps[button][dial]};
    return count;
}

int cyclic_mask(const struct cyclic_board *board, int button, struct cyclic_turn *turns) {
    CHECK(button >= 0 && button < board->grid.buttons);
    if (board->grid.kind == BOARD_DOORS) return dials_mask(board, button, turns);
    if (gf2_get(board->grid.holes, button)) return 0;
    return board->grid.rule == BOARD_ROWCOL ? rowcol_mask(board, button, turns) : stencil_mask(board, button, turns);
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

int64_t cyclic_order(const struct cyclic_board *board, int button) {
    struct cyclic_turn turns[CYCLIC_MASK_MAX];
    int count = cyclic_mask(board, button, turns);
    int64_t order = 1;
    for (int i = 0; i < count; i++) {
        int64_t states = board->states[turns[i].light], round = states / common_divisor(states, turns[i].steps);
        order *= round / common_divisor(round, order);
    }
    return order;
}

/* The rest of a number that may be negative. */
static int modulo(int64_t number, int64_t size) {
    return (int)((number % size + size) % size);
}

void cyclic_add(const struct cyclic_board *board, int button, int times, uint8_t *lights) {
    struct cyclic_turn turns[CYCLIC_MASK_MAX];
    int count = cyclic_mask(board, button, turns);
    for (int i = 0; i < count; i++) {
        int light = turns[i].light;
        lights[light] = (uint8_t)modulo(lights[light] + (int64_t)times * turns[i].steps, board->states[light]);
    }
}

void cyclic_add_presses(const struct cyclic_board *board, const uint8_t *presses, uint8_t *lights) {
    for (int button = 0; button < board->grid.buttons; button++)
        if (presses[button]) cyclic_add(board, button, presses[button], lights);
}

int cyclic_cost(const struct cyclic_board *board, int order, int presses) {
    return board->both_ways && 2 * presses > order ? order - presses : presses;
}

void cyclic_press(struct cyclic_position *position, int button, int times) {
    int64_t order = cyclic_order(&position->board, button);
    CHECK(order <= CYCLIC_ORDER_MAX);
    position->presses[button] = (uint8_t)modulo(position->presses[button] + (int64_t)times, order);
}

void cyclic_lights(const struct cyclic_position *position, uint8_t *lights) {
    memcpy(lights, position->start, (size_t)position->board.grid.lights);
    cyclic_add_presses(&position->board, position->presses, lights);
}

void cyclic_need(const struct cyclic_position *position, const uint8_t *lights, uint8_t *need) {
    for (int light = 0; light < position->board.grid.lights; light++)
        need[light] = (uint8_t)modulo(position->target[light] - lights[light], position->board.states[light]);
}

bool cyclic_is_solved(const struct cyclic_position *position, const uint8_t *lights) {
    bool same = position->goal == CYCLIC_SAME;
    int shown = -1;
    for (int light = 0; light < position->board.grid.lights; light++) {
        if (position->board.states[light] == 1) continue;
        if (!same || shown < 0) shown = same ? lights[light] : position->target[light];
        if (lights[light] != shown) return false;
    }
    return true;
}
