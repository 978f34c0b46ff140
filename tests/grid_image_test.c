#include "picture/grid_image.h"

#include <stddef.h>
#include <string.h>

#include "refusal.h"
#include "test.h"

enum { SIDE = GRID_IMAGE_SIDE_MAX, ARENA_BYTES = 1 << 22, LEVELS = 3 };

static uint8_t rgba[4 * SIDE * SIDE];
static const uint8_t COLOURS[][3] = {{20, 24, 60}, {60, 160, 90}, {250, 210, 90}, {130, 30, 40}};
static const uint8_t PAGE[3] = {236, 238, 240}, INK[3] = {90, 90, 96};

/* A board that is drawn, and what is to be read. */
struct drawing {
    int width, height, rows, columns, states;
    double left, top, pitch, gap;
    uint8_t classes[GRID_IMAGE_CELLS_MAX * GRID_IMAGE_CELLS_MAX];
};

enum style { GAPS, LINES, DISCS, MARKS };

static void put(int width, int x, int y, const uint8_t colour[3]) {
    memcpy(rgba + 4 * ((ptrdiff_t)y * width + x), colour, 3);
}

/* The colour at a point of the board, in pitches from its top left corner; NULL outside the cells. */
static const uint8_t *colour_at(const struct drawing *drawing, enum style style, double x, double y) {
    double gap = drawing->gap / drawing->pitch;
    if (style == LINES && x > -gap && y > -gap && x < drawing->columns + gap && y < drawing->rows + gap) {
        double dx = x + 1 - (int)(x + 1), dy = y + 1 - (int)(y + 1);
        if (dx < gap || dx > 1 - gap || dy < gap || dy > 1 - gap) return INK;
    }
    if (x < 0 || y < 0 || x >= drawing->columns || y >= drawing->rows) return NULL;
    double dx = x - (int)x - 0.5, dy = y - (int)y - 0.5, far = dx * dx + dy * dy, half = 0.5 - gap;
    int class = drawing->classes[(int)y * drawing->columns + (int)x];
    if (style == DISCS) return far < half * half ? COLOURS[class] : NULL;
    if (style == MARKS) class = far < 0.04 ? class : 3;
    return dx > -half && dx < half && dy > -half && dy < half ? COLOURS[class] : NULL;
}

static void draw(const struct drawing *drawing, enum style style) {
    for (int y = 0; y < drawing->height; y++)
        for (int x = 0; x < drawing->width; x++) {
            const uint8_t *colour = colour_at(drawing, style, (x + 0.5 - drawing->left) / drawing->pitch,
                                              (y + 0.5 - drawing->top) / drawing->pitch);
            put(drawing->width, x, y, colour ? colour : PAGE);
        }
}

static struct drawing random_drawing(int rows, int columns, double pitch, uint64_t *seed) {
    struct drawing drawing = {.rows = rows, .columns = columns, .pitch = pitch, .states = 2};
    drawing.left = 20.5 + test_random_below(seed, 50);
    drawing.top = 30.25 + test_random_below(seed, 50);
    drawing.width = (int)(2 * drawing.left + columns * pitch);
    drawing.height = (int)(2 * drawing.top + rows * pitch);
    drawing.gap = pitch * 0.08;
    drawing.states = 2 + test_random_below(seed, 2);
    for (int i = 0; i < rows * columns; i++)
        drawing.classes[i] = (uint8_t)(i < LEVELS ? i % drawing.states : test_random_below(seed, drawing.states));
    return drawing;
}

static enum grid_image_status read_drawing(const struct drawing *drawing, struct grid_image *grid) {
    SCOPED struct arena arena = test_arena(ARENA_BYTES);
    struct pixels picture = {rgba, drawing->width, drawing->height};
    enum grid_image_status status = grid_image_read(&picture, grid, &arena);
    EXPECT(arena.used == 0);
    return status;
}

static bool are_near(double a, double b, double tolerance) {
    return a - b < tolerance && b - a < tolerance;
}

static void expect_read(const struct drawing *drawing, const struct grid_image *grid) {
    int cells = drawing->rows * drawing->columns;
    EXPECT(grid->rows == drawing->rows && grid->columns == drawing->columns && grid->states == drawing->states);
    EXPECT(memcmp(grid->classes, drawing->classes, (size_t)cells) == 0);
    for (int k = 0; k < grid->states; k++) EXPECT(memcmp(grid->colours[k], COLOURS[k], 3) == 0);
}

static void expect_corners(const struct drawing *drawing, const struct grid_image *grid) {
    double right = drawing->left + drawing->columns * drawing->pitch,
           bottom = drawing->top + drawing->rows * drawing->pitch;
    double corners[8] = {drawing->left, drawing->top, right, drawing->top, right, bottom, drawing->left, bottom};
    for (int i = 0; i < 8; i++) EXPECT(are_near(grid->corners[i], corners[i], 0.12 * drawing->pitch));
}

TEST(test_squares_lines_and_discs_are_read_with_nothing_given) {
    static const int SIZES[][2] = {{5, 5}, {3, 4}, {7, 4}, {9, 12}, {16, 20}};
    uint64_t seed = 1;
    for (int i = 0; i < 5; i++)
        for (int style = GAPS; style <= MARKS; style++)
            for (int gapless = 0; gapless < (style == GAPS ? 2 : 1); gapless++) {
                struct drawing drawing = random_drawing(SIZES[i][0], SIZES[i][1], 20 + 7.3 * (i % 4), &seed);
                struct grid_image grid = {0};
                if (gapless) drawing.gap = 0;
                draw(&drawing, (enum style)style);
                EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
                expect_read(&drawing, &grid);
                expect_corners(&drawing, &grid);
            }
}

TEST(test_cells_of_one_colour_are_one_class) {
    uint64_t seed = 2;
    struct drawing drawing = random_drawing(5, 6, 30, &seed);
    struct grid_image grid = {0};
    memset(drawing.classes, 0, sizeof drawing.classes);
    drawing.states = 1;
    draw(&drawing, GAPS);
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
    expect_read(&drawing, &grid);
}

/* Fewer states than there are colours, more, and as many as only the marks tell apart. */
TEST(test_the_number_of_states_is_as_given) {
    uint64_t seed = 3;
    struct drawing drawing = random_drawing(6, 6, 28, &seed);
    for (int i = 0; i < 36; i++) drawing.classes[i] = (uint8_t)(i % 3);
    for (int states = 1; states <= GRID_IMAGE_STATES_MAX; states++) {
        struct grid_image grid = {.states = states};
        uint8_t seen[GRID_IMAGE_STATES_MAX] = {0};
        int count = 0;
        draw(&drawing, GAPS);
        EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
        EXPECT(grid.states == states);
        for (int i = 0; i < 36; i++) seen[grid.classes[i]] = 1;
        for (int k = 0; k < GRID_IMAGE_STATES_MAX; k++) count += seen[k];
        EXPECT(count == (states < 3 ? states : 3));
        for (int i = 3; i < 36; i++) EXPECT(grid.classes[i] == grid.classes[i % 3]);
    }
}

TEST(test_given_sides_choose_the_cells_that_are_most_alike) {
    uint64_t seed = 4;
    for (int i = 0; i < 8; i++) {
        struct drawing drawing = random_drawing(4 + i % 3, 7 - i % 4, 24 + i, &seed);
        struct grid_image grid = {.rows = drawing.rows, .columns = drawing.columns};
        if (i % 4 == 1) grid.rows = 0;
        if (i % 4 == 2) grid.columns = 0;
        draw(&drawing, i % 2 ? DISCS : GAPS);
        EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
        expect_read(&drawing, &grid);
    }
}

/* Fewer rows than the picture has are some of them; more than it has reach beyond its edge. */
TEST(test_wrong_sides_are_taken_as_given) {
    uint64_t seed = 5;
    struct drawing drawing = random_drawing(6, 6, 30, &seed);
    draw(&drawing, GAPS);
    for (int rows = 3; rows <= GRID_IMAGE_CELLS_MAX; rows++) {
        struct grid_image grid = {.rows = rows};
        EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
        EXPECT(grid.rows == rows && grid.columns == 6);
        EXPECT(are_near(grid.corners[5] - grid.corners[1], 30 * rows, 0.05 * 30 * rows));
    }
}

/* A projective map of the plane, given by the rows of its matrix. */
static void project(const double m[9], double u, double v, double *x, double *y) {
    double w = m[6] * u + m[7] * v + m[8];
    *x = (m[0] * u + m[1] * v + m[2]) / w;
    *y = (m[3] * u + m[4] * v + m[5]) / w;
}

/* Maps points back; its scale is of no importance. */
static void invert(const double m[9], double back[9]) {
    for (int i = 0; i < 9; i++) {
        int a = (i % 3 + 1) % 3 * 3, b = (i % 3 + 2) % 3 * 3, c = (i / 3 + 1) % 3, d = (i / 3 + 2) % 3;
        back[i] = m[a + c] * m[b + d] - m[a + d] * m[b + c];
    }
}

/* The board seen at a slant. Sets its corners. */
static void draw_slanted(const struct drawing *drawing, enum style style, const double m[9], double corners[8]) {
    static const int U[] = {0, 1, 1, 0}, V[] = {0, 0, 1, 1};
    double back[9];
    invert(m, back);
    for (int y = 0; y < drawing->height; y++)
        for (int x = 0; x < drawing->width; x++) {
            double u, v;
            project(back, x + 0.5, y + 0.5, &u, &v);
            const uint8_t *colour = colour_at(drawing, style, u, v);
            put(drawing->width, x, y, colour ? colour : PAGE);
        }
    for (int i = 0; i < 4; i++)
        project(m, U[i] * drawing->columns, V[i] * drawing->rows, &corners[2 * i], &corners[2 * i + 1]);
}

TEST(test_a_board_between_four_corners_is_read_in_perspective) {
    uint64_t seed = 6;
    static const double SLANTS[][9] = {{40, 6, 60, 4, 38, 50, 0.01, 0.02, 1},
                                       {30, -9, 140, 12, 34, 40, -0.01, 0.015, 1},
                                       {36, 0, 40, 0, 36, 40, 0, 0, 1}};
    for (int i = 0; i < 18; i++) {
        struct drawing drawing = random_drawing(5 + i % 4, 8 - i % 3, 30, &seed);
        struct grid_image grid = {.placed = 1};
        double corners[8];
        drawing.width = drawing.height = 480;
        draw_slanted(&drawing, i % 2 ? DISCS : GAPS, SLANTS[i % 3], grid.corners);
        memcpy(corners, grid.corners, sizeof corners);
        if (i % 6 > 2) grid.rows = drawing.rows;
        if (i > 8) grid.columns = drawing.columns;
        EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
        expect_read(&drawing, &grid);
        EXPECT(memcmp(corners, grid.corners, sizeof corners) == 0);
    }
}

/* Nothing is found in a picture of one colour, but where the corners and the sides are given, there is a board. */
TEST(test_a_blank_picture_has_no_grid) {
    struct drawing drawing = {.width = 200, .height = 120, .rows = 1, .columns = 1};
    draw(&drawing, DISCS);
    struct grid_image grid = {0}, before = grid;
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_NO_GRID);
    EXPECT(memcmp(&grid, &before, sizeof grid) == 0);
    grid = (struct grid_image){.placed = 1, .corners = {10, 10, 60, 10, 60, 60, 10, 60}};
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_NO_GRID);
    grid.rows = 2;
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_NO_GRID);
    grid.columns = 3;
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
    EXPECT(grid.rows == 2 && grid.columns == 3 && grid.states == 1);
}

/* Stripes have a comb along one side only. */
TEST(test_stripes_have_no_grid) {
    struct drawing drawing = {.width = 300, .height = 200};
    for (int y = 0; y < 200; y++)
        for (int x = 0; x < 300; x++) put(300, x, y, COLOURS[x / 20 % 2]);
    struct grid_image grid = {0};
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_NO_GRID);
}

static void draw_noise(const struct drawing *drawing, int width, int height, uint64_t seed) {
    for (int y = 0; y < drawing->height; y++)
        for (int x = 0; x < drawing->width; x++) {
            uint64_t cell = seed + (uint64_t)(y / height * 1000 + x / width);
            uint64_t colour = test_random(&cell);
            put(drawing->width, x, y, (const uint8_t *)&colour);
        }
}

/* Along one side, the edges of noise are more than are kept. */
TEST(test_stripes_at_random_have_no_grid) {
    for (uint64_t seed = 0; seed < 3; seed++) {
        struct drawing drawing = {.width = 1500, .height = 60};
        struct grid_image grid = {0};
        draw_noise(&drawing, 3, 1000, seed << 20);
        EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_NO_GRID);
    }
}

TEST(test_more_cells_than_the_limit_are_no_grid) {
    uint64_t seed = 9;
    for (int i = 0; i < 2; i++) {
        struct drawing drawing = random_drawing(5, 5, 12, &seed);
        struct grid_image grid = {0};
        *(i ? &drawing.rows : &drawing.columns) = 80;
        drawing.width = 40 + 12 * drawing.columns;
        drawing.height = 40 + 12 * drawing.rows;
        drawing.left = drawing.top = 20;
        for (int k = 0; k < 400; k++) drawing.classes[k] = (uint8_t)test_random_below(&seed, 2);
        draw(&drawing, GAPS);
        EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_NO_GRID || grid.columns * grid.rows < 400);
    }
}

/* The upper side is twenty times as long as the lower one. */
TEST(test_a_board_may_reach_to_the_horizon) {
    struct drawing drawing = {.width = 420, .height = 120, .rows = 1, .columns = 1};
    struct grid_image grid = {.placed = 1, .rows = 2, .columns = 2, .corners = {10, 10, 400, 10, 215, 100, 195, 100}};
    draw(&drawing, DISCS);
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
    EXPECT(grid.states == 1);
}

TEST(test_corners_that_are_crossed_or_no_numbers_are_refused) {
    static const double CORNERS[][8] = {{10, 10, 60, 10, 10, 60, 60, 60}, {60, 10, 10, 10, 10, 60, 60, 60},
                                        {10, 10, 60, 10, 15, 15, 10, 60}, {10, 10, 60, 60, 60, 10, 10, 60},
                                        {10, 10, 10, 10, 10, 10, 10, 10}, {0, 0, 0.0 / 0.0, 0, 9, 9, 0, 9}};
    struct drawing drawing = {.width = 100, .height = 100};
    for (int i = 0; i < 6; i++) {
        struct grid_image grid = {.placed = 1, .rows = 2, .columns = 2};
        memcpy(grid.corners, CORNERS[i], sizeof grid.corners);
        EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_NO_GRID);
    }
}

/* Any picture, with any corners, sides and states, is refused or read within the limits. */
TEST(test_any_picture_is_read_within_the_limits) {
    uint64_t seed = 7;
    for (int i = 0; i < 60; i++) {
        struct drawing drawing = {.width = 16 + test_random_below(&seed, 200),
                                  .height = 16 + test_random_below(&seed, 200)};
        int grain = 1 + test_random_below(&seed, 30);
        draw_noise(&drawing, grain, grain, (uint64_t)i << 20);
        struct grid_image grid = {.placed = i % 3 == 0, .rows = i % 5 ? 0 : i + 1, .states = i % 7};
        for (int k = 0; k < 8; k++)
            grid.corners[k] =
                (i % 2 ? 1e300 : 200) * (k == 2 || k == 4 || k == 5 || k == 7) + test_random_below(&seed, 20);
        if (read_drawing(&drawing, &grid) != GRID_IMAGE_OK) continue;
        EXPECT(grid.rows > 0 && grid.rows <= GRID_IMAGE_CELLS_MAX);
        EXPECT(grid.columns > 0 && grid.columns <= GRID_IMAGE_CELLS_MAX);
        EXPECT(grid.states > 0 && grid.states <= GRID_IMAGE_STATES_MAX);
        for (int k = 0; k < grid.rows * grid.columns; k++) EXPECT(grid.classes[k] < grid.states);
    }
}

TEST(test_the_largest_picture_is_read) {
    uint64_t seed = 8;
    struct drawing drawing = random_drawing(30, 40, 37.5, &seed);
    drawing.width = drawing.height = SIDE;
    struct grid_image grid = {0};
    draw(&drawing, GAPS);
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
    expect_read(&drawing, &grid);
    grid.placed = 1;
    EXPECT(read_drawing(&drawing, &grid) == GRID_IMAGE_OK);
    expect_read(&drawing, &grid);
}

static bool read_placed(struct arena *arena) {
    struct pixels picture = {rgba, 100, 100};
    struct grid_image grid = {.placed = 1, .rows = 2, .columns = 2, .corners = {10, 10, 60, 10, 60, 60, 10, 60}};
    return grid_image_read(&picture, &grid, arena) == GRID_IMAGE_OK;
}

TEST(test_memory_that_runs_out_is_reported) {
    refusal_expect_recovery(NULL, read_placed);
}
