#include "solve/cyclic_basis.h"

#include "solve/cyclic_howell.h"

/* Finds the patterns of each part, the last free button first. */
static bool eliminate(struct cyclic_howell *parts, const struct cyclic_solver *solver, struct arena *arena) {
    for (int p = 0; p < solver->parts; p++) {
        if (!cyclic_howell_take(&parts[p], solver, p, arena)) return false;
        for (int column = solver->buttons - 1; column >= 0; column--) cyclic_howell_reduce(&parts[p], column);
    }
    return true;
}

/* Writes the presses, which are 0 modulo the other prime powers. */
static void write_pattern(const struct cyclic_howell *form, const struct cyclic_board *board, const uint8_t *row,
                          uint8_t *presses) {
    for (int button = 0; button < board->grid.buttons; button++) {
        int own = form->part->orders[button], others = (int)cyclic_order(board, button) / own;
        int wanted = row[button] / cyclic_howell_scale(form, button), value = 0;
        while (value % own != wanted) value += others;
        presses[button] = (uint8_t)value;
    }
}

/* Moves the patterns of all parts into the basis, the first free button first. */
static void write_basis(struct cyclic_basis *basis, const struct cyclic_board *board, struct cyclic_howell *parts,
                        int part_count) {
    for (int button = 0; button < basis->buttons; button++)
        for (int p = 0; p < part_count; p++) {
            struct cyclic_howell *form = &parts[p];
            if (form->count == 0 || form->pivots[form->count - 1] != button) continue;
            form->count--;
            basis->free[basis->count] = button;
            basis->orders[basis->count] = form->orders[form->count];
            write_pattern(form, board, zk_row(&form->rows, form->count),
                          basis->presses + (size_t)basis->count * (size_t)basis->buttons);
            basis->count++;
        }
}

bool cyclic_basis_take(struct cyclic_basis *basis, const struct cyclic_board *board, const struct cyclic_solver *solver,
                       struct arena *arena) {
    struct cyclic_howell parts[CYCLIC_PARTS_MAX];
    size_t mark = arena_mark(arena), most = 0;
    for (int p = 0; p < solver->parts; p++) most += (size_t)cyclic_howell_most(&solver->part[p]);
    *basis = (struct cyclic_basis){.buttons = solver->buttons};
    basis->free = arena_take(arena, most, sizeof *basis->free);
    basis->orders = arena_take(arena, most, 1);
    basis->presses = arena_take(arena, most, (size_t)solver->buttons);
    size_t kept = arena_mark(arena);
    bool taken = basis->free && basis->orders && basis->presses && eliminate(parts, solver, arena);
    arena_release(arena, taken ? kept : mark);
    if (taken) write_basis(basis, board, parts, solver->parts);
    return taken;
}
