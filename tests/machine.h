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

/* What a snapshot has, each by itself and read from the game. */
static inline uint8_t *wasm_lights(void) {
    return copy(game->lights, board()->lights);
}

static inline uint8_t *wasm_presses(void) {
    return copy(game->position.presses, board()->buttons);
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
