/* The machine below wasm.c: one linear memory, in pages, free from the heap on.
 *
 * In wasm these functions are instructions. In native builds tests/machine.h implements them. */
#ifndef MACHINE_H
#define MACHINE_H

#include <stddef.h>

enum { MACHINE_PAGE = 65536 }; /* bytes */

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

/* Adds pages and returns the number of pages before. SIZE_MAX, without any change, when memory runs out. */
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

#endif
