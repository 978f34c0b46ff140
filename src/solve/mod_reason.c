#include "solve/mod_reason.h"

#include <string.h>

#include "algebra/check.h"
#include "solve/mod_howell.h"

/* The reason modulo one prime power. */
struct part_reason {
    const struct mod_invariants *invariants;
    const struct zk_ring *ring;
    int part, size;  /* the modulus */
    uint8_t *column; /* by how much a press of each button changes the weighted sum */
    uint8_t *weights, *tried, *invariant;
};

/* Decides how the settled buttons count, from the last row up: each row times the column becomes 0. A row behind the others that has the
 * button only tells how much of its presses is open. Entries of the column are for presses modulo the orders until they are scaled. False if
 * all is open. */
static bool write_column(const struct part_reason *of, const struct mod_howell *form, int button) {
    const struct zk_ring *ring = of->ring;
    int row = form->count - 1, buttons = form->rows.columns, own = form->part->orders[button];
    bool is_open = row >= 0 && form->pivots[row] == button;
    int unit = is_open ? form->orders[row--] % ring->size : 1;
    if (unit % own == 0) return false;
    memset(of->column, 0, (size_t)buttons);
    of->column[button] = (uint8_t)unit;
    for (; row >= 0; row--) {
        const uint8_t *entries = zk_row(&form->rows, row);
        int sum = 0, pivot = form->pivots[row];
        for (int i = 0; i < buttons; i++) sum += entries[i] * of->column[i] % ring->size;
        int rest = (ring->size - sum % ring->size) % ring->size;
        CHECK(rest % entries[pivot] == 0);
        of->column[pivot] = (uint8_t)(rest / entries[pivot]);
    }
    for (int i = 0; i < buttons; i++) of->column[i] = (uint8_t)(of->column[i] * mod_howell_scale(form, i) % ring->size);
    return true;
}

enum found { FOUND, NOT_FOUND, NO_MEMORY };

static enum found find_column(const struct part_reason *of, int button, struct arena *arena) {
    struct mod_howell form;
    const struct mod_solver *solver = of->invariants->solver;
    if (!mod_howell_take(&form, solver, of->part, arena)) return NO_MEMORY;
    for (int column = 0; column < solver->buttons; column++)
        if (column != button) mod_howell_reduce(&form, column);
    mod_howell_reduce(&form, button);
    return write_column(of, &form, button) ? FOUND : NOT_FOUND;
}

static int count_weights(const uint8_t *weights, int lights) {
    int count = 0;
    for (int light = 0; light < lights; light++) count += weights[light] > 0;
    return count;
}

/* Tries the sums of invariants from number k on with the weights tried so far, and keeps the weights of the fewest lights. */
static void lighten(const struct part_reason *of, int k) {
    int lights = of->invariants->solver->lights;
    if (k == of->invariants->systems[of->part].nullity) {
        if (count_weights(of->tried, lights) < count_weights(of->weights, lights))
            memcpy(of->weights, of->tried, (size_t)lights);
        return;
    }
    uint8_t *invariant = of->invariant + (size_t)k * (size_t)lights;
    for (int times = zk_quiet_order(&of->invariants->systems[of->part], k); times > 0; times--) {
        lighten(of, k + 1);
        zk_add(of->ring, of->tried, invariant, 1, lights);
    }
}

/* True unless there are too many sums to try. */
static bool has_few_sums(const struct zk_system *system) {
    int64_t sums = 1;
    for (int k = 0; k < system->nullity && sums <= MOD_REASON_SUMS_MAX; k++) sums *= zk_quiet_order(system, k);
    return sums <= MOD_REASON_SUMS_MAX;
}

/* Replaces the weights by those of the fewest lights, unless there are too many to try. False when memory runs out. */
static bool find_lightest(struct part_reason *of, struct arena *arena) {
    const struct zk_system *system = &of->invariants->systems[of->part];
    size_t lights = (size_t)of->invariants->solver->lights;
    if (!has_few_sums(system)) return true;
    of->tried = arena_take(arena, lights, 1);
    of->invariant = arena_take(arena, lights * (size_t)system->nullity, 1);
    if (!of->tried || !of->invariant) return false;
    memcpy(of->tried, of->weights, lights);
    for (int k = 0; k < system->nullity; k++)
        mod_invariant_of(of->invariants, of->part, k, of->invariant + (size_t)k * lights);
    lighten(of, 0);
    return true;
}

/* Divides by the prime as long as it divides all weights, and so all entries of the column. */
static void reduce(struct part_reason *of) {
    const struct mod_solver *solver = of->invariants->solver;
    int common = of->ring->exponent - 1;
    for (int light = 0; light < solver->lights; light++)
        if (of->ring->valuation[of->weights[light]] < common) common = of->ring->valuation[of->weights[light]];
    int power = of->ring->power[common];
    for (int light = 0; light < solver->lights; light++) of->weights[light] = (uint8_t)(of->weights[light] / power);
    for (int button = 0; button < solver->buttons; button++) of->column[button] = (uint8_t)(of->column[button] / power);
    of->size = of->ring->size / power;
}

static enum found find_part(struct part_reason *of, int button, struct arena *arena) {
    const struct mod_solver *solver = of->invariants->solver;
    of->column = arena_take(arena, (size_t)solver->buttons, 1);
    of->weights = arena_take(arena, (size_t)solver->lights, 1);
    if (!of->column || !of->weights) return NO_MEMORY;
    enum found found = find_column(of, button, arena);
    if (found != FOUND) return found;
    bool weighed = mod_weigh(of->invariants, of->part, of->column, of->weights);
    CHECK(weighed);
    if (!find_lightest(of, arena)) return NO_MEMORY;
    reduce(of);
    return FOUND;
}

/* The number below modulus × size that is `value` modulo the one and `added` modulo the other, which have no common divisor. */
static int join(int value, int modulus, int added, int size) {
    while (value % size != added) value += modulus;
    return value;
}

static void join_part(struct mod_reason *reason, const struct part_reason *of, int button) {
    const struct mod_solver *solver = of->invariants->solver;
    int modulus = reason->modulus;
    for (int light = 0; light < solver->lights; light++)
        reason->weights[light] = (uint8_t)join(reason->weights[light], modulus, of->weights[light], of->size);
    for (int other = 0; other < solver->buttons; other++)
        if (other != button)
            reason->factors[other] = (uint8_t)join(reason->factors[other], modulus, of->column[other], of->size);
    reason->unit = join(reason->unit, modulus, of->column[button], of->size);
    reason->modulus *= of->size;
}

/* Joins the reasons modulo all prime powers that have one. False when memory runs out. */
static bool join_parts(struct mod_reason *reason, const struct mod_invariants *invariants, int button,
                       struct arena *arena) {
    const struct mod_solver *solver = invariants->solver;
    for (int p = 0; p < solver->parts; p++) {
        struct part_reason of = {.invariants = invariants, .ring = &solver->part[p].ring, .part = p};
        size_t kept = arena_mark(arena);
        enum found found = find_part(&of, button, arena);
        if (found == NO_MEMORY) return false;
        if (found == FOUND && reason->modulus * of.size <= MOD_REASON_MODULUS_MAX) join_part(reason, &of, button);
        arena_release(arena, kept);
    }
    return true;
}

bool mod_reason_find(struct mod_reason *reason, const struct mod_invariants *invariants, int button,
                     struct arena *arena) {
    size_t mark = arena_mark(arena);
    *reason = (struct mod_reason){.modulus = 1};
    reason->weights = arena_take_zeroed(arena, (size_t)invariants->solver->lights, 1);
    reason->factors = arena_take_zeroed(arena, (size_t)invariants->solver->buttons, 1);
    bool found =
        reason->weights && reason->factors && join_parts(reason, invariants, button, arena) && reason->modulus > 1;
    if (!found) arena_release(arena, mark);
    return found;
}
