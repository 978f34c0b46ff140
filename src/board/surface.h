/* Boards as graphs: cells that are neighbours or not. A press turns a cell and its neighbours.
 *
 *     cube<n>        the six faces of a cube, n × n cells each, n = 2, 3: up, left, front, right, back, down, as in the net
 *                    with up above front, down below it, and the others in a row; each face row by row
 *     dodecahedron   its twelve faces: the first, five around it, five around the opposite one, and that one
 *     hex<n>         hexagonal cells in a hexagon of n cells a side, n = 2 … 5, row by row
 *     triangle<n>    triangular cells in a triangle of n rows, n = 2 … 8, row by row
 *     graph-<points>-<lines>   drawn by hand: each point is a column and a row, each line two points by their numbers, all
 *                    digits in base 36; neighbours are the points that a line joins
 *
 * The cells of all shapes but drawn ones are integer points in space. Neighbours are those that are nearest to one another. */
#ifndef SURFACE_H
#define SURFACE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    SURFACE_CELLS_MAX = 64,
    SURFACE_POINTS_MAX = 36, /* of a drawn graph, so that a digit is a point */
    SURFACE_LINES_MAX = SURFACE_POINTS_MAX * (SURFACE_POINTS_MAX - 1) / 2
};

enum surface_shape { SURFACE_NONE, SURFACE_CUBE, SURFACE_DODECAHEDRON, SURFACE_HEX, SURFACE_TRIANGLE, SURFACE_GRAPH };

struct surface {
    enum surface_shape shape;
    int size; /* of a cube, a hexagon or a triangle */
    /* of a drawn graph; otherwise 0 */
    int points, lines;
    uint8_t point[SURFACE_POINTS_MAX][2]; /* column and row */
    uint8_t line[SURFACE_LINES_MAX][2];
};

/* Writes which cells are neighbours to `neighbours`, SURFACE_CELLS_MAX words: bit j of neighbours[i] and bit i of neighbours[j] are set if
 * the cells i and j are. Returns the number of cells. A few thousand operations. */
int surface_join(const struct surface *surface, uint64_t *neighbours);

#endif
