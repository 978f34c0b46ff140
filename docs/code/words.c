/* XOR elimination on words of 64 bits: up to 64 unknowns, any number of equations.
 * Input: the numbers of unknowns and of equations, then an equation a line: its coefficients and its right side, such as 101 1. Output: the number of
 * the first equation after which all unknowns are determined ("undetermined" if none), and a solution, in which free variables are 0; or "impossible".
 * Cost: n^3 / 64 word operations for n unknowns and n equations. BZOJ 1923 asks the first question. */
#include <stdint.h>
#include <stdio.h>

int main(void) {
    int n, m, rank = 0, when = 0, possible = 1;
    uint64_t row[64] = {0}; /* row[col] has its first 1 in column col, or is 0 */
    int right[64] = {0};
    if (scanf("%d %d", &n, &m) != 2 || n < 1 || n > 64) return 1;
    for (int i = 1; i <= m; i++) {
        uint64_t x = 0;
        int b, bit;
        for (int j = 0; j < n; j++) {
            if (scanf("%1d", &bit) != 1) return 1;
            x |= (uint64_t)bit << j;
        }
        if (scanf("%d", &b) != 1) return 1;
        for (int col = 0; col < n; col++) {
            if (!(x >> col & 1)) continue;
            if (!row[col]) {
                row[col] = x, right[col] = b, x = 0, b = 0;
                if (++rank == n) when = i;
            } else x ^= row[col], b ^= right[col];
        }
        if (b) possible = 0; /* x is 0 here: 0 = 1 */
    }
    if (!possible) return puts("impossible"), 0;
    if (when) printf("%d\n", when);
    else puts("undetermined");
    uint64_t solution = 0;
    for (int col = n - 1; col >= 0; col--) /* back substitution; a free variable stays 0 */
        if (row[col] && (__builtin_parityll(row[col] & solution) ^ right[col])) solution |= (uint64_t)1 << col;
    for (int j = 0; j < n; j++) printf("%d", (int)(solution >> j & 1));
    puts("");
}
