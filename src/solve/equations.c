#include "solve/equations.h"

#include <string.h>

#include "algebra/check.h"

bool equations_take(struct equations *equations, int unknowns, struct arena *arena) {
    CHECK(unknowns > 0 && unknowns <= EQUATIONS_UNKNOWNS_MAX);
    size_t mark = arena_mark(arena);
    *equations = (struct equations){.unknowns = unknowns};
    if (gf2_matrix_take(&equations->rows, unknowns, unknowns + 1, arena) &&
        (equations->has = arena_take_zeroed(arena, (size_t)unknowns, sizeof *equations->has)) &&
        (equations->scratch = arena_take(arena, equations->rows.stride, sizeof *equations->scratch)))
        return true;
    arena_release(arena, mark);
    return false;
}

/* Adds a reduced row, and adds it to all rows that have its pivot, so that they stay reduced. */
static void keep(struct equations *equations, const uint64_t *row, int pivot) {
    size_t words = equations->rows.stride;
    for (int other = 0; other < equations->unknowns; other++) {
        uint64_t *to = gf2_row(&equations->rows, other);
        if (equations->has[other] && gf2_get(to, pivot)) gf2_add(to, row, words);
    }
    memcpy(gf2_row(&equations->rows, pivot), row, words * sizeof *row);
    equations->has[pivot] = true;
    equations->rank++;
}

enum equations_news equations_add(struct equations *equations, const uint64_t *coefficients, bool right) {
    uint64_t *row = equations->scratch;
    size_t words = equations->rows.stride;
    memset(row, 0, words * sizeof *row);
    memcpy(row, coefficients, GF2_WORDS(equations->unknowns) * sizeof *row);
    if (right) gf2_flip(row, equations->unknowns);
    for (int pivot = 0; pivot < equations->unknowns; pivot++)
        if (equations->has[pivot] && gf2_get(row, pivot)) gf2_add(row, gf2_row(&equations->rows, pivot), words);
    int pivot = gf2_first(row, words);
    if (pivot < 0) return EQUATIONS_IMPLIED;
    if (pivot == equations->unknowns) return EQUATIONS_CONTRADICTION;
    keep(equations, row, pivot);
    return EQUATIONS_NEW;
}

void equations_solution(const struct equations *equations, uint64_t *solution) {
    CHECK(equations->rank == equations->unknowns);
    memset(solution, 0, GF2_WORDS(equations->unknowns) * sizeof *solution);
    for (int i = 0; i < equations->unknowns; i++)
        if (gf2_get(gf2_row(&equations->rows, i), equations->unknowns)) gf2_flip(solution, i);
}
