/* The reference keeps every assignment of the unknowns that satisfies all equations so far. */
#include "solve/equations.h"

#include <string.h>

#include "refusal.h"
#include "test.h"

enum { ARENA_SIZE = 1 << 22, UNKNOWNS_MAX = 12 };

static int parity(unsigned bits) {
    return __builtin_popcount(bits) & 1;
}

/* The expected result of an equation, from all remaining assignments. */
static enum equations_news plain_news(const bool *left, int unknowns, unsigned coefficients, int right) {
    int met = 0, broken = 0;
    for (unsigned x = 0; x < 1U << unknowns; x++) {
        if (!left[x]) continue;
        if (parity(x & coefficients) == right)
            met++;
        else
            broken++;
    }
    if (met == 0) return EQUATIONS_CONTRADICTION;
    return broken == 0 ? EQUATIONS_IMPLIED : EQUATIONS_NEW;
}

static unsigned count_left(const bool *left, int unknowns, unsigned *last) {
    unsigned count = 0;
    for (unsigned x = 0; x < 1U << unknowns; x++) {
        if (!left[x]) continue;
        count++;
        *last = x;
    }
    return count;
}

static void expect_same_news(int unknowns, uint64_t *seed, struct arena *arena) {
    static bool left[1 << UNKNOWNS_MAX];
    struct equations equations;
    unsigned last = 0;
    arena->used = 0;
    EXPECT(equations_take(&equations, unknowns, arena));
    for (unsigned x = 0; x < 1U << unknowns; x++) left[x] = true;
    for (int round = 0; round < 3 * unknowns; round++) {
        uint64_t coefficients = test_random(seed) & test_random(seed) & ((UINT64_C(1) << unknowns) - 1);
        int right = test_random_below(seed, 2);
        enum equations_news news = plain_news(left, unknowns, (unsigned)coefficients, right);
        EXPECT(equations_add(&equations, &coefficients, right) == news);
        for (unsigned x = 0; news == EQUATIONS_NEW && x < 1U << unknowns; x++)
            left[x] = left[x] && parity(x & (unsigned)coefficients) == right;
        EXPECT(count_left(left, unknowns, &last) == 1U << (unknowns - equations.rank));
    }
    if (equations.rank < unknowns) return;
    uint64_t solution;
    equations_solution(&equations, &solution);
    EXPECT(solution == last);
}

TEST(equations_tell_what_a_list_of_all_assignments_tells) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    for (int round = 0; round < 300; round++) expect_same_news(1 + test_random_below(&seed, 10), &seed, &arena);
}

static void expect_found(const struct equations *equations, const uint64_t *x) {
    uint64_t solution[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)];
    EXPECT(equations->rank == equations->unknowns);
    equations_solution(equations, solution);
    for (int i = 0; i < equations->unknowns; i++) EXPECT(gf2_get(solution, i) == gf2_get(x, i));
}

/* Random equations about one hidden assignment determine it without a contradiction. */
TEST(a_hidden_assignment_is_found) {
    const int sizes[] = {1, 63, 64, 65, 127, 128, 129, 300};
    uint64_t seed = 2;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        struct equations equations;
        uint64_t x[GF2_WORDS(300)] = {0}, coefficients[GF2_WORDS(300)];
        int n = sizes[i];
        for (int k = 0; k < n; k++)
            if (test_random_below(&seed, 2)) gf2_flip(x, k);
        EXPECT(equations_take(&equations, n, &arena));
        while (equations.rank < n) {
            int rank = equations.rank;
            memset(coefficients, 0, sizeof coefficients);
            for (int k = 0; k < n; k++)
                if (test_random_below(&seed, 2)) gf2_flip(coefficients, k);
            bool right = gf2_dot(coefficients, x, GF2_WORDS(n));
            enum equations_news news = equations_add(&equations, coefficients, right);
            EXPECT(news != EQUATIONS_CONTRADICTION && equations.rank == rank + (news == EQUATIONS_NEW));
            EXPECT(equations_add(&equations, coefficients, right) == EQUATIONS_IMPLIED);
            EXPECT(equations_add(&equations, coefficients, !right) == EQUATIONS_CONTRADICTION);
        }
        expect_found(&equations, x);
    }
}

TEST(an_empty_equation_tells_nothing_or_is_impossible) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct equations equations;
    uint64_t none = 0;
    EXPECT(equations_take(&equations, 3, &arena));
    EXPECT(equations_add(&equations, &none, false) == EQUATIONS_IMPLIED);
    EXPECT(equations_add(&equations, &none, true) == EQUATIONS_CONTRADICTION);
    EXPECT(equations.rank == 0);
}

static bool take_refused(struct arena *arena) {
    static struct equations equations;
    uint64_t coefficients[GF2_WORDS(100)] = {1};
    if (!equations_take(&equations, 100, arena)) return false;
    EXPECT(equations_add(&equations, coefficients, true) == EQUATIONS_NEW);
    return true;
}

TEST(refused_memory_is_survived) {
    refusal_expect_recovery(NULL, take_refused);
}
