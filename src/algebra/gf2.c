#include "algebra/gf2.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/embed.h"

uint64_t *gf2_take(struct arena *scratch, size_t words) {
    uint64_t *taken = arena_take_zeroed(scratch, words, sizeof *taken);
    CHECK(taken);
    return taken;
}

void gf2_fill(uint64_t *vector, int n) {
    memset(vector, 0xff, GF2_WORDS(n) * sizeof *vector);
    if (n % GF2_WORD_BITS) vector[n / GF2_WORD_BITS] = (UINT64_C(1) << (n % GF2_WORD_BITS)) - 1;
}

void gf2_from_bytes(uint64_t *vector, const uint8_t *bytes, int n) {
    memset(vector, 0, GF2_WORDS(n) * sizeof *vector);
    int i = 0;
    for (; i + 8 <= n;
         i += 8) { /* eight bytes by one multiplication, which moves the lowest bit of byte k to bit 56 + k */
        uint64_t eight;
        memcpy(&eight, bytes + i, sizeof eight);
        eight = (eight & UINT64_C(0x0101010101010101)) * UINT64_C(0x0102040810204080) >> 56;
        vector[i / GF2_WORD_BITS] |= eight << (i % GF2_WORD_BITS);
    }
    for (; i < n; i++) vector[i / GF2_WORD_BITS] |= (uint64_t)(bytes[i] & 1) << (i % GF2_WORD_BITS);
}

/* Reads whole words for speed: the matrix of 64×64 buttons has 17 million entries. */
uint8_t *gf2_to_bytes(uint8_t *bytes, const uint64_t *vector, int n) {
    for (; n > 0; n -= GF2_WORD_BITS, vector++) {
        uint64_t word = *vector;
        for (int i = 0; i < GF2_WORD_BITS && i < n; i++, word >>= 1) *bytes++ = word & 1;
    }
    return bytes;
}

void gf2_add(uint64_t *to, const uint64_t *from, size_t words) {
    size_t i = 0;
    for (; i + GF2_LANES <= words; i += GF2_LANES) *(gf2_lanes *)(to + i) ^= *(const gf2_lanes *)(from + i);
    if (i < words) to[i] ^= from[i];
}

void gf2_add_chosen(uint64_t *to, const uint64_t *rows, size_t stride, size_t words, uint64_t chosen) {
    for (; chosen; chosen &= chosen - 1) {
        const uint64_t *row = rows + (size_t)__builtin_ctzll(chosen) * stride;
        for (size_t i = 0; i < words; i++) to[i] ^= row[i];
    }
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

struct gf2_matrix gf2_view(const struct gf2_matrix *matrix, int row, int rows, size_t word, int columns) {
    return (struct gf2_matrix){
        .words = gf2_row(matrix, row) + word, .rows = rows, .columns = columns, .stride = matrix->stride};
}

bool gf2_matrix_copy(struct gf2_matrix *copy, const struct gf2_matrix *matrix, struct arena *arena) {
    if (!gf2_matrix_take(copy, matrix->rows, matrix->columns, arena)) return false;
    for (int row = 0; row < matrix->rows; row++)
        memcpy(gf2_row(copy, row), gf2_row(matrix, row), GF2_WORDS(matrix->columns) * sizeof *copy->words);
    return true;
}

void gf2_swap_rows(const struct gf2_matrix *matrix, int a, int b) {
    uint64_t *x = gf2_row(matrix, a), *y = gf2_row(matrix, b);
    for (size_t i = 0; a != b && i < matrix->stride; i++) {
        uint64_t word = x[i];
        x[i] = y[i];
        y[i] = word;
    }
}

/* The method of the Four Russians, a strip of 64 columns (one word of each row) at a time.
 *
 * The word of the strip determines which rows are chosen as its pivot rows, and which sum of them has a one in only one pivot
 * column. So every row, chosen or not, has a combination: the set of chosen rows to be added to it. For each group of eight
 * chosen rows a table holds their 2^8 sums, so eight look-ups clear 64 columns, and a row is read and written once. Long rows
 * are cleared in blocks of words, so that the tables stay in the cache. */
enum { BYTE_VALUES = 256, STRIP_BYTES = 8, BLOCK_WORDS = 8 };

struct strip {
    struct gf2_matrix *matrix;
    size_t word;                  /* the index of the strip's word in each row */
    uint64_t columns;             /* the columns of that word to be eliminated */
    uint64_t pivots;              /* those of them that have a pivot row */
    uint64_t made[GF2_WORD_BITS]; /* made[p]: the chosen rows whose sum has only pivot p; zero if p is no pivot */
    int done, found;              /* the chosen rows are done … done+found-1 */
    uint64_t *combinations;       /* for each row: the chosen rows to add */
    uint64_t *tables;             /* STRIP_BYTES × BYTE_VALUES sums, each BLOCK_WORDS or one short row long */
};

/* Moves rows that are independent in the strip to the front of the unfinished rows. basis[p] becomes the sum whose lowest one is p. */
static void choose_rows(struct strip *strip, uint64_t *basis) {
    memset(strip->made, 0, sizeof strip->made);
    strip->pivots = 0;
    strip->found = 0;
    for (int row = strip->done; row < strip->matrix->rows && strip->pivots != strip->columns; row++) {
        uint64_t rest = gf2_row(strip->matrix, row)[strip->word] & strip->columns, made = 0;
        for (; rest & strip->pivots & -rest; rest ^= basis[__builtin_ctzll(rest)])
            made ^= strip->made[__builtin_ctzll(rest)];
        if (!rest) continue;
        basis[__builtin_ctzll(rest)] = rest;
        strip->made[__builtin_ctzll(rest)] = made | UINT64_C(1) << strip->found;
        strip->pivots |= rest & -rest;
        gf2_swap_rows(strip->matrix, strip->done + strip->found++, row);
    }
}

/* Reduces the basis: clears each pivot, from the highest down, in the sums with a lower pivot. */
static void reduce_basis(struct strip *strip, uint64_t *basis) {
    for (uint64_t rest = strip->pivots, below; rest; rest = below) {
        int pivot = GF2_WORD_BITS - 1 - __builtin_clzll(rest);
        below = rest ^ UINT64_C(1) << pivot;
        for (uint64_t others = below; others; others &= others - 1) {
            int other = __builtin_ctzll(others);
            uint64_t has = -(basis[other] >> pivot & 1); /* no branch: it would be unpredictable */
            basis[other] ^= basis[pivot] & has;
            strip->made[other] ^= strip->made[pivot] & has;
        }
    }
}

/* The loops from here on determine the cost of an elimination. Their work for each of the eight bytes is inlined at every
 * optimization level. */
#define BYTE(word, byte) ((word) >> (8 * (byte)) & 0xff)
#define EACH_BYTE(add) (add(0) ^ add(1) ^ add(2) ^ add(3) ^ add(4) ^ add(5) ^ add(6) ^ add(7))

/* Computes the combination of each row: the sum of those that clear its pivots, looked up byte by byte. The chosen rows become
 * the pivot rows. */
static void find_combinations(const struct strip *strip) {
    uint64_t *tables = strip->tables;
    for (unsigned i = 0; i < STRIP_BYTES * BYTE_VALUES; i++) {
        unsigned value = i % BYTE_VALUES, first = i / BYTE_VALUES * 8;
        tables[i] = value ? tables[i & (i - 1)] ^ strip->made[first + (unsigned)__builtin_ctz(value)] : 0;
    }
    for (int row = 0; row < strip->matrix->rows; row++) {
        uint64_t word = gf2_row(strip->matrix, row)[strip->word];
#define LOOK_UP(byte) tables[(byte)*BYTE_VALUES + BYTE(word, byte)]
        strip->combinations[row] = EACH_BYTE(LOOK_UP);
#undef LOOK_UP
    }
    uint64_t rest = strip->pivots;
    for (int i = 0; i < strip->found; i++, rest &= rest - 1)
        strip->combinations[strip->done + i] = strip->made[__builtin_ctzll(rest)] ^ UINT64_C(1) << i;
}

/* Fills the table of all sums of eight chosen rows, for `words` words from word `first` on. */
static void fill_table(const struct strip *strip, int byte, size_t first, size_t words) {
    uint64_t *table = strip->tables + (size_t)byte * BYTE_VALUES * words, *sum = table + words;
    memset(table, 0, words * sizeof *table);
    for (int k = 0; k < 8 && 8 * byte + k < strip->found; k++) {
        const uint64_t *row = gf2_row(strip->matrix, strip->done + 8 * byte + k) + first, *from = table;
        for (const uint64_t *end = sum; from < end;)
            for (size_t i = 0; i < words; i += GF2_LANES, from += GF2_LANES, sum += GF2_LANES)
                *(gf2_lanes *)sum = *(const gf2_lanes *)from ^ *(const gf2_lanes *)(row + i);
    }
}

/* to += the sums that the tables hold for the bytes of the combination. */
static inline __attribute__((always_inline)) void add_sums(uint64_t *to, const uint64_t *tables, uint64_t combination,
                                                           size_t words) {
#define TABLE(byte) *const t##byte = tables + ((byte)*BYTE_VALUES + BYTE(combination, byte)) * words
    const uint64_t TABLE(0), TABLE(1), TABLE(2), TABLE(3), TABLE(4), TABLE(5), TABLE(6), TABLE(7);
#define LANES(byte) *(const gf2_lanes *)(t##byte + i)
    for (size_t i = 0; i < words; i += GF2_LANES) *(gf2_lanes *)(to + i) ^= EACH_BYTE(LANES);
#undef LANES
#undef TABLE
}

/* A function of its own, because it is called often: an engine then replaces it within the first elimination. */
static __attribute__((noinline)) void clear_block(const struct strip *strip, size_t first, size_t words) {
    for (int byte = 0; byte < STRIP_BYTES; byte++) fill_table(strip, byte, first, words);
    const uint64_t *combinations = strip->combinations, *tables = strip->tables;
    uint64_t *to = strip->matrix->words + first;
    size_t stride = strip->matrix->stride;
    for (int left = strip->matrix->rows; left > 0; left--, combinations++, to += stride)
        if (*combinations) add_sums(to, tables, *combinations, words);
}

static void clear_rows(const struct strip *strip) {
    size_t stride = strip->matrix->stride;
    for (size_t first = strip->word / GF2_LANES * GF2_LANES; first < stride; first += BLOCK_WORDS)
        clear_block(strip, first, stride - first < BLOCK_WORDS ? stride - first : BLOCK_WORDS);
}

static uint64_t strip_columns(size_t word, int columns) {
    size_t left = (size_t)columns - word * GF2_WORD_BITS;
    return left >= GF2_WORD_BITS ? ~UINT64_C(0) : (UINT64_C(1) << left) - 1;
}

static bool strip_take(struct strip *strip, struct gf2_matrix *matrix, struct arena *arena) {
    size_t block = matrix->stride < BLOCK_WORDS ? matrix->stride : BLOCK_WORDS;
    strip->matrix = matrix;
    strip->combinations = arena_take(arena, (size_t)matrix->rows, sizeof *strip->combinations);
    strip->tables = arena_take(arena, STRIP_BYTES * BYTE_VALUES * block, sizeof *strip->tables);
    return strip->combinations && strip->tables;
}

static int reduce_by_tables(struct gf2_matrix *matrix, int columns, int *pivots, struct arena *arena) {
    size_t mark = arena_mark(arena);
    struct strip strip = {.done = 0};
    if (!strip_take(&strip, matrix, arena)) {
        arena_release(arena, mark);
        return -1;
    }
    for (strip.word = 0; strip.word < GF2_WORDS(columns) && strip.done < matrix->rows; strip.word++) {
        strip.columns = strip_columns(strip.word, columns);
        uint64_t basis[GF2_WORD_BITS];
        choose_rows(&strip, basis);
        reduce_basis(&strip, basis);
        find_combinations(&strip);
        clear_rows(&strip);
        for (uint64_t rest = strip.pivots; rest; rest &= rest - 1)
            pivots[strip.done++] = (int)(strip.word * GF2_WORD_BITS) + __builtin_ctzll(rest);
    }
    arena_release(arena, mark);
    return strip.done;
}

bool gf2_pivot(const struct gf2_matrix *matrix, int row, int column) {
    int pivot = row;
    while (pivot < matrix->rows && !gf2_get(gf2_row(matrix, pivot), column)) pivot++;
    if (pivot == matrix->rows) return false;
    gf2_swap_rows(matrix, row, pivot);
    for (int other = 0; other < matrix->rows; other++)
        if (other != row && gf2_get(gf2_row(matrix, other), column))
            gf2_add(gf2_row(matrix, other), gf2_row(matrix, row), matrix->stride);
    return true;
}

/* For few rows: filling tables would cost more. */
static int reduce_by_rows(struct gf2_matrix *matrix, int columns, int *pivots) {
    int rank = 0;
    for (int column = 0; column < columns && rank < matrix->rows; column++)
        if (gf2_pivot(matrix, rank, column)) pivots[rank++] = column;
    return rank;
}

int gf2_reduce(struct gf2_matrix *matrix, int columns, int *pivots, struct arena *arena) {
    enum { FEW = 16 };
    CHECK(columns <= matrix->columns);
    if (BY_TABLES && matrix->rows > FEW) return reduce_by_tables(matrix, columns, pivots, arena);
    return reduce_by_rows(matrix, columns, pivots);
}
