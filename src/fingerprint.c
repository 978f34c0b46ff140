#include "fingerprint.h"

#include "gf2.h"

static inline __attribute__((always_inline)) uint64_t mix(uint64_t chain, uint64_t word) {
    uint64_t product = (chain ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return product << 31 | product >> 33;
}

struct fingerprint fingerprint_start(void) {
    return (struct fingerprint){{1, 2, 3, 4}};
}

/* Written out, whatever the compiler optimizes for: on a large board this is a part of the cost of a solution. */
void fingerprint_add(struct fingerprint *fingerprint, const uint64_t *row, int columns) {
    struct fingerprint f = *fingerprint;
    size_t words = GF2_WORDS(columns), i = 0;
    for (; i + 4 < words; i += 4) {
        f.chains[0] = mix(f.chains[0], row[i]);
        f.chains[1] = mix(f.chains[1], row[i + 1]);
        f.chains[2] = mix(f.chains[2], row[i + 2]);
        f.chains[3] = mix(f.chains[3], row[i + 3]);
    }
    for (; i + 1 < words; i++) f.chains[i % 4] = mix(f.chains[i % 4], row[i]);
    f.chains[i % 4] = mix(f.chains[i % 4], row[i] & gf2_last_word(columns));
    *fingerprint = f;
}

uint64_t fingerprint_end(const struct fingerprint *fingerprint) {
    uint64_t end = 0;
    for (int k = 0; k < 4; k++) end = mix(end, fingerprint->chains[k]);
    return end;
}
