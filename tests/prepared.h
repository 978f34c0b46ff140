/* Boards that are prepared before an attempt is refused memory. */
#ifndef PREPARED_H
#define PREPARED_H

#include "plain.h"
#include "refusal.h"
#include "solve/solve.h"

static struct plain_position refused;
static struct solver refused_solver;

static inline bool prepare_refused(struct arena *arena) {
    return solve_prepare(&refused_solver, &refused.board, arena);
}

/* The texts end with NULL. */
static inline void prepared_expect_recovery(const char *const *texts, refusal_attempt *attempt) {
    for (; *texts; texts++) {
        refused = plain_position(*texts);
        refusal_expect_recovery(prepare_refused, attempt);
    }
}

#endif
