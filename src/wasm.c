/* The exports of the module: they convert, and never decide. One instance holds one game.
 *
 * Vectors go out as one byte per bit. Whatever an export returns a pointer to is scratch: it is good until the
 * next call. 0 as a pointer, and NO_MEMORY as a status, say that memory could not be had. */
#include <stdint.h>
#include <string.h>

#include "arena.h"
#include "board.h"
#include "census.h"
#include "check.h"
#include "equations.h"
#include "fewest.h"
#include "game.h"
#include "notation.h"
#include "paste.h"
#include "solutions.h"
#include "solve.h"

#define EXPORT(name) __attribute__((export_name(#name))) wasm_##name

enum { WASM_PAGE = 65536, NO_MEMORY = -1, TOO_MANY_SOLUTIONS = -2 };

static struct game game;
static struct solver solver;
static bool prepared; /* solver is that of the game's board */
static struct game_search search;
static struct solutions solutions;
static struct equations equations;
static struct position incoming;
static int error_position;

extern unsigned char __heap_base;

static bool grow_memory(struct arena *block, size_t need) {
    size_t size = __builtin_wasm_memory_size(0) * (size_t)WASM_PAGE - (size_t)block->start;
    if (size < need) {
        size_t pages = (need - size + WASM_PAGE - 1) / WASM_PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return false;
        size += pages * WASM_PAGE;
    }
    block->size = size;
    return true;
}

static struct arena arena = {.grow = grow_memory};

/* The arena begins where the linker's data ends. */
static void reset_arena(void) {
    uintptr_t base = ((uintptr_t)&__heap_base + ARENA_ALIGN - 1) / ARENA_ALIGN * ARENA_ALIGN;
    if (!arena.start) arena.start = (unsigned char *)base;
    arena.used = 0;
    prepared = false;
}

static void *scratch(size_t count, size_t item) {
    size_t used = arena.used;
    void *taken = arena_take(&arena, count, item);
    arena.used = used;
    return taken;
}

static uint8_t *as_bytes(const uint64_t *bits, int n) {
    uint8_t *bytes = scratch((size_t)n, sizeof *bytes);
    for (int i = 0; bytes && i < n; i++) bytes[i] = gf2_get(bits, i);
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

/* Text and vectors come in here. */
void *EXPORT(buffer)(int bytes) {
    if (!arena.start) reset_arena();
    return scratch((size_t)bytes, 1);
}

int EXPORT(load)(int length) {
    return load_incoming(notation_read(scratch(0, 1), length, &incoming, &error_position));
}

int EXPORT(paste)(int length) {
    return load_incoming(paste_read(scratch(0, 1), length, &game.position, &incoming, &error_position));
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

int EXPORT(wrap)(void) {
    return (int)game.position.board.wrap;
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

const uint16_t *EXPORT(moves)(void) {
    const uint16_t *moves;
    game_moves(&game, &moves);
    return moves;
}

int EXPORT(move_count)(void) {
    const uint16_t *moves;
    return game_moves(&game, &moves);
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

int EXPORT(reset)(void) {
    return done(game_restart(&game, &arena));
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

uint8_t *EXPORT(quiet_pattern)(int k) {
    return as_bytes(gf2_row(&solver.quiet, k), solver.buttons);
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
int EXPORT(search_start)(void) {
    if (solver.nullity > FEWEST_NULLITY_MAX) return TOO_MANY_SOLUTIONS;
    if (!game_search_start(&search, &solver, &game.position.board, game.lights, &arena)) return NO_MEMORY;
    return search.count > 0;
}

int EXPORT(search_run)(uint32_t slices) {
    return game_search_run(&search, slices);
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
int EXPORT(solutions_start)(void) {
    bool started = solutions_start(&solutions, &solver, &game.position.board, game.lights, &arena);
    return started ? solutions.goals : NO_MEMORY;
}

uint8_t *EXPORT(solutions_at)(double k) {
    uint64_t presses[BOARD_WORDS];
    solutions_at(&solutions, (uint64_t)k, presses);
    return as_bytes(presses, game.position.board.buttons);
}

/* After prepare: makes the game a new level of the same board; 0 when none was found. */
int EXPORT(generate)(int weight, uint32_t seed_low, uint32_t seed_high) {
    uint64_t seed = (uint64_t)seed_high << 32 | seed_low;
    incoming = (struct position){.board = game.position.board};
    if (!game_generate(&incoming.board, &solver, weight, seed, incoming.start, &arena)) return 0;
    return load_incoming(NOTATION_OK) == NOTATION_OK ? 1 : NO_MEMORY;
}

/* Makes the game closed doors with random masks. */
int EXPORT(random_doors)(int doors, int openable, uint32_t seed_low, uint32_t seed_high) {
    incoming = (struct position){.start = {0}};
    game_random_doors(&incoming.board, doors, openable, (uint64_t)seed_high << 32 | seed_low);
    return load_incoming(NOTATION_OK) == NOTATION_OK ? 1 : NO_MEMORY;
}

/* Two numbers of CENSUS_LIMBS limbs: the sets, and the openable ones. */
struct census_number *EXPORT(census)(int doors) {
    size_t used = arena.used;
    struct census_number *counts = arena_take(&arena, 2, sizeof *counts);
    bool counted = counts && census_count(doors, &counts[0], &counts[1], &arena);
    arena.used = used;
    return counted ? counts : NULL;
}

/* The masks are in the buffer, 64 bits each. */
int EXPORT(census_ways)(int doors) {
    return census_ways(scratch(0, 1), doors);
}

int EXPORT(equations_start)(int unknowns) {
    reset_arena();
    return equations_take(&equations, unknowns, &arena) ? 1 : NO_MEMORY;
}

/* The coefficients are in the buffer, one byte each. */
int EXPORT(equations_add)(int right) {
    const uint8_t *bytes = scratch(0, 1);
    uint64_t coefficients[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)] = {0};
    for (int i = 0; i < equations.unknowns; i++)
        if (bytes[i]) gf2_flip(coefficients, i);
    return (int)equations_add(&equations, coefficients, right);
}

int EXPORT(equations_rank)(void) {
    return equations.rank;
}

uint8_t *EXPORT(equations_solution)(void) {
    uint64_t solution[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)];
    equations_solution(&equations, solution);
    return as_bytes(solution, equations.unknowns);
}
