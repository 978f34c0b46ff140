/* The reference computes light by light. */
#include "solve/mod_chase.h"

#include "refusal.h"
#include "solve/mod_solve.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 22 };

static struct turning_position position;
static struct mod_solver solver;
static struct mod_chase chase;
static uint8_t need[BOARD_TURNING_LIGHTS_MAX], solution[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];

/* All lights matter. Of the rows above, each button from the second row on turns the light above it alone, and its steps come to 1 at some time. */
static bool can_chase(void) {
    const struct board *grid = &position.board;
    for (int light = 0; light < grid->lights; light++)
        if (gf2_get(grid->any, light)) return false;
    for (int button = grid->columns; button < grid->buttons; button++) {
        bool reaches = false;
        for (int light = 0; light / grid->columns < button / grid->columns; light++) {
            int steps = turning_steps(&position.board, button, light), states = board_states(&position.board, light);
            if (steps && light != button - grid->columns) return false;
            for (int times = 1; times < states; times++) reaches |= times * steps % states == 1;
        }
        if (!reaches) return false;
    }
    return true;
}

/* The steps that the lights still need after these presses. */
static void write_rest(const uint8_t *presses, uint8_t *rest) {
    uint8_t turned[BOARD_TURNING_LIGHTS_MAX] = {0};
    turning_press(&position.board, presses, turned);
    for (int light = 0; light < position.board.lights; light++) {
        int states = board_states(&position.board, light);
        rest[light] = (uint8_t)((need[light] + states - turned[light]) % states);
    }
}

static bool is_row_right(const uint8_t *rest, int row) {
    for (int i = 0; i < position.board.columns; i++)
        if (rest[row * position.board.columns + i]) return false;
    return true;
}

/* The system tells what any first row, chased down, leaves in the last one. */
static void expect_system(uint64_t *seed) {
    int columns = position.board.columns, rows = position.board.rows;
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX] = {0}, rest[BOARD_TURNING_LIGHTS_MAX];
    for (int i = 0; i < columns; i++) presses[i] = (uint8_t)test_random_below(seed, turning_order(&position.board, i));
    for (int row = 1; row < rows; row++)
        for (int i = 0; i < columns; i++)
            for (write_rest(presses, rest); rest[(row - 1) * columns + i]; write_rest(presses, rest))
                presses[row * columns + i]++;
    write_rest(presses, rest);
    for (int i = 0; i < columns; i++) {
        const uint8_t *equation = chase.system + i * (columns + 1);
        int light = (rows - 1) * columns + i, states = board_states(&position.board, light), left = equation[columns];
        for (int j = 0; j < columns; j++) left += (states - equation[j]) * presses[j];
        EXPECT(left % states == rest[light]);
    }
}

static void expect_steps(bool solvable) {
    int rows = position.board.rows, chased = 0;
    for (int k = 0; k < chase.plan.length; k++) {
        uint8_t presses[BOARD_TURNING_LIGHTS_MAX], rest[BOARD_TURNING_LIGHTS_MAX];
        struct lesson_step step = mod_chase_at(&chase, k, presses);
        write_rest(presses, rest);
        EXPECT(k > 0 || step.code == LESSON_CHASE_START);
        if (step.code == LESSON_CHASE_CHASE) EXPECT(is_row_right(rest, step.row - 1));
        chased += step.code == LESSON_CHASE_CHASE;
        EXPECT((k == rows) == (step.code == LESSON_CHASE_LEFT));
        if (step.code == LESSON_CHASE_FIRST_ROW) EXPECT(k == rows + 1 && solvable);
        if (k < chase.plan.length - 1) continue;
        EXPECT(step.code == (solvable ? LESSON_CHASE_FINISH : LESSON_CHASE_IMPOSSIBLE));
        for (int row = 0; row < rows; row++) EXPECT(is_row_right(rest, row) || (!solvable && row == rows - 1));
    }
    EXPECT(chased % (rows > 1 ? rows - 1 : 1) == 0);
}

TEST(a_chase_corrects_row_by_row_and_ends_as_the_solver_does) {
    static const int STATES[] = {2, 3, 4, 5, 6, 9, 12};
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 71;
    int chased = 0, impossible = 0, refused = 0, longer = 0;
    for (int round = 0; round < 4000; round++) {
        position = (struct turning_position){.goal = BOARD_GOAL_EACH};
        position.board = turning_random_grid(&seed, 5, STATES[test_random_below(&seed, 7)]);
        turning_random_lights(&seed, &position.board, position.start);
        EXPECT(mod_can_chase(&position.board) == can_chase());
        refused += !can_chase();
        if (!can_chase()) continue;
        arena.used = 0;
        EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
        turning_need(&position, position.start, need);
        bool solvable = mod_solve(&solver, need, solution, weights).solvable;
        EXPECT(mod_chase_take(&chase, &position.board, need, solvable ? solution : NULL, &arena));
        expect_steps(solvable);
        expect_system(&seed);
        chased++;
        impossible += !solvable;
        longer += chase.plan.length > position.board.rows + 2;
    }
    EXPECT(chased > 200 && impossible > 20 && refused > 1000 && longer > 100);
}

TEST(dials_and_surfaces_have_no_rows) {
    uint64_t seed = 1;
    position.board = turning_random_dials(&seed, 5, 3, false);
    EXPECT(!mod_can_chase(&position.board));
    position.board = turning_random_graph(&seed, SURFACE_POINTS_MAX, 2);
    EXPECT(!mod_can_chase(&position.board));
}

static bool attempt(struct arena *arena) {
    return mod_chase_take(&chase, &position.board, need, NULL, arena);
}

TEST(refused_memory_keeps_nothing) {
    position.board = turning_grid(4, 4, 6);
    memset(need, 1, sizeof need);
    refusal_expect_recovery(NULL, attempt);
}
