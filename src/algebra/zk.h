/* Linear algebra over Z/pᵉ, the integers modulo a prime power.
 *
 * Matrices are bytes. Elimination uses row operations only. Its pivot is always an entry that the prime divides least often, so
 * that the pivot divides every entry that it has to clear. Numbers modulo a composite number are treated modulo each of its prime
 * powers and joined afterwards by the Chinese remainder theorem. */
#ifndef ZK_H
#define ZK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algebra/arena.h"

enum { ZK_SIZE_MAX = 32, ZK_EXPONENT_MAX = 5 };

struct zk_ring {
    int prime, exponent;
    int size;                       /* prime^exponent <= ZK_SIZE_MAX */
    int power[ZK_EXPONENT_MAX + 1]; /* prime^0 … prime^exponent */
    uint8_t valuation[ZK_SIZE_MAX]; /* of each number, how often the prime divides it; of 0, the exponent */
    uint8_t inverse[ZK_SIZE_MAX];   /* of each unit, a number that the prime does not divide; of others 0 */
};

struct zk_ring zk_ring(int prime, int exponent);

/* to += factor · from, for `count` numbers below ring->size. */
void zk_add(const struct zk_ring *ring, uint8_t *to, const uint8_t *from, int factor, int count);

/* A dense matrix in row order, without gaps. Its entries are below the size of the ring. */
struct zk_matrix {
    uint8_t *entries;
    int rows, columns;
};

static inline uint8_t *zk_row(const struct zk_matrix *matrix, int row) {
    return matrix->entries + (size_t)row * (size_t)matrix->columns;
}

/* Takes a zero matrix from the arena. */
bool zk_matrix_take(struct zk_matrix *matrix, int rows, int columns, struct arena *arena);

struct zk_pivot {
    int column, valuation; /* the pivot is prime^valuation */
};

/* Brings the first `columns` columns of the matrix into echelon form; the columns beyond them take part in the row operations
 * only. Returns the number r of rows that are not zero in these columns, which come first. `pivots` holds min(rows, columns)
 * entries. Row i of them has pivot i, whose valuation is the least of the row in these columns; later rows are 0 in its column. The
 * valuations ascend. So the rows are independent: row i has the order prime^(exponent − valuation), and the rows generate as
 * many different sums as the product of their orders. rows × columns × r operations. */
int zk_reduce(const struct zk_ring *ring, const struct zk_matrix *matrix, int columns, struct zk_pivot *pivots);

/* A system of linear equations, factored once and then solved for any right side. Unknown t counts modulo size / scale[t]. */
struct zk_system {
    struct zk_ring ring;
    int equations, unknowns;
    struct zk_matrix rows; /* first the coefficients of unknown t in row t; after zk_prepare(), in echelon form */
    uint8_t
        *scale;  /* of each unknown, a power of the prime below the size; it divides all coefficients of the unknown */
    int rank;    /* the number of rows of the echelon form that are not 0 */
    int nullity; /* the number of independent quiet patterns */
    /* private */
    struct zk_pivot *pivots, *quiet_pivots;
    struct zk_matrix quiet;
    uint8_t *rest;
};

/* Takes a system from the arena, with all coefficients 0 and all scales 1, for the caller to fill in. zk_prepare() then factors it.
 * When it fails, the caller gives back what was taken.
 * unknowns² × (equations + unknowns) operations; as many bytes as two matrices of unknowns × (equations + unknowns). */
bool zk_take(struct zk_system *system, const struct zk_ring *ring, int equations, int unknowns, struct arena *arena);
bool zk_prepare(struct zk_system *system, struct arena *arena);

/* True if there are unknowns with these right sides (`equations` numbers). Then `solution` holds them; otherwise `witness` holds
 * a factor for each equation, so that the sum of the equations times these factors has the left side 0 for all unknowns and a
 * right side other than 0. The other of the two is not written. The system's own scratch is used.
 * rank × (equations + unknowns) operations. */
bool zk_solve(const struct zk_system *system, const uint8_t *right, uint8_t *solution, uint8_t *witness);

/* Writes quiet pattern k, 0 <= k < nullity: unknowns that make all right sides 0. Returns its order, a power of the prime above 1.
 * Each solution of right sides 0 is the sum of the patterns, each taken 0 … order − 1 times, in exactly one way. */
int zk_quiet(const struct zk_system *system, int k, uint8_t *unknowns);
int zk_quiet_order(const struct zk_system *system, int k); /* the order alone */

#endif
