#include "board/notation.h"

#include "plain.h"

static enum notation_status status_of(const char *text, int *at) {
    static struct position position;
    return notation_read(text, (int)strlen(text), &position, at);
}

TEST(every_refusal_says_why_and_where) {
    const struct {
        const char *text;
        enum notation_status status;
        int at;
    } refusals[] = {
        {"", NOTATION_EMPTY, 0},
        {"x", NOTATION_BOARD, 0},
        {".on", NOTATION_BOARD, 0},
        {"-5x5.on", NOTATION_BOARD, 0},
        {"door-01.off", NOTATION_BOARD, 0},
        {"5", NOTATION_BOARD, 1},
        {"5*5.on", NOTATION_BOARD, 1},
        {"0x5.on", NOTATION_SIZE, 0},
        {"05x5.on", NOTATION_SIZE, 0},
        {"5x0.on", NOTATION_SIZE, 2},
        {"5x.on", NOTATION_SIZE, 2},
        {"5x", NOTATION_SIZE, 2},
        {"65537x1.on", NOTATION_TOO_LARGE, 0},
        {"99999999999999999999x1.on", NOTATION_TOO_LARGE, 0},
        {"1x65537.on", NOTATION_TOO_LARGE, 2},
        {"256x257.on", NOTATION_TOO_LARGE, 4},
        {"1x10001-rowcol.on", NOTATION_SIDES, 0},
        {"5x5-.on", NOTATION_OPTION, 4},
        {"5x5-pluss.on", NOTATION_OPTION, 4},
        {"5x5-torus-goal.on", NOTATION_OPTION, 10},
        {"5x5-TORUS.on", NOTATION_OPTION, 4},
        {"5x5-mod3.on", NOTATION_OPTION, 4},
        {"5x5-king-plus.on", NOTATION_REPEATED, 9},
        {"5x5-torus-cylinder.on", NOTATION_REPEATED, 10},
        {"5x5-goal-on-goal-off.on", NOTATION_REPEATED, 12},
        {"2x2-holes1-holes1.on", NOTATION_REPEATED, 11},
        {"5x5-r12.on", NOTATION_RULE, 5},
        {"5x5-r.on", NOTATION_RULE, 5},
        {"5x5-rg12.on", NOTATION_RULE, 5},
        {"5x5-r000.on", NOTATION_RULE, 5},
        {"5x5-r0000000.on", NOTATION_RULE, 5},
        {"5x5-r0ba0.on", NOTATION_RULE, 5},
        {"5x5-r0b8x.on", NOTATION_DIGIT, 8},
        {"5x5-r0b9.on", NOTATION_SPARE_BITS, 7},
        {"5x5-r190-klein.on", NOTATION_RULE, 0},
        {"5x5-projective-r5500000.on", NOTATION_RULE, 0},
        {"5x5-torus-klein.on", NOTATION_REPEATED, 10},
        {"2x2.g", NOTATION_DIGIT, 4},
        {"2x2.f-", NOTATION_TRAILING, 5},
        {"2x2-holesg.on", NOTATION_DIGIT, 9},
        {"doors-012.off", NOTATION_DIGIT, 8},
        {"doors-01.g", NOTATION_DIGIT, 9},
        {"5x5.ffffff", NOTATION_LENGTH, 10},
        {"5x5.ffffff80", NOTATION_LENGTH, 11},
        {"5x5.onn", NOTATION_DIGIT, 4},
        {"2x2-holes.on", NOTATION_LENGTH, 9},
        {"2x2-holes10.on", NOTATION_LENGTH, 10},
        {"5x5.off.ffffff", NOTATION_LENGTH, 14},
        {"5x5.off.", NOTATION_LENGTH, 8},
        {"5x5.fffffff", NOTATION_SPARE_BITS, 10},
        {"1x1.4", NOTATION_SPARE_BITS, 4},
        {"doors-01.e", NOTATION_SPARE_BITS, 9},
        {"2x2-holesf.on", NOTATION_HOLE, 9},
        {"3x3-holes080.080", NOTATION_HOLE, 14},
        {"3x3-holes080.off.080", NOTATION_HOLE, 18},
        {"doors.off", NOTATION_MASK_LENGTH, 5},
        {"doors", NOTATION_MASK_LENGTH, 5},
        {"doors-.off", NOTATION_MASK_LENGTH, 6},
        {"doors-01-1.off", NOTATION_MASK_LENGTH, 10},
        {"doors-01-111.off", NOTATION_MASK_LENGTH, 11},
        {"doors-00000000000000000000000000000000000000000000000000000000000000000.off", NOTATION_TOO_MANY, 70},
        {"doors-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1"
         "-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1.off",
         NOTATION_TOO_MANY, 134},
        {"5x5=.on", NOTATION_LENGTH, 4},
        {"5x5=", NOTATION_LENGTH, 4},
        {"5x5=ffff.on", NOTATION_LENGTH, 8},
        {"5x5=ffffff80.on", NOTATION_LENGTH, 11},
        {"5x5=fffffff.on", NOTATION_SPARE_BITS, 10},
        {"5x5=ffxfff8.on", NOTATION_DIGIT, 6},
        {"5x5=*.on", NOTATION_DIGIT, 4},
        {"5x5=on", NOTATION_LIGHTS, 6},
        {"5x5=on=off.on", NOTATION_LIGHTS, 6},
        {"5x5=on-torus.on", NOTATION_LIGHTS, 6},
        {"5x5-goal-on=ffffff8.on", NOTATION_REPEATED, 11},
        {"3x3-holes080=080.on", NOTATION_HOLE, 14},
        {"doors-01-1=8.off", NOTATION_MASK_LENGTH, 10},
        {"doors-01-10=8.off", NOTATION_LIGHTS, 11},
        {"2x2.f=", NOTATION_TRAILING, 5},
        {"5x5", NOTATION_LIGHTS, 3},
        {"5x5.", NOTATION_LIGHTS, 4},
        {"3x3-r080", NOTATION_LIGHTS, 8},
        {"3x3-r08", NOTATION_RULE, 5},
        {"doors-01", NOTATION_LIGHTS, 8},
        {"5x5.on.0000000.", NOTATION_TRAILING, 14},
        {"5x5.on-torus", NOTATION_TRAILING, 6},
    };
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        int at = -1;
        enum notation_status status = status_of(refusals[i].text, &at);
        if (status != refusals[i].status || at != refusals[i].at)
            printf("%s: %d at %d\n", refusals[i].text, (int)status, at);
        EXPECT(status == refusals[i].status && at == refusals[i].at);
    }
}

static void expect_canonical(const char *text, const char *canonical) {
    char written[NOTATION_TEXT_MAX + 1];
    struct position position = plain_position(text);
    written[notation_write(&position, written)] = 0;
    if (strcmp(written, canonical) != 0) printf("%s becomes %s\n", text, written);
    EXPECT(strcmp(written, canonical) == 0);
}

TEST(each_position_has_one_canonical_text) {
    expect_canonical("5x5-plus-goal-off.ffffff8", "5x5.on");
    expect_canonical("5x5.0000000.0000000", "5x5.off");
    expect_canonical("5x5.ABCDEF8", "5x5.abcdef8");
    expect_canonical("3x3-holes080-goal-on-torus-king.off", "3x3-king-torus-goal-on-holes080.off");
    expect_canonical("3x3-projective-king.off", "3x3-king-projective.off");
    expect_canonical("3x3-holes000.off", "3x3.off");
    expect_canonical("3x3-holes080.f78", "3x3-holes080.on");
    expect_canonical("3x3-r0b8.off", "3x3-r0b8.off");
    expect_canonical("3x3-r5d0.off", "3x3.off");
    expect_canonical("3x3-r0aa0000.off", "3x3-r0aa0000.off");
    expect_canonical("3x3-rff8.off", "3x3-king.off");
    expect_canonical("5x5-torus=0E5ABC8.on", "5x5-torus=0e5abc8.on");
    expect_canonical("5x5=0000000.on", "5x5.on");
    expect_canonical("5x5=off.on", "5x5.on");
    expect_canonical("5x5=ffffff8.off", "5x5-goal-on.off");
    expect_canonical("3x3-holes080=f78.off", "3x3-goal-on-holes080.off");
    expect_canonical("3x3-holes080=800.off", "3x3-holes080=800.off");
    expect_canonical("doors-01-10.8", "doors-01-10.8");
    expect_canonical("doors-01-10.c", "doors-01-10.on");
}

TEST(each_rule_with_a_word_is_written_by_it) {
#define EXPECT_WORD(NAME, word, stencil) \
    expect_canonical("9x9-" word ".off", BOARD_##NAME == BOARD_PLUS ? "9x9.off" : "9x9-" word ".off");
    BOARD_RULES(EXPECT_WORD)
}

TEST(bits_go_row_by_row_the_first_highest) {
    struct position position = plain_position("2x3.a4.14");
    EXPECT(position.board.rows == 2 && position.board.columns == 3 && position.board.lights == 6);
    EXPECT(position.start[0] == 0x25 && position.presses[0] == 0x28);
    struct board doors = plain_board("doors-100-011.off");
    EXPECT(doors.lights == 3 && doors.buttons == 2 && doors.doors[0] == 1 && doors.doors[1] == 6);
    EXPECT(doors.goal == BOARD_GOAL_ON && doors.rows == 0 && doors.columns == 0);
}

static void expect_round_trip(const struct position *position) {
    static struct position again;
    char text[NOTATION_TEXT_MAX + 1];
    int at = -1, length = notation_write(position, text);
    EXPECT(length <= NOTATION_TEXT_MAX);
    text[length] = '\0';
    char *exact = malloc((size_t)length); /* so that reading past the end is detected */
    if (!exact) abort();
    memcpy(exact, text, (size_t)length);
    EXPECT(notation_read(exact, length, &again, &at) == NOTATION_OK && at == length);
    EXPECT(memcmp(position, &again, sizeof again) == 0);
    EXPECT(strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-=.") == (size_t)length);
    free(exact);
}

TEST(what_is_written_is_read_again) {
    static struct position position;
    uint64_t seed = 1;
    for (int round = 0; round < 2000; round++) {
        memset(&position, 0, sizeof position);
        struct board board = plain_random_board(&seed, 12);
        memcpy(&position.board, &board, sizeof board);
        plain_random_lights(&seed, &position.board, position.start);
        if (round % 2) plain_random_presses(&seed, &position.board, position.presses);
        expect_round_trip(&position);
    }
}

TEST(the_longest_texts_have_room) {
    static struct position position;
    memset(&position, 0, sizeof position);
    position.board = plain_grid(1, BOARD_LIGHTS_MAX);
    position.board.rule = BOARD_KNIGHT | BOARD_ROW(0, 1, 0, 0, 0, 1) | BOARD_ROW(4, 1, 0, 0, 0, 1);
    position.board.wrap = BOARD_PROJECTIVE;
    position.board.goal = BOARD_GOAL_TARGET;
    gf2_flip(position.board.target, 1);
    gf2_flip(position.board.holes, 0);
    gf2_flip(position.start, 1);
    gf2_flip(position.presses, 2);
    expect_round_trip(&position);
    memset(&position, 0, sizeof position);
    position.board = (struct board){.kind = BOARD_DOORS, .goal = BOARD_GOAL_ON, .lights = 64, .buttons = 64};
    position.start[0] = position.presses[0] = 1;
    for (int button = 0; button < 64; button++) position.board.doors[button] = UINT64_C(1) << button;
    expect_round_trip(&position);
}

TEST(only_as_many_characters_are_read_as_are_given) {
    static struct position position;
    int at;
    EXPECT(notation_read("5x5.on.0000000", 6, &position, &at) == NOTATION_OK);
    EXPECT(notation_read("5x5.on", 5, &position, &at) == NOTATION_DIGIT);
    EXPECT(notation_read("5x5.on", 4, &position, &at) == NOTATION_LIGHTS);
    EXPECT(notation_read("5x5.on\0", 7, &position, &at) == NOTATION_DIGIT && at == 4);
}
