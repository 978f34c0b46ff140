/* No step changes the solutions, which are listed by trying all values in the equations as turning.h defines them. */
#include "solve/mod_lesson.h"

#include "refusal.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 20, LISTED_MAX = 2048, SIDE_MAX = 6 };

/* The equations of the header: coefficients[equation][unknown], the last column is the right side. */
struct table {
    int size, equations, unknowns, listed;
    int entries[SIDE_MAX][SIDE_MAX + 2];
};

static struct table table_of(const struct turning_position *position, const struct zk_ring *ring) {
    const struct board *board = &position->board;
    struct table table = {.size = ring->size, .listed = 1};
    int places[SIDE_MAX], same = position->goal == BOARD_GOAL_SAME;
    for (int button = 0; button < board->buttons; button++)
        if (turning_order(board, button) % ring->prime == 0) places[table.unknowns++] = button;
    for (int light = 0; light < board->lights; light++) {
        int states = board_states(board, light), scale = ring->size;
        if (states % ring->prime || !turning_matters(board, light)) continue;
        for (int rest = states; rest % ring->prime == 0; rest /= ring->prime) scale /= ring->prime;
        int *row = table.entries[table.equations++];
        for (int t = 0; t < table.unknowns; t++) row[t] = turning_steps(board, places[t], light) * scale % ring->size;
        if (same) row[table.unknowns] = ring->size - scale;
        int need = (position->target[light] - position->start[light] + states) % states;
        row[table.unknowns + same] = need * scale % ring->size;
    }
    table.unknowns += same;
    for (int t = 0; t < table.unknowns; t++) table.listed *= ring->size;
    return table;
}

/* True if the values with this number in the list of all satisfy the equation. */
static bool holds(const struct table *table, const int *row, int number) {
    int sum = table->size - row[table->unknowns];
    for (int t = 0; t < table->unknowns; t++, number /= table->size) sum += row[t] * (number % table->size);
    return sum % table->size == 0;
}

static int list_solutions(const struct table *table, bool *solves) {
    int count = 0;
    for (int number = 0; number < table->listed; number++) {
        solves[number] = true;
        for (int e = 0; e < table->equations; e++) solves[number] &= holds(table, table->entries[e], number);
        count += solves[number];
    }
    return count;
}

static void read_matrix(const struct mod_lesson *lesson, struct table *table) {
    EXPECT(lesson->equations == table->equations && lesson->unknowns == table->unknowns);
    for (int e = 0; e < table->equations; e++)
        for (int t = 0; t <= table->unknowns; t++) table->entries[e][t] = zk_row(&lesson->matrix, e)[t];
}

/* The row operations of the step lead from one matrix to the other, and the pivot is a power of the prime that divides what is left. */
static void expect_step(const struct mod_lesson *lesson, const struct table *before, const struct table *after,
                        const bool *had_pivot) {
    const struct mod_lesson_step *step = &lesson->step;
    int size = before->size, pivot = after->entries[step->row][step->column];
    EXPECT(before->entries[step->row][step->column] == step->value && !had_pivot[step->row]);
    EXPECT(pivot > 0 && size % pivot == 0);
    for (int e = 0; e < before->equations; e++)
        for (int t = 0; t <= before->unknowns; t++) {
            int scaled = before->entries[step->row][t] * step->factor, entry = before->entries[e][t];
            int expected = e == step->row ? scaled : entry + (size - lesson->taken[e]) * scaled;
            EXPECT(after->entries[e][t] == expected % size);
            EXPECT(had_pivot[e] || t == before->unknowns || entry % pivot == 0);
        }
    for (int e = 0; e < before->equations; e++)
        EXPECT(e == step->row || after->entries[e][step->column] < (had_pivot[e] ? pivot : 1));
}

/* True at the start and at the end, where no row was subtracted from another. */
static bool took_nothing(const struct mod_lesson *lesson) {
    for (int e = 0; e < lesson->equations; e++)
        if (lesson->taken[e]) return false;
    return true;
}

/* Takes all steps of a lesson; true if its system has a solution. */
static bool take_steps(const struct turning_position *position, const struct zk_ring *ring, struct arena *arena) {
    static bool solutions[LISTED_MAX], now[LISTED_MAX];
    struct mod_lesson lesson;
    struct table before = table_of(position, ring), after = before;
    uint8_t need[BOARD_TURNING_LIGHTS_MAX];
    bool had_pivot[SIDE_MAX] = {false}, column_had_pivot[SIDE_MAX + 1] = {false};
    turning_need(position, position->start, need);
    EXPECT(mod_lesson_take(&lesson, &position->board, position->goal, ring, need, arena));
    read_matrix(&lesson, &after);
    EXPECT(memcmp(&before, &after, sizeof before) == 0);
    EXPECT(lesson.step.row == -1 && lesson.step.column == -1 && lesson.step.pivots == 0);
    EXPECT(took_nothing(&lesson));
    int count = list_solutions(&before, solutions), pivots = 0;
    while (mod_lesson_next(&lesson)) {
        EXPECT(lesson.step.pivots == ++pivots && !column_had_pivot[lesson.step.column]);
        read_matrix(&lesson, &after);
        expect_step(&lesson, &before, &after, had_pivot);
        list_solutions(&after, now);
        EXPECT(memcmp(now, solutions, (size_t)before.listed) == 0);
        had_pivot[lesson.step.row] = column_had_pivot[lesson.step.column] = true;
        before = after;
    }
    EXPECT(lesson.step.column == -1 && lesson.step.pivots == pivots && (lesson.step.row == -1) == (count > 0));
    EXPECT(took_nothing(&lesson));
    for (int number = 0; number < before.listed && lesson.step.row >= 0; number++)
        EXPECT(!holds(&before, before.entries[lesson.step.row], number));
    for (int e = 0; e < before.equations; e++)
        for (int t = 0; t < before.unknowns; t++) EXPECT(had_pivot[e] || before.entries[e][t] == 0);
    return count > 0;
}

static const struct { int prime, exponent; } RINGS[] = {{2, 1}, {3, 1}, {5, 1}, {2, 2}, {2, 3}, {3, 2}};
enum { RINGS_COUNT = sizeof RINGS / sizeof *RINGS };

/* A position of a grid whose lights have as many states as the ring has numbers. */
static struct turning_position random_grid(const struct zk_ring *ring, uint64_t *seed) {
    struct turning_position position = {.board = turning_random_grid(seed, 2, ring->size)};
    position.goal = (enum board_goal)test_random_below(seed, 2);
    turning_random_lights(seed, &position.board, position.start);
    return position;
}

/* A position of dials, of which some have as many states as the ring has numbers. */
static struct turning_position random_position(const struct zk_ring *ring, uint64_t *seed) {
    bool mixed = test_random_below(seed, 2);
    struct turning_position position = {.board = turning_random_list(seed, 4, ring->size)};
    struct board *board = &position.board;
    for (int dial = 0; mixed && dial < board->lights; dial++) {
        board->states[dial] =
            (uint8_t)(test_random_below(seed, 3) ? ring->power[1 + test_random_below(seed, ring->exponent)] : 7);
        for (int button = 0; button < board->buttons; button++)
            board->steps[button][dial] = (uint8_t)(board->steps[button][dial] % board->states[dial]);
    }
    if (!mixed && test_random_below(seed, 2)) position.goal = BOARD_GOAL_SAME;
    turning_random_lights(seed, board, position.start);
    if (position.goal == BOARD_GOAL_EACH) turning_random_lights(seed, board, position.target);
    return position;
}

TEST(no_step_changes_the_solutions) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 41;
    int possible = 0, listed = 0;
    for (int round = 0; round < 3000; round++) {
        const struct zk_ring ring = zk_ring(RINGS[round % RINGS_COUNT].prime, RINGS[round % RINGS_COUNT].exponent);
        struct turning_position position =
            test_random_below(&seed, 3) ? random_position(&ring, &seed) : random_grid(&ring, &seed);
        struct table table = table_of(&position, &ring);
        if (table.equations == 0 || table.listed > LISTED_MAX) continue;
        listed++;
        possible += take_steps(&position, &ring, &arena);
        arena.used = 0;
    }
    EXPECT(listed > 1000 && possible > listed / 10 && possible < listed * 9 / 10);
}

TEST(a_hole_has_no_equation_and_no_unknown) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const struct zk_ring ring = zk_ring(3, 1);
    struct turning_position position = {.board = turning_grid(2, 3, 6)};
    turning_make_hole(&position.board, 1);
    memset(position.start, 1, 6);
    position.start[1] = 0;
    take_steps(&position, &ring, &arena);
    struct mod_lesson lesson;
    EXPECT(mod_lesson_take(&lesson, &position.board, BOARD_GOAL_EACH, &ring, position.start, &arena));
    EXPECT(lesson.equations == 5 && lesson.unknowns == 5);
}

TEST(a_system_that_is_too_large_is_refused) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const struct zk_ring ring = zk_ring(3, 1);
    static struct turning_position position;
    struct mod_lesson lesson;
    position.board = turning_grid(12, 12, 3);
    EXPECT(mod_lesson_take(&lesson, &position.board, BOARD_GOAL_SAME, &ring, position.start, &arena));
    position.board = turning_grid(5, 29, 3);
    EXPECT(mod_lesson_take(&lesson, &position.board, BOARD_GOAL_EACH, &ring, position.start, &arena));
    EXPECT(!mod_lesson_take(&lesson, &position.board, BOARD_GOAL_SAME, &ring, position.start, &arena));
    position.board = turning_grid(13, 12, 3);
    EXPECT(!mod_lesson_take(&lesson, &position.board, BOARD_GOAL_EACH, &ring, position.start, &arena));
}

static struct turning_position refused;

static bool attempt(struct arena *arena) {
    const struct zk_ring ring = zk_ring(2, 2);
    struct mod_lesson lesson;
    if (!mod_lesson_take(&lesson, &refused.board, BOARD_GOAL_EACH, &ring, refused.start, arena)) return false;
    EXPECT(mod_lesson_next(&lesson) && lesson.step.value == 1);
    return true;
}

TEST(refused_memory_keeps_nothing) {
    refused.board = turning_grid(3, 3, 4);
    refusal_expect_recovery(NULL, attempt);
}
