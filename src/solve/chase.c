#include "solve/chase.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/gf2.h"
#include "solve/folding.h"

/* Row r of the presses is x_r. With T = the n×n matrix that adds to each cell of a row its left and right
 * neighbours (and, for the plus rule, itself), row r of the lights b demands x_{r+1} = T x_r + x_{r-1} + b_r,
 * where x_0 = 0 and x_{rows+1} = 0; on a torus x_0 = x_rows and x_{rows+1} = x_1.
 *
 * As polynomials (congruence.h), T is t = s + 1 for the plus rule and t = s for the ring rule, because multiplying by s
 * adds the neighbours of each cell modulo F_{columns+1}(s). A chase from the first row X leaves F_{rows+1}(t)·X plus C, the row
 * that the chase from an empty first row leaves. So X is a solution of F_{rows+1}(t)·X = C. On cylinders and tori the equations
 * of circulant.h take the place of this one. */

/* Two neighbouring rows of presses during a chase, with a zero word at both ends of each. */
struct pair {
    uint64_t *before, *row;
    size_t words;
    int columns;
    bool cyclic;   /* the last column is next to the first */
    uint64_t self; /* all ones when a press flips its own cell */
};

static uint64_t self_bits(const struct chase *chase) {
    return chase->rule == CHASE_PLUS ? ~UINT64_C(0) : 0;
}

static struct pair take_pair(const struct chase *chase, struct arena *scratch) {
    size_t words = congruence_words(chase->columns) + 4; /* so that congruence_quiet() can write into it */
    return (struct pair){
        .before = gf2_take(scratch, words) + 2,
        .row = gf2_take(scratch, words) + 2,
        .words = GF2_WORDS(chase->columns),
        .columns = chase->columns,
        .cyclic = chase->wrap != CHASE_FLAT,
        .self = self_bits(chase),
    };
}

/* {C, B} or {X, Y} of circulant.h. */
#define ROWS_OF(pair) ((uint64_t *const[CIRCULANT_ROWS]){(pair).row, (pair).before})

/* The loop of press_row() determines the cost of a solution. It handles blocks of four words, inlined at every optimization level,
 * and then single words. */
#define INLINE static inline __attribute__((always_inline))
enum { BLOCK_WORDS = 4 };

INLINE void press_lanes(uint64_t *after, const uint64_t *left, uint64_t *lights, uint64_t self) {
    gf2_lanes presses = *(const gf2_lanes *)(left + 1);
    gf2_lanes sum = *(gf2_lanes *)after ^ *(gf2_lanes *)lights ^ (presses & self);
    sum ^= *(const gf2_lanes *)left >> 63 ^ presses << 1 ^ presses >> 1 ^ *(const gf2_lanes *)(left + 2) << 63;
    *(gf2_lanes *)after = sum;
    *(gf2_lanes *)lights = presses;
}

INLINE void press_word(uint64_t *after, const uint64_t *left, uint64_t *lights, uint64_t self) {
    *after ^= *lights ^ (left[1] & self) ^ left[0] >> 63 ^ left[1] << 1 ^ left[1] >> 1 ^ left[2] << 63;
    *lights = left[1];
}

INLINE uint64_t ones(uint64_t word) {
    return (uint64_t)__builtin_popcountll(word);
}

/* Adds the neighbours of the first and the last cell across the edge of a cylinder or torus. */
static void press_ends(uint64_t *after, const uint64_t *row, int columns) {
    if (gf2_get(row, columns - 1)) gf2_flip(after, 0);
    if (gf2_get(row, 0)) gf2_flip(after, columns - 1);
}

/* Moves the pair one row on: the next row of presses turns off the lights of pair->row. Replaces these lights by the presses of
 * pair->row and returns the number of these. */
static int press_row(struct pair *pair, uint64_t *lights) {
    uint64_t *after = pair->before;
    const uint64_t *left = pair->row - 1, self = pair->self;
    size_t words = pair->words;
    uint64_t weight = 0;
    for (; words >= BLOCK_WORDS; words -= BLOCK_WORDS) {
        press_lanes(after, left, lights, self);
        press_lanes(after + GF2_LANES, left + GF2_LANES, lights + GF2_LANES, self);
        weight += ones(left[1]) + ones(left[2]) + ones(left[3]) + ones(left[4]);
        after += BLOCK_WORDS;
        left += BLOCK_WORDS;
        lights += BLOCK_WORDS;
    }
    for (size_t i = 0; i < words; i++) {
        press_word(after + i, left + i, lights + i, self);
        weight += ones(left[i + 1]);
    }
    uint64_t *row = pair->before;
    if (pair->cyclic) press_ends(row, pair->row, pair->columns);
    row[pair->words - 1] &= gf2_last_word(pair->columns);
    pair->before = pair->row;
    pair->row = row;
    return (int)weight;
}

static void turn_round(struct pair *pair) {
    uint64_t *row = pair->row;
    pair->row = pair->before;
    pair->before = row;
}

/* Moves the pair back by `rows` rows without lights. */
static void go_back(struct pair *pair, int rows, struct arena *scratch) {
    uint64_t *dark = gf2_take(scratch, pair->words);
    turn_round(pair);
    for (int r = 0; r < rows; r++) {
        memset(dark, 0, pair->words * sizeof *dark);
        press_row(pair, dark);
    }
    turn_round(pair);
}

/* The pair that the chase from an empty first row leaves: below the last row, and the last row itself. */
static struct pair left_below(const struct chase *chase, const struct folding *folding, struct arena *scratch) {
    struct pair pair = take_pair(chase, scratch);
    for (int i = FOLDING_STEP; i > 0; i--) press_row(&pair, folding->now[i]);
    for (int i = FOLDING_STEP; i > 0; i--) press_row(&pair, folding->before[i]);
    go_back(&pair, FOLDING_STEP, scratch);
    return pair;
}

/* Finds a first row of presses, and the row before it, whose chase leaves nothing; false when there is none. */
static bool find_start(const struct chase *chase, struct pair *start, const struct pair *left, struct arena *scratch) {
    if (chase->wrap == CHASE_FLAT) {
        const uint64_t *first = congruence_solve(&chase->congruence, left->row, scratch);
        if (first) memcpy(start->row, first, start->words * sizeof *first);
        return first;
    }
    const uint64_t *const sides[CIRCULANT_ROWS] = {left->row, left->before};
    if (!circulant_solve(&chase->circulant, sides, ROWS_OF(*start), scratch)) return false;
    if (chase->wrap == CHASE_TORUS) go_back(start, chase->rows / 2, scratch);
    return true;
}

static void find_quiet_start(const struct chase *chase, struct pair *start, int k) {
    if (chase->wrap == CHASE_FLAT)
        congruence_quiet(&chase->congruence, k, start->row);
    else
        circulant_quiet(&chase->circulant, k, ROWS_OF(*start));
}

static struct pair take_copy(const struct chase *chase, const struct pair *pair, struct arena *scratch) {
    struct pair copy = take_pair(chase, scratch);
    memcpy(copy.row, pair->row, copy.words * sizeof *copy.row);
    memcpy(copy.before, pair->before, copy.words * sizeof *copy.row);
    return copy;
}

/* Checks that a chase from `start`, which has arrived at `end`, leaves no light. */
static void check_end(const struct chase *chase, const struct pair *start, struct pair *end) {
    if (chase->wrap == CHASE_TORUS) {
        gf2_add(end->row, start->row, end->words);
        gf2_add(end->before, start->before, end->words);
        CHECK(gf2_is_zero(end->before, end->words));
    }
    CHECK(gf2_is_zero(end->row, end->words));
}

/* Chases from the given start. Each row of lights is replaced by its row of presses. Returns the number of presses. */
static int64_t press_from(const struct chase *chase, const struct pair *start, uint64_t *board, size_t stride,
                          struct arena *scratch) {
    struct pair pair = take_copy(chase, start, scratch);
    int64_t weight = 0;
    for (int r = 0; r < chase->rows; r++) weight += press_row(&pair, board + (size_t)r * stride);
    check_end(chase, start, &pair);
    return weight;
}

/* Writes the witness: the quiet pattern of a start, upside down. Modulo 2 it has as many cells in common with the lights as its
 * start has with the rows that the chase of the lights leaves. So it is chased from the last row up. */
static int64_t write_witness(const struct chase *chase, const struct pair *left, uint64_t *board, size_t stride,
                             struct arena *scratch) {
    struct pair start = take_pair(chase, scratch);
    size_t words = start.words;
    int64_t weight = 0;
    bool odd = false;
    for (int k = 0; gf2_dot(start.row, left->row, words) == gf2_dot(start.before, left->before, words); k++)
        find_quiet_start(chase, &start, k);
    struct pair pair = take_copy(chase, &start, scratch);
    for (int r = chase->rows - 1; r >= 0; r--) {
        uint64_t *row = board + (size_t)r * stride;
        odd ^= gf2_dot(pair.row, row, words);
        memset(row, 0, words * sizeof *row);
        weight += press_row(&pair, row);
    }
    CHECK(odd);
    check_end(chase, &start, &pair);
    return weight;
}

int chase_nullity(int rows, int columns, enum chase_rule rule, struct arena *arena) {
    return congruence_nullity(rows, columns, rule == CHASE_PLUS, arena);
}

/* The rows of folding, four pairs and two rows more, each with spare words. */
static size_t scratch_of(const struct chase *chase) {
    enum { ROWS = 2 * FOLDING_STEP + 4 * 2 + 2 };
    size_t rows = ROWS * (congruence_words(chase->columns) + 4) * sizeof(uint64_t);
    bool flat = chase->wrap == CHASE_FLAT;
    return rows + (flat ? congruence_scratch(chase->rows, chase->columns) : circulant_scratch(chase->columns));
}

static bool prepare_start(struct chase *chase, struct arena *arena) {
    int rows = chase->rows, columns = chase->columns;
    bool centred = chase->rule == CHASE_PLUS, torus = chase->wrap == CHASE_TORUS;
    if (chase->wrap == CHASE_FLAT) {
        if (!congruence_prepare(&chase->congruence, rows, columns, centred, arena)) return false;
        chase->nullity = chase->congruence.nullity;
    } else {
        if (!circulant_prepare(&chase->circulant, rows, columns, torus, centred, arena)) return false;
        chase->nullity = chase->circulant.nullity;
    }
    return true;
}

bool chase_prepare(struct chase *chase, int rows, int columns, enum chase_rule rule, enum chase_wrap wrap,
                   struct arena *arena) {
    size_t mark = arena_mark(arena);
    *chase = (struct chase){.rows = rows, .columns = columns, .rule = rule, .wrap = wrap};
    if (prepare_start(chase, arena) && arena_split(arena, &chase->scratch, scratch_of(chase))) return true;
    arena_release(arena, mark);
    return false;
}

struct folding chase_fold(const struct chase *chase, struct arena *scratch) {
    bool centred = chase->rule == CHASE_PLUS, cyclic = chase->wrap != CHASE_FLAT;
    return folding_take(chase->rows, chase->columns, centred, cyclic, scratch);
}

struct chase_answer chase_solve(const struct chase *chase, uint64_t *board, size_t stride) {
    struct arena scratch = chase->scratch;
    struct folding folding = chase_fold(chase, &scratch);
    folding_add(&folding, board, chase->rows, stride);
    uint64_t lights = folding_fingerprint(&folding);
    struct pair left = left_below(chase, &folding, &scratch), start = take_pair(chase, &scratch);
    if (find_start(chase, &start, &left, &scratch))
        return (struct chase_answer){true, press_from(chase, &start, board, stride, &scratch), lights};
    return (struct chase_answer){false, write_witness(chase, &left, board, stride, &scratch), lights};
}

void chase_quiet(const struct chase *chase, int k, uint64_t *board, size_t stride) {
    CHECK(k >= 0 && k < chase->nullity);
    struct arena scratch = chase->scratch;
    struct pair start = take_pair(chase, &scratch);
    find_quiet_start(chase, &start, k);
    for (int r = 0; r < chase->rows; r++) memset(board + (size_t)r * stride, 0, start.words * sizeof *board);
    press_from(chase, &start, board, stride, &scratch);
}
