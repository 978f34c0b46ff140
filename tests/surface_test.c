/* Neighbours by other definitions: cells that share two corners, the rows of the picture, the lines as written. */
#include "board/surface.h"

#include <string.h>

#include "test.h"

static bool are_neighbours(const uint64_t *neighbours, int a, int b) {
    return neighbours[a] >> b & 1;
}

struct corners {
    int count;
    int at[4][3];
};

static int count_shared(const struct corners *a, const struct corners *b) {
    int shared = 0;
    for (int i = 0; i < a->count; i++)
        for (int j = 0; j < b->count; j++) shared += memcmp(a->at[i], b->at[j], sizeof a->at[i]) == 0;
    return shared;
}

/* Two cells are neighbours exactly if they share two corners. */
static void expect_neighbours_share_two(const struct surface *surface, const struct corners *cells, int count) {
    uint64_t neighbours[SURFACE_CELLS_MAX];
    EXPECT(surface_join(surface, neighbours) == count);
    for (int a = 0; a < SURFACE_CELLS_MAX; a++)
        for (int b = 0; b < SURFACE_CELLS_MAX; b++) {
            bool shared = a < count && b < count && a != b && count_shared(&cells[a], &cells[b]) == 2;
            EXPECT(are_neighbours(neighbours, a, b) == shared);
        }
}

/* The square cell of a face that is perpendicular to an axis, with two opposite corners. */
static struct corners square(int axis, int x, int y, int z) {
    struct corners cell = {.count = 4};
    for (int i = 0; i < 4; i++) {
        int at[] = {x, y, z}, first = axis == 0, second = axis == 2 ? 1 : 2;
        at[first] += i % 2;
        at[second] += i / 2;
        memcpy(cell.at[i], at, sizeof at);
    }
    return cell;
}

TEST(the_cells_of_a_cube_share_edges) {
    for (int n = 2; n <= 3; n++) {
        struct corners cells[SURFACE_CELLS_MAX];
        int count = 0, last = n - 1;
        for (int face = 0; face < 6; face++)
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++) {
                    const struct corners by_face[] = {square(1, c, 0, r),        square(0, 0, r, c),
                                                      square(2, c, r, n),        square(0, n, r, last - c),
                                                      square(2, last - c, r, 0), square(1, c, n, last - r)};
                    cells[count++] = by_face[face];
                }
        EXPECT(count == 6 * n * n);
        expect_neighbours_share_two(&(struct surface){.shape = SURFACE_CUBE, .size = n}, cells, count);
    }
}

TEST(triangular_cells_share_edges) {
    for (int n = 2; n <= 8; n++) {
        struct corners cells[SURFACE_CELLS_MAX];
        int count = 0;
        for (int row = 0; row < n; row++)
            for (int i = 0; i <= 2 * row; i++) {
                int k = i / 2, next = row + 1;
                const struct corners up = {3, {{row, k}, {next, k}, {next, k + 1}}};
                const struct corners down = {3, {{row, k}, {row, k + 1}, {next, k + 1}}};
                cells[count++] = i % 2 ? down : up;
            }
        EXPECT(count == n * n);
        expect_neighbours_share_two(&(struct surface){.shape = SURFACE_TRIANGLE, .size = n}, cells, count);
    }
}

/* In rows that are shifted by half a cell: beside, and the two above and below. */
TEST(hexagonal_cells_touch_six_others) {
    for (int n = 2; n <= 5; n++) {
        struct surface surface = {.shape = SURFACE_HEX, .size = n};
        uint64_t neighbours[SURFACE_CELLS_MAX];
        int row[SURFACE_CELLS_MAX], halves[SURFACE_CELLS_MAX], count = 0; /* the place across, in half cells */
        for (int r = 0; r < 2 * n - 1; r++) {
            int shift = abs(r - n + 1);
            for (int c = 0; c < 2 * n - 1 - shift; c++, count++) {
                row[count] = r;
                halves[count] = shift + 2 * c;
            }
        }
        EXPECT(surface_join(&surface, neighbours) == count && count == 3 * n * (n - 1) + 1);
        for (int a = 0; a < count; a++)
            for (int b = 0; b < count; b++) {
                int down = abs(row[a] - row[b]), across = abs(halves[a] - halves[b]);
                EXPECT(are_neighbours(neighbours, a, b) == ((down == 0 && across == 2) || (down == 1 && across == 1)));
            }
        EXPECT(__builtin_popcountll(neighbours[count / 2]) == 6);
    }
}

/* Twelve faces with five neighbours each; three meet in each of twenty corners: 20 - 30 + 12 = 2. */
TEST(the_faces_of_a_dodecahedron_make_a_sphere) {
    uint64_t neighbours[SURFACE_CELLS_MAX];
    int edges = 0, corners = 0;
    EXPECT(surface_join(&(struct surface){.shape = SURFACE_DODECAHEDRON}, neighbours) == 12);
    for (int a = 0; a < 12; a++) {
        EXPECT(__builtin_popcountll(neighbours[a]) == 5 && !are_neighbours(neighbours, a, a));
        for (int b = 0; b < a; b++) {
            if (!are_neighbours(neighbours, a, b)) continue;
            edges++;
            EXPECT(__builtin_popcountll(neighbours[a] & neighbours[b]) == 2);
            for (int c = 0; c < b; c++) corners += are_neighbours(neighbours, a, c) && are_neighbours(neighbours, b, c);
        }
    }
    EXPECT(edges == 30 && corners == 20);
    for (int i = 0; i < 5; i++) { /* five around the first, five around the last, each next to two of them */
        EXPECT(are_neighbours(neighbours, 0, 1 + i) && are_neighbours(neighbours, 11, 6 + i));
        EXPECT(are_neighbours(neighbours, 1 + i, 1 + (i + 1) % 5) &&
               are_neighbours(neighbours, 6 + i, 6 + (i + 1) % 5));
        EXPECT(are_neighbours(neighbours, 1 + i, 6 + i) && are_neighbours(neighbours, 1 + (i + 1) % 5, 6 + i));
    }
}

TEST(the_neighbours_in_a_drawn_graph_are_its_lines) {
    struct surface surface = {.shape = SURFACE_GRAPH, .points = 4, .lines = 3, .line = {{0, 1}, {3, 1}, {1, 2}}};
    uint64_t neighbours[SURFACE_CELLS_MAX];
    EXPECT(surface_join(&surface, neighbours) == 4);
    EXPECT(neighbours[0] == 2 && neighbours[1] == 13 && neighbours[2] == 2 && neighbours[3] == 2);
    for (int a = 4; a < SURFACE_CELLS_MAX; a++) EXPECT(neighbours[a] == 0);
}
