/* Lights with the states 0, 1, 2 on any board of up to 100 lights: elimination modulo 3, n^6 steps for n x n lights.
 * A press turns a light and its neighbours by one step; all must become 0.
 * Input: rows and columns, then the states. Output: how often to press each button, or "impossible". */
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    static int a[101][101], used[101], pivot[100]; /* a row: coefficients, right side */
    int rows, cols;
    if (scanf("%d %d", &rows, &cols) != 2 || rows < 1 || cols < 1 || rows > 100 / cols) return 1;
    int n = rows * cols;
    for (int i = 0; i < n; i++) {
        if (scanf("%1d", &a[i][n]) != 1) return 1;
        a[i][n] = (3 - a[i][n]) % 3; /* minus is no longer plus: the presses must make up for the state */
        for (int j = 0; j < n; j++) a[i][j] = abs(i / cols - j / cols) + abs(i % cols - j % cols) <= 1;
    }
    for (int col = 0; col < n; col++) {
        int p = 0;
        while (p < n && (used[p] || !a[p][col])) p++;
        pivot[col] = p, used[p] = 1; /* a column without a pivot is a free variable; its row n is empty */
        for (int i = 0; i < n; i++) {
            int times = 3 - a[i][col] * a[p][col] % 3; /* 1 / 1 = 1 and 1 / 2 = 2: to divide is to multiply */
            for (int k = 0; i != p && k <= n; k++) a[i][k] = (a[i][k] + times * a[p][k]) % 3;
        }
    }
    for (int i = 0; i < n; i++)
        if (!used[i] && a[i][n]) return puts("impossible"), 0;
    for (int i = 0; i < n; i++) printf("%d%c", a[pivot[i]][i] * a[pivot[i]][n] % 3, (i + 1) % cols ? ' ' : '\n');
}
