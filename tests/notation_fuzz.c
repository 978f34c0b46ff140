/* Any text is either refused at a place inside it, or read as a position whose canonical text is read as the same position. On boards that
 * are not binary, its answer is a solution or a witness. */
#include "board/notation.h"

#include <string.h>

#include "algebra/check.h"
#include "solve/mod_solve.h"
#include "test.h"

static void check_position(const struct position *position) {
    const struct board *board = &position->board;
    CHECK(board->lights > 0 && board->lights <= BOARD_LIGHTS_MAX && board->buttons > 0);
    CHECK(board->kind == BOARD_GRID || (board->lights <= BOARD_DOORS_MAX && board->buttons <= BOARD_DOORS_MAX));
    CHECK(board->kind != BOARD_GRID || board->rows * board->columns == board->lights);
    CHECK(board_is_binary(board) || board->lights <= BOARD_TURNING_LIGHTS_MAX);
    for (int light = 0; light < board->lights; light++) {
        int states = board_states(board, light);
        CHECK(states > 0 && states <= BOARD_STATES_MAX);
        CHECK(position->start[light] < states && position->target[light] < states);
    }
    for (int button = 0; button < board->buttons; button++)
        CHECK(position->presses[button] < board_order(board, button));
}

static void check_answer(const struct position *position, struct arena *arena) {
    static uint8_t lights[BOARD_TURNING_LIGHTS_MAX], need[BOARD_TURNING_LIGHTS_MAX], presses[BOARD_TURNING_LIGHTS_MAX];
    static uint8_t weights[BOARD_TURNING_LIGHTS_MAX];
    static struct mod_solver solver;
    const struct board *board = &position->board;
    if (board_is_binary(board) || board->lights > 100) return;
    if (!mod_prepare(&solver, board, position->goal, arena)) return;
    memcpy(lights, position->start, (size_t)board->lights);
    board_press_all(board, position->presses, lights);
    position_need(position, lights, need);
    struct mod_answer answer = mod_solve(&solver, need, presses, weights);
    if (answer.solvable) board_press_all(board, presses, lights);
    CHECK(!answer.solvable || position_is_solved(position, lights));
    int sum = 0;
    for (int light = 0; !answer.solvable && light < board->lights; light++) sum += weights[light] * need[light];
    CHECK(answer.solvable || sum % answer.modulus);
}

/* The canonical text of the position that was read from the canonical text is the same text. */
static void check_text(const struct position *position, struct arena *arena) {
    static char text[NOTATION_TEXT_MAX], written[NOTATION_TEXT_MAX];
    struct position again;
    int at, length = notation_write(position, text);
    CHECK(length <= NOTATION_TEXT_MAX);
    CHECK(notation_read(text, length, &again, &at, arena) == NOTATION_OK && at == length);
    CHECK(notation_write(&again, written) == length && !memcmp(text, written, (size_t)length));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    SCOPED struct arena arena = test_arena(1 << 22);
    struct position position;
    int at = -1, status = (int)notation_read((const char *)data, (int)size, &position, &at, &arena);
    CHECK(status >= NOTATION_OK && status <= NOTATION_ANY && at >= 0 && at <= (int)size);
    if (status) return 0;
    check_position(&position);
    check_text(&position, &arena);
    check_answer(&position, &arena);
    return 0;
}
