/* wasm.c in native builds: this file includes it, so that tests can call the exports as functions. */
#ifndef TEST_MACHINE_H
#define TEST_MACHINE_H

#include "exports/wasm.c"
#include "memory.h"

/* Starts a new instance of the module with `pages` pages, which can grow to `pages_max`. */
static inline void machine_start(size_t pages, size_t pages_max) {
    memory_start(pages, pages_max);
    arena = (struct arena){.grow = machine_grow_arena};
    prepared = false;
    transposed = NULL;
    started = 0;
    memset(&game, 0, sizeof game);
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
