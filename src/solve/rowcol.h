/* Grids with the row-and-column rule, with or without holes, by the parities of rows and columns.
 *
 * A press flips its row and its column. So a light changes by the presses of its row, plus those of its column, plus those of
 * its own button: presses x make the lights s exactly when x = s + R + C, where R is the parity of the presses in the row and C
 * that in the column. Only these parities are unknown. Summing over row i with n_i cells and over column j with m_j gives
 *
 *     (n_i + 1) R_i + Σ C_j = Σ s,   (m_j + 1) C_j + Σ R_i = Σ s    (sums over the cells that exist),
 *
 * a symmetric system. So a set of cells R + C for s = 0 is a quiet pattern and a witness at the same time. */
#ifndef ROWCOL_H
#define ROWCOL_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "board/board.h"
#include "solve/dense.h"

/* The factored system of a board. */
struct rowcol {
    int rows, columns;
    const uint64_t *holes;
    struct dense system;       /* the unknowns are the parities of the rows, then of the columns */
    uint64_t *sums, *parities; /* scratch: rows + columns bits */
};

/* Reduces the system into the arena. When it fails, the caller gives back what was taken. With
 * k = rows + columns: k³/256 word operations, k²/4 bytes. */
bool rowcol_prepare(struct rowcol *rowcol, const struct board *board, struct arena *arena);

/* As solve() in solve.h. A few operations for each light. */
bool rowcol_solve(const struct rowcol *rowcol, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* Writes quiet pattern k, 0 <= k < nullity, to `presses` (buttons bits). The patterns are independent. */
void rowcol_quiet(const struct rowcol *rowcol, int k, uint64_t *presses);

#endif
