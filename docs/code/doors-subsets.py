"""Rotating doors by trying every set of buttons: 2^buttons steps.
Input: the masks, the first character being door A.
Output: the number of ways to open all doors, then each as letters, the fewest presses first."""
words = open(0).read().split()
masks = [int(word[::-1], 2) for word in words]  # door A is the lowest bit
goal = (1 << len(words[0])) - 1
ways = []
for chosen in range(1 << len(masks)):
    doors = 0
    for button, mask in enumerate(masks):
        if chosen >> button & 1:
            doors ^= mask
    if doors == goal:
        ways.append([chr(65 + button) for button in range(len(masks)) if chosen >> button & 1])
print(len(ways))
for way in sorted(ways, key=len):
    print(*way)
