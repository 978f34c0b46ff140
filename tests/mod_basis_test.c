/* The reference lists all presses. */
#include "solve/mod_basis.h"

#include "refusal.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 22, LISTED_MAX = 20000 };

static struct turning_position position;
static struct mod_solver solver;
static struct mod_basis basis;
static int orders[BOARD_DOORS_MAX];

/* The number of all presses; more than LISTED_MAX are not counted to the end. */
static int count_presses(void) {
    int count = 1;
    for (int button = 0; button < position.board.buttons && count <= LISTED_MAX; button++)
        count *= orders[button] = turning_order(&position.board, button);
    return count;
}

static bool is_quiet(const uint8_t *presses) {
    uint8_t lights[BOARD_DOORS_MAX] = {0};
    int first = 0;
    turning_press(&position.board, presses, lights);
    for (int light = 0; light < position.board.lights; light++) {
        if (!turning_matters(&position.board, light)) continue;
        if (!first) first = lights[light] + 1;
        if (lights[light] != (position.goal == BOARD_GOAL_SAME ? first - 1 : 0)) return false;
    }
    return true;
}

static int count_quiet(int listed) {
    int count = 0;
    for (int number = 0; number < listed; number++) {
        uint8_t presses[BOARD_DOORS_MAX];
        for (int button = 0, rest = number; button < position.board.buttons; rest /= orders[button++])
            presses[button] = (uint8_t)(rest % orders[button]);
        count += is_quiet(presses);
    }
    return count;
}

static const uint8_t *pattern(int k) {
    return basis.presses + k * basis.buttons;
}

/* Writes sum number `number` of the patterns. */
static void write_sum(int number, uint8_t *presses) {
    memset(presses, 0, BOARD_DOORS_MAX);
    for (int k = 0, rest = number; k < basis.count; rest /= basis.orders[k++])
        for (int button = 0; button < basis.buttons; button++)
            presses[button] =
                (uint8_t)((presses[button] + rest % basis.orders[k] * pattern(k)[button]) % orders[button]);
}

/* Patterns rise by their free buttons, at which they end. Modulo a prime no other pattern has the free button. */
static void expect_ends(bool is_prime) {
    for (int k = 0; k < basis.count; k++) {
        EXPECT(k == 0 || basis.free[k - 1] <= basis.free[k]);
        EXPECT(basis.orders[k] > 1 && pattern(k)[basis.free[k]]);
        for (int button = basis.free[k] + 1; button < basis.buttons; button++) EXPECT(!pattern(k)[button]);
        for (int other = 0; is_prime && other < basis.count; other++)
            EXPECT(pattern(other)[basis.free[k]] == (other == k));
    }
}

/* All sums are quiet, and no two have the same presses at the free buttons. */
static void expect_each_once(int count) {
    static bool seen[LISTED_MAX];
    memset(seen, 0, sizeof seen);
    for (int number = 0; number < count; number++) {
        uint8_t presses[BOARD_DOORS_MAX];
        write_sum(number, presses);
        EXPECT(is_quiet(presses));
        int place = 0, before = -1;
        for (int k = 0; k < basis.count; before = basis.free[k++])
            if (basis.free[k] != before) place = place * orders[basis.free[k]] + presses[basis.free[k]];
        EXPECT(!seen[place]);
        seen[place] = true;
    }
}

TEST(sums_of_the_patterns_are_all_quiet_ones_and_free_buttons_tell_them_apart) {
    static const int STATES[] = {2, 3, 4, 5, 6, 8, 9, 12};
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 43;
    int more = 0, most = 0;
    for (int round = 0; round < 1000; round++) {
        int states = STATES[test_random_below(&seed, 8)];
        position = turning_random_position(&seed, round, states);
        int listed = count_presses(), count = 1;
        if (listed > LISTED_MAX) continue;
        arena.used = 0;
        EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
        EXPECT(mod_basis_take(&basis, &position.board, &solver, &arena));
        for (int k = 0; k < basis.count; k++) count *= basis.orders[k];
        EXPECT(count == count_quiet(listed));
        expect_ends(round % 3 < 2 && (states == 2 || states == 3 || states == 5));
        expect_each_once(count);
        more += basis.count > mod_nullity(&solver);
        if (count > most) most = count;
    }
    EXPECT(more > 5 && most > 100);
}

TEST(an_independent_pattern_may_be_two_patterns_of_the_basis) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    position = turning_dials(4, "12-30-01", "0", "00");
    EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena) && mod_nullity(&solver) == 1);
    EXPECT(mod_basis_take(&basis, &position.board, &solver, &arena) && basis.count == 2);
    EXPECT(basis.free[0] == 1 && basis.orders[0] == 2 && !memcmp(pattern(0), (uint8_t[]){2, 2, 0}, 3));
    EXPECT(basis.free[1] == 2 && basis.orders[1] == 2 && !memcmp(pattern(1), (uint8_t[]){1, 1, 2}, 3));
}

static bool prepare(struct arena *arena) {
    return mod_prepare(&solver, &position.board, BOARD_GOAL_EACH, arena);
}

static bool attempt(struct arena *arena) {
    if (!mod_basis_take(&basis, &position.board, &solver, arena)) return false;
    double count = 1;
    for (int k = 0; k < basis.count; k++) count *= basis.orders[k];
    EXPECT(count == mod_count(&solver) && count == 64 * 9);
    return true;
}

TEST(refused_memory_keeps_nothing) {
    position.board = turning_grid(4, 4, 12);
    refusal_expect_recovery(prepare, attempt);
}
