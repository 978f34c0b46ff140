#include "board/board.h"

#include <string.h>

#include "algebra/check.h"

uint32_t board_rule_stencil(uint32_t rule) {
    if (rule != BOARD_ROWCOL) return rule;
    return BOARD_PLUS | BOARD_ROW(0, 0, 0, 1, 0, 0) | BOARD_ROW(2, 1, 1, 1, 1, 1) | BOARD_ROW(4, 0, 0, 1, 0, 0);
}

bool board_has_button(const struct board *board, int button) {
    if (button < 0 || button >= board->buttons) return false;
    return board->kind == BOARD_DOORS || !gf2_get(board->holes, button);
}

int board_count_buttons(const struct board *board) {
    return board->buttons - (board->kind == BOARD_GRID ? gf2_weight(board->holes, GF2_WORDS(board->lights)) : 0);
}

void board_all_lights(const struct board *board, uint64_t *lights) {
    gf2_fill(lights, board->lights);
    if (board->kind == BOARD_GRID) gf2_add(lights, board->holes, GF2_WORDS(board->lights));
}

void board_goal_lights(const struct board *board, uint64_t *lights) {
    if (board->goal == BOARD_GOAL_ON)
        board_all_lights(board, lights);
    else
        memcpy(lights, board->target, GF2_WORDS(board->lights) * sizeof *lights);
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

static void add_stencil(const struct board *board, int button, uint64_t *lights) {
    int cells[BOARD_STENCIL_CELLS], count = board_stencil(board, button, cells);
    for (int i = 0; i < count; i++) gf2_flip(lights, cells[i]);
}

static void flip_cell(const struct board *board, int row, int column, uint64_t *lights) {
    int cell = cell_at(board, row, column);
    if (cell >= 0) gf2_flip(lights, cell);
}

static void add_row_and_column(const struct board *board, int row, int column, uint64_t *lights) {
    for (int c = 0; c < board->columns; c++) flip_cell(board, row, c, lights);
    for (int r = 0; r < board->rows; r++)
        if (r != row) flip_cell(board, r, column, lights);
}

void board_add_mask(const struct board *board, int button, uint64_t *lights) {
    CHECK(button >= 0 && button < board->buttons);
    if (board->kind == BOARD_DOORS) {
        lights[0] ^= board->doors[button];
        return;
    }
    if (gf2_get(board->holes, button)) return;
    if (board->rule == BOARD_ROWCOL)
        add_row_and_column(board, button / board->columns, button % board->columns, lights);
    else
        add_stencil(board, button, lights);
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
    *transposed = *board;
    transposed->goal = BOARD_GOAL_OFF;
    memset(transposed->target, 0, sizeof transposed->target);
    transposed->rule = half_turn(board->rule);
    if (board->kind == BOARD_GRID) return;
    transposed->lights = board->buttons;
    transposed->buttons = board->lights;
    memset(transposed->doors, 0, sizeof transposed->doors);
    for (int button = 0; button < board->buttons; button++)
        for (int light = 0; light < board->lights; light++)
            transposed->doors[light] |= (board->doors[button] >> light & 1) << button;
}

void board_add_presses(const struct board *board, const uint64_t *presses, uint64_t *lights) {
    for (int button = 0; button < board->buttons; button++)
        if (gf2_get(presses, button)) board_add_mask(board, button, lights);
}
