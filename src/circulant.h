/* The equations that decide a chase where the columns meet (docs/mathematics.md, section 2.8).
 *
 * With n columns a row of cells v is the polynomial Σ v_j x^j modulo x^n + 1, and adding to each cell its two neighbours
 * (and itself) is multiplying by c = x + 1/x (+ 1). On a cylinder of m rows the first row X solves
 *
 *     F_{m+1}(c)·X = C   (mod x^n + 1),
 *
 * where C is what the chase from nothing leaves below the last row. On a torus that chase leaves a row C and before it a row
 * B, and the two rows it starts from, (X, Y), Y before X, solve (M^m + 1)·(X, Y) = (C, B) with M = [[c, 1], [1, 0]], one step
 * of the chase. As M + 1/M = c, that falls apart: with (U, V) = M^k·(X, Y)
 *
 *     m = 2k:      c F_k(c)·U = C,                           c F_k(c)·V = B;
 *     m = 2k + 1:  c (F_k + F_{k+1})(c)·U = C + B,    (F_k + F_{k+1})(c)·(U + V) = B.
 *
 * Each equation p·u = c (mod x^n + 1) is decided by g = gcd(p, x^n + 1): it can be solved when g divides c, and its
 * solutions for c = 0 are the deg g dimensions of multiples of (x^n + 1)/g. */
#ifndef CIRCULANT_H
#define CIRCULANT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"

/* One p·u = c. */
struct circulant_equation {
    int degree;        /* of the gcd */
    uint64_t *gcd;     /* of p and x^columns + 1 */
    uint64_t *inverse; /* inverse·p = gcd mod x^columns + 1 */
    uint64_t *quiet;   /* (x^columns + 1) / gcd */
};

enum { CIRCULANT_ROWS = 2 };

struct circulant {
    int rows, columns;
    bool torus, centred;                                 /* centred: with the + 1 in c */
    int nullity;                                         /* the degrees together */
    struct circulant_equation equations[CIRCULANT_ROWS]; /* on a cylinder, the first alone */
};

/* The bytes of scratch that each function below takes at most: about 4 columns. */
size_t circulant_scratch(int columns);

/* Fills in the struct, which lives in the arena from then on, in about columns bytes; false when memory cannot be had
 * (nothing is kept). Euclid's algorithm once (cylinder, torus of an even number of rows) or twice: each
 * min(2 rows, columns) × columns / 64 word steps. */
bool circulant_prepare(struct circulant *circulant, int rows, int columns, bool torus, bool centred,
                       struct arena *arena);

/* Rows are vectors of `columns` bits. From what is left, {C, B}, to {X, 0} on a cylinder, {U, V} on a torus; false when there
 * is no solution, and then the start is undefined. */
bool circulant_solve(const struct circulant *circulant, const uint64_t *const left[CIRCULANT_ROWS],
                     uint64_t *const start[CIRCULANT_ROWS], struct arena *scratch);

/* The start {X, Y} of quiet pattern k, 0 <= k < nullity. Together they are independent. (As M^k is one-to-one on the starts
 * of quiet patterns, (U, V) is such a start as well as (X, Y).) */
void circulant_quiet(const struct circulant *circulant, int k, uint64_t *const start[CIRCULANT_ROWS]);

#endif
