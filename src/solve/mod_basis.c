#include "solve/mod_basis.h"

#include "solve/mod_howell.h"

/* Finds the patterns of each part, the last free button first. */
static bool eliminate(struct mod_howell *parts, const struct mod_solver *solver, struct arena *arena) {
    for (int p = 0; p < solver->parts; p++) {
        if (!mod_howell_take(&parts[p], solver, p, arena)) return false;
        for (int column = solver->buttons - 1; column >= 0; column--) mod_howell_reduce(&parts[p], column);
    }
    return true;
}

/* Writes the presses, which are 0 modulo the other prime powers of the orders of the buttons. */
static void write_pattern(const struct mod_howell *form, const uint8_t *orders, const uint8_t *row, uint8_t *presses) {
    for (int button = 0; button < form->rows.columns; button++) {
        int own = form->part->orders[button], others = orders[button] / own;
        int wanted = row[button] / mod_howell_scale(form, button), value = 0;
        while (value % own != wanted) value += others;
        presses[button] = (uint8_t)value;
    }
}

/* Moves the patterns of all parts into the basis, the first free button first. */
static void write_basis(struct mod_basis *basis, const struct board *board, struct mod_howell *parts, int part_count) {
    uint8_t orders[BOARD_TURNING_LIGHTS_MAX];
    for (int button = 0; button < basis->buttons; button++) orders[button] = (uint8_t)board_order(board, button);
    for (int button = 0; button < basis->buttons; button++)
        for (int p = 0; p < part_count; p++) {
            struct mod_howell *form = &parts[p];
            if (form->count == 0 || form->pivots[form->count - 1] != button) continue;
            form->count--;
            basis->free[basis->count] = button;
            basis->orders[basis->count] = form->orders[form->count];
            write_pattern(form, orders, zk_row(&form->rows, form->count),
                          basis->presses + (size_t)basis->count * (size_t)basis->buttons);
            basis->count++;
        }
}

bool mod_basis_take(struct mod_basis *basis, const struct board *board, const struct mod_solver *solver,
                    struct arena *arena) {
    struct mod_howell parts[MOD_PARTS_MAX];
    size_t mark = arena_mark(arena), most = 0;
    for (int p = 0; p < solver->parts; p++) most += (size_t)mod_howell_most(&solver->part[p]);
    *basis = (struct mod_basis){.buttons = solver->buttons};
    basis->free = arena_take(arena, most, sizeof *basis->free);
    basis->orders = arena_take(arena, most, 1);
    basis->presses = arena_take(arena, most, (size_t)solver->buttons);
    size_t kept = arena_mark(arena);
    bool taken = basis->free && basis->orders && basis->presses && eliminate(parts, solver, arena);
    arena_release(arena, taken ? kept : mark);
    if (taken) write_basis(basis, board, parts, solver->parts);
    return taken;
}
