#include "solve/census.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/gf2.h"

typedef struct census_number number;

static void set(number *to, uint32_t value) {
    memset(to, 0, sizeof *to);
    to->limbs[0] = value;
}

static void add(number *to, const number *from) {
    uint64_t carry = 0;
    for (int i = 0; i < CENSUS_LIMBS; i++) {
        carry += (uint64_t)to->limbs[i] + from->limbs[i];
        to->limbs[i] = (uint32_t)carry;
        carry >>= 32;
    }
    CHECK(carry == 0);
}

/* to -= from, which is not larger. */
static void subtract(number *to, const number *from) {
    uint64_t borrow = 0;
    for (int i = 0; i < CENSUS_LIMBS; i++) {
        uint64_t difference = (uint64_t)to->limbs[i] - from->limbs[i] - borrow;
        to->limbs[i] = (uint32_t)difference;
        borrow = difference >> 63;
    }
    CHECK(borrow == 0);
}

static void shift_left(number *to, int bits) {
    int limbs = bits / 32, rest = bits % 32;
    for (int i = CENSUS_LIMBS - 1; i >= 0; i--) {
        uint64_t pair = i >= limbs ? (uint64_t)to->limbs[i - limbs] << 32 : 0;
        if (i > limbs) pair |= to->limbs[i - limbs - 1];
        to->limbs[i] = (uint32_t)(pair << rest >> 32);
    }
}

static int limb_count(const number *a) {
    int count = CENSUS_LIMBS;
    while (count > 0 && a->limbs[count - 1] == 0) count--;
    return count;
}

static void multiply(number *to, const number *a, const number *b) {
    int na = limb_count(a), nb = limb_count(b);
    CHECK(na + nb <= CENSUS_LIMBS);
    set(to, 0);
    for (int i = 0; i < na; i++) {
        uint64_t carry = 0;
        for (int k = 0; k < nb || carry; k++) {
            carry += (uint64_t)a->limbs[i] * (k < nb ? b->limbs[k] : 0) + to->limbs[i + k];
            to->limbs[i + k] = (uint32_t)carry;
            carry >>= 32;
        }
    }
}

static void divide_exactly(number *to, uint32_t divisor) {
    uint64_t rest = 0;
    for (int i = CENSUS_LIMBS - 1; i >= 0; i--) {
        rest = rest << 32 | to->limbs[i];
        to->limbs[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    CHECK(rest == 0);
}

/* The binomial coefficient C(items, take): 0 when there are too few items. */
static void choose(number *to, uint64_t items, int take) {
    set(to, items >= (uint64_t)take);
    for (int i = 0; i < take && items >= (uint64_t)take; i++) {
        number before = *to, factor = {{(uint32_t)(items - (uint64_t)i), (uint32_t)((items - (uint64_t)i) >> 32)}};
        multiply(to, &before, &factor);
        divide_exactly(to, (uint32_t)i + 1);
    }
}

/* The number of sets of N masks inside a k-dimensional subspace; has_ones: the subspace contains 1…1. */
static void sets_inside(number *to, int doors, int k, bool has_ones) {
    uint64_t vectors = k == 64 ? UINT64_MAX : (UINT64_C(1) << k) - 1;
    if (has_ones) vectors--;
    choose(to, vectors, doors);
}

/* Computes row k of the Gaussian binomials [k, j] for q = 2 from row k - 1, in place: [k, j] = [k-1, j-1] + 2^j [k-1, j]. */
static void next_gaussian_row(number *row, int k) {
    set(&row[k], 0);
    for (int j = k; j > 0; j--) {
        shift_left(&row[j], j);
        add(&row[j], &row[j - 1]);
    }
}

enum { ROW = CENSUS_DOORS_MAX + 1 };

struct tables {
    number with_ones[ROW];    /* the number of sets inside a subspace of each dimension that contains 1…1 */
    number without_ones[ROW]; /* the same for a subspace that does not */
    number subspaces[ROW];    /* [doors-1, j] */
    number before[ROW];       /* [k-1, j] */
    number row[ROW];          /* [k, j] */
};

/* The number of sets that span a given k-dimensional subspace with 1…1 in it, by inclusion and exclusion over its subspaces. The
 * zero subspace contains no mask. */
static void sets_spanning(number *to, int k, const struct tables *tables) {
    number minus, sum, product;
    set(to, 0);
    set(&minus, 0);
    for (int j = 1; j <= k; j++) {
        number others = tables->row[j];
        multiply(&sum, &tables->before[j - 1], &tables->with_ones[j]);
        subtract(&others, &tables->before[j - 1]);
        multiply(&product, &others, &tables->without_ones[j]);
        add(&sum, &product);
        shift_left(&sum, (k - j) * (k - j - 1) / 2);
        add((k - j) % 2 ? &minus : to, &sum);
    }
    subtract(to, &minus);
}

static void fill_tables(struct tables *tables, int doors) {
    for (int k = 1; k <= doors; k++) {
        sets_inside(&tables->without_ones[k], doors, k, false);
        sets_inside(&tables->with_ones[k], doors, k, true);
    }
    set(&tables->subspaces[0], 1);
    for (int k = 1; k < doors; k++) next_gaussian_row(tables->subspaces, k);
    set(&tables->row[0], 1);
}

bool census_count(int doors, number *sets, number *openable, struct arena *arena) {
    CHECK(doors >= 1 && doors <= CENSUS_DOORS_MAX);
    size_t mark = arena_mark(arena);
    struct tables *tables = arena_take_zeroed(arena, 1, sizeof *tables);
    arena_release(arena, mark);
    if (!tables) return false;
    fill_tables(tables, doors);
    choose(sets, (doors == 64 ? 0 : UINT64_C(1) << doors) - 2, doors);
    set(openable, 0);
    for (int k = 1; k <= doors; k++) {
        number spanning, product;
        memcpy(tables->before, tables->row, (size_t)k * sizeof *tables->row);
        next_gaussian_row(tables->row, k);
        sets_spanning(&spanning, k, tables);
        multiply(&product, &tables->subspaces[k - 1], &spanning); /* [doors-1, k-1] subspaces contain 1…1 */
        add(openable, &product);
    }
    return true;
}

/* Row 0 is 1…1, never a pivot row: elimination clears it exactly when it is a sum of masks. */
int census_ways(const uint64_t *masks, int doors) {
    uint64_t words[(CENSUS_DOORS_MAX + 1) * GF2_LANES] = {0};
    struct gf2_matrix matrix = {.words = words, .rows = doors + 1, .columns = doors, .stride = GF2_LANES};
    int rank = 0;
    gf2_fill(words, doors);
    for (int i = 0; i < doors; i++) *gf2_row(&matrix, i + 1) = masks[i];
    for (int door = 0; door < doors; door++) rank += gf2_pivot(&matrix, rank + 1, door);
    return words[0] ? -1 : doors - rank;
}
