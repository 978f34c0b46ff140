#include "paste.h"

#include <string.h>

#include "board/reader.h"

/* Smaller than the standard library's strchr. */
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

/* True inside a word. */
static bool is_inside(const struct reader *reader) {
    return !reader_at_end(reader) && !is_separator(reader_peek(reader));
}

static void skip_separators(struct reader *reader) {
    while (!reader_at_end(reader) && is_separator(reader_peek(reader))) reader->at++;
}

/* Skips separators within a line. */
static void skip_blanks(struct reader *reader) {
    while (is_separator(reader_peek(reader)) && !is_line_end(reader_peek(reader))) reader->at++;
}

/* A number; 0 if there is none, and BOARD_LIGHTS_MAX + 1 for any that is larger. */
static int read_number(struct reader *reader) {
    return reader_number(reader, BOARD_LIGHTS_MAX);
}

static bool accept_times(struct reader *reader) {
    char c = reader_peek(reader);
    bool times = c == 'x' || c == 'X' || c == '*';
    if (times) reader->at++;
    return times;
}

/* Reads a size: "5 5", "5x5" or "5 x 5". If it is not the size of a grid, the reader stays before it. */
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
    return !reader_at_end(reader) ? NOTATION_TRAILING : NOTATION_OK;
}

/* The characters that draw dark and lit cells. */
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
    for (size_t i = 0; i < sizeof alphabets / sizeof *alphabets; i++)
        if (cell(&alphabets[i], c) >= 0) return &alphabets[i];
    return NULL;
}

/* Reads as many cells as the board has, spaced or not. */
static enum notation_status read_cells(struct reader *reader, const struct alphabet *alphabet, struct position *out) {
    for (int light = 0; light < out->board.lights; light++, reader->at++) {
        skip_separators(reader);
        if (reader_at_end(reader)) return NOTATION_LENGTH;
        int lit = cell(alphabet, reader_peek(reader));
        if (lit < 0) return NOTATION_DIGIT;
        if (lit && gf2_get(out->board.holes, light)) return NOTATION_HOLE;
        if (lit) gf2_flip(out->start, light);
    }
    return finish(reader);
}

/* Reads rows of cells. A row is a line if the cells are spaced, else a word. */
static enum notation_status read_rows(struct reader *reader, const struct alphabet *alphabet, bool spaced,
                                      struct position *out) {
    begin_grid(out, 0, 0);
    struct board *board = &out->board;
    for (; !reader_at_end(reader); skip_separators(reader)) {
        int length = 0, lit;
        for (; (lit = cell(alphabet, reader_peek(reader))) >= 0; length++) {
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

/* Properties of a text that help to recognize its form. */
struct survey {
    int words, lines; /* of the lines, those that have a word */
    int count, first; /* the characters of all words, and of the first word */
    bool binary;      /* all characters of words are 0 or 1 */
    bool begins;      /* all characters of the first word are */
    bool padded;      /* a word begins with 0 */
};

static struct survey survey(struct reader reader) {
    struct survey seen = {.binary = true};
    bool fresh = true;
    while (!reader_at_end(&reader)) {
        seen.lines += fresh;
        seen.padded |= reader_peek(&reader) == '0';
        for (; is_inside(&reader); reader.at++, seen.count++)
            seen.binary &= reader_peek(&reader) == '0' || reader_peek(&reader) == '1';
        if (seen.words++ == 0) {
            seen.first = seen.count;
            seen.begins = seen.binary;
        }
        for (fresh = false; is_separator(reader_peek(&reader)); reader.at++) fresh |= is_line_end(reader_peek(&reader));
    }
    return seen;
}

/* True if digits are a drawing, given the place where reading them as numbers stopped. */
static bool is_drawn(const struct reader *reader, const struct reader *numbers, const struct survey *seen) {
    bool has_dark = reader_peek(numbers) == '0' && (numbers->at == reader->at || (seen->lines > 1 && seen->begins));
    return seen->binary || has_dark || (seen->begins && seen->first > 2);
}

/* Reads cells without rows: of the current board if it has as many, else of a square, else one row. */
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
    const struct alphabet *alphabet = alphabet_of(reader_peek(reader));
    struct survey seen = survey(*reader);
    bool alone = seen.first == 1, flat = seen.lines == 1 && (alone || seen.words == 1);
    if (flat && alphabet->form == PASTE_DIGITS) return read_flat(reader, here, seen.count, out);
    enum notation_status status = read_rows(reader, alphabet, alone && seen.lines > 1, out);
    if (alphabet->form == PASTE_COLOURS) out->board.goal = BOARD_GOAL_EITHER;
    return status;
}

static enum notation_status read_numbers(struct reader *reader, struct position *out) {
    memset(out->start, 0, sizeof out->start);
    while (reader_is_digit(reader_peek(reader))) {
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

/* True if digits can only be a drawing: 0 and 1 with a word that begins with 0 or in lines of equal length; or a word such as 001. */
static bool must_be_drawn(const struct reader *reader, const struct survey *seen) {
    bool shaped = seen->lines > 1 && seen->count % seen->lines == 0 && seen->count > seen->lines;
    return seen->binary ? seen->padded || shaped : reader_peek(reader) == '0' && seen->first > 2;
}

/* Reads digits without a size: the numbers of the lit cells of the current board, or a drawing. */
static enum notation_status read_digits(struct reader *reader, const struct position *here, struct position *out,
                                        enum paste_form *form) {
    struct survey seen = survey(*reader);
    struct reader numbers = *reader;
    memset(out, 0, sizeof *out);
    out->board = here->board;
    enum notation_status status = must_be_drawn(reader, &seen) ? NOTATION_CELL : read_numbers(&numbers, out);
    bool drawn = status && is_drawn(reader, &numbers, &seen);
    *form = drawn ? PASTE_DIGITS : PASTE_NUMBERS;
    if (drawn) return read_drawing(reader, here, out);
    *reader = numbers;
    return status;
}

/* True if a game ID of Flip continues behind this colon: the digits of a matrix for so many lights. */
static bool is_flip(struct reader reader, uint64_t lights) {
    reader.at++;
    struct survey seen = survey(reader);
    return is_inside(&reader) && seen.words == 2 && (uint64_t)seen.first == (lights * lights + 3) / 4;
}

/* True for a size that is not the beginning of a notation: followed by cells or numbers, and written with an x, before a colon, or
 * on a line of its own that is not the first of two columns. */
static bool is_sized(struct reader reader) {
    struct survey seen = survey(reader);
    uint64_t lights = (uint64_t)read_number(&reader);
    skip_blanks(&reader);
    bool joined = accept_times(&reader);
    if (joined) skip_blanks(&reader);
    if (!reader_is_digit(reader_peek(&reader))) return false;
    lights *= (uint64_t)read_number(&reader);
    joined |= reader_peek(&reader) == ':';
    bool apart = !is_inside(&reader) || (reader_peek(&reader) == ':' && !is_flip(reader, lights));
    skip_blanks(&reader);
    bool ends = reader_peek(&reader) == '\n' && (!seen.binary || seen.count != 2 * seen.lines);
    skip_separators(&reader);
    return apart && (joined || ends) && !reader_at_end(&reader);
}

/* Reads a size and the lights, drawn or by their numbers. */
static enum notation_status read_sized(struct reader *reader, struct position *out) {
    int rows, columns;
    enum notation_status status = read_size(reader, &rows, &columns);
    if (status) return status;
    skip_blanks(reader);
    if (reader_peek(reader) == ':') reader->at++;
    skip_separators(reader);
    begin_grid(out, rows, columns);
    struct survey seen = survey(*reader);
    struct reader numbers = *reader;
    const struct alphabet *alphabet = alphabet_of(reader_peek(reader));
    bool drawn =
        !reader_is_digit(reader_peek(reader)) || (seen.binary && (seen.padded || seen.count == out->board.lights));
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
        if (reader_peek(reader) != '0' && reader_peek(reader) != '1') return NOTATION_DIGIT;
        if (doors == BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
        if (board->buttons > 0 && doors == board->lights) return NOTATION_MASK_LENGTH;
        *mask |= (uint64_t)(reader_peek(reader) - '0') << doors;
    }
    if (doors == 0 || doors < board->lights) return NOTATION_MASK_LENGTH;
    board->lights = doors;
    board->buttons++;
    return NOTATION_OK;
}

static bool accept_letter(struct reader *reader, int letter) {
    bool same = (reader_peek(reader) & ~('a' - 'A')) == 'A' + letter;
    if (same) reader->at++;
    return same;
}

static void skip_spaces(struct reader *reader) {
    while (reader_peek(reader) == ' ') reader->at++;
}

/* Accepts the name of the button with this index and a colon, in capitals or not: "A:", "B:" … "Z:", "AA:", "AB:" … */
static bool accept_name(struct reader *reader, int button) {
    int start = reader->at, first = button / 26, last = button % 26;
    bool named = (first == 0 || accept_letter(reader, first - 1)) && accept_letter(reader, last);
    skip_spaces(reader);
    named = named && reader_peek(reader) == ':';
    reader->at = named ? reader->at + 1 : start;
    if (named) skip_spaces(reader);
    return named;
}

static enum notation_status read_masks(struct reader *reader, struct position *out) {
    begin_doors(out, 0);
    while (!reader_at_end(reader)) {
        if (out->board.buttons == BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
        if (!reader_is_digit(reader_peek(reader)) && !accept_name(reader, out->board.buttons)) return NOTATION_LETTER;
        enum notation_status status = read_mask(reader, &out->board);
        if (status) return status;
        skip_separators(reader);
    }
    return NOTATION_OK;
}

/* Reads the next bit of a field in hex, four bits to a digit, the highest first. */
static enum notation_status read_bit(struct reader *reader, int index, bool *bit) {
    int digit = reader_hex_value(reader_peek(reader));
    if (digit < 0) return !reader_at_end(reader) && reader_peek(reader) != ',' ? NOTATION_DIGIT : NOTATION_LENGTH;
    *bit = digit >> (3 - index % 4) & 1;
    if (index % 4 == 3) reader->at++;
    return NOTATION_OK;
}

static void end_bits(struct reader *reader, int bits) {
    if (bits % 4) reader->at++;
}

/* Reads the matrix of a Flip game, one row for each button. *plus tells if it is the plus rule on the grid. */
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

/* Makes a Flip game a board of doors. Its goal is all lights out, that of doors is all open: lit becomes closed. */
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
    if (reader_peek(reader) == 'c' || reader_peek(reader) == 'r') reader->at++;
    if (reader_peek(reader) == '#') return NOTATION_SEED;
    if (reader_peek(reader) != ':') return NOTATION_DIGIT;
    reader->at++;
    uint64_t masks[BOARD_DOORS_MAX] = {0};
    bool plus;
    begin_grid(out, rows, columns);
    status = read_flip_masks(reader, &out->board, masks, &plus);
    if (status) return status;
    if (!plus && out->board.lights > BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
    if (reader_peek(reader) != ',') return NOTATION_LENGTH;
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

/* Skips an address of the page up to the position: up to #, and the name of a place if there is one. */
static void skip_address(struct reader *reader) {
    static const char *const places[] = {"solve-", "learn-"};
    while (!reader_at_end(reader) && reader_peek(reader) != '#') reader->at++;
    if (!reader_at_end(reader)) reader->at++;
    for (int i = 0; i < 2; i++) reader_accept_word(reader, places[i]);
}

static enum notation_status read_notation(struct reader *reader, struct position *out) {
    int start = reader->at;
    enum notation_status status = notation_read(reader->text + start, reader->length - start, out, &reader->at);
    reader->at += start;
    return status;
}

/* True for a number, an x, and then a digit or the end: "5x5". */
static bool is_joined(struct reader reader) {
    read_number(&reader);
    if (reader_peek(&reader) != 'x') return false;
    reader.at++;
    return reader_at_end(&reader) || reader_is_digit(reader_peek(&reader));
}

/* The form of a text by its first character and its punctuation. Numbers may turn out to be a drawing in digits. */
static enum paste_form recognize(const struct reader *reader) {
    char first = reader_peek(reader);
    bool digit = reader_is_digit(first);
    if (contains(reader, '/')) return PASTE_NOTATION;
    if (!digit && contains(reader, ':')) return PASTE_MASKS;
    if (!digit && alphabet_of(first)) return alphabet_of(first)->form;
    if (digit && is_sized(*reader)) return PASTE_SIZED;
    if (contains(reader, ':') || contains(reader, '#')) return PASTE_FLIP;
    return digit && !is_joined(*reader) ? PASTE_NUMBERS : PASTE_NOTATION;
}

static enum notation_status read_any(struct reader *reader, const struct position *here, struct position *out,
                                     enum paste_form *form) {
    if (reader_at_end(reader)) return NOTATION_EMPTY;
    switch (*form) {
    case PASTE_NOTATION:
        if (contains(reader, '/')) skip_address(reader);
        return read_notation(reader, out);
    case PASTE_MASKS:
        return read_masks(reader, out);
    case PASTE_SIZED:
        return read_sized(reader, out);
    case PASTE_FLIP:
        return read_flip(reader, out);
    case PASTE_NUMBERS:
        return read_digits(reader, here, out, form);
    default:
        return read_drawing(reader, here, out);
    }
}

/* A reader without the separators at both ends of the text. */
static struct reader begin(const char *text, int length) {
    struct reader reader = {.text = text, .length = length};
    skip_separators(&reader);
    while (reader.length > reader.at && is_separator(text[reader.length - 1])) reader.length--;
    return reader;
}

enum notation_status paste_read_masks(const char *text, int length, struct position *out, int *at) {
    struct reader reader = begin(text, length);
    enum notation_status status = reader_at_end(&reader) ? NOTATION_EMPTY : read_masks(&reader, out);
    *at = reader.at;
    return status;
}

enum notation_status paste_read(const char *text, int length, const struct position *here, struct position *out,
                                int *at, enum paste_form *form) {
    struct reader reader = begin(text, length);
    *form = recognize(&reader);
    enum notation_status status = read_any(&reader, here, out, form);
    *at = reader.at;
    return status;
}
