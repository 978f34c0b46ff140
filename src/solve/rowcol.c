#include "solve/rowcol.h"

#include <string.h>

#include "algebra/gf2.h"

static size_t cell_words(const struct rowcol *rowcol) {
    return GF2_WORDS(rowcol->rows * rowcol->columns);
}

static void fill_system(struct rowcol *rowcol) {
    const struct gf2_matrix *masks = &rowcol->system.masks;
    for (int k = 0; k < masks->rows; k++) {
        gf2_flip(gf2_row(masks, k), k);
        gf2_flip(gf2_row(&rowcol->system.made, k), k);
    }
    for (int i = 0, cell = 0; i < rowcol->rows; i++)
        for (int j = rowcol->rows; j < masks->rows; j++, cell++) {
            if (gf2_get(rowcol->holes, cell)) continue;
            gf2_flip(gf2_row(masks, i), i);
            gf2_flip(gf2_row(masks, i), j);
            gf2_flip(gf2_row(masks, j), i);
            gf2_flip(gf2_row(masks, j), j);
        }
}

bool rowcol_prepare(struct rowcol *rowcol, const struct board *board, struct arena *arena) {
    int unknowns = board->rows + board->columns;
    uint64_t *holes = arena_take(arena, GF2_WORDS(board->lights), sizeof *holes);
    *rowcol = (struct rowcol){.rows = board->rows, .columns = board->columns, .holes = holes};
    rowcol->sums = arena_take(arena, GF2_WORDS(unknowns), sizeof *rowcol->sums);
    rowcol->parities = arena_take(arena, GF2_WORDS(unknowns), sizeof *rowcol->parities);
    if (!holes || !rowcol->sums || !rowcol->parities) return false;
    memcpy(holes, board->holes, GF2_WORDS(board->lights) * sizeof *holes);
    if (!dense_take(&rowcol->system, unknowns, unknowns, unknowns, arena)) return false;
    fill_system(rowcol);
    return dense_reduce(&rowcol->system, arena);
}

/* cells += the parity of the row + the parity of the column, for each cell that is no hole. */
static void add_parities(const struct rowcol *rowcol, uint64_t *cells) {
    for (int i = 0, cell = 0; i < rowcol->rows; i++)
        for (int j = rowcol->rows; j < rowcol->rows + rowcol->columns; j++, cell++)
            if (gf2_get(rowcol->parities, i) != gf2_get(rowcol->parities, j) && !gf2_get(rowcol->holes, cell))
                gf2_flip(cells, cell);
}

bool rowcol_solve(const struct rowcol *rowcol, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    size_t words = cell_words(rowcol);
    memset(rowcol->sums, 0, GF2_WORDS(rowcol->rows + rowcol->columns) * sizeof *rowcol->sums);
    for (int i = 0, cell = 0; i < rowcol->rows; i++)
        for (int j = rowcol->rows; j < rowcol->rows + rowcol->columns; j++, cell++) {
            if (!gf2_get(lights, cell)) continue;
            gf2_flip(rowcol->sums, i);
            gf2_flip(rowcol->sums, j);
        }
    bool solvable = dense_solve(&rowcol->system, rowcol->sums, rowcol->parities, rowcol->parities);
    uint64_t *cells = solvable ? presses : witness;
    if (solvable)
        memcpy(cells, lights, words * sizeof *cells);
    else
        memset(cells, 0, words * sizeof *cells);
    add_parities(rowcol, cells);
    return solvable;
}

void rowcol_quiet(const struct rowcol *rowcol, int k, uint64_t *presses) {
    dense_quiet(&rowcol->system, k, rowcol->parities);
    memset(presses, 0, cell_words(rowcol) * sizeof *presses);
    add_parities(rowcol, presses);
}
