#include "solve/mod_howell.h"

#include <string.h>

/* Writes the quiet patterns of a part, of which the first is number `first`, into the pool. */
static void fill_pool(const struct mod_howell *form, const struct mod_solver *solver, int first, uint8_t *presses) {
    for (int row = 0; row < form->pool.rows; row++) {
        mod_quiet(solver, first + row, presses);
        for (int button = 0; button < solver->buttons; button++)
            zk_row(&form->pool, row)[button] =
                (uint8_t)(presses[button] % form->part->orders[button] * mod_howell_scale(form, button));
    }
}

int mod_howell_most(const struct mod_part *part) {
    int most = 0;
    for (int k = 0; k < part->system.nullity; k++)
        most += part->ring.valuation[zk_quiet_order(&part->system, k) % part->ring.size];
    return most;
}

bool mod_howell_take(struct mod_howell *form, const struct mod_solver *solver, int p, struct arena *arena) {
    const struct mod_part *part = &solver->part[p];
    int most = mod_howell_most(part), first = 0;
    *form = (struct mod_howell){.part = part};
    form->pivots = arena_take(arena, (size_t)most, sizeof *form->pivots);
    form->orders = arena_take(arena, (size_t)most, 1);
    uint8_t *presses = arena_take(arena, (size_t)solver->buttons, 1);
    if (!form->pivots || !form->orders || !presses ||
        !zk_matrix_take(&form->pool, part->system.nullity, solver->buttons, arena) ||
        !zk_matrix_take(&form->rows, most, solver->buttons, arena))
        return false;
    for (int before = 0; before < p; before++) first += solver->part[before].system.nullity;
    fill_pool(form, solver, first, presses);
    return true;
}

/* The row of the pool whose entry in the column the prime divides least often; -1 if all are 0. */
static int find_pivot(const struct mod_howell *form, int column) {
    const uint8_t *valuation = form->part->ring.valuation;
    int least = form->part->ring.exponent, found = -1;
    for (int row = 0; row < form->pool.rows; row++) {
        int own = valuation[zk_row(&form->pool, row)[column]];
        if (own >= least) continue;
        least = own;
        found = row;
    }
    return found;
}

/* Subtracts the pivot row from others as often as their entries in the column contain the pivot, a power of the prime. */
static void clear(const struct mod_howell *form, const struct zk_matrix *matrix, int rows, const uint8_t *pivot,
                  int column) {
    const struct zk_ring *ring = &form->part->ring;
    for (int row = 0; row < rows; row++) {
        int times = zk_row(matrix, row)[column] / pivot[column];
        if (times) zk_add(ring, zk_row(matrix, row), pivot, ring->size - times, matrix->columns);
    }
}

/* The multiple of the new row that loses the pivot, which may be 0, takes the row's place in the pool. */
void mod_howell_reduce(struct mod_howell *form, int column) {
    const struct zk_ring *ring = &form->part->ring;
    int found = find_pivot(form, column), columns = form->pool.columns;
    if (found < 0) return;
    uint8_t *from = zk_row(&form->pool, found), *row = zk_row(&form->rows, form->count);
    int valuation = ring->valuation[from[column]], order = ring->power[ring->exponent - valuation];
    zk_add(ring, row, from, ring->inverse[from[column] / ring->power[valuation]], columns);
    memset(from, 0, (size_t)columns);
    clear(form, &form->pool, form->pool.rows, row, column);
    clear(form, &form->rows, form->count, row, column);
    zk_add(ring, from, row, order % ring->size, columns);
    form->pivots[form->count] = column;
    form->orders[form->count++] = (uint8_t)order;
}
