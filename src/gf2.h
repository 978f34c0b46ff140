/* Linear algebra over GF(2): bit vectors, dense matrices, elimination. Addition is XOR. */
#ifndef GF2_H
#define GF2_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"

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

/* The bits that exist in the last word of a vector of n > 0 bits. */
static inline uint64_t gf2_last_word(int n) {
    return ~UINT64_C(0) >> (GF2_WORD_BITS - 1 - (n - 1) % GF2_WORD_BITS);
}

/* Two words at a time: one 128-bit instruction wherever there is one. */
typedef uint64_t gf2_lanes __attribute__((vector_size(16), aligned(8), may_alias));
enum { GF2_LANES = sizeof(gf2_lanes) / sizeof(uint64_t) };

/* A zero vector of `words` words, from an arena known to be large enough: it traps when memory cannot be had. */
uint64_t *gf2_take(struct arena *scratch, size_t words);

/* The first n bits one, the rest of the last word zero. */
void gf2_fill(uint64_t *vector, int n);

/* to += from. The two may be the same vector, but not overlap otherwise. */
void gf2_add(uint64_t *to, const uint64_t *from, size_t words);

/* to += the rows that `chosen` has bits of, row r being `words` words at rows + r * stride. */
void gf2_add_chosen(uint64_t *to, const uint64_t *rows, size_t stride, size_t words, uint64_t chosen);

/* The number of ones. */
int gf2_weight(const uint64_t *vector, size_t words);

/* The inner product of a and b: the parity of the ones they share. */
bool gf2_dot(const uint64_t *a, const uint64_t *b, size_t words);

bool gf2_is_zero(const uint64_t *vector, size_t words);

/* The index of the first one, or -1. */
int gf2_first(const uint64_t *vector, size_t words);

/* A dense matrix, row after row. Row r starts at words + r * stride; stride is even, so that rows are whole
 * 128-bit lanes. Each row is a vector of `columns` bits and keeps its invariant up to the end of the stride. */
struct gf2_matrix {
    uint64_t *words;
    int rows, columns;
    size_t stride;
};

static inline uint64_t *gf2_row(const struct gf2_matrix *matrix, int row) {
    return matrix->words + (size_t)row * matrix->stride;
}

/* A zero matrix from the arena; false when memory cannot be had. */
bool gf2_matrix_take(struct gf2_matrix *matrix, int rows, int columns, struct arena *arena);

/* A view of the rows row … row+rows-1 from a word on: `columns` columns. */
struct gf2_matrix gf2_view(const struct gf2_matrix *matrix, int row, int rows, size_t word, int columns);

void gf2_swap_rows(const struct gf2_matrix *matrix, int a, int b);

/* The same matrix again, from the arena; false when memory cannot be had. */
bool gf2_matrix_copy(struct gf2_matrix *copy, const struct gf2_matrix *matrix, struct arena *arena);

/* Brings the first `columns` columns of the matrix into reduced row echelon form; the columns beyond them
 * take part in the row operations only. Returns their rank r: rows 0 … r-1 then have their pivots in the
 * rising columns pivots[0 … r-1], and the rows from r on are zero in the first `columns` columns.
 * pivots has room for min(rows, columns). Scratch comes from the arena and is given back; -1 when it cannot be had.
 * Method of the Four Russians: rows × rank × matrix->columns / (64 × 8) word steps. */
int gf2_reduce(struct gf2_matrix *matrix, int columns, int *pivots, struct arena *arena);

#endif
