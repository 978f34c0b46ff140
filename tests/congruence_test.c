/* Compares the congruence with the chase, row after row on plain bytes: F_{rows+1}(t)·X is the row that the chase from X leaves. */
#include "solve/congruence.h"

#include <string.h>

#include "algebra/gf2.h"
#include "test.h"

enum { SIDE = 24, ARENA_BYTES = 1 << 18 };

struct row {
    bool cells[SIDE];
};

/* F_{rows+1}(t)·X by x_{r+1} = T x_r + x_{r-1}. */
static struct row chased(int rows, int columns, bool shifted, struct row x) {
    struct row before = {{0}};
    for (int r = 0; r < rows; r++) {
        struct row after = before;
        for (int c = 0; c < columns; c++) {
            after.cells[c] ^= shifted && x.cells[c];
            if (c > 0) after.cells[c] ^= x.cells[c - 1];
            if (c + 1 < columns) after.cells[c] ^= x.cells[c + 1];
        }
        before = x;
        x = after;
    }
    return x;
}

static struct row read_row(const uint64_t *vector, int columns) {
    struct row row = {{0}};
    for (int c = 0; c < columns; c++) row.cells[c] = gf2_get(vector, c);
    return row;
}

static uint64_t packed(struct row row) {
    uint64_t vector = 0;
    for (int c = 0; c < SIDE; c++) vector |= (uint64_t)row.cells[c] << c;
    return vector;
}

static struct row random_row(uint64_t *seed, int columns) {
    uint64_t bits = test_random(seed);
    return read_row(&bits, columns);
}

/* The rank of the matrix of X → F_{rows+1}(t)·X, with C as one more column. */
static int rank_of(int rows, int columns, bool shifted, uint64_t c) {
    uint64_t basis[SIDE] = {0};
    int rank = 0;
    for (int i = -1; i < columns; i++) {
        struct row unit = {{0}};
        if (i >= 0) unit.cells[i] = true;
        uint64_t image = i < 0 ? c : packed(chased(rows, columns, shifted, unit));
        for (int bit = 0; bit < columns; bit++)
            if (image >> bit & 1 && basis[bit]) image ^= basis[bit];
        if (!image) continue;
        basis[__builtin_ctzll(image)] = image;
        rank++;
    }
    return rank;
}

static void check_size(int rows, int columns, bool shifted, uint64_t *seed, struct arena *arena) {
    struct congruence congruence;
    struct arena scratch;
    arena->used = 0;
    EXPECT(congruence_prepare(&congruence, rows, columns, shifted, arena));
    EXPECT(arena_split(arena, &scratch, congruence_scratch(rows, columns)));
    EXPECT(congruence.nullity == columns - rank_of(rows, columns, shifted, 0));
    EXPECT(congruence.nullity == congruence_nullity(rows, columns, shifted, arena));
    for (int round = 0; round < 4; round++) {
        struct row c = random_row(seed, columns), reached = chased(rows, columns, shifted, c);
        struct row right = round % 2 ? c : reached;
        uint64_t vector = packed(right);
        struct arena rest = scratch;
        const uint64_t *x = congruence_solve(&congruence, &vector, &rest);
        EXPECT(!x == (rank_of(rows, columns, shifted, vector) > rank_of(rows, columns, shifted, 0)));
        EXPECT(!x || packed(chased(rows, columns, shifted, read_row(x, columns))) == vector);
    }
}

TEST(test_every_small_size_agrees_with_chasing) {
    uint64_t seed = 1;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (int rows = 1; rows <= SIDE; rows++)
        for (int columns = 1; columns <= SIDE; columns++) {
            check_size(rows, columns, false, &seed, &arena);
            check_size(rows, columns, true, &seed, &arena);
        }
}

TEST(test_the_chase_of_a_quiet_row_leaves_nothing) {
    static const int SIZES[][2] = {{4, 4}, {5, 5}, {9, 9},  {11, 11}, {16, 16},
                                   {2, 5}, {5, 2}, {9, 19}, {19, 9},  {23, 23}};
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        int rows = SIZES[i][0], columns = SIZES[i][1];
        struct congruence congruence;
        arena.used = 0;
        EXPECT(congruence_prepare(&congruence, rows, columns, true, &arena) && congruence.nullity > 0);
        for (int k = 0; k < congruence.nullity; k++) {
            uint64_t vector[8] = {0};
            EXPECT(congruence_words(columns) <= 8);
            congruence_quiet(&congruence, k, vector);
            EXPECT(vector[0] && packed(chased(rows, columns, true, read_row(vector, columns))) == 0);
        }
    }
}
