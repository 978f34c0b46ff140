#include "nearest.h"

#include <string.h>

#include "check.h"

struct nearest_class {
    uint64_t class;
    double sets; /* how many sets of `level` lights have this class */
    int level;
};

/* Any 64 bits as any other, so that regular classes do not meet (the finalizer of MurmurHash3). */
static uint64_t mixed(uint64_t class) {
    class = (class ^ class >> 33) * UINT64_C(0xff51afd7ed558ccd);
    class = (class ^ class >> 33) * UINT64_C(0xc4ceb9fe1a85ec53);
    return class ^ class >> 33;
}

static void take_step(struct nearest *nearest) {
    if (nearest->steps > 0) nearest->steps--;
}

/* The entry of a class in the hash table: its number, or the 0 where it belongs. Each entry that is probed is a step. */
static uint32_t *number_of(struct nearest *nearest, uint64_t class) {
    for (uint64_t place = nearest->has_all ? class : mixed(class);; place++) {
        uint32_t *number = &nearest->numbers[place & nearest->mask];
        take_step(nearest);
        if (*number == 0 || nearest->classes[*number].class == class) return number;
    }
}

/* Number 0 is on no level. */
static const struct nearest_class *find(struct nearest *nearest, uint64_t class) {
    return &nearest->classes[*number_of(nearest, class)];
}

/* Adds `sets` sets of a class to the level above the highest, unless a lower level has the class. False when the table is
 * full or no step is left. */
static bool reach(struct nearest *nearest, uint64_t class, double sets) {
    uint32_t *number = number_of(nearest, class);
    int level = nearest->level + 1;
    if (*number == 0) {
        if (nearest->reached > nearest->room) return false;
        *number = nearest->reached;
        nearest->classes[nearest->reached++] = (struct nearest_class){.class = class, .level = level};
    }
    if (nearest->classes[*number].level == level) nearest->classes[*number].sets += sets;
    return nearest->steps > 0;
}

static void end_level(struct nearest *nearest) {
    nearest->first_of_level[++nearest->level + 1] = nearest->reached;
}

/* Level 0 is the class zero, level 1 the labels. */
static void reach_labels(struct nearest *nearest) {
    nearest->classes[0].level = nearest->level = -1;
    nearest->first_of_level[0] = nearest->reached = 1;
    reach(nearest, 0, 1);
    end_level(nearest);
    for (int light = 0; light < nearest->lights; light++)
        if (nearest->labels[light]) reach(nearest, nearest->labels[light], 1);
    end_level(nearest);
}

/* One label further. The fewest lights of a class have no label twice, and are reached from each of them left out. */
static bool reach_level(struct nearest *nearest) {
    const uint32_t *first = nearest->first_of_level;
    struct nearest_class *labels = nearest->classes + first[1], *end = nearest->classes + nearest->reached;
    uint32_t label_count = first[2] - first[1], count = nearest->reached - first[nearest->level];
    if (count > nearest->steps / label_count) return false;
    for (const struct nearest_class *from = end - count; from < end; from++)
        for (uint32_t k = 0; k < label_count; k++)
            if (!reach(nearest, from->class ^ labels[k].class, from->sets * labels[k].sets)) return false;
    end_level(nearest);
    for (; end < nearest->classes + nearest->reached; end++) end->sets /= nearest->level;
    return true;
}

/* The levels whose sum is a distance: a set is split in two halves, the first not greater. */
static int first_half(int distance) {
    return distance / 2;
}

static int second_half(int distance) {
    return distance - first_half(distance);
}

/* In how many ways a set of the class is split so: once for each choice of its first half. */
static double count_splits(struct nearest *nearest, uint64_t class, int distance) {
    const uint32_t *first = nearest->first_of_level + first_half(distance);
    double count = 0;
    for (uint32_t i = first[0]; i < first[1] && nearest->steps > 0; i++) {
        const struct nearest_class *half = &nearest->classes[i], *rest = find(nearest, class ^ half->class);
        if (rest->level == second_half(distance)) count += half->sets * rest->sets;
    }
    return count;
}

/* How many sets of so many lights lead to a goal. */
static double count_sets(struct nearest *nearest, int distance) {
    double count = 0, halves = 1;
    for (int i = 0; i < nearest->goal_count; i++) count += count_splits(nearest, nearest->goals[i], distance);
    for (int i = 1; i <= first_half(distance); i++) halves = halves * (second_half(distance) + i) / i;
    return count / halves;
}

static void search(struct nearest *nearest) {
    reach_labels(nearest);
    for (int distance = 0;; distance++) { /* a class is the sum of as many labels as the dimension, at most */
        if (second_half(distance) > nearest->level && !reach_level(nearest)) return;
        double count = count_sets(nearest, distance);
        if (nearest->steps == 0) return;
        if (count == 0) continue;
        nearest->count = count;
        nearest->distance = distance;
        return;
    }
}

/* The class of what must change for each goal: of the lights, or of all others. The goals of "either" may have one class. */
static void read_goals(struct nearest *nearest, enum board_goal goal, const uint64_t *lights) {
    uint64_t off = 0, on = 0;
    for (int light = 0; light < nearest->lights; light++)
        *(gf2_get(lights, light) ? &off : &on) ^= nearest->labels[light];
    if (goal != BOARD_GOAL_ON) nearest->goals[nearest->goal_count++] = off;
    if (goal == BOARD_GOAL_ON || (goal == BOARD_GOAL_EITHER && on != off)) nearest->goals[nearest->goal_count++] = on;
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

static bool take_table(struct nearest *nearest, int dimension, struct arena *arena) {
    nearest->has_all = dimension <= NEAREST_CLASSES_LOG;
    size_t size = (size_t)1 << (nearest->has_all ? dimension : NEAREST_CLASSES_LOG);
    nearest->mask = (uint32_t)size - 1;
    nearest->room = (uint32_t)(nearest->has_all ? size : size / 4 * 3);
    nearest->classes = arena_take(arena, (size_t)nearest->room + 1, sizeof *nearest->classes);
    nearest->numbers = arena_take_zeroed(arena, size, sizeof *nearest->numbers);
    return nearest->classes && nearest->numbers;
}

bool nearest_start(struct nearest *nearest, const struct solver *transposed, enum board_goal goal,
                   const uint64_t *lights, struct arena *arena) {
    size_t used = arena->used;
    *nearest = (struct nearest){.distance = -1, .steps = NEAREST_STEPS_MAX};
    if (transposed->nullity > NEAREST_DIMENSION_MAX) return true;
    if (!read_labels(nearest, transposed, arena) || !take_table(nearest, transposed->nullity, arena)) {
        arena->used = used;
        return false;
    }
    read_goals(nearest, goal, lights);
    search(nearest);
    nearest->steps = NEAREST_STEPS_MAX;
    return true;
}

/* The class that the lights after the first `chosen` of the set add up to, and how many lights these are: to the class
 * halfway, from there to the goal. */
static uint64_t class_left(const struct nearest *nearest, int chosen, int *count) {
    bool is_first = chosen < first_half(nearest->distance);
    uint64_t class = is_first ? nearest->classes[nearest->halfway].class : nearest->goals[nearest->goal];
    *count = (is_first ? first_half(nearest->distance) : nearest->distance) - chosen;
    for (int i = 0; i < chosen; i++) class ^= nearest->labels[nearest->set[i]];
    return class;
}

/* The first light from `light` on after which one light fewer is left; the number of lights when there is none. */
static int next_light(struct nearest *nearest, int chosen, int light) {
    int count;
    uint64_t class = class_left(nearest, chosen, &count);
    for (; light < nearest->lights && nearest->steps > 0; light++, take_step(nearest))
        if (nearest->labels[light] && find(nearest, class ^ nearest->labels[light])->level == count - 1) return light;
    return nearest->lights;
}

/* Depth first, from `chosen` lights of the set and the next one not below `light`: the lights of a set rise. */
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

/* The next set by way of the same class. */
static bool list_next(struct nearest *nearest) {
    int last = nearest->distance - 1;
    if (!nearest->listed) return list_from(nearest, 0, 0);
    return last >= 0 && list_from(nearest, last, nearest->set[last] + 1);
}

/* A set is listed where its first half is that of the lower lights. */
bool nearest_next(struct nearest *nearest) {
    if (nearest->distance < 0) return false;
    const uint32_t *first = nearest->first_of_level + first_half(nearest->distance);
    for (; nearest->goal < nearest->goal_count; nearest->goal++, nearest->halfway = 0) {
        if (nearest->halfway < first[0]) nearest->halfway = first[0];
        for (; nearest->halfway < first[1] && nearest->steps > 0; nearest->halfway++) {
            uint64_t class = nearest->classes[nearest->halfway].class ^ nearest->goals[nearest->goal];
            nearest->listed = find(nearest, class)->level == second_half(nearest->distance) && list_next(nearest);
            if (nearest->listed) return true;
        }
    }
    return false;
}
