/* The exports of the modules: they convert between JavaScript and the functions of the core. One instance holds one game, whose lights
 * have two states (game.h), or more, or lie on a surface (cyclic_game.h).
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
#include "board/board.h"
#include "board/cyclic_game.h"
#include "board/cyclic_notation.h"
#include "board/game.h"
#include "board/notation.h"
#include "exports/machine.h"
#include "solve/census.h"
#include "solve/chase.h"
#include "solve/cyclic_basis.h"
#include "solve/cyclic_chase.h"
#include "solve/cyclic_fewest.h"
#include "solve/cyclic_hardest.h"
#include "solve/cyclic_lesson.h"
#include "solve/cyclic_level.h"
#include "solve/cyclic_nearest.h"
#include "solve/cyclic_reason.h"
#include "solve/cyclic_solutions.h"
#include "solve/cyclic_solve.h"
#include "solve/equations.h"
#include "solve/fewest.h"
#include "solve/hardest.h"
#include "solve/large.h"
#include "solve/lesson.h"
#include "solve/nearest.h"
#include "solve/quiet.h"
#include "solve/reason.h"
#include "solve/solutions.h"
#include "solve/solve.h"

/* The small build (EMBED) has boards with two states only, and not what only the page uses: PAGE_EXPORT exports a function from the
 * full build. The linker drops functions that are neither exported nor called. */
#ifdef EMBED
#define PAGE_EXPORT(name) wasm_##name
enum { IS_FULL = false };
#else
#define PAGE_EXPORT(name) EXPORT(name)
enum { IS_FULL = true };
#endif

/* NOT_HERE: this build lacks such boards. */
enum { NO_MEMORY = -1, TOO_MANY_SOLUTIONS = -2, TOO_MANY_STEPS = -3, REFUSED = -4, NOT_HERE = -5 };

/* The budget of a slice of a search of cyclic_fewest.h: some 20 microseconds. */
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

static struct game game;
static struct solver solver;
static struct solver transposed_solver;
static const struct solver *transposed; /* the solver of the transposed board; NULL before it is prepared */
static bool prepared;
static unsigned started; /* the work begun since the arena was last emptied */
static struct game_search search;
static size_t search_from, search_to; /* marks before the search and after the last call for it */
static struct game_level level;
static size_t level_end; /* the mark after the last call for the level */
static bool is_hardest;  /* no position needs more presses than that of the last hardest() */
static struct solutions solutions;
static struct quiet basis;
static struct nearest nearest;
static struct equations equations;
static struct large large;
static struct position incoming;
static int error_position;

/* The same for a board of more than two states, or a surface, which is the one in play if many() is true. */
static bool has_many;
static struct cyclic_game many_game;
static struct cyclic_solver many_solver;
static struct cyclic_fewest many_search;
static struct cyclic_solutions many_solutions;
static struct cyclic_basis many_basis;
static struct cyclic_invariants many_dual;
static struct cyclic_nearest many_nearest;
static struct cyclic_level many_level;
static struct cyclic_position many_incoming;
static int modulus; /* of the last witness */

static struct arena arena = {.grow = machine_grow_arena};

/* Empties the arena, which begins where the linker's data ends. */
static void reset_arena(void) {
    uintptr_t past = (uintptr_t)machine_heap() % ARENA_ALIGN;
    arena.start = machine_heap() + (past ? ARENA_ALIGN - past : 0);
    arena_release(&arena, 0);
    prepared = false;
    transposed = NULL;
    started = 0;
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

/* In the small build constant, so that the compiler drops what it leads to. */
static bool many(void) {
    return IS_FULL && has_many;
}

static const struct cyclic_board *many_board(void) {
    return &many_game.position.board;
}

/* The sizes, the rule and the holes of the board in play. */
static const struct board *grid(void) {
    return many() ? &many_board()->grid : &game.position.board;
}

static const struct history *history(void) {
    return many() ? &many_game.history : &game.history;
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
    return grid()->lights > 0;
}

/* Empties the arena for work that replaces the game. */
static void drop_game(void) {
    reset_arena();
    has_many = false;
    memset(&game, 0, sizeof game);
}

static bool prepare(void) {
    if (!prepared && many())
        prepared = cyclic_prepare(&many_solver, many_board(), many_game.position.goal, &arena);
    else if (!prepared)
        prepared = solve_prepare(&solver, &game.position.board, &arena);
    return prepared;
}

static int load_incoming(int status) {
    if (status) return status;
    reset_arena();
    if (game_load(&game, &incoming, &arena) != GAME_OK) status = NO_MEMORY;
    has_many = false; /* last: a trap leaves the game that was there */
    return status;
}

/* The same for `many_incoming`. Without memory there is no board afterwards. */
static int load_many(int status) {
    if (status) return status;
    reset_arena();
    has_many = cyclic_game_load(&many_game, &many_incoming, &arena) == CYCLIC_GAME_OK;
    if (has_many) return NOTATION_OK;
    drop_game();
    return NO_MEMORY;
}

/* Makes the incoming position the game: 1, or NO_MEMORY. */
static int replace_game(void) {
    return load_incoming(NOTATION_OK) == NOTATION_OK ? 1 : NO_MEMORY;
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

/* A text of `length` characters is in the buffer: NOTATION_OK, the reason why it was refused (a notation_status or a
 * cyclic_notation_status), or a negative status. */
int EXPORT(load)(int length) {
    const char *text = scratch((size_t)length, 1);
    if (!text) return NO_MEMORY;
    if (!notation_is_cyclic(text, length))
        return load_incoming((int)notation_read(text, length, &incoming, &error_position));
    return IS_FULL ? load_many(cyclic_notation_read(text, length, &many_incoming, &error_position)) : NOT_HERE;
}

int EXPORT(error_position)(void) {
    return error_position;
}

/* Writes the notation into the buffer; its length. */
int EXPORT(notation)(void) {
    if (!has_board()) return REFUSED;
    char *text = scratch(many() ? CYCLIC_NOTATION_TEXT_MAX : NOTATION_TEXT_MAX, 1);
    if (!text) return NO_MEMORY;
    return many() ? cyclic_notation_write(&many_game.position, text) : notation_write(&game.position, text);
}

/* True if lights have more than two states, or the board is a surface. */
int EXPORT(is_cyclic)(void) {
    return many();
}

/* The cells of a surface are a grid of one row. */
int EXPORT(kind)(void) {
    return many() && many_board()->surface.shape ? BOARD_GRID : (int)grid()->kind;
}

int EXPORT(rows)(void) {
    return grid()->rows;
}

int EXPORT(columns)(void) {
    return grid()->columns;
}

int EXPORT(light_count)(void) {
    return grid()->lights;
}

int EXPORT(button_count)(void) {
    return grid()->buttons;
}

/* A board_goal; behind these, that all lights show the same, whichever. */
int EXPORT(goal)(void) {
    if (!many()) return (int)game.position.board.goal;
    return many_game.position.goal == CYCLIC_SAME ? BOARD_GOAL_TARGET + 1 : BOARD_GOAL_TARGET;
}

/* The lights at the goal; of several goals: all off. */
uint8_t *EXPORT(targets)(void) {
    if (many()) return copy(many_game.position.target, grid()->lights);
    uint64_t lights[BOARD_WORDS];
    board_goal_lights(&game.position.board, lights);
    return as_bytes(lights, game.position.board.lights);
}

/* The number of states of each light: 1 for a hole. */
uint8_t *EXPORT(states)(void) {
    if (many()) return copy(many_board()->states, grid()->lights);
    uint8_t *states = as_bytes(grid()->holes, grid()->lights);
    for (int light = 0; states && light < grid()->lights; light++) states[light] = states[light] ? 1 : 2;
    return states;
}

/* The order of each button: as many presses change nothing. Doors never have an order of 1. */
uint8_t *EXPORT(orders)(void) {
    uint8_t *orders = scratch((size_t)grid()->buttons, 1);
    for (int button = 0; orders && button < grid()->buttons; button++) {
        int order = board_has_button(grid(), button) ? 2 : 1;
        orders[button] = (uint8_t)(many() ? cyclic_order(many_board(), button) : order);
    }
    return orders;
}

/* True if presses go both ways, and the cost of a button is that of the shorter way. */
int EXPORT(both_ways)(void) {
    return many() && many_board()->both_ways;
}

int EXPORT(wrap)(void) {
    return (int)grid()->wrap;
}

/* The rule of a grid as 5×5 cells, with the pressed one in the middle. */
uint8_t *EXPORT(stencil)(void) {
    uint64_t cells = board_rule_stencil(grid()->rule);
    return as_bytes(&cells, BOARD_STENCIL_CELLS);
}

uint8_t *EXPORT(holes)(void) {
    return as_bytes(grid()->holes, grid()->lights);
}

uint8_t *EXPORT(start)(void) {
    if (many()) return copy(many_game.position.start, grid()->lights);
    return as_bytes(game.position.start, grid()->lights);
}

/* By how many steps a press turns each light. */
uint8_t *EXPORT(mask)(int button) {
    if (!is_within(button, 0, grid()->buttons - 1)) return NULL;
    if (many()) {
        uint8_t steps[CYCLIC_LIGHTS_MAX] = {0};
        cyclic_add(many_board(), button, 1, steps);
        return copy(steps, grid()->lights);
    }
    uint64_t mask[BOARD_WORDS] = {0};
    board_add_mask(&game.position.board, button, mask);
    return as_bytes(mask, game.position.board.lights);
}

static int done(enum game_status status) {
    return status == GAME_NO_MEMORY ? NO_MEMORY : status == GAME_OK;
}

static int many_done(enum cyclic_game_status status) {
    return status == CYCLIC_GAME_NO_MEMORY ? NO_MEMORY : status == CYCLIC_GAME_OK;
}

/* Presses a button several times, each of which can be undone; a negative number presses it backwards, which with two states is the same.
 * When memory runs out between two of these presses, those before remain. */
int EXPORT(press)(int button, int times) {
    if (!is_within(times, -CYCLIC_GAME_TIMES_MAX, CYCLIC_GAME_TIMES_MAX)) return REFUSED;
    if (many()) return many_done(cyclic_game_press(&many_game, button, times, &arena));
    enum game_status status = GAME_NOTHING;
    for (int left = times < 0 ? -times : times; left > 0 && status != GAME_NO_MEMORY; left--)
        status = game_press(&game, button, &arena);
    return done(status);
}

int EXPORT(undo)(void) {
    return many() ? many_done(cyclic_game_undo(&many_game)) : done(game_undo(&game));
}

int EXPORT(redo)(void) {
    return many() ? many_done(cyclic_game_redo(&many_game)) : done(game_redo(&game));
}

int EXPORT(reset)(void) {
    return many() ? many_done(cyclic_game_restart(&many_game, &arena)) : done(game_restart(&game, &arena));
}

/* All entries of the history: each a button, −1 for a restart, or with more than two states −2 − button for a press backwards. */
const int32_t *EXPORT(history)(void) {
    return history()->entries;
}

int EXPORT(history_made)(void) {
    return history()->made;
}

int EXPORT(history_kept)(void) {
    return history()->kept;
}

/* Replaces the history by `kept` entries of four bytes in the buffer. 0 if an entry is none of this board, and unless
 * 0 <= made <= kept. */
int EXPORT(resume)(int kept, int made) {
    if (!has_board() || made < 0 || made > kept) return 0;
    size_t mark = arena_mark(&arena);
    int32_t *entries = arena_retake(&arena, (size_t)kept, sizeof *entries); /* the buffer, which holds them */
    if (!entries) return NO_MEMORY;
    if (many() ? cyclic_game_resume(&many_game, entries, kept, made) : game_resume(&game, entries, kept, made))
        return 1;
    arena_release(&arena, mark);
    return 0;
}

/* What a move changes. Behind it in memory are the lights, the presses of each button, and the notation. */
struct snapshot {
    const int32_t *entries; /* all entries of the history */
    int32_t kept;           /* how many they are */
    int32_t made;           /* so many of them are in effect */
    int32_t first;          /* the first one after the last restart */
    int32_t solved;
    int32_t text; /* the length of the notation; 0: not wanted */
};

/* Everything that shows a position after a move, in one call. NULL without a board, too. */
struct snapshot *EXPORT(snapshot)(int wants_text) {
    int lights = grid()->lights, buttons = grid()->buttons;
    int text_max = many() ? CYCLIC_NOTATION_TEXT_MAX : NOTATION_TEXT_MAX;
    struct snapshot *taken = scratch(sizeof *taken + (size_t)(lights + buttons + (wants_text ? text_max : 0)), 1);
    if (!has_board() || !taken) return NULL;
    uint8_t *lights_now = (uint8_t *)(taken + 1), *presses = lights_now + lights;
    char *text = (char *)(presses + buttons);
    if (many()) {
        memcpy(lights_now, many_game.lights, (size_t)lights);
        memcpy(presses, many_game.position.presses, (size_t)buttons);
    } else {
        row_bytes(row_bytes(lights_now, game.lights, lights), game.position.presses, buttons);
    }
    *taken = (struct snapshot){.entries = history()->entries,
                               .kept = history()->kept,
                               .made = history()->made,
                               .first = history()->first,
                               .solved = many() ? cyclic_game_solved(&many_game) : game_solved(&game)};
    if (wants_text)
        taken->text = many() ? cyclic_notation_write(&many_game.position, text) : notation_write(&game.position, text);
    return taken;
}

/* 1, or a negative status; rank, nullity and quiet_pattern need it. */
int EXPORT(prepare)(void) {
    if (!has_board()) return REFUSED;
    return prepare() ? 1 : NO_MEMORY;
}

int EXPORT(rank)(void) {
    if (!prepared) return REFUSED;
    return many() ? cyclic_rank(&many_solver) : solver.rank;
}

static int nullity(void) {
    return many() ? cyclic_nullity(&many_solver) : solver.nullity;
}

int EXPORT(nullity)(void) {
    return prepared ? nullity() : REFUSED;
}

/* The presses of a quiet pattern, and after them its order. */
uint8_t *EXPORT(quiet_pattern)(int k) {
    if (!prepared || !is_within(k, 0, nullity() - 1)) return NULL;
    int buttons = grid()->buttons;
    uint8_t *bytes = scratch((size_t)buttons + 1, 1);
    if (!bytes) return NULL;
    if (many()) {
        bytes[buttons] = (uint8_t)cyclic_quiet(&many_solver, k, bytes, NULL);
        return bytes;
    }
    uint64_t presses[BOARD_WORDS];
    solve_quiet(&solver, k, presses);
    *row_bytes(bytes, presses, buttons) = 2;
    return bytes;
}

/* One solution of the position as it stands: true, with the presses in `presses`. Otherwise `weights` is the witness. */
static bool many_solve(uint8_t *presses, uint8_t *weights) {
    uint8_t need[CYCLIC_LIGHTS_MAX];
    cyclic_need(&many_game.position, many_game.lights, need);
    struct cyclic_answer answer = cyclic_solve(&many_solver, need, presses, weights);
    modulus = answer.modulus;
    return answer.solvable;
}

/* After prepare: presses that solve the position, or 0 with the weights of a witness in the buffer. */
uint8_t *EXPORT(solve)(void) {
    const struct board *board = grid();
    if (!prepared) return NULL;
    if (many()) {
        uint8_t presses[CYCLIC_LIGHTS_MAX], weights[CYCLIC_LIGHTS_MAX];
        if (many_solve(presses, weights)) return copy(presses, board->buttons);
        copy(weights, board->lights);
        return NULL;
    }
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    modulus = 2;
    if (game_solve(&solver, board, game.lights, presses, witness)) return as_bytes(presses, board->buttons);
    as_bytes(witness, board->lights);
    return NULL;
}

/* The modulus of the witness that solve() found last. */
int EXPORT(modulus)(void) {
    return modulus;
}

static int words_search_start(uint32_t share, uint32_t shares) {
    enum fewest_status status = game_search_start(&search, &solver, &game.position.board, game.lights, &arena);
    note(SEARCH, status == FEWEST_OK && search.count > 0);
    if (status != FEWEST_OK) return status == FEWEST_TOO_MANY ? TOO_MANY_SOLUTIONS : NO_MEMORY;
    game_search_share(&search, share, shares);
    return search.count > 0;
}

static int many_search_start(void) {
    uint8_t presses[CYCLIC_LIGHTS_MAX], weights[CYCLIC_LIGHTS_MAX];
    if (!note(SEARCH, many_solve(presses, weights))) return 0;
    enum cyclic_fewest_status status = cyclic_fewest_start(&many_search, many_board(), &many_solver, presses, &arena);
    if (note(SEARCH, status == CYCLIC_FEWEST_OK)) return 1;
    return status == CYCLIC_FEWEST_TOO_MANY ? TOO_MANY_SOLUTIONS : NO_MEMORY;
}

/* After prepare, with share < shares, which must be 1 with more than two states: 1 when there is something to search, 0 when the
 * position is unsolvable, or a negative status. */
int EXPORT(search_start)(uint32_t share, uint32_t shares) {
    if (!prepared || share >= shares || (many() && shares > 1)) return REFUSED;
    search_from = arena_mark(&arena);
    int status = many() ? many_search_start() : words_search_start(share, shares);
    search_to = arena_mark(&arena);
    return status;
}

/* After search_start has returned 1, as all search_…: 1 when finished, 0 when not yet, or a negative status. */
int EXPORT(search_run)(uint32_t slices) {
    if (!is_started(SEARCH)) return REFUSED;
    if (many()) return cyclic_fewest_run(&many_search, (int64_t)slices * MANY_SLICE);
    bool alone = arena_mark(&arena) == search_to;
    enum fewest_run run = game_search_run(&search, slices);
    if (alone) search_to = arena_mark(&arena);
    return run == FEWEST_STUCK ? NO_MEMORY : run == FEWEST_FINISHED;
}

/* Ends the search and gives its memory back, unless something else was taken from the arena since. */
void EXPORT(search_end)(void) {
    if (is_started(SEARCH) && arena_mark(&arena) == search_to) arena_release(&arena, search_from);
    note(SEARCH, false);
}

/* Boards of which a search takes less than 1 MB, whatever it finds. */
enum { SMALL_LIGHTS_MAX = 1024, SMALL_NULLITY_MAX = 16, SMALL_SOLUTIONS_MAX = 1 << SMALL_NULLITY_MAX };

/* After prepare: true if a search takes so little memory that it needs no instance of its own. */
int EXPORT(is_small)(void) {
    if (!prepared || grid()->lights > SMALL_LIGHTS_MAX) return 0;
    return many() ? cyclic_count(&many_solver) <= SMALL_SOLUTIONS_MAX : solver.nullity <= SMALL_NULLITY_MAX;
}

int EXPORT(search_weight)(void) {
    if (!is_started(SEARCH)) return REFUSED;
    return many() ? many_search.weight : game_search_best(&search).weight;
}

int EXPORT(search_bound)(void) {
    if (!is_started(SEARCH)) return REFUSED;
    return many() ? many_search.bound : game_search_best(&search).bound;
}

double EXPORT(search_progress)(void) {
    if (!is_started(SEARCH)) return REFUSED;
    return many() ? cyclic_fewest_progress(&many_search) : game_search_best(&search).progress;
}

uint64_t *EXPORT(search_count)(void) {
    uint64_t *count = is_started(SEARCH) ? scratch(1, sizeof *count) : NULL;
    if (count) *count = many() ? many_search.count : game_search_best(&search).count;
    return count;
}

uint8_t *EXPORT(search_presses)(void) {
    if (!is_started(SEARCH)) return NULL;
    if (many()) return copy(many_search.presses, grid()->buttons);
    return as_bytes(game_search_best(&search).presses, grid()->buttons);
}

static int many_solutions_start(void) {
    uint8_t presses[CYCLIC_LIGHTS_MAX], weights[CYCLIC_LIGHTS_MAX];
    if (!note(SOLUTIONS, many_solve(presses, weights))) return 0;
    bool done = cyclic_solutions_start(&many_solutions, many_board(), &many_solver, presses, &arena);
    return note(SOLUTIONS, done) ? 1 : NO_MEMORY;
}

/* After prepare: the number of goals that can be reached, or a negative status; the other solutions_… need it. */
int EXPORT(solutions_start)(void) {
    if (!prepared) return REFUSED;
    if (many()) return many_solutions_start();
    bool done = solutions_start(&solutions, &solver, &game.position.board, game.lights, &arena);
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
        uint8_t *listed = scratch((size_t)grid()->buttons, 1);
        if (listed) cyclic_solutions_at(&many_solutions, (uint64_t)k, listed);
        return listed;
    }
    uint64_t presses[BOARD_WORDS];
    solutions_at(&solutions, (uint64_t)k, presses);
    return as_bytes(presses, game.position.board.buttons);
}

static int many_weights(void) {
    uint8_t presses[CYCLIC_LIGHTS_MAX], weights[CYCLIC_LIGHTS_MAX];
    size_t mark = arena_mark(&arena), length = (size_t)cyclic_solutions_most(many_board()) + 1;
    if (cyclic_count(&many_solver) > CYCLIC_WEIGHED_MAX) return TOO_MANY_SOLUTIONS;
    uint32_t *counts = arena_take_zeroed(&arena, length, sizeof *counts);
    bool weighed = counts && (!many_solve(presses, weights) ||
                              cyclic_solutions_weigh(many_board(), &many_solver, presses, counts, &arena));
    arena_release(&arena, mark);
    return weighed ? (int)length : NO_MEMORY;
}

/* After prepare: the length of the list of how many solutions have each cost from 0 to the largest of any presses, which is in the
 * buffer; or a negative status. */
int EXPORT(solution_weights)(void) {
    const struct board *board = &game.position.board;
    size_t mark = arena_mark(&arena);
    if (!prepared) return REFUSED;
    if (many()) return many_weights();
    if (solver.nullity > SOLUTIONS_WEIGHED_NULLITY_MAX) return TOO_MANY_SOLUTIONS;
    uint32_t *counts = arena_take(&arena, (size_t)board->buttons + 1, sizeof *counts);
    bool weighed = counts && solutions_weigh(&solver, board, game.lights, counts, &arena);
    arena_release(&arena, mark);
    return weighed ? board->buttons + 1 : NO_MEMORY;
}

static int count_free(void) {
    return many() ? many_basis.count : basis.patterns.rows;
}

/* After prepare: the number of patterns, or a negative status; free_button and free_pattern need it. */
int EXPORT(free_start)(void) {
    if (!prepared) return REFUSED;
    bool done = many() ? cyclic_basis_take(&many_basis, many_board(), &many_solver, &arena)
                       : quiet_take(&basis, &solver, &arena);
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
    size_t buttons = (size_t)grid()->buttons;
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
    const struct board *board = &game.position.board;
    if (board_is_symmetric(board)) {
        transposed = prepare() ? &solver : NULL;
        return;
    }
    size_t mark = arena_mark(&arena);
    struct board *other = arena_take(&arena, 1, sizeof *other);
    if (other) board_transpose(board, other);
    if (other && solve_prepare(&transposed_solver, other, &arena))
        transposed = &transposed_solver;
    else
        arena_release(&arena, mark);
}

/* The invariants are the quiet patterns of what the transposed board is with two states. */
static int many_prepare_dual(void) {
    if (!prepare()) return NO_MEMORY;
    if (!is_started(DUAL)) note(DUAL, cyclic_invariants_find(&many_dual, &many_solver, &arena));
    return is_started(DUAL) ? 1 : NO_MEMORY;
}

/* 1, or a negative status; reason needs it, and nearest_start with two states. */
int EXPORT(prepare_transposed)(void) {
    if (!has_board()) return REFUSED;
    if (many()) return many_prepare_dual();
    if (!transposed) prepare_transposed();
    return transposed ? 1 : NO_MEMORY;
}

/* A reason as it is given out: four numbers, and behind them the weights of the lights and the factors of the buttons. */
struct reason_out {
    int32_t modulus, unit, count, used;
    uint8_t vectors[];
};

static uint8_t *many_reason(struct reason_out *out, int button) {
    const struct cyclic_board *board = many_board();
    int lights = board->grid.lights, buttons = board->grid.buttons;
    uint8_t turned[CYCLIC_LIGHTS_MAX] = {0};
    struct cyclic_reason reason;
    if (!is_within(button, 0, buttons - 1) || !cyclic_reason_find(&reason, &many_dual, button, &arena)) return NULL;
    const uint8_t *presses = (const uint8_t *)out;
    int used = 0, count = 0;
    cyclic_add_presses(board, presses, turned);
    for (int i = 0; i < lights; i++) count += reason.weights[i] * turned[i];
    for (int i = 0; i < buttons; i++) used += reason.factors[i] * presses[i];
    *out = (struct reason_out){reason.modulus, reason.unit, count, used};
    memcpy(out->vectors, reason.weights, (size_t)lights);
    memcpy(out->vectors + lights, reason.factors, (size_t)buttons);
    return (uint8_t *)out;
}

static uint8_t *words_reason(struct reason_out *out, int button) {
    const struct board *board = &game.position.board;
    const uint8_t *bytes = (const uint8_t *)out;
    uint64_t *presses = arena_take_zeroed(&arena, GF2_WORDS(board->buttons), sizeof *presses);
    struct reason reason;
    for (int i = 0; presses && i < board->buttons; i++)
        if (bytes[i]) gf2_flip(presses, i);
    if (!presses || !reason_find(&reason, board, &solver, transposed, presses, button, &arena)) return NULL;
    *out = (struct reason_out){2, 1, reason.count, reason.used};
    row_bytes(row_bytes(out->vectors, reason.lights, board->lights), reason.settled, board->buttons);
    return (uint8_t *)out;
}

/* After prepare and prepare_transposed, with a solution in the buffer, one byte a button: a reason_out. 0 also when there is no reason,
 * or no such button. */
uint8_t *EXPORT(reason)(int button) {
    if (!prepared || (many() ? !is_started(DUAL) : !transposed)) return NULL;
    size_t mark = arena_mark(&arena), vectors = (size_t)(grid()->lights + grid()->buttons);
    struct reason_out *out = arena_retake(&arena, sizeof *out + vectors, 1); /* the buffer, which holds the solution */
    uint8_t *found = NULL;
    if (out) found = many() ? many_reason(out, button) : words_reason(out, button);
    arena_release(&arena, mark);
    return found;
}

/* After prepare_transposed, or prepare with more than two states: 1, or a negative status; the other nearest_… need it. */
int EXPORT(nearest_start)(void) {
    if (many() ? !prepared : !transposed) return REFUSED;
    bool done = many()
                    ? cyclic_nearest_start(&many_nearest, &many_game.position, many_game.lights, &many_solver, &arena)
                    : nearest_start(&nearest, transposed, &game.position.board, game.lights, &arena);
    return note(NEAREST, done) ? 1 : NO_MEMORY;
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
    if (!is_started(NEAREST) || !(many() ? cyclic_nearest_next(&many_nearest) : nearest_next(&nearest))) return NULL;
    int distance = many() ? many_nearest.distance : nearest.distance;
    int32_t *pairs = scratch(2 * (size_t)distance, sizeof *pairs);
    for (int i = 0; pairs && i < distance; i++) {
        int light = many() ? many_nearest.set[i].light : nearest.set[i];
        pairs[2 * i] = light;
        pairs[2 * i + 1] = many() ? many_nearest.set[i].state : !gf2_get(game.lights, light);
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
    if (!prepared) return REFUSED;
    level_end = arena_mark(&arena);
    if (many())
        return note(LEVEL, cyclic_level_start(&many_level, &many_game.position, &many_solver, weight, seed, &arena));
    return note(LEVEL, game_level_start(&level, &game.position.board, &solver, weight, seed, &arena));
}

static int many_generate_run(uint32_t slices) {
    enum cyclic_level_run run = cyclic_level_run(&many_level, (int64_t)slices * MANY_SLICE);
    level_end = arena_mark(&arena);
    note(LEVEL, run == CYCLIC_LEVEL_RUNNING);
    if (run == CYCLIC_LEVEL_TOO_MANY) return TOO_MANY_SOLUTIONS;
    if (run == CYCLIC_LEVEL_NO_MEMORY) return NO_MEMORY;
    if (run != CYCLIC_LEVEL_FOUND) return (int)run;
    many_incoming = many_game.position;
    memset(many_incoming.presses, 0, sizeof many_incoming.presses);
    cyclic_level_lights(&many_level, many_incoming.start);
    return load_many(NOTATION_OK) == NOTATION_OK ? 1 : NO_MEMORY;
}

/* After generate_start has returned 1, unless something else was taken from the arena since: 0 while it runs; 1, and the game is
 * the new level; 2 when none was found; or a negative status. */
int EXPORT(generate_run)(uint32_t slices) {
    if (!is_started(LEVEL) || arena_mark(&arena) != level_end) return REFUSED;
    if (many()) return many_generate_run(slices);
    enum game_level_run run = game_level_run(&level, slices);
    level_end = arena_mark(&arena);
    note(LEVEL, run == GAME_LEVEL_RUNNING);
    if (run == GAME_LEVEL_TOO_MANY) return TOO_MANY_SOLUTIONS;
    if (run == GAME_LEVEL_NO_MEMORY) return NO_MEMORY;
    if (run != GAME_LEVEL_FOUND) return (int)run;
    incoming = (struct position){.board = game.position.board};
    game_level_lights(&level, incoming.start);
    return replace_game();
}

static int many_hardest(void) {
    int weight;
    many_incoming = many_game.position;
    memset(many_incoming.presses, 0, sizeof many_incoming.presses);
    enum cyclic_hardest_status status =
        cyclic_hardest_find(&many_incoming, &many_solver, &weight, many_incoming.start, &arena);
    if (status == CYCLIC_HARDEST_UNKNOWN) return TOO_MANY_SOLUTIONS;
    if (status == CYCLIC_HARDEST_NO_MEMORY) return NO_MEMORY;
    is_hardest = status == CYCLIC_HARDEST_EXACT;
    return load_many(NOTATION_OK) == NOTATION_OK ? weight : NO_MEMORY;
}

/* After prepare: makes the hardest position of the board the game and returns its fewest presses, or a negative status.
 * hardest_exact() then tells if no position needs more. */
int PAGE_EXPORT(hardest)(void) {
    int weight;
    if (!prepared) return REFUSED;
    if (many()) return many_hardest();
    incoming = (struct position){.board = game.position.board};
    enum hardest_status status = hardest_find(&incoming.board, &solver, &weight, incoming.start, &arena);
    if (status == HARDEST_UNKNOWN) return TOO_MANY_SOLUTIONS;
    if (status == HARDEST_NO_MEMORY) return NO_MEMORY;
    is_hardest = status == HARDEST_EXACT;
    return load_incoming(NOTATION_OK) == NOTATION_OK ? weight : NO_MEMORY;
}

int PAGE_EXPORT(hardest_exact)(void) {
    return is_hardest;
}

/* Makes the game closed doors with random masks: 1, or a negative status. */
int PAGE_EXPORT(random_doors)(int doors, int openable, uint32_t seed_low, uint32_t seed_high) {
    enum { DOORS_MIN = 3 }; /* game_random_doors() */
    if (!is_within(doors, DOORS_MIN, BOARD_DOORS_MAX)) return REFUSED;
    incoming = (struct position){.start = {0}};
    game_random_doors(&incoming.board, doors, openable, (uint64_t)seed_high << 32 | seed_low);
    return replace_game();
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
static struct cyclic_chase many_chasing;
static uint8_t many_change[CYCLIC_LIGHTS_MAX], many_chased[CYCLIC_LIGHTS_MAX]; /* what it needs, and a solution */
static uint64_t change[BOARD_WORDS];                                           /* the syndrome */

/* After prepare: by how many steps each light must turn. With the goal "either", towards the goal that solve reaches, or
 * "off" if it reaches none. */
uint8_t *EXPORT(syndrome)(void) {
    const struct board *board = grid();
    if (!prepared) return NULL;
    if (many()) {
        uint8_t *need = scratch((size_t)board->lights, 1);
        if (need) cyclic_need(&many_game.position, many_game.lights, need);
        return need;
    }
    game_change(&solver, board, game.lights, change);
    return as_bytes(change, board->lights);
}

static int many_lesson_start(bool reduced) {
    const struct cyclic_board *board = many_board();
    enum cyclic_goal goal = many_game.position.goal;
    uint8_t need[CYCLIC_LIGHTS_MAX];
    if (!cyclic_has_two_states(board)) return REFUSED;
    int unknowns = board->grid.buttons + (goal == CYCLIC_SAME);
    if (!note(LESSON, lesson_take(&lesson, board->grid.lights, unknowns, reduced, &arena))) return NO_MEMORY;
    cyclic_need(&many_game.position, many_game.lights, need);
    cyclic_lesson_fill(&lesson, board, goal, need);
    lesson_eliminate(&lesson);
    return lesson.length;
}

/* Elimination on the position's board: the number of steps, or a negative status. The other lesson_… need it or the next export.
 * eliminate() serves more than two states. */
int EXPORT(lesson_start)(int reduced) {
    const struct board *board = &game.position.board;
    if (!has_board()) return REFUSED;
    if (many()) return many_lesson_start(reduced);
    if (board->lights > LESSON_SIDE_MAX) return TOO_MANY_STEPS;
    if (!prepare() || !note(LESSON, lesson_take(&lesson, board->lights, board->buttons, reduced, &arena)))
        return NO_MEMORY;
    game_change(&solver, board, game.lights, change);
    lesson_fill(&lesson, board, change);
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

/* With CYCLIC_SAME, towards the state that solve() finds. */
static int many_chase_start(void) {
    const struct cyclic_board *board = many_board();
    uint8_t weights[CYCLIC_LIGHTS_MAX];
    if (!cyclic_can_chase(board)) return 0;
    if (!prepare()) return NO_MEMORY;
    cyclic_need(&many_game.position, many_game.lights, many_change);
    struct cyclic_answer answer = cyclic_solve(&many_solver, many_change, many_chased, weights);
    for (int light = 0; light < board->grid.lights; light++)
        many_change[light] = (uint8_t)((many_change[light] + answer.shown) % board->states[light]);
    const uint8_t *solution = answer.solvable ? many_chased : NULL;
    bool done = cyclic_chase_take(&many_chasing, board, many_change, solution, &arena);
    return note(CHASE, done) ? many_chasing.length : NO_MEMORY;
}

/* The number of steps, 0 if a chase is not defined on this board, or a negative status. The other chase_… need it. */
int EXPORT(chase_start)(void) {
    const struct board *board = &game.position.board;
    if (!has_board()) return REFUSED;
    if (many()) return many_chase_start();
    if (!lesson_can_chase(board)) return 0;
    if (!prepare()) return NO_MEMORY;
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    game_change(&solver, board, game.lights, change);
    bool solvable = solve(&solver, change, presses, witness);
    bool done = lesson_chase_take(&chasing, board, change, solvable ? presses : NULL, &arena);
    return note(CHASE, done) ? chasing.length : NO_MEMORY;
}

static int chase_length(void) {
    return many() ? many_chasing.length : chasing.length;
}

static struct lesson_step words_chase_at(int k, uint8_t *out) {
    uint64_t presses[BOARD_WORDS], lights[BOARD_WORDS];
    const struct board *board = chasing.board;
    struct lesson_step step = lesson_chase_at(&chasing, k, presses);
    memcpy(lights, game.lights, sizeof lights);
    board_add_presses(board, presses, lights);
    row_bytes(row_bytes(out, lights, board->lights), presses, board->buttons);
    return step;
}

static struct lesson_step many_chase_at(int k, uint8_t *out) {
    const struct cyclic_board *board = many_board();
    uint8_t *presses = out + board->grid.lights;
    struct lesson_step step = cyclic_chase_at(&many_chasing, k, presses);
    memcpy(out, many_game.lights, (size_t)board->grid.lights);
    cyclic_add_presses(board, presses, out);
    return step;
}

/* The step, then the lights and the presses after it. */
uint8_t *EXPORT(chase_at)(int k) {
    if (!is_started(CHASE) || !is_within(k, 0, chase_length() - 1)) return NULL;
    struct lesson_step step;
    uint8_t *out = scratch(sizeof step + (size_t)grid()->lights + (size_t)grid()->buttons, 1);
    if (!out) return NULL;
    step = many() ? many_chase_at(k, out + sizeof step) : words_chase_at(k, out + sizeof step);
    memcpy(out, &step, sizeof step);
    return out;
}

uint8_t *EXPORT(chase_system)(void) {
    if (!is_started(CHASE)) return NULL;
    int columns = grid()->columns;
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
 * start (cyclic_lesson.h). The step in the buffer, and behind it `taken` and the matrix; 0 when the system is too large, or no memory. */
uint8_t *PAGE_EXPORT(eliminate)(int part, int pivots) {
    struct cyclic_lesson modular;
    uint8_t need[CYCLIC_LIGHTS_MAX];
    if (!prepared || !many() || !is_within(part, 0, many_solver.parts - 1)) return NULL;
    cyclic_need(&many_game.position, many_game.lights, need);
    size_t mark = arena_mark(&arena), size = sizeof modular.step;
    uint8_t *written = NULL;
    if (cyclic_lesson_take(&modular, many_board(), many_game.position.goal, &many_solver.part[part].ring, need,
                           &arena)) {
        while (pivots > modular.step.pivots && cyclic_lesson_next(&modular)) continue;
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
