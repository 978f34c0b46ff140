#include "board/notation.h"

#include <string.h>

#include "board/reader.h"
#include "board/writer.h"

/* True at the end of an option, a mask or a field. */
static bool at_border(const struct reader *reader) {
    if (reader_at_end(reader)) return true;
    char next = reader_peek(reader);
    return next == '-' || next == '=' || next == '.';
}

/* Accepts a word if an option ends behind it. */
static bool accept_option(struct reader *reader, const char *word) {
    int start = reader->at;
    if (reader_accept_word(reader, word) && at_border(reader)) return true;
    reader->at = start;
    return false;
}

/* Reads exactly the hex digits of n bits. */
static enum notation_status read_hex(struct reader *reader, int n, uint64_t *bits) {
    memset(bits, 0, GF2_WORDS(n) * sizeof *bits);
    for (int i = 0; i < n; i += 4, reader->at++) {
        if (at_border(reader)) return NOTATION_LENGTH;
        int digit = reader_hex_value(reader_peek(reader));
        if (digit < 0) return NOTATION_DIGIT;
        for (int k = 0; k < 4; k++) {
            if (!(digit >> (3 - k) & 1)) continue;
            if (i + k >= n) return NOTATION_SPARE_BITS;
            gf2_flip(bits, i + k);
        }
    }
    if (at_border(reader)) return NOTATION_OK;
    return reader_hex_value(reader_peek(reader)) < 0 ? NOTATION_DIGIT : NOTATION_LENGTH;
}

static enum notation_status read_side(struct reader *reader, int *side) {
    int start = reader->at;
    *side = reader_number(reader, BOARD_LIGHTS_MAX);
    bool known = reader->at > start && reader->text[start] != '0';
    if (known && *side <= BOARD_LIGHTS_MAX) return NOTATION_OK;
    reader->at = start;
    return *side > BOARD_LIGHTS_MAX ? NOTATION_TOO_LARGE : NOTATION_SIZE;
}

static enum notation_status read_size(struct reader *reader, struct board *board) {
    enum notation_status status = read_side(reader, &board->rows);
    if (status) return status;
    if (!reader_accept(reader, 'x')) return NOTATION_BOARD;
    int columns = reader->at;
    status = read_side(reader, &board->columns);
    if (status) return status;
    int64_t lights = (int64_t)board->rows * board->columns;
    if (lights > BOARD_LIGHTS_MAX) {
        reader->at = columns;
        return NOTATION_TOO_LARGE;
    }
    board->lights = board->buttons = (int)lights;
    return NOTATION_OK;
}

/* Reads a stencil: 3 or 7 digits for `side` × `side` cells around the middle. */
static enum notation_status read_stencil(struct reader *reader, struct board *board) {
    int start = reader->at, end = start;
    while (end < reader->length && reader_hex_value(reader->text[end]) >= 0) end++;
    int digits = end - start, side = digits == 3 ? 3 : digits == 7 ? BOARD_STENCIL_SIDE : 0;
    uint64_t cells;
    if (!side) return NOTATION_RULE;
    enum notation_status status = read_hex(reader, side * side, &cells);
    if (status) return status;
    int margin = (BOARD_STENCIL_SIDE - side) / 2;
    board->rule = 0;
    for (int i = 0; i < side * side; i++)
        if (gf2_get(&cells, i)) board->rule |= BOARD_STENCIL(margin + i / side, margin + i % side);
    if (board->rule) return NOTATION_OK;
    reader->at = start;
    return NOTATION_RULE;
}

#define NAMED_RULE(NAME, word, stencil) {word, BOARD_##NAME},
static const struct {
    const char *word;
    uint32_t rule;
} NAMED_RULES[] = {BOARD_RULES(NAMED_RULE)};
enum { NAMED_RULES_COUNT = sizeof NAMED_RULES / sizeof *NAMED_RULES };

static const char *const WRAPS[] = {NULL, "cylinder", "torus", "klein", "projective"};
static const char *const GOALS[] = {"goal-off", "goal-on", "goal-either"};

/* Reads a field of hex digits in which holes must be 0. */
static enum notation_status read_cells(struct reader *reader, const struct board *board, int n, uint64_t *bits) {
    int start = reader->at;
    enum notation_status status = read_hex(reader, n, bits);
    if (status || board->kind == BOARD_DOORS) return status;
    for (int i = 0; i < n; i++)
        if (gf2_get(bits, i) && gf2_get(board->holes, i)) {
            reader->at = start + i / 4;
            return NOTATION_HOLE;
        }
    return NOTATION_OK;
}

static enum notation_status read_lights(struct reader *reader, const struct board *board, uint64_t *lights) {
    if (accept_option(reader, "off")) return NOTATION_OK;
    if (!accept_option(reader, "on")) return read_cells(reader, board, board->lights, lights);
    board_all_lights(board, lights);
    return NOTATION_OK;
}

/* True if the lights are all that the board has: none of them is a hole. */
static bool are_all(const struct board *board, const uint64_t *lights) {
    size_t words = GF2_WORDS(board->lights);
    int holes = board->kind == BOARD_GRID ? gf2_weight(board->holes, words) : 0;
    return gf2_weight(lights, words) == board->lights - holes;
}

static enum notation_status read_target(struct reader *reader, struct board *board) {
    reader->at++;
    enum notation_status status = read_lights(reader, board, board->target);
    bool all = are_all(board, board->target);
    board->goal = all ? BOARD_GOAL_ON : BOARD_GOAL_TARGET;
    if (gf2_is_zero(board->target, GF2_WORDS(board->lights))) board->goal = BOARD_GOAL_OFF;
    if (all) memset(board->target, 0, sizeof board->target);
    return status;
}

/* The kinds of options, as bits. Each kind may occur once. */
enum { OPTION_RULE = 1, OPTION_WRAP = 2, OPTION_GOAL = 4, OPTION_HOLES = 8 };

static bool read_named_rule(struct reader *reader, struct board *board) {
    for (int i = 0; i < NAMED_RULES_COUNT; i++)
        if (accept_option(reader, NAMED_RULES[i].word)) {
            board->rule = NAMED_RULES[i].rule;
            return true;
        }
    return false;
}

static bool read_wrap(struct reader *reader, struct board *board) {
    for (int wrap = BOARD_CYLINDER; wrap <= BOARD_PROJECTIVE; wrap++)
        if (accept_option(reader, WRAPS[wrap])) {
            board->wrap = (enum board_wrap)wrap;
            return true;
        }
    return false;
}

static bool read_goal(struct reader *reader, struct board *board) {
    for (int goal = BOARD_GOAL_OFF; goal <= BOARD_GOAL_EITHER; goal++)
        if (accept_option(reader, GOALS[goal])) {
            board->goal = (enum board_goal)goal;
            return true;
        }
    return false;
}

static enum notation_status read_holes(struct reader *reader, struct board *board) {
    int start = reader->at;
    enum notation_status status = read_hex(reader, board->lights, board->holes);
    if (status || gf2_weight(board->holes, GF2_WORDS(board->lights)) < board->lights) return status;
    reader->at = start;
    return NOTATION_HOLE;
}

/* Reads the option behind a "-" and sets *kind to its OPTION_ bit. */
static enum notation_status read_option(struct reader *reader, struct board *board, int *kind) {
    *kind = OPTION_GOAL;
    if (read_goal(reader, board)) return NOTATION_OK;
    *kind = OPTION_WRAP;
    if (read_wrap(reader, board)) return NOTATION_OK;
    *kind = OPTION_RULE;
    if (read_named_rule(reader, board)) return NOTATION_OK;
    if (reader_accept(reader, 'r')) return read_stencil(reader, board);
    *kind = OPTION_HOLES;
    if (reader_accept_word(reader, "holes")) return read_holes(reader, board);
    return NOTATION_OPTION;
}

static enum notation_status read_grid(struct reader *reader, struct board *board) {
    board->kind = BOARD_GRID;
    board->rule = BOARD_PLUS;
    enum notation_status status = read_size(reader, board);
    int seen = 0;
    for (int kind; !status && reader_accept(reader, '-'); seen |= kind) {
        int start = reader->at;
        status = read_option(reader, board, &kind);
        if (status == NOTATION_OPTION || (!status && (seen & kind))) reader->at = start;
        if (!status && (seen & kind)) status = NOTATION_REPEATED;
    }
    if (!status && reader_peek(reader) == '=')
        status = seen & OPTION_GOAL ? NOTATION_REPEATED : read_target(reader, board);
    if (status) return status;
    if (board->rule == BOARD_ROWCOL && board->rows + board->columns > BOARD_SIDES_MAX) status = NOTATION_SIDES;
    if (board->wrap >= BOARD_KLEIN && !board_rule_is_even(board->rule)) status = NOTATION_RULE;
    if (status) reader->at = 0;
    return status;
}

static enum notation_status read_mask(struct reader *reader, struct board *board) {
    int doors = 0, start = reader->at;
    uint64_t *mask = &board->doors[board->buttons];
    for (; !at_border(reader); reader->at++, doors++) {
        if (reader_peek(reader) != '0' && reader_peek(reader) != '1') return NOTATION_DIGIT;
        if (doors == BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
        *mask |= (uint64_t)(reader_peek(reader) - '0') << doors;
    }
    if (doors == 0 || (board->buttons > 0 && doors != board->lights)) {
        if (doors == 0 || doors < board->lights) return NOTATION_MASK_LENGTH;
        reader->at = start + board->lights;
        return NOTATION_MASK_LENGTH;
    }
    board->lights = doors;
    board->buttons++;
    return NOTATION_OK;
}

static enum notation_status read_doors(struct reader *reader, struct board *board) {
    board->kind = BOARD_DOORS;
    board->goal = BOARD_GOAL_ON;
    enum notation_status status = reader_peek(reader) == '-' ? NOTATION_OK : NOTATION_MASK_LENGTH;
    while (!status && reader_accept(reader, '-'))
        status = board->buttons == BOARD_DOORS_MAX ? NOTATION_TOO_MANY : read_mask(reader, board);
    return status;
}

static enum notation_status read_start(struct reader *reader, struct position *out) {
    if (!reader_accept(reader, '.') || reader_at_end(reader)) return NOTATION_LIGHTS;
    return read_lights(reader, &out->board, out->start);
}

bool notation_is_cyclic(const char *text, int length) {
    static const char *const WORDS[] = {"dials", "cube", "dodeca", "hex", "tri", "graph"};
    struct reader reader = {.text = text, .length = length};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (reader_accept_word(&reader, WORDS[i])) return true;
    for (; !reader_at_end(&reader) && reader_peek(&reader) != '.' && reader_peek(&reader) != '='; reader.at++)
        if (reader_accept_word(&reader, "-mod")) return true;
    return false;
}

enum notation_status notation_read(const char *text, int length, struct position *out, int *at) {
    struct reader reader = {.text = text, .length = length};
    struct board *board = &out->board;
    memset(out, 0, sizeof *out);
    enum notation_status status;
    if (length == 0)
        status = NOTATION_EMPTY;
    else if (reader_accept_word(&reader, "doors"))
        status = read_doors(&reader, board);
    else if (reader_is_digit(reader_peek(&reader)))
        status = read_grid(&reader, board);
    else
        status = NOTATION_BOARD;
    if (!status) status = read_start(&reader, out);
    if (!status && reader_accept(&reader, '.')) status = read_cells(&reader, board, board->buttons, out->presses);
    if (!status && !reader_at_end(&reader)) status = NOTATION_TRAILING;
    *at = reader.at;
    return status;
}

static void put_hex(struct writer *writer, const uint64_t *bits, int n) {
    for (int i = 0; i < n; i += 4) {
        int digit = 0;
        for (int k = 0; k < 4 && i + k < n; k++) digit |= gf2_get(bits, i + k) << (3 - k);
        writer_put(writer, "0123456789abcdef"[digit]);
    }
}

static void put_stencil(struct writer *writer, uint32_t rule) {
    int side = (rule | BOARD_KING) != BOARD_KING ? BOARD_STENCIL_SIDE : 3, margin = (BOARD_STENCIL_SIDE - side) / 2;
    uint64_t cells = 0;
    for (int i = 0; i < side * side; i++)
        if (rule & BOARD_STENCIL(margin + i / side, margin + i % side)) gf2_flip(&cells, i);
    writer_put(writer, 'r');
    put_hex(writer, &cells, side * side);
}

static void put_rule(struct writer *writer, uint32_t rule) {
    if (rule == BOARD_PLUS) return;
    writer_put(writer, '-');
    for (int i = 0; i < NAMED_RULES_COUNT; i++)
        if (rule == NAMED_RULES[i].rule) {
            writer_word(writer, NAMED_RULES[i].word);
            return;
        }
    put_stencil(writer, rule);
}

static void put_option(struct writer *writer, const char *word) {
    writer_put(writer, '-');
    writer_word(writer, word);
}

static void put_grid(struct writer *writer, const struct board *board) {
    writer_number(writer, board->rows);
    writer_put(writer, 'x');
    writer_number(writer, board->columns);
    put_rule(writer, board->rule);
    if (board->wrap != BOARD_FLAT) put_option(writer, WRAPS[board->wrap]);
    if (board->goal == BOARD_GOAL_ON || board->goal == BOARD_GOAL_EITHER) put_option(writer, GOALS[board->goal]);
    if (!gf2_is_zero(board->holes, GF2_WORDS(board->lights))) {
        put_option(writer, "holes");
        put_hex(writer, board->holes, board->lights);
    }
}

static void put_doors(struct writer *writer, const struct board *board) {
    writer_word(writer, "doors");
    for (int button = 0; button < board->buttons; button++) {
        writer_put(writer, '-');
        for (int door = 0; door < board->lights; door++)
            writer_put(writer, (char)('0' + (board->doors[button] >> door & 1)));
    }
}

static void put_lights(struct writer *writer, const struct board *board, const uint64_t *lights) {
    if (gf2_is_zero(lights, GF2_WORDS(board->lights)))
        writer_word(writer, "off");
    else if (are_all(board, lights))
        writer_word(writer, "on");
    else
        put_hex(writer, lights, board->lights);
}

int notation_write(const struct position *position, char *text) {
    struct writer writer = {.text = text};
    const struct board *board = &position->board;
    if (board->kind == BOARD_DOORS)
        put_doors(&writer, board);
    else
        put_grid(&writer, board);
    if (board->goal == BOARD_GOAL_TARGET) {
        writer_put(&writer, '=');
        put_hex(&writer, board->target, board->lights);
    }
    writer_put(&writer, '.');
    put_lights(&writer, board, position->start);
    if (!gf2_is_zero(position->presses, GF2_WORDS(board->buttons))) {
        writer_put(&writer, '.');
        put_hex(&writer, position->presses, board->buttons);
    }
    return writer.length;
}
