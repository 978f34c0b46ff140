/* The exports in a native build: arguments and results are compared with plain.h, and memory is refused. */
#include "plain.h"
#include "refusal.h"

#include "machine.h" /* last: the globals of wasm.c have short names */

static void start(void) {
    machine_start(4, TEST_PAGES_MAX);
}

static void load(const char *text) {
    EXPECT(machine_read(text, wasm_load) == NOTATION_OK);
}

static void load_and_prepare(const char *text) {
    load(text);
    EXPECT(wasm_prepare() >= 0);
}

/* Reads an answer of one byte per bit. It must be a pointer, and each byte 0 or 1. */
static void read_bits(const uint8_t *bytes, int n, uint64_t *bits) {
    memset(bits, 0, BOARD_WORDS * sizeof *bits);
    EXPECT(bytes);
    for (int i = 0; bytes && i < n; i++) {
        EXPECT(bytes[i] <= 1);
        if (bytes[i]) gf2_flip(bits, i);
    }
}

static bool is_text(const char *text) {
    int length = wasm_notation();
    return length == (int)strlen(text) && memcmp(wasm_buffer(0), text, (size_t)length) == 0;
}

TEST(what_is_loaded_can_be_asked_for) {
    start();
    load("3x4-torus-goal-either-holes800.7ff.018");
    EXPECT(is_text("3x4-torus-goal-either-holes800.on.018"));
    EXPECT(wasm_kind() == BOARD_GRID && wasm_rows() == 3 && wasm_columns() == 4);
    EXPECT(wasm_light_count() == 12 && wasm_button_count() == 12);
    EXPECT(wasm_goal() == POSITION_EITHER && wasm_wrap() == BOARD_TORUS && !wasm_solved());
    struct plain_position position = plain_position("3x4-torus-goal-either-holes800.on.018");
    uint64_t bits[BOARD_WORDS];
    for (int light = 0; light < 12; light++)
        EXPECT(wasm_states()[light] == (gf2_get(position.board.holes, light) ? 1 : 2));
    read_bits(wasm_start(), 12, bits);
    EXPECT(plain_equal(bits, position.start, 12));
    read_bits(wasm_presses(), 12, bits);
    EXPECT(plain_equal(bits, position.presses, 12));
    read_bits(wasm_lights(), 12, bits);
    plain_press(&position.board, position.presses, position.start);
    EXPECT(plain_equal(bits, position.start, 12));
    for (int button = 0; button < 12; button++) {
        read_bits(wasm_mask(button), 12, bits);
        for (int light = 0; light < 12; light++)
            EXPECT(gf2_get(bits, light) == plain_flips(&position.board, button, light));
    }
}

TEST(the_lights_at_the_goal_go_out) {
    const struct {
        const char *text;
        uint64_t lit;
    } goals[] = {{"2x2=6.on", 6}, {"2x2-goal-on-holes8.off", 14}, {"2x2.on", 0}, {"2x2-goal-either.on", 0}};
    start();
    for (size_t i = 0; i < sizeof goals / sizeof *goals; i++) {
        uint64_t bits[BOARD_WORDS];
        load(goals[i].text);
        read_bits(wasm_targets(), 4, bits);
        EXPECT(bits[0] == goals[i].lit);
    }
}

TEST(a_rule_goes_out_by_its_stencil) {
    start();
    load("2x7-torus-rowcol.on");
    EXPECT(wasm_stencil() == (int)board_rule_stencil(BOARD_ROWCOL));
}

TEST(what_is_refused_leaves_the_game_as_it_was) {
    start();
    load("5x5.on.8000000");
    EXPECT(machine_read("5x5-frog.on", wasm_load) == NOTATION_OPTION && wasm_error_position() == 4);
    EXPECT(machine_read("", wasm_load) == NOTATION_EMPTY);
    EXPECT(is_text("5x5.on.8000000"));
}

/* The text behind a snapshot is the notation. */
static bool snapshot_is_notation(void) {
    char text[NOTATION_TEXT_MAX + 1] = {0};
    const struct snapshot *taken = wasm_snapshot(1);
    memcpy(text, (const uint8_t *)(taken + 1) + wasm_light_count() + wasm_button_count(), (size_t)taken->text);
    return taken->text > 0 && is_text(text);
}

/* Random presses, compared with a list of the buttons. */
TEST(a_game_is_the_list_of_its_presses) {
    enum { MOST = 300 };
    struct plain_position position = plain_position("5x6.2b0f55a0");
    int list[MOST], made = 0, kept = 0;
    uint64_t seed = 1;
    start();
    load("5x6.2b0f55a0");
    for (int round = 0; round < 1000; round++) {
        int choice = test_random_below(&seed, 10), button = test_random_below(&seed, 32) - 1;
        if (choice < 5 && made < MOST) {
            bool exists = button >= 0 && button < 30;
            EXPECT(wasm_press(button, 1) == exists);
            if (exists) list[made++] = button, kept = made;
        } else if (choice < 8) {
            EXPECT(wasm_undo() == (made > 0));
            made -= made > 0;
        } else {
            EXPECT(wasm_redo() == (made < kept));
            made += made < kept;
        }
        uint64_t presses[BOARD_WORDS] = {0}, lights[BOARD_WORDS], bits[BOARD_WORDS];
        EXPECT(wasm_press_count() == made);
        for (int i = 0; i < made; i++) {
            EXPECT(wasm_presses_made()[i] == list[i]);
            gf2_flip(presses, list[i]);
        }
        memcpy(lights, position.start, sizeof lights);
        plain_press(&position.board, presses, lights);
        read_bits(wasm_presses(), 30, bits);
        EXPECT(plain_equal(bits, presses, 30));
        read_bits(wasm_lights(), 30, bits);
        EXPECT(plain_equal(bits, lights, 30) && wasm_solved() == (plain_weight(lights, 30) == 0));
        const struct snapshot *taken = wasm_snapshot(round % 2);
        const uint8_t *bytes = (const uint8_t *)(taken + 1);
        EXPECT(taken->made == made && taken->kept == kept && taken->first == 0 && taken->solved == wasm_solved());
        for (int i = 0; i < kept; i++) EXPECT(taken->entries[i] == list[i]);
        read_bits(bytes, 30, bits);
        EXPECT(plain_equal(bits, lights, 30));
        read_bits(bytes + 30, 30, bits);
        EXPECT(plain_equal(bits, presses, 30));
        EXPECT(round % 2 ? snapshot_is_notation() : taken->text == 0);
    }
    EXPECT(made > 0 && wasm_reset() == 1 && wasm_press_count() == 0 && wasm_reset() == 0);
    EXPECT(wasm_undo() == 1 && wasm_press_count() == made);
}

/* A solution makes the syndrome of a goal. Without a solution, there is a witness for each goal. */
static void expect_solved(const struct plain_position *position) {
    const struct board *board = &position->board;
    uint64_t need[BOARD_WORDS], others[BOARD_WORDS], syndrome[BOARD_WORDS], answer[BOARD_WORDS];
    bool same = position->goal == BOARD_GOAL_SAME;
    board_all_lights(board, others);
    read_bits(wasm_lights(), board->lights, need);
    plain_need(position, need, need);
    gf2_add(others, need, GF2_WORDS(board->lights));
    read_bits(wasm_syndrome(), board->lights, syndrome);
    bool is_need = plain_equal(syndrome, need, board->lights);
    const uint8_t *presses = wasm_solution();
    if (presses) {
        read_bits(presses, board->buttons, answer);
        EXPECT(is_need || (same && plain_equal(syndrome, others, board->lights)));
        EXPECT(plain_solves(board, answer, syndrome));
    } else {
        EXPECT(is_need);
        read_bits(wasm_witness(), board->lights, answer);
        EXPECT(plain_proves(board, answer, need) && (!same || plain_proves(board, answer, others)));
    }
}

/* The canonical text of a random position; doors have one goal. */
static void write_random(uint64_t *seed, char *text) {
    SCOPED struct arena room = test_arena(1 << 12);
    struct plain_position plain = plain_random_position(seed, 6);
    struct position position = plain_take(&plain, &room);
    if (position.board.kind == BOARD_DOORS) {
        position.goal = BOARD_GOAL_EACH;
        memset(position.target, 1, (size_t)position.board.lights);
    }
    text[notation_write(&position, text)] = 0;
}

TEST(solutions_solve_and_witnesses_prove) {
    uint64_t seed = 2;
    char text[NOTATION_TEXT_MAX + 1];
    for (int round = 0; round < 150; round++) {
        write_random(&seed, text);
        struct plain_position position = plain_position(text);
        start();
        load_and_prepare(text);
        expect_solved(&position);
        int existing = 0;
        for (int i = 0; i < position.board.buttons; i++) existing += !plain_is_hole(&position.board, i);
        EXPECT(wasm_rank() + wasm_nullity() == existing);
        for (int k = 0; k < wasm_nullity(); k++) {
            uint64_t quiet[BOARD_WORDS], none[BOARD_WORDS] = {0};
            read_bits(wasm_quiet_pattern(k), position.board.buttons, quiet);
            EXPECT(plain_weight(quiet, position.board.buttons) > 0 && plain_solves(&position.board, quiet, none));
        }
    }
}

/* Runs the whole search in shares; a negative count means any. */
static void expect_fewest(int shares, int weight, int count) {
    int best = INT32_MAX;
    uint64_t all = 0;
    for (int share = 0; share < shares; share++) {
        EXPECT(wasm_search_start((uint32_t)share, (uint32_t)shares) == 1);
        while (!wasm_search_run(1)) EXPECT(wasm_search_progress() >= 0 && wasm_search_bound() <= weight);
        EXPECT(wasm_search_progress() == 1);
        if (wasm_search_weight() > best) continue;
        if (wasm_search_weight() < best) all = 0;
        best = wasm_search_weight();
        all += *wasm_search_count();
        uint64_t presses[BOARD_WORDS];
        read_bits(wasm_search_presses(), wasm_button_count(), presses);
        EXPECT(plain_weight(presses, wasm_button_count()) == best);
    }
    EXPECT(best == weight && (count < 0 || all == (uint64_t)count));
}

TEST(searches_prove_the_known_minima) {
    start();
    load_and_prepare("5x5.on");
    expect_fewest(1, 15, 4);
    expect_fewest(3, 15, 4);
    load_and_prepare("4x4-goal-either.9d98");
    expect_fewest(1, 4, 2);
    load_and_prepare("5x5.8000000");
    EXPECT(wasm_search_start(0, 1) == 0);
    load_and_prepare("1x63-r080.off"); /* each button flips only its own light, so the nullity is 0 */
    EXPECT(wasm_nullity() == 0 && wasm_search_start(0, 1) == 1);
    load_and_prepare("8x8-rowcol-torus.off");
    EXPECT(wasm_search_start(0, 1) == (wasm_nullity() > TREE_ROWS_MAX ? ASK_TOO_MANY_SOLUTIONS : 1));
    load_and_prepare("63x63-king-torus.off");
    EXPECT(wasm_nullity() > TREE_ROWS_MAX && wasm_search_start(0, 1) == ASK_TOO_MANY_SOLUTIONS);
}

TEST(one_call_searches_and_gives_its_memory_back) {
    start();
    load("5x5.on");
    EXPECT(wasm_fewest(1000) == REFUSED && wasm_is_small() == REFUSED && wasm_prepare() >= 0 && wasm_is_small() == 1);
    size_t used = wasm_memory_used();
    EXPECT(wasm_fewest(1000) == 1);
    const struct ask_found *best = wasm_buffer(0);
    EXPECT(best->weight == 15 && best->bound == 15 && best->count == 4 && best->progress == 1);
    uint64_t presses[BOARD_WORDS];
    read_bits((const uint8_t *)(best + 1), 25, presses);
    struct plain_position position = plain_position("5x5.on");
    EXPECT(plain_solves(&position.board, presses, position.start) && plain_weight(presses, 25) == 15);
    EXPECT(wasm_memory_used() == used && wasm_search_run(1) == REFUSED && !wasm_search_best());
    EXPECT(wasm_fewest(0) == 0);
    best = wasm_buffer(0);
    EXPECT(best->count == 0 && best->weight >= 15);
    load_and_prepare("5x5.8000000");
    EXPECT(wasm_fewest(1000) == 0);
    best = wasm_buffer(0);
    EXPECT(best->weight == -1);
    load_and_prepare("30x30.off"); /* 2^20 solutions */
    EXPECT(wasm_is_small() == 0);
    load_and_prepare("32x33-r080.off"); /* many lights */
    EXPECT(wasm_nullity() == 0 && wasm_is_small() == 0);
    load_and_prepare("63x63-king-torus.off");
    EXPECT(wasm_fewest(1) == ASK_TOO_MANY_SOLUTIONS);
}

TEST(every_solution_is_listed) {
    struct plain_position position = plain_position("5x5.on");
    start();
    load_and_prepare("5x5.on");
    EXPECT(wasm_solutions_start() == 1 && wasm_nullity() == 2);
    uint64_t found[4], presses[BOARD_WORDS];
    for (int k = 0; k < 4; k++) {
        read_bits(wasm_solutions_at(k), 25, presses);
        EXPECT(plain_solves(&position.board, presses, position.start));
        for (int i = 0; i < k; i++) EXPECT(found[i] != presses[0]);
        found[k] = presses[0];
    }
    load_and_prepare("5x5.8000000");
    EXPECT(wasm_solutions_start() == 0);
    load_and_prepare("3x3-mod3.1");
    EXPECT(wasm_solutions_start() == 1 && wasm_solutions_count() == 1);
}

TEST(a_history_goes_out_and_in) {
    start();
    load("5x5.on");
    for (int button = 0; button < 70; button++) EXPECT(wasm_press(button % 25, 1) == 1);
    EXPECT(wasm_reset() == 1 && wasm_press(24, 1) == 1 && wasm_undo() == 1);
    EXPECT(wasm_history_kept() == 72 && wasm_history_made() == 71 && wasm_history()[70] == -1);
    const size_t bytes = 72 * sizeof(int32_t);
    int32_t kept[72];
    memcpy(kept, wasm_history(), bytes);
    load("5x5.on");
    memcpy(wasm_buffer((int)bytes), kept, bytes);
    EXPECT(wasm_resume(72, 71) == 1 && wasm_press_count() == 0 && wasm_can_redo() && is_text("5x5.on"));
    EXPECT(wasm_redo() == 1 && wasm_press_count() == 1 && wasm_presses_made()[0] == 24 && wasm_undo() == 1);
    EXPECT(wasm_undo() == 1 && wasm_press_count() == 70 && wasm_press(3, 1) == 1 && !wasm_can_redo());
    kept[5] = 25;
    memcpy(wasm_buffer((int)bytes), kept, bytes);
    size_t used = arena.used;
    EXPECT(wasm_resume(72, 71) == 0 && arena.used == used && wasm_press_count() == 71);
    arena.grow = test_arena_cannot_grow;
    EXPECT(wasm_resume(1 << 28, 0) == NO_MEMORY && wasm_press_count() == 71);
    arena.grow = machine_grow_arena;
}

static int generate(int weight, uint32_t seed_low, uint32_t seed_high) {
    int run = 0;
    if (!wasm_generate_start(weight, seed_low, seed_high)) return 0;
    while (run == 0) run = wasm_generate_run(1);
    return run;
}

TEST(levels_are_what_was_asked_for) {
    char first[NOTATION_TEXT_MAX + 1];
    start();
    load_and_prepare("5x5.on");
    EXPECT(generate(7, 5, 1) == 1);
    EXPECT(wasm_prepare() >= 0);
    expect_fewest(1, 7, -1);
    int length = wasm_notation();
    memcpy(first, wasm_buffer(0), (size_t)length);
    first[length] = 0;
    load_and_prepare("5x5.off");
    EXPECT(generate(7, 5, 1) == 1 && is_text(first));
    EXPECT(wasm_prepare() >= 0 && generate(7, 5, 2) == 1 && !is_text(first));
    EXPECT(wasm_prepare() >= 0 && generate(16, 5, 2) == 0);
    load_and_prepare("4x4.off"); /* its lights need at most 7 presses; the bound checked at the start is 8 */
    EXPECT(generate(8, 1, 0) == 2 && is_text("4x4.off"));
    load_and_prepare("64x64-ring.on");
    EXPECT(generate(3, 1, 0) == ASK_TOO_MANY_SOLUTIONS);
    struct board doors;
    level_random_doors(&doors, 7, true, (UINT64_C(4) << 32) + 3);
    EXPECT(wasm_random_doors(7, 1, 3, 4) == 1 && wasm_light_count() == 7 && wasm_button_count() == 7);
    for (int button = 0; button < 7; button++)
        EXPECT(memcmp(game->position.board.steps[button], doors.steps[button], 7) == 0);
    EXPECT(memcmp(game->position.start, (uint8_t[7]){0}, 7) == 0);
    EXPECT(wasm_prepare() >= 0 && wasm_solution() && wasm_kind() == BOARD_DOORS);
}

TEST(large_boards_are_solved_and_drawn) {
    enum { ROWS = 20, COLUMNS = 70 };
    start();
    EXPECT(wasm_nullity_of(ROWS, COLUMNS) == 0);
    EXPECT(wasm_large_start(ROWS, COLUMNS, CHASE_PLUS, CHASE_FLAT) == 1 && wasm_large_stride() == 16 &&
           !wasm_large_verify());
    wasm_large_fill_on();
    EXPECT(wasm_large_solve() == 1 && wasm_large_nullity() == 0 && wasm_large_verify());
    const uint64_t *board = wasm_large_board();
    int weight = 0;
    for (int i = 0; i < ROWS * COLUMNS; i++) weight += gf2_get(board + i / COLUMNS * 2, i % COLUMNS);
    EXPECT(wasm_large_weight() == weight);
    const uint8_t *picture = wasm_large_picture(0, 0, 10, 7, 2);
    int ones = 0;
    for (int i = 0; i < 100; i++) ones += gf2_get(board + i / 10 * 2, i % 10);
    EXPECT(picture && picture[0] == ones * 255 / 100);
    wasm_large_fill_random(7, 1);
    uint64_t before = board[0];
    wasm_large_fill_random(7, 2);
    EXPECT(board[0] != before && !wasm_large_verify());
    wasm_large_fill_random(7, 1);
    EXPECT(board[0] == before);
    EXPECT(wasm_large_start(5, 5, CHASE_PLUS, CHASE_FLAT) == 1 && wasm_large_nullity() == 2);
    wasm_large_fill_on();
    *wasm_large_board() ^= 1;
    EXPECT(wasm_large_solve() == 0 && wasm_large_verify());
    EXPECT(wasm_large_start(5, 5, CHASE_PLUS, CHASE_TORUS) == 1 && wasm_large_nullity() == 8);
    EXPECT(wasm_large_start(5, 5, CHASE_RING, CHASE_CYLINDER) == 1 && wasm_large_nullity() == 1);
}

TEST(doors_are_counted) {
    start();
    const struct census_number *counts = wasm_census(4);
    EXPECT(counts && counts[0].limbs[0] == 1001 && counts[1].limbs[0] == 721);
    uint64_t *masks = wasm_buffer(3 * (int)sizeof *masks);
    masks[0] = 1, masks[1] = 2, masks[2] = 3;
    EXPECT(wasm_census_ways(2) == 0 && wasm_census_ways(3) == -1);
}

static int add_equation(const char *coefficients, int right) {
    int unknowns = (int)strlen(coefficients);
    uint8_t *bytes = wasm_buffer(unknowns);
    for (int i = 0; i < unknowns; i++) bytes[i] = coefficients[i] == '1';
    return wasm_equations_add(right);
}

TEST(equations_are_added_one_by_one) {
    start();
    EXPECT(wasm_equations_start(3) == 1);
    EXPECT(add_equation("110", 1) == EQUATIONS_NEW && add_equation("011", 0) == EQUATIONS_NEW);
    EXPECT(add_equation("101", 1) == EQUATIONS_IMPLIED && add_equation("101", 0) == EQUATIONS_CONTRADICTION);
    EXPECT(wasm_equations_rank() == 2 && add_equation("001", 1) == EQUATIONS_NEW && wasm_equations_rank() == 3);
    const uint8_t *solution = wasm_equations_solution();
    EXPECT(solution && !solution[0] && solution[1] && solution[2]);
}

/* The last matrix of a reduced lesson contains a solution: the right side of each pivot row. */
static void expect_lesson(const struct board *board, const uint64_t *wanted, int length) {
    uint64_t presses[BOARD_WORDS] = {0};
    const struct lesson_step *step = wasm_lesson_at(length - 1);
    EXPECT(step && step->code == LESSON_DONE && wasm_lesson_verdict() == length - 1);
    const uint8_t *row = wasm_lesson_matrix(length - 1);
    for (int i = 0; i < board->lights; i++, row += board->buttons + 1) {
        int pivot = 0;
        while (pivot < board->buttons && !row[pivot]) pivot++;
        if (row[board->buttons]) gf2_flip(presses, pivot);
    }
    EXPECT(plain_solves(board, presses, wanted));
    EXPECT(wasm_lesson_at(0)->code == LESSON_START);
    row = wasm_lesson_matrix(0);
    for (int i = 0; i < board->lights; i++)
        for (int button = 0; button < board->buttons; button++)
            EXPECT(row[i * (board->buttons + 1) + button] == plain_flips(board, button, i));
}

TEST(lessons_end_in_a_solution) {
    const char *const texts[] = {"5x5.on", "4x4-goal-on.off", "5x5-goal-either.on", "3x3-holes080.d00",
                                 "2x3-goal-either.d0"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct plain_position position = plain_position(texts[i]);
        const struct board *board = &position.board;
        uint64_t presses[BOARD_WORDS], wanted[BOARD_WORDS] = {0};
        start();
        load_and_prepare(texts[i]);
        read_bits(wasm_solution(), board->buttons, presses);
        plain_press(board, presses, wanted);
        expect_lesson(board, wanted, wasm_lesson_start(1));
        EXPECT(wasm_lesson_start(0) >= wasm_lesson_verdict());
    }
    load("65x64.off");
    EXPECT(wasm_lesson_start(0) == ASK_TOO_MANY_STEPS);
}

/* The systems x + y = 1, x = 1 and 0 = 1. */
TEST(a_lesson_takes_any_system) {
    static const uint8_t SYSTEM[] = {1, 1, 1, 1, 0, 1}, IMPOSSIBLE[] = {0, 0, 1};
    start();
    memcpy(wasm_buffer(sizeof SYSTEM), SYSTEM, sizeof SYSTEM);
    int length = wasm_lesson_start_on(2, 2, 1);
    static const uint8_t SOLVED[] = {1, 0, 1, 0, 1, 0};
    EXPECT(memcmp(wasm_lesson_matrix(length - 1), SOLVED, sizeof SOLVED) == 0);
    memcpy(wasm_buffer(sizeof IMPOSSIBLE), IMPOSSIBLE, sizeof IMPOSSIBLE);
    length = wasm_lesson_start_on(1, 2, 0);
    EXPECT(wasm_lesson_at(length - 1)->code == LESSON_IMPOSSIBLE);
}

/* Each step has the presses so far and the lights after them. At the end no light is wrong. */
TEST(chases_press_what_they_say) {
    const char *const texts[] = {"5x5.on", "5x5-ring.0114400", "4x4-goal-either.9d98", "1x4.4",
                                 "5x6-cylinder.84000000"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct plain_position position = plain_position(texts[i]);
        const struct board *board = &position.board;
        start();
        load_and_prepare(texts[i]);
        int length = wasm_chase_start();
        EXPECT(length > 0);
        for (int k = 0; k < length; k++) {
            uint64_t lights[BOARD_WORDS], presses[BOARD_WORDS], made[BOARD_WORDS];
            const uint8_t *out = wasm_chase_at(k);
            struct lesson_step step;
            memcpy(&step, out, sizeof step);
            read_bits(out + sizeof step, board->lights, lights);
            read_bits(out + sizeof step + board->lights, board->buttons, presses);
            memcpy(made, position.start, sizeof made);
            plain_press(board, presses, made);
            EXPECT(plain_equal(lights, made, board->lights));
            bool reached = plain_at_goal(&position, lights);
            EXPECT((step.code == LESSON_CHASE_FINISH) == (k + 1 == length && reached));
        }
        const uint8_t *system = wasm_chase_system();
        EXPECT(system && system[0] <= 1);
    }
    load("5x5-king.on");
    EXPECT(wasm_chase_start() == 0);
}

TEST(the_memory_in_use_ends_behind_what_was_taken) {
    start();
    size_t empty = wasm_memory_used();
    EXPECT(empty >= machine_address(machine_heap()) && wasm_memory_used() == empty);
    load_and_prepare("9x9-king.on");
    size_t prepared_one = wasm_memory_used();
    struct arena before = arena;
    EXPECT(prepared_one > empty && prepared_one <= machine_pages() * MACHINE_PAGE);
    EXPECT(wasm_memory_used() == prepared_one && !memcmp(&before, &arena, sizeof arena));
    EXPECT(wasm_search_start(0, 1) == 1 && wasm_search_run(1) == 1 && wasm_memory_used() > prepared_one);
    EXPECT(wasm_prepare_transposed() == 1 && ask.words.transposed == &ask.words.solver);
    load_and_prepare("9x9-r180.on");
    EXPECT(wasm_prepare_transposed() == 1 && ask.words.transposed == &ask.words.transposed_solver);
}

TEST(free_buttons_and_weights_are_given_out) {
    uint64_t none[BOARD_WORDS] = {0}, pattern[BOARD_WORDS];
    struct board board = plain_board("5x5.on");
    start();
    load_and_prepare("5x5.on");
    EXPECT(wasm_free_start() == 2 && wasm_free_button(0) == 23 && wasm_free_button(1) == 24);
    for (int k = 0; k < 2; k++) {
        read_bits(wasm_free_presses(k), 25, pattern);
        EXPECT(wasm_free_pattern(k)->order == 2 && gf2_get(pattern, 23 + k) && !gf2_get(pattern, 24 - k) &&
               plain_solves(&board, pattern, none));
    }
    EXPECT(wasm_solution_weights() == 26);
    const uint32_t *counts = wasm_buffer(0);
    for (int weight = 0; weight <= 25; weight++) EXPECT(counts[weight] == (weight == 15 ? 4 : 0));
    load_and_prepare("26x26-ring.on");
    EXPECT(wasm_nullity() == 26 && wasm_solution_weights() == ASK_TOO_MANY_SOLUTIONS);
}

/* 64 × 32 cells, none beside another: each button alone is a quiet pattern. */
TEST(more_quiet_patterns_than_can_be_listed_are_refused) {
    char text[2100] = "128x64-ring-holes";
    start();
    for (int row = 0; row < 128; row++) memset(text + strlen(text), row % 2 ? 'f' : '5', 16);
    strcat(text, ".off");
    load_and_prepare(text);
    EXPECT(wasm_nullity() == 64 * 32 && wasm_free_start() == ASK_TOO_MANY_SOLUTIONS);
    EXPECT(wasm_prepare_transposed() == 1 && wasm_buffer(128 * 64) && !wasm_reason(0));
}

/* One position of 3 × 3 needs all presses. For 9 × 9 only a bound is known. */
TEST(the_hardest_position_replaces_the_game) {
    start();
    load_and_prepare("3x3.on");
    EXPECT(wasm_hardest() == 9 && wasm_hardest_exact() == 1 && is_text("3x3.aa8") && !wasm_can_undo());
    EXPECT(wasm_prepare() >= 0);
    expect_fewest(1, 9, 1);
    EXPECT(wasm_search_bound() == 9 && wasm_press(0, 1) == 1 && wasm_can_undo());
    load_and_prepare("9x9.off");
    EXPECT(wasm_hardest() == 35 && wasm_hardest_exact() == 0);
    load_and_prepare("39x39.off");
    EXPECT(wasm_hardest() == ASK_TOO_MANY_SOLUTIONS && is_text("39x39.off"));
}

static const uint8_t *reason_for(const char *presses, int button) {
    uint8_t *bytes = wasm_buffer((int)strlen(presses));
    for (size_t i = 0; bytes && presses[i]; i++) bytes[i] = presses[i] == '1';
    return bytes ? wasm_reason(button) : NULL;
}

/* On 2 × 2 each button flips three lights: all but the opposite one. */
TEST(reasons_and_nearest_boards_are_given_out) {
    start();
    load_and_prepare("2x2.e");
    EXPECT(wasm_nearest()->distance == 0 && wasm_prepare_transposed() == 1);
    const uint8_t *reason = reason_for("1000", 0);
    const int32_t numbers[] = {2, 1, 3, 0};
    EXPECT(reason && !memcmp(reason, numbers, sizeof numbers) && !memcmp(reason + sizeof numbers, "\1\1\1\0\0\0\0", 8));
    EXPECT(wasm_nearest()->count == 1 && wasm_nearest_next() && !wasm_nearest_next());
    load_and_prepare("1x2.8");
    EXPECT(wasm_prepare_transposed() == 1 && wasm_prepare_transposed() == 1);
    EXPECT(wasm_nearest()->distance == 1 && wasm_nearest()->count == 2);
    for (int light = 0; light < 2; light++) {
        const int32_t *set = wasm_nearest_next();
        EXPECT(set && set[0] == light);
    }
    EXPECT(!wasm_nearest_next());
    reason = reason_for("10", 0);
    EXPECT(reason && reason[18] == 0 && reason[19] == 1);
    load_and_prepare("doors-00-11.on");
    EXPECT(wasm_prepare_transposed() == 1 && !reason_for("10", 0) && reason_for("01", 1));
}

TEST(a_hole_and_a_missing_button_have_no_reason) {
    start();
    load_and_prepare("3x3-holes080.d00");
    EXPECT(wasm_prepare_transposed() == 1 && reason_for("000000000", 0) && !reason_for("000000000", 4));
    EXPECT(!reason_for("000000000", -1) && !reason_for("000000000", 9) && !reason_for("000000000", INT32_MAX));
}

/* ---- exports out of order, and numbers out of range ---- */

/* Exports that need an earlier call. */
static void expect_all_work_refused(void) {
    EXPECT(wasm_search_run(1) == REFUSED && wasm_search_weight() == REFUSED && wasm_search_bound() == REFUSED);
    EXPECT(wasm_search_progress() == REFUSED && !wasm_search_count() && !wasm_search_presses());
    EXPECT(!wasm_solutions_at(0) && !wasm_free_pattern(0) && !wasm_nearest_next());
    EXPECT(!wasm_large_board() && wasm_large_stride() == REFUSED && wasm_large_solve() == REFUSED);
    EXPECT(wasm_large_nullity() == REFUSED && wasm_large_weight() == REFUSED && wasm_large_verify() == 0);
    wasm_large_fill_on();
    wasm_large_fill_random(1, 2);
    EXPECT(!wasm_large_picture(0, 0, 1, 1, 1) && wasm_generate_run(1) == REFUSED);
    EXPECT(wasm_equations_add(1) == REFUSED && wasm_equations_rank() == REFUSED && !wasm_equations_solution());
    EXPECT(wasm_lesson_verdict() == REFUSED && !wasm_lesson_at(0) && !wasm_lesson_stops() &&
           !wasm_lesson_origins(0, 0));
    EXPECT(!wasm_chase_at(0) && !wasm_chase_system());
}

static void expect_preparation_needed(void) {
    EXPECT(!wasm_quiet_pattern(0) && !wasm_solve() && !wasm_syndrome());
    EXPECT(wasm_search_start(0, 1) == REFUSED && wasm_solutions_start() == REFUSED);
    EXPECT(wasm_solution_weights() == REFUSED && wasm_free_start() == REFUSED && !wasm_reason(0));
    EXPECT(!wasm_nearest() && wasm_generate_start(1, 1, 1) == REFUSED && wasm_hardest() == REFUSED);
    expect_all_work_refused();
}

static void expect_no_board(void) {
    EXPECT(wasm_prepare() == REFUSED && wasm_prepare_transposed() == REFUSED && wasm_notation() == REFUSED);
    EXPECT(wasm_lesson_start(1) == REFUSED && wasm_chase_start() == REFUSED && !wasm_mask(0) && !wasm_resume(0, 0));
    EXPECT(!wasm_press(0, 1) && !wasm_undo() && !wasm_redo() && !wasm_reset() && wasm_press_count() == 0);
    EXPECT(!wasm_snapshot(0));
}

TEST(without_a_board_or_preparation_work_is_refused) {
    start();
    expect_preparation_needed();
    expect_no_board();
    load("5x5.on.8000000");
    expect_preparation_needed();
    EXPECT(is_text("5x5.on.8000000"));
    load_and_prepare("5x5.on.8000000");
    expect_all_work_refused();
    EXPECT(!wasm_reason(0) && is_text("5x5.on.8000000"));
}

/* Loading another board ends all work that was started. */
TEST(another_board_ends_all_work) {
    start();
    load_and_prepare("5x5.on");
    EXPECT(wasm_search_start(0, 1) == 1 && wasm_solutions_start() == 1 && wasm_free_start() == 2);
    EXPECT(wasm_prepare_transposed() == 1 && wasm_nearest() && wasm_lesson_start(1) > 0);
    EXPECT(wasm_chase_start() > 0 && wasm_generate_start(3, 1, 1) == 1);
    load("4x4.on");
    expect_preparation_needed();
    EXPECT(wasm_large_start(9, 9, CHASE_PLUS, CHASE_FLAT) == 1);
    expect_no_board();
    EXPECT(wasm_equations_start(2) == 1 && wasm_large_solve() == REFUSED);
    expect_no_board();
    load("4x4.on");
    expect_preparation_needed();
}

TEST(numbers_out_of_range_are_refused) {
    static const int OUT[] = {-1, 25, INT32_MIN, INT32_MAX};
    start();
    load_and_prepare("5x5.on");
    EXPECT(wasm_search_start(1, 1) == REFUSED && wasm_search_start(0, 0) == REFUSED);
    EXPECT(wasm_solutions_start() == 1 && wasm_free_start() == 2);
    int steps = wasm_lesson_start(1), chased = wasm_chase_start();
    EXPECT(!wasm_solutions_at(4) && !wasm_solutions_at(-1) && !wasm_solutions_at(0.0 / 0.0) && wasm_solutions_at(3.5));
    EXPECT(!wasm_quiet_pattern(2) && !wasm_free_pattern(2) && !wasm_lesson_at(steps) && !wasm_chase_at(chased));
    EXPECT(!wasm_lesson_at(-1) && !wasm_lesson_origins(-1, 0) && !wasm_lesson_origins(steps, 0));
    for (size_t i = 0; i < sizeof OUT / sizeof *OUT; i++) {
        const int out = OUT[i];
        EXPECT(!wasm_mask(out) && !wasm_press(out, 1) && !wasm_quiet_pattern(out) && !wasm_free_pattern(out));
        EXPECT(!wasm_lesson_origins(0, out));
        EXPECT(!wasm_resume(-1, -1) && !wasm_resume(3, 4) && !wasm_resume(1, -1));
    }
    EXPECT(wasm_load(-1) == NO_MEMORY);
    EXPECT(wasm_random_doors(2, 0, 1, 1) == REFUSED && wasm_random_doors(65, 0, 1, 1) == REFUSED);
    EXPECT(!wasm_census(0) && !wasm_census(65) && wasm_census_ways(0) == REFUSED && wasm_census_ways(65) == REFUSED);
    EXPECT(wasm_nullity_of(0, 5) == REFUSED && wasm_nullity_of(5, INT32_MAX) == REFUSED);
    EXPECT(wasm_large_start(5, 0, 0, 0) == REFUSED && wasm_large_start(5, 5, 2, 0) == REFUSED &&
           wasm_large_start(5, 5, 0, 3) == REFUSED);
    EXPECT(wasm_equations_start(0) == REFUSED && wasm_equations_start(EQUATIONS_UNKNOWNS_MAX + 1) == REFUSED);
    EXPECT(wasm_lesson_start_on(0, 5, 1) == REFUSED && wasm_lesson_start_on(5, LESSON_SIDE_MAX + 1, 1) == REFUSED);
    EXPECT(wasm_generate_start(-1, 1, 1) == 0 && wasm_generate_start(26, 1, 1) == 0);
    EXPECT(is_text("5x5.on"));
    load_and_prepare("66x66-ring.off"); /* 2^66 solutions, of which numbers list the first 2^53 */
    EXPECT(wasm_solutions_start() == 1 && wasm_solutions_at(0x1p53 - 1) && !wasm_solutions_at(0x1p53));
    EXPECT(wasm_large_start(5, 5, CHASE_PLUS, CHASE_FLAT) == 1 && wasm_large_picture(0, 0, 1, 5, 5));
    EXPECT(!wasm_large_picture(-1, 0, 1, 5, 5) && !wasm_large_picture(0, -1, 1, 5, 5) &&
           !wasm_large_picture(0, 0, 0, 5, 5) && !wasm_large_picture(0, 0, 1, 0, 5) &&
           !wasm_large_picture(0, 0, 1, 5, 0) && !wasm_large_picture(0, 0, 1, 1 << 16, 1 << 16));
    EXPECT(wasm_equations_start(2) == 1 && !wasm_equations_solution());
}

/* A level gives its memory back, so nothing else may be taken after it. */
TEST(a_level_ends_when_something_else_is_taken) {
    start();
    load_and_prepare("9x9.on");
    EXPECT(wasm_generate_start(9, 1, 1) == 1 && wasm_lights() && wasm_generate_run(1) >= 0);
    load_and_prepare("9x9.on");
    EXPECT(wasm_generate_start(9, 1, 1) == 1 && wasm_solutions_start() == 1 && wasm_generate_run(1) == REFUSED);
    EXPECT(wasm_generate_start(9, 1, 1) == 1 && wasm_generate_run(1 << 20) == 1 && wasm_generate_run(1) == REFUSED);
}

/* ---- memory ---- */

static const char *refused_text;

static bool load_refused(struct arena *at) {
    (void)at;
    return machine_read(refused_text, wasm_load) == NOTATION_OK;
}

static bool prepare_refused(struct arena *at) {
    return load_refused(at) && wasm_prepare() >= 0;
}

/* The exports that return a pointer, and those that return a status. */
#define POINTER(name, call) \
    static bool name(struct arena *at) { \
        return (void)at, (call) != NULL; \
    }
#define STATUS(name, call) \
    static bool name(struct arena *at) { \
        int status = (call); \
        EXPECT(((void)at, status == NO_MEMORY || status > 0)); \
        return status != NO_MEMORY; \
    }

POINTER(buffer_refused, wasm_buffer(100000))
POINTER(lights_refused, wasm_lights())
POINTER(snapshot_refused, wasm_snapshot(1))
POINTER(facts_refused, wasm_facts())
POINTER(light_facts_refused, wasm_light_facts())
POINTER(button_facts_refused, wasm_button_facts())
POINTER(presses_refused, wasm_presses())
POINTER(mask_refused, wasm_mask(3))
POINTER(quiet_refused, wasm_quiet_pattern(1))
POINTER(solve_refused, wasm_solve())
POINTER(census_refused, wasm_census(5))

static bool load_again_refused(struct arena *at) {
    return (void)at, wasm_load(1) != NO_MEMORY;
}

static bool ways_refused(struct arena *at) {
    return (void)at, wasm_census_ways(3) != REFUSED;
}

STATUS(notation_refused, wasm_notation())
STATUS(prepare_again_refused, (ask.is_prepared = false, wasm_prepare() + 1 ? 1 : NO_MEMORY))
STATUS(search_refused, wasm_search_start(0, 1))
STATUS(fewest_refused, wasm_fewest(1000))
STATUS(solutions_refused, wasm_solutions_start())
STATUS(lesson_refused, wasm_lesson_start(1))
STATUS(chase_refused, wasm_chase_start())
STATUS(weights_refused, wasm_solution_weights())
STATUS(free_refused, wasm_free_start())
STATUS(transposed_refused, (ask.begun = 0, wasm_prepare_transposed()))
STATUS(press_refused, wasm_press(2, 2))
STATUS(reset_refused, wasm_reset())

static bool fill_history(struct arena *at) {
    if (!prepare_refused(at)) return false;
    while (game->history.made < game->history.capacity) EXPECT(wasm_press(1, 1) == 1);
    return true;
}

static bool start_search(struct arena *at) {
    return prepare_refused(at) && wasm_search_start(0, 1) == 1 && wasm_solutions_start() > 0;
}

static bool start_others(struct arena *at) {
    return prepare_refused(at) && wasm_prepare_transposed() == 1 && wasm_free_start() > 0;
}

POINTER(free_pattern_refused, wasm_free_pattern(0))
POINTER(nearest_refused, wasm_nearest())

static bool reason_refused(struct arena *at) {
    (void)at;
    uint8_t *bytes = wasm_buffer(361);
    if (bytes) memset(bytes, 0, 361);
    return bytes && wasm_reason(7);
}

POINTER(search_count_refused, wasm_search_count())
POINTER(search_presses_refused, wasm_search_presses())
POINTER(solutions_at_refused, wasm_solutions_at(0))

static bool start_lessons(struct arena *at) {
    return prepare_refused(at) && wasm_lesson_start(1) > 0 && wasm_chase_start() > 0;
}

POINTER(lesson_at_refused, wasm_lesson_at(3))
POINTER(lesson_origins_refused, wasm_lesson_origins(3, 2))
POINTER(lesson_stops_refused, wasm_lesson_stops())
POINTER(chase_at_refused, wasm_chase_at(1))
POINTER(chase_system_refused, wasm_chase_system())

static bool lesson_on_refused(struct arena *at) {
    (void)at;
    uint8_t *bytes = wasm_buffer(30);
    if (!bytes) return false;
    memset(bytes, 1, 30);
    return wasm_lesson_start_on(5, 5, 0) > 0;
}

TEST(refused_memory_is_survived) {
    static const struct {
        refusal_attempt *prepare, *attempt;
    } tasks[] = {{load_refused, buffer_refused},        {load_refused, lights_refused},
                 {load_refused, snapshot_refused},      {load_refused, facts_refused},
                 {load_refused, light_facts_refused},   {load_refused, button_facts_refused},
                 {load_refused, load_again_refused},    {load_refused, ways_refused},
                 {load_refused, presses_refused},       {load_refused, mask_refused},
                 {prepare_refused, quiet_refused},      {prepare_refused, weights_refused},
                 {prepare_refused, free_refused},       {prepare_refused, fewest_refused},
                 {start_others, free_pattern_refused},  {start_others, nearest_refused},
                 {start_others, reason_refused},        {start_lessons, lesson_origins_refused},
                 {start_lessons, lesson_stops_refused}, {prepare_refused, solve_refused},
                 {load_refused, census_refused},        {load_refused, notation_refused},
                 {load_refused, prepare_again_refused}, {prepare_refused, search_refused},
                 {prepare_refused, solutions_refused},  {prepare_refused, lesson_refused},
                 {prepare_refused, chase_refused},      {load_refused, lesson_on_refused},
                 {fill_history, press_refused},         {fill_history, reset_refused},
                 {start_search, search_count_refused},  {start_search, search_presses_refused},
                 {start_search, solutions_at_refused},  {start_lessons, lesson_at_refused},
                 {start_lessons, chase_at_refused},     {start_lessons, chase_system_refused}};
    const char *const texts[] = {"5x5.on", "5x5-goal-either.on", "19x19.on"};
    for (size_t text = 0; text < sizeof texts / sizeof *texts; text++)
        for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
            refused_text = texts[text];
            start();
            reset_arena();
            refusal_expect_recovery_in(&arena, tasks[i].prepare, tasks[i].attempt);
        }
    refused_text = "5x5-r180.on"; /* not symmetric */
    refusal_expect_recovery_in(&arena, prepare_refused, transposed_refused);
    refusal_expect_recovery_in(&arena, prepare_refused, nearest_refused);
}

STATUS(equations_refused, wasm_equations_start(9))
STATUS(large_refused, wasm_large_start(19, 19, CHASE_PLUS, CHASE_FLAT))
STATUS(nullity_refused, wasm_nullity_of(19, 19))
POINTER(picture_refused, wasm_large_picture(0, 0, 1, 19, 19))

static bool start_equations(struct arena *at) {
    if (!equations_refused(at)) return false;
    for (char text[] = "100000000"; text[8] != '1'; memmove(text + 1, text, 8), text[0] = '0') add_equation(text, 1);
    return add_equation("000000001", 1) == EQUATIONS_NEW && wasm_equations_rank() == 9;
}

POINTER(equations_solution_refused, wasm_equations_solution())

static bool equations_add_refused(struct arena *at) {
    return (void)at, wasm_equations_add(1) != NO_MEMORY;
}

/* Empties the arena for work that replaces the game. */
TEST(refused_memory_is_survived_in_place_of_the_game) {
    start();
    reset_arena();
    refusal_expect_recovery_in(&arena, NULL, equations_refused);
    refusal_expect_recovery_in(&arena, start_equations, equations_solution_refused);
    refusal_expect_recovery_in(&arena, start_equations, equations_add_refused);
    refusal_expect_recovery_in(&arena, NULL, large_refused);
    refusal_expect_recovery_in(&arena, large_refused, picture_refused);
    refusal_expect_recovery_in(&arena, NULL, nullity_refused);
}

static bool generate_refused(void) {
    return generate(7, 1, 2) == 1;
}

static bool doors_refused(void) {
    return wasm_random_doors(5, 1, 1, 2) == 1;
}

static bool hardest_refused(void) {
    return wasm_hardest() == 15;
}

static bool reload_refused(void) {
    return machine_read("9x9.off.ffffffffffffffffffff8", wasm_load) == NOTATION_OK;
}

/* When memory runs out for a new game, the exports still work, and another game can be loaded; if the export needs a prepared game,
 * after preparing it. */
TEST(a_game_that_finds_no_memory_can_be_played_and_replaced) {
    static const struct {
        bool (*load)(void);
        bool from_prepared;
    } tasks[] = {{generate_refused, true}, {hardest_refused, true}, {doors_refused, false}, {reload_refused, false}};
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        bool done = false;
        for (int growths = 0; !done; growths++) {
            start();
            reset_arena();
            arena = refusal_arena(arena.start, refusal_grow);
            refusal_none();
            load_and_prepare("5x5.on");
            arena.size = arena.used;
            refusal_after(growths, true);
            done = tasks[i].load();
            EXPECT(done == !refusal.refused);
            refusal_none();
            EXPECT(wasm_press(1, 1) == 1 && wasm_undo() == 1 && wasm_lights());
            EXPECT(!tasks[i].from_prepared || wasm_prepare() >= 0);
            EXPECT(tasks[i].load());
        }
    }
}

TEST(a_search_that_finds_no_more_memory_says_so) {
    int run = 0;
    start();
    load_and_prepare("39x39.on");
    EXPECT(wasm_search_start(0, 1) == 1);
    arena.grow = test_arena_cannot_grow;
    arena.size = arena.used;
    while (run == 0) run = wasm_search_run(1);
    arena.grow = machine_grow_arena;
    EXPECT(run == NO_MEMORY && wasm_search_bound() <= 561 && wasm_search_weight() >= 561);
}

/* A lesson prepares the board if it is not prepared. */
TEST(a_lesson_that_finds_no_memory_says_so) {
    start();
    load("5x5-goal-either.on");
    arena.grow = test_arena_cannot_grow;
    arena.size = arena.used;
    EXPECT(wasm_lesson_start(1) == NO_MEMORY && wasm_chase_start() == NO_MEMORY &&
           wasm_lesson_start_on(2, 2, 1) == NO_MEMORY);
    arena.grow = machine_grow_arena;
    EXPECT(wasm_lesson_start(1) > 0 && wasm_chase_start() > 0);
}

/* Memory grows only when it is needed, by the pages needed, for any start of the heap. */
TEST(memory_grows_by_whole_pages_and_up_to_the_limit) {
    for (size_t data = MACHINE_PAGE; data <= MACHINE_PAGE + 2 * ARENA_ALIGN; data++) {
        machine_start(2, 6);
        machine.data = data;
        const int base = (int)((data + ARENA_ALIGN - 1) / ARENA_ALIGN * ARENA_ALIGN);
        const int room = 2 * MACHINE_PAGE - base - ARENA_GAP;
        EXPECT(wasm_buffer(room) == machine.memory + base && machine_pages() == 2);
        EXPECT(wasm_buffer(room + 1) && machine_pages() == 3);
        EXPECT(!wasm_buffer(room + 4 * MACHINE_PAGE + 1) && machine_pages() == 3);
        EXPECT(wasm_buffer(room + 4 * MACHINE_PAGE) && machine_pages() == 6);
        EXPECT(!wasm_buffer(room + 4 * MACHINE_PAGE + 1) && machine_pages() == 6);
        memset(wasm_buffer(room + 4 * MACHINE_PAGE), 1, (size_t)room + 4 * MACHINE_PAGE);
    }
}

static size_t asked_for;

static void note_growth(void) {
    asked_for++;
}

/* The limit is 2 GB less one page, even if the machine has more. */
TEST(nothing_is_asked_for_beyond_the_limit) {
    machine_start(2, TEST_PAGES_MAX);
    machine.data = MACHINE_PAGE;
    machine.asked = note_growth;
    EXPECT(!wasm_buffer(INT32_MAX) && asked_for == 0);
    const size_t most = ((size_t)1 << 31) - 2 * MACHINE_PAGE - ARENA_GAP;
    EXPECT(!arena_take(&arena, most + 1, 1) && asked_for == 0);
    EXPECT(!arena_take(&arena, most, 1) && asked_for == 1);
}
