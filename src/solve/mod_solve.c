#include "solve/mod_solve.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/numbers.h"

enum { NONE = -1, COLUMN_MAX = BOARD_TURNING_LIGHTS_MAX + 1 };

/* With the row-and-column rule the sum of the presses of each row and of each column is an unknown, and its definition an equation.
 * A light is then turned by the sum of its row, plus that of its column, minus its own presses. */
static bool has_sums(const struct board *board) {
    return board->kind == BOARD_GRID && board->rule == BOARD_ROWCOL;
}

static int sums_of(const struct board *board) {
    return has_sums(board) ? board->rows + board->columns : 0;
}

/* The states of any light that is no hole. */
static int states_of(const struct board *board) {
    int light = 0;
    while (board_states(board, light) == 1) light++;
    return board_states(board, light);
}

/* The equations of a press: its own light, the sum of the row and that of the column. */
static int press_column(const struct board *board, int button, struct board_turn *column) {
    int states = board_states(board, button), lights = board->lights;
    if (!board_has_button(board, button)) return 0;
    int row = lights + button / board->columns;
    int side = lights + board->rows + button % board->columns;
    column[0] = (struct board_turn){(uint16_t)button, (uint8_t)(states - 1)};
    column[1] = (struct board_turn){(uint16_t)row, 1};
    column[2] = (struct board_turn){(uint16_t)side, 1};
    return 3;
}

/* The equations of the sum of a row or a column: its lights, and its definition. */
static int sum_column(const struct board *board, int sum, struct board_turn *column) {
    int lights = board->lights, rows = board->rows, columns = board->columns, count = 0;
    for (int light = 0; light < lights; light++)
        if (board_states(board, light) > 1 && (light / columns == sum || rows + light % columns == sum))
            column[count++] = (struct board_turn){(uint16_t)light, 1};
    column[count++] = (struct board_turn){(uint16_t)(lights + sum), (uint8_t)(states_of(board) - 1)};
    return count;
}

/* The equations of the state that all lights show: it is subtracted from each. */
static int shown_column(const struct board *board, struct board_turn *column) {
    int count = 0;
    for (int light = 0; light < board->lights; light++)
        if (board_states(board, light) > 1)
            column[count++] = (struct board_turn){(uint16_t)light, (uint8_t)(board_states(board, light) - 1)};
    return count;
}

/* Writes the equations in which an unknown occurs, with its factors, and returns their number. */
static int column_of(const struct board *board, int unknown, struct board_turn *column) {
    int buttons = board->buttons;
    if (unknown >= buttons + sums_of(board)) return shown_column(board, column);
    if (unknown >= buttons) return sum_column(board, unknown - buttons, column);
    return has_sums(board) ? press_column(board, unknown, column) : board_mask(board, unknown, column);
}

/* Writes the equations by rows: first counts the terms of each, then adds them unknown by unknown. */
static bool write_equations(struct mod_solver *solver, const struct board *board, struct arena *arena) {
    struct board_turn column[COLUMN_MAX];
    int equations = solver->equations, *starts = arena_take_zeroed(arena, (size_t)equations + 2, sizeof *starts);
    solver->states = arena_take(arena, (size_t)equations, 1);
    if (!starts || !solver->states) return false;
    for (int e = 0; e < equations; e++)
        solver->states[e] = (uint8_t)(e < solver->lights ? board_states(board, e) : states_of(board));
    for (int unknown = 0; unknown < solver->unknowns; unknown++)
        for (int i = column_of(board, unknown, column); i > 0; i--) starts[column[i - 1].light + 2]++;
    for (int e = 0; e < equations; e++) starts[e + 2] += starts[e + 1];
    solver->starts = starts;
    solver->terms = arena_take(arena, (size_t)starts[equations + 1], sizeof *solver->terms);
    if (!solver->terms) return false;
    for (int unknown = 0; unknown < solver->unknowns; unknown++)
        for (int i = column_of(board, unknown, column); i > 0; i--)
            solver->terms[starts[column[i - 1].light + 1]++] =
                (struct mod_term){(uint16_t)unknown, column[i - 1].steps};
    return true;
}

/* The factor of a term, multiplied by the scale of its equation. */
static int factor_of(const struct mod_solver *solver, const struct mod_part *part, int equation, int term) {
    return solver->terms[term].factor * part->scale[equation] % part->ring.size;
}

static bool is_left(const struct mod_part *part, int equation) {
    return part->scale[equation] && part->chased[equation] == NONE;
}

/* An equation modulo a lower power of the prime is multiplied by the power that is missing. */
static void write_scales(const struct mod_solver *solver, struct mod_part *part) {
    const struct zk_ring *ring = &part->ring;
    for (int e = 0; e < solver->equations; e++) {
        int own = 0;
        while (solver->states[e] % (ring->power[own] * ring->prime) == 0) own++;
        part->scale[e] = (uint8_t)(ring->power[ring->exponent - own] % ring->size);
    }
}

/* Modulo the prime power, as board_order(). */
static void write_orders(const struct mod_solver *solver, const struct board *board, struct mod_part *part) {
    memset(part->orders, 1, (size_t)solver->unknowns);
    for (int button = 0; board_has_bits(board) && button < solver->buttons; button++)
        if (board_has_button(board, button)) part->orders[button] = 2;
    for (int e = 0; e < solver->equations; e++)
        for (int t = solver->starts[e]; t < solver->starts[e + 1]; t++) {
            int unknown = solver->terms[t].unknown, factor = factor_of(solver, part, e, t);
            int order = part->ring.power[part->ring.exponent - part->ring.valuation[factor]];
            part->orders[unknown] = (uint8_t)larger(part->orders[unknown], order);
        }
}

/* The equations of lights whose final state is of no matter say nothing, but the orders of the buttons are those of all lights. */
static void leave_out(const struct board *board, struct mod_part *part) {
    for (int light = 0; board->is_marked && light < board->lights; light++)
        if (board_is_any(board, light)) part->scale[light] = 0;
}

/* Chooses the unknown that each equation determines: the last one that did not occur before, if its factor is a unit. The others that
 * did not occur before are free, and those that occur only in equations that were left out. Returns the number of free unknowns;
 * place[unknown] is the place of each among them. */
static int choose(const struct mod_solver *solver, struct mod_part *part, int *place) {
    enum { NEW = -2 };
    int count = 0;
    for (int unknown = 0; unknown < solver->unknowns; unknown++) place[unknown] = NEW;
    for (int e = 0; e < solver->equations; e++) {
        part->chased[e] = NONE;
        for (int t = solver->starts[e + 1] - 1; t >= solver->starts[e]; t--) {
            int unknown = solver->terms[t].unknown, factor = factor_of(solver, part, e, t);
            if (!factor || place[unknown] != NEW) continue;
            if (part->chased[e] == NONE && part->ring.inverse[factor]) {
                part->chased[e] = t;
                place[unknown] = NONE;
            } else {
                part->free[count] = unknown;
                place[unknown] = count++;
            }
        }
    }
    for (int unknown = 0; unknown < solver->unknowns; unknown++)
        if (place[unknown] == NEW && part->orders[unknown] > 1) part->free[count++] = unknown;
    return count;
}

/* forms[unknown] = the unknown as a sum of the free ones: `count` factors. Writes those of the equations that are left into the
 * system. */
static void write_system(const struct mod_solver *solver, struct mod_part *part, uint8_t *forms, uint8_t *sum) {
    const struct zk_ring *ring = &part->ring;
    int count = part->system.unknowns, left = 0;
    for (int i = 0; i < count; i++) {
        forms[(size_t)part->free[i] * (size_t)count + (size_t)i] = 1;
        part->system.scale[i] = (uint8_t)(ring->size / part->orders[part->free[i]]);
    }
    for (int e = 0; e < solver->equations; e++) {
        int chased = part->chased[e];
        memset(sum, 0, (size_t)count);
        for (int t = solver->starts[e]; t < solver->starts[e + 1]; t++) {
            const uint8_t *form = forms + (size_t)solver->terms[t].unknown * (size_t)count;
            if (t != chased) zk_add(ring, sum, form, factor_of(solver, part, e, t), count);
        }
        if (chased != NONE) {
            uint8_t *form = forms + (size_t)solver->terms[chased].unknown * (size_t)count;
            zk_add(ring, form, sum, ring->size - ring->inverse[factor_of(solver, part, e, chased)], count);
        } else if (is_left(part, e)) {
            for (int i = 0; i < count; i++) zk_row(&part->system.rows, i)[left] = sum[i];
            left++;
        }
    }
}

static bool take_part(const struct mod_solver *solver, struct mod_part *part, struct arena *arena) {
    size_t equations = (size_t)solver->equations, unknowns = (size_t)solver->unknowns;
    part->orders = arena_take(arena, unknowns, 1);
    part->scale = arena_take(arena, equations, 1);
    part->chased = arena_take(arena, equations, sizeof *part->chased);
    part->free = arena_take(arena, unknowns, sizeof *part->free);
    return part->orders && part->scale && part->chased && part->free;
}

static int count_left(const struct mod_solver *solver, const struct mod_part *part) {
    int left = 0;
    for (int e = 0; e < solver->equations; e++) left += is_left(part, e);
    return left;
}

static bool prepare_part(struct mod_solver *solver, const struct board *board, struct mod_part *part,
                         struct arena *arena) {
    if (!take_part(solver, part, arena)) return false;
    write_scales(solver, part);
    write_orders(solver, board, part);
    leave_out(board, part);
    size_t mark = arena_mark(arena), unknowns = (size_t)solver->unknowns;
    int *place = arena_take(arena, unknowns, sizeof *place);
    if (!place) return false;
    int count = choose(solver, part, place);
    arena_release(arena, mark);
    if (!zk_take(&part->system, &part->ring, count_left(solver, part), count, arena)) return false;
    mark = arena_mark(arena);
    uint8_t *forms = arena_take_zeroed(arena, unknowns * (size_t)count, 1), *sum = arena_take(arena, (size_t)count, 1);
    if (!forms || !sum) return false;
    write_system(solver, part, forms, sum);
    arena_release(arena, mark);
    return zk_prepare(&part->system, arena);
}

/* Lists the prime powers: for each prime, the largest that divides a number of states. */
static void find_parts(struct mod_solver *solver, const struct board *board) {
    for (int prime = 2; prime < BOARD_STATES_MAX; prime++) {
        int exponent = 0, power = prime;
        for (int divisor = 2; divisor < prime; divisor++)
            if (prime % divisor == 0) power = BOARD_STATES_MAX + 1;
        for (int light = 0; light < solver->lights; light++)
            for (; board_states(board, light) % power == 0; power *= prime) exponent++;
        if (exponent) solver->part[solver->parts++].ring = zk_ring(prime, exponent);
    }
}

/* The scratch has room for the largest of the parts. */
static bool take_scratch(struct mod_solver *solver, struct arena *arena) {
    size_t unknowns = (size_t)solver->unknowns, equations = (size_t)solver->equations;
    solver->values = arena_take(arena, unknowns, 1);
    solver->joined = arena_take(arena, unknowns, 1);
    solver->weights = arena_take(arena, equations, 1);
    solver->left = arena_take(arena, unknowns, 1);
    solver->right = arena_take(arena, equations, 1);
    return solver->values && solver->joined && solver->weights && solver->left && solver->right;
}

bool mod_prepare(struct mod_solver *solver, const struct board *board, enum board_goal goal, struct arena *arena) {
    size_t mark = arena_mark(arena);
    int lights = board->lights, buttons = board->buttons, sums = sums_of(board);
    bool same = goal == BOARD_GOAL_SAME;
    *solver = (struct mod_solver){.lights = lights,
                                  .buttons = buttons,
                                  .equations = lights + sums,
                                  .unknowns = buttons + sums + same,
                                  .shown = same ? buttons + sums : NONE};
    find_parts(solver, board);
    bool prepared = write_equations(solver, board, arena) && take_scratch(solver, arena);
    for (int p = 0; prepared && p < solver->parts; p++) prepared = prepare_part(solver, board, &solver->part[p], arena);
    if (!prepared) arena_release(arena, mark);
    return prepared;
}

/* Chases: from the free unknowns in solver->values, computes the others. Writes to solver->right by how much the sums of the equations
 * that are left fall short of the needs. `need` may be NULL: all 0. */
static void chase(const struct mod_solver *solver, const struct mod_part *part, const uint8_t *need) {
    int size = part->ring.size, left = 0;
    for (int e = 0; e < solver->equations; e++) {
        int chased = part->chased[e], sum = 0;
        for (int t = solver->starts[e]; t < solver->starts[e + 1]; t++)
            if (t != chased) sum += factor_of(solver, part, e, t) * solver->values[solver->terms[t].unknown];
        int short_of = need && e < solver->lights ? need[e] * part->scale[e] : 0;
        int rest = (short_of + (size - 1) * (sum % size)) % size;
        if (chased != NONE) {
            int inverse = part->ring.inverse[factor_of(solver, part, e, chased)];
            solver->values[solver->terms[chased].unknown] = (uint8_t)(rest * inverse % size);
        } else if (is_left(part, e)) {
            solver->right[left++] = (uint8_t)rest;
        }
    }
}

/* Sets the free unknowns to solver->left, or to 0, and the others to 0. */
static void start_chase(const struct mod_solver *solver, const struct mod_part *part, bool free) {
    memset(solver->values, 0, (size_t)solver->unknowns);
    for (int i = 0; free && i < part->system.unknowns; i++) solver->values[part->free[i]] = solver->left[i];
}

/* Joins solver->values, which are modulo the orders of one part, with solver->joined, modulo those of the parts before it. */
static void join(const struct mod_solver *solver, int p) {
    for (int unknown = 0; unknown < solver->unknowns; unknown++) {
        int order = solver->part[p].orders[unknown], value = solver->joined[unknown], before = 1;
        for (int q = 0; q < p; q++) before *= solver->part[q].orders[unknown];
        while (value % order != solver->values[unknown]) value += before;
        CHECK(value < before * order && value <= BOARD_ORDER_MAX);
        solver->joined[unknown] = (uint8_t)value;
    }
}

/* solver->values[unknown] = the weighted sum of the factors of the unknown, of no equations so far, minus what it is to become: the entry of
 * the button in the column. `column` may be NULL: all 0. */
static void start_weights(const struct mod_solver *solver, const struct mod_part *part, const uint8_t *column) {
    memset(solver->values, 0, (size_t)solver->unknowns);
    for (int button = 0; column && button < solver->buttons; button++)
        solver->values[button] = (uint8_t)((part->ring.size - column[button]) % part->ring.size);
}

/* The weights of the equations that are left are given; those of the others follow, the last one first: they make the value of the unknown
 * that the equation determines 0. */
static void write_weights(const struct mod_solver *solver, const struct mod_part *part, const uint8_t *left) {
    int size = part->ring.size, next = part->system.equations;
    for (int e = solver->equations - 1; e >= 0; e--) {
        int chased = part->chased[e], weight = 0;
        if (chased != NONE) {
            int inverse = part->ring.inverse[factor_of(solver, part, e, chased)];
            weight = (size - 1) * inverse * solver->values[solver->terms[chased].unknown] % size;
        } else if (is_left(part, e)) {
            weight = left[--next];
        }
        for (int t = solver->starts[e]; weight && t < solver->starts[e + 1]; t++) {
            uint8_t *sum = &solver->values[solver->terms[t].unknown];
            *sum = (uint8_t)((*sum + weight * factor_of(solver, part, e, t)) % size);
        }
        solver->weights[e] = (uint8_t)(weight * part->scale[e] % size);
    }
}

/* Writes the weights of the lights, divided by the prime as long as it divides all of them, and returns the modulus that is left. */
static int write_witness(const struct mod_solver *solver, const struct mod_part *part, uint8_t *weights) {
    const struct zk_ring *ring = &part->ring;
    int common = ring->exponent;
    for (int light = 0; light < solver->lights; light++) {
        int valuation = ring->valuation[solver->weights[light]];
        if (valuation < common) common = valuation;
    }
    for (int light = 0; light < solver->lights; light++)
        weights[light] = (uint8_t)(solver->weights[light] / ring->power[common]);
    return ring->power[ring->exponent - common];
}

struct mod_answer mod_solve(const struct mod_solver *solver, const uint8_t *need, uint8_t *presses, uint8_t *weights) {
    memset(solver->joined, 0, (size_t)solver->unknowns);
    for (int p = 0; p < solver->parts; p++) {
        const struct mod_part *part = &solver->part[p];
        start_chase(solver, part, false);
        chase(solver, part, need);
        if (!zk_solve(&part->system, solver->right, solver->left, solver->weights)) {
            memcpy(solver->right, solver->weights, (size_t)part->system.equations);
            start_weights(solver, part, NULL);
            write_weights(solver, part, solver->right);
            return (struct mod_answer){.modulus = write_witness(solver, part, weights)};
        }
        start_chase(solver, part, true);
        chase(solver, part, need);
        join(solver, p);
    }
    memcpy(presses, solver->joined, (size_t)solver->buttons);
    return (struct mod_answer){.solvable = true, .shown = solver->shown < 0 ? 0 : solver->joined[solver->shown]};
}

/* Of all prime powers, the largest rank counts. Each equation that determines an unknown adds 1 to the rank of the system that is left;
 * the equations beyond the lights determine the unknowns beyond the buttons. */
int mod_rank(const struct mod_solver *solver) {
    int rank = 0;
    for (int p = 0; p < solver->parts; p++) {
        const struct mod_part *part = &solver->part[p];
        int own = part->system.rank - (solver->equations - solver->lights);
        for (int e = 0; e < solver->equations; e++) own += part->chased[e] != NONE;
        if (own > rank) rank = own;
    }
    return rank;
}

int mod_nullity(const struct mod_solver *solver) {
    int nullity = 0;
    for (int p = 0; p < solver->parts; p++) nullity += solver->part[p].system.nullity;
    return nullity;
}

double mod_count(const struct mod_solver *solver) {
    double count = 1;
    for (int p = 0; p < solver->parts; p++) {
        const struct zk_system *system = &solver->part[p].system;
        for (int k = 0; k < system->nullity && count < 0x1p53; k++) count *= zk_quiet_order(system, k);
    }
    return count < 0x1p53 ? count : 0x1p53;
}

int mod_quiet(const struct mod_solver *solver, int k, uint8_t *presses) {
    int own = 0;
    for (; k >= solver->part[own].system.nullity; own++) k -= solver->part[own].system.nullity;
    int order = zk_quiet(&solver->part[own].system, k, solver->left);
    memset(solver->joined, 0, (size_t)solver->unknowns);
    for (int p = 0; p < solver->parts; p++) {
        start_chase(solver, &solver->part[p], p == own);
        if (p == own) chase(solver, &solver->part[p], NULL);
        join(solver, p);
    }
    memcpy(presses, solver->joined, (size_t)solver->buttons);
    return order;
}

/* The weights of the equations that are left: the sum of each row of the system, weighted by them, is 0. */
static bool prepare_invariants(const struct mod_solver *solver, const struct mod_part *part, struct zk_system *system,
                               struct arena *arena) {
    int rows = part->system.unknowns, left = 0;
    if (!zk_take(system, &part->ring, rows, part->system.equations, arena)) return false;
    for (int e = 0; e < solver->equations; e++) {
        if (!is_left(part, e)) continue;
        system->scale[left] = part->scale[e];
        for (int row = 0; row < rows; row++) zk_row(&system->rows, left)[row] = zk_row(&part->system.rows, row)[left];
        left++;
    }
    return zk_prepare(system, arena);
}

bool mod_invariants_find(struct mod_invariants *invariants, const struct mod_solver *solver, struct arena *arena) {
    size_t mark = arena_mark(arena);
    *invariants = (struct mod_invariants){.solver = solver};
    for (int p = 0; p < solver->parts; p++) {
        if (!prepare_invariants(solver, &solver->part[p], &invariants->systems[p], arena)) {
            arena_release(arena, mark);
            return false;
        }
        invariants->count += invariants->systems[p].nullity;
    }
    return true;
}

/* Writes the weights of the equations in invariant k of a part, and returns its order. */
static int write_invariant(const struct mod_invariants *invariants, int p, int k) {
    const struct mod_solver *solver = invariants->solver;
    int order = zk_quiet(&invariants->systems[p], k, solver->right);
    start_weights(solver, &solver->part[p], NULL);
    write_weights(solver, &solver->part[p], solver->right);
    return order;
}

int mod_invariant(const struct mod_invariants *invariants, int k, uint8_t *weights) {
    int own = 0;
    for (; k >= invariants->systems[own].nullity; own++) k -= invariants->systems[own].nullity;
    write_invariant(invariants, own, k);
    return write_witness(invariants->solver, &invariants->solver->part[own], weights);
}

int mod_invariant_of(const struct mod_invariants *invariants, int p, int k, uint8_t *weights) {
    int order = write_invariant(invariants, p, k);
    memcpy(weights, invariants->solver->weights, (size_t)invariants->solver->lights);
    return order;
}

/* With all equations that are left weighted 0, solver->values of the free unknowns tell what their weights have to add. The rows of the
 * system were combined with one another, and their last entries tell how. */
static void write_missing(const struct mod_solver *solver, const struct mod_part *part) {
    const struct zk_system *system = &part->system;
    memset(solver->right, 0, (size_t)system->equations);
    write_weights(solver, part, solver->right);
    for (int row = 0; row < system->unknowns; row++) {
        const uint8_t *combined = zk_row(&system->rows, row) + system->equations;
        int sum = 0;
        for (int i = 0; i < system->unknowns; i++) {
            int missing = (part->ring.size - solver->values[part->free[i]]) % part->ring.size;
            sum += combined[i] * (missing / system->scale[i]);
        }
        solver->left[row] = (uint8_t)(sum % part->ring.size);
    }
}

bool mod_weigh(const struct mod_invariants *invariants, int p, const uint8_t *column, uint8_t *weights) {
    const struct mod_solver *solver = invariants->solver;
    const struct mod_part *part = &solver->part[p];
    start_weights(solver, part, column);
    write_missing(solver, part);
    if (!zk_solve(&invariants->systems[p], solver->left, solver->right, solver->values)) return false;
    start_weights(solver, part, column);
    write_weights(solver, part, solver->right);
    memcpy(weights, solver->weights, (size_t)solver->lights);
    return true;
}
