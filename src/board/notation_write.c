#include "board/notation.h"
#include "board/words.h"
#include "board/writer.h"

static void put_digit(struct writer *writer, int digit) {
    writer_put(writer, "0123456789abcdefghijklmnopqrstuvwxyz"[digit]);
}

static void put_hex(struct writer *writer, const uint64_t *bits, int n) {
    for (int i = 0; i < n; i += 4) {
        int digit = 0;
        for (int k = 0; k < 4 && i + k < n; k++) digit |= gf2_get(bits, i + k) << (3 - k);
        writer_put(writer, "0123456789abcdef"[digit]);
    }
}

/* A byte for each of n bits. */
static void put_bits(struct writer *writer, const uint8_t *bytes, int n) {
    uint64_t bits[BOARD_WORDS];
    gf2_from_bytes(bits, bytes, n);
    put_hex(writer, bits, n);
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
    for (int i = 0; i < RULES_COUNT; i++)
        if (rule == RULES[i]) {
            writer_word(writer, RULE_WORDS[i]);
            return;
        }
    put_stencil(writer, rule);
}

static void put_option(struct writer *writer, const char *word) {
    writer_put(writer, '-');
    writer_word(writer, word);
}

/* A set of n cells or buttons, unless it is empty. */
static void put_set(struct writer *writer, const char *word, int n, const uint64_t *set) {
    if (gf2_is_zero(set, GF2_WORDS(n))) return;
    put_option(writer, word);
    put_hex(writer, set, n);
}

static void put_marks(struct writer *writer, const struct board *board) {
    if (!board_has_marks(board)) return;
    put_set(writer, "locked", board->buttons, board->locked);
    put_set(writer, "any", board->lights, board->any);
}

static void put_states(struct writer *writer, const struct board *board) {
    if (!OTHER_BOARDS || board->states[0] == 2) return;
    put_option(writer, "mod");
    writer_number(writer, board->states[0]);
    if (board->both_ways) writer_put(writer, '~');
}

static void put_grid(struct writer *writer, const struct board *board, enum position_goal goal) {
    writer_number(writer, board->rows);
    writer_put(writer, 'x');
    writer_number(writer, board->columns);
    put_rule(writer, board->rule);
    if (board->wrap != BOARD_FLAT) put_option(writer, WRAPS[board->wrap]);
    if (goal == POSITION_ON || goal == POSITION_EITHER) put_option(writer, GOALS[goal]);
    put_set(writer, "holes", board->lights, board->holes);
    put_marks(writer, board);
    put_states(writer, board);
}

static void put_dials(struct writer *writer, const struct board *board) {
    int numbers = board_states_of_all(board) ? 1 : board->lights;
    writer_word(writer, "dials");
    for (int dial = 0; dial < numbers; dial++) {
        if (dial) writer_put(writer, '_');
        writer_number(writer, board->states[dial]);
    }
    if (board->both_ways) writer_put(writer, '~');
}

static void put_masks(struct writer *writer, const struct board *board) {
    for (int button = 0; button < board->buttons; button++) {
        writer_put(writer, '-');
        for (int light = 0; light < board->lights; light++) put_digit(writer, board->steps[button][light]);
    }
}

static void put_pairs(struct writer *writer, const uint8_t (*pairs)[2], int count) {
    writer_put(writer, '-');
    for (int i = 0; i < count; i++) {
        put_digit(writer, pairs[i][0]);
        put_digit(writer, pairs[i][1]);
    }
}

static void put_surface(struct writer *writer, const struct board *board) {
    const struct surface *surface = &board->surface;
    writer_word(writer, SHAPES[surface->shape].word);
    if (surface->size) writer_number(writer, surface->size);
    if (surface->shape == SURFACE_GRAPH) {
        put_pairs(writer, surface->point, surface->points);
        put_pairs(writer, surface->line, surface->lines);
    }
    put_marks(writer, board);
    put_states(writer, board);
}

static void put_list(struct writer *writer, const struct board *board) {
    if (board_has_doors(board))
        writer_word(writer, "doors");
    else
        put_dials(writer, board);
    put_masks(writer, board);
    put_marks(writer, board);
}

/* `common` is the state that all show, or -1. */
static void put_lights(struct writer *writer, const struct board *board, const uint8_t *lights, int common) {
    bool bits = board_has_bits(board);
    if (common >= 0 && (bits || (board->surface.shape && board->states[0] == 2)))
        writer_word(writer, common ? "on" : "off");
    else if (common >= 0)
        put_digit(writer, common);
    else if (bits)
        put_bits(writer, lights, board->lights);
    else
        for (int light = 0; light < board->lights; light++) put_digit(writer, lights[light]);
}

/* The target of all lights whose final state matters, or -1, also if another light does not have this state: one digit is for all. */
static int common_target(const struct position *position) {
    const struct board *board = &position->board;
    int common = board_common_state(board, position->target, false);
    for (int light = 0; light < board->lights; light++)
        if (board_is_any(board, light) && board_states(board, light) <= common) return -1;
    return common;
}

/* True if the board has this goal without a target. */
static bool is_told(const struct position *position, enum position_goal goal) {
    const struct board *board = &position->board;
    if (!board_is_binary(board)) return goal == POSITION_TARGET && common_target(position) == board_has_doors(board);
    return board->kind == BOARD_DOORS ? goal == POSITION_ON : goal != POSITION_TARGET;
}

static void put_target(struct writer *writer, const struct position *position, enum position_goal goal) {
    if (is_told(position, goal)) return;
    writer_put(writer, '=');
    if (position->goal == BOARD_GOAL_SAME)
        writer_put(writer, '*');
    else
        put_lights(writer, &position->board, position->target, common_target(position));
}

static void put_turns(struct writer *writer, const struct board *board, const uint8_t *presses) {
    for (int button = 0; button < board->buttons; button++) {
        bool two = board_order(board, button) > BOARD_STATES_MAX;
        if (two) put_digit(writer, presses[button] / BOARD_STATES_MAX);
        put_digit(writer, presses[button] % BOARD_STATES_MAX);
    }
}

static void put_presses(struct writer *writer, const struct board *board, const uint8_t *presses) {
    int last = board->buttons - 1;
    while (last >= 0 && presses[last] == 0) last--;
    if (last < 0) return;
    writer_put(writer, '.');
    if (board_has_bits(board))
        put_bits(writer, presses, board->buttons);
    else
        put_turns(writer, board, presses);
}

int notation_write(const struct position *position, char *text) {
    struct writer writer = {.text = text};
    const struct board *board = &position->board;
    enum position_goal goal = position_goal(position);
    if (OTHER_BOARDS && board->surface.shape)
        put_surface(&writer, board);
    else if (board->kind == BOARD_DOORS)
        put_list(&writer, board);
    else
        put_grid(&writer, board, goal);
    put_target(&writer, position, goal);
    writer_put(&writer, '.');
    put_lights(&writer, board, position->start, board_common_state(board, position->start, true));
    put_presses(&writer, board, position->presses);
    return writer.length;
}
