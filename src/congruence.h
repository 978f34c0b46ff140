/* The congruence that decides the first row of a chase (docs/mathematics.md, section 2):
 *
 *     F_{rows+1}(t)·X = C   (mod F_{columns+1}(s)),   with t = s + 1 or t = s.
 *
 * F are the Fibonacci polynomials. A row of cells v is the polynomial Σ v_k F_k(s): a vector of `columns` bits in the
 * Fibonacci basis (poly.h). Exchanging rows and columns exchanges s and t, so all the work is done modulo the F of the
 * shorter side. */
#ifndef CONGRUENCE_H
#define CONGRUENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "arena.h"

enum { CONGRUENCE_SIDE_MAX = 1 << 28 }; /* rows or columns */

struct congruence {
    int rows, columns;
    bool shifted;      /* t = s + 1 */
    int nullity;       /* the degree of the gcd */
    uint64_t *gcd;     /* of F_{rows+1}(t) and F_{columns+1}(s), in the variable of the shorter side */
    uint64_t *inverse; /* inverse·F_{longer+1} = gcd mod F_{shorter+1}; its square root when both sides are even */
    uint64_t *quiet;   /* F_{columns+1}(s) / gcd; when nullity > 0 */
};

/* The words of a vector that holds any polynomial of degree `side` or less: even, so that it can be the square of one
 * half as long. */
size_t congruence_words(int side);

/* The bytes of scratch that each function below takes at most: about 4 (rows + columns). */
size_t congruence_scratch(int rows, int columns);

/* The degree of the gcd alone; -1 when memory cannot be had: congruence_scratch() bytes, given back.
 * shorter²/512 word steps. */
int congruence_nullity(int rows, int columns, bool shifted, struct arena *arena);

/* Fills in the struct, which lives in the arena from then on, in about 3 × shorter / 8 bytes; false when memory cannot be had
 * (nothing is kept). shorter²/64 word steps, up to eight times fewer when rows = columns and t = s + 1. */
bool congruence_prepare(struct congruence *congruence, int rows, int columns, bool shifted, struct arena *arena);

/* A solution X for the right side C, both rows; NULL when there is none. X lies in the scratch. */
const uint64_t *congruence_solve(const struct congruence *congruence, const uint64_t *c, struct arena *scratch);

/* row = s^k·quiet, 0 <= k < nullity, in congruence_words(columns) words: a basis of the solutions for C = 0. */
void congruence_quiet(const struct congruence *congruence, int k, uint64_t *row);

#endif
