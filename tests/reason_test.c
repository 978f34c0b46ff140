/* Counts the numbers of a reason from the masks alone, and compares its lights with all sets of lights. */
#include "solve/reason.h"

#include "plain.h"
#include "refusal.h"

enum { ARENA_SIZE = 1 << 24, SMALL = 9 };

static struct solver solver, transposed;

static void prepare(const struct board *board, struct arena *arena) {
    static struct board other;
    arena->used = 0;
    board_transpose(board, &other);
    EXPECT(solve_prepare(&solver, board, arena) && solve_prepare(&transposed, &other, arena));
}

/* True if exactly these buttons flip an odd number of the lights. */
static bool is_odd_for(const struct board *board, const uint64_t *lights, int button, const uint64_t *settled) {
    for (int other = 0; other < board->buttons; other++) {
        bool odd = false;
        for (int light = 0; light < board->lights; light++)
            odd ^= gf2_get(lights, light) && plain_flips(board, other, light);
        if (odd != (other == button || gf2_get(settled, other))) return false;
    }
    return true;
}

static int shared(const uint64_t *a, const uint64_t *b, int n) {
    int count = 0;
    for (int i = 0; i < n; i++) count += gf2_get(a, i) && gf2_get(b, i);
    return count;
}

/* Solutions that agree on the settled buttons must agree on this one. Without a settled button they must not. */
static void check_settled(const struct board *board, int button, const uint64_t *settled) {
    bool agree = true, settle = false;
    for (uint64_t pattern = 0; pattern < UINT64_C(1) << board->buttons; pattern++) {
        const uint64_t dark[BOARD_WORDS] = {0};
        if (!plain_solves(board, &pattern, dark)) continue;
        settle |= pattern >> button & 1;
        if (!(pattern & settled[0])) agree &= !(pattern >> button & 1);
    }
    EXPECT(agree && settle == (settled[0] != 0));
}

static void check_fewest(const struct board *board, int button, const struct reason *reason) {
    int fewest = SMALL + 1;
    for (uint64_t lights = 0; lights < UINT64_C(1) << board->lights; lights++)
        if (!(lights & board->holes[0]) && plain_weight(&lights, SMALL) < fewest &&
            is_odd_for(board, &lights, button, reason->settled))
            fewest = plain_weight(&lights, SMALL);
    EXPECT(plain_weight(reason->lights, board->lights) == fewest);
}

static int check_board(const struct board *board, const uint64_t *presses, struct arena *arena) {
    uint64_t made[BOARD_WORDS] = {0};
    int reasons = 0;
    prepare(board, arena);
    plain_press(board, presses, made);
    for (int button = 0; button < board->buttons; button++) {
        struct reason reason;
        if (!board_has_button(board, button)) continue;
        if (!reason_find(&reason, board, &solver, &transposed, presses, button, arena)) {
            for (int light = 0; light < board->lights; light++) EXPECT(!plain_flips(board, button, light));
            continue;
        }
        reasons++;
        EXPECT(!gf2_get(reason.settled, button) && is_odd_for(board, reason.lights, button, reason.settled));
        EXPECT(reason.count == shared(reason.lights, made, board->lights));
        EXPECT(reason.used == shared(reason.settled, presses, board->buttons));
        EXPECT((reason.count + reason.used) % 2 == gf2_get(presses, button));
        if (board->buttons <= SMALL) check_settled(board, button, reason.settled);
        if (board->lights <= SMALL) check_fewest(board, button, &reason);
    }
    return reasons;
}

TEST(test_every_reason_on_small_boards_is_true_and_has_the_fewest_lights) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1, presses[BOARD_WORDS];
    int reasons = 0;
    for (int round = 0; round < 300; round++) {
        struct board board = plain_random_board(&seed, 3);
        plain_random_presses(&seed, &board, presses);
        reasons += check_board(&board, presses, &arena);
    }
    EXPECT(reasons > 1000);
}

TEST(test_reasons_on_larger_boards_are_true) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 2, presses[BOARD_WORDS];
    for (int round = 0; round < 30; round++) {
        struct board board = plain_random_board(&seed, 9);
        plain_random_presses(&seed, &board, presses);
        check_board(&board, presses, &arena);
    }
    struct board ring = plain_board("14x14-ring.off");
    plain_random_presses(&seed, &ring, presses);
    EXPECT(check_board(&ring, presses, &arena) == 14 * 14);
    struct board shifted = plain_board("3x70-r8000000.off"); /* more quiet patterns than a solver holds */
    plain_random_presses(&seed, &shifted, presses);
    EXPECT(check_board(&shifted, presses, &arena) == 68);
}

/* A board that is too large for a search of the fewest lights. */
TEST(test_a_reason_on_a_large_board_is_true) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_board("5x821.off");
    const uint64_t presses[BOARD_WORDS] = {0};
    struct reason reason;
    prepare(&board, &arena);
    EXPECT(board.lights > REASON_FEWEST_LIGHTS_MAX && transposed.nullity > 0);
    EXPECT(reason_find(&reason, &board, &solver, &transposed, presses, 2000, &arena));
    for (int button = 0; button < board.buttons; button++) {
        uint64_t mask[BOARD_WORDS] = {0};
        board_add_mask(&board, button, mask);
        bool odd = gf2_dot(mask, reason.lights, GF2_WORDS(board.lights));
        EXPECT(odd == (button == 2000 || gf2_get(reason.settled, button)));
    }
}

/* The sets of lights with the same parities differ by quiet patterns of the transposed board: here by as many as are searched. */
TEST(test_reasons_have_the_fewest_lights_up_to_the_largest_nullity) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_board("8x5-king.off");
    const uint64_t presses[BOARD_WORDS] = {0};
    prepare(&board, &arena);
    EXPECT(transposed.nullity == REASON_FEWEST_NULLITY_MAX);
    for (int button = 0; button < board.buttons; button++) {
        struct reason reason;
        EXPECT(reason_find(&reason, &board, &solver, &transposed, presses, button, &arena));
        int weight = plain_weight(reason.lights, board.lights);
        for (unsigned step = 1; step < 1U << REASON_FEWEST_NULLITY_MAX; step++) {
            gf2_add(reason.lights, gf2_row(&transposed.quiet, __builtin_ctz(step)), GF2_WORDS(board.lights));
            EXPECT(plain_weight(reason.lights, board.lights) >= weight);
        }
    }
}

TEST(test_what_is_no_button_has_no_reason) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const uint64_t none[BOARD_WORDS] = {0};
    struct board board = plain_board("5x5-holes0001000.off");
    struct reason reason;
    prepare(&board, &arena);
    EXPECT(plain_is_hole(&board, 15));
    for (int button = -2; button < board.buttons + 2; button++) {
        bool exists = button >= 0 && button < board.buttons && button != 15;
        size_t used = arena.used;
        EXPECT(reason_find(&reason, &board, &solver, &transposed, none, button, &arena) == exists);
        EXPECT(exists || arena.used == used);
    }
}

static struct board refused;

static bool prepare_refused(struct arena *arena) {
    static struct board other;
    board_transpose(&refused, &other);
    return solve_prepare(&solver, &refused, arena) && solve_prepare(&transposed, &other, arena);
}

static bool find_refused(struct arena *arena) {
    const uint64_t presses[BOARD_WORDS] = {1};
    struct reason reason;
    if (!reason_find(&reason, &refused, &solver, &transposed, presses, 0, arena)) return false;
    EXPECT((reason.count + reason.used) % 2 == 1);
    return true;
}

TEST(test_refused_memory_is_survived) {
    static const char *const TEXTS[] = {"5x5.on", "6x7.on", "doors-110-011-101-111.off"};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        refused = plain_board(TEXTS[i]);
        refusal_expect_recovery(prepare_refused, find_refused);
    }
}
