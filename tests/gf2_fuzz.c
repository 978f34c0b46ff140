/* Any matrix is reduced as by the textbook: one column after another, one bit at a time. */
#include "gf2.h"

#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "test.h"

enum { ROWS_MAX = 70, COLUMNS_MAX = 200 };

/* The textbook. Returns the rank of the first `columns` columns. */
static int reduce(bool entries[ROWS_MAX][COLUMNS_MAX], int rows, int all, int columns, int *pivots) {
    int rank = 0;
    for (int column = 0; column < columns && rank < rows; column++) {
        int row = rank;
        while (row < rows && !entries[row][column]) row++;
        if (row == rows) continue;
        for (int i = 0; i < all; i++) {
            bool kept = entries[row][i];
            entries[row][i] = entries[rank][i];
            entries[rank][i] = kept;
        }
        for (int other = 0; other < rows; other++)
            if (other != rank && entries[other][column])
                for (int i = 0; i < all; i++) entries[other][i] ^= entries[rank][i];
        pivots[rank++] = column;
    }
    return rank;
}

/* The first three bytes are the size; the others the rows, again and again. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static bool entries[ROWS_MAX][COLUMNS_MAX];
    int pivots[ROWS_MAX], expected[ROWS_MAX];
    if (size < 4) return 0;
    int rows = 1 + data[0] % ROWS_MAX, all = 1 + data[1] % COLUMNS_MAX, columns = data[2] % (all + 1);
    SCOPED struct arena arena = test_arena(1 << 17);
    struct gf2_matrix matrix;
    CHECK(gf2_matrix_take(&matrix, rows, all, &arena));
    for (int i = 0; i < rows * all; i++) {
        bool bit = data[3 + (size_t)i / 8 % (size - 3)] >> (i % 8) & 1;
        entries[i / all][i % all] = bit;
        if (bit) gf2_flip(gf2_row(&matrix, i / all), i % all);
    }
    int rank = reduce(entries, rows, all, columns, expected);
    CHECK(gf2_reduce(&matrix, columns, pivots, &arena) == rank);
    CHECK(memcmp(pivots, expected, (size_t)rank * sizeof *pivots) == 0);
    for (int row = 0; row < rank; row++) /* below them, rows may be any that span the same */
        for (int i = 0; i < columns; i++) CHECK(gf2_get(gf2_row(&matrix, row), i) == entries[row][i]);
    for (int row = rank; row < rows; row++)
        CHECK(gf2_first(gf2_row(&matrix, row), matrix.stride) >= columns ||
              gf2_is_zero(gf2_row(&matrix, row), matrix.stride));
    return 0;
}
