/* wasm.c in native builds: this file includes it, so that tests can call the exports as functions. */
#ifndef TEST_MACHINE_H
#define TEST_MACHINE_H

#include "exports/wasm.c"
#include "memory.h"

/* Starts a new instance of the module with `pages` pages, which can grow to `pages_max`. */
static inline void machine_start(size_t pages, size_t pages_max) {
    memory_start(pages, pages_max);
    arena = (struct arena){.grow = machine_grow_arena};
    memset(game, 0, sizeof *game);
    forget_work();
}

/* The facts of a board, one by one: a number is REFUSED and a vector NULL where there are none. */
#define MACHINE_FACT(name) \
    static inline int wasm_##name(void) { \
        const struct facts *facts = wasm_facts(); \
        return facts ? facts->name : REFUSED; \
    }
MACHINE_FACT(kind)
MACHINE_FACT(rows)
MACHINE_FACT(columns)
MACHINE_FACT(wrap)
MACHINE_FACT(both_ways)
MACHINE_FACT(shares)
MACHINE_FACT(stencil)

#define MACHINE_VECTOR(name, of, before) \
    static inline const uint8_t *wasm_##name(void) { \
        const uint8_t *facts = wasm_##of##_facts(); \
        return facts ? facts + before * board()->of##s : NULL; \
    }
MACHINE_VECTOR(states, light, 0)
MACHINE_VECTOR(start, light, 1)
MACHINE_VECTOR(targets, light, 2)
MACHINE_VECTOR(any, light, 3)
MACHINE_VECTOR(orders, button, 0)
MACHINE_VECTOR(locked, button, 1)

/* The numbers of the game and of the questions about it. */
static inline int wasm_light_count(void) {
    return board()->lights;
}

static inline int wasm_button_count(void) {
    return board()->buttons;
}

static inline int wasm_nullity(void) {
    return ask.is_prepared ? ask.nullity : REFUSED;
}

static inline int wasm_rank(void) {
    const struct ask_answer *answer = wasm_solve();
    return answer ? answer->rank : REFUSED;
}

/* The answer of wasm_solve(): the presses, or NULL; and the witness, or NULL. */
static inline const uint8_t *wasm_solution(void) {
    const struct ask_answer *answer = wasm_solve();
    return answer && answer->solvable ? (const uint8_t *)(answer + 1) : NULL;
}

static inline const uint8_t *wasm_witness(void) {
    const struct ask_answer *answer = wasm_solve();
    return answer && !answer->solvable ? (const uint8_t *)(answer + 1) : NULL;
}

/* What a snapshot has, each by itself and read from the game. */
static inline uint8_t *wasm_copy(const uint8_t *bytes, int count) {
    uint8_t *copied = scratch((size_t)count, 1);
    if (copied) memcpy(copied, bytes, (size_t)count);
    return copied;
}

static inline uint8_t *wasm_lights(void) {
    return wasm_copy(game->lights, board()->lights);
}

static inline uint8_t *wasm_presses(void) {
    return wasm_copy(game->position.presses, board()->buttons);
}

static inline const int32_t *wasm_presses_made(void) {
    return history_presses(&game->history, 1).buttons;
}

static inline int wasm_press_count(void) {
    return history_presses(&game->history, 1).count;
}

static inline bool wasm_can_undo(void) {
    return history_can_undo(&game->history);
}

static inline bool wasm_can_redo(void) {
    return history_can_redo(&game->history);
}

static inline bool wasm_solved(void) {
    return has_board() && game_solved(game);
}

static inline const int32_t *wasm_history(void) {
    return game->history.entries;
}

static inline int wasm_history_made(void) {
    return game->history.made;
}

static inline int wasm_history_kept(void) {
    return game->history.kept;
}

/* The members of the result of a search, one by one. */
static inline int wasm_search_weight(void) {
    const struct ask_found *best = wasm_search_best();
    return best ? best->weight : REFUSED;
}

static inline int wasm_search_bound(void) {
    const struct ask_found *best = wasm_search_best();
    return best ? best->bound : REFUSED;
}

static inline double wasm_search_progress(void) {
    const struct ask_found *best = wasm_search_best();
    return best ? best->progress : REFUSED;
}

static inline const uint64_t *wasm_search_count(void) {
    const struct ask_found *best = wasm_search_best();
    return best ? &best->count : NULL;
}

static inline const uint8_t *wasm_search_presses(void) {
    const struct ask_found *best = wasm_search_best();
    return best ? (const uint8_t *)(best + 1) : NULL;
}

/* The free button of a pattern, and its presses. */
static inline int wasm_free_button(int k) {
    const struct ask_pattern *pattern = wasm_free_pattern(k);
    return pattern ? pattern->free : REFUSED;
}

static inline const uint8_t *wasm_free_presses(int k) {
    const struct ask_pattern *pattern = wasm_free_pattern(k);
    return pattern ? (const uint8_t *)(pattern + 1) : NULL;
}

/* The matrix after a step of a lesson. */
static inline const uint8_t *wasm_lesson_matrix(int k) {
    const struct lesson_step *step = wasm_lesson_at(k);
    return step ? (const uint8_t *)(step + 1) : NULL;
}

/* Writes the notation into the buffer; its length. */
static inline int wasm_notation(void) {
    if (!has_board()) return REFUSED;
    char *text = scratch(NOTATION_TEXT_MAX, 1);
    return text ? notation_write(&game->position, text) : NO_MEMORY;
}

/* Writes the text into the buffer, calls the reader and returns its status. */
static inline int machine_read(const char *text, int (*reader)(int)) {
    int length = (int)strlen(text);
    void *buffer = wasm_buffer(length);
    if (!buffer) return NO_MEMORY;
    memcpy(buffer, text, (size_t)length);
    return reader(length);
}

#endif
