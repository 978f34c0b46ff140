/* The census: of all sets of n different masks on n doors, none of them 0...0 or 1...1, how many open all doors.
 * Input: n, at most 100. Output: the number of sets that do, and of all, modulo 1 000 000 007. Cost: n^3 steps. */
#include <stdio.h>
enum { MAX = 100, P = 1000000007 };

static long long power(long long base, int exponent) {
    long long root = exponent ? power(base * base % P, exponent / 2) : 1;
    return exponent % 2 ? root * base % P : root;
}
static long long choose(long long size, int n) { /* sets of n masks; their number is given modulo P */
    long long ways = 1;
    for (int i = 0; i < n; i++) ways = ways * ((size - i + P) % P) % P * power(i + 1, P - 2) % P;
    return ways;
}
int main(void) {
    static long long g[MAX + 1][MAX + 1]; /* g[m][k]: the number of k-dimensional subspaces of GF(2)^m */
    long long sum = 0;
    int n;
    if (scanf("%d", &n) != 1 || n < 1 || n > MAX) return 1;
    for (int m = 0; m <= n; m++)
        for (int k = 0; k <= m; k++) g[m][k] = k ? (g[m - 1][k - 1] + power(2, k) * g[m - 1][k]) % P : 1;
    for (int k = 1; k <= n; k++)
        for (int j = 1; j <= k; j++) { /* sets that span a k-dimensional space with 1...1, by Moebius inversion */
            long long with = g[k - 1][j - 1] * choose(power(2, j) - 2, n) % P;
            long long without = power(2, j) * g[k - 1][j] % P * choose(power(2, j) - 1, n);
            long long all = (with + without) % P * power(2, (k - j) * (k - j - 1) / 2) % P * g[n - 1][k - 1] % P;
            sum += (k - j) % 2 ? P - all : all;
        }
    printf("%lld %lld\n", sum % P, choose(power(2, n) - 2, n));
}
