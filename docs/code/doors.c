/* Rotating doors by elimination on the masks: 0 or 2^(buttons - rank) ways. POJ 1830 asks for their number.
 * Input: the masks of up to 32 buttons, the first character being door A. Output: the number of ways to open all
 * doors, and one of them as letters (from Z on, as signs). Cost: buttons x doors operations on words. */
#include <stdint.h>
#include <stdio.h>

int main(void) {
    char text[33];
    uint64_t basis[32] = {0}, made[32], goal = 0, presses = 0;
    int buttons = 0, rank = 0, i;
    for (; buttons < 32 && scanf("%32s", text) == 1; buttons++) {
        uint64_t mask = 0, by = (uint64_t)1 << buttons;
        for (goal = i = 0; text[i]; i++) mask |= (uint64_t)(text[i] == '1') << i, goal |= (uint64_t)1 << i;
        for (; mask && basis[i = __builtin_ctzll(mask)]; mask ^= basis[i]) by ^= made[i]; /* cancel its first door */
        if (mask) rank++, basis[i = __builtin_ctzll(mask)] = mask, made[i] = by; /* a sum that begins at door i */
    } /* where mask is 0, it is a sum of earlier ones: it leads nowhere new, and doubles the ways */
    for (; goal && basis[i = __builtin_ctzll(goal)]; goal ^= basis[i]) presses ^= made[i];
    if (goal) return puts("0"), 0;
    printf("%llu\n", 1ull << (buttons - rank));
    for (i = 0; i < buttons; i++)
        if (presses >> i & 1) printf("%c ", 'A' + i);
    puts("");
}
