#include "large.h"

#include <string.h>

#include "gf2.h"

bool large_take(struct large *large, int rows, int columns, struct arena *arena) {
    size_t used = arena->used, stride = GF2_WORDS(columns);
    *large = (struct large){.stride = stride};
    bool fits = (size_t)rows <= SIZE_MAX / stride;
    large->board = fits ? arena_take(arena, (size_t)rows * stride, sizeof *large->board) : NULL;
    if (large->board && chase_prepare(&large->chase, rows, columns, CHASE_PLUS, arena)) return true;
    arena->used = used;
    return false;
}

static uint64_t *row_of(const struct large *large, int row) {
    return large->board + (size_t)row * large->stride;
}

static uint64_t last_word_mask(const struct large *large) {
    int spare = large->chase.columns % GF2_WORD_BITS;
    return spare ? (UINT64_C(1) << spare) - 1 : ~UINT64_C(0);
}

static void clear_spare_bits(struct large *large) {
    uint64_t mask = last_word_mask(large);
    for (int row = 0; row < large->chase.rows; row++) row_of(large, row)[large->stride - 1] &= mask;
}

void large_fill_on(struct large *large) {
    for (int row = 0; row < large->chase.rows; row++) gf2_fill(row_of(large, row), large->chase.columns);
}

/* Splitmix64, a word for each 64 lights; part of what a seed means. */
void large_fill_random(struct large *large, uint64_t seed) {
    size_t words = (size_t)large->chase.rows * large->stride;
    for (size_t i = 0; i < words; i++) {
        uint64_t z = seed += UINT64_C(0x9e3779b97f4a7c15);
        z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
        z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
        large->board[i] = z ^ z >> 31;
    }
    clear_spare_bits(large);
}

void large_solve(struct large *large) {
    large->answer = chase_solve(&large->chase, large->board, large->stride);
}

bool large_verify(const struct large *large) {
    return chase_fingerprint(&large->chase, large->board, large->stride) == large->answer.fingerprint;
}

/* The ones among bits [from, to) of a row. */
static int count_ones(const uint64_t *row, int from, int to) {
    int count = 0;
    while (from < to) {
        int shift = from % GF2_WORD_BITS, bits = GF2_WORD_BITS - shift;
        uint64_t word = row[from / GF2_WORD_BITS] >> shift;
        if (to - from < bits) {
            bits = to - from;
            word &= (UINT64_C(1) << bits) - 1;
        }
        count += __builtin_popcountll(word);
        from += bits;
    }
    return count;
}

static int least(int a, int b) {
    return a < b ? a : b;
}

static uint8_t share_of_ones(const struct large *large, int64_t row, int64_t column, int scale) {
    if (row >= large->chase.rows || column >= large->chase.columns) return 0;
    int first = (int)row, from = (int)column;
    int to = from + least(scale, large->chase.columns - from);
    int last = first + least(scale, large->chase.rows - first);
    int64_t ones = 0;
    for (int r = first; r < last; r++) ones += count_ones(row_of(large, r), from, to);
    return (uint8_t)(ones * 255 / ((int64_t)scale * scale));
}

void large_picture(const struct large *large, int row, int column, int scale, int width, int height, uint8_t *picture) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            *picture++ = share_of_ones(large, row + (int64_t)y * scale, column + (int64_t)x * scale, scale);
}
