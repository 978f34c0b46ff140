/* The jobs of the bench as a separate wasm module with the same compiler options as the shipped one. */
#include "bench_jobs.h"

#include <stdint.h>

enum { WASM_PAGE = 65536 };

extern unsigned char __heap_base;

static bool grow_memory(struct arena *block, size_t need) {
    size_t pages = (need - block->size + WASM_PAGE - 1) / WASM_PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return false;
    block->size += pages * WASM_PAGE;
    return true;
}

static struct arena arena = {.grow = grow_memory};

#define EXPORT(name) __attribute__((export_name(#name))) name

int EXPORT(start)(void) {
    uintptr_t base = ((uintptr_t)&__heap_base + ARENA_ALIGN - 1) / ARENA_ALIGN * ARENA_ALIGN;
    arena.start = (unsigned char *)base;
    arena.size = __builtin_wasm_memory_size(0) * (size_t)WASM_PAGE - base;
    bench_start(&arena);
    return BENCH_JOBS_COUNT;
}

const char *EXPORT(name)(int job) {
    return BENCH_JOBS[job].name;
}

int EXPORT(is_long)(int job) {
    return BENCH_JOBS[job].is_long;
}

void EXPORT(prepare)(int job) {
    BENCH_JOBS[job].prepare(&BENCH_JOBS[job]);
}

void EXPORT(run)(int job) {
    BENCH_JOBS[job].run(&BENCH_JOBS[job]);
}
