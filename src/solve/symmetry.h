/* Motions of a grid (reflections and turns) that take solutions to solutions: a search then visits one solution of each orbit
 * and counts it as often as it has images.
 *
 * A motion is a number: bit 0 exchanges top and bottom, bit 1 left and right, and bit 2 then rows and columns (on square
 * grids). Motion 0 moves nothing.
 *
 * Example: 5×5, all lit. All eight motions take solutions to solutions. The four solutions, of 15 presses each, are
 *
 *     10110 01110 11100 11011 00011    and its images by motions 1, 2 and 3 (upside down, mirrored, and both),
 *
 * so one of the four is enough. On 3×4 with only a corner lit, no motion but 0 takes solutions to solutions. */
#ifndef SYMMETRY_H
#define SYMMETRY_H

#include "solve/coset.h"

enum { SYMMETRY_MOTIONS = 8, SYMMETRY_MARKED_MAX = 64, SYMMETRY_ROWS_MAX = 64 };

/* A group of motions of a grid: bit m of `motions` for motion m. */
struct symmetry_group {
    int rows, columns;
    unsigned motions;
};

/* The cell to which a motion takes a cell. */
int symmetry_image(const struct symmetry_group *group, int motion, int cell);

/* Finds the motions that take the solutions of the coset, which has rows and columns, to solutions. Scratch comes from the
 * arena and is given back. At most 7 × (1 + d) × (cells + d × cells / 64) operations, and few
 * where no motion does; d is the nullity. */
bool symmetry_find(struct symmetry_group *group, const struct coset *coset, struct arena *arena);

/* Marked cells, a set that every motion of the group takes to itself. The trace of a solution tells which of them it presses:
 * bit k for the k-th. Solutions are in one orbit only if their traces are. */
struct symmetry {
    int count; /* of the motions */
    int marked;
    int cells[SYMMETRY_MARKED_MAX];
    uint8_t images[SYMMETRY_MOTIONS][SYMMETRY_MARKED_MAX]; /* the i-th motion takes marked cell k to images[i][k] */
    uint64_t first;                                        /* the trace of the first solution */
    uint64_t quiet[SYMMETRY_ROWS_MAX];                     /* the trace of each quiet pattern */
};

/* Marks cells, and reduces the quiet patterns of the coset in place: each row owns a pivot cell, pivots[row], which no other
 * row presses. About a third of the rows, the last ones, get marked cells as pivots; the number of the first of these is
 * returned. Which of them a solution contains decides its trace. At most SYMMETRY_ROWS_MAX rows. */
int symmetry_mark(struct symmetry *symmetry, const struct coset *coset, int *pivots,
                  const struct symmetry_group *group);

/* For the trace of the first solution plus the quiet patterns in `chosen` (bit r for row r): a set of motions, bit i for the i-th, that
 * gives each different image of the trace once. The set is empty when an image is less than the trace as a number, so only the least
 * trace of each orbit has one. */
unsigned symmetry_images(const struct symmetry *symmetry, uint64_t chosen);

#endif
