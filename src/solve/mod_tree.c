#include "solve/mod_tree.h"

#include <string.h>

#include "algebra/numbers.h"

/* A class of buttons at one level of the tree, where the patterns before the level are decided. Buttons of a class have the same order,
 * and the same presses in each pattern that is not decided. */
struct class {
    int button; /* any of its buttons */
    int order;
    int step; /* the class grows by multiples of this number, a divisor of the order; the order itself if it cannot grow */
    int table; /* where its table begins: `order` costs, by growth */
    int shift; /* the presses in the pattern of this level */
    int next;  /* the class of the next level that it joins */
};

struct mod_tree_level {
    int classes;
    struct class *class;
    int32_t *costs;
    int size;        /* of `costs` */
    uint8_t *shifts; /* of each class, for each number of times that the pattern is taken: how far its table shifts */
};

/* The buttons of a class are those with one key: they are in one class of the next level, and their presses in pattern `depth` are
 * equal. The key is the place of these presses in the tables of the next level. At the last level it is the order. */
static int key_of(const struct mod_tree *tree, int depth, int button, int class) {
    const struct mod_coset *coset = tree->coset;
    if (depth == coset->patterns) return coset->orders[button];
    return tree->levels[depth + 1].class[class].table + mod_coset_pattern(coset, depth, button);
}

/* A class of level `depth` for the button, which is in class `next` of the next level. */
static struct class class_for(const struct mod_tree *tree, int depth, int button, int next) {
    const struct mod_coset *coset = tree->coset;
    int order = coset->orders[button], step = order;
    if (depth < coset->patterns)
        step = (int)common_divisor(tree->levels[depth + 1].class[next].step, mod_coset_pattern(coset, depth, button));
    int table = tree->levels[depth].size;
    return (struct class){.button = button, .order = order, .step = step, .table = table, .next = next};
}

static const uint8_t *shifts_of(const struct mod_tree_level *level, int times) {
    return level->shifts + times * level->classes;
}

/* Writes the shifts of a level; the last level decides no pattern, and nothing shifts there. False when memory runs out. */
static bool take_shifts(const struct mod_coset *coset, int depth, struct mod_tree_level *level, struct arena *arena) {
    int choices = depth < coset->patterns ? coset->pattern_orders[depth] : 1;
    level->shifts = arena_take_zeroed(arena, (size_t)(choices * level->classes), 1);
    if (!level->shifts) return false;
    for (int times = 1; times < choices; times++)
        for (int i = 0; i < level->classes; i++) {
            const struct class *class = &level->class[i];
            int presses = times * mod_coset_pattern(coset, depth, class->button);
            level->shifts[times * level->classes + i] = (uint8_t)(presses % class->order);
        }
    return true;
}

/* Of each key the number of its class, plus 1; and of each button its class at the level that was written last. */
struct numbering {
    int *numbers, *classes;
};

/* Writes the classes of a level, after those of the next one. False when memory runs out. */
static bool take_level(const struct mod_tree *tree, int depth, const struct numbering *of, struct arena *arena) {
    int buttons = tree->coset->buttons;
    struct mod_tree_level *level = &tree->levels[depth];
    int keys = depth == tree->coset->patterns ? BOARD_ORDER_MAX + 1 : level[1].size;
    level->class = arena_take(arena, (size_t)smaller(keys, buttons), sizeof *level->class);
    if (!level->class) return false;
    memset(of->numbers, 0, (size_t)keys * sizeof *of->numbers);
    for (int button = 0; button < buttons; button++) {
        int *number = &of->numbers[key_of(tree, depth, button, of->classes[button])];
        if (!*number) {
            level->class[level->classes] = class_for(tree, depth, button, of->classes[button]);
            level->size += level->class[level->classes].order;
            *number = ++level->classes;
        }
        of->classes[button] = *number - 1;
    }
    level->costs = arena_take_zeroed(arena, (size_t)level->size, sizeof *level->costs);
    return level->costs && take_shifts(tree->coset, depth, level, arena);
}

/* The tables of level 0: the costs of all buttons, by growth. */
static void write_costs(const struct mod_tree *tree, const int *classes) {
    const struct mod_tree_level *level = tree->levels;
    const struct mod_coset *coset = tree->coset;
    for (int button = 0; button < coset->buttons; button++) {
        int order = coset->orders[button];
        const struct class *class = &level->class[classes[button]];
        for (int growth = 0; growth < order; growth++)
            level->costs[class->table + growth] +=
                board_cost(coset->board, order, (coset->solution[button] + growth) % order);
    }
}

bool mod_tree_take(struct mod_tree *tree, const struct mod_coset *coset, struct arena *arena) {
    *tree = (struct mod_tree){.coset = coset};
    int keys = BOARD_ORDER_MAX + 1;
    for (int button = 0; button < coset->buttons; button++) keys += coset->orders[button];
    struct numbering of = {
        .numbers = arena_take(arena, (size_t)keys, sizeof *of.numbers),
        .classes = arena_take_zeroed(arena, (size_t)coset->buttons, sizeof *of.classes),
    };
    tree->levels = arena_take_zeroed(arena, (size_t)coset->patterns + 1, sizeof *tree->levels);
    if (!of.numbers || !of.classes || !tree->levels) return false;
    for (int depth = coset->patterns; depth >= 0; depth--)
        if (!take_level(tree, depth, &of, arena)) return false;
    write_costs(tree, of.classes);
    return true;
}

int mod_tree_size(const struct mod_tree *tree, int depth) {
    return tree->levels[depth].size;
}

void mod_tree_decide(const struct mod_tree *tree, int depth, int times) {
    const struct mod_tree_level *level = &tree->levels[depth], *next = level + 1;
    const uint8_t *shifts = shifts_of(level, times);
    memset(next->costs, 0, (size_t)next->size * sizeof *next->costs);
    for (int i = 0; i < level->classes; i++) {
        const struct class *class = &level->class[i];
        const int32_t *from = level->costs + class->table;
        int32_t *to = next->costs + next->class[class->next].table;
        int shift = shifts[i], rest = class->order - shift;
        for (int growth = 0; growth < rest; growth++) to[growth] += from[growth + shift];
        for (int growth = rest; growth < class->order; growth++) to[growth] += from[growth - rest];
    }
}

int mod_tree_bound(const struct mod_tree *tree, int depth) {
    const struct mod_tree_level *level = &tree->levels[depth];
    int bound = 0;
    for (int i = 0; i < level->classes; i++) {
        const struct class *class = &level->class[i];
        const int32_t *costs = level->costs + class->table;
        int least = costs[0];
        for (int growth = class->step; growth < class->order; growth += class->step)
            if (costs[growth] < least) least = costs[growth];
        bound += least;
    }
    return bound;
}

int mod_tree_cost(const struct mod_tree *tree, int depth, int times) {
    const struct mod_tree_level *level = &tree->levels[depth];
    const uint8_t *shifts = shifts_of(level, times);
    int cost = 0;
    for (int i = 0; i < level->classes; i++) cost += level->costs[level->class[i].table + shifts[i]];
    return cost;
}
