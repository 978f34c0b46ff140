#include "solve/pieces.h"

#include <string.h>

#include "algebra/gf2.h"

struct piece {
    struct fewest fewest;
    int nullity, buttons;
    int *cells; /* the buttons of the board that are its buttons */
};

/* The scratch of splitting a board into pieces. */
struct split {
    struct gf2_matrix quiet; /* in reduced form: the quiet patterns not yet used up by equal masks */
    int *pivots;
    int *group;      /* the group of each row */
    int *copies;     /* the number of buttons with the mask of each button; 0 for a button that another one replaces */
    uint64_t *first; /* a solution without replaced buttons */
};

static bool take_split(struct split *split, const struct coset *coset, struct arena *arena) {
    int rows = coset->quiet.rows, buttons = coset->quiet.columns;
    split->pivots = arena_take(arena, (size_t)rows, sizeof *split->pivots);
    split->group = arena_take(arena, (size_t)rows, sizeof *split->group);
    split->copies = arena_take(arena, (size_t)buttons, sizeof *split->copies);
    split->first = arena_take(arena, GF2_WORDS(buttons), sizeof *split->first);
    if (!gf2_matrix_copy(&split->quiet, &coset->quiet, arena)) return false;
    if (!split->pivots || !split->group || !split->copies || !split->first) return false;
    for (int button = 0; button < buttons; button++) split->copies[button] = 1;
    memcpy(split->first, coset->first, GF2_WORDS(buttons) * sizeof *split->first);
    return gf2_reduce(&split->quiet, buttons, split->pivots, arena) >= 0;
}

/* Replaces a button by another with an equal mask. Two masks are equal exactly when pressing both buttons is a quiet pattern. */
static void replace(struct split *split, int button, int by) {
    split->copies[by]++;
    split->copies[button] = 0;
    if (!gf2_get(split->first, button)) return;
    gf2_flip(split->first, button);
    gf2_flip(split->first, by);
}

static int last_one(const uint64_t *vector, size_t words) {
    while (!vector[words - 1]) words--;
    return (int)(words * GF2_WORD_BITS) - 1 - __builtin_clzll(vector[words - 1]);
}

/* Replaces the pivot button of a row if a button with an equal mask is found: pressing the two is then this row, or the sum of this
 * row and an earlier one. False if no other mask equals the pivot's. */
static bool replace_pivot(struct split *split, int row) {
    size_t words = GF2_WORDS(split->quiet.columns);
    const uint64_t *pattern = gf2_row(&split->quiet, row);
    if (gf2_weight(pattern, words) == 2) {
        replace(split, split->pivots[row], last_one(pattern, words));
        return true;
    }
    for (int other = 0; other < row; other++) {
        int weight = 0;
        for (size_t i = 0; i < words && weight <= 2; i++)
            weight += __builtin_popcountll(pattern[i] ^ gf2_row(&split->quiet, other)[i]);
        if (weight > 2) continue;
        replace(split, split->pivots[row], split->pivots[other]);
        return true;
    }
    return false;
}

/* Keeps one button for each mask, and the quiet patterns without the replaced buttons. */
static void keep_one_of_equal(struct split *split) {
    int kept = 0;
    for (int row = 0; row < split->quiet.rows; row++) {
        gf2_swap_rows(&split->quiet, kept, row);
        int pivot = split->pivots[kept];
        split->pivots[kept] = split->pivots[row];
        split->pivots[row] = pivot;
        kept += !replace_pivot(split, kept);
    }
    split->quiet.rows = kept;
}

static bool overlap(const uint64_t *a, const uint64_t *b, size_t words) {
    for (size_t i = 0; i < words; i++)
        if (a[i] & b[i]) return true;
    return false;
}

/* Puts rows with a common button into one group, whose name is its last row. Returns the number of groups. */
static int find_groups(struct split *split) {
    int count = split->quiet.rows;
    for (int row = 0; row < split->quiet.rows; row++) {
        split->group[row] = row;
        for (int other = 0; other < row; other++) {
            int group = split->group[other];
            const uint64_t *pattern = gf2_row(&split->quiet, row);
            if (group == row || !overlap(pattern, gf2_row(&split->quiet, other), split->quiet.stride)) continue;
            for (int k = 0; k < row; k++)
                if (split->group[k] == group) split->group[k] = row;
            count--;
        }
    }
    return count;
}

/* Lists the buttons of a group, removes them from the rest, and returns their number. */
static int list_cells(struct split *split, int group, uint64_t *rest, int *cells) {
    int count = 0;
    for (int cell = 0; cell < split->quiet.columns; cell++) {
        bool is_in = false;
        for (int row = 0; row < split->quiet.rows && !is_in; row++)
            is_in = split->group[row] == group && gf2_get(gf2_row(&split->quiet, row), cell);
        if (!is_in) continue;
        if (gf2_get(rest, cell)) gf2_flip(rest, cell);
        cells[count++] = cell;
    }
    return count;
}

/* to = the bits of the listed cells. Returns the number of ones. */
static int pick(const uint64_t *from, const int *cells, int count, uint64_t *to) {
    int ones = 0;
    for (int i = 0; i < count; i++)
        if (gf2_get(from, cells[i])) {
            gf2_flip(to, i);
            ones++;
        }
    return ones;
}

static int group_size(const struct split *split, int group) {
    int size = 0;
    for (int row = 0; row < split->quiet.rows; row++) size += split->group[row] == group;
    return size;
}

static enum fewest_status start_piece(struct piece *piece, struct split *split, int group, uint64_t *rest,
                                      struct arena *arena) {
    struct gf2_matrix quiet;
    piece->nullity = group_size(split, group);
    piece->cells = arena_take(arena, (size_t)split->quiet.columns, sizeof *piece->cells);
    if (!piece->cells) return FEWEST_NO_MEMORY;
    int count = piece->buttons = list_cells(split, group, rest, piece->cells), row = 0;
    uint64_t *first = arena_take_zeroed(arena, GF2_WORDS(count), sizeof *first);
    int *copies = arena_take(arena, (size_t)count, sizeof *copies);
    if (!first || !copies || !gf2_matrix_take(&quiet, piece->nullity, count, arena)) return FEWEST_NO_MEMORY;
    pick(split->first, piece->cells, count, first);
    for (int k = 0; k < split->quiet.rows; k++)
        if (split->group[k] == group) pick(gf2_row(&split->quiet, k), piece->cells, count, gf2_row(&quiet, row++));
    for (int i = 0; i < count; i++) copies[i] = split->copies[piece->cells[i]];
    struct coset coset = {.first = first, .quiet = quiet, .nullity = piece->nullity, .copies = copies};
    return fewest_start(&piece->fewest, &coset, arena);
}

/* Combines the outcomes of all pieces. */
static void add_up(struct pieces *pieces) {
    struct outcome *best = &pieces->best;
    uint64_t *presses = best->presses;
    best->weight = best->bound = gf2_weight(pieces->rest, pieces->words);
    best->progress = 0;
    best->count = pieces->ways;
    memcpy(presses, pieces->rest, pieces->words * sizeof *presses);
    for (int i = 0; i < pieces->count; i++) {
        const struct piece *piece = &pieces->pieces[i];
        best->weight += piece->fewest.best.weight;
        best->bound += piece->fewest.best.bound;
        best->progress += piece->fewest.best.progress;
        best->count *= piece->fewest.best.count;
        for (int k = 0; k < piece->buttons; k++)
            if (gf2_get(piece->fewest.best.presses, k)) gf2_flip(presses, piece->cells[k]);
    }
    best->progress = pieces->count > 0 ? best->progress / pieces->count : 1;
}

static enum fewest_status start_pieces(struct pieces *pieces, struct split *split, struct arena *arena) {
    size_t words = pieces->words;
    pieces->best.presses = arena_take(arena, words, sizeof *pieces->rest);
    pieces->rest = arena_take(arena, words, sizeof *pieces->rest);
    pieces->pieces = arena_take(arena, (size_t)split->quiet.rows, sizeof *pieces->pieces);
    if (!pieces->best.presses || !pieces->rest || !pieces->pieces) return FEWEST_NO_MEMORY;
    memcpy(pieces->rest, split->first, words * sizeof *pieces->rest);
    for (int group = 0; group < split->quiet.rows; group++) {
        if (split->group[group] != group) continue;
        enum fewest_status status = start_piece(&pieces->pieces[pieces->count++], split, group, pieces->rest, arena);
        if (status != FEWEST_OK) return status;
    }
    for (int cell = 0; cell < split->quiet.columns; cell++)
        if (gf2_get(pieces->rest, cell)) pieces->ways *= (uint64_t)split->copies[cell];
    add_up(pieces);
    return FEWEST_OK;
}

/* A board of one piece whose masks all differ is searched as it is, with its symmetries. */
static enum fewest_status start_whole(struct pieces *pieces, const struct coset *coset, struct arena *arena) {
    pieces->pieces = arena_take(arena, 1, sizeof *pieces->pieces);
    if (!pieces->pieces) return FEWEST_NO_MEMORY;
    pieces->is_whole = true;
    pieces->count = 1;
    enum fewest_status status = fewest_start(&pieces->pieces->fewest, coset, arena);
    pieces->best = pieces->pieces->fewest.best;
    return status;
}

static enum fewest_status start(struct pieces *pieces, const struct coset *coset, struct arena *arena) {
    struct split split;
    if (coset->nullity > coset->quiet.rows) return FEWEST_TOO_MANY;
    if (!take_split(&split, coset, arena)) return FEWEST_NO_MEMORY;
    keep_one_of_equal(&split);
    int groups = find_groups(&split);
    if (groups == 1 && split.quiet.rows == coset->nullity) return start_whole(pieces, coset, arena);
    if (coset->nullity > PIECES_NULLITY_MAX) return FEWEST_TOO_MANY;
    return start_pieces(pieces, &split, arena);
}

enum fewest_status pieces_start(struct pieces *pieces, const struct coset *coset, struct arena *arena) {
    size_t mark = arena_mark(arena);
    *pieces = (struct pieces){.words = GF2_WORDS(coset->quiet.columns), .ways = 1};
    enum fewest_status status = start(pieces, coset, arena);
    if (status != FEWEST_OK) arena_release(arena, mark);
    return status;
}

void pieces_share(struct pieces *pieces, uint32_t share, uint32_t shares) {
    int largest = 0;
    for (int i = 1; i < pieces->count; i++)
        if (pieces->pieces[i].nullity > pieces->pieces[largest].nullity) largest = i;
    if (pieces->count > 0)
        fewest_share(&pieces->pieces[largest].fewest, share, shares);
    else if (share > 0)
        pieces->ways = 0;
}

enum fewest_run pieces_run(struct pieces *pieces, uint32_t slices) {
    enum fewest_run run = FEWEST_FINISHED;
    for (int i = 0; i < pieces->count && run == FEWEST_FINISHED; i++)
        run = fewest_run(&pieces->pieces[i].fewest, slices);
    if (pieces->is_whole)
        pieces->best = pieces->pieces->fewest.best;
    else
        add_up(pieces);
    return run;
}
