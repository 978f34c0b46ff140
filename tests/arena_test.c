#include "algebra/arena.h"

#include <string.h>

#include "refusal.h"

TEST(what_is_taken_is_aligned_apart_and_zeroed_if_asked) {
    SCOPED struct arena arena = test_arena(4000);
    memset(arena.start, 0xff, arena.size);
    for (size_t count = 0; count < 20; count++) {
        size_t used = arena.used;
        unsigned char *taken = arena_take(&arena, count, 1), *zeroed = arena_take_zeroed(&arena, count, 1);
        EXPECT(taken == arena.start + used && (size_t)(taken - arena.start) % ARENA_ALIGN == 0);
        EXPECT(zeroed >= taken + count && (size_t)(zeroed - arena.start) % ARENA_ALIGN == 0);
        memset(taken, 1, count);
        for (size_t i = 0; i < count; i++) EXPECT(zeroed[i] == 0);
    }
}

TEST(more_than_there_is_takes_nothing) {
    SCOPED struct arena arena = test_arena(64 + 2 * ARENA_GAP);
    const size_t used = 48 + ARENA_GAP;
    EXPECT(arena_take(&arena, 3, 16) && arena.used == used);
    EXPECT(!arena_take(&arena, 17, 1) && !arena_take_zeroed(&arena, 17, 1) && arena.used == used);
    const size_t counts[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX / 16, SIZE_MAX / 16 + 1};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (size_t item = 1; item <= 4096; item *= 2)
            EXPECT(!arena_take(&arena, counts[i], item) && arena.used == used);
    EXPECT(arena_take(&arena, 16, 1) && arena.used == arena.size && !arena_take(&arena, 1, 1));
}

/* At most half of the address space can be taken. */
TEST(a_block_split_off_is_an_arena_that_cannot_grow) {
    SCOPED struct arena arena = test_arena(256);
    struct arena block;
    EXPECT(!arena_split(&arena, &block, 257) && arena.used == 0);
    EXPECT(arena_split(&arena, &block, 64 + ARENA_GAP) && arena.used == 64 + 2 * ARENA_GAP);
    EXPECT(block.start == arena.start && arena_take(&block, 64, 1) == arena.start);
    EXPECT(!arena_take(&block, 1, 1) && arena.used == 64 + 2 * ARENA_GAP);
}

TEST(a_full_arena_takes_nothing_more) {
    struct arena arena = {.used = ARENA_MAX, .size = ARENA_MAX, .grow = test_arena_cannot_grow};
    EXPECT(!arena_take(&arena, ARENA_MAX - 1, 1) && !arena_take(&arena, 1, 1));
}

#ifdef ARENA_POISONED

#include <sanitizer/asan_interface.h>

static bool is_poisoned(const struct arena *arena, size_t from, size_t to) {
    for (; from < to; from++)
        if (!__asan_address_is_poisoned(arena->start + from)) return false;
    return true;
}

/* Under AddressSanitizer, an access before, between or behind the blocks stops the test. So does an access to a freed block once
 * another block has been taken. */
TEST(what_is_not_taken_is_poisoned) {
    SCOPED struct arena arena = test_arena(4096);
    for (size_t bytes = 1; bytes < 100; bytes++) {
        arena.used = 0;
        EXPECT(arena_take(&arena, 1500, 1));
        arena.used = 0;
        unsigned char *first = arena_take(&arena, bytes, 1), *second = arena_take(&arena, 3, bytes);
        EXPECT(first == arena.start && second >= first + bytes + ARENA_GAP);
        EXPECT(!__asan_region_is_poisoned(first, bytes) && !__asan_region_is_poisoned(second, 3 * bytes));
        EXPECT(is_poisoned(&arena, bytes, (size_t)(second - first)));
        EXPECT(is_poisoned(&arena, (size_t)(second - first) + 3 * bytes, arena.size));
    }
}

#endif

static bool take_three(struct arena *arena) {
    size_t used = arena->used;
    for (size_t count = 1; count <= 3; count++) {
        unsigned char *taken = arena_take_zeroed(arena, count, 1000);
        if (!taken) {
            arena->used = used;
            return false;
        }
        EXPECT(taken[0] == 0 && taken[1000 * count - 1] == 0);
    }
    return true;
}

TEST(an_arena_grows_when_it_must_and_stays_when_it_cannot) {
    refusal_expect_recovery(NULL, take_three);
    SCOPED struct arena arena = test_arena(REFUSAL_ROOM);
    arena.size = 64 + ARENA_GAP;
    arena.grow = refusal_grow;
    refusal_after(0, false);
    EXPECT(arena_take(&arena, 4, 16) && !arena_take(&arena, 1, 16) && arena.used == arena.size);
    EXPECT(arena_take(&arena, 1, 16) && arena.used == arena.size && arena.size == 64 + 16 + 2 * ARENA_GAP);
}

TEST(what_was_taken_since_a_mark_moves_down) {
    SCOPED struct arena arena = test_arena(1 << 10);
    EXPECT(arena_take(&arena, 100, 1));
    size_t mark = arena_mark(&arena);
    uint8_t *first = arena_take(&arena, 3, 1), *second = arena_take(&arena, 200, 1);
    memcpy(first, "abc", 3);
    for (int i = 0; i < 200; i++) second[i] = (uint8_t)i;
    size_t end = arena_mark(&arena);
    arena_drop(&arena, mark);
    EXPECT(arena_mark(&arena) == end - mark && first - mark == arena.start);
    EXPECT(!memcmp(first - mark, "abc", 3));
    for (int i = 0; i < 200; i++) EXPECT(*(second - mark + i) == i);
    EXPECT(arena_take(&arena, 100, 1));
}
