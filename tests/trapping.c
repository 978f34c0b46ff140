/* wasm.c with deliberate traps, for tests/module.test.js: solving a 3×3 board traps after it has used stack and memory, and so does
 * writing the notation of a board of two states with seven rows, or loading one of more states. */
#include "algebra/check.h"
#include "board/game.h"
#include "board/notation.h"
#include "solve/ask.h"

static struct ask_answer trapping_solve(const struct ask *ask, uint8_t *vector) {
    const struct board *board = &ask->game->position.board;
    CHECK(!(board->rows == 3 && board->columns == 3));
    return ask_solve(ask, vector);
}

static int trapping_write(const struct position *position, char *text) {
    CHECK(position->board.rows != 7);
    return notation_write(position, text);
}

static enum game_status trapping_load(struct game *game, struct arena *arena) {
    const struct board *board = &game->position.board;
    CHECK(board_is_binary(board) || board->rows != 7);
    return game_load(game, arena);
}

#define ask_solve trapping_solve
#define notation_write trapping_write
#define game_load trapping_load
#include "exports/wasm.c"
