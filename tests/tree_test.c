/* The reference lists every solution by a Gray code. */
#include "solve/tree.h"

#include <string.h>

#include "prepared.h"

enum { ARENA_SIZE = 1 << 22, NULLITY_MAX = 12 };

/* The number of solutions of each lead, lead −cells first. */
struct leads {
    int cells;
    uint32_t counts[2 * BOARD_LIGHTS_MAX + 1];
};

static void list_leads(struct leads *leads, const struct gf2_matrix *quiet, const uint64_t *first) {
    size_t words = GF2_WORDS(quiet->columns);
    uint64_t walk[BOARD_WORDS];
    *leads = (struct leads){.cells = quiet->columns};
    memcpy(walk, first, words * sizeof *walk);
    for (uint32_t step = 1;; step++) {
        leads->counts[2 * (leads->cells - gf2_weight(walk, words))]++;
        if (step == UINT32_C(1) << quiet->rows) return;
        gf2_add(walk, gf2_row(quiet, __builtin_ctz(step)), words);
    }
}

static int highest(const struct leads *leads) {
    for (int lead = leads->cells; lead >= -leads->cells; lead--)
        if (leads->counts[leads->cells + lead]) return lead;
    return TREE_NEVER;
}

/* Removes the returned batch from the list. */
static void give_out(struct leads *leads, const struct tree *tree) {
    uint64_t presses[BOARD_WORDS];
    for (unsigned i = 0; i < tree->count; i++) {
        if (tree->leads[i] < tree->floor) continue;
        coset_solution(&tree->coset, tree->chosen | i, presses);
        EXPECT(tree->leads[i] == leads->cells - 2 * plain_weight(presses, leads->cells));
        uint32_t *count = &leads->counts[leads->cells + tree->leads[i]],
                 images = (uint32_t)__builtin_popcount(tree->images);
        EXPECT(*count >= images);
        *count -= images;
    }
}

struct work {
    struct arena arena;
    struct solver solver;
    uint64_t presses[BOARD_WORDS];
    struct leads leads;
};

/* False when there are too many solutions to list. */
static bool work_take(struct work *work, const struct board *board, const uint64_t *presses) {
    work->arena = test_arena(ARENA_SIZE);
    memcpy(work->presses, presses, sizeof work->presses);
    if (!solve_prepare(&work->solver, board, &work->arena)) abort();
    if (work->solver.nullity <= NULLITY_MAX) {
        list_leads(&work->leads, &work->solver.quiet, presses);
        return true;
    }
    test_arena_free(&work->arena);
    return false;
}

/* With any floor, each solution not below it is returned once. At each pause the bound and the remaining share hold for the
 * solutions that have not been returned. */
static void expect_honest(struct work *work, int floor) {
    struct tree tree;
    const struct symmetry_group none = {.motions = 0};
    double all = 1, given = 0;
    for (int i = 0; i < work->solver.nullity; i++) all *= 2;
    struct coset coset = solve_coset(&work->solver, work->presses);
    EXPECT(tree_start(&tree, &coset, &none, &work->arena));
    tree.floor = floor;
    EXPECT(tree_left(&tree) == 1);
    for (int64_t steps = 1;; steps = 1) {
        EXPECT(tree_bound(&tree) >= highest(&work->leads) || highest(&work->leads) < floor);
        if (tree_next(&tree, &steps)) {
            give_out(&work->leads, &tree);
            given += work->solver.nullity < 9 ? 1 << work->solver.nullity : TREE_LEADS;
            EXPECT(given / all + tree_left(&tree) <= 1);
        } else if (tree_is_done(&tree))
            break;
    }
    EXPECT(tree_left(&tree) == 0 && tree_bound(&tree) == TREE_NEVER);
    EXPECT(highest(&work->leads) < floor);
    EXPECT(floor > -work->leads.cells || given == all);
}

TEST(every_solution_above_the_floor_is_given_out_and_no_pause_says_too_much) {
    static struct work work;
    uint64_t seed = 1;
    for (int round = 0; round < 300; round++) {
        struct board board = plain_random_board(&seed, 12);
        uint64_t presses[BOARD_WORDS] = {0};
        plain_random_presses(&seed, &board, presses);
        if (!work_take(&work, &board, presses)) continue;
        int most = highest(&work.leads);
        expect_honest(&work, round % 2 ? -work.leads.cells : most - test_random_below(&seed, 12));
        test_arena_free(&work.arena);
    }
}

/* Quiet patterns for which each cell has a twin that differs from it only in the last pattern: the next level has half as many
 * labels, but not all possible ones. */
TEST(cells_may_be_twins_but_for_one_pattern) {
    enum { ROWS = 9, CELLS = 40 };
    static struct work work;
    uint64_t seed = 1;
    for (int round = 0; round < 40; round++) {
        work.arena = test_arena(ARENA_SIZE);
        struct gf2_matrix *quiet = &work.solver.quiet;
        work.solver.nullity = ROWS;
        EXPECT(gf2_matrix_take(quiet, ROWS, CELLS, &work.arena));
        for (int cell = 0; cell < CELLS; cell += 2) {
            int label = cell / 2 < ROWS ? 1 << cell / 2 >> 1 : test_random_below(&seed, 1 << (ROWS - 1));
            for (int row = 0; row < ROWS; row++)
                for (int twin = 0; twin < 2; twin++)
                    if ((label | twin << (ROWS - 1)) >> row & 1) gf2_flip(gf2_row(quiet, row), cell + twin);
        }
        memset(work.presses, 0, sizeof work.presses);
        for (int cell = 0; cell < CELLS; cell++)
            if (test_random(&seed) & 1) gf2_flip(work.presses, cell);
        list_leads(&work.leads, quiet, work.presses);
        expect_honest(&work, highest(&work.leads) - 4);
        test_arena_free(&work.arena);
    }
}

/* The steps of a search for all solutions above the floor. */
static int64_t steps_taken(const struct coset *coset, const struct symmetry_group *group, int floor, uint64_t *listed,
                           struct arena *arena) {
    struct tree tree;
    struct coset own = *coset;
    int64_t steps = INT64_MAX;
    *listed = 0;
    EXPECT(gf2_matrix_copy(&own.quiet, &coset->quiet, arena) && tree_start(&tree, &own, group, arena));
    tree.floor = floor;
    while (tree_next(&tree, &steps))
        for (unsigned i = 0; i < tree.count; i++)
            if (tree.leads[i] >= floor) *listed += (unsigned)__builtin_popcount(tree.images);
    return INT64_MAX - steps;
}

/* All lit on a square: eight motions. The steps are counted, to detect that symmetries are not used. */
TEST(symmetry_saves_most_of_the_work_and_loses_nothing) {
    const char *texts[] = {"30x30.on", "32x32.on"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct plain_position position = plain_position(texts[i]);
        SCOPED struct arena arena = test_arena(ARENA_SIZE * 4);
        struct solver solver;
        uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS], listed, listed_too;
        EXPECT(solve_prepare(&solver, &position.board, &arena));
        EXPECT(solve(&solver, position.start, presses, witness));
        struct coset coset = solve_coset(&solver, presses);
        struct symmetry_group group;
        EXPECT(symmetry_find(&group, &coset, &arena) && group.motions == 0xff);
        int floor = 60;
        int64_t with = steps_taken(&coset, &group, floor, &listed, &arena);
        group.motions = 1;
        int64_t without = steps_taken(&coset, &group, floor, &listed_too, &arena);
        EXPECT(listed == listed_too && listed > 0);
        EXPECT(with * 2 < without); /* the nodes above the marked cells are searched in both */
    }
}

/* A rectangle has a half turn and two reflections, a square four more motions. With a corner lit, only the reflection in its diagonal
 * remains. */
TEST(motions_are_those_that_keep_the_solutions) {
    const struct {
        const char *text;
        unsigned motions;
    } known[] = {{"9x14.on", 0x0f}, {"9x9.on", 0xff}, {"6x6.800000000", 0x11}, {"3x4.800", 0x01}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct plain_position position = plain_position(known[i].text);
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        struct solver solver;
        uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
        EXPECT(solve_prepare(&solver, &position.board, &arena));
        EXPECT(solve(&solver, position.start, presses, witness));
        struct coset coset = solve_coset(&solver, presses);
        struct symmetry_group group;
        EXPECT(symmetry_find(&group, &coset, &arena) && group.motions == known[i].motions);
    }
}

static struct symmetry_group refused_group;
static const uint64_t NO_PRESSES[BOARD_WORDS];

/* The scratch is given back in any case. */
static bool find_refused(struct arena *arena) {
    size_t used = arena->used;
    struct coset coset = solve_coset(&refused_solver, NO_PRESSES);
    bool found = symmetry_find(&refused_group, &coset, arena);
    EXPECT(arena->used == used && (!found || refused_group.motions == 0xff));
    return found;
}

static bool prepare_with_motions(struct arena *arena) {
    return prepare_refused(arena) && find_refused(arena);
}

static bool start_refused(struct arena *arena) {
    struct tree tree;
    struct coset coset = solve_coset(&refused_solver, NO_PRESSES);
    return tree_start(&tree, &coset, &refused_group, arena);
}

TEST(refused_memory_is_survived) {
    refused = plain_position("19x19.off");
    refusal_expect_recovery(prepare_refused, find_refused);
    refusal_expect_recovery(prepare_with_motions, start_refused);
}
