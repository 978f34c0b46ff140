/* A small test harness.
 *
 * TEST defines a test, named as a sentence, and registers it; EXPECT reports a broken expectation and continues. main.c runs
 * the tests in the order of the file. */
#ifndef TEST_H
#define TEST_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "algebra/arena.h"

#define EXPECT(condition) ((condition) ? (void)0 : test_failed(__FILE__, __LINE__, #condition))
#define TEST(sentence) \
    static void sentence(void); \
    __attribute__((constructor)) static void register_##sentence(void) { \
        static struct test test = {#sentence, sentence, NULL}; \
        test_register(&test); \
    } \
    static void sentence(void)

struct test {
    const char *name;
    void (*run)(void);
    struct test *next;
};

void test_register(struct test *test);
void test_failed(const char *file, int line, const char *expectation);

/* The splitmix64 generator: advances the seed and returns the next number. */
static inline uint64_t test_random(uint64_t *seed) {
    uint64_t mixed = *seed += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ mixed >> 31;
}

/* A number from 0 to limit - 1. */
static inline int test_random_below(uint64_t *seed, int limit) {
    return (int)(test_random(seed) % (uint64_t)limit);
}

static inline bool test_arena_cannot_grow(struct arena *arena, size_t need) {
    return (void)arena, (void)need, false;
}

enum { TEST_ARENA_KEPT_MIN = 1 << 20 };

/* The last large arena that was freed, for the next one of its size: the pages of a new one, and the sanitizer's notes about
 * them, take longer than many a test. */
static struct arena test_arena_kept;

/* An arena of exactly `size` bytes: a small one shows what happens when memory runs out. test_arena_free() frees it, SCOPED
 * at the end of the block that declares it. */
static inline struct arena test_arena(size_t size) {
    bool kept = test_arena_kept.start && test_arena_kept.size == size;
    unsigned char *start = kept ? test_arena_kept.start : malloc(size ? size : 1);
    if (!start) abort();
    if (kept) test_arena_kept = (struct arena){0};
    return (struct arena){.start = start, .used = 0, .size = size, .grow = test_arena_cannot_grow};
}

static inline void test_arena_free(struct arena *arena) {
    if (arena->size >= TEST_ARENA_KEPT_MIN) {
        free(test_arena_kept.start);
        test_arena_kept = *arena;
    } else {
        free(arena->start);
    }
    *arena = (struct arena){0};
}

#define SCOPED __attribute__((cleanup(test_arena_free), unused))

#endif
