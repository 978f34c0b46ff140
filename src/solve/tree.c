/* The labels and the transform (docs/mathematics.md, section 3.1): the label of a cell is the set of quiet patterns that press
 * it. Let f(v) be the number of cells with label v that the first solution x does not press, minus those that it presses. The
 * solution x + Σ u_k q_k then has (cells − F(u)) / 2 presses, where F(u) = Σ f(v) (−1)^(u·v) is the Walsh–Hadamard transform.
 *
 * A node holds f for the labels of its level. To decide one quiet pattern, a fold merges labels that differ only in its bit:
 * their values are added (pattern left out) or subtracted (pattern added). When all bits are decided, only label 0 is left,
 * and its value is F(u). In the subtree of a node, f(0) + Σ |f(v)| over the other labels is an upper bound of F. Only labels
 * that occur are stored. The labels that merge in a fold are the same for all nodes of a level, so they are computed once.
 *
 * Eight nodes are folded together, one in each lane of a vector: those that differ in the LANE_BITS lowest bits. The last
 * LEAF_BITS bits are decided together, by a whole transform.
 *
 * When symmetries take solutions to solutions, only the least trace of each orbit is searched, and its solutions are counted
 * once for each image (symmetry.h). */
#include "solve/tree.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/embed.h"
#include "algebra/numbers.h"

enum { LANE_BITS = 3, LANES = 1 << LANE_BITS, LEAF_BITS = 6, LEAF_VALUES = 1 << LEAF_BITS };
_Static_assert(LANES *LEAF_VALUES == TREE_LEADS, "a leaf makes one batch");
typedef int16_t lanes __attribute__((vector_size(2 * LANES)));

/* The two labels of the level above that a fold merges into one: the indices of the label without and with the decided bit. An
 * index is one past the last if no cell has that label. */
struct merge {
    uint16_t plain, bit;
};

/* A node: one value for each label of its level, label 0 first, and a zero behind the last one. */
struct node {
    lanes *values;
    uint64_t chosen; /* the quiet patterns decided to be added, without those of the lanes */
    int bound;       /* an upper bound of F in the subtrees of all lanes */
};

struct tree_level {
    int labels;
    struct merge *merges; /* one for each label; NULL at the top level */
    struct node nodes[2]; /* the first `waiting` of them are to be searched, the last one first */
    int waiting;
};

/* A cell and its label, used only while a search starts. */
struct label {
    uint64_t label;
    int cell;
};

static int cells(const struct tree *tree) {
    return tree->coset.quiet.columns;
}

static int lane_bits(const struct tree *tree) {
    return smaller(tree->coset.quiet.rows, LANE_BITS);
}

/* Radix sort: puts the labels in ascending order, one byte at a time. */
static void sort_labels(struct label *labels, struct label *scratch, int count, int bits) {
    for (int shift = 0; shift < bits; shift += 8) {
        int next[257] = {0}; /* the place of the next label with each byte */
        for (int i = 0; i < count; i++) next[(labels[i].label >> shift & 0xff) + 1]++;
        for (int byte = 0; byte < 255; byte++) next[byte + 1] += next[byte];
        for (int i = 0; i < count; i++) scratch[next[labels[i].label >> shift & 0xff]++] = labels[i];
        memcpy(labels, scratch, (size_t)count * sizeof *labels);
    }
}

/* Writes label 0, which need not occur, and behind it the label of each cell. */
static void read_labels(const struct gf2_matrix *quiet, struct label *labels) {
    *labels++ = (struct label){.label = 0};
    for (int cell = 0; cell < quiet->columns; cell++) labels[cell] = (struct label){.cell = cell};
    for (int row = 0; row < quiet->rows; row++)
        for (size_t word = 0; word < GF2_WORDS(quiet->columns); word++)
            for (uint64_t rest = gf2_row(quiet, row)[word]; rest; rest &= rest - 1)
                labels[word * GF2_WORD_BITS + (size_t)__builtin_ctzll(rest)].label |= UINT64_C(1) << row;
}

/* The value of one cell in each lane: (−1)^(pressed + label·lane). */
static lanes cell_value(bool pressed, uint64_t label) {
    lanes value;
    for (unsigned lane = 0; lane < LANES; lane++) value[lane] = pressed ^ __builtin_parityll(label & lane) ? -1 : 1;
    return value;
}

static bool node_take(struct node *node, int labels, struct arena *arena) {
    node->values = arena_take_zeroed(arena, (size_t)labels + 1, sizeof *node->values);
    return node->values != NULL;
}

static int highest_lane(lanes value) {
    int highest = value[0];
    for (int lane = 1; lane < LANES; lane++)
        if (value[lane] > highest) highest = value[lane];
    return highest;
}

__attribute__((always_inline)) static inline lanes absolute(lanes value) {
    lanes sign = value >> 15;
    return (value ^ sign) - sign;
}

static int bound_of(const struct node *node, int labels) {
    lanes sum = node->values[0];
    for (int i = 1; i < labels; i++) sum += absolute(node->values[i]);
    return highest_lane(sum);
}

/* Makes the top level with its one node. Its distinct labels remain at the front of `labels`. */
static bool take_top(struct tree *tree, struct label *labels, struct arena *arena) {
    struct tree_level *top = &tree->levels[tree->top];
    struct node *node = &top->nodes[0];
    int lane = lane_bits(tree);
    if (!node_take(node, cells(tree) + 1, arena)) return false;
    int count = 1;
    for (int i = 1; i <= cells(tree); i++) {
        struct label cell = labels[i];
        uint64_t label = cell.label >> lane;
        if (label != labels[count - 1].label) labels[count++].label = label;
        node->values[count - 1] += cell_value(gf2_get(tree->coset.first, cell.cell), cell.label);
    }
    for (unsigned i = 1U << lane; i < LANES; i++) node->values[0][i] = TREE_NEVER;
    *top = (struct tree_level){.labels = count, .nodes = {*node}, .waiting = 1};
    top->nodes[0].bound = bound_of(&top->nodes[0], count);
    return true;
}

/* Replaces the labels of a level, in ascending order, by those of the level below, and notes which labels merge. Returns their
 * number. */
static int merge_labels(struct label *labels, int count, uint64_t bit, struct merge *merges) {
    int low = 0, made = 0;
    CHECK(count > 0 && labels[count - 1].label >= bit); /* the quiet patterns are independent */
    while (labels[low].label < bit) low++;
    for (int plain = 0, with = low; plain < low || with < count; made++) {
        uint64_t a = plain < low ? labels[plain].label : UINT64_MAX;
        uint64_t b = with < count ? labels[with].label ^ bit : UINT64_MAX;
        merges[made].plain = (uint16_t)(a <= b ? plain++ : count);
        merges[made].bit = (uint16_t)(b <= a ? with++ : count);
        labels[made + count].label = a < b ? a : b;
    }
    memmove(labels, labels + count, (size_t)made * sizeof *labels);
    return made;
}

static bool take_levels(struct tree *tree, struct label *labels, struct arena *arena) {
    for (int i = tree->top - 1; i >= tree->leaf; i--) {
        struct tree_level *level = &tree->levels[i];
        int above = level[1].labels;
        level->merges = arena_take(arena, (size_t)above, sizeof *level->merges);
        if (!level->merges) return false;
        level->labels = merge_labels(labels, above, UINT64_C(1) << i, level->merges);
        for (int k = 0; k < 2; k++)
            if (!node_take(&level->nodes[k], level->labels, arena)) return false;
    }
    for (int i = 0; i < tree->levels[tree->leaf].labels; i++) tree->places[i] = (uint8_t)labels[i].label;
    return true;
}

/* The first bits to be decided determine the marked cells. Symmetries are not used when the tree has too few levels for that. */
static bool use_symmetry(struct tree *tree, const struct symmetry_group *group, struct arena *arena) {
    tree->symmetry = arena_take(arena, 1, sizeof *tree->symmetry);
    tree->pivots = arena_take(arena, (size_t)tree->coset.quiet.rows, sizeof *tree->pivots);
    if (!tree->symmetry || !tree->pivots) return false;
    int deal = symmetry_mark(tree->symmetry, &tree->coset, tree->pivots, group) - lane_bits(tree);
    if (deal >= tree->leaf)
        tree->deal = deal;
    else
        tree->symmetry = NULL;
    return true;
}

static bool take_all(struct tree *tree, struct arena *arena) {
    tree->levels = arena_take_zeroed(arena, (size_t)tree->top + 1, sizeof *tree->levels);
    struct label *labels = arena_take(arena, 2 * (size_t)cells(tree) + 2, sizeof *labels);
    if (!tree->levels || !labels) return false;
    read_labels(&tree->coset.quiet, labels);
    sort_labels(labels + 1, labels + 1 + cells(tree), cells(tree), tree->coset.quiet.rows);
    return take_top(tree, labels, arena) && take_levels(tree, labels, arena);
}

/* A hash deals the nodes of one level to the shares, so that the shares cost about the same. */
static bool is_dealt(const struct tree *tree, const struct node *node) {
    uint64_t mixed = (node->chosen >> tree->deal) * UINT64_C(0x9e3779b97f4a7c15);
    return (mixed >> 32) % tree->shares == tree->share;
}

/* At the level `deal`: true if the node belongs to this share and has the least trace of its orbit. */
static bool admit(struct tree *tree, const struct node *node) {
    if (!is_dealt(tree, node)) return false;
    if (BY_SYMMETRY && tree->symmetry) tree->images = symmetry_images(tree->symmetry, node->chosen << lane_bits(tree));
    return tree->images;
}

/* Folds a node both ways into its children, and bounds their leads. */
static void fold(const struct node *node, const struct tree_level *level, struct node *plain, struct node *added) {
    const lanes *from = node->values;
    const struct merge *merges = level->merges;
    lanes *restrict sums = plain->values, *restrict differences = added->values, sums_bound = {0},
                    differences_bound = {0};
    int labels = level->labels;
    for (int i = 0; i < labels; i++) {
        lanes a = from[merges[i].plain], b = from[merges[i].bit];
        lanes sum = a + b, difference = a - b;
        sums[i] = sum;
        differences[i] = difference;
        sums_bound += absolute(sum);
        differences_bound += absolute(difference);
    }
    plain->bound = highest_lane(sums_bound + sums[0] - absolute(sums[0]));
    added->bound = highest_lane(differences_bound + differences[0] - absolute(differences[0]));
}

static void exchange(struct node *a, struct node *b) {
    struct node node = *a;
    *a = *b;
    *b = node;
}

/* Makes the two children of a node; the one with the higher bound is to be searched first. */
static void branch(struct tree *tree, const struct node *node) {
    int below = tree->level - 1;
    struct tree_level *level = &tree->levels[below];
    struct node *nodes = level->nodes;
    fold(node, level, &nodes[0], &nodes[1]);
    nodes[0].chosen = node->chosen;
    nodes[1].chosen = node->chosen | UINT64_C(1) << below;
    if (nodes[0].bound > nodes[1].bound) exchange(&nodes[0], &nodes[1]);
    level->waiting = 2;
    tree->level = below;
}

static bool is_hopeful(struct tree *tree, const struct node *node) {
    return node->bound >= tree->floor && (tree->level != tree->deal || admit(tree, node));
}

/* Takes the next node. */
static const struct node *take_node(struct tree *tree) {
    struct tree_level *level = &tree->levels[tree->level];
    return &level->nodes[--level->waiting];
}

static void climb(struct tree *tree) {
    while (tree->level <= tree->top && tree->levels[tree->level].waiting == 0) tree->level++;
}

/* Decides two bits: adds and subtracts the four values that are `step` apart. */
static void decide_two(lanes *values, int step) {
    lanes a = values[0], b = values[step], c = values[2 * step], d = values[3 * step];
    lanes plain = a + b, added = a - b, plain_too = c + d, added_too = c - d;
    values[0] = plain + plain_too;
    values[step] = added + added_too;
    values[2 * step] = plain - plain_too;
    values[3 * step] = added - added_too;
}

/* Decides the last bits of a leaf: values[i] are the leads of combination i in each lane. With fewer than LEAF_BITS bits the
 * leads repeat. */
static void transform(const struct tree *tree, const struct node *leaf, lanes *values) {
    memset(values, 0, LEAF_VALUES * sizeof *values);
    for (int i = 0; i < tree->levels[tree->leaf].labels; i++) values[tree->places[i]] = leaf->values[i];
    for (int step = 1; step < LEAF_VALUES; step *= 4)
        for (int i = 0; i < LEAF_VALUES; i += 4 * step)
            for (int k = i; k < i + step; k++) decide_two(values + k, step);
}

/* Makes a leaf the last batch, if one of its leads is not below the floor. */
static bool return_batch(struct tree *tree, const struct node *leaf) {
    lanes values[LEAF_VALUES], reached = {0};
    transform(tree, leaf, values);
    for (int i = 0; i < LEAF_VALUES; i++) reached |= values[i] >= (int16_t)tree->floor;
    if (highest_lane(-reached) == 0) return false;
    tree->count = (unsigned)LANES << tree->leaf;
    memcpy(tree->leads, values, sizeof tree->leads);
    tree->chosen = leaf->chosen << lane_bits(tree);
    return true;
}

bool tree_next(struct tree *tree, int64_t *budget) {
    while (!tree_is_done(tree) && *budget > 0) {
        int level = tree->level;
        const struct node *node = take_node(tree);
        bool hopeful = is_hopeful(tree, node);
        *budget -= tree->levels[level].labels;
        if (hopeful && level > tree->leaf) branch(tree, node);
        climb(tree);
        if (hopeful && level == tree->leaf && return_batch(tree, node)) return true;
    }
    return false;
}

bool tree_is_done(const struct tree *tree) {
    return tree->level > tree->top;
}

int tree_bound(const struct tree *tree) {
    int bound = TREE_NEVER;
    for (int i = 0; i <= tree->top; i++)
        for (int k = 0; k < tree->levels[i].waiting; k++)
            if (tree->levels[i].nodes[k].bound > bound) bound = tree->levels[i].nodes[k].bound;
    return bound;
}

double tree_left(const struct tree *tree) {
    double left = 0, share = 1;
    for (int i = tree->top; i >= 0; i--, share /= 2) left += share * tree->levels[i].waiting;
    return left;
}

bool tree_start(struct tree *tree, const struct coset *coset, const struct symmetry_group *group, struct arena *arena) {
    int rows = coset->quiet.rows, top = rows - smaller(rows, LANE_BITS);
    CHECK(rows <= TREE_ROWS_MAX && coset->quiet.columns <= TREE_CELLS_MAX);
    size_t mark = arena_mark(arena);
    *tree = (struct tree){.coset = *coset, .level = top, .top = top};
    tree->leaf = smaller(top, LEAF_BITS);
    tree->deal = top - smaller(top - tree->leaf, rows / 3);
    tree->shares = 1;
    tree->images = 1;
    tree->floor = TREE_NEVER + 1;
    if ((BY_SYMMETRY && group->motions && !use_symmetry(tree, group, arena)) || !take_all(tree, arena)) {
        arena_release(arena, mark);
        return false;
    }
    return true;
}

void tree_restart(struct tree *tree) {
    CHECK(tree_is_done(tree));
    tree->level = tree->top;
    tree->levels[tree->top].waiting = 1;
}

void tree_share(struct tree *tree, uint32_t share, uint32_t shares) {
    CHECK(share < shares && tree->level == tree->top);
    tree->share = share;
    tree->shares = shares;
}
