/* Rows of lights summed to sixteen, from which a chase goes on as from all of them (chase.h).
 *
 * On their way they get a fingerprint: 64 bits that depend on every light and on where it stands. Lights that differ by chance
 * have different ones, but for one pair in 2^64; so do those that differ within eight rows, or as one press makes them differ.
 * Lights have the same if their sums agree, as when five differ, eight rows and columns apart, and the total of each row's words
 * agrees, too: it is no defence against lights made to agree. */
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
    int columns, rows; /* those still to come */
    bool meet;         /* the columns do */
    uint64_t self;     /* all ones when a press flips its own cell */
    uint64_t mixed;    /* of the fingerprint */
};

/* Of no rows yet: `rows` are to come. In the arena, which must have room for 2 × FOLDING_STEP rows with four words to
 * spare. `centred`: a press flips its own cell. */
struct folding folding_take(int rows, int columns, bool centred, bool meet, struct arena *arena);

/* The next rows of lights, from the first row down, each `stride` words after the one before; bits beyond the columns do not
 * count. rows × columns / 64 word steps. */
void folding_add(struct folding *folding, const uint64_t *lights, int rows, size_t stride);

uint64_t folding_fingerprint(const struct folding *folding);

#endif
