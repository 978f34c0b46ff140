"""Lights Out on any board: all solutions are one of them plus all sums of the quiet patterns.
Input and output of solutions.c."""
rows, cols = map(int, input().split())
lights = sum(int(c) << j for j, c in enumerate(c for _ in range(rows) for c in input() if c in "01"))
n = rows * cols
near = lambda i, j: abs(i // cols - j // cols) + abs(i % cols - j % cols) <= 1
basis, quiet = {}, []  # basis[i] = (a sum of masks whose first light is i, the buttons of these masks)


def reduce(mask, by):
    while mask and (first := (mask & -mask).bit_length() - 1) in basis:
        mask, by = mask ^ basis[first][0], by ^ basis[first][1]
    return mask, by


for j in range(n):
    mask, by = reduce(sum(near(i, j) << i for i in range(n)), 1 << j)
    if mask:
        basis[(mask & -mask).bit_length() - 1] = mask, by
    else:
        quiet.append(by)  # these buttons together change nothing
rest, presses = reduce(lights, 0)
solutions = [] if rest else [presses]
for pattern in quiet:
    solutions += [presses ^ pattern for presses in solutions]
print(len(solutions))
if solutions:
    print((best := min(solutions, key=int.bit_count)).bit_count())
    for r in range(rows):
        print(*(best >> r * cols + c & 1 for c in range(cols)))
