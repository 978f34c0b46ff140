/* Two classes determine the others (docs/mathematics.md, section 3.2). The quiet patterns are a module GF(2)[s]/(g), and the
 * label of cell (i, j), counted from 1, is F_i(s+1)·F_j(s), where F_k are the Fibonacci polynomials. F_2k = s·F_k² and
 * F_2k+1 = (F_k + F_k+1)². So by the parities of i and j the labels lie in S, s·S, (s+1)·S and (s²+s)·S, where S is the set of
 * squares. Squaring is linear and g is nearly a square, so S has about half the dimension, and any two of the four subspaces
 * span nearly everything. The code assumes none of this: it computes the ranks and refuses a board that does not split.
 *
 * The lists. The lead of a solution is the sum of its leads in the four classes. For a solution with lead T or more, let a >= b
 * be the two highest of the four: then a + 3b >= T. So b >= (T − M)/3, where M is the highest lead of the other classes, and
 * a >= T/4. A list holds all restrictions to a class whose lead is not below the lesser of these floors. The tree makes it.
 *
 * The join. For falling levels L = a + b, each pair of entries of two lists determines the other two classes. One of these must
 * have a lead of at least (T − L)/2. For each class a bitmap holds the hashes of the indices with such leads; the hash is
 * linear, so the hash of a determined index is the XOR of two stored words. Most pairs already fail the test of a coarse bitmap,
 * which fits the cache. A pair that passes the test of a bitmap is weighed.
 * When all levels above L are done, no solution that was not found has a lead above 2 L.
 *
 * T comes from a first round, which joins short lists and proves nothing. Motions that keep each class reduce the entries to one
 * of each orbit, as in the tree; motions that exchange classes make some of the six pairings superfluous. */
#include "classes.h"

#include <string.h>

#include "board.h"
#include "check.h"

enum {
    PAIRINGS = 6,
    LOOSE_MAX =
        2, /* the most quiet patterns that press neither class of a pair, and the most conditions between the two */
    ROOM_BITS_MIN = 7, /* log2 of the room for entries, at first: at least, and at most */
    ROOM_BITS_MAX = 21,
    INDEX_BITS = 44,    /* of an entry: its index, the set of the class's patterns that are added, */
    IMAGES_BITS = 4,    /* the motions that make the entries it stands for, */
    LEAD_BITS = 16,     /* and its lead */
    SLOT_BITS_MIN = 12, /* of a hash: at least, and at most */
    SLOT_BITS_MAX = 24,
    SLOTS_BITS = 8,  /* log2 of the slots for each index in a list */
    COARSE_BITS = 4, /* and, at least, of the coarse slots for each index in a bitmap */
    COST_OF_A_PAIR = 2,
    WORDS = 4 /* of the words of a pattern, see struct pairing */
};
_Static_assert(INDEX_BITS + IMAGES_BITS + LEAD_BITS == 64, "an entry is a word");
_Static_assert(CLASSES_NULLITY_MAX / 2 + LOOSE_MAX <= INDEX_BITS, "a class that splits has an index");

/* The affine map of indices by a motion: an index becomes shift + the rows that it chooses. */
struct moved {
    uint64_t shift, rows[INDEX_BITS];
};

/* One class and the list of its best restrictions. An index is a set of the class's patterns, bit r for row r. */
struct class_list {
    int above, left;             /* cell (r, c) is cell (2 r + above, 2 c + left) of the board */
    struct coset coset;          /* the solutions restricted to the class */
    int floor, most;             /* the list holds every lead that is not below the floor; the highest lead */
    int leads;                   /* entries with lead most − 2 k begin at starts[k]; there are leads + 1 starts */
    uint64_t *entries, *indices; /* sorted by leads, the highest first; and the indices of all images of the entries */
    size_t *entry_starts, *index_starts;
    uint32_t *slots;  /* the hash of each index */
    uint32_t *bitmap; /* bit h is set if an index with hash h has a lead that is high enough */
    uint32_t *coarse; /* bit h >> coarse_shift is set for each of these; it fits the processor's cache */
    struct tree tree;
    uint64_t hashes[INDEX_BITS];     /* the hash of each row */
    struct moved moved[IMAGES_BITS]; /* the maps by the motions that keep every class */
    struct moved exchanged;          /* the map by the first motion that keeps this class, but not every class */
};

struct key {
    uint32_t slot[2], place; /* the hashes in the two other classes; the place in the list */
};

/* Two classes to be joined: the entries of the first with the indices of the second. Each pattern of the two has four words:
 *     words 0 and 1   its indices in the two other classes
 *     word 2          the hashes of these, in the lower and the upper half
 *     word 3          its part of the conditions: the sums of both sides must be equal */
struct pairing {
    struct class_list *lists[2], *others[2];
    struct key *keys[2]; /* of each list, by leads and then by their conditions */
    size_t *starts[2];   /* the keys with lead most − 2 k and conditions c begin at starts[k × checks + c] */
    int orbit;           /* the first pairing of its orbit under the motions; only this one is joined */
    unsigned times;      /* for this one, the size of the orbit */
    uint64_t conditions;
    size_t checks; /* the number of their subsets */
    unsigned frees;
    uint64_t free[1 << LOOSE_MAX]
                 [WORDS]; /* the words of each sum of patterns that press neither class; `frees` of them */
    uint64_t words[2][INDEX_BITS][WORDS];
};

struct class_join {
    int slot_bits, coarse_shift;
    bool unlisted; /* the second pass: levels where a list does not reach down to the threshold */
    int top;       /* the highest level */
    int threshold; /* the lead from which indices are in the bitmaps */
    /* The current place of the join: the level, the pairing, the lead number of the first class, and the conditions. */
    int level, pairing, lead;
    size_t check;
    /* The current key of the first class, the end of its keys, and the keys of the second class to pair it with. */
    size_t at, end, from, to;
    struct pairing pairings[PAIRINGS];
};

/* The two classes of each pairing. Pairing i ^ 1 has the other two. The first pairings have no common rows or columns. */
static const int PAIRS[PAIRINGS][2] = {{0, 3}, {1, 2}, {0, 1}, {2, 3}, {0, 2}, {1, 3}};

static int least(int a, int b) {
    return a < b ? a : b;
}

static int rounded_up(int number, int divisor) {
    return number > 0 ? (number + divisor - 1) / divisor : number / divisor;
}

static uint64_t index_of(uint64_t entry) {
    return entry & ((UINT64_C(1) << INDEX_BITS) - 1);
}

static unsigned images_of(uint64_t entry) {
    return (unsigned)(entry >> INDEX_BITS) & ((1U << IMAGES_BITS) - 1);
}

static int lead_of(uint64_t entry) {
    return (int)(entry >> (INDEX_BITS + IMAGES_BITS)) - (1 << (LEAD_BITS - 1));
}

static uint64_t make_entry(int lead, unsigned images, uint64_t index) {
    uint64_t offset = (uint64_t)(lead + (1 << (LEAD_BITS - 1)));
    return (offset << IMAGES_BITS | images) << INDEX_BITS | index;
}

static uint64_t move_index(const struct moved *moved, uint64_t index) {
    uint64_t image = moved->shift;
    gf2_add_chosen(&image, moved->rows, 1, 1, index);
    return image;
}

/* ---- the classes ---- */

static int board_cell(const struct class_list *list, int cell, int board_columns) {
    int row = cell / list->coset.columns, column = cell % list->coset.columns;
    return (2 * row + list->above) * board_columns + 2 * column + list->left;
}

static void restrict_to(const struct class_list *list, const uint64_t *presses, int board_columns,
                        uint64_t *restricted) {
    for (int cell = 0; cell < list->coset.rows * list->coset.columns; cell++)
        if (gf2_get(presses, board_cell(list, cell, board_columns))) gf2_flip(restricted, cell);
}

static int class_image(const struct symmetry_group *group, int motion, int class) {
    if (motion & 1 && group->rows % 2 == 0) class ^= 2;
    if (motion & 2 && group->columns % 2 == 0) class ^= 1;
    return motion & 4 ? class >> 1 | (class & 1) << 1 : class;
}

static bool has_motion(const struct symmetry_group *group, int motion) {
    return group->motions >> motion & 1;
}

/* The motions that take a class to itself. */
static unsigned keeping(const struct symmetry_group *group, int class) {
    unsigned motions = 0;
    for (int motion = 0; motion < SYMMETRY_MOTIONS; motion++)
        if (has_motion(group, motion) && class_image(group, motion, class) == class) motions |= 1U << motion;
    return motions;
}

/* The map from the indices of `from` to those of `to`, whose cells the motion takes to cells of `from`. */
static void read_moved(struct moved *moved, const struct class_list *from, const struct class_list *to,
                       const struct symmetry_group *group, int motion) {
    memset(moved, 0, sizeof *moved);
    for (int bit = 0; bit < to->coset.quiet.rows; bit++) {
        int pivot = to->tree.pivots[bit];
        int image = symmetry_image(group, motion, board_cell(to, pivot, group->columns));
        int cell = image / group->columns / 2 * from->coset.columns + image % group->columns / 2;
        moved->shift |= (uint64_t)(gf2_get(to->coset.first, pivot) ^ gf2_get(from->coset.first, cell)) << bit;
        for (int row = 0; row < from->coset.quiet.rows; row++)
            moved->rows[row] |= (uint64_t)gf2_get(gf2_row(&from->coset.quiet, row), cell) << bit;
    }
}

static enum classes_status take_class(struct classes *classes, int class, const struct coset *whole) {
    struct class_list *list = &classes->lists[class];
    struct arena *arena = classes->arena;
    struct gf2_matrix quiet;
    int pivots[CLASSES_NULLITY_MAX];
    list->above = class >> 1;
    list->left = class & 1;
    int rows = (whole->rows + 1 - list->above) / 2, columns = (whole->columns + 1 - list->left) / 2;
    list->coset = (struct coset){.rows = rows, .columns = columns};
    uint64_t *first = arena_take_zeroed(arena, GF2_WORDS(rows * columns), sizeof *first);
    if (!first || !gf2_matrix_take(&quiet, whole->quiet.rows, rows * columns, arena)) return CLASSES_NO_MEMORY;
    restrict_to(list, whole->first, whole->columns, first);
    for (int row = 0; row < quiet.rows; row++)
        restrict_to(list, gf2_row(&whole->quiet, row), whole->columns, gf2_row(&quiet, row));
    quiet.rows = gf2_reduce(&quiet, quiet.columns, pivots, arena);
    if (quiet.rows < 0) return CLASSES_NO_MEMORY;
    if (2 * quiet.rows > whole->quiet.rows + 2 * LOOSE_MAX) return CLASSES_NO_SPLIT;
    list->coset.first = first;
    list->coset.quiet = quiet;
    struct symmetry_group group = {.rows = rows, .columns = columns, .motions = keeping(&classes->group, class)};
    if (!tree_start(&list->tree, &list->coset, &group, arena)) return CLASSES_NO_MEMORY;
    list->most = tree_bound(&list->tree);
    struct moved *moved = list->moved;
    for (int motion = 0; motion < SYMMETRY_MOTIONS; motion++) /* each of these motions is its own inverse */
        if (classes->kept >> motion & 1) read_moved(moved++, list, list, &classes->group, motion);
    unsigned exchanging = group.motions & ~classes->kept;
    if (exchanging) read_moved(&list->exchanged, list, list, &classes->group, __builtin_ctz(exchanging));
    return CLASSES_OK;
}

/* ---- the pairings: two classes determine the other two ---- */

static void find_orbits(struct class_join *join, const struct symmetry_group *group) {
    for (int i = 0; i < PAIRINGS; i++) {
        int orbit = i;
        for (int motion = 0; motion < SYMMETRY_MOTIONS; motion++) {
            int a = class_image(group, motion, PAIRS[i][0]), b = class_image(group, motion, PAIRS[i][1]), image = 0;
            while (PAIRS[image][0] != least(a, b) || PAIRS[image][1] != a + b - least(a, b)) image++;
            if (has_motion(group, motion)) orbit = least(orbit, image);
        }
        join->pairings[i].orbit = orbit;
        join->pairings[orbit].times++;
    }
}

/* The indices of each quiet pattern in the four classes. */
static void note_indices(const struct classes *classes, const struct gf2_matrix *quiet, uint64_t *indices) {
    for (int row = 0; row < quiet->rows; row++)
        for (int class = 0; class < CLASSES_COUNT; class ++, indices++) {
            const struct class_list *list = &classes->lists[class];
            for (int bit = 0; bit < list->coset.quiet.rows; bit++) {
                int cell = board_cell(list, list->tree.pivots[bit], classes->group.columns);
                *indices |= (uint64_t)gf2_get(gf2_row(quiet, row), cell) << bit;
            }
        }
}

/* Reads the words off a matrix of the indices in the four classes, reduced in the columns of the first two. A row with a pivot
 * gives the words of the pattern at that bit. A free column, always of the second class, is a condition. A row without a pivot
 * is a pattern that presses neither class. */
static enum classes_status read_words(struct pairing *pairing, const struct gf2_matrix *matrix, const int *pivots,
                                      int rank) {
    gf2_fill(&pairing->conditions, pairing->lists[1]->coset.quiet.rows);
    for (int row = 0; row < rank; row++)
        if (pivots[row] >= GF2_WORD_BITS) gf2_flip(&pairing->conditions, pivots[row] - GF2_WORD_BITS);
    if (matrix->rows - rank > LOOSE_MAX || gf2_weight(&pairing->conditions, 1) > LOOSE_MAX) return CLASSES_NO_SPLIT;
    pairing->frees = 1U << (matrix->rows - rank);
    pairing->checks = (size_t)1 << gf2_weight(&pairing->conditions, 1);
    for (int bit = 0; bit < pairing->lists[1]->coset.quiet.rows; bit++)
        pairing->words[1][bit][3] = pairing->conditions & UINT64_C(1) << bit;
    for (int row = 0; row < rank; row++) {
        const uint64_t *from = gf2_row(matrix, row);
        uint64_t *word = pairing->words[pivots[row] / GF2_WORD_BITS][pivots[row] % GF2_WORD_BITS];
        word[0] = from[2];
        word[1] = from[3];
        word[3] = from[1] & pairing->conditions;
    }
    for (unsigned i = 0; i < pairing->frees; i++)
        gf2_add_chosen(pairing->free[i], gf2_row(matrix, rank) + 2, matrix->stride, 2, i);
    return CLASSES_OK;
}

static enum classes_status take_pairing(struct classes *classes, int number, const uint64_t *indices, int nullity) {
    struct pairing *pairing = &classes->join->pairings[number];
    struct arena *arena = classes->arena;
    int pivots[CLASSES_NULLITY_MAX];
    struct gf2_matrix matrix;
    size_t used = arena->used;
    if (!gf2_matrix_take(&matrix, nullity, CLASSES_COUNT * GF2_WORD_BITS, arena)) return CLASSES_NO_MEMORY;
    for (int i = 0; i < 2; i++) {
        int class = PAIRS[number][i], other = PAIRS[number ^ 1][i];
        pairing->lists[i] = &classes->lists[class];
        pairing->others[i] = &classes->lists[other];
        for (int row = 0; row < nullity; row++) {
            gf2_row(&matrix, row)[i] = indices[row * CLASSES_COUNT + class];
            gf2_row(&matrix, row)[i + 2] = indices[row * CLASSES_COUNT + other];
        }
    }
    int rank = gf2_reduce(&matrix, 2 * GF2_WORD_BITS, pivots, arena);
    arena->used = used;
    return rank < 0 ? CLASSES_NO_MEMORY : read_words(pairing, &matrix, pivots, rank);
}

static enum classes_status take_pairings(struct classes *classes, const struct gf2_matrix *quiet) {
    size_t used = classes->arena->used;
    uint64_t *indices = arena_take_zeroed(classes->arena, (size_t)quiet->rows * CLASSES_COUNT, sizeof *indices);
    enum classes_status status = indices ? CLASSES_OK : CLASSES_NO_MEMORY;
    if (indices) note_indices(classes, quiet, indices);
    for (int i = 0; i < PAIRINGS && status == CLASSES_OK; i++) status = take_pairing(classes, i, indices, quiet->rows);
    find_orbits(classes->join, &classes->group);
    classes->arena->used = used;
    return status;
}

/* ---- the lists ---- */

/* Takes room for twice the entries that are needed if leads are distributed as sums of random signs. */
static bool take_raw(struct classes *classes) {
    int bits = ROOM_BITS_MIN, rows = classes->lists[0].coset.quiet.rows;
    while (bits < ROOM_BITS_MAX && bits < 7 * rows / 10 - 1 - __builtin_popcount(classes->kept) / 2) bits++;
    classes->raw_room = (size_t)1 << bits;
    classes->raw = arena_take(classes->arena, classes->raw_room, sizeof *classes->raw);
    classes->counts =
        arena_take(classes->arena, (size_t)classes->lists[0].coset.quiet.columns + 1, sizeof *classes->counts);
    return classes->raw && classes->counts;
}

/* Counts the entries of each lead: counts[k] for lead 2 k − cells. */
static void count_leads(const struct classes *classes, int cells) {
    memset(classes->counts, 0, ((size_t)cells + 1) * sizeof *classes->counts);
    for (size_t i = 0; i < classes->raw_count; i++) classes->counts[(lead_of(classes->raw[i]) + cells) / 2]++;
}

/* Keeps at most the better half of the entries and raises the floor accordingly. Keeps all when the best lead alone has more. */
static void cut(struct classes *classes, struct class_list *list) {
    int cells = list->coset.quiet.columns, level = cells;
    size_t kept = 0;
    count_leads(classes, cells);
    while (kept + classes->counts[level] <= classes->raw_room / 2) kept += classes->counts[level--];
    if (kept == 0) return;
    list->tree.floor = 2 * (level + 1) - cells;
    kept = 0;
    for (size_t i = 0; i < classes->raw_count; i++)
        if (lead_of(classes->raw[i]) >= list->tree.floor) classes->raw[kept++] = classes->raw[i];
    classes->raw_count = kept;
}

static bool make_room(struct classes *classes) {
    uint64_t *raw = arena_take(classes->arena, 2 * classes->raw_room, sizeof *raw);
    if (!raw) return false;
    memcpy(raw, classes->raw, classes->raw_count * sizeof *raw);
    classes->raw = raw;
    classes->raw_room *= 2;
    return true;
}

static void add_entry(struct classes *classes, int lead, unsigned images, uint64_t index) {
    classes->raw[classes->raw_count++] = make_entry(lead, images, index);
}

/* Adds an entry for a solution of the tree, and another for its images by motions that exchange other classes. With four
 * kept motions, the second of these is the first one followed by kept motion 2, and the third the same with motion 1. */
static void add_solution(struct classes *classes, const struct class_list *list, int lead, uint64_t index) {
    unsigned count = (unsigned)__builtin_popcount(classes->kept), images = list->tree.images;
    unsigned kept = images & ((1U << count) - 1), others = images >> count;
    if (count == 4) others = (others & 9) | (others & 2) << 1 | (others & 4) >> 1;
    add_entry(classes, lead, kept, index);
    if (others) add_entry(classes, lead, others, move_index(&list->exchanged, index));
}

/* Adds the solutions of the last batch of the tree to the entries. */
static bool add_leads(struct classes *classes, struct class_list *list) {
    const struct tree *tree = &list->tree;
    for (unsigned i = 0; i < tree->count; i++) {
        if (tree->leads[i] < tree->floor) continue;
        if (classes->raw_count + 2 > classes->raw_room && !classes->complete) cut(classes, list);
        if (classes->raw_count + 2 > classes->raw_room && !make_room(classes)) return false;
        if (tree->leads[i] >= tree->floor) add_solution(classes, list, tree->leads[i], tree->chosen | i);
    }
    return true;
}

/* Counting sort: puts the entries in the order of their leads. */
static void sort_entries(const struct classes *classes, const struct class_list *list) {
    size_t *starts = list->entry_starts, at = 0;
    for (int k = 0; k <= list->leads; k++) {
        starts[k] = at;
        if (k < list->leads) at += classes->counts[(list->most + list->coset.quiet.columns) / 2 - k];
    }
    for (size_t i = 0; i < classes->raw_count; i++)
        list->entries[starts[(list->most - lead_of(classes->raw[i])) / 2]++] = classes->raw[i];
    for (int k = list->leads; k > 0; k--) starts[k] = starts[k - 1];
    starts[0] = 0;
}

/* Maps the entries to this class and lists the indices of all their images. */
static void add_images(const struct class_list *list, const struct class_list *from, const struct moved *moved) {
    size_t count = 0;
    for (int k = 0; k < list->leads; k++) {
        list->index_starts[k] = count;
        for (size_t i = list->entry_starts[k]; i < list->entry_starts[k + 1]; i++) {
            uint64_t entry = list->entries[i], index = index_of(entry);
            for (unsigned rest = images_of(entry); rest; rest &= rest - 1)
                list->indices[count++] = move_index(moved, move_index(&from->moved[__builtin_ctz(rest)], index));
            list->entries[i] = entry ^ index ^ move_index(moved, index);
        }
    }
    list->index_starts[list->leads] = count;
}

/* Makes the list of a class from the entries of `from`, the class that the motion takes it to. */
static bool take_list(struct classes *classes, struct class_list *list, const struct class_list *from, int motion) {
    struct arena *arena = classes->arena;
    struct moved moved;
    int cells = list->coset.quiet.columns, highest = cells;
    while (highest > 0 && classes->counts[highest] == 0) highest--;
    list->floor = from->tree.floor < -cells ? -cells : from->tree.floor;
    if (classes->raw_count) list->most = 2 * highest - cells;
    list->leads = classes->raw_count ? (list->most - list->floor) / 2 + 1 : 0;
    size_t starts = (size_t)list->leads + 1, room = classes->raw_count * IMAGES_BITS;
    list->entry_starts = arena_take(arena, starts, sizeof *list->entry_starts);
    list->index_starts = arena_take(arena, starts, sizeof *list->index_starts);
    list->entries = arena_take(arena, classes->raw_count, sizeof *list->entries);
    list->indices = arena_take(arena, room, sizeof *list->indices);
    list->slots = arena_take(arena, room, sizeof *list->slots);
    if (!list->entry_starts || !list->index_starts || !list->entries || !list->indices || !list->slots) return false;
    sort_entries(classes, list);
    read_moved(&moved, from, list, &classes->group, motion);
    add_images(list, from, &moved);
    return true;
}

/* The first class to which a motion takes this one, and the motion. */
static int source_of(const struct symmetry_group *group, int class, int *motion) {
    int source = class;
    *motion = 0;
    for (int i = 0; i < SYMMETRY_MOTIONS; i++)
        if (has_motion(group, i) && class_image(group, i, class) < source) {
            source = class_image(group, i, class);
            *motion = i;
        }
    return source;
}

/* Continues with the lists; false when memory runs out. */
static bool run_lists(struct classes *classes, int64_t *budget) {
    int class = classes->listing, motion;
    struct class_list *list = &classes->lists[class];
    if (source_of(&classes->group, class, &motion) == class) {
        while (tree_next(&list->tree, budget))
            if (!add_leads(classes, list)) return false;
        if (!tree_is_done(&list->tree)) return true;
        count_leads(classes, list->coset.quiet.columns);
        for (int i = class; i < CLASSES_COUNT; i++)
            if (source_of(&classes->group, i, &motion) == class &&
                !take_list(classes, &classes->lists[i], list, motion))
                return false;
        classes->raw_count = 0;
    }
    classes->listing++;
    return true;
}

/* The floor to which a list must reach, given the best solution found so far. */
static int floor_needed(const struct classes *classes, int class) {
    int most = TREE_NEVER;
    for (int i = 0; i < CLASSES_COUNT; i++)
        if (i != class && classes->lists[i].most > most) most = classes->lists[i].most;
    return least(rounded_up(classes->lead, 4), rounded_up(classes->lead - most, 3));
}

static bool lists_suffice(const struct classes *classes) {
    bool suffice = true;
    for (int i = 0; i < CLASSES_COUNT; i++) suffice &= classes->lists[i].floor <= floor_needed(classes, i);
    return suffice;
}

/* Begins the lists again, now as long as the proof needs. */
static void begin_lists(struct classes *classes) {
    for (int i = 0; i < CLASSES_COUNT; i++) {
        struct tree *tree = &classes->lists[i].tree;
        if (tree_is_done(tree)) tree_restart(tree);
        tree->floor = floor_needed(classes, i);
    }
    classes->complete = true;
    classes->listing = 0;
}

/* ---- the join ---- */

/* Chooses the hash of each bit of an index: the bit itself when all indices fit, else pseudorandom bits. */
static void note_hashes(struct class_list *list, int slot_bits) {
    for (int bit = 0; bit < list->coset.quiet.rows; bit++) {
        uint64_t mixed = (uint64_t)(bit + 1) * UINT64_C(0x9e3779b97f4a7c15);
        mixed = (mixed ^ mixed >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
        list->hashes[bit] = list->coset.quiet.rows <= slot_bits ? UINT64_C(1) << bit : mixed >> (64 - slot_bits);
    }
}

static uint64_t slot_of(const struct class_list *list, uint64_t index) {
    uint64_t slot = 0;
    gf2_add_chosen(&slot, list->hashes, 1, 1, index);
    return slot;
}

static bool take_bitmaps(struct classes *classes) {
    struct class_join *join = classes->join;
    size_t most = 0;
    for (int i = 0; i < CLASSES_COUNT; i++) {
        size_t count = classes->lists[i].index_starts[classes->lists[i].leads];
        if (count > most) most = count;
    }
    join->slot_bits = SLOT_BITS_MIN;
    while (join->slot_bits < SLOT_BITS_MAX && most >> (join->slot_bits - SLOTS_BITS)) join->slot_bits++;
    for (int i = 0; i < CLASSES_COUNT; i++) {
        struct class_list *list = &classes->lists[i];
        list->bitmap = arena_take(classes->arena, (size_t)1 << (join->slot_bits - 5), sizeof *list->bitmap);
        list->coarse = arena_take(classes->arena, (size_t)1 << (join->slot_bits - 5), sizeof *list->coarse);
        if (!list->bitmap || !list->coarse) return false;
        note_hashes(list, join->slot_bits);
        for (size_t k = 0; k < list->index_starts[list->leads]; k++)
            list->slots[k] = (uint32_t)slot_of(list, list->indices[k]);
    }
    return true;
}

/* The number of indices in a list whose lead is not below the threshold. */
static size_t count_from(const struct class_list *list, int threshold) {
    return threshold > list->most ? 0 : list->index_starts[least((list->most - threshold) / 2 + 1, list->leads)];
}

static void set_bit(uint32_t *bitmap, uint32_t bit) {
    bitmap[bit >> 5] |= UINT32_C(1) << (bit & 31);
}

/* Fills both bitmaps of a list with the slots of its first indices, or whole. */
static void fill_bitmap(const struct class_join *join, const struct class_list *list, size_t count, bool all) {
    size_t bytes = (size_t)1 << (join->slot_bits - 3);
    memset(list->bitmap, all ? 0xff : 0, bytes);
    memset(list->coarse, all ? 0xff : 0, bytes >> join->coarse_shift);
    for (size_t k = 0; k < count; k++) {
        set_bit(list->bitmap, list->slots[k]);
        set_bit(list->coarse, list->slots[k] >> join->coarse_shift);
    }
}

/* Puts the indices into the bitmaps whose lead is at least half of what the pair lacks, (lead − level) / 2. In the second pass a
 * bitmap is full if its list does not reach down to this threshold. */
static void fill_bitmaps(struct classes *classes) {
    struct class_join *join = classes->join;
    int threshold = rounded_up(classes->lead - join->level, 2), bits = SLOT_BITS_MIN;
    if (threshold == join->threshold) return;
    join->threshold = threshold;
    for (int i = 0; i < CLASSES_COUNT; i++)
        while (count_from(&classes->lists[i], threshold) >> (bits - COARSE_BITS)) bits++;
    join->coarse_shift = join->slot_bits - least(bits, join->slot_bits);
    for (int i = 0; i < CLASSES_COUNT; i++) {
        const struct class_list *list = &classes->lists[i];
        bool all = join->unlisted && threshold < list->floor;
        fill_bitmap(join, list, all ? 0 : count_from(list, threshold), all);
    }
}

static void note_slots(const struct pairing *pairing, uint64_t *word) {
    word[2] = slot_of(pairing->others[0], word[0]) | slot_of(pairing->others[1], word[1]) << 32;
}

static void write_keys(struct pairing *pairing, int side, const uint64_t *members, const size_t *member_starts) {
    size_t count = 0, *starts = pairing->starts[side];
    for (int lead = 0; lead < pairing->lists[side]->leads; lead++)
        for (uint64_t subset = 0;;) {
            *starts++ = count;
            for (size_t i = member_starts[lead]; i < member_starts[lead + 1]; i++) {
                uint64_t word[WORDS] = {0};
                gf2_add_chosen(word, pairing->words[side][0], WORDS, WORDS, index_of(members[i]));
                if (word[3] != subset) continue;
                pairing->keys[side][count++] =
                    (struct key){{(uint32_t)word[2], (uint32_t)(word[2] >> 32)}, (uint32_t)i};
            }
            subset = (subset - pairing->conditions) & pairing->conditions; /* the next subset */
            if (subset == 0) break;
        }
    *starts = count;
}

static bool take_keys(struct pairing *pairing, struct arena *arena) {
    for (int side = 0; side < 2; side++) {
        const struct class_list *list = pairing->lists[side];
        const uint64_t *members = side ? list->indices : list->entries;
        const size_t *starts = side ? list->index_starts : list->entry_starts;
        pairing->keys[side] = arena_take(arena, starts[list->leads], sizeof **pairing->keys);
        pairing->starts[side] = arena_take(arena, (size_t)list->leads * pairing->checks + 1, sizeof **pairing->starts);
        if (!pairing->keys[side] || !pairing->starts[side]) return false;
        for (int row = 0; row < list->coset.quiet.rows; row++) note_slots(pairing, pairing->words[side][row]);
        for (unsigned i = 0; i < pairing->frees; i++) note_slots(pairing, pairing->free[i]);
        write_keys(pairing, side, members, starts);
    }
    return true;
}

static void rewind_join(struct class_join *join, bool unlisted) {
    join->unlisted = unlisted;
    join->level = join->top;
    join->pairing = join->lead = 0;
    join->check = join->at = join->end = 0;
    join->threshold = TREE_NEVER;
}

static bool begin_join(struct classes *classes) {
    struct class_join *join = classes->join;
    join->top = TREE_NEVER;
    for (int i = 0; i < PAIRINGS; i++) {
        int level = join->pairings[i].lists[0]->most + join->pairings[i].lists[1]->most;
        if (level > join->top) join->top = level;
    }
    rewind_join(join, false);
    classes->count = 0;
    bool taken = take_bitmaps(classes);
    for (int i = 0; i < PAIRINGS; i++)
        if (join->pairings[i].orbit == i) taken = taken && take_keys(&join->pairings[i], classes->arena);
    return taken;
}

/* True if the lists of both other classes reach down to the threshold for such a lead at this level. */
static bool is_listed(const struct pairing *pairing, int lead, int level) {
    int threshold = rounded_up(lead - level, 2);
    return threshold >= pairing->others[0]->floor && threshold >= pairing->others[1]->floor;
}

/* The lead number of the second class that makes the level together with the current lead of the first. -1 when there is none, or
 * when no good enough solution has these two as its highest leads. */
static int partner(const struct classes *classes, const struct pairing *pairing) {
    const struct class_join *join = classes->join;
    int first = pairing->lists[0]->most - 2 * join->lead, second = join->level - first;
    int rest = pairing->lists[1]->most - second;
    if (rest < 0 || rest % 2 || rest / 2 >= pairing->lists[1]->leads) return -1;
    if (join->unlisted && is_listed(pairing, classes->lead, join->level)) return -1;
    return join->level + 2 * least(first, second) < classes->lead ? -1 : rest / 2;
}

/* Moves the join to the next conditions, lead, pairing or level; false when it is finished. */
static bool advance(struct classes *classes) {
    struct class_join *join = classes->join;
    const struct pairing *pairing = &join->pairings[join->pairing];
    if (++join->check < pairing->checks) return true;
    join->check = 0;
    if (++join->lead < pairing->lists[0]->leads) return true;
    join->lead = 0;
    do join->pairing++;
    while (join->pairing < PAIRINGS && join->pairings[join->pairing].orbit != join->pairing);
    if (join->pairing < PAIRINGS) return true;
    join->pairing = 0;
    join->level--;
    return 2 * join->level >= classes->lead;
}

/* Sets the range of keys at the current place. The shares take the keys of the first class in turn. */
static void open_keys(struct classes *classes) {
    struct class_join *join = classes->join;
    const struct pairing *pairing = &join->pairings[join->pairing];
    int other = join->lead < pairing->lists[0]->leads ? partner(classes, pairing) : -1;
    if (other < 0) return;
    const size_t *firsts = pairing->starts[0] + (size_t)join->lead * pairing->checks + join->check;
    const size_t *seconds = pairing->starts[1] + (size_t)other * pairing->checks + join->check;
    join->at = firsts[0] + classes->share;
    join->end = seconds[0] < seconds[1] ? firsts[1] : 0;
    join->from = seconds[0];
    join->to = seconds[1];
    if (join->at < join->end) fill_bitmaps(classes);
}

/* The number of solutions that one visit of a solution counts for. Several pairings may have its two highest leads, and each
 * visits it. Only those of the first orbit among them count, each an equal part of the orbit. */
static unsigned share_of(const struct class_join *join, const int *leads) {
    int orbit = PAIRINGS;
    unsigned same = 0;
    for (int i = 0; i < PAIRINGS; i++) {
        const int *in = PAIRS[i], *out = PAIRS[i ^ 1];
        int lowest = least(leads[in[0]], leads[in[1]]), its = join->pairings[i].orbit;
        if (lowest < leads[out[0]] || lowest < leads[out[1]] || its > orbit) continue;
        same = its == orbit ? same + 1 : 1;
        orbit = its;
    }
    return orbit == join->pairing ? join->pairings[orbit].times / same : 0;
}

/* Stores the solution with these indices as the best one. */
static void hold(struct classes *classes, const uint64_t *indices) {
    uint64_t restricted[BOARD_WORDS];
    memset(classes->presses, 0, GF2_WORDS(classes->cells) * sizeof *classes->presses);
    for (int i = 0; i < CLASSES_COUNT; i++) {
        const struct class_list *list = &classes->lists[i];
        coset_solution(&list->coset, indices[i], restricted);
        for (int cell = 0; cell < list->coset.quiet.columns; cell++)
            if (gf2_get(restricted, cell)) gf2_flip(classes->presses, board_cell(list, cell, classes->group.columns));
    }
}

static int lead_in(const struct class_list *list, uint64_t index) {
    uint64_t presses[BOARD_WORDS];
    coset_solution(&list->coset, index, presses);
    return list->coset.quiet.columns - 2 * gf2_weight(presses, GF2_WORDS(list->coset.quiet.columns));
}

/* Weighs the solution of an entry, an index and a sum of patterns that press neither class. */
static void visit(struct classes *classes, uint64_t entry, uint64_t index, const uint64_t *added) {
    const struct class_join *join = classes->join;
    const struct pairing *pairing = &join->pairings[join->pairing];
    const int *in = PAIRS[join->pairing], *out = PAIRS[join->pairing ^ 1];
    uint64_t word[WORDS] = {0}, indices[CLASSES_COUNT];
    int leads[CLASSES_COUNT], lead = join->level;
    gf2_add_chosen(word, pairing->words[0][0], WORDS, WORDS, index_of(entry));
    gf2_add_chosen(word, pairing->words[1][0], WORDS, WORDS, index);
    gf2_add(word, added, WORDS);
    indices[in[0]] = index_of(entry);
    indices[in[1]] = index;
    leads[in[0]] = lead_of(entry);
    leads[in[1]] = lead - lead_of(entry);
    for (int i = 0; i < 2; i++) {
        indices[out[i]] = word[i];
        lead += leads[out[i]] = lead_in(pairing->others[i], word[i]);
    }
    if (lead > classes->lead) {
        classes->lead = lead;
        classes->count = 0;
        hold(classes, indices);
    }
    if (lead == classes->lead && join->unlisted != is_listed(pairing, lead, join->level))
        classes->count += (uint64_t)__builtin_popcount(images_of(entry)) * share_of(join, leads);
}

static uint32_t bit_of(const uint32_t *bitmap, uint32_t bit) {
    return bitmap[bit >> 5] >> (bit & 31) & 1;
}

/* Pairs the current key of the first class with those of the second. The loop is the cost of the join. */
static void pair_key(struct classes *classes) {
    const struct class_join *join = classes->join;
    const struct pairing *pairing = &join->pairings[join->pairing];
    const struct class_list *first = pairing->others[0], *second = pairing->others[1];
    const struct key *at = &pairing->keys[0][join->at], *keys = pairing->keys[1];
    int shift = join->coarse_shift;
    for (unsigned i = 0; i < pairing->frees; i++) {
        const uint64_t *added = pairing->free[i];
        uint32_t a = at->slot[0] ^ (uint32_t)added[2], b = at->slot[1] ^ (uint32_t)(added[2] >> 32);
        for (size_t k = join->from; k < join->to; k++) {
            uint32_t x = a ^ keys[k].slot[0], y = b ^ keys[k].slot[1];
            if ((bit_of(first->coarse, x >> shift) | bit_of(second->coarse, y >> shift)) &&
                (bit_of(first->bitmap, x) | bit_of(second->bitmap, y)))
                visit(classes, pairing->lists[0]->entries[at->place], pairing->lists[1]->indices[keys[k].place], added);
        }
    }
}

/* Continues with the join; false when it is finished. */
static bool run_join(struct classes *classes, int64_t *budget) {
    struct class_join *join = classes->join;
    for (; *budget > 0; --*budget) {
        if (join->at < join->end) {
            *budget -= (int64_t)((join->to - join->from) * join->pairings[join->pairing].frees * COST_OF_A_PAIR);
            pair_key(classes);
            join->at += classes->shares;
        } else {
            if (!advance(classes)) return false;
            open_keys(classes);
        }
    }
    return true;
}

/* ---- the whole ---- */

/* The usual progress after the lists and after the join. */
static const double LISTS = 0.5, JOIN = 0.9;

static double share_done(const struct classes *classes) {
    const struct class_join *join = classes->join;
    if (classes->complete || join->unlisted) return JOIN;
    if (classes->listing < CLASSES_COUNT)
        return LISTS * (classes->listing + 1 - tree_left(&classes->lists[classes->listing].tree)) / CLASSES_COUNT;
    double above = (double)(join->top - join->level) / (join->top - rounded_up(classes->lead, 2) + 1);
    return LISTS + (JOIN - LISTS) * above * above * above * above; /* lower levels have many more pairs */
}

/* An upper bound of the leads not decided yet. The two highest leads of a solution are either a pair at the current level or
 * below, or a pair at a higher level whose other two classes are both below the floors of their lists. */
static int bound_of_join(const struct classes *classes) {
    const struct class_join *join = classes->join;
    int floor = TREE_NEVER;
    for (int i = 0; i < CLASSES_COUNT; i++)
        if (classes->lists[i].floor > floor) floor = classes->lists[i].floor;
    if (join->unlisted) return join->level + 2 * (floor - 1);
    int unlisted = join->top + 2 * (floor - 1);
    return unlisted > 2 * join->level ? unlisted : 2 * join->level;
}

static void report(struct classes *classes, bool finished) {
    double progress = finished ? 1 : share_done(classes);
    int bound = 0;
    for (int i = 0; i < CLASSES_COUNT; i++) bound += classes->lists[i].most;
    if (classes->listing == CLASSES_COUNT) bound = least(bound, bound_of_join(classes));
    if (finished || bound < classes->lead) bound = classes->lead;
    classes->bound = least(bound, classes->bound);
    if (progress > classes->progress) classes->progress = progress;
}

/* Continues with the current part: the lists and the join, both again if the lists were too short, and then the second pass of
 * the join for levels that the lists do not reach. */
static enum classes_run run_once(struct classes *classes, int64_t *budget) {
    struct class_join *join = classes->join;
    if (classes->listing < CLASSES_COUNT) {
        if (!run_lists(classes, budget)) return CLASSES_STUCK;
        if (classes->listing < CLASSES_COUNT) return CLASSES_RUNNING;
        if (!begin_join(classes)) return CLASSES_STUCK;
    } else if (run_join(classes, budget))
        return CLASSES_RUNNING;
    else if (join->unlisted)
        return CLASSES_FINISHED;
    else if (!lists_suffice(classes)) {
        begin_lists(classes);
        return CLASSES_RUNNING;
    } else
        rewind_join(join, true);
    open_keys(classes);
    return CLASSES_RUNNING;
}

enum classes_run classes_run(struct classes *classes, int64_t budget) {
    enum classes_run run = CLASSES_RUNNING;
    while (budget > 0 && run == CLASSES_RUNNING) run = run_once(classes, &budget);
    report(classes, run == CLASSES_FINISHED);
    return run;
}

static enum classes_status take_all(struct classes *classes, const struct coset *coset) {
    struct arena *arena = classes->arena;
    size_t words = GF2_WORDS(coset->quiet.columns);
    enum classes_status status = CLASSES_OK;
    classes->presses = arena_take(arena, words, sizeof *classes->presses);
    classes->lists = arena_take_zeroed(arena, CLASSES_COUNT, sizeof *classes->lists);
    classes->join = arena_take_zeroed(arena, 1, sizeof *classes->join);
    if (!classes->presses || !classes->lists || !classes->join) return CLASSES_NO_MEMORY;
    if (!symmetry_find(&classes->group, coset, arena)) return CLASSES_NO_MEMORY;
    memcpy(classes->presses, coset->first, words * sizeof *classes->presses);
    classes->kept = keeping(&classes->group, 0) & keeping(&classes->group, 1) & keeping(&classes->group, 2);
    for (int i = 0; i < CLASSES_COUNT && status == CLASSES_OK; i++) status = take_class(classes, i, coset);
    if (status == CLASSES_OK) status = take_pairings(classes, &coset->quiet);
    return status == CLASSES_OK && !take_raw(classes) ? CLASSES_NO_MEMORY : status;
}

enum classes_status classes_start(struct classes *classes, const struct coset *coset, struct arena *arena) {
    if (coset->rows < 2 || coset->columns < 2 || coset->quiet.rows > CLASSES_NULLITY_MAX) return CLASSES_NO_SPLIT;
    size_t used = arena->used;
    int cells = coset->quiet.columns;
    *classes = (struct classes){.cells = cells, .bound = cells, .arena = arena, .shares = 1};
    classes->lead = cells - 2 * gf2_weight(coset->first, GF2_WORDS(cells));
    enum classes_status status = take_all(classes, coset);
    if (status == CLASSES_OK)
        report(classes, false);
    else
        arena->used = used;
    return status;
}

void classes_share(struct classes *classes, uint32_t share, uint32_t shares) {
    CHECK(share < shares && classes->progress == 0);
    classes->share = share;
    classes->shares = shares;
}
