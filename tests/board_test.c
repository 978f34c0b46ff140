/* The named rules, each by its definition. */
#include "board/board.h"

#include "plain.h"

static bool is_plus(int down, int right) {
    return abs(down) + abs(right) <= 1;
}

static bool is_ring(int down, int right) {
    return abs(down) + abs(right) == 1;
}

static bool is_cross(int down, int right) {
    return abs(down) == abs(right) && abs(down) <= 1;
}

static bool is_king(int down, int right) {
    return abs(down) <= 1 && abs(right) <= 1;
}

static bool is_knight(int down, int right) {
    return (down == 0 && right == 0) || down * down + right * right == 5;
}

static bool is_rowcol(int down, int right) {
    return down == 0 || right == 0;
}

TEST(named_rules_are_what_they_are_called) {
    const struct {
        uint32_t rule;
        bool (*flips)(int down, int right);
    } rules[] = {{BOARD_PLUS, is_plus}, {BOARD_RING, is_ring},     {BOARD_CROSS, is_cross},
                 {BOARD_KING, is_king}, {BOARD_KNIGHT, is_knight}, {BOARD_ROWCOL, is_rowcol}};
    struct board board = plain_grid(7, 8);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        for (int button = 0; button < board.buttons; button++) {
            uint64_t lights[BOARD_WORDS] = {0};
            board.rule = rules[i].rule;
            board_add_mask(&board, button, lights);
            for (int light = 0; light < board.lights; light++)
                EXPECT(gf2_get(lights, light) == rules[i].flips(light / 8 - button / 8, light % 8 - button % 8));
        }
}

TEST(a_stencil_is_the_mask_of_the_middle_of_5x5) {
    for (int i = 0; i <= PLAIN_RULES_COUNT; i++) {
        uint32_t rule = i < PLAIN_RULES_COUNT ? PLAIN_RULES[i] : 0x1234567;
        struct board board = {.rows = 5, .columns = 5, .lights = 25, .buttons = 25, .rule = rule};
        uint64_t mask[BOARD_WORDS] = {0};
        board_add_mask(&board, 12, mask);
        EXPECT(mask[0] == board_rule_stencil(rule));
    }
}

static void expect_plain_masks(const struct board *board) {
    for (int button = 0; button < board->buttons; button++) {
        uint64_t lights[BOARD_WORDS] = {0};
        board_add_mask(board, button, lights);
        for (int light = 0; light < board->lights; light++)
            EXPECT(gf2_get(lights, light) == plain_flips(board, button, light));
        EXPECT(plain_ends(lights, board->lights, BOARD_WORDS));
        board_add_mask(board, button, lights);
        EXPECT(gf2_is_zero(lights, BOARD_WORDS));
    }
}

TEST(masks_of_any_board_are_the_plain_ones) {
    uint64_t seed = 1;
    for (int round = 0; round < 300; round++) {
        struct board board = plain_random_board(&seed, 8);
        expect_plain_masks(&board);
    }
}

/* On a torus narrower than the stencil, a light that is flipped twice stays as it is. */
TEST(a_narrow_torus_flips_twice_what_it_reaches_twice) {
    const char *const masks[] = {"1x1-torus.off",      "1",  "2x2-torus.off",    "1000",  "1x3-torus.off", "111",
                                 "1x2-torus-ring.off", "00", "3x2-cylinder.off", "101000"};
    for (size_t i = 0; i < sizeof masks / sizeof *masks; i += 2) {
        struct board board = plain_board(masks[i]);
        uint64_t lights[BOARD_WORDS] = {0};
        board_add_mask(&board, 0, lights);
        for (int light = 0; light < (int)strlen(masks[i + 1]); light++)
            EXPECT(gf2_get(lights, light) == (masks[i + 1][light] == '1'));
    }
}

/* By the walk from the middle of a board that is large enough: a rule is even if both reflections leave the mask as it is. */
TEST(a_rule_is_even_if_reflections_change_nothing) {
    uint64_t seed = 3;
    for (int round = 0; round < 300; round++) {
        struct board board = plain_grid(5, 5);
        bool is_even = true;
        board.rule = plain_random_rule(&seed);
        if (round % 3 == 0) /* a rule with one reflection, and perhaps with the other */
            for (int light = 0; light < 25; light++)
                if (plain_flips(&board, 12, light)) board.rule |= UINT32_C(1) << (light / 5 * 5 + 4 - light % 5);
        for (int light = 0; light < 25; light++) {
            int row = light / 5, column = light % 5;
            is_even &= plain_flips(&board, 12, light) == plain_flips(&board, 12, 5 * row + 4 - column);
            is_even &= plain_flips(&board, 12, light) == plain_flips(&board, 12, 5 * (4 - row) + column);
        }
        EXPECT(board_rule_is_even(board.rule) == is_even);
    }
}

/* The masks of cell 0. Around a corner of a projective plane one comes back to the same cell. */
TEST(mirrored_edges_are_glued_the_other_way_round) {
    const char *const masks[] = {"3x4-klein.off",           "110110000001", /* above: the last row, mirrored */
                                 "3x4-projective.off",      "110010000000", /* above and left: twice the last cell */
                                 "3x4-projective-king.off", "010011010010"};
    for (size_t i = 0; i < sizeof masks / sizeof *masks; i += 2) {
        struct board board = plain_board(masks[i]);
        uint64_t lights[BOARD_WORDS] = {0};
        board_add_mask(&board, 0, lights);
        for (int light = 0; light < 12; light++) {
            EXPECT(gf2_get(lights, light) == (masks[i + 1][light] == '1'));
            EXPECT(gf2_get(lights, light) == plain_flips(&board, light, 0));
        }
    }
}

TEST(presses_add_up_in_any_order) {
    uint64_t seed = 2;
    for (int round = 0; round < 100; round++) {
        struct board board = plain_random_board(&seed, 8);
        uint64_t presses[BOARD_WORDS], lights[BOARD_WORDS], expected[BOARD_WORDS];
        plain_random_bits(&seed, board.buttons, 2, presses);
        plain_random_lights(&seed, &board, lights);
        memcpy(expected, lights, sizeof lights);
        board_add_presses(&board, presses, lights);
        plain_press(&board, presses, expected);
        EXPECT(plain_equal(lights, expected, board.lights));
        for (int button = board.buttons - 1; button >= 0; button--)
            if (gf2_get(presses, button)) board_add_mask(&board, button, expected);
        board_add_presses(&board, presses, lights);
        EXPECT(plain_equal(lights, expected, board.lights));
    }
}

TEST(holes_are_neither_lights_nor_buttons) {
    struct board board = plain_board("3x3-holes080.off"); /* the middle */
    uint64_t lights[BOARD_WORDS] = {0};
    board_all_lights(&board, lights);
    EXPECT(lights[0] == 0757);
    for (int button = -2; button < 11; button++)
        EXPECT(board_has_button(&board, button) == (button >= 0 && button < 9 && button != 4));
    board_add_mask(&board, 4, lights);
    EXPECT(lights[0] == 0757);
    board_add_mask(&board, 1, lights);
    EXPECT(lights[0] == (0757 ^ 07));
}

TEST(the_most_doors_are_all_there) {
    enum { WORDS = BOARD_DOORS_MAX / GF2_WORD_BITS };
    struct board board = plain_doors(BOARD_DOORS_MAX, 1);
    memset(board.steps[0], 1, BOARD_DOORS_MAX);
    uint64_t all[BOARD_WORDS] = {0}, lights[BOARD_WORDS] = {0};
    board_all_lights(&board, all);
    board_add_mask(&board, 0, lights);
    for (int word = 0; word < WORDS; word++) EXPECT(all[word] == UINT64_MAX && lights[word] == UINT64_MAX);
    EXPECT(all[WORDS] == 0 && lights[WORDS] == 0);
    EXPECT(board_has_button(&board, 0) && !board_has_button(&board, 1) && !board_has_button(&board, -1));
}

TEST(the_transposed_board_has_the_transposed_masks) {
    uint64_t seed = 5;
    for (int round = 0; round < 300; round++) {
        struct board board = plain_random_board(&seed, 8), transposed;
        board_transpose(&board, &transposed);
        EXPECT(transposed.buttons == board.lights && transposed.lights == board.buttons);
        for (int button = 0; button < transposed.buttons; button++) {
            uint64_t mask[BOARD_WORDS] = {0};
            board_add_mask(&transposed, button, mask);
            for (int light = 0; light < transposed.lights; light++)
                EXPECT(gf2_get(mask, light) == plain_flips(&board, light, button));
        }
    }
}
