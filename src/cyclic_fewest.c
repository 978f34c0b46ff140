#include "cyclic_fewest.h"

#include <string.h>

#include "check.h"

/* A class of buttons at one level of the tree, where the patterns before the level are decided. */
struct class {
    int button; /* any of its buttons */
    int order;
    int step; /* the class grows by multiples of this number, a divisor of the order; the order itself if it cannot grow */
    int table; /* where its table begins: `order` costs, by growth */
    int shift; /* the presses in the pattern of this level */
    int next;  /* the class of the next level that it joins */
};

struct cyclic_level {
    int classes, order; /* the order of the pattern that this level decides */
    struct class *class;
    int32_t *costs;
    int size;   /* of `costs` */
    int choice; /* the next one to try */
};

static int pattern_at(const struct cyclic_fewest *fewest, int k, int button) {
    return fewest->quiet[(size_t)k * (size_t)fewest->board->grid.buttons + (size_t)button];
}

/* True if two buttons have the same order and the same presses in all patterns from number `first` on. */
static bool same_class(const struct cyclic_fewest *fewest, int first, int a, int b) {
    if (fewest->orders[a] != fewest->orders[b]) return false;
    for (int k = first; k < fewest->patterns; k++)
        if (pattern_at(fewest, k, a) != pattern_at(fewest, k, b)) return false;
    return true;
}

static int common_divisor(int a, int b) {
    return b ? common_divisor(b, a % b) : a;
}

/* The class of the button at the level; a new one if there is none yet. */
static int find_class(const struct cyclic_fewest *fewest, int depth, int button) {
    struct cyclic_level *level = &fewest->levels[depth];
    int found = 0;
    while (found < level->classes && !same_class(fewest, depth, level->class[found].button, button)) found++;
    if (found < level->classes) return found;
    int order = fewest->orders[button], step = order;
    for (int k = depth; k < fewest->patterns; k++) step = common_divisor(step, pattern_at(fewest, k, button));
    level->class[level->classes++] = (struct class){
        .button = button,
        .order = order,
        .step = step,
        .table = level->size,
        .shift = depth < fewest->patterns ? pattern_at(fewest, depth, button) : 0,
    };
    level->size += order;
    return found;
}

/* Writes the classes of a level; those of the level before join them. False when memory runs out. */
static bool take_level(struct cyclic_fewest *fewest, int depth, struct arena *arena) {
    struct cyclic_level *level = &fewest->levels[depth], *before = level - 1;
    int joining = depth ? before->classes : fewest->board->grid.buttons;
    level->class = arena_take(arena, (size_t)joining, sizeof *level->class);
    if (!level->class) return false;
    for (int i = 0; i < joining; i++) {
        int class = find_class(fewest, depth, depth ? before->class[i].button : i);
        if (depth) before->class[i].next = class;
    }
    level->costs = arena_take_zeroed(arena, (size_t)level->size, sizeof *level->costs);
    return level->costs;
}

/* The tables of level 0: the costs of all buttons, by growth. */
static void write_costs(struct cyclic_fewest *fewest) {
    const struct cyclic_level *level = fewest->levels;
    for (int button = 0; button < fewest->board->grid.buttons; button++) {
        int order = fewest->orders[button];
        const struct class *class = &level->class[find_class(fewest, 0, button)];
        for (int growth = 0; growth < order; growth++)
            level->costs[class->table + growth] +=
                cyclic_cost(fewest->board, order, (fewest->solution[button] + growth) % order);
    }
}

/* A lower bound of the costs of all solutions below a node. With all patterns decided, their cost. */
static int bound_of(const struct cyclic_level *level) {
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

/* Writes the tables of the next level after this pattern is taken `choice` times. */
static void decide(const struct cyclic_level *level, int choice) {
    const struct cyclic_level *next = level + 1;
    memset(next->costs, 0, (size_t)next->size * sizeof *next->costs);
    for (int i = 0; i < level->classes; i++) {
        const struct class *class = &level->class[i];
        const int32_t *from = level->costs + class->table;
        int32_t *to = next->costs + next->class[class->next].table;
        int shift = choice * class->shift % class->order, rest = class->order - shift;
        for (int growth = 0; growth < rest; growth++) to[growth] += from[growth + shift];
        for (int growth = rest; growth < class->order; growth++) to[growth] += from[growth - rest];
    }
}

/* The cost after the last pattern is taken `choice` times. */
static int cost_of(const struct cyclic_level *level, int choice) {
    int cost = 0;
    for (int i = 0; i < level->classes; i++) {
        const struct class *class = &level->class[i];
        cost += level->costs[class->table + choice * class->shift % class->order];
    }
    return cost;
}

/* Writes the solution of the choices made: each level that is entered has tried one more than the one that is made. */
static void write_presses(const struct cyclic_fewest *fewest) {
    for (int button = 0; button < fewest->board->grid.buttons; button++) {
        int presses = fewest->solution[button];
        for (int k = 0; k < fewest->patterns; k++)
            presses += (fewest->levels[k].choice - 1) * pattern_at(fewest, k, button);
        fewest->presses[button] = (uint8_t)(presses % fewest->orders[button]);
    }
}

static void found(struct cyclic_fewest *fewest, int cost) {
    if (cost > fewest->weight) return;
    if (cost < fewest->weight) {
        fewest->weight = cost;
        fewest->count = 0;
        write_presses(fewest);
    }
    fewest->count++;
}

static bool take_search(struct cyclic_fewest *fewest, struct arena *arena) {
    size_t buttons = (size_t)fewest->board->grid.buttons, levels = (size_t)fewest->patterns + 1;
    fewest->presses = arena_take(arena, buttons, 1);
    fewest->solution = arena_take(arena, buttons, 1);
    fewest->orders = arena_take(arena, buttons, 1);
    fewest->quiet = arena_take(arena, buttons * (size_t)fewest->patterns, 1);
    fewest->levels = arena_take_zeroed(arena, levels, sizeof *fewest->levels);
    return fewest->presses && fewest->solution && fewest->orders && fewest->quiet && fewest->levels;
}

static bool take_levels(struct cyclic_fewest *fewest, const struct cyclic_solver *solver, struct arena *arena) {
    int buttons = fewest->board->grid.buttons;
    for (int button = 0; button < buttons; button++)
        fewest->orders[button] = (uint8_t)cyclic_order(fewest->board, button);
    for (int k = 0; k < fewest->patterns; k++)
        fewest->levels[k].order = cyclic_quiet(solver, k, fewest->quiet + (size_t)k * (size_t)buttons, NULL);
    for (int depth = 0; depth <= fewest->patterns; depth++)
        if (!take_level(fewest, depth, arena)) return false;
    return true;
}

enum cyclic_fewest_status cyclic_fewest_start(struct cyclic_fewest *fewest, const struct cyclic_board *board,
                                              const struct cyclic_solver *solver, const uint8_t *solution,
                                              struct arena *arena) {
    size_t used = arena->used, buttons = (size_t)board->grid.buttons;
    *fewest = (struct cyclic_fewest){.board = board, .patterns = cyclic_nullity(solver)};
    if (fewest->patterns > CYCLIC_PATTERNS_MAX) return CYCLIC_FEWEST_TOO_MANY;
    if (!take_search(fewest, arena) || !take_levels(fewest, solver, arena)) {
        arena->used = used;
        return CYCLIC_FEWEST_NO_MEMORY;
    }
    memcpy(fewest->solution, solution, buttons);
    memcpy(fewest->presses, solution, buttons);
    write_costs(fewest);
    fewest->weight = cost_of(fewest->levels, 0);
    fewest->bound = bound_of(fewest->levels);
    fewest->count = fewest->patterns == 0;
    fewest->depth = fewest->patterns == 0 ? -1 : 0;
    return CYCLIC_FEWEST_OK;
}

/* Tries all choices of the last pattern. */
static void try_last(struct cyclic_fewest *fewest, struct cyclic_level *level) {
    while (level->choice < level->order) found(fewest, cost_of(level, level->choice++));
}

/* Tries the next choice: enters the next level unless all below it costs more than the cheapest solution found. */
static void try_next(struct cyclic_fewest *fewest, struct cyclic_level *level) {
    decide(level, level->choice++);
    if (bound_of(level + 1) > fewest->weight) return;
    level[1].choice = 0;
    fewest->depth++;
}

/* Returns to the last level with choices that have not been tried. */
static void leave_done(struct cyclic_fewest *fewest) {
    while (fewest->depth >= 0 && fewest->levels[fewest->depth].choice == fewest->levels[fewest->depth].order)
        fewest->depth--;
}

bool cyclic_fewest_run(struct cyclic_fewest *fewest, int64_t budget) {
    while (fewest->depth >= 0 && budget > 0) {
        struct cyclic_level *level = &fewest->levels[fewest->depth];
        budget -= level->size;
        if (fewest->depth == fewest->patterns - 1)
            try_last(fewest, level);
        else
            try_next(fewest, level);
        leave_done(fewest);
    }
    if (fewest->depth < 0) fewest->bound = fewest->weight;
    return fewest->depth < 0;
}

double cyclic_fewest_progress(const struct cyclic_fewest *fewest) {
    if (fewest->depth < 0) return 1;
    double part = 1, done = 0;
    for (int k = 0; k <= fewest->depth; k++) {
        part /= fewest->levels[k].order;
        done += part * (fewest->levels[k].choice - (k < fewest->depth));
    }
    return done;
}
