/* A system of XOR equations, given one by one. Each new equation is independent of the others, implied by them, or contradicts
 * them. */
#ifndef EQUATIONS_H
#define EQUATIONS_H

#include "algebra/gf2.h"

enum { EQUATIONS_UNKNOWNS_MAX = 4096 };

enum equations_news { EQUATIONS_NEW, EQUATIONS_IMPLIED, EQUATIONS_CONTRADICTION };

struct equations {
    int unknowns, rank;
    struct gf2_matrix
        rows; /* if has[i], row i is the reduced equation with pivot i; the last column is the right side */
    bool *has;
    uint64_t *scratch;
};

/* Takes an empty system of 1 … EQUATIONS_UNKNOWNS_MAX unknowns from the arena, unknowns² / 8 bytes. */
bool equations_take(struct equations *equations, int unknowns, struct arena *arena);

/* Adds the equation coefficients · x = right (unknowns bits). A contradiction is reported but not added, so the system stays
 * consistent. rank × unknowns / 64 word operations. */
enum equations_news equations_add(struct equations *equations, const uint64_t *coefficients, bool right);

/* Writes the unique solution (unknowns bits); needs rank == unknowns. */
void equations_solution(const struct equations *equations, uint64_t *solution);

#endif
