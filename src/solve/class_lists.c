/* The lists. The lead of a solution is the sum of its leads in the four classes. For a solution with lead T or more, let a >= b
 * be the two highest of the four: then a + 3b >= T. So b >= (T − M)/3, where M is the highest lead of the other classes, and
 * a >= T/4. A list holds all restrictions to a class whose lead is not below the lesser of these floors. The tree makes it.
 *
 * Motions that keep each class reduce the entries to one of each orbit, as in the tree. A motion that exchanges classes maps the
 * list of one to the list of the other. */
#include "solve/class_lists.h"

#include <string.h>

enum {
    ROOM_BITS_MIN = 7, /* log2 of the room for entries, at first: at least, and at most */
    ROOM_BITS_MAX = 21
};
_Static_assert(CLASSES_INDEX_BITS + CLASSES_IMAGES_BITS + CLASSES_LEAD_BITS == 64, "an entry is a word");
_Static_assert(CLASSES_NULLITY_MAX / 2 + CLASSES_LOOSE_MAX <= CLASSES_INDEX_BITS, "a class that splits has an index");

static uint64_t make_entry(int lead, unsigned images, uint64_t index) {
    uint64_t offset = (uint64_t)(lead + (1 << (CLASSES_LEAD_BITS - 1)));
    return (offset << CLASSES_IMAGES_BITS | images) << CLASSES_INDEX_BITS | index;
}

static uint64_t move_index(const struct moved *moved, uint64_t index) {
    uint64_t image = moved->shift;
    gf2_add_chosen(&image, moved->rows, 1, 1, index);
    return image;
}

int class_cell(const struct class_list *list, int cell, int board_columns) {
    int row = cell / list->coset.columns, column = cell % list->coset.columns;
    return (2 * row + list->above) * board_columns + 2 * column + list->left;
}

static void restrict_to(const struct class_list *list, const uint64_t *presses, int board_columns,
                        uint64_t *restricted) {
    for (int cell = 0; cell < list->coset.rows * list->coset.columns; cell++)
        if (gf2_get(presses, class_cell(list, cell, board_columns))) gf2_flip(restricted, cell);
}

int class_image(const struct symmetry_group *group, int motion, int class) {
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
        int image = symmetry_image(group, motion, class_cell(to, pivot, group->columns));
        int cell = image / group->columns / 2 * from->coset.columns + image % group->columns / 2;
        moved->shift |= (uint64_t)(gf2_get(to->coset.first, pivot) ^ gf2_get(from->coset.first, cell)) << bit;
        for (int row = 0; row < from->coset.quiet.rows; row++)
            moved->rows[row] |= (uint64_t)gf2_get(gf2_row(&from->coset.quiet, row), cell) << bit;
    }
}

static enum classes_status take_class(struct class_lists *lists, int class, const struct coset *whole) {
    struct class_list *list = &lists->of[class];
    struct arena *arena = lists->arena;
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
    if (2 * quiet.rows > whole->quiet.rows + 2 * CLASSES_LOOSE_MAX) return CLASSES_NO_SPLIT;
    list->coset.first = first;
    list->coset.quiet = quiet;
    struct symmetry_group group = {.rows = rows, .columns = columns, .motions = keeping(&lists->group, class)};
    if (!tree_start(&list->tree, &list->coset, &group, arena)) return CLASSES_NO_MEMORY;
    list->most = tree_bound(&list->tree);
    struct moved *moved = list->moved;
    for (int motion = 0; motion < SYMMETRY_MOTIONS; motion++) /* each of these motions is its own inverse */
        if (lists->kept >> motion & 1) read_moved(moved++, list, list, &lists->group, motion);
    unsigned exchanging = group.motions & ~lists->kept;
    if (exchanging) read_moved(&list->exchanged, list, list, &lists->group, __builtin_ctz(exchanging));
    return CLASSES_OK;
}

/* Takes room for twice the entries that are needed if leads are distributed as sums of random signs. */
bool class_lists_take_room(struct class_lists *lists) {
    int bits = ROOM_BITS_MIN, rows = lists->of[0].coset.quiet.rows;
    while (bits < ROOM_BITS_MAX && bits < 7 * rows / 10 - 1 - __builtin_popcount(lists->kept) / 2) bits++;
    lists->raw_room = (size_t)1 << bits;
    lists->raw = arena_take(lists->arena, lists->raw_room, sizeof *lists->raw);
    lists->counts = arena_take(lists->arena, (size_t)lists->of[0].coset.quiet.columns + 1, sizeof *lists->counts);
    return lists->raw && lists->counts;
}

/* Counts the entries of each lead: counts[k] for lead 2 k − cells. */
static void count_leads(const struct class_lists *lists, int cells) {
    memset(lists->counts, 0, ((size_t)cells + 1) * sizeof *lists->counts);
    for (size_t i = 0; i < lists->raw_count; i++) lists->counts[(entry_lead(lists->raw[i]) + cells) / 2]++;
}

/* Keeps at most the better half of the entries and raises the floor accordingly. Keeps all when the best lead alone has more. */
static void cut(struct class_lists *lists, struct class_list *list) {
    int cells = list->coset.quiet.columns, level = cells;
    size_t kept = 0;
    count_leads(lists, cells);
    while (kept + lists->counts[level] <= lists->raw_room / 2) kept += lists->counts[level--];
    if (kept == 0) return;
    list->tree.floor = 2 * (level + 1) - cells;
    kept = 0;
    for (size_t i = 0; i < lists->raw_count; i++)
        if (entry_lead(lists->raw[i]) >= list->tree.floor) lists->raw[kept++] = lists->raw[i];
    lists->raw_count = kept;
}

static bool make_room(struct class_lists *lists) {
    uint64_t *raw = arena_take(lists->arena, 2 * lists->raw_room, sizeof *raw);
    if (!raw) return false;
    memcpy(raw, lists->raw, lists->raw_count * sizeof *raw);
    lists->raw = raw;
    lists->raw_room *= 2;
    return true;
}

static void add_entry(struct class_lists *lists, int lead, unsigned images, uint64_t index) {
    lists->raw[lists->raw_count++] = make_entry(lead, images, index);
}

/* Adds an entry for a solution of the tree, and another for its images by motions that exchange other classes. With four
 * kept motions, the second of these is the first one followed by kept motion 2, and the third the same with motion 1. */
static void add_solution(struct class_lists *lists, const struct class_list *list, int lead, uint64_t index) {
    unsigned count = (unsigned)__builtin_popcount(lists->kept), images = list->tree.images;
    unsigned kept = images & ((1U << count) - 1), others = images >> count;
    if (count == 4) others = (others & 9) | (others & 2) << 1 | (others & 4) >> 1;
    add_entry(lists, lead, kept, index);
    if (others) add_entry(lists, lead, others, move_index(&list->exchanged, index));
}

/* Adds the solutions of the last batch of the tree to the entries. */
static bool add_leads(struct class_lists *lists, struct class_list *list) {
    const struct tree *tree = &list->tree;
    for (unsigned i = 0; i < tree->count; i++) {
        if (tree->leads[i] < tree->floor) continue;
        if (lists->raw_count + 2 > lists->raw_room && !lists->complete) cut(lists, list);
        if (lists->raw_count + 2 > lists->raw_room && !make_room(lists)) return false;
        if (tree->leads[i] >= tree->floor) add_solution(lists, list, tree->leads[i], tree->chosen | i);
    }
    return true;
}

/* Counting sort: puts the entries in the order of their leads. */
static void sort_entries(const struct class_lists *lists, const struct class_list *list) {
    size_t *starts = list->entry_starts, at = 0;
    for (int k = 0; k <= list->leads; k++) {
        starts[k] = at;
        if (k < list->leads) at += lists->counts[(list->most + list->coset.quiet.columns) / 2 - k];
    }
    for (size_t i = 0; i < lists->raw_count; i++)
        list->entries[starts[(list->most - entry_lead(lists->raw[i])) / 2]++] = lists->raw[i];
    for (int k = list->leads; k > 0; k--) starts[k] = starts[k - 1];
    starts[0] = 0;
}

/* Maps the entries to this class and lists the indices of all their images. */
static void add_images(const struct class_list *list, const struct class_list *from, const struct moved *moved) {
    size_t count = 0;
    for (int k = 0; k < list->leads; k++) {
        list->index_starts[k] = count;
        for (size_t i = list->entry_starts[k]; i < list->entry_starts[k + 1]; i++) {
            uint64_t entry = list->entries[i], index = entry_index(entry);
            for (unsigned rest = entry_images(entry); rest; rest &= rest - 1)
                list->indices[count++] = move_index(moved, move_index(&from->moved[__builtin_ctz(rest)], index));
            list->entries[i] = entry ^ index ^ move_index(moved, index);
        }
    }
    list->index_starts[list->leads] = count;
}

/* Makes the list of a class from the entries of `from`, the class that the motion takes it to. */
static bool take_list(struct class_lists *lists, struct class_list *list, const struct class_list *from, int motion) {
    struct arena *arena = lists->arena;
    struct moved moved;
    int cells = list->coset.quiet.columns, highest = cells;
    while (highest > 0 && lists->counts[highest] == 0) highest--;
    list->floor = from->tree.floor < -cells ? -cells : from->tree.floor;
    if (lists->raw_count) list->most = 2 * highest - cells;
    list->leads = lists->raw_count ? (list->most - list->floor) / 2 + 1 : 0;
    size_t starts = (size_t)list->leads + 1, room = lists->raw_count * CLASSES_IMAGES_BITS;
    list->entry_starts = arena_take(arena, starts, sizeof *list->entry_starts);
    list->index_starts = arena_take(arena, starts, sizeof *list->index_starts);
    list->entries = arena_take(arena, lists->raw_count, sizeof *list->entries);
    list->indices = arena_take(arena, room, sizeof *list->indices);
    if (!list->entry_starts || !list->index_starts || !list->entries || !list->indices) return false;
    sort_entries(lists, list);
    read_moved(&moved, from, list, &lists->group, motion);
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

bool class_lists_run(struct class_lists *lists, int64_t *budget) {
    int class = lists->listing, motion;
    struct class_list *list = &lists->of[class];
    if (source_of(&lists->group, class, &motion) == class) {
        while (tree_next(&list->tree, budget))
            if (!add_leads(lists, list)) return false;
        if (!tree_is_done(&list->tree)) return true;
        count_leads(lists, list->coset.quiet.columns);
        for (int i = class; i < CLASSES_COUNT; i++)
            if (source_of(&lists->group, i, &motion) == class && !take_list(lists, &lists->of[i], list, motion))
                return false;
        lists->raw_count = 0;
    }
    lists->listing++;
    return true;
}

/* The floor to which a list must reach if the best solution has this lead. */
static int floor_needed(const struct class_lists *lists, int class, int lead) {
    int most = TREE_NEVER;
    for (int i = 0; i < CLASSES_COUNT; i++)
        if (i != class && lists->of[i].most > most) most = lists->of[i].most;
    return smaller(rounded_up(lead, 4), rounded_up(lead - most, 3));
}

bool class_lists_suffice(const struct class_lists *lists, int lead) {
    bool suffice = true;
    for (int i = 0; i < CLASSES_COUNT; i++) suffice &= lists->of[i].floor <= floor_needed(lists, i, lead);
    return suffice;
}

void class_lists_restart(struct class_lists *lists, int lead) {
    for (int i = 0; i < CLASSES_COUNT; i++) {
        struct tree *tree = &lists->of[i].tree;
        if (tree_is_done(tree)) tree_restart(tree);
        tree->floor = floor_needed(lists, i, lead);
    }
    lists->complete = true;
    lists->listing = 0;
}

double class_lists_done(const struct class_lists *lists) {
    return (lists->listing + 1 - tree_left(&lists->of[lists->listing].tree)) / CLASSES_COUNT;
}

enum classes_status class_lists_start(struct class_lists *lists, const struct coset *coset, struct arena *arena) {
    enum classes_status status = CLASSES_OK;
    memset(lists, 0, sizeof *lists);
    lists->arena = arena;
    if (!symmetry_find(&lists->group, coset, arena)) return CLASSES_NO_MEMORY;
    lists->kept = keeping(&lists->group, 0) & keeping(&lists->group, 1) & keeping(&lists->group, 2);
    for (int i = 0; i < CLASSES_COUNT && status == CLASSES_OK; i++) status = take_class(lists, i, coset);
    return status;
}
