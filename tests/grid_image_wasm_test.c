#include "exports/grid_image_wasm.c"

#include <string.h>

#include "memory.h"
#include "test.h"

enum { WIDTH = 120, HEIGHT = 100, PITCH = 20, COLUMNS = 5, ROWS = 4, PAGES = 400 };

static bool is_lit(int row, int column) {
    return (row * row + column * 3) % 4 < 2;
}

static void draw_board(uint8_t *pixels) {
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            int column = (x - 10) / PITCH, row = (y - 10) / PITCH, dx = (x + 10) % PITCH, dy = (y + 10) % PITCH;
            bool on_cell =
                x >= 10 && y >= 10 && column < COLUMNS && row < ROWS && dx > 1 && dx < 18 && dy > 1 && dy < 18;
            memset(pixels + 4 * (y * WIDTH + x), on_cell ? is_lit(row, column) ? 220 : 90 : 20, 4);
        }
}

/* The memory is that of a new instance: zeros. */
static void start(size_t pages, size_t pages_max) {
    memory_start(pages, pages_max);
    memset(machine.memory, 0, pages * MACHINE_PAGE);
}

TEST(test_a_board_is_read_again_and_again) {
    start(2, PAGES);
    struct grid_image *grid = wasm_grid();
    memset(grid, 0, sizeof *grid);
    draw_board(wasm_pixels(WIDTH, HEIGHT));
    for (int round = 0; round < 2; round++) {
        EXPECT(wasm_read(WIDTH, HEIGHT) == GRID_IMAGE_OK);
        EXPECT(wasm_grid() == grid && grid->rows == ROWS && grid->columns == COLUMNS && grid->states == 2);
        for (int i = 0; i < ROWS * COLUMNS; i++) EXPECT(grid->classes[i] == is_lit(i / COLUMNS, i % COLUMNS));
        grid->placed = 1;
    }
}

TEST(test_numbers_outside_the_limits_are_refused) {
    static const int SIZES[][2] = {{15, 100}, {100, 15}, {1601, 100}, {100, 1601}, {0, 0}, {-1, 100}, {100, INT32_MIN}};
    static const int32_t COUNTS[][3] = {{-1, 0, 0}, {65, 0, 0}, {0, -1, 0}, {0, 65, 0}, {0, 0, -1}, {0, 0, 7}};
    start(2, PAGES);
    for (int i = 0; i < 7; i++) {
        EXPECT(!wasm_pixels(SIZES[i][0], SIZES[i][1]));
        EXPECT(wasm_read(SIZES[i][0], SIZES[i][1]) == GRID_IMAGE_NO_GRID);
    }
    draw_board(wasm_pixels(WIDTH, HEIGHT));
    for (int i = 0; i < 6; i++) {
        struct grid_image *grid = wasm_grid();
        memset(grid, 0, sizeof *grid);
        grid->rows = COUNTS[i][0], grid->columns = COUNTS[i][1], grid->states = COUNTS[i][2];
        EXPECT(wasm_read(WIDTH, HEIGHT) == GRID_IMAGE_NO_GRID);
    }
}

TEST(test_memory_that_runs_out_is_reported) {
    start(2, 2);
    EXPECT(wasm_grid() && !wasm_pixels(GRID_IMAGE_SIDE_MAX, GRID_IMAGE_SIDE_MAX));
    EXPECT(wasm_read(GRID_IMAGE_SIDE_MAX, GRID_IMAGE_SIDE_MAX) == GRID_IMAGE_NO_MEMORY);
    EXPECT(wasm_pixels(GRID_IMAGE_SIDE_MIN, GRID_IMAGE_SIDE_MIN));
    EXPECT(wasm_read(GRID_IMAGE_SIDE_MIN, GRID_IMAGE_SIDE_MIN) == GRID_IMAGE_NO_MEMORY);
    machine.data = 2 * MACHINE_PAGE;
    EXPECT(!wasm_grid() && !wasm_pixels(WIDTH, HEIGHT) && wasm_read(WIDTH, HEIGHT) == GRID_IMAGE_NO_MEMORY);
}
