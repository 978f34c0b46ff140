/* Fingerprints of rows of bits: 64 bits that depend on every bit and on where it stands.
 *
 * Rows that differ by chance or by mistake have different ones, but for one pair in 2^64. It is no defence against rows
 * made to agree. */
#ifndef FINGERPRINT_H
#define FINGERPRINT_H

#include <stdint.h>

/* Four chains, because each step of one waits for a product. */
struct fingerprint {
    uint64_t chains[4];
};

/* Of no rows. */
struct fingerprint fingerprint_start(void);

/* The next row, of `columns` bits; bits beyond them in its last word do not count. */
void fingerprint_add(struct fingerprint *fingerprint, const uint64_t *row, int columns);

uint64_t fingerprint_end(const struct fingerprint *fingerprint);

#endif
