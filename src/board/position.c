#include "board/position.h"

#include <string.h>

bool position_take(struct position *position, struct arena *arena) {
    size_t lights = (size_t)position->board.lights, buttons = (size_t)position->board.buttons;
    position->target = arena_take_zeroed(arena, 2 * lights + buttons, 1);
    if (!position->target) return false;
    position->start = position->target + lights;
    position->presses = position->start + lights;
    return true;
}

void position_need(const struct position *position, const uint8_t *lights, uint8_t *need) {
    for (int light = 0; light < position->board.lights; light++) {
        int more = position->target[light] - lights[light];
        if (board_is_any(&position->board, light)) more = 0;
        need[light] = (uint8_t)(more < 0 ? more + board_states(&position->board, light) : more);
    }
}

enum position_goal position_goal(const struct position *position) {
    bool same = position->goal == BOARD_GOAL_SAME;
    if (!board_is_binary(&position->board)) return same ? POSITION_SAME : POSITION_TARGET;
    if (same) return POSITION_EITHER;
    int state = board_common_state(&position->board, position->target, true);
    return state < 0 ? POSITION_TARGET : state ? POSITION_ON : POSITION_OFF;
}

bool position_is_solved(const struct position *position, const uint8_t *lights) {
    const struct board *board = &position->board;
    if (position->goal == BOARD_GOAL_SAME) return board_common_state(board, lights, false) >= 0;
    if (!board_has_marks(board))
        return memcmp(lights, position->target, (size_t)board->lights) == 0; /* faster than the loop */
    for (int light = 0; light < board->lights; light++)
        if (lights[light] != position->target[light] && !board_is_any(board, light)) return false;
    return true;
}
