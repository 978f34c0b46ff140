/* XOR elimination on words of 64 bits: n^3 / 64 operations for n equations. BZOJ 1923 asks the first question.
 * Input: the numbers of unknowns (up to 64) and of equations, then an equation a line: coefficients and right side,
 * such as 101 1. Output: the number of the first equation after which all unknowns are determined ("undetermined" if
 * there is none), and a solution, in which free variables are 0; or "impossible". */
#include <stdint.h>
#include <stdio.h>

int main(void) {
    char text[65] = "";
    int n, m, b, rank = 0, when = 0, possible = 1, right[64] = {0};
    uint64_t row[64] = {0}, solution = 0; /* row[col] has its first 1 in column col, or is 0 */
    if (scanf("%d %d", &n, &m) != 2 || n < 1 || n > 64) return 1;
    for (int i = 1; i <= m && scanf("%64s %1d", text, &b) == 2; i++) {
        uint64_t x = 0;
        for (int j = 0; j < n; j++) x |= (uint64_t)(text[j] == '1') << j;
        for (int col = 0; col < n; col++) {
            if (!(x >> col & 1)) continue;
            if (row[col]) x ^= row[col], b ^= right[col];
            else row[col] = x, right[col] = b, x = 0, b = 0, when = ++rank == n ? i : when;
        }
        if (b) possible = 0; /* x is 0 here: 0 = 1 */
    }
    if (!possible) return puts("impossible"), 0;
    for (int col = n - 1; col >= 0; col--) /* back substitution; where row[col] is 0, the variable is free */
        solution |= (uint64_t)(__builtin_parityll(row[col] & solution) ^ right[col]) << col;
    printf(when ? "%d\n" : "undetermined\n", when);
    for (int j = 0; j < n; j++) putchar('0' + (int)(solution >> j & 1));
}
