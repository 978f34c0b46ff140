/* Fingerprints of different lights differ. (chase_test.c tests the sums: every solution depends on them.) */
#include "solve/folding.h"

#include <string.h>

#include "algebra/gf2.h"
#include "kinds.h"
#include "solve/chase.h"
#include "test.h"

static uint64_t seed = 2026;

/* Lights of one size, rule and wrap; the stride has a spare word. */
struct lights {
    struct arena arena;
    struct chase chase;
    size_t stride;
    uint64_t *words;
};

static struct lights take_lights(int rows, int columns, struct kind kind) {
    struct lights lights = {.arena = test_arena((size_t)1 << 20), .stride = GF2_WORDS(columns) + 1};
    bool taken = chase_prepare(&lights.chase, rows, columns, kind.rule, kind.wrap, &lights.arena);
    lights.words = arena_take_zeroed(&lights.arena, (size_t)rows * lights.stride, sizeof *lights.words);
    if (!taken || !lights.words) abort();
    return lights;
}

static uint64_t *row_of(const struct lights *lights, int row) {
    return lights->words + (size_t)row * lights->stride;
}

static void randomize(const struct lights *lights) {
    for (int row = 0; row < lights->chase.rows; row++) {
        size_t last = GF2_WORDS(lights->chase.columns) - 1;
        for (size_t i = 0; i <= last; i++) row_of(lights, row)[i] = test_random(&seed);
        row_of(lights, row)[last] &= gf2_last_word(lights->chase.columns);
    }
}

static uint64_t fingerprint(const struct lights *lights) {
    struct arena scratch = lights->chase.scratch;
    struct folding folding = chase_fold(&lights->chase, &scratch);
    folding_add(&folding, lights->words, lights->chase.rows, lights->stride);
    return folding_fingerprint(&folding);
}

/* All sizes up to 9 × 9, and some near multiples of the word and of the step. */
static void for_sizes(void (*test)(int rows, int columns, struct kind kind)) {
    static const int SIZES[][2] = {{1, 64}, {3, 65}, {40, 1}, {41, 2}, {17, 63}, {33, 7}, {16, 130}, {24, 257}};
    for (int k = 0; k < KINDS_COUNT; k++) {
        for (int rows = 1; rows <= 9; rows++)
            for (int columns = 1; columns <= 9; columns++) test(rows, columns, KINDS[k]);
        for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) test(SIZES[i][0], SIZES[i][1], KINDS[k]);
    }
}

/* One light and two lights: every pair in small sizes, else some pairs. */
static void expect_all_different(int rows, int columns, struct kind kind) {
    enum { MOST = 512 };
    uint64_t seen[MOST];
    struct lights lights = take_lights(rows, columns, kind);
    int cells = rows * columns, count = cells < MOST ? cells : MOST;
    randomize(&lights);
    uint64_t before = fingerprint(&lights);
    for (int i = 0; i < count; i++) {
        int cell = count == cells ? i : (int)((int64_t)i * cells / count);
        gf2_flip(row_of(&lights, cell / columns), cell % columns);
        seen[i] = fingerprint(&lights);
        gf2_flip(row_of(&lights, cell / columns), cell % columns);
        EXPECT(seen[i] != before);
        for (int k = 0; k < i; k++) EXPECT(seen[k] != seen[i]);
    }
    EXPECT(fingerprint(&lights) == before);
    test_arena_free(&lights.arena);
}

TEST(lights_that_differ_in_one_or_two_have_different_ones) {
    for_sizes(expect_all_different);
}

static void expect_spare_bits_ignored(int rows, int columns, struct kind kind) {
    struct lights lights = take_lights(rows, columns, kind);
    randomize(&lights);
    uint64_t before = fingerprint(&lights);
    for (int row = 0; row < rows; row++)
        row_of(&lights, row)[GF2_WORDS(columns) - 1] |= test_random(&seed) & ~gf2_last_word(columns);
    EXPECT(fingerprint(&lights) == before);
    test_arena_free(&lights.arena);
}

TEST(bits_beyond_the_columns_do_not_count) {
    for_sizes(expect_spare_bits_ignored);
}

/* If the lights are a quiet pattern, the final sums are often zero. */
TEST(a_quiet_pattern_changes_them) {
    int patterns = 0;
    for (int k = 0; k < KINDS_COUNT; k++)
        for (int side = 2; side <= 70; side++) {
            struct lights lights = take_lights(side, side, KINDS[k]);
            uint64_t dark = fingerprint(&lights);
            for (int i = 0; i < lights.chase.nullity && i < 4; i++, patterns++) {
                chase_quiet(&lights.chase, i, lights.words, lights.stride);
                EXPECT(fingerprint(&lights) != dark);
            }
            test_arena_free(&lights.arena);
        }
    EXPECT(patterns > 100);
}

/* One light is turned on and another off, so that the total of their row is unchanged; the sums differ. */
TEST(two_lights_a_word_apart_change_them_wherever_they_are) {
    struct lights lights = take_lights(20, 400, KINDS[0]);
    randomize(&lights);
    uint64_t before = fingerprint(&lights);
    for (int row = 0; row < 20; row++)
        for (int left = 0, right = GF2_WORD_BITS; right < 400; left++, right++) {
            if (gf2_get(row_of(&lights, row), left) == gf2_get(row_of(&lights, row), right)) continue;
            gf2_flip(row_of(&lights, row), left);
            gf2_flip(row_of(&lights, row), right);
            EXPECT(fingerprint(&lights) != before);
            gf2_flip(row_of(&lights, row), left);
            gf2_flip(row_of(&lights, row), right);
        }
    test_arena_free(&lights.arena);
}

/* The sums of such lights are those of no lights; the totals of the rows differ. */
TEST(five_lights_eight_rows_and_columns_apart_change_them_wherever_they_are) {
    static const int FIVE[][2] = {{-8, 0}, {0, -8}, {0, 0}, {0, 8}, {8, 0}};
    struct lights lights = take_lights(20, 400, KINDS[0]);
    randomize(&lights);
    uint64_t before = fingerprint(&lights);
    for (int row = 8; row < 12; row++)
        for (int column = 8; column < 392; column++) {
            for (int i = 0; i < 5; i++) gf2_flip(row_of(&lights, row + FIVE[i][0]), column + FIVE[i][1]);
            EXPECT(fingerprint(&lights) != before);
            for (int i = 0; i < 5; i++) gf2_flip(row_of(&lights, row + FIVE[i][0]), column + FIVE[i][1]);
        }
    test_arena_free(&lights.arena);
}

/* Equal words, many of which sum to zero, and exchanged words: in rows of one word, of several, and of blocks. */
TEST(regular_rows_have_different_ones) {
    enum { PERIODS = 4, MOST = 2 << PERIODS };
    static const int COLUMNS[] = {65, 129, 194, 513, 1025};
    for (size_t c = 0; c < sizeof COLUMNS / sizeof *COLUMNS; c++)
        for (int k = 0; k < KINDS_COUNT; k++) {
            uint64_t seen[MOST];
            int count = 0;
            for (int period = 1; period <= PERIODS; period++)
                for (unsigned row = 1; row < 1U << period; row += 2) {
                    bool shorter = false; /* rows with a shorter period */
                    for (int p = 1; p < period; p++)
                        shorter |= period % p == 0 && (row >> p | (row << (period - p) & ((1U << period) - 1))) == row;
                    if (shorter) continue;
                    struct lights lights = take_lights(24, COLUMNS[c], KINDS[k]);
                    for (int cell = 0; cell < 24 * COLUMNS[c]; cell++)
                        if (row >> (cell % COLUMNS[c] % period) & 1)
                            gf2_flip(row_of(&lights, cell / COLUMNS[c]), cell % COLUMNS[c]);
                    seen[count] = fingerprint(&lights);
                    for (int i = 0; i < count; i++) EXPECT(seen[i] != seen[count]);
                    count++;
                    test_arena_free(&lights.arena);
                }
        }
}
