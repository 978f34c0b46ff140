/* Lights Out on any board by elimination modulo 2.
 * Input: rows and columns, then the lights, 0 or 1. Output: the presses, or "impossible" and a witness: lights of which every button flips an
 * even number, while an odd number of them is on.
 * Cost: n^6 for an n x n board. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100 };
static char a[MAX][2 * MAX + 1]; /* a row: coefficients, right side, and which equations were added up */

int main(void) {
    int rows, cols, pivot_of[MAX], rank = 0;
    if (scanf("%d %d", &rows, &cols) != 2 || rows < 1 || cols < 1 || rows > MAX || cols > MAX || rows * cols > MAX) return 1;
    int n = rows * cols;
    for (int i = 0; i < n; i++) {
        int light;
        if (scanf("%1d", &light) != 1) return 1;
        a[i][n] = (char)light;
        a[i][n + 1 + i] = 1;
        for (int j = 0; j < n; j++) a[i][j] = abs(i / cols - j / cols) + abs(i % cols - j % cols) <= 1;
    }
    for (int col = 0; col < n; col++) {
        int row = rank; /* the pivot need not be on the diagonal: look for it in all rows that are left */
        while (row < n && !a[row][col]) row++;
        pivot_of[col] = -1;
        if (row == n) continue; /* a free variable */
        for (int k = 0; k <= 2 * n; k++) {
            char t = a[row][k];
            a[row][k] = a[rank][k], a[rank][k] = t;
        }
        for (int i = 0; i < n; i++)
            if (i != rank && a[i][col])
                for (int k = 0; k <= 2 * n; k++) a[i][k] ^= a[rank][k];
        pivot_of[col] = rank++;
    }
    int bad = rank; /* a row without unknowns that says 0 = 1 */
    while (bad < n && !a[bad][n]) bad++;
    if (bad < n) puts("impossible");
    for (int i = 0; i < n; i++) {
        int bit = bad < n ? a[bad][n + 1 + i] : pivot_of[i] >= 0 && a[pivot_of[i]][n]; /* free variables are 0 */
        printf("%d%c", bit, i % cols == cols - 1 ? '\n' : ' ');
    }
}
