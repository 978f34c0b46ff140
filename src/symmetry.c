#include "symmetry.h"

#include <string.h>

#include "board.h"

/* Settles a row by this cell, if a row that is left presses it. */
static void settle(struct settled *settled, int cell) {
    const struct gf2_matrix *quiet = &settled->quiet;
    int row = settled->left - 1;
    while (row >= 0 && !gf2_get(gf2_row(quiet, row), cell)) row--;
    if (row < 0) return;
    int last = --settled->left;
    settled->cells[last] = cell;
    if (row < last) gf2_add(gf2_row(quiet, last), gf2_row(quiet, row), quiet->stride);
    for (int other = 0; other < quiet->rows; other++)
        if (other != last && gf2_get(gf2_row(quiet, other), cell))
            gf2_add(gf2_row(quiet, other), gf2_row(quiet, last), quiet->stride);
}

/* Settles all that is left, in the order of the cells. */
static void settle_rest(struct settled *settled) {
    for (int cell = 0; settled->left > 0; cell++) settle(settled, cell);
}

static int image_at(const struct symmetry_group *grid, int motion, int row, int column) {
    if (motion & 1) row = grid->rows - 1 - row;
    if (motion & 2) column = grid->columns - 1 - column;
    return motion & 4 ? column * grid->columns + row : row * grid->columns + column;
}

int symmetry_image(const struct symmetry_group *group, int motion, int cell) {
    return image_at(group, motion, cell / group->columns, cell % group->columns);
}

/* change += the presses, moved. */
static void add_moved(uint64_t *change, const uint64_t *presses, const struct symmetry_group *grid, int motion) {
    for (int row = 0, cell = 0; row < grid->rows; row++)
        for (int column = 0; column < grid->columns; column++, cell++)
            if (gf2_get(presses, cell)) gf2_flip(change, image_at(grid, motion, row, column));
}

/* Whether these presses are a sum of quiet patterns: the cells that settled the rows say of which. Used up. */
static bool is_quiet(const struct settled *settled, uint64_t *presses) {
    const struct gf2_matrix *quiet = &settled->quiet;
    for (int row = 0; row < quiet->rows; row++)
        if (gf2_get(presses, settled->cells[row])) gf2_add(presses, gf2_row(quiet, row), GF2_WORDS(quiet->columns));
    return gf2_is_zero(presses, GF2_WORDS(quiet->columns));
}

static bool is_symmetry(const struct settled *settled, const uint64_t *first, const struct symmetry_group *grid,
                        int motion) {
    const struct gf2_matrix *quiet = &settled->quiet;
    uint64_t change[BOARD_WORDS];
    memcpy(change, first, GF2_WORDS(quiet->columns) * sizeof *change);
    add_moved(change, first, grid, motion);
    for (int row = 0; is_quiet(settled, change); row++) { /* which leaves it zero */
        if (row == quiet->rows) return true;
        add_moved(change, gf2_row(quiet, row), grid, motion);
    }
    return false;
}

static void find_motions(struct symmetry_group *group, const struct settled *settled, const uint64_t *first) {
    group->motions = 1;
    for (int motion = 1; motion < SYMMETRY_MOTIONS; motion++) {
        bool possible = group->rows == group->columns || !(motion & 4);
        if (possible && is_symmetry(settled, first, group, motion)) group->motions |= 1U << motion;
    }
}

bool symmetry_find(struct symmetry_group *group, const struct gf2_matrix *quiet, const uint64_t *first,
                   struct arena *arena) {
    size_t used = arena->used;
    struct settled settled = {.left = quiet->rows};
    settled.cells = arena_take(arena, (size_t)quiet->rows, sizeof *settled.cells);
    bool taken = settled.cells && gf2_matrix_copy(&settled.quiet, quiet, arena);
    if (taken) {
        settle_rest(&settled);
        find_motions(group, &settled, first);
    }
    arena->used = used;
    return taken;
}

static int find_marked(const struct symmetry *symmetry, int cell) {
    int k = 0;
    while (k < symmetry->marked && symmetry->cells[k] != cell) k++;
    return k;
}

static uint64_t trace(const struct symmetry *symmetry, const uint64_t *presses) {
    uint64_t bits = 0;
    for (int k = 0; k < symmetry->marked; k++) bits |= (uint64_t)gf2_get(presses, symmetry->cells[k]) << k;
    return bits;
}

/* Marks a cell with all its images, if that settles any row. */
static void mark(struct symmetry *symmetry, struct settled *settled, const struct symmetry_group *group, int cell) {
    int before = settled->left, marked = symmetry->marked;
    for (unsigned rest = group->motions; rest; rest &= rest - 1) {
        int image = symmetry_image(group, __builtin_ctz(rest), cell);
        settle(settled, image);
        if (find_marked(symmetry, image) == symmetry->marked) symmetry->cells[symmetry->marked++] = image;
    }
    if (settled->left == before) symmetry->marked = marked;
}

static void note_images(struct symmetry *symmetry, const struct symmetry_group *group) {
    for (unsigned rest = group->motions; rest; rest &= rest - 1, symmetry->count++)
        for (int k = 0; k < symmetry->marked; k++) {
            int image = symmetry_image(group, __builtin_ctz(rest), symmetry->cells[k]);
            symmetry->images[symmetry->count][k] = (uint8_t)find_marked(symmetry, image);
        }
}

int symmetry_mark(struct symmetry *symmetry, struct settled *settled, const uint64_t *first,
                  const struct symmetry_group *group) {
    int nullity = settled->quiet.rows, marked_max = SYMMETRY_MARKED_MAX - __builtin_popcount(group->motions);
    *symmetry = (struct symmetry){.count = 0};
    for (int cell = 0; settled->left > nullity - nullity / 3 && symmetry->marked <= marked_max; cell++)
        mark(symmetry, settled, group, cell);
    int decided = settled->left;
    settle_rest(settled);
    note_images(symmetry, group);
    symmetry->first = trace(symmetry, first);
    for (int row = 0; row < nullity; row++) symmetry->quiet[row] = trace(symmetry, gf2_row(&settled->quiet, row));
    return decided;
}

static uint64_t moved_trace(const uint8_t *images, uint64_t bits) {
    uint64_t moved = 0;
    for (; bits; bits &= bits - 1) moved |= UINT64_C(1) << images[__builtin_ctzll(bits)];
    return moved;
}

unsigned symmetry_images(const struct symmetry *symmetry, uint64_t chosen) {
    uint64_t traces[SYMMETRY_MOTIONS] = {symmetry->first};
    unsigned images = 1;
    gf2_add_chosen(traces, symmetry->quiet, 1, 1, chosen);
    for (int i = 1; i < symmetry->count; i++) {
        traces[i] = moved_trace(symmetry->images[i], traces[0]);
        if (traces[i] < traces[0]) return 0;
        int same = 0;
        while (traces[same] != traces[i]) same++;
        if (same == i) images |= 1U << i;
    }
    return images;
}
