/* Lights Out by the first row: try all first rows, chase the lights down, keep those that leave the last row dark.
 * Input: rows and columns (up to 20), then the lights. Output: the number of solutions, the fewest presses, and one
 * such solution. Cost: 2^columns chases, each of one step a row. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    int rows, cols, bit, count = 0, fewest = 64 * 20 + 1;
    uint32_t lights[64] = {0}, press[66] = {0}, best[66]; /* press[r + 1]: the presses in row r */
    if (scanf("%d %d", &rows, &cols) != 2 || rows < 1 || rows > 64 || cols < 1 || cols > 20) return 1;
    for (int i = 0; i < rows * cols && scanf("%1d", &bit) == 1; i++) lights[i / cols] |= (uint32_t)bit << i % cols;
    for (uint32_t first = 0; !(first >> cols); first++) {
        int weight = 0;
        press[1] = first;
        for (int r = 0; r < rows; r++) { /* a light that these leave on needs the button below it */
            uint32_t here = press[r + 1], on = lights[r] ^ press[r] ^ here ^ here << 1 ^ here >> 1;
            press[r + 2] = on & (((uint32_t)1 << cols) - 1);
            weight += __builtin_popcount(here);
        }
        if (press[rows + 1]) continue; /* there is no row below the last */
        count++;
        if (weight < fewest) fewest = weight, memcpy(best, press, sizeof best);
    }
    printf("%d\n", count);
    if (count) printf("%d\n", fewest);
    for (int i = 0; count && i < rows * cols; i++)
        printf("%d%c", best[i / cols + 1] >> i % cols & 1, (i + 1) % cols ? ' ' : '\n');
}
