/* The exports of the module: conversions between its functions and JavaScript. One instance holds one game.
 *
 * Vectors go out as one byte per bit, but for the packed rows of a large board. Whatever an export returns a pointer to is
 * scratch: it is good until the next call. 0 as a pointer, and NO_MEMORY as a status, say that memory could not be had. */
#include <stdint.h>
#include <string.h>

#include "arena.h"
#include "board.h"
#include "census.h"
#include "chase.h"
#include "check.h"
#include "equations.h"
#include "fewest.h"
#include "game.h"
#include "hardest.h"
#include "large.h"
#include "lesson.h"
#include "machine.h"
#include "nearest.h"
#include "notation.h"
#include "paste.h"
#include "quiet.h"
#include "reason.h"
#include "solutions.h"
#include "solve.h"

/* Some exports are for explanations, some for the game, some for the page alone: the linker leaves those that a smaller module
 * has no use for, and what only they call, out of it. The page has them all. */
#ifdef GAME
#define EXPLAIN_EXPORT(name) wasm_##name
#else
#define EXPLAIN_EXPORT(name) EXPORT(name)
#endif
#if defined EMBED && !defined GAME
#define GAME_EXPORT(name) wasm_##name
#else
#define GAME_EXPORT(name) EXPORT(name)
#endif
#ifdef EMBED
#define PAGE_EXPORT(name) wasm_##name
#else
#define PAGE_EXPORT(name) EXPORT(name)
#endif

/* The module stays below 2 GB. The linker's limit does not bind where the same code runs as JavaScript, for which higher
 * addresses would be negative, too. */
enum { PAGES_MAX = 32767 };

enum { NO_MEMORY = -1, TOO_MANY_SOLUTIONS = -2, TOO_MANY_STEPS = -3 };

static struct game game;
static struct solver solver;
static struct solver turned;
static const struct solver *transposed; /* of the transposed board, once it is prepared */
static bool prepared;
static struct game_search search;
static struct game_level level;
static enum hardest_status hardest_status;
static struct solutions solutions;
static struct quiet basis;
static struct nearest nearest;
static struct equations equations;
static struct large large;
static struct position incoming;
static int error_position;
static enum paste_form error_form; /* of what was pasted */

static bool grow_memory(struct arena *block, size_t need) {
    size_t now = machine_pages(), size = now * MACHINE_PAGE - machine_address(block->start);
    if (size < need) {
        size_t pages = (need - size + MACHINE_PAGE - 1) / MACHINE_PAGE;
        if (pages > PAGES_MAX - now || machine_grow(pages) == SIZE_MAX) return false;
        size += pages * MACHINE_PAGE;
    }
    block->size = size;
    return true;
}

static struct arena arena = {.grow = grow_memory};

/* The arena begins where the linker's data ends. */
static void reset_arena(void) {
    uintptr_t past = (uintptr_t)machine_heap() % ARENA_ALIGN;
    arena.start = machine_heap() + (past ? ARENA_ALIGN - past : 0);
    arena.used = 0;
    prepared = false;
    transposed = NULL;
}

/* For what may be the first export that is called. */
static void need_arena(void) {
    if (!arena.start) reset_arena();
}

static void *scratch(size_t count, size_t item) {
    size_t used = arena.used;
    void *taken = arena_take(&arena, count, item);
    arena.used = used;
    return taken;
}

/* Writes one byte a bit; returns where they end. A word at a time: the matrix of 64×64 buttons has 17 million entries. */
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

static bool prepare(void) {
    if (!prepared) prepared = solve_prepare(&solver, &game.position.board, &arena);
    return prepared;
}

static int load_incoming(enum notation_status status) {
    if (status) return (int)status;
    reset_arena();
    return game_load(&game, &incoming, &arena) == GAME_OK ? NOTATION_OK : NO_MEMORY;
}

/* The incoming position becomes the game: 1, or NO_MEMORY. */
static int replace_game(void) {
    return load_incoming(NOTATION_OK) == NOTATION_OK ? 1 : NO_MEMORY;
}

/* Where the memory in use ends. An instance whose memory holds the same up to there goes on from here: its arena measures
 * anew what it has. */
size_t EXPORT(memory_used)(void) {
    need_arena();
    arena.size = arena.used;
    return machine_address(arena.start) + arena.used;
}

/* Text and vectors come in here. */
void *EXPORT(buffer)(int bytes) {
    need_arena();
    return scratch((size_t)bytes, 1);
}

int EXPORT(load)(int length) {
    return load_incoming(notation_read(scratch(0, 1), length, &incoming, &error_position));
}

int PAGE_EXPORT(paste)(int length) {
    return load_incoming(paste_read(scratch(0, 1), length, &game.position, &incoming, &error_position, &error_form));
}

int PAGE_EXPORT(paste_masks)(int length) {
    error_form = PASTE_MASKS;
    return load_incoming(paste_read_masks(scratch(0, 1), length, &incoming, &error_position));
}

int PAGE_EXPORT(error_form)(void) {
    return (int)error_form;
}

int EXPORT(error_position)(void) {
    return error_position;
}

/* Writes the notation into the buffer; its length. */
int EXPORT(notation)(void) {
    char *text = scratch(NOTATION_TEXT_MAX, 1);
    return text ? notation_write(&game.position, text) : NO_MEMORY;
}

int EXPORT(kind)(void) {
    return (int)game.position.board.kind;
}

int EXPORT(rows)(void) {
    return game.position.board.rows;
}

int EXPORT(columns)(void) {
    return game.position.board.columns;
}

int EXPORT(light_count)(void) {
    return game.position.board.lights;
}

int EXPORT(button_count)(void) {
    return game.position.board.buttons;
}

int EXPORT(goal)(void) {
    return (int)game.position.board.goal;
}

int PAGE_EXPORT(wrap)(void) {
    return (int)game.position.board.wrap;
}

/* Writes the word of the k-th rule that has one into the buffer; its length, 0 beyond the last. */
int GAME_EXPORT(rule_word)(int k) {
    char *text = scratch(NOTATION_WORD_MAX, 1);
    return text ? notation_rule_word(k, text) : NO_MEMORY;
}

/* The rule of a grid as 5×5 cells, with the pressed one in the middle. */
uint8_t *GAME_EXPORT(stencil)(void) {
    uint64_t cells = board_rule_stencil(game.position.board.rule);
    return as_bytes(&cells, BOARD_STENCIL_CELLS);
}

uint8_t *EXPORT(holes)(void) {
    return as_bytes(game.position.board.holes, game.position.board.lights);
}

uint8_t *EXPORT(start)(void) {
    return as_bytes(game.position.start, game.position.board.lights);
}

uint8_t *EXPORT(lights)(void) {
    return as_bytes(game.lights, game.position.board.lights);
}

uint8_t *EXPORT(presses)(void) {
    return as_bytes(game.position.presses, game.position.board.buttons);
}

uint8_t *EXPORT(mask)(int button) {
    uint64_t mask[BOARD_WORDS] = {0};
    board_add_mask(&game.position.board, button, mask);
    return as_bytes(mask, game.position.board.lights);
}

const int32_t *EXPORT(presses_made)(void) {
    const int32_t *presses;
    game_presses_made(&game, &presses);
    return presses;
}

int EXPORT(press_count)(void) {
    const int32_t *presses;
    return game_presses_made(&game, &presses);
}

static int done(enum game_status status) {
    return status == GAME_NO_MEMORY ? NO_MEMORY : status == GAME_OK;
}

int EXPORT(press)(int button) {
    return done(game_press(&game, button, &arena));
}

int EXPORT(undo)(void) {
    return done(game_undo(&game));
}

int EXPORT(redo)(void) {
    return done(game_redo(&game));
}

int EXPORT(can_undo)(void) {
    return game_can_undo(&game);
}

int EXPORT(can_redo)(void) {
    return game_can_redo(&game);
}

int EXPORT(reset)(void) {
    return done(game_restart(&game, &arena));
}

/* Every entry of the history: a button, or -1 for a restart. */
const int32_t *GAME_EXPORT(history)(void) {
    return game.history;
}

int GAME_EXPORT(history_made)(void) {
    return game.made;
}

int GAME_EXPORT(history_kept)(void) {
    return game.kept;
}

/* Puts a history in place of the game's: `kept` entries of four bytes are in the buffer. 0 when one of them is none. */
int GAME_EXPORT(resume)(int kept, int made) {
    size_t used = arena.used;
    int32_t *history = arena_take(&arena, (size_t)kept, sizeof *history); /* as it lies there */
    if (!history) return NO_MEMORY;
    if (game_resume(&game, history, kept, made)) return 1;
    arena.used = used;
    return 0;
}

int EXPORT(solved)(void) {
    return game_solved(&game);
}

/* 1, or NO_MEMORY; rank, nullity and quiet_pattern need it. */
int EXPORT(prepare)(void) {
    return prepare() ? 1 : NO_MEMORY;
}

int EXPORT(rank)(void) {
    return solver.rank;
}

int EXPORT(nullity)(void) {
    return solver.nullity;
}

uint8_t *EXPLAIN_EXPORT(quiet_pattern)(int k) {
    uint64_t presses[BOARD_WORDS];
    solve_quiet(&solver, k, presses);
    return as_bytes(presses, solver.buttons);
}

/* After prepare: presses that solve the position, or 0; then the witness is in the buffer. */
uint8_t *EXPORT(solve)(void) {
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    const struct board *board = &game.position.board;
    if (game_solve(&solver, board, game.lights, presses, witness)) return as_bytes(presses, board->buttons);
    as_bytes(witness, board->lights);
    return NULL;
}

/* After prepare: 1 when there is something to search, 0 when the position is unsolvable, or a negative status. */
int EXPORT(search_start)(uint32_t share, uint32_t shares) {
    enum fewest_status status = game_search_start(&search, &solver, &game.position.board, game.lights, &arena);
    if (status != FEWEST_OK) return status == FEWEST_TOO_MANY ? TOO_MANY_SOLUTIONS : NO_MEMORY;
    game_search_share(&search, share, shares);
    return search.count > 0;
}

/* 1 when finished, or NO_MEMORY. */
int EXPORT(search_run)(uint32_t slices) {
    enum fewest_run run = game_search_run(&search, slices);
    return run == FEWEST_STUCK ? NO_MEMORY : run == FEWEST_FINISHED;
}

int EXPORT(search_weight)(void) {
    return game_search_best(&search).weight;
}

int EXPORT(search_bound)(void) {
    return game_search_best(&search).bound;
}

double EXPORT(search_progress)(void) {
    return game_search_best(&search).progress;
}

uint64_t *EXPORT(search_count)(void) {
    uint64_t *count = scratch(1, sizeof *count);
    if (count) *count = game_search_best(&search).count;
    return count;
}

uint8_t *EXPORT(search_presses)(void) {
    return as_bytes(game_search_best(&search).presses, game.position.board.buttons);
}

/* After prepare: how many goals can be reached; there are that many × 2^nullity solutions. */
int EXPLAIN_EXPORT(solutions_start)(void) {
    bool started = solutions_start(&solutions, &solver, &game.position.board, game.lights, &arena);
    return started ? solutions.goals : NO_MEMORY;
}

uint8_t *EXPLAIN_EXPORT(solutions_at)(double k) {
    uint64_t presses[BOARD_WORDS];
    solutions_at(&solutions, (uint64_t)k, presses);
    return as_bytes(presses, game.position.board.buttons);
}

/* After prepare: 1, and in the buffer how many solutions have each weight from 0 to the number of buttons; or a negative
 * status. */
int EXPLAIN_EXPORT(solution_weights)(void) {
    const struct board *board = &game.position.board;
    size_t used = arena.used;
    if (solver.nullity > SOLUTIONS_WEIGHED_NULLITY_MAX) return TOO_MANY_SOLUTIONS;
    uint32_t *counts = arena_take(&arena, (size_t)board->buttons + 1, sizeof *counts);
    bool weighed = counts && solutions_weigh(&solver, board, game.lights, counts, &arena);
    arena.used = used;
    return weighed ? 1 : NO_MEMORY;
}

/* After prepare: 1, or NO_MEMORY; free_button and free_pattern need it. */
int EXPLAIN_EXPORT(free_start)(void) {
    return quiet_take(&basis, &solver, &arena) ? 1 : NO_MEMORY;
}

int EXPLAIN_EXPORT(free_button)(int k) {
    return basis.free[k];
}

uint8_t *EXPLAIN_EXPORT(free_pattern)(int k) {
    return as_bytes(gf2_row(&basis.patterns, k), solver.buttons);
}

/* A symmetric board is its own transposed one. */
static void prepare_transposed(void) {
    const struct board *board = &game.position.board;
    if (board_is_symmetric(board)) {
        transposed = prepare() ? &solver : NULL;
        return;
    }
    size_t used = arena.used;
    struct board *other = arena_take(&arena, 1, sizeof *other);
    if (other) board_transpose(board, other);
    if (other && solve_prepare(&turned, other, &arena))
        transposed = &turned;
    else
        arena.used = used;
}

/* 1, or NO_MEMORY; reason and nearest_start need it. */
int EXPORT(prepare_transposed)(void) {
    if (!transposed) prepare_transposed();
    return transposed ? 1 : NO_MEMORY;
}

/* After prepare and prepare_transposed, with a solution in the buffer, one byte a button: the numbers, then the lights and
 * the settled buttons. 0 also when there is no reason. */
uint8_t *EXPORT(reason)(int button) {
    const struct board *board = &game.position.board;
    const size_t lights = (size_t)board->lights, buttons = (size_t)board->buttons;
    size_t used = arena.used;
    uint8_t *out = arena_take(&arena, sizeof(int32_t[2]) + lights + buttons, 1); /* where the solution lies: it stays */
    uint64_t *presses = arena_take_zeroed(&arena, GF2_WORDS(buttons), sizeof *presses);
    struct reason reason;
    for (int i = 0; out && presses && i < board->buttons; i++)
        if (out[i]) gf2_flip(presses, i);
    bool found = out && presses && reason_find(&reason, board, &solver, transposed, presses, button, &arena);
    arena.used = used;
    if (!found) return NULL;
    memcpy(out, (int32_t[]){reason.count, reason.used}, sizeof(int32_t[2]));
    row_bytes(row_bytes(out + sizeof(int32_t[2]), reason.lights, board->lights), reason.settled, board->buttons);
    return out;
}

/* After prepare_transposed: 1, or NO_MEMORY; the other nearest_… need it. */
int EXPLAIN_EXPORT(nearest_start)(void) {
    return nearest_start(&nearest, transposed, game.position.board.goal, game.lights, &arena) ? 1 : NO_MEMORY;
}

/* -1: not found within the limits. */
int EXPLAIN_EXPORT(nearest_distance)(void) {
    return nearest.distance;
}

double EXPLAIN_EXPORT(nearest_count)(void) {
    return nearest.count;
}

/* The next of the nearest sets, `distance` numbers of lights; 0 when there are no more. */
const int *EXPLAIN_EXPORT(nearest_next)(void) {
    return nearest_next(&nearest) ? nearest.set : NULL;
}

/* The nullity of the plus rule, without a board. */
int PAGE_EXPORT(nullity_of)(int rows, int columns) {
    reset_arena();
    return chase_nullity(rows, columns, CHASE_PLUS, &arena);
}

/* A board of any size, in place of the game; rule and wrap are those of chase.h. */
int PAGE_EXPORT(large_start)(int rows, int columns, int rule, int wrap) {
    reset_arena();
    return large_take(&large, rows, columns, (enum chase_rule)rule, (enum chase_wrap)wrap, &arena) ? 1 : NO_MEMORY;
}

/* The packed rows, lowest bit first, each `large_stride` bytes long. They stay where they are. */
uint64_t *PAGE_EXPORT(large_board)(void) {
    return large.board;
}

int PAGE_EXPORT(large_stride)(void) {
    return (int)(large.stride * sizeof *large.board);
}

void PAGE_EXPORT(large_fill_on)(void) {
    large_fill_on(&large);
}

void PAGE_EXPORT(large_fill_random)(uint32_t seed_low, uint32_t seed_high) {
    large_fill_random(&large, (uint64_t)seed_high << 32 | seed_low);
}

int PAGE_EXPORT(large_solve)(void) {
    large_solve(&large);
    return large.answer.solvable;
}

int PAGE_EXPORT(large_nullity)(void) {
    return large.chase.nullity;
}

double PAGE_EXPORT(large_weight)(void) {
    return (double)large.answer.weight;
}

int PAGE_EXPORT(large_verify)(void) {
    return large_verify(&large);
}

uint8_t *PAGE_EXPORT(large_picture)(int row, int column, int scale, int width, int height) {
    uint8_t *picture = scratch((size_t)width * (size_t)height, sizeof *picture);
    if (picture) large_picture(&large, row, column, scale, width, height, picture);
    return picture;
}

/* After prepare: 1, or 0 when no lights of the board have such a minimum. */
int EXPORT(generate_start)(int weight, uint32_t seed_low, uint32_t seed_high) {
    uint64_t seed = (uint64_t)seed_high << 32 | seed_low;
    return game_level_start(&level, &game.position.board, &solver, weight, seed, &arena);
}

/* 0 while it runs; 1, and the game is the new level; 2 when none was found; or a negative status. */
int EXPORT(generate_run)(uint32_t slices) {
    enum game_level_run run = game_level_run(&level, slices);
    if (run == GAME_LEVEL_TOO_MANY) return TOO_MANY_SOLUTIONS;
    if (run == GAME_LEVEL_NO_MEMORY) return NO_MEMORY;
    if (run != GAME_LEVEL_FOUND) return (int)run;
    incoming = (struct position){.board = game.position.board};
    game_level_lights(&level, incoming.start);
    return replace_game();
}

/* After prepare: makes the game the hardest position of its board; how many presses it needs, or a negative status.
 * hardest_exact() then says whether no position needs more. */
int PAGE_EXPORT(hardest)(void) {
    int weight;
    incoming = (struct position){.board = game.position.board};
    hardest_status = hardest_find(&incoming.board, &solver, &weight, incoming.start, &arena);
    if (hardest_status == HARDEST_UNKNOWN) return TOO_MANY_SOLUTIONS;
    if (hardest_status == HARDEST_NO_MEMORY) return NO_MEMORY;
    return load_incoming(NOTATION_OK) == NOTATION_OK ? weight : NO_MEMORY;
}

int PAGE_EXPORT(hardest_exact)(void) {
    return hardest_status == HARDEST_EXACT;
}

/* Makes the game closed doors with random masks. */
int GAME_EXPORT(random_doors)(int doors, int openable, uint32_t seed_low, uint32_t seed_high) {
    incoming = (struct position){.start = {0}};
    game_random_doors(&incoming.board, doors, openable, (uint64_t)seed_high << 32 | seed_low);
    return replace_game();
}

/* Two numbers of CENSUS_LIMBS limbs: the sets, and the openable ones. */
struct census_number *PAGE_EXPORT(census)(int doors) {
    need_arena();
    size_t used = arena.used;
    struct census_number *counts = arena_take(&arena, 2, sizeof *counts);
    bool counted = counts && census_count(doors, &counts[0], &counts[1], &arena);
    arena.used = used;
    return counted ? counts : NULL;
}

/* The masks are in the buffer, 64 bits each. */
int PAGE_EXPORT(census_ways)(int doors) {
    return census_ways(scratch(0, 1), doors);
}

int EXPLAIN_EXPORT(equations_start)(int unknowns) {
    reset_arena();
    return equations_take(&equations, unknowns, &arena) ? 1 : NO_MEMORY;
}

/* The coefficients are in the buffer, one byte each. */
int EXPLAIN_EXPORT(equations_add)(int right) {
    const uint8_t *bytes = scratch(0, 1);
    uint64_t coefficients[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)] = {0};
    for (int i = 0; i < equations.unknowns; i++)
        if (bytes[i]) gf2_flip(coefficients, i);
    return (int)equations_add(&equations, coefficients, right);
}

int EXPLAIN_EXPORT(equations_rank)(void) {
    return equations.rank;
}

uint8_t *EXPLAIN_EXPORT(equations_solution)(void) {
    uint64_t solution[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)];
    equations_solution(&equations, solution);
    return as_bytes(solution, equations.unknowns);
}

static struct lesson lesson;
static struct lesson_chase chasing;
static uint64_t change[BOARD_WORDS]; /* what must change */

/* Elimination on the position's board. */
int EXPLAIN_EXPORT(lesson_start)(int reduced) {
    const struct board *board = &game.position.board;
    if (board->lights > LESSON_SIDE_MAX) return TOO_MANY_STEPS;
    if (!prepare() || !lesson_take(&lesson, board->lights, board->buttons, reduced, &arena)) return NO_MEMORY;
    game_change(&solver, board, game.lights, change);
    lesson_fill(&lesson, board, change);
    lesson_eliminate(&lesson);
    return lesson.length;
}

/* Elimination on the augmented matrix in the buffer, a byte for each entry. */
int EXPLAIN_EXPORT(lesson_start_on)(int equation_count, int unknowns, int reduced) {
    size_t used = arena.used;
    const uint8_t *bytes =
        arena_take(&arena, (size_t)equation_count * ((size_t)unknowns + 1), 1); /* as it lies there */
    if (!bytes || !lesson_take(&lesson, equation_count, unknowns, reduced, &arena)) {
        arena.used = used;
        return NO_MEMORY;
    }
    for (int row = 0; row < equation_count; row++)
        for (int column = 0; column <= unknowns; column++)
            if (*bytes++) gf2_flip(gf2_row(&lesson.matrix, row), column);
    lesson_eliminate(&lesson);
    return lesson.length;
}

int EXPLAIN_EXPORT(lesson_verdict)(void) {
    return lesson.verdict;
}

const struct lesson_step *EXPLAIN_EXPORT(lesson_seek)(int k) {
    struct lesson_step step = lesson_seek(&lesson, k), *out = scratch(1, sizeof *out);
    if (out) *out = step;
    return out;
}

static uint8_t *matrix_bytes(const struct gf2_matrix *matrix) {
    uint8_t *bytes = scratch((size_t)matrix->rows * (size_t)matrix->columns, sizeof *bytes), *end = bytes;
    for (int row = 0; bytes && row < matrix->rows; row++) end = row_bytes(end, gf2_row(matrix, row), matrix->columns);
    return bytes;
}

/* As it stands after the step last sought. */
uint8_t *EXPLAIN_EXPORT(lesson_matrix)(void) {
    return matrix_bytes(&lesson.matrix);
}

/* The first rows of which a row is then the sum. */
uint8_t *EXPLAIN_EXPORT(lesson_origins)(int row) {
    return as_bytes(gf2_row(&lesson.origins, row), lesson.origins.columns);
}

/* 0 when a chase is not defined on this board. */
int EXPLAIN_EXPORT(chase_start)(void) {
    const struct board *board = &game.position.board;
    if (!lesson_can_chase(board)) return 0;
    if (!prepare()) return NO_MEMORY;
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    game_change(&solver, board, game.lights, change);
    bool solvable = solve(&solver, change, presses, witness);
    return lesson_chase_take(&chasing, board, change, solvable ? presses : NULL, &arena) ? chasing.length : NO_MEMORY;
}

/* The step, then the lights and the presses after it. */
uint8_t *EXPLAIN_EXPORT(chase_at)(int k) {
    uint64_t presses[BOARD_WORDS], lights[BOARD_WORDS];
    const struct board *board = chasing.board;
    struct lesson_step step = lesson_chase_at(&chasing, k, presses);
    uint8_t *out = scratch(sizeof step + (size_t)board->lights + (size_t)board->buttons, 1);
    if (!out) return NULL;
    memcpy(out, &step, sizeof step);
    memcpy(lights, game.lights, sizeof lights);
    board_add_presses(board, presses, lights);
    row_bytes(row_bytes(out + sizeof step, lights, board->lights), presses, board->buttons);
    return out;
}

uint8_t *EXPLAIN_EXPORT(chase_system)(void) {
    return matrix_bytes(&chasing.system);
}
