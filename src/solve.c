#include "solve.h"

#include <string.h>

static bool can_chase(const struct board *board) {
    return board->kind == BOARD_GRID && board->wrap == BOARD_FLAT &&
           (board->rule == BOARD_PLUS || board->rule == BOARD_RING) && gf2_is_zero(board->holes, BOARD_WORDS);
}

/* Cell by cell, row after row; and back. */
static void unpack(const uint64_t *cells, struct gf2_matrix grid) {
    memset(grid.words, 0, (size_t)grid.rows * grid.stride * sizeof *grid.words);
    for (int r = 0; r < grid.rows; r++)
        for (int c = 0; c < grid.columns; c++)
            if (gf2_get(cells, r * grid.columns + c)) gf2_flip(gf2_row(&grid, r), c);
}

static void pack(struct gf2_matrix grid, uint64_t *cells) {
    memset(cells, 0, GF2_WORDS(grid.rows * grid.columns) * sizeof *cells);
    for (int r = 0; r < grid.rows; r++)
        for (int c = 0; c < grid.columns; c++)
            if (gf2_get(gf2_row(&grid, r), c)) gf2_flip(cells, r * grid.columns + c);
}

static bool prepare_chase(struct solver *solver, const struct board *board, struct arena *arena) {
    enum chase_rule rule = board->rule == BOARD_PLUS ? CHASE_PLUS : CHASE_RING;
    struct chase *chase = &solver->chase;
    if (!chase_prepare(chase, board->rows, board->columns, rule, arena) ||
        !gf2_matrix_take(&solver->grid, board->rows, board->columns, arena) ||
        !gf2_matrix_take(&solver->quiet, chase->nullity, board->buttons, arena))
        return false;
    solver->chased = true;
    solver->nullity = chase->nullity;
    solver->rank = board->buttons - chase->nullity;
    for (int k = 0; k < chase->nullity; k++) {
        chase_quiet(chase, k, solver->grid.words, solver->grid.stride);
        pack(solver->grid, gf2_row(&solver->quiet, k));
    }
    return true;
}

static bool solve_by_chase(const struct solver *solver, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    unpack(lights, solver->grid);
    bool solvable = chase_solve(&solver->chase, solver->grid.words, solver->grid.stride).solvable;
    pack(solver->grid, solvable ? presses : witness);
    return solvable;
}

/* The columns of one working matrix: the lights, then, from a whole word on, the buttons; so that both halves
 * are matrices in their own right. */
static size_t button_word(const struct board *board) {
    return GF2_WORDS(board->lights);
}

/* One row for each button that exists: its mask, and the press that makes it. */
static void fill_rows(struct gf2_matrix *work, const struct board *board) {
    int row = 0;
    for (int button = 0; button < board->buttons; button++) {
        if (!board_has_button(board, button)) continue;
        board_add_mask(board, button, gf2_row(work, row));
        gf2_flip(gf2_row(work, row) + button_word(board), button);
        row++;
    }
}

static int count_buttons(const struct board *board) {
    int count = 0;
    for (int button = 0; button < board->buttons; button++) count += board_has_button(board, button);
    return count;
}

static struct gf2_matrix part(const struct gf2_matrix *work, int row, int rows, size_t word, int columns) {
    return (struct gf2_matrix){
        .words = gf2_row(work, row) + word, .rows = rows, .columns = columns, .stride = work->stride};
}

static bool prepare_elimination(struct solver *solver, const struct board *board, struct arena *arena) {
    int buttons = count_buttons(board);
    int columns = (int)button_word(board) * GF2_WORD_BITS + board->buttons;
    struct gf2_matrix work;
    int *pivots = arena_take(arena, (size_t)buttons, sizeof *pivots);
    if (!pivots || !gf2_matrix_take(&work, buttons, columns, arena)) return false;
    fill_rows(&work, board);
    int rank = gf2_reduce(&work, board->lights, pivots, arena);
    if (rank < 0) return false;
    solver->rank = rank;
    solver->nullity = buttons - rank;
    solver->quiet = part(&work, rank, buttons - rank, button_word(board), board->buttons);
    solver->masks = part(&work, 0, rank, 0, board->lights);
    solver->made = part(&work, 0, rank, button_word(board), board->buttons);
    solver->pivots = pivots;
    return true;
}

bool solve_prepare(struct solver *solver, const struct board *board, struct arena *arena) {
    size_t used = arena->used;
    *solver = (struct solver){
        .lights = board->lights, .buttons = board->buttons, .rows = board->rows, .columns = board->columns};
    bool prepared = can_chase(board) ? prepare_chase(solver, board, arena) : prepare_elimination(solver, board, arena);
    if (!prepared) arena->used = used;
    return prepared;
}

/* rest = the lights that are left when each lit pivot is put out with its basis row. */
static void leave_rest(const struct solver *solver, const uint64_t *lights, uint64_t *rest) {
    size_t words = GF2_WORDS(solver->lights);
    memcpy(rest, lights, words * sizeof *rest);
    for (int row = 0; row < solver->rank; row++)
        if (gf2_get(lights, solver->pivots[row])) gf2_add(rest, gf2_row(&solver->masks, row), words);
}

static void read_presses(const struct solver *solver, const uint64_t *lights, uint64_t *presses) {
    size_t words = GF2_WORDS(solver->buttons);
    memset(presses, 0, words * sizeof *presses);
    for (int row = 0; row < solver->rank; row++)
        if (gf2_get(lights, solver->pivots[row])) gf2_add(presses, gf2_row(&solver->made, row), words);
}

static void read_witness(const struct solver *solver, int light, uint64_t *witness) {
    memset(witness, 0, GF2_WORDS(solver->lights) * sizeof *witness);
    gf2_flip(witness, light);
    for (int row = 0; row < solver->rank; row++)
        if (gf2_get(gf2_row(&solver->masks, row), light)) gf2_flip(witness, solver->pivots[row]);
}

bool solve(const struct solver *solver, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    if (solver->chased) return solve_by_chase(solver, lights, presses, witness);
    uint64_t rest[BOARD_WORDS];
    leave_rest(solver, lights, rest);
    int light = gf2_first(rest, GF2_WORDS(solver->lights));
    if (light < 0)
        read_presses(solver, lights, presses);
    else
        read_witness(solver, light, witness);
    return light < 0;
}
