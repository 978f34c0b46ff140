/* Compares large boards with plain cells, pressed one by one. */
#include "solve/large.h"

#include <string.h>

#include "algebra/gf2.h"
#include "kinds.h"
#include "refusal.h"
#include "test.h"

static const int SIZES[][2] = {{1, 1},   {1, 64},  {65, 1},  {2, 3},    {5, 5},     {9, 9},    {19, 19},
                               {4, 63},  {64, 64}, {3, 65},  {33, 127}, {29, 128},  {20, 129}, {70, 300},
                               {300, 7}, {64, 8},  {40, 70}, {7, 257},  {100, 100}, {129, 2}};
enum { SIZES_COUNT = sizeof SIZES / sizeof *SIZES, ARENA_SIZE = 1 << 22 };

static bool get(const struct large *large, int row, int column) {
    if (row < 0 || row >= large->chase.rows || column < 0 || column >= large->chase.columns) return false;
    return gf2_get(large->board + (size_t)row * large->stride, column);
}

static void flip(struct large *large, int row, int column) {
    gf2_flip(large->board + (size_t)row * large->stride, column);
}

/* The same on a board that may be wrapped. */
static bool around(const struct large *large, int row, int column) {
    int rows = large->chase.rows, columns = large->chase.columns;
    if (large->chase.wrap != CHASE_FLAT) column = (column + columns) % columns;
    if (large->chase.wrap == CHASE_TORUS) row = (row + rows) % rows;
    return get(large, row, column);
}

/* A light after pressing the cells of the board. */
static bool made(const struct large *large, int row, int column) {
    bool own = large->chase.rule == CHASE_PLUS && get(large, row, column);
    return own ^ around(large, row - 1, column) ^ around(large, row + 1, column) ^ around(large, row, column - 1) ^
           around(large, row, column + 1);
}

/* A board as bytes: its cells, or the lights after pressing them. */
struct cells {
    int rows, columns;
    unsigned char *bytes;
};

static struct cells read_cells(const struct large *large, bool (*read)(const struct large *, int, int)) {
    struct cells cells = {large->chase.rows, large->chase.columns, NULL};
    cells.bytes = malloc((size_t)cells.rows * (size_t)cells.columns);
    if (!cells.bytes) abort();
    for (int i = 0; i < cells.rows * cells.columns; i++)
        cells.bytes[i] = read(large, i / cells.columns, i % cells.columns);
    return cells;
}

static bool are_equal(struct cells a, struct cells b) {
    return memcmp(a.bytes, b.bytes, (size_t)a.rows * (size_t)a.columns) == 0;
}

static int count_shared(struct cells a, struct cells b) {
    int count = 0;
    for (int i = 0; i < a.rows * a.columns; i++) count += a.bytes[i] & b.bytes[i];
    return count;
}

static bool makes(const struct large *large, struct cells lights) {
    struct cells now = read_cells(large, made);
    bool equal = are_equal(now, lights);
    free(now.bytes);
    return equal;
}

static struct arena taken_as(struct large *large, int rows, int columns, struct kind kind) {
    struct arena arena = test_arena(ARENA_SIZE);
    EXPECT(large_take(large, rows, columns, kind.rule, kind.wrap, &arena));
    return arena;
}

static struct arena taken(struct large *large, int rows, int columns) {
    return taken_as(large, rows, columns, KINDS[0]);
}

TEST(every_answer_is_right_and_verified) {
    for (int i = 0; i < SIZES_COUNT * KINDS_COUNT; i++)
        for (uint64_t seed = 0; seed < 6; seed++) {
            struct large large;
            const int *size = SIZES[i / KINDS_COUNT];
            SCOPED struct arena arena = taken_as(&large, size[0], size[1], KINDS[i % KINDS_COUNT]);
            if (seed)
                large_fill_random(&large, seed);
            else
                large_fill_on(&large);
            struct cells lights = read_cells(&large, get);
            large_solve(&large);
            struct cells answer = read_cells(&large, get);
            EXPECT(large.answer.weight == count_shared(answer, answer) && large_verify(&large));
            EXPECT(seed || large.chase.rule == CHASE_RING || large.answer.solvable);
            if (large.answer.solvable) EXPECT(makes(&large, lights));
            if (!large.answer.solvable) {
                EXPECT(count_shared(answer, lights) % 2 == 1);
                memset(lights.bytes, 0, (size_t)lights.rows * (size_t)lights.columns);
                EXPECT(makes(&large, lights));
            }
            free(lights.bytes);
            free(answer.bytes);
        }
}

/* After any change of the answer, large_verify() agrees with pressing cell by cell. */
TEST(a_changed_answer_is_verified_only_if_it_still_proves) {
    uint64_t seed = 1;
    for (int i = 0; i < SIZES_COUNT * KINDS_COUNT; i++) {
        struct large large;
        int rows = SIZES[i / KINDS_COUNT][0], columns = SIZES[i / KINDS_COUNT][1];
        SCOPED struct arena arena = taken_as(&large, rows, columns, KINDS[i % KINDS_COUNT]);
        large_fill_random(&large, (uint64_t)i);
        struct cells lights = read_cells(&large, get);
        large_solve(&large);
        struct cells answer = read_cells(&large, get);
        for (int round = 0; round < 40; round++) {
            for (int n = test_random_below(&seed, 4); n >= 0; n--)
                flip(&large, test_random_below(&seed, rows), test_random_below(&seed, columns));
            struct cells now = read_cells(&large, get);
            bool proves = large.answer.solvable ? makes(&large, lights) : are_equal(now, answer);
            EXPECT(large_verify(&large) == proves);
            free(now.bytes);
        }
        free(lights.bytes);
        free(answer.bytes);
    }
}

/* A press changes the light below it, and no light in words further away. */
TEST(a_press_too_many_is_noticed_wherever_it_is) {
    enum { COLUMNS = 1000 };
    struct large large;
    SCOPED struct arena arena = taken(&large, 3, COLUMNS);
    large_fill_random(&large, 1);
    large_solve(&large);
    EXPECT(large.answer.solvable);
    for (int column = 0; column < COLUMNS; column++) {
        flip(&large, 1, column);
        EXPECT(!large_verify(&large));
        flip(&large, 1, column);
    }
    EXPECT(large_verify(&large));
}

/* Adds the cells of another board. */
static void add_board(struct large *to, const struct large *from) {
    for (int row = 0; row < to->chase.rows; row++)
        gf2_add(to->board + (size_t)row * to->stride, from->board + (size_t)row * from->stride, to->stride);
}

/* Five lights that fold by eight rows and eight columns to no lights. */
TEST(five_wrong_lights_eight_rows_apart_are_noticed) {
    struct large large, five;
    SCOPED struct arena arena = taken(&large, 100, 100), other = taken(&five, 100, 100);
    static const int WRONG[][2] = {{40, 50}, {48, 42}, {48, 50}, {48, 58}, {56, 50}};
    for (int row = 0; row < 100; row++)
        memset(five.board + (size_t)row * five.stride, 0, five.stride * sizeof(uint64_t));
    for (int i = 0; i < 5; i++) flip(&five, WRONG[i][0], WRONG[i][1]);
    large_solve(&five);
    EXPECT(five.answer.solvable && five.answer.weight == 61);
    large_fill_random(&large, 1);
    large_solve(&large);
    EXPECT(large.answer.solvable && large_verify(&large));
    add_board(&large, &five);
    EXPECT(!large_verify(&large));
    add_board(&large, &five);
    EXPECT(large_verify(&large));
}

TEST(a_quiet_pattern_may_be_added_to_presses_but_not_to_a_witness) {
    struct large large, quiet;
    SCOPED struct arena arena = taken(&large, 5, 5), other = taken(&quiet, 5, 5);
    for (uint64_t seed = 0; seed < 20; seed++) {
        large_fill_random(&large, seed);
        large_solve(&large);
        for (int k = 0; k < 2; k++) {
            chase_quiet(&quiet.chase, k, quiet.board, quiet.stride);
            add_board(&large, &quiet);
            EXPECT(large_verify(&large) == large.answer.solvable);
            add_board(&large, &quiet);
            EXPECT(large_verify(&large));
        }
    }
}

static void clear(struct large *large) {
    for (int row = 0; row < large->chase.rows; row++)
        memset(large->board + (size_t)row * large->stride, 0, large->stride * sizeof *large->board);
}

TEST(an_erased_witness_proves_nothing) {
    struct large large;
    SCOPED struct arena arena = taken(&large, 5, 5);
    clear(&large);
    flip(&large, 0, 0);
    large_solve(&large);
    EXPECT(!large.answer.solvable && large_verify(&large));
    clear(&large);
    EXPECT(!large_verify(&large));
}

/* The answer is replaced by a set that is no witness; only pressing detects it. */
TEST(a_wrong_witness_is_noticed_though_nothing_was_changed) {
    for (int i = 0; i < 25; i++) {
        struct large large;
        SCOPED struct arena arena = taken(&large, 5, 5);
        clear(&large);
        flip(&large, 0, 0);
        large_solve(&large);
        flip(&large, i / 5, i % 5);
        struct arena scratch = large.chase.scratch;
        struct folding folding = chase_fold(&large.chase, &scratch);
        folding_add(&folding, large.board, 5, large.stride);
        large.witness = folding_fingerprint(&folding);
        EXPECT(!large.answer.solvable && !large_verify(&large));
    }
}

/* Regular lights, for which totals of words and sums of rows may cancel. */
static bool is_lit(int pattern, int row, int column) {
    const bool lit[] = {
        true,         row % 2,  column % 2,  (row + column) % 2,           column % GF2_WORD_BITS == GF2_WORD_BITS - 1,
        row % 8 == 7, row == 0, column == 0, row / 8 % 2 == column / 8 % 2};
    return lit[pattern];
}
enum { PATTERNS = 10 }; /* the last one has no light */

static void put_pattern(struct large *large, int pattern) {
    for (int row = 0; row < large->chase.rows; row++)
        for (int column = 0; column < large->chase.columns; column++)
            if (get(large, row, column) != (pattern < PATTERNS - 1 && is_lit(pattern, row, column)))
                flip(large, row, column);
}

/* Every regular set of presses replaces the answer. It is verified only if it makes the lights. */
static void expect_patterns_told_apart(struct large *large, int pattern) {
    put_pattern(large, pattern);
    struct cells lights = read_cells(large, get);
    large_solve(large);
    struct cells answer = read_cells(large, get);
    EXPECT(large_verify(large));
    for (int other = 0; other < PATTERNS; other++) {
        put_pattern(large, other);
        struct cells now = read_cells(large, get);
        EXPECT(large_verify(large) == (large->answer.solvable ? makes(large, lights) : are_equal(now, answer)));
        free(now.bytes);
    }
    free(lights.bytes);
    free(answer.bytes);
}

TEST(regular_lights_are_told_apart) {
    static const int ROWS[] = {24, 32, 25}, COLUMNS[] = {63, 64, 65, 127, 129, 193, 194, 385};
    for (size_t r = 0; r < sizeof ROWS / sizeof *ROWS; r++)
        for (size_t c = 0; c < sizeof COLUMNS / sizeof *COLUMNS; c++) {
            struct large large; /* of one kind for each size, in turn */
            SCOPED struct arena arena = taken_as(&large, ROWS[r], COLUMNS[c], KINDS[(r + c) % KINDS_COUNT]);
            large_fill_on(&large);
            for (int pattern = 0; pattern < PATTERNS; pattern++) expect_patterns_told_apart(&large, pattern);
        }
}

TEST(before_any_answer_nothing_is_verified) {
    for (int i = 0; i < SIZES_COUNT; i++) {
        struct large large;
        SCOPED struct arena arena = taken(&large, SIZES[i][0], SIZES[i][1]);
        clear(&large);
        EXPECT(!large_verify(&large));
        large_solve(&large);
        EXPECT(large_verify(&large));
    }
}

TEST(bits_beyond_the_last_column_do_not_count) {
    for (int i = 0; i < SIZES_COUNT * KINDS_COUNT; i++) {
        struct large clean, dirty;
        const int *size = SIZES[i / KINDS_COUNT];
        SCOPED struct arena arena = taken_as(&clean, size[0], size[1], KINDS[i % KINDS_COUNT]),
                            other = taken_as(&dirty, size[0], size[1], KINDS[i % KINDS_COUNT]);
        large_fill_random(&clean, 3);
        large_fill_random(&dirty, 3);
        for (int stage = 0; stage < 2; stage++) {
            for (int row = 0; row < size[0]; row++)
                for (int bit = size[1]; bit < (int)dirty.stride * GF2_WORD_BITS; bit++) flip(&dirty, row, bit);
            if (stage) break;
            large_solve(&clean);
            large_solve(&dirty);
        }
        EXPECT(clean.answer.solvable == dirty.answer.solvable && clean.answer.weight == dirty.answer.weight);
        struct cells left = read_cells(&clean, get), right = read_cells(&dirty, get);
        EXPECT(are_equal(left, right) && large_verify(&clean) && large_verify(&dirty));
        free(left.bytes);
        free(right.bytes);
    }
}

/* The share of ones in a square, counted cell by cell. */
static int share(const struct large *large, int row, int column, int scale) {
    int ones = 0;
    for (int r = row; r < row + scale; r++)
        for (int c = column; c < column + scale; c++) ones += get(large, r, c);
    return ones * 255 / (scale * scale);
}

TEST(pictures_show_the_share_of_ones) {
    static const int SCALES[] = {1, 2, 3, 7, 63, 64, 65, 100, 127, 128, 129, 300};
    static const int CORNERS[][2] = {{0, 0}, {3, 5}, {64, 64}, {0, 63}, {130, 260}};
    struct large large;
    SCOPED struct arena arena = taken(&large, 140, 300);
    large_fill_random(&large, 5);
    for (int row = 20; row < 90; row++)
        for (int column = 40; column < 200; column++)
            if (!get(&large, row, column)) flip(&large, row, column);
    for (size_t s = 0; s < sizeof SCALES / sizeof *SCALES; s++)
        for (size_t c = 0; c < sizeof CORNERS / sizeof *CORNERS; c++) {
            enum { WIDTH = 4, HEIGHT = 3 };
            unsigned char picture[WIDTH * HEIGHT + 1] = {0};
            picture[WIDTH * HEIGHT] = 77;
            large_picture(&large, CORNERS[c][0], CORNERS[c][1], SCALES[s], WIDTH, HEIGHT, picture);
            for (int i = 0; i < WIDTH * HEIGHT; i++)
                EXPECT(picture[i] == share(&large, CORNERS[c][0] + i / WIDTH * SCALES[s],
                                           CORNERS[c][1] + i % WIDTH * SCALES[s], SCALES[s]));
            EXPECT(picture[WIDTH * HEIGHT] == 77);
        }
}

/* Squares far beyond the board, where sums of coordinates exceed 32 bits. */
TEST(a_picture_of_nothing_is_empty) {
    struct large large;
    SCOPED struct arena arena = taken(&large, 3, 3);
    unsigned char picture[18 * 18];
    large_fill_on(&large);
    large_picture(&large, 2, 2, 1 << 28, 18, 18, picture);
    for (int i = 0; i < 18 * 18; i++) EXPECT(picture[i] == 0);
}

/* 9 million ones times 255 exceed 32 bits. */
TEST(all_of_a_large_board_is_one_point) {
    struct large large;
    SCOPED struct arena arena = taken(&large, 3000, 3000);
    unsigned char picture = 0;
    large_fill_on(&large);
    large_picture(&large, 0, 0, 3000, 1, 1, &picture);
    EXPECT(picture == 255);
}

TEST(a_seed_means_the_same_lights_for_ever) {
    struct large large;
    SCOPED struct arena arena = taken(&large, 3, 70);
    large_fill_random(&large, (UINT64_C(1) << 40) + 7);
    EXPECT(large.board[0] == UINT64_C(0xb94083aa31091a4e));
    EXPECT(large.board[1] < 64 && large.board[3] < 64 && large.board[5] < 64);
}

static bool take_refused(struct arena *arena) {
    static struct large large;
    if (!large_take(&large, 19, 70, CHASE_PLUS, CHASE_TORUS, arena)) return false;
    large_fill_on(&large);
    large_solve(&large);
    EXPECT(large_verify(&large));
    return true;
}

/* Sizes beyond the address space are refused, too. */
TEST(refused_memory_is_survived) {
    refusal_expect_recovery(NULL, take_refused);
    struct large large;
    SCOPED struct arena arena = test_arena(1000);
    EXPECT(!large_take(&large, CONGRUENCE_SIDE_MAX, CONGRUENCE_SIDE_MAX, CHASE_PLUS, CHASE_FLAT, &arena) &&
           arena.used == 0);
    EXPECT(!large_take(&large, 1 << 19, 1 << 19, CHASE_PLUS, CHASE_TORUS, &arena) && arena.used == 0);
}
