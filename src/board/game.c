#include "board/game.h"

#include <string.h>

#include "algebra/check.h"

static void press(struct game *game, int button, int times) {
    struct position *position = &game->position;
    int order = (int)board_order(&position->board, button), presses = position->presses[button] + times % order;
    position->presses[button] = (uint8_t)((presses + order) % order);
    board_press(&position->board, button, times, game->lights);
}

static enum game_status apply(struct game *game, struct history_change change) {
    for (int i = 0; i < change.count; i++) {
        int entry = change.buttons[i];
        if (entry < 0)
            press(game, GAME_BACK - entry, -change.times);
        else
            press(game, entry, change.times);
    }
    return GAME_OK;
}

static enum game_status add(struct game *game, int32_t entry, struct arena *arena) {
    if (!history_reserve(&game->history, arena)) return GAME_NO_MEMORY;
    return apply(game, history_add(&game->history, entry));
}

/* A press the shorter way: a number that leads to `presses`, negative for backwards. */
static int shorter(const struct board *board, int button, int presses) {
    int order = (int)board_order(board, button);
    return board_cost(board, order, presses) < presses ? presses - order : presses;
}

static enum game_status start(struct game *game, struct arena *arena) {
    struct position *position = &game->position;
    size_t lights = (size_t)position->board.lights;
    game->lights = arena_take(arena, lights, 1);
    if (!game->lights || !history_reserve(&game->history, arena)) return GAME_NO_MEMORY;
    memcpy(game->lights, position->start, lights);
    for (int button = 0; button < position->board.buttons; button++) {
        if (!position->presses[button]) continue;
        int times = shorter(&position->board, button, position->presses[button]);
        position->presses[button] = 0;
        if (game_press(game, button, times, arena) == GAME_NO_MEMORY) return GAME_NO_MEMORY;
    }
    return GAME_OK;
}

enum game_status game_load(struct game *game, struct arena *arena) {
    size_t mark = arena_mark(arena);
    game->history = (struct history){0};
    enum game_status status = start(game, arena);
    if (status != GAME_OK) arena_release(arena, mark);
    return status;
}

void game_moved(struct game *game, size_t bytes) {
    struct position *position = &game->position;
    position->target -= bytes;
    position->start -= bytes;
    position->presses -= bytes;
    game->lights -= bytes;
    game->history.entries -= bytes / sizeof *game->history.entries;
}

enum game_status game_press(struct game *game, int button, int times, struct arena *arena) {
    CHECK(times >= -GAME_TIMES_MAX && times <= GAME_TIMES_MAX);
    const struct board *board = &game->position.board;
    if (!board_has_button(board, button)) return GAME_NOTHING;
    enum game_status status = GAME_NOTHING;
    int32_t entry = times < 0 && !board_is_binary(board) ? GAME_BACK - button : button;
    for (int left = times < 0 ? -times : times; left > 0 && status != GAME_NO_MEMORY; left--)
        status = add(game, entry, arena);
    return status;
}

enum game_status game_undo(struct game *game) {
    return history_can_undo(&game->history) ? apply(game, history_undo(&game->history)) : GAME_NOTHING;
}

enum game_status game_redo(struct game *game) {
    return history_can_redo(&game->history) ? apply(game, history_redo(&game->history)) : GAME_NOTHING;
}

enum game_status game_restart(struct game *game, struct arena *arena) {
    return history_presses(&game->history, 1).count > 0 ? add(game, HISTORY_RESTART, arena) : GAME_NOTHING;
}

static bool has_meaning(const struct board *board, int32_t entry) {
    if (entry == HISTORY_RESTART || board_has_button(board, entry)) return true;
    return entry < 0 && !board_is_binary(board) && board_has_button(board, GAME_BACK - entry);
}

bool game_resume(struct game *game, int32_t *entries, int kept, int made) {
    for (int i = 0; i < kept; i++)
        if (!has_meaning(&game->position.board, entries[i])) return false;
    apply(game, history_presses(&game->history, -1));
    game->history = history_of(entries, kept, made);
    apply(game, history_presses(&game->history, 1));
    return true;
}

bool game_solved(const struct game *game) {
    return position_is_solved(&game->position, game->lights);
}
