/* Grids with any stencil, wrap and holes by the frontal method: one light at a time.
 *
 * Each light is an equation for the buttons that flip it. The lights are taken line by line; where mirrored edges join each line
 * to the one as far from the other end, from both ends inwards in turn. Where a light is the first to be
 * flipped by some button, its equation expresses the last such button by the others; other new buttons become parameters. A
 * light without a new button is a condition on the parameters and eliminates one. The front is the set of buttons that later
 * lights still need; only these are stored, as sums of parameters.
 *
 * Example: 3×3, plus rule. Light 0 is flipped by buttons 0, 1 and 3: 0 and 1 become parameters, 3 is expressed. Light 1
 * makes button 2 the third parameter and expresses 4. Lights 2 to 5 express buttons 5 to 8. Lights 6 to 8 are three conditions,
 * which fix the three parameters: the solution is unique, the nullity 0. On 4×4 all four conditions are empty, so the four
 * parameters remain free: the nullity is 4. */
#ifndef FRONTAL_H
#define FRONTAL_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "board/board.h"

struct frontal_stage;

/* The factored mask matrix of a board. */
struct frontal {
    int lights, buttons;
    int nullity;
    /* private */
    struct frontal_stage *stages;
    int stage_count, places;
    /* scratch: a word for each place, slot and button; each bit belongs to one of 64 systems solved at the same time */
    uint64_t *constants, *values, *answers;
};

/* Factors the board's matrix into the arena. When it fails, the caller gives back what was taken. Let the
 * stencil have s cells and reach r <= 2 lines, and a line w cells (twice as many where the last line is next to the first, or
 * mirrored edges join lines): lights × s × r·w / 64 word operations, and (2r·w)² / 128 for each of at least 2r·w conditions;
 * lights × (s + 17) × 4 bytes. */
bool frontal_prepare(struct frontal *frontal, const struct board *board, struct arena *arena);

/* As solve() in solve.h. lights × 2s operations. */
bool frontal_solve(const struct frontal *frontal, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* The rows of `quiet` (buttons columns) become the quiet patterns k, k + 1, …, of 0 … nullity−1, which are independent. Each
 * 64 of them cost as much as one solution. */
void frontal_quiet(const struct frontal *frontal, int k, const struct gf2_matrix *quiet);

#endif
