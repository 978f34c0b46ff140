/* All solutions are one solution x plus sums of quiet patterns (docs/mathematics.md, section 3).
 *
 * A choice u of quiet patterns presses a cell or not; how, depends only on the cell's label: which of the quiet
 * patterns press it. Let f(v) = the cells with label v that x leaves alone, minus those it presses. Then the
 * solution of u has (cells − F(u)) / 2 presses, where F(u) = Σ f(v) (−1)^(u·v), the Walsh–Hadamard transform.
 *
 * The transform is walked as a tree. To decide whether one quiet pattern is added, fold: labels that differ only
 * in its bit become one, their values added (left out) or subtracted (added). When all bits are decided, the label 0
 * alone is left, and its value is F(u). On the way, f(0) + Σ |f(v)| over the other labels bounds F in all the
 * subtree, so subtrees are cut that cannot be as good as the best solution found. Only labels that occur are
 * held, and which labels meet in a fold is the same for all nodes of a level: it is worked out once.
 *
 * Eight nodes walk the tree together, one in each lane of a vector: those which differ in the LANE_BITS lowest bits.
 *
 * When mirroring or turning a grid takes solutions to solutions (everything lit, say), most of the tree is met eight
 * times. So of the pictures that the symmetries take to each other (symmetry.h) only the least is searched, and counted
 * as many times. */
#include "fewest.h"

#include <string.h>

#include "check.h"
#include "symmetry.h"

enum { LANE_BITS = 3, LANES = 1 << LANE_BITS, SLICE_STEPS = 1 << 14 };
typedef int16_t lanes __attribute__((vector_size(2 * LANES)));

/* Lower than any F: in the lanes that are not needed. */
enum { NEVER = -FEWEST_CELLS_MAX - 1 };

/* Where the value of a label comes from: the two labels of the level above that meet in it. */
struct meeting {
    uint16_t plain, bit; /* without and with the bit decided; the index past the last when there is none */
};

/* A node: one value for each label of its level, the label 0 first, and a zero past the last. */
struct node {
    lanes *values;
    uint64_t chosen; /* the quiet patterns decided to be added, those of the lanes aside */
    int bound;       /* no F in the subtree of any lane is above */
};

struct fewest_level {
    int labels;
    struct meeting *meetings; /* for each label; none at the top level */
    struct node nodes[2];     /* the first `waiting` wait to be searched, the last of them next */
    int waiting;
};

enum { SYMMETRY_NULLITY_MIN = 14 };

/* The label of a cell; only while a search starts. */
struct label {
    uint64_t label;
    int cell;
};

static int least(int a, int b) {
    return a < b ? a : b;
}

static int cells(const struct fewest *fewest) {
    return fewest->quiet.columns;
}

/* F of a solution with so many presses. */
static int lead_of(const struct fewest *fewest, int weight) {
    return cells(fewest) - 2 * weight;
}

static int lane_bits(const struct fewest *fewest) {
    return least(fewest->quiet.rows, LANE_BITS);
}

/* Puts the labels in rising order, by one byte after the other. */
static void sort_labels(struct label *labels, struct label *scratch, int count, int bits) {
    for (int shift = 0; shift < bits; shift += 8) {
        int next[257] = {0}; /* place of the next label with each byte */
        for (int i = 0; i < count; i++) next[(labels[i].label >> shift & 0xff) + 1]++;
        for (int byte = 0; byte < 255; byte++) next[byte + 1] += next[byte];
        for (int i = 0; i < count; i++) scratch[next[labels[i].label >> shift & 0xff]++] = labels[i];
        memcpy(labels, scratch, (size_t)count * sizeof *labels);
    }
}

/* The label of each cell, behind a label 0 that no cell needs to have. */
static void read_labels(const struct gf2_matrix *quiet, struct label *labels) {
    *labels++ = (struct label){.label = 0};
    for (int cell = 0; cell < quiet->columns; cell++) labels[cell] = (struct label){.cell = cell};
    for (int row = 0; row < quiet->rows; row++)
        for (size_t word = 0; word < GF2_WORDS(quiet->columns); word++)
            for (uint64_t rest = gf2_row(quiet, row)[word]; rest; rest &= rest - 1)
                labels[word * GF2_WORD_BITS + (size_t)__builtin_ctzll(rest)].label |= UINT64_C(1) << row;
}

/* The value of one cell in each lane: (−1)^(pressed + the parity of what lane and label share). */
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

static lanes absolute(lanes value) {
    lanes sign = value >> 15;
    return (value ^ sign) - sign;
}

static int bound_of(const struct node *node, int labels) {
    lanes sum = node->values[0];
    for (int i = 1; i < labels; i++) sum += absolute(node->values[i]);
    return highest_lane(sum);
}

/* The top level: its labels, without repetition, stay at the front of `labels`, and its one node waits. */
static bool take_top(struct fewest *fewest, struct label *labels, struct arena *arena) {
    struct fewest_level *top = &fewest->levels[fewest->top];
    struct node *node = &top->nodes[0];
    int lane = lane_bits(fewest);
    if (!node_take(node, cells(fewest) + 1, arena)) return false;
    int count = 1;
    for (int i = 1; i <= cells(fewest); i++) {
        struct label cell = labels[i];
        uint64_t label = cell.label >> lane;
        if (label != labels[count - 1].label) labels[count++].label = label;
        node->values[count - 1] += cell_value(gf2_get(fewest->first, cell.cell), cell.label);
    }
    for (unsigned i = 1U << lane; i < LANES; i++) node->values[0][i] = NEVER;
    *top = (struct fewest_level){.labels = count, .nodes = {*node}, .waiting = 1};
    top->nodes[0].bound = bound_of(&top->nodes[0], count);
    return true;
}

/* Makes of the labels of a level, in rising order, those of the level below, and notes which of them meet there. */
static int meet(struct label *labels, int count, uint64_t bit, struct meeting *meetings) {
    int low = 0, made = 0;
    while (low < count && labels[low].label < bit) low++;
    for (int plain = 0, with = low; plain < low || with < count; made++) {
        uint64_t a = plain < low ? labels[plain].label : UINT64_MAX;
        uint64_t b = with < count ? labels[with].label ^ bit : UINT64_MAX;
        meetings[made].plain = (uint16_t)(a <= b ? plain++ : count);
        meetings[made].bit = (uint16_t)(b <= a ? with++ : count);
        labels[made + count].label = a < b ? a : b;
    }
    memmove(labels, labels + count, (size_t)made * sizeof *labels);
    return made;
}

static bool take_levels(struct fewest *fewest, struct label *labels, struct arena *arena) {
    for (int i = fewest->top - 1; i >= 0; i--) {
        struct fewest_level *level = &fewest->levels[i];
        int above = level[1].labels;
        level->meetings = arena_take(arena, (size_t)above, sizeof *level->meetings);
        if (!level->meetings) return false;
        level->labels = meet(labels, above, UINT64_C(1) << i, level->meetings);
        for (int k = 0; k < 2; k++)
            if (!node_take(&level->nodes[k], level->labels, arena)) return false;
    }
    return true;
}

/* Where symmetries may help, the search has its own copy of the quiet patterns, to choose another basis: the first
 * bits to be decided are those that decide the marked cells. */
static bool take_symmetry(struct fewest *fewest, const struct solver *solver, struct arena *arena) {
    if (solver->rows == 0 || solver->nullity < SYMMETRY_NULLITY_MIN) return true;
    fewest->symmetry = arena_take(arena, 1, sizeof *fewest->symmetry);
    if (!fewest->symmetry || !gf2_matrix_take(&fewest->quiet, solver->nullity, solver->buttons, arena)) return false;
    for (int row = 0; row < solver->nullity; row++)
        gf2_add(gf2_row(&fewest->quiet, row), gf2_row(&solver->quiet, row), GF2_WORDS(solver->buttons));
    int cells[FEWEST_NULLITY_MAX];
    struct settled settled = {.quiet = fewest->quiet, .left = solver->nullity, .cells = cells};
    settle_rest(&settled);
    struct symmetry_group group = symmetry_find(&settled, fewest->first, solver->rows, solver->columns);
    settled.left = solver->nullity;
    fewest->deal = symmetry_mark(fewest->symmetry, &settled, fewest->first, group) - lane_bits(fewest);
    return true;
}

static bool take_all(struct fewest *fewest, struct arena *arena) {
    size_t words = GF2_WORDS(cells(fewest));
    fewest->presses = arena_take(arena, words, sizeof *fewest->presses);
    fewest->levels = arena_take_zeroed(arena, (size_t)fewest->top + 1, sizeof *fewest->levels);
    struct label *labels = arena_take(arena, 2 * (size_t)cells(fewest) + 2, sizeof *labels);
    if (!fewest->presses || !fewest->levels || !labels) return false;
    memcpy(fewest->presses, fewest->first, words * sizeof *fewest->presses);
    read_labels(&fewest->quiet, labels);
    sort_labels(labels + 1, labels + 1 + cells(fewest), cells(fewest), fewest->quiet.rows);
    return take_top(fewest, labels, arena) && take_levels(fewest, labels, arena);
}

/* Parts are dealt as at random, so that they take about as long. */
static bool is_dealt(const struct fewest *fewest, const struct node *node) {
    uint64_t mixed = (node->chosen >> fewest->deal) * UINT64_C(0x9e3779b97f4a7c15);
    return (mixed >> 32) % fewest->parts == fewest->part;
}

/* Whether the subtree of the node is to be searched, seen from where the tree is dealt out. */
static bool admit(struct fewest *fewest, const struct node *node) {
    if (!is_dealt(fewest, node)) return false;
    if (fewest->symmetry) fewest->times = symmetry_class(fewest->symmetry, node->chosen << lane_bits(fewest));
    return fewest->times > 0;
}

/* Takes over the solution that adds these quiet patterns. */
static void hold(struct fewest *fewest, uint64_t chosen) {
    size_t words = GF2_WORDS(cells(fewest));
    memcpy(fewest->presses, fewest->first, words * sizeof *fewest->presses);
    for (uint64_t rest = chosen; rest; rest &= rest - 1)
        gf2_add(fewest->presses, gf2_row(&fewest->quiet, __builtin_ctzll(rest)), words);
    fewest->weight = gf2_weight(fewest->presses, words);
    fewest->count = 0;
}

/* All bits are decided, but for those of the lanes. */
static void visit(struct fewest *fewest, const struct node *node) {
    for (unsigned lane = 0; lane < LANES; lane++) {
        int lead = node->values[0][lane];
        if (lead > lead_of(fewest, fewest->weight)) hold(fewest, node->chosen << lane_bits(fewest) | lane);
        if (lead == lead_of(fewest, fewest->weight)) fewest->count += fewest->times;
    }
}

/* Decides the level's bit both ways. */
static void fold(const struct node *node, const struct fewest_level *level, struct node *plain, struct node *added) {
    const lanes *restrict from = node->values;
    const struct meeting *restrict meetings = level->meetings;
    int labels = level->labels;
    lanes *restrict sums = plain->values, *restrict differences = added->values;
    lanes plain_bound = {0}, added_bound = {0};
    for (int i = 0; i < labels; i++) {
        lanes a = from[meetings[i].plain], b = from[meetings[i].bit];
        lanes sum = a + b, difference = a - b;
        sums[i] = sum;
        differences[i] = difference;
        plain_bound += absolute(sum);
        added_bound += absolute(difference);
    }
    plain->bound = highest_lane(plain_bound + sums[0] - absolute(sums[0]));
    added->bound = highest_lane(added_bound + differences[0] - absolute(differences[0]));
}

static void exchange(struct node *a, struct node *b) {
    struct node node = *a;
    *a = *b;
    *b = node;
}

/* Puts the two ways to decide a bit where they wait, the better one to be searched first. */
static void branch(struct fewest *fewest, const struct node *node) {
    int below = fewest->level - 1;
    struct fewest_level *level = &fewest->levels[below];
    struct node *nodes = level->nodes;
    fold(node, level, &nodes[0], &nodes[1]);
    nodes[0].chosen = node->chosen;
    nodes[1].chosen = node->chosen | UINT64_C(1) << below;
    if (nodes[0].bound > nodes[1].bound) exchange(&nodes[0], &nodes[1]);
    level->waiting = 2;
    fewest->level = below;
}

/* Takes one node off the tree; returns the steps that took. */
static int search(struct fewest *fewest) {
    struct fewest_level *level = &fewest->levels[fewest->level];
    const struct node *node = &level->nodes[--level->waiting];
    bool hopeful = node->bound >= lead_of(fewest, fewest->weight);
    if (hopeful && fewest->level == fewest->deal) hopeful = admit(fewest, node);
    int steps = level->labels;
    if (hopeful && fewest->level > 0)
        branch(fewest, node);
    else if (hopeful)
        visit(fewest, node);
    while (fewest->level <= fewest->top && fewest->levels[fewest->level].waiting == 0) fewest->level++;
    return steps;
}

/* What is decided and proven, from the nodes that still wait. */
static void report(struct fewest *fewest) {
    int lead = lead_of(fewest, fewest->weight);
    double left = 0, share = 1;
    for (int i = fewest->top; i >= 0; i--, share /= 2) {
        const struct fewest_level *level = &fewest->levels[i];
        for (int k = 0; k < level->waiting; k++) {
            left += share;
            if (level->nodes[k].bound > lead) lead = level->nodes[k].bound;
        }
    }
    fewest->bound = (cells(fewest) - lead + 1) / 2;
    fewest->progress = 1 - left;
}

bool fewest_start(struct fewest *fewest, const struct solver *solver, const uint64_t *presses, struct arena *arena) {
    if (solver->nullity > FEWEST_NULLITY_MAX) return false;
    size_t used = arena->used;
    int top = solver->nullity - least(solver->nullity, LANE_BITS);
    *fewest = (struct fewest){.quiet = solver->quiet, .first = presses, .level = top, .top = top};
    fewest->deal = top - least(top, solver->nullity / 3);
    fewest->parts = 1;
    fewest->times = 1;
    fewest->weight = gf2_weight(presses, GF2_WORDS(solver->buttons));
    if (take_symmetry(fewest, solver, arena) && take_all(fewest, arena)) return true;
    arena->used = used;
    return false;
}

void fewest_share(struct fewest *fewest, uint32_t part, uint32_t parts) {
    CHECK(part < parts && fewest->level == fewest->top);
    fewest->part = part;
    fewest->parts = parts;
}

bool fewest_run(struct fewest *fewest, uint32_t slices) {
    int64_t steps = (int64_t)slices * SLICE_STEPS;
    while (fewest->level <= fewest->top && steps > 0) steps -= search(fewest);
    report(fewest);
    return fewest->level > fewest->top;
}
