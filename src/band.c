#include "band.h"

#include <string.h>

#include "check.h"
#include "gf2.h"

/* The blocks of lights are put out one after the other. The front of a block holds the rows that can still reach it: those
 * left over by the front before, and the buttons whose masks begin to matter here, all others being known not to reach
 * it. Reduced in the columns of the block's lights, some rows become pivots: they are done. The others reach only blocks
 * that follow, and go on; those that reach nothing any more are quiet patterns. Beside its lights each row keeps the sum
 * of incoming rows that it is. So the fronts, as they were reduced, are the factors of the matrix: running through them
 * forwards puts the lights out by pivots, running backwards says which buttons those are made of. */
struct band_stage {
    /* The lights of blocks k … k + 2·reach, then, from a whole word on, the incoming rows. Rows 0 … rank-1 are pivots,
     * the next `left` go on, the rest are quiet patterns. */
    struct gf2_matrix front;
    int rank, left;
    int *pivots;        /* of each pivot: its light in the block */
    int came;           /* incoming rows: so many from the front before, then buttons */
    const int *buttons; /* which ones */
    uint64_t *chosen;   /* scratch: the rows that are added up */
};

/* Lines of cells, in rows or in columns. Where the last line meets the first, they are folded: line k stands beside line
 * k of those counted from the end, so that neighbours are near each other. */
struct lines {
    bool turned, folded;
    int count, cells; /* as folded: how many there are, and of how many cells */
    int reach;        /* of the stencil, from line to line */
};

static int reach_of(uint32_t rule, bool turned) {
    int reach = 0;
    for (; rule; rule &= rule - 1) {
        int bit = __builtin_ctz(rule), middle = BOARD_STENCIL_SIDE / 2;
        int away = (turned ? bit % BOARD_STENCIL_SIDE : bit / BOARD_STENCIL_SIDE) - middle;
        if (away > reach) reach = away;
        if (-away > reach) reach = -away;
    }
    return reach;
}

static struct lines lines_of(const struct board *board, bool turned) {
    bool folded = turned ? board->wrap != BOARD_FLAT : board->wrap == BOARD_TORUS;
    int count = turned ? board->columns : board->rows, cells = turned ? board->rows : board->columns;
    return (struct lines){.turned = turned,
                          .folded = folded,
                          .count = folded ? (count + 1) / 2 : count,
                          .cells = folded ? 2 * cells : cells,
                          .reach = reach_of(board->rule, turned)};
}

/* The direction in which the fronts are smaller. */
static struct lines choose_lines(const struct board *board) {
    struct lines rows = lines_of(board, false), columns = lines_of(board, true);
    return rows.cells * (rows.reach + 1) <= columns.cells * (columns.reach + 1) ? rows : columns;
}

/* Several short lines make a block, so that it fills a word. */
static int lines_in_block(struct lines lines) {
    return lines.cells < GF2_WORD_BITS ? GF2_WORD_BITS / lines.cells : 1;
}

static int place_of(const struct band *band, const struct board *board, struct lines lines, int cell) {
    int row = cell / board->columns, column = cell % board->columns, depth = lines_in_block(lines);
    int line = lines.turned ? column : row, at = lines.turned ? row : column;
    if (line >= lines.count) {
        line = (lines.turned ? board->columns : board->rows) - 1 - line;
        at += lines.cells / 2;
    }
    return line / depth * (int)band->words * GF2_WORD_BITS + line % depth * lines.cells + at;
}

static int places_in(const struct band *band, int blocks) {
    return blocks * (int)band->words * GF2_WORD_BITS;
}

/* The buttons that exist, in the order of their places. */
static bool put_in_order(struct band *band, const struct board *board, struct arena *arena) {
    int places = places_in(band, band->blocks), count = 0;
    size_t used = arena->used;
    int *cells = arena_take(arena, (size_t)places, sizeof *cells);
    arena->used = used;
    if (!cells) return false;
    for (int place = 0; place < places; place++) cells[place] = -1;
    for (int cell = 0; cell < board->buttons; cell++)
        if (board_has_button(board, cell)) cells[band->place[cell]] = cell;
    for (int place = 0; place < places; place++) {
        if (place % places_in(band, 1) == 0) band->first[place / places_in(band, 1)] = count;
        if (cells[place] >= 0) band->order[count++] = cells[place];
    }
    band->first[band->blocks] = count;
    return true;
}

static bool take_order(struct band *band, const struct board *board, struct arena *arena) {
    struct lines lines = choose_lines(board);
    int depth = lines_in_block(lines);
    band->width = depth * lines.cells;
    band->words = GF2_WORDS(band->width);
    band->blocks = (lines.count + depth - 1) / depth;
    band->reach = (lines.reach + depth - 1) / depth;
    band->place = arena_take(arena, (size_t)board->lights, sizeof *band->place);
    band->order = arena_take(arena, (size_t)board->buttons, sizeof *band->order);
    band->first = arena_take(arena, (size_t)band->blocks + 1, sizeof *band->first);
    if (!band->place || !band->order || !band->first) return false;
    for (int cell = 0; cell < board->lights; cell++) band->place[cell] = place_of(band, board, lines, cell);
    return put_in_order(band, board, arena);
}

/* The words of a front's lights, and of those that go on to the next. */
static size_t light_words(const struct band *band) {
    return (size_t)(2 * band->reach + 1) * band->words;
}

static size_t left_words(const struct band *band) {
    return (size_t)(2 * band->reach) * band->words;
}

/* A bit for each place, and room for the lights of the last fronts, which are beyond the board. */
static size_t rest_words(const struct band *band) {
    return (size_t)band->blocks * band->words + left_words(band);
}

static int least(int a, int b) {
    return a < b ? a : b;
}

/* Where the buttons end that have come in up to block k. */
static int buttons_until(const struct band *band, int k) {
    return k < 0 ? 0 : band->first[least(k + band->reach + 1, band->blocks)];
}

static bool take_stage(struct band *band, int k, struct arena *arena) {
    struct band_stage *stage = &band->stages[k];
    int begin = buttons_until(band, k - 1);
    stage->came = k > 0 ? stage[-1].left : 0;
    stage->buttons = band->order + begin;
    int rows = stage->came + buttons_until(band, k) - begin;
    int columns = (int)light_words(band) * GF2_WORD_BITS + rows;
    stage->pivots = arena_take(arena, (size_t)least(rows, band->width), sizeof *stage->pivots);
    stage->chosen = arena_take(arena, GF2_WORDS(rows), sizeof *stage->chosen);
    return gf2_matrix_take(&stage->front, rows, columns, arena) && stage->pivots && stage->chosen;
}

static void fill_front(const struct band *band, const struct board *board, int k) {
    const struct band_stage *stage = &band->stages[k];
    int cells[BOARD_STENCIL_CELLS], before = places_in(band, k);
    for (int row = 0; row < stage->front.rows; row++) {
        uint64_t *to = gf2_row(&stage->front, row);
        gf2_flip(to + light_words(band), row);
        if (row < stage->came) {
            const uint64_t *from = gf2_row(&stage[-1].front, stage[-1].rank + row) + band->words;
            memcpy(to, from, left_words(band) * sizeof *to);
            continue;
        }
        int count = board_stencil(board, stage->buttons[row - stage->came], cells);
        for (int i = 0; i < count; i++) gf2_flip(to, band->place[cells[i]] - before);
    }
}

/* Moves the rows that go on before those that reach nothing any more. */
static void set_quiet_apart(const struct band *band, struct band_stage *stage) {
    stage->left = 0;
    for (int row = stage->rank; row < stage->front.rows; row++)
        if (!gf2_is_zero(gf2_row(&stage->front, row), light_words(band)))
            gf2_swap_rows(&stage->front, stage->rank + stage->left++, row);
}

static int quiet_in(const struct band_stage *stage) {
    return stage->front.rows - stage->rank - stage->left;
}

static bool eliminate(struct band *band, const struct board *board, int k, struct arena *arena) {
    struct band_stage *stage = &band->stages[k];
    if (!take_stage(band, k, arena)) return false;
    fill_front(band, board, k);
    stage->rank = gf2_reduce(&stage->front, band->width, stage->pivots, arena);
    if (stage->rank < 0) return false;
    set_quiet_apart(band, stage);
    band->nullity += quiet_in(stage);
    return true;
}

bool band_prepare(struct band *band, const struct board *board, struct arena *arena) {
    int rows = 0;
    *band = (struct band){.lights = board->lights, .buttons = board->buttons};
    if (!take_order(band, board, arena)) return false;
    band->stages = arena_take(arena, (size_t)band->blocks, sizeof *band->stages);
    band->rest = arena_take(arena, rest_words(band), sizeof *band->rest);
    if (!band->stages || !band->rest) return false;
    for (int k = 0; k < band->blocks; k++) {
        if (!eliminate(band, board, k, arena)) return false;
        if (band->stages[k].front.rows > rows) rows = band->stages[k].front.rows;
    }
    CHECK(band->stages[band->blocks - 1].left == 0);
    band->sum = arena_take(arena, GF2_WORDS(rows), sizeof *band->sum);
    return band->sum;
}

static void clear_chosen(const struct band_stage *stage) {
    memset(stage->chosen, 0, GF2_WORDS(stage->front.rows) * sizeof *stage->chosen);
}

/* Puts out the lights of block k, as far as its pivots do; the first light that is left, or -1. */
static int put_out(const struct band *band, int k) {
    const struct band_stage *stage = &band->stages[k];
    uint64_t *rest = band->rest + (size_t)k * band->words;
    clear_chosen(stage);
    for (int row = 0; row < stage->rank; row++) {
        if (!gf2_get(rest, stage->pivots[row])) continue;
        gf2_flip(stage->chosen, row);
        gf2_add(rest, gf2_row(&stage->front, row), light_words(band));
    }
    return gf2_first(rest, band->words);
}

/* sum = the incoming rows that make up the chosen ones. */
static void add_up(const struct band *band, const struct band_stage *stage, uint64_t *sum) {
    size_t words = GF2_WORDS(stage->front.rows);
    memset(sum, 0, words * sizeof *sum);
    for (size_t i = 0; i < words; i++)
        for (uint64_t rest = stage->chosen[i]; rest; rest &= rest - 1) {
            int row = (int)i * GF2_WORD_BITS + __builtin_ctzll(rest);
            gf2_add(sum, gf2_row(&stage->front, row) + light_words(band), words);
        }
}

/* The buttons of which the chosen rows of all stages up to `stage` are made. */
static void read_presses(const struct band *band, const struct band_stage *stage, uint64_t *presses) {
    memset(presses, 0, GF2_WORDS(band->buttons) * sizeof *presses);
    for (;; stage--) {
        add_up(band, stage, band->sum);
        for (int row = stage->came; row < stage->front.rows; row++)
            if (gf2_get(band->sum, row)) gf2_flip(presses, stage->buttons[row - stage->came]);
        if (stage == band->stages) return;
        for (int row = 0; row < stage->came; row++)
            if (gf2_get(band->sum, row)) gf2_flip(stage[-1].chosen, stage[-1].rank + row);
    }
}

/* The set that holds light `left` of block k, no other light without a pivot, and of each block before as many pivots
 * as make it meet their rows evenly. */
static void read_witness(const struct band *band, int k, int left, uint64_t *witness) {
    const struct band_stage *stage = &band->stages[k];
    uint64_t *set = band->rest;
    memset(set, 0, rest_words(band) * sizeof *set);
    gf2_flip(set + (size_t)k * band->words, left);
    for (; k >= 0; k--, stage--) {
        uint64_t *from = set + (size_t)k * band->words;
        for (int row = 0; row < stage->rank; row++)
            if (gf2_dot(gf2_row(&stage->front, row), from, light_words(band))) gf2_flip(from, stage->pivots[row]);
    }
    memset(witness, 0, GF2_WORDS(band->lights) * sizeof *witness);
    for (int cell = 0; cell < band->lights; cell++)
        if (gf2_get(set, band->place[cell])) gf2_flip(witness, cell);
}

bool band_solve(const struct band *band, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    memset(band->rest, 0, rest_words(band) * sizeof *band->rest);
    for (int cell = 0; cell < band->lights; cell++)
        if (gf2_get(lights, cell)) gf2_flip(band->rest, band->place[cell]);
    for (int k = 0; k < band->blocks; k++) {
        int left = put_out(band, k);
        if (left < 0) continue;
        read_witness(band, k, left, witness);
        return false;
    }
    read_presses(band, &band->stages[band->blocks - 1], presses);
    return true;
}

void band_quiet(const struct band *band, int k, uint64_t *presses) {
    CHECK(k >= 0 && k < band->nullity);
    const struct band_stage *stage = band->stages;
    for (; k >= quiet_in(stage); stage++) {
        k -= quiet_in(stage);
        clear_chosen(stage);
    }
    clear_chosen(stage);
    gf2_flip(stage->chosen, stage->rank + stage->left + k);
    read_presses(band, stage, presses);
}
