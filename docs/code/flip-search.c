/* POJ 1753, Flip Game: the fewest rounds to make 4 x 4 pieces all white or all black, by breadth-first search from
 * both goals through all 65 536 positions: 16 x 65 536 steps, whatever the position.
 * Input: four rows of b and w. Output: the number, or "Impossible". */
#include <stdint.h>
#include <stdio.h>

int main(void) {
    static int8_t rounds[1 << 16];
    static uint16_t queue[1 << 16];
    int position = 0, size = 0;
    for (int i = 0; i < 16; i++) {
        char piece;
        if (scanf(" %c", &piece) != 1) return 1;
        position |= (piece == 'b') << i;
    }
    for (int i = 0; i < 1 << 16; i++) rounds[i] = -1;
    rounds[0] = rounds[0xffff] = 0;
    queue[size++] = 0, queue[size++] = 0xffff;
    for (int i = 0; i < size; i++)
        for (int cell = 0; cell < 16; cell++) {
            int mask = 1 << cell | (cell > 3) << (cell + 12) % 16 | (cell < 12) << (cell + 4) % 16;
            mask |= (cell % 4 > 0) << (cell + 15) % 16 | (cell % 4 < 3) << (cell + 1) % 16;
            int next = queue[i] ^ mask;
            if (rounds[next] >= 0) continue;
            rounds[next] = (int8_t)(rounds[queue[i]] + 1);
            queue[size++] = (uint16_t)next;
        }
    printf(rounds[position] < 0 ? "Impossible\n" : "%d\n", rounds[position]);
}
