#include "algebra/zk.h"

#include <string.h>
#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

#include "algebra/check.h"

struct zk_ring zk_ring(int prime, int exponent) {
    CHECK(prime > 1 && exponent > 0 && exponent <= ZK_EXPONENT_MAX);
    struct zk_ring ring = {.prime = prime, .exponent = exponent, .power = {1}};
    for (int i = 1; i <= exponent; i++) ring.power[i] = ring.power[i - 1] * prime;
    ring.size = ring.power[exponent];
    CHECK(ring.size <= ZK_SIZE_MAX);
    for (int number = 0; number < ring.size; number++) {
        while (ring.valuation[number] < exponent && number % ring.power[ring.valuation[number] + 1] == 0)
            ring.valuation[number]++;
        for (int other = 1; other < ring.size; other++)
            if (number * other % ring.size == 1) ring.inverse[number] = (uint8_t)other;
    }
    return ring;
}

/* The quotient by the size is the high half of a product, which compilers compute for many numbers at once. It is exact because
 * sum · size is below 2^16: a sum is at most size · (size − 1). */
static void add_each(const struct zk_ring *ring, uint8_t *to, const uint8_t *from, int factor, int count) {
    uint16_t size = (uint16_t)ring->size, reciprocal = (uint16_t)(65536 / size + 1), times = (uint16_t)factor;
    for (int i = 0; i < count; i++) {
        uint16_t sum = (uint16_t)(to[i] + times * from[i]);
        uint16_t quotient = (uint16_t)((uint32_t)sum * reciprocal >> 16);
        to[i] = (uint8_t)(sum - quotient * size);
    }
}

#ifdef __wasm_simd128__
/* Sixteen numbers at once: a table of 32 gives the products, and the lesser of sum and sum − size, without signs, is the rest. */
void zk_add(const struct zk_ring *ring, uint8_t *to, const uint8_t *from, int factor, int count) {
    uint8_t products[ZK_SIZE_MAX] = {0};
    for (int number = 1; number < ring->size; number++) {
        int product = products[number - 1] + factor;
        products[number] = (uint8_t)(product < ring->size ? product : product - ring->size);
    }
    v128_t low = wasm_v128_load(products), high = wasm_v128_load(products + 16);
    v128_t size = wasm_u8x16_splat((uint8_t)ring->size), half = wasm_u8x16_const_splat(16);
    int i = 0;
    for (; i + 16 <= count; i += 16) {
        v128_t numbers = wasm_v128_load(from + i), sum = wasm_v128_load(to + i);
        sum = wasm_i8x16_add(sum, wasm_i8x16_swizzle(low, numbers));
        sum = wasm_i8x16_add(sum, wasm_i8x16_swizzle(high, wasm_i8x16_sub(numbers, half)));
        wasm_v128_store(to + i, wasm_u8x16_min(sum, wasm_i8x16_sub(sum, size)));
    }
    add_each(ring, to + i, from + i, factor, count - i);
}
#else
void zk_add(const struct zk_ring *ring, uint8_t *to, const uint8_t *from, int factor, int count) {
    add_each(ring, to, from, factor, count);
}
#endif

bool zk_matrix_take(struct zk_matrix *matrix, int rows, int columns, struct arena *arena) {
    *matrix = (struct zk_matrix){.rows = rows, .columns = columns};
    matrix->entries = arena_take_zeroed(arena, (size_t)rows * (size_t)columns, 1);
    return matrix->entries;
}

/* The first of the columns whose entry the prime divides exactly `valuation` times; -1 if there is none. */
static int find_pivot(const struct zk_ring *ring, const uint8_t *row, int columns, int valuation) {
    for (int column = 0; column < columns; column++)
        if (ring->valuation[row[column]] == valuation) return column;
    return -1;
}

static void swap_rows(const struct zk_matrix *matrix, int a, int b) {
    uint8_t *first = zk_row(matrix, a), *second = zk_row(matrix, b);
    for (int i = 0; a != b && i < matrix->columns; i++) {
        uint8_t entry = first[i];
        first[i] = second[i];
        second[i] = entry;
    }
}

/* Multiplies the row by a unit so that the pivot becomes a power of the prime, and clears the pivot's column below the row. */
static void clear_below(const struct zk_ring *ring, const struct zk_matrix *matrix, int row, struct zk_pivot pivot) {
    uint8_t *from = zk_row(matrix, row);
    int power = ring->power[pivot.valuation], unit = from[pivot.column] / power;
    zk_add(ring, from, from, ring->inverse[unit] - 1, matrix->columns);
    for (int other = row + 1; other < matrix->rows; other++) {
        uint8_t *to = zk_row(matrix, other);
        if (to[pivot.column]) zk_add(ring, to, from, ring->size - to[pivot.column] / power, matrix->columns);
    }
}

/* A row that was passed over has no entry of the present valuation, and gets none: multiples of a pivot row are added to it, whose
 * factors the prime divides. So one pass for each valuation is enough. */
int zk_reduce(const struct zk_ring *ring, const struct zk_matrix *matrix, int columns, struct zk_pivot *pivots) {
    int rank = 0;
    for (int valuation = 0; valuation < ring->exponent; valuation++)
        for (int row = rank; row < matrix->rows; row++) {
            int column = find_pivot(ring, zk_row(matrix, row), columns, valuation);
            if (column < 0) continue;
            swap_rows(matrix, rank, row);
            pivots[rank] = (struct zk_pivot){column, valuation};
            clear_below(ring, matrix, rank, pivots[rank]);
            rank++;
        }
    return rank;
}

bool zk_take(struct zk_system *system, const struct zk_ring *ring, int equations, int unknowns, struct arena *arena) {
    *system = (struct zk_system){.ring = *ring, .equations = equations, .unknowns = unknowns};
    system->scale = arena_take(arena, (size_t)unknowns, 1);
    system->rest = arena_take(arena, (size_t)(equations + unknowns), 1);
    system->pivots = arena_take(arena, (size_t)unknowns, sizeof *system->pivots);
    if (!zk_matrix_take(&system->rows, unknowns, equations + unknowns, arena)) return false;
    if (!system->scale || !system->rest || !system->pivots) return false;
    memset(system->scale, 1, (size_t)unknowns);
    return true;
}

/* The quiet patterns are generated by the rows without coefficients, and by the multiples of the other rows that lose them. A second
 * elimination makes them independent. */
static bool find_quiet(struct zk_system *system, struct arena *arena) {
    const struct zk_ring *ring = &system->ring;
    int unknowns = system->unknowns, first = 0;
    while (first < system->rank && system->pivots[first].valuation == 0) first++;
    system->quiet_pivots = arena_take(arena, (size_t)(unknowns - first), sizeof *system->quiet_pivots);
    if (!zk_matrix_take(&system->quiet, unknowns - first, unknowns, arena) || !system->quiet_pivots) return false;
    for (int row = first; row < unknowns; row++) {
        int times = row < system->rank ? ring->power[ring->exponent - system->pivots[row].valuation] : 1;
        const uint8_t *made = zk_row(&system->rows, row) + system->equations;
        zk_add(ring, zk_row(&system->quiet, row - first), made, times, unknowns);
    }
    system->nullity = zk_reduce(ring, &system->quiet, unknowns, system->quiet_pivots);
    return true;
}

/* Row t is extended by the unknown t that makes it, once; multiplied by the scale, unknowns count modulo the size. */
bool zk_prepare(struct zk_system *system, struct arena *arena) {
    for (int t = 0; t < system->unknowns; t++) zk_row(&system->rows, t)[system->equations + t] = system->scale[t];
    system->rank = zk_reduce(&system->ring, &system->rows, system->equations, system->pivots);
    return find_quiet(system, arena);
}

/* Writes the factors of a witness: `factor` for one equation, on which the first `rows` rows alone depend, and for the pivots of these
 * rows. The last row decides first, because the pivots of rows before it are not in it. */
static void write_witness(const struct zk_system *system, int equation, int factor, int rows, uint8_t *witness) {
    const struct zk_ring *ring = &system->ring;
    memset(witness, 0, (size_t)system->equations);
    witness[equation] = (uint8_t)factor;
    for (int row = rows - 1; row >= 0; row--) {
        struct zk_pivot pivot = system->pivots[row];
        const uint8_t *entries = zk_row(&system->rows, row);
        int sum = 0;
        for (int i = 0; i < system->equations; i++) sum += entries[i] / ring->power[pivot.valuation] * witness[i];
        witness[pivot.column] = (uint8_t)((ring->size - sum % ring->size) % ring->size);
    }
}

/* Subtracts the multiple of the row that clears the pivot's equation in the rest, and so adds it to the unknowns, which stay
 * negative until the end. False if there is no such multiple. */
static bool subtract_row(const struct zk_system *system, int row) {
    const struct zk_ring *ring = &system->ring;
    struct zk_pivot pivot = system->pivots[row];
    int entry = system->rest[pivot.column], width = system->equations + system->unknowns;
    if (ring->valuation[entry] < pivot.valuation) return false;
    int times = entry / ring->power[pivot.valuation];
    if (times) zk_add(ring, system->rest, zk_row(&system->rows, row), ring->size - times, width);
    return true;
}

bool zk_solve(const struct zk_system *system, const uint8_t *right, uint8_t *solution, uint8_t *witness) {
    const struct zk_ring *ring = &system->ring;
    int equations = system->equations;
    memcpy(system->rest, right, (size_t)equations);
    memset(system->rest + equations, 0, (size_t)system->unknowns);
    for (int row = 0; row < system->rank; row++)
        if (!subtract_row(system, row)) {
            struct zk_pivot pivot = system->pivots[row];
            write_witness(system, pivot.column, ring->power[ring->exponent - pivot.valuation], row, witness);
            return false;
        }
    for (int equation = 0; equation < equations; equation++)
        if (system->rest[equation]) {
            write_witness(system, equation, 1, system->rank, witness);
            return false;
        }
    for (int t = 0; t < system->unknowns; t++)
        solution[t] = (uint8_t)((ring->size - system->rest[equations + t]) % ring->size / system->scale[t]);
    return true;
}

int zk_quiet_order(const struct zk_system *system, int k) {
    CHECK(k >= 0 && k < system->nullity);
    return system->ring.power[system->ring.exponent - system->quiet_pivots[k].valuation];
}

int zk_quiet(const struct zk_system *system, int k, uint8_t *unknowns) {
    int order = zk_quiet_order(system, k);
    const uint8_t *pattern = zk_row(&system->quiet, k);
    for (int t = 0; t < system->unknowns; t++) unknowns[t] = pattern[t] / system->scale[t];
    return order;
}
