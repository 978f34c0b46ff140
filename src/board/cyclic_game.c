#include "board/cyclic_game.h"

#include <string.h>

#include "algebra/check.h"

static enum cyclic_game_status apply(struct cyclic_game *game, struct history_change change) {
    for (int i = 0; i < change.count; i++) {
        int entry = change.buttons[i], back = entry < 0;
        int button = back ? CYCLIC_GAME_BACK - entry : entry, times = back ? -change.times : change.times;
        cyclic_press(&game->position, button, times);
        cyclic_add(&game->position.board, button, times, game->lights);
    }
    return CYCLIC_GAME_OK;
}

static enum cyclic_game_status add(struct cyclic_game *game, int32_t entry, struct arena *arena) {
    if (!history_reserve(&game->history, arena)) return CYCLIC_GAME_NO_MEMORY;
    return apply(game, history_add(&game->history, entry));
}

static bool has_button(const struct cyclic_game *game, int button) {
    return board_has_button(&game->position.board.grid, button);
}

/* A press the shorter way: a number that leads to `presses`, negative for backwards. */
static int shorter(const struct cyclic_board *board, int button, int presses) {
    int order = (int)cyclic_order(board, button);
    return cyclic_cost(board, order, presses) < presses ? presses - order : presses;
}

enum cyclic_game_status cyclic_game_load(struct cyclic_game *game, const struct cyclic_position *position,
                                         struct arena *arena) {
    const struct cyclic_board *board = &position->board;
    game->position = *position;
    game->history = (struct history){0};
    memcpy(game->lights, position->start, sizeof game->lights);
    memset(game->position.presses, 0, sizeof game->position.presses);
    if (!history_reserve(&game->history, arena)) return CYCLIC_GAME_NO_MEMORY;
    for (int button = 0; button < board->grid.buttons; button++) {
        int times = position->presses[button] ? shorter(board, button, position->presses[button]) : 0;
        if (cyclic_game_press(game, button, times, arena) == CYCLIC_GAME_NO_MEMORY) return CYCLIC_GAME_NO_MEMORY;
    }
    return CYCLIC_GAME_OK;
}

enum cyclic_game_status cyclic_game_press(struct cyclic_game *game, int button, int times, struct arena *arena) {
    CHECK(times >= -CYCLIC_GAME_TIMES_MAX && times <= CYCLIC_GAME_TIMES_MAX);
    if (!has_button(game, button)) return CYCLIC_GAME_NOTHING;
    enum cyclic_game_status status = CYCLIC_GAME_NOTHING;
    int32_t entry = times < 0 ? CYCLIC_GAME_BACK - button : button;
    for (int i = times < 0 ? -times : times; i > 0 && status != CYCLIC_GAME_NO_MEMORY; i--)
        status = add(game, entry, arena);
    return status;
}

enum cyclic_game_status cyclic_game_undo(struct cyclic_game *game) {
    return history_can_undo(&game->history) ? apply(game, history_undo(&game->history)) : CYCLIC_GAME_NOTHING;
}

enum cyclic_game_status cyclic_game_redo(struct cyclic_game *game) {
    return history_can_redo(&game->history) ? apply(game, history_redo(&game->history)) : CYCLIC_GAME_NOTHING;
}

enum cyclic_game_status cyclic_game_restart(struct cyclic_game *game, struct arena *arena) {
    return history_presses(&game->history, 1).count > 0 ? add(game, HISTORY_RESTART, arena) : CYCLIC_GAME_NOTHING;
}

bool cyclic_game_resume(struct cyclic_game *game, int32_t *entries, int kept, int made) {
    for (int i = 0; i < kept; i++) {
        int32_t entry = entries[i];
        if (entry != HISTORY_RESTART && !has_button(game, entry < 0 ? CYCLIC_GAME_BACK - entry : entry)) return false;
    }
    apply(game, history_presses(&game->history, -1));
    game->history = history_of(entries, kept, made);
    apply(game, history_presses(&game->history, 1));
    return true;
}

bool cyclic_game_solved(const struct cyclic_game *game) {
    return cyclic_is_solved(&game->position, game->lights);
}
