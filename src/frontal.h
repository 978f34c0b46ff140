/* Grids with a stencil, whatever their wrap and holes, by the frontal method: light after light.
 *
 * Each light is an equation for the buttons that flip it. In the order of the lines, most of them meet a button that no
 * light before has met, and say what it is; so all buttons become sums of a few, as in chasing. */
#ifndef FRONTAL_H
#define FRONTAL_H

#include <stdbool.h>
#include <stdint.h>

#include "arena.h"
#include "board.h"

struct frontal_step;

/* A board's masks, factored. */
struct frontal {
    int lights, buttons;
    int nullity;
    /* private */
    struct frontal_step *steps;
    int step_count, places;
    /* scratch: a word for each place, slot and button; a bit for each system that is solved at the same time */
    uint64_t *constants, *values, *answers;
};

/* Fills in the struct, which lives in the arena from then on; false when memory cannot be had, and the caller
 * gives back what was taken. With s the cells of the stencil, r <= 2 its reach from line to line and w the cells of a line
 * (twice as many where the lines meet): lights × s × r·w / 64 word steps, and (2r·w)² / 128 for each of at least 2r·w
 * conditions; lights × (s + 17) × 4 bytes. */
bool frontal_prepare(struct frontal *frontal, const struct board *board, struct arena *arena);

/* The contract is that of solve() in solve.h. lights × 2s steps. */
bool frontal_solve(const struct frontal *frontal, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* The rows of `quiet` (buttons columns) become quiet patterns from number k on, 0 <= k < nullity. Together they are
 * independent. Sixty-four take as long as one solution. */
void frontal_quiet(const struct frontal *frontal, int k, const struct gf2_matrix *quiet);

#endif
