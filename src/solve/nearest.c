#include "solve/nearest.h"

#include <string.h>

#include "algebra/check.h"

struct nearest_class {
    uint64_t class;
    double sets; /* the number of sets of this class with as many lights as its level */
};

/* A hash that keeps regular classes from colliding: the finalizer of MurmurHash3. */
static uint64_t mixed(uint64_t class) {
    class = (class ^ class >> 33) * UINT64_C(0xff51afd7ed558ccd);
    class = (class ^ class >> 33) * UINT64_C(0xc4ceb9fe1a85ec53);
    return class ^ class >> 33;
}

static void take_step(struct nearest *nearest) {
    if (nearest->steps > 0) nearest->steps--;
}

/* The entry of a class in the hash table: its number, or 0 in the empty entry that is its place. Each probe is a step. */
static uint32_t *number_of(struct nearest *nearest, uint64_t class) {
    for (uint64_t place = nearest->has_all ? class : mixed(class);; place++) {
        uint32_t *number = &nearest->numbers[place & nearest->mask];
        take_step(nearest);
        if (*number == 0 || nearest->classes[*number].class == class) return number;
    }
}

/* The number of a class of a level; 0 when the level does not contain the class. */
static uint32_t find(struct nearest *nearest, uint64_t class, int level) {
    uint32_t number = *number_of(nearest, class);
    const uint32_t *first = nearest->first_of_level + level;
    return first[0] <= number && number < first[1] ? number : 0;
}

/* Adds `sets` sets of a class to the level after the highest, unless a lower level contains the class. Returns false when the
 * table is full or no step remains. */
static bool reach(struct nearest *nearest, uint64_t class, double sets) {
    uint32_t *number = number_of(nearest, class);
    if (*number == 0) {
        if (nearest->end > nearest->capacity) return false;
        *number = nearest->end;
        nearest->classes[nearest->end++] = (struct nearest_class){.class = class};
    }
    if (*number >= nearest->first_of_level[nearest->level + 1]) nearest->classes[*number].sets += sets;
    return nearest->steps > 0;
}

static void end_level(struct nearest *nearest) {
    nearest->first_of_level[++nearest->level + 1] = nearest->end;
}

/* Level 0 is class zero, level 1 the labels. */
static void reach_labels(struct nearest *nearest) {
    nearest->level = -1;
    nearest->first_of_level[0] = nearest->end = 1;
    reach(nearest, 0, 1);
    end_level(nearest);
    for (int light = 0; light < nearest->lights; light++)
        if (nearest->labels[light]) reach(nearest, nearest->labels[light], 1);
    end_level(nearest);
}

/* Adds each label to each class of the highest level. A least set of k lights has k different labels, so it is found k times:
 * from each of its subsets of k - 1 lights. */
static bool reach_level(struct nearest *nearest) {
    const uint32_t *first = nearest->first_of_level;
    struct nearest_class *labels = nearest->classes + first[1], *end = nearest->classes + nearest->end;
    uint32_t label_count = first[2] - first[1], count = nearest->end - first[nearest->level];
    if (count > nearest->steps / label_count) return false;
    for (const struct nearest_class *from = end - count; from < end; from++)
        for (uint32_t k = 0; k < label_count; k++)
            if (!reach(nearest, from->class ^ labels[k].class, from->sets * labels[k].sets)) return false;
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
static double count_splits(struct nearest *nearest, uint64_t class, int distance) {
    const uint32_t *first = nearest->first_of_level + first_half(distance);
    double count = 0;
    for (uint32_t i = first[0]; i < first[1] && nearest->steps > 0; i++) {
        const struct nearest_class *half = &nearest->classes[i];
        uint32_t rest = find(nearest, class ^ half->class, second_half(distance));
        if (rest > 0) count += half->sets * nearest->classes[rest].sets;
    }
    return count;
}

/* The number of sets of `distance` lights whose class is that of a goal. */
static double count_sets(struct nearest *nearest, int distance) {
    double count = 0, halves = 1;
    for (int i = 0; i < nearest->goal_count; i++) count += count_splits(nearest, nearest->goals[i], distance);
    for (int i = 1; i <= first_half(distance); i++) halves = halves * (second_half(distance) + i) / i;
    return count / halves;
}

static void search(struct nearest *nearest) {
    reach_labels(nearest);
    for (int distance = 0;; distance++) { /* a class is the sum of at most `dimension` labels */
        if (second_half(distance) > nearest->level && !reach_level(nearest)) return;
        double count = count_sets(nearest, distance);
        if (nearest->steps == 0) return;
        if (count == 0) continue;
        nearest->count = count;
        nearest->distance = distance;
        return;
    }
}

/* The class of the lights that must change; with BOARD_GOAL_SAME also that of the rest, which may be the same class. */
static void read_goals(struct nearest *nearest, enum board_goal goal, const uint64_t *need) {
    uint64_t first = 0, other = 0;
    for (int light = 0; light < nearest->lights; light++)
        *(gf2_get(need, light) ? &first : &other) ^= nearest->labels[light];
    nearest->goals[nearest->goal_count++] = first;
    if (goal == BOARD_GOAL_SAME && other != first) nearest->goals[nearest->goal_count++] = other;
}

static bool read_labels(struct nearest *nearest, const struct solver *transposed, struct arena *arena) {
    nearest->lights = transposed->buttons;
    nearest->labels = arena_take_zeroed(arena, (size_t)nearest->lights, sizeof *nearest->labels);
    if (!nearest->labels) return false;
    for (int k = 0; k < transposed->nullity; k++)
        for (int light = 0; light < nearest->lights; light++)
            nearest->labels[light] |= (uint64_t)gf2_get(gf2_row(&transposed->quiet, k), light) << k;
    return true;
}

/* Takes a table with an entry for every class, or one that stays at most half full. */
static bool take_table(struct nearest *nearest, int dimension, struct arena *arena) {
    nearest->has_all = dimension <= NEAREST_CLASSES_LOG;
    nearest->capacity = UINT32_C(1) << (nearest->has_all ? dimension : NEAREST_CLASSES_LOG);
    uint32_t size = nearest->has_all ? nearest->capacity : 2 * nearest->capacity;
    nearest->mask = size - 1;
    nearest->classes = arena_take(arena, nearest->capacity + 1, sizeof *nearest->classes);
    nearest->numbers = arena_take_zeroed(arena, size, sizeof *nearest->numbers);
    return nearest->classes && nearest->numbers;
}

bool nearest_start(struct nearest *nearest, const struct solver *transposed, enum board_goal goal, const uint64_t *need,
                   struct arena *arena) {
    size_t mark = arena_mark(arena);
    *nearest = (struct nearest){.distance = -1, .steps = NEAREST_STEPS_MAX};
    if (transposed->nullity > NEAREST_DIMENSION_MAX) return true;
    if (!read_labels(nearest, transposed, arena) || !take_table(nearest, transposed->nullity, arena)) {
        arena_release(arena, mark);
        return false;
    }
    read_goals(nearest, goal, need);
    search(nearest);
    nearest->steps = NEAREST_LISTING_STEPS_MAX;
    return true;
}

/* The class of the lights that remain after the first `chosen` ones of a half, and their number. The sum of the first half is
 * the class halfway, the sum of both halves is the class of the goal. */
static uint64_t class_left(const struct nearest *nearest, int chosen, int *count) {
    bool is_first = chosen < first_half(nearest->distance);
    uint64_t class = is_first ? nearest->classes[nearest->halfway].class : nearest->goals[nearest->goal];
    *count = (is_first ? first_half(nearest->distance) : nearest->distance) - chosen;
    for (int i = 0; i < chosen; i++) class ^= nearest->labels[nearest->set[i]];
    return class;
}

/* The first light from `light` on that can be chosen next, so that the remaining class is one level lower; the number of lights
 * when there is none. */
static int next_light(struct nearest *nearest, int chosen, int light) {
    int count;
    uint64_t class = class_left(nearest, chosen, &count);
    for (; light < nearest->lights && nearest->steps > 0; light++, take_step(nearest))
        if (nearest->labels[light] && find(nearest, class ^ nearest->labels[light], count - 1)) return light;
    return nearest->lights;
}

/* Completes the set depth first. The next light after the `chosen` ones is not below `light`: a set is in ascending order. */
static bool list_from(struct nearest *nearest, int chosen, int light) {
    while (chosen < nearest->distance) {
        light = next_light(nearest, chosen, light);
        if (light < nearest->lights)
            nearest->set[chosen++] = light++;
        else if (chosen > 0)
            light = nearest->set[--chosen] + 1;
        else
            return false;
    }
    return true;
}

/* The next set with the same class halfway. */
static bool list_next(struct nearest *nearest) {
    int last = nearest->distance - 1;
    if (!nearest->listed) return list_from(nearest, 0, 0);
    return last >= 0 && list_from(nearest, last, nearest->set[last] + 1);
}

/* A set is listed once: where its first half consists of its lowest lights. */
bool nearest_next(struct nearest *nearest) {
    if (nearest->distance < 0) return false;
    const uint32_t *first = nearest->first_of_level + first_half(nearest->distance);
    for (; nearest->goal < nearest->goal_count; nearest->goal++, nearest->halfway = 0) {
        if (nearest->halfway < first[0]) nearest->halfway = first[0];
        for (; nearest->halfway < first[1] && nearest->steps > 0; nearest->halfway++) {
            uint64_t class = nearest->classes[nearest->halfway].class ^ nearest->goals[nearest->goal];
            nearest->listed = find(nearest, class, second_half(nearest->distance)) && list_next(nearest);
            if (nearest->listed) return true;
        }
    }
    return false;
}
