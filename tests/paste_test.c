#include "paste.h"

#include "plain.h"

static enum paste_form form;

static enum notation_status paste(const char *text, const char *here, struct position *out, int *at) {
    static struct position at_hand;
    at_hand = plain_position(here);
    size_t length = strlen(text);
    char *exact = malloc(length + 1); /* so that reading past the end is detected */
    if (!exact) abort();
    memcpy(exact + 1, text, length);
    enum notation_status status = paste_read(exact + 1, (int)length, &at_hand, out, at, &form);
    free(exact);
    return status;
}

static void expect_pasted(const char *text, const char *here, const char *expected) {
    static struct position position;
    char written[NOTATION_TEXT_MAX + 1] = {0};
    int at;
    if (paste(text, here, &position, &at) == NOTATION_OK) notation_write(&position, written);
    if (strcmp(written, expected) != 0) printf("%s becomes %s\n", text, written);
    EXPECT(strcmp(written, expected) == 0);
}

TEST(rows_of_digits_are_a_board) {
    expect_pasted("2 3\n010\n111\n", "5x5.on", "2x3.5c");
    expect_pasted("2,3\r\n0 1 0\r\n1 1 1\r\n", "5x5.on", "2x3.5c");
    expect_pasted("\n 1 2\n\n10", "5x5.on", "1x2.8");
    expect_pasted("2\t3\n0\t1\t0\n1\t1\t1\t", "5x5.on", "2x3.5c");
    expect_pasted("2 2\n1111", "5x5-torus.on", "2x2.on");
    expect_pasted("2x3\n010\n111", "5x5.on", "2x3.5c");
    expect_pasted("2*3 010111", "5x5.on", "2x3.5c");
    expect_pasted("2X3 010111", "5x5.on", "2x3.5c");
    expect_pasted("2 x 3:\n.#.\n###", "5x5.on", "2x3.5c");
    expect_pasted("2 2\nbw\nwb", "5x5.on", "2x2-goal-either.9");
}

TEST(a_size_and_the_numbers_of_the_lit_cells_are_a_board) {
    expect_pasted("5 5\n1 5 25", "3x3.on", "5x5.8800008");
    expect_pasted("5x5: 1, 5, 25", "3x3.on", "5x5.8800008");
    expect_pasted("5x5:\n1\n5\n25", "3x3.on", "5x5.8800008");
    expect_pasted("5*5 1,5,25", "3x3.on", "5x5.8800008");
    expect_pasted("5x5:1,5,25", "3x3.on", "5x5.8800008");
    expect_pasted("5x5:1,25", "3x3.on", "5x5.8000008");
    expect_pasted("5 x 5 1;5;25", "3x3.on", "5x5.8800008");
    expect_pasted("5x5\n11", "3x3.on", "5x5.0020000");
    expect_pasted("2x2: 1 1 1 1", "3x3.on", "2x2.on");
    expect_pasted("2x2: 1 10", "3x3.on", "");
    expect_pasted("2x2: 0 1 0 1", "3x3.on", "2x2.5");
}

TEST(rows_need_no_size) {
    expect_pasted("010\n111", "5x5.on", "2x3.5c");
    expect_pasted("010 111", "5x5.on", "2x3.5c");
    expect_pasted("0 1 0\n1 1 1\n", "5x5.on", "2x3.5c");
    expect_pasted("0,1,0\r\n1,1,1", "5x5.on", "2x3.5c");
    expect_pasted("11\n10", "5x5.on", "2x2.e");
    expect_pasted("1 1\n1 0", "5x5.on", "2x2.e");
    expect_pasted("1\n0\n1", "5x5.on", "3x1.a");
    expect_pasted("|0|1|0|\n|1|1|1|", "5x5.on", "2x3.5c");
    expect_pasted(".#.\n###", "5x5.on", "2x3.5c");
    expect_pasted("-*-\n***", "5x5.on", "2x3.5c");
    expect_pasted("x..\n.X.", "5x5.on", "2x3.88");
    expect_pasted("# . #\n. # .", "5x5.on", "2x3.a8");
    expect_pasted("b w\nw b", "5x5.on", "2x2-goal-either.9");
}

TEST(arrays_of_programs_are_rows) {
    expect_pasted("[[0,1,0],[1,1,1]]", "5x5.on", "2x3.5c");
    expect_pasted("[[0, 1, 0],\n [1, 1, 1]]", "5x5.on", "2x3.5c");
    expect_pasted("{{0,1,0},{1,1,1}}", "5x5.on", "2x3.5c");
    expect_pasted("((0, 1, 0), (1, 1, 1))", "5x5.on", "2x3.5c");
    expect_pasted("[0 1 0; 1 1 1]", "5x5.on", "2x3.5c");
    expect_pasted("[\"010\", \"111\"]", "5x5.on", "2x3.5c");
    expect_pasted("['.#.', '###']", "5x5.on", "2x3.5c");
    expect_pasted("[1, 5, 25]", "5x5.on", "5x5.8800008");
}

TEST(cells_without_rows_fill_the_board_at_hand_or_a_square) {
    expect_pasted("0 1 0 1 1 1", "2x3-torus.on", "2x3-torus.5c");
    expect_pasted("[0,1,0,1,1,1]", "3x2.on", "3x2.5c");
    expect_pasted("010111010", "5x5.on", "3x3.5d0");
    expect_pasted("010111", "5x5.on", "1x6.5c");
    expect_pasted("0 1 1", "doors-011-110-101.off", "doors-011-110-101.6");
}

TEST(digits_are_cells_only_where_they_cannot_be_numbers) {
    expect_pasted("11 10", "5x5.on", "5x5.0060000");
    expect_pasted("011 010", "5x5.on", "2x3.68");
    expect_pasted("01, 05, 12", "5x5.on", "5x5.8810000");
    expect_pasted("1\n10", "5x5.on", "5x5.8040000");
    expect_pasted("101 110 011", "5x5.on", "3x3.b98");
}

TEST(addresses_of_the_page_are_positions) {
    expect_pasted("https://example.org/lights/#5x5-torus.on", "3x3.on", "5x5-torus.on");
    expect_pasted("http://localhost:8080/index.html#solve-4x4.off\n", "3x3.on", "4x4.off");
    expect_pasted("file:///C:/page.html#learn-doors-01-10.off", "3x3.on", "doors-01-10.off");
}

TEST(rows_of_colours_are_a_flip_game) {
    expect_pasted("bwwb bbwb bwwb bwww", "5x5.on", "4x4-goal-either.9d98");
    expect_pasted("BWWB\nBBWB\nBWWB\nBWWW\n", "5x5.on", "4x4-goal-either.9d98");
    expect_pasted("w", "5x5.on", "1x1-goal-either.off");
}

TEST(cell_numbers_are_lit_on_the_board_at_hand) {
    expect_pasted("1, 5; 25", "5x5.on", "5x5.8800008");
    expect_pasted("3", "3x3-torus-king-holes080.on", "3x3-king-torus-holes080.200");
    expect_pasted("2 1", "doors-011-110.off", "doors-011-110.c");
    expect_pasted("4 1\n", "5x5.on.8000000", "5x5.9000000");
}

TEST(mask_lines_are_doors) {
    expect_pasted("A:0111 B:1001 C:0011 D:1011", "5x5.on", "doors-0111-1001-0011-1011.off");
    expect_pasted("A: 01\nB: 10\n", "5x5.on", "doors-01-10.off");
}

TEST(button_names_go_on_after_z) {
    char text[64 * 5 + 1], expected[NOTATION_TEXT_MAX] = "doors";
    int length = 0;
    for (int button = 0; button < BOARD_DOORS_MAX; button++) {
        if (button >= 26) text[length++] = (char)('A' + button / 26 - 1);
        text[length++] = (char)('A' + button % 26);
        text[length++] = ':';
        text[length++] = '1';
        text[length++] = ' ';
        strcat(expected, "-1");
    }
    text[length] = 0;
    expect_pasted(text, "5x5.on", strcat(expected, ".off"));
    struct position position;
    for (int wrong = 26 * 4; text[wrong] != 'A' + 1; wrong++) {
        int at;
        char right = text[wrong];
        if (right < 'A') continue;
        text[wrong] = '@';
        EXPECT(paste_read(text, length, &position, &position, &at, &form) == NOTATION_LETTER);
        EXPECT(text[at] == 'A' || text[at] == '@');
        text[wrong] = right;
    }
}

/* The matrix has a row for each square. The plus rule becomes a grid, any other matrix becomes doors. */
TEST(game_ids_of_flip_are_boards) {
    expect_pasted("2x1c:f,8", "5x5.on", "1x2.8");
    expect_pasted("2x1:f,8", "5x5.on", "1x2.8");
    expect_pasted("3x1c:dd8,a", "5x5.on", "1x3.a");
    expect_pasted("3x1:dd8,a", "5x5.on", "1x3.a");
    expect_pasted("2x2r:edb7,9", "5x5.on", "2x2.9");
    expect_pasted("2x2r:EDB7,9\n", "5x5.on", "2x2.9");
    expect_pasted("2x2r:8421,9", "5x5.on", "doors-1000-0100-0010-0001.6");
    expect_pasted("3x1c:dd0,a", "5x5.on", "doors-110-111-010.4");
}

/* The most doors possible: row k of the matrix has only light k. */
TEST(a_game_of_flip_with_64_lights_may_become_doors) {
    enum { SIDE = 8, LIGHTS = SIDE * SIDE };
    static struct position position;
    static char text[LIGHTS * LIGHTS / 4 + 100];
    int at, length = sprintf(text, "8x8r:");
    for (int digit = 0; digit < LIGHTS * LIGHTS / 4; digit++) {
        int row = digit / (LIGHTS / 4), first = digit % (LIGHTS / 4) * 4;
        text[length++] = first <= row && row < first + 4 ? "8421"[row - first] : '0';
    }
    strcpy(text + length, ",0000000000000000");
    EXPECT(paste(text, "5x5.on", &position, &at) == NOTATION_OK);
    EXPECT(position.board.kind == BOARD_DOORS && position.board.buttons == LIGHTS);
    for (int door = 0; door < LIGHTS; door++) EXPECT(position.board.doors[door] == UINT64_C(1) << door);
}

/* 72 lights are too many for doors. */
TEST(a_large_game_of_flip_must_have_the_plus_rule) {
    enum { LIGHTS = 72, DIGITS = LIGHTS * LIGHTS / 4 };
    static struct position position;
    char text[DIGITS + 100];
    int at, head = sprintf(text, "9x8r:");
    memset(text + head, '0', DIGITS);
    strcpy(text + head + DIGITS, ",000000000000000000");
    EXPECT(paste(text, "5x5.on", &position, &at) == NOTATION_TOO_MANY && at == head + DIGITS);
}

TEST(colours_have_at_most_as_many_rows_as_a_board_has_lights) {
    static struct position position;
    static char text[2 * (BOARD_LIGHTS_MAX + 1) + 1];
    int at;
    for (int row = 0; row <= BOARD_LIGHTS_MAX; row++) strcpy(text + 2 * row, "b ");
    EXPECT(paste(text, "5x5.on", &position, &at) == NOTATION_TOO_LARGE && at == 2 * BOARD_LIGHTS_MAX);
    text[2 * BOARD_LIGHTS_MAX] = 0;
    EXPECT(paste(text, "5x5.on", &position, &at) == NOTATION_OK && position.board.rows == BOARD_LIGHTS_MAX);
}

/* The most lights of a board make a square. */
TEST(digits_without_rows_are_at_most_as_many_as_a_board_has_lights) {
    static struct position position;
    static char text[BOARD_LIGHTS_MAX + 2];
    int at;
    memset(text, '0', BOARD_LIGHTS_MAX + 1);
    EXPECT(paste(text, "5x5.on", &position, &at) == NOTATION_TOO_LARGE && at == 0);
    text[BOARD_LIGHTS_MAX] = 0;
    EXPECT(paste(text, "5x5.on", &position, &at) == NOTATION_OK);
    EXPECT(position.board.rows == 256 && position.board.columns == 256);
}

TEST(notation_is_notation) {
    expect_pasted(" 5x5-torus.on ", "3x3.off", "5x5-torus.on");
    expect_pasted("doors-01-10.off\n", "3x3.off", "doors-01-10.off");
}

TEST(every_refusal_says_why_and_where) {
    const struct {
        const char *text;
        enum notation_status status;
        int at;
    } refusals[] = {
        {"", NOTATION_EMPTY, 0},
        {" \n;,", NOTATION_EMPTY, 4},
        {"hello", NOTATION_BOARD, 0},
        {" 5x5", NOTATION_LIGHTS, 4},
        {"5x5.onn", NOTATION_DIGIT, 4},
        {"0 5\n01", NOTATION_SIZE, 0},
        {"5 0\n01", NOTATION_SIZE, 0},
        {"\n65537 1\n01", NOTATION_TOO_LARGE, 1},
        {"99999999999 1\n01", NOTATION_TOO_LARGE, 0},
        {"257 256\n01", NOTATION_TOO_LARGE, 0},
        {"65537*65537:0 1", NOTATION_TOO_LARGE, 0}, /* the matrix of such a game would have 2^64 digits */
        {"2 2\n012", NOTATION_DIGIT, 6},
        {"2 2\n010", NOTATION_LENGTH, 7},
        {"2 2\n01011", NOTATION_TRAILING, 8},
        {"bw bx", NOTATION_DIGIT, 4},
        {"bw b", NOTATION_LENGTH, 4},
        {"bw bwb", NOTATION_LENGTH, 5},
        {"bw bw 1", NOTATION_DIGIT, 6},
        {"5 26 3", NOTATION_CELL, 2},
        {"5 0 3", NOTATION_CELL, 2},
        {"5 3 5", NOTATION_CELL, 4},
        {"13", NOTATION_CELL, 0},
        {"5 99999999999999999999 7", NOTATION_CELL, 2},
        {"5 7 a", NOTATION_TRAILING, 4},
        {"11 00 12", NOTATION_CELL, 3},
        {"12\n00\n11", NOTATION_CELL, 3},
        {"11\n00\n12", NOTATION_DIGIT, 7}, /* a row of zeros is a drawing if the first row is one, too */
        {"B:01 A:10", NOTATION_LETTER, 0},
        {"A:01 C:10", NOTATION_LETTER, 5},
        {"A:01 B10", NOTATION_LETTER, 5},
        {"A:01 B:100", NOTATION_MASK_LENGTH, 9},
        {"A:01 B:1", NOTATION_MASK_LENGTH, 8},
        {"A:", NOTATION_MASK_LENGTH, 2},
        {"A:01 B:1x", NOTATION_DIGIT, 8},
        {"A:00000000000000000000000000000000000000000000000000000000000000000", NOTATION_TOO_MANY, 66},
        {"3x3c#123456", NOTATION_SEED, 4},
        {"3x3", NOTATION_LIGHTS, 3},
        {"3x", NOTATION_SIZE, 2},
        {"3xy", NOTATION_TRAILING, 1},
        {"3x3q:0", NOTATION_DIGIT, 3},
        {"0x3c:0", NOTATION_SIZE, 0},
        {"257x256c:0", NOTATION_TOO_LARGE, 0},
        {"2x1c:g,8", NOTATION_DIGIT, 5},
        {"2x1c:,8", NOTATION_LENGTH, 5},
        {"2x1c:f", NOTATION_LENGTH, 6},
        {"2x1c:f,", NOTATION_LENGTH, 6},
        {"2x1c:f,g", NOTATION_DIGIT, 7},
        {"2x1c:f,88", NOTATION_TRAILING, 8},
        {"5x5: 1, 26", NOTATION_CELL, 8},
        {"5x5:", NOTATION_LENGTH, 4},
        {"5x5: 1, 8, 8", NOTATION_CELL, 11},
        {"5 5\n01012\n01010", NOTATION_DIGIT, 8},
        {"3x3\nhello", NOTATION_DIGIT, 4},
        {"10110\n10102", NOTATION_DIGIT, 10},
        {"01\n011", NOTATION_LENGTH, 5},
        {".#.\n#x", NOTATION_LENGTH, 6},
        {"0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0", NOTATION_HOLE, 24},
        {"https://example.org/#frog", NOTATION_BOARD, 21},
        {"https://example.org/", NOTATION_EMPTY, 20},
    };
    static struct position position;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        int at = -1;
        enum notation_status status = paste(refusals[i].text, "5x5-holes0008000.on", &position, &at);
        if (status != refusals[i].status || at != refusals[i].at)
            printf("%s: %d at %d\n", refusals[i].text, (int)status, at);
        EXPECT(status == refusals[i].status && at == refusals[i].at);
    }
}

TEST(what_a_text_was_taken_for_is_told_with_a_refusal) {
    const struct {
        const char *text;
        enum paste_form form;
    } refusals[] = {
        {"5 5\n01", PASTE_SIZED}, {"010\n002", PASTE_DIGITS}, {"bw\nb", PASTE_COLOURS}, {".#\n.", PASTE_PICTURE},
        {"1 99", PASTE_NUMBERS},  {"A:0\nC:1", PASTE_MASKS},  {"3x3c#7", PASTE_FLIP},   {"5x5", PASTE_NOTATION},
    };
    static struct position position;
    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++) {
        int at;
        EXPECT(paste(refusals[i].text, "5x5.on", &position, &at) != NOTATION_OK);
        EXPECT(form == refusals[i].form);
    }
}

/* When masks are expected, names are optional; a text that is no mask is refused at its place. */
TEST(masks_may_go_without_names) {
    static struct position position;
    static const char *const same[] = {"011 101", "A:011 101", "a : 011,\nb:101;", " [\"011\", \"101\"] "};
    char text[NOTATION_TEXT_MAX];
    int at;
    for (int i = 0; i < 4; i++) {
        EXPECT(paste_read_masks(same[i], (int)strlen(same[i]), &position, &at) == NOTATION_OK);
        int length = notation_write(&position, text);
        EXPECT(length == 17 && memcmp(text, "doors-011-101.off", 17) == 0);
    }
    EXPECT(paste_read_masks(" \n", 2, &position, &at) == NOTATION_EMPTY && at == 2);
    EXPECT(paste_read_masks("01 B:1x", 7, &position, &at) == NOTATION_DIGIT && at == 6);
    EXPECT(paste_read_masks("01 A:10", 7, &position, &at) == NOTATION_LETTER && at == 3);
    EXPECT(paste_read_masks("01 1", 4, &position, &at) == NOTATION_MASK_LENGTH && at == 4);
}

/* A board written in any form is read back. */
TEST(boards_survive_each_form) {
    static struct position position;
    uint64_t seed = 1;
    for (int round = 0; round < 200; round++) {
        struct board board = plain_grid(1 + test_random_below(&seed, 9), 1 + test_random_below(&seed, 9));
        uint64_t lights[BOARD_WORDS];
        char digits[200], colours[200];
        int at, d = sprintf(digits, "%d %d\n", board.rows, board.columns), c = 0;
        plain_random_lights(&seed, &board, lights);
        for (int light = 0; light < board.lights; light++) {
            if (light && light % board.columns == 0) colours[c++] = '\n';
            digits[d++] = gf2_get(lights, light) ? '1' : '0';
            colours[c++] = gf2_get(lights, light) ? 'b' : 'w';
        }
        digits[d] = colours[c] = 0;
        EXPECT(paste(digits, "3x3.on", &position, &at) == NOTATION_OK);
        EXPECT(position.board.rows == board.rows && plain_equal(position.start, lights, board.lights));
        EXPECT(paste(colours, "3x3.on", &position, &at) == NOTATION_OK);
        EXPECT(position.board.columns == board.columns && plain_equal(position.start, lights, board.lights));
    }
}
