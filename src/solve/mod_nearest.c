#include "solve/mod_nearest.h"

struct mod_nearest_class {
    mod_class class;
    double sets; /* the number of sets of this class with as many changes as its level */
};

enum { CLASS_BITS = 128 };

/* Adds two classes invariant by invariant: the spare bit tells which sums reach the modulus. */
static mod_class add(const struct mod_nearest *nearest, mod_class a, mod_class b) {
    mod_class sum = a + b, over = (sum + nearest->complements) & nearest->spare;
    return sum - ((over - (over >> (nearest->width - 1)) + over) & nearest->moduli);
}

static mod_class subtract(const struct mod_nearest *nearest, mod_class a, mod_class b) {
    return add(nearest, a, add(nearest, nearest->moduli - b, 0));
}

/* A hash that keeps regular classes from colliding: the finalizer of MurmurHash3. */
static uint64_t mixed(mod_class class) {
    uint64_t hash = (uint64_t) class ^ (uint64_t)(class >> 64) * UINT64_C(0x9e3779b97f4a7c15);
    hash = (hash ^ hash >> 33) * UINT64_C(0xff51afd7ed558ccd);
    hash = (hash ^ hash >> 33) * UINT64_C(0xc4ceb9fe1a85ec53);
    return hash ^ hash >> 33;
}

static void take_step(struct mod_nearest *nearest) {
    if (nearest->steps > 0) nearest->steps--;
}

/* The entry of a class in the hash table: its number, or 0 in the empty entry that is its place. Each probe is a step. */
static uint32_t *number_of(struct mod_nearest *nearest, mod_class class) {
    for (uint64_t place = mixed(class);; place++) {
        uint32_t *number = &nearest->numbers[place & nearest->mask];
        take_step(nearest);
        if (*number == 0 || nearest->classes[*number].class == class) return number;
    }
}

/* The number of a class of a level; 0 when the level does not contain the class. */
static uint32_t find(struct mod_nearest *nearest, mod_class class, int level) {
    uint32_t number = *number_of(nearest, class);
    const uint32_t *first = nearest->first_of_level + level;
    return first[0] <= number && number < first[1] ? number : 0;
}

/* Adds `sets` sets of a class to the level after the highest, unless a lower level contains the class. Returns false when the table is
 * full or no step remains. */
static bool reach(struct mod_nearest *nearest, mod_class class, double sets) {
    uint32_t *number = number_of(nearest, class);
    if (*number == 0) {
        if (nearest->end > nearest->capacity) return false;
        *number = nearest->end;
        nearest->classes[nearest->end++] = (struct mod_nearest_class){.class = class};
    }
    if (*number >= nearest->first_of_level[nearest->level + 1]) nearest->classes[*number].sets += sets;
    return nearest->steps > 0;
}

static void end_level(struct mod_nearest *nearest) {
    nearest->first_of_level[++nearest->level + 1] = nearest->end;
}

/* Level 0 is class 0, level 1 the classes of single changes, which always fit into the table. */
static void reach_changes(struct mod_nearest *nearest) {
    nearest->level = -1;
    nearest->first_of_level[0] = nearest->end = 1;
    reach(nearest, 0, 1);
    end_level(nearest);
    for (int i = 0; i < nearest->change_count; i++) reach(nearest, nearest->changes[i].class, 1);
    end_level(nearest);
}

/* Adds each single change to each class of the highest level. A least set of k changes is found k times: from each of its subsets of
 * k − 1 changes. */
static bool reach_level(struct mod_nearest *nearest) {
    const uint32_t *first = nearest->first_of_level;
    struct mod_nearest_class *single = nearest->classes + first[1], *end = nearest->classes + nearest->end;
    uint32_t singles = first[2] - first[1], count = nearest->end - first[nearest->level];
    if (count > nearest->steps / singles) return false;
    for (const struct mod_nearest_class *from = end - count; from < end; from++)
        for (uint32_t k = 0; k < singles; k++)
            if (!reach(nearest, add(nearest, from->class, single[k].class), from->sets * single[k].sets)) return false;
    end_level(nearest);
    for (; end < nearest->classes + nearest->end; end++) end->sets /= nearest->level;
    return true;
}

/* The levels whose sum is a distance: a set is split into two halves, the first not the larger one. */
static int first_half(int distance) {
    return distance / 2;
}

static int second_half(int distance) {
    return distance - first_half(distance);
}

/* The number of sets of `distance` changes with the class of the goal: of pairs of halves, divided by the choices of a first half. */
static double count_sets(struct mod_nearest *nearest, int distance) {
    const uint32_t *first = nearest->first_of_level + first_half(distance);
    double count = 0, halves = 1;
    for (uint32_t i = first[0]; i < first[1] && nearest->steps > 0; i++) {
        const struct mod_nearest_class *half = &nearest->classes[i];
        uint32_t rest = find(nearest, subtract(nearest, nearest->goal, half->class), second_half(distance));
        if (rest > 0) count += half->sets * nearest->classes[rest].sets;
    }
    for (int i = 1; i <= first_half(distance); i++) halves = halves * (second_half(distance) + i) / i;
    return count / halves;
}

static void search(struct mod_nearest *nearest) {
    reach_changes(nearest);
    for (int distance = 0;; distance++) { /* a class is the sum of at most as many changes as there are invariants */
        if (second_half(distance) > nearest->level && !reach_level(nearest)) return;
        double count = count_sets(nearest, distance);
        if (nearest->steps == 0) return;
        if (count == 0) continue;
        nearest->count = count;
        nearest->distance = distance;
        return;
    }
}

/* Writes the moduli of all invariants, the class of turning each light by one step, and the number of classes to store. False if the
 * invariants do not fit. */
static bool read_invariants(struct mod_nearest *nearest, const struct mod_invariants *invariants, mod_class *labels) {
    uint8_t weights[BOARD_TURNING_LIGHTS_MAX];
    int most = 2;
    if (invariants->count > MOD_NEAREST_DIMENSION_MAX) return false;
    for (int k = 0; k < invariants->count; k++) {
        int modulus = mod_invariant(invariants, k, weights);
        if (modulus > most) most = modulus;
    }
    for (nearest->width = 1; 1 << (nearest->width - 1) < most;) nearest->width++;
    if (invariants->count * nearest->width > CLASS_BITS) return false;
    nearest->capacity = 1;
    for (int k = 0; k < invariants->count; k++) {
        int modulus = mod_invariant(invariants, k, weights), shift = k * nearest->width;
        mod_class one = (mod_class)1 << shift, spare = one << (nearest->width - 1);
        if (nearest->capacity <= MOD_NEAREST_CLASSES_MAX) nearest->capacity *= (unsigned)modulus;
        nearest->spare |= spare;
        nearest->moduli |= one * (unsigned)modulus;
        nearest->complements |= spare - one * (unsigned)modulus;
        for (int light = 0; light < invariants->solver->lights; light++) labels[light] |= one * weights[light];
    }
    if (nearest->capacity > MOD_NEAREST_CLASSES_MAX) nearest->capacity = MOD_NEAREST_CLASSES_MAX;
    return true;
}

/* Lists all changes, light by light, and adds up the class of the goal. */
static void write_changes(struct mod_nearest *nearest, const struct board *board, const uint8_t *lights,
                          const uint8_t *need, const mod_class *labels) {
    for (int light = 0; light < board->lights; light++) {
        mod_class class = 0;
        for (int steps = 1; steps < board_states(board, light); steps++) {
            class = add(nearest, class, labels[light]);
            uint8_t state = (uint8_t)((lights[light] + steps) % board_states(board, light));
            if (steps == need[light]) nearest->goal = add(nearest, nearest->goal, class);
            if (class) nearest->changes[nearest->change_count++] = (struct mod_change){class, (uint16_t)light, state};
        }
    }
}

static int count_changes(const struct board *board) {
    int count = 0;
    for (int light = 0; light < board->lights; light++) count += board_states(board, light) - 1;
    return count;
}

/* Takes a hash table that has room for every class, or for MOD_NEAREST_CLASSES_MAX, and stays at most half full. */
static bool take_table(struct mod_nearest *nearest, struct arena *arena) {
    uint32_t size = 2;
    while (size / 2 < nearest->capacity) size *= 2;
    nearest->mask = size - 1;
    nearest->classes = arena_take(arena, nearest->capacity + 1, sizeof *nearest->classes);
    nearest->numbers = arena_take_zeroed(arena, size, sizeof *nearest->numbers);
    return nearest->classes && nearest->numbers;
}

enum outcome { READY, DOES_NOT_FIT, NO_MEMORY };

static enum outcome prepare(struct mod_nearest *nearest, const struct board *board, const uint8_t *lights,
                            const uint8_t *need, const struct mod_solver *solver, struct arena *arena) {
    struct mod_invariants invariants;
    nearest->changes = arena_take(arena, (size_t)count_changes(board), sizeof *nearest->changes);
    size_t mark = arena_mark(arena);
    mod_class *labels = arena_take_zeroed(arena, (size_t)board->lights, sizeof *labels);
    if (!nearest->changes || !labels || !mod_invariants_find(&invariants, solver, arena)) return NO_MEMORY;
    if (!read_invariants(nearest, &invariants, labels)) return DOES_NOT_FIT;
    write_changes(nearest, board, lights, need, labels);
    arena_release(arena, mark);
    return take_table(nearest, arena) ? READY : NO_MEMORY;
}

bool mod_nearest_start(struct mod_nearest *nearest, const struct board *board, const uint8_t *lights,
                       const uint8_t *need, const struct mod_solver *solver, struct arena *arena) {
    size_t mark = arena_mark(arena);
    *nearest = (struct mod_nearest){.distance = -1, .steps = MOD_NEAREST_STEPS_MAX};
    enum outcome outcome = prepare(nearest, board, lights, need, solver, arena);
    if (outcome == READY)
        search(nearest);
    else
        arena_release(arena, mark);
    nearest->steps = MOD_NEAREST_LISTING_STEPS_MAX;
    return outcome != NO_MEMORY;
}

/* The class of the changes that remain after the first `chosen` ones of a half, and their number. The sum of the first half is the
 * class halfway, the sum of both halves is the goal. */
static mod_class class_left(const struct mod_nearest *nearest, int chosen, int *count) {
    bool is_first = chosen < first_half(nearest->distance);
    mod_class class = is_first ? nearest->classes[nearest->halfway].class : nearest->goal;
    *count = (is_first ? first_half(nearest->distance) : nearest->distance) - chosen;
    for (int i = 0; i < chosen; i++) class = subtract(nearest, class, nearest->set[i].class);
    return class;
}

/* The first change from `place` on that can be chosen next, so that the remaining class is one level lower; the number of changes when
 * there is none. */
static int next_change(struct mod_nearest *nearest, int chosen, int place) {
    int count;
    mod_class class = class_left(nearest, chosen, &count);
    for (; place < nearest->change_count && nearest->steps > 0; place++, take_step(nearest))
        if (find(nearest, subtract(nearest, class, nearest->changes[place].class), count - 1)) return place;
    return nearest->change_count;
}

/* Completes the set depth first, in ascending order: the next change after the `chosen` ones is not before `place`. */
static bool list_from(struct mod_nearest *nearest, int chosen, int place) {
    while (chosen < nearest->distance) {
        place = next_change(nearest, chosen, place);
        if (place < nearest->change_count) {
            nearest->set[chosen] = nearest->changes[place];
            nearest->places[chosen++] = place++;
        } else if (chosen > 0) {
            place = nearest->places[--chosen] + 1;
        } else {
            return false;
        }
    }
    return true;
}

/* The next set with the same class halfway. */
static bool list_next(struct mod_nearest *nearest) {
    int last = nearest->distance - 1;
    if (!nearest->listed) return list_from(nearest, 0, 0);
    return last >= 0 && list_from(nearest, last, nearest->places[last] + 1);
}

/* A set is listed once: where its first half consists of its lowest lights. */
bool mod_nearest_next(struct mod_nearest *nearest) {
    if (nearest->distance < 0) return false;
    const uint32_t *first = nearest->first_of_level + first_half(nearest->distance);
    if (nearest->halfway < first[0]) nearest->halfway = first[0];
    for (; nearest->halfway < first[1] && nearest->steps > 0; nearest->halfway++) {
        mod_class class = subtract(nearest, nearest->goal, nearest->classes[nearest->halfway].class);
        nearest->listed = find(nearest, class, second_half(nearest->distance)) && list_next(nearest);
        if (nearest->listed) return true;
    }
    return false;
}
