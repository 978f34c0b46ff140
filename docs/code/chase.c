/* Lights Out by the first row: try every first row, chase the lights down, keep those that leave the last row dark.
 * Input: rows and columns (up to 20), then the lights. Output: the number of solutions, the fewest presses, and one such solution.
 * Cost: 2^columns chases, each of one step a row. */
#include <stdint.h>
#include <stdio.h>

int main(void) {
    int rows, cols, count = 0, fewest = -1;
    uint32_t lights[64] = {0}, press[65], best[64] = {0};
    if (scanf("%d %d", &rows, &cols) != 2 || rows < 1 || rows > 64 || cols < 1 || cols > 20) return 1;
    for (int i = 0; i < rows * cols; i++) {
        int bit;
        if (scanf("%1d", &bit) != 1) return 1;
        lights[i / cols] |= (uint32_t)bit << i % cols;
    }
    for (uint32_t first = 0; first < (uint32_t)1 << cols; first++) {
        uint32_t above = 0, mask = ((uint32_t)1 << cols) - 1;
        int weight = 0;
        press[0] = first;
        for (int r = 0; r < rows; r++) { /* a light that these leave on needs the button below it */
            press[r + 1] = (lights[r] ^ above ^ press[r] ^ press[r] << 1 ^ press[r] >> 1) & mask;
            above = press[r];
            weight += __builtin_popcount(press[r]);
        }
        if (press[rows]) continue; /* there is no row below the last */
        count++;
        if (fewest < 0 || weight < fewest) {
            fewest = weight;
            for (int r = 0; r < rows; r++) best[r] = press[r];
        }
    }
    printf("%d\n", count);
    if (!count) return 0;
    printf("%d\n", fewest);
    for (int i = 0; i < rows * cols; i++) printf("%d%c", best[i / cols] >> i % cols & 1, i % cols == cols - 1 ? '\n' : ' ');
}
