/* Mirroring and turning a grid, where that takes solutions to solutions: a search then needs one of each class.
 *
 * A motion is a number: bits 0 and 1 turn rows and columns over, bit 2 then exchanges them (on square grids). Motion 0
 * moves nothing. */
#ifndef SYMMETRY_H
#define SYMMETRY_H

#include "gf2.h"

enum { SYMMETRY_MOTIONS = 8, SYMMETRY_MARKED_MAX = 64, SYMMETRY_ROWS_MAX = 64 };

/* A basis of quiet patterns that is changed as its rows are settled, from the last one up. A row is settled by a cell
 * which it alone presses: what was chosen of the settled rows can be read off their cells. */
struct settled {
    struct gf2_matrix quiet; /* independent rows */
    int left;                /* rows 0 … left-1 are not settled yet */
    int *cells;              /* which settled each of the others */
};

/* Motions of a grid that are a group: bit m of `motions` for motion m. */
struct symmetry_group {
    int rows, columns;
    unsigned motions;
};

/* Where a motion takes a cell. */
int symmetry_image(const struct symmetry_group *group, int motion, int cell);

/* The motions that take the solutions, `first` plus quiet patterns, to solutions; the group has its rows and columns.
 * Scratch comes from the arena and is given back; false when it cannot be had.
 * At most 7 × (1 + rows) × (cells + rows × cells / 64) steps, and few where no motion does. */
bool symmetry_find(struct symmetry_group *group, const struct gf2_matrix *quiet, const uint64_t *first,
                   struct arena *arena);

/* Marked cells, a set that the motions take to itself. How a solution presses them is its trace, bit k for the k-th. */
struct symmetry {
    int count; /* of the motions */
    int marked;
    int cells[SYMMETRY_MARKED_MAX];
    uint8_t images[SYMMETRY_MOTIONS][SYMMETRY_MARKED_MAX]; /* where each motion takes the k-th: which one it is */
    uint64_t first;                                        /* the trace of the first solution */
    uint64_t quiet[SYMMETRY_ROWS_MAX];                     /* the trace of each quiet pattern */
};

/* Marks cells that settle about a third of the rows, all of which are left, and settles the rest. Returns the first row
 * of those that the marked cells settled: they decide the trace. At most SYMMETRY_ROWS_MAX rows. */
int symmetry_mark(struct symmetry *symmetry, struct settled *settled, const uint64_t *first,
                  const struct symmetry_group *group);

/* The motions, bit i for the i-th, that make the different images of the trace which these quiet patterns (bit r for
 * row r) make; none when one of the images is less than the trace. */
unsigned symmetry_images(const struct symmetry *symmetry, uint64_t chosen);

#endif
