/* Compares the equations of wrapped rows with every start of a chase, row after row on plain bits. */
#include "solve/circulant.h"

#include <string.h>

#include "algebra/gf2.h"
#include "test.h"

enum { ARENA_BYTES = 1 << 16, STARTS_MAX = 1 << 12 };

/* Two rows of a chase as words: {the row, the one before it}. */
struct rows {
    uint64_t row, before;
};

struct board {
    int rows, columns;
    bool torus, centred;
};

static uint64_t times_centre(const struct board *board, uint64_t row) {
    uint64_t sum = board->centred ? row : 0;
    for (int c = 0; c < board->columns; c++) {
        if (row >> c & 1) sum ^= UINT64_C(1) << (c + 1) % board->columns;
        if (row >> c & 1) sum ^= UINT64_C(1) << (c + board->columns - 1) % board->columns;
    }
    return sum;
}

/* Chases the rows on by a number of rows without lights. */
static struct rows chased(const struct board *board, struct rows x, int rows) {
    for (int r = 0; r < rows; r++) x = (struct rows){times_centre(board, x.row) ^ x.before, x.row};
    return x;
}

/* The rows that the chase from an empty start must leave so that this start is a solution. */
static struct rows closed_by(const struct board *board, struct rows start) {
    struct rows end = chased(board, start, board->rows);
    if (board->torus) return (struct rows){end.row ^ start.row, end.before ^ start.before};
    return (struct rows){end.row, 0};
}

static int starts_of(const struct board *board) {
    return 1 << (board->torus ? 2 * board->columns : board->columns);
}

static struct rows start_at(const struct board *board, int i) {
    return (struct rows){(uint64_t)i & ((1U << board->columns) - 1), (uint64_t)i >> board->columns};
}

/* The start given by circulant_solve(), moved back by k rows. */
static struct rows back(const struct board *board, struct rows x, int rows) {
    struct rows turned = chased(board, (struct rows){x.before, x.row}, rows);
    return (struct rows){turned.before, turned.row};
}

static bool are_equal(struct rows a, struct rows b) {
    return a.row == b.row && a.before == b.before;
}

static bool solves(const struct circulant *circulant, const struct board *board, struct rows left,
                   struct arena scratch) {
    struct rows start = {0, 0};
    const uint64_t *const from[CIRCULANT_ROWS] = {&left.row, &left.before};
    uint64_t *const to[CIRCULANT_ROWS] = {&start.row, &start.before};
    if (!circulant_solve(circulant, from, to, &scratch)) return false;
    if (board->torus) start = back(board, start, board->rows / 2);
    EXPECT(are_equal(closed_by(board, start), left));
    return true;
}

static void check_quiet(const struct circulant *circulant, const struct board *board) {
    struct rows quiet[128], basis[128];
    EXPECT(circulant->nullity <= 128);
    for (int k = 0; k < circulant->nullity; k++) {
        uint64_t *const to[CIRCULANT_ROWS] = {&quiet[k].row, &quiet[k].before};
        quiet[k] = (struct rows){~UINT64_C(0), ~UINT64_C(0)};
        circulant_quiet(circulant, k, to);
        EXPECT(are_equal(closed_by(board, quiet[k]), (struct rows){0, 0}));
        basis[k] = quiet[k];
        for (int i = 0; i < k; i++) { /* indexed by the lowest one of each earlier row */
            bool lower = basis[i].row != 0;
            uint64_t pivot = lower ? basis[i].row & -basis[i].row : basis[i].before & -basis[i].before;
            if (!((lower ? basis[k].row : basis[k].before) & pivot)) continue;
            basis[k].row ^= basis[i].row;
            basis[k].before ^= basis[i].before;
        }
        EXPECT(basis[k].row || basis[k].before);
    }
}

static void check_every_start(const struct board *board) {
    static bool reached[STARTS_MAX];
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    struct arena scratch;
    struct circulant circulant;
    int starts = starts_of(board), count = 0;
    EXPECT(circulant_prepare(&circulant, board->rows, board->columns, board->torus, board->centred, &arena));
    EXPECT(arena_split(&arena, &scratch, circulant_scratch(board->columns)));
    memset(reached, 0, sizeof reached);
    for (int i = 0; i < starts; i++) {
        struct rows left = closed_by(board, start_at(board, i));
        reached[left.row | left.before << board->columns] = true;
    }
    for (int i = 0; i < starts; i++) {
        EXPECT(solves(&circulant, board, start_at(board, i), scratch) == reached[i]);
        count += reached[i];
    }
    EXPECT(count << circulant.nullity == starts);
    check_quiet(&circulant, board);
}

TEST(every_left_of_small_boards_is_solved_or_refused) {
    for (int kind = 0; kind < 4; kind++)
        for (int rows = 1; rows <= 20; rows++)
            for (int columns = 1; columns <= (kind & 1 ? 6 : 12); columns++)
                check_every_start(&(struct board){rows, columns, kind & 1, kind & 2});
}

TEST(what_was_chased_is_solved_on_longer_rows) {
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    uint64_t seed = 1;
    for (int round = 0; round < 3000; round++) {
        struct board board = {1 + test_random_below(&seed, 500), 1 + test_random_below(&seed, 64), round & 1,
                              round & 2};
        struct circulant circulant;
        struct arena scratch;
        arena.used = 0;
        EXPECT(circulant_prepare(&circulant, board.rows, board.columns, board.torus, board.centred, &arena));
        EXPECT(arena.used < circulant_scratch(board.columns)); /* the scratch was given back */
        EXPECT(arena_split(&arena, &scratch, circulant_scratch(board.columns)));
        struct rows start = {test_random(&seed) & gf2_last_word(board.columns), 0};
        if (board.torus) start.before = test_random(&seed) & gf2_last_word(board.columns);
        EXPECT(solves(&circulant, &board, closed_by(&board, start), scratch));
        check_quiet(&circulant, &board);
    }
}
