/* Of two numbers: the smaller, the larger, and the greatest common divisor. */
#ifndef NUMBERS_H
#define NUMBERS_H

#include <stdint.h>

static inline int smaller(int a, int b) {
    return a < b ? a : b;
}

static inline int larger(int a, int b) {
    return a > b ? a : b;
}

static inline int64_t common_divisor(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

#endif
