#include "board/notation.h"

#include "turning.h"

enum { ARENA_SIZE = 1 << 19 };

static int status_of(const char *text, int *at) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct position position;
    return (int)notation_read(text, (int)strlen(text), &position, at, &arena);
}

#define TEN "0123456789"
#define SIXTY TEN TEN TEN TEN TEN TEN
#define ZEROS_64 "0000000000000000000000000000000000000000000000000000000000000000"
#define ZEROS_256 ZEROS_64 ZEROS_64 ZEROS_64 ZEROS_64
#define MASKS_10 "-1-1-1-1-1-1-1-1-1-1"
#define MASKS_64 MASKS_10 MASKS_10 MASKS_10 MASKS_10 MASKS_10 MASKS_10 "-1-1-1-1"
#define MASKS_256 MASKS_64 MASKS_64 MASKS_64 MASKS_64
#define POINTS_36 "00102030405060708090a0b0c0d0e0f0g0h0i0j0k0l0m0n0o0p0q0r0s0t0u0v0w0x0y0z0"
#define STATES_10 "_3_3_3_3_3_3_3_3_3_3"
#define STATES_85 STATES_10 STATES_10 STATES_10 STATES_10 STATES_10 STATES_10 STATES_10 STATES_10 "_3_3_3_3_3"
#define STATES_256 "3" STATES_85 STATES_85 STATES_85

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
        {"doors-" ZEROS_256 "0.off", NOTATION_TOO_MANY, 262},
        {"doors" MASKS_256 "-1.off", NOTATION_TOO_MANY, 518},
        {"5x5=.on", NOTATION_TARGET, 4},
        {"5x5=", NOTATION_TARGET, 4},
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
        {"doors-01-10=.off", NOTATION_TARGET, 12},
        {"doors-01-10=1.off", NOTATION_SPARE_BITS, 12},
        {"doors-01-10=**.off", NOTATION_LIGHTS, 13},
        {"doors-01-10=8", NOTATION_LIGHTS, 13},
        {"2x2.f=", NOTATION_TRAILING, 5},
        {"5x5", NOTATION_LIGHTS, 3},
        {"5x5.", NOTATION_LIGHTS, 4},
        {"3x3-r080", NOTATION_LIGHTS, 8},
        {"3x3-r08", NOTATION_RULE, 5},
        {"doors-01", NOTATION_LIGHTS, 8},
        {"5x5.on.0000000.", NOTATION_TRAILING, 14},
        {"5x5.on-torus", NOTATION_TRAILING, 6},
        {"x-mod3.1", NOTATION_BOARD, 0},
        {"5x5-mod.1", NOTATION_STATES, 7},
        {"5x5-mod", NOTATION_STATES, 7},
        {"5x5-mod2.1", NOTATION_STATES, 7},
        {"5x5-mod37.1", NOTATION_STATES, 7},
        {"5x5-mod03.1", NOTATION_STATES, 7},
        {"5x5-mod3x.1", NOTATION_OPTION, 4},
        {"5x5-mod3~~.1", NOTATION_OPTION, 4},
        {"5x5-mod3-mod3.1", NOTATION_REPEATED, 9},
        {"5x5-mod3-torus-torus.1", NOTATION_REPEATED, 15},
        {"5x5-pluss-mod3.1", NOTATION_OPTION, 4},
        {"5x5-goal-on-mod3.1", NOTATION_OPTION, 4},
        {"5x5-mod3-goal-off.1", NOTATION_OPTION, 9},
        {"5-mod3.1", NOTATION_BOARD, 1},
        {"65x1-mod3.1", NOTATION_TOO_LARGE, 0},
        {"1x65-mod3.1", NOTATION_TOO_LARGE, 0},
        {"5x5-mod3", NOTATION_LIGHTS, 8},
        {"5x5-mod3.", NOTATION_LIGHTS, 9},
        {"5x5-mod3=1", NOTATION_LIGHTS, 10},
        {"5x5-mod3=.1", NOTATION_TARGET, 9},
        {"5x5-mod3=3.1", NOTATION_VALUE, 9},
        {"5x5-mod3=**.1", NOTATION_LIGHTS, 10},
        {"5x5-mod3.3", NOTATION_VALUE, 9},
        {"5x5-mod3.01", NOTATION_LENGTH, 11},
        {"2x2-mod3.01201", NOTATION_LENGTH, 13},
        {"2x2-mod3.0130", NOTATION_VALUE, 11},
        {"2x2-mod3.0{20", NOTATION_TRAILING, 10},
        {"2x2-mod3.1.", NOTATION_LENGTH, 11},
        {"2x2-mod3.1.012", NOTATION_LENGTH, 14},
        {"2x2-mod3.1.01201", NOTATION_LENGTH, 15},
        {"2x2-mod3.1.0120.", NOTATION_TRAILING, 15},
        {"2x2-mod3.1.0130", NOTATION_VALUE, 13},
        {"2x2-locked8-locked8.on", NOTATION_REPEATED, 12},
        {"2x2-lockedg.on", NOTATION_DIGIT, 10},
        {"2x2-locked.on", NOTATION_LENGTH, 10},
        {"2x2-lockedf.on", NOTATION_LOCKED, 10},
        {"2x2-locked8-holes7.on", NOTATION_LOCKED, 10},
        {"2x2-holes8-lockedc.0", NOTATION_LOCKED, 17},
        {"3x3-locked080.off.080", NOTATION_LOCKED, 19},
        {"3x3-locked080.off.08", NOTATION_LENGTH, 20},
        {"2x2-locked4-mod3.1.0100", NOTATION_LOCKED, 20},
        {"1x65-locked00000000000000008.on", NOTATION_TOO_LARGE, 0},
        {"64x65-locked0.on", NOTATION_TOO_LARGE, 12},
        {"2x2-locked4-mod3.on", NOTATION_VALUE, 17},
        {"2x2-any8-any4.on", NOTATION_REPEATED, 9},
        {"2x2-anything.on", NOTATION_DIGIT, 7},
        {"2x2-any.on", NOTATION_LENGTH, 7},
        {"2x2-anyf.on", NOTATION_ANY, 7},
        {"2x2-any8-holes7.on", NOTATION_ANY, 7},
        {"2x2-holes8-lockedf-anyc.0", NOTATION_LOCKED, 17},
        {"2x2-holes8-locked4-anyc.0", NOTATION_ANY, 22},
        {"1x65-any00000000000000008.on", NOTATION_TOO_LARGE, 0},
        {"64x65-any0.on", NOTATION_TOO_LARGE, 9},
        {"2x2-any8-goal-on=f.on", NOTATION_REPEATED, 16},
        {"2x2-holes8-any4=8.on", NOTATION_HOLE, 16},
        {"2x2-holes8-mod3.1000", NOTATION_HOLE, 16},
        {"2x2-holes8-mod3=1000.1", NOTATION_HOLE, 16},
        {"2x2-holes8-mod3.1.1000", NOTATION_HOLE, 18},
        {"2x2-holesf-mod3.1", NOTATION_HOLE, 9},
        {"dials", NOTATION_STATES, 5},
        {"dials-111.000", NOTATION_STATES, 5},
        {"dials2-11.00", NOTATION_STATES, 5},
        {"dials2_2-11.00", NOTATION_STATES, 5},
        {"dials3_37-11.00", NOTATION_STATES, 7},
        {"dials3_-11.00", NOTATION_STATES, 7},
        {"dials" STATES_256 "-1.0", NOTATION_MASK_LENGTH, 518},
        {"dials" STATES_256 "_3-1.0", NOTATION_TOO_MANY, 517},
        {"dials3.000", NOTATION_MASK_LENGTH, 6},
        {"dials3-.000", NOTATION_MASK_LENGTH, 7},
        {"dials3-11-111.00", NOTATION_MASK_LENGTH, 12},
        {"dials3-11-1.00", NOTATION_MASK_LENGTH, 11},
        {"dials3_4-111.00", NOTATION_MASK_LENGTH, 11},
        {"dials3_4-1.00", NOTATION_MASK_LENGTH, 10},
        {"dials3-13.00", NOTATION_VALUE, 8},
        {"dials10-" SIXTY SIXTY SIXTY SIXTY TEN "0123456.0", NOTATION_TOO_MANY, 264},
        {"dials3" MASKS_256 "-1.0", NOTATION_TOO_MANY, 519},
        {"dials7_8_9-111.000", NOTATION_ORDER, 11},
        {"dials3_4-11=*.00", NOTATION_TARGET, 12},
        {"dials3_4-11.33", NOTATION_VALUE, 12},
        {"dials3_4-11.3", NOTATION_VALUE, 12},
        {"dials5_8-11.00.14", NOTATION_VALUE, 15},
        {"dials5_8-11.00.1", NOTATION_LENGTH, 16},
        {"dials5_8-11.00.zz", NOTATION_VALUE, 15},
        {"cub3.on", NOTATION_BOARD, 0},
        {"cube.on", NOTATION_SHAPE, 4},
        {"cube1.on", NOTATION_SHAPE, 4},
        {"cube4.on", NOTATION_SHAPE, 4},
        {"cube03.on", NOTATION_SHAPE, 4},
        {"hex6-mod3.1", NOTATION_SHAPE, 3},
        {"triangle9.on", NOTATION_SHAPE, 8},
        {"dodecahedron3.on", NOTATION_LIGHTS, 12},
        {"cube3", NOTATION_LIGHTS, 5},
        {"cube3-.on", NOTATION_OPTION, 6},
        {"cube3-king.on", NOTATION_OPTION, 6},
        {"cube3-mod2.1", NOTATION_STATES, 9},
        {"cube3-mod3-mod3.1", NOTATION_REPEATED, 11},
        {"cube3-mod3x.1", NOTATION_OPTION, 6},
        {"cube2-locked800000-locked800000.on", NOTATION_REPEATED, 19},
        {"cube2-locked8.on", NOTATION_LENGTH, 13},
        {"hex2-locked80-any01.0", NOTATION_SPARE_BITS, 18},
        {"cube2-lockedffffff.on", NOTATION_LOCKED, 12},
        {"hex2-any80-lockedfe.on", NOTATION_LOCKED, 17},
        {"hex2-lockedfc-anyfe.on", NOTATION_ANY, 17},
        {"hex2-locked80.on.1000000", NOTATION_LOCKED, 17},
        {"hex2-holes80.on", NOTATION_OPTION, 5},
        {"doors-10-01-lockedc.off", NOTATION_LOCKED, 18},
        {"doors-10-01-anyc.off", NOTATION_ANY, 15},
        {"doors-10-01-locked8.off.8", NOTATION_LOCKED, 24},
        {"doors-110-011-locked2.off", NOTATION_SPARE_BITS, 20},
        {"doors-110-011-any1.off", NOTATION_SPARE_BITS, 17},
        {"doors-10-any8-01.off", NOTATION_OPTION, 14},
        {"doors-10-01-any8-mod3.0", NOTATION_OPTION, 17},
        {"doors-10-01-any8-any4.off", NOTATION_REPEATED, 17},
        {"doors-10-01-anything.off", NOTATION_DIGIT, 15},
        {"doors-locked8.off", NOTATION_DIGIT, 6},
        {"dials3-any8.0", NOTATION_VALUE, 7},
        {"dials3-11-12-locked8.0.11", NOTATION_LOCKED, 23},
        {"dials25-11-12-any8.0", NOTATION_MASK_LENGTH, 16},
        {"dials3_25-11-12-any8.00", NOTATION_VALUE, 16},
        {"hex2-torus-any80.on", NOTATION_OPTION, 5},
        {"hex2-goal-on.on", NOTATION_OPTION, 5},
        {"graph-0010-01-any4-r080.on", NOTATION_OPTION, 19},
        {"cube3-mod3.on", NOTATION_VALUE, 11},
        {"cube3~.on", NOTATION_LIGHTS, 5},
        {"cube3.2", NOTATION_VALUE, 6},
        {"cube3.oo", NOTATION_VALUE, 6},
        {"cube3.onn", NOTATION_LENGTH, 8},
        {"cube3=.on", NOTATION_TARGET, 6},
        {"graph", NOTATION_LINE, 5},
        {"graph-.on", NOTATION_SHAPE, 6},
        {"graph-00.on", NOTATION_LINE, 8},
        {"graph-0-.on", NOTATION_LINE, 6},
        {"graph-001000-.on", NOTATION_LINE, 10},
        {"graph-0010-0.on", NOTATION_LINE, 11},
        {"graph-0010-02.on", NOTATION_LINE, 11},
        {"graph-0010-20.on", NOTATION_LINE, 11},
        {"graph-0010-00.on", NOTATION_LINE, 11},
        {"graph-0010-0101.on", NOTATION_LINE, 13},
        {"graph-0010-0110.on", NOTATION_LINE, 13},
        {"graph-0010-01-01.on", NOTATION_OPTION, 14},
        {"graph-" POINTS_36 "0z-.on", NOTATION_SHAPE, 78},
        {"5x5-mod3.on", NOTATION_VALUE, 9},
        {"doors-01-mod3.0", NOTATION_DIGIT, 9},
        {"5x5-mod3-mod.1", NOTATION_STATES, 12},
        {"200x200-mod3-rowcol.1", NOTATION_TOO_LARGE, 0},
    };
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        int at = -1, status = status_of(refusals[i].text, &at);
        if (status != (int)refusals[i].status || at != refusals[i].at)
            printf("%s: %d at %d\n", refusals[i].text, status, at);
        EXPECT(status == (int)refusals[i].status && at == refusals[i].at);
    }
}

static void expect_canonical(const char *text, const char *canonical) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    char written[NOTATION_TEXT_MAX + 1];
    struct position position = plain_read(text, (int)strlen(text), &arena);
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
    expect_canonical("3x3-locked000.off", "3x3.off");
    expect_canonical("3x3-mod3-locked080-holes800.1", "3x3-holes800-locked080-mod3.1");
    expect_canonical("3x3-locked080-goal-on-torus.5d0.100", "3x3-torus-locked080=on.5d0.100");
    expect_canonical("3x3-goal-either-locked080.000", "3x3-locked080=*.off");
    expect_canonical("3x3-goal-off-locked080.ff8", "3x3-locked080.on");
    expect_canonical("3x3-locked080=5d0.000", "3x3-locked080=5d0.off");
    expect_canonical("3x3-any000.off", "3x3.off");
    expect_canonical("3x3-mod3-any080-holes800-locked090.1", "3x3-holes800-locked090-any080-mod3.1");
    expect_canonical("3x3-any080-goal-on-torus.f78.100", "3x3-torus-any080=on.f78.100");
    expect_canonical("3x3-any080=ff8.ff8", "3x3-any080=on.on");
    expect_canonical("3x3-any080=f78.080", "3x3-any080=on.080");
    expect_canonical("3x3-any080=080.000", "3x3-any080.off");
    expect_canonical("3x3-any080=5d0.000", "3x3-any080=550.off");
    expect_canonical("3x3-any080-goal-either.000", "3x3-any080=*.off");
    expect_canonical("2x2-any8-mod3=2.2222", "2x2-any8-mod3=2.2");
    expect_canonical("2x2-any8-mod3=2122.0222", "2x2-any8-mod3=0122.0222");
    expect_canonical("hex2-mod3-any80-locked40=2.1", "hex2-locked40-any80-mod3=2.1");
    expect_canonical("hex2-any80=on.1111111", "hex2-any80=on.on");
    expect_canonical("hex2-any80=1000000.1000000.0000001", "hex2-any80.1000000.0000001");
    expect_canonical("dodecahedron-locked000.on", "dodecahedron.on");
    expect_canonical("cube2-any800000=*.on", "cube2-any800000=*.on");
    expect_canonical("doors-110-011-any2-locked8.off.4", "doors-110-011-locked8-any2.off.4");
    expect_canonical("doors-110-011-any2=on.e", "doors-110-011-any2.on");
    expect_canonical("doors-110-011-any2=c.c", "doors-110-011-any2.c");
    expect_canonical("doors-110-011-any2=8.c", "doors-110-011-any2=8.c");
    expect_canonical("doors-110-011-any2=0.2", "doors-110-011-any2=off.2");
    expect_canonical("doors-110-011-any2=*.8", "doors-110-011-any2=*.8");
    expect_canonical("doors-110-011-locked0-any0.8", "doors-110-011.8");
    expect_canonical("doors-11-10-01-any8-locked2.0", "doors-11-10-01-locked2-any8.off");
    expect_canonical("dials3-110-012-any2=220.012.10", "dials3-110-012-any2=2.012.10");
    expect_canonical("dials5_3-11-any4=41.02", "dials5_3-11-any4=40.02");
    expect_canonical("dials5_3-11-any4=21.02", "dials5_3-11-any4=2.02");
    expect_canonical("dials24-11-an-any8.0", "dials24-11-an-any8.0");
    expect_canonical("dials36-000-any.0", "dials36-000-any.0");
    expect_canonical("dials2_3~-11-01-locked4.02", "dials2_3~-11-01-locked4.02");
    expect_canonical("graph-001020-0112-mod4~-locked4.1", "graph-001020-0112-locked4-mod4~.1");
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
    expect_canonical("doors-01-10=8.c", "doors-01-10=8.on");
    expect_canonical("doors-01-10=c.off", "doors-01-10.off");
    expect_canonical("doors-01-10=on.8", "doors-01-10.8");
    expect_canonical("doors-01-10=0.on.4", "doors-01-10=off.on.4");
    expect_canonical("doors-01-10=*.8", "doors-01-10=*.8");
}

TEST(each_rule_with_a_word_is_written_by_it) {
#define EXPECT_WORD(NAME, word, stencil) \
    expect_canonical("9x9-" word ".off", BOARD_##NAME == BOARD_PLUS ? "9x9.off" : "9x9-" word ".off");
    BOARD_RULES(EXPECT_WORD)
}

TEST(bits_go_row_by_row_the_first_highest) {
    struct plain_position position = plain_position("2x3.a4.14");
    EXPECT(position.board.rows == 2 && position.board.columns == 3 && position.board.lights == 6);
    EXPECT(position.start[0] == 0x25 && position.presses[0] == 0x28);
    struct board doors = plain_board("doors-100-011.off");
    EXPECT(doors.lights == 3 && doors.buttons == 2 && plain_mask(&doors, 0) == 1 && plain_mask(&doors, 1) == 6);
    EXPECT(doors.rows == 0 && doors.columns == 0);
}

/* The goals by their words: what the targets of two lights are, or that any state will do for all. */
TEST(a_goal_is_a_target_for_each_light) {
    const struct {
        const char *text;
        enum board_goal goal;
        uint64_t target;
    } known[] = {{"1x2.on", BOARD_GOAL_EACH, 0},
                 {"1x2-goal-off.on", BOARD_GOAL_EACH, 0},
                 {"1x2-goal-on.on", BOARD_GOAL_EACH, 3},
                 {"1x2=4.on", BOARD_GOAL_EACH, 2},
                 {"1x2-goal-either.on", BOARD_GOAL_SAME, 0},
                 {"doors-10-01.off", BOARD_GOAL_EACH, 3},
                 {"doors-10-01=4.off", BOARD_GOAL_EACH, 2},
                 {"doors-10-01=off.off", BOARD_GOAL_EACH, 0},
                 {"doors-10-01=*.8", BOARD_GOAL_SAME, 0},
                 {"1x2-goal-on-holes4.8", BOARD_GOAL_EACH, 1},
                 {"graph-0010-01=*.on", BOARD_GOAL_SAME, 0}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct plain_position position = plain_position(known[i].text);
        EXPECT(position.goal == known[i].goal && position.target[0] == known[i].target);
    }
}

/* Published texts, their canonical form, and the lights now. Lines may be added, none may change. */
static const struct {
    const char *text, *canonical, *lights;
} GOLDEN[] = {
    {"1x1-mod3.1", "1x1-mod3.1", "1"},
    {"5x5-mod3.1", "5x5-mod3.1", "1111111111111111111111111"},
    {"3x3-mod4~.2.000010000", "3x3-mod4~.2.000010000", "232333232"},
    {"3x3-mod4~-torus.222222222", "3x3-torus-mod4~.2", "222222222"},
    {"2x3-mod36=*-king.zZ0a19", NULL, NULL},
    {"2x3-mod36-king=*.zZ0a19", "2x3-king-mod36=*.zz0a19", "zz0a19"},
    {"7x7-rowcol-mod4=2.0", "7x7-rowcol-mod4=2.0", "0000000000000000000000000000000000000000000000000"},
    {"2x2-holes8-mod3=0222.1", "2x2-holes8-mod3=2.1", "0111"},
    {"2x2-holes8-mod3=0.0121.0001", "2x2-holes8-mod3.0121.0001", "0202"},
    {"2x2-mod3=0120.0", "2x2-mod3=0120.0", "0000"},
    {"dials3-110-111-011=2.012", "dials3-110-111-011=2.012", "012"},
    {"dials3-110-111-011=2.012.112", "dials3-110-111-011=2.012.112", "222"},
    {"dials3-1101-1110-0111-1011=*.0011", "dials3-1101-1110-0111-1011=*.0011", "0011"},
    {"dials4-10100-11100-10101-00111-00101.00103", "dials4-10100-11100-10101-00111-00101.00103", "00103"},
    {"dials6-200-035-205=3.103", "dials6-200-035-205=3.103", "103"},
    {"dials8-101-011-110=174.000", "dials8-101-011-110=174.0", "000"},
    {"dials3_3_3~-111=222.000", "dials3~-111=2.0", "000"},
    {"dials2_3-11.02", "dials2_3-11.02", "02"},
    {"dials5_8~-11-01=37.00.13000", NULL, NULL},
    {"dials5_8~-11-01=37.00.137", "dials5_8~-11-01=37.0.137", "46"},
    {"doors-0111-1001-0011-1011-any4-locked8.off.4", "doors-0111-1001-0011-1011-locked8-any4.off.4", "1001"},
    {"doors-10-01-lockedc.off", NULL, NULL},
    {"dials3-110-111-011-locked4-any8=2.012.102", "dials3-110-111-011-locked4-any8=2.012.102", "111"},
    {"cube2.on", "cube2.on", "111111111111111111111111"},
    {"cube2.off.100000000000000000000000", "cube2.off.100000000000000000000000", "111010000000000001000000"},
    {"cube3-mod3~=2.1", "cube3-mod3~=2.1", "111111111111111111111111111111111111111111111111111111"},
    {"dodecahedron.000000000001", "dodecahedron.000000000001", "000000000001"},
    {"dodecahedron=on.0.000000000010", "dodecahedron=on.off.000000000010", "010001100111"},
    {"hex2-mod4.0123210.0003000", "hex2-mod4.0123210.0003000", "3012103"},
    {"hex2=*.1111111.0001000", "hex2=*.on.0001000", "0000000"},
    {"triangle2=0100.on.0010", "triangle2=0100.on.0010", "0000"},
    {"graph-0Az05Z-1002.on.010", "graph-0az05z-1002.on.010", "001"},
    {"graph-" POINTS_36 "-z0.off", "graph-" POINTS_36 "-z0.off", "000000000000000000000000000000000000"},
};

static bool shows(const struct position *position, const char *digits) {
    uint8_t lights[BOARD_TURNING_LIGHTS_MAX];
    memcpy(lights, position->start, (size_t)position->board.lights);
    turning_press(&position->board, position->presses, lights);
    for (int light = 0; light < position->board.lights; light++)
        if ("0123456789abcdefghijklmnopqrstuvwxyz"[lights[light]] != digits[light]) return false;
    return true;
}

TEST(published_texts_keep_their_meaning) {
    for (size_t i = 0; i < sizeof GOLDEN / sizeof *GOLDEN; i++) {
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        struct position position;
        int at, status = (int)notation_read(GOLDEN[i].text, (int)strlen(GOLDEN[i].text), &position, &at, &arena);
        EXPECT((status == NOTATION_OK) == (GOLDEN[i].canonical != NULL));
        if (status) continue;
        expect_canonical(GOLDEN[i].text, GOLDEN[i].canonical);
        EXPECT(shows(&position, GOLDEN[i].lights));
    }
}

static bool same_surface(const struct surface *a, const struct surface *b) {
    return a->shape == b->shape && a->size == b->size && a->points == b->points && a->lines == b->lines &&
           !memcmp(a->point, b->point, sizeof a->point) && !memcmp(a->line, b->line, sizeof a->line);
}

static bool same_masks(const struct board *a, const struct board *b) {
    for (int button = 0; a->kind == BOARD_DOORS && button < a->buttons; button++)
        if (memcmp(a->steps[button], b->steps[button], (size_t)a->lights) != 0) return false;
    return true;
}

static bool same_board(const struct board *a, const struct board *b) {
    return a->kind == b->kind && a->rows == b->rows && a->columns == b->columns && a->lights == b->lights &&
           a->buttons == b->buttons && a->both_ways == b->both_ways && a->rule == b->rule && a->wrap == b->wrap &&
           !memcmp(a->holes, b->holes, sizeof a->holes) && a->is_marked == b->is_marked &&
           !memcmp(a->locked, b->locked, sizeof a->locked) && !memcmp(a->any, b->any, sizeof a->any) &&
           same_surface(&a->surface, &b->surface) && !memcmp(a->states, b->states, sizeof a->states) &&
           same_masks(a, b);
}

static bool same_position(const struct position *a, const struct position *b) {
    size_t lights = (size_t)a->board.lights, buttons = (size_t)a->board.buttons;
    return same_board(&a->board, &b->board) && a->goal == b->goal && !memcmp(a->target, b->target, lights) &&
           !memcmp(a->start, b->start, lights) && !memcmp(a->presses, b->presses, buttons);
}

/* The canonical text of a position is read as the same position. */
static void expect_read_again(const struct position *position, struct arena *arena) {
    static char text[NOTATION_TEXT_MAX + 1];
    struct position again;
    int at, length = notation_write(position, text);
    EXPECT(length <= NOTATION_TEXT_MAX);
    text[length] = 0;
    EXPECT(strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-=.*~_") == (size_t)length);
    char *exact = malloc((size_t)length); /* so that reading past the end is detected */
    if (!exact) abort();
    memcpy(exact, text, (size_t)length);
    EXPECT(notation_read(exact, length, &again, &at, arena) == NOTATION_OK && at == length);
    EXPECT(same_position(position, &again));
    free(exact);
}

TEST(what_is_written_is_read_again) {
    uint64_t seed = 1;
    for (int round = 0; round < 2000; round++) {
        SCOPED struct arena arena = test_arena(1 << 12);
        struct plain_position plain = plain_random_position(&seed, 12);
        if (round % 2) plain_random_presses(&seed, &plain.board, plain.presses);
        struct position position = plain_take(&plain, &arena);
        if (position.board.kind == BOARD_DOORS) position.goal = BOARD_GOAL_EACH;
        if (position.board.kind == BOARD_DOORS) memset(position.target, 1, (size_t)position.board.lights);
        expect_read_again(&position, &arena);
    }
}

static void press_randomly(struct position *position, int button, uint64_t *seed) {
    position->presses[button] = (uint8_t)test_random_below(seed, (int)board_order(&position->board, button));
}

/* False if an order is too large. */
static bool fill_position(struct position *position, uint64_t *seed) {
    const struct board *board = &position->board;
    if (position->goal == BOARD_GOAL_EACH && test_random_below(seed, 2))
        turning_random_lights(seed, board, position->target);
    if (test_random_below(seed, 2)) turning_random_lights(seed, board, position->start);
    for (int light = 0; light < board->lights; light++)
        if (!turning_matters(board, light)) position->target[light] = 0;
    for (int button = 0; button < board->buttons; button++) {
        if (board_order(board, button) > BOARD_ORDER_MAX) return false;
        if (test_random_below(seed, 4) == 0) press_randomly(position, button, seed);
    }
    return true;
}

TEST(any_position_that_is_not_binary_is_written_and_read_again) {
    uint64_t seed = 1;
    for (int round = 0; round < 1000; round++) {
        SCOPED struct arena arena = test_arena(1 << 12);
        int states = 3 + test_random_below(&seed, 34), kind = test_random_below(&seed, 6);
        struct position position = {.goal = BOARD_GOAL_EACH};
        if (kind == 0) position.board = turning_random_grid(&seed, 9, states);
        if (kind == 1) position.board = turning_random_dials(&seed, 12, states, false);
        if (kind == 2) position.board = turning_random_dials(&seed, 12, 8, true);
        if (kind == 2) position.board.states[0] = 3;
        if (kind == 3)
            position.board = turning_random_graph(&seed, SURFACE_POINTS_MAX, 2 + test_random_below(&seed, 2));
        if (kind == 4) position.board = turning_random_grid(&seed, 9, 2);
        if (kind == 4 && board_is_binary(&position.board)) turning_lock_some(&seed, &position.board);
        if (kind == 5) position.board = turning_random_dials(&seed, 12, 2, false);
        if (board_is_binary(&position.board)) continue;
        position.board.both_ways = position.board.states[0] > 2 && test_random_below(&seed, 2);
        if (board_states_of_all(&position.board)) position.goal = (enum board_goal)test_random_below(&seed, 2);
        for (int button = 0; kind == 2 && button < position.board.buttons; button++)
            position.board.steps[button][0] = (uint8_t)(position.board.steps[button][0] % 3);
        EXPECT(position_take(&position, &arena));
        if (fill_position(&position, &seed)) expect_read_again(&position, &arena);
    }
}

static struct position longest_binary(struct arena *arena) {
    struct position position = {.board = plain_grid(1, BOARD_LIGHTS_MAX)};
    position.board.rule = BOARD_KNIGHT | BOARD_ROW(0, 1, 0, 0, 0, 1) | BOARD_ROW(4, 1, 0, 0, 0, 1);
    position.board.wrap = BOARD_PROJECTIVE;
    gf2_flip(position.board.holes, 0);
    EXPECT(position_take(&position, arena));
    position.target[1] = position.start[1] = position.presses[2] = 1;
    return position;
}

static struct position longest_doors(struct arena *arena) {
    struct position position = {.board = plain_doors(BOARD_DOORS_MAX, BOARD_DOORS_MAX)};
    EXPECT(position_take(&position, arena));
    position.target[1] = position.start[0] = position.presses[0] = 1;
    for (int button = 0; button < BOARD_DOORS_MAX; button++) position.board.steps[button][button] = 1;
    return position;
}

/* Dials of 20 and of 24 states. Each press turns one of both, so that it has the order 120, and two digits. */
static struct position longest_dials(struct arena *arena) {
    struct position position = {.board = plain_doors(BOARD_DOORS_MAX, BOARD_DOORS_MAX)};
    struct board *board = &position.board;
    EXPECT(position_take(&position, arena));
    board->both_ways = true;
    for (int dial = 0; dial < BOARD_DOORS_MAX; dial++) {
        const int states[] = {20, BOARD_MARKED_STATES_MAX};
        board->states[dial] = (uint8_t)states[dial % 2];
        board->steps[dial][dial] = board->steps[dial][dial ^ 1] = 1;
        position.target[dial] = position.start[dial] = (uint8_t)(dial % 20);
        position.presses[dial] = 100;
    }
    board->is_marked = true;
    gf2_flip(board->locked, BOARD_DOORS_MAX - 1);
    gf2_flip(board->any, BOARD_DOORS_MAX - 1);
    position.presses[BOARD_DOORS_MAX - 1] = position.target[BOARD_DOORS_MAX - 1] = 0;
    return position;
}

static struct position longest_turning(struct arena *arena) {
    uint64_t seed = 2;
    struct position position = {.board = turning_grid(BOARD_TURNING_SIDE_MAX, BOARD_TURNING_SIDE_MAX, 36)};
    position.board.rule = PLAIN_RULES[4] | 1;
    position.board.wrap = BOARD_CYLINDER;
    position.board.both_ways = true;
    turning_make_hole(&position.board, 7);
    EXPECT(position_take(&position, arena) && fill_position(&position, &seed));
    turning_random_lights(&seed, &position.board, position.target);
    turning_random_lights(&seed, &position.board, position.start);
    return position;
}

TEST(the_longest_texts_have_room) {
    struct position (*const longest[])(struct arena *) = {longest_binary, longest_doors, longest_dials,
                                                          longest_turning};
    for (int i = 0; i < 4; i++) {
        SCOPED struct arena arena = test_arena(1 << 20);
        struct position position = longest[i](&arena);
        expect_read_again(&position, &arena);
    }
}

TEST(only_as_many_characters_are_read_as_are_given) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct position position;
    int at;
    EXPECT(notation_read("5x5.on.0000000", 6, &position, &at, &arena) == NOTATION_OK);
    size_t used = arena.used;
    EXPECT(notation_read("5x5.on", 5, &position, &at, &arena) == NOTATION_DIGIT && arena.used == used);
    EXPECT(notation_read("5x5.on", 4, &position, &at, &arena) == NOTATION_LIGHTS);
    EXPECT(notation_read("5x5.on\0", 7, &position, &at, &arena) == NOTATION_DIGIT && at == 4);
}

TEST(without_memory_nothing_is_read) {
    SCOPED struct arena arena = test_arena(16);
    struct position position;
    int at;
    EXPECT(notation_read("5x5.on", 6, &position, &at, &arena) == NOTATION_NO_MEMORY && arena.used == 0);
}

/* Texts one or two characters away from published ones. */
TEST(any_text_is_refused_inside_it_or_read_as_a_position) {
    uint64_t seed = 3;
    int read = 0, rounds = 50000;
    for (int round = 0; round < rounds; round++) {
        SCOPED struct arena arena = test_arena(1 << 12);
        const char *golden = GOLDEN[test_random_below(&seed, sizeof GOLDEN / sizeof *GOLDEN)].text;
        struct position position;
        char text[120];
        int at = -1, length = (int)strlen(golden);
        memcpy(text, golden, (size_t)length);
        for (int change = test_random_below(&seed, 2); change >= 0; change--) {
            int place = test_random_below(&seed, length);
            if (test_random_below(&seed, 3) == 0)
                length = place + 1;
            else
                text[place] = "0123456789abxz-.=*~_mod"[test_random_below(&seed, 23)];
        }
        int status = (int)notation_read(text, length, &position, &at, &arena);
        EXPECT(status >= NOTATION_NO_MEMORY && status <= NOTATION_ANY && at >= 0 && at <= length);
        if (status) continue;
        expect_read_again(&position, &arena);
        read++;
    }
    EXPECT(read > rounds / 20 && read < rounds);
}

/* Holes of a board that is too long for its states. */
TEST(a_board_that_is_too_long_is_refused) {
    static char text[BOARD_LIGHTS_MAX];
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct position position;
    int at;
    memset(text, '0', sizeof text);
    memcpy(text, "256x256-mod3-holes", 18);
    EXPECT(notation_read(text, sizeof text, &position, &at, &arena) == NOTATION_LENGTH);
    EXPECT(at == 18 + BOARD_LIGHTS_MAX / 4);
    memcpy(text + at, ".1", 2);
    EXPECT(notation_read(text, at + 2, &position, &at, &arena) == NOTATION_TOO_LARGE && at == 0);
}
