#include "paste.h"

#include <string.h>

struct reader {
    const char *text;
    int length, at;
    enum paste_form form;
};

static char peek(const struct reader *reader) {
    return reader->at < reader->length ? reader->text[reader->at] : 0;
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The standard library's search by words is larger. */
static bool is_among(char c, const char *chars) {
    while (*chars && *chars != c) chars++;
    return *chars;
}

static bool is_line_end(char c) {
    return is_among(c, "\n;]})");
}

static bool is_separator(char c) {
    return is_line_end(c) || is_among(c, " \t\r,[{(\"'|");
}

/* Whether the reader stands inside a word. */
static bool is_inside(const struct reader *reader) {
    return reader->at < reader->length && !is_separator(peek(reader));
}

static void skip_separators(struct reader *reader) {
    while (reader->at < reader->length && is_separator(peek(reader))) reader->at++;
}

/* Those within a line. */
static void skip_blanks(struct reader *reader) {
    while (is_separator(peek(reader)) && !is_line_end(peek(reader))) reader->at++;
}

/* A number; 0 if there is none, and BOARD_LIGHTS_MAX + 1 for any that is larger. */
static int read_number(struct reader *reader) {
    int number = 0;
    for (; is_digit(peek(reader)); reader->at++)
        if (number <= BOARD_LIGHTS_MAX) number = number * 10 + (peek(reader) - '0');
    return number <= BOARD_LIGHTS_MAX ? number : BOARD_LIGHTS_MAX + 1;
}

static bool accept_times(struct reader *reader) {
    char c = peek(reader);
    bool times = c == 'x' || c == 'X' || c == '*';
    if (times) reader->at++;
    return times;
}

/* "5 5", "5x5" or "5 x 5"; the reader stays in front of what is no size of a grid. */
static enum notation_status read_size(struct reader *reader, int *first, int *second) {
    int start = reader->at;
    *first = read_number(reader);
    skip_blanks(reader);
    if (accept_times(reader)) skip_blanks(reader);
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

/* A way of drawing cells. */
struct alphabet {
    const char *dark, *lit;
    enum paste_form form;
};

static const struct alphabet alphabets[] = {
    {"0", "1", PASTE_DIGITS}, {"wW", "bB", PASTE_COLOURS}, {".-_", "#*xX", PASTE_PICTURE}};

/* 1 for lit, 0 for dark, -1 for anything else. */
static int cell(const struct alphabet *alphabet, char c) {
    if (is_among(c, alphabet->lit)) return 1;
    return is_among(c, alphabet->dark) ? 0 : -1;
}

static const struct alphabet *alphabet_of(char c) {
    for (int i = 0; i < 3; i++)
        if (cell(&alphabets[i], c) >= 0) return &alphabets[i];
    return NULL;
}

/* As many cells as the board has, spaced or not. */
static enum notation_status read_cells(struct reader *reader, const struct alphabet *alphabet, struct position *out) {
    for (int light = 0; light < out->board.lights; light++, reader->at++) {
        skip_separators(reader);
        if (reader->at == reader->length) return NOTATION_LENGTH;
        int lit = cell(alphabet, peek(reader));
        if (lit < 0) return NOTATION_DIGIT;
        if (lit && gf2_get(out->board.holes, light)) return NOTATION_HOLE;
        if (lit) gf2_flip(out->start, light);
    }
    return finish(reader);
}

/* Where the first cell stands alone on one line of several, a row is a line; else it is a word. */
static enum notation_status read_rows(struct reader *reader, const struct alphabet *alphabet, bool spaced,
                                      struct position *out) {
    begin_grid(out, 0, 0);
    struct board *board = &out->board;
    for (; reader->at < reader->length; skip_separators(reader)) {
        int length = 0, lit;
        for (; (lit = cell(alphabet, peek(reader))) >= 0; length++) {
            if (board->rows > 0 && length == board->columns) return NOTATION_LENGTH;
            if (board->lights + length == BOARD_LIGHTS_MAX) return NOTATION_TOO_LARGE;
            if (lit) gf2_flip(out->start, board->lights + length);
            reader->at++;
            if (spaced) skip_blanks(reader);
        }
        if (is_inside(reader)) return NOTATION_DIGIT;
        if (board->rows > 0 && length < board->columns) return NOTATION_LENGTH;
        board->rows++;
        board->columns = length;
        board->lights = board->buttons = board->rows * length;
    }
    return NOTATION_OK;
}

/* What can be seen of a text before it is known what it is. */
struct survey {
    int words, lines; /* lines that have a word */
    int count, first; /* characters of all words, and of the first one */
    bool binary;      /* nothing but 0 and 1, … */
    bool begins;      /* … in its first word */
    bool padded;      /* some word begins with 0 */
};

static struct survey survey(struct reader reader) {
    struct survey seen = {.binary = true};
    bool fresh = true;
    while (reader.at < reader.length) {
        seen.lines += fresh;
        seen.padded |= peek(&reader) == '0';
        for (; is_inside(&reader); reader.at++, seen.count++)
            seen.binary &= peek(&reader) == '0' || peek(&reader) == '1';
        if (seen.words++ == 0) {
            seen.first = seen.count;
            seen.begins = seen.binary;
        }
        for (fresh = false; is_separator(peek(&reader)); reader.at++) fresh |= is_line_end(peek(&reader));
    }
    return seen;
}

/* Whether digits were meant to be a drawing, of which reading numbers stopped here. */
static bool is_drawn(const struct reader *reader, const struct reader *numbers, const struct survey *seen) {
    bool has_dark = peek(numbers) == '0' && (numbers->at == reader->at || (seen->lines > 1 && seen->begins));
    return seen->binary || has_dark || (seen->begins && seen->first > 2);
}

/* Cells one after another, without rows: those of the board at hand if it has as many, else of a square, else one row. */
static enum notation_status read_flat(struct reader *reader, const struct position *here, int cells,
                                      struct position *out) {
    int side = 1;
    if (cells > BOARD_LIGHTS_MAX) return NOTATION_TOO_LARGE;
    while (side * side < cells) side++;
    if (side * side == cells)
        begin_grid(out, side, side);
    else
        begin_grid(out, 1, cells);
    if (cells == here->board.lights) out->board = here->board;
    return read_cells(reader, &alphabets[0], out);
}

static enum notation_status read_drawing(struct reader *reader, const struct position *here, struct position *out) {
    const struct alphabet *alphabet = alphabet_of(peek(reader));
    struct survey seen = survey(*reader);
    reader->form = alphabet->form;
    bool alone = seen.first == 1, flat = seen.lines == 1 && (alone || seen.words == 1);
    if (flat && alphabet->form == PASTE_DIGITS) return read_flat(reader, here, seen.count, out);
    enum notation_status status = read_rows(reader, alphabet, alone && seen.lines > 1, out);
    if (alphabet->form == PASTE_COLOURS) out->board.goal = BOARD_GOAL_EITHER;
    return status;
}

static enum notation_status read_numbers(struct reader *reader, struct position *out) {
    memset(out->start, 0, sizeof out->start);
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

/* Whether digits can only be a drawing: 0 and 1 with a row that begins with 0, or in lines of one length; or 001. */
static bool must_be_drawn(const struct reader *reader, const struct survey *seen) {
    bool shaped = seen->lines > 1 && seen->count % seen->lines == 0 && seen->count > seen->lines;
    return seen->binary ? seen->padded || shaped : peek(reader) == '0' && seen->first > 2;
}

/* Digits without a size: the numbers of the lit cells on the board at hand, or a drawing. */
static enum notation_status read_digits(struct reader *reader, const struct position *here, struct position *out) {
    struct survey seen = survey(*reader);
    struct reader numbers = *reader;
    memset(out, 0, sizeof *out);
    out->board = here->board;
    enum notation_status status = must_be_drawn(reader, &seen) ? NOTATION_CELL : read_numbers(&numbers, out);
    if (status && is_drawn(reader, &numbers, &seen)) return read_drawing(reader, here, out);
    *reader = numbers;
    reader->form = PASTE_NUMBERS;
    return status;
}

/* Whether a game ID of Flip goes on behind this colon: the digits of a matrix for so many lights. */
static bool is_flip(struct reader reader, uint64_t lights) {
    reader.at++;
    struct survey seen = survey(reader);
    return is_inside(&reader) && seen.words == 2 && (uint64_t)seen.first == (lights * lights + 3) / 4;
}

/* Whether this is a size and not yet a notation: with an x, or on a line of its own and not the first of two columns. */
static bool is_sized(struct reader reader) {
    struct survey seen = survey(reader);
    uint64_t lights = (uint64_t)read_number(&reader);
    skip_blanks(&reader);
    bool joined = accept_times(&reader);
    if (joined) skip_blanks(&reader);
    if (!is_digit(peek(&reader))) return false;
    lights *= (uint64_t)read_number(&reader);
    joined |= peek(&reader) == ':';
    bool apart = !is_inside(&reader) || (peek(&reader) == ':' && !is_flip(reader, lights));
    skip_blanks(&reader);
    bool ends = peek(&reader) == '\n' && (!seen.binary || seen.count != 2 * seen.lines);
    skip_separators(&reader);
    return apart && (joined || ends) && reader.at < reader.length;
}

/* "5 5" and the lights, drawn or by their numbers. */
static enum notation_status read_sized(struct reader *reader, struct position *out) {
    int rows, columns;
    reader->form = PASTE_SIZED;
    enum notation_status status = read_size(reader, &rows, &columns);
    if (status) return status;
    skip_blanks(reader);
    if (peek(reader) == ':') reader->at++;
    skip_separators(reader);
    begin_grid(out, rows, columns);
    struct survey seen = survey(*reader);
    struct reader numbers = *reader;
    const struct alphabet *alphabet = alphabet_of(peek(reader));
    bool drawn = !is_digit(peek(reader)) || (seen.binary && (seen.padded || seen.count == out->board.lights));
    status = drawn ? NOTATION_CELL : read_numbers(&numbers, out);
    if (status && !alphabet) alphabet = &alphabets[0];
    if (status && (drawn || is_drawn(reader, &numbers, &seen))) {
        if (alphabet->form == PASTE_COLOURS) out->board.goal = BOARD_GOAL_EITHER;
        return read_cells(reader, alphabet, out);
    }
    *reader = numbers;
    return status;
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

static bool accept_letter(struct reader *reader, int letter) {
    bool same = (peek(reader) & ~('a' - 'A')) == 'A' + letter;
    if (same) reader->at++;
    return same;
}

static void skip_spaces(struct reader *reader) {
    while (peek(reader) == ' ') reader->at++;
}

/* "A:", "B:" … "Z:", "AA:", "AB:" …: the name of the button with this index, in capitals or not. */
static bool accept_name(struct reader *reader, int button) {
    int start = reader->at, first = button / 26, last = button % 26;
    bool named = (first == 0 || accept_letter(reader, first - 1)) && accept_letter(reader, last);
    skip_spaces(reader);
    named = named && peek(reader) == ':';
    reader->at = named ? reader->at + 1 : start;
    if (named) skip_spaces(reader);
    return named;
}

static enum notation_status read_masks(struct reader *reader, struct position *out) {
    reader->form = PASTE_MASKS;
    begin_doors(out, 0);
    while (reader->at < reader->length) {
        if (out->board.buttons == BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
        if (!is_digit(peek(reader)) && !accept_name(reader, out->board.buttons)) return NOTATION_LETTER;
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

/* The goal of Flip is all lights out. Any other matrix than the plus rule becomes doors, which are to be opened. */
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
    reader->form = PASTE_FLIP;
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
    for (int at = reader->at; at < reader->length; at++)
        if (reader->text[at] == c) return true;
    return false;
}

/* The position in an address of the page: what follows its #, perhaps after the name of a place. */
static void skip_address(struct reader *reader) {
    static const char *const places[] = {"solve-", "learn-"};
    while (reader->at < reader->length && peek(reader) != '#') reader->at++;
    if (reader->at < reader->length) reader->at++;
    for (int i = 0; i < 2; i++) {
        const char *place = places[i];
        int at = reader->at;
        while (*place && at < reader->length && reader->text[at] == *place) at++, place++;
        if (!*place) reader->at = at;
    }
}

static enum notation_status read_notation(struct reader *reader, struct position *out) {
    int start = reader->at;
    enum notation_status status = notation_read(reader->text + start, reader->length - start, out, &reader->at);
    reader->at += start;
    return status;
}

/* "5x5" */
static bool is_joined(struct reader reader) {
    read_number(&reader);
    if (peek(&reader) != 'x') return false;
    reader.at++;
    return reader.at == reader.length || is_digit(peek(&reader));
}

static enum notation_status read_any(struct reader *reader, const struct position *here, struct position *out) {
    char first = peek(reader);
    if (reader->at == reader->length) return NOTATION_EMPTY;
    if (contains(reader, '/')) {
        skip_address(reader);
        return read_notation(reader, out);
    }
    if (!is_digit(first) && contains(reader, ':')) return read_masks(reader, out);
    if (!is_digit(first) && alphabet_of(first)) return read_drawing(reader, here, out);
    if (is_digit(first) && is_sized(*reader)) return read_sized(reader, out);
    if (contains(reader, ':') || contains(reader, '#')) return read_flip(reader, out);
    return is_digit(first) && !is_joined(*reader) ? read_digits(reader, here, out) : read_notation(reader, out);
}

/* At the first character that separates nothing, up to the last one. */
static struct reader begin(const char *text, int length) {
    struct reader reader = {.text = text, .length = length};
    skip_separators(&reader);
    while (reader.length > reader.at && is_separator(text[reader.length - 1])) reader.length--;
    return reader;
}

enum notation_status paste_read_masks(const char *text, int length, struct position *out, int *at) {
    struct reader reader = begin(text, length);
    enum notation_status status = reader.at == reader.length ? NOTATION_EMPTY : read_masks(&reader, out);
    *at = reader.at;
    return status;
}

enum notation_status paste_read(const char *text, int length, const struct position *here, struct position *out,
                                int *at, enum paste_form *form) {
    struct reader reader = begin(text, length);
    enum notation_status status = read_any(&reader, here, out);
    *at = reader.at;
    *form = reader.form;
    return status;
}
