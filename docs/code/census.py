"""The census: of all sets of n different masks on n doors, none of them 0...0 or 1...1, how many open all doors.
Input: n. Output: the number of sets that do, and of all. Cost: n^2 terms, instead of listing C(2^n - 2, n) sets."""
from functools import cache
from math import comb

n = int(input())


@cache
def gauss(n, k):  # the number of k-dimensional subspaces of GF(2)^n
    if k < 0 or k > n:
        return 0
    return 1 if k == 0 else gauss(n - 1, k - 1) + (gauss(n - 1, k) << k)


def total(k, with_ones):  # sets of masks inside a k-dimensional subspace, which contains 1...1 or does not
    return comb(max((1 << k) - 1 - with_ones, 0), n)


def spanning(k):  # sets that span exactly a given k-dimensional subspace with 1...1, by Moebius inversion
    terms = (
        (-1) ** (k - j)
        * 2 ** ((k - j) * (k - j - 1) // 2)
        * (gauss(k - 1, j - 1) * total(j, 1) + (gauss(k, j) - gauss(k - 1, j - 1)) * total(j, 0))
        for j in range(k + 1)
    )
    return sum(terms)


print(sum(gauss(n - 1, k - 1) * spanning(k) for k in range(1, n + 1)), comb((1 << n) - 2, n))
