#include "solve/folding.h"

#include "algebra/gf2.h"

/* A chase from no presses leaves Σ F_k(t) b_k below the last row, and Σ F_{k-1}(t) b_k in the last row; k counts the rows from the
 * last one up. Since t^8 = s^8 + 1 (for the plus rule) and F_{k+8} = t^8 F_k + F_{k-8}, the rows whose numbers are equal modulo
 * eight are summed by a chase of their own with T^8 in place of T. T^8 only moves whole bytes.
 *
 * Beyond its ends a flat row continues as its mirror image about the cells before the first and after the last, which are never
 * pressed; a wrapped row continues from its other end. So T^8 is the same for every cell.
 *
 * The fingerprint mixes a digest of the words of each row, and finally the sums. The sums alone do not suffice: they are zero for
 * lights with the same recurrence, such as quiet patterns, and for five lights eight rows and columns apart. Multiplying by each
 * word would take as long as the rest of folding. A plain total of the words does not suffice either: a row of 65 lit lights
 * has the total 2^64. */

/* Vectors and words at addresses that need not be aligned. */
typedef uint64_t lanes_at_byte __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint64_t word_at_byte __attribute__((aligned(1), may_alias));

/* The loop of add_row() is part of the cost of every solution, like the loops of chase.c. It handles blocks of four words, inlined
 * at every optimization level, and then single words. */
#define INLINE static inline __attribute__((always_inline))
enum { BLOCK_WORDS = 4 };

struct folding folding_take(int rows, int columns, bool centred, bool wrapped, struct arena *arena) {
    struct folding folding = {
        .words = GF2_WORDS(columns),
        .columns = columns,
        .rows = rows,
        .wrapped = wrapped,
        .self = centred ? ~UINT64_C(0) : 0,
    };
    for (int i = 1; i <= FOLDING_STEP; i++) {
        folding.now[i] = gf2_take(arena, folding.words + 4) + 2;
        folding.before[i] = gf2_take(arena, folding.words + 4) + 2;
    }
    return folding;
}

/* The bits of each byte in the opposite order. */
static uint64_t reversed_bytes(uint64_t word) {
    const uint64_t one = 0x5555555555555555, two = 0x3333333333333333, four = 0x0f0f0f0f0f0f0f0f;
    word = (word >> 1 & one) | (word & one) << 1;
    word = (word >> 2 & two) | (word & two) << 2;
    return (word >> 4 & four) | (word & four) << 4;
}

/* The eight cells before the first cell of a row and the eight behind the last; the cells next to the row are the highest bit of
 * `before` and the lowest of `behind`. */
struct beyond {
    uint64_t before, behind;
};

/* On a flat row, seven bits at each end are mirrored; both ends are reversed in one word. */
static struct beyond look_beyond(uint64_t first, uint64_t last, bool wrapped) {
    if (wrapped) return (struct beyond){.before = last, .behind = first};
    uint64_t mirrored = reversed_bytes(last << 8 | first);
    return (struct beyond){.before = (mirrored & 0xff) >> 1, .behind = mirrored >> 8 << 1};
}

/* Writes the cells beyond the row. On a row shorter than eight bits, each round makes one more period of them correct. */
static void extend_ends(uint64_t *row, const struct folding *folding) {
    int columns = folding->columns, period = folding->wrapped ? columns : columns + 1;
    uint64_t *last = row + folding->words - 1, exist = gf2_last_word(columns);
    int used = (columns - 1) % GF2_WORD_BITS + 1, spare = GF2_WORD_BITS - used;
    for (int right = 0; right < FOLDING_STEP; right += period) {
        uint64_t end = spare ? last[0] << spare | last[-1] >> used : last[0];
        struct beyond beyond = look_beyond(row[0] & 0xff, end >> 56, folding->wrapped);
        row[-1] = beyond.before << 56;
        last[0] = spare ? (last[0] & exist) | beyond.behind << used : last[0];
        last[1] = beyond.behind >> spare;
    }
}

/* These add a row of lights to the sum `after`, and the row at `left` moved by T^8. They return the lights. */
INLINE gf2_lanes fold_lanes(uint64_t *after, const unsigned char *left, const uint64_t *lights, uint64_t self) {
    gf2_lanes now = *(const gf2_lanes *)lights;
    gf2_lanes sum = *(const gf2_lanes *)after ^ now ^ (*(const lanes_at_byte *)(left + 1) & self);
    *(gf2_lanes *)after = sum ^ *(const lanes_at_byte *)left ^ *(const lanes_at_byte *)(left + 2);
    return now;
}

INLINE uint64_t fold_word(uint64_t *after, const unsigned char *left, uint64_t lights, uint64_t self) {
    *after ^= lights ^ (*(const word_at_byte *)(left + 1) & self) ^ *(const word_at_byte *)left ^
              *(const word_at_byte *)(left + 2);
    return lights;
}

static uint64_t mix(uint64_t mixed, uint64_t word) {
    uint64_t product = (mixed ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return product ^ product >> 32;
}

/* Shifts a total before the next words are added, so that their order matters and equal words do not cancel. */
INLINE gf2_lanes shifted(gf2_lanes totals) {
    return totals ^ totals >> 31;
}

static void add_row(struct folding *folding, const uint64_t *lights) {
    int k = (folding->rows-- - 1) % FOLDING_STEP + 1;
    uint64_t *now = folding->now[k], *after = folding->before[k], self = folding->self;
    folding->before[k] = now;
    folding->now[k] = after;
    const unsigned char *left = (const unsigned char *)now - 1;
    size_t words = folding->words;
    gf2_lanes totals = {0}, sums = {0};
    for (; words > BLOCK_WORDS; words -= BLOCK_WORDS) {
        totals = shifted(totals) + fold_lanes(after, left, lights, self);
        sums += totals;
        totals = shifted(totals) + fold_lanes(after + GF2_LANES, left + 8 * GF2_LANES, lights + GF2_LANES, self);
        sums += totals;
        after += BLOCK_WORDS;
        left += 8 * BLOCK_WORDS;
        lights += BLOCK_WORDS;
    }
    uint64_t mixed = mix(mix(mix(mix(folding->mixed, totals[0]), totals[1]), sums[0]), sums[1]);
    for (; words > 1; words--, left += 8) mixed = mix(mixed, fold_word(after++, left, *lights++, self));
    folding->mixed = mix(mixed, fold_word(after, left, *lights & gf2_last_word(folding->columns), self));
    extend_ends(folding->now[k], folding);
}

void folding_add(struct folding *folding, const uint64_t *lights, int rows, size_t stride) {
    for (int row = 0; row < rows; row++) add_row(folding, lights + (size_t)row * stride);
}

uint64_t folding_fingerprint(const struct folding *folding) {
    uint64_t mixed = folding->mixed;
    for (int i = 1; i <= FOLDING_STEP; i++)
        for (size_t word = 0; word < folding->words; word++)
            mixed = mix(mix(mixed, folding->now[i][word]), folding->before[i][word]);
    return mixed;
}
