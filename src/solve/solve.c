#include "solve/solve.h"

#include <string.h>

#include "algebra/embed.h"
#include "algebra/poly.h"

/* Copies a vector of cells into rows of a grid; pack() copies it back. */
static void unpack(const uint64_t *cells, struct gf2_matrix grid) {
    memset(grid.words, 0, (size_t)grid.rows * grid.stride * sizeof *grid.words);
    for (int r = 0; r < grid.rows; r++)
        for (int c = 0; c < grid.columns; c++)
            if (gf2_get(cells, r * grid.columns + c)) gf2_flip(gf2_row(&grid, r), c);
}

static void pack(struct gf2_matrix grid, uint64_t *cells) {
    memset(cells, 0, GF2_WORDS(grid.rows * grid.columns) * sizeof *cells);
    for (int r = 0; r < grid.rows; r++)
        poly_add_shifted(cells, gf2_row(&grid, r), GF2_WORDS(grid.columns), r * grid.columns);
}

static bool prepare_chase(struct solver *solver, const struct board *board, struct arena *arena) {
    enum chase_rule rule = board->rule == BOARD_PLUS ? CHASE_PLUS : CHASE_RING;
    return chase_prepare(&solver->chase, board->rows, board->columns, rule, (enum chase_wrap)board->wrap, arena) &&
           gf2_matrix_take(&solver->grid, board->rows, board->columns, arena);
}

static bool solve_by_chase(const struct solver *solver, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    unpack(lights, solver->grid);
    bool solvable = chase_solve(&solver->chase, solver->grid.words, solver->grid.stride).solvable;
    pack(solver->grid, solvable ? presses : witness);
    return solvable;
}

static void quiet_by_chase(const struct solver *solver, int k, uint64_t *presses) {
    chase_quiet(&solver->chase, k, solver->grid.words, solver->grid.stride);
    pack(solver->grid, presses);
}

/* Prepares the method. Returns the nullity, or -1 when memory runs out. */
static int prepare_method(struct solver *solver, const struct board *board, struct arena *arena) {
    switch (solver->method) {
    case SOLVE_CHASE:
        return BY_CHASE && prepare_chase(solver, board, arena) ? solver->chase.nullity : -1;
    case SOLVE_FRONTAL:
        return frontal_prepare(&solver->frontal, board, arena) ? solver->frontal.nullity : -1;
    case SOLVE_ROWCOL:
        return rowcol_prepare(&solver->rowcol, board, arena) ? solver->rowcol.system.nullity : -1;
    default:
        return dense_prepare(&solver->dense, board, arena) ? solver->dense.nullity : -1;
    }
}

static bool write_quiet(struct solver *solver, struct arena *arena) {
    int count = solver->nullity < SOLVE_QUIET_MAX ? solver->nullity : SOLVE_QUIET_MAX;
    if (!gf2_matrix_take(&solver->quiet, count, solver->buttons, arena)) return false;
    if (solver->method == SOLVE_FRONTAL) {
        frontal_quiet(&solver->frontal, 0, &solver->quiet);
        return true;
    }
    for (int k = 0; k < count; k++) solve_quiet(solver, k, gf2_row(&solver->quiet, k));
    return true;
}

bool solve_applies(const struct board *board, enum solve_method method) {
    bool is_grid = board->kind == BOARD_GRID;
    switch (method) {
    case SOLVE_CHASE:
        return BY_CHASE && is_grid && board->wrap <= BOARD_TORUS &&
               (board->rule == BOARD_PLUS || board->rule == BOARD_RING) &&
               gf2_is_zero(board->holes, GF2_WORDS(board->lights));
    case SOLVE_FRONTAL:
        return is_grid && board->rule != BOARD_ROWCOL;
    case SOLVE_ROWCOL:
        return is_grid && board->rule == BOARD_ROWCOL;
    default:
        return true;
    }
}

bool solve_prepare_by(struct solver *solver, enum solve_method method, const struct board *board, struct arena *arena) {
    size_t mark = arena_mark(arena);
    *solver = (struct solver){.lights = board->lights,
                              .buttons = board->buttons,
                              .rows = board->rows,
                              .columns = board->columns,
                              .method = method};
    solver->nullity = prepare_method(solver, board, arena);
    solver->rank = board_count_buttons(board) - solver->nullity;
    if (solver->nullity >= 0 && write_quiet(solver, arena)) return true;
    arena_release(arena, mark);
    return false;
}

/* Dense elimination is fastest on small boards, where a row is a few words. */
bool solve_prepare(struct solver *solver, const struct board *board, struct arena *arena) {
    enum { SMALL = 2 * GF2_WORD_BITS };
    enum solve_method method = SOLVE_CHASE;
    if (!solve_applies(board, method)) method = SOLVE_FRONTAL;
    if (!solve_applies(board, method)) method = SOLVE_ROWCOL;
    if (!solve_applies(board, method) || (method != SOLVE_CHASE && board->lights <= SMALL)) method = SOLVE_DENSE;
    return solve_prepare_by(solver, method, board, arena);
}

bool solve(const struct solver *solver, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    switch (solver->method) {
    case SOLVE_CHASE:
        return BY_CHASE && solve_by_chase(solver, lights, presses, witness);
    case SOLVE_FRONTAL:
        return frontal_solve(&solver->frontal, lights, presses, witness);
    case SOLVE_ROWCOL:
        return rowcol_solve(&solver->rowcol, lights, presses, witness);
    default:
        return dense_solve(&solver->dense, lights, presses, witness);
    }
}

void solve_quiet(const struct solver *solver, int k, uint64_t *presses) {
    switch (solver->method) {
    case SOLVE_CHASE:
        if (BY_CHASE) quiet_by_chase(solver, k, presses);
        return;
    case SOLVE_FRONTAL:
        frontal_quiet(&solver->frontal, k, &(struct gf2_matrix){.words = presses, .rows = 1});
        return;
    case SOLVE_ROWCOL:
        rowcol_quiet(&solver->rowcol, k, presses);
        return;
    default:
        dense_quiet(&solver->dense, k, presses);
    }
}

struct coset solve_coset(const struct solver *solver, const uint64_t *presses) {
    return (struct coset){.first = presses,
                          .quiet = solver->quiet,
                          .nullity = solver->nullity,
                          .rows = solver->rows,
                          .columns = solver->columns};
}
