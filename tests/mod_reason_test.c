/* The reference: the sums of each press by the definition, and the list of all presses. */
#include "solve/mod_reason.h"

#include "refusal.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 22, LISTED_MAX = 20000, WEIGHTS_MAX = 20000 };

static struct turning_position position;
static struct mod_solver solver;
static struct mod_invariants invariants;
static struct mod_reason reason;
static int orders[BOARD_DOORS_MAX];

static int count_presses(void) {
    int count = 1;
    for (int button = 0; button < position.board.buttons && count <= LISTED_MAX; button++)
        count *= orders[button] = turning_order(&position.board, button);
    return count;
}

/* By how much a press of the button changes the weighted sum. */
static int change_by(const uint8_t *weights, int button) {
    int sum = 0;
    for (int light = 0; light < position.board.lights; light++)
        sum += weights[light] * turning_steps(&position.board, button, light);
    return sum % reason.modulus;
}

/* True if the sum of the weights depends on what the lights show and on nothing else. */
static bool are_weights(const uint8_t *weights) {
    int sum = 0;
    for (int light = 0; light < position.board.lights; light++) {
        if (weights[light] * board_states(&position.board, light) % reason.modulus) return false;
        if (weights[light] && !turning_matters(&position.board, light)) return false;
        sum += weights[light];
    }
    return position.goal == BOARD_GOAL_EACH || sum % reason.modulus == 0;
}

/* True if each press changes the weighted sum as the reason says. */
static bool is_proof(const uint8_t *weights, int button) {
    bool proves = are_weights(weights);
    for (int other = 0; other < position.board.buttons; other++)
        proves &= change_by(weights, other) == (other == button ? reason.unit : reason.factors[other]);
    return proves;
}

static bool is_quiet(const uint8_t *presses) {
    uint8_t lights[BOARD_DOORS_MAX] = {0};
    int first = -1;
    turning_press(&position.board, presses, lights);
    for (int light = 0; light < position.board.lights; light++) {
        if (!turning_matters(&position.board, light)) continue;
        if (first < 0) first = position.goal == BOARD_GOAL_SAME ? lights[light] : 0;
        if (lights[light] != first) return false;
    }
    return true;
}

/* The number of different press counts of the button in quiet patterns that press no settled button. */
static int count_open(int listed, int button) {
    bool seen[BOARD_ORDER_MAX + 1] = {0};
    int count = 0;
    for (int number = 0; number < listed; number++) {
        uint8_t presses[BOARD_DOORS_MAX];
        bool settled = false;
        for (int other = 0, rest = number; other < position.board.buttons; rest /= orders[other++]) {
            presses[other] = (uint8_t)(rest % orders[other]);
            settled |= presses[other] && reason.factors[other];
        }
        if (settled || seen[presses[button]] || !is_quiet(presses)) continue;
        seen[presses[button]] = true;
        count++;
    }
    return count;
}

static int divisor_of(int a, int b) {
    return b ? divisor_of(b, a % b) : a;
}

static int count_weights(const uint8_t *weights) {
    int count = 0;
    for (int light = 0; light < position.board.lights; light++) count += weights[light] > 0;
    return count;
}

/* Modulo a prime power no fewer lights do; all weights are tried. */
static void expect_lightest(int button) {
    int all = 1, least = position.board.lights;
    for (int light = 0; light < position.board.lights && all <= WEIGHTS_MAX; light++) all *= reason.modulus;
    if (all > WEIGHTS_MAX) return;
    for (int number = 0; number < all; number++) {
        uint8_t weights[BOARD_DOORS_MAX];
        for (int light = 0, rest = number; light < position.board.lights; rest /= reason.modulus, light++)
            weights[light] = (uint8_t)(rest % reason.modulus);
        if (count_weights(weights) < least && is_proof(weights, button)) least = count_weights(weights);
    }
    EXPECT(count_weights(reason.weights) == least);
}

static bool is_prime_power(int number) {
    static const int POWERS[] = {2, 3, 4, 5, 8, 9};
    for (size_t i = 0; i < sizeof POWERS / sizeof *POWERS; i++)
        if (POWERS[i] == number) return true;
    return false;
}

/* With the settled buttons known, the presses of the button are open exactly as far as the reason does not tell them. */
TEST(a_reason_holds_for_all_presses_tells_all_that_can_be_told_and_has_the_fewest_lights) {
    static const int STATES[] = {2, 3, 4, 5, 6, 8, 9, 12};
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 51;
    int found = 0, none = 0, settling = 0, partial = 0, composite = 0;
    for (int round = 0; round < 1500; round++) {
        position = turning_random_position(&seed, round, STATES[test_random_below(&seed, 8)]);
        int listed = count_presses();
        if (listed > LISTED_MAX) continue;
        arena.used = 0;
        EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
        EXPECT(mod_invariants_find(&invariants, &solver, &arena));
        int button = test_random_below(&seed, position.board.buttons);
        size_t used = arena.used;
        if (!mod_reason_find(&reason, &invariants, button, &arena)) {
            static uint8_t no_factors[BOARD_DOORS_MAX];
            reason.factors = no_factors;
            EXPECT(arena.used == used && count_open(listed, button) == orders[button]);
            none++;
            continue;
        }
        int told = reason.modulus / divisor_of(reason.modulus, reason.unit), settled = 0;
        EXPECT(is_proof(reason.weights, button) && told > 1 && told * count_open(listed, button) == orders[button]);
        if (is_prime_power(reason.modulus)) expect_lightest(button);
        for (int other = 0; other < position.board.buttons; other++) settled += reason.factors[other] > 0;
        found++;
        settling += settled > 0;
        partial += told < orders[button];
        composite += !is_prime_power(reason.modulus);
    }
    EXPECT(found > 500 && none > 20 && settling > 100 && partial > 5 && composite > 50);
}

/* Two presses turn both dials equally. */
TEST(a_reason_may_tell_only_whether_a_number_is_odd) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    position = turning_dials(4, "13", "*", "00");
    EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
    EXPECT(mod_invariants_find(&invariants, &solver, &arena));
    EXPECT(mod_reason_find(&reason, &invariants, 0, &arena) && is_proof(reason.weights, 0));
    EXPECT(reason.modulus / divisor_of(reason.modulus, reason.unit) == 2);
}

/* 32 × 3 × 5 > 255 */
TEST(a_modulus_stays_a_byte) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    position = (struct turning_position){.board = {.kind = BOARD_DOORS, .lights = 2, .buttons = 1}};
    position.board.states[0] = 30;
    position.board.states[1] = 32;
    position.board.steps[0][0] = 2;
    position.board.steps[0][1] = 16;
    EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
    EXPECT(mod_invariants_find(&invariants, &solver, &arena) && mod_reason_find(&reason, &invariants, 0, &arena));
    EXPECT(reason.modulus == 96 && is_proof(reason.weights, 0));
}

/* One button turns ten dials: 3^9 sums of invariants are too many to try. */
TEST(many_invariants_are_not_tried) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    position = turning_dials(3, "1111111111", "0", "0000000000");
    EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
    EXPECT(mod_invariants_find(&invariants, &solver, &arena) && mod_reason_find(&reason, &invariants, 0, &arena));
    EXPECT(is_proof(reason.weights, 0) && reason.modulus == 3);
}

/* Both buttons turn the dial: no weights tell one from the other. */
TEST(weights_that_no_lights_have_are_not_found) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint8_t weights[1];
    position = turning_dials(3, "1-1", "0", "0");
    EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
    EXPECT(mod_invariants_find(&invariants, &solver, &arena));
    EXPECT(!mod_weigh(&invariants, 0, (const uint8_t[]){1, 0}, weights));
    EXPECT(mod_weigh(&invariants, 0, (const uint8_t[]){2, 2}, weights) && weights[0] == 2);
}

static bool prepare(struct arena *arena) {
    return mod_prepare(&solver, &position.board, BOARD_GOAL_EACH, arena) &&
           mod_invariants_find(&invariants, &solver, arena);
}

static bool attempt(struct arena *arena) {
    return mod_reason_find(&reason, &invariants, 7, arena);
}

TEST(refused_memory_keeps_nothing) {
    position.board = turning_grid(4, 4, 6);
    refusal_expect_recovery(prepare, attempt);
}
