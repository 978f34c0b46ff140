/* cyclic_wasm.c with deliberate traps, for tests/module.test.js: solving a 3×3 board traps after it has used stack and memory, and so does
 * loading a board with seven rows. */
#include "algebra/check.h"
#include "board/cyclic_game.h"
#include "board/cyclic_notation.h"
#include "solve/cyclic_solve.h"

static struct cyclic_answer trapping_solve(const struct cyclic_solver *solver, const uint8_t *need, uint8_t *presses,
                                           uint8_t *weights) {
    CHECK(solver->lights != 3 * 3);
    return cyclic_solve(solver, need, presses, weights);
}

static enum cyclic_game_status trapping_load(struct cyclic_game *game, const struct cyclic_position *position,
                                             struct arena *arena) {
    CHECK(position->board.grid.rows != 7);
    return cyclic_game_load(game, position, arena);
}

#define cyclic_solve trapping_solve
#define cyclic_game_load trapping_load
#include "exports/cyclic_wasm.c"
