#include "arena.h"

#include <stdint.h>
#include <string.h>

#include "check.h"

void *arena_take(struct arena *arena, size_t count, size_t item) {
    CHECK(arena->used <= arena->size && item > 0);
    if (count > (SIZE_MAX / 2 + 1 - arena->used) / item) return NULL;
    size_t bytes = (count * item + ARENA_ALIGN - 1) / ARENA_ALIGN * ARENA_ALIGN;
    size_t need = arena->used + bytes;
    if (need > arena->size && !arena->grow(arena, need)) return NULL;
    CHECK(need <= arena->size);
    void *taken = arena->start + arena->used;
    arena->used = need;
    return taken;
}

void *arena_take_zeroed(struct arena *arena, size_t count, size_t item) {
    void *taken = arena_take(arena, count, item);
    if (taken) memset(taken, 0, count * item);
    return taken;
}
