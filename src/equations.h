/* A growing system of XOR equations: each new one is independent of the others, implied by them, or contradicts them. */
#ifndef EQUATIONS_H
#define EQUATIONS_H

#include "gf2.h"

enum { EQUATIONS_UNKNOWNS_MAX = 4096 };

enum equations_news { EQUATIONS_NEW, EQUATIONS_IMPLIED, EQUATIONS_CONTRADICTION };

struct equations {
    int unknowns, rank;
    struct gf2_matrix rows; /* row i: the reduced equation with pivot i, if has[i]; its last column is the right side */
    bool *has;
    uint64_t *scratch;
};

/* An empty system in the arena; false when memory cannot be had (nothing is kept). */
bool equations_take(struct equations *equations, int unknowns, struct arena *arena);

/* Adds `coefficients` (unknowns bits) · x = right. A contradiction is reported and not added: the system stays consistent.
 * Cost: rank × unknowns / 64 word steps. */
enum equations_news equations_add(struct equations *equations, const uint64_t *coefficients, bool right);

/* The one solution, once rank == unknowns. */
void equations_solution(const struct equations *equations, uint64_t *solution);

#endif
