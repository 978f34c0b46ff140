/* wasm.c with deliberate traps, for tests/module.test.js: solving a 3×3 board traps after it has used stack and memory, and so does
 * writing the notation of a board of two states with seven rows, or loading one of more states. */
#include "algebra/check.h"
#include "board/cyclic_game.h"
#include "board/game.h"
#include "board/notation.h"
#include "solve/cyclic_solve.h"

static bool trapping_solve(const struct solver *solver, const struct board *board, const uint64_t *lights,
                           uint64_t *presses, uint64_t *witness) {
    CHECK(!(board->rows == 3 && board->columns == 3));
    return game_solve(solver, board, lights, presses, witness);
}

static int trapping_write(const struct position *position, char *text) {
    CHECK(position->board.rows != 7);
    return notation_write(position, text);
}

static struct cyclic_answer trapping_cyclic_solve(const struct cyclic_solver *solver, const uint8_t *need,
                                                  uint8_t *presses, uint8_t *weights) {
    CHECK(solver->lights != 3 * 3);
    return cyclic_solve(solver, need, presses, weights);
}

static enum cyclic_game_status trapping_load(struct cyclic_game *game, const struct cyclic_position *position,
                                             struct arena *arena) {
    CHECK(position->board.grid.rows != 7);
    return cyclic_game_load(game, position, arena);
}

#define game_solve trapping_solve
#define notation_write trapping_write
#define cyclic_solve trapping_cyclic_solve
#define cyclic_game_load trapping_load
#include "exports/wasm.c"
