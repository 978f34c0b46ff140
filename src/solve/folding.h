/* Reduces a board to sixteen rows after which a chase leaves the same as after the whole board (chase.h), and fingerprints it.
 *
 * A chase from no presses leaves Σ F_k(t) b_k below the last row, where b_k are the rows of lights, k counted from the last row
 * up, F_k the Fibonacci polynomials and t the step from row to row. Since F_{k+8} = t^8 F_k + F_{k-8}, a row can be replaced:
 * t^8 times the row is added to the row eight further on, and the row itself to the one sixteen further on. For the plus rule
 * t^8 = s^8 + 1: a light becomes three, eight columns apart.
 *
 * Example on five columns with steps of one row in place of eight: F_{k+1} = t F_k + F_{k-1}, so the row 00100 adds 01110 to the
 * next row and 00100 to the row after that. In this way all rows end up in the last two; with steps of eight, in the last
 * sixteen.
 *
 * The fingerprint has 64 bits that depend on every light and its place. It is computed from the sixteen rows and from a digest of
 * the words of each row of lights. Two boards that differ at random collide with probability 2^-64. Boards that differ in at most
 * eight successive rows, or by a single press, have different sixteen rows. The digest multiplies by each of the last words of a
 * row, up to four; the words before them enter two running totals with shifts, which detect equal and exchanged words. Lights can
 * be crafted to collide. */
#ifndef FOLDING_H
#define FOLDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algebra/arena.h"

enum { FOLDING_STEP = 8 };

struct folding {
    /* Σ F_k b_k over the rows so far, k counted from the last one up, is Σ F_i·now_i + F_{i-8}·before_i, i = 1 … FOLDING_STEP.
     * Each row has spare words before and behind it. */
    uint64_t *now[FOLDING_STEP + 1], *before[FOLDING_STEP + 1];
    size_t words;
    int columns, rows; /* rows: not added yet */
    bool wrapped;      /* the first column is next to the last */
    uint64_t self;     /* all ones when a press flips its own cell */
    uint64_t mixed;    /* the digest of the rows so far */
};

/* Begins a folding to which `rows` rows will be added. It lives in the arena, which must have space for 2 × FOLDING_STEP rows with
 * four spare words each. `centred`: a press flips its own cell. */
struct folding folding_take(int rows, int columns, bool centred, bool wrapped, struct arena *arena);

/* Adds the next rows of lights, from the first row down; successive rows are `stride` words apart. Bits beyond the columns are
 * ignored. rows × columns / 64 word operations. */
void folding_add(struct folding *folding, const uint64_t *lights, int rows, size_t stride);

uint64_t folding_fingerprint(const struct folding *folding);

#endif
