/* The exports for more than two states in a native build: arguments and results are compared with turning.h, and memory is refused.
 * game.c is tested through them. */
#include "refusal.h"
#include "turning.h"

#include "machine.h"

static void start(void) {
    machine_start(4, TEST_PAGES_MAX);
}

static void load(const char *text) {
    EXPECT(machine_read(text, wasm_load) == NOTATION_OK);
}

static bool is_text(const char *text) {
    int length = wasm_notation();
    return length == (int)strlen(text) && memcmp(wasm_buffer(0), text, (size_t)length) == 0;
}

/* The text behind a snapshot is the notation. */
static bool snapshot_is_notation(void) {
    char text[NOTATION_TEXT_MAX + 1] = {0};
    const struct snapshot *taken = wasm_snapshot(1);
    memcpy(text, (const uint8_t *)(taken + 1) + wasm_light_count() + wasm_button_count(), (size_t)taken->text);
    return taken->text > 0 && is_text(text);
}

static bool are(const uint8_t *bytes, const char *digits) {
    for (size_t i = 0; i < strlen(digits); i++)
        if (!bytes || bytes[i] != digits[i] - '0') return false;
    return true;
}

TEST(what_is_loaded_can_be_asked_for) {
    start();
    load("2x3-holes40-mod4~=102213.301321.100002");
    EXPECT(is_text("2x3-holes40-mod4~=102213.301321.100002"));
    EXPECT(wasm_kind() == BOARD_GRID && wasm_rows() == 2 && wasm_columns() == 3 && wasm_wrap() == BOARD_FLAT);
    EXPECT(wasm_light_count() == 6 && wasm_button_count() == 6 && wasm_both_ways() == 1);
    EXPECT(are(wasm_states(), "414444") && are(wasm_orders(), "414444"));
    EXPECT(are(wasm_targets(), "102213") && are(wasm_start(), "301321") && are(wasm_presses(), "100002"));
    EXPECT(are(wasm_lights(), "003003") && wasm_goal() == POSITION_TARGET);
    EXPECT(wasm_shares() == 1 && !wasm_syndrome() && wasm_prepare() >= 0 && are(wasm_syndrome(), "103210"));
    EXPECT(are(wasm_mask(0), "100100") && are(wasm_mask(1), "000000") && !wasm_mask(6) && !wasm_mask(-1));
    EXPECT(wasm_stencil() == BOARD_PLUS);
    load("dials6-200-035-205=*.103");
    EXPECT(wasm_kind() == BOARD_DOORS && wasm_light_count() == 3 && wasm_goal() == POSITION_SAME &&
           wasm_both_ways() == 0);
    EXPECT(are(wasm_mask(1), "035") && are(wasm_orders(), "366"));
    load("hex2.on");
    EXPECT(is_text("hex2.on") && wasm_kind() == BOARD_GRID && wasm_rows() == 1 && wasm_columns() == 7);
    EXPECT(are(wasm_mask(0), "1111000") && are(wasm_states(), "2222222") && are(wasm_targets(), "0000000"));
}

TEST(what_is_refused_leaves_the_game_as_it_was) {
    start();
    load("5x5-mod3.1");
    EXPECT(machine_read("5x5-mod3.12", wasm_load) == NOTATION_LENGTH && is_text("5x5-mod3.1"));
    EXPECT(machine_read("5x5-mod99.1", wasm_load) == NOTATION_STATES && wasm_error_position() == 7 &&
           is_text("5x5-mod3.1"));
    EXPECT(wasm_press(25, 1) == 0 && wasm_press(-1, 1) == 0 && wasm_press(3, 0) == 0);
    EXPECT(wasm_press(3, 256) == REFUSED && wasm_press(3, -256) == REFUSED && is_text("5x5-mod3.1"));
}

enum { MOST = 400 };

/* The presses and restarts of a game: a button, RESTART, or BACK − button. */
enum { RESTART = -1, BACK = -2 };
static int list[MOST], made, kept;

static void add(int entry) {
    list[made++] = entry;
    kept = made;
}

static int first_press(void) {
    int first = made;
    while (first > 0 && list[first - 1] != RESTART) first--;
    return first;
}

static void expect_list(const struct turning_position *position) {
    const struct board *grid = &position->board;
    uint8_t lights[BOARD_TURNING_LIGHTS_MAX], presses[BOARD_TURNING_LIGHTS_MAX] = {0};
    int first = first_press();
    EXPECT(wasm_press_count() == made - first && wasm_can_undo() == (made > 0) && wasm_can_redo() == (made < kept));
    for (int i = first; i < made; i++) {
        int button = list[i] < 0 ? BACK - list[i] : list[i], order = turning_order(grid, button);
        EXPECT(wasm_presses_made()[i - first] == list[i]);
        presses[button] = (uint8_t)((presses[button] + (list[i] < 0 ? order - 1 : 1)) % order);
    }
    memcpy(lights, position->start, sizeof lights);
    turning_press(grid, presses, lights);
    EXPECT(memcmp(wasm_presses(), presses, (size_t)grid->buttons) == 0);
    EXPECT(memcmp(wasm_lights(), lights, (size_t)grid->lights) == 0);
    EXPECT(wasm_solved() == turning_is_solved(position, lights));
    const struct snapshot *taken = wasm_snapshot(made % 2);
    const uint8_t *bytes = (const uint8_t *)(taken + 1);
    EXPECT(taken->made == made && taken->kept == kept && taken->first == first && taken->solved == wasm_solved());
    EXPECT(kept == 0 || memcmp(taken->entries, list, (size_t)kept * sizeof *list) == 0);
    EXPECT(memcmp(bytes, lights, (size_t)grid->lights) == 0);
    EXPECT(memcmp(bytes + grid->lights, presses, (size_t)grid->buttons) == 0);
    EXPECT(made % 2 ? snapshot_is_notation() : taken->text == 0);
}

static void play(const char *text, uint64_t seed) {
    struct turning_position position = turning_position(text);
    load(text);
    made = kept = 0;
    for (int round = 0; round < 300; round++) {
        int choice = test_random_below(&seed, 12), button = test_random_below(&seed, position.board.buttons);
        bool exists = board_has_button(&position.board, button);
        if (choice < 6 && made < MOST - 3) {
            int times = test_random_below(&seed, 7) - 3;
            EXPECT(wasm_press(button, times) == (exists && times != 0));
            for (int i = 0; exists && i < (times < 0 ? -times : times); i++) add(times < 0 ? BACK - button : button);
        } else if (choice < 8) {
            EXPECT(wasm_undo() == (made > 0));
            made -= made > 0;
        } else if (choice < 11) {
            EXPECT(wasm_redo() == (made < kept));
            made += made < kept;
        } else {
            bool pressed = first_press() < made;
            EXPECT(wasm_reset() == pressed);
            if (pressed) add(RESTART);
        }
        expect_list(&position);
    }
    EXPECT(made > 0 && kept == wasm_history_kept() && made == wasm_history_made());
}

TEST(a_game_is_the_list_of_its_presses) {
    start();
    play("3x4-torus-holes800-mod5.011111111111", 1);
    play("dials4_3_6~-213-101=100.021", 2);
}

TEST(presses_of_a_notation_can_be_undone_one_by_one) {
    start();
    load("dials7~-10-01.00.52");
    EXPECT(wasm_press_count() == 4 && wasm_presses_made()[0] == BACK && wasm_presses_made()[3] == 1);
    load("dials7-10-01.00.52");
    EXPECT(wasm_press_count() == 7 && wasm_undo() == 1 && is_text("dials7-10-01.0.51"));
}

TEST(a_history_goes_out_and_in) {
    start();
    play("4x4-mod3.1201120112011201", 3);
    int32_t entries[MOST];
    memcpy(entries, wasm_history(), (size_t)kept * sizeof *entries);
    start();
    EXPECT(wasm_resume(0, 0) == 0);
    load("4x4-mod3.1201120112011201");
    wasm_press(0, 1);
    for (int wrong = 0; wrong < 2; wrong++) {
        memcpy(wasm_buffer((int)sizeof(int32_t)), (int32_t[]){wrong ? -18 : 16}, sizeof(int32_t));
        EXPECT(wasm_resume(1, 1) == 0 && wasm_press_count() == 1);
    }
    EXPECT(wasm_resume(1, 2) == 0 && wasm_resume(1, -1) == 0);
    memcpy(wasm_buffer(kept * (int)sizeof *entries), entries, (size_t)kept * sizeof *entries);
    EXPECT(wasm_resume(kept, made) == 1);
    struct turning_position position = turning_position("4x4-mod3.1201120112011201");
    expect_list(&position);
}

/* A solution makes the syndrome, and a witness proves that there is none; both by their definitions. */
TEST(solutions_solve_and_witnesses_prove) {
    start();
    EXPECT(wasm_prepare() == REFUSED && !wasm_solve() && !wasm_facts() && !wasm_light_facts());
    load("dials8-101-011-110=174.0");
    EXPECT(!wasm_quiet_pattern(0) && wasm_search_start(0, 1) == REFUSED);
    EXPECT(wasm_prepare() >= 0 && wasm_prepare() >= 0 && wasm_rank() == 3 && wasm_nullity() == 1);
    EXPECT(are(wasm_solution(), "316"));
    EXPECT(are(wasm_quiet_pattern(0), "4442") && !wasm_quiet_pattern(1) && !wasm_quiet_pattern(-1));
    load("dials3-011-110=221.000");
    EXPECT(wasm_prepare() >= 0 && are(wasm_witness(), "121") && wasm_solve()->modulus == 3);
    EXPECT(wasm_search_start(0, 1) == 0 && wasm_search_run(1) == REFUSED);
}

/* Known minima: 7×7, row and column, mod 4. */
TEST(one_call_searches_and_gives_its_memory_back) {
    start();
    load("3x3-mod3.1");
    EXPECT(wasm_prepare() >= 0 && wasm_is_small() == 1 && wasm_search_start(0, 1) == 1);
    EXPECT(wasm_search_run(UINT32_MAX) == 1);
    int weight = wasm_search_weight();
    size_t used = wasm_memory_used();
    EXPECT(wasm_fewest(1000) == 1 && wasm_memory_used() == used && wasm_search_run(1) == REFUSED);
    const struct ask_found *best = wasm_buffer(0);
    EXPECT(best->weight == weight && best->bound == weight && best->count > 0);
    uint8_t presses[9];
    memcpy(presses, best + 1, sizeof presses);
    for (int button = 0; button < 9; button++) wasm_press(button, presses[button]);
    EXPECT(wasm_solved());
    load("19x19-mod4.0"); /* 4^16 solutions */
    EXPECT(wasm_prepare() >= 0 && wasm_is_small() == 0);
}

TEST(searches_prove_the_known_minima) {
    static const struct {
        const char *text;
        int weight;
    } known[] = {{"7x7-rowcol-mod4=1.0", 49}, {"7x7-rowcol-mod4=2.0", 14}, {"7x7-rowcol-mod4=3.0", 63}};
    start();
    for (int i = 0; i < 3; i++) {
        load(known[i].text);
        EXPECT(wasm_prepare() >= 0 && wasm_search_start(0, 1) == 1);
        while (wasm_search_run(1) == 0) EXPECT(wasm_search_bound() <= known[i].weight && wasm_search_progress() < 1);
        EXPECT(wasm_search_weight() == known[i].weight && wasm_search_bound() == known[i].weight);
        EXPECT(wasm_search_progress() == 1 && *wasm_search_count() > 0);
        for (int button = 0; button < 49; button++) wasm_press(button, wasm_search_presses()[button]);
        EXPECT(wasm_press_count() == known[i].weight && wasm_solved());
    }
    EXPECT(wasm_search_start(1, 2) == REFUSED && wasm_search_start(0, 2) == REFUSED);
    load("40x40-rowcol-mod3=1.0"); /* more than 2^62 solutions */
    EXPECT(wasm_search_weight() == REFUSED && wasm_search_bound() == REFUSED && wasm_search_progress() == REFUSED);
    EXPECT(!wasm_search_count() && !wasm_search_presses());
    EXPECT(wasm_prepare() >= 0 && wasm_search_start(0, 1) == ASK_TOO_MANY_SOLUTIONS);
}

/* All 27 presses of three dials are tried. */
TEST(every_solution_is_listed_the_cheapest_first) {
    static const char TEXT[] = "dials3-110-110-001=001.000";
    int found = 0;
    start();
    EXPECT(wasm_solutions_start() == REFUSED && wasm_solutions_count() == REFUSED && !wasm_solutions_at(0));
    load(TEXT);
    struct turning_position position = turning_position(TEXT);
    EXPECT(wasm_prepare() >= 0 && wasm_solutions_start() == 1);
    for (int number = 0; number < 27; number++) {
        uint8_t presses[] = {(uint8_t)(number % 3), (uint8_t)(number / 3 % 3), (uint8_t)(number / 9)}, lights[3] = {0};
        turning_press(&position.board, presses, lights);
        found += memcmp(lights, position.target, 3) == 0;
    }
    EXPECT(wasm_solutions_count() == found && found == 3);
    EXPECT(are(wasm_solutions_at(0), "001") && are(wasm_solutions_at(1), "121") && are(wasm_solutions_at(2), "211"));
    EXPECT(!wasm_solutions_at(3) && !wasm_solutions_at(-1) && !wasm_solutions_at(0.0 / 0.0));
    load("dials3-011-110=221.000");
    EXPECT(wasm_prepare() >= 0 && wasm_solutions_start() == 0 && wasm_solutions_count() == 0);
}

/* Solutions of 0 0 1, 1 2 1 and 2 1 1 presses. */
TEST(solutions_are_counted_by_their_cost) {
    start();
    EXPECT(wasm_solution_weights() == REFUSED);
    load("dials3-110-110-001=001.000");
    EXPECT(wasm_prepare() >= 0 && wasm_solution_weights() == 7);
    EXPECT(memcmp(wasm_buffer(0), (uint32_t[]){0, 1, 0, 0, 2, 0, 0}, sizeof(uint32_t[7])) == 0);
    load("dials3-011-110=221.000");
    EXPECT(wasm_prepare() >= 0 && wasm_solution_weights() == 5);
    EXPECT(memcmp(wasm_buffer(0), (uint32_t[5]){0}, sizeof(uint32_t[5])) == 0);
    load("40x40-rowcol-mod3=1.0");
    EXPECT(wasm_prepare() >= 0 && wasm_solution_weights() == ASK_TOO_MANY_SOLUTIONS);
}

TEST(free_buttons_are_given_out_with_their_patterns_and_orders) {
    start();
    EXPECT(wasm_free_start() == REFUSED && !wasm_free_pattern(0));
    load("dials4-12-30-01.00");
    EXPECT(wasm_free_start() == REFUSED && wasm_prepare() >= 0 && wasm_free_start() == 2);
    EXPECT(wasm_free_button(0) == 1 && are(wasm_free_presses(0), "220") && wasm_free_pattern(0)->order == 2);
    EXPECT(wasm_free_button(1) == 2 && are(wasm_free_presses(1), "112") && wasm_free_pattern(1)->order == 2);
    EXPECT(wasm_free_button(2) == REFUSED && !wasm_free_pattern(2) && !wasm_free_pattern(-1));
    load("graph-0010-01.on");
    EXPECT(wasm_free_button(0) == REFUSED && wasm_prepare() >= 0 && wasm_free_start() == 1);
    EXPECT(wasm_free_button(0) == 1 && are(wasm_free_presses(0), "11") && wasm_free_pattern(0)->order == 2);
    load("5x5.on");
    EXPECT(wasm_free_button(0) == REFUSED && wasm_prepare() >= 0 && wasm_free_start() == 2);
    EXPECT(wasm_free_button(1) > wasm_free_button(0) && wasm_free_button(2) == REFUSED);
}

TEST(the_nearest_boards_can_be_solved) {
    start();
    EXPECT(!wasm_nearest() && !wasm_nearest_next());
    load("dials3-011-110=221.000");
    EXPECT(wasm_prepare() >= 0 && wasm_nearest()->distance == 1 && wasm_nearest()->count == 3);
    char texts[3][32];
    int count = 0;
    for (const int32_t *pair; (pair = wasm_nearest_next()); count++) {
        snprintf(texts[count], sizeof texts[count], "dials3-011-110=221.000");
        texts[count][19 + pair[0]] = (char)('0' + pair[1]);
    }
    EXPECT(count == 3);
    for (int i = 0; i < count; i++) {
        load(texts[i]);
        EXPECT(wasm_prepare() >= 0 && wasm_solution());
    }
}

TEST(levels_are_what_was_asked_for) {
    start();
    EXPECT(wasm_generate_start(3, 1, 0) == REFUSED && wasm_generate_run(1) == REFUSED);
    for (uint32_t seed = 1; seed < 6; seed++) {
        int run;
        load(seed % 2 ? "4x4-mod3=1.0.1000000000000000" : "4x4=f000.off.8000");
        EXPECT(wasm_prepare() >= 0 && wasm_generate_start(5, seed, 0) == 1);
        while ((run = wasm_generate_run(1)) == 0) {}
        EXPECT(run == 1 && wasm_press_count() == 0 && wasm_generate_run(1) == REFUSED);
        EXPECT(wasm_prepare() >= 0 && wasm_search_start(0, 1) == 1 && wasm_search_run(UINT32_MAX) == 1);
        EXPECT(wasm_search_weight() == 5);
    }
    EXPECT(wasm_generate_start(1000, 1, 0) == 0);
    load("dials5-1-2.0"); /* no position needs more than two presses */
    EXPECT(wasm_prepare() >= 0 && wasm_generate_start(3, 1, 0) == 1 && wasm_generate_run(UINT32_MAX) == 2);
    load("40x40-rowcol-mod3=1.0");
    EXPECT(wasm_prepare() >= 0 && wasm_generate_start(5, 1, 0) == 1 && wasm_generate_run(1) == ASK_TOO_MANY_SOLUTIONS);
    load("dials3-100-010-000.0"); /* the third dial never turns, and one press of a button is as good as none */
    EXPECT(wasm_prepare() >= 0 && wasm_generate_start(2, 1, 0) == 1);
    EXPECT(wasm_solutions_start() == 1 && wasm_generate_run(1) == REFUSED);
}

/* Without quiet patterns each button is pressed as often as it can be. */
TEST(the_hardest_position_becomes_the_game) {
    start();
    EXPECT(wasm_hardest() == REFUSED);
    load("3x3-mod3.1.100000000");
    EXPECT(wasm_prepare() >= 0 && wasm_nullity() == 0 && wasm_hardest() == 18 && wasm_hardest_exact() == 1);
    EXPECT(wasm_press_count() == 0 && wasm_prepare() >= 0 && are(wasm_solution(), "222222222"));
    load("5x5-mod4~=2.0");
    int weight = wasm_prepare() >= 0 ? wasm_hardest() : 0;
    EXPECT(weight > 0 && wasm_hardest_exact() == 0 && wasm_prepare() >= 0 && wasm_search_start(0, 1) == 1);
    EXPECT(wasm_search_run(UINT32_MAX) == 1 && wasm_search_weight() == weight);
    load("40x40-rowcol-mod3=1.0");
    EXPECT(wasm_prepare() >= 0 && wasm_hardest() == ASK_TOO_MANY_SOLUTIONS && wasm_light_count() == 1600);
}

TEST(without_a_board_nothing_happens) {
    start();
    EXPECT(wasm_memory_used() > 0 && wasm_notation() == REFUSED && wasm_press(0, 1) == 0 && wasm_undo() == 0);
    EXPECT(wasm_redo() == 0 && wasm_reset() == 0 && wasm_solved() == 0 && wasm_press_count() == 0);
    EXPECT(!wasm_history() && wasm_light_count() == 0 && !wasm_snapshot(1));
}

/* Copies all memory below the end to another instance, as the engine does. */
TEST(the_memory_in_use_ends_behind_what_was_taken) {
    start();
    load("5x5-mod3.1");
    size_t before = wasm_memory_used();
    EXPECT(wasm_prepare() >= 0 && wasm_memory_used() > before);
}

static bool load_refused(struct arena *unused) {
    (void)unused;
    return machine_read("dials4_6-10-13-11=13.00.012", wasm_load) == NOTATION_OK;
}

static bool prepare_refused(struct arena *unused) {
    return load_refused(unused) && wasm_prepare() >= 0;
}

static bool prepare_again_refused(struct arena *unused) {
    (void)unused;
    return wasm_prepare() >= 0;
}

static bool fill_history(struct arena *unused) {
    bool filled = load_refused(unused);
    while (filled && game->history.made < game->history.capacity) filled = wasm_press(0, 1) == 1;
    return filled;
}

static bool turn_refused(struct arena *unused) {
    (void)unused;
    return wasm_press(1, -2) == 1;
}

static bool reset_refused(struct arena *unused) {
    (void)unused;
    return wasm_reset() == 1;
}

static bool resume_refused(struct arena *unused) {
    (void)unused;
    int32_t *buffer = wasm_buffer(2 * (int)sizeof *buffer);
    if (buffer) memcpy(buffer, (int32_t[]){0, 1}, 2 * sizeof *buffer);
    return buffer && wasm_resume(2, 2) == 1;
}

static bool search_refused(struct arena *unused) {
    (void)unused;
    return wasm_search_start(0, 1) == 1 && wasm_search_run(UINT32_MAX) == 1;
}

static bool is_taken(const void *bytes) {
    return bytes != NULL;
}

static bool start_search(struct arena *unused) {
    return prepare_refused(unused) && search_refused(unused);
}

static bool search_presses_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_search_presses());
}

static bool lights_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_lights());
}

static bool snapshot_refused(struct arena *unused) {
    (void)unused;
    return is_taken((const uint8_t *)wasm_snapshot(0));
}

static bool facts_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_facts());
}

static bool mask_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_mask(1));
}

static bool quiet_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_quiet_pattern(0));
}

static bool syndrome_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_syndrome());
}

static bool solve_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_solve());
}

static bool eliminate_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_eliminate(0, 1));
}

static bool solutions_refused(struct arena *unused) {
    (void)unused;
    return wasm_solutions_start() == 1;
}

static bool start_solutions(struct arena *unused) {
    return prepare_refused(unused) && solutions_refused(unused);
}

static bool solutions_at_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_solutions_at(0));
}

static bool weights_refused(struct arena *unused) {
    (void)unused;
    return wasm_solution_weights() > 0;
}

static bool dual_refused(struct arena *unused) {
    (void)unused;
    return wasm_prepare_transposed() == 1;
}

static bool start_dual(struct arena *unused) {
    return prepare_refused(unused) && dual_refused(unused);
}

static bool reason_refused(struct arena *unused) {
    (void)unused;
    uint8_t *bytes = wasm_buffer(1000);
    if (bytes) memset(bytes, 0, 1000);
    return bytes && is_taken(wasm_reason(0));
}

static bool load_chased(struct arena *unused) {
    (void)unused;
    return machine_read("3x3-mod4.123012301", wasm_load) == NOTATION_OK && wasm_prepare() >= 0;
}

static bool chase_refused(struct arena *unused) {
    (void)unused;
    return wasm_chase_start() > 0;
}

static bool start_chase(struct arena *unused) {
    return load_chased(unused) && chase_refused(unused);
}

static bool chase_at_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_chase_at(1));
}

static bool chase_system_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_chase_system());
}

static bool free_refused(struct arena *unused) {
    (void)unused;
    return wasm_free_start() > 0;
}

static bool start_free(struct arena *unused) {
    return prepare_refused(unused) && free_refused(unused);
}

static bool free_pattern_refused(struct arena *unused) {
    (void)unused;
    return is_taken(wasm_free_pattern(0));
}

static bool prepare_impossible(struct arena *unused) {
    (void)unused;
    return machine_read("dials3-011-110=221.000", wasm_load) == NOTATION_OK && wasm_prepare() >= 0;
}

static bool nearest_refused(struct arena *unused) {
    (void)unused;
    return wasm_nearest();
}

static bool start_nearest(struct arena *unused) {
    return prepare_impossible(unused) && nearest_refused(unused);
}

static bool notation_refused(struct arena *unused) {
    (void)unused;
    return wasm_notation() > 0;
}

TEST(refused_memory_is_survived) {
    static const struct {
        refusal_attempt *prepare, *attempt;
    } tasks[] = {{NULL, load_refused},
                 {load_refused, prepare_again_refused},
                 {fill_history, turn_refused},
                 {fill_history, reset_refused},
                 {load_refused, resume_refused},
                 {prepare_refused, search_refused},
                 {load_refused, facts_refused},
                 {load_refused, mask_refused},
                 {prepare_refused, quiet_refused},
                 {prepare_refused, solutions_refused},
                 {prepare_refused, eliminate_refused},
                 {start_solutions, solutions_at_refused},
                 {prepare_impossible, nearest_refused},
                 {prepare_refused, weights_refused},
                 {prepare_refused, free_refused},
                 {prepare_refused, dual_refused},
                 {load_chased, chase_refused},
                 {start_chase, chase_at_refused},
                 {start_chase, chase_system_refused},
                 {start_dual, reason_refused},
                 {start_free, free_pattern_refused},
                 {load_refused, notation_refused},
                 {prepare_refused, solve_refused},
                 {prepare_refused, syndrome_refused},
                 {load_refused, lights_refused},
                 {load_refused, snapshot_refused},
                 {start_search, search_presses_refused}};
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        start();
        reset_arena();
        refusal_expect_recovery_in(&arena, tasks[i].prepare, tasks[i].attempt);
    }
}

/* A search without memory leaves the game; if there is none for the game that it found, no game is left. */
TEST(a_hardest_position_that_finds_no_memory_says_so) {
    int found = NO_MEMORY, stayed = 0;
    start();
    EXPECT(prepare_refused(&arena));
    const int weight = wasm_hardest();
    for (int growths = 0; found < 0; growths++) {
        start();
        reset_arena();
        arena = refusal_arena(arena.start, refusal_grow);
        refusal_none();
        EXPECT(prepare_refused(&arena));
        arena.size = arena.used;
        refusal_after(growths, false);
        found = wasm_hardest();
        EXPECT(found == (refusal.refused ? NO_MEMORY : weight));
        stayed += found < 0 && has_board();
        refusal_none();
        EXPECT(prepare_refused(&arena) && wasm_hardest() == weight);
    }
    EXPECT(stayed > 0);
}

/* The pairs of a set are refused; the next call would list the next set. */
TEST(a_set_that_finds_no_memory_is_left_out) {
    start();
    reset_arena();
    arena = refusal_arena(arena.start, refusal_grow);
    refusal_none();
    EXPECT(start_nearest(&arena));
    arena.size = arena.used;
    refusal_after(0, false);
    EXPECT(!wasm_nearest_next() && refusal.refused);
    EXPECT(is_taken(wasm_nearest_next()));
}

/* 70 presses are more than a history first has room for. */
TEST(presses_of_a_notation_that_find_no_memory_are_refused) {
    int status = NO_MEMORY, refused = 0;
    for (int growths = 0; status != NOTATION_OK; growths++) {
        start();
        reset_arena();
        arena = refusal_arena(arena.start, refusal_grow);
        refusal_after(growths, false);
        status = machine_read("dials36-10-01.00.zz", wasm_load);
        EXPECT(status == (refusal.refused ? NO_MEMORY : NOTATION_OK));
        refused += refusal.refused;
        refusal_none();
        EXPECT((wasm_notation() == REFUSED) == (status == NO_MEMORY));
    }
    EXPECT(refused > 2);
}

/* Memory is refused at every growth in turn. */
TEST(a_level_that_finds_no_memory_says_so) {
    int run = NO_MEMORY, refused = 0;
    for (int growths = 0; run != 1; growths++) {
        start();
        reset_arena();
        arena = refusal_arena(arena.start, refusal_grow);
        refusal_none();
        EXPECT(machine_read("4x4-mod3.0", wasm_load) == NOTATION_OK && wasm_prepare() >= 0);
        arena.size = arena.used;
        EXPECT(wasm_generate_start(5, 1, 0) == 1);
        refusal_after(growths, false);
        run = wasm_generate_run(UINT32_MAX);
        EXPECT(run == (refusal.refused ? NO_MEMORY : 1));
        refused += run != 1;
    }
    EXPECT(refused > 0);
}

TEST(a_game_that_finds_no_memory_can_be_replaced) {
    machine_start(2, 2);
    machine.data = 2 * MACHINE_PAGE - 64; /* room for the text, not for a history */
    EXPECT(machine_read("dials3-1.0", wasm_load) == NO_MEMORY && wasm_notation() == REFUSED &&
           wasm_prepare() == REFUSED);
    EXPECT(wasm_press(0, 1) == 0 && !wasm_facts());
    start();
    load("dials3-1.0");
    EXPECT(wasm_press(0, 1) == 1);
}

TEST(the_nullity_modulo_a_prime_needs_no_board) {
    machine_start(2, 2);
    EXPECT(wasm_plus_nullity(3, 26, 26) == 13 && wasm_plus_nullity(5, 24, 24) == 12);
    int refused[][3] = {
        {1, 5, 5}, {0, 5, 5}, {-3, 5, 5}, {4, 5, 5}, {37, 5, 5}, {3, 0, 5}, {3, 5, ZK_POLY_SIDE_MAX + 1}};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
        EXPECT(wasm_plus_nullity(refused[i][0], refused[i][1], refused[i][2]) == REFUSED);
}

/* Boards of both kinds follow each other in one instance. */
TEST(a_board_of_two_states_takes_the_place_of_another) {
    start();
    load("3x3-mod3.1");
    EXPECT(wasm_press(4, 2) == 1 && wasm_prepare() >= 0 && wasm_search_start(0, 1) == 1);
    EXPECT(machine_read("3x3-mod", wasm_load) > 0 && machine_read("3x3", wasm_load) > 0);
    EXPECT(is_text("3x3-mod3.1.000020000") && wasm_shares() == 1);
    load("2x2.8");
    EXPECT(wasm_shares() > 1 && wasm_search_run(1) == REFUSED && wasm_rank() == REFUSED && wasm_light_count() == 4);
    EXPECT(wasm_press(1, -2) == 1 && wasm_press_count() == 2 && wasm_press(1, 0) == 0 && is_text("2x2.8"));
    EXPECT(wasm_both_ways() == 0 && are(wasm_states(), "2222") && are(wasm_orders(), "2222") && !wasm_can_redo());
    load("2x2-holes4.8");
    EXPECT(are(wasm_states(), "2122") && are(wasm_orders(), "2122"));
    load("2x2.8");
    EXPECT(wasm_prepare() >= 0 && are(wasm_solution(), "1110") && wasm_solve()->modulus == 2);
    EXPECT(wasm_part(0) == 0 && !wasm_eliminate(0, 1));
    load("cube2.on");
    EXPECT(wasm_shares() == 1 && wasm_light_count() == 24 && wasm_press_count() == 0 && wasm_prepare() >= 0);
    EXPECT(wasm_equations_start(3) == 1 && !wasm_facts() && wasm_light_count() == 0 && wasm_solved() == 0);
}

TEST(a_locked_button_cannot_be_pressed) {
    start();
    load("2x3-locked48.c8");
    EXPECT(are(wasm_locked(), "010010") && are(wasm_orders(), "212212") && are(wasm_states(), "222222"));
    EXPECT(are(wasm_mask(1), "000000") && wasm_goal() == POSITION_TARGET);
    EXPECT(wasm_press(1, 1) == 0 && wasm_press(4, -1) == 0 && wasm_press_count() == 0);
    EXPECT(wasm_press(0, 1) == 1 && is_text("2x3-locked48.c8.80") && are(wasm_lights(), "000110"));
    EXPECT(wasm_prepare() >= 0 && wasm_rank() == 3 && wasm_nullity() == 1);
    load("2x3.c8");
    EXPECT(are(wasm_locked(), "000000"));
}

TEST(a_light_whose_final_state_is_of_no_matter_is_left_alone) {
    start();
    load("2x3-any48=on.b4");
    EXPECT(are(wasm_any(), "010010") && are(wasm_locked(), "000000") && are(wasm_targets(), "101101"));
    EXPECT(wasm_solved() == 1 && wasm_prepare() >= 0 && are(wasm_syndrome(), "000000"));
    EXPECT(wasm_press(0, 1) == 1 && are(wasm_syndrome(), "100100") && wasm_chase_start() == 0);
    EXPECT(wasm_rank() == 3 && wasm_nullity() == 3);
    load("2x3.c8");
    EXPECT(are(wasm_any(), "000000"));
}

/* A locked button is no unknown of an elimination, and a light that does not matter has the equation 0 = 0. */
TEST(marked_cells_take_no_part_in_an_elimination) {
    start();
    load("2x2-locked8-any4.c");
    int length = wasm_lesson_start(1);
    EXPECT(are(wasm_lesson_matrix(0), "01101000000011001110"));
    for (int k = 0; k < length; k++) EXPECT(wasm_lesson_at(k)->code != LESSON_FREE);
    load("2x2-locked8-any4=*.c");
    EXPECT(wasm_lesson_start(1) > 0 && are(wasm_lesson_matrix(0), "011011000000001110011110"));
}

/* A solution in the buffer, one digit a button. */
static const uint8_t *reason_for(const char *presses, int button) {
    uint8_t *bytes = wasm_buffer((int)strlen(presses));
    for (size_t i = 0; bytes && presses[i]; i++) bytes[i] = (uint8_t)(presses[i] - '0');
    return bytes ? wasm_reason(button) : NULL;
}

/* Each dial has a button of its own, and a third button turns both: it is settled, as it is in a quiet pattern with the other two. */
TEST(reasons_are_given_out_with_what_they_count) {
    start();
    load("dials5-20-01-11.43");
    EXPECT(!reason_for("320", 0) && wasm_prepare() >= 0 && !reason_for("320", 0));
    EXPECT(wasm_prepare_transposed() == 1 && wasm_prepare_transposed() == 1);
    const uint8_t *reason = reason_for("320", 0);
    int32_t numbers[4];
    EXPECT(reason != NULL);
    memcpy(numbers, reason, sizeof numbers);
    int sum = reason[16] * 1 + reason[17] * 2; /* the dials must turn by 1 and 2 */
    EXPECT(numbers[0] == 5 && numbers[2] % 5 == sum % 5 && reason[18] == 0);
    EXPECT(numbers[3] == reason[19] * 2 + reason[20] * 0);
    EXPECT((numbers[1] * 3 + numbers[3]) % 5 == numbers[2] % 5);
    EXPECT(!reason_for("320", 3) && !reason_for("320", -1));
    load("3x3-holes080-mod3.111101111");
    EXPECT(wasm_prepare() >= 0 && wasm_prepare_transposed() == 1 && !reason_for("000000000", 4) &&
           reason_for("000000000", 3));
}

/* With the goal that all lights show the same, what they show is the eighth unknown. */
TEST(a_surface_with_two_states_is_eliminated_as_a_grid) {
    start();
    load("hex2.1001000");
    EXPECT(wasm_lesson_start(1) > 0 && are(wasm_lesson_matrix(0), "11110001"));
    load("hex2=*.1001000");
    EXPECT(wasm_lesson_start(1) > 0 && are(wasm_lesson_matrix(0), "111100011"));
}

TEST(work_that_finds_no_memory_says_so) {
    static const struct {
        const char *text;
        int (*work)(void);
    } tasks[] = {{"3x3-mod3.1", wasm_prepare_transposed}, {"3x3-mod3.1", wasm_chase_start}};
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++) {
        start();
        load(tasks[i].text);
        EXPECT(wasm_prepare() >= 0);
        arena.grow = test_arena_cannot_grow;
        arena.size = arena.used;
        EXPECT(tasks[i].work() == NO_MEMORY);
        arena.grow = machine_grow_arena;
    }
    start();
    load("hex2.on");
    arena.grow = test_arena_cannot_grow;
    arena.size = arena.used;
    EXPECT(wasm_lesson_start(1) == NO_MEMORY);
    arena.grow = machine_grow_arena;
}

TEST(a_chase_is_read_step_by_step) {
    start();
    EXPECT(wasm_chase_start() == REFUSED && !wasm_chase_at(0) && !wasm_chase_system());
    load("2x2-mod3.2100"); /* needs 1 and 2 steps in the first row */
    EXPECT(!wasm_chase_at(0) && wasm_lesson_start(1) == REFUSED);
    EXPECT(wasm_chase_start() == 4 && !wasm_chase_at(4) && !wasm_chase_at(-1));
    struct lesson_step step;
    for (int k = 0; k < 4; k++) {
        const uint8_t *bytes = wasm_chase_at(k);
        memcpy(&step, bytes, sizeof step);
        EXPECT(are(bytes + sizeof step, k ? "00000012" : "21000000"));
    }
    EXPECT(step.code == LESSON_CHASE_FINISH && are(wasm_chase_system(), "210120"));
    load("2x2-mod3=*.1200");
    const uint8_t *bytes = wasm_chase_at(wasm_chase_start() - 1) + sizeof step;
    EXPECT(bytes[0] == bytes[1] && bytes[0] == bytes[2] && bytes[0] == bytes[3]);
    load("2x2-mod3.1000"); /* each button turns three lights, so that the sum stays 1 */
    EXPECT(wasm_chase_start() > 0);
    memcpy(&step, wasm_chase_at(wasm_chase_start() - 1), sizeof step);
    EXPECT(step.code == LESSON_CHASE_IMPOSSIBLE);
    load("5x5.on");
    EXPECT(!wasm_chase_at(0));
    int steps = wasm_chase_start();
    EXPECT(steps > 0 && wasm_chase_at(steps - 1) && !wasm_chase_at(steps));
    load("3x3-king-mod3.1");
    EXPECT(wasm_chase_start() == 0);
    load("dials3-110-011.000");
    EXPECT(wasm_chase_start() == 0);
}

TEST(an_elimination_is_read_step_by_step) {
    start();
    EXPECT(wasm_part(0) == REFUSED && !wasm_eliminate(0, 1));
    load("dials6-11-01.15");
    EXPECT(wasm_prepare() >= 0);
    EXPECT(wasm_part(0) == 2 && wasm_part(1) == 3 && wasm_part(2) == 0 && wasm_part(-1) == REFUSED);
    EXPECT(!wasm_eliminate(2, 1) && !wasm_eliminate(-1, 1));
    struct mod_lesson_step step;
    for (int pivots = 0; pivots < 5; pivots++) {
        const uint8_t *bytes = wasm_eliminate(1, pivots);
        memcpy(&step, bytes, sizeof step);
        int at = pivots > 2 ? -1 : pivots - 1;
        EXPECT(step.row == at && step.column == at && step.pivots == (pivots > 2 ? 2 : pivots));
        EXPECT(are(bytes + sizeof step, pivots == 1 ? "01" : "00"));
        EXPECT(are(bytes + sizeof step + 2, pivots == 0 ? "102111" : "102012"));
    }
}
