/* The reference lists every set of masks, and every set of presses of each. */
#include "solve/census.h"

#include "known.h"
#include "refusal.h"
#include "test.h"

enum { ARENA_SIZE = 1 << 20, LISTED_MAX = 5, DIGITS = 400 };

/* The number in decimal, by repeated division. */
static void write_decimal(struct census_number number, char *text) {
    char reversed[DIGITS];
    int length = 0;
    for (uint64_t rest, left = 1; left && length < DIGITS;) {
        rest = left = 0;
        for (int i = CENSUS_LIMBS - 1; i >= 0; i--) {
            rest = rest << 32 | number.limbs[i];
            number.limbs[i] = (uint32_t)(rest / 10);
            rest %= 10;
            left |= number.limbs[i];
        }
        reversed[length++] = (char)('0' + rest);
    }
    for (int i = 0; i < length; i++) text[i] = reversed[length - 1 - i];
    text[length] = 0;
}

static void count(int doors, char *sets, char *openable) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct census_number numbers[2];
    EXPECT(census_count(doors, &numbers[0], &numbers[1], &arena) && arena.used == 0);
    write_decimal(numbers[0], sets);
    write_decimal(numbers[1], openable);
}

static void expect_known_counts(const struct known *known) {
    char sets[DIGITS + 1], openable[DIGITS + 1];
    count((int)known_number(known, 1), sets, openable);
    EXPECT(strcmp(sets, known->words[2]) == 0);
    EXPECT(strcmp(openable, known->words[3]) == 0);
}

TEST(counts_are_the_known_ones) {
    known_answers("census", expect_known_counts);
}

static int plain_ways(const uint64_t *masks, int doors) {
    int ways = 0;
    for (unsigned presses = 0; presses < 1U << doors; presses++) {
        uint64_t lights = 0;
        for (int button = 0; button < doors; button++)
            if (presses >> button & 1) lights ^= masks[button];
        ways += lights == (UINT64_C(1) << doors) - 1;
    }
    return ways;
}

/* The number of sets of masks that can be opened in 0, 1, 2, 4 … ways. */
struct listing {
    int doors, closed, by_nullity[LISTED_MAX];
    int wrong; /* the number of sets for which census_ways() differs */
};

static void list_sets(struct listing *listing, uint64_t *masks, int chosen, uint64_t first) {
    if (chosen < listing->doors) {
        for (uint64_t mask = first; mask < (UINT64_C(1) << listing->doors) - 1; mask++) {
            masks[chosen] = mask;
            list_sets(listing, masks, chosen + 1, mask + 1);
        }
        return;
    }
    int ways = plain_ways(masks, listing->doors), nullity = census_ways(masks, listing->doors);
    listing->wrong += ways != (nullity < 0 ? 0 : 1 << nullity);
    if (nullity < 0)
        listing->closed++;
    else
        listing->by_nullity[nullity]++;
}

static struct listing list_all_sets(int doors) {
    struct listing listing = {.doors = doors};
    uint64_t masks[LISTED_MAX];
    list_sets(&listing, masks, 0, 1);
    return listing;
}

TEST(counts_are_those_of_a_listing) {
    for (int doors = 1; doors <= LISTED_MAX; doors++) {
        struct listing listing = list_all_sets(doors);
        char sets[DIGITS + 1], openable[DIGITS + 1];
        int opened = 0;
        for (int i = 0; i < LISTED_MAX; i++) opened += listing.by_nullity[i];
        count(doors, sets, openable);
        EXPECT(listing.wrong == 0);
        EXPECT(strtol(sets, NULL, 10) == opened + listing.closed);
        EXPECT(strtol(openable, NULL, 10) == opened);
    }
}

TEST(of_1001_sets_of_four_masks_616_open_in_one_way_and_105_in_two) {
    struct listing listing = list_all_sets(4);
    EXPECT(listing.by_nullity[0] == 616 && listing.by_nullity[1] == 105 && listing.by_nullity[2] == 0);
    EXPECT(listing.closed == 1001 - 721);
}

/* The largest count: about 2^(64·64) / 64! sets, and log2 of 64! is 296. */
TEST(sixty_four_doors_are_counted) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct census_number sets, openable;
    EXPECT(census_count(64, &sets, &openable, &arena));
    int highest = CENSUS_LIMBS - 1;
    while (highest > 0 && !sets.limbs[highest]) highest--;
    EXPECT(highest == (64 * 64 - 296) / 32);
    int higher = highest;
    while (higher > 0 && sets.limbs[higher] == openable.limbs[higher]) higher--;
    EXPECT(openable.limbs[higher] < sets.limbs[higher]);
}

/* Masks of one door each, and masks of all doors up to one. */
TEST(ways_of_sixty_four_doors) {
    uint64_t masks[64];
    for (int i = 0; i < 64; i++) masks[i] = UINT64_C(1) << i;
    EXPECT(census_ways(masks, 64) == 0);
    masks[63] = UINT64_MAX;
    EXPECT(census_ways(masks, 64) == 0);
    masks[5] = masks[6];
    EXPECT(census_ways(masks, 64) == 1);
    masks[63] = 1;
    EXPECT(census_ways(masks, 64) == -1);
}

static bool count_refused(struct arena *arena) {
    static struct census_number sets, openable;
    size_t used = arena->used;
    bool counted = census_count(4, &sets, &openable, arena);
    EXPECT(arena->used == used && (!counted || openable.limbs[0] == 721));
    return counted;
}

TEST(refused_memory_is_survived) {
    refusal_expect_recovery(NULL, count_refused);
}
