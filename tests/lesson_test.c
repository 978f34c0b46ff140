#include "solve/lesson.h"

#include <string.h>

#include "plain.h"
#include "refusal.h"
#include "solve/solve.h"
#include "test.h"

enum { SIDE = 80, ARENA_BYTES = 1 << 22 };

/* A system as plain bytes, to which the steps are applied by hand. */
struct plain {
    int rows, columns;
    unsigned char entries[SIDE][SIDE + 1];
};

static void random_system(struct lesson *lesson, uint64_t *seed) {
    for (int row = 0; row < lesson->matrix.rows; row++)
        for (int column = 0; column <= lesson->unknowns; column++)
            if (test_random_below(seed, 2)) gf2_flip(gf2_row(&lesson->matrix, row), column);
}

static void read_plain(struct plain *plain, const struct lesson *lesson) {
    plain->rows = lesson->matrix.rows;
    plain->columns = lesson->matrix.columns;
    for (int row = 0; row < plain->rows; row++)
        for (int column = 0; column < plain->columns; column++)
            plain->entries[row][column] = gf2_get(gf2_row(&lesson->matrix, row), column);
}

static void perform(struct plain *plain, struct lesson_step step) {
    for (int column = 0; column < plain->columns; column++) {
        unsigned char *to = &plain->entries[step.row < 0 ? 0 : step.row][column];
        unsigned char *from = &plain->entries[step.other < 0 ? 0 : step.other][column], kept = *to;
        if (step.code == LESSON_ADD) *to = kept != *from;
        if (step.code == LESSON_SWAP) *to = *from, *from = kept;
    }
}

static bool stands(const struct plain *plain, const struct lesson *lesson) {
    struct plain now;
    read_plain(&now, lesson);
    for (int row = 0; row < plain->rows; row++)
        if (memcmp(now.entries[row], plain->entries[row], (size_t)plain->columns)) return false;
    return true;
}

static void take_random(struct lesson *lesson, int rows, int unknowns, bool reduced, uint64_t *seed,
                        struct arena *arena) {
    EXPECT(lesson_take(lesson, rows, unknowns, reduced, arena));
    random_system(lesson, seed);
    lesson_eliminate(lesson);
    lesson_seek(lesson, 0);
}

/* Forwards, every step changes the plain bytes as described; backwards, it is undone. */
TEST(test_each_step_does_what_it_says_in_both_directions) {
    static const int SIZES[][2] = {{1, 1}, {1, 9}, {9, 1}, {5, 5}, {30, 64}, {64, 30}, {65, 70}, {80, 80}};
    uint64_t seed = 1;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (int i = 0; i < 16; i++) {
        struct lesson lesson;
        struct plain plain;
        arena.used = 0;
        take_random(&lesson, SIZES[i / 2][0], SIZES[i / 2][1], i % 2, &seed, &arena);
        read_plain(&plain, &lesson);
        for (int k = 1; k < lesson.length; k++) {
            perform(&plain, lesson_seek(&lesson, k));
            EXPECT(stands(&plain, &lesson));
        }
        for (int k = lesson.length - 1; k > 0; k--) {
            perform(&plain, lesson_seek(&lesson, k));
            lesson_seek(&lesson, k - 1);
            EXPECT(stands(&plain, &lesson));
        }
    }
}

/* A stop is the last step of its column, or of none. */
TEST(test_stops_are_where_the_column_changes) {
    uint64_t seed = 7;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (int i = 0; i < 16; i++) {
        struct lesson lesson;
        int32_t stops[2 * SIDE + 3];
        arena.used = 0;
        take_random(&lesson, 3 + i, 20 - i, i % 2, &seed, &arena);
        int count = lesson_stops(&lesson, stops), found = 0;
        for (int k = 0; k < lesson.length; k++) {
            int column = lesson_seek(&lesson, k).column;
            bool last = k + 1 == lesson.length || lesson_seek(&lesson, k + 1).column != column;
            if (column >= 0 && !last) continue;
            EXPECT(found < count && stops[found] == k);
            found++;
        }
        EXPECT(found == count);
    }
}

/* Each row of the matrix is the sum of the given rows in its origins. */
TEST(test_each_row_is_the_sum_of_its_origins) {
    uint64_t seed = 6;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (int i = 0; i < 8; i++) {
        struct lesson lesson;
        struct plain first;
        arena.used = 0;
        take_random(&lesson, 20 + i, 70 - 8 * i, i % 2, &seed, &arena);
        read_plain(&first, &lesson);
        for (int round = 0; round < 30; round++) {
            struct plain sum = {.rows = first.rows, .columns = first.columns};
            lesson_seek(&lesson, round ? test_random_below(&seed, lesson.length) : 0);
            for (int row = 0; row < first.rows; row++)
                for (int origin = 0; origin < first.rows; origin++)
                    for (int column = 0; column < first.columns && gf2_get(gf2_row(&lesson.origins, row), origin);
                         column++)
                        sum.entries[row][column] ^= first.entries[origin][column];
            EXPECT(stands(&sum, &lesson));
        }
    }
}

/* The steps that lesson.h specifies, found by elimination on plain bytes. */
struct script {
    struct lesson_step steps[2 * SIDE * SIDE];
    int length, verdict;
};

static void note(struct script *script, struct plain *plain, struct lesson_step step) {
    perform(plain, step);
    script->steps[script->length++] = step;
}

static void add_to_all(struct script *script, struct plain *plain, int pivot, int column, int begin, int end) {
    for (int row = begin; row < end; row++)
        if (row != pivot && plain->entries[row][column])
            note(script, plain, (struct lesson_step){LESSON_ADD, row, pivot, column});
}

static int first_with(const struct plain *plain, int top, int column) {
    for (int row = top; row < plain->rows; row++)
        if (plain->entries[row][column]) return row;
    return -1;
}

static void write_script(struct script *script, struct plain plain, bool reduced) {
    int pivots[SIDE], rank = 0, unknowns = plain.columns - 1;
    script->length = 0;
    note(script, &plain, (struct lesson_step){LESSON_START, -1, -1, -1});
    for (int column = 0; column < unknowns; column++) {
        int row = first_with(&plain, rank, column);
        note(script, &plain, (struct lesson_step){row < 0 ? LESSON_FREE : LESSON_PIVOT, row, -1, column});
        if (row < 0) continue;
        if (row != rank) note(script, &plain, (struct lesson_step){LESSON_SWAP, rank, row, column});
        add_to_all(script, &plain, rank, column, reduced ? 0 : rank + 1, plain.rows);
        pivots[rank++] = column;
    }
    int impossible = first_with(&plain, rank, unknowns);
    script->verdict = script->length;
    note(script, &plain, (struct lesson_step){impossible < 0 ? LESSON_DONE : LESSON_IMPOSSIBLE, impossible, -1, -1});
    if (impossible >= 0 || reduced) return;
    for (int row = rank - 1; row >= 0; row--) {
        note(script, &plain, (struct lesson_step){LESSON_PIVOT, row, -1, pivots[row]});
        add_to_all(script, &plain, row, pivots[row], 0, row);
    }
    note(script, &plain, (struct lesson_step){LESSON_DONE, -1, -1, -1});
}

/* Sparse systems have free columns and swaps; those of rank 0 end at once. */
TEST(test_the_steps_are_those_that_are_promised) {
    static struct script script;
    uint64_t seed = 5;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (int i = 0; i < 120; i++) {
        struct lesson lesson;
        struct plain plain;
        int rows = 1 + test_random_below(&seed, SIDE), unknowns = 1 + test_random_below(&seed, SIDE);
        arena.used = 0;
        EXPECT(lesson_take(&lesson, rows, unknowns, i % 2, &arena));
        for (int n = test_random_below(&seed, i % 3 ? 2 * SIDE : SIDE * SIDE); n > 0; n--)
            gf2_flip(gf2_row(&lesson.matrix, test_random_below(&seed, rows)),
                     test_random_below(&seed, unknowns + i % 2));
        read_plain(&plain, &lesson);
        write_script(&script, plain, i % 2);
        lesson_eliminate(&lesson);
        EXPECT(lesson.length == script.length && lesson.verdict == script.verdict);
        for (int k = 0; k < script.length; k++) {
            struct lesson_step step = lesson_seek(&lesson, k);
            EXPECT(!memcmp(&step, &script.steps[k], sizeof step));
        }
    }
}

TEST(test_jumping_is_the_same_as_walking) {
    uint64_t seed = 2;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    struct lesson walker, jumper;
    struct plain plain;
    take_random(&walker, 40, 50, false, &seed, &arena);
    seed = 2;
    take_random(&jumper, 40, 50, false, &seed, &arena);
    for (int i = 0; i < 200; i++) {
        int k = test_random_below(&seed, walker.length);
        while (walker.at != k) lesson_seek(&walker, walker.at + (walker.at < k ? 1 : -1));
        struct lesson_step walked = lesson_seek(&walker, k), jumped = lesson_seek(&jumper, k);
        read_plain(&plain, &walker);
        EXPECT(stands(&plain, &jumper));
        EXPECT(!memcmp(&walked, &jumped, sizeof walked));
    }
}

/* Both kinds of elimination end in the reduced matrix of the method of the Four Russians. */
TEST(test_both_ways_end_in_the_reduced_matrix) {
    uint64_t seed = 3;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (int i = 0; i < 40; i++) {
        struct lesson lesson;
        struct gf2_matrix matrix;
        struct plain plain;
        int pivots[SIDE], rows = 1 + test_random_below(&seed, SIDE), unknowns = rows + test_random_below(&seed, 3);
        if (unknowns > SIDE) unknowns = SIDE;
        arena.used = 0;
        take_random(&lesson, rows, unknowns, i % 2, &seed, &arena);
        EXPECT(gf2_matrix_take(&matrix, rows, unknowns + 1, &arena));
        memcpy(matrix.words, lesson.matrix.words, (size_t)rows * matrix.stride * sizeof *matrix.words);
        int rank = gf2_reduce(&matrix, unknowns, pivots, &arena);
        int last = lesson_seek(&lesson, lesson.length - 1).code;
        bool consistent = true;
        for (int row = rank; row < rows; row++) consistent &= !gf2_get(gf2_row(&matrix, row), unknowns);
        EXPECT(last == (consistent ? LESSON_DONE : LESSON_IMPOSSIBLE));
        if (!consistent) continue;
        read_plain(&plain, &lesson);
        lesson.matrix = matrix;
        EXPECT(stands(&plain, &lesson));
    }
}

static struct board grid(int rows, int columns, uint32_t rule, enum board_wrap wrap) {
    int cells = rows * columns;
    return (struct board){
        .rows = rows, .columns = columns, .lights = cells, .buttons = cells, .rule = rule, .wrap = wrap, .states = {2}};
}

/* The solution must stay as long as the chase does. */
static bool take_chase(struct lesson_chase *chase, const struct board *board, const uint64_t *change,
                       struct arena *arena) {
    static uint64_t presses[BOARD_WORDS];
    uint64_t witness[BOARD_WORDS];
    struct solver solver;
    EXPECT(solve_prepare_by(&solver, SOLVE_DENSE, board, arena));
    bool solvable = solve(&solver, change, presses, witness);
    return lesson_chase_take(chase, board, change, solvable ? presses : NULL, arena);
}

static bool take_refused(struct arena *arena) {
    struct lesson lesson;
    return lesson_take(&lesson, 30, 40, false, arena);
}

static bool chase_refused(struct arena *arena) {
    struct board board = grid(9, 9, BOARD_PLUS, BOARD_FLAT);
    uint64_t change[BOARD_WORDS] = {1};
    struct lesson_chase chase;
    return lesson_chase_take(&chase, &board, change, NULL, arena);
}

TEST(test_refused_memory_is_survived) {
    refusal_expect_recovery(NULL, take_refused);
    refusal_expect_recovery(NULL, chase_refused);
}

TEST(test_a_chase_ends_with_presses_that_make_the_change) {
    uint64_t seed = 4;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (int i = 0; i < 200; i++) {
        struct board board = grid(1 + test_random_below(&seed, 12), 1 + test_random_below(&seed, 12),
                                  i % 2 ? BOARD_PLUS : BOARD_RING, i % 3 ? BOARD_FLAT : BOARD_CYLINDER);
        uint64_t change[BOARD_WORDS] = {0}, presses[BOARD_WORDS] = {0}, made[BOARD_WORDS] = {0};
        struct lesson_chase chase;
        for (int button = 0; button < board.buttons; button++)
            if (test_random_below(&seed, 2)) gf2_flip(presses, button);
        board_add_presses(&board, presses, change);
        arena.used = 0;
        EXPECT(lesson_can_chase(&board));
        EXPECT(take_chase(&chase, &board, change, &arena));
        EXPECT(lesson_chase_at(&chase, chase.plan.length - 1, presses).code == LESSON_CHASE_FINISH);
        board_add_presses(&board, presses, made);
        EXPECT(!memcmp(made, change, sizeof made));
    }
}

/* Presses the button below each wrong light, from the second row on. */
static void chase_plainly(const struct board *board, uint64_t *wrong) {
    for (int cell = 0; cell < board->lights - board->columns; cell++) {
        if (!gf2_get(wrong, cell)) continue;
        for (int light = 0; light < board->lights; light++)
            if (plain_flips(board, cell + board->columns, light)) gf2_flip(wrong, light);
    }
}

/* The wrong lights of the last row after a random first row are the right side of the system plus the columns of these presses. */
TEST(test_the_system_of_a_chase_says_what_a_first_row_leaves) {
    uint64_t seed = 9;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    for (int i = 0; i < 100; i++) {
        struct board board = grid(1 + test_random_below(&seed, 9), 1 + test_random_below(&seed, 9),
                                  i % 2 ? BOARD_PLUS : BOARD_RING, i % 3 ? BOARD_FLAT : BOARD_CYLINDER);
        uint64_t change[BOARD_WORDS] = {0}, wrong[BOARD_WORDS], first[BOARD_WORDS] = {0};
        struct lesson_chase chase;
        plain_random_bits(&seed, board.lights, 2, change);
        plain_random_bits(&seed, board.columns, 2, first);
        arena.used = 0;
        EXPECT(take_chase(&chase, &board, change, &arena));
        memcpy(wrong, change, sizeof wrong);
        plain_press(&board, first, wrong);
        chase_plainly(&board, wrong);
        for (int row = 0; row < board.columns; row++) {
            bool left = gf2_get(gf2_row(&chase.system, row), board.columns);
            for (int column = 0; column < board.columns; column++)
                left ^= gf2_get(gf2_row(&chase.system, row), column) && gf2_get(first, column);
            EXPECT(gf2_get(wrong, board.lights - board.columns + row) == left);
        }
    }
}

/* Each row corrects the one above it. The presses of the first row, if any, come in between. */
TEST(test_the_steps_of_a_chase_are_those_that_are_promised) {
    uint64_t seed = 6;
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    int left = 0, impossible = 0;
    for (int i = 0; i < 300; i++) {
        struct board board =
            grid(1 + test_random_below(&seed, 7), 1 + test_random_below(&seed, 7), BOARD_PLUS, BOARD_FLAT);
        uint64_t change[BOARD_WORDS] = {0}, pressed[BOARD_WORDS], wrong[BOARD_WORDS];
        struct lesson_chase chase;
        change[0] = i ? test_random(&seed) >> (GF2_WORD_BITS - board.lights) : 0;
        arena.used = 0;
        EXPECT(take_chase(&chase, &board, change, &arena));
        int rows = board.rows, again = 0;
        for (int k = 0; k < chase.plan.length; k++) {
            struct lesson_step step = lesson_chase_at(&chase, k, pressed);
            wrong[0] = change[0];
            board_add_presses(&board, pressed, wrong);
            uint64_t above = step.row > 0 ? wrong[0] & (((uint64_t)1 << step.row * board.columns) - 1) : 0;
            int expected = k == 0                         ? LESSON_CHASE_START
                           : again && k == again          ? LESSON_CHASE_FIRST_ROW
                           : k == rows                    ? LESSON_CHASE_LEFT
                           : k < rows || k < again + rows ? LESSON_CHASE_CHASE
                           : wrong[0]                     ? LESSON_CHASE_IMPOSSIBLE
                                                          : LESSON_CHASE_FINISH;
            EXPECT(step.code == expected && step.other == -1 && step.column == -1);
            bool has_row = expected != LESSON_CHASE_START && expected != LESSON_CHASE_FINISH;
            bool last = expected == LESSON_CHASE_LEFT || expected == LESSON_CHASE_IMPOSSIBLE;
            EXPECT(step.row == (!has_row ? -1 : last ? rows - 1 : k - again) && above == 0);
            if (expected == LESSON_CHASE_LEFT && chase.plan.length > rows + 2) again = rows + 1;
            left += again == rows + 1 && k == again;
            impossible += expected == LESSON_CHASE_IMPOSSIBLE;
            EXPECT((k + 1 == chase.plan.length) ==
                   (expected == LESSON_CHASE_FINISH || expected == LESSON_CHASE_IMPOSSIBLE));
        }
        if (again) EXPECT(chase.plan.length == 2 * rows + 2);
    }
    EXPECT(left > 20 && impossible > 20);
}

TEST(test_only_rules_that_reach_one_light_above_can_be_chased) {
    const uint32_t can[] = {BOARD_PLUS, BOARD_RING}, cannot[] = {BOARD_CROSS, BOARD_KING, BOARD_KNIGHT, BOARD_ROWCOL};
    for (int i = 0; i < 2; i++) {
        struct board flat = grid(5, 6, can[i], BOARD_FLAT), torus = grid(5, 6, can[i], BOARD_TORUS), holed = flat;
        EXPECT(lesson_can_chase(&flat));
        EXPECT(!lesson_can_chase(&torus));
        gf2_flip(holed.holes, 13);
        EXPECT(!lesson_can_chase(&holed));
    }
    struct board wide = grid(1, LESSON_COLUMNS_MAX, BOARD_PLUS, BOARD_FLAT);
    EXPECT(lesson_can_chase(&wide));
    wide = grid(1, LESSON_COLUMNS_MAX + 1, BOARD_PLUS, BOARD_FLAT);
    EXPECT(!lesson_can_chase(&wide));
    struct board doors = plain_doors(2, 2);
    plain_set_mask(&doors, 0, 1);
    plain_set_mask(&doors, 1, 2);
    EXPECT(!lesson_can_chase(&doors));
    for (int i = 0; i < 4; i++) {
        struct board board = grid(5, 6, cannot[i], BOARD_FLAT);
        EXPECT(!lesson_can_chase(&board));
    }
}
