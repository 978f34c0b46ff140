/* Any picture, with anything given, is refused or read within the limits; what is given is kept. */
#include "picture/grid_image.h"

#include <string.h>

#include "algebra/check.h"
#include "test.h"

enum { SIDE = 64 };

struct input {
    const uint8_t *data;
    size_t size;
};

/* The next byte; zeros follow the last. */
static int take(struct input *input) {
    return input->size > 0 ? (input->size--, *input->data++) : 0;
}

/* Squares of the remaining bytes, again and again. */
static void draw(struct input *input, uint8_t *rgba, int width, int height, int grain) {
    for (int i = 0; i < width * height; i++) {
        size_t at = (size_t)(i / width / grain * 7 + i % width / grain) * 3;
        for (int c = 0; c < 3; c++) rgba[4 * i + c] = input->size ? input->data[(at + (size_t)c) % input->size] : 0;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t rgba[4 * SIDE * SIDE];
    static struct grid_image grid, given;
    struct input input = {data, size};
    int width = 16 + take(&input) % (SIDE - 15), height = 16 + take(&input) % (SIDE - 15),
        grain = 1 + take(&input) % 16;
    memset(&grid, 0, sizeof grid);
    grid.placed = take(&input) % 2;
    grid.rows = take(&input) % (GRID_IMAGE_CELLS_MAX + 1) * (take(&input) % 2);
    grid.columns = take(&input) % (GRID_IMAGE_CELLS_MAX + 1) * (take(&input) % 2);
    grid.states = take(&input) % (GRID_IMAGE_STATES_MAX + 1);
    for (int i = 0; i < 8; i++) grid.corners[i] = take(&input) - 64;
    given = grid;
    draw(&input, rgba, width, height, grain);
    SCOPED struct arena arena = test_arena(1 << 22);
    struct pixels picture = {rgba, width, height};
    if (grid_image_read(&picture, &grid, &arena) != GRID_IMAGE_OK) return 0;
    CHECK(grid.rows > 0 && grid.rows <= GRID_IMAGE_CELLS_MAX && (!given.rows || grid.rows == given.rows));
    CHECK(grid.columns > 0 && grid.columns <= GRID_IMAGE_CELLS_MAX &&
          (!given.columns || grid.columns == given.columns));
    CHECK(grid.states > 0 && grid.states <= GRID_IMAGE_STATES_MAX && (!given.states || grid.states == given.states));
    CHECK(!given.placed || memcmp(grid.corners, given.corners, sizeof grid.corners) == 0);
    for (int i = 0; i < grid.rows * grid.columns; i++) CHECK(grid.classes[i] < grid.states);
    return 0;
}
