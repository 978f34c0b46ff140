#include "paste.h"

#include <string.h>

struct reader {
    const char *text;
    int length, at;
};

static char peek(const struct reader *reader) {
    return reader->at < reader->length ? reader->text[reader->at] : 0;
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static bool is_separator(char c) {
    return is_space(c) || c == ',' || c == ';';
}

/* Whether the reader stands inside a word. */
static bool is_inside(const struct reader *reader) {
    return reader->at < reader->length && !is_separator(peek(reader));
}

static void skip_separators(struct reader *reader) {
    while (reader->at < reader->length && is_separator(peek(reader))) reader->at++;
}

/* A number; 0 if there is none, and BOARD_LIGHTS_MAX + 1 for any that is larger. */
static int read_number(struct reader *reader) {
    int number = 0;
    for (; is_digit(peek(reader)); reader->at++)
        if (number <= BOARD_LIGHTS_MAX) number = number * 10 + (peek(reader) - '0');
    return number <= BOARD_LIGHTS_MAX ? number : BOARD_LIGHTS_MAX + 1;
}

/* "5 5" or "5x5"; the reader stays in front of what is no size of a grid. */
static enum notation_status read_size(struct reader *reader, int *first, int *second) {
    int start = reader->at;
    *first = read_number(reader);
    if (peek(reader) == 'x') reader->at++;
    skip_separators(reader);
    *second = read_number(reader);
    bool known = *first > 0 && *second > 0;
    if (known && *first <= BOARD_LIGHTS_MAX / *second) return NOTATION_OK;
    reader->at = start;
    return known ? NOTATION_TOO_LARGE : NOTATION_SIZE;
}

static void begin_grid(struct position *out, int rows, int columns) {
    memset(out, 0, sizeof *out);
    out->board.kind = BOARD_GRID;
    out->board.rule = BOARD_PLUS;
    out->board.rows = rows;
    out->board.columns = columns;
    out->board.lights = out->board.buttons = rows * columns;
}

static enum notation_status finish(struct reader *reader) {
    skip_separators(reader);
    return reader->at < reader->length ? NOTATION_TRAILING : NOTATION_OK;
}

/* "5 5" and the lights. */
static enum notation_status read_digits(struct reader *reader, struct position *out) {
    int rows, columns;
    enum notation_status status = read_size(reader, &rows, &columns);
    if (status) return status;
    begin_grid(out, rows, columns);
    for (int light = 0; light < out->board.lights; light++, reader->at++) {
        skip_separators(reader);
        if (reader->at == reader->length) return NOTATION_LENGTH;
        if (peek(reader) != '0' && peek(reader) != '1') return NOTATION_DIGIT;
        if (peek(reader) == '1') gf2_flip(out->start, light);
    }
    return finish(reader);
}

/* Whether the first line is two numbers and more lines follow. */
static bool looks_like_digits(struct reader reader) {
    int numbers = 0;
    while (reader.at < reader.length && peek(&reader) != '\n') {
        if (is_digit(peek(&reader))) {
            numbers++;
            read_number(&reader);
        } else if (is_separator(peek(&reader))) {
            reader.at++;
        } else {
            return false;
        }
    }
    skip_separators(&reader);
    return numbers == 2 && reader.at < reader.length;
}

static enum notation_status read_cell_numbers(struct reader *reader, const struct position *here,
                                              struct position *out) {
    memset(out, 0, sizeof *out);
    out->board = here->board;
    while (is_digit(peek(reader))) {
        int start = reader->at, light = read_number(reader) - 1;
        bool known = light >= 0 && light < out->board.lights;
        if (!known || gf2_get(out->start, light) || gf2_get(out->board.holes, light)) {
            reader->at = start;
            return NOTATION_CELL;
        }
        gf2_flip(out->start, light);
        skip_separators(reader);
    }
    return finish(reader);
}

/* 1 for b, 0 for w, -1 for anything else. */
static int colour(char c) {
    if (c == 'b' || c == 'B') return 1;
    return c == 'w' || c == 'W' ? 0 : -1;
}

/* The length of the row that begins here. */
static int row_length(struct reader reader) {
    int start = reader.at;
    while (colour(peek(&reader)) >= 0) reader.at++;
    return reader.at - start;
}

static enum notation_status read_colours(struct reader *reader, struct position *out) {
    int columns = row_length(*reader);
    if (columns > BOARD_LIGHTS_MAX) return NOTATION_TOO_LARGE;
    begin_grid(out, 0, columns);
    out->board.goal = BOARD_GOAL_EITHER;
    for (; colour(peek(reader)) >= 0; skip_separators(reader)) {
        int length = row_length(*reader);
        if (out->board.lights + columns > BOARD_LIGHTS_MAX) return NOTATION_TOO_LARGE;
        for (int column = 0; column < length; column++, reader->at++) {
            if (column == columns) return NOTATION_LENGTH;
            if (colour(peek(reader))) gf2_flip(out->start, out->board.lights + column);
        }
        if (length < columns && is_inside(reader)) return NOTATION_DIGIT;
        if (length < columns) return NOTATION_LENGTH;
        out->board.rows++;
        out->board.lights = out->board.buttons = out->board.rows * columns;
    }
    return reader->at < reader->length ? NOTATION_DIGIT : NOTATION_OK;
}

static void begin_doors(struct position *out, int doors) {
    memset(out, 0, sizeof *out);
    out->board.kind = BOARD_DOORS;
    out->board.goal = BOARD_GOAL_ON;
    out->board.lights = doors;
}

static enum notation_status read_mask(struct reader *reader, struct board *board) {
    int doors = 0;
    uint64_t *mask = &board->doors[board->buttons];
    for (; is_inside(reader); reader->at++, doors++) {
        if (peek(reader) != '0' && peek(reader) != '1') return NOTATION_DIGIT;
        if (doors == BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
        if (board->buttons > 0 && doors == board->lights) return NOTATION_MASK_LENGTH;
        *mask |= (uint64_t)(peek(reader) - '0') << doors;
    }
    if (doors == 0 || doors < board->lights) return NOTATION_MASK_LENGTH;
    board->lights = doors;
    board->buttons++;
    return NOTATION_OK;
}

/* "A:", "B:" … "Z:", "AA:", "AB:" …: the name of the button with this index. */
static bool accept_name(struct reader *reader, int button) {
    int start = reader->at, first = button / 26, last = button % 26;
    bool named = (first == 0 || reader->text[reader->at++] == 'A' + first - 1);
    named = named && peek(reader) == 'A' + last;
    if (named) reader->at++;
    named = named && peek(reader) == ':';
    reader->at = named ? reader->at + 1 : start;
    return named;
}

static enum notation_status read_masks(struct reader *reader, struct position *out) {
    begin_doors(out, 0);
    while (reader->at < reader->length) {
        if (out->board.buttons == BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
        if (!accept_name(reader, out->board.buttons)) return NOTATION_LETTER;
        while (peek(reader) == ' ') reader->at++;
        enum notation_status status = read_mask(reader, &out->board);
        if (status) return status;
        skip_separators(reader);
    }
    return NOTATION_OK;
}

/* The next of a run of bits in hex, four to a digit, highest first. */
static enum notation_status read_bit(struct reader *reader, int index, bool *bit) {
    int digit = notation_hex_digit(peek(reader));
    if (digit < 0) return reader->at < reader->length && peek(reader) != ',' ? NOTATION_DIGIT : NOTATION_LENGTH;
    *bit = digit >> (3 - index % 4) & 1;
    if (index % 4 == 3) reader->at++;
    return NOTATION_OK;
}

static void end_bits(struct reader *reader, int bits) {
    if (bits % 4) reader->at++;
}

/* The matrix of a Flip game, one row a button; *plus is whether it is the plus rule on the grid. */
static enum notation_status read_flip_masks(struct reader *reader, const struct board *grid, uint64_t *masks,
                                            bool *plus) {
    int lights = grid->lights;
    *plus = true;
    for (int button = 0, index = 0; button < lights; button++) {
        uint64_t mask[BOARD_WORDS] = {0};
        board_add_mask(grid, button, mask);
        for (int light = 0; light < lights; light++, index++) {
            bool bit = false;
            enum notation_status status = read_bit(reader, index, &bit);
            if (status) return status;
            if (bit != gf2_get(mask, light)) *plus = false;
            if (bit && lights <= BOARD_DOORS_MAX) masks[button] |= UINT64_C(1) << light;
        }
    }
    end_bits(reader, lights * lights);
    return NOTATION_OK;
}

static enum notation_status read_flip_lights(struct reader *reader, int lights, uint64_t *start) {
    for (int light = 0; light < lights; light++) {
        bool bit = false;
        enum notation_status status = read_bit(reader, light, &bit);
        if (status) return status;
        if (bit) gf2_flip(start, light);
    }
    end_bits(reader, lights);
    return finish(reader);
}

/* Flip wants every light out. Any other matrix than the plus rule becomes doors, which are to be opened. */
static void become_doors(struct position *out, const uint64_t *masks) {
    int lights = out->board.lights;
    uint64_t open = ~out->start[0];
    begin_doors(out, lights);
    gf2_fill(out->start, lights);
    out->start[0] &= open;
    out->board.buttons = lights;
    memcpy(out->board.doors, masks, sizeof out->board.doors);
}

static enum notation_status read_flip(struct reader *reader, struct position *out) {
    int columns, rows;
    enum notation_status status = read_size(reader, &columns, &rows);
    if (status) return status;
    if (peek(reader) == 'c' || peek(reader) == 'r') reader->at++;
    if (peek(reader) == '#') return NOTATION_SEED;
    if (peek(reader) != ':') return NOTATION_DIGIT;
    reader->at++;
    uint64_t masks[BOARD_DOORS_MAX] = {0};
    bool plus;
    begin_grid(out, rows, columns);
    status = read_flip_masks(reader, &out->board, masks, &plus);
    if (status) return status;
    if (!plus && out->board.lights > BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
    if (peek(reader) != ',') return NOTATION_LENGTH;
    reader->at++;
    status = read_flip_lights(reader, out->board.lights, out->start);
    if (!status && !plus) become_doors(out, masks);
    return status;
}

static bool contains(const struct reader *reader, char c) {
    return memchr(reader->text + reader->at, c, (size_t)(reader->length - reader->at)) != NULL;
}

static enum notation_status read_notation(struct reader *reader, struct position *out) {
    int start = reader->at;
    enum notation_status status = notation_read(reader->text + start, reader->length - start, out, &reader->at);
    reader->at += start;
    return status;
}

static enum notation_status read_any(struct reader *reader, const struct position *here, struct position *out) {
    if (reader->at == reader->length) return NOTATION_EMPTY;
    if (!is_digit(peek(reader)) && contains(reader, ':')) return read_masks(reader, out);
    if (colour(peek(reader)) >= 0) return read_colours(reader, out);
    if (contains(reader, ':') || contains(reader, '#')) return read_flip(reader, out);
    if (looks_like_digits(*reader)) return read_digits(reader, out);
    bool cells = is_digit(peek(reader)) && !contains(reader, 'x');
    return cells ? read_cell_numbers(reader, here, out) : read_notation(reader, out);
}

enum notation_status paste_read(const char *text, int length, const struct position *here, struct position *out,
                                int *at) {
    struct reader reader = {.text = text, .length = length};
    skip_separators(&reader);
    while (reader.length > reader.at && is_separator(text[reader.length - 1])) reader.length--;
    enum notation_status status = read_any(&reader, here, out);
    *at = reader.at;
    return status;
}
