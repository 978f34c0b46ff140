/* The reference: all values of the unknowns, on small systems. */
#include "algebra/zk.h"

#include <string.h>

#include "refusal.h"

enum { ARENA_SIZE = 1 << 20, SIDE_MAX = 6, LISTED_MAX = 4096 };

static const struct {
    int prime, exponent;
} RINGS[] = {{2, 1}, {2, 2}, {2, 3}, {2, 4}, {2, 5}, {3, 1}, {3, 2}, {3, 3}, {5, 1}, {5, 2}, {7, 1}, {31, 1}};
enum { RINGS_COUNT = sizeof RINGS / sizeof *RINGS };

static struct zk_ring random_ring(uint64_t *seed) {
    int i = test_random_below(seed, RINGS_COUNT);
    return zk_ring(RINGS[i].prime, RINGS[i].exponent);
}

/* A system as a table: coefficients[equation][unknown]. Unknown t counts modulo orders[t]. */
struct table {
    int size, equations, unknowns, orders[SIDE_MAX], listed;
    int coefficients[SIDE_MAX][SIDE_MAX];
};

/* Few unknowns where each has many values, so that all values can be listed. Coefficients are often 0 or multiples of the prime. */
static struct table random_table(const struct zk_ring *ring, uint64_t *seed) {
    struct table table = {.size = ring->size, .equations = test_random_below(seed, SIDE_MAX + 1), .listed = 1};
    int most = 1 + test_random_below(seed, SIDE_MAX);
    for (int t = 0; t < most && table.listed * ring->size <= LISTED_MAX; t++) {
        int scale = ring->power[test_random_below(seed, ring->exponent)];
        int divisor = scale * ring->power[test_random_below(seed, ring->exponent)];
        table.orders[t] = ring->size / scale;
        table.listed *= table.orders[t];
        table.unknowns++;
        for (int i = 0; i < table.equations; i++)
            table.coefficients[i][t] =
                test_random_below(seed, 3) ? test_random_below(seed, ring->size) * divisor % ring->size : 0;
    }
    return table;
}

static bool prepare(struct zk_system *system, const struct table *table, const struct zk_ring *ring,
                    struct arena *arena) {
    if (!zk_take(system, ring, table->equations, table->unknowns, arena)) return false;
    for (int t = 0; t < table->unknowns; t++) {
        system->scale[t] = (uint8_t)(table->size / table->orders[t]);
        for (int i = 0; i < table->equations; i++) zk_row(&system->rows, t)[i] = (uint8_t)table->coefficients[i][t];
    }
    return zk_prepare(system, arena);
}

static void left_sides(const struct table *table, const uint8_t *values, uint8_t *sides) {
    for (int i = 0; i < table->equations; i++) {
        int sum = 0;
        for (int t = 0; t < table->unknowns; t++) sum += table->coefficients[i][t] * values[t];
        sides[i] = (uint8_t)(sum % table->size);
    }
}

/* The values with this number in the list of all. */
static void listed_values(const struct table *table, int number, uint8_t *values) {
    for (int t = 0; t < table->unknowns; t++) {
        values[t] = (uint8_t)(number % table->orders[t]);
        number /= table->orders[t];
    }
}

static int number_of(const struct table *table, const uint8_t *values) {
    int number = 0;
    for (int t = table->unknowns - 1; t >= 0; t--) {
        if (values[t] >= table->orders[t]) return -1;
        number = number * table->orders[t] + values[t];
    }
    return number;
}

static bool solves(const struct table *table, const uint8_t *values, const uint8_t *right) {
    uint8_t sides[SIDE_MAX];
    left_sides(table, values, sides);
    return number_of(table, values) >= 0 && memcmp(sides, right, (size_t)table->equations) == 0;
}

static int count_solutions(const struct table *table, const uint8_t *right) {
    uint8_t values[SIDE_MAX];
    int count = 0;
    for (int number = 0; number < table->listed; number++) {
        listed_values(table, number, values);
        count += solves(table, values, right);
    }
    return count;
}

/* The factors make the left side 0 for every unknown, and the right side not. */
static bool proves(const struct table *table, const uint8_t *witness, const uint8_t *right) {
    int side = 0;
    for (int i = 0; i < table->equations; i++) side += witness[i] * right[i];
    for (int t = 0; t < table->unknowns; t++) {
        int sum = 0;
        for (int i = 0; i < table->equations; i++) sum += witness[i] * table->coefficients[i][t];
        if (sum % table->size) return false;
    }
    return side % table->size;
}

/* The sums of the quiet patterns are solutions of right sides 0, and all differ. Returns their number. */
static int count_quiet(const struct zk_system *system, const struct table *table) {
    static bool seen[LISTED_MAX];
    int orders[SIDE_MAX * ZK_EXPONENT_MAX], count = 1;
    uint8_t patterns[SIDE_MAX * ZK_EXPONENT_MAX][SIDE_MAX], zero[SIDE_MAX] = {0};
    memset(seen, 0, sizeof seen);
    for (int k = 0; k < system->nullity; k++) {
        orders[k] = zk_quiet(system, k, patterns[k]);
        EXPECT(orders[k] > 1 && solves(table, patterns[k], zero));
        count *= orders[k];
    }
    for (int number = 0; number < count; number++) {
        uint8_t sum[SIDE_MAX] = {0};
        for (int k = 0, rest = number; k < system->nullity; rest /= orders[k++])
            for (int t = 0; t < table->unknowns; t++)
                sum[t] = (uint8_t)((sum[t] + rest % orders[k] * patterns[k][t]) % table->orders[t]);
        int found = number_of(table, sum);
        EXPECT(!seen[found]);
        seen[found] = true;
    }
    return count;
}

static void expect_same_as_listing(const struct zk_system *system, const struct table *table, const uint8_t *right,
                                   int *solvable) {
    uint8_t solution[SIDE_MAX], witness[SIDE_MAX];
    int count = count_solutions(table, right);
    bool solved = zk_solve(system, right, solution, witness);
    EXPECT(solved == (count > 0));
    EXPECT(solved ? solves(table, solution, right) : proves(table, witness, right));
    EXPECT(!solved || count == count_quiet(system, table));
    *solvable += solved;
}

TEST(small_systems_agree_with_listing_all_values) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    int solvable = 0, rounds = 3000;
    for (int round = 0; round < rounds; round++) {
        struct zk_ring ring = random_ring(&seed);
        struct table table = random_table(&ring, &seed);
        struct zk_system system;
        uint8_t values[SIDE_MAX], right[SIDE_MAX];
        arena.used = 0;
        EXPECT(prepare(&system, &table, &ring, &arena));
        listed_values(&table, test_random_below(&seed, table.listed), values);
        left_sides(&table, values, right);
        expect_same_as_listing(&system, &table, right, &(int){0});
        for (int i = 0; i < table.equations; i++) right[i] = (uint8_t)test_random_below(&seed, ring.size);
        expect_same_as_listing(&system, &table, right, &solvable);
    }
    EXPECT(solvable > rounds / 10 && solvable < rounds * 9 / 10);
}

TEST(a_row_is_added_a_number_of_times) {
    for (int i = 0; i < RINGS_COUNT; i++) {
        struct zk_ring ring = zk_ring(RINGS[i].prime, RINGS[i].exponent);
        for (int factor = 0; factor < ring.size; factor++)
            for (int a = 0; a < ring.size; a++)
                for (int b = 0; b < ring.size; b++) {
                    uint8_t to = (uint8_t)a, from = (uint8_t)b;
                    zk_add(&ring, &to, &from, factor, 1);
                    EXPECT(to == (a + factor * b) % ring.size);
                }
    }
}

TEST(a_ring_knows_its_units_and_how_often_the_prime_divides) {
    for (int i = 0; i < RINGS_COUNT; i++) {
        struct zk_ring ring = zk_ring(RINGS[i].prime, RINGS[i].exponent);
        for (int number = 0; number < ring.size; number++) {
            int rest = number, divided = 0;
            for (; divided < ring.exponent && rest % ring.prime == 0; rest /= ring.prime) divided++;
            EXPECT(ring.valuation[number] == divided);
            EXPECT(divided ? ring.inverse[number] == 0 : ring.inverse[number] * number % ring.size == 1);
        }
    }
}

TEST(the_echelon_form_has_pivots_of_ascending_valuation) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 2;
    for (int round = 0; round < 1000; round++) {
        struct zk_ring ring = random_ring(&seed);
        struct zk_matrix matrix;
        struct zk_pivot pivots[SIDE_MAX];
        arena.used = 0;
        EXPECT(zk_matrix_take(&matrix, SIDE_MAX, SIDE_MAX, &arena));
        for (int i = 0; i < SIDE_MAX * SIDE_MAX; i++) {
            int divisor = ring.power[test_random_below(&seed, ring.exponent + 1)];
            matrix.entries[i] = (uint8_t)(test_random_below(&seed, ring.size) * divisor % ring.size);
        }
        int rank = zk_reduce(&ring, &matrix, SIDE_MAX - 1, pivots);
        for (int row = 0; row < SIDE_MAX; row++)
            for (int column = 0; column < SIDE_MAX - 1; column++) {
                int least = row < rank ? pivots[row].valuation : ring.exponent;
                EXPECT(ring.valuation[zk_row(&matrix, row)[column]] >= least);
            }
        for (int i = 0; i < rank; i++) {
            EXPECT(zk_row(&matrix, i)[pivots[i].column] == ring.power[pivots[i].valuation]);
            EXPECT(i == 0 || pivots[i - 1].valuation <= pivots[i].valuation);
            for (int row = i + 1; row < SIDE_MAX; row++) EXPECT(zk_row(&matrix, row)[pivots[i].column] == 0);
        }
    }
}

static struct table refused;
static struct zk_ring refused_ring;

static bool attempt(struct arena *arena) {
    struct zk_system system;
    size_t used = arena->used;
    if (prepare(&system, &refused, &refused_ring, arena)) return true;
    arena->used = used;
    return false;
}

TEST(refused_memory_is_reported) {
    uint64_t seed = 3;
    refused_ring = zk_ring(2, 2);
    do refused = random_table(&refused_ring, &seed);
    while (refused.unknowns < 3);
    refusal_expect_recovery(NULL, attempt);
}
