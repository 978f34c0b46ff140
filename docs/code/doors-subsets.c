/* Rotating doors by trying all sets of buttons: 2^buttons steps.
 * Input: the masks of up to 20 buttons, the first character being door A.
 * Output: the number of ways to open all doors, then each as letters, the fewest presses first. */
#include <stdint.h>
#include <stdio.h>

static uint32_t doors[1 << 20]; /* the doors that a set of buttons opens */

int main(void) {
    char text[33];
    uint32_t goal = 0, ways = 0, mask[20];
    int buttons = 0;
    for (; buttons < 20 && scanf("%32s", text) == 1; buttons++)
        for (int i = mask[buttons] = goal = 0; text[i]; i++)
            mask[buttons] |= (uint32_t)(text[i] == '1') << i, goal |= (uint32_t)1 << i;
    for (uint32_t set = 1; !(set >> buttons); set++) { /* one button more than a smaller set */
        doors[set] = doors[set & (set - 1)] ^ mask[__builtin_ctz(set)];
        ways += doors[set] == goal;
    }
    printf("%u\n", ways);
    for (int presses = 1; presses <= buttons; presses++)
        for (uint32_t set = 1; !(set >> buttons); set++) {
            if (doors[set] != goal || __builtin_popcount(set) != presses) continue;
            for (int i = 0; i < buttons; i++)
                if (set >> i & 1) printf("%c ", 'A' + i);
            puts("");
        }
}
