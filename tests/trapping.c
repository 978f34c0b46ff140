/* wasm.c with deliberate traps, for tests/module.test.js: solving a 3×3 board traps after it has used stack and memory, and so does
 * writing the notation of a board with seven rows. */
#include "algebra/check.h"
#include "board/game.h"
#include "board/notation.h"

static bool trapping_solve(const struct solver *solver, const struct board *board, const uint64_t *lights,
                           uint64_t *presses, uint64_t *witness) {
    CHECK(!(board->rows == 3 && board->columns == 3));
    return game_solve(solver, board, lights, presses, witness);
}

static int trapping_write(const struct position *position, char *text) {
    CHECK(position->board.rows != 7);
    return notation_write(position, text);
}

#define game_solve trapping_solve
#define notation_write trapping_write
#include "exports/wasm.c"
