/* wasm.c with deliberate traps, for tests/module.test.js: solving a 3×3 board traps after it has used stack and memory, and so does
 * writing the notation of a board of two states with seven rows, or loading one of more states. */
#include "algebra/check.h"
#include "board/game.h"
#include "board/notation.h"
#include "solve/goal.h"
#include "solve/mod_solve.h"

static bool trapping_solve(const struct solver *solver, const struct board *board, enum board_goal goal,
                           const uint64_t *need, uint64_t *presses, uint64_t *witness) {
    CHECK(!(board->rows == 3 && board->columns == 3));
    return goal_solve(solver, board, goal, need, presses, witness);
}

static int trapping_write(const struct position *position, char *text) {
    CHECK(position->board.rows != 7);
    return notation_write(position, text);
}

static struct mod_answer trapping_cyclic_solve(const struct mod_solver *solver, const uint8_t *need, uint8_t *presses,
                                               uint8_t *weights) {
    CHECK(solver->lights != 3 * 3);
    return mod_solve(solver, need, presses, weights);
}

static enum game_status trapping_load(struct game *game, struct arena *arena) {
    const struct board *board = &game->position.board;
    CHECK(board_is_binary(board) || board->rows != 7);
    return game_load(game, arena);
}

#define goal_solve trapping_solve
#define notation_write trapping_write
#define mod_solve trapping_cyclic_solve
#define game_load trapping_load
#include "exports/wasm.c"
