#include "fingerprint.h"

#include "gf2.h"

static inline __attribute__((always_inline)) uint64_t mix(uint64_t chain, uint64_t word) {
    uint64_t product = (chain ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return product ^ product >> 32;
}

struct fingerprint fingerprint_start(void) {
    return (struct fingerprint){{1, 2, 3, 4}};
}

/* Written out, whatever the compiler optimizes for: on a large board this is a part of the cost of a solution. */
void fingerprint_add(struct fingerprint *fingerprint, const uint64_t *row, int columns) {
    uint64_t *chains = fingerprint->chains, a = chains[0], b = chains[1], c = chains[2], d = chains[3];
    size_t words = GF2_WORDS(columns), i = 0;
    for (; i + 4 < words; i += 4) {
        a = mix(a, row[i]);
        b = mix(b, row[i + 1]);
        c = mix(c, row[i + 2]);
        d = mix(d, row[i + 3]);
    }
    chains[0] = a, chains[1] = b, chains[2] = c, chains[3] = d;
    for (; i + 1 < words; i++) chains[i % 4] = mix(chains[i % 4], row[i]);
    chains[i % 4] = mix(chains[i % 4], row[i] & gf2_last_word(columns));
}

uint64_t fingerprint_end(const struct fingerprint *fingerprint) {
    uint64_t end = 0;
    for (int k = 0; k < 4; k++) end = mix(end, fingerprint->chains[k]);
    return end;
}
