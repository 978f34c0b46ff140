/* The join. For falling levels L = a + b, each pair of entries of two lists determines the other two classes. One of these must
 * have a lead of at least (T − L)/2, where T is the best lead known. For each class a bitmap holds the hashes of the indices with
 * such leads; the hash is linear, so the hash of a determined index is the XOR of two stored words. Most pairs already fail the
 * test of a coarse bitmap, which fits the cache. A pair that passes the test of a bitmap is weighed.
 * When all levels above L are done, no solution that was not found has a lead above 2 L.
 *
 * Motions that exchange classes make some of the six pairings superfluous. */
#include "solve/class_join.h"

#include <string.h>

#include "board/board.h"

enum {
    PAIRINGS = 6,
    SLOT_BITS_MIN = 12, /* of a hash: at least, and at most */
    SLOT_BITS_MAX = 24,
    SLOTS_BITS = 8,  /* log2 of the slots for each index in a list */
    COARSE_BITS = 4, /* and, at least, of the coarse slots for each index in a bitmap */
    COST_OF_A_PAIR = 2
};

/* A class with the hashes of its list. */
struct hashed {
    const struct class_list *list;
    uint64_t hashes[CLASSES_INDEX_BITS]; /* the hash of each row */
    uint32_t *slots;                     /* the hash of each index of the list */
    uint32_t *bitmap;                    /* bit h is set if an index with hash h has a lead that is high enough */
    uint32_t *coarse; /* bit h >> coarse_shift is set for each of these; it fits the processor's cache */
};

struct key {
    uint32_t slot[2], place; /* the hashes in the two other classes; the place in the list */
};

/* The change of a pair of solutions by a pattern, or by a sum of patterns. */
union pattern {
    struct {
        uint64_t indices[2]; /* of the pattern in the two other classes */
        uint64_t slots;      /* their hashes, in the lower and the upper half */
        uint64_t conditions; /* its part of them: the sums of both sides must be equal */
    };
    uint64_t words[4]; /* all of it, to be added */
};

enum { WORDS = sizeof(union pattern) / sizeof(uint64_t) };

/* Two classes to be joined: the entries of the first with the indices of the second. */
struct pairing {
    const struct class_list *lists[2];
    const struct hashed *others[2];
    struct key *keys[2]; /* of each list, by leads and then by their conditions */
    size_t *starts[2];   /* the keys with lead most − 2 k and conditions c begin at starts[k × checks + c] */
    int orbit;           /* the first pairing of its orbit under the motions; only this one is joined */
    unsigned times;      /* for this one, the size of the orbit */
    uint64_t conditions; /* the bits of a second index that the first class determines; at most CLASSES_LOOSE_MAX */
    size_t checks;       /* the number of their subsets */
    unsigned frees;      /* the number of sums of patterns that press neither class */
    union pattern free[1 << CLASSES_LOOSE_MAX];    /* these sums */
    union pattern patterns[2][CLASSES_INDEX_BITS]; /* that of each bit of an index of the two classes */
};

struct class_join {
    const struct class_lists *lists;
    struct class_best *best;
    struct arena *arena;
    uint32_t share, shares;
    int slot_bits, coarse_shift;
    bool unlisted; /* the second pass: levels where a list does not reach down to the threshold */
    int top;       /* the highest level */
    int threshold; /* the lead from which indices are in the bitmaps */
    /* The current place of the join: the level, the pairing, the lead number of the first class, and the conditions. */
    int level, pairing, lead;
    size_t check;
    /* The current key of the first class, the end of its keys, and the keys of the second class to pair it with. */
    size_t at, end, from, to;
    struct hashed hashed[CLASSES_COUNT];
    struct pairing pairings[PAIRINGS];
};

/* The two classes of each pairing. Pairing i ^ 1 has the other two. The first pairings have no common rows or columns. */
static const int PAIRS[PAIRINGS][2] = {{0, 3}, {1, 2}, {0, 1}, {2, 3}, {0, 2}, {1, 3}};

/* ---- the pairings: two classes determine the other two ---- */

static void find_orbits(struct class_join *join, const struct symmetry_group *group) {
    for (int i = 0; i < PAIRINGS; i++) {
        int orbit = i;
        for (int motion = 0; motion < SYMMETRY_MOTIONS; motion++) {
            int a = class_image(group, motion, PAIRS[i][0]), b = class_image(group, motion, PAIRS[i][1]), image = 0;
            while (PAIRS[image][0] != smaller(a, b) || PAIRS[image][1] != a + b - smaller(a, b)) image++;
            if (group->motions >> motion & 1) orbit = smaller(orbit, image);
        }
        join->pairings[i].orbit = orbit;
        join->pairings[orbit].times++;
    }
}

/* The indices of each quiet pattern in the four classes. */
static void note_indices(const struct class_join *join, const struct gf2_matrix *quiet, uint64_t *indices) {
    for (int row = 0; row < quiet->rows; row++)
        for (int class = 0; class < CLASSES_COUNT; class ++, indices++) {
            const struct class_list *list = &join->lists->of[class];
            for (int bit = 0; bit < list->coset.quiet.rows; bit++) {
                int cell = class_cell(list, list->tree.pivots[bit], join->lists->group.columns);
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
    if (matrix->rows - rank > CLASSES_LOOSE_MAX || gf2_weight(&pairing->conditions, 1) > CLASSES_LOOSE_MAX)
        return CLASSES_NO_SPLIT;
    pairing->frees = 1U << (matrix->rows - rank);
    pairing->checks = (size_t)1 << gf2_weight(&pairing->conditions, 1);
    for (int bit = 0; bit < pairing->lists[1]->coset.quiet.rows; bit++)
        pairing->patterns[1][bit].conditions = pairing->conditions & UINT64_C(1) << bit;
    for (int row = 0; row < rank; row++) {
        const uint64_t *from = gf2_row(matrix, row);
        union pattern *pattern = &pairing->patterns[pivots[row] / GF2_WORD_BITS][pivots[row] % GF2_WORD_BITS];
        pattern->indices[0] = from[2];
        pattern->indices[1] = from[3];
        pattern->conditions = from[1] & pairing->conditions;
    }
    for (unsigned i = 0; i < pairing->frees; i++)
        gf2_add_chosen(pairing->free[i].words, gf2_row(matrix, rank) + 2, matrix->stride, 2, i);
    return CLASSES_OK;
}

static enum classes_status take_pairing(struct class_join *join, int number, const uint64_t *indices, int nullity) {
    struct pairing *pairing = &join->pairings[number];
    struct arena *arena = join->arena;
    int pivots[CLASSES_NULLITY_MAX];
    struct gf2_matrix matrix;
    size_t mark = arena_mark(arena);
    if (!gf2_matrix_take(&matrix, nullity, CLASSES_COUNT * GF2_WORD_BITS, arena)) return CLASSES_NO_MEMORY;
    for (int i = 0; i < 2; i++) {
        int class = PAIRS[number][i], other = PAIRS[number ^ 1][i];
        pairing->lists[i] = &join->lists->of[class];
        pairing->others[i] = &join->hashed[other];
        for (int row = 0; row < nullity; row++) {
            gf2_row(&matrix, row)[i] = indices[row * CLASSES_COUNT + class];
            gf2_row(&matrix, row)[i + 2] = indices[row * CLASSES_COUNT + other];
        }
    }
    int rank = gf2_reduce(&matrix, 2 * GF2_WORD_BITS, pivots, arena);
    arena_release(arena, mark);
    return rank < 0 ? CLASSES_NO_MEMORY : read_words(pairing, &matrix, pivots, rank);
}

static enum classes_status take_pairings(struct class_join *join, const struct gf2_matrix *quiet) {
    size_t mark = arena_mark(join->arena);
    uint64_t *indices = arena_take_zeroed(join->arena, (size_t)quiet->rows * CLASSES_COUNT, sizeof *indices);
    enum classes_status status = indices ? CLASSES_OK : CLASSES_NO_MEMORY;
    if (indices) note_indices(join, quiet, indices);
    for (int i = 0; i < PAIRINGS && status == CLASSES_OK; i++) status = take_pairing(join, i, indices, quiet->rows);
    find_orbits(join, &join->lists->group);
    arena_release(join->arena, mark);
    return status;
}

/* ---- the hashes and the keys ---- */

/* Chooses the hash of each bit of an index: the bit itself when all indices fit, else pseudorandom bits. */
static void note_hashes(struct hashed *hashed, int slot_bits) {
    int rows = hashed->list->coset.quiet.rows;
    for (int bit = 0; bit < rows; bit++) {
        uint64_t mixed = (uint64_t)(bit + 1) * UINT64_C(0x9e3779b97f4a7c15);
        mixed = (mixed ^ mixed >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
        hashed->hashes[bit] = rows <= slot_bits ? UINT64_C(1) << bit : mixed >> (64 - slot_bits);
    }
}

static uint64_t slot_of(const struct hashed *hashed, uint64_t index) {
    uint64_t slot = 0;
    gf2_add_chosen(&slot, hashed->hashes, 1, 1, index);
    return slot;
}

/* The number of indices of a list. */
static size_t index_count(const struct class_list *list) {
    return list->index_starts[list->leads];
}

static bool take_hashes(struct hashed *hashed, int slot_bits, struct arena *arena) {
    size_t count = index_count(hashed->list), words = (size_t)1 << (slot_bits - 5);
    hashed->slots = arena_take(arena, count, sizeof *hashed->slots);
    hashed->bitmap = arena_take(arena, words, sizeof *hashed->bitmap);
    hashed->coarse = arena_take(arena, words, sizeof *hashed->coarse);
    if (!hashed->slots || !hashed->bitmap || !hashed->coarse) return false;
    note_hashes(hashed, slot_bits);
    for (size_t k = 0; k < count; k++) hashed->slots[k] = (uint32_t)slot_of(hashed, hashed->list->indices[k]);
    return true;
}

static bool take_bitmaps(struct class_join *join) {
    size_t most = 0;
    bool taken = true;
    for (int i = 0; i < CLASSES_COUNT; i++) {
        size_t count = index_count(&join->lists->of[i]);
        if (count > most) most = count;
    }
    join->slot_bits = SLOT_BITS_MIN;
    while (join->slot_bits < SLOT_BITS_MAX && most >> (join->slot_bits - SLOTS_BITS)) join->slot_bits++;
    for (int i = 0; i < CLASSES_COUNT; i++)
        taken = taken && take_hashes(&join->hashed[i], join->slot_bits, join->arena);
    return taken;
}

/* The number of indices in a list whose lead is not below the threshold. */
static size_t count_from(const struct class_list *list, int threshold) {
    return threshold > list->most ? 0 : list->index_starts[smaller((list->most - threshold) / 2 + 1, list->leads)];
}

static void set_bit(uint32_t *bitmap, uint32_t bit) {
    bitmap[bit >> 5] |= UINT32_C(1) << (bit & 31);
}

/* Fills both bitmaps of a list with the slots of its first indices, or whole. */
static void fill_bitmap(const struct class_join *join, const struct hashed *hashed, size_t count, bool all) {
    size_t bytes = (size_t)1 << (join->slot_bits - 3);
    memset(hashed->bitmap, all ? 0xff : 0, bytes);
    memset(hashed->coarse, all ? 0xff : 0, bytes >> join->coarse_shift);
    for (size_t k = 0; k < count; k++) {
        set_bit(hashed->bitmap, hashed->slots[k]);
        set_bit(hashed->coarse, hashed->slots[k] >> join->coarse_shift);
    }
}

/* Puts the indices into the bitmaps whose lead is at least half of what the pair lacks, (lead − level) / 2. In the second pass a
 * bitmap is full if its list does not reach down to this threshold. */
static void fill_bitmaps(struct class_join *join) {
    int threshold = rounded_up(join->best->lead - join->level, 2), bits = SLOT_BITS_MIN;
    if (threshold == join->threshold) return;
    join->threshold = threshold;
    for (int i = 0; i < CLASSES_COUNT; i++)
        while (count_from(&join->lists->of[i], threshold) >> (bits - COARSE_BITS)) bits++;
    join->coarse_shift = join->slot_bits - smaller(bits, join->slot_bits);
    for (int i = 0; i < CLASSES_COUNT; i++) {
        const struct hashed *hashed = &join->hashed[i];
        bool all = join->unlisted && threshold < hashed->list->floor;
        fill_bitmap(join, hashed, all ? 0 : count_from(hashed->list, threshold), all);
    }
}

static void note_slots(const struct pairing *pairing, union pattern *pattern) {
    uint64_t low = slot_of(pairing->others[0], pattern->indices[0]);
    uint64_t high = slot_of(pairing->others[1], pattern->indices[1]);
    pattern->slots = low | high << 32;
}

static void write_keys(struct pairing *pairing, int side, const uint64_t *members, const size_t *member_starts) {
    size_t count = 0, *starts = pairing->starts[side];
    for (int lead = 0; lead < pairing->lists[side]->leads; lead++)
        for (uint64_t subset = 0;;) {
            *starts++ = count;
            for (size_t i = member_starts[lead]; i < member_starts[lead + 1]; i++) {
                union pattern sum = {.words = {0}};
                gf2_add_chosen(sum.words, pairing->patterns[side]->words, WORDS, WORDS, entry_index(members[i]));
                if (sum.conditions != subset) continue;
                pairing->keys[side][count++] =
                    (struct key){{(uint32_t)sum.slots, (uint32_t)(sum.slots >> 32)}, (uint32_t)i};
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
        for (int row = 0; row < list->coset.quiet.rows; row++) note_slots(pairing, &pairing->patterns[side][row]);
        for (unsigned i = 0; i < pairing->frees; i++) note_slots(pairing, &pairing->free[i]);
        write_keys(pairing, side, members, starts);
    }
    return true;
}

/* ---- the places of the join ---- */

/* True if the lists of both other classes reach down to the threshold for such a lead at this level. */
static bool is_listed(const struct pairing *pairing, int lead, int level) {
    int threshold = rounded_up(lead - level, 2);
    return threshold >= pairing->others[0]->list->floor && threshold >= pairing->others[1]->list->floor;
}

/* The lead number of the second class that makes the level together with the current lead of the first. -1 when there is none, or
 * when no good enough solution has these two as its highest leads. */
static int partner(const struct class_join *join, const struct pairing *pairing) {
    int first = pairing->lists[0]->most - 2 * join->lead, second = join->level - first;
    int rest = pairing->lists[1]->most - second;
    if (rest < 0 || rest % 2 || rest / 2 >= pairing->lists[1]->leads) return -1;
    if (join->unlisted && is_listed(pairing, join->best->lead, join->level)) return -1;
    return join->level + 2 * smaller(first, second) < join->best->lead ? -1 : rest / 2;
}

/* Moves the join to the next conditions, lead, pairing or level; false when it is finished. */
static bool advance(struct class_join *join) {
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
    return 2 * join->level >= join->best->lead;
}

/* Sets the range of keys at the current place. The shares take the keys of the first class in turn. */
static void open_keys(struct class_join *join) {
    const struct pairing *pairing = &join->pairings[join->pairing];
    int other = join->lead < pairing->lists[0]->leads ? partner(join, pairing) : -1;
    if (other < 0) return;
    const size_t *firsts = pairing->starts[0] + (size_t)join->lead * pairing->checks + join->check;
    const size_t *seconds = pairing->starts[1] + (size_t)other * pairing->checks + join->check;
    join->at = firsts[0] + join->share;
    join->end = seconds[0] < seconds[1] ? firsts[1] : 0;
    join->from = seconds[0];
    join->to = seconds[1];
    if (join->at < join->end) fill_bitmaps(join);
}

/* The number of solutions that one visit of a solution counts for. Several pairings may have its two highest leads, and each
 * visits it. Only those of the first orbit among them count, each an equal part of the orbit. */
static unsigned share_of(const struct class_join *join, const int *leads) {
    int orbit = PAIRINGS;
    unsigned same = 0;
    for (int i = 0; i < PAIRINGS; i++) {
        const int *in = PAIRS[i], *out = PAIRS[i ^ 1];
        int lowest = smaller(leads[in[0]], leads[in[1]]), its = join->pairings[i].orbit;
        if (lowest < leads[out[0]] || lowest < leads[out[1]] || its > orbit) continue;
        same = its == orbit ? same + 1 : 1;
        orbit = its;
    }
    return orbit == join->pairing ? join->pairings[orbit].times / same : 0;
}

/* Stores the solution with these indices as the best one. */
static void hold(struct class_join *join, const uint64_t *indices) {
    const struct symmetry_group *group = &join->lists->group;
    uint64_t restricted[BOARD_WORDS], *presses = join->best->presses;
    memset(presses, 0, GF2_WORDS(group->rows * group->columns) * sizeof *presses);
    for (int i = 0; i < CLASSES_COUNT; i++) {
        const struct class_list *list = &join->lists->of[i];
        coset_solution(&list->coset, indices[i], restricted);
        for (int cell = 0; cell < list->coset.quiet.columns; cell++)
            if (gf2_get(restricted, cell)) gf2_flip(presses, class_cell(list, cell, group->columns));
    }
}

static int lead_in(const struct class_list *list, uint64_t index) {
    uint64_t presses[BOARD_WORDS];
    coset_solution(&list->coset, index, presses);
    return list->coset.quiet.columns - 2 * gf2_weight(presses, GF2_WORDS(list->coset.quiet.columns));
}

/* Weighs the solution of an entry, an index and a sum of patterns that press neither class. */
static void visit(struct class_join *join, uint64_t entry, uint64_t index, const union pattern *added) {
    const struct pairing *pairing = &join->pairings[join->pairing];
    const int *in = PAIRS[join->pairing], *out = PAIRS[join->pairing ^ 1];
    union pattern sum = *added;
    uint64_t indices[CLASSES_COUNT];
    int leads[CLASSES_COUNT], lead = join->level;
    gf2_add_chosen(sum.words, pairing->patterns[0]->words, WORDS, WORDS, entry_index(entry));
    gf2_add_chosen(sum.words, pairing->patterns[1]->words, WORDS, WORDS, index);
    indices[in[0]] = entry_index(entry);
    indices[in[1]] = index;
    leads[in[0]] = entry_lead(entry);
    leads[in[1]] = lead - entry_lead(entry);
    for (int i = 0; i < 2; i++) {
        indices[out[i]] = sum.indices[i];
        lead += leads[out[i]] = lead_in(pairing->others[i]->list, sum.indices[i]);
    }
    if (lead > join->best->lead) {
        join->best->lead = lead;
        join->best->count = 0;
        hold(join, indices);
    }
    if (lead == join->best->lead && join->unlisted != is_listed(pairing, lead, join->level))
        join->best->count += (uint64_t)__builtin_popcount(entry_images(entry)) * share_of(join, leads);
}

static uint32_t bit_of(const uint32_t *bitmap, uint32_t bit) {
    return bitmap[bit >> 5] >> (bit & 31) & 1;
}

/* Pairs the current key of the first class with those of the second. The loop is the cost of the join. */
static void pair_key(struct class_join *join) {
    const struct pairing *pairing = &join->pairings[join->pairing];
    const struct hashed *first = pairing->others[0], *second = pairing->others[1];
    const struct key *at = &pairing->keys[0][join->at], *keys = pairing->keys[1];
    int shift = join->coarse_shift;
    for (unsigned i = 0; i < pairing->frees; i++) {
        const union pattern *added = &pairing->free[i];
        uint32_t a = at->slot[0] ^ (uint32_t)added->slots, b = at->slot[1] ^ (uint32_t)(added->slots >> 32);
        for (size_t k = join->from; k < join->to; k++) {
            uint32_t x = a ^ keys[k].slot[0], y = b ^ keys[k].slot[1];
            if ((bit_of(first->coarse, x >> shift) | bit_of(second->coarse, y >> shift)) &&
                (bit_of(first->bitmap, x) | bit_of(second->bitmap, y)))
                visit(join, pairing->lists[0]->entries[at->place], pairing->lists[1]->indices[keys[k].place], added);
        }
    }
}

bool class_join_run(struct class_join *join, int64_t *budget) {
    for (; *budget > 0; --*budget) {
        if (join->at < join->end) {
            *budget -= (int64_t)((join->to - join->from) * join->pairings[join->pairing].frees * COST_OF_A_PAIR);
            pair_key(join);
            join->at += join->shares;
        } else {
            if (!advance(join)) return false;
            open_keys(join);
        }
    }
    return true;
}

/* ---- the passes ---- */

static void rewind_join(struct class_join *join, bool unlisted) {
    join->unlisted = unlisted;
    join->level = join->top;
    join->pairing = join->lead = 0;
    join->check = join->at = join->end = 0;
    join->threshold = TREE_NEVER;
}

/* Sets the highest level first, because the bound must be true also when memory runs out. */
bool class_join_begin(struct class_join *join) {
    join->top = TREE_NEVER;
    for (int i = 0; i < PAIRINGS; i++) {
        int level = join->pairings[i].lists[0]->most + join->pairings[i].lists[1]->most;
        if (level > join->top) join->top = level;
    }
    rewind_join(join, false);
    join->best->count = 0;
    bool taken = take_bitmaps(join);
    for (int i = 0; i < PAIRINGS; i++)
        if (join->pairings[i].orbit == i) taken = taken && take_keys(&join->pairings[i], join->arena);
    if (taken) open_keys(join);
    return taken;
}

void class_join_again(struct class_join *join) {
    rewind_join(join, true);
    open_keys(join);
}

bool class_join_is_second(const struct class_join *join) {
    return join->unlisted;
}

/* The two highest leads of a solution are either a pair at the current level or below, or a pair at a higher level whose other two
 * classes are both below the floors of their lists. */
int class_join_bound(const struct class_join *join) {
    int floor = TREE_NEVER;
    for (int i = 0; i < CLASSES_COUNT; i++)
        if (join->lists->of[i].floor > floor) floor = join->lists->of[i].floor;
    if (join->unlisted) return join->level + 2 * (floor - 1);
    int unlisted = join->top + 2 * (floor - 1);
    return unlisted > 2 * join->level ? unlisted : 2 * join->level;
}

/* Lower levels have many more pairs. */
double class_join_done(const struct class_join *join) {
    double above = (double)(join->top - join->level) / (join->top - rounded_up(join->best->lead, 2) + 1);
    return above * above * above * above;
}

enum classes_status class_join_start(struct class_join **result, const struct class_lists *lists,
                                     const struct gf2_matrix *quiet, struct class_best *best, struct arena *arena) {
    struct class_join *join = *result = arena_take_zeroed(arena, 1, sizeof *join);
    if (!join) return CLASSES_NO_MEMORY;
    join->lists = lists;
    join->best = best;
    join->arena = arena;
    join->shares = 1;
    for (int i = 0; i < CLASSES_COUNT; i++) join->hashed[i].list = &lists->of[i];
    return take_pairings(join, quiet);
}

void class_join_share(struct class_join *join, uint32_t share, uint32_t shares) {
    join->share = share;
    join->shares = shares;
}
