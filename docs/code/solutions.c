/* Lights Out on any board of up to 62 lights: all solutions are one of them plus all sums of the quiet patterns.
 * Input: rows and columns, then the lights. Output: the number of solutions, the fewest presses, and such a solution.
 * Cost: n^6 / 64 steps for n x n lights, then one for each of the 2^nullity solutions. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    uint64_t basis[62] = {0}, made[62], quiet[62], lights = 0, now = 0;
    int rows, cols, light, i, d = 0;
    if (scanf("%d %d", &rows, &cols) != 2 || rows < 1 || cols < 1 || rows > 62 / cols) return 1;
    int n = rows * cols;
    for (int j = 0; j < n && scanf("%1d", &light) == 1; j++) {
        uint64_t mask = 0, by = (uint64_t)1 << j;
        for (i = 0; i < n; i++) mask |= (uint64_t)(abs(i / cols - j / cols) + abs(i % cols - j % cols) <= 1) << i;
        for (; mask && basis[i = __builtin_ctzll(mask)]; mask ^= basis[i]) by ^= made[i]; /* cancel its first light */
        if (mask) basis[i = __builtin_ctzll(mask)] = mask, made[i] = by; /* a sum of masks whose first light is i */
        else quiet[d++] = by; /* these buttons together change nothing */
        lights |= (uint64_t)light << j;
    }
    for (; lights && basis[i = __builtin_ctzll(lights)]; lights ^= basis[i]) now ^= made[i];
    if (lights) return puts("0"), 0;
    uint64_t best = now;
    for (uint64_t k = 1; !(k >> d); k++) { /* in Gray code each solution differs from the one before by one pattern */
        now ^= quiet[__builtin_ctzll(k)];
        if (__builtin_popcountll(now) < __builtin_popcountll(best)) best = now;
    }
    printf("%llu\n%d\n", 1ull << d, __builtin_popcountll(best));
    for (i = 0; i < n; i++) printf("%d%c", (int)(best >> i & 1), (i + 1) % cols ? ' ' : '\n');
}
