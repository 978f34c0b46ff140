#include "solve/coset.h"

#include <string.h>

void coset_solution(const struct coset *coset, uint64_t chosen, uint64_t *presses) {
    size_t words = GF2_WORDS(coset->quiet.columns);
    memcpy(presses, coset->first, words * sizeof *presses);
    gf2_add_chosen(presses, coset->quiet.words, coset->quiet.stride, words, chosen);
}

uint64_t coset_label(const struct gf2_matrix *quiet, int button) {
    uint64_t label = 0;
    for (int row = 0; row < quiet->rows; row++) label |= (uint64_t)gf2_get(gf2_row(quiet, row), button) << row;
    return label;
}

void coset_transform(int32_t *values, uint32_t size) {
    for (uint32_t bit = 1; bit < size; bit *= 2)
        for (uint32_t i = 0; i < size; i++) {
            if (i & bit) continue;
            int32_t a = values[i], b = values[i | bit];
            values[i] = a + b;
            values[i | bit] = a - b;
        }
}
