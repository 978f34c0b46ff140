/* A reference for searches: lists every solution by a Gray code. */
#ifndef LIGHTEST_H
#define LIGHTEST_H

#include "plain.h"
#include "solve/solve.h"

struct lightest {
    int weight;
    uint64_t count;
};

static inline void lightest_add(struct lightest *lightest, int weight, uint64_t count) {
    if (weight < lightest->weight) *lightest = (struct lightest){.weight = weight};
    if (weight == lightest->weight) lightest->count += count;
}

static inline struct lightest lightest_by_gray_code(const struct solver *solver, const uint64_t *presses) {
    size_t words = GF2_WORDS(solver->buttons);
    uint64_t walk[BOARD_WORDS];
    struct lightest lightest = {.weight = INT32_MAX};
    memcpy(walk, presses, words * sizeof *walk);
    for (uint32_t step = 1;; step++) {
        lightest_add(&lightest, gf2_weight(walk, words), 1);
        if (step == UINT32_C(1) << solver->nullity) return lightest;
        gf2_add(walk, gf2_row(&solver->quiet, __builtin_ctz(step)), words);
    }
}

#endif
