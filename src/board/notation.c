#include "board/notation.h"

#include <string.h>

#include "board/reader.h"
#include "board/words.h"

/* The reason to refuse a text, and its place. */
static enum notation_status refuse(struct reader *reader, int at, enum notation_status reason) {
    reader->at = at;
    return reason;
}

/* True at the end of an option, of a mask of doors, or of a vector in hex. */
static bool at_border(const struct reader *reader) {
    if (reader_at_end(reader)) return true;
    char next = reader_peek(reader);
    return next == '-' || next == '=' || next == '.';
}

/* The value of a digit in base 36 of either case, or -1. */
static int digit_value(char character) {
    if (reader_is_digit(character)) return character - '0';
    if (character >= 'a' && character <= 'z') return character - 'a' + 10;
    if (character >= 'A' && character <= 'Z') return character - 'A' + 10;
    return -1;
}

/* True at the end of digits in base 36. */
static bool at_last(const struct reader *reader) {
    return digit_value(reader_peek(reader)) < 0;
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
    return refuse(reader, start, *side > BOARD_LIGHTS_MAX ? NOTATION_TOO_LARGE : NOTATION_SIZE);
}

static enum notation_status read_size(struct reader *reader, struct board *board) {
    enum notation_status status = read_side(reader, &board->rows);
    if (status) return status;
    if (!reader_accept(reader, 'x')) return NOTATION_BOARD;
    int columns = reader->at;
    status = read_side(reader, &board->columns);
    if (status) return status;
    int64_t lights = (int64_t)board->rows * board->columns;
    if (lights > BOARD_LIGHTS_MAX) return refuse(reader, columns, NOTATION_TOO_LARGE);
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
    return board->rule ? NOTATION_OK : refuse(reader, start, NOTATION_RULE);
}

/* Reads a number of states, `least` … BOARD_STATES_MAX. */
static enum notation_status read_states(struct reader *reader, int least, int *states) {
    int start = reader->at;
    *states = reader_number(reader, BOARD_STATES_MAX);
    if (*states >= least && *states <= BOARD_STATES_MAX && reader->text[start] != '0') return NOTATION_OK;
    return refuse(reader, start, NOTATION_STATES);
}

/* Reads a digit, which must be below `limit`. A hole has the limit 1. */
static enum notation_status read_digit(struct reader *reader, int limit, uint8_t *digit) {
    if (at_last(reader)) return NOTATION_LENGTH;
    int value = digit_value(reader_peek(reader));
    if (value >= limit) return limit == 1 ? NOTATION_HOLE : NOTATION_VALUE;
    *digit = (uint8_t)value;
    reader->at++;
    return NOTATION_OK;
}

/* The kinds of options, as bits. Each kind may occur once. */
enum {
    OPTION_RULE = 1,
    OPTION_WRAP = 2,
    OPTION_GOAL = 4,
    OPTION_HOLES = 8,
    OPTION_LOCKED = 16,
    OPTION_ANY = 32,
    OPTION_STATES = 64
};

/* The options read so far; the goal, which is no part of the board, and its place; and the places of the sets of marked cells.
 * POSITION_TARGET: no goal is named. */
struct options {
    int seen, goal_at, locked_at, any_at;
    enum position_goal goal;
};

/* The place of the next option in a list of words, or -1. A word may be missing. */
static int read_word(struct reader *reader, const char *const *words, int count) {
    for (int i = 0; i < count; i++)
        if (words[i] && accept_option(reader, words[i])) return i;
    return -1;
}

/* Reads an option that is a word of grids. An option ends behind it, so that no other word follows. */
static bool read_grid_word(struct reader *reader, struct board *board, struct options *options, int *kind) {
    int start = reader->at, goal = read_word(reader, GOALS, GOALS_COUNT);
    int wrap = read_word(reader, WRAPS, WRAPS_COUNT), rule = read_word(reader, RULE_WORDS, RULES_COUNT);
    if (goal >= 0) options->goal = (enum position_goal)goal, options->goal_at = start;
    if (wrap >= 0) board->wrap = (enum board_wrap)wrap;
    if (rule >= 0) board->rule = RULES[rule];
    *kind = goal >= 0 ? OPTION_GOAL : wrap >= 0 ? OPTION_WRAP : OPTION_RULE;
    return goal >= 0 || wrap >= 0 || rule >= 0;
}

static enum notation_status read_holes(struct reader *reader, struct board *board) {
    int start = reader->at;
    enum notation_status status = read_hex(reader, board->lights, board->holes);
    if (status || gf2_weight(board->holes, GF2_WORDS(board->lights)) < board->lights) return status;
    return refuse(reader, start, NOTATION_HOLE);
}

/* Reads a set of n marked cells or buttons. An empty set is that of a board without the option. */
static enum notation_status read_marked(struct reader *reader, struct board *board, int n, uint64_t *marked, int *at) {
    if (n > BOARD_TURNING_LIGHTS_MAX) return NOTATION_TOO_LARGE;
    *at = reader->at;
    enum notation_status status = read_hex(reader, n, marked);
    board->is_marked |= !status && !gf2_is_zero(marked, GF2_WORDS(n));
    return status;
}

/* Reads the number of states and the ~ behind "mod". */
static enum notation_status read_modulus(struct reader *reader, struct board *board) {
    int states;
    enum notation_status status = read_states(reader, 3, &states);
    if (status) return status;
    board->states[0] = (uint8_t)states;
    board->both_ways = reader_accept(reader, '~');
    return NOTATION_OK;
}

/* Reads an option that only grids have and sets *kind to its OPTION_ bit. */
static enum notation_status read_grid_option(struct reader *reader, struct board *board, struct options *options,
                                             int *kind) {
    if (read_grid_word(reader, board, options, kind)) return NOTATION_OK;
    if (reader_accept(reader, 'r')) return read_stencil(reader, board);
    *kind = OPTION_HOLES;
    return reader_accept_word(reader, "holes") ? read_holes(reader, board) : NOTATION_OPTION;
}

/* Reads the option behind a "-" and sets *kind to its OPTION_ bit. Lists of masks have no "mod". */
static enum notation_status read_option(struct reader *reader, struct board *board, struct options *options,
                                        int *kind) {
    enum notation_status status = NOTATION_OPTION;
    if (board->kind == BOARD_GRID) status = read_grid_option(reader, board, options, kind);
    if (status != NOTATION_OPTION) return status;
    *kind = OPTION_LOCKED;
    if (reader_accept_word(reader, "locked"))
        return read_marked(reader, board, board->buttons, board->locked, &options->locked_at);
    *kind = OPTION_ANY;
    if (reader_accept_word(reader, "any"))
        return read_marked(reader, board, board->lights, board->any, &options->any_at);
    *kind = OPTION_STATES;
    if (board_is_list(board) || !reader_accept_word(reader, "mod")) return NOTATION_OPTION;
    status = OTHER_BOARDS ? read_modulus(reader, board) : NOTATION_NOT_HERE;
    return status || at_border(reader) ? status : NOTATION_OPTION;
}

static enum notation_status read_options(struct reader *reader, struct board *board, struct options *options) {
    for (int kind; reader_accept(reader, '-'); options->seen |= kind) {
        int start = reader->at;
        enum notation_status status = read_option(reader, board, options, &kind);
        if (!status && options->seen & kind) status = NOTATION_REPEATED;
        if (status == NOTATION_OPTION || status == NOTATION_REPEATED) reader->at = start;
        if (status) return status;
    }
    return NOTATION_OK;
}

/* What only the whole of a grid tells. */
static enum notation_status check_grid(const struct board *board) {
    bool is_long = board->rows > BOARD_TURNING_SIDE_MAX || board->columns > BOARD_TURNING_SIDE_MAX;
    if (is_long && !board_is_binary(board)) return NOTATION_TOO_LARGE;
    if (board->rule == BOARD_ROWCOL && board->rows + board->columns > BOARD_SIDES_MAX) return NOTATION_SIDES;
    return board->wrap >= BOARD_KLEIN && !board_rule_is_even(board->rule) ? NOTATION_RULE : NOTATION_OK;
}

/* The first hole in a set, or -1. */
static int first_hole(const struct board *board, const uint64_t *bits, int n) {
    for (size_t i = 0; i < GF2_WORDS(n); i++) {
        uint64_t common = bits[i] & board->holes[i];
        if (common) return (int)(i * GF2_WORD_BITS) + __builtin_ctzll(common);
    }
    return -1;
}

/* True if no hole is in a set of n marked cells or buttons, and some other cell is not. */
static bool is_marked_well(const struct board *board, int n, const uint64_t *marked) {
    return first_hole(board, marked, n) < 0 &&
           gf2_weight(board->holes, GF2_WORDS(n)) + gf2_weight(marked, GF2_WORDS(n)) < n;
}

static enum notation_status check_marked(struct reader *reader, const struct board *board,
                                         const struct options *options) {
    if (!board_has_marks(board)) return NOTATION_OK;
    bool is_locked_well = is_marked_well(board, board->buttons, board->locked);
    if (is_locked_well && is_marked_well(board, board->lights, board->any)) return NOTATION_OK;
    return is_locked_well ? refuse(reader, options->any_at, NOTATION_ANY)
                          : refuse(reader, options->locked_at, NOTATION_LOCKED);
}

static enum notation_status read_grid(struct reader *reader, struct board *board, enum position_goal *goal) {
    struct options options = {.goal = POSITION_TARGET};
    board->kind = BOARD_GRID;
    board->rule = BOARD_PLUS;
    board->states[0] = 2;
    enum notation_status status = read_size(reader, board);
    if (!status) status = read_options(reader, board, &options);
    if (status) return status;
    *goal = options.goal;
    if (options.goal != POSITION_TARGET && !board_has_bits(board))
        return refuse(reader, options.goal_at, NOTATION_OPTION);
    status = check_grid(board);
    return status ? refuse(reader, 0, status) : check_marked(reader, board, &options);
}

/* Reads a mask of doors. The first one tells how many there are. */
static enum notation_status read_doors_mask(struct reader *reader, struct board *board) {
    uint8_t *mask = board->steps[board->buttons];
    int doors = 0, start = reader->at;
    for (char door; (door = reader_peek(reader)) == '0' || door == '1'; reader->at++) {
        if (doors == BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
        mask[doors++] = (uint8_t)(door - '0');
    }
    if (!at_border(reader)) return NOTATION_DIGIT;
    if (doors == 0 || doors < board->lights) return NOTATION_MASK_LENGTH;
    if (board->buttons > 0 && doors > board->lights) return refuse(reader, start + board->lights, NOTATION_MASK_LENGTH);
    memset(board->states, 2, (size_t)doors);
    board->lights = doors;
    board->buttons++;
    return NOTATION_OK;
}

/* Reads the numbers of states of dials. One number is for all dials, however many there are. Returns in *count how many were read. */
static enum notation_status read_dial_states(struct reader *reader, struct board *board, int *count) {
    int start = reader->at, most = 0;
    *count = 0;
    do {
        int states;
        enum notation_status status = *count == BOARD_DOORS_MAX ? NOTATION_TOO_MANY : read_states(reader, 2, &states);
        if (status) return status;
        board->states[(*count)++] = (uint8_t)states;
        if (states > most) most = states;
    } while (reader_accept(reader, '_'));
    return most > 2 ? NOTATION_OK : refuse(reader, start, NOTATION_STATES);
}

/* Reads a mask. The first one tells how many dials there are, unless each has its own number of states. */
static enum notation_status read_dials_mask(struct reader *reader, struct board *board) {
    int button = board->buttons, known = board->lights, start = reader->at, dials = 0;
    for (; !at_last(reader); dials++) {
        if (dials == (known ? known : BOARD_DOORS_MAX)) return known ? NOTATION_MASK_LENGTH : NOTATION_TOO_MANY;
        if (!known) board->states[dials] = board->states[0];
        enum notation_status status = read_digit(reader, board->states[dials], &board->steps[button][dials]);
        if (status) return status;
    }
    if (dials == 0 || dials < known) return NOTATION_MASK_LENGTH;
    board->lights = dials;
    board->buttons++;
    return board_order(board, button) <= BOARD_ORDER_MAX ? NOTATION_OK : refuse(reader, start, NOTATION_ORDER);
}

/* True if marks follow the masks. A dial with more states may have a mask of the digits of "locked". */
static bool at_marks(const struct reader *reader, const struct board *board) {
    struct reader next = *reader;
    if (board->buttons == 0) return false;
    for (int light = 0; OTHER_BOARDS && light < board->lights; light++)
        if (board->states[light] > BOARD_MARKED_STATES_MAX) return false;
    return reader_accept_word(&next, "-locked") || reader_accept_word(&next, "-any");
}

/* Reads the masks, and the marks behind them. */
static enum notation_status read_list(struct reader *reader, struct board *board, bool are_dials) {
    struct options options = {0};
    enum notation_status status = reader_peek(reader) == '-' ? NOTATION_OK : NOTATION_MASK_LENGTH;
    while (!status && !at_marks(reader, board) && reader_accept(reader, '-')) {
        if (board->buttons == BOARD_DOORS_MAX) return NOTATION_TOO_MANY;
        status = OTHER_BOARDS && are_dials ? read_dials_mask(reader, board) : read_doors_mask(reader, board);
    }
    if (!status) status = read_options(reader, board, &options);
    return status ? status : check_marked(reader, board, &options);
}

static enum notation_status read_dials(struct reader *reader, struct board *board) {
    int given;
    enum notation_status status = read_dial_states(reader, board, &given);
    if (status) return status;
    board->lights = given > 1 ? given : 0;
    board->both_ways = reader_accept(reader, '~');
    return read_list(reader, board, true);
}

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
static enum notation_status read_pairs(struct reader *reader, int limit, bool are_lines, uint8_t (*pairs)[2], int most,
                                       int *count) {
    if (!reader_accept(reader, '-')) return NOTATION_LINE;
    for (*count = 0; !at_last(reader); (*count)++) {
        uint8_t pair[2];
        int start = reader->at;
        if (*count == most) return NOTATION_SHAPE;
        bool fits = !read_digit(reader, limit, &pair[0]) && !read_digit(reader, limit, &pair[1]) &&
                    !is_listed(pairs, *count, pair[0], pair[1]);
        if (fits && are_lines) fits = pair[0] != pair[1] && !is_listed(pairs, *count, pair[1], pair[0]);
        if (!fits) return refuse(reader, start, NOTATION_LINE);
        memcpy(pairs[*count], pair, sizeof pair);
    }
    return NOTATION_OK;
}

static enum notation_status read_graph(struct reader *reader, struct surface *surface) {
    enum notation_status status =
        read_pairs(reader, BOARD_STATES_MAX, false, surface->point, SURFACE_POINTS_MAX, &surface->points);
    if (status) return status;
    if (surface->points == 0) return NOTATION_SHAPE;
    return read_pairs(reader, surface->points, true, surface->line, SURFACE_LINES_MAX, &surface->lines);
}

static enum notation_status read_shape_size(struct reader *reader, struct surface *surface) {
    int start = reader->at, least = SHAPES[surface->shape].least, most = SHAPES[surface->shape].most;
    if (most == 0) return NOTATION_OK;
    surface->size = reader_number(reader, most);
    if (surface->size >= least && surface->size <= most && reader->text[start] != '0') return NOTATION_OK;
    return refuse(reader, start, NOTATION_SHAPE);
}

static enum notation_status read_surface(struct reader *reader, enum surface_shape shape, struct board *board) {
    struct surface surface = {.shape = shape};
    struct options options = {0};
    enum notation_status status =
        shape == SURFACE_GRAPH ? read_graph(reader, &surface) : read_shape_size(reader, &surface);
    if (status) return status;
    board_of_surface(board, &surface, 2);
    status = read_options(reader, board, &options);
    if (status) return status;
    memset(board->states, board->states[0], (size_t)board->lights);
    return check_marked(reader, board, &options);
}

/* Reads a board, and the goal that it names, or POSITION_TARGET. */
static enum notation_status read_board(struct reader *reader, struct board *board, enum position_goal *goal) {
    board_clear(board);
    *goal = POSITION_TARGET;
    if (reader->length == 0) return NOTATION_EMPTY;
    if (reader_is_digit(reader_peek(reader))) return read_grid(reader, board, goal);
    board->kind = BOARD_DOORS;
    if (reader_accept_word(reader, "doors")) return read_list(reader, board, false);
    enum surface_shape shape = read_shape(reader);
    if (!shape && !reader_accept_word(reader, "dials")) return NOTATION_BOARD;
    if (!OTHER_BOARDS) return NOTATION_NOT_HERE;
    return shape ? read_surface(reader, shape, board) : read_dials(reader, board);
}

/* Reads a field of hex digits, in which holes must be 0, and writes a byte for each of n bits. */
static enum notation_status read_bits(struct reader *reader, const struct board *board, int n, uint8_t *bytes) {
    uint64_t bits[BOARD_WORDS] = {0};
    int start = reader->at;
    enum notation_status status = read_hex(reader, n, bits);
    if (status) return status;
    int hole = first_hole(board, bits, n);
    if (hole >= 0) return refuse(reader, start + hole / 4, NOTATION_HOLE);
    for (int i = 0; i < n; i++) bytes[i] = gf2_get(bits, i);
    return NOTATION_OK;
}

static void set_all(const struct board *board, int state, uint8_t *lights) {
    memset(lights, state, (size_t)board->lights);
    for (size_t i = 0; i < GF2_WORDS(board->lights); i++)
        for (uint64_t rest = board->holes[i]; rest; rest &= rest - 1)
            lights[i * GF2_WORD_BITS + (size_t)__builtin_ctzll(rest)] = 0;
}

/* Accepts "off" or "on" for all lights of a board with bits. */
static bool accept_all(struct reader *reader, const struct board *board, uint8_t *lights) {
    bool is_on = accept_option(reader, "on"), found = is_on || accept_option(reader, "off");
    if (found) set_all(board, is_on, lights);
    return found;
}

/* Accepts "off" or "on" for all cells of a surface of two states. */
static bool accept_cells(struct reader *reader, const struct board *board, uint8_t *lights) {
    if (board->surface.shape == SURFACE_NONE || board->states[0] != 2) return false;
    bool is_on = reader_accept_word(reader, "on"), found = is_on || reader_accept_word(reader, "off");
    if (found) set_all(board, is_on, lights);
    return found;
}

/* Reads a digit for all lights, or one for each. There is at least one digit. */
static enum notation_status read_digits(struct reader *reader, const struct board *board, uint8_t *lights) {
    if (accept_cells(reader, board, lights)) return at_last(reader) ? NOTATION_OK : NOTATION_LENGTH;
    enum notation_status status = NOTATION_OK;
    int start = reader->at;
    bool all = at_last(&(struct reader){reader->text, reader->length, start + 1});
    for (int light = 0; light < board->lights && !status; light++) {
        int states = board_states(board, light);
        if (all && states == 1) continue;
        if (all) reader->at = start;
        status = read_digit(reader, states, &lights[light]);
    }
    return !status && !at_last(reader) ? NOTATION_LENGTH : status;
}

static enum notation_status read_lights(struct reader *reader, const struct board *board, uint8_t *lights) {
    if (!board_has_bits(board)) return read_digits(reader, board, lights);
    return accept_all(reader, board, lights) ? NOTATION_OK : read_bits(reader, board, board->lights, lights);
}

/* Reads presses as digits. A button of an order above 36 has two digits. */
static enum notation_status read_turns(struct reader *reader, const struct board *board, uint8_t *presses) {
    for (int button = 0; button < board->buttons; button++) {
        int start = reader->at, order = (int)board_order(board, button);
        enum notation_status status = NOTATION_OK;
        uint8_t high = 0, low = 0;
        bool two = order > BOARD_STATES_MAX;
        if (two) status = read_digit(reader, BOARD_STATES_MAX, &high);
        if (!status) status = read_digit(reader, two ? BOARD_STATES_MAX : order, &low);
        if (status == NOTATION_HOLE && board_is_locked(board, button)) status = NOTATION_LOCKED;
        if (status) return status;
        int times = high * BOARD_STATES_MAX + low;
        if (times >= order) return refuse(reader, start, NOTATION_VALUE);
        presses[button] = (uint8_t)times;
    }
    return at_last(reader) ? NOTATION_OK : NOTATION_LENGTH;
}

static enum notation_status read_presses(struct reader *reader, const struct board *board, uint8_t *presses) {
    int start = reader->at;
    if (!board_has_bits(board)) return read_turns(reader, board, presses);
    enum notation_status status = read_bits(reader, board, board->buttons, presses);
    if (status) return status;
    for (int button = 0; button < board->buttons; button++)
        if (presses[button] && board_is_locked(board, button))
            return refuse(reader, start + button / 4, NOTATION_LOCKED);
    return NOTATION_OK;
}

/* The goal that the board names, if there is one, or that it has without a target. */
static void set_goal(struct position *out, enum position_goal goal) {
    out->goal = goal == POSITION_EITHER ? BOARD_GOAL_SAME : BOARD_GOAL_EACH;
    if (goal == POSITION_ON || board_has_doors(&out->board)) set_all(&out->board, 1, out->target);
}

/* The target of a light whose final state is of no matter says nothing. */
static void clear_any(struct position *out) {
    for (int light = 0; out->board.is_marked && light < out->board.lights; light++)
        if (board_is_any(&out->board, light)) out->target[light] = 0;
}

/* Reads the target behind a "=". A binary grid has a word for what "*" is. */
static enum notation_status read_target(struct reader *reader, struct position *out) {
    const struct board *board = &out->board;
    bool is_grid = board->kind == BOARD_GRID && board_is_binary(board);
    memset(out->target, 0, (size_t)board->lights);
    if (is_grid || reader_peek(reader) != '*')
        return at_border(reader) ? NOTATION_TARGET : read_lights(reader, board, out->target);
    if (!board_states_of_all(board)) return NOTATION_TARGET;
    out->goal = BOARD_GOAL_SAME;
    reader->at++;
    return NOTATION_OK;
}

/* Reads what follows the board, and its goal. */
static enum notation_status read_vectors(struct reader *reader, struct position *out, enum position_goal goal) {
    enum notation_status status = NOTATION_OK;
    set_goal(out, goal);
    if (reader_peek(reader) == '=') {
        if (goal != POSITION_TARGET) return NOTATION_REPEATED;
        reader->at++;
        status = read_target(reader, out);
    }
    if (status) return status;
    clear_any(out);
    if (!reader_accept(reader, '.') || at_border(reader)) return NOTATION_LIGHTS;
    status = read_lights(reader, &out->board, out->start);
    if (!status && reader_accept(reader, '.')) status = read_presses(reader, &out->board, out->presses);
    return !status && !reader_at_end(reader) ? NOTATION_TRAILING : status;
}

enum notation_status notation_read(const char *text, int length, struct position *out, int *at, struct arena *arena) {
    struct reader reader = {.text = text, .length = length};
    size_t mark = arena_mark(arena);
    enum position_goal goal;
    enum notation_status status = read_board(&reader, &out->board, &goal);
    if (!status) status = notation_here(&out->board);
    if (!status && !position_take(out, arena)) status = NOTATION_NO_MEMORY;
    if (!status) status = read_vectors(&reader, out, goal);
    if (status) arena_release(arena, mark);
    *at = reader.at;
    return status;
}
