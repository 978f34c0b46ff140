"""Rotating doors by elimination on the masks: the input and output of doors.c, for any number of buttons.
Door A is the lowest bit."""
words = open(0).read().split()
basis = {}  # basis[i] = (a sum of masks whose first door is i, the buttons of these masks)


def reduce(mask, by):
    while mask and (first := (mask & -mask).bit_length() - 1) in basis:
        mask, by = mask ^ basis[first][0], by ^ basis[first][1]
    return mask, by


for button, word in enumerate(words):
    mask, by = reduce(int(word[::-1], 2), 1 << button)
    if mask:
        basis[(mask & -mask).bit_length() - 1] = mask, by
rest, presses = reduce((1 << len(words[0])) - 1, 0)
print(0 if rest else 1 << len(words) - len(basis))
if not rest:
    print(*(chr(65 + button) for button in range(len(words)) if presses >> button & 1))
