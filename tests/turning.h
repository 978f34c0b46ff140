/* The plain method for lights with more than two states: computes light by light from the definitions, as a reference for tests. */
#ifndef TURNING_H
#define TURNING_H

#include "board/board.h"
#include "plain.h"

/* The steps by which a press turns a light. */
static inline int turning_steps(const struct board *board, int button, int light) {
    if (board->is_marked && board->locked[button / 64] >> button % 64 & 1) return 0;
    if (board->kind == BOARD_DOORS) return board->steps[button][light];
    if (plain_is_hole(board, button) || plain_is_hole(board, light)) return 0;
    if (board->rule == BOARD_ROWCOL) return plain_flips(board, button, light);
    return plain_reaches(board, button, light) % board_states(board, light);
}

/* True if the light exists and its final state matters. */
static inline bool turning_matters(const struct board *board, int light) {
    if (board->is_marked && board->any[light / 64] >> light % 64 & 1) return false;
    return board_states(board, light) > 1;
}

/* The first light whose state matters. */
static inline int turning_first(const struct board *board) {
    int first = 0;
    while (!turning_matters(board, first)) first++;
    return first;
}

/* lights += the presses */
static inline void turning_press(const struct board *board, const uint8_t *presses, uint8_t *lights) {
    for (int light = 0; light < board->lights; light++) {
        int sum = lights[light];
        for (int button = 0; button < board->buttons; button++)
            if (presses[button]) sum += presses[button] * turning_steps(board, button, light);
        lights[light] = (uint8_t)(sum % board_states(board, light));
    }
}

/* The least number of presses that brings all lights back, by pressing; with two states 2, except for holes and locked buttons. */
static inline int turning_order(const struct board *board, int button) {
    if (board_states_of_all(board) == 2) return board_has_button(board, button) ? 2 : 1;
    for (int times = 1;; times++) {
        bool back = true;
        for (int light = 0; light < board->lights && back; light++)
            back = times * turning_steps(board, button, light) % board_states(board, light) == 0;
        if (back) return times;
    }
}

static inline int turning_random_states(uint64_t *seed) {
    return 2 + test_random_below(seed, BOARD_STATES_MAX - 1);
}

static inline struct board turning_grid(int rows, int columns, int states) {
    struct board board = plain_grid(rows, columns);
    board.states[0] = (uint8_t)states;
    return board;
}

/* Locks some of the buttons, never the first. */
static inline void turning_lock_some(uint64_t *seed, struct board *board) {
    for (int button = 1; button < board->buttons; button++) {
        if (plain_is_hole(board, button) || test_random_below(seed, 4)) continue;
        gf2_flip(board->locked, button);
        board->is_marked = true;
    }
}

/* Makes the final states of some lights be of no matter, never of all. */
static inline void turning_leave_some(uint64_t *seed, struct board *board) {
    int left = 0;
    for (int cell = 0; cell < board->lights; cell++) left += !plain_is_hole(board, cell);
    for (int cell = 0; cell < board->lights && left > 1; cell++) {
        if (plain_is_hole(board, cell) || test_random_below(seed, 3)) continue;
        gf2_flip(board->any, cell);
        board->is_marked = true;
        left--;
    }
}

/* A third of the boards have locked buttons, and a third lights whose final state is of no matter. */
static inline void turning_mark_some(uint64_t *seed, struct board *board) {
    if (test_random_below(seed, 3) == 0) turning_lock_some(seed, board);
    if (test_random_below(seed, 3) == 0) turning_leave_some(seed, board);
}

/* A drawn graph with some of the lines that it can have. */
static inline struct board turning_random_graph(uint64_t *seed, int most, int states) {
    struct surface surface = {.shape = SURFACE_GRAPH, .points = 1 + test_random_below(seed, most)};
    struct board board;
    for (int b = 0; b < surface.points; b++) {
        surface.point[b][0] = (uint8_t)test_random_below(seed, SURFACE_POINTS_MAX);
        surface.point[b][1] = (uint8_t)b;
        for (int a = 0; a < b; a++)
            if (test_random_below(seed, 3) == 0)
                memcpy(surface.line[surface.lines++], (uint8_t[]){(uint8_t)a, (uint8_t)b}, 2);
    }
    board_of_surface(&board, &surface, states);
    turning_mark_some(seed, &board);
    return board;
}

static inline struct board turning_random_grid(uint64_t *seed, int side_max, int states) {
    struct board board = plain_random_grid(seed, side_max);
    board.states[0] = (uint8_t)states;
    turning_mark_some(seed, &board);
    return board;
}

static inline void turning_make_hole(struct board *board, int cell) {
    if (!gf2_get(board->holes, cell)) gf2_flip(board->holes, cell);
    if (gf2_get(board->locked, cell)) gf2_flip(board->locked, cell);
    if (gf2_get(board->any, cell)) gf2_flip(board->any, cell);
}

/* Dials with `states` states each, or each with a random number up to that; many steps are 0. */
static inline struct board turning_random_dials(uint64_t *seed, int most, int states, bool mixed) {
    struct board board = {.kind = BOARD_DOORS};
    board.lights = 1 + test_random_below(seed, most);
    board.buttons = 1 + test_random_below(seed, most);
    for (int dial = 0; dial < board.lights; dial++)
        board.states[dial] = (uint8_t)(mixed ? 2 + test_random_below(seed, states - 1) : states);
    for (int button = 0; button < board.buttons; button++)
        for (int dial = 0; dial < board.lights; dial++)
            if (test_random_below(seed, 3))
                board.steps[button][dial] = (uint8_t)test_random_below(seed, board_states(&board, dial));
    if (states <= BOARD_MARKED_STATES_MAX) turning_mark_some(seed, &board);
    return board;
}

/* Dials or a drawn graph, whose lights all have `states` states. */
static inline struct board turning_random_list(uint64_t *seed, int most, int states) {
    if (test_random_below(seed, 2)) return turning_random_graph(seed, most, states);
    return turning_random_dials(seed, most, states, false);
}

static inline void turning_random_lights(uint64_t *seed, const struct board *board, uint8_t *lights) {
    for (int light = 0; light < board->lights; light++)
        lights[light] = (uint8_t)test_random_below(seed, board_states(board, light));
}

/* A position of a board that need not be binary. */
struct turning_position {
    struct board board;
    enum board_goal goal;
    uint8_t target[BOARD_TURNING_LIGHTS_MAX], start[BOARD_TURNING_LIGHTS_MAX], presses[BOARD_TURNING_LIGHTS_MAX];
};

static inline struct turning_position turning_position_of(const char *text, int length) {
    SCOPED struct arena arena = test_arena(1 << 19);
    struct position read = plain_read(text, length, &arena);
    struct turning_position position = {.board = read.board, .goal = read.goal};
    if (read.board.lights > BOARD_TURNING_LIGHTS_MAX) abort();
    memcpy(position.target, read.target, (size_t)read.board.lights);
    memcpy(position.start, read.start, (size_t)read.board.lights);
    memcpy(position.presses, read.presses, (size_t)read.board.buttons);
    return position;
}

static inline struct turning_position turning_position(const char *text) {
    return turning_position_of(text, (int)strlen(text));
}

/* The steps by which each light must be turned to its target; 0 where the final state is of no matter. */
static inline void turning_need(const struct turning_position *position, const uint8_t *lights, uint8_t *need) {
    for (int light = 0; light < position->board.lights; light++) {
        int states = board_states(&position->board, light), more = position->target[light] + states - lights[light];
        need[light] = (uint8_t)(turning_matters(&position->board, light) ? more % states : 0);
    }
}

/* True if these lights reach the goal. */
static inline bool turning_is_solved(const struct turning_position *position, const uint8_t *lights) {
    int first = turning_first(&position->board);
    for (int light = 0; light < position->board.lights; light++) {
        int shown = position->goal == BOARD_GOAL_SAME ? lights[first] : position->target[light];
        if (turning_matters(&position->board, light) && lights[light] != shown) return false;
    }
    return true;
}

/* The position of dials written as in dials3-110-111-011: masks of digits, the target and the lights at the start. */
static inline struct turning_position turning_dials(int states, const char *masks, const char *target,
                                                    const char *start) {
    struct turning_position position = {.board = {.kind = BOARD_DOORS}};
    struct board *board = &position.board;
    while (start[board->lights]) board->states[board->lights++] = (uint8_t)states;
    for (; *masks; board->buttons++) {
        masks += *masks == '-';
        for (int dial = 0; dial < board->lights; dial++) board->steps[board->buttons][dial] = (uint8_t)(*masks++ - '0');
    }
    position.goal = *target == '*' ? BOARD_GOAL_SAME : BOARD_GOAL_EACH;
    for (int dial = 0; dial < board->lights; dial++) {
        char wanted = target[1] ? target[dial] : *target;
        position.start[dial] = (uint8_t)(start[dial] - '0');
        position.target[dial] = (uint8_t)(wanted == '*' ? 0 : wanted - '0');
    }
    return position;
}

/* A grid, a list of masks, or dials, in turn; its lights are all 0. */
static inline struct turning_position turning_random_position(uint64_t *seed, int round, int states) {
    struct turning_position position = {.goal = BOARD_GOAL_EACH};
    if (round % 3 == 0) position.board = turning_random_grid(seed, 3, states);
    if (round % 3 == 1) position.board = turning_random_list(seed, 5, states);
    if (round % 3 == 2) position.board = turning_random_dials(seed, 5, 6, true);
    if (round % 3 < 2) position.goal = (enum board_goal)test_random_below(seed, 2);
    return position;
}

#endif
