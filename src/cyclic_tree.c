#include "cyclic_tree.h"

#include <string.h>

/* A class of buttons at one level of the tree, where the patterns before the level are decided. */
struct class {
    int button; /* any of its buttons */
    int order;
    int step; /* the class grows by multiples of this number, a divisor of the order; the order itself if it cannot grow */
    int table; /* where its table begins: `order` costs, by growth */
    int shift; /* the presses in the pattern of this level */
    int next;  /* the class of the next level that it joins */
};

struct cyclic_tree_level {
    int classes;
    struct class *class;
    int32_t *costs;
    int size;        /* of `costs` */
    uint8_t *shifts; /* of each class, for each number of times that the pattern is taken: how far its table shifts */
};

/* True if two buttons have the same order and the same presses in all patterns from number `first` on. */
static bool same_class(const struct cyclic_coset *coset, int first, int a, int b) {
    if (coset->orders[a] != coset->orders[b]) return false;
    for (int k = first; k < coset->patterns; k++)
        if (cyclic_coset_pattern(coset, k, a) != cyclic_coset_pattern(coset, k, b)) return false;
    return true;
}

static int common_divisor(int a, int b) {
    return b ? common_divisor(b, a % b) : a;
}

/* The class of the button at the level; a new one if there is none yet. */
static int find_class(const struct cyclic_tree *tree, int depth, int button) {
    const struct cyclic_coset *coset = tree->coset;
    struct cyclic_tree_level *level = &tree->levels[depth];
    int found = 0;
    while (found < level->classes && !same_class(coset, depth, level->class[found].button, button)) found++;
    if (found < level->classes) return found;
    int order = coset->orders[button], step = order;
    for (int k = depth; k < coset->patterns; k++) step = common_divisor(step, cyclic_coset_pattern(coset, k, button));
    level->class[level->classes++] = (struct class){
        .button = button,
        .order = order,
        .step = step,
        .table = level->size,
    };
    level->size += order;
    return found;
}

static const uint8_t *shifts_of(const struct cyclic_tree_level *level, int times) {
    return level->shifts + times * level->classes;
}

/* Writes the shifts of a level; the last level decides no pattern, and nothing shifts there. False when memory runs out. */
static bool take_shifts(const struct cyclic_coset *coset, int depth, struct cyclic_tree_level *level,
                        struct arena *arena) {
    int choices = depth < coset->patterns ? coset->pattern_orders[depth] : 1;
    level->shifts = arena_take_zeroed(arena, (size_t)(choices * level->classes), 1);
    if (!level->shifts) return false;
    for (int times = 1; times < choices; times++)
        for (int i = 0; i < level->classes; i++) {
            const struct class *class = &level->class[i];
            int presses = times * cyclic_coset_pattern(coset, depth, class->button);
            level->shifts[times * level->classes + i] = (uint8_t)(presses % class->order);
        }
    return true;
}

/* Writes the classes of a level; those of the level before join them. False when memory runs out. */
static bool take_level(const struct cyclic_tree *tree, int depth, struct arena *arena) {
    struct cyclic_tree_level *level = &tree->levels[depth], *before = level - 1;
    int joining = depth ? before->classes : tree->coset->buttons;
    level->class = arena_take(arena, (size_t)joining, sizeof *level->class);
    if (!level->class) return false;
    for (int i = 0; i < joining; i++) {
        int class = find_class(tree, depth, depth ? before->class[i].button : i);
        if (depth) before->class[i].next = class;
    }
    level->costs = arena_take_zeroed(arena, (size_t)level->size, sizeof *level->costs);
    return level->costs && take_shifts(tree->coset, depth, level, arena);
}

/* The tables of level 0: the costs of all buttons, by growth. */
static void write_costs(const struct cyclic_tree *tree) {
    const struct cyclic_tree_level *level = tree->levels;
    const struct cyclic_coset *coset = tree->coset;
    for (int button = 0; button < coset->buttons; button++) {
        int order = coset->orders[button];
        const struct class *class = &level->class[find_class(tree, 0, button)];
        for (int growth = 0; growth < order; growth++)
            level->costs[class->table + growth] +=
                cyclic_cost(coset->board, order, (coset->solution[button] + growth) % order);
    }
}

bool cyclic_tree_take(struct cyclic_tree *tree, const struct cyclic_coset *coset, struct arena *arena) {
    *tree = (struct cyclic_tree){.coset = coset};
    tree->levels = arena_take_zeroed(arena, (size_t)coset->patterns + 1, sizeof *tree->levels);
    if (!tree->levels) return false;
    for (int depth = 0; depth <= coset->patterns; depth++)
        if (!take_level(tree, depth, arena)) return false;
    write_costs(tree);
    return true;
}

int cyclic_tree_size(const struct cyclic_tree *tree, int depth) {
    return tree->levels[depth].size;
}

void cyclic_tree_decide(const struct cyclic_tree *tree, int depth, int times) {
    const struct cyclic_tree_level *level = &tree->levels[depth], *next = level + 1;
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

int cyclic_tree_bound(const struct cyclic_tree *tree, int depth) {
    const struct cyclic_tree_level *level = &tree->levels[depth];
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

int cyclic_tree_cost(const struct cyclic_tree *tree, int depth, int times) {
    const struct cyclic_tree_level *level = &tree->levels[depth];
    const uint8_t *shifts = shifts_of(level, times);
    int cost = 0;
    for (int i = 0; i < level->classes; i++) cost += level->costs[level->class[i].table + shifts[i]];
    return cost;
}
