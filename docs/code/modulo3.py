"""Lights with three states on any board: the input and output of modulo3.c."""
rows, cols = map(int, input().split())
states = [int(c) for _ in range(rows) for c in input() if c in "012"]
n = rows * cols
near = lambda i, j: abs(i // cols - j // cols) + abs(i % cols - j % cols) <= 1
a = [[int(near(i, j)) for j in range(n)] + [-states[i] % 3] for i in range(n)]
pivot_of, rank = {}, 0
for col in range(n):
    row = next((r for r in range(rank, n) if a[r][col]), None)
    if row is None:
        continue
    a[rank], a[row] = a[row], a[rank]
    a[rank] = [x * a[rank][col] % 3 for x in a[rank]]  # 1 * 1 = 1 and 2 * 2 = 1
    for i in range(n):
        if i != rank and (times := a[i][col]):
            a[i] = [(x - times * y) % 3 for x, y in zip(a[i], a[rank])]
    pivot_of[col], rank = rank, rank + 1
if any(row[n] for row in a[rank:]):
    print("impossible")
else:
    presses = [a[pivot_of[i]][n] if i in pivot_of else 0 for i in range(n)]
    for r in range(rows):
        print(*presses[r * cols : (r + 1) * cols])
