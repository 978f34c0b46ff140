#include "board/cyclic_notation.h"

#include <string.h>

#include "board/reader.h"
#include "board/writer.h"

/* The value of a digit in base 36 of either case, or -1. */
static int digit_value(char character) {
    if (reader_is_digit(character)) return character - '0';
    if (character >= 'a' && character <= 'z') return character - 'a' + 10;
    if (character >= 'A' && character <= 'Z') return character - 'A' + 10;
    return -1;
}

static bool at_border(const struct reader *reader) {
    return digit_value(reader_peek(reader)) < 0;
}

/* Reads a number of states, `least` … CYCLIC_STATES_MAX. */
static int read_states(struct reader *reader, int least, int *states) {
    int start = reader->at;
    *states = reader_number(reader, CYCLIC_STATES_MAX);
    if (*states >= least && *states <= CYCLIC_STATES_MAX && reader->text[start] != '0') return NOTATION_OK;
    reader->at = start;
    return CYCLIC_NOTATION_STATES;
}

/* Reads a digit, which must be below `limit`. A hole has the limit 1. */
static int read_digit(struct reader *reader, int limit, uint8_t *digit) {
    if (at_border(reader)) return NOTATION_LENGTH;
    int value = digit_value(reader_peek(reader));
    if (value >= limit) return limit == 1 ? NOTATION_HOLE : CYCLIC_NOTATION_VALUE;
    *digit = (uint8_t)value;
    reader->at++;
    return NOTATION_OK;
}

static bool has_words(const struct cyclic_board *board) {
    return board->surface.shape && board->states[0] == 2;
}

/* Accepts "off" or "on" for all lights. */
static bool read_word(struct reader *reader, const struct cyclic_board *board, uint8_t *lights) {
    static const char *const WORDS[] = {"off", "on"};
    for (int state = 0; state < 2; state++)
        if (reader_accept_word(reader, WORDS[state])) {
            memset(lights, state, (size_t)board->grid.lights);
            return true;
        }
    return false;
}

/* Reads a digit for all lights, or one for each. There is at least one digit. */
static int read_lights(struct reader *reader, const struct cyclic_board *board, uint8_t *lights) {
    if (has_words(board) && read_word(reader, board, lights)) return at_border(reader) ? NOTATION_OK : NOTATION_LENGTH;
    int start = reader->at, status = NOTATION_OK;
    bool all = at_border(&(struct reader){reader->text, reader->length, start + 1});
    for (int light = 0; light < board->grid.lights && !status; light++) {
        if (all && board->states[light] == 1) continue;
        if (all) reader->at = start;
        status = read_digit(reader, board->states[light], &lights[light]);
    }
    return !status && !at_border(reader) ? NOTATION_LENGTH : status;
}

/* A button of an order above 36 has two digits. */
static int read_presses(struct reader *reader, const struct cyclic_board *board, uint8_t *presses) {
    for (int button = 0; button < board->grid.buttons; button++) {
        int start = reader->at, order = (int)cyclic_order(board, button), status = NOTATION_OK;
        uint8_t high = 0, low = 0;
        bool two = order > CYCLIC_STATES_MAX;
        if (two) status = read_digit(reader, CYCLIC_STATES_MAX, &high);
        if (!status) status = read_digit(reader, two ? CYCLIC_STATES_MAX : order, &low);
        if (status) return status;
        if (high * CYCLIC_STATES_MAX + low >= order) {
            reader->at = start;
            return CYCLIC_NOTATION_VALUE;
        }
        presses[button] = (uint8_t)(high * CYCLIC_STATES_MAX + low);
    }
    return at_border(reader) ? NOTATION_OK : NOTATION_LENGTH;
}

/* The place of a word before `end`, or -1. */
static int find_word(const struct reader *reader, int end, const char *word) {
    struct reader next = *reader;
    for (next.at = 0; next.at < end; next.at++)
        if (reader_accept_word(&(struct reader){reader->text, end, next.at}, word)) return next.at;
    return -1;
}

/* Reads the option mod<k> behind its "-mod". */
static int read_modulus(struct reader *reader, int end, int *states, bool *both_ways) {
    int start = reader->at, status;
    reader->at += (int)strlen("-mod");
    status = read_states(reader, 3, states);
    if (status) return status;
    *both_ways = reader_accept(reader, '~');
    if (reader->at == end || reader_peek(reader) == '-') return NOTATION_OK;
    reader->at = start + 1;
    return NOTATION_OPTION;
}

/* The longest board of a grid: a longer text is refused before its end. */
enum { GRID_TEXT_MAX = BOARD_LIGHTS_MAX / 4 + 128 };

/* Reads the rest of a grid by notation_read(): without the option mod<k>, which is at `option` and ends before `after`, the board is
 * that of a position of two states. */
static int read_rest(struct reader *reader, int option, int after, int end, struct board *grid) {
    static const char OFF[] = ".off";
    char text[GRID_TEXT_MAX + sizeof OFF];
    struct position position;
    int length = 0, at;
    for (int i = 0; i < end && length < GRID_TEXT_MAX; i++)
        if (i < option || i >= after) text[length++] = reader->text[i];
    memcpy(text + length, OFF, sizeof OFF);
    int status = (int)notation_read(text, length + (int)sizeof OFF - 1, &position, &at);
    reader->at = at < option ? at : at + after - option;
    bool is_second = reader_accept_word(&(struct reader){reader->text, end, reader->at}, "mod");
    if (status) return status == NOTATION_OPTION && is_second ? NOTATION_REPEATED : status;
    *grid = position.board;
    return NOTATION_OK;
}

static int read_grid(struct reader *reader, struct cyclic_board *board) {
    int end = 0, states;
    bool both_ways;
    struct board grid;
    while (end < reader->length && reader->text[end] != '=' && reader->text[end] != '.') end++;
    int option = find_word(reader, end, "-mod"), goal = find_word(reader, end, "-goal");
    reader->at = option < 0 ? end : option;
    if (option < 0) return CYCLIC_NOTATION_STATES;
    int status = read_modulus(reader, end, &states, &both_ways);
    if (!status) status = read_rest(reader, option, reader->at, end, &grid);
    if (status) return status;
    reader->at = goal < 0 ? 0 : goal + 1;
    if (goal >= 0) return NOTATION_OPTION;
    if (grid.rows > CYCLIC_SIDE_MAX || grid.columns > CYCLIC_SIDE_MAX) return NOTATION_TOO_LARGE;
    reader->at = end;
    cyclic_grid(board, &grid, states);
    board->both_ways = both_ways;
    return NOTATION_OK;
}

/* Reads the numbers of states of dials. One number is for all dials, however many there are. Returns in *count how many were read. */
static int read_dial_states(struct reader *reader, struct cyclic_board *board, int *count) {
    int start = reader->at, most = 0;
    *count = 0;
    do {
        int states, status = *count == CYCLIC_DIALS_MAX ? NOTATION_TOO_MANY : read_states(reader, 2, &states);
        if (status) return status;
        board->states[(*count)++] = (uint8_t)states;
        if (states > most) most = states;
    } while (reader_accept(reader, '_'));
    if (most > 2) return NOTATION_OK;
    reader->at = start;
    return CYCLIC_NOTATION_STATES;
}

/* Reads a mask. The first one tells how many dials there are, unless each has its own number of states. */
static int read_mask(struct reader *reader, struct cyclic_board *board) {
    int button = board->grid.buttons, known = board->grid.lights, start = reader->at, dials = 0;
    for (; !at_border(reader); dials++) {
        if (dials == (known ? known : CYCLIC_DIALS_MAX)) return known ? NOTATION_MASK_LENGTH : NOTATION_TOO_MANY;
        if (!known) board->states[dials] = board->states[0];
        int status = read_digit(reader, board->states[dials], &board->steps[button][dials]);
        if (status) return status;
    }
    if (dials == 0 || dials < known) return NOTATION_MASK_LENGTH;
    board->grid.lights = dials;
    board->grid.buttons++;
    if (cyclic_order(board, button) <= CYCLIC_ORDER_MAX) return NOTATION_OK;
    reader->at = start;
    return CYCLIC_NOTATION_ORDER;
}

static int read_dials(struct reader *reader, struct cyclic_board *board) {
    int given, status = read_dial_states(reader, board, &given);
    board->grid.kind = BOARD_DOORS;
    if (status) return status;
    board->grid.lights = given > 1 ? given : 0;
    board->both_ways = reader_accept(reader, '~');
    if (reader_peek(reader) != '-') return NOTATION_MASK_LENGTH;
    while (!status && reader_accept(reader, '-'))
        status = board->grid.buttons == CYCLIC_DIALS_MAX ? NOTATION_TOO_MANY : read_mask(reader, board);
    return status;
}

/* The shapes by their words, and the sizes that they may have. */
static const struct {
    const char *word;
    int least, most;
} SHAPES[] = {[SURFACE_CUBE] = {"cube", 2, 3},
              [SURFACE_DODECAHEDRON] = {"dodecahedron", 0, 0},
              [SURFACE_HEX] = {"hex", 2, 5},
              [SURFACE_TRIANGLE] = {"triangle", 2, 8},
              [SURFACE_GRAPH] = {"graph", 0, 0}};

static enum surface_shape read_shape(struct reader *reader) {
    for (int shape = SURFACE_CUBE; shape <= SURFACE_GRAPH; shape++)
        if (reader_accept_word(reader, SHAPES[shape].word)) return (enum surface_shape)shape;
    return SURFACE_NONE;
}

static bool is_listed(uint8_t (*pairs)[2], int count, int a, int b) {
    for (int i = 0; i < count; i++)
        if (pairs[i][0] == a && pairs[i][1] == b) return true;
    return false;
}

/* Reads pairs of digits below `limit` behind a "-", each pair once; of lines, in either direction. */
static int read_pairs(struct reader *reader, int limit, bool are_lines, uint8_t (*pairs)[2], int most, int *count) {
    if (!reader_accept(reader, '-')) return CYCLIC_NOTATION_LINE;
    for (*count = 0; !at_border(reader); (*count)++) {
        uint8_t pair[2];
        int start = reader->at;
        if (*count == most) return CYCLIC_NOTATION_SHAPE;
        bool done = !read_digit(reader, limit, &pair[0]) && !read_digit(reader, limit, &pair[1]);
        if (done && !is_listed(pairs, *count, pair[0], pair[1]) &&
            !(are_lines && (pair[0] == pair[1] || is_listed(pairs, *count, pair[1], pair[0])))) {
            memcpy(pairs[*count], pair, sizeof pair);
            continue;
        }
        reader->at = start;
        return CYCLIC_NOTATION_LINE;
    }
    return NOTATION_OK;
}

static int read_graph(struct reader *reader, struct surface *surface) {
    int status = read_pairs(reader, CYCLIC_STATES_MAX, false, surface->point, SURFACE_POINTS_MAX, &surface->points);
    if (status) return status;
    if (surface->points == 0) return CYCLIC_NOTATION_SHAPE;
    return read_pairs(reader, surface->points, true, surface->line, SURFACE_LINES_MAX, &surface->lines);
}

static int read_shape_size(struct reader *reader, struct surface *surface) {
    int start = reader->at, least = SHAPES[surface->shape].least, most = SHAPES[surface->shape].most;
    if (most == 0) return NOTATION_OK;
    surface->size = reader_number(reader, most);
    if (surface->size >= least && surface->size <= most && reader->text[start] != '0') return NOTATION_OK;
    reader->at = start;
    return CYCLIC_NOTATION_SHAPE;
}

static int read_surface(struct reader *reader, enum surface_shape shape, struct cyclic_board *board) {
    struct surface surface = {.shape = shape};
    int states = 2;
    bool both_ways = false;
    int status = shape == SURFACE_GRAPH ? read_graph(reader, &surface) : read_shape_size(reader, &surface);
    if (!status && reader_accept_word(reader, "-mod")) {
        status = read_states(reader, 3, &states);
        both_ways = !status && reader_accept(reader, '~');
    }
    if (status) return status;
    if (reader_accept(reader, '-')) return NOTATION_OPTION;
    cyclic_surface(board, &surface, states);
    board->both_ways = both_ways;
    return NOTATION_OK;
}

/* True if all lights that exist have equally many states. */
static bool is_uniform(const struct cyclic_board *board) {
    int states = 1;
    for (int light = 0; light < board->grid.lights; light++) {
        if (board->states[light] == 1) continue;
        if (states > 1 && board->states[light] != states) return false;
        states = board->states[light];
    }
    return true;
}

static int read_target(struct reader *reader, struct cyclic_position *out) {
    if (reader_peek(reader) == '*') {
        if (!is_uniform(&out->board)) return CYCLIC_NOTATION_TARGET;
        out->goal = CYCLIC_SAME;
        reader->at++;
        return NOTATION_OK;
    }
    return at_border(reader) ? CYCLIC_NOTATION_TARGET : read_lights(reader, &out->board, out->target);
}

int cyclic_notation_read(const char *text, int length, struct cyclic_position *out, int *at) {
    struct reader reader = {.text = text, .length = length};
    int status;
    memset(out, 0, sizeof *out);
    if (length == 0)
        status = NOTATION_EMPTY;
    else if (reader_accept_word(&reader, "dials"))
        status = read_dials(&reader, &out->board);
    else if (reader_is_digit(text[0]))
        status = read_grid(&reader, &out->board);
    else {
        enum surface_shape shape = read_shape(&reader);
        status = shape ? read_surface(&reader, shape, &out->board) : NOTATION_BOARD;
    }
    if (!status && reader_accept(&reader, '=')) status = read_target(&reader, out);
    if (!status && !reader_accept(&reader, '.')) status = NOTATION_LIGHTS;
    if (!status) status = at_border(&reader) ? NOTATION_LIGHTS : read_lights(&reader, &out->board, out->start);
    if (!status && reader_accept(&reader, '.')) status = read_presses(&reader, &out->board, out->presses);
    if (!status && !reader_at_end(&reader)) status = NOTATION_TRAILING;
    *at = reader.at;
    return status;
}

static void put_digit(struct writer *writer, int digit) {
    writer_put(writer, "0123456789abcdefghijklmnopqrstuvwxyz"[digit]);
}

static void put_modulus(struct writer *writer, int states, bool both_ways) {
    writer_word(writer, "-mod");
    writer_number(writer, states);
    if (both_ways) writer_put(writer, '~');
}

static void put_grid(struct writer *writer, const struct cyclic_board *board) {
    struct position position = {.board = board->grid};
    int states = 1;
    for (int light = 0; states == 1; light++) states = board->states[light];
    writer->length = notation_write(&position, writer->text) - (int)strlen(".off");
    put_modulus(writer, states, board->both_ways);
}

static void put_dials(struct writer *writer, const struct cyclic_board *board) {
    writer_word(writer, "dials");
    for (int dial = 0; dial < (is_uniform(board) ? 1 : board->grid.lights); dial++) {
        if (dial) writer_put(writer, '_');
        writer_number(writer, board->states[dial]);
    }
    if (board->both_ways) writer_put(writer, '~');
    for (int button = 0; button < board->grid.buttons; button++) {
        writer_put(writer, '-');
        for (int dial = 0; dial < board->grid.lights; dial++) put_digit(writer, board->steps[button][dial]);
    }
}

static void put_pairs(struct writer *writer, const uint8_t (*pairs)[2], int count) {
    writer_put(writer, '-');
    for (int i = 0; i < count; i++) {
        put_digit(writer, pairs[i][0]);
        put_digit(writer, pairs[i][1]);
    }
}

static void put_surface(struct writer *writer, const struct cyclic_board *board) {
    const struct surface *surface = &board->surface;
    writer_word(writer, SHAPES[surface->shape].word);
    if (surface->size) writer_number(writer, surface->size);
    if (surface->shape == SURFACE_GRAPH) {
        put_pairs(writer, surface->point, surface->points);
        put_pairs(writer, surface->line, surface->lines);
    }
    if (board->states[0] == 2) return;
    put_modulus(writer, board->states[0], board->both_ways);
}

/* The digit of all lights that exist, or -1 if they differ. */
static int common_digit(const struct cyclic_board *board, const uint8_t *lights) {
    int common = -1;
    for (int light = 0; light < board->grid.lights; light++) {
        if (board->states[light] == 1) continue;
        if (common >= 0 && lights[light] != common) return -1;
        common = lights[light];
    }
    return common;
}

static void put_lights(struct writer *writer, const struct cyclic_board *board, const uint8_t *lights) {
    int common = common_digit(board, lights);
    if (common >= 0 && has_words(board))
        writer_word(writer, common ? "on" : "off");
    else if (common >= 0)
        put_digit(writer, common);
    for (int light = 0; common < 0 && light < board->grid.lights; light++) put_digit(writer, lights[light]);
}

static void put_presses(struct writer *writer, const struct cyclic_board *board, const uint8_t *presses) {
    int last = board->grid.buttons - 1;
    while (last >= 0 && presses[last] == 0) last--;
    if (last < 0) return;
    writer_put(writer, '.');
    for (int button = 0; button < board->grid.buttons; button++) {
        bool two = cyclic_order(board, button) > CYCLIC_STATES_MAX;
        if (two) put_digit(writer, presses[button] / CYCLIC_STATES_MAX);
        put_digit(writer, presses[button] % CYCLIC_STATES_MAX);
    }
}

int cyclic_notation_write(const struct cyclic_position *position, char *text) {
    struct writer writer = {.text = text};
    const struct cyclic_board *board = &position->board;
    if (board->surface.shape)
        put_surface(&writer, board);
    else if (board->grid.kind == BOARD_DOORS)
        put_dials(&writer, board);
    else
        put_grid(&writer, board);
    if (position->goal == CYCLIC_SAME)
        writer_word(&writer, "=*");
    else if (common_digit(board, position->target) != 0) {
        writer_put(&writer, '=');
        put_lights(&writer, board, position->target);
    }
    writer_put(&writer, '.');
    put_lights(&writer, board, position->start);
    put_presses(&writer, board, position->presses);
    return writer.length;
}
