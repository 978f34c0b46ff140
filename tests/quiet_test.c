/* Presses the patterns bit by bit and compares the free buttons with those of the elimination in lesson.h. */
#include "solve/quiet.h"

#include "prepared.h"
#include "solve/lesson.h"

enum { ARENA_SIZE = 1 << 24 };

static bool is_free(const struct quiet *quiet, int button) {
    for (int k = 0; k < quiet->patterns.rows; k++)
        if (quiet->free[k] == button) return true;
    return false;
}

static void check_patterns(const struct board *board, const struct quiet *quiet) {
    const uint64_t dark[BOARD_WORDS] = {0};
    for (int k = 0; k < quiet->patterns.rows; k++) {
        const uint64_t *pattern = gf2_row(&quiet->patterns, k);
        EXPECT(plain_solves(board, pattern, dark));
        EXPECT(k == 0 || quiet->free[k] > quiet->free[k - 1]);
        for (int button = 0; button < board->buttons; button++)
            if (gf2_get(pattern, button))
                EXPECT(button <= quiet->free[k] && (button == quiet->free[k] || !is_free(quiet, button)));
        EXPECT(gf2_get(pattern, quiet->free[k]));
    }
}

static void check_free_buttons(const struct board *board, const struct quiet *quiet, struct arena *arena) {
    const uint8_t need[LESSON_SIDE_MAX] = {0};
    struct lesson lesson;
    int free = 0;
    EXPECT(lesson_take(&lesson, board->lights, board->buttons, true, arena));
    lesson_fill(&lesson, board, need);
    lesson_eliminate(&lesson);
    for (int k = 0; k < lesson.length; k++) {
        struct lesson_step step = lesson_seek(&lesson, k);
        if (step.code == LESSON_FREE) EXPECT(free < quiet->patterns.rows && quiet->free[free++] == step.column);
    }
    EXPECT(free == quiet->patterns.rows);
}

TEST(test_the_basis_is_that_of_elimination_from_left_to_right) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    int patterns = 0;
    for (int round = 0; round < 400; round++) {
        struct board board = plain_random_board(&seed, 7);
        struct solver solver;
        struct quiet quiet;
        arena.used = 0;
        EXPECT(solve_prepare(&solver, &board, &arena) && quiet_take(&quiet, &solver, &arena));
        EXPECT(quiet.patterns.rows == solver.nullity);
        patterns += solver.nullity;
        check_patterns(&board, &quiet);
        check_free_buttons(&board, &quiet, &arena);
    }
    EXPECT(patterns > 1000);
}

TEST(test_a_basis_larger_than_what_a_solver_holds_is_whole) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_board("3x70-r8000000.off");
    struct solver solver;
    struct quiet quiet;
    EXPECT(solve_prepare(&solver, &board, &arena) && quiet_take(&quiet, &solver, &arena));
    EXPECT(solver.quiet.rows < quiet.patterns.rows && quiet.patterns.rows == 3 * 70 - 68);
    check_patterns(&board, &quiet);
}

static bool take_refused(struct arena *arena) {
    struct quiet quiet;
    if (!quiet_take(&quiet, &refused_solver, arena)) return false;
    check_patterns(&refused.board, &quiet);
    return true;
}

TEST(test_refused_memory_is_survived) {
    const char *const texts[] = {"9x9.on", "11x11-rowcol.on", NULL}; /* boards with few quiet patterns and with many */
    prepared_expect_recovery(texts, take_refused);
}
