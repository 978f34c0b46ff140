/* The exports of the module that reads boards from pictures. The module has no variables: its memory has, from the heap on, a struct
 * grid_image, the pixels of a picture, and the working memory of grid_image_read().
 *
 * Any export may be called at any time with any numbers. */
#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "exports/machine.h"
#include "picture/grid_image.h"

/* The memory from the heap on. */
static struct arena whole_memory(void) {
    uintptr_t past = (uintptr_t)machine_heap() % ARENA_ALIGN;
    return (struct arena){.start = machine_heap() + (past ? ARENA_ALIGN - past : 0), .grow = machine_grow_arena};
}

static bool is_size(int width, int height) {
    int low = width < height ? width : height, high = width < height ? height : width;
    return low >= GRID_IMAGE_SIDE_MIN && high <= GRID_IMAGE_SIDE_MAX;
}

static bool is_count(int32_t count, int most) {
    return count >= 0 && count <= most;
}

static struct grid_image *take_grid(struct arena *memory) {
    return arena_retake(memory, 1, sizeof(struct grid_image));
}

static uint8_t *take_pixels(struct arena *memory, int width, int height) {
    return arena_retake(memory, (size_t)width * (size_t)height, 4);
}

/* The address of the grid, input and result of read(). NULL when memory runs out. */
struct grid_image *EXPORT(grid)(void) {
    struct arena memory = whole_memory();
    return take_grid(&memory);
}

/* The address for the pixels of a picture of this size. NULL if it is outside the limits, or memory runs out. */
uint8_t *EXPORT(pixels)(int width, int height) {
    struct arena memory = whole_memory();
    return is_size(width, height) && take_grid(&memory) ? take_pixels(&memory, width, height) : NULL;
}

/* Reads the picture of this size. The status; GRID_IMAGE_NO_GRID also where a number is outside the limits. */
enum grid_image_status EXPORT(read)(int width, int height) {
    struct arena memory = whole_memory();
    struct grid_image *grid = take_grid(&memory);
    if (!grid) return GRID_IMAGE_NO_MEMORY;
    if (!is_size(width, height) || !is_count(grid->rows, GRID_IMAGE_CELLS_MAX) ||
        !is_count(grid->columns, GRID_IMAGE_CELLS_MAX) || !is_count(grid->states, GRID_IMAGE_STATES_MAX))
        return GRID_IMAGE_NO_GRID;
    struct pixels picture = {take_pixels(&memory, width, height), width, height};
    if (!picture.rgba) return GRID_IMAGE_NO_MEMORY;
    return grid_image_read(&picture, grid, &memory);
}
