/* The reference lists every solution by a Gray code. For larger boards it is the tree. */
#include "solve/classes.h"

#include <string.h>

#include "lightest.h"
#include "prepared.h"

enum { ARENA_SIZE = 1 << 26, SMALL_ARENA_SIZE = 1 << 21, SMALL_LIGHTS = 400, LISTED_NULLITY_MAX = 20 };

struct best {
    int lead;
    uint64_t count;
};

static struct best list_by_gray_code(const struct solver *solver, const uint64_t *presses) {
    struct lightest lightest = lightest_by_gray_code(solver, presses);
    return (struct best){.lead = solver->buttons - 2 * lightest.weight, .count = lightest.count};
}

static struct best search_by_tree(const struct solver *solver, const uint64_t *presses, struct arena *arena) {
    const struct symmetry_group none = {.motions = 0};
    struct best best = {.count = 0};
    struct tree tree;
    int64_t steps = INT64_MAX;
    struct coset coset = solve_coset(solver, presses);
    EXPECT(tree_start(&tree, &coset, &none, arena));
    while (tree_next(&tree, &steps))
        for (unsigned i = 0; i < tree.count; i++) {
            if (tree.leads[i] > tree.floor) best.count = 0;
            if (tree.leads[i] > tree.floor) tree.floor = tree.leads[i];
            if (tree.leads[i] == tree.floor) best.count++;
        }
    best.lead = tree.floor;
    return best;
}

struct work {
    struct arena arena;
    struct board board;
    struct solver solver;
    uint64_t presses[BOARD_WORDS], lights[BOARD_WORDS];
    struct classes classes;
};

static void work_take(struct work *work, const struct board *board, const uint64_t *presses) {
    work->arena = test_arena(board->lights < SMALL_LIGHTS ? SMALL_ARENA_SIZE : ARENA_SIZE);
    work->board = *board;
    memcpy(work->presses, presses, sizeof work->presses);
    memset(work->lights, 0, sizeof work->lights);
    board_add_presses(board, presses, work->lights);
    if (!solve_prepare(&work->solver, board, &work->arena)) abort();
}

static enum classes_status start(struct work *work) {
    struct coset coset = solve_coset(&work->solver, work->presses);
    return classes_start(&work->classes, &coset, &work->arena);
}

static void expect_solution(const struct work *work) {
    const struct classes *classes = &work->classes;
    uint64_t made[BOARD_WORDS] = {0};
    board_add_presses(&work->board, classes->best.presses, made);
    EXPECT(plain_equal(made, work->lights, classes->cells));
    EXPECT(classes->cells - 2 * plain_weight(classes->best.presses, classes->cells) == classes->best.lead);
}

/* Runs to the end. At each pause, the lead and the bound must be true. Returns true if the bound improved while the lists were
 * joined. */
static bool run(struct work *work, int64_t slice, int best) {
    struct classes *classes = &work->classes;
    int lead = classes->best.lead, bound = classes->bound;
    double progress = 0;
    enum classes_run run;
    bool nearer = false;
    do {
        bool joins = classes->lists.listing == CLASSES_COUNT;
        run = classes_run(classes, slice);
        nearer |= joins && run == CLASSES_RUNNING && classes->bound < bound;
        EXPECT(lead <= classes->best.lead && classes->best.lead <= best && best <= classes->bound &&
               classes->bound <= bound);
        EXPECT(progress <= classes->progress && classes->progress <= 1);
        EXPECT((run == CLASSES_FINISHED) == (classes->progress == 1));
        lead = classes->best.lead;
        bound = classes->bound;
        progress = classes->progress;
    } while (run == CLASSES_RUNNING);
    EXPECT(run == CLASSES_FINISHED && classes->bound == classes->best.lead);
    return nearer;
}

/* Pauses after so few steps that the pauses between the two passes of the join are seen, too. */
TEST(known_boards_take_the_known_number) {
    static struct work work;
    const struct {
        const char *text;
        int weight;
        uint64_t count;
    } known[] = {{"30x30.on", 376, 4}, {"39x39.on", 561, 4}, {"47x47.on", 971, 8}, {"64x64.on", 1838, 4}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct plain_position position = plain_position(known[i].text);
        uint64_t presses[BOARD_WORDS] = {0}, witness[BOARD_WORDS];
        work_take(&work, &position.board, presses);
        EXPECT(solve(&work.solver, position.start, work.presses, witness));
        memcpy(work.lights, position.start, sizeof work.lights);
        EXPECT(start(&work) == CLASSES_OK);
        EXPECT(run(&work, 50, position.board.lights - 2 * known[i].weight));
        EXPECT(work.classes.best.count == known[i].count);
        expect_solution(&work);
        test_arena_free(&work.arena);
    }
}

static void expect_same_as(struct work *work, struct best lightest) {
    run(work, 1 << 12, lightest.lead);
    EXPECT(work->classes.best.lead == lightest.lead && work->classes.best.count == lightest.count);
    expect_solution(work);
}

/* Random presses that are symmetric under these motions. */
static void symmetric_presses(const struct board *board, int turns, uint64_t *seed, uint64_t *presses) {
    uint64_t random[BOARD_WORDS];
    plain_random_bits(seed, board->buttons, 2, random);
    memset(presses, 0, BOARD_WORDS * sizeof *presses);
    for (int cell = 0; cell < board->buttons; cell++)
        if (gf2_get(random, plain_folded(board, cell, turns))) gf2_flip(presses, cell);
}

/* Sizes with 4 to 16 quiet patterns, and one with 20, where the trees of the classes use symmetries. */
TEST(every_kind_of_symmetry_agrees_with_listing_every_solution) {
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

/* The search is right for every rule on every board that splits. With the plus rule every board splits. */
TEST(boards_that_do_not_split_are_refused) {
    static struct work work;
    uint64_t seed = 2, presses[BOARD_WORDS];
    int unsplit = 0, searched = 0;
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
        unsplit += status == CLASSES_NO_SPLIT;
        searched += status == CLASSES_OK;
        test_arena_free(&work.arena);
    }
    EXPECT(unsplit > 50 && searched > 50);
}

/* Four classes of which any two determine the others, as on boards, but with any labels. A quiet pattern is a pair a, b of elements of
 * the field of 2^bits; its elements in the four classes are a, b, a + b and a + x b. It presses a cell if the element of the class
 * and the label of the cell have an odd number of bits in common. In each class, the labels of the first `bits` cells have one
 * bit each. */
enum { MODULE_SIDE = 12, MODULE_CELLS = MODULE_SIDE * MODULE_SIDE };

struct module {
    int bits;
    uint64_t labels[MODULE_CELLS], first[BOARD_WORDS];
};

static int class_of(int cell) {
    return cell / MODULE_SIDE % 2 * 2 + cell % 2;
}

/* The number of a cell in its class. */
static int place_of(int cell) {
    return cell / MODULE_SIDE / 2 * (MODULE_SIDE / 2) + cell % MODULE_SIDE / 2;
}

static uint64_t times_x(uint64_t element, int bits) {
    const uint64_t field[] = {[5] = 0x25, [6] = 0x43, [7] = 0x83, [8] = 0x11b, [16] = 0x1002b};
    element <<= 1;
    return element >> bits & 1 ? element ^ field[bits] : element;
}

static bool module_presses(const struct module *module, uint64_t a, uint64_t b, int cell) {
    const uint64_t said[] = {a, b, a ^ b, a ^ times_x(b, module->bits)};
    return __builtin_parityll(said[class_of(cell)] & module->labels[cell]);
}

/* The quiet patterns in the form of a solver. */
static struct solver module_solver(const struct module *module, struct arena *arena) {
    struct solver solver = {
        .buttons = MODULE_CELLS, .rows = MODULE_SIDE, .columns = MODULE_SIDE, .nullity = 2 * module->bits};
    EXPECT(gf2_matrix_take(&solver.quiet, solver.nullity, MODULE_CELLS, arena));
    for (int row = 0; row < solver.nullity; row++) {
        uint64_t bit = UINT64_C(1) << row % module->bits;
        for (int cell = 0; cell < MODULE_CELLS; cell++)
            if (module_presses(module, row < module->bits ? bit : 0, row < module->bits ? 0 : bit, cell))
                gf2_flip(gf2_row(&solver.quiet, row), cell);
    }
    return solver;
}

static void expect_module_solution(const struct module *module, const struct classes *classes) {
    uint64_t element[2] = {0}, change[BOARD_WORDS];
    for (int i = 0; i < BOARD_WORDS; i++) change[i] = module->first[i];
    gf2_add(change, classes->best.presses, GF2_WORDS(MODULE_CELLS));
    for (int cell = 0; cell < MODULE_CELLS; cell++)
        if (class_of(cell) < 2 && place_of(cell) < module->bits)
            element[class_of(cell)] |= (uint64_t)gf2_get(change, cell) << place_of(cell);
    for (int cell = 0; cell < MODULE_CELLS; cell++)
        EXPECT(gf2_get(change, cell) == module_presses(module, element[0], element[1], cell));
    EXPECT(MODULE_CELLS - 2 * plain_weight(classes->best.presses, MODULE_CELLS) == classes->best.lead);
}

/* Some classes have few presses and some many. Then some lists must reach far down and others stay empty. */
static void random_module(struct module *module, uint64_t *seed) {
    int pressed[CLASSES_COUNT], few = test_random_below(seed, 3), none = test_random_below(seed, 8);
    module->bits = 5 + test_random_below(seed, 4);
    for (int i = 0; i < CLASSES_COUNT; i++) pressed[i] = test_random_below(seed, 5);
    memset(module->first, 0, sizeof module->first);
    for (int cell = 0; cell < MODULE_CELLS; cell++) {
        uint64_t bit = UINT64_C(1) << test_random_below(seed, module->bits);
        module->labels[cell] = few ? bit : test_random(seed) & ((UINT64_C(1) << module->bits) - 1);
        if (test_random_below(seed, 8) < none) module->labels[cell] = 0;
        if (place_of(cell) < module->bits) module->labels[cell] = UINT64_C(1) << place_of(cell);
        if (test_random_below(seed, 4) < pressed[class_of(cell)]) gf2_flip(module->first, cell);
    }
}

static enum classes_status start_module(struct classes *classes, const struct module *module,
                                        const struct solver *solver, struct arena *arena) {
    struct coset coset = solve_coset(solver, module->first);
    return classes_start(classes, &coset, arena);
}

static int compare_random_modules(uint64_t seed) {
    static struct work work;
    static struct module module;
    int again = 0;
    for (int round = 0; round < 200; round++) {
        work.arena = test_arena(ARENA_SIZE >> 4);
        random_module(&module, &seed);
        work.solver = module_solver(&module, &work.arena);
        struct best lightest = list_by_gray_code(&work.solver, module.first);
        EXPECT(start_module(&work.classes, &module, &work.solver, &work.arena) == CLASSES_OK);
        run(&work, 1 << 10, lightest.lead);
        EXPECT(work.classes.best.lead == lightest.lead && work.classes.best.count == lightest.count);
        expect_module_solution(&module, &work.classes);
        again += work.classes.lists.complete;
        test_arena_free(&work.arena);
    }
    return again;
}

/* The last of these boards have solutions between the floors of two lists. */
TEST(any_classes_agree_with_listing_every_solution) {
    EXPECT(compare_random_modules(7) > 20);
    EXPECT(compare_random_modules(41) > 20);
}

/* Every choice in the first class presses half of its cells, so all have the same lead. In the other classes no press is best. Two
 * classes determine the rest. 2^32 solutions. */
TEST(a_class_may_have_nothing_but_equal_choices) {
    static struct work work;
    static struct module module = {.bits = 16};
    for (int cell = 0; cell < MODULE_CELLS; cell++) {
        module.labels[cell] = UINT64_C(1) << place_of(cell) % 16;
        if (place_of(cell) >= 32) module.labels[cell] = 0;
        if (class_of(cell) == 0 && place_of(cell) % 32 < 16) gf2_flip(module.first, cell);
    }
    work.arena = test_arena(ARENA_SIZE);
    work.solver = module_solver(&module, &work.arena);
    int best = MODULE_CELLS - 2 * plain_weight(module.first, MODULE_CELLS);
    EXPECT(start_module(&work.classes, &module, &work.solver, &work.arena) == CLASSES_OK);
    run(&work, 1 << 20, best);
    EXPECT(work.classes.best.lead == best && work.classes.best.count == 1);
    expect_module_solution(&module, &work.classes);
    test_arena_free(&work.arena);
}

/* Ten quiet patterns. The last three classes have dimension four each, and any two of them eight. The first class has all patterns
 * but those in `left_out`. */
static struct solver lopsided_solver(int left_out, uint64_t *seed, struct arena *arena) {
    static const uint64_t bases[CLASSES_COUNT][8] = {{0x100, 0x200, 0x021, 0x042, 0x004, 0x008, 0x010, 0x080},
                                                     {0x001, 0x002, 0x004, 0x008},
                                                     {0x010, 0x020, 0x040, 0x080},
                                                     {0x011, 0x022, 0x044, 0x088}};
    struct solver solver = {.buttons = MODULE_CELLS, .rows = MODULE_SIDE, .columns = MODULE_SIDE, .nullity = 10};
    EXPECT(gf2_matrix_take(&solver.quiet, solver.nullity, MODULE_CELLS, arena));
    for (int cell = 0; cell < MODULE_CELLS; cell++) {
        int size = class_of(cell) ? 4 : 8 - left_out;
        uint64_t label = 0;
        for (int i = 0; i < size; i++)
            if (place_of(cell) < size ? i == place_of(cell) : test_random_below(seed, 2))
                label ^= bases[class_of(cell)][i];
        for (int row = 0; row < solver.nullity; row++)
            if (label >> row & 1) gf2_flip(gf2_row(&solver.quiet, row), cell);
    }
    return solver;
}

/* A class may have up to two patterns more than half of all; with three more the board is refused. */
TEST(a_class_may_have_little_more_than_half_of_the_patterns) {
    static struct work work;
    uint64_t seed = 9, first[BOARD_WORDS];
    for (int left_out = 0; left_out < 2; left_out++)
        for (int round = 0; round < 20; round++) {
            work.arena = test_arena(ARENA_SIZE >> 4);
            work.solver = lopsided_solver(left_out, &seed, &work.arena);
            plain_random_bits(&seed, MODULE_CELLS, 2, first);
            struct coset coset = solve_coset(&work.solver, first);
            enum classes_status status = classes_start(&work.classes, &coset, &work.arena);
            EXPECT(status == (left_out ? CLASSES_OK : CLASSES_NO_SPLIT));
            struct best lightest = list_by_gray_code(&work.solver, first);
            if (status == CLASSES_OK) run(&work, 1 << 10, lightest.lead);
            EXPECT(!left_out || (work.classes.best.lead == lightest.lead && work.classes.best.count == lightest.count));
            test_arena_free(&work.arena);
        }
}

/* 2^28 and 2^22 solutions. */
TEST(large_boards_agree_with_the_tree) {
    static struct work work;
    const int sizes[][2] = {{64, 64}, {47, 23}};
    uint64_t seed = 3, presses[BOARD_WORDS];
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct board board = plain_grid(sizes[i][0], sizes[i][1]);
        board.rule = BOARD_PLUS;
        plain_random_presses(&seed, &board, presses);
        work_take(&work, &board, presses);
        struct best lightest = search_by_tree(&work.solver, presses, &work.arena);
        EXPECT(start(&work) == CLASSES_OK);
        expect_same_as(&work, lightest);
        test_arena_free(&work.arena);
    }
}

/* Random presses for which the first lists miss a solution. */
TEST(lists_that_are_too_short_are_made_again) {
    static struct work work;
    uint64_t seed = 32, presses[BOARD_WORDS];
    struct board board = plain_board("47x23.off");
    plain_random_presses(&seed, &board, presses);
    work_take(&work, &board, presses);
    struct best lightest = search_by_tree(&work.solver, presses, &work.arena);
    EXPECT(start(&work) == CLASSES_OK);
    expect_same_as(&work, lightest);
    EXPECT(work.classes.lists.complete);
    test_arena_free(&work.arena);
}

TEST(shares_add_up_to_the_whole) {
    static struct work work;
    uint64_t seed = 4, presses[BOARD_WORDS];
    for (int turns = 0; turns < 8; turns++) {
        struct board board = plain_grid(turns % 2 ? 16 : 19, turns % 2 ? 16 : 19);
        board.rule = BOARD_PLUS;
        symmetric_presses(&board, turns, &seed, presses);
        work_take(&work, &board, presses);
        struct best lightest = list_by_gray_code(&work.solver, presses), sum = {.lead = TREE_NEVER};
        size_t used = work.arena.used;
        uint32_t shares = (uint32_t)(2 + turns);
        for (uint32_t share = 0; share < shares; share++, work.arena.used = used) {
            EXPECT(start(&work) == CLASSES_OK);
            classes_share(&work.classes, share, shares);
            while (classes_run(&work.classes, 1 << 10) == CLASSES_RUNNING) continue;
            EXPECT(work.classes.bound == work.classes.best.lead && work.classes.progress == 1);
            expect_solution(&work);
            if (work.classes.best.lead > sum.lead) sum = (struct best){.lead = work.classes.best.lead};
            if (work.classes.best.lead == sum.lead) sum.count += work.classes.best.count;
        }
        EXPECT(sum.lead == lightest.lead && sum.count == lightest.count);
        test_arena_free(&work.arena);
    }
}

static uint64_t refused_presses[BOARD_WORDS];

static bool start_refused(struct arena *arena) {
    static struct classes classes;
    struct coset coset = solve_coset(&refused_solver, refused_presses);
    enum classes_status status = classes_start(&classes, &coset, arena);
    EXPECT(status != CLASSES_NO_SPLIT);
    return status == CLASSES_OK;
}

TEST(without_memory_it_is_not_begun) {
    uint64_t seed = 5;
    const char *const texts[] = {"4x4.off", "9x9.off", "19x19.off", "30x30.off"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        refused = plain_position(texts[i]);
        symmetric_presses(&refused.board, (int)i, &seed, refused_presses);
        refusal_expect_recovery(prepare_refused, start_refused);
    }
}

/* Refuses each block in turn: the search gets stuck, and its lead and bound remain true. True when the lists were made again. */
static bool expect_stuck_without_memory(const struct module *module) {
    static struct classes classes;
    SCOPED struct arena room = test_arena(REFUSAL_ROOM);
    struct arena arena = refusal_arena(room.start, refusal_grow);
    enum classes_run run = CLASSES_STUCK;
    refusal_none();
    struct solver solver = module_solver(module, &arena);
    struct best lightest = list_by_gray_code(&solver, module->first);
    size_t used = arena.used;
    int stuck = 0;
    for (int growths = 0; run == CLASSES_STUCK; growths++) {
        arena.used = used;
        refusal_none();
        EXPECT(start_module(&classes, module, &solver, &arena) == CLASSES_OK);
        refusal_after(growths, true);
        do run = classes_run(&classes, 1 << 8);
        while (run == CLASSES_RUNNING);
        stuck += run == CLASSES_STUCK;
        EXPECT((run == CLASSES_STUCK) == refusal.refused && classes.best.lead <= lightest.lead &&
               lightest.lead <= classes.bound);
        EXPECT((run == CLASSES_FINISHED) == (classes.progress == 1));
        expect_module_solution(module, &classes);
    }
    EXPECT((stuck > 10 || ARENA_GAP == 0) && classes.best.lead == lightest.lead &&
           classes.best.count == lightest.count);
    return classes.lists.complete;
}

TEST(without_memory_for_its_lists_it_is_stuck) {
    static struct module module;
    uint64_t seed = 6;
    for (int again = 0; again < 5;) {
        random_module(&module, &seed);
        again += expect_stuck_without_memory(&module);
    }
}

/* 2^64 and 2^80 solutions, the most that are searched: the lists keep no more entries than they have space for, and the lead and the
 * bound are true. */
TEST(the_largest_boards_begin_in_bounded_memory) {
    static struct work work;
    static const struct {
        const char *text;
        int nullity;
    } largest[] = {{"79x79.off", 64}, {"123x123.off", CLASSES_NULLITY_MAX}};
    uint64_t seed = 8, presses[BOARD_WORDS];
    for (size_t i = 0; i < sizeof largest / sizeof *largest; i++) {
        struct board board = plain_board(largest[i].text);
        plain_random_presses(&seed, &board, presses);
        work_take(&work, &board, presses);
        EXPECT(work.solver.nullity == largest[i].nullity && start(&work) == CLASSES_OK);
        EXPECT(work.arena.used < (size_t)1 << 25);
        EXPECT(classes_run(&work.classes, 1 << 20) == CLASSES_RUNNING && work.classes.progress < 0.5);
        EXPECT(work.classes.best.lead <= work.classes.bound);
        expect_solution(&work);
        test_arena_free(&work.arena);
    }
}

TEST(boards_with_too_many_solutions_are_refused) {
    static struct work work;
    const uint64_t presses[BOARD_WORDS] = {0};
    struct board board = plain_board("82x82-ring.off");
    work_take(&work, &board, presses);
    size_t used = work.arena.used;
    EXPECT(work.solver.nullity > CLASSES_NULLITY_MAX && start(&work) == CLASSES_NO_SPLIT && work.arena.used == used);
    test_arena_free(&work.arena);
}
