#include "algebra/poly.h"

#include <string.h>

#include "algebra/check.h"

enum { BITS = GF2_WORD_BITS };

/* For the innermost loops, at every optimization level. */
#define INLINE static inline __attribute__((always_inline))

/* The lower `size` bits of each 2·size bits; size = 1, 2, 4, … 32. */
INLINE uint64_t lower_halves(int size) {
    static const uint64_t LOWER[] = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
                                     0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};
    return LOWER[__builtin_ctz((unsigned)size)];
}

/* Exchanges the halves of each 2·size bits. */
INLINE uint64_t exchanged(uint64_t word, int size) {
    uint64_t lower = lower_halves(size);
    return (word >> size & lower) | (word & lower) << size;
}

/* All bits in the opposite order. */
static uint64_t reversed(uint64_t word) {
#pragma GCC unroll 6
    for (int size = 1; size < BITS; size *= 2) word = exchanged(word, size);
    return word;
}

int poly_degree(const uint64_t *f, size_t words) {
    while (words > 0 && f[words - 1] == 0) words--;
    return words ? (int)(words * BITS) - 1 - __builtin_clzll(f[words - 1]) : -1;
}

/* gf2_add(), inlined because it is called for few words at a time. */
INLINE void add(uint64_t *to, const uint64_t *from, size_t words) {
    for (; words >= GF2_LANES; words -= GF2_LANES, to += GF2_LANES, from += GF2_LANES)
        *(gf2_lanes *)to ^= *(const gf2_lanes *)from;
    if (words) *to ^= *from;
}

/* The part of poly_add_shifted() between the ends, in blocks of four words where that is faster. */
INLINE void add_shifted_lanes(uint64_t *to, const uint64_t *from, size_t words, int up, bool blocks) {
    const int down = BITS - up;
#define ADD(i) \
    *(gf2_lanes *)(to + (i)) ^= *(const gf2_lanes *)(from + (i)) >> down | *(const gf2_lanes *)(from + (i) + 1) << up
    for (; blocks && words >= 2 * GF2_LANES; words -= 2 * GF2_LANES, to += 2 * GF2_LANES, from += 2 * GF2_LANES) {
        ADD(0);
        ADD(GF2_LANES);
    }
    for (; words >= GF2_LANES; words -= GF2_LANES, to += GF2_LANES, from += GF2_LANES) ADD(0);
#undef ADD
}

/* Most quotients in Euclid's algorithm shift by one or two bits, and the cofactors of a square board by twice as many. Wasm
 * shifts faster by a constant, so these shifts have loops of their own. */
void poly_add_shifted(uint64_t *to, const uint64_t *from, size_t words, int shift) {
    to += shift / BITS;
    int up = shift % BITS, down = BITS - up;
    if (up == 0 || words == 0) {
        add(to, from, words);
        return;
    }
    uint64_t over = from[words - 1] >> down;
    if (over) to[words] ^= over;
    if (words % 2 == 0) to[words - 1] ^= from[words - 2] >> down | from[words - 1] << up;
    *to++ ^= *from << up;
    words--;
    if (up == 1)
        add_shifted_lanes(to, from, words, 1, false);
    else if (up == 2)
        add_shifted_lanes(to, from, words, 2, true);
    else if (up == 4)
        add_shifted_lanes(to, from, words, 4, true);
    else
        add_shifted_lanes(to, from, words, up, false);
}

/* Schoolbook multiplication, four bits of four words of a at a time. The sixteen multiples of b are computed once. Zeros before
 * and after each let four of them be added together, each shifted by another number of words. */
enum { COMB_WORDS = 24, COMB_BITS = 4, COMB_VALUES = 1 << COMB_BITS, COMB_GROUP = 4 };
struct comb {
    uint64_t multiples[COMB_VALUES][COMB_GROUP + COMB_WORDS + 1 + COMB_GROUP + 1];
    uint64_t product[2 * COMB_WORDS + 2 * COMB_GROUP];
};

static void fill_comb(struct comb *comb, const uint64_t *b, size_t words) {
    *comb = (struct comb){.product = {0}};
    for (int value = 1; value < COMB_VALUES; value++) {
        uint64_t *multiple = comb->multiples[value] + COMB_GROUP;
        poly_add_shifted(multiple, comb->multiples[value / 2] + COMB_GROUP, words + 1, 1);
        if (value & 1) add(multiple, b, words);
    }
}

/* Adds to the product the multiples for the four bits from `bit` on of a[0] … a[3], each one word higher than the one before. */
INLINE void add_group(struct comb *comb, size_t at, const uint64_t *a, size_t a_words, int bit, size_t words) {
    const uint64_t *from[COMB_GROUP];
#pragma GCC unroll 4
    for (size_t k = 0; k < COMB_GROUP; k++)
        from[k] = comb->multiples[k < a_words ? a[k] >> bit & (COMB_VALUES - 1) : 0] + COMB_GROUP - k;
    uint64_t *to = comb->product + at;
#define LANES(k) (*(const gf2_lanes *)(from[k] + i))
    for (size_t i = 0; i < words + COMB_GROUP; i += GF2_LANES)
        *(gf2_lanes *)(to + i) ^= LANES(0) ^ LANES(1) ^ LANES(2) ^ LANES(3);
#undef LANES
}

static void shift_up(uint64_t *f, size_t words, int shift) {
    for (size_t i = words - 1; i > 0; i--) f[i] = f[i] << shift | f[i - 1] >> (BITS - shift);
    f[0] <<= shift;
}

static void multiply_comb(uint64_t *product, const uint64_t *a, const uint64_t *b, size_t words) {
    struct comb comb;
    fill_comb(&comb, b, words);
    for (int bit = BITS - COMB_BITS; bit >= 0; bit -= COMB_BITS) {
        for (size_t i = 0; i < words; i += COMB_GROUP) add_group(&comb, i, a + i, words - i, bit, words);
        if (bit > 0) shift_up(comb.product, 2 * words, COMB_BITS);
    }
    memcpy(product, comb.product, 2 * words * sizeof *product);
}

/* Karatsuba's method for factors of equal length. With y = x^(64·half), (a0 + a1 y)(b0 + b1 y) needs three products: the
 * coefficient of y is (a0 + a1)(b0 + b1) minus the other two. */
static void multiply_equal(uint64_t *product, const uint64_t *a, const uint64_t *b, size_t words, uint64_t *scratch) {
    if (words <= COMB_WORDS) {
        multiply_comb(product, a, b, words);
        return;
    }
    size_t half = (words + 1) / 2, rest = words - half;
    uint64_t *a_sum = scratch, *b_sum = a_sum + half, *middle = b_sum + half;
    memcpy(a_sum, a, half * sizeof *a);
    memcpy(b_sum, b, half * sizeof *b);
    gf2_add(a_sum, a + half, rest);
    gf2_add(b_sum, b + half, rest);
    multiply_equal(middle, a_sum, b_sum, half, middle + 2 * half);
    multiply_equal(product, a, b, half, middle + 2 * half);
    multiply_equal(product + 2 * half, a + half, b + half, rest, middle + 2 * half);
    gf2_add(middle, product, 2 * half);
    gf2_add(middle, product + 2 * half, 2 * rest);
    gf2_add(product + half, middle, 2 * half); /* half >= 2, so they are within the product */
}

void poly_multiply(uint64_t *product, const uint64_t *a, size_t a_words, const uint64_t *b, size_t b_words,
                   uint64_t *scratch) {
    if (a_words > b_words) {
        poly_multiply(product, b, b_words, a, a_words, scratch);
        return;
    }
    memset(product, 0, (a_words + b_words) * sizeof *product);
    uint64_t *piece = scratch;
    for (size_t i = 0; a_words > 0 && i < b_words; i += a_words) {
        size_t words = b_words - i < a_words ? b_words - i : a_words;
        if (words == a_words)
            multiply_equal(piece, a, b + i, a_words, piece + 2 * a_words);
        else
            poly_multiply(piece, b + i, words, a, a_words, piece + a_words + words);
        gf2_add(product + i, piece, a_words + words);
    }
}

void poly_divide(uint64_t *f, size_t words, const uint64_t *g, size_t g_words, uint64_t *quotient) {
    int divisor = poly_degree(g, g_words);
    CHECK(divisor >= 0);
    g_words = GF2_WORDS(divisor + 1);
    memset(quotient, 0, words * sizeof *quotient);
    if (divisor == 0) {
        memcpy(quotient, f, words * sizeof *f);
        memset(f, 0, words * sizeof *f);
        return;
    }
    for (int degree = poly_degree(f, words); degree >= divisor; degree = poly_degree(f, GF2_WORDS(degree))) {
        poly_add_shifted(f, g, g_words, degree - divisor);
        gf2_flip(quotient, degree - divisor);
    }
}

struct remainder {
    uint64_t *f, *cofactor;
    int degree, cofactor_degree; /* cofactor_degree is an upper bound */
};

/* One term of the quotient: to += from·x^(to.degree - from.degree). */
static void cancel_top(struct remainder *to, const struct remainder *from, int stretch) {
    int shift = to->degree - from->degree;
    poly_add_shifted(to->f, from->f, GF2_WORDS(from->degree + 1), shift);
    to->degree = poly_degree(to->f, GF2_WORDS(to->degree));
    if (from->cofactor_degree < 0) return;
    poly_add_shifted(to->cofactor, from->cofactor, GF2_WORDS(from->cofactor_degree + 1), stretch * shift);
    int reached = from->cofactor_degree + stretch * shift;
    if (reached > to->cofactor_degree) to->cofactor_degree = reached;
}

struct poly_euclid poly_gcd(uint64_t *a, uint64_t *b, size_t words, uint64_t *a_cofactor, uint64_t *b_cofactor,
                            int stretch) {
    size_t cofactor_words = a_cofactor ? (size_t)stretch * words : 0;
    struct remainder high = {a, a_cofactor, poly_degree(a, words), poly_degree(a_cofactor, cofactor_words)};
    struct remainder low = {b, b_cofactor, poly_degree(b, words), poly_degree(b_cofactor, cofactor_words)};
    while (low.degree >= 0) {
        while (high.degree >= low.degree) cancel_top(&high, &low, stretch);
        struct remainder swapped = high;
        high = low;
        low = swapped;
    }
    CHECK(high.degree >= 0);
    return (struct poly_euclid){high.f, high.cofactor, high.degree};
}

/* For a power of two m and 0 < i <= m, F_{m+i} = F_{m-i} + x^m F_i. So in each group of 2m bits, the upper m bits are reversed and
 * added to the lower m; two problems of half the length remain. This function does it for m = 64·half bits. */
static void mirror_words(uint64_t *f, size_t words, size_t half) {
    for (size_t start = 0; start + half < words; start += 2 * half) {
        uint64_t *lower = f + start, *upper = lower + half;
        for (size_t i = 0; i < half && start + half + i < words; i++) {
            uint64_t mirrored = reversed(upper[i]);
            lower[half - 1 - i] ^= mirrored >> 1;
            if (i + 1 < half) lower[half - 2 - i] ^= mirrored << (BITS - 1);
        }
    }
}

/* The same within a word, m <= 32. The image is the word with each group of 2m bits reversed. (The lowest bit after the reversal is
 * the coefficient of F_0 = 0 and is dropped.) */
struct mirror {
    uint64_t word, image;
};

INLINE void mirror_in_word(struct mirror *f, int m) {
    uint64_t lower = lower_halves(m), word = f->word;
    f->word ^= (f->image & lower) >> 1 & lower;
    f->image ^= (word & ~lower) << 1 & ~lower;
}

/* The largest power of two below `words`; 0 for one word. */
static size_t top_half(size_t words) {
    size_t half = 1;
    while (2 * half < words) half *= 2;
    return words > 1 ? half : 0;
}

void poly_from_fibonacci(uint64_t *f, size_t words) {
    for (size_t half = top_half(words); half > 0; half /= 2) mirror_words(f, words, half);
    for (size_t i = 0; i < words; i++) {
        struct mirror mirror = {f[i], reversed(f[i])};
        for (int m = BITS / 2; m > 0; m /= 2) {
            mirror_in_word(&mirror, m);
            mirror.image = exchanged(mirror.image, m);
        }
        f[i] = mirror.word;
    }
}

void poly_fibonacci(uint64_t *f, int n) {
    memset(f, 0, GF2_WORDS(n) * sizeof *f);
    gf2_flip(f, n - 1);
    poly_from_fibonacci(f, GF2_WORDS(n));
}

void poly_to_fibonacci(uint64_t *f, size_t words) {
    for (size_t i = 0; i < words; i++) {
        struct mirror mirror = {f[i], f[i]};
        for (int m = 1; m < BITS; m *= 2) {
            mirror.image = exchanged(mirror.image, m);
            mirror_in_word(&mirror, m);
        }
        f[i] = mirror.word;
    }
    for (size_t half = 1; half < words; half *= 2) mirror_words(f, words, half);
}

/* The 64 bits from bit `at` on. Bits beyond either end are zero. */
static uint64_t window(const uint64_t *f, int64_t bits, int64_t at) {
    int64_t words = (bits + BITS - 1) / BITS;
    int64_t index = at >= 0 ? at / BITS : -1;
    int shift = (int)(at - index * BITS);
    uint64_t low = index >= 0 && index < words ? f[index] : 0;
    uint64_t high = index + 1 < words ? f[index + 1] : 0;
    return shift == 0 ? low : low >> shift | high << (BITS - shift);
}

/* Modulo F_{n+1} the sequence F_k has period 2(n+1). In each period the first n coefficients are added as they are and the next n in
 * reverse order; the coefficients after each of these have no effect. */
void poly_fold(uint64_t *folded, int n, const uint64_t *f, int bits) {
    memset(folded, 0, GF2_WORDS(n) * sizeof *folded);
    for (int64_t start = 0; start < bits; start += 2 * ((int64_t)n + 1))
        for (int64_t i = 0; i < n; i += BITS) {
            uint64_t mirrored = window(f, bits, start + 2 * (int64_t)n - i - (BITS - 1));
            folded[i / BITS] ^= window(f, bits, start + i) ^ reversed(mirrored);
        }
    if (n % BITS) folded[n / BITS] &= (UINT64_C(1) << (n % BITS)) - 1;
}

void poly_wrap(uint64_t *wrapped, int n, const uint64_t *f, size_t words) {
    int64_t bits = (int64_t)words * BITS;
    memset(wrapped, 0, GF2_WORDS(n) * sizeof *wrapped);
    for (int64_t start = 0; start < bits; start += n)
        for (int64_t i = 0; i < n; i += BITS) wrapped[i / BITS] ^= window(f, bits, start + i);
    wrapped[(n - 1) / BITS] &= gf2_last_word(n);
}

/* (x + 1)^m = x^m + 1 when m is a power of two: in each group of 2m bits the upper half is added to the lower half. */
void poly_shift(uint64_t *f, size_t words) {
    for (size_t half = top_half(words); half > 0; half /= 2)
        for (size_t start = 0; start + half < words; start += 2 * half) {
            size_t rest = words - start - half;
            gf2_add(f + start, f + start + half, rest < half ? rest : half);
        }
    for (size_t i = 0; i < words; i++)
        for (int m = BITS / 2; m > 0; m /= 2) f[i] ^= f[i] >> m & lower_halves(m);
}

/* Moves bit i of the lower half to bit 2i. gathered() is the inverse and drops the odd bits. */
static uint64_t spread(uint64_t word) {
    word &= lower_halves(BITS / 2);
    for (int size = BITS / 4; size > 0; size /= 2) word = (word | word << size) & lower_halves(size);
    return word;
}

static uint64_t gathered(uint64_t word) {
    word &= lower_halves(1);
    for (int size = 1; size < BITS / 2; size *= 2) word = (word | word >> size) & lower_halves(2 * size);
    return word;
}

void poly_square(uint64_t *f, size_t words) {
    for (size_t i = words; i-- > 0;) {
        uint64_t word = f[i];
        f[2 * i + 1] = spread(word >> (BITS / 2));
        f[2 * i] = spread(word);
    }
}

void poly_root(uint64_t *f, size_t words) {
    for (size_t i = 0; i < words; i++) {
        uint64_t half = gathered(f[i]);
        f[i] = 0;
        f[i / 2] |= i % 2 ? half << (BITS / 2) : half;
    }
}

/* For a power of two m, x^(2m) = w^m + x^m. So a group of 4m bits with the quarters a, b, c and d, from the lowest,
 * (a + b x^m) + x^(2m)·(c + d x^m), equals (a + (b + c + d) x^m) + w^m·((c + d) + d x^m). */
static void add_quarter(uint64_t *f, size_t words, size_t to, size_t from, size_t quarter) {
    if (from >= words) return;
    gf2_add(f + to, f + from, words - from < quarter ? words - from : quarter);
}

static void split_words(uint64_t *f, size_t words, size_t quarter) {
    for (size_t start = 0; start < words; start += 4 * quarter) {
        add_quarter(f, words, start + 2 * quarter, start + 3 * quarter, quarter);
        add_quarter(f, words, start + quarter, start + 2 * quarter, quarter);
    }
}

static void join_words(uint64_t *f, size_t words, size_t quarter) {
    for (size_t start = 0; start < words; start += 4 * quarter) {
        add_quarter(f, words, start + quarter, start + 2 * quarter, quarter);
        add_quarter(f, words, start + 2 * quarter, start + 3 * quarter, quarter);
    }
}

/* The lowest quarter of each 4·quarter bits. */
static uint64_t lowest_quarters(int quarter) {
    return lower_halves(quarter) & lower_halves(2 * quarter);
}

static uint64_t split_in_word(uint64_t word) {
    for (int quarter = BITS / 4; quarter > 0; quarter /= 2) {
        uint64_t lowest = lowest_quarters(quarter);
        word ^= word >> quarter & lowest << 2 * quarter;
        word ^= word >> quarter & lowest << quarter;
    }
    return word;
}

static uint64_t join_in_word(uint64_t word) {
    for (int quarter = 1; quarter < BITS / 2; quarter *= 2) {
        uint64_t lowest = lowest_quarters(quarter);
        word ^= word >> quarter & lowest << quarter;
        word ^= word >> quarter & lowest << 2 * quarter;
    }
    return word;
}

/* Between the two sizes, a quarter is half a word. */
void poly_to_pairs(uint64_t *f, size_t words) {
    for (size_t quarter = top_half(words); quarter > 0; quarter /= 2) split_words(f, words, quarter);
    for (size_t i = 1; i < words; i += 2) {
        f[i] ^= f[i] >> (BITS / 2);
        f[i - 1] ^= f[i] << (BITS / 2);
    }
    for (size_t i = 0; i < words; i++) f[i] = split_in_word(f[i]);
}

void poly_from_pairs(uint64_t *f, size_t words) {
    for (size_t i = 0; i < words; i++) f[i] = join_in_word(f[i]);
    for (size_t i = 1; i < words; i += 2) {
        f[i - 1] ^= f[i] << (BITS / 2);
        f[i] ^= f[i] >> (BITS / 2);
    }
    for (size_t quarter = 1; quarter < words; quarter *= 2) join_words(f, words, quarter);
}
