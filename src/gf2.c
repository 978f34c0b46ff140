#include "gf2.h"

#include <string.h>

#include "check.h"

uint64_t *gf2_take(struct arena *scratch, size_t words) {
    uint64_t *taken = arena_take_zeroed(scratch, words, sizeof *taken);
    CHECK(taken);
    return taken;
}

void gf2_fill(uint64_t *vector, int n) {
    memset(vector, 0xff, GF2_WORDS(n) * sizeof *vector);
    if (n % GF2_WORD_BITS) vector[n / GF2_WORD_BITS] = (UINT64_C(1) << (n % GF2_WORD_BITS)) - 1;
}

void gf2_add(uint64_t *to, const uint64_t *from, size_t words) {
    size_t i = 0;
    for (; i + GF2_LANES <= words; i += GF2_LANES) *(gf2_lanes *)(to + i) ^= *(const gf2_lanes *)(from + i);
    if (i < words) to[i] ^= from[i];
}

int gf2_weight(const uint64_t *vector, size_t words) {
    int weight = 0;
    for (size_t i = 0; i < words; i++) weight += __builtin_popcountll(vector[i]);
    return weight;
}

bool gf2_dot(const uint64_t *a, const uint64_t *b, size_t words) {
    uint64_t shared = 0;
    for (size_t i = 0; i < words; i++) shared ^= a[i] & b[i];
    return __builtin_parityll(shared);
}

bool gf2_is_zero(const uint64_t *vector, size_t words) {
    for (size_t i = 0; i < words; i++)
        if (vector[i]) return false;
    return true;
}

int gf2_first(const uint64_t *vector, size_t words) {
    for (size_t i = 0; i < words; i++)
        if (vector[i]) return (int)(i * GF2_WORD_BITS) + __builtin_ctzll(vector[i]);
    return -1;
}

bool gf2_matrix_take(struct gf2_matrix *matrix, int rows, int columns, struct arena *arena) {
    CHECK(rows >= 0 && columns >= 0);
    size_t stride = (GF2_WORDS(columns) + GF2_LANES - 1) / GF2_LANES * GF2_LANES;
    uint64_t *words = arena_take_zeroed(arena, (size_t)rows * stride, sizeof *words);
    if (!words) return false;
    *matrix = (struct gf2_matrix){.words = words, .rows = rows, .columns = columns, .stride = stride};
    return true;
}

/* The method of the Four Russians, a strip of 64 columns (one word of each row) at a time.
 *
 * The strip's own word tells which rows become pivot rows; they are reduced among themselves. What a row then
 * has in the strip's pivot columns names the pivot rows to add to it. For each byte of the strip a table holds
 * all 2^8 sums of that byte's pivot rows, so eight look-ups clear 64 columns, and the row is read and written
 * once. Long rows are cleared in blocks of words, so that the tables stay in the cache. */
enum { BYTE_VALUES = 256, STRIP_BYTES = 8, BLOCK_WORDS = 8 };

struct strip {
    struct gf2_matrix *matrix;
    size_t word;      /* of each row */
    uint64_t columns; /* of that word: those to be eliminated */
    uint64_t pivots;  /* of those: the ones that have a pivot row */
    int done, found;  /* the strip's pivot rows are done … done+found-1 */
    uint64_t *names;  /* for each row: the pivot rows to add, by column */
    uint64_t *tables; /* STRIP_BYTES × BYTE_VALUES sums, each BLOCK_WORDS or one short row long */
};

static void swap_rows(const struct gf2_matrix *matrix, int a, int b) {
    uint64_t *x = gf2_row(matrix, a), *y = gf2_row(matrix, b);
    for (size_t i = 0; a != b && i < matrix->stride; i++) {
        uint64_t word = x[i];
        x[i] = y[i];
        y[i] = word;
    }
}

/* Moves rows that are independent in the strip to the front of the rows not yet done. */
static void choose_pivot_rows(struct strip *strip) {
    uint64_t basis[GF2_WORD_BITS]; /* by lowest one */
    strip->pivots = 0;
    strip->found = 0;
    for (int row = strip->done; row < strip->matrix->rows && strip->pivots != strip->columns; row++) {
        uint64_t rest = gf2_row(strip->matrix, row)[strip->word] & strip->columns;
        while (rest && strip->pivots >> __builtin_ctzll(rest) & 1) rest ^= basis[__builtin_ctzll(rest)];
        if (!rest) continue;
        basis[__builtin_ctzll(rest)] = rest;
        strip->pivots |= rest & -rest;
        swap_rows(strip->matrix, strip->done + strip->found++, row);
    }
}

/* Gauss–Jordan on the chosen rows alone: the k-th of them gets the k-th pivot column. */
static void reduce_pivot_rows(const struct strip *strip) {
    const struct gf2_matrix *matrix = strip->matrix;
    size_t words = matrix->stride - strip->word;
    uint64_t pivots = strip->pivots;
    for (int k = strip->done; k < strip->done + strip->found; k++, pivots &= pivots - 1) {
        uint64_t column = pivots & -pivots;
        int row = k;
        while (!(gf2_row(matrix, row)[strip->word] & column)) row++;
        swap_rows(matrix, k, row);
        const uint64_t *pivot = gf2_row(matrix, k) + strip->word;
        for (int other = strip->done; other < strip->done + strip->found; other++) {
            uint64_t *to = gf2_row(matrix, other) + strip->word;
            if (other != k && (*to & column)) gf2_add(to, pivot, words);
        }
    }
}

static void name_pivot_rows(const struct strip *strip) {
    for (int row = 0; row < strip->matrix->rows; row++) {
        bool chosen = row >= strip->done && row < strip->done + strip->found;
        strip->names[row] = chosen ? 0 : gf2_row(strip->matrix, row)[strip->word] & strip->pivots;
    }
}

/* The table of one byte of the strip, for `words` words of the pivot rows from word `first` on. */
static void fill_table(const struct strip *strip, int byte, size_t first, size_t words) {
    uint64_t *table = strip->tables + (size_t)byte * BYTE_VALUES * words;
    unsigned pivots = strip->pivots >> (8 * byte) & 0xff;
    uint64_t before = strip->pivots & ((UINT64_C(1) << (8 * byte)) - 1);
    memset(table, 0, words * sizeof *table);
    int row = strip->done + __builtin_popcountll(before);
    for (unsigned rest = pivots; rest; rest &= rest - 1, row++) {
        unsigned column = rest & -rest;
        const uint64_t *pivot = gf2_row(strip->matrix, row) + first;
        for (unsigned value = 0; value < column; value++) {
            if (value & ~pivots) continue;
            uint64_t *sum = table + (value | column) * words;
            memcpy(sum, table + value * words, words * sizeof *sum);
            gf2_add(sum, pivot, words);
        }
    }
}

/* to += the sum that each table holds for its byte of the name. */
static void add_sums(uint64_t *to, const uint64_t *tables, uint64_t name, size_t words) {
    const uint64_t *t[STRIP_BYTES];
    for (int byte = 0; byte < STRIP_BYTES; byte++)
        t[byte] = tables + ((size_t)byte * BYTE_VALUES + (name >> (8 * byte) & 0xff)) * words;
#define LANES(from) (*(const gf2_lanes *)((from) + i))
    for (size_t i = 0; i < words; i += GF2_LANES)
        *(gf2_lanes *)(to + i) ^= LANES(t[0]) ^ LANES(t[1]) ^ LANES(t[2]) ^ LANES(t[3]) ^ LANES(t[4]) ^ LANES(t[5]) ^
                                  LANES(t[6]) ^ LANES(t[7]);
#undef LANES
}

static void clear_other_rows(const struct strip *strip) {
    const struct gf2_matrix *matrix = strip->matrix;
    size_t first = strip->word / GF2_LANES * GF2_LANES;
    for (size_t words; first < matrix->stride; first += words) {
        words = matrix->stride - first < BLOCK_WORDS ? matrix->stride - first : BLOCK_WORDS;
        for (int byte = 0; byte < STRIP_BYTES; byte++) fill_table(strip, byte, first, words);
        for (int row = 0; row < matrix->rows; row++)
            if (strip->names[row]) add_sums(gf2_row(matrix, row) + first, strip->tables, strip->names[row], words);
    }
}

static uint64_t strip_columns(size_t word, int columns) {
    size_t left = (size_t)columns - word * GF2_WORD_BITS;
    return left >= GF2_WORD_BITS ? ~UINT64_C(0) : (UINT64_C(1) << left) - 1;
}

static bool strip_take(struct strip *strip, struct gf2_matrix *matrix, struct arena *arena) {
    size_t block = matrix->stride < BLOCK_WORDS ? matrix->stride : BLOCK_WORDS;
    strip->matrix = matrix;
    strip->names = arena_take(arena, (size_t)matrix->rows, sizeof *strip->names);
    strip->tables = arena_take(arena, STRIP_BYTES * BYTE_VALUES * block, sizeof *strip->tables);
    return strip->names && strip->tables;
}

int gf2_reduce(struct gf2_matrix *matrix, int columns, int *pivots, struct arena *arena) {
    CHECK(columns <= matrix->columns);
    size_t used = arena->used;
    struct strip strip = {.done = 0};
    if (!strip_take(&strip, matrix, arena)) {
        arena->used = used;
        return -1;
    }
    for (strip.word = 0; strip.word < GF2_WORDS(columns) && strip.done < matrix->rows; strip.word++) {
        strip.columns = strip_columns(strip.word, columns);
        choose_pivot_rows(&strip);
        reduce_pivot_rows(&strip);
        name_pivot_rows(&strip);
        clear_other_rows(&strip);
        for (uint64_t rest = strip.pivots; rest; rest &= rest - 1)
            pivots[strip.done++] = (int)(strip.word * GF2_WORD_BITS) + __builtin_ctzll(rest);
    }
    arena->used = used;
    return strip.done;
}
