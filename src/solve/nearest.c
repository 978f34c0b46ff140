#include "solve/nearest.h"

#include "algebra/embed.h"

struct nearest_entry {
    nearest_class class;
    double sets; /* the number of sets of this class with as many changes as its level */
};

enum { CLASS_BITS = 8 * sizeof(nearest_class), CLASSES_MAX = 1 << NEAREST_CLASSES_LOG };

/* True if classes have numbers for their invariants, not bits. */
static bool is_packed(const struct nearest *nearest) {
    return OTHER_BOARDS && nearest->width > 1;
}

/* Adds two classes invariant by invariant: the spare bit tells which sums reach the modulus. */
__attribute__((always_inline)) static inline nearest_class add(const struct nearest *nearest, nearest_class a,
                                                               nearest_class b) {
    if (!is_packed(nearest)) return a ^ b;
    nearest_class sum = a + b, over = (sum + nearest->complements) & nearest->spare;
    return sum - ((over - (over >> (nearest->width - 1)) + over) & nearest->moduli);
}

static nearest_class subtract(const struct nearest *nearest, nearest_class a, nearest_class b) {
    if (!is_packed(nearest)) return a ^ b;
    return add(nearest, a, add(nearest, nearest->moduli - b, 0));
}

/* A hash that keeps regular classes from colliding: the finalizer of MurmurHash3. */
static uint64_t mixed(nearest_class class) {
    uint64_t hash = (uint64_t) class ^ (uint64_t)(class >> 32 >> 32) * UINT64_C(0x9e3779b97f4a7c15);
    hash = (hash ^ hash >> 33) * UINT64_C(0xff51afd7ed558ccd);
    hash = (hash ^ hash >> 33) * UINT64_C(0xc4ceb9fe1a85ec53);
    return hash ^ hash >> 33;
}

static void take_step(struct nearest *nearest) {
    if (nearest->steps > 0) nearest->steps--;
}

/* The entry of a class in the hash table: its number, or 0 in the empty entry that is its place. Each probe is a step. */
static uint32_t *number_of(struct nearest *nearest, nearest_class class) {
    for (uint64_t place = nearest->is_direct ? (uint64_t) class : mixed(class);; place++) {
        uint32_t *number = &nearest->numbers[place & nearest->mask];
        take_step(nearest);
        if (*number == 0 || nearest->classes[*number].class == class) return number;
    }
}

/* The number of a class of a level; 0 when the level does not contain the class. */
static uint32_t find(struct nearest *nearest, nearest_class class, int level) {
    uint32_t number = *number_of(nearest, class);
    const uint32_t *first = nearest->first_of_level + level;
    return first[0] <= number && number < first[1] ? number : 0;
}

/* Adds `sets` sets of a class to the level after the highest, unless a lower level contains the class. Returns false when the table is
 * full or no step remains. */
static bool reach(struct nearest *nearest, nearest_class class, double sets) {
    uint32_t *number = number_of(nearest, class);
    if (*number == 0) {
        if (nearest->end > nearest->capacity) return false;
        *number = nearest->end;
        nearest->classes[nearest->end++] = (struct nearest_entry){.class = class};
    }
    if (*number >= nearest->first_of_level[nearest->level + 1]) nearest->classes[*number].sets += sets;
    return nearest->steps > 0;
}

static void end_level(struct nearest *nearest) {
    nearest->first_of_level[++nearest->level + 1] = nearest->end;
}

/* Level 0 is class 0, level 1 the classes of single changes, which always fit into the table. */
static void reach_changes(struct nearest *nearest) {
    nearest->level = -1;
    nearest->first_of_level[0] = nearest->end = 1;
    reach(nearest, 0, 1);
    end_level(nearest);
    for (int i = 0; i < nearest->change_count; i++) reach(nearest, nearest->changes[i].class, 1);
    end_level(nearest);
}

/* Adds each single change to each class of the highest level. A least set of k changes is found k times: from each of its subsets of
 * k − 1 changes. */
static bool reach_level(struct nearest *nearest) {
    const uint32_t *first = nearest->first_of_level;
    struct nearest_entry *single = nearest->classes + first[1], *end = nearest->classes + nearest->end;
    uint32_t singles = first[2] - first[1], count = nearest->end - first[nearest->level];
    if (count > nearest->steps / singles) return false;
    for (const struct nearest_entry *from = end - count; from < end; from++)
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

/* The number of pairs of halves whose sum is the class: one for each set and each choice of its first half. */
static double count_splits(struct nearest *nearest, nearest_class class, int distance) {
    const uint32_t *first = nearest->first_of_level + first_half(distance);
    double count = 0;
    for (uint32_t i = first[0]; i < first[1] && nearest->steps > 0; i++) {
        const struct nearest_entry *half = &nearest->classes[i];
        uint32_t rest = find(nearest, subtract(nearest, class, half->class), second_half(distance));
        if (rest > 0) count += half->sets * nearest->classes[rest].sets;
    }
    return count;
}

/* The number of sets of `distance` changes whose class is that of a goal. */
static double count_sets(struct nearest *nearest, int distance) {
    double count = 0, halves = 1;
    for (int i = 0; i < nearest->goal_count; i++) count += count_splits(nearest, nearest->goals[i], distance);
    for (int i = 1; i <= first_half(distance); i++) halves = halves * (second_half(distance) + i) / i;
    return count / halves;
}

static void search(struct nearest *nearest) {
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

/* The bits for each invariant. */
static int width_of(const struct nearest_basis *basis) {
    int most = 2, width = 1;
    for (int k = 0; k < basis->count; k++)
        if (basis->moduli[k] > most) most = basis->moduli[k];
    while (most > 2 && 1 << (width - 1) < most) width++;
    return width;
}

/* Sets the masks by which packed classes are added (nearest.h). */
static void lay_out(struct nearest *nearest, const struct nearest_basis *basis) {
    for (int k = 0; k < basis->count; k++) {
        nearest_class one = (nearest_class)1 << (k * nearest->width), spare = one << (nearest->width - 1);
        nearest->spare |= spare;
        nearest->moduli |= one * basis->moduli[k];
        nearest->complements |= spare - one * basis->moduli[k];
    }
}

/* The class of turning a light by one step. */
static nearest_class label_of(const struct nearest *nearest, const struct nearest_basis *basis, int lights, int light) {
    nearest_class label = 0;
    for (int k = 0; k < basis->count; k++)
        label |= (nearest_class)basis->weights[(size_t)k * (size_t)lights + (size_t)light] << (k * nearest->width);
    return label;
}

static int count_changes(const struct board *board) {
    int count = 0;
    for (int light = 0; light < board->lights; light++) count += board_states(board, light) - 1;
    return count;
}

/* Lists all changes, light by light, and adds up the classes of the goals: of the steps that are needed and, where it is another, of one
 * step more for all lights. */
static void write_changes(struct nearest *nearest, const struct board *board, const struct nearest_basis *basis,
                          const uint8_t *lights, const uint8_t *need, bool same) {
    nearest_class goal = 0, all = 0;
    for (int light = 0; light < board->lights; light++) {
        nearest_class class = 0, label = label_of(nearest, basis, board->lights, light);
        all = add(nearest, all, label);
        for (int steps = 1; steps < board_states(board, light); steps++) {
            class = add(nearest, class, label);
            uint8_t state = (uint8_t)((lights[light] + steps) % board_states(board, light));
            if (steps == need[light]) goal = add(nearest, goal, class);
            if (class)
                nearest->changes[nearest->change_count++] = (struct nearest_change){class, (uint16_t)light, state};
        }
    }
    nearest->goals[nearest->goal_count++] = goal;
    if (same && all) nearest->goals[nearest->goal_count++] = add(nearest, goal, all);
}

/* Takes a table with an entry for every class, or one that stays at most half full. */
static bool take_table(struct nearest *nearest, const struct nearest_basis *basis, struct arena *arena) {
    nearest->capacity = 1;
    for (int k = 0; k < basis->count && nearest->capacity < CLASSES_MAX; k++) nearest->capacity *= basis->moduli[k];
    if (nearest->capacity > CLASSES_MAX) nearest->capacity = CLASSES_MAX;
    nearest->is_direct = !is_packed(nearest) && basis->count <= NEAREST_CLASSES_LOG;
    uint32_t size = 1, room = nearest->is_direct ? nearest->capacity : 2 * nearest->capacity;
    while (size < room) size *= 2;
    nearest->mask = size - 1;
    nearest->classes = arena_take(arena, nearest->capacity + 1, sizeof *nearest->classes);
    nearest->numbers = arena_take_zeroed(arena, size, sizeof *nearest->numbers);
    return nearest->classes && nearest->numbers;
}

bool nearest_start(struct nearest *nearest, const struct board *board, const struct nearest_basis *basis,
                   const uint8_t *lights, const uint8_t *need, enum board_goal goal, struct arena *arena) {
    size_t mark = arena_mark(arena);
    *nearest = (struct nearest){.distance = -1};
    if (basis->count > NEAREST_DIMENSION_MAX) return true;
    nearest->width = OTHER_BOARDS ? width_of(basis) : 1;
    if (basis->count * nearest->width > CLASS_BITS) return true;
    if (is_packed(nearest)) lay_out(nearest, basis);
    nearest->steps = is_packed(nearest) ? NEAREST_PACKED_STEPS_MAX : NEAREST_STEPS_MAX;
    nearest->changes = arena_take(arena, (size_t)count_changes(board), sizeof *nearest->changes);
    if (!nearest->changes || !take_table(nearest, basis, arena)) {
        arena_release(arena, mark);
        return false;
    }
    write_changes(nearest, board, basis, lights, need, goal == BOARD_GOAL_SAME);
    search(nearest);
    nearest->steps = is_packed(nearest) ? NEAREST_PACKED_LISTING_STEPS_MAX : NEAREST_LISTING_STEPS_MAX;
    return true;
}

/* The class of the changes that remain after the first `chosen` ones of a half, and their number. The sum of the first half is the
 * class halfway, the sum of both halves is the class of the goal. */
static nearest_class class_left(const struct nearest *nearest, int chosen, int *count) {
    bool is_first = chosen < first_half(nearest->distance);
    nearest_class class = is_first ? nearest->classes[nearest->halfway].class : nearest->goals[nearest->goal];
    *count = (is_first ? first_half(nearest->distance) : nearest->distance) - chosen;
    for (int i = 0; i < chosen; i++) class = subtract(nearest, class, nearest->set[i]->class);
    return class;
}

/* The first change from `place` on that can be chosen next, so that the remaining class is one level lower; the number of changes when
 * there is none. */
static int next_change(struct nearest *nearest, int chosen, int place) {
    int count;
    nearest_class class = class_left(nearest, chosen, &count);
    for (; place < nearest->change_count && nearest->steps > 0; place++, take_step(nearest))
        if (find(nearest, subtract(nearest, class, nearest->changes[place].class), count - 1)) return place;
    return nearest->change_count;
}

/* The place of a change of the set. */
static int place_of(const struct nearest *nearest, int i) {
    return (int)(nearest->set[i] - nearest->changes);
}

/* Completes the set depth first, in ascending order: the next change after the `chosen` ones is not before `place`. */
static bool list_from(struct nearest *nearest, int chosen, int place) {
    while (chosen < nearest->distance) {
        place = next_change(nearest, chosen, place);
        if (place < nearest->change_count)
            nearest->set[chosen++] = &nearest->changes[place++];
        else if (chosen > 0)
            place = place_of(nearest, --chosen) + 1;
        else
            return false;
    }
    return true;
}

/* The next set with the same class halfway. */
static bool list_next(struct nearest *nearest) {
    int last = nearest->distance - 1;
    if (!nearest->listed) return list_from(nearest, 0, 0);
    return last >= 0 && list_from(nearest, last, place_of(nearest, last) + 1);
}

/* A set is listed once: where its first half consists of its lowest lights. */
bool nearest_next(struct nearest *nearest) {
    if (nearest->distance < 0) return false;
    const uint32_t *first = nearest->first_of_level + first_half(nearest->distance);
    for (; nearest->goal < nearest->goal_count; nearest->goal++, nearest->halfway = 0) {
        if (nearest->halfway < first[0]) nearest->halfway = first[0];
        for (; nearest->halfway < first[1] && nearest->steps > 0; nearest->halfway++) {
            nearest_class rest =
                subtract(nearest, nearest->goals[nearest->goal], nearest->classes[nearest->halfway].class);
            nearest->listed = find(nearest, rest, second_half(nearest->distance)) && list_next(nearest);
            if (nearest->listed) return true;
        }
    }
    return false;
}
