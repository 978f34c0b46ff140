"""XOR equations one by one: the input and output of words.c, for any number of unknowns."""
n, m = map(int, input().split())
row, when, possible = {}, 0, True  # row[col] = (coefficients whose first 1 is in column col, right side)
for i in range(1, m + 1):
    left, b = input().split()
    x, b = sum(int(c) << j for j, c in enumerate(left)), int(b)
    for col in range(n):
        if not x >> col & 1:
            continue
        if col not in row:
            row[col], x, b = (x, b), 0, 0
            if len(row) == n:
                when = i
        else:
            x, b = x ^ row[col][0], b ^ row[col][1]
    possible = possible and not b
if not possible:
    print("impossible")
else:
    print(when or "undetermined")
    solution = 0
    for col in sorted(row, reverse=True):
        x, b = row[col]
        solution |= ((x & solution).bit_count() & 1 ^ b) << col
    print("".join(str(solution >> j & 1) for j in range(n)))
