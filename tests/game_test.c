/* The references: a list of all positions of the game, a breadth-first search, and lists of all solutions. */
#include "board/game.h"

#include "known.h"
#include "prepared.h"

enum { ARENA_SIZE = 1 << 24 };

static void load(struct game *game, const char *text, struct arena *arena) {
    struct position position = plain_position(text);
    EXPECT(game_load(game, &position, arena) == GAME_OK);
}

/* Every position since the start of the game, and the index of the current one. */
struct time_line {
    uint64_t lights[4096], presses[4096];
    int now, end;
};

static void expect_present(const struct game *game, const struct time_line *line) {
    const int32_t *presses;
    uint64_t pressed = 0;
    int count = game_presses_made(game, &presses);
    for (int i = 0; i < count; i++) pressed ^= UINT64_C(1) << presses[i];
    EXPECT(game->lights[0] == line->lights[line->now]);
    EXPECT(game->position.presses[0] == line->presses[line->now] && pressed == line->presses[line->now]);
    EXPECT(game_solved(game) == (line->lights[line->now] == 0));
}

static void append(struct time_line *line, uint64_t lights, uint64_t presses) {
    line->end = ++line->now;
    line->lights[line->end] = lights;
    line->presses[line->end] = presses;
}

static void press(struct game *game, struct time_line *line, uint64_t *seed, struct arena *arena) {
    int button = test_random_below(seed, 30) - 2; /* the buttons of 5 × 5, and some that do not exist */
    bool exists = button >= 0 && button < 25 && button != 12;
    EXPECT(game_press(game, button, arena) == (exists ? GAME_OK : GAME_NOTHING));
    if (!exists) return;
    uint64_t pressed = UINT64_C(1) << button, lights = line->lights[line->now];
    plain_press(&game->position.board, &pressed, &lights);
    append(line, lights, line->presses[line->now] ^ pressed);
}

static void restart(struct game *game, struct time_line *line, bool pressed, struct arena *arena) {
    EXPECT(game_restart(game, arena) == (pressed ? GAME_OK : GAME_NOTHING));
    if (pressed) append(line, line->lights[0], 0);
}

static void step(struct game *game, struct time_line *line, uint64_t *seed, struct arena *arena) {
    const int32_t *presses;
    int choice = test_random_below(seed, 12);
    if (choice == 0) {
        restart(game, line, game_presses_made(game, &presses) > 0, arena);
    } else if (choice <= 3) {
        EXPECT(game_undo(game) == (line->now > 0 ? GAME_OK : GAME_NOTHING));
        line->now -= line->now > 0;
    } else if (choice <= 6) {
        EXPECT(game_redo(game) == (line->now < line->end ? GAME_OK : GAME_NOTHING));
        line->now += line->now < line->end;
    } else {
        press(game, line, seed, arena);
    }
}

TEST(any_course_of_a_game_follows_its_time_line) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct game game;
    static struct time_line line;
    uint64_t seed = 1;
    load(&game, "5x5-holes0008000.9a33018", &arena);
    line.lights[0] = game.lights[0];
    for (int i = 0; i < 4000; i++) {
        step(&game, &line, &seed, &arena);
        expect_present(&game, &line);
    }
}

TEST(presses_of_a_loaded_position_can_be_undone) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct game game;
    const int32_t *presses;
    load(&game, "3x3.on.888", &arena);
    EXPECT(game_presses_made(&game, &presses) == 3 && presses[0] == 0 && presses[1] == 4 && presses[2] == 8);
    EXPECT(game.lights[0] == (0777 ^ 0013 ^ 0272 ^ 0640));
    EXPECT(game_restart(&game, &arena) == GAME_OK && game.lights[0] == 0777);
    EXPECT(game_presses_made(&game, &presses) == 0 && game_restart(&game, &arena) == GAME_NOTHING);
    EXPECT(game_undo(&game) == GAME_OK && game_presses_made(&game, &presses) == 3);
    for (int left = 2; left >= 0; left--)
        EXPECT(game_undo(&game) == GAME_OK && game_presses_made(&game, &presses) == left);
    EXPECT(game_undo(&game) == GAME_NOTHING && game.lights[0] == 0777);
}

/* After random play, a second game takes over the history: it has the same lights, also after undo and redo. */
static void expect_resumed(const struct game *game, struct arena *arena) {
    static struct game other;
    struct position position = {.board = game->position.board};
    memcpy(position.start, game->position.start, sizeof position.start);
    EXPECT(game_load(&other, &position, arena) == GAME_OK);
    int32_t *history = arena_take(arena, (size_t)game->history.kept, sizeof *history);
    memcpy(history, game->history.entries, (size_t)game->history.kept * sizeof *history);
    EXPECT(game_resume(&other, history, game->history.kept, game->history.made));
    EXPECT(other.lights[0] == game->lights[0] && other.position.presses[0] == game->position.presses[0]);
    EXPECT(other.history.first == game->history.first && other.history.made == game->history.made &&
           other.history.kept == game->history.kept);
}

TEST(a_history_is_put_in_place_at_once_or_not_at_all) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct game game;
    uint64_t seed = 8;
    load(&game, "5x5-holes0001000.on", &arena);
    for (int round = 0; round < 300; round++) {
        int button = test_random_below(&seed, 12);
        if (test_random_below(&seed, 9) == 0)
            game_restart(&game, &arena);
        else
            game_press(&game, button, &arena);
        for (int i = test_random_below(&seed, 4); i > 0; i--) game_undo(&game);
        for (int i = test_random_below(&seed, 3); i > 0; i--) game_redo(&game);
        size_t used = arena.used;
        expect_resumed(&game, &arena);
        arena.used = used;
    }
    const struct game before = game;
    int32_t wrong[] = {3, HISTORY_RESTART, 4, 0};
    for (int i = 0; i < 4; i++) {
        wrong[3] = (int32_t[]){-2, 25, INT32_MAX, INT32_MIN}[i];
        EXPECT(!game_resume(&game, wrong, 4, 4) && !memcmp(&before, &game, sizeof game));
    }
}

TEST(each_goal_is_met_by_its_lights) {
    const struct {
        const char *text;
        bool solved;
    } boards[] = {{"3x3.off", true},
                  {"3x3.on", false},
                  {"3x3-goal-on.on", true},
                  {"3x3-goal-on.off", false},
                  {"3x3-goal-either.on", true},
                  {"3x3-goal-either.off", true},
                  {"3x3-goal-either.f00", false},
                  {"3x3-goal-on-holes080.on", true},
                  {"3x3=a50.a50", true},
                  {"3x3=a50.off", false},
                  {"3x3=a50.a58", false},
                  {"doors-11-11.off", false},
                  {"doors-11-11.on", true},
                  {"doors-11-11.off.8", true}};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        static struct game game;
        load(&game, boards[i].text, &arena);
        EXPECT(game_solved(&game) == boards[i].solved);
    }
}

/* The result of the search; weight -1: unsolvable. */
struct found {
    int weight;
    uint64_t count, presses;
};

static struct found search_all(const struct solver *solver, const struct board *board, const uint64_t *lights,
                               struct arena *arena) {
    struct game_search search;
    size_t used = arena->used;
    EXPECT(game_search_start(&search, solver, board, lights, arena) == FEWEST_OK);
    struct found found = {.weight = -1};
    EXPECT(search.count > 0 || arena->used == used);
    if (search.count > 0) {
        while (!game_search_run(&search, 1)) {}
        struct outcome best = game_search_best(&search);
        EXPECT(best.bound == best.weight && best.progress == 1);
        found = (struct found){.weight = best.weight, .count = best.count, .presses = best.presses[0]};
    }
    arena->used = used;
    return found;
}

static void expect_known_fewest(const struct known *known) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct position position = plain_position(known->words[1]);
    struct solver solver;
    bool solvable = strcmp(known->words[4], "none") != 0;
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    struct found found = search_all(&solver, &position.board, position.start, &arena);
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
    struct board board = plain_board("4x4-goal-either.off");
    struct solver solver;
    int wrong = 0;
    search_breadth_first(&board, rounds);
    EXPECT(solve_prepare(&solver, &board, &arena));
    for (uint64_t lights = 0; lights < FLIP_BOARDS; lights++) {
        struct found found = search_all(&solver, &board, &lights, &arena);
        wrong += found.weight != rounds[lights];
        if (found.weight < 0)
            flip_impossible++;
        else
            flip_counts[found.weight]++;
    }
    EXPECT(wrong == 0);
    known_answers("flip", expect_flip_count);
}

/* The lights that presses must flip to reach one of the goals. */
static bool reaches_goal(const struct board *board, const uint64_t *lights, const uint64_t *presses) {
    uint64_t left[BOARD_WORDS];
    memcpy(left, lights, sizeof left);
    plain_press(board, presses, left);
    return plain_at_goal(board, left);
}

static void expect_no_goal_is_reached(const struct board *board, const uint64_t *lights, const uint64_t *witness) {
    uint64_t all[BOARD_WORDS], to_all[BOARD_WORDS] = {0}, to_target[BOARD_WORDS] = {0};
    board_all_lights(board, all);
    for (int i = 0; i < board->lights; i++) {
        if (gf2_get(lights, i) != gf2_get(all, i)) gf2_flip(to_all, i);
        if (gf2_get(lights, i) != gf2_get(board->target, i)) gf2_flip(to_target, i);
    }
    if (board->goal != BOARD_GOAL_ON) EXPECT(plain_proves(board, witness, to_target));
    if (board->goal == BOARD_GOAL_ON || board->goal == BOARD_GOAL_EITHER) EXPECT(plain_proves(board, witness, to_all));
}

/* Each button flips few lights, so that often neither goal can be reached, nor one goal from the other. */
static struct board random_dull_board(uint64_t *seed) {
    struct board board = plain_random_grid(seed, 4);
    board.goal = BOARD_GOAL_EITHER;
    memset(board.target, 0, sizeof board.target);
    board.rule = BOARD_STENCIL(test_random_below(seed, 5), test_random_below(seed, 5)) | BOARD_STENCIL(2, 2);
    board.wrap = plain_random_wrap(seed, board.rule);
    return board;
}

TEST(a_witness_rules_out_every_goal) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 2;
    int solved = 0, impossible = 0;
    for (int round = 0; round < 3000; round++) {
        struct board board = plain_random_board(&seed, 7);
        if (round % 2) board = random_dull_board(&seed);
        struct solver solver;
        uint64_t lights[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
        arena.used = 0;
        plain_random_lights(&seed, &board, lights);
        EXPECT(solve_prepare(&solver, &board, &arena));
        if (game_solve(&solver, &board, lights, presses, witness)) {
            EXPECT(reaches_goal(&board, lights, presses));
            solved++;
        } else {
            expect_no_goal_is_reached(&board, lights, witness);
            impossible++;
        }
    }
    EXPECT(solved > 500 && impossible > 500);
}

/* The fewest presses to any goal, from all sets of presses of a board with at most 12 buttons. */
static struct found list_all(const struct board *board, const uint64_t *lights) {
    struct found found = {.weight = -1};
    for (uint64_t presses = 0; presses < UINT64_C(1) << board->buttons; presses++) {
        if (board->kind == BOARD_GRID && (presses & board->holes[0])) continue;
        if (!reaches_goal(board, lights, &presses)) continue;
        int weight = plain_weight(&presses, board->buttons);
        if (found.weight < 0 || weight < found.weight) found = (struct found){.weight = weight};
        found.count += weight == found.weight;
    }
    return found;
}

TEST(the_fewest_presses_to_any_goal_are_those_of_a_list) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 3;
    for (int round = 0; round < 300; round++) {
        struct board board = plain_random_board(&seed, 3);
        struct solver solver;
        uint64_t lights[BOARD_WORDS];
        arena.used = 0;
        plain_random_lights(&seed, &board, lights);
        EXPECT(solve_prepare(&solver, &board, &arena));
        struct found listed = list_all(&board, lights), found = search_all(&solver, &board, lights, &arena);
        EXPECT(found.weight == listed.weight && found.count == listed.count);
        EXPECT(found.weight < 0 || reaches_goal(&board, lights, (uint64_t[BOARD_WORDS]){found.presses}));
    }
}

/* Generates a level in slices of this size. */
static bool generate_in(uint32_t slices, const struct board *board, const struct solver *solver, int weight,
                        uint64_t seed, uint64_t *lights, struct arena *arena) {
    static struct game_level level;
    enum game_level_run run = GAME_LEVEL_RUNNING;
    if (!game_level_start(&level, board, solver, weight, seed, arena)) return false;
    while (run == GAME_LEVEL_RUNNING) run = game_level_run(&level, slices);
    if (run == GAME_LEVEL_FOUND) game_level_lights(&level, lights);
    return run == GAME_LEVEL_FOUND;
}

static bool generate(const struct board *board, const struct solver *solver, int weight, uint64_t seed,
                     uint64_t *lights, struct arena *arena) {
    return generate_in(1 << 20, board, solver, weight, seed, lights, arena);
}

static void expect_level(const struct board *board, int weight, uint64_t seed, struct arena *arena) {
    struct solver solver;
    uint64_t lights[BOARD_WORDS], again[BOARD_WORDS];
    arena->used = 0;
    EXPECT(solve_prepare(&solver, board, arena));
    size_t used = arena->used;
    if (!generate(board, &solver, weight, seed, lights, arena)) return;
    EXPECT(arena->used == used);
    EXPECT(list_all(board, lights).weight == weight);
    EXPECT(generate_in(1, board, &solver, weight, seed, again, arena));
    EXPECT(plain_equal(lights, again, board->lights));
}

TEST(generated_levels_need_exactly_the_presses_they_promise) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 4;
    for (int round = 0; round < 150; round++) {
        struct board board = plain_random_board(&seed, 3);
        expect_level(&board, test_random_below(&seed, 6), test_random(&seed), &arena);
    }
}

TEST(every_minimum_of_five_by_five_is_found_but_none_above_15) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_grid(5, 5);
    struct solver solver;
    EXPECT(solve_prepare(&solver, &board, &arena));
    for (int weight = -1; weight <= 26; weight++) {
        uint64_t lights[BOARD_WORDS] = {0};
        bool found = generate(&board, &solver, weight, (uint64_t)weight, lights, &arena);
        EXPECT(found == (weight >= 0 && weight <= 15));
        if (found) EXPECT(search_all(&solver, &board, lights, &arena).weight == weight);
    }
}

/* The search, of 2^24 solutions, is interrupted. */
TEST(a_level_is_the_same_in_whatever_slices) {
    SCOPED struct arena arena = test_arena((size_t)1 << 26);
    struct board board = plain_board("30x30-torus.off");
    struct solver solver;
    uint64_t lights[BOARD_WORDS], again[BOARD_WORDS];
    EXPECT(solve_prepare(&solver, &board, &arena));
    EXPECT(generate(&board, &solver, 300, 1, lights, &arena) && generate_in(1, &board, &solver, 300, 1, again, &arena));
    EXPECT(plain_equal(lights, again, board.lights));
}

/* A search ends after 65 536 slices; here most of them count as spent. The memory of the search is given back. */
TEST(a_search_that_takes_too_long_is_given_up_for_another_try) {
    static struct game_level level;
    SCOPED struct arena arena = test_arena((size_t)1 << 26);
    struct board board = plain_board("30x30-torus.off");
    struct solver solver;
    EXPECT(solve_prepare(&solver, &board, &arena));
    size_t used = arena.used;
    EXPECT(game_level_start(&level, &board, &solver, 300, 1, &arena));
    EXPECT(game_level_run(&level, 1) == GAME_LEVEL_RUNNING && level.searching && level.tries == 1);
    level.spent = (1 << 16) - 16;
    EXPECT(game_level_run(&level, 8) == GAME_LEVEL_RUNNING && level.searching && level.tries == 1);
    EXPECT(game_level_run(&level, 8) == GAME_LEVEL_RUNNING && !level.searching && level.tries == 2);
    EXPECT(arena.used == used);
    enum game_level_run run;
    do run = game_level_run(&level, 1 << 10);
    while (run == GAME_LEVEL_RUNNING);
    uint64_t lights[BOARD_WORDS];
    game_level_lights(&level, lights);
    EXPECT(run == GAME_LEVEL_FOUND && search_all(&solver, &board, lights, &arena).weight == 300);
}

/* A weight that is refused at once is above the minimum of all lights. The bound is often attained. */
TEST(a_level_that_no_lights_have_is_refused_at_once) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 6;
    int met = 0;
    for (int round = 0; round < 60; round++) {
        struct board board = plain_random_board(&seed, 3);
        struct solver solver;
        struct game_level level;
        uint64_t lights[BOARD_WORDS];
        int most = 0, bound = board.buttons;
        arena.used = 0;
        EXPECT(solve_prepare(&solver, &board, &arena));
        while (bound >= 0 && !game_level_start(&level, &board, &solver, bound, 1, &arena)) bound--;
        for (int i = 0; i < 40; i++) {
            plain_random_lights(&seed, &board, lights);
            int weight = list_all(&board, lights).weight;
            most = weight > most ? weight : most;
        }
        EXPECT(most <= bound);
        met += most == bound;
    }
    EXPECT(met > 20);
}

/* No lights of 4 × 4 need 8 presses. The generator reports this after 40 climbs of 101 searches. */
TEST(what_is_not_found_is_given_up_after_a_fixed_number_of_searches) {
    static struct game_level level;
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_board("4x4.off");
    struct solver solver;
    enum game_level_run run;
    int searches = 0;
    EXPECT(solve_prepare(&solver, &board, &arena));
    EXPECT(game_level_start(&level, &board, &solver, 8, 1, &arena));
    do run = game_level_run(&level, 1), searches++;
    while (run == GAME_LEVEL_RUNNING);
    EXPECT(run == GAME_LEVEL_NOT_FOUND && searches == 4040);
}

TEST(random_doors_are_different_masks_that_open_if_asked) {
    int closed = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        int doors = 3 + (int)(seed % 62);
        static struct board board, again;
        game_random_doors(&board, doors, seed % 2, seed);
        game_random_doors(&again, doors, seed % 2, seed);
        EXPECT(memcmp(&board, &again, sizeof board) == 0);
        EXPECT(board.kind == BOARD_DOORS && board.goal == BOARD_GOAL_ON);
        EXPECT(board.lights == doors && board.buttons == doors);
        uint64_t all[BOARD_WORDS];
        board_all_lights(&board, all);
        for (int i = 0; i < doors; i++) {
            EXPECT(board.doors[i] != 0 && board.doors[i] != all[0] && !(board.doors[i] & ~all[0]));
            for (int k = 0; k < i; k++) EXPECT(board.doors[i] != board.doors[k]);
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
    struct board board = plain_board("5x5.on");
    struct solver solver;
    EXPECT(solve_prepare(&solver, &board, &arena));
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        uint64_t lights[BOARD_WORDS];
        EXPECT(generate(&board, &solver, 15, levels[i].seed, lights, &arena) && lights[0] == levels[i].lights);
    }
}

static struct game refused_game;

static bool search_refused(struct arena *arena) {
    static struct game_search search;
    if (game_search_start(&search, &refused_solver, &refused.board, refused.start, arena) != FEWEST_OK) return false;
    EXPECT(search.count == 1 + (refused.board.goal == BOARD_GOAL_EITHER));
    return true;
}

static bool generate_refused(struct arena *arena) {
    static uint64_t found = 0;
    uint64_t lights[BOARD_WORDS];
    if (!generate(&refused.board, &refused_solver, 7, 1, lights, arena)) return false;
    if (found == 0) found = lights[0];
    EXPECT(lights[0] == found);
    return true;
}

/* More presses than the initial capacity of the history. */
static bool load_refused(struct arena *arena) {
    size_t used = arena->used;
    bool loaded = game_load(&refused_game, &refused, arena) == GAME_OK;
    if (!loaded) arena->used = used;
    return loaded;
}

/* The history is full. */
static bool fill_refused(struct arena *arena) {
    EXPECT(load_refused(arena));
    while (refused_game.history.made < refused_game.history.capacity)
        EXPECT(game_press(&refused_game, 3, arena) == GAME_OK);
    return true;
}

static void expect_same_game(const struct game *before, bool done) {
    EXPECT(done || !memcmp(before, &refused_game, sizeof refused_game));
    EXPECT(game_undo(&refused_game) == GAME_OK && game_redo(&refused_game) == GAME_OK);
    EXPECT(done || !memcmp(before, &refused_game, sizeof refused_game));
}

static bool press_refused(struct arena *arena) {
    struct game before = refused_game;
    bool done = game_press(&refused_game, 5, arena) == GAME_OK;
    expect_same_game(&before, done);
    return done;
}

static bool restart_refused(struct arena *arena) {
    struct game before = refused_game;
    bool done = game_restart(&refused_game, arena) == GAME_OK;
    expect_same_game(&before, done);
    return done;
}

TEST(refused_memory_is_survived) {
    const char *const texts[] = {"5x5.on", "5x5-goal-either.on", "19x19.on", "doors-110-011-100.off", NULL};
    prepared_expect_recovery(texts, search_refused);
    prepared_expect_recovery((const char *const[]){"5x5.on", NULL}, generate_refused);
    refused = plain_position("9x9.off.ffffffffffffffffffff8");
    refusal_expect_recovery(NULL, load_refused);
    refusal_expect_recovery(fill_refused, press_refused);
    refusal_expect_recovery(fill_refused, restart_refused);
}

TEST(what_must_change_is_what_reaches_the_goal_that_can_be_reached) {
    SCOPED struct arena arena = test_arena(1 << 22);
    uint64_t seed = 9;
    int second = 0;
    for (int round = 0; round < 500; round++) {
        struct board board = random_dull_board(&seed);
        if (round % 10 == 0) board.rows = 40, board.columns = 5; /* the words of the lights */
        board.lights = board.buttons = board.rows * board.columns;
        if (round % 2) board.goal = BOARD_GOAL_EITHER;
        struct solver solver;
        uint64_t lights[BOARD_WORDS], change[BOARD_WORDS] = {0}, presses[BOARD_WORDS], witness[BOARD_WORDS];
        uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS], made[BOARD_WORDS] = {0};
        arena.used = 0;
        plain_random_lights(&seed, &board, lights);
        EXPECT(solve_prepare(&solver, &board, &arena));
        bool solvable = game_solve(&solver, &board, lights, presses, witness);
        game_goals(&board, lights, goals);
        if (solvable) plain_press(&board, presses, made);
        game_change(&solver, &board, lights, change);
        EXPECT(plain_equal(change, solvable ? made : goals[0], board.lights));
        second += solvable && !plain_equal(change, goals[0], board.lights);
    }
    EXPECT(second > 5);
}
