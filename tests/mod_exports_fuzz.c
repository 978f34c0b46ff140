/* Any sequence of calls of the exports for more than two states, with memory refused in between, has the same effect on the board as a
 * list of presses. */
#include "algebra/check.h"
#include "refusal.h"
#include "turning.h"

#include "machine.h"

#include "calls.h"

enum { HISTORY_MAX = 512, TIMES_MAX = 4, LIGHTS_MAX = 64, SOLUTIONS_LOG_MAX = 12 };

/* The model: the position loaded last, and the presses and restarts since, as entries of the history (game.h). */
static struct {
    struct turning_position position;
    int list[HISTORY_MAX];
    int made, kept;
} model;

static const char *const TEXTS[] = {"5x5-mod3.1",
                                    "3x4-torus-holes800-mod5.012340123401.010000000000",
                                    "2x3-mod4~=*.012301.000030",
                                    "4x4-rowcol-mod4=1.0",
                                    "3x6-ring-mod36.1",
                                    "1x1-mod36.0",
                                    "dials3-110-111-011=2.012",
                                    "dials4_3_6~-213-101=100.021.03",
                                    "dials3-011-110=221.0",
                                    "dials7~-10-01.00.52",
                                    "cube2.on",
                                    "hex2-mod3.1"};
enum { TEXTS_COUNT = sizeof TEXTS / sizeof *TEXTS };

static void append(int entry, int times) {
    for (int i = 0; i < times; i++) model.list[model.made++] = entry;
    if (times) model.kept = model.made;
}

/* Sets the model to the position of the text. Its presses count as made, lowest button first and each the shorter way. False if they are
 * too many. */
static bool begin(const char *text, int length) {
    const struct board *now = &model.position.board;
    model.position = turning_position_of(text, length);
    model.made = model.kept = 0;
    if (now->lights > LIGHTS_MAX) return false;
    for (int button = 0; button < now->buttons; button++) {
        int times = model.position.presses[button], order = times ? turning_order(now, button) : 1;
        bool back = now->both_ways && 2 * times > order;
        if (model.made + times > HISTORY_MAX / 2) return false;
        append(back ? GAME_BACK - button : button, back ? order - times : times);
    }
    return true;
}

static void load_known(void) {
    const char *text = TEXTS[below(TEXTS_COUNT)];
    if (machine_read(text, wasm_load) != NOTATION_OK) {
        CHECK(refusal.refused);
        refusal_none();
        CHECK(machine_read(text, wasm_load) == NOTATION_OK);
    }
    CHECK(begin(text, (int)strlen(text)));
}

/* Loads any text, and a known one instead of a board of two states. A refused one changes nothing. */
static void load_any(void) {
    char text[256] = {0};
    int length = 0;
    for (int wanted = next(); length < wanted; length++) text[length] = (char)next();
    void *buffer = wasm_buffer(length);
    if (!buffer) return;
    memcpy(buffer, text, (size_t)length);
    int status = wasm_load(length);
    if (status > 0) CHECK(wasm_error_position() >= 0 && wasm_error_position() <= length);
    if (status > 0) return;
    int written = status == NOTATION_OK ? wasm_notation() : NO_MEMORY;
    if (written < 0 || board_is_binary(board()) || !begin(wasm_buffer(0), written)) load_known();
}

static int first_press(void) {
    int first = model.made;
    while (first > 0 && model.list[first - 1] != HISTORY_RESTART) first--;
    return first;
}

/* Memory may run out between the presses of one call. */
static void turn(void) {
    const struct board *board = &model.position.board;
    int button = below(board->buttons + 2) - 1, times = below(2 * TIMES_MAX + 1) - TIMES_MAX;
    int wanted = times < 0 ? -times : times, entry = times < 0 ? GAME_BACK - button : button;
    if (model.made + wanted > HISTORY_MAX) return;
    bool exists = button >= 0 && button < board->buttons && !plain_is_hole(board, button);
    int status = wasm_press(button, times), pressed = wasm_history_made() - model.made;
    CHECK(status == NO_MEMORY ? refusal.refused && pressed >= 0 && pressed < wanted : status == (exists && wanted > 0));
    CHECK(status == NO_MEMORY || pressed == (status ? wanted : 0));
    append(entry, pressed);
}

static void reset(void) {
    bool possible = first_press() < model.made;
    if (model.made == HISTORY_MAX) return;
    int status = wasm_reset();
    CHECK(status == NO_MEMORY ? refusal.refused : status == possible);
    append(HISTORY_RESTART, status == 1);
}

static void undo(void) {
    CHECK(wasm_undo() == (model.made > 0));
    model.made -= model.made > 0;
}

static void redo(void) {
    CHECK(wasm_redo() == (model.made < model.kept));
    model.made += model.made < model.kept;
}

static void presses_of_model(uint8_t *presses) {
    memset(presses, 0, BOARD_TURNING_LIGHTS_MAX);
    for (int i = first_press(); i < model.made; i++) {
        int entry = model.list[i], back = entry < 0, button = back ? GAME_BACK - entry : entry;
        int order = turning_order(&model.position.board, button);
        presses[button] = (uint8_t)((presses[button] + (back ? order - 1 : 1)) % order);
    }
}

static void lights_of_model(uint8_t *lights) {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX];
    presses_of_model(presses);
    memcpy(lights, model.position.start, BOARD_TURNING_LIGHTS_MAX);
    turning_press(&model.position.board, presses, lights);
}

/* True if all lights have their targets, or all show the same and that will do. */
static bool is_goal(const uint8_t *lights) {
    const struct turning_position *position = &model.position;
    int shown = -1;
    for (int light = 0; light < position->board.lights; light++) {
        if (!turning_matters(&position->board, light)) continue;
        if (position->goal == BOARD_GOAL_EACH) shown = position->target[light];
        if (shown < 0) shown = lights[light];
        if (lights[light] != shown) return false;
    }
    return true;
}

/* NULL only where memory was refused. */
static void check_same(const uint8_t *bytes, const uint8_t *expected, int count) {
    CHECK(bytes ? !memcmp(bytes, expected, (size_t)count) : refusal.refused);
}

static void look(void) {
    const struct board *board = &model.position.board;
    uint8_t expected[BOARD_TURNING_LIGHTS_MAX];
    CHECK(wasm_light_count() == board->lights && wasm_button_count() == board->buttons);
    CHECK(wasm_history_made() == model.made && wasm_history_kept() == model.kept);
    CHECK(wasm_press_count() == model.made - first_press());
    presses_of_model(expected);
    check_same(wasm_presses(), expected, board->buttons);
    lights_of_model(expected);
    check_same(wasm_lights(), expected, board->lights);
    CHECK(wasm_solved() == is_goal(expected));
}

static void check_solves(const uint8_t *presses) {
    uint8_t lights[BOARD_TURNING_LIGHTS_MAX];
    lights_of_model(lights);
    turning_press(&model.position.board, presses, lights);
    CHECK(is_goal(lights));
}

/* No press changes the weighted sum modulo `of`, nor a turn of all lights if any state will do; but the lights must change it. */
static void check_proves(const uint8_t *weights, int of) {
    const struct turning_position *position = &model.position;
    const struct board *board = &position->board;
    uint8_t lights[BOARD_TURNING_LIGHTS_MAX];
    int sum = 0, all = 0;
    lights_of_model(lights);
    for (int light = 0; light < board->lights; light++) {
        CHECK(weights[light] * board_states(&position->board, light) % of == 0);
        CHECK(!weights[light] || turning_matters(board, light));
        sum += weights[light] * (position->target[light] - lights[light]);
        all += weights[light];
    }
    CHECK(sum % of && (position->goal == BOARD_GOAL_EACH || all % of == 0));
    for (int button = 0; button < board->buttons; button++) {
        int changed = 0;
        for (int light = 0; light < board->lights; light++)
            changed += weights[light] * turning_steps(&position->board, button, light);
        CHECK(changed % of == 0);
    }
}

/* The witness is copied, because every export may write to the buffer. */
static void solve_now(void) {
    uint8_t copied[BOARD_TURNING_LIGHTS_MAX];
    size_t size = (size_t)model.position.board.lights;
    if (wasm_prepare() == NO_MEMORY) {
        CHECK(refusal.refused);
        return;
    }
    const uint8_t *presses = wasm_solve();
    if (presses) check_solves(presses);
    const uint8_t *weights = presses ? NULL : wasm_buffer((int)size);
    if (!weights || refusal.refused) return;
    memcpy(copied, weights, size);
    check_proves(copied, wasm_modulus());
}

static void search_now(void) {
    if (wasm_prepare() == NO_MEMORY || wasm_search_start(0, 1) != 1) return;
    wasm_search_run((uint32_t)below(3));
    const struct ask_found *best = wasm_search_best();
    CHECK(best ? best->bound <= best->weight : refusal.refused);
    if (best) check_solves((const uint8_t *)(best + 1));
}

/* A number of any kind: small, at an end of the range, or beyond. */
static int number(void) {
    static const int ENDS[] = {-1, INT32_MIN, INT32_MAX, 1 << 28, 65536, 256, 255, -255, -256, 64};
    int choice = next();
    return choice < (int)(sizeof ENDS / sizeof *ENDS) ? ENDS[choice] : choice % 32;
}

/* Calls an export that starts some work, after any other calls. */
static void start_any(void) {
    int choice = below(12);
    if (choice == 0) wasm_prepare();
    if (choice == 1) wasm_search_start((uint32_t)number(), (uint32_t)number());
    if (choice == 2) wasm_search_start(0, 1);
    if (choice == 3 && wasm_nullity() < SOLUTIONS_LOG_MAX) wasm_solutions_start();
    if (choice == 4) wasm_nearest_start();
    if (choice == 5) wasm_generate_start(number(), (uint32_t)next(), 1);
    if (choice == 6) wasm_plus_nullity(number(), number(), number());
    if (choice == 7) wasm_prepare_transposed();
    if (choice == 8) wasm_free_start();
    if (choice == 9 && wasm_nullity() < SOLUTIONS_LOG_MAX) wasm_solution_weights();
    if (choice == 10) wasm_lesson_start(below(2));
    if (choice == 11) wasm_chase_start();
}

/* Calls an export that continues such work or reads its results. */
static void read_any(void) {
    static const double PLACES[] = {-1, 0.5, 1e300, -1e300, 0.0 / 0.0, 1.0 / 0.0, 4294967296.0};
    int choice = below(17);
    if (choice == 0) wasm_search_run((uint32_t)below(3));
    if (choice == 1) wasm_search_best();
    if (choice == 2) wasm_fewest((uint32_t)below(3));
    if (choice == 3) wasm_solutions_at(number()), wasm_solutions_at(PLACES[below(7)]), wasm_solutions_count();
    if (choice == 4) wasm_nearest_next(), wasm_nearest_distance(), wasm_nearest_count();
    if (choice == 5) wasm_quiet_pattern(number());
    if (choice == 6) wasm_mask(number());
    if (choice == 7) wasm_part(number());
    if (choice == 8) wasm_eliminate(number(), number());
    if (choice == 9) wasm_rank(), wasm_nullity(), wasm_modulus(), wasm_syndrome();
    if (choice == 10) wasm_stencil(), wasm_orders(), wasm_states(), wasm_targets(), wasm_kind(), wasm_wrap();
    if (choice == 11) wasm_memory_used(), wasm_buffer(number()), wasm_notation();
    if (choice == 12) CHECK(wasm_press(below(LIGHTS_MAX), below(2) ? 256 : -256) == REFUSED);
    if (choice == 13) fill_buffer(), wasm_reason(number());
    if (choice == 14) wasm_free_button(number()), wasm_free_pattern(number());
    if (choice == 15) wasm_chase_at(number()), wasm_chase_system(), wasm_lesson_seek(number()), wasm_lesson_matrix();
    if (choice == 16) {
        fill_buffer();
        CHECK(wasm_resume(-1 - below(2), number()) == 0 && wasm_resume(below(4), 4 + below(9)) == 0);
    }
}

/* Calls an export that replaces the game, and then loads a board again. */
static void replace_any(void) {
    int choice = below(5);
    if (choice == 4 && wasm_nullity() < SOLUTIONS_LOG_MAX) wasm_hardest();
    if (choice < 2) wasm_generate_run((uint32_t)below(3));
    if (choice == 2) {
        fill_buffer();
        wasm_resume(number(), number());
    }
    if (choice == 3) wasm_load(number());
    wasm_press(number(), number()), wasm_undo(), wasm_redo(), wasm_reset();
    load_known();
}

static void (*const ACTS[])(void) = {load_known, load_any, solve_now, search_now, refuse,      refusal_none, reset,
                                     undo,       redo,     start_any, read_any,   replace_any, turn};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    start_calls(data, size);
    load_known();
    while (input < input_end) {
        unsigned choice = (unsigned)below(16);
        if (choice < sizeof ACTS / sizeof *ACTS)
            ACTS[choice]();
        else
            turn();
        look();
    }
    return 0;
}
