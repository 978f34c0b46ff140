/* The equations for the first row of a chase on a cylinder or torus, modulo x^n + 1 (docs/mathematics.md, section 2.8).
 *
 * With n columns, a row of cells v is the polynomial Σ v_j x^j modulo x^n + 1. Adding to each cell its two neighbours, and itself
 * with the plus rule, multiplies it by c = x + 1/x, or x + 1/x + 1. On a cylinder of m rows the first row X solves
 *
 *     F_{m+1}(c)·X = C   (mod x^n + 1),
 *
 * where C is the row that the chase from an empty first row leaves below the last row. On a torus this chase leaves a row C and
 * before it a row B. The first row X and the row Y before it solve (M^m + 1)·(X, Y) = (C, B), where M = [[c, 1], [1, 0]] is the
 * chase of one row. Since M + 1/M = c, the system splits into two equations: with (U, V) = M^k·(X, Y)
 *
 *     m = 2k:      c F_k(c)·U = C,                           c F_k(c)·V = B;
 *     m = 2k + 1:  c (F_k + F_{k+1})(c)·U = C + B,    (F_k + F_{k+1})(c)·(U + V) = B.
 *
 * Let g = gcd(p, x^n + 1). The equation p·u = r (mod x^n + 1) has a solution exactly when g divides r. For r = 0 the solutions are
 * the multiples of (x^n + 1)/g, a space of dimension deg g. */
#ifndef CIRCULANT_H
#define CIRCULANT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algebra/arena.h"

/* One equation p·u = r. */
struct circulant_equation {
    int degree;        /* of the gcd */
    uint64_t *gcd;     /* of p and x^columns + 1 */
    uint64_t *inverse; /* inverse·p = gcd mod x^columns + 1 */
    uint64_t *quiet;   /* (x^columns + 1) / gcd */
};

enum { CIRCULANT_ROWS = 2 };

struct circulant {
    int rows, columns;
    bool torus, centred;                                 /* centred: c = x + 1/x + 1 */
    int nullity;                                         /* the sum of the degrees */
    struct circulant_equation equations[CIRCULANT_ROWS]; /* a cylinder has only the first */
};

/* The most bytes of scratch that a function below takes: about 4 columns. */
size_t circulant_scratch(int columns);

/* Computes the equations into the arena, about `columns` bytes. Euclid's
 * algorithm once, or twice on a torus with an odd number of rows: each
 * min(2 rows, columns) × columns / 64 word operations. */
bool circulant_prepare(struct circulant *circulant, int rows, int columns, bool torus, bool centred,
                       struct arena *arena);

/* Solves for the rows left over, {C, B}: writes {X, 0} on a cylinder, {U, V} on a torus, rows of `columns` bits. False when
 * there is no solution; then `start` is undefined. */
bool circulant_solve(const struct circulant *circulant, const uint64_t *const left[CIRCULANT_ROWS],
                     uint64_t *const start[CIRCULANT_ROWS], struct arena *scratch);

/* Writes the start {X, Y} of quiet pattern k, 0 <= k < nullity. The patterns are independent. (M^k maps the starts of quiet
 * patterns one-to-one to such starts, so (U, V) may serve as (X, Y).) */
void circulant_quiet(const struct circulant *circulant, int k, uint64_t *const start[CIRCULANT_ROWS]);

#endif
