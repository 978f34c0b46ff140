/* Linear algebra over GF(2): bit vectors, dense matrices, elimination. Addition is XOR. */
#ifndef GF2_H
#define GF2_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algebra/arena.h"

/* A vector of n bits lives in GF2_WORDS(n) words owned by the caller; bit i is bit i % 64 of word i / 64.
 * Invariant: bits at and beyond n are zero. Every function relies on it and keeps it. */
#define GF2_WORD_BITS 64
#define GF2_WORDS(n) (((size_t)(n) + GF2_WORD_BITS - 1) / GF2_WORD_BITS)

static inline bool gf2_get(const uint64_t *vector, int i) {
    return vector[i / GF2_WORD_BITS] >> (i % GF2_WORD_BITS) & 1;
}

static inline void gf2_flip(uint64_t *vector, int i) {
    vector[i / GF2_WORD_BITS] ^= UINT64_C(1) << (i % GF2_WORD_BITS);
}

/* A mask of the bits that belong to a vector of n > 0 bits in its last word. */
static inline uint64_t gf2_last_word(int n) {
    return ~UINT64_C(0) >> (GF2_WORD_BITS - 1 - (n - 1) % GF2_WORD_BITS);
}

/* Two words, which 128-bit instructions process at once. */
typedef uint64_t gf2_lanes __attribute__((vector_size(16), aligned(8), may_alias));
enum { GF2_LANES = sizeof(gf2_lanes) / sizeof(uint64_t) };

/* Takes a zero vector of `words` words from an arena that is known to be large enough; traps if it is not. */
uint64_t *gf2_take(struct arena *scratch, size_t words);

/* Sets the first n bits to one and the rest of the last word to zero. */
void gf2_fill(uint64_t *vector, int n);

/* Writes the lowest bit of each of n bytes. */
void gf2_from_bytes(uint64_t *vector, const uint8_t *bytes, int n);

/* Writes a byte for each of n bits and returns the address behind the last. */
uint8_t *gf2_to_bytes(uint8_t *bytes, const uint64_t *vector, int n);

/* to += from. The two may be the same vector, but not overlap otherwise. */
void gf2_add(uint64_t *to, const uint64_t *from, size_t words);

/* to += row r for each bit r of `chosen`; row r is the `words` words at rows + r * stride. */
void gf2_add_chosen(uint64_t *to, const uint64_t *rows, size_t stride, size_t words, uint64_t chosen);

/* The number of ones, also called the weight. */
int gf2_weight(const uint64_t *vector, size_t words);

/* The inner product of a and b: the parity of the number of common ones. */
bool gf2_dot(const uint64_t *a, const uint64_t *b, size_t words);

bool gf2_is_zero(const uint64_t *vector, size_t words);

/* The index of the first one, or -1. */
int gf2_first(const uint64_t *vector, size_t words);

/* A dense matrix in row order. Row r starts at words + r * stride; the stride is even, so that a row is a whole number of
 * 128-bit lanes. Each row is a vector of `columns` bits; the bits from there to the end of the stride are zero. */
struct gf2_matrix {
    uint64_t *words;
    int rows, columns;
    size_t stride;
};

static inline uint64_t *gf2_row(const struct gf2_matrix *matrix, int row) {
    return matrix->words + (size_t)row * matrix->stride;
}

/* Takes a zero matrix from the arena. */
bool gf2_matrix_take(struct gf2_matrix *matrix, int rows, int columns, struct arena *arena);

/* A view of rows row … row+rows−1 and of `columns` columns from bit 0 of the given word on. */
struct gf2_matrix gf2_view(const struct gf2_matrix *matrix, int row, int rows, size_t word, int columns);

void gf2_swap_rows(const struct gf2_matrix *matrix, int a, int b);

/* Takes a copy of the matrix from the arena. */
bool gf2_matrix_copy(struct gf2_matrix *copy, const struct gf2_matrix *matrix, struct arena *arena);

/* One step of elimination: moves the first row with a one in the column, from `row` on, to `row`, and clears the column in
 * all other rows. False, and nothing changes, when there is none. At most rows × matrix->columns / 64 word operations. */
bool gf2_pivot(const struct gf2_matrix *matrix, int row, int column);

/* Brings the first `columns` columns of the matrix into reduced row echelon form; the columns beyond them
 * take part in the row operations only. Returns the rank r of these columns: rows 0 … r-1 then have their pivots in the
 * ascending columns pivots[0 … r-1], and the rows from r on are zero in the first `columns` columns.
 * `pivots` holds min(rows, columns) numbers. Scratch comes from the arena and is given back.
 * Method of the Four Russians: rows × rank × matrix->columns / (64 × 8) word operations. */
int gf2_reduce(struct gf2_matrix *matrix, int columns, int *pivots, struct arena *arena);

#endif
