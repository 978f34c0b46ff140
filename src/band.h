/* Grids with a stencil, whatever their wrap and holes, by elimination inside a band.
 *
 * A stencil reaches two lines of cells beyond the pressed one at most. With the cells in the order of the lines, the masks
 * are therefore a matrix that is zero but for a band about its diagonal, and stays so while it is eliminated. */
#ifndef BAND_H
#define BAND_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "board.h"

struct band_stage;

/* A board's masks, factored. */
struct band {
    int lights, buttons;
    int nullity;
    /* private: the order of the cells. They stand in blocks of `width`, each from a whole word on. */
    int width, blocks;
    int reach;    /* a mask spans so many blocks on either side of its button's */
    size_t words; /* of a block */
    int *place;   /* of each cell: its bit */
    int *order;   /* the buttons that exist, by their places … */
    int *first;   /* … and for each block, and behind the last: where its buttons begin */
    /* the factors */
    struct band_stage *stages; /* one for each block */
    uint64_t *rest, *sum;      /* scratch: a bit for each place, and for each row of a stage */
};

/* Fills in the struct, which lives in the arena from then on; false when memory cannot be had, and the caller
 * gives back what was taken. With w the cells of the shorter side (twice as many where the lines meet) and r <= 2 the
 * reach of the stencil: lights × w² × (r + 1)(3r + 2) / 512 word steps, and lights × w × (r + 1)(3r + 2) / 8 bytes. */
bool band_prepare(struct band *band, const struct board *board, struct arena *arena);

/* The contract is that of solve() in solve.h. lights × w × (r + 1) / 32 word steps. */
bool band_solve(const struct band *band, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* `presses` (buttons bits) become quiet pattern k, 0 <= k < nullity. Together they are independent. */
void band_quiet(const struct band *band, int k, uint64_t *presses);

#endif
