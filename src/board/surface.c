#include "board/surface.h"

#include <string.h>

struct cell {
    int at[3];
};

/* Each face of the cube: its middle, and the steps to the next column and row, in halves of a cell. */
static const struct {
    int middle[3], right[3], down[3];
} FACES[] = {
    {{0, -1, 0}, {1, 0, 0}, {0, 0, 1}},  /* up */
    {{-1, 0, 0}, {0, 0, 1}, {0, 1, 0}},  /* left */
    {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}},   /* front */
    {{1, 0, 0}, {0, 0, -1}, {0, 1, 0}},  /* right */
    {{0, 0, -1}, {-1, 0, 0}, {0, 1, 0}}, /* back */
    {{0, 1, 0}, {1, 0, 0}, {0, 0, -1}}   /* down */
};
enum { FACES_COUNT = sizeof FACES / sizeof *FACES };

static int place_cube(int n, struct cell *cells) {
    int count = 0;
    for (int face = 0; face < FACES_COUNT; face++)
        for (int i = 0; i < n * n; i++, count++)
            for (int axis = 0; axis < 3; axis++)
                cells[count].at[axis] = n * FACES[face].middle[axis] + (2 * (i % n) - n + 1) * FACES[face].right[axis] +
                                        (2 * (i / n) - n + 1) * FACES[face].down[axis];
    return count;
}

/* Corners of an icosahedron, by the golden ratio as 8 : 5. */
static const struct cell DODECAHEDRON[] = {
    {{0, 5, 8}},                                                             /* the first */
    {{0, -5, 8}},  {{8, 0, 5}},  {{5, 8, 0}},  {{-5, 8, 0}},  {{-8, 0, 5}},  /* around it */
    {{5, -8, 0}},  {{8, 0, -5}}, {{0, 5, -8}}, {{-8, 0, -5}}, {{-5, -8, 0}}, /* each next to two of these */
    {{0, -5, -8}},
};
enum { DODECAHEDRON_COUNT = sizeof DODECAHEDRON / sizeof *DODECAHEDRON };

static int place_dodecahedron(struct cell *cells) {
    memcpy(cells, DODECAHEDRON, sizeof DODECAHEDRON);
    return DODECAHEDRON_COUNT;
}

static int place_hex(int n, struct cell *cells) {
    int count = 0;
    for (int down = 1 - n; down < n; down++)
        for (int right = 1 - n; right < n; right++)
            if (right + down > -n && right + down < n) cells[count++] = (struct cell){{right, down, -right - down}};
    return count;
}

/* Row by row, cells that point up and down in turn. */
static int place_triangle(int n, struct cell *cells) {
    int count = 0;
    for (int row = 0; row < n; row++)
        for (int i = 0; i <= 2 * row; i++) cells[count++] = (struct cell){{i / 2, row - (i + 1) / 2, n - row}};
    return count;
}

/* Writes the places of the cells and returns the square of the distance of neighbours. */
static int place(const struct surface *surface, struct cell *cells, int *count) {
    switch (surface->shape) {
    case SURFACE_CUBE:
        *count = place_cube(surface->size, cells);
        return 4;
    case SURFACE_DODECAHEDRON:
        *count = place_dodecahedron(cells);
        return 100;
    case SURFACE_HEX:
        *count = place_hex(surface->size, cells);
        return 2;
    default:
        *count = place_triangle(surface->size, cells);
        return 1;
    }
}

static int distance(const struct cell *a, const struct cell *b) {
    int sum = 0;
    for (int axis = 0; axis < 3; axis++) sum += (a->at[axis] - b->at[axis]) * (a->at[axis] - b->at[axis]);
    return sum;
}

static void join(int a, int b, uint64_t *neighbours) {
    neighbours[a] |= UINT64_C(1) << b;
    neighbours[b] |= UINT64_C(1) << a;
}

int surface_join(const struct surface *surface, uint64_t *neighbours) {
    struct cell cells[SURFACE_CELLS_MAX];
    int count = surface->points;
    memset(neighbours, 0, SURFACE_CELLS_MAX * sizeof *neighbours);
    for (int i = 0; i < surface->lines; i++) join(surface->line[i][0], surface->line[i][1], neighbours);
    if (surface->shape == SURFACE_GRAPH) return count;
    int near = place(surface, cells, &count);
    for (int a = 0; a < count; a++)
        for (int b = 0; b < a; b++)
            if (distance(&cells[a], &cells[b]) <= near) join(a, b, neighbours);
    return count;
}
