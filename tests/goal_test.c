/* The references: a breadth-first search, and lists of all solutions. */
#include "solve/goal.h"

#include "found.h"
#include "known.h"
#include "prepared.h"

enum { ARENA_SIZE = 1 << 24 };

static void expect_known_fewest(const struct known *known) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct plain_position position = plain_position(known->words[1]);
    struct solver solver;
    bool solvable = strcmp(known->words[4], "none") != 0;
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    struct found found = search_all(&solver, &position, &arena);
    EXPECT(found.weight == (solvable ? known_number(known, 4) : -1));
    EXPECT(found.count == (uint64_t)known_number(known, 5));
}

TEST(known_boards_need_the_known_presses) {
    known_answers("solve", expect_known_fewest);
}

enum { FLIP_BOARDS = 1 << 16, FLIP_ROUNDS_MAX = 16 };

/* The fewest rounds for each Flip Game board to become one colour, by a breadth-first search from both goals; -1: impossible. */
static void search_breadth_first(const struct board *board, int *rounds) {
    static uint16_t queue[FLIP_BOARDS];
    int first = 0, last = 0;
    for (int i = 0; i < FLIP_BOARDS; i++) rounds[i] = -1;
    rounds[0] = rounds[FLIP_BOARDS - 1] = 0;
    queue[last++] = 0;
    queue[last++] = FLIP_BOARDS - 1;
    while (first < last) {
        uint16_t from = queue[first++];
        for (int button = 0; button < 16; button++) {
            uint64_t pressed = UINT64_C(1) << button, lights = from;
            plain_press(board, &pressed, &lights);
            if (rounds[lights] >= 0) continue;
            rounds[lights] = rounds[from] + 1;
            queue[last++] = (uint16_t)lights;
        }
    }
}

static int flip_counts[FLIP_ROUNDS_MAX + 1], flip_impossible;

static void expect_flip_count(const struct known *known) {
    bool possible = strcmp(known->words[1], "none") != 0;
    EXPECT((possible ? flip_counts[known_number(known, 1)] : flip_impossible) == known_number(known, 2));
}

TEST(every_flip_game_needs_the_rounds_of_a_breadth_first_search) {
    static int rounds[FLIP_BOARDS];
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct plain_position position = plain_position("4x4-goal-either.off");
    struct solver solver;
    int wrong = 0;
    search_breadth_first(&position.board, rounds);
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    for (uint64_t lights = 0; lights < FLIP_BOARDS; lights++) {
        position.start[0] = lights;
        struct found found = search_all(&solver, &position, &arena);
        wrong += found.weight != rounds[lights];
        if (found.weight < 0)
            flip_impossible++;
        else
            flip_counts[found.weight]++;
    }
    EXPECT(wrong == 0);
    known_answers("flip", expect_flip_count);
}

static void expect_no_goal_is_reached(const struct plain_position *position, const uint64_t *witness) {
    uint64_t need[BOARD_WORDS], all[BOARD_WORDS];
    plain_need(position, position->start, need);
    EXPECT(plain_proves(&position->board, witness, need));
    if (position->goal != BOARD_GOAL_SAME) return;
    board_all_lights(&position->board, all);
    gf2_add(need, all, GF2_WORDS(position->board.lights));
    EXPECT(plain_proves(&position->board, witness, need));
}

/* Each button flips few lights, so that often neither goal can be reached, nor one goal from the other. */
static struct plain_position random_dull_position(uint64_t *seed) {
    struct plain_position position = {.board = plain_random_grid(seed, 4), .goal = BOARD_GOAL_SAME};
    struct board *board = &position.board;
    board->rule = BOARD_STENCIL(test_random_below(seed, 5), test_random_below(seed, 5)) | BOARD_STENCIL(2, 2);
    board->wrap = plain_random_wrap(seed, board->rule);
    return position;
}

TEST(a_witness_rules_out_every_goal) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 2;
    int solved = 0, impossible = 0;
    for (int round = 0; round < 3000; round++) {
        struct plain_position position = plain_random_position(&seed, 7);
        if (round % 2) position = random_dull_position(&seed);
        const struct board *board = &position.board;
        struct solver solver;
        uint64_t need[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
        arena.used = 0;
        plain_random_lights(&seed, board, position.start);
        plain_need(&position, position.start, need);
        EXPECT(solve_prepare(&solver, board, &arena));
        if (goal_solve(&solver, board, position.goal, need, presses, witness)) {
            EXPECT(reaches_goal(&position, presses));
            solved++;
        } else {
            expect_no_goal_is_reached(&position, witness);
            impossible++;
        }
    }
    EXPECT(solved > 500 && impossible > 500);
}

TEST(the_fewest_presses_to_any_goal_are_those_of_a_list) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 3;
    for (int round = 0; round < 300; round++) {
        struct plain_position position = plain_random_position(&seed, 3);
        struct solver solver;
        arena.used = 0;
        EXPECT(solve_prepare(&solver, &position.board, &arena));
        struct found listed = list_all(&position), found = search_all(&solver, &position, &arena);
        EXPECT(found.weight == listed.weight && found.count == listed.count);
        EXPECT(found.weight < 0 || reaches_goal(&position, (uint64_t[BOARD_WORDS]){found.presses}));
    }
}

TEST(what_must_change_is_what_reaches_the_goal_that_can_be_reached) {
    SCOPED struct arena arena = test_arena(1 << 22);
    uint64_t seed = 9;
    int second = 0;
    for (int round = 0; round < 500; round++) {
        struct plain_position position = random_dull_position(&seed);
        struct board *board = &position.board;
        if (round % 10 == 0) board->rows = 40, board->columns = 5; /* the words of the lights */
        board->lights = board->buttons = board->rows * board->columns;
        struct solver solver;
        uint64_t need[BOARD_WORDS], change[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
        uint64_t made[BOARD_WORDS] = {0};
        arena.used = 0;
        plain_random_lights(&seed, board, need);
        EXPECT(solve_prepare(&solver, board, &arena));
        bool solvable = goal_solve(&solver, board, position.goal, need, presses, witness);
        if (solvable) plain_press(board, presses, made);
        goal_change(&solver, board, position.goal, need, change);
        EXPECT(plain_equal(change, solvable ? made : need, board->lights));
        second += solvable && !plain_equal(change, need, board->lights);
    }
    EXPECT(second > 5);
}

static bool search_refused(struct arena *arena) {
    static struct goal_search search;
    uint64_t need[BOARD_WORDS];
    plain_need(&refused, refused.start, need);
    if (goal_search_start(&search, &refused_solver, &refused.board, refused.goal, need, arena) != FEWEST_OK)
        return false;
    EXPECT(search.count == 1 + (refused.goal == BOARD_GOAL_SAME));
    return true;
}

TEST(refused_memory_is_survived) {
    const char *const texts[] = {"5x5.on", "5x5-goal-either.on", "19x19.on", "doors-110-011-100.off", NULL};
    prepared_expect_recovery(texts, search_refused);
}
