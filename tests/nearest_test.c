/* Compares the nearest solvable boards with all sets of lights, and checks each one with the solver. */
#include "solve/nearest.h"

#include "plain.h"
#include "refusal.h"
#include "solve/goal.h"

enum { ARENA_SIZE = 1 << 26, SMALL = 12 };

static void start(struct nearest *nearest, const struct plain_position *position, struct arena *arena) {
    static struct board board;
    struct solver transposed;
    arena->used = 0;
    board_transpose(&position->board, &board);
    EXPECT(solve_prepare(&transposed, &board, arena));
    uint64_t need[BOARD_WORDS];
    plain_need(position, position->start, need);
    EXPECT(nearest_start(nearest, &transposed, position->goal, need, arena));
}

/* Marks every set of lights that presses can make; each button doubles their number. */
static void mark_made(const struct board *board, bool *made) {
    memset(made, 0, sizeof(bool) << SMALL);
    made[0] = true;
    for (int button = 0; button < board->buttons; button++) {
        uint64_t mask = 0;
        for (int light = 0; light < board->lights; light++)
            mask |= (uint64_t)plain_flips(board, button, light) << light;
        for (uint64_t lights = 0; lights < 1 << SMALL; lights++)
            if (made[lights]) made[lights ^ mask] = true;
    }
}

static bool is_solvable(const struct plain_position *position, const bool *made, uint64_t lights) {
    uint64_t all[BOARD_WORDS];
    board_all_lights(&position->board, all);
    return made[lights ^ position->target[0]] || (position->goal == BOARD_GOAL_SAME && made[lights ^ all[0]]);
}

/* A position of at most SMALL lights and buttons. */
static struct plain_position random_position(uint64_t *seed) {
    struct plain_position position = {.board = plain_random_board(seed, 3)};
    if (test_random_below(seed, 3) == 0) position.board = plain_random_doors(seed, SMALL);
    if (test_random_below(seed, 3) == 0) position.board.buttons = 1 + test_random_below(seed, position.board.buttons);
    if (position.board.kind == BOARD_GRID) position.board.buttons = position.board.lights;
    plain_random_goal(seed, &position);
    plain_random_lights(seed, &position.board, position.start);
    return position;
}

static void check_small(const struct plain_position *position, struct arena *arena) {
    static bool made[1 << SMALL], listed[1 << SMALL];
    const struct board *board = &position->board;
    struct nearest nearest;
    int distance = board->lights + 1, count = 0, found = 0;
    mark_made(board, made);
    memset(listed, 0, sizeof listed);
    start(&nearest, position, arena);
    for (uint64_t set = 0; set < UINT64_C(1) << board->lights; set++) {
        int weight = plain_weight(&set, SMALL);
        if ((set & board->holes[0]) || weight > distance || !is_solvable(position, made, position->start[0] ^ set))
            continue;
        if (weight < distance) count = 0;
        distance = weight;
        count++;
    }
    EXPECT(nearest.distance == distance && nearest.count == count);
    for (; nearest_next(&nearest); found++) {
        uint64_t set = 0;
        for (int i = 0; i < distance; i++) {
            EXPECT(i == 0 || nearest.set[i] > nearest.set[i - 1]);
            set |= UINT64_C(1) << nearest.set[i];
        }
        EXPECT(!listed[set] && is_solvable(position, made, position->start[0] ^ set));
        listed[set] = true;
    }
    EXPECT(found == count && !nearest_next(&nearest));
}

TEST(test_small_boards_agree_with_all_sets_of_lights) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    for (int round = 0; round < 600; round++) {
        struct plain_position position = random_position(&seed);
        check_small(&position, &arena);
    }
}

/* The first sets of boards too large for brute force: each makes the board solvable, and fewer random changes do not. */
static bool can_solve(const struct solver *solver, const struct plain_position *position, const uint64_t *lights) {
    uint64_t need[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
    plain_need(position, lights, need);
    return goal_solve(solver, &position->board, position->goal, need, presses, witness);
}

static void check_large(const char *text, struct arena *arena) {
    static struct plain_position position;
    static uint64_t lights[BOARD_WORDS];
    uint64_t seed = 7;
    struct nearest nearest;
    struct solver solver;
    position = plain_position(text);
    plain_random_lights(&seed, &position.board, position.start);
    start(&nearest, &position, arena);
    EXPECT(nearest.distance > 0 && nearest.count >= 1);
    EXPECT(solve_prepare(&solver, &position.board, arena));
    for (int found = 0; found < 20 && found < nearest.count; found++) {
        EXPECT(nearest_next(&nearest));
        memcpy(lights, position.start, sizeof lights);
        for (int i = 0; i < nearest.distance; i++) {
            EXPECT(!can_solve(&solver, &position, lights));
            gf2_flip(lights, nearest.set[i]);
        }
        EXPECT(can_solve(&solver, &position, lights));
    }
    for (int round = 0; round < 200; round++) {
        memcpy(lights, position.start, sizeof lights);
        for (int i = 1; i < nearest.distance; i++) gf2_flip(lights, test_random_below(&seed, position.board.lights));
        EXPECT(!can_solve(&solver, &position, lights));
    }
}

TEST(test_large_boards_become_solvable) {
    static const char *const BOARDS[] = {"11x11.off",          "11x11-goal-either.off", "16x16.off",      "19x19.off",
                                         "9x9-ring-torus.off", "12x12-ring.off",        "20x20-ring.off", "30x30.off"};
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (size_t i = 0; i < sizeof BOARDS / sizeof *BOARDS; i++) check_large(BOARDS[i], &arena);
}

/* One button flips all 64 lights. With half of them lit, the distance is the greatest possible, 32. */
TEST(test_what_is_out_of_reach_is_said_to_be) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct plain_position position;
    struct nearest nearest;
    position.board = plain_doors(64, 1);
    plain_set_mask(&position.board, 0, ~UINT64_C(0));
    position.start[0] = 3;
    start(&nearest, &position, &arena);
    EXPECT(nearest.distance == 2 && nearest.count == 1 && nearest_next(&nearest));
    EXPECT(nearest.set[0] == 0 && nearest.set[1] == 1 && !nearest_next(&nearest));
    position.start[0] = UINT32_MAX;
    start(&nearest, &position, &arena);
    EXPECT(nearest.distance == -1 && !nearest_next(&nearest));
    position.board = plain_board("66x66-ring.off"); /* its dimension is above NEAREST_DIMENSION_MAX */
    start(&nearest, &position, &arena);
    EXPECT(nearest.distance == -1 && !nearest_next(&nearest));
}

/* Each of 60 lights has a label of its own, so the distance is the number of lit lights. The classes of up to four labels fill half of
 * the table and suffice for distance eight; those of five labels are too many. */
TEST(test_as_many_classes_are_reached_as_there_is_room_for) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct plain_position position;
    struct nearest nearest;
    position.board = plain_doors(60, 1);
    for (int lit = 8; lit <= 10; lit += 2) {
        gf2_fill(position.start, lit);
        start(&nearest, &position, &arena);
        EXPECT(nearest.distance == (lit == 8 ? 8 : -1) && nearest_next(&nearest) == (lit == 8));
    }
    for (int i = 0; i < 8; i++) EXPECT(nearest_next(&nearest) == false);
}

/* Of 27 lights, two have one label and 25 have labels of their own; 13 are lit. The steps suffice to find the 13 changes that turn
 * all off, but they end while sets are counted for both goals of "either". */
TEST(test_a_search_that_runs_out_of_steps_while_counting_gives_up) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct plain_position position;
    struct nearest nearest;
    position.board = plain_doors(27, 1);
    plain_set_mask(&position.board, 0, 3);
    for (int light = 1; light < position.board.lights; light += 2) gf2_flip(position.start, light);
    start(&nearest, &position, &arena);
    EXPECT(nearest.distance == 13 && nearest.count == 2 && nearest_next(&nearest));
    position.goal = BOARD_GOAL_SAME;
    start(&nearest, &position, &arena);
    EXPECT(nearest.distance == -1 && !nearest_next(&nearest));
}

/* Boards with very regular classes, or far too many: each search ends, because each probe of the table is a step. */
TEST(test_regular_boards_are_answered_or_given_up) {
    static const struct {
        const char *board;
        int distance;
    } boards[] = {{"doors-100000000000000000000000.off", -1},
                  {"doors-000000000000000000000001.off", -1},
                  {"doors-100000000000000000000000000000000000-010000000000000000000000000000000000.off", -1},
                  {"doors-110000000000000000000000000000-001100000000000000000000000000.off", -1},
                  {"13x13-rowcol.8000000000000000000000000000000000000000000", 1},
                  {"5x60-rowcol.on", 0},
                  {"9x9-r080-holes7fffffffffffffffffff8.on", 0},
                  {"32x32-ring.off", 0}};
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct plain_position position;
    struct nearest nearest;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        position = plain_position(boards[i].board);
        start(&nearest, &position, &arena);
        EXPECT(nearest.distance == boards[i].distance);
        EXPECT(nearest_next(&nearest) == (boards[i].distance >= 0) && !nearest_next(&nearest));
    }
}

/* With few steps remaining, the listing ends early. */
TEST(test_listing_ends_with_its_steps) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct plain_position position;
    struct nearest nearest;
    uint64_t seed = 3;
    int listed = 0;
    position = plain_position("20x20-ring.off");
    plain_random_lights(&seed, &position.board, position.start);
    start(&nearest, &position, &arena);
    EXPECT(nearest.distance == 7);
    nearest.steps = 100000;
    while (nearest_next(&nearest)) listed++;
    EXPECT(listed > 0 && listed < nearest.count && !nearest_next(&nearest));
}

static struct plain_position refused;
static struct solver refused_solver;

static bool prepare_refused(struct arena *arena) {
    static struct board board;
    board_transpose(&refused.board, &board);
    return solve_prepare(&refused_solver, &board, arena);
}

static bool start_refused(struct arena *arena) {
    static struct nearest nearest;
    uint64_t need[BOARD_WORDS];
    plain_need(&refused, refused.start, need);
    if (!nearest_start(&nearest, &refused_solver, refused.goal, need, arena)) return false;
    EXPECT(nearest.distance > 0 && nearest_next(&nearest));
    return true;
}

TEST(test_refused_memory_is_survived) {
    refused = plain_position("11x11-goal-either.off");
    gf2_flip(refused.start, 0);
    refusal_expect_recovery(prepare_refused, start_refused);
}
