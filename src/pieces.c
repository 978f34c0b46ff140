#include "pieces.h"

#include <string.h>

#include "gf2.h"

struct piece {
    struct fewest fewest;
    struct solver solver; /* of the piece: what a search reads of it */
    int *cells;           /* the button that each of its buttons is */
};

/* While the pieces are found. */
struct split {
    struct gf2_matrix quiet; /* reduced; the rows that are left over */
    int *pivots;
    int *group;      /* of each row */
    int *copies;     /* of each button: how many have its mask; 0 where another one stands for it */
    uint64_t *first; /* a solution that presses none of those */
};

static bool take_split(struct split *split, const struct solver *solver, const uint64_t *presses, struct arena *arena) {
    int rows = solver->quiet.rows, buttons = solver->buttons;
    split->pivots = arena_take(arena, (size_t)rows, sizeof *split->pivots);
    split->group = arena_take(arena, (size_t)rows, sizeof *split->group);
    split->copies = arena_take(arena, (size_t)buttons, sizeof *split->copies);
    split->first = arena_take(arena, GF2_WORDS(buttons), sizeof *split->first);
    if (!gf2_matrix_copy(&split->quiet, &solver->quiet, arena)) return false;
    if (!split->pivots || !split->group || !split->copies || !split->first) return false;
    for (int button = 0; button < buttons; button++) split->copies[button] = 1;
    memcpy(split->first, presses, GF2_WORDS(buttons) * sizeof *presses);
    return gf2_reduce(&split->quiet, buttons, split->pivots, arena) >= 0;
}

/* Two buttons have equal masks when pressing both is a quiet pattern. */
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

/* A reduced row is such a pattern itself, or is one together with a row before it; or its pivot has a mask of its own. */
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

/* Keeps one button for each mask, and of the quiet patterns those that press no other. */
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

static bool meet(const uint64_t *a, const uint64_t *b, size_t words) {
    for (size_t i = 0; i < words; i++)
        if (a[i] & b[i]) return true;
    return false;
}

/* Rows that share a button are of one group, which is called by its last row. Returns how many groups there are. */
static int find_groups(struct split *split) {
    int count = split->quiet.rows;
    for (int row = 0; row < split->quiet.rows; row++) {
        split->group[row] = row;
        for (int other = 0; other < row; other++) {
            int group = split->group[other];
            const uint64_t *pattern = gf2_row(&split->quiet, row);
            if (group == row || !meet(pattern, gf2_row(&split->quiet, other), split->quiet.stride)) continue;
            for (int k = 0; k < row; k++)
                if (split->group[k] == group) split->group[k] = row;
            count--;
        }
    }
    return count;
}

/* Takes the buttons of a group away from the rest; how many they are. */
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

/* to = the bits of the cells; their number. */
static int pick(const uint64_t *from, const int *cells, int count, uint64_t *to) {
    int ones = 0;
    for (int i = 0; i < count; i++)
        if (gf2_get(from, cells[i])) {
            gf2_flip(to, i);
            ones++;
        }
    return ones;
}

static enum fewest_status start_piece(struct piece *piece, struct split *split, int group, uint64_t *rest,
                                      struct arena *arena) {
    struct solver *solver = &piece->solver;
    int rows = 0, row = 0;
    piece->cells = arena_take(arena, (size_t)split->quiet.columns, sizeof *piece->cells);
    if (!piece->cells) return FEWEST_NO_MEMORY;
    int count = list_cells(split, group, rest, piece->cells);
    for (int k = 0; k < split->quiet.rows; k++) rows += split->group[k] == group;
    *solver = (struct solver){.buttons = count, .nullity = rows};
    uint64_t *first = arena_take_zeroed(arena, GF2_WORDS(count), sizeof *first);
    int *copies = arena_take(arena, (size_t)count, sizeof *copies);
    if (!first || !copies || !gf2_matrix_take(&solver->quiet, rows, count, arena)) return FEWEST_NO_MEMORY;
    pick(split->first, piece->cells, count, first);
    for (int k = 0; k < split->quiet.rows; k++)
        if (split->group[k] == group)
            pick(gf2_row(&split->quiet, k), piece->cells, count, gf2_row(&solver->quiet, row++));
    for (int i = 0; i < count; i++) copies[i] = split->copies[piece->cells[i]];
    enum fewest_status status = fewest_start(&piece->fewest, solver, first, arena);
    piece->fewest.copies = copies;
    return status;
}

/* What all pieces make together. */
static void add_up(struct pieces *pieces) {
    struct fewest *best = &pieces->best;
    uint64_t *presses = best->presses;
    best->weight = best->bound = gf2_weight(pieces->rest, pieces->words);
    best->progress = 0;
    best->count = pieces->ways;
    memcpy(presses, pieces->rest, pieces->words * sizeof *presses);
    for (int i = 0; i < pieces->count; i++) {
        const struct piece *piece = &pieces->pieces[i];
        best->weight += piece->fewest.weight;
        best->bound += piece->fewest.bound;
        best->progress += piece->fewest.progress;
        best->count *= piece->fewest.count;
        for (int k = 0; k < piece->solver.buttons; k++)
            if (gf2_get(piece->fewest.presses, k)) gf2_flip(presses, piece->cells[k]);
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

/* A board of one piece, each mask of its own: the search has it as it is, symmetries and all. */
static enum fewest_status start_whole(struct pieces *pieces, const struct solver *solver, const uint64_t *presses,
                                      struct arena *arena) {
    pieces->pieces = arena_take(arena, 1, sizeof *pieces->pieces);
    if (!pieces->pieces) return FEWEST_NO_MEMORY;
    pieces->is_whole = true;
    pieces->count = 1;
    enum fewest_status status = fewest_start(&pieces->pieces->fewest, solver, presses, arena);
    pieces->best = pieces->pieces->fewest;
    return status;
}

static enum fewest_status start(struct pieces *pieces, const struct solver *solver, const uint64_t *presses,
                                struct arena *arena) {
    struct split split;
    if (solver->nullity > solver->quiet.rows) return FEWEST_TOO_MANY;
    if (!take_split(&split, solver, presses, arena)) return FEWEST_NO_MEMORY;
    keep_one_of_equal(&split);
    int groups = find_groups(&split);
    if (groups == 1 && split.quiet.rows == solver->nullity) return start_whole(pieces, solver, presses, arena);
    if (solver->nullity > PIECES_NULLITY_MAX) return FEWEST_TOO_MANY;
    return start_pieces(pieces, &split, arena);
}

enum fewest_status pieces_start(struct pieces *pieces, const struct solver *solver, const uint64_t *presses,
                                struct arena *arena) {
    size_t used = arena->used;
    *pieces = (struct pieces){.words = GF2_WORDS(solver->buttons), .ways = 1};
    enum fewest_status status = start(pieces, solver, presses, arena);
    if (status != FEWEST_OK) arena->used = used;
    return status;
}

void pieces_share(struct pieces *pieces, uint32_t share, uint32_t shares) {
    int largest = 0;
    for (int i = 1; i < pieces->count; i++)
        if (pieces->pieces[i].solver.nullity > pieces->pieces[largest].solver.nullity) largest = i;
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
        pieces->best = pieces->pieces->fewest;
    else
        add_up(pieces);
    return run;
}
