/* POJ 1753, Flip Game, by the null space: a goal that can be reached has 16 solutions, one for each first row. A chase
 * finds the rest of each; where the goal cannot be reached, no chase ends well.
 * Input: four rows of b and w. Output: the fewest rounds, or "Impossible". Cost: 2 x 16 chases of four steps. */
#include <stdio.h>

int main(void) {
    char pieces[4][5];
    int best = 17;
    for (int r = 0; r < 4; r++)
        if (scanf("%4s", pieces[r]) != 1) return 1;
    for (int goal = 0; goal < 2; goal++) /* either: try both goals, keep the better one */
        for (int first = 0; first < 16; first++) {
            int above = 0, here = first, weight = 0;
            for (int r = 0; r < 4; r++) {
                int on = above ^ here ^ here << 1 ^ here >> 1;
                for (int c = 0; c < 4; c++) on ^= ((pieces[r][c] == 'b') ^ goal) << c;
                weight += __builtin_popcount(here);
                above = here, here = on & 15;
            }
            if (!here && weight < best) best = weight;
        }
    printf(best > 16 ? "Impossible\n" : "%d\n", best);
}
