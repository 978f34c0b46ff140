"""POJ 1753, Flip Game, by breadth-first search from both goals through all 65 536 positions.
Input and output of flip-search.c."""
position = int("".join(input().strip() for _ in range(4)).translate({98: "1", 119: "0"}), 2)
near = lambda i, j: abs(i // 4 - j // 4) + abs(i % 4 - j % 4) <= 1
masks = [sum(near(i, j) << i for i in range(16)) for j in range(16)]
rounds = {0: 0, 0xFFFF: 0}
queue = list(rounds)
for here in queue:  # the list grows while it is read
    for mask in masks:
        if here ^ mask not in rounds:
            rounds[here ^ mask] = rounds[here] + 1
            queue.append(here ^ mask)
print(rounds.get(position, "Impossible"))
