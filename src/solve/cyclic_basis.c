#include "solve/cyclic_basis.h"

#include <string.h>

/* The elimination modulo one prime power. Presses modulo a lower power are multiplied by the power that is missing. */
struct elimination {
    const struct cyclic_part *part;
    struct zk_matrix pool, found; /* the generators that are left, and the patterns, a row each */
    int count;
    int *free;
    uint8_t *orders;
};

/* The missing power of the prime by which the presses of a button are multiplied. */
static int scale_of(const struct cyclic_part *part, int button) {
    return part->ring.size / part->orders[button];
}

/* Writes the quiet patterns of a part, of which the first is number `first`, into the pool. */
static void fill_pool(const struct elimination *of, const struct cyclic_solver *solver, int first, uint8_t *presses) {
    for (int row = 0; row < of->pool.rows; row++) {
        cyclic_quiet(solver, first + row, presses, NULL);
        for (int button = 0; button < solver->buttons; button++)
            zk_row(&of->pool, row)[button] =
                (uint8_t)(presses[button] % of->part->orders[button] * scale_of(of->part, button));
    }
}

/* The row of the pool whose entry in the column the prime divides least often; -1 if all are 0. */
static int find_pivot(const struct elimination *of, int column) {
    const uint8_t *valuation = of->part->ring.valuation;
    int least = of->part->ring.exponent, found = -1;
    for (int row = 0; row < of->pool.rows; row++) {
        int own = valuation[zk_row(&of->pool, row)[column]];
        if (own >= least) continue;
        least = own;
        found = row;
    }
    return found;
}

/* Subtracts the pattern from the rows of a matrix as often as their entries in the column contain its own, a power of the prime. */
static void clear(const struct elimination *of, const struct zk_matrix *matrix, int rows, const uint8_t *pattern,
                  int column) {
    const struct zk_ring *ring = &of->part->ring;
    for (int row = 0; row < rows; row++) {
        int times = zk_row(matrix, row)[column] / pattern[column];
        if (times) zk_add(ring, zk_row(matrix, row), pattern, ring->size - times, matrix->columns);
    }
}

/* Makes the pivot row a pattern. Its multiple without the pivot, which may be 0, takes its place in the pool. */
static void take_pattern(struct elimination *of, int row, int column) {
    const struct zk_ring *ring = &of->part->ring;
    uint8_t *pivot = zk_row(&of->pool, row), *pattern = zk_row(&of->found, of->count);
    int valuation = ring->valuation[pivot[column]], order = ring->power[ring->exponent - valuation];
    zk_add(ring, pattern, pivot, ring->inverse[pivot[column] / ring->power[valuation]], of->pool.columns);
    memset(pivot, 0, (size_t)of->pool.columns);
    clear(of, &of->pool, of->pool.rows, pattern, column);
    clear(of, &of->found, of->count, pattern, column);
    zk_add(ring, pivot, pattern, order % ring->size, of->pool.columns);
    of->free[of->count] = column;
    of->orders[of->count++] = (uint8_t)order;
}

/* No part has more patterns: the product of their orders is that of the independent ones. */
static int most_patterns(const struct cyclic_part *part) {
    int most = 0;
    for (int k = 0; k < part->system.nullity; k++)
        most += part->ring.valuation[zk_quiet_order(&part->system, k) % part->ring.size];
    return most;
}

static bool take_elimination(struct elimination *of, const struct cyclic_part *part, int buttons, struct arena *arena) {
    int most = most_patterns(part);
    *of = (struct elimination){.part = part};
    of->free = arena_take(arena, (size_t)most, sizeof *of->free);
    of->orders = arena_take(arena, (size_t)most, 1);
    return of->free && of->orders && zk_matrix_take(&of->pool, part->system.nullity, buttons, arena) &&
           zk_matrix_take(&of->found, most, buttons, arena);
}

/* Finds the patterns of each part, the last free button first. */
static bool eliminate(struct elimination *parts, const struct cyclic_solver *solver, struct arena *arena) {
    uint8_t *presses = arena_take(arena, (size_t)solver->buttons, 1);
    for (int p = 0, first = 0; p < solver->parts; first += parts[p++].pool.rows) {
        struct elimination *of = &parts[p];
        if (!presses || !take_elimination(of, &solver->part[p], solver->buttons, arena)) return false;
        fill_pool(of, solver, first, presses);
        for (int column = solver->buttons - 1; column >= 0; column--) {
            int row = find_pivot(of, column);
            if (row >= 0) take_pattern(of, row, column);
        }
    }
    return true;
}

/* Writes the presses, which are 0 modulo the other prime powers. */
static void write_pattern(const struct elimination *of, const struct cyclic_board *board, const uint8_t *pattern,
                          uint8_t *presses) {
    for (int button = 0; button < board->grid.buttons; button++) {
        int own = of->part->orders[button], others = (int)cyclic_order(board, button) / own;
        int wanted = pattern[button] / scale_of(of->part, button), value = 0;
        while (value % own != wanted) value += others;
        presses[button] = (uint8_t)value;
    }
}

/* Moves the patterns of all parts into the basis, the first free button first. */
static void write_basis(struct cyclic_basis *basis, const struct cyclic_board *board, struct elimination *parts,
                        int part_count) {
    for (int button = 0; button < basis->buttons; button++)
        for (int p = 0; p < part_count; p++) {
            struct elimination *of = &parts[p];
            if (of->count == 0 || of->free[of->count - 1] != button) continue;
            of->count--;
            basis->free[basis->count] = button;
            basis->orders[basis->count] = of->orders[of->count];
            write_pattern(of, board, zk_row(&of->found, of->count),
                          basis->presses + (size_t)basis->count * (size_t)basis->buttons);
            basis->count++;
        }
}

bool cyclic_basis_take(struct cyclic_basis *basis, const struct cyclic_board *board, const struct cyclic_solver *solver,
                       struct arena *arena) {
    struct elimination parts[CYCLIC_PARTS_MAX];
    size_t used = arena->used, most = 0;
    for (int p = 0; p < solver->parts; p++) most += (size_t)most_patterns(&solver->part[p]);
    *basis = (struct cyclic_basis){.buttons = solver->buttons};
    basis->free = arena_take(arena, most, sizeof *basis->free);
    basis->orders = arena_take(arena, most, 1);
    basis->presses = arena_take(arena, most, (size_t)solver->buttons);
    size_t kept = arena->used;
    bool taken = basis->free && basis->orders && basis->presses && eliminate(parts, solver, arena);
    arena->used = taken ? kept : used;
    if (taken) write_basis(basis, board, parts, solver->parts);
    return taken;
}
