/* The referee lists every solution by a Gray code; for boards too large for that, the tree is the second road. */
#include "classes.h"

#include <string.h>

#include "plain.h"
#include "solve.h"

enum { ARENA_SIZE = 1 << 26, LISTED_NULLITY_MAX = 20 };

struct lightest {
    int lead;
    uint64_t count;
};

static struct lightest list_by_gray_code(const struct solver *solver, const uint64_t *presses) {
    size_t words = GF2_WORDS(solver->buttons);
    uint64_t walk[BOARD_WORDS];
    struct lightest lightest = {.lead = TREE_NEVER};
    memcpy(walk, presses, words * sizeof *walk);
    for (uint32_t step = 1;; step++) {
        int lead = solver->buttons - 2 * gf2_weight(walk, words);
        if (lead > lightest.lead) lightest = (struct lightest){.lead = lead};
        if (lead == lightest.lead) lightest.count++;
        if (step == UINT32_C(1) << solver->nullity) return lightest;
        gf2_add(walk, gf2_row(&solver->quiet, __builtin_ctz(step)), words);
    }
}

static struct lightest search_by_tree(const struct solver *solver, const uint64_t *presses, struct arena *arena) {
    const struct symmetry_group none = {.motions = 0};
    struct lightest lightest = {.count = 0};
    struct tree tree;
    int64_t steps = INT64_MAX;
    EXPECT(tree_start(&tree, solver->quiet, presses, &none, arena));
    while (tree_next(&tree, &steps))
        for (unsigned i = 0; i < tree.count; i++) {
            if (tree.leads[i] > tree.floor) lightest.count = 0;
            if (tree.leads[i] > tree.floor) tree.floor = tree.leads[i];
            if (tree.leads[i] == tree.floor) lightest.count++;
        }
    lightest.lead = tree.floor;
    return lightest;
}

struct work {
    struct arena arena;
    struct board board;
    struct solver solver;
    uint64_t presses[BOARD_WORDS], lights[BOARD_WORDS];
    struct classes classes;
};

static void work_take(struct work *work, const struct board *board, const uint64_t *presses) {
    work->arena = test_arena(ARENA_SIZE);
    work->board = *board;
    memcpy(work->presses, presses, sizeof work->presses);
    memset(work->lights, 0, sizeof work->lights);
    board_add_presses(board, presses, work->lights);
    if (!solve_prepare(&work->solver, board, &work->arena)) abort();
}

static enum classes_status start(struct work *work) {
    const struct solver *solver = &work->solver;
    return classes_start(&work->classes, &solver->quiet, work->presses, solver->rows, solver->columns, &work->arena);
}

static void expect_solution(const struct work *work) {
    const struct classes *classes = &work->classes;
    uint64_t made[BOARD_WORDS] = {0};
    board_add_presses(&work->board, classes->presses, made);
    EXPECT(plain_equal(made, work->lights, classes->cells));
    EXPECT(classes->cells - 2 * plain_weight(classes->presses, classes->cells) == classes->lead);
}

/* Runs to the end; what is said at each pause must be true of the best. */
static void run(struct work *work, int64_t slice, int best) {
    struct classes *classes = &work->classes;
    int lead = classes->lead, bound = classes->bound;
    double progress = 0;
    enum classes_run run;
    do {
        run = classes_run(classes, slice);
        EXPECT(lead <= classes->lead && classes->lead <= best && best <= classes->bound && classes->bound <= bound);
        EXPECT(progress <= classes->progress && classes->progress <= 1);
        EXPECT((run == CLASSES_FINISHED) == (classes->progress == 1));
        lead = classes->lead;
        bound = classes->bound;
        progress = classes->progress;
    } while (run == CLASSES_RUNNING);
    EXPECT(run == CLASSES_FINISHED && classes->bound == classes->lead);
}

/* Each pause after so few steps that those are seen, too, between what the lists reach and what they do not. */
static void known_boards_take_the_known_number(void) {
    static struct work work;
    const struct {
        const char *text;
        int weight;
        uint64_t count;
    } known[] = {{"30x30.on", 376, 4}, {"39x39.on", 561, 4}, {"47x47.on", 971, 8}, {"64x64.on", 1838, 4}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct position position = plain_position(known[i].text);
        uint64_t presses[BOARD_WORDS] = {0}, witness[BOARD_WORDS];
        work_take(&work, &position.board, presses);
        EXPECT(solve(&work.solver, position.start, work.presses, witness));
        memcpy(work.lights, position.start, sizeof work.lights);
        EXPECT(start(&work) == CLASSES_OK);
        run(&work, 50, position.board.lights - 2 * known[i].weight);
        EXPECT(work.classes.count == known[i].count);
        expect_solution(&work);
        test_arena_free(&work.arena);
    }
}

static void expect_same_as(struct work *work, struct lightest lightest) {
    run(work, 1 << 12, lightest.lead);
    EXPECT(work->classes.lead == lightest.lead && work->classes.count == lightest.count);
    expect_solution(work);
}

/* Random presses that those turns leave as they are. */
static void symmetric_presses(const struct board *board, int turns, uint64_t *seed, uint64_t *presses) {
    uint64_t random[BOARD_WORDS];
    plain_random_bits(seed, board->buttons, 2, random);
    memset(presses, 0, BOARD_WORDS * sizeof *presses);
    for (int cell = 0; cell < board->buttons; cell++)
        if (gf2_get(random, plain_folded(board, cell, turns))) gf2_flip(presses, cell);
}

/* Sizes with 4 to 16 quiet patterns; and one with 20, whose symmetries the trees of the classes use. */
static void every_kind_of_symmetry_agrees_with_listing_every_solution(void) {
    static struct work work;
    const int sizes[][2] = {{4, 4},  {9, 9},   {11, 11}, {14, 14}, {16, 16}, {19, 19}, {23, 23}, {5, 23},
                            {9, 19}, {11, 23}, {14, 29}, {16, 50}, {19, 39}, {29, 29}, {33, 33}, {30, 30}};
    uint64_t seed = 1, presses[BOARD_WORDS];
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int turns = 0; turns < 8; turns++) {
            struct board board = plain_grid(sizes[i][0], sizes[i][1]);
            board.rule = BOARD_PLUS;
            if (sizes[i][0] == 30 && turns % 7) continue;
            symmetric_presses(&board, turns, &seed, presses);
            work_take(&work, &board, presses);
            EXPECT(work.solver.nullity > 0 && start(&work) == CLASSES_OK);
            expect_same_as(&work, list_by_gray_code(&work.solver, presses));
            test_arena_free(&work.arena);
        }
}

/* Whatever splits, by whatever rule, is searched right; and the plus rule always splits. */
static void boards_that_do_not_split_are_refused(void) {
    static struct work work;
    uint64_t seed = 2, presses[BOARD_WORDS];
    int refused = 0, searched = 0;
    for (int round = 0; round < 400; round++) {
        struct board board = plain_random_grid(&seed, 14);
        plain_random_presses(&seed, &board, presses);
        work_take(&work, &board, presses);
        size_t used = work.arena.used;
        bool plus = board.rule == BOARD_PLUS && board.wrap == BOARD_FLAT && gf2_is_zero(board.holes, BOARD_WORDS);
        enum classes_status status = work.solver.nullity <= LISTED_NULLITY_MAX ? start(&work) : CLASSES_NO_SPLIT;
        EXPECT(status == CLASSES_OK || (status == CLASSES_NO_SPLIT && work.arena.used == used));
        EXPECT(!plus || board.rows < 2 || board.columns < 2 || status == CLASSES_OK);
        if (status == CLASSES_OK) expect_same_as(&work, list_by_gray_code(&work.solver, presses));
        refused += status == CLASSES_NO_SPLIT;
        searched += status == CLASSES_OK;
        test_arena_free(&work.arena);
    }
    EXPECT(refused > 50 && searched > 50);
}

/* 2^28 and 2^22 solutions. */
static void large_boards_agree_with_the_tree(void) {
    static struct work work;
    const int sizes[][2] = {{64, 64}, {47, 23}};
    uint64_t seed = 3, presses[BOARD_WORDS];
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct board board = plain_grid(sizes[i][0], sizes[i][1]);
        board.rule = BOARD_PLUS;
        plain_random_presses(&seed, &board, presses);
        work_take(&work, &board, presses);
        struct lightest lightest = search_by_tree(&work.solver, presses, &work.arena);
        EXPECT(start(&work) == CLASSES_OK);
        expect_same_as(&work, lightest);
        test_arena_free(&work.arena);
    }
}

/* Random presses of which the first lists miss a solution. */
static void lists_that_are_too_short_are_made_again(void) {
    static struct work work;
    uint64_t seed = 32, presses[BOARD_WORDS];
    struct board board = plain_board("47x23.off");
    plain_random_presses(&seed, &board, presses);
    work_take(&work, &board, presses);
    struct lightest lightest = search_by_tree(&work.solver, presses, &work.arena);
    EXPECT(start(&work) == CLASSES_OK);
    expect_same_as(&work, lightest);
    EXPECT(work.classes.complete);
    test_arena_free(&work.arena);
}

static void shares_add_up_to_the_whole(void) {
    static struct work work;
    uint64_t seed = 4, presses[BOARD_WORDS];
    for (int turns = 0; turns < 8; turns++) {
        struct board board = plain_grid(turns % 2 ? 16 : 19, turns % 2 ? 16 : 19);
        board.rule = BOARD_PLUS;
        symmetric_presses(&board, turns, &seed, presses);
        work_take(&work, &board, presses);
        struct lightest lightest = list_by_gray_code(&work.solver, presses), sum = {.lead = TREE_NEVER};
        size_t used = work.arena.used;
        uint32_t shares = (uint32_t)(2 + turns);
        for (uint32_t share = 0; share < shares; share++, work.arena.used = used) {
            EXPECT(start(&work) == CLASSES_OK);
            classes_share(&work.classes, share, shares);
            while (classes_run(&work.classes, 1 << 10) == CLASSES_RUNNING) continue;
            EXPECT(work.classes.bound == work.classes.lead && work.classes.progress == 1);
            expect_solution(&work);
            if (work.classes.lead > sum.lead) sum = (struct lightest){.lead = work.classes.lead};
            if (work.classes.lead == sum.lead) sum.count += work.classes.count;
        }
        EXPECT(sum.lead == lightest.lead && sum.count == lightest.count);
        test_arena_free(&work.arena);
    }
}

static void take_19_x_19(struct work *work, uint64_t seed, uint64_t *presses) {
    struct board board = plain_grid(19, 19);
    board.rule = BOARD_PLUS;
    plain_random_presses(&seed, &board, presses);
    work_take(work, &board, presses);
}

static void without_memory_it_is_not_begun(void) {
    static struct work work;
    uint64_t presses[BOARD_WORDS];
    take_19_x_19(&work, 5, presses);
    size_t used = work.arena.used;
    enum classes_status status = CLASSES_NO_MEMORY;
    for (size_t room = 0; status == CLASSES_NO_MEMORY; room += 1 << 10) {
        work.arena.used = used;
        work.arena.size = used + room;
        status = start(&work);
        EXPECT(status == CLASSES_OK || (status == CLASSES_NO_MEMORY && work.arena.used == used));
    }
    EXPECT(status == CLASSES_OK);
    test_arena_free(&work.arena);
}

/* It gets stuck, having said nothing false. */
static void without_memory_for_its_lists_it_is_stuck(void) {
    static struct work work;
    uint64_t presses[BOARD_WORDS];
    take_19_x_19(&work, 6, presses);
    struct lightest lightest = list_by_gray_code(&work.solver, presses);
    size_t used = work.arena.used, size = work.arena.size;
    int stuck = 0;
    enum classes_run run = CLASSES_STUCK;
    for (size_t room = 0; run == CLASSES_STUCK; room += 1 << 9) {
        work.arena.used = used;
        work.arena.size = size;
        EXPECT(start(&work) == CLASSES_OK);
        work.arena.size = work.arena.used + room;
        do run = classes_run(&work.classes, 1 << 8);
        while (run == CLASSES_RUNNING);
        stuck += run == CLASSES_STUCK;
        EXPECT(work.classes.lead <= lightest.lead && lightest.lead <= work.classes.bound);
        EXPECT((run == CLASSES_FINISHED) == (work.classes.progress == 1));
        expect_solution(&work);
    }
    EXPECT(stuck > 10 && work.classes.lead == lightest.lead && work.classes.count == lightest.count);
    test_arena_free(&work.arena);
}

int main(void) {
    RUN(every_kind_of_symmetry_agrees_with_listing_every_solution);
    RUN(known_boards_take_the_known_number);
    RUN(boards_that_do_not_split_are_refused);
    RUN(large_boards_agree_with_the_tree);
    RUN(lists_that_are_too_short_are_made_again);
    RUN(shares_add_up_to_the_whole);
    RUN(without_memory_it_is_not_begun);
    RUN(without_memory_for_its_lists_it_is_stuck);
    return test_result();
}
