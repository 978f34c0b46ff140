/* Polynomials over GF(2): bit i of a vector is the coefficient of x^i, so adding is gf2_add().
 *
 * Lengths are in words, and a vector may be longer than its polynomial. The Fibonacci polynomials F_0 = 0,
 * F_1 = 1, F_{k+1} = x F_k + F_{k-1} are a second basis: there, bit k-1 is the coefficient of F_k (docs/mathematics.md,
 * section 2). */
#ifndef POLY_H
#define POLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "gf2.h"

/* The degree of f; -1 for zero. */
int poly_degree(const uint64_t *f, size_t words);

/* to += from·x^shift. `to` has room for the sum and does not overlap `from`. */
void poly_add_shifted(uint64_t *to, const uint64_t *from, size_t words, int shift);

/* The words of scratch that poly_multiply() needs when the shorter factor has so many words. */
#define POLY_MULTIPLY_SCRATCH(words) (8 * (size_t)(words) + 64)

/* product = a·b, in a_words + b_words words that overlap neither factor.
 * Karatsuba: for n words each, about n^1.6 word steps; a longer factor is cut into pieces of the shorter's length. */
void poly_multiply(uint64_t *product, const uint64_t *a, size_t a_words, const uint64_t *b, size_t b_words,
                   uint64_t *scratch);

/* Divides f by g, which is not zero: f becomes the remainder. The quotient, in `words` words like f, overlaps
 * neither of them. deg g × (deg f - deg g) / 128 word steps. */
void poly_divide(uint64_t *f, size_t words, const uint64_t *g, size_t g_words, uint64_t *quotient);

/* Euclid's algorithm with cofactors. */
struct poly_euclid {
    uint64_t *gcd, *cofactor; /* two of the four vectors that were passed */
    int degree;               /* of the gcd */
};

/* The gcd of a and b, which are not both zero. When q·x^k times one of them is added to the other, q·x^(stretch·k) times
 * the cofactor of the one is added to that of the other: from a_cofactor = 1, b_cofactor = 0 and stretch = 1 follows
 * cofactor·a = gcd (mod b). All four vectors are used up; the cofactors may be NULL.
 * `words` holds each of a and b, and stretch × words each cofactor. (deg a)²/64 word steps at equal degrees. */
struct poly_euclid poly_gcd(uint64_t *a, uint64_t *b, size_t words, uint64_t *a_cofactor, uint64_t *b_cofactor,
                            int stretch);

/* f = F_n, in GF2_WORDS(n) words; n >= 1. */
void poly_fibonacci(uint64_t *f, int n);

/* Between the two bases, in place: n log n / 64 word steps for n bits. */
void poly_to_fibonacci(uint64_t *f, size_t words);
void poly_from_fibonacci(uint64_t *f, size_t words);

/* In the Fibonacci basis: folded = f mod F_{n+1}, in GF2_WORDS(n) words, f having `bits` bits. No division:
 * F_{a+b} = F_{a-b} mod F_a. */
void poly_fold(uint64_t *folded, int n, const uint64_t *f, int bits);

/* wrapped = f mod x^n + 1, in GF2_WORDS(n) words that do not overlap f; n >= 1. */
void poly_wrap(uint64_t *wrapped, int n, const uint64_t *f, size_t words);

/* f(x) becomes f(x + 1), in place. */
void poly_shift(uint64_t *f, size_t words);

/* f becomes f², in twice the words; f that is a square becomes its root (of any f, the even coefficients). */
void poly_square(uint64_t *f, size_t words);
void poly_root(uint64_t *f, size_t words);

/* With w = x² + x every f is P(w) + x·Q(w) in one way. In place: the coefficients of P go to the even bits, those
 * of Q to the odd ones; and back. */
void poly_to_pairs(uint64_t *f, size_t words);
void poly_from_pairs(uint64_t *f, size_t words);

#endif
