/* Any sequence of calls of the exports, with memory refused in between, has the same effect on the board as a list of presses. */
#include "algebra/check.h"
#include "plain.h"
#include "refusal.h"

#include "machine.h"

#include "calls.h"

enum { RESTARTED = -1, HISTORY_MAX = 512, NULLITY_MAX = 12 };

/* The model: the position loaded last, and the presses and restarts since. */
static struct {
    struct plain_position position;
    int list[HISTORY_MAX];
    int made, kept;
} model;

static const char *const TEXTS[] = {"5x5.on",
                                    "3x4-torus-goal-either-holes800.on.018",
                                    "doors-0111-1001-0011-1011.off",
                                    "1x1.off",
                                    "8x8-king.off",
                                    "9x9-goal-on.off.ffffffffffffffffffff8",
                                    "4x4-rowcol-cylinder.9d98",
                                    "1x65.off",
                                    "7x9-ring-goal-on.on"};
enum { TEXTS_COUNT = sizeof TEXTS / sizeof *TEXTS };

/* Sets the model to the position of the text. Its presses count as made, lowest button first. */
static void begin(const char *text, int length) {
    model.position = plain_position_of(text, length);
    model.made = 0;
    for (int i = 0; i < model.position.board.buttons; i++)
        if (gf2_get(model.position.presses, i)) model.list[model.made++] = i;
    model.kept = model.made;
}

static void load_known(void) {
    const char *text = TEXTS[below(TEXTS_COUNT)];
    if (machine_read(text, wasm_load) != NOTATION_OK) {
        CHECK(refusal.refused);
        refusal_none();
        CHECK(machine_read(text, wasm_load) == NOTATION_OK);
    }
    begin(text, (int)strlen(text));
}

/* Loads any text, and a known one instead of a board of more states. A refused one changes nothing. */
static void load_any(int (*reader)(int)) {
    char text[300];
    int length = 0;
    for (int wanted = next(); length < wanted; length++) text[length] = (char)next();
    text[length] = 0;
    void *buffer = wasm_buffer(length);
    if (!buffer) return;
    memcpy(buffer, text, (size_t)length);
    int status = reader(length);
    if (status > 0) CHECK(wasm_error_position() >= 0 && wasm_error_position() <= length);
    if (status > 0) return;
    int written = status == NOTATION_OK ? wasm_notation() : NO_MEMORY;
    if (written < 0 || !board_is_binary(board()) || wasm_press_count() > HISTORY_MAX / 2 || wasm_light_count() > 200)
        load_known();
    else
        begin(wasm_buffer(0), written);
}

static int first_press(void) {
    int first = model.made;
    while (first > 0 && model.list[first - 1] != RESTARTED) first--;
    return first;
}

static void append(int status, int entry, bool possible) {
    if (status == NO_MEMORY) CHECK(refusal.refused);
    if (status == NO_MEMORY) return;
    CHECK(status == possible);
    if (!possible) return;
    model.list[model.made++] = entry;
    model.kept = model.made;
}

static void press(void) {
    const struct board *board = &model.position.board;
    int button = below(board->buttons + 2) - 1;
    if (model.made == HISTORY_MAX) return;
    bool exists = button >= 0 && button < board->buttons && !plain_is_hole(board, button);
    append(wasm_press(button, 1), button, exists);
}

static void reset(void) {
    if (model.made < HISTORY_MAX) append(wasm_reset(), RESTARTED, first_press() < model.made);
}

static void undo(void) {
    CHECK(wasm_undo() == (model.made > 0));
    model.made -= model.made > 0;
}

static void redo(void) {
    CHECK(wasm_redo() == (model.made < model.kept));
    model.made += model.made < model.kept;
}

static void presses_of_model(uint64_t *presses) {
    memset(presses, 0, BOARD_WORDS * sizeof *presses);
    for (int i = first_press(); i < model.made; i++) gf2_flip(presses, model.list[i]);
}

static void lights_of_model(uint64_t *lights) {
    uint64_t presses[BOARD_WORDS];
    presses_of_model(presses);
    memcpy(lights, model.position.start, BOARD_WORDS * sizeof *lights);
    plain_press(&model.position.board, presses, lights);
}

/* False when memory ran out. */
static bool read_answer(const uint8_t *bytes, int n, uint64_t *bits) {
    memset(bits, 0, BOARD_WORDS * sizeof *bits);
    CHECK(bytes || refusal.refused);
    for (int i = 0; bytes && i < n; i++) {
        CHECK(bytes[i] <= 1);
        if (bytes[i]) gf2_flip(bits, i);
    }
    return bytes;
}

static void look(void) {
    const struct board *board = &model.position.board;
    uint64_t expected[BOARD_WORDS], bits[BOARD_WORDS];
    CHECK(wasm_light_count() == board->lights && wasm_button_count() == board->buttons);
    CHECK(wasm_press_count() == model.made - first_press());
    lights_of_model(expected);
    if (read_answer(wasm_lights(), board->lights, bits)) CHECK(plain_equal(bits, expected, board->lights));
    presses_of_model(expected);
    if (read_answer(wasm_presses(), board->buttons, bits)) CHECK(plain_equal(bits, expected, board->buttons));
}

static void solve_now(void) {
    const struct board *board = &model.position.board;
    uint64_t lights[BOARD_WORDS], others[BOARD_WORDS], answer[BOARD_WORDS];
    if (wasm_prepare() == NO_MEMORY) {
        CHECK(refusal.refused);
        return;
    }
    lights_of_model(lights);
    plain_need(&model.position, lights, lights);
    board_all_lights(board, others);
    gf2_add(others, lights, GF2_WORDS(board->lights));
    bool same = model.position.goal == BOARD_GOAL_SAME;
    const uint8_t *presses = wasm_solve();
    if (presses && read_answer(presses, board->buttons, answer))
        CHECK(plain_solves(board, answer, lights) || (same && plain_solves(board, answer, others)));
    if (presses || refusal.refused) return;
    if (read_answer(wasm_buffer(0), board->lights, answer))
        CHECK(plain_proves(board, answer, lights) && (!same || plain_proves(board, answer, others)));
}

static void search_now(void) {
    if (wasm_prepare() == NO_MEMORY || wasm_nullity() > NULLITY_MAX) return;
    if (wasm_search_start(0, 1) == 1) {
        wasm_search_run(4);
        const struct ask_found *best = wasm_search_best();
        CHECK(best ? best->bound <= best->weight : refusal.refused);
    }
    int goals = wasm_solutions_start();
    if (goals > 0) CHECK(wasm_solutions_at(next() % (goals << wasm_nullity())) || refusal.refused);
}

static void learn(void) {
    int length = wasm_lesson_start(below(2));
    if (length > 0) CHECK(wasm_lesson_seek(next() % length) || refusal.refused);
    if (length > 0) CHECK(wasm_lesson_matrix() || refusal.refused);
    length = wasm_chase_start();
    if (length > 0) CHECK(wasm_chase_at(next() % length) || refusal.refused);
}

/* A number of any kind: small, at an end of the range, or beyond. */
static int number(void) {
    static const int ENDS[] = {-1, INT32_MIN, INT32_MAX, 1 << 28, 65536, 65, 64};
    int choice = next();
    return choice < 7 ? ENDS[choice] : choice % 32;
}

/* Calls an export that starts some work, after any other calls. */
static void start_any(void) {
    bool small = wasm_nullity() <= NULLITY_MAX;
    int choice = below(12);
    if (choice == 0) wasm_prepare();
    if (choice == 1) wasm_prepare_transposed();
    if (choice == 2 && small) wasm_search_start((uint32_t)number(), (uint32_t)number());
    if (choice == 3 && small) wasm_solutions_start();
    if (choice == 4) wasm_free_start();
    if (choice == 5) wasm_nearest_start();
    if (choice == 6) wasm_lesson_start(number());
    if (choice == 7) wasm_chase_start();
    if (choice == 8) wasm_lesson_start_on(number(), number(), 1);
    if (choice == 9 && small) wasm_solution_weights();
    if (choice == 10) wasm_nullity_of(number() % 256, number());
    if (choice >= 11 && small) wasm_generate_start(number(), (uint32_t)next(), 1);
}

/* Calls an export that continues such work or reads its results. */
static void read_any(void) {
    int choice = below(24);
    if (choice == 0) wasm_search_run((uint32_t)below(4));
    if (choice == 1) wasm_search_best();
    if (choice == 2) wasm_fewest((uint32_t)below(4));
    if (choice == 3) wasm_solutions_at(number());
    if (choice == 4) wasm_free_button(number()), wasm_free_pattern(number());
    if (choice == 5) wasm_nearest_next();
    if (choice == 6) wasm_nearest_distance(), wasm_nearest_count();
    if (choice == 7) wasm_lesson_seek(number()), wasm_lesson_verdict();
    if (choice == 8) wasm_lesson_matrix();
    if (choice == 9) wasm_lesson_origins(number());
    if (choice == 10) wasm_chase_at(number()), wasm_chase_system();
    if (choice == 11) wasm_quiet_pattern(number());
    if (choice == 12) wasm_mask(number());
    if (choice == 13) wasm_stencil();
    if (choice == 14) wasm_solve(), wasm_syndrome();
    if (choice == 15) {
        fill_buffer();
        wasm_reason(number());
    }
    if (choice == 16)
        CHECK(wasm_equations_add(number()) == REFUSED && wasm_equations_rank() == REFUSED &&
              !wasm_equations_solution());
    if (choice == 17) CHECK(wasm_large_solve() == REFUSED && !wasm_large_verify() && !wasm_large_board());
    if (choice == 18) CHECK(!wasm_large_picture(number(), number(), number(), number(), number()));
    if (choice == 19) {
        fill_buffer();
        wasm_census_ways(number());
    }
    if (choice == 20) wasm_census(number() % 9);
    if (choice == 21) wasm_memory_used(), wasm_buffer(number()), wasm_notation();
    if (choice >= 22) {
        fill_buffer();
        CHECK(wasm_resume(-1 - below(2), number()) == 0 && wasm_resume(below(4), 4 + below(9)) == 0);
    }
}

/* Calls an export that replaces the game, and then loads a board again. */
static void replace_any(void) {
    switch (below(6)) {
    case 0:
        if (wasm_large_start(number() % 256, number() % 256, number(), number()) == 1) wasm_large_fill_random(1, 2);
        wasm_large_solve(), wasm_large_verify();
        wasm_large_picture(number(), number(), number(), number(), number());
        break;
    case 1:
        wasm_equations_start(number());
        fill_buffer();
        wasm_equations_add(number()), wasm_equations_solution();
        break;
    case 2:
        wasm_random_doors(number(), number(), (uint32_t)next(), 1);
        break;
    case 3:
        if (wasm_nullity() <= NULLITY_MAX) wasm_hardest();
        break;
    case 4:
        fill_buffer();
        wasm_resume(number(), number());
        break;
    default:
        wasm_generate_run((uint32_t)below(4));
    }
    wasm_press(number(), 1), wasm_undo(), wasm_redo(), wasm_reset();
    load_known();
}

static void call_any(void) {
    int choice = below(8);
    if (choice < 3)
        start_any();
    else if (choice < 7)
        read_any();
    else
        replace_any();
}

static void load_notation(void) {
    load_any(wasm_load);
}

/* Notations stand three times, because the corpus counts on the places of the others. */
static void (*const ACTS[])(void) = {load_known, load_notation, load_notation, solve_now, search_now,
                                     learn,      refuse,        refusal_none,  reset,     undo,
                                     redo,       load_notation, call_any};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    start_calls(data, size);
    load_known();
    while (input < input_end) {
        unsigned choice = (unsigned)below(16);
        if (choice < sizeof ACTS / sizeof *ACTS)
            ACTS[choice]();
        else
            press();
        look();
    }
    return 0;
}
