/* The references: elimination on the board itself, chase_nullity() for two states, and the formulas for powers of the prime. */
#include "algebra/zk_poly.h"

#include "refusal.h"
#include "solve/chase.h"
#include "solve/mod_solve.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 24, SIDE_MAX = 12, BINARY_SIDE_MAX = 60 };

static const int PRIMES[] = {3, 5, 7, 11, 13, 17, 19, 23, 29, 31};

static int eliminated_nullity(int prime, int rows, int columns, struct arena *arena) {
    struct board board = turning_grid(rows, columns, prime);
    struct mod_solver solver;
    size_t used = arena->used;
    EXPECT(mod_prepare(&solver, &board, BOARD_GOAL_EACH, arena));
    int nullity = mod_nullity(&solver);
    arena->used = used;
    return nullity;
}

TEST(the_nullity_is_that_of_elimination) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (size_t i = 0; i < sizeof PRIMES / sizeof *PRIMES; i++)
        for (int rows = 1; rows <= SIDE_MAX; rows++)
            for (int columns = 1; columns <= SIDE_MAX; columns++)
                EXPECT(zk_plus_nullity(PRIMES[i], rows, columns, &arena) ==
                       eliminated_nullity(PRIMES[i], rows, columns, &arena));
    EXPECT(arena.used == 0);
}

TEST(with_two_states_it_is_that_of_the_binary_polynomials) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (int rows = 1; rows <= BINARY_SIDE_MAX; rows++)
        for (int columns = rows; columns <= BINARY_SIDE_MAX; columns += rows)
            EXPECT(zk_plus_nullity(2, rows, columns, &arena) == chase_nullity(rows, columns, CHASE_PLUS, &arena));
}

/* docs/mathematics.md, section 8.4 */
TEST(sides_below_powers_of_the_prime_follow_the_formula) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (size_t i = 0; i < sizeof PRIMES / sizeof *PRIMES; i++)
        for (int power = PRIMES[i]; power - 1 <= 2500; power *= PRIMES[i])
            EXPECT(zk_plus_nullity(PRIMES[i], power - 1, power - 1, &arena) == (PRIMES[i] <= 5 ? (power - 1) / 2 : 0));
}

static bool attempt(struct arena *arena) {
    int nullity = zk_plus_nullity(5, 24, 24, arena);
    EXPECT(nullity == 12 || nullity == -1);
    return nullity == 12;
}

TEST(without_memory_there_is_no_nullity) {
    refusal_expect_recovery(NULL, attempt);
}
