/* cyclic_wasm.c in native builds, as machine.h has wasm.c. Include it last, because its globals have short names. */
#ifndef TEST_CYCLIC_MACHINE_H
#define TEST_CYCLIC_MACHINE_H

#include "exports/cyclic_wasm.c"
#include "memory.h"

/* Starts a new instance of the module with `pages` pages, which can grow to `pages_max`. */
static inline void machine_start(size_t pages, size_t pages_max) {
    memory_start(pages, pages_max);
    arena = (struct arena){.grow = machine_grow_arena};
    memset(&game, 0, sizeof game);
    loaded = prepared = searching = listing = approaching = generating = false;
}

/* Writes the text into the buffer, loads it and returns the status. */
static inline int machine_load(const char *text) {
    int length = (int)strlen(text);
    void *buffer = wasm_buffer(length);
    if (!buffer) return NO_MEMORY;
    memcpy(buffer, text, (size_t)length);
    return wasm_load(length);
}

#endif
