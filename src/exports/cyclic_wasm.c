/* The exports of the module for boards whose lights have more than two states. Where an export has the name of one in wasm.c, it means
 * the same here, and numbers are one byte for each light or button.
 *
 * Any export may be called at any time with any numbers. One that needs an earlier call, or whose argument is out of range,
 * changes nothing: it returns REFUSED as a status or a number, NULL as a pointer. */
#include <stdint.h>
#include <string.h>

#include "algebra/arena.h"
#include "algebra/zk_poly.h"
#include "board/cyclic_game.h"
#include "board/cyclic_notation.h"
#include "exports/machine.h"
#include "solve/cyclic_fewest.h"
#include "solve/cyclic_lesson.h"
#include "solve/cyclic_level.h"
#include "solve/cyclic_nearest.h"
#include "solve/cyclic_solutions.h"
#include "solve/cyclic_solve.h"

enum { NO_MEMORY = -1, TOO_MANY_SOLUTIONS = -2, REFUSED = -4 };

/* The budget of a slice of a search: some 20 microseconds. */
enum { SLICE = 1 << 14 };

static struct cyclic_game game;
static struct cyclic_solver solver;
static struct cyclic_fewest search;
static struct cyclic_solutions solutions;
static struct cyclic_nearest nearest;
static struct cyclic_level level;
static size_t level_end; /* arena.used after the last call for the level */
static bool loaded, prepared;
static bool searching, listing, approaching, generating; /* the work that the arena holds besides */
static int modulus;                                      /* of the last witness */
static struct cyclic_position incoming;
static int error_position;

static struct arena arena = {.grow = machine_grow_arena};

static const struct cyclic_board *board(void) {
    return &game.position.board;
}

/* Empties the arena, which begins where the linker's data ends. */
static void reset_arena(void) {
    uintptr_t past = (uintptr_t)machine_heap() % ARENA_ALIGN;
    arena.start = machine_heap() + (past ? ARENA_ALIGN - past : 0);
    arena.used = 0;
    prepared = searching = listing = approaching = generating = false;
}

static void *scratch(size_t count, size_t item) {
    if (!arena.start) reset_arena();
    size_t used = arena.used;
    void *taken = arena_take(&arena, count, item);
    arena.used = used;
    return taken;
}

static uint8_t *copy(const uint8_t *bytes, int count) {
    uint8_t *copied = scratch((size_t)count, 1);
    if (copied) memcpy(copied, bytes, (size_t)count);
    return copied;
}

size_t EXPORT(memory_used)(void) {
    if (!arena.start) reset_arena();
    return machine_address(arena.start) + arena.used;
}

void *EXPORT(buffer)(int bytes) {
    return scratch((size_t)bytes, 1);
}

static bool load_incoming(void) {
    reset_arena();
    loaded = cyclic_game_load(&game, &incoming, &arena) == CYCLIC_GAME_OK;
    return loaded;
}

/* As in wasm.c; the status is a notation_status or a cyclic_notation_status. */
int EXPORT(load)(int length) {
    const char *text = scratch((size_t)length, 1);
    if (!text) return NO_MEMORY;
    int status = cyclic_notation_read(text, length, &incoming, &error_position);
    if (status) return status;
    return load_incoming() ? NOTATION_OK : NO_MEMORY;
}

int EXPORT(error_position)(void) {
    return error_position;
}

int EXPORT(notation)(void) {
    if (!loaded) return REFUSED;
    char *text = scratch(CYCLIC_NOTATION_TEXT_MAX, 1);
    return text ? cyclic_notation_write(&game.position, text) : NO_MEMORY;
}

/* The cells of a surface are a grid of one row. */
int EXPORT(kind)(void) {
    return board()->surface.shape ? BOARD_GRID : (int)board()->grid.kind;
}

int EXPORT(rows)(void) {
    return board()->grid.rows;
}

int EXPORT(columns)(void) {
    return board()->grid.columns;
}

int EXPORT(light_count)(void) {
    return board()->grid.lights;
}

int EXPORT(button_count)(void) {
    return board()->grid.buttons;
}

int EXPORT(wrap)(void) {
    return (int)board()->grid.wrap;
}

/* The rule of a grid as 5×5 cells, with the pressed one in the middle. */
uint8_t *EXPORT(stencil)(void) {
    uint32_t cells = board_rule_stencil(board()->grid.rule);
    uint8_t bytes[BOARD_STENCIL_CELLS];
    for (int i = 0; i < BOARD_STENCIL_CELLS; i++) bytes[i] = cells >> i & 1;
    return copy(bytes, BOARD_STENCIL_CELLS);
}

/* The number of states of each light: 1 for a hole. */
const uint8_t *EXPORT(states)(void) {
    return board()->states;
}

/* The target of each light; NULL when all lights must show the same, whichever. */
const uint8_t *EXPORT(targets)(void) {
    return game.position.goal == CYCLIC_EACH ? game.position.target : NULL;
}

/* The order of each button: as many presses change nothing. */
uint8_t *EXPORT(orders)(void) {
    uint8_t *orders = scratch((size_t)board()->grid.buttons, 1);
    for (int button = 0; orders && button < board()->grid.buttons; button++)
        orders[button] = (uint8_t)cyclic_order(board(), button);
    return orders;
}

int EXPORT(both_ways)(void) {
    return board()->both_ways;
}

const uint8_t *EXPORT(start)(void) {
    return game.position.start;
}

const uint8_t *EXPORT(lights)(void) {
    return game.lights;
}

const uint8_t *EXPORT(presses)(void) {
    return game.position.presses;
}

/* The steps by which a press turns each light. */
uint8_t *EXPORT(mask)(int button) {
    uint8_t steps[CYCLIC_LIGHTS_MAX] = {0};
    if (button < 0 || button >= board()->grid.buttons) return NULL;
    cyclic_add(board(), button, 1, steps);
    return copy(steps, board()->grid.lights);
}

/* The presses since the last restart, in order, as entries of the history (cyclic_game.h). */
const int32_t *EXPORT(presses_made)(void) {
    return history_presses(&game.history, 1).buttons;
}

int EXPORT(press_count)(void) {
    return history_presses(&game.history, 1).count;
}

static int done(enum cyclic_game_status status) {
    return status == CYCLIC_GAME_NO_MEMORY ? NO_MEMORY : status == CYCLIC_GAME_OK;
}

/* Presses a button several times; a negative number presses it backwards. */
int EXPORT(turn)(int button, int times) {
    if (times < -CYCLIC_GAME_TIMES_MAX || times > CYCLIC_GAME_TIMES_MAX) return REFUSED;
    return done(cyclic_game_press(&game, button, times, &arena));
}

int EXPORT(undo)(void) {
    return done(cyclic_game_undo(&game));
}

int EXPORT(redo)(void) {
    return done(cyclic_game_redo(&game));
}

int EXPORT(can_undo)(void) {
    return history_can_undo(&game.history);
}

int EXPORT(can_redo)(void) {
    return history_can_redo(&game.history);
}

int EXPORT(reset)(void) {
    return done(cyclic_game_restart(&game, &arena));
}

const int32_t *EXPORT(history)(void) {
    return game.history.entries;
}

int EXPORT(history_made)(void) {
    return game.history.made;
}

int EXPORT(history_kept)(void) {
    return game.history.kept;
}

int EXPORT(resume)(int kept, int made) {
    if (!loaded || made < 0 || made > kept) return 0;
    size_t used = arena.used;
    int32_t *entries = arena_take(&arena, (size_t)kept, sizeof *entries); /* the buffer, which holds them */
    if (!entries) return NO_MEMORY;
    if (cyclic_game_resume(&game, entries, kept, made)) return 1;
    arena.used = used;
    return 0;
}

int EXPORT(solved)(void) {
    return loaded && cyclic_game_solved(&game);
}

/* Prepares solving the board: 1, or a negative status. */
int EXPORT(prepare)(void) {
    if (!loaded) return REFUSED;
    if (!prepared) prepared = cyclic_prepare(&solver, board(), game.position.goal, &arena);
    return prepared ? 1 : NO_MEMORY;
}

int EXPORT(rank)(void) {
    return prepared ? cyclic_rank(&solver) : REFUSED;
}

int EXPORT(nullity)(void) {
    return prepared ? cyclic_nullity(&solver) : REFUSED;
}

/* The presses of a quiet pattern, and after them its order. */
uint8_t *EXPORT(quiet_pattern)(int k) {
    if (!prepared || k < 0 || k >= cyclic_nullity(&solver)) return NULL;
    int buttons = board()->grid.buttons;
    uint8_t *presses = scratch((size_t)buttons + 1, 1);
    if (presses) presses[buttons] = (uint8_t)cyclic_quiet(&solver, k, presses, NULL);
    return presses;
}

/* The steps that each light is still to be turned by. */
uint8_t *EXPORT(syndrome)(void) {
    uint8_t *need = scratch((size_t)board()->grid.lights, 1);
    if (need) cyclic_need(&game.position, game.lights, need);
    return need;
}

/* One solution of the position as it stands: true, with the presses in `presses`. Otherwise `weights` is the witness. */
static bool solve(uint8_t *presses, uint8_t *weights) {
    uint8_t need[CYCLIC_LIGHTS_MAX];
    cyclic_need(&game.position, game.lights, need);
    struct cyclic_answer answer = cyclic_solve(&solver, need, presses, weights);
    modulus = answer.modulus;
    return answer.solvable;
}

/* After prepare: presses that solve the position, or 0 with the weights of a witness in the buffer. */
uint8_t *EXPORT(solve)(void) {
    uint8_t presses[CYCLIC_LIGHTS_MAX], weights[CYCLIC_LIGHTS_MAX];
    if (!prepared) return NULL;
    if (solve(presses, weights)) return copy(presses, board()->grid.buttons);
    copy(weights, board()->grid.lights);
    return NULL;
}

/* The modulus of the witness that solve() found last. */
int EXPORT(modulus)(void) {
    return modulus;
}

/* After prepare: prime power number `part` of those that the equations are solved modulo; 0 when there are fewer. */
int EXPORT(part)(int part) {
    if (!prepared || part < 0) return REFUSED;
    return part < solver.parts ? solver.part[part].ring.size : 0;
}

/* After prepare: the step after which the elimination modulo this prime power has so many pivots, or its end if it has fewer; at -1 the
 * start (cyclic_lesson.h). The step in the buffer, and behind it `taken` and the matrix; 0 when the system is too large, or no memory. */
uint8_t *EXPORT(eliminate)(int part, int pivots) {
    struct cyclic_lesson lesson;
    uint8_t need[CYCLIC_LIGHTS_MAX];
    if (!prepared || part < 0 || part >= solver.parts) return NULL;
    cyclic_need(&game.position, game.lights, need);
    size_t used = arena.used, size = sizeof lesson.step;
    uint8_t *written = NULL;
    if (cyclic_lesson_take(&lesson, board(), game.position.goal, &solver.part[part].ring, need, &arena)) {
        while (pivots > lesson.step.pivots && cyclic_lesson_next(&lesson)) continue;
        size_t equations = (size_t)lesson.equations, entries = equations * ((size_t)lesson.unknowns + 1);
        written = arena_take(&arena, size + equations + entries, 1);
        if (written) {
            memcpy(written, &lesson.step, size);
            memcpy(written + size, lesson.taken, equations);
            memcpy(written + size + equations, lesson.matrix.entries, entries);
        }
    }
    arena.used = used;
    return written;
}

/* After prepare: 1 when there is something to search, 0 when the position is unsolvable, or a negative status. A search has one share. */
int EXPORT(search_start)(uint32_t share, uint32_t shares) {
    uint8_t presses[CYCLIC_LIGHTS_MAX], weights[CYCLIC_LIGHTS_MAX];
    if (!prepared || share > 0 || shares != 1) return REFUSED;
    searching = false;
    if (!solve(presses, weights)) return 0;
    enum cyclic_fewest_status status = cyclic_fewest_start(&search, board(), &solver, presses, &arena);
    searching = status == CYCLIC_FEWEST_OK;
    if (!searching) return status == CYCLIC_FEWEST_TOO_MANY ? TOO_MANY_SOLUTIONS : NO_MEMORY;
    return 1;
}

/* After search_start has returned 1, as all search_…: 1 when finished, 0 when not yet. */
int EXPORT(search_run)(uint32_t slices) {
    return searching ? cyclic_fewest_run(&search, (int64_t)slices * SLICE) : REFUSED;
}

int EXPORT(search_weight)(void) {
    return searching ? search.weight : REFUSED;
}

int EXPORT(search_bound)(void) {
    return searching ? search.bound : REFUSED;
}

double EXPORT(search_progress)(void) {
    return searching ? cyclic_fewest_progress(&search) : REFUSED;
}

const uint64_t *EXPORT(search_count)(void) {
    return searching ? &search.count : NULL;
}

const uint8_t *EXPORT(search_presses)(void) {
    return searching ? search.presses : NULL;
}

/* 1 when there are solutions to list, 0 when the position is unsolvable, or a negative status. */
int EXPORT(solutions_start)(void) {
    uint8_t presses[CYCLIC_LIGHTS_MAX], weights[CYCLIC_LIGHTS_MAX];
    if (!prepared) return REFUSED;
    listing = false;
    if (!solve(presses, weights)) return 0;
    listing = cyclic_solutions_start(&solutions, board(), &solver, presses, &arena);
    return listing ? 1 : NO_MEMORY;
}

/* After solutions_start has returned 1: the number of solutions. */
double EXPORT(solutions_count)(void) {
    return listing ? solutions.count : REFUSED;
}

uint8_t *EXPORT(solutions_at)(double k) {
    if (!listing || !(k >= 0 && k < solutions.count)) return NULL;
    uint8_t *presses = scratch((size_t)board()->grid.buttons, 1);
    if (presses) cyclic_solutions_at(&solutions, (uint64_t)k, presses);
    return presses;
}

/* After prepare: 1, or a negative status; the other nearest_… need it. */
int EXPORT(nearest_start)(void) {
    if (!prepared) return REFUSED;
    approaching = cyclic_nearest_start(&nearest, &game.position, game.lights, &solver, &arena);
    return approaching ? 1 : NO_MEMORY;
}

int EXPORT(nearest_distance)(void) {
    return approaching ? nearest.distance : REFUSED;
}

double EXPORT(nearest_count)(void) {
    return approaching ? nearest.count : REFUSED;
}

/* The next of the nearest sets: `distance` pairs of a light and its new state; 0 when there are no more. */
const int32_t *EXPORT(nearest_next)(void) {
    if (!approaching || !cyclic_nearest_next(&nearest)) return NULL;
    int32_t *pairs = scratch(2 * (size_t)nearest.distance, sizeof *pairs);
    for (int i = 0; pairs && i < nearest.distance; i++) {
        pairs[2 * i] = nearest.set[i].light;
        pairs[2 * i + 1] = nearest.set[i].state;
    }
    return pairs;
}

/* 1, 0 when no lights of the board have such a minimum, or a negative status. */
int EXPORT(generate_start)(int weight, uint32_t seed_low, uint32_t seed_high) {
    uint64_t seed = (uint64_t)seed_high << 32 | seed_low;
    if (!prepared) return REFUSED;
    level_end = arena.used;
    generating = cyclic_level_start(&level, &game.position, &solver, weight, seed, &arena);
    return generating;
}

/* After generate_start has returned 1, as in wasm.c. */
int EXPORT(generate_run)(uint32_t slices) {
    if (!generating || arena.used != level_end) return REFUSED;
    enum cyclic_level_run run = cyclic_level_run(&level, (int64_t)slices * SLICE);
    level_end = arena.used;
    generating = run == CYCLIC_LEVEL_RUNNING;
    if (run == CYCLIC_LEVEL_TOO_MANY) return TOO_MANY_SOLUTIONS;
    if (run == CYCLIC_LEVEL_NO_MEMORY) return NO_MEMORY;
    if (run != CYCLIC_LEVEL_FOUND) return (int)run;
    incoming = game.position;
    memset(incoming.presses, 0, sizeof incoming.presses);
    cyclic_level_lights(&level, incoming.start);
    return load_incoming() ? 1 : NO_MEMORY;
}

static bool is_prime(int number) {
    int divisor = 2;
    while (divisor < number && number % divisor) divisor++;
    return divisor == number;
}

static bool is_side(int side) {
    return side > 0 && side <= ZK_POLY_SIDE_MAX;
}

/* The nullity of the plus rule modulo a prime, without a board; or a negative status. */
int EXPORT(plus_nullity)(int prime, int rows, int columns) {
    if (prime < 2 || prime >= ZK_SIZE_MAX || !is_prime(prime) || !is_side(rows) || !is_side(columns)) return REFUSED;
    if (!arena.start) reset_arena();
    return zk_plus_nullity(prime, rows, columns, &arena);
}
