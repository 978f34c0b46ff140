/* Lights Out on any board of up to 100 lights by elimination modulo 2: n^6 steps for n x n lights.
 * Input: rows and columns, then the lights, 0 or 1. Output: the presses, or "impossible" and a witness: lights
 * of which every button flips an even number, while an odd number of them is on. */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    static int a[101][201], used[101], pivot[100]; /* a row: coefficients, right side, which equations were added */
    int rows, cols, bad = 0;
    if (scanf("%d %d", &rows, &cols) != 2 || rows < 1 || cols < 1 || rows > 100 / cols) return 1;
    int n = rows * cols;
    for (int i = 0; i < n; i++) {
        if (scanf("%1d", &a[i][n]) != 1) return 1;
        for (int j = 0; j < n; j++) a[i][j] = abs(i / cols - j / cols) + abs(i % cols - j % cols) <= 1;
        a[i][n + 1 + i] = 1;
    }
    for (int col = 0; col < n; col++) {
        int p = 0; /* the pivot: any row that is not used yet, not only the one on the diagonal */
        while (p < n && (used[p] || !a[p][col])) p++;
        pivot[col] = p, used[p] = 1; /* a column without a pivot is a free variable; its row n is empty */
        for (int i = 0; i < n; i++)
            if (i != p && a[i][col])
                for (int k = 0; k <= 2 * n; k++) a[i][k] ^= a[p][k];
    }
    while (bad < n && (used[bad] || !a[bad][n])) bad++; /* a row without unknowns that says 0 = 1 */
    if (bad < n) puts("impossible");
    for (int i = 0; i < n; i++)
        printf("%d%c", bad < n ? a[bad][n + 1 + i] : a[pivot[i]][n], (i + 1) % cols ? ' ' : '\n');
}
