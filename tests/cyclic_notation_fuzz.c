/* Any text is either refused at a place inside it, or read as a position whose canonical text is read as the same position. Its answer
 * is a solution or a witness. */
#include "board/cyclic_notation.h"

#include <string.h>

#include "algebra/check.h"
#include "solve/cyclic_solve.h"
#include "test.h"

static void check_position(const struct cyclic_position *position) {
    const struct cyclic_board *board = &position->board;
    CHECK(board->grid.lights > 0 && board->grid.lights <= CYCLIC_LIGHTS_MAX && board->grid.buttons > 0);
    CHECK(board->grid.kind == BOARD_GRID || board->grid.buttons <= CYCLIC_DIALS_MAX);
    for (int light = 0; light < board->grid.lights; light++) {
        int states = board->states[light];
        CHECK(states > 0 && states <= CYCLIC_STATES_MAX);
        CHECK(position->start[light] < states && position->target[light] < states);
    }
    for (int button = 0; button < board->grid.buttons; button++)
        CHECK(position->presses[button] < cyclic_order(board, button));
}

static void check_answer(const struct cyclic_position *position) {
    static uint8_t lights[CYCLIC_LIGHTS_MAX], need[CYCLIC_LIGHTS_MAX], presses[CYCLIC_LIGHTS_MAX];
    static uint8_t weights[CYCLIC_LIGHTS_MAX];
    static struct cyclic_solver solver;
    SCOPED struct arena arena = test_arena(1 << 22);
    if (position->board.grid.lights > 100 || !cyclic_prepare(&solver, &position->board, position->goal, &arena)) return;
    cyclic_lights(position, lights);
    cyclic_need(position, lights, need);
    struct cyclic_answer answer = cyclic_solve(&solver, need, presses, weights);
    if (answer.solvable) cyclic_add_presses(&position->board, presses, lights);
    CHECK(!answer.solvable || cyclic_is_solved(position, lights));
    int sum = 0;
    for (int light = 0; !answer.solvable && light < position->board.grid.lights; light++)
        sum += weights[light] * need[light];
    CHECK(answer.solvable || sum % answer.modulus);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct cyclic_position position, again;
    static char text[CYCLIC_NOTATION_TEXT_MAX];
    int at = -1, status = cyclic_notation_read((const char *)data, (int)size, &position, &at);
    CHECK(status >= NOTATION_OK && status <= CYCLIC_NOTATION_LINE && at >= 0 && at <= (int)size);
    if (status) return 0;
    check_position(&position);
    int length = cyclic_notation_write(&position, text);
    CHECK(length <= CYCLIC_NOTATION_TEXT_MAX);
    CHECK(cyclic_notation_read(text, length, &again, &at) == NOTATION_OK && at == length);
    CHECK(memcmp(&position, &again, sizeof again) == 0);
    check_answer(&position);
    return 0;
}
