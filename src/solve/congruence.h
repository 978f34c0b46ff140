/* The congruence for the first row of a chase on a flat grid (docs/mathematics.md, section 2):
 *
 *     F_{rows+1}(t)·X = C   (mod F_{columns+1}(s)),   t = s + 1 with the plus rule, t = s with the ring rule.
 *
 * F_k are the Fibonacci polynomials. A row of cells v_1 … v_n stands for the polynomial Σ v_k F_k(s), a vector of `columns`
 * bits in the Fibonacci basis (poly.h). X is the first row of presses; C is the row that the chase from an empty first row
 * leaves below the board. Exchanging rows and columns exchanges s and t, so the computation is modulo the F of the shorter
 * side.
 *
 * Example: 5×5, plus rule. F_6(s) = s⁵ + s and F_6(s + 1) = s⁵ + s⁴ have the gcd g = s² + s, so the nullity is 2.
 * F_6 / g = s³ + s² + s + 1 = F_2 + F_3 + F_4: the first row 01110 belongs to a quiet pattern, and so does s times it,
 * F_1 + F_2 + F_4 + F_5, the row 11011. */
#ifndef CONGRUENCE_H
#define CONGRUENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algebra/arena.h"

enum { CONGRUENCE_SIDE_MAX = 1 << 28 }; /* rows or columns */

struct congruence {
    int rows, columns;
    bool shifted;      /* t = s + 1 */
    int nullity;       /* the degree of the gcd */
    uint64_t *gcd;     /* of F_{rows+1}(t) and F_{columns+1}(s), in the variable of the shorter side */
    uint64_t *inverse; /* inverse·F_{longer+1} = gcd mod F_{shorter+1}; its square root when both sides are even */
    uint64_t *quiet;   /* F_{columns+1}(s) / gcd; when nullity > 0 */
};

/* The length in words of a vector for any polynomial of degree `side` or less. It is even, so that the vector can hold the
 * square of one half as long. */
size_t congruence_words(int side);

/* The most bytes of scratch that a function below takes: about 4 (rows + columns). */
size_t congruence_scratch(int rows, int columns);

/* The degree of the gcd, which is the nullity of the board. Scratch, congruence_scratch() bytes,
 * is given back. shorter²/512 word operations. */
int congruence_nullity(int rows, int columns, bool shifted, struct arena *arena);

/* Computes the gcd, the inverse and the quiet polynomial into the arena, about 3 × shorter / 8 bytes; false when memory runs
 * out. shorter²/64 word operations, up to eight times fewer when rows = columns and t = s + 1. */
bool congruence_prepare(struct congruence *congruence, int rows, int columns, bool shifted, struct arena *arena);

/* A solution X for the right side C, both rows of `columns` bits; NULL when there is none. X lies in the scratch. Two
 * multiplications and a division of polynomials of the shorter side's length. */
const uint64_t *congruence_solve(const struct congruence *congruence, const uint64_t *c, struct arena *scratch);

/* row = s^k·quiet, 0 <= k < nullity, in congruence_words(columns) words. These rows are a basis of the solutions for C = 0. */
void congruence_quiet(const struct congruence *congruence, int k, uint64_t *row);

#endif
