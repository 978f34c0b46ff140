"""Lights Out by the first row: the input and output of chase.c."""
rows, cols = map(int, input().split())
lights = [sum(int(c) << j for j, c in enumerate(c for c in input() if c in "01")) for _ in range(rows)]
found = []
for first in range(1 << cols):
    above, here, press = 0, first, []
    for light in lights:
        press.append(here)
        above, here = here, (light ^ above ^ here ^ here << 1 ^ here >> 1) & ((1 << cols) - 1)
    if not here:
        found.append(press)
print(len(found))
if found:
    best = min(found, key=lambda press: sum(row.bit_count() for row in press))
    print(sum(row.bit_count() for row in best))
    for row in best:
        print(*(row >> j & 1 for j in range(cols)))
