/* Any sequence of calls of the exports, with memory refused in between, has the same effect on the board as a list of presses. */
#include "algebra/check.h"
#include "refusal.h"
#include "turning.h"

#include "machine.h"

enum { PAGES = 128 };

/* The bytes that choose the calls. */
static const uint8_t *input, *input_end;

static int next(void) {
    return input < input_end ? *input++ : 0;
}

static int below(int n) {
    return next() % n;
}

/* Fills the buffer for exports that read it. */
static void fill_buffer(void) {
    uint8_t *bytes = wasm_buffer(64);
    for (int i = 0; bytes && i < 64; i++) bytes[i] = (uint8_t)next();
}

/* Refuses to grow beyond PAGES pages. */
static bool grow_or_refuse(struct arena *at, size_t need) {
    if (need <= PAGES * MACHINE_PAGE - machine_address(at->start)) return refusal_grow(at, need);
    refusal.refused = true;
    return false;
}

static void refuse(void) {
    refusal_after(below(8), next() % 2);
}

static void start_calls(const uint8_t *data, size_t size) {
    input = data;
    input_end = data + size;
    refusal_none();
    machine_start(PAGES, PAGES);
    arena.grow = grow_or_refuse;
}

enum { HISTORY_MAX = 512, TIMES_MAX = 4, LIGHTS_MAX = 200, NULLITY_MAX = 12 };

/* The model: the position loaded last, and the presses and restarts since, as entries of the history (game.h). */
static struct {
    struct turning_position position;
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
                                    "7x9-ring-goal-on.on",
                                    "5x5-mod3.1",
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

/* The presses after which a button changes nothing. On binary boards they count modulo 2, also those that flip no light. */
static int order_of(const struct board *board, int button) {
    return board_is_binary(board) ? 2 : turning_order(board, button);
}

/* Sets the model to the position of the text. Its presses count as made, lowest button first and each the shorter way. False if they are
 * too many. */
static bool begin(const char *text, int length) {
    const struct board *now = &model.position.board;
    model.position = turning_position_of(text, length);
    model.made = model.kept = 0;
    if (now->lights > LIGHTS_MAX) return false;
    for (int button = 0; button < now->buttons; button++) {
        int times = model.position.presses[button], order = times ? order_of(now, button) : 1;
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

/* Loads any text, and a known one instead of a large board. A refused one changes nothing. */
static void load_any(void) {
    char text[300] = {0};
    int length = 0;
    for (int wanted = next(); length < wanted; length++) text[length] = (char)next();
    void *buffer = wasm_buffer(length);
    if (!buffer) return;
    memcpy(buffer, text, (size_t)length);
    int status = wasm_load(length);
    if (status > 0) CHECK(wasm_error_position() >= 0 && wasm_error_position() <= length);
    if (status > 0) return;
    int written = status == NOTATION_OK ? wasm_notation() : NO_MEMORY;
    if (written < 0 || !begin(wasm_buffer(0), written)) load_known();
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
    int wanted = times < 0 ? -times : times;
    int entry = times < 0 && !board_is_binary(board) ? GAME_BACK - button : button;
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
        int order = order_of(&model.position.board, button);
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
    const struct facts *facts = wasm_facts();
    CHECK(facts ? facts->lights == board->lights && facts->buttons == board->buttons : refusal.refused);
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

static void solve_now(void) {
    if (wasm_prepare() == NO_MEMORY) {
        CHECK(refusal.refused);
        return;
    }
    const struct ask_answer *answer = wasm_solve();
    CHECK(answer || refusal.refused);
    if (!answer) return;
    if (answer->solvable)
        check_solves((const uint8_t *)(answer + 1));
    else
        check_proves((const uint8_t *)(answer + 1), answer->modulus);
}

static bool is_small(void) {
    return wasm_nullity() <= NULLITY_MAX;
}

static void search_now(void) {
    if (wasm_prepare() == NO_MEMORY || !is_small()) return;
    if (wasm_search_start(0, 1) == 1) {
        wasm_search_run((uint32_t)below(4));
        const struct ask_found *best = wasm_search_best();
        CHECK(best ? best->bound <= best->weight : refusal.refused);
        if (best) check_solves((const uint8_t *)(best + 1));
    }
    int goals = wasm_solutions_start();
    const uint8_t *presses = goals > 0 ? wasm_solutions_at(0) : NULL;
    CHECK(presses || goals <= 0 || refusal.refused);
    if (presses) check_solves(presses);
}

static void learn(void) {
    int length = wasm_lesson_start(below(2));
    if (length > 0) CHECK(wasm_lesson_at(next() % length) || refusal.refused);
    length = wasm_chase_start();
    if (length > 0) CHECK(wasm_chase_at(next() % length) || refusal.refused);
}

/* A number of any kind: small, at an end of the range, or beyond. */
static int number(void) {
    static const int ENDS[] = {-1, INT32_MIN, INT32_MAX, 1 << 28, 65536, 256, 255, -255, -256, 65, 64};
    int choice = next();
    return choice < (int)(sizeof ENDS / sizeof *ENDS) ? ENDS[choice] : choice % 32;
}

/* Calls an export that starts some work, after any other calls. */
static void start_any(void) {
    int choice = below(12);
    if (choice == 0) wasm_prepare();
    if (choice == 1) wasm_prepare_transposed();
    if (choice == 2 && is_small()) wasm_search_start((uint32_t)number(), (uint32_t)number());
    if (choice == 3 && is_small()) wasm_solutions_start();
    if (choice == 4) wasm_free_start();
    if (choice == 5) wasm_nearest();
    if (choice == 6) wasm_lesson_start(number());
    if (choice == 7) wasm_chase_start();
    if (choice == 8) wasm_lesson_start_on(number(), number(), 1);
    if (choice == 9 && is_small()) wasm_solution_weights();
    if (choice == 10) wasm_nullity_of(number() % 256, number()), wasm_plus_nullity(number(), number(), number());
    if (choice == 11 && is_small()) wasm_generate_start(number(), (uint32_t)next(), 1);
}

/* Calls an export that reads the results of such work or continues it. */
static void read_answer(void) {
    static const double PLACES[] = {-1, 0.5, 1e300, -1e300, 0.0 / 0.0, 1.0 / 0.0, 4294967296.0};
    int choice = below(12);
    if (choice == 0) wasm_search_run((uint32_t)below(4));
    if (choice == 1) wasm_search_best();
    if (choice == 2) wasm_fewest((uint32_t)below(4));
    if (choice == 3) wasm_solutions_at(number()), wasm_solutions_at(PLACES[below(7)]), wasm_solutions_count();
    if (choice == 4) wasm_free_pattern(number());
    if (choice == 5) wasm_nearest_next();
    if (choice == 6) wasm_lesson_at(number()), wasm_lesson_verdict();
    if (choice == 7) wasm_lesson_origins(number(), number());
    if (choice == 8) wasm_chase_at(number()), wasm_chase_system();
    if (choice == 9) wasm_quiet_pattern(number());
    if (choice == 10) wasm_part(number()), wasm_eliminate(number(), number());
    if (choice == 11) fill_buffer(), wasm_reason(number());
}

/* Calls an export that tells about the board, or that refuses because nothing of its kind has begun. */
static void read_board(void) {
    int choice = below(9);
    if (choice == 0) wasm_mask(number());
    if (choice == 1) wasm_facts(), wasm_goal(), wasm_light_facts(), wasm_button_facts();
    if (choice == 2) wasm_solve(), wasm_syndrome();
    if (choice == 3)
        CHECK(wasm_equations_add(number()) == REFUSED && wasm_equations_rank() == REFUSED &&
              !wasm_equations_solution());
    if (choice == 4) {
        CHECK(wasm_large_solve() == REFUSED && !wasm_large_verify() && !wasm_large_board());
        CHECK(!wasm_large_picture(number(), number(), number(), number(), number()));
    }
    if (choice == 5) fill_buffer(), wasm_census_ways(number()), wasm_census(number() % 9);
    if (choice == 6) wasm_memory_used(), wasm_buffer(number()), wasm_notation();
    if (choice == 7) CHECK(wasm_press(below(64), below(2) ? 256 : -256) == REFUSED);
    if (choice == 8) {
        fill_buffer();
        CHECK(wasm_resume(-1 - below(2), number()) == 0 && wasm_resume(below(4), 4 + below(9)) == 0);
    }
}

static void solve_large(void) {
    if (wasm_large_start(number() % 256, number() % 256, number(), number()) == 1) wasm_large_fill_random(1, 2);
    wasm_large_solve(), wasm_large_verify();
    wasm_large_picture(number(), number(), number(), number(), number());
}

static void add_equations(void) {
    wasm_equations_start(number());
    fill_buffer();
    wasm_equations_add(number()), wasm_equations_solution();
}

/* Calls an export that replaces the game, and then loads a board again. */
static void replace_any(void) {
    int choice = below(7);
    if (choice == 0) solve_large();
    if (choice == 1) add_equations();
    if (choice == 2) wasm_random_doors(number(), number(), (uint32_t)next(), 1);
    if (choice == 3 && is_small()) wasm_hardest();
    if (choice == 4) fill_buffer(), wasm_resume(number(), number());
    if (choice == 5) wasm_generate_run((uint32_t)below(4));
    if (choice == 6) wasm_load(number());
    wasm_press(number(), number()), wasm_undo(), wasm_redo(), wasm_reset();
    load_known();
}

static void (*const ACTS[])(void) = {load_known, load_any, solve_now, search_now, learn,       refuse,     refusal_none,
                                     reset,      undo,     redo,      start_any,  read_answer, read_board, replace_any};

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
