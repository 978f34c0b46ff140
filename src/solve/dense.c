#include "solve/dense.h"

#include <string.h>

#include "algebra/check.h"

/* One matrix holds the lights and, from the next whole word on, the buttons, so that both are reduced together. */
bool dense_take(struct dense *dense, int rows, int lights, int buttons, struct arena *arena) {
    size_t words = GF2_WORDS(lights);
    struct gf2_matrix both;
    dense->pivots = arena_take(arena, (size_t)rows, sizeof *dense->pivots);
    dense->rest = arena_take(arena, words, sizeof *dense->rest);
    bool taken = gf2_matrix_take(&both, rows, (int)words * GF2_WORD_BITS + buttons, arena);
    if (!taken || !dense->pivots || !dense->rest) return false;
    dense->masks = gf2_view(&both, 0, rows, 0, lights);
    dense->made = gf2_view(&both, 0, rows, words, buttons);
    return true;
}

bool dense_reduce(struct dense *dense, struct arena *arena) {
    int rows = dense->masks.rows, rank = gf2_reduce(&dense->masks, dense->masks.columns, dense->pivots, arena);
    if (rank < 0) return false;
    dense->nullity = rows - rank;
    dense->quiet = gf2_view(&dense->made, rank, rows - rank, 0, dense->made.columns);
    dense->masks.rows = dense->made.rows = rank;
    return true;
}

/* One row for each button that exists: its mask, and the press that makes it. */
bool dense_prepare(struct dense *dense, const struct board *board, struct arena *arena) {
    int row = 0;
    if (!dense_take(dense, board_count_buttons(board), board->lights, board->buttons, arena)) return false;
    for (int button = 0; button < board->buttons; button++) {
        if (!board_has_button(board, button)) continue;
        board_add_mask(board, button, gf2_row(&dense->masks, row));
        gf2_flip(gf2_row(&dense->made, row++), button);
    }
    return dense_reduce(dense, arena);
}

/* rest = the lights after the basis row of each lit pivot is added. */
static void leave_rest(const struct dense *dense, const uint64_t *lights) {
    size_t words = GF2_WORDS(dense->masks.columns);
    memcpy(dense->rest, lights, words * sizeof *lights);
    for (int row = 0; row < dense->masks.rows; row++)
        if (gf2_get(lights, dense->pivots[row])) gf2_add(dense->rest, gf2_row(&dense->masks, row), words);
}

static void read_presses(const struct dense *dense, const uint64_t *lights, uint64_t *presses) {
    size_t words = GF2_WORDS(dense->made.columns);
    memset(presses, 0, words * sizeof *presses);
    for (int row = 0; row < dense->masks.rows; row++)
        if (gf2_get(lights, dense->pivots[row])) gf2_add(presses, gf2_row(&dense->made, row), words);
}

static void read_witness(const struct dense *dense, int light, uint64_t *witness) {
    memset(witness, 0, GF2_WORDS(dense->masks.columns) * sizeof *witness);
    gf2_flip(witness, light);
    for (int row = 0; row < dense->masks.rows; row++)
        if (gf2_get(gf2_row(&dense->masks, row), light)) gf2_flip(witness, dense->pivots[row]);
}

bool dense_solve(const struct dense *dense, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    leave_rest(dense, lights);
    int light = gf2_first(dense->rest, GF2_WORDS(dense->masks.columns));
    if (light < 0)
        read_presses(dense, lights, presses);
    else
        read_witness(dense, light, witness);
    return light < 0;
}

void dense_quiet(const struct dense *dense, int k, uint64_t *presses) {
    CHECK(k >= 0 && k < dense->nullity);
    memcpy(presses, gf2_row(&dense->quiet, k), GF2_WORDS(dense->quiet.columns) * sizeof *presses);
}
