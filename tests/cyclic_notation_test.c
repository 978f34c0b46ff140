#include "board/cyclic_notation.h"

#include "turning.h"

static int status_of(const char *text, int *at) {
    static struct cyclic_position position;
    return cyclic_notation_read(text, (int)strlen(text), &position, at);
}

#define TEN "0123456789"
#define SIXTY TEN TEN TEN TEN TEN TEN
#define MASKS_10 "-1-1-1-1-1-1-1-1-1-1"
#define MASKS_64 MASKS_10 MASKS_10 MASKS_10 MASKS_10 MASKS_10 MASKS_10 "-1-1-1-1"
#define POINTS_36 "00102030405060708090a0b0c0d0e0f0g0h0i0j0k0l0m0n0o0p0q0r0s0t0u0v0w0x0y0z0"
#define STATES_10 "_3_3_3_3_3_3_3_3_3_3"
#define STATES_63 "3" STATES_10 STATES_10 STATES_10 STATES_10 STATES_10 STATES_10 "_3_3"

TEST(every_refusal_says_why_and_where) {
    const struct {
        const char *text;
        int status, at;
    } refusals[] = {
        {"", NOTATION_EMPTY, 0},
        {"x-mod3.1", NOTATION_BOARD, 0},
        {"doors-01-mod3.0", NOTATION_BOARD, 0},
        {"5x5.on", CYCLIC_NOTATION_STATES, 3},
        {"5x5", CYCLIC_NOTATION_STATES, 3},
        {"5x5-mod.1", CYCLIC_NOTATION_STATES, 7},
        {"5x5-mod", CYCLIC_NOTATION_STATES, 7},
        {"5x5-mod2.1", CYCLIC_NOTATION_STATES, 7},
        {"5x5-mod37.1", CYCLIC_NOTATION_STATES, 7},
        {"5x5-mod03.1", CYCLIC_NOTATION_STATES, 7},
        {"5x5-mod3x.1", NOTATION_OPTION, 4},
        {"5x5-mod3~~.1", NOTATION_OPTION, 4},
        {"5x5-mod3-mod3.1", NOTATION_REPEATED, 9},
        {"5x5-mod3-torus-torus.1", NOTATION_REPEATED, 15},
        {"5x5-pluss-mod3.1", NOTATION_OPTION, 4},
        {"5x5-goal-on-mod3.1", NOTATION_OPTION, 4},
        {"5x5-mod3-goal-off.1", NOTATION_OPTION, 9},
        {"5-mod3.1", NOTATION_BOARD, 6},
        {"65x1-mod3.1", NOTATION_TOO_LARGE, 0},
        {"1x65-mod3.1", NOTATION_TOO_LARGE, 0},
        {"5x5-mod3", NOTATION_LIGHTS, 8},
        {"5x5-mod3.", NOTATION_LIGHTS, 9},
        {"5x5-mod3=1", NOTATION_LIGHTS, 10},
        {"5x5-mod3=.1", CYCLIC_NOTATION_TARGET, 9},
        {"5x5-mod3=3.1", CYCLIC_NOTATION_VALUE, 9},
        {"5x5-mod3=**.1", NOTATION_LIGHTS, 10},
        {"5x5-mod3.3", CYCLIC_NOTATION_VALUE, 9},
        {"5x5-mod3.01", NOTATION_LENGTH, 11},
        {"2x2-mod3.01201", NOTATION_LENGTH, 13},
        {"2x2-mod3.0130", CYCLIC_NOTATION_VALUE, 11},
        {"2x2-mod3.0{20", NOTATION_TRAILING, 10},
        {"2x2-mod3.1.", NOTATION_LENGTH, 11},
        {"2x2-mod3.1.012", NOTATION_LENGTH, 14},
        {"2x2-mod3.1.01201", NOTATION_LENGTH, 15},
        {"2x2-mod3.1.0120.", NOTATION_TRAILING, 15},
        {"2x2-mod3.1.0130", CYCLIC_NOTATION_VALUE, 13},
        {"2x2-holes8-mod3.1000", NOTATION_HOLE, 16},
        {"2x2-holes8-mod3=1000.1", NOTATION_HOLE, 16},
        {"2x2-holes8-mod3.1.1000", NOTATION_HOLE, 18},
        {"2x2-holesf-mod3.1", NOTATION_HOLE, 9},
        {"dials", CYCLIC_NOTATION_STATES, 5},
        {"dials-111.000", CYCLIC_NOTATION_STATES, 5},
        {"dials2-11.00", CYCLIC_NOTATION_STATES, 5},
        {"dials2_2-11.00", CYCLIC_NOTATION_STATES, 5},
        {"dials3_37-11.00", CYCLIC_NOTATION_STATES, 7},
        {"dials3_-11.00", CYCLIC_NOTATION_STATES, 7},
        {"dials" STATES_63 "_3-1.0", NOTATION_MASK_LENGTH, 134},
        {"dials" STATES_63 "_3_3-1.0", NOTATION_TOO_MANY, 133},
        {"dials3.000", NOTATION_MASK_LENGTH, 6},
        {"dials3-.000", NOTATION_MASK_LENGTH, 7},
        {"dials3-11-111.00", NOTATION_MASK_LENGTH, 12},
        {"dials3-11-1.00", NOTATION_MASK_LENGTH, 11},
        {"dials3_4-111.00", NOTATION_MASK_LENGTH, 11},
        {"dials3_4-1.00", NOTATION_MASK_LENGTH, 10},
        {"dials3-13.00", CYCLIC_NOTATION_VALUE, 8},
        {"dials10-" SIXTY "01234.0", NOTATION_TOO_MANY, 72},
        {"dials3" MASKS_64 "-1.0", NOTATION_TOO_MANY, 135},
        {"dials7_8_9-111.000", CYCLIC_NOTATION_ORDER, 11},
        {"dials3_4-11=*.00", CYCLIC_NOTATION_TARGET, 12},
        {"dials3_4-11.33", CYCLIC_NOTATION_VALUE, 12},
        {"dials3_4-11.3", CYCLIC_NOTATION_VALUE, 12},
        {"dials5_8-11.00.14", CYCLIC_NOTATION_VALUE, 15},
        {"dials5_8-11.00.1", NOTATION_LENGTH, 16},
        {"dials5_8-11.00.zz", CYCLIC_NOTATION_VALUE, 15},
        {"cub3.on", NOTATION_BOARD, 0},
        {"cube.on", CYCLIC_NOTATION_SHAPE, 4},
        {"cube1.on", CYCLIC_NOTATION_SHAPE, 4},
        {"cube4.on", CYCLIC_NOTATION_SHAPE, 4},
        {"cube03.on", CYCLIC_NOTATION_SHAPE, 4},
        {"hex6-mod3.1", CYCLIC_NOTATION_SHAPE, 3},
        {"triangle9.on", CYCLIC_NOTATION_SHAPE, 8},
        {"dodecahedron3.on", NOTATION_LIGHTS, 12},
        {"cube3", NOTATION_LIGHTS, 5},
        {"cube3-.on", NOTATION_OPTION, 6},
        {"cube3-king.on", NOTATION_OPTION, 6},
        {"cube3-mod2.1", CYCLIC_NOTATION_STATES, 9},
        {"cube3-mod3-mod3.1", NOTATION_OPTION, 11},
        {"cube3-mod3.on", CYCLIC_NOTATION_VALUE, 11},
        {"cube3~.on", NOTATION_LIGHTS, 5},
        {"cube3.2", CYCLIC_NOTATION_VALUE, 6},
        {"cube3.oo", CYCLIC_NOTATION_VALUE, 6},
        {"cube3.onn", NOTATION_LENGTH, 8},
        {"cube3=.on", CYCLIC_NOTATION_TARGET, 6},
        {"graph", CYCLIC_NOTATION_LINE, 5},
        {"graph-.on", CYCLIC_NOTATION_SHAPE, 6},
        {"graph-00.on", CYCLIC_NOTATION_LINE, 8},
        {"graph-0-.on", CYCLIC_NOTATION_LINE, 6},
        {"graph-001000-.on", CYCLIC_NOTATION_LINE, 10},
        {"graph-0010-0.on", CYCLIC_NOTATION_LINE, 11},
        {"graph-0010-02.on", CYCLIC_NOTATION_LINE, 11},
        {"graph-0010-20.on", CYCLIC_NOTATION_LINE, 11},
        {"graph-0010-00.on", CYCLIC_NOTATION_LINE, 11},
        {"graph-0010-0101.on", CYCLIC_NOTATION_LINE, 13},
        {"graph-0010-0110.on", CYCLIC_NOTATION_LINE, 13},
        {"graph-0010-01-01.on", NOTATION_OPTION, 14},
        {"graph-" POINTS_36 "0z-.on", CYCLIC_NOTATION_SHAPE, 78},
    };
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        int at, status = status_of(refusals[i].text, &at);
        EXPECT(status == refusals[i].status && at == refusals[i].at);
        if (status != refusals[i].status || at != refusals[i].at) printf("%s: %d %d\n", refusals[i].text, status, at);
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

static bool shows(const struct cyclic_position *position, const char *digits) {
    uint8_t lights[CYCLIC_LIGHTS_MAX];
    cyclic_lights(position, lights);
    for (int light = 0; light < position->board.grid.lights; light++)
        if ("0123456789abcdefghijklmnopqrstuvwxyz"[lights[light]] != digits[light]) return false;
    return true;
}

TEST(published_texts_keep_their_meaning) {
    static struct cyclic_position position;
    for (size_t i = 0; i < sizeof GOLDEN / sizeof *GOLDEN; i++) {
        char text[CYCLIC_NOTATION_TEXT_MAX];
        int at, status = cyclic_notation_read(GOLDEN[i].text, (int)strlen(GOLDEN[i].text), &position, &at);
        EXPECT((status == NOTATION_OK) == (GOLDEN[i].canonical != NULL));
        if (status) continue;
        int length = cyclic_notation_write(&position, text);
        EXPECT(length == (int)strlen(GOLDEN[i].canonical) && memcmp(text, GOLDEN[i].canonical, (size_t)length) == 0);
        EXPECT(shows(&position, GOLDEN[i].lights));
    }
}

static bool same_position(const struct cyclic_position *a, const struct cyclic_position *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

/* The canonical text of a position is read as the same position. */
static void expect_read_again(const struct cyclic_position *position, struct cyclic_position *again) {
    static char text[CYCLIC_NOTATION_TEXT_MAX];
    int at, length = cyclic_notation_write(position, text);
    EXPECT(length <= CYCLIC_NOTATION_TEXT_MAX);
    EXPECT(cyclic_notation_read(text, length, again, &at) == NOTATION_OK && at == length);
    EXPECT(same_position(position, again));
}

static bool fill_position(struct cyclic_position *position, uint64_t *seed) {
    const struct cyclic_board *board = &position->board;
    if (position->goal == CYCLIC_EACH && test_random_below(seed, 2))
        turning_random_lights(seed, board, position->target);
    if (test_random_below(seed, 2)) turning_random_lights(seed, board, position->start);
    for (int button = 0; button < board->grid.buttons; button++) {
        if (cyclic_order(board, button) > CYCLIC_ORDER_MAX) return false;
        if (test_random_below(seed, 4) == 0) cyclic_press(position, button, test_random_below(seed, 300));
    }
    return true;
}

TEST(any_position_is_written_and_read_again) {
    static struct cyclic_position position, again;
    uint64_t seed = 1;
    for (int round = 0; round < 1000; round++) {
        int states = 3 + test_random_below(&seed, 34), kind = test_random_below(&seed, 4);
        memset(&position, 0, sizeof position);
        if (kind == 0) position.board = turning_random_grid(&seed, 9, states);
        if (kind == 1) position.board = turning_random_dials(&seed, 12, states, false);
        if (kind == 2) position.board = turning_random_dials(&seed, 12, 8, true);
        if (kind == 2) position.board.states[0] = 3;
        if (kind == 3) position.board = turning_random_graph(&seed, 2 + test_random_below(&seed, 2));
        position.board.grid.goal = BOARD_GOAL_OFF;
        memset(position.board.grid.target, 0, sizeof position.board.grid.target);
        position.board.both_ways = position.board.states[0] > 2 && test_random_below(&seed, 2);
        position.goal = (enum cyclic_goal)(kind != 2 && test_random_below(&seed, 2));
        for (int button = 0; kind == 2 && button < position.board.grid.buttons; button++)
            position.board.steps[button][0] %= 3;
        if (fill_position(&position, &seed)) expect_read_again(&position, &again);
    }
}

TEST(the_longest_text_fits) {
    static struct cyclic_position position, again;
    uint64_t seed = 2;
    position.board = turning_grid(CYCLIC_SIDE_MAX, CYCLIC_SIDE_MAX, 36);
    position.board.grid.rule = PLAIN_RULES[4] | 1;
    position.board.grid.wrap = BOARD_CYLINDER;
    position.board.both_ways = true;
    turning_make_hole(&position.board, 7);
    EXPECT(fill_position(&position, &seed));
    turning_random_lights(&seed, &position.board, position.target);
    turning_random_lights(&seed, &position.board, position.start);
    expect_read_again(&position, &again);
}

/* Texts one or two characters away from published ones. */
TEST(any_text_is_refused_inside_it_or_read_as_a_position) {
    static struct cyclic_position position, again;
    uint64_t seed = 3;
    int read = 0, rounds = 50000;
    for (int round = 0; round < rounds; round++) {
        const char *golden = GOLDEN[test_random_below(&seed, sizeof GOLDEN / sizeof *GOLDEN)].text;
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
        int status = cyclic_notation_read(text, length, &position, &at);
        EXPECT(status >= NOTATION_OK && status <= CYCLIC_NOTATION_LINE && at >= 0 && at <= length);
        if (status) continue;
        expect_read_again(&position, &again);
        read++;
    }
    EXPECT(read > rounds / 20 && read < rounds);
}

/* A board whose text is longer than that of any grid. */
TEST(a_board_that_is_too_long_is_refused) {
    static char text[BOARD_LIGHTS_MAX];
    int at;
    memset(text, '0', sizeof text);
    memcpy(text, "256x256-mod3-holes", 18);
    static struct cyclic_position position;
    EXPECT(cyclic_notation_read(text, sizeof text, &position, &at) == NOTATION_LENGTH);
    EXPECT(at == 18 + BOARD_LIGHTS_MAX / 4);
}
