/* splitmix64, the one source of random numbers of the core (public domain, Sebastiano Vigna, 2015).
 *
 * A published seed names the same level, masks or lights for ever, so the generator never changes. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

/* Advances the seed and returns the next random word. */
static inline uint64_t random_next(uint64_t *seed) {
    uint64_t mixed = *seed += UINT64_C(0x9e3779b97f4a7c15);
    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ mixed >> 31;
}

/* A number from 0 to n - 1; the bias of the remainder is below n / 2^64. */
static inline int random_below(uint64_t *seed, int n) {
    return (int)(random_next(seed) % (uint64_t)n);
}

#endif
