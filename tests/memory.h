/* The memory below the modules in native builds: its growth can be refused, and AddressSanitizer poisons it beyond its last page. */
#ifndef TEST_MEMORY_H
#define TEST_MEMORY_H

#include <stdlib.h>

#include "exports/machine.h"

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

/* Starts with `pages` pages, which can grow to `pages_max`. */
static inline void memory_start(size_t pages, size_t pages_max) {
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
}

#endif
