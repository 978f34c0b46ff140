/* The reference lists all solutions. */
#include "solve/level.h"

#include "found.h"
#include "prepared.h"

enum { ARENA_SIZE = 1 << 24 };

static bool start(struct level *level, const struct plain_position *position, const struct solver *solver, int weight,
                  uint64_t seed, struct arena *arena) {
    *level = (struct level){.board = &position->board,
                            .goal = position->goal,
                            .solver = solver,
                            .arena = arena,
                            .weight = weight,
                            .seed = seed};
    return level_start(level) == LEVEL_RUNNING;
}

/* The lights of the level that was found. */
static void level_lights(const struct level *level, const struct plain_position *position, uint64_t *lights) {
    static uint8_t need[BOARD_LIGHTS_MAX];
    level_need(level, need);
    gf2_from_bytes(lights, need, position->board.lights);
    gf2_add(lights, position->target, GF2_WORDS(position->board.lights));
}

/* Generates a level in slices of this size. */
static bool generate_in(uint32_t slices, const struct plain_position *position, const struct solver *solver, int weight,
                        uint64_t seed, uint64_t *lights, struct arena *arena) {
    static struct level level;
    enum level_run run = LEVEL_RUNNING;
    size_t mark = arena->used;
    if (!start(&level, position, solver, weight, seed, arena)) return false;
    while (run == LEVEL_RUNNING) run = level_run(&level, slices);
    if (run == LEVEL_FOUND) level_lights(&level, position, lights);
    arena->used = mark;
    return run == LEVEL_FOUND;
}

static bool generate(const struct plain_position *position, const struct solver *solver, int weight, uint64_t seed,
                     uint64_t *lights, struct arena *arena) {
    return generate_in(1 << 20, position, solver, weight, seed, lights, arena);
}

static void expect_level(struct plain_position *position, int weight, uint64_t seed, struct arena *arena) {
    struct solver solver;
    uint64_t again[BOARD_WORDS];
    arena->used = 0;
    EXPECT(solve_prepare(&solver, &position->board, arena));
    size_t used = arena->used;
    if (!generate(position, &solver, weight, seed, position->start, arena)) return;
    EXPECT(arena->used == used);
    EXPECT(list_all(position).weight == weight);
    EXPECT(generate_in(1, position, &solver, weight, seed, again, arena));
    EXPECT(plain_equal(position->start, again, position->board.lights));
}

TEST(generated_levels_need_exactly_the_presses_they_promise) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 4;
    for (int round = 0; round < 150; round++) {
        struct plain_position position = plain_random_position(&seed, 3);
        expect_level(&position, test_random_below(&seed, 6), test_random(&seed), &arena);
    }
}

TEST(every_minimum_of_five_by_five_is_found_but_none_above_15) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct plain_position position = plain_position("5x5.off");
    struct solver solver;
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    for (int weight = -1; weight <= 26; weight++) {
        bool found = generate(&position, &solver, weight, (uint64_t)weight, position.start, &arena);
        EXPECT(found == (weight >= 0 && weight <= 15));
        if (found) EXPECT(search_all(&solver, &position, &arena).weight == weight);
    }
}

/* The search, of 2^24 solutions, is interrupted. */
TEST(a_level_is_the_same_in_whatever_slices) {
    SCOPED struct arena arena = test_arena((size_t)1 << 26);
    struct plain_position position = plain_position("30x30-torus.off");
    struct solver solver;
    uint64_t lights[BOARD_WORDS], again[BOARD_WORDS];
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    EXPECT(generate(&position, &solver, 300, 1, lights, &arena) &&
           generate_in(1, &position, &solver, 300, 1, again, &arena));
    EXPECT(plain_equal(lights, again, position.board.lights));
}

/* A search ends after 65 536 slices; here most of them count as spent. The memory of the search is given back. */
TEST(a_search_that_takes_too_long_is_given_up_for_another_try) {
    static struct level level;
    SCOPED struct arena arena = test_arena((size_t)1 << 26);
    struct plain_position position = plain_position("30x30-torus.off");
    struct solver solver;
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    EXPECT(start(&level, &position, &solver, 300, 1, &arena));
    size_t used = arena.used;
    EXPECT(level_run(&level, 1) == LEVEL_RUNNING && level.searching && level.tries == 1);
    level.spent = (1 << 16) - 16;
    EXPECT(level_run(&level, 8) == LEVEL_RUNNING && level.searching && level.tries == 1);
    EXPECT(level_run(&level, 8) == LEVEL_RUNNING && !level.searching && level.tries == 2);
    EXPECT(arena.used == used);
    enum level_run run;
    do run = level_run(&level, 1 << 10);
    while (run == LEVEL_RUNNING);
    level_lights(&level, &position, position.start);
    EXPECT(run == LEVEL_FOUND && search_all(&solver, &position, &arena).weight == 300);
}

/* A weight that is refused at once is above the minimum of all lights. The bound is often attained. */
TEST(a_level_that_no_lights_have_is_refused_at_once) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 6;
    int met = 0;
    for (int round = 0; round < 60; round++) {
        struct plain_position position = plain_random_position(&seed, 3);
        struct solver solver;
        struct level level;
        int most = 0, bound = position.board.buttons;
        arena.used = 0;
        EXPECT(solve_prepare(&solver, &position.board, &arena));
        while (bound >= 0 && !start(&level, &position, &solver, bound, 1, &arena)) bound--;
        for (int i = 0; i < 40; i++) {
            plain_random_lights(&seed, &position.board, position.start);
            int weight = list_all(&position).weight;
            most = weight > most ? weight : most;
        }
        EXPECT(most <= bound);
        met += most == bound;
    }
    EXPECT(met > 20);
}

/* No lights of 4 × 4 need 8 presses. The generator reports this after 40 climbs of 101 searches. */
TEST(what_is_not_found_is_given_up_after_a_fixed_number_of_searches) {
    static struct level level;
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct plain_position position = plain_position("4x4.off");
    struct solver solver;
    enum level_run run;
    int searches = 0;
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    EXPECT(start(&level, &position, &solver, 8, 1, &arena));
    do run = level_run(&level, 1), searches++;
    while (run == LEVEL_RUNNING);
    EXPECT(run == LEVEL_NOT_FOUND && searches == 4040);
}

TEST(random_doors_are_different_masks_that_open_if_asked) {
    int closed = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        int doors = 3 + (int)(seed % 62);
        static struct board board, again;
        level_random_doors(&board, doors, seed % 2, seed);
        level_random_doors(&again, doors, seed % 2, seed);
        EXPECT(memcmp(&board, &again, sizeof board) == 0);
        EXPECT(board.kind == BOARD_DOORS && board_is_binary(&board));
        EXPECT(board.lights == doors && board.buttons == doors);
        uint64_t all[BOARD_WORDS];
        board_all_lights(&board, all);
        for (int i = 0; i < doors; i++) {
            EXPECT(plain_mask(&board, i) != 0 && plain_mask(&board, i) != all[0] && !(plain_mask(&board, i) & ~all[0]));
            for (int k = 0; k < i; k++) EXPECT(plain_mask(&board, i) != plain_mask(&board, k));
        }
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        struct solver solver;
        uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
        EXPECT(solve_prepare(&solver, &board, &arena));
        bool opens = solve(&solver, all, presses, witness);
        EXPECT(opens || seed % 2 == 0);
        closed += !opens;
    }
    EXPECT(closed > 10);
}

/* Seeds whose level is found by one of the last presses of a climb. If a climb were one press shorter or longer, they would find
 * other levels; so its length is part of the meaning of a seed. */
TEST(a_climb_takes_a_hundred_presses) {
    static const struct {
        uint64_t seed, lights;
    } levels[] = {{2, 0xcd1217}, {19, 0x6310c6}, {20, 0x3de335}, {21, 0xda9fb1}};
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct plain_position position = plain_position("5x5.on");
    struct solver solver;
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        uint64_t lights[BOARD_WORDS];
        EXPECT(generate(&position, &solver, 15, levels[i].seed, lights, &arena) && lights[0] == levels[i].lights);
    }
}

static bool generate_refused(struct arena *arena) {
    static uint64_t found = 0;
    uint64_t lights[BOARD_WORDS];
    if (!generate(&refused, &refused_solver, 7, 1, lights, arena)) return false;
    if (found == 0) found = lights[0];
    EXPECT(lights[0] == found);
    return true;
}

TEST(refused_memory_is_survived) {
    prepared_expect_recovery((const char *const[]){"5x5.on", NULL}, generate_refused);
}
