"""Lights Out on any board by elimination modulo 2: the input and output of eliminate.c.
A row is an integer, so that a sum of rows is one XOR."""
rows, cols = map(int, input().split())
lights = [int(c) for _ in range(rows) for c in input() if c in "01"]
n = rows * cols
near = lambda i, j: abs(i // cols - j // cols) + abs(i % cols - j % cols) <= 1
a = [sum(near(i, j) << j for j in range(n)) | lights[i] << n | 1 << (n + 1 + i) for i in range(n)]
pivot_of, rank = {}, 0
for col in range(n):
    row = next((r for r in range(rank, n) if a[r] >> col & 1), None)
    if row is None:
        continue  # a free variable
    a[rank], a[row] = a[row], a[rank]
    a = [r ^ a[rank] if i != rank and r >> col & 1 else r for i, r in enumerate(a)]
    pivot_of[col], rank = rank, rank + 1
bad = next((r for r in a[rank:] if r >> n & 1), None)  # 0 = 1
if bad:
    print("impossible")
bits = [bad >> (n + 1 + i) & 1 if bad else a[pivot_of[i]] >> n & 1 if i in pivot_of else 0 for i in range(n)]
for r in range(rows):
    print(*bits[r * cols : (r + 1) * cols])
