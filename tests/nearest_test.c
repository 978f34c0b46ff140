/* Compares the nearest solvable boards with all changes of lights on small boards, and checks those of others with the solver. */
#include "solve/ask.h"

#include "refusal.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 27, LISTED_MAX = 1 << 12 };

static struct ask ask;
static struct game game;
static struct nearest *const nearest = &ask.nearest;

/* Begins to ask about a position, which stays. */
static void take(struct turning_position *position, struct arena *arena) {
    game.position = (struct position){.board = position->board,
                                      .goal = position->goal,
                                      .target = position->target,
                                      .start = position->start,
                                      .presses = position->presses};
    game.lights = position->start;
    ask_about(&ask, &game, arena);
}

static void start(struct turning_position *position, struct arena *arena) {
    arena->used = 0;
    take(position, arena);
    EXPECT(ask_prepare(&ask) && ask_nearest(&ask));
}

static int count_lights(const struct board *board) {
    int64_t count = 1;
    for (int light = 0; light < board->lights && count <= LISTED_MAX; light++) count *= board_states(board, light);
    return (int)count;
}

/* The number of a position has a digit for each light, of which the first is worth most. */
struct digits {
    int count, states[BOARD_DOORS_MAX], worth[BOARD_DOORS_MAX];
};

static struct digits digits_of(const struct board *board) {
    struct digits digits = {.count = board->lights};
    for (int light = board->lights - 1, worth = 1; light >= 0; light--) {
        digits.states[light] = board_states(board, light);
        digits.worth[light] = worth;
        worth *= digits.states[light];
    }
    return digits;
}

static int number_of(const struct digits *digits, const uint8_t *lights) {
    int number = 0;
    for (int light = 0; light < digits->count; light++) number += digits->worth[light] * lights[light];
    return number;
}

static void write_lights(const struct digits *digits, int number, uint8_t *lights) {
    for (int light = 0; light < digits->count; light++)
        lights[light] = (uint8_t)(number / digits->worth[light] % digits->states[light]);
}

/* Marks all lights that can be solved, from the goal: each mark leads to others by one press back. */
static void mark_solvable(const struct turning_position *position, const struct digits *digits, int count,
                          bool *solvable) {
    static int queue[LISTED_MAX];
    static uint8_t turned[BOARD_DOORS_MAX][BOARD_DOORS_MAX]; /* by one press of each button */
    const struct board *board = &position->board;
    int end = 0;
    for (int button = 0; button < board->buttons; button++)
        for (int light = 0; light < board->lights; light++)
            turned[button][light] = (uint8_t)turning_steps(board, button, light);
    for (int number = 0; number < count; number++) {
        uint8_t lights[BOARD_DOORS_MAX];
        write_lights(digits, number, lights);
        solvable[number] = turning_is_solved(position, lights);
        if (solvable[number]) queue[end++] = number;
    }
    for (int next = 0; next < end; next++)
        for (int button = 0; button < board->buttons; button++) {
            uint8_t lights[BOARD_DOORS_MAX];
            write_lights(digits, queue[next], lights);
            for (int light = 0; light < board->lights; light++)
                lights[light] = (uint8_t)((lights[light] + turned[button][light]) % digits->states[light]);
            int number = number_of(digits, lights);
            if (solvable[number]) continue;
            solvable[number] = true;
            queue[end++] = number;
        }
}

static int count_different(const uint8_t *a, const uint8_t *b, int count) {
    int different = 0;
    for (int i = 0; i < count; i++) different += a[i] != b[i];
    return different;
}

static int check_small(struct turning_position *position, struct arena *arena) {
    static bool solvable[LISTED_MAX], listed[LISTED_MAX];
    const struct board *board = &position->board;
    const struct digits digits = digits_of(board);
    const int all = count_lights(board);
    int distance = INT32_MAX, count = 0, found = 0;
    uint8_t lights[BOARD_DOORS_MAX];
    mark_solvable(position, &digits, all, solvable);
    memset(listed, 0, sizeof listed);
    for (int number = 0; number < all; number++) {
        write_lights(&digits, number, lights);
        int different = count_different(lights, position->start, board->lights);
        if (!solvable[number] || different > distance) continue;
        if (different < distance) count = 0;
        distance = different;
        count++;
    }
    start(position, arena);
    EXPECT(nearest->distance == distance && nearest->count == count);
    for (; nearest_next(nearest); found++) {
        memcpy(lights, position->start, sizeof lights);
        for (int i = 0; i < distance; i++) {
            EXPECT(i == 0 || nearest->set[i]->light > nearest->set[i - 1]->light);
            EXPECT(nearest->set[i]->state != lights[nearest->set[i]->light]);
            lights[nearest->set[i]->light] = nearest->set[i]->state;
        }
        int number = number_of(&digits, lights);
        EXPECT(solvable[number] && !listed[number]);
        listed[number] = true;
    }
    EXPECT(found == count && !nearest_next(nearest));
    return distance;
}

/* A fourth of the boards have two states, a fourth mixed numbers, and half of the others a composite number; some have few buttons. */
TEST(small_boards_agree_with_all_changes) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const int composites[] = {4, 6, 8, 9, 12, 16}, primes[] = {2, 3, 5, 7, 11, 31};
    uint64_t seed = 1;
    int rounds = 0, far = 0;
    while (rounds < 2000) {
        struct turning_position position = {.goal = BOARD_GOAL_EACH};
        int kind = test_random_below(&seed, 4), composite = test_random_below(&seed, 2),
            i = test_random_below(&seed, 6);
        int states = composite ? composites[i] : primes[i];
        if (kind == 0) position.board = turning_random_grid(&seed, 3, states);
        if (kind == 1) position.board = turning_random_list(&seed, 6, states);
        if (kind == 2) position.board = turning_random_dials(&seed, 6, 6, true);
        if (kind == 3)
            position.board = test_random_below(&seed, 2) ? turning_random_grid(&seed, 3, 2)
                                                         : turning_random_dials(&seed, 12, 2, false);
        if (kind != 2) position.goal = (enum board_goal)test_random_below(&seed, 2);
        struct board *grid = &position.board;
        if (grid->kind == BOARD_DOORS && test_random_below(&seed, 2))
            grid->buttons = 1 + test_random_below(&seed, grid->buttons);
        if (count_lights(&position.board) > LISTED_MAX) continue;
        turning_random_lights(&seed, &position.board, position.start);
        if (position.goal == BOARD_GOAL_EACH) turning_random_lights(&seed, &position.board, position.target);
        far += check_small(&position, &arena) > 1;
        rounds++;
    }
    EXPECT(far > rounds / 10);
}

static bool is_solvable(uint8_t *lights) {
    static uint8_t vector[BOARD_TURNING_LIGHTS_MAX];
    game.lights = lights;
    return ask_solve(&ask, vector).solvable;
}

/* Boards too large for brute force: the first sets make the board solvable only once all their lights are changed, and fewer random
 * changes do not. */
TEST(the_nearest_sets_of_large_boards_make_them_solvable) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    static uint8_t lights[BOARD_TURNING_LIGHTS_MAX];
    const struct {
        int side, states;
        uint32_t rule;
    } boards[] = {{11, 2, BOARD_PLUS}, {16, 2, BOARD_PLUS}, {20, 2, BOARD_RING},  {30, 2, BOARD_PLUS},
                  {5, 3, BOARD_PLUS},  {8, 3, BOARD_PLUS},  {17, 3, BOARD_PLUS},  {9, 4, BOARD_PLUS},
                  {11, 6, BOARD_PLUS}, {5, 9, BOARD_PLUS},  {7, 4, BOARD_ROWCOL}, {4, 25, BOARD_RING},
                  {4, 36, BOARD_PLUS}};
    uint64_t seed = 3;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        position.board = turning_grid(boards[i].side, boards[i].side, boards[i].states);
        position.board.rule = boards[i].rule;
        position.goal = (enum board_goal)test_random_below(&seed, 2);
        turning_random_lights(&seed, &position.board, position.start);
        start(&position, &arena);
        EXPECT(nearest->distance > 0 && nearest->count >= 1);
        for (int found = 0; found < 20 && found < nearest->count; found++) {
            EXPECT(nearest_next(nearest));
            memcpy(lights, position.start, sizeof lights);
            for (int k = 0; k < nearest->distance; k++) {
                EXPECT(!is_solvable(lights));
                lights[nearest->set[k]->light] = nearest->set[k]->state;
            }
            EXPECT(is_solvable(lights));
        }
        for (int round = 0; round < 200; round++) {
            memcpy(lights, position.start, sizeof lights);
            for (int k = 1; k < nearest->distance; k++)
                lights[test_random_below(&seed, position.board.lights)] =
                    (uint8_t)test_random_below(&seed, boards[i].states);
            EXPECT(!is_solvable(lights));
        }
    }
}

/* Dials, none of which turns: the nearest are those that are all 0. */
static struct turning_position still_dials(int dials, int states, int off) {
    struct turning_position position = {.board = {.kind = BOARD_DOORS}, .goal = BOARD_GOAL_EACH};
    position.board.lights = dials;
    position.board.buttons = 1;
    for (int dial = 0; dial < dials; dial++) position.board.states[dial] = (uint8_t)states;
    for (int dial = 0; dial < off; dial++) position.start[dial] = 1;
    return position;
}

/* As many invariants as the header promises, and one more. */
TEST(as_many_invariants_fit_as_promised) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const int known[][2] = {{2, 64}, {4, 42}, {3, 42}, {8, 32}, {16, 25}, {13, 25}, {32, 21}, {29, 21}};
    for (int i = 0; i < 8; i++)
        for (int dials = known[i][1]; dials <= known[i][1] + 1 && dials <= BOARD_DOORS_MAX; dials++) {
            struct turning_position position = still_dials(dials, known[i][0], 2);
            bool fits = dials == known[i][1];
            start(&position, &arena);
            EXPECT(nearest->distance == (fits ? 2 : -1) && nearest_next(nearest) == fits);
            EXPECT(!nearest_next(nearest));
        }
}

/* 63 changes of dials; and a grid without two adjacent lights, which has more invariants than NEAREST_DIMENSION_MAX. */
TEST(what_is_out_of_reach_is_not_found) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    position = still_dials(64, 2, 63);
    start(&position, &arena);
    EXPECT(nearest->distance == -1 && !nearest_next(nearest));
    position = (struct turning_position){.board = turning_grid(BOARD_TURNING_SIDE_MAX, BOARD_TURNING_SIDE_MAX, 2)};
    position.board.rule = BOARD_RING;
    for (int light = 0; light < BOARD_TURNING_LIGHTS_MAX; light++)
        if ((light / BOARD_TURNING_SIDE_MAX + light) % 2) turning_make_hole(&position.board, light);
    start(&position, &arena);
    EXPECT(nearest->distance == -1 && !nearest_next(nearest));
}

/* Some of these searches find the set, that of ten dials with two states and seven with three ends its steps while it counts sets,
 * and the others reach too many classes. */
TEST(every_search_ends) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const int known[][3] = {{12, 2, 12}, {17, 2, 17}, {24, 2, -1}, {17, 3, -1}, {12, 32, -1}};
    for (int i = 0; i < 5; i++) {
        struct turning_position position = still_dials(known[i][0], known[i][1], known[i][0]);
        int listed = 0;
        for (int dial = 0; dial < 10 && known[i][1] == 3; dial++) position.board.states[dial] = 2;
        start(&position, &arena);
        EXPECT(nearest->distance == known[i][2]);
        while (nearest_next(nearest)) listed++;
        EXPECT(listed == (known[i][2] > 0));
    }
}

/* Each of 60 lights has a class of its own, so the distance is the number of lit lights. The classes of up to four lights fill half of
 * the table and suffice for distance eight; those of five lights are too many. */
TEST(as_many_classes_are_reached_as_there_is_room_for) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (int lit = 8; lit <= 10; lit += 2) {
        struct turning_position position = still_dials(60, 2, lit);
        start(&position, &arena);
        EXPECT(nearest->distance == (lit == 8 ? 8 : -1) && nearest_next(nearest) == (lit == 8));
        EXPECT(!nearest_next(nearest));
    }
}

/* Of 27 lights, two have one class and 25 have classes of their own; 13 are lit. The steps suffice to find the 13 changes that turn
 * all off, but they end while sets are counted for both goals of "either". */
TEST(a_search_that_runs_out_of_steps_while_counting_gives_up) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct turning_position position = still_dials(27, 2, 0);
    plain_set_mask(&position.board, 0, 3);
    for (int light = 1; light < position.board.lights; light += 2) position.start[light] = 1;
    start(&position, &arena);
    EXPECT(nearest->distance == 13 && nearest->count == 2 && nearest_next(nearest));
    position.goal = BOARD_GOAL_SAME;
    start(&position, &arena);
    EXPECT(nearest->distance == -1 && !nearest_next(nearest));
}

/* Boards with very regular classes, or far too many: each search ends, because each probe of the table is a step. */
TEST(regular_boards_are_answered_or_given_up) {
    static const struct {
        const char *board;
        int distance;
    } boards[] = {{"doors-000000000000000000000001.off", -1},
                  {"doors-100000000000000000000000000000000000-010000000000000000000000000000000000.off", -1},
                  {"13x13-rowcol.8000000000000000000000000000000000000000000", 1},
                  {"5x60-rowcol.on", 0},
                  {"9x9-r080-holes7fffffffffffffffffff8.on", 0},
                  {"32x32-ring.off", 0}};
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct turning_position position = turning_position(boards[i].board);
        start(&position, &arena);
        EXPECT(nearest->distance == boards[i].distance);
        EXPECT(nearest_next(nearest) == (boards[i].distance >= 0) && !nearest_next(nearest));
    }
}

TEST(listing_ends_with_its_steps) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    uint64_t seed = 3;
    int listed = 0;
    position.board = turning_grid(16, 16, 2);
    position.board.rule = BOARD_RING;
    turning_random_lights(&seed, &position.board, position.start);
    start(&position, &arena);
    nearest->steps = 100000;
    while (nearest_next(nearest)) listed++;
    EXPECT(listed > 0 && listed < nearest->count && !nearest_next(nearest));
}

static struct turning_position refused;

static bool prepare(struct arena *arena) {
    take(&refused, arena);
    return ask_prepare(&ask);
}

static bool attempt(struct arena *arena) {
    (void)arena;
    if (!ask_nearest(&ask)) return false;
    EXPECT(nearest->distance == 1 && nearest_next(nearest));
    return true;
}

TEST(refused_memory_keeps_nothing) {
    static const char *const BOARDS[] = {"4x4-mod6.0", "11x11-goal-either.off"};
    for (int i = 0; i < 2; i++) {
        refused = turning_position(BOARDS[i]);
        refused.start[0] = 1;
        refusal_expect_recovery(prepare, attempt);
    }
}
