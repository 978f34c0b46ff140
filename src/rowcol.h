/* Grids with the row-and-column rule, holes or not, by the sums of rows and columns.
 *
 * A press flips its row and its column. So a light changes by the presses of its row, plus those of its column, plus its own
 * button's: presses x that make the lights s are x = s + R + C, where R is the parity of the presses of a row and C that of a
 * column. What is unknown is these parities alone. Summed over row i with n_i cells, and over column j with m_j, that says
 *
 *     (n_i + 1) R_i + Σ C_j = Σ s,   (m_j + 1) C_j + Σ R_i = Σ s    (sums over the cells that exist),
 *
 * a symmetric system. So a set R + C that answers to no lights is a quiet pattern and a witness alike. */
#ifndef ROWCOL_H
#define ROWCOL_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "board.h"
#include "dense.h"

/* A board's sums, factored. */
struct rowcol {
    int rows, columns;
    const uint64_t *holes;
    struct dense system;       /* its unknowns are the parities: of the rows, then of the columns */
    uint64_t *sums, *parities; /* scratch: rows + columns bits */
};

/* Fills in the struct, which lives in the arena from then on; false when memory cannot be had, and the caller
 * gives back what was taken. With k = rows + columns: k³/256 word steps, k²/4 bytes. */
bool rowcol_prepare(struct rowcol *rowcol, const struct board *board, struct arena *arena);

/* The contract is that of solve() in solve.h. A few steps for each light. */
bool rowcol_solve(const struct rowcol *rowcol, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* `presses` (buttons bits) become quiet pattern k, 0 <= k < nullity. Together they are independent. */
void rowcol_quiet(const struct rowcol *rowcol, int k, uint64_t *presses);

#endif
