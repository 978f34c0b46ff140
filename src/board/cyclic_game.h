/* A position whose lights have more than two states, being played: presses one way and back, and their history. */
#ifndef CYCLIC_GAME_H
#define CYCLIC_GAME_H

#include "algebra/arena.h"
#include "board/cyclic.h"
#include "board/history.h"

/* An entry of the history is a button (>= 0) that was pressed, HISTORY_RESTART, or CYCLIC_GAME_BACK − button: the button was pressed
 * backwards. */
enum { CYCLIC_GAME_BACK = HISTORY_RESTART - 1, CYCLIC_GAME_TIMES_MAX = CYCLIC_ORDER_MAX };

struct cyclic_game {
    struct cyclic_position position;   /* its presses are those since the last restart */
    uint8_t lights[CYCLIC_LIGHTS_MAX]; /* the lights now */
    struct history history;
};

enum cyclic_game_status { CYCLIC_GAME_OK, CYCLIC_GAME_NOTHING, CYCLIC_GAME_NO_MEMORY };

/* Starts a game. The presses of the position count as made, lowest button first, each the shorter way on boards where presses go both
 * ways. The history lives and grows in the arena: memory taken from it between two calls must stay. CYCLIC_GAME_OK or
 * CYCLIC_GAME_NO_MEMORY. */
enum cyclic_game_status cyclic_game_load(struct cyclic_game *game, const struct cyclic_position *position,
                                         struct arena *arena);

/* Presses a button `times` times, |times| <= CYCLIC_GAME_TIMES_MAX; a negative number presses it backwards. Each of these presses is
 * an entry of the history. CYCLIC_GAME_NOTHING, and nothing happens, when the button does not exist or times is 0. */
enum cyclic_game_status cyclic_game_press(struct cyclic_game *game, int button, int times, struct arena *arena);

/* CYCLIC_GAME_NOTHING when there is nothing to undo, redo or restart. */
enum cyclic_game_status cyclic_game_undo(struct cyclic_game *game);
enum cyclic_game_status cyclic_game_redo(struct cyclic_game *game);
enum cyclic_game_status cyclic_game_restart(struct cyclic_game *game, struct arena *arena);

/* Replaces the history by `kept` entries, of which the first `made` are in effect, 0 <= made <= kept; they live in the arena
 * from then on. False, and nothing happens, when an entry has no meaning on this board. */
bool cyclic_game_resume(struct cyclic_game *game, int32_t *entries, int kept, int made);

bool cyclic_game_solved(const struct cyclic_game *game);

#endif
