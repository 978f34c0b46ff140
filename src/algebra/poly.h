/* Polynomials over GF(2): bit i of a vector is the coefficient of x^i, so gf2_add() adds polynomials.
 *
 * Lengths are in words. A vector may be longer than its polynomial. The Fibonacci polynomials F_0 = 0,
 * F_1 = 1, F_{k+1} = x F_k + F_{k-1} are a second basis: there, bit k-1 is the coefficient of F_k (docs/mathematics.md,
 * section 2). */
#ifndef POLY_H
#define POLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algebra/gf2.h"

/* The degree of f; -1 for zero. */
int poly_degree(const uint64_t *f, size_t words);

/* to += from·x^shift. `to` has room for the sum and does not overlap `from`. */
void poly_add_shifted(uint64_t *to, const uint64_t *from, size_t words, int shift);

/* The words of scratch that poly_multiply() needs for a shorter factor of this many words. */
#define POLY_MULTIPLY_SCRATCH(words) (8 * (size_t)(words) + 64)

/* product = a·b, in a_words + b_words words that do not overlap a or b. Karatsuba's method: about n^1.6 word operations for n
 * words each; a longer factor is cut into pieces of the length of the shorter one. */
void poly_multiply(uint64_t *product, const uint64_t *a, size_t a_words, const uint64_t *b, size_t b_words,
                   uint64_t *scratch);

/* Divides f by g, which is not zero: f becomes the remainder. The quotient has `words` words, as f, and does not overlap f
 * or g. deg g × (deg f - deg g) / 128 word operations. */
void poly_divide(uint64_t *f, size_t words, const uint64_t *g, size_t g_words, uint64_t *quotient);

/* Euclid's algorithm with cofactors. */
struct poly_euclid {
    uint64_t *gcd, *cofactor; /* two of the four vectors passed to poly_gcd() */
    int degree;               /* of the gcd */
};

/* The gcd of a and b, which are not both zero. Whenever x^k times one of them is added to the other, x^(stretch·k) times its
 * cofactor is added to the other's: starting with a_cofactor = 1, b_cofactor = 0 and stretch = 1 gives cofactor·a = gcd (mod b).
 * All four vectors are overwritten; the cofactors may be NULL. a and b have `words` words, the cofactors stretch × words.
 * (deg a)²/64 word operations at equal degrees. */
struct poly_euclid poly_gcd(uint64_t *a, uint64_t *b, size_t words, uint64_t *a_cofactor, uint64_t *b_cofactor,
                            int stretch);

/* f = F_n, in GF2_WORDS(n) words; n >= 1. */
void poly_fibonacci(uint64_t *f, int n);

/* Convert between the power basis and the Fibonacci basis, in place: n log n / 64 word operations for n bits. */
void poly_to_fibonacci(uint64_t *f, size_t words);
void poly_from_fibonacci(uint64_t *f, size_t words);

/* In the Fibonacci basis: folded = f mod F_{n+1}, in GF2_WORDS(n) words; f has `bits` bits. It needs no division, because
 * F_{a+b} = F_{a-b} (mod F_a). bits / 64 word operations. */
void poly_fold(uint64_t *folded, int n, const uint64_t *f, int bits);

/* wrapped = f mod x^n + 1, in GF2_WORDS(n) words that do not overlap f; n >= 1. */
void poly_wrap(uint64_t *wrapped, int n, const uint64_t *f, size_t words);

/* f(x) becomes f(x + 1), in place. */
void poly_shift(uint64_t *f, size_t words);

/* poly_square(): f becomes f², in twice as many words. poly_root(): a square becomes its root; any other f is replaced by its
 * even coefficients. */
void poly_square(uint64_t *f, size_t words);
void poly_root(uint64_t *f, size_t words);

/* Let w = x² + x. Every f has exactly one form P(w) + x·Q(w). These convert in place between f and the pair: the coefficients of
 * P are the even bits, those of Q the odd bits. */
void poly_to_pairs(uint64_t *f, size_t words);
void poly_from_pairs(uint64_t *f, size_t words);

#endif
