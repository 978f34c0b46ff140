/* The input and the result of a search for the lightest solution.
 *
 * The solutions of a board are a coset of a linear code: one solution plus any sum of d independent quiet patterns. The fewest
 * presses are the weight of the lightest vector of the coset.
 *
 * Example: 2×3, all lit. The solution 100/001 and the quiet patterns 010/111 and 101/101, d = 2, give four solutions:
 * 100/001 and 001/100 with two presses, 110/110 and 011/011 with four. */
#ifndef COSET_H
#define COSET_H

#include <stdint.h>

#include "algebra/gf2.h"

struct coset {
    const uint64_t *first;   /* one solution: quiet.columns bits, one a button */
    struct gf2_matrix quiet; /* independent quiet patterns, one a row */
    int nullity;       /* the dimension d; quiet.rows, or more where not all patterns are stored: too many to search */
    int rows, columns; /* of the grid whose cells the buttons are, row by row; 0 for any other board */
    const int *copies; /* how many equal buttons each button stands for; NULL: one. Counts include the choice of one */
};

struct outcome {
    int weight;        /* presses of the lightest solution found so far */
    int bound;         /* proven: no solution has fewer presses */
    double progress;   /* 0 … 1: the part of the work done */
    uint64_t count;    /* when finished: the number of solutions of that weight */
    uint64_t *presses; /* one solution of that weight: buttons bits */
};

/* presses = the first solution plus the quiet patterns that `chosen` has bits of. nullity × buttons / 64 word operations. */
void coset_solution(const struct coset *coset, uint64_t chosen, uint64_t *presses);

/* The label of a button: bit r tells if quiet pattern r presses it. At most 64 patterns. */
uint64_t coset_label(const struct gf2_matrix *quiet, int button);

/* The Walsh–Hadamard transform in place: values[u] becomes Σ_v values[v] (−1)^(u·v). `size` is a power of two.
 * size × log2(size) additions. */
void coset_transform(int32_t *values, uint32_t size);

#endif
