/* The plain method: computes bit by bit from the definitions, as a reference for tests. */
#ifndef PLAIN_H
#define PLAIN_H

#include <string.h>

#include "board/board.h"
#include "board/notation.h"
#include "test.h"

/* Reads a text that must be valid. */
static inline struct position plain_read(const char *text, int length, struct arena *arena) {
    struct position position;
    int at;
    if (notation_read(text, length, &position, &at, arena) != NOTATION_OK) {
        fprintf(stderr, "%.*s is refused at %d\n", length, text, at);
        abort();
    }
    return position;
}

/* A position of a binary board, as bits. */
struct plain_position {
    struct board board;
    enum board_goal goal;
    uint64_t target[BOARD_WORDS], start[BOARD_WORDS], presses[BOARD_WORDS];
};

static inline struct plain_position plain_position_of(const char *text, int length) {
    SCOPED struct arena arena = test_arena(1 << 19);
    struct position read = plain_read(text, length, &arena);
    struct plain_position position = {.board = read.board, .goal = read.goal};
    gf2_from_bytes(position.target, read.target, read.board.lights);
    gf2_from_bytes(position.start, read.start, read.board.lights);
    gf2_from_bytes(position.presses, read.presses, read.board.buttons);
    return position;
}

static inline struct plain_position plain_position(const char *text) {
    return plain_position_of(text, (int)strlen(text));
}

/* The position as bytes, in an arena. */
static inline struct position plain_take(const struct plain_position *plain, struct arena *arena) {
    struct position position = {.board = plain->board, .goal = plain->goal};
    if (!position_take(&position, arena)) abort();
    for (int light = 0; light < plain->board.lights; light++) {
        position.target[light] = gf2_get(plain->target, light);
        position.start[light] = gf2_get(plain->start, light);
    }
    for (int button = 0; button < plain->board.buttons; button++)
        position.presses[button] = gf2_get(plain->presses, button);
    return position;
}

static inline struct board plain_board(const char *text) {
    return plain_position(text).board;
}

static inline bool plain_is_hole(const struct board *board, int cell) {
    return board->kind == BOARD_GRID && gf2_get(board->holes, cell);
}

/* The cell that is reached by single steps, first up or down, then left or right; -1 beyond an edge that is not joined. Behind a mirrored
 * edge one walks on in the mirror. */
static inline int plain_walk(const struct board *board, int cell, int down, int right) {
    const bool joined[] = {board->wrap >= BOARD_TORUS, board->wrap >= BOARD_CYLINDER};
    const bool mirrored[] = {board->wrap >= BOARD_KLEIN, board->wrap == BOARD_PROJECTIVE};
    const int sizes[] = {board->rows, board->columns};
    int at[] = {cell / board->columns, cell % board->columns}, ahead[] = {down, right};
    for (int axis = 0; axis < 2; axis++)
        while (ahead[axis]) {
            int step = ahead[axis] < 0 ? -1 : 1, end = step < 0 ? 0 : sizes[axis] - 1, other = 1 - axis;
            ahead[axis] -= step;
            if (at[axis] != end) {
                at[axis] += step;
                continue;
            }
            if (!joined[axis]) return -1;
            at[axis] = sizes[axis] - 1 - end;
            if (!mirrored[axis]) continue;
            at[other] = sizes[other] - 1 - at[other];
            ahead[other] = -ahead[other];
        }
    return at[0] * board->columns + at[1];
}

/* The number of cells of the stencil of the button that are this light. */
static inline int plain_reaches(const struct board *board, int button, int light) {
    int count = 0;
    for (int r = 0; r < BOARD_STENCIL_SIDE; r++)
        for (int c = 0; c < BOARD_STENCIL_SIDE; c++)
            count += (board->rule & BOARD_STENCIL(r, c)) && plain_walk(board, button, r - 2, c - 2) == light;
    return count;
}

/* True if the button flips the light: an odd number of the cells of its stencil are this light. */
static inline bool plain_flips(const struct board *board, int button, int light) {
    if (board->kind == BOARD_DOORS) return board->steps[button][light] & 1;
    if (plain_is_hole(board, button) || plain_is_hole(board, light)) return false;
    int row = button / board->columns, column = button % board->columns;
    int light_row = light / board->columns, light_column = light % board->columns;
    if (board->rule == BOARD_ROWCOL) return row == light_row || column == light_column;
    return plain_reaches(board, button, light) % 2;
}

/* lights += A·presses */
static inline void plain_press(const struct board *board, const uint64_t *presses, uint64_t *lights) {
    for (int button = 0; button < board->buttons; button++)
        for (int light = 0; gf2_get(presses, button) && light < board->lights; light++)
            if (plain_flips(board, button, light)) gf2_flip(lights, light);
}

static inline bool plain_equal(const uint64_t *a, const uint64_t *b, int n) {
    for (int i = 0; i < n; i++)
        if (gf2_get(a, i) != gf2_get(b, i)) return false;
    return true;
}

static inline int plain_weight(const uint64_t *bits, int n) {
    int weight = 0;
    for (int i = 0; i < n; i++) weight += gf2_get(bits, i);
    return weight;
}

/* True if no bit at or beyond n is set. */
static inline bool plain_ends(const uint64_t *bits, int n, int words) {
    return plain_weight(bits, n) == plain_weight(bits, words * GF2_WORD_BITS);
}

/* True if the lights reach the goal of the position. */
static inline bool plain_at_goal(const struct plain_position *position, const uint64_t *lights) {
    const struct board *board = &position->board;
    uint64_t all[BOARD_WORDS];
    board_all_lights(board, all);
    if (plain_equal(lights, position->target, board->lights)) return true;
    return position->goal == BOARD_GOAL_SAME && plain_equal(lights, all, board->lights);
}

/* Writes the lights to flip for the target of the position. */
static inline void plain_need(const struct plain_position *position, const uint64_t *lights, uint64_t *need) {
    memcpy(need, lights, BOARD_WORDS * sizeof *need);
    gf2_add(need, position->target, GF2_WORDS(position->board.lights));
}

/* True if the presses make exactly the lights and press no hole. */
static inline bool plain_solves(const struct board *board, const uint64_t *presses, const uint64_t *lights) {
    uint64_t made[BOARD_WORDS] = {0};
    for (int button = 0; button < board->buttons; button++)
        if (gf2_get(presses, button) && plain_is_hole(board, button)) return false;
    plain_press(board, presses, made);
    return plain_equal(made, lights, board->lights);
}

/* True if every button flips an even number of the lights of the witness, and an odd number of them are lit. */
static inline bool plain_proves(const struct board *board, const uint64_t *witness, const uint64_t *lights) {
    int lit = 0;
    for (int light = 0; light < board->lights; light++) lit += gf2_get(witness, light) && gf2_get(lights, light);
    for (int button = 0; button < board->buttons; button++) {
        int flipped = 0;
        for (int light = 0; light < board->lights; light++)
            flipped += gf2_get(witness, light) && plain_flips(board, button, light);
        if (flipped % 2) return false;
    }
    return lit % 2;
}

#define PLAIN_RULE(NAME, word, stencil) BOARD_##NAME,
static const uint32_t PLAIN_RULES[] = {BOARD_RULES(PLAIN_RULE)};
enum { PLAIN_RULES_COUNT = sizeof PLAIN_RULES / sizeof *PLAIN_RULES };

static inline uint32_t plain_random_rule(uint64_t *seed) {
    int choice = test_random_below(seed, PLAIN_RULES_COUNT + 3);
    return choice < PLAIN_RULES_COUNT ? PLAIN_RULES[choice] : 1 + (uint32_t)test_random(seed) % (BOARD_ROWCOL - 1);
}

static inline void plain_random_bits(uint64_t *seed, int n, int one_in, uint64_t *bits) {
    memset(bits, 0, BOARD_WORDS * sizeof *bits);
    for (int i = 0; i < n; i++)
        if (test_random_below(seed, one_in) == 0) gf2_flip(bits, i);
}

/* One cell of the orbit of a cell under some motions of the board: bit 0 of `turns` exchanges top and bottom, bit 1 left and right,
 * bit 2 rows and columns. */
static inline int plain_folded(const struct board *board, int cell, int turns) {
    int row = cell / board->columns, column = cell % board->columns;
    if (turns & 1 && row > board->rows - 1 - row) row = board->rows - 1 - row;
    if (turns & 2 && column > board->columns - 1 - column) column = board->columns - 1 - column;
    if (turns & 4 && board->rows == board->columns && row > column) return column * board->columns + row;
    return row * board->columns + column;
}

static inline struct board plain_grid(int rows, int columns) {
    return (struct board){.kind = BOARD_GRID,
                          .rows = rows,
                          .columns = columns,
                          .lights = rows * columns,
                          .buttons = rows * columns,
                          .rule = BOARD_PLUS,
                          .states = {2}};
}

/* Doors, or other lists of masks whose lights have two states; their masks are empty. */
static inline struct board plain_doors(int lights, int buttons) {
    struct board board = {.kind = BOARD_DOORS, .lights = lights, .buttons = buttons};
    for (int light = 0; light < lights; light++) board.states[light] = 2;
    return board;
}

/* At most 64 lights. */
static inline void plain_set_mask(struct board *board, int button, uint64_t mask) {
    for (int light = 0; light < board->lights; light++) board->steps[button][light] = mask >> light & 1;
}

static inline uint64_t plain_mask(const struct board *board, int button) {
    uint64_t mask = 0;
    for (int light = 0; light < board->lights; light++) mask |= (uint64_t)board->steps[button][light] << light;
    return mask;
}

/* A random set of existing lights. */
static inline void plain_random_lights(uint64_t *seed, const struct board *board, uint64_t *lights) {
    plain_random_bits(seed, board->lights, 2, lights);
    for (int light = 0; light < board->lights; light++)
        if (gf2_get(lights, light) && plain_is_hole(board, light)) gf2_flip(lights, light);
}

/* Joins the edges of a board in one of the ways that its rule allows. */
static inline enum board_wrap plain_random_wrap(uint64_t *seed, uint32_t rule) {
    return (enum board_wrap)test_random_below(seed, board_rule_is_even(rule) ? 5 : 3);
}

/* A grid of random size, rule and wrap, often with holes; cell 0 is never a hole. */
static inline struct board plain_random_grid(uint64_t *seed, int side_max) {
    struct board board = plain_grid(1 + test_random_below(seed, side_max), 1 + test_random_below(seed, side_max));
    board.rule = plain_random_rule(seed);
    board.wrap = plain_random_wrap(seed, board.rule);
    if (test_random_below(seed, 2)) plain_random_bits(seed, board.lights, 5, board.holes);
    if (gf2_get(board.holes, 0)) gf2_flip(board.holes, 0);
    return board;
}

static inline struct board plain_random_doors(uint64_t *seed, int most) {
    int lights = 1 + test_random_below(seed, most), buttons = 1 + test_random_below(seed, most);
    struct board board = plain_doors(lights, buttons);
    for (int button = 0; button < buttons; button++) {
        uint64_t word = 0;
        for (int light = 0; light < lights; light++, word >>= 1) {
            if (light % GF2_WORD_BITS == 0) word = test_random(seed);
            board.steps[button][light] = word & 1;
        }
    }
    return board;
}

static inline struct board plain_random_board(uint64_t *seed, int side_max) {
    int doors_max = side_max * side_max < BOARD_DOORS_MAX ? side_max * side_max : BOARD_DOORS_MAX;
    return test_random_below(seed, 4) ? plain_random_grid(seed, side_max) : plain_random_doors(seed, doors_max);
}

/* A random goal: all off, all on, either, or a target. */
static inline void plain_random_goal(uint64_t *seed, struct plain_position *position) {
    int choice = test_random_below(seed, 4);
    position->goal = choice == 0 ? BOARD_GOAL_SAME : BOARD_GOAL_EACH;
    memset(position->target, 0, sizeof position->target);
    if (choice == 1) board_all_lights(&position->board, position->target);
    if (choice == 2) plain_random_lights(seed, &position->board, position->target);
}

/* A random board, goal and lights. */
static inline struct plain_position plain_random_position(uint64_t *seed, int side_max) {
    struct plain_position position = {.board = plain_random_board(seed, side_max)};
    plain_random_goal(seed, &position);
    plain_random_lights(seed, &position.board, position.start);
    return position;
}

/* A random set of existing buttons. */
static inline void plain_random_presses(uint64_t *seed, const struct board *board, uint64_t *presses) {
    plain_random_bits(seed, board->buttons, 2, presses);
    for (int button = 0; button < board->buttons; button++)
        if (gf2_get(presses, button) && plain_is_hole(board, button)) gf2_flip(presses, button);
}

#endif
