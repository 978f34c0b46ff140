/* A position being played: presses one way and back, and their history. */
#ifndef GAME_H
#define GAME_H

#include "board/history.h"
#include "board/position.h"

/* An entry of the history is a button (>= 0) that was pressed, HISTORY_RESTART, or on boards that are not binary GAME_BACK − button: the
 * button was pressed backwards. */
enum { GAME_BACK = HISTORY_RESTART - 1, GAME_TIMES_MAX = BOARD_ORDER_MAX };

struct game {
    struct position position; /* its presses are those since the last restart */
    uint8_t *lights;          /* the lights now */
    struct history history;
};

enum game_status { GAME_OK, GAME_NOTHING, GAME_NO_MEMORY };

/* Starts a game from its position. The presses of the position count as made, lowest button first, each
 * the shorter way on boards where presses go both ways. The lights and the history live in the arena, and the history grows there: memory
 * taken from it between two calls must stay. GAME_OK or GAME_NO_MEMORY. */
enum game_status game_load(struct game *game, struct arena *arena);

/* Tells the game that its memory moved down by `bytes` (arena_drop). */
void game_moved(struct game *game, size_t bytes);

/* Presses a button `times` times, |times| <= GAME_TIMES_MAX; a negative number presses it backwards, which on binary boards is the same. Each of
 * these presses is an entry of the history; when memory runs out between two of them, those before remain. GAME_NOTHING, and
 * nothing happens, when the button does not exist or times is 0. Constant time and one mask for each press. */
enum game_status game_press(struct game *game, int button, int times, struct arena *arena);

/* GAME_NOTHING when there is nothing to undo, redo or restart. A restart, and undoing or redoing one, take a mask for each press. */
enum game_status game_undo(struct game *game);
enum game_status game_redo(struct game *game);
enum game_status game_restart(struct game *game, struct arena *arena);

/* Replaces the history by `kept` entries, of which the first `made` are in effect, 0 <= made <= kept; they live in the arena
 * from then on. False, and nothing happens, when an entry has no meaning on this board. One pass. */
bool game_resume(struct game *game, int32_t *entries, int kept, int made);

/* True if the lights are at the goal. */
bool game_solved(const struct game *game);

#endif
