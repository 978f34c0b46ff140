/* The exports of the modules: they convert between JavaScript and the functions of the core. One instance holds one game. Binary
 * boards (board.h) have solvers over words of bits, all others over bytes: these are called `many` here.
 *
 * Vectors are returned as one byte for each light or button, except the packed rows of a large board. A returned pointer is valid until the next
 * call. A null pointer, or NO_MEMORY as a status, means that memory ran out.
 *
 * Any export may be called at any time with any numbers. One that needs an earlier call, or whose argument is out of range,
 * changes nothing: it returns REFUSED as a status or a number, NULL as a pointer. */
#include <stdint.h>
#include <string.h>

#include "algebra/arena.h"
#include "algebra/zk_poly.h"
#include "board/game.h"
#include "board/notation.h"
#include "exports/machine.h"
#include "solve/census.h"
#include "solve/chase.h"
#include "solve/equations.h"
#include "solve/goal.h"
#include "solve/hardest.h"
#include "solve/large.h"
#include "solve/lesson.h"
#include "solve/level.h"
#include "solve/mod_basis.h"
#include "solve/mod_chase.h"
#include "solve/mod_fewest.h"
#include "solve/mod_hardest.h"
#include "solve/mod_lesson.h"
#include "solve/mod_level.h"
#include "solve/mod_nearest.h"
#include "solve/mod_reason.h"
#include "solve/mod_solutions.h"
#include "solve/mod_solve.h"
#include "solve/nearest.h"
#include "solve/quiet.h"
#include "solve/reason.h"
#include "solve/solutions.h"
#include "solve/solve.h"

/* The small build (EMBED) has boards with two states only, and not what only the page uses: PAGE_EXPORT exports a function from the
 * full build. The linker drops functions that are neither exported nor called. */
#ifdef EMBED
#define PAGE_EXPORT(name) wasm_##name
#else
#define PAGE_EXPORT(name) EXPORT(name)
#endif

enum { NO_MEMORY = -1, TOO_MANY_SOLUTIONS = -2, TOO_MANY_STEPS = -3, REFUSED = -4 };

/* The budget of a slice of a search of mod_fewest.h: some 20 microseconds. */
enum { MANY_SLICE = 1 << 14 };

/* The work that the arena holds, besides the game and its solvers: a bit for each. */
enum {
    SEARCH = 1 << 0,
    SOLUTIONS = 1 << 1,
    BASIS = 1 << 2,
    NEAREST = 1 << 3,
    LARGE = 1 << 4,
    LEVEL = 1 << 5,
    EQUATIONS = 1 << 6,
    LESSON = 1 << 7,
    CHASE = 1 << 8,
    DUAL = 1 << 9
};

static struct game games[2], *game = games; /* the other one is that which comes next */
static struct solver solver;
static struct solver transposed_solver;
static const struct solver *transposed; /* the solver of the transposed board; NULL before it is prepared */
static bool prepared;
static unsigned started; /* the work begun since the arena was last emptied */
static struct goal_search search;
static struct level level;
static size_t level_end; /* the mark after the last call for the level */
static bool is_hardest;  /* no position needs more presses than that of the last hardest() */
static struct solutions solutions;
static struct quiet basis;
static struct nearest nearest;
static struct equations equations;
static struct large large;
static int error_position;

/* The same for a board that is not binary. */
static struct mod_solver many_solver;
static struct mod_fewest many_search;
static struct mod_solutions many_solutions;
static struct mod_basis many_basis;
static struct mod_invariants many_dual;
static struct mod_nearest many_nearest;
static struct mod_level many_level;
static int modulus; /* of the last witness */

static struct arena arena = {.grow = machine_grow_arena};

/* Forgets all work on the game. */
static void forget_work(void) {
    prepared = false;
    transposed = NULL;
    started = 0;
}

/* Empties the arena, which begins where the linker's data ends. */
static void reset_arena(void) {
    uintptr_t past = (uintptr_t)machine_heap() % ARENA_ALIGN;
    arena.start = machine_heap() + (past ? ARENA_ALIGN - past : 0);
    arena_release(&arena, 0);
    forget_work();
}

/* Empties the arena if no export has been called before. */
static void need_arena(void) {
    if (!arena.start) reset_arena();
}

static void *scratch(size_t count, size_t item) {
    need_arena();
    size_t mark = arena_mark(&arena);
    void *taken = arena_retake(&arena, count, item);
    arena_release(&arena, mark);
    return taken;
}

static const struct board *board(void) {
    return &game->position.board;
}

static bool many(void) {
    return !board_is_binary(board());
}

static uint8_t *copy(const uint8_t *bytes, int count) {
    uint8_t *copied = scratch((size_t)count, 1);
    if (copied) memcpy(copied, bytes, (size_t)count);
    return copied;
}

/* Writes one byte per bit and returns the address behind the last. It reads whole words for speed: the matrix of 64×64 buttons has
 * 17 million entries. */
static uint8_t *row_bytes(uint8_t *to, const uint64_t *row, int columns) {
    for (; columns > 0; columns -= GF2_WORD_BITS, row++) {
        uint64_t word = *row;
        for (int i = 0; i < GF2_WORD_BITS && i < columns; i++, word >>= 1) *to++ = word & 1;
    }
    return to;
}

static uint8_t *as_bytes(const uint64_t *bits, int n) {
    uint8_t *bytes = scratch((size_t)n, sizeof *bytes);
    if (bytes) row_bytes(bytes, bits, n);
    return bytes;
}

static bool is_started(unsigned work) {
    return started & work;
}

/* Records whether a work has been started. */
static bool note(unsigned work, bool done) {
    started = done ? started | work : started & ~work;
    return done;
}

static bool is_within(int number, int from, int to) {
    return from <= number && number <= to;
}

static bool has_board(void) {
    return board()->lights > 0;
}

/* Empties the arena for work that replaces the game. */
static void drop_game(void) {
    reset_arena();
    memset(game, 0, sizeof *game);
}

static bool prepare(void) {
    if (!prepared && many())
        prepared = mod_prepare(&many_solver, board(), game->position.goal, &arena);
    else if (!prepared)
        prepared = solve_prepare(&solver, board(), &arena);
    return prepared;
}

/* The game that comes next. Its vectors live above those of the game. */
static struct game *coming(void) {
    return game == games ? games + 1 : games;
}

/* Makes the coming position the game, which moves down to the start of the arena: NOTATION_OK or NO_MEMORY. Until the last two lines, which
 * cannot trap, the game that was there is whole. */
static int replace_game(size_t above) {
    if (game_load(coming(), &arena) != GAME_OK) return NO_MEMORY;
    game_moved(coming(), above);
    forget_work();
    arena_drop(&arena, above);
    game = coming();
    return NOTATION_OK;
}

/* Makes lights that are short of the target of the game by `need` the game: 1, or NO_MEMORY. */
static int replace_lights(const uint8_t *need, size_t above) {
    int status = NO_MEMORY;
    struct position *position = &coming()->position;
    position->board = *board();
    position->goal = game->position.goal;
    if (position_take(position, &arena)) {
        memcpy(position->target, game->position.target, (size_t)board()->lights);
        position_need(&game->position, need, position->start);
        status = replace_game(above);
    }
    if (status != NOTATION_OK) arena_release(&arena, above);
    return status == NOTATION_OK ? 1 : NO_MEMORY;
}

/* The address where the memory in use ends. To clone this instance, make the memory of a new one at least as large as all of
 * this one's, and copy everything below this address into it. */
size_t EXPORT(memory_used)(void) {
    need_arena();
    return machine_address(arena.start) + arena_mark(&arena);
}

/* The buffer through which JavaScript passes text and vectors. */
void *EXPORT(buffer)(int bytes) {
    return scratch((size_t)bytes, 1);
}

/* A text of `length` characters is in the buffer: NOTATION_OK, the reason why it was refused, or a negative status. */
int EXPORT(load)(int length) {
    need_arena();
    size_t mark = arena_mark(&arena);
    const char *text = arena_retake(&arena, (size_t)length, 1);
    if (!text) return NO_MEMORY;
    size_t above = arena_mark(&arena);
    int status = (int)notation_read(text, length, &coming()->position, &error_position, &arena);
    if (!status) status = replace_game(above);
    if (status) arena_release(&arena, mark);
    return status;
}

int EXPORT(error_position)(void) {
    return error_position;
}

/* Into how many shares the search for the fewest presses can be divided. */
int EXPORT(shares_max)(void) {
    return many() ? 1 : INT32_MAX;
}

/* The cells of a surface are a grid of one row. */
int EXPORT(kind)(void) {
    return board()->surface.shape ? BOARD_GRID : (int)board()->kind;
}

int EXPORT(rows)(void) {
    return board()->rows;
}

int EXPORT(columns)(void) {
    return board()->columns;
}

int EXPORT(light_count)(void) {
    return board()->lights;
}

int EXPORT(button_count)(void) {
    return board()->buttons;
}

/* A position_goal. */
int EXPORT(goal)(void) {
    return (int)position_goal(&game->position);
}

/* The lights at the goal; of several goals: all off. */
uint8_t *EXPORT(targets)(void) {
    return copy(game->position.target, board()->lights);
}

/* The number of states of each light: 1 for a hole. */
uint8_t *EXPORT(states)(void) {
    uint8_t *states = scratch((size_t)board()->lights, 1);
    for (int light = 0; states && light < board()->lights; light++)
        states[light] = (uint8_t)board_states(board(), light);
    return states;
}

/* The order of each button: as many presses change nothing. Doors never have an order of 1. */
uint8_t *EXPORT(orders)(void) {
    uint8_t *orders = scratch((size_t)board()->buttons, 1);
    for (int button = 0; orders && button < board()->buttons; button++)
        orders[button] = (uint8_t)board_press_limit(board(), button);
    return orders;
}

/* True if presses go both ways, and the cost of a button is that of the shorter way. */
int EXPORT(both_ways)(void) {
    return board()->both_ways;
}

int EXPORT(wrap)(void) {
    return (int)board()->wrap;
}

/* The rule of a grid as 5×5 cells, with the pressed one in the middle. */
uint8_t *EXPORT(stencil)(void) {
    uint64_t cells = board_rule_stencil(board()->rule);
    return as_bytes(&cells, BOARD_STENCIL_CELLS);
}

uint8_t *EXPORT(holes)(void) {
    return as_bytes(board()->holes, board()->lights);
}

/* A byte for each button of a grid: 1 if it is locked. */
uint8_t *EXPORT(locked)(void) {
    uint8_t *locked = scratch((size_t)board()->buttons, 1);
    for (int button = 0; locked && button < board()->buttons; button++)
        locked[button] = board_is_locked(board(), button);
    return locked;
}

uint8_t *EXPORT(start)(void) {
    return copy(game->position.start, board()->lights);
}

/* By how many steps a press turns each light. */
uint8_t *EXPORT(mask)(int button) {
    if (!is_within(button, 0, board()->buttons - 1)) return NULL;
    uint8_t *steps = scratch((size_t)board()->lights, 1);
    if (!steps) return NULL;
    memset(steps, 0, (size_t)board()->lights);
    board_press(board(), button, 1, steps);
    return steps;
}

static int done(enum game_status status) {
    return status == GAME_NO_MEMORY ? NO_MEMORY : status == GAME_OK;
}

/* Presses a button several times, each of which can be undone (game_press). */
int EXPORT(press)(int button, int times) {
    if (!is_within(times, -GAME_TIMES_MAX, GAME_TIMES_MAX)) return REFUSED;
    return done(game_press(game, button, times, &arena));
}

int EXPORT(undo)(void) {
    return done(game_undo(game));
}

int EXPORT(redo)(void) {
    return done(game_redo(game));
}

int EXPORT(reset)(void) {
    return done(game_restart(game, &arena));
}

/* Replaces the history by `kept` entries of four bytes in the buffer. 0 if an entry is none of this board, and unless
 * 0 <= made <= kept. */
int EXPORT(resume)(int kept, int made) {
    if (!has_board() || made < 0 || made > kept) return 0;
    size_t mark = arena_mark(&arena);
    int32_t *entries = arena_retake(&arena, (size_t)kept, sizeof *entries); /* the buffer, which holds them */
    if (!entries) return NO_MEMORY;
    if (game_resume(game, entries, kept, made)) return 1;
    arena_release(&arena, mark);
    return 0;
}

/* What a move changes. Behind it in memory are the lights, the presses of each button, and the notation. An entry of the history is a
 * button, −1 for a restart, or on boards that are not binary −2 − button for a press backwards. */
struct snapshot {
    const int32_t *entries; /* of the history */
    int32_t kept;           /* how many they are */
    int32_t made;           /* so many of them are in effect */
    int32_t first;          /* the first one after the last restart */
    int32_t solved;
    int32_t text; /* the length of the notation; 0: not wanted */
};

/* Everything that shows a position after a move, in one call. NULL without a board, too. */
struct snapshot *EXPORT(snapshot)(int wants_text) {
    size_t lights = (size_t)board()->lights, buttons = (size_t)board()->buttons;
    struct snapshot *taken = scratch(sizeof *taken + lights + buttons + (wants_text ? NOTATION_TEXT_MAX : 0), 1);
    if (!has_board() || !taken) return NULL;
    uint8_t *shown = (uint8_t *)(taken + 1), *presses = shown + lights;
    memcpy(shown, game->lights, lights);
    memcpy(presses, game->position.presses, buttons);
    *taken = (struct snapshot){.entries = game->history.entries,
                               .kept = game->history.kept,
                               .made = game->history.made,
                               .first = game->history.first,
                               .solved = game_solved(game)};
    if (wants_text) taken->text = notation_write(&game->position, (char *)(presses + buttons));
    return taken;
}

/* 1, or a negative status; rank, nullity and quiet_pattern need it. */
int EXPORT(prepare)(void) {
    if (!has_board()) return REFUSED;
    return prepare() ? 1 : NO_MEMORY;
}

int EXPORT(rank)(void) {
    if (!prepared) return REFUSED;
    return many() ? mod_rank(&many_solver) : solver.rank;
}

static int nullity(void) {
    return many() ? mod_nullity(&many_solver) : solver.nullity;
}

int EXPORT(nullity)(void) {
    return prepared ? nullity() : REFUSED;
}

/* The presses of a quiet pattern, and after them its order. */
uint8_t *EXPORT(quiet_pattern)(int k) {
    if (!prepared || !is_within(k, 0, nullity() - 1)) return NULL;
    int buttons = board()->buttons;
    uint8_t *bytes = scratch((size_t)buttons + 1, 1);
    if (!bytes) return NULL;
    if (many()) {
        bytes[buttons] = (uint8_t)mod_quiet(&many_solver, k, bytes, NULL);
        return bytes;
    }
    uint64_t presses[BOARD_WORDS];
    solve_quiet(&solver, k, presses);
    *row_bytes(bytes, presses, buttons) = 2;
    return bytes;
}

/* The lights that must be flipped to reach the target. */
static void need_bits(uint64_t *need) {
    uint64_t lights[BOARD_WORDS];
    gf2_from_bytes(need, game->position.target, board()->lights);
    gf2_from_bytes(lights, game->lights, board()->lights);
    gf2_add(need, lights, GF2_WORDS(board()->lights));
}

/* One solution of the position as it stands: true, with the presses in `presses`. Otherwise `weights` is the witness. */
static bool many_solve(uint8_t *presses, uint8_t *weights) {
    uint8_t need[BOARD_TURNING_LIGHTS_MAX];
    position_need(&game->position, game->lights, need);
    struct mod_answer answer = mod_solve(&many_solver, need, presses, weights);
    modulus = answer.modulus;
    return answer.solvable;
}

/* After prepare: presses that solve the position, or 0 with the weights of a witness in the buffer. */
uint8_t *EXPORT(solve)(void) {
    if (!prepared) return NULL;
    if (many()) {
        uint8_t presses[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
        if (many_solve(presses, weights)) return copy(presses, board()->buttons);
        copy(weights, board()->lights);
        return NULL;
    }
    uint64_t need[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
    modulus = 2;
    need_bits(need);
    if (goal_solve(&solver, board(), game->position.goal, need, presses, witness))
        return as_bytes(presses, board()->buttons);
    as_bytes(witness, board()->lights);
    return NULL;
}

/* The modulus of the witness that solve() found last. */
int EXPORT(modulus)(void) {
    return modulus;
}

static int words_search_start(uint32_t share, uint32_t shares) {
    uint64_t need[BOARD_WORDS];
    need_bits(need);
    enum fewest_status status = goal_search_start(&search, &solver, board(), game->position.goal, need, &arena);
    note(SEARCH, status == FEWEST_OK && search.count > 0);
    if (status != FEWEST_OK) return status == FEWEST_TOO_MANY ? TOO_MANY_SOLUTIONS : NO_MEMORY;
    goal_search_share(&search, share, shares);
    return search.count > 0;
}

static int many_search_start(void) {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
    if (!note(SEARCH, many_solve(presses, weights))) return 0;
    enum mod_fewest_status status = mod_fewest_start(&many_search, board(), &many_solver, presses, &arena);
    if (note(SEARCH, status == MOD_FEWEST_OK)) return 1;
    return status == MOD_FEWEST_TOO_MANY ? TOO_MANY_SOLUTIONS : NO_MEMORY;
}

/* After prepare, with share < shares, which must be 1 with more than two states: 1 when there is something to search, 0 when the
 * position is unsolvable, or a negative status. */
int EXPORT(search_start)(uint32_t share, uint32_t shares) {
    if (!prepared || share >= shares || (many() && shares > 1)) return REFUSED;
    return many() ? many_search_start() : words_search_start(share, shares);
}

/* After search_start has returned 1, as all search_…: 1 when finished, 0 when not yet, or a negative status. */
int EXPORT(search_run)(uint32_t slices) {
    if (!is_started(SEARCH)) return REFUSED;
    if (many()) return mod_fewest_run(&many_search, (int64_t)slices * MANY_SLICE);
    enum fewest_run run = goal_search_run(&search, slices);
    return run == FEWEST_STUCK ? NO_MEMORY : run == FEWEST_FINISHED;
}

int EXPORT(search_weight)(void) {
    if (!is_started(SEARCH)) return REFUSED;
    return many() ? many_search.weight : goal_search_best(&search).weight;
}

int EXPORT(search_bound)(void) {
    if (!is_started(SEARCH)) return REFUSED;
    return many() ? many_search.bound : goal_search_best(&search).bound;
}

double EXPORT(search_progress)(void) {
    if (!is_started(SEARCH)) return REFUSED;
    return many() ? mod_fewest_progress(&many_search) : goal_search_best(&search).progress;
}

uint64_t *EXPORT(search_count)(void) {
    uint64_t *count = is_started(SEARCH) ? scratch(1, sizeof *count) : NULL;
    if (count) *count = many() ? many_search.count : goal_search_best(&search).count;
    return count;
}

uint8_t *EXPORT(search_presses)(void) {
    if (!is_started(SEARCH)) return NULL;
    if (many()) return copy(many_search.presses, board()->buttons);
    return as_bytes(goal_search_best(&search).presses, board()->buttons);
}

static int many_solutions_start(void) {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
    if (!note(SOLUTIONS, many_solve(presses, weights))) return 0;
    bool done = mod_solutions_start(&many_solutions, board(), &many_solver, presses, &arena);
    return note(SOLUTIONS, done) ? 1 : NO_MEMORY;
}

/* After prepare: the number of goals that can be reached, or a negative status; the other solutions_… need it. */
int EXPORT(solutions_start)(void) {
    if (!prepared) return REFUSED;
    if (many()) return many_solutions_start();
    uint64_t need[BOARD_WORDS];
    need_bits(need);
    bool done = solutions_start(&solutions, &solver, board(), game->position.goal, need, &arena);
    return note(SOLUTIONS, done) ? solutions.goals : NO_MEMORY;
}

/* The number of listed solutions, up to the largest whole number that a double holds exactly. */
static double count_solutions(void) {
    if (many()) return many_solutions.count;
    double count = solutions.goals;
    for (int k = 0; k < solver.nullity && count < 0x1p53; k++) count *= 2;
    return count;
}

double EXPORT(solutions_count)(void) {
    return is_started(SOLUTIONS) ? count_solutions() : REFUSED;
}

static bool has_solution(double k) {
    return is_started(SOLUTIONS) && k >= 0 && k < count_solutions();
}

uint8_t *EXPORT(solutions_at)(double k) {
    if (!has_solution(k)) return NULL;
    if (many()) {
        uint8_t *listed = scratch((size_t)board()->buttons, 1);
        if (listed) mod_solutions_at(&many_solutions, (uint64_t)k, listed);
        return listed;
    }
    uint64_t presses[BOARD_WORDS];
    solutions_at(&solutions, (uint64_t)k, presses);
    return as_bytes(presses, board()->buttons);
}

static int many_weights(void) {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
    size_t mark = arena_mark(&arena), length = (size_t)mod_solutions_most(board()) + 1;
    if (mod_count(&many_solver) > MOD_WEIGHED_MAX) return TOO_MANY_SOLUTIONS;
    uint32_t *counts = arena_take_zeroed(&arena, length, sizeof *counts);
    bool weighed = counts && (!many_solve(presses, weights) ||
                              mod_solutions_weigh(board(), &many_solver, presses, counts, &arena));
    arena_release(&arena, mark);
    return weighed ? (int)length : NO_MEMORY;
}

/* After prepare: the length of the list of how many solutions have each cost from 0 to the largest of any presses, which is in the
 * buffer; or a negative status. */
int EXPORT(solution_weights)(void) {
    int buttons = board()->buttons;
    size_t mark = arena_mark(&arena);
    if (!prepared) return REFUSED;
    if (many()) return many_weights();
    if (solver.nullity > SOLUTIONS_WEIGHED_NULLITY_MAX) return TOO_MANY_SOLUTIONS;
    uint64_t need[BOARD_WORDS];
    need_bits(need);
    uint32_t *counts = arena_take(&arena, (size_t)buttons + 1, sizeof *counts);
    bool weighed = counts && solutions_weigh(&solver, board(), game->position.goal, need, counts, &arena);
    arena_release(&arena, mark);
    return weighed ? buttons + 1 : NO_MEMORY;
}

static int count_free(void) {
    return many() ? many_basis.count : basis.patterns.rows;
}

/* After prepare: the number of patterns, or a negative status; free_button and free_pattern need it. */
int EXPORT(free_start)(void) {
    if (!prepared) return REFUSED;
    if (nullity() > QUIET_LISTED_MAX) return TOO_MANY_SOLUTIONS;
    bool done =
        many() ? mod_basis_take(&many_basis, board(), &many_solver, &arena) : quiet_take(&basis, &solver, &arena);
    return note(BASIS, done) ? count_free() : NO_MEMORY;
}

static bool has_free(int k) {
    return is_started(BASIS) && is_within(k, 0, count_free() - 1);
}

int EXPORT(free_button)(int k) {
    if (!has_free(k)) return REFUSED;
    return many() ? many_basis.free[k] : basis.free[k];
}

/* The presses of a pattern, and after them its order. */
uint8_t *EXPORT(free_pattern)(int k) {
    size_t buttons = (size_t)board()->buttons;
    uint8_t *bytes = has_free(k) ? scratch(buttons + 1, 1) : NULL;
    if (!bytes) return NULL;
    if (many()) {
        memcpy(bytes, many_basis.presses + (size_t)k * buttons, buttons);
        bytes[buttons] = many_basis.orders[k];
        return bytes;
    }
    *row_bytes(bytes, gf2_row(&basis.patterns, k), (int)buttons) = 2;
    return bytes;
}

/* A symmetric board equals its transposed board. */
static void prepare_transposed(void) {
    if (board_is_symmetric(board())) {
        transposed = prepare() ? &solver : NULL;
        return;
    }
    size_t mark = arena_mark(&arena);
    struct board *other = arena_take(&arena, 1, sizeof *other);
    if (other) board_transpose(board(), other);
    if (other && solve_prepare(&transposed_solver, other, &arena))
        transposed = &transposed_solver;
    else
        arena_release(&arena, mark);
}

/* The invariants are the quiet patterns of what the transposed board is with two states. */
static int many_prepare_dual(void) {
    if (!prepare()) return NO_MEMORY;
    if (!is_started(DUAL)) note(DUAL, mod_invariants_find(&many_dual, &many_solver, &arena));
    return is_started(DUAL) ? 1 : NO_MEMORY;
}

static bool has_transposed(void) {
    if (!transposed) prepare_transposed();
    return transposed;
}

/* 1, or a negative status; reason needs it. */
int EXPORT(prepare_transposed)(void) {
    if (!has_board()) return REFUSED;
    if (many()) return many_prepare_dual();
    return has_transposed() ? 1 : NO_MEMORY;
}

/* A reason as it is given out: four numbers, and behind them the weights of the lights and the factors of the buttons. */
struct reason_out {
    int32_t modulus, unit, count, used;
    uint8_t vectors[];
};

static uint8_t *many_reason(struct reason_out *out, int button) {
    int lights = board()->lights, buttons = board()->buttons;
    uint8_t turned[BOARD_TURNING_LIGHTS_MAX] = {0};
    struct mod_reason reason;
    if (!is_within(button, 0, buttons - 1) || !mod_reason_find(&reason, &many_dual, button, &arena)) return NULL;
    const uint8_t *presses = (const uint8_t *)out;
    int used = 0, count = 0;
    board_press_all(board(), presses, turned);
    for (int i = 0; i < lights; i++) count += reason.weights[i] * turned[i];
    for (int i = 0; i < buttons; i++) used += reason.factors[i] * presses[i];
    *out = (struct reason_out){reason.modulus, reason.unit, count, used};
    memcpy(out->vectors, reason.weights, (size_t)lights);
    memcpy(out->vectors + lights, reason.factors, (size_t)buttons);
    return (uint8_t *)out;
}

static uint8_t *words_reason(struct reason_out *out, int button) {
    int buttons = board()->buttons;
    uint64_t *presses = arena_take(&arena, GF2_WORDS(buttons), sizeof *presses);
    struct reason reason;
    if (presses) gf2_from_bytes(presses, (const uint8_t *)out, buttons);
    if (!presses || !reason_find(&reason, board(), &solver, transposed, presses, button, &arena)) return NULL;
    *out = (struct reason_out){2, 1, reason.count, reason.used};
    row_bytes(row_bytes(out->vectors, reason.lights, board()->lights), reason.settled, buttons);
    return (uint8_t *)out;
}

/* After prepare and prepare_transposed, with a solution in the buffer, one byte a button: a reason_out. 0 also when there is no reason,
 * or no such button, or above a nullity of QUIET_LISTED_MAX. */
uint8_t *EXPORT(reason)(int button) {
    if (!prepared || (many() ? !is_started(DUAL) : !transposed) || nullity() > QUIET_LISTED_MAX) return NULL;
    size_t mark = arena_mark(&arena), vectors = (size_t)(board()->lights + board()->buttons);
    struct reason_out *out = arena_retake(&arena, sizeof *out + vectors, 1); /* the buffer, which holds the solution */
    uint8_t *found = NULL;
    if (out) found = many() ? many_reason(out, button) : words_reason(out, button);
    arena_release(&arena, mark);
    return found;
}

static bool many_nearest_start(void) {
    uint8_t need[BOARD_TURNING_LIGHTS_MAX];
    position_need(&game->position, game->lights, need);
    return mod_nearest_start(&many_nearest, board(), game->lights, need, &many_solver, &arena);
}

static bool words_nearest_start(void) {
    uint64_t need[BOARD_WORDS];
    need_bits(need);
    const struct solver *before = transposed;
    size_t mark = arena_mark(&arena);
    if (has_transposed() && nearest_start(&nearest, transposed, game->position.goal, need, &arena)) return true;
    transposed = before;
    arena_release(&arena, mark);
    return false;
}

/* After prepare: 1, or a negative status; the other nearest_… need it. */
int EXPORT(nearest_start)(void) {
    if (!prepared) return REFUSED;
    return note(NEAREST, many() ? many_nearest_start() : words_nearest_start()) ? 1 : NO_MEMORY;
}

/* -1: not found within the limits. */
int EXPORT(nearest_distance)(void) {
    if (!is_started(NEAREST)) return REFUSED;
    return many() ? many_nearest.distance : nearest.distance;
}

double EXPORT(nearest_count)(void) {
    if (!is_started(NEAREST)) return REFUSED;
    return many() ? many_nearest.count : nearest.count;
}

/* The next of the nearest sets: `distance` pairs of a light and its new state; 0 when there are no more. */
const int32_t *EXPORT(nearest_next)(void) {
    if (!is_started(NEAREST) || !(many() ? mod_nearest_next(&many_nearest) : nearest_next(&nearest))) return NULL;
    int distance = many() ? many_nearest.distance : nearest.distance;
    int32_t *pairs = scratch(2 * (size_t)distance, sizeof *pairs);
    for (int i = 0; pairs && i < distance; i++) {
        int light = many() ? many_nearest.set[i].light : nearest.set[i];
        pairs[2 * i] = light;
        pairs[2 * i + 1] = many() ? many_nearest.set[i].state : !game->lights[light];
    }
    return pairs;
}

static bool is_size(int rows, int columns) {
    return is_within(rows, 1, CONGRUENCE_SIDE_MAX) && is_within(columns, 1, CONGRUENCE_SIDE_MAX);
}

/* The nullity of the plus rule, without a board; or a negative status. */
int PAGE_EXPORT(nullity_of)(int rows, int columns) {
    if (!is_size(rows, columns)) return REFUSED;
    need_arena();
    size_t mark = arena_mark(&arena);
    int nullity = chase_nullity(rows, columns, CHASE_PLUS, &arena);
    arena_release(&arena, mark);
    return nullity;
}

static bool is_prime(int number) {
    int divisor = 2;
    while (divisor < number && number % divisor) divisor++;
    return divisor == number;
}

static bool is_short_side(int side) {
    return is_within(side, 1, ZK_POLY_SIDE_MAX);
}

/* The nullity of the plus rule modulo a prime, without a board; or a negative status. */
int PAGE_EXPORT(plus_nullity)(int prime, int rows, int columns) {
    if (!is_within(prime, 2, ZK_SIZE_MAX - 1) || !is_prime(prime) || !is_short_side(rows) || !is_short_side(columns))
        return REFUSED;
    need_arena();
    return zk_plus_nullity(prime, rows, columns, &arena);
}

/* A board of any size, in place of the game; rule and wrap are those of chase.h. 1, or a negative status; the other large_…
 * need it. */
int PAGE_EXPORT(large_start)(int rows, int columns, int rule, int wrap) {
    if (!is_size(rows, columns) || !is_within(rule, CHASE_RING, CHASE_PLUS) ||
        !is_within(wrap, CHASE_FLAT, CHASE_TORUS))
        return REFUSED;
    drop_game();
    bool done = large_take(&large, rows, columns, (enum chase_rule)rule, (enum chase_wrap)wrap, &arena);
    return note(LARGE, done) ? 1 : NO_MEMORY;
}

/* The packed rows, lowest bit first, each `large_stride` bytes long. Their address does not change. */
uint64_t *PAGE_EXPORT(large_board)(void) {
    return is_started(LARGE) ? large.board : NULL;
}

int PAGE_EXPORT(large_stride)(void) {
    return is_started(LARGE) ? (int)(large.stride * sizeof *large.board) : REFUSED;
}

void PAGE_EXPORT(large_fill_on)(void) {
    if (is_started(LARGE)) large_fill_on(&large);
}

void PAGE_EXPORT(large_fill_random)(uint32_t seed_low, uint32_t seed_high) {
    if (is_started(LARGE)) large_fill_random(&large, (uint64_t)seed_high << 32 | seed_low);
}

int PAGE_EXPORT(large_solve)(void) {
    if (!is_started(LARGE)) return REFUSED;
    large_solve(&large);
    return large.answer.solvable;
}

int PAGE_EXPORT(large_nullity)(void) {
    return is_started(LARGE) ? large.chase.nullity : REFUSED;
}

double PAGE_EXPORT(large_weight)(void) {
    return is_started(LARGE) ? (double)large.answer.weight : REFUSED;
}

int PAGE_EXPORT(large_verify)(void) {
    return is_started(LARGE) && large_verify(&large);
}

uint8_t *PAGE_EXPORT(large_picture)(int row, int column, int scale, int width, int height) {
    if (!is_started(LARGE) || row < 0 || column < 0 || scale < 1 || width < 1 || height < 1) return NULL;
    uint8_t *picture = scratch((size_t)height, (size_t)width);
    if (picture) large_picture(&large, row, column, scale, width, height, picture);
    return picture;
}

/* After prepare: 1, 0 when no lights of the board have such a minimum, or a negative status. */
int EXPORT(generate_start)(int weight, uint32_t seed_low, uint32_t seed_high) {
    uint64_t seed = (uint64_t)seed_high << 32 | seed_low;
    enum board_goal goal = game->position.goal;
    if (!prepared) return REFUSED;
    level_end = arena_mark(&arena);
    if (many()) return note(LEVEL, mod_level_start(&many_level, board(), goal, &many_solver, weight, seed, &arena));
    return note(LEVEL, level_start(&level, board(), goal, &solver, weight, seed, &arena));
}

/* A status of the run of either generator. */
static int generated(int run, int too_many, int no_memory) {
    level_end = arena_mark(&arena);
    return run == too_many ? TOO_MANY_SOLUTIONS : run == no_memory ? NO_MEMORY : run;
}

static int many_generate_run(uint32_t slices) {
    enum mod_level_run run = mod_level_run(&many_level, (int64_t)slices * MANY_SLICE);
    return generated((int)run, MOD_LEVEL_TOO_MANY, MOD_LEVEL_NO_MEMORY);
}

static int words_generate_run(uint32_t slices) {
    enum level_run run = level_run(&level, slices);
    return generated((int)run, LEVEL_TOO_MANY, LEVEL_NO_MEMORY);
}

/* Writes the lights of a set as steps. */
static void need_bytes(const uint64_t *bits, uint8_t *need) {
    row_bytes(need, bits, board()->lights);
}

/* Makes the level that was found the game: 1, or NO_MEMORY. */
static int replace_by_level(void) {
    size_t mark = arena_mark(&arena);
    uint8_t *need = arena_take(&arena, (size_t)board()->lights, 1);
    if (!need) return NO_MEMORY;
    if (many()) {
        mod_level_need(&many_level, need);
    } else {
        uint64_t bits[BOARD_WORDS];
        level_need(&level, bits);
        need_bytes(bits, need);
    }
    return replace_lights(need, mark);
}

/* After generate_start has returned 1, unless something else was taken from the arena since: 0 while it runs; 1, and the game is
 * the new level; 2 when none was found; or a negative status. */
int EXPORT(generate_run)(uint32_t slices) {
    if (!is_started(LEVEL) || arena_mark(&arena) != level_end) return REFUSED;
    int run = many() ? many_generate_run(slices) : words_generate_run(slices);
    note(LEVEL, run == LEVEL_RUNNING);
    return run == LEVEL_FOUND ? replace_by_level() : run;
}

static int many_hardest(int *weight, uint8_t *need) {
    enum mod_hardest_status status = mod_hardest_find(board(), &many_solver, weight, need, &arena);
    is_hardest = status == MOD_HARDEST_EXACT;
    return status == MOD_HARDEST_UNKNOWN ? TOO_MANY_SOLUTIONS : status == MOD_HARDEST_NO_MEMORY ? NO_MEMORY : 1;
}

static int words_hardest(int *weight, uint8_t *need) {
    uint64_t bits[BOARD_WORDS];
    enum hardest_status status = hardest_find(board(), game->position.goal, &solver, weight, bits, &arena);
    is_hardest = status == HARDEST_EXACT;
    if (status == HARDEST_UNKNOWN || status == HARDEST_NO_MEMORY)
        return status == HARDEST_UNKNOWN ? TOO_MANY_SOLUTIONS : NO_MEMORY;
    need_bytes(bits, need);
    return 1;
}

/* After prepare: makes the hardest position of the board the game and returns its fewest presses, or a negative status.
 * hardest_exact() then tells if no position needs more. */
int PAGE_EXPORT(hardest)(void) {
    int weight;
    if (!prepared) return REFUSED;
    size_t mark = arena_mark(&arena);
    uint8_t *need = arena_take(&arena, (size_t)board()->lights, 1);
    if (!need) return NO_MEMORY;
    int status = many() ? many_hardest(&weight, need) : words_hardest(&weight, need);
    if (status == 1) status = replace_lights(need, mark);
    if (status != 1) arena_release(&arena, mark);
    return status == 1 ? weight : status;
}

int PAGE_EXPORT(hardest_exact)(void) {
    return is_hardest;
}

/* Makes the game closed doors with random masks: 1, or a negative status. */
int PAGE_EXPORT(random_doors)(int doors, int openable, uint32_t seed_low, uint32_t seed_high) {
    enum { DOORS_MIN = 3 }; /* level_random_doors() */
    if (!is_within(doors, DOORS_MIN, CENSUS_DOORS_MAX)) return REFUSED;
    need_arena();
    size_t mark = arena_mark(&arena);
    struct position *position = &coming()->position;
    position->goal = BOARD_GOAL_EACH;
    level_random_doors(&position->board, doors, openable, (uint64_t)seed_high << 32 | seed_low);
    bool taken = position_take(position, &arena);
    if (taken) memset(position->target, 1, (size_t)doors);
    if (taken && replace_game(mark) == NOTATION_OK) return 1;
    arena_release(&arena, mark);
    return NO_MEMORY;
}

/* Two numbers of CENSUS_LIMBS limbs: the sets, and the openable ones. */
struct census_number *PAGE_EXPORT(census)(int doors) {
    if (!is_within(doors, 1, CENSUS_DOORS_MAX)) return NULL;
    need_arena();
    size_t mark = arena_mark(&arena);
    struct census_number *counts = arena_take(&arena, 2, sizeof *counts);
    bool counted = counts && census_count(doors, &counts[0], &counts[1], &arena);
    arena_release(&arena, mark);
    return counted ? counts : NULL;
}

/* The masks are in the buffer, 64 bits each. */
int PAGE_EXPORT(census_ways)(int doors) {
    if (!is_within(doors, 1, CENSUS_DOORS_MAX)) return REFUSED;
    const uint64_t *masks = scratch((size_t)doors, sizeof *masks);
    return masks ? census_ways(masks, doors) : REFUSED;
}

/* In place of the game: 1, or a negative status; the other equations_… need it. */
int EXPORT(equations_start)(int unknowns) {
    if (!is_within(unknowns, 1, EQUATIONS_UNKNOWNS_MAX)) return REFUSED;
    drop_game();
    return note(EQUATIONS, equations_take(&equations, unknowns, &arena)) ? 1 : NO_MEMORY;
}

/* The coefficients are in the buffer, one byte each. */
int EXPORT(equations_add)(int right) {
    if (!is_started(EQUATIONS)) return REFUSED;
    const uint8_t *bytes = scratch((size_t)equations.unknowns, sizeof *bytes);
    if (!bytes) return NO_MEMORY;
    uint64_t coefficients[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)] = {0};
    for (int i = 0; i < equations.unknowns; i++)
        if (bytes[i]) gf2_flip(coefficients, i);
    return (int)equations_add(&equations, coefficients, right);
}

int EXPORT(equations_rank)(void) {
    return is_started(EQUATIONS) ? equations.rank : REFUSED;
}

/* Once the rank is the number of unknowns. */
uint8_t *EXPORT(equations_solution)(void) {
    uint64_t solution[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)];
    if (!is_started(EQUATIONS) || equations.rank < equations.unknowns) return NULL;
    equations_solution(&equations, solution);
    return as_bytes(solution, equations.unknowns);
}

static struct lesson lesson;
static struct lesson_chase chasing;
static struct mod_chase many_chasing;
static uint8_t many_change[BOARD_TURNING_LIGHTS_MAX],
    many_chased[BOARD_TURNING_LIGHTS_MAX]; /* what it needs, and a solution */
static uint64_t change[BOARD_WORDS];       /* the syndrome */

/* Writes what solve() changes to `change`, or what it should if it finds nothing. */
static void find_change(void) {
    uint64_t need[BOARD_WORDS];
    need_bits(need);
    goal_change(&solver, board(), game->position.goal, need, change);
}

/* After prepare: by how many steps each light must turn. With the goal "either", towards the goal that solve reaches, or
 * "off" if it reaches none. */
uint8_t *EXPORT(syndrome)(void) {
    if (!prepared) return NULL;
    if (many()) {
        uint8_t *need = scratch((size_t)board()->lights, 1);
        if (need) position_need(&game->position, game->lights, need);
        return need;
    }
    find_change();
    return as_bytes(change, board()->lights);
}

static int many_lesson_start(bool reduced) {
    enum board_goal goal = game->position.goal;
    uint8_t need[BOARD_TURNING_LIGHTS_MAX];
    if (!board_has_two_states(board())) return REFUSED;
    int lights = board()->lights, unknowns = board()->buttons + (goal == BOARD_GOAL_SAME);
    if (!note(LESSON, lesson_take(&lesson, lights, unknowns, reduced, &arena))) return NO_MEMORY;
    position_need(&game->position, game->lights, need);
    mod_lesson_fill(&lesson, board(), goal, need);
    lesson_eliminate(&lesson);
    return lesson.length;
}

/* Elimination on the position's board: the number of steps, or a negative status. The other lesson_… need it or the next export.
 * eliminate() serves more than two states. */
int EXPORT(lesson_start)(int reduced) {
    if (!has_board()) return REFUSED;
    if (many()) return many_lesson_start(reduced);
    int lights = board()->lights;
    if (lights > LESSON_SIDE_MAX) return TOO_MANY_STEPS;
    if (!prepare() || !note(LESSON, lesson_take(&lesson, lights, board()->buttons, reduced, &arena))) return NO_MEMORY;
    find_change();
    lesson_fill(&lesson, board(), change);
    lesson_eliminate(&lesson);
    return lesson.length;
}

/* Elimination on the augmented matrix in the buffer, a byte for each entry. */
int EXPORT(lesson_start_on)(int equation_count, int unknowns, int reduced) {
    if (!is_within(equation_count, 1, LESSON_SIDE_MAX) || !is_within(unknowns, 1, LESSON_SIDE_MAX)) return REFUSED;
    need_arena();
    size_t mark = arena_mark(&arena);
    const uint8_t *bytes = arena_retake(&arena, (size_t)equation_count * ((size_t)unknowns + 1),
                                        1); /* the buffer, which holds the matrix */
    if (!note(LESSON, bytes && lesson_take(&lesson, equation_count, unknowns, reduced, &arena))) {
        arena_release(&arena, mark);
        return NO_MEMORY;
    }
    for (int row = 0; row < equation_count; row++)
        for (int column = 0; column <= unknowns; column++)
            if (*bytes++) gf2_flip(gf2_row(&lesson.matrix, row), column);
    lesson_eliminate(&lesson);
    return lesson.length;
}

int EXPORT(lesson_verdict)(void) {
    return is_started(LESSON) ? lesson.verdict : REFUSED;
}

const struct lesson_step *EXPORT(lesson_seek)(int k) {
    if (!is_started(LESSON) || !is_within(k, 0, lesson.length - 1)) return NULL;
    struct lesson_step step = lesson_seek(&lesson, k), *out = scratch(1, sizeof *out);
    if (out) *out = step;
    return out;
}

/* The number of stops (lesson_stops), and behind it the stops. */
int32_t *EXPORT(lesson_stops)(void) {
    if (!is_started(LESSON)) return NULL;
    int32_t *out = scratch((size_t)lesson.round_count + 1, sizeof *out);
    if (out) out[0] = lesson_stops(&lesson, out + 1);
    return out;
}

static uint8_t *matrix_bytes(const struct gf2_matrix *matrix) {
    uint8_t *bytes = scratch((size_t)matrix->rows * (size_t)matrix->columns, sizeof *bytes), *end = bytes;
    for (int row = 0; bytes && row < matrix->rows; row++) end = row_bytes(end, gf2_row(matrix, row), matrix->columns);
    return bytes;
}

/* The matrix after the step of the last lesson_seek(). */
uint8_t *EXPORT(lesson_matrix)(void) {
    return is_started(LESSON) ? matrix_bytes(&lesson.matrix) : NULL;
}

/* The given rows whose sum is this row now. */
uint8_t *EXPORT(lesson_origins)(int row) {
    if (!is_started(LESSON) || !is_within(row, 0, lesson.origins.rows - 1)) return NULL;
    return as_bytes(gf2_row(&lesson.origins, row), lesson.origins.columns);
}

/* With BOARD_GOAL_SAME, towards the state that solve() finds. */
static int many_chase_start(void) {
    uint8_t weights[BOARD_TURNING_LIGHTS_MAX];
    if (!mod_can_chase(board())) return 0;
    if (!prepare()) return NO_MEMORY;
    position_need(&game->position, game->lights, many_change);
    struct mod_answer answer = mod_solve(&many_solver, many_change, many_chased, weights);
    for (int light = 0; light < board()->lights; light++)
        many_change[light] = (uint8_t)((many_change[light] + answer.shown) % board_states(board(), light));
    const uint8_t *solution = answer.solvable ? many_chased : NULL;
    bool done = mod_chase_take(&many_chasing, board(), many_change, solution, &arena);
    return note(CHASE, done) ? many_chasing.length : NO_MEMORY;
}

/* The number of steps, 0 if a chase is not defined on this board, or a negative status. The other chase_… need it. */
int EXPORT(chase_start)(void) {
    if (!has_board()) return REFUSED;
    if (many()) return many_chase_start();
    if (!lesson_can_chase(board())) return 0;
    if (!prepare()) return NO_MEMORY;
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    find_change();
    bool solvable = solve(&solver, change, presses, witness);
    bool done = lesson_chase_take(&chasing, board(), change, solvable ? presses : NULL, &arena);
    return note(CHASE, done) ? chasing.length : NO_MEMORY;
}

static int chase_length(void) {
    return many() ? many_chasing.length : chasing.length;
}

static struct lesson_step words_chase_at(int k, uint8_t *presses) {
    uint64_t pressed[BOARD_WORDS];
    struct lesson_step step = lesson_chase_at(&chasing, k, pressed);
    row_bytes(presses, pressed, board()->buttons);
    return step;
}

/* The step, then the lights and the presses after it. */
uint8_t *EXPORT(chase_at)(int k) {
    if (!is_started(CHASE) || !is_within(k, 0, chase_length() - 1)) return NULL;
    struct lesson_step step;
    size_t buttons = (size_t)board()->buttons, lights = (size_t)board()->lights;
    uint8_t *out = scratch(sizeof step + lights + buttons, 1);
    if (!out) return NULL;
    uint8_t *shown = out + sizeof step, *presses = shown + lights;
    step = many() ? mod_chase_at(&many_chasing, k, presses) : words_chase_at(k, presses);
    memcpy(out, &step, sizeof step);
    memcpy(shown, game->lights, lights);
    board_press_all(board(), presses, shown);
    return out;
}

uint8_t *EXPORT(chase_system)(void) {
    if (!is_started(CHASE)) return NULL;
    int columns = board()->columns;
    return many() ? copy(many_chasing.system, columns * (columns + 1)) : matrix_bytes(&chasing.system);
}

/* After prepare: prime power number `part` of those that the equations are solved modulo; 0 when there are fewer. Grids and doors with
 * two states have none: lesson_start() serves them. */
int PAGE_EXPORT(part)(int part) {
    if (!prepared || part < 0) return REFUSED;
    if (!many()) return 0;
    return part < many_solver.parts ? many_solver.part[part].ring.size : 0;
}

/* After prepare: the step after which the elimination modulo this prime power has so many pivots, or its end if it has fewer; at -1 the
 * start (mod_lesson.h). The step in the buffer, and behind it `taken` and the matrix; 0 when the system is too large, or no memory. */
uint8_t *PAGE_EXPORT(eliminate)(int part, int pivots) {
    struct mod_lesson modular;
    uint8_t need[BOARD_TURNING_LIGHTS_MAX];
    if (!prepared || !many() || !is_within(part, 0, many_solver.parts - 1)) return NULL;
    position_need(&game->position, game->lights, need);
    size_t mark = arena_mark(&arena), size = sizeof modular.step;
    uint8_t *written = NULL;
    if (mod_lesson_take(&modular, board(), game->position.goal, &many_solver.part[part].ring, need, &arena)) {
        while (pivots > modular.step.pivots && mod_lesson_next(&modular)) continue;
        size_t rows = (size_t)modular.equations, entries = rows * ((size_t)modular.unknowns + 1);
        written = arena_take(&arena, size + rows + entries, 1);
        if (written) {
            memcpy(written, &modular.step, size);
            memcpy(written + size, modular.taken, rows);
            memcpy(written + size + rows, modular.matrix.entries, entries);
        }
    }
    arena_release(&arena, mark);
    return written;
}
