"""POJ 1753, Flip Game, by the null space: a chase for each first row gives all 16 solutions.
The input and output of flip-solutions.c."""
pieces = [[c == "b" for c in input().strip()] for _ in range(4)]
best = None
for goal in (0, 1):  # either: try both goals, keep the better one
    lights = [sum((p ^ goal) << j for j, p in enumerate(row)) for row in pieces]
    for first in range(16):
        above, here, weight = 0, first, 0
        for light in lights:
            weight += here.bit_count()
            above, here = here, (light ^ above ^ here ^ here << 1 ^ here >> 1) & 15
        if not here and (best is None or weight < best):
            best = weight
print("Impossible" if best is None else best)
