/* The machine below wasm.c: one linear memory in pages, which is free from the address machine_heap() on.
 *
 * In wasm these functions are instructions. In native builds tests/machine.h implements them. */
#ifndef MACHINE_H
#define MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "algebra/arena.h"

/* A module stays below 2 GB. The linker's limit does not bind where the same code runs as JavaScript, for which higher addresses
 * would be negative, too. */
enum { MACHINE_PAGE = 65536 /* bytes */, MACHINE_PAGES_MAX = 32767 };

#ifdef __wasm__

#define EXPORT(name) __attribute__((export_name(#name))) wasm_##name

extern unsigned char __heap_base;

static inline unsigned char *machine_heap(void) {
    return &__heap_base;
}

/* The address of a byte: its offset from the start of the memory. */
static inline size_t machine_address(const unsigned char *byte) {
    return (size_t)byte;
}

static inline size_t machine_pages(void) {
    return __builtin_wasm_memory_size(0);
}

/* Adds pages and returns how many there were before. SIZE_MAX if there is no more memory. */
static inline size_t machine_grow(size_t pages) {
    return __builtin_wasm_memory_grow(0, pages);
}

#else

#define EXPORT(name) wasm_##name

unsigned char *machine_heap(void);
size_t machine_address(const unsigned char *byte);
size_t machine_pages(void);
size_t machine_grow(size_t pages);

#endif

/* Grows an arena that ends where the memory ends. */
static inline bool machine_grow_arena(struct arena *arena, size_t need) {
    size_t now = machine_pages(), size = now * MACHINE_PAGE - machine_address(arena->start);
    if (size < need) {
        size_t pages = (need - size + MACHINE_PAGE - 1) / MACHINE_PAGE;
        if (pages > MACHINE_PAGES_MAX - now || machine_grow(pages) == SIZE_MAX) return false;
        size += pages * MACHINE_PAGE;
    }
    arena->size = size;
    return true;
}

#endif
