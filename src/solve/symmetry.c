#include "solve/symmetry.h"

#include <string.h>

#include "board/board.h"

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

/* True if the presses are a sum of quiet patterns, which are reduced. The presses become zero then. */
static bool is_quiet(const struct gf2_matrix *quiet, const int *pivots, uint64_t *presses) {
    for (int row = 0; row < quiet->rows; row++)
        if (gf2_get(presses, pivots[row])) gf2_add(presses, gf2_row(quiet, row), GF2_WORDS(quiet->columns));
    return gf2_is_zero(presses, GF2_WORDS(quiet->columns));
}

/* A motion takes solutions to solutions if it changes the first one and each quiet pattern by a sum of quiet patterns. */
static bool is_symmetry(const struct gf2_matrix *quiet, const int *pivots, const uint64_t *first,
                        const struct symmetry_group *grid, int motion) {
    uint64_t change[BOARD_WORDS];
    memcpy(change, first, GF2_WORDS(quiet->columns) * sizeof *change);
    add_moved(change, first, grid, motion);
    for (int row = 0; is_quiet(quiet, pivots, change); row++) {
        if (row == quiet->rows) return true;
        add_moved(change, gf2_row(quiet, row), grid, motion);
    }
    return false;
}

static void find_motions(struct symmetry_group *group, const struct gf2_matrix *quiet, const int *pivots,
                         const uint64_t *first) {
    group->motions = 1;
    for (int motion = 1; motion < SYMMETRY_MOTIONS; motion++) {
        bool possible = group->rows == group->columns || !(motion & 4);
        if (possible && is_symmetry(quiet, pivots, first, group, motion)) group->motions |= 1U << motion;
    }
}

bool symmetry_find(struct symmetry_group *group, const struct coset *coset, struct arena *arena) {
    size_t mark = arena_mark(arena);
    struct gf2_matrix quiet;
    int *pivots = arena_take(arena, (size_t)coset->quiet.rows, sizeof *pivots);
    bool taken = pivots && gf2_matrix_copy(&quiet, &coset->quiet, arena) &&
                 gf2_reduce(&quiet, quiet.columns, pivots, arena) >= 0;
    *group = (struct symmetry_group){.rows = coset->rows, .columns = coset->columns};
    if (taken) find_motions(group, &quiet, pivots, coset->first);
    arena_release(arena, mark);
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

/* While the cells are marked. */
struct marking {
    const struct gf2_matrix *quiet; /* rows 0 … rank−1 are reduced */
    int *pivots;
    int rank;
};

static void add_pivot(struct marking *marking, int cell) {
    if (gf2_pivot(marking->quiet, marking->rank, cell)) marking->pivots[marking->rank++] = cell;
}

/* Marks a cell with all its images if one of them becomes a pivot. */
static void mark(struct symmetry *symmetry, struct marking *marking, const struct symmetry_group *group, int cell) {
    int before = marking->rank, marked = symmetry->marked;
    for (unsigned rest = group->motions; rest; rest &= rest - 1) {
        int image = symmetry_image(group, __builtin_ctz(rest), cell);
        add_pivot(marking, image);
        if (find_marked(symmetry, image) == symmetry->marked) symmetry->cells[symmetry->marked++] = image;
    }
    if (marking->rank == before) symmetry->marked = marked;
}

/* The rows in the opposite order: those of the marked cells come last. */
static void reverse_rows(const struct gf2_matrix *quiet, int *pivots) {
    for (int a = 0, b = quiet->rows - 1; a < b; a++, b--) {
        int pivot = pivots[a];
        pivots[a] = pivots[b];
        pivots[b] = pivot;
        gf2_swap_rows(quiet, a, b);
    }
}

static void note_images(struct symmetry *symmetry, const struct symmetry_group *group) {
    for (unsigned rest = group->motions; rest; rest &= rest - 1, symmetry->count++)
        for (int k = 0; k < symmetry->marked; k++) {
            int image = symmetry_image(group, __builtin_ctz(rest), symmetry->cells[k]);
            symmetry->images[symmetry->count][k] = (uint8_t)find_marked(symmetry, image);
        }
}

int symmetry_mark(struct symmetry *symmetry, const struct coset *coset, int *pivots,
                  const struct symmetry_group *group) {
    const struct gf2_matrix *quiet = &coset->quiet;
    int nullity = quiet->rows, marked_max = SYMMETRY_MARKED_MAX - __builtin_popcount(group->motions);
    struct marking marking = {.quiet = quiet, .pivots = pivots};
    *symmetry = (struct symmetry){.count = 0};
    for (int cell = 0; marking.rank < nullity / 3 && symmetry->marked <= marked_max; cell++)
        mark(symmetry, &marking, group, cell);
    int decided = nullity - marking.rank;
    for (int cell = 0; marking.rank < nullity; cell++) add_pivot(&marking, cell);
    reverse_rows(quiet, pivots);
    note_images(symmetry, group);
    symmetry->first = trace(symmetry, coset->first);
    for (int row = 0; row < nullity; row++) symmetry->quiet[row] = trace(symmetry, gf2_row(quiet, row));
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
