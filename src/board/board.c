#include "board/board.h"

#include <stddef.h>
#include <string.h>

#include "algebra/check.h"
#include "algebra/numbers.h"

void board_clear(struct board *board) {
    memset(board, 0, offsetof(struct board, steps));
}

uint32_t board_rule_stencil(uint32_t rule) {
    if (rule != BOARD_ROWCOL) return rule;
    return BOARD_PLUS | BOARD_ROW(0, 0, 0, 1, 0, 0) | BOARD_ROW(2, 1, 1, 1, 1, 1) | BOARD_ROW(4, 0, 0, 1, 0, 0);
}

bool board_has_button(const struct board *board, int button) {
    if (button < 0 || button >= board->buttons) return false;
    return !gf2_get(board->holes, button) && !board_is_locked(board, button);
}

int board_count_buttons(const struct board *board) {
    return board->buttons - (board->kind == BOARD_GRID ? gf2_weight(board->holes, GF2_WORDS(board->lights)) : 0);
}

void board_all_lights(const struct board *board, uint64_t *lights) {
    gf2_fill(lights, board->lights);
    if (board->kind == BOARD_GRID) gf2_add(lights, board->holes, GF2_WORDS(board->lights));
}

/* Moves an index along a cyclic axis into the board: a stencil reaches a few cells beyond an end at most. True if it went round an odd
 * number of times. */
static bool go_round(int *index, int size) {
    bool is_odd = false;
    for (; *index < 0; is_odd = !is_odd) *index += size;
    for (; *index >= size; is_odd = !is_odd) *index -= size;
    return is_odd;
}

/* The cell at a row and column that may be beyond an edge; -1 if there is no cell. */
static int cell_at(const struct board *board, int row, int column) {
    enum board_wrap wrap = board->wrap;
    if (wrap >= BOARD_TORUS && go_round(&row, board->rows) && wrap >= BOARD_KLEIN) column = board->columns - 1 - column;
    if (wrap >= BOARD_CYLINDER && go_round(&column, board->columns) && wrap == BOARD_PROJECTIVE)
        row = board->rows - 1 - row;
    if (row < 0 || row >= board->rows || column < 0 || column >= board->columns) return -1;
    int cell = row * board->columns + column;
    return gf2_get(board->holes, cell) ? -1 : cell;
}

int board_stencil(const struct board *board, int button, int *cells) {
    enum { REACH = BOARD_STENCIL_SIDE / 2 };
    int row = button / board->columns, column = button % board->columns, count = 0;
    bool inside = row >= REACH && row < board->rows - REACH && column >= REACH && column < board->columns - REACH;
    for (uint32_t rest = board->rule; rest; rest &= rest - 1) {
        int bit = __builtin_ctz(rest);
        int down = bit / BOARD_STENCIL_SIDE - REACH, right = bit % BOARD_STENCIL_SIDE - REACH;
        int cell = inside ? button + down * board->columns + right : cell_at(board, row + down, column + right);
        if (cell >= 0 && !gf2_get(board->holes, cell)) cells[count++] = cell;
    }
    return count;
}

enum { LAST_BIT = BOARD_STENCIL_CELLS - 1 };

/* The stencil after a half turn: the cells whose presses flip a cell. */
static uint32_t half_turn(uint32_t rule) {
    uint32_t reversed = rule & BOARD_ROWCOL;
    for (int bit = 0; bit <= LAST_BIT; bit++) reversed |= (rule >> bit & 1) << (LAST_BIT - bit);
    return reversed;
}

/* The reflection of left and right and the half turn make the other reflection, so these two are enough. */
bool board_rule_is_even(uint32_t rule) {
    uint32_t mirrored = rule & BOARD_ROWCOL;
    for (int bit = 0; bit <= LAST_BIT; bit++)
        mirrored |= (rule >> bit & 1) << (bit + BOARD_STENCIL_SIDE - 1 - 2 * (bit % BOARD_STENCIL_SIDE));
    return mirrored == rule && half_turn(rule) == rule;
}

bool board_is_symmetric(const struct board *board) {
    return board->kind == BOARD_GRID && half_turn(board->rule) == board->rule;
}

void board_transpose(const struct board *board, struct board *transposed) {
    memcpy(transposed, board, offsetof(struct board, steps));
    transposed->rule = half_turn(board->rule);
    if (board->kind == BOARD_GRID) return;
    transposed->lights = board->buttons;
    transposed->buttons = board->lights;
    memset(transposed->states, 2, sizeof transposed->states);
    for (int button = 0; button < board->buttons; button++)
        for (int light = 0; light < board->lights; light++)
            transposed->steps[light][button] = board->steps[button][light];
}

void board_add_presses(const struct board *board, const uint64_t *presses, uint64_t *lights) {
    for (int button = 0; button < board->buttons; button++)
        if (gf2_get(presses, button)) board_add_mask(board, button, lights);
}

bool board_has_two_states(const struct board *board) {
    int most = 0, lights = board->kind == BOARD_GRID ? 1 : board->lights;
    for (int light = 0; light < lights; light++)
        if (board->states[light] > most) most = board->states[light];
    return most <= 2;
}

/* Compares before it asks for the number of states, because asking takes longer. */
int board_common_state(const struct board *board, const uint8_t *lights, bool any) {
    int common = -1;
    for (int light = 0; light < board->lights; light++) {
        if (lights[light] == common || board_states(board, light) == 1) continue;
        if (!any && board_is_any(board, light)) continue;
        if (common >= 0) return -1;
        common = lights[light];
    }
    return common;
}

int board_states_of_all(const struct board *board) {
    int lights = board->kind == BOARD_GRID ? 1 : board->lights;
    for (int light = 1; light < lights; light++)
        if (board->states[light] != board->states[0]) return 0;
    return board->states[0];
}

void board_of_surface(struct board *board, const struct surface *surface, int states) {
    uint64_t neighbours[SURFACE_CELLS_MAX];
    int cells = surface_join(surface, neighbours);
    board_clear(board);
    board->kind = BOARD_DOORS;
    board->rows = 1;
    board->columns = board->lights = board->buttons = cells;
    board->rule = BOARD_PLUS;
    board->surface = *surface;
    for (int button = 0; button < cells; button++) {
        board->states[button] = (uint8_t)states;
        for (int light = 0; light < cells; light++)
            board->steps[button][light] = light == button || neighbours[button] >> light & 1;
    }
}

/* True if a stencil may reach a light twice: across edges that are joined, where the board is narrower than itself or has corners. */
static bool may_reach_twice(const struct board *board) {
    bool is_narrow = smaller(board->rows, board->columns) < BOARD_STENCIL_SIDE;
    return board->wrap == BOARD_PROJECTIVE || (board->wrap != BOARD_FLAT && is_narrow);
}

/* Joins the turns of each light. A light that is turned all the way round is left out. */
static int join_turns(const struct board *board, struct board_turn *turns, int count) {
    int joined = 0, kept = 0;
    for (int i = 0; i < count; i++) {
        int found = 0;
        while (found < joined && turns[found].light != turns[i].light) found++;
        if (found == joined)
            turns[joined++] = turns[i];
        else
            turns[found].steps++;
    }
    for (int i = 0; i < joined; i++) {
        turns[kept] = turns[i];
        turns[kept].steps %= board->states[0];
        kept += turns[kept].steps > 0;
    }
    return kept;
}

static int stencil_mask(const struct board *board, int button, struct board_turn *turns) {
    int cells[BOARD_STENCIL_CELLS], count = board_stencil(board, button, cells);
    for (int i = 0; i < count; i++) turns[i] = (struct board_turn){(uint16_t)cells[i], 1};
    return may_reach_twice(board) ? join_turns(board, turns, count) : count;
}

/* With BOARD_ROWCOL: the row of a button, then the rest of its column. */
static int rowcol_mask(const struct board *board, int button, struct board_turn *turns) {
    int column = button % board->columns, row = button - column, count = 0;
    for (int cell = row; cell < row + board->columns; cell++)
        if (!gf2_get(board->holes, cell)) turns[count++] = (struct board_turn){(uint16_t)cell, 1};
    for (int cell = column; cell < board->lights; cell += board->columns)
        if (cell != button && !gf2_get(board->holes, cell)) turns[count++] = (struct board_turn){(uint16_t)cell, 1};
    return count;
}

static int listed_mask(const struct board *board, int button, struct board_turn *turns) {
    int count = 0;
    for (int light = 0; light < board->lights; light++)
        if (board->steps[button][light])
            turns[count++] = (struct board_turn){(uint16_t)light, board->steps[button][light]};
    return count;
}

int board_mask(const struct board *board, int button, struct board_turn *turns) {
    CHECK(button >= 0 && button < board->buttons);
    if (!board_has_button(board, button)) return 0;
    if (board->kind == BOARD_DOORS) return listed_mask(board, button, turns);
    return board->rule == BOARD_ROWCOL ? rowcol_mask(board, button, turns) : stencil_mask(board, button, turns);
}

/* A stencil that reaches a light twice flips it twice. */
void board_add_mask(const struct board *board, int button, uint64_t *lights) {
    int cells[BOARD_STENCIL_CELLS];
    struct board_turn turns[BOARD_MASK_MAX];
    if (board->kind == BOARD_GRID && board->rule != BOARD_ROWCOL && board_has_button(board, button)) {
        for (int i = board_stencil(board, button, cells); i > 0; i--) gf2_flip(lights, cells[i - 1]);
        return;
    }
    for (int i = board_mask(board, button, turns); i > 0; i--) gf2_flip(lights, turns[i - 1].light);
}

int64_t board_order(const struct board *board, int button) {
    if (board_has_bits(board)) return board_has_button(board, button) ? 2 : 1;
    struct board_turn turns[BOARD_MASK_MAX];
    int count = board_mask(board, button, turns);
    int64_t order = 1;
    for (int i = 0; i < count; i++) {
        int64_t states = board_states(board, turns[i].light), round = states / common_divisor(states, turns[i].steps);
        order *= round / common_divisor(round, order);
    }
    return order;
}

/* The rest of a number that may be negative. */
static int modulo(int number, int size) {
    return (number % size + size) % size;
}

static void turn(const struct board *board, int light, int steps, uint8_t *lights) {
    lights[light] = (uint8_t)modulo(lights[light] + steps, board_states(board, light));
}

void board_press(const struct board *board, int button, int times, uint8_t *lights) {
    struct board_turn turns[BOARD_MASK_MAX];
    int count = board_mask(board, button, turns);
    for (int i = 0; i < count; i++) turn(board, turns[i].light, times * turns[i].steps, lights);
}

void board_press_all(const struct board *board, const uint8_t *presses, uint8_t *lights) {
    for (int button = 0; button < board->buttons; button++)
        if (presses[button]) board_press(board, button, presses[button], lights);
}
