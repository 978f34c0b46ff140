#include "algebra/arena.h"

#include <stdint.h>
#include <string.h>

#include "algebra/check.h"

#ifdef MEMCHECK
#include <valgrind/memcheck.h>
#else
#define VALGRIND_MAKE_MEM_UNDEFINED(address, bytes) ((void)0)
#define VALGRIND_MAKE_MEM_DEFINED(address, bytes) ((void)0)
#endif

#ifdef ARENA_POISONED

#include <sanitizer/asan_interface.h>

static void forget(struct arena *arena) {
    if (arena->forgets && arena->used < arena->opened) arena->size = arena->used;
}

/* Poisons all memory but the blocks that are taken. */
static void open_block(struct arena *arena, size_t bytes) {
    if (arena->seen < arena->size) {
        ASAN_POISON_MEMORY_REGION(arena->start + arena->seen, arena->size - arena->seen);
        arena->seen = arena->size;
    }
    if (arena->used < arena->opened) ASAN_POISON_MEMORY_REGION(arena->start + arena->used, arena->opened - arena->used);
    ASAN_UNPOISON_MEMORY_REGION(arena->start + arena->used, bytes);
    arena->opened = arena->used + bytes;
}

/* Opens all blocks and the gaps between them. */
static void open_all(struct arena *arena) {
    ASAN_UNPOISON_MEMORY_REGION(arena->start, arena->used);
}

#else

static void forget(struct arena *arena) {
    (void)arena;
}

static void open_all(struct arena *arena) {
    (void)arena;
}

static void open_block(struct arena *arena, size_t bytes) {
    (void)arena, (void)bytes;
}

#endif

void *arena_retake(struct arena *arena, size_t count, size_t item) {
    CHECK(arena->used <= arena->size && arena->size <= ARENA_MAX && item > 0);
    if (count == 0) return arena->start + arena->used;
    if (count > (ARENA_MAX - arena->used) / item) return NULL;
    size_t bytes = (count * item + ARENA_ALIGN - 1) / ARENA_ALIGN * ARENA_ALIGN + ARENA_GAP;
    size_t need = arena->used + bytes;
    forget(arena);
    if (need > arena->size && !arena->grow(arena, need)) return NULL;
    CHECK(need <= arena->size);
    void *taken = arena->start + arena->used;
    open_block(arena, count * item);
    VALGRIND_MAKE_MEM_DEFINED(taken, count * item);
    arena->used = need;
    return taken;
}

void *arena_take(struct arena *arena, size_t count, size_t item) {
    void *taken = arena_retake(arena, count, item);
    if (taken) VALGRIND_MAKE_MEM_UNDEFINED(taken, count * item);
    return taken;
}

void *arena_take_zeroed(struct arena *arena, size_t count, size_t item) {
    void *taken = arena_take(arena, count, item);
    if (taken) memset(taken, 0, count * item);
    return taken;
}

void arena_drop(struct arena *arena, size_t mark) {
    CHECK(mark <= arena->used);
    open_all(arena);
    memmove(arena->start, arena->start + mark, arena->used - mark);
    arena->used -= mark;
}

static bool cannot_grow(struct arena *arena, size_t need) {
    return (void)arena, (void)need, false;
}

bool arena_split(struct arena *arena, struct arena *block, size_t size) {
    *block = (struct arena){.start = arena_take(arena, size, 1), .size = size, .grow = cannot_grow};
    return block->start;
}
