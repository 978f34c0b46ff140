#include "solve/large.h"

#include <string.h>

#include "algebra/gf2.h"
#include "algebra/numbers.h"
#include "algebra/random.h"
#include "solve/folding.h"

bool large_take(struct large *large, int rows, int columns, enum chase_rule rule, enum chase_wrap wrap,
                struct arena *arena) {
    size_t mark = arena_mark(arena), stride = GF2_WORDS(columns);
    *large = (struct large){.stride = stride};
    if ((large->board = arena_take(arena, (size_t)rows, stride * sizeof *large->board)) &&
        (large->lights = arena_take(arena, stride, sizeof *large->lights)) &&
        chase_prepare(&large->chase, rows, columns, rule, wrap, arena))
        return true;
    arena_release(arena, mark);
    return false;
}

static uint64_t *row_of(const struct large *large, int row) {
    return large->board + (size_t)row * large->stride;
}

static void clear_spare_bits(struct large *large) {
    uint64_t mask = gf2_last_word(large->chase.columns);
    for (int row = 0; row < large->chase.rows; row++) row_of(large, row)[large->stride - 1] &= mask;
}

void large_fill_on(struct large *large) {
    for (int row = 0; row < large->chase.rows; row++) gf2_fill(row_of(large, row), large->chase.columns);
}

void large_fill_random(struct large *large, uint64_t seed) {
    size_t words = (size_t)large->chase.rows * large->stride;
    for (size_t i = 0; i < words; i++) large->board[i] = random_next(&seed);
    clear_spare_bits(large);
}

static uint64_t board_fingerprint(const struct large *large) {
    struct arena scratch = large->chase.scratch;
    struct folding folding = chase_fold(&large->chase, &scratch);
    folding_add(&folding, large->board, large->chase.rows, large->stride);
    return folding_fingerprint(&folding);
}

/* chase_solve() checks a witness against the lights before it overwrites them. The fingerprint tells later whether the board still
 * holds this witness. */
void large_solve(struct large *large) {
    large->answer = chase_solve(&large->chase, large->board, large->stride);
    if (!large->answer.solvable) large->witness = board_fingerprint(large);
    large->is_solved = true;
}

/* lights += the presses of a neighbouring row, each of which flips the light beside it. */
static void press_beside(const struct large *large, int row, uint64_t *lights) {
    int rows = large->chase.rows;
    if (large->chase.wrap == CHASE_TORUS) row = (row + rows) % rows;
    if (row >= 0 && row < rows) gf2_add(lights, row_of(large, row), large->stride);
}

static void press_ends(const struct large *large, const uint64_t *row, uint64_t *lights) {
    int last = large->chase.columns - 1;
    if (gf2_get(row, last)) gf2_flip(lights, 0);
    if (gf2_get(row, 0)) gf2_flip(lights, last);
}

/* The lights of row r after pressing the cells of the board, by the definition of the rule. */
static void press_row(const struct large *large, int r, uint64_t *lights) {
    const uint64_t *row = row_of(large, r);
    size_t words = large->stride;
    uint64_t last = gf2_last_word(large->chase.columns), carry = 0, self = large->chase.rule == CHASE_PLUS ? ~carry : 0;
    for (size_t i = 0; i < words; i++) {
        uint64_t cells = i + 1 < words ? row[i] : row[i] & last, next = i + 1 < words ? row[i + 1] : 0;
        lights[i] = (cells & self) ^ (cells << 1 | carry) ^ (cells >> 1 | next << 63);
        carry = cells >> 63;
    }
    if (large->chase.wrap != CHASE_FLAT) press_ends(large, row, lights);
    press_beside(large, r - 1, lights);
    press_beside(large, r + 1, lights);
    lights[words - 1] &= last;
}

bool large_verify(const struct large *large) {
    if (!large->is_solved) return false;
    struct arena scratch = large->chase.scratch;
    struct folding folding = chase_fold(&large->chase, &scratch);
    bool quiet = true;
    for (int r = 0; r < large->chase.rows; r++) {
        press_row(large, r, large->lights);
        quiet = quiet && gf2_is_zero(large->lights, large->stride);
        folding_add(&folding, large->lights, 1, large->stride);
    }
    if (large->answer.solvable) return folding_fingerprint(&folding) == large->answer.fingerprint;
    return quiet && board_fingerprint(large) == large->witness;
}

/* The number of ones among the bits from … to-1 of a row. */
static int count_ones(const uint64_t *row, int from, int to) {
    int count = 0;
    while (from < to) {
        int shift = from % GF2_WORD_BITS, bits = GF2_WORD_BITS - shift;
        uint64_t word = row[from / GF2_WORD_BITS] >> shift;
        if (to - from < bits) {
            bits = to - from;
            word &= (UINT64_C(1) << bits) - 1;
        }
        count += __builtin_popcountll(word);
        from += bits;
    }
    return count;
}

static uint8_t share_of_ones(const struct large *large, int64_t row, int64_t column, int scale) {
    if (row >= large->chase.rows || column >= large->chase.columns) return 0;
    int first = (int)row, from = (int)column;
    int to = from + smaller(scale, large->chase.columns - from);
    int last = first + smaller(scale, large->chase.rows - first);
    int64_t ones = 0;
    for (int r = first; r < last; r++) ones += count_ones(row_of(large, r), from, to);
    return (uint8_t)(ones * 255 / ((int64_t)scale * scale));
}

void large_picture(const struct large *large, int row, int column, int scale, int width, int height, uint8_t *picture) {
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++)
            *picture++ = share_of_ones(large, row + (int64_t)y * scale, column + (int64_t)x * scale, scale);
}
