/* Reduces a board to sixteen rows that a chase treats as it treats the whole board (chase.h), and fingerprints it.
 *
 * A chase from no presses leaves Σ F_k(t) b_k below the last row, where b_k are the rows of lights, k counted from the last row up, F_k the
 * Fibonacci polynomials and t the step from row to row. Since F_{k+8} = t^8 F_k + F_{k-8}, a row can be moved eight rows on as
 * t^8 times itself, and eight more as itself. For the plus rule t^8 = s^8 + 1: a light becomes three, eight columns apart.
 *
 * Example on five columns with steps of one row in place of eight: F_{k+1} = t F_k + F_{k-1}, so the row 00100 adds 01110 to the
 * next row and 00100 to the row after that. In this way all rows end up in the last two; with steps of eight, in the last
 * sixteen.
 *
 * The fingerprint is 64 bits that depend on every light and its place. Random differences collide with probability 2^-64.
 * Differences within eight rows do not collide by the sums, nor do those of a single press. Two boards collide when their sixteen rows agree and
 * also, in each row, a digest of its words. The last four words of a row at most are multiplied in one by one; the words before
 * them, in lanes, by two running totals with shifts, which equal or exchanged words change but crafted ones need not.
 * It is no defence against lights that are made to collide. */
#ifndef FOLDING_H
#define FOLDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"

enum { FOLDING_STEP = 8 };

struct folding {
    /* Σ F_k b_k over the rows so far, k counted from the last one up, is Σ F_i·now_i + F_{i-8}·before_i over 1 … FOLDING_STEP.
     * Each has words to spare beyond it at either end. */
    uint64_t *now[FOLDING_STEP + 1], *before[FOLDING_STEP + 1];
    size_t words;
    int columns, rows; /* rows: still to come */
    bool meet;         /* the first column is next to the last */
    uint64_t self;     /* all ones when a press flips its own cell */
    uint64_t mixed;    /* the digest of the rows so far */
};

/* A folding of no rows yet: `rows` are to come. It lives in the arena, which must have room for 2 × FOLDING_STEP rows with four
 * words to spare. `centred`: a press flips its own cell. */
struct folding folding_take(int rows, int columns, bool centred, bool meet, struct arena *arena);

/* The next rows of lights, from the first row down, each `stride` words after the one before; bits beyond the columns do not
 * count. rows × columns / 64 word steps. */
void folding_add(struct folding *folding, const uint64_t *lights, int rows, size_t stride);

uint64_t folding_fingerprint(const struct folding *folding);

#endif
