/* Lights with three states, 0, 1, 2, on any board: elimination modulo 3. A press turns a light and its neighbours by one step; all must become 0.
 * Input: rows and columns, then the states. Output: how often to press each button, or "impossible".
 * Cost: n^6 for an n x n board. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100 };
static int a[MAX][MAX + 1];

int main(void) {
    int rows, cols, pivot_of[MAX], rank = 0;
    if (scanf("%d %d", &rows, &cols) != 2 || rows < 1 || cols < 1 || rows > MAX || cols > MAX || rows * cols > MAX) return 1;
    int n = rows * cols;
    for (int i = 0; i < n; i++) {
        if (scanf("%1d", &a[i][n]) != 1) return 1;
        a[i][n] = (3 - a[i][n]) % 3; /* minus is no longer plus: the presses must make up for the state */
        for (int j = 0; j < n; j++) a[i][j] = abs(i / cols - j / cols) + abs(i % cols - j % cols) <= 1;
    }
    for (int col = 0; col < n; col++) {
        int row = rank;
        while (row < n && !a[row][col]) row++;
        pivot_of[col] = -1;
        if (row == n) continue;
        int inverse = a[row][col]; /* 1 * 1 = 1 and 2 * 2 = 1 */
        for (int k = 0; k <= n; k++) {
            int t = a[row][k] * inverse % 3;
            a[row][k] = a[rank][k], a[rank][k] = t;
        }
        for (int i = 0; i < n; i++) {
            int times = 3 - a[i][col];
            if (i != rank && a[i][col])
                for (int k = 0; k <= n; k++) a[i][k] = (a[i][k] + times * a[rank][k]) % 3;
        }
        pivot_of[col] = rank++;
    }
    for (int row = rank; row < n; row++)
        if (a[row][n]) return puts("impossible"), 0;
    for (int i = 0; i < n; i++) printf("%d%c", pivot_of[i] < 0 ? 0 : a[pivot_of[i]][n], i % cols == cols - 1 ? '\n' : ' ');
}
