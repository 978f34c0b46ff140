/* Reads a board from a picture: where its grid is, and which cells have the same colour.
 *
 * The grid is found by its edges. The differences between neighbouring pixels, added up along each column of pixels, have a peak at
 * every vertical edge of the board; a comb of equidistant peaks gives the pitch of its columns of cells. The rows are found in the
 * same way between the ends of this comb, then the columns anew between the rows. The cells end where the lines of pixels no longer
 * have edges at the teeth of the comb. Each cell has the median colour of most of its surface, and cells of similar colours are of one
 * class. Differences are compared with each other, not with fixed levels, so that dark and light themes are alike.
 *
 * Lengths are in pixels from the top left corner of the picture; the middle of the first pixel is at 0.5.
 *
 * Cost: 0.15 s for the screenshot of a phone, 0.4 s for the largest picture; 10 ms where the corners and the sides are given. */
#ifndef GRID_IMAGE_H
#define GRID_IMAGE_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"

enum {
    GRID_IMAGE_SIDE_MIN = 16,   /* pixels of the shorter side */
    GRID_IMAGE_SIDE_MAX = 1600, /* pixels of the longer side */
    GRID_IMAGE_CELLS_MAX = 64,  /* rows, and columns */
    GRID_IMAGE_STATES_MAX = 6   /* classes of cells */
};

/* Pixels row by row, each as red, green, blue and a fourth byte, which is not read. */
struct pixels {
    const uint8_t *rgba;
    int width, height;
};

/* Input and result at once: grid_image_read() finds the values that are 0 before the call, and takes all others as given. */
struct grid_image {
    double corners[8]; /* x and y of the top left, top right, bottom right and bottom left corner */
    int32_t placed;    /* 1: the corners are given; they may be those of a board in perspective */
    int32_t rows, columns, states;
    uint8_t colours[GRID_IMAGE_STATES_MAX][4]; /* the mean colour of each class; darker classes first */
    uint8_t classes[GRID_IMAGE_CELLS_MAX * GRID_IMAGE_CELLS_MAX]; /* of each cell, row by row */
};

enum grid_image_status {
    GRID_IMAGE_OK,
    GRID_IMAGE_NO_GRID, /* no comb of edges was found, or the corners are not those of a convex quadrilateral */
    GRID_IMAGE_NO_MEMORY
};

/* Reads the grid in a picture whose sides are within the limits; neither side of the grid may exceed GRID_IMAGE_CELLS_MAX, nor
 * states GRID_IMAGE_STATES_MAX. All values of `grid` are set when the result is GRID_IMAGE_OK, and none otherwise. The arena is
 * left as it was. */
enum grid_image_status grid_image_read(const struct pixels *picture, struct grid_image *grid, struct arena *arena);

#endif
