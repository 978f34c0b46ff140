/* Rotating doors by elimination on the masks: 0 or 2^(buttons - rank) ways.
 * Input: the masks of up to 32 buttons, the first character being door A. Output: the number of ways to open all doors, and one of them as letters
 * (from Z on, as signs).
 * Cost: buttons x doors operations on words. A mask that is the sum of earlier ones leads nowhere new and doubles the ways. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char text[40];
    uint32_t basis[32] = {0}, made[32], goal = 0, presses = 0; /* basis[door]: its lowest door; made: of which buttons */
    int buttons = 0, rank = 0;
    while (buttons < 32 && scanf("%32s", text) == 1) {
        uint32_t mask = 0, by = (uint32_t)1 << buttons++;
        int doors = (int)strlen(text);
        for (int door = 0; door < doors; door++) mask |= (uint32_t)(text[door] == '1') << door;
        goal = (uint32_t)(((uint64_t)1 << doors) - 1);
        for (int door = 0; door < 32; door++) {
            if (!(mask >> door & 1)) continue;
            if (!basis[door]) {
                basis[door] = mask, made[door] = by, rank++;
                break;
            }
            mask ^= basis[door], by ^= made[door];
        }
    }
    for (int door = 0; door < 32; door++)
        if (goal >> door & 1 && basis[door]) goal ^= basis[door], presses ^= made[door];
    if (goal) return puts("0"), 0;
    printf("%llu\n", 1ull << (buttons - rank));
    for (int button = 0; button < buttons; button++)
        if (presses >> button & 1) printf("%c ", 'A' + button);
    puts("");
}
