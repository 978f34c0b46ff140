/* The machine of wasm.c in native builds: a memory whose growth can be refused and which AddressSanitizer poisons beyond its last
 * page. This file includes wasm.c, so that tests can call the exports as functions. */
#ifndef TEST_MACHINE_H
#define TEST_MACHINE_H

#include <stdlib.h>

#include "wasm.c"

#ifdef ARENA_POISONED
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(start, bytes) ((void)(start), (void)(bytes))
#define ASAN_UNPOISON_MEMORY_REGION(start, bytes) ((void)(start), (void)(bytes))
#endif

enum { TEST_PAGES_MAX = 2048 };

static struct {
    unsigned char *memory;
    size_t data; /* the bytes of data before the heap */
    size_t pages, pages_max;
    void (*asked)(void); /* called before each growth; may be NULL */
} machine;

unsigned char *machine_heap(void) {
    return machine.memory + machine.data;
}

size_t machine_address(const unsigned char *byte) {
    return (size_t)(byte - machine.memory);
}

size_t machine_pages(void) {
    return machine.pages;
}

size_t machine_grow(size_t pages) {
    size_t before = machine.pages;
    if (machine.asked) machine.asked();
    if (pages > machine.pages_max - machine.pages) return SIZE_MAX;
    ASAN_UNPOISON_MEMORY_REGION(machine.memory + before * MACHINE_PAGE, pages * MACHINE_PAGE);
    machine.pages += pages;
    return before;
}

/* Starts a new instance of the module with `pages` pages, which can grow to `pages_max`. */
static inline void machine_start(size_t pages, size_t pages_max) {
    if (machine.pages_max != pages_max) {
        free(machine.memory);
        machine.memory = aligned_alloc(ARENA_ALIGN, pages_max * MACHINE_PAGE);
    }
    if (!machine.memory) abort();
    machine.data = MACHINE_PAGE + 1001;
    machine.pages = pages;
    machine.pages_max = pages_max;
    machine.asked = NULL;
    ASAN_UNPOISON_MEMORY_REGION(machine.memory, pages * MACHINE_PAGE);
    ASAN_POISON_MEMORY_REGION(machine.memory + pages * MACHINE_PAGE, (pages_max - pages) * MACHINE_PAGE);
    arena = (struct arena){.grow = grow_memory};
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
