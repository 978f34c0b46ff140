#include "solve/frontal.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/embed.h"
#include "algebra/gf2.h"

/* One stage for each light. Its equation expresses the last of its new buttons by the others; the other new buttons become parameters.
 * So every button is a constant plus a sum of parameters. A light without a new button is a condition on the parameters: it
 * expresses one of them by the others, unless it is empty. A parameter that no button in the front depends on any more is free and
 * makes a quiet pattern.
 *
 * The front is the set of buttons that later lights still need: a matrix with a row (place) for each button and a column (slot) for
 * each parameter. The constants depend on the lights. Each condition stores which constants it changes, so that solving repeats
 * the stages for the constants alone. */
enum frontal_kind { PARAMETER, BUTTON, CONDITION, QUIET };

/* parameter = the sum of the parameters in its form + the violation. The carriers are the places whose constants change by the
 * violation. */
struct condition {
    size_t words, place_words;
    uint64_t violation;
    uint64_t form[]; /* `words` words; behind them the carriers, a bit for each place */
};

struct frontal_stage {
    struct condition *condition; /* NULL for an empty condition */
    enum frontal_kind kind;
    int light;
    int button, place; /* the parameter, or the button that the light expresses; with other kinds 0 and FREE */
    int slot;          /* of the parameter */
    const int *list;   /* the number of buttons that flip the light, then their places */
};

enum { PLACES = 2 * GF2_WORD_BITS, SLOTS = 2 * GF2_WORD_BITS }; /* the front grows by so many */
enum { FREE };                                                  /* a place without a button */

/* A button during the sweep. */
struct entry {
    int place; /* in the front; −1 before the button enters */
    int last;  /* the last light that it flips; −1: none */
};

/* The scratch of frontal_prepare(). */
struct sweep {
    struct frontal *frontal;
    const struct board *board;
    struct arena *arena;
    int lines, cells;         /* of a line */
    bool is_folded;           /* the order of the lines: the first, the last, the second, the last but one … */
    int line_step, cell_step; /* from a light to the same one of the next line, and to the next one */
    int *list; /* for each light: the number of buttons that flip it, then these buttons; later, their places */
    struct entry *entries; /* of each button */
    int *vacant;           /* places */
    int vacant_count;
    struct gf2_matrix front; /* places × slots; row FREE contains the slots that are free */
};

enum { REACH = BOARD_STENCIL_SIDE / 2 };

/* The number of lines that a stencil reaches. */
static int reach_of(uint32_t rule, bool by_columns) {
    const uint32_t row = BOARD_ROW(0, 1, 1, 1, 1, 1), column = 0x108421; /* the first ones of a stencil */
    const uint32_t line = by_columns ? column : row, step = by_columns ? 1 : BOARD_STENCIL_SIDE;
    if (rule & (line | line << 4 * step)) return 2;
    return (rule & (line << step | line << 3 * step)) != 0;
}

/* Sets the order of the lights. Returns an estimate of the number of parameters in the front. */
static int set_lines(struct sweep *sweep, bool by_columns) {
    const struct board *board = sweep->board;
    int reach = reach_of(board->rule, by_columns);
    sweep->lines = by_columns ? board->columns : board->rows;
    sweep->cells = by_columns ? board->rows : board->columns;
    sweep->line_step = by_columns ? 1 : board->columns;
    sweep->cell_step = by_columns ? board->columns : 1;
    bool is_cyclic = board->wrap >= (by_columns ? BOARD_CYLINDER : BOARD_TORUS);
    sweep->is_folded = board->wrap >= (by_columns ? BOARD_KLEIN : BOARD_PROJECTIVE);
    return (reach < sweep->lines ? reach : sweep->lines - 1) * sweep->cells << is_cyclic;
}

/* These two are called for each light or more often, so they are inlined at every optimization level. */
static inline __attribute__((always_inline)) bool get(const uint64_t *bits, int i) {
    return bits[(unsigned)i / GF2_WORD_BITS] >> (unsigned)i % GF2_WORD_BITS & 1;
}

/* The line at a place in the order of the sweep. */
static int line_at(const struct sweep *sweep, int place) {
    if (!sweep->is_folded) return place;
    return place % 2 ? sweep->lines - 1 - place / 2 : place / 2;
}

static inline __attribute__((always_inline)) int light_at(const struct sweep *sweep, int line, int cell) {
    return line * sweep->line_step + cell * sweep->cell_step;
}

/* Removes cells that occur twice: two flips cancel. Returns the number of cells left. */
static int cancel_pairs(int *list, int count) {
    for (int i = 0; i < count; i++)
        for (int at = i + 1; at < count; at++) {
            if (list[at] != list[i]) continue;
            list[at] = list[--count];
            list[i--] = list[--count];
            break;
        }
    return count;
}

/* The buttons that flip a light: its stencil on the transposed board. */
struct flippers {
    struct board transposed;
    int offsets[BOARD_STENCIL_CELLS]; /* from a light away from the edges to these buttons, in ascending order */
    int count;
};

static void find_offsets(struct flippers *flippers) {
    flippers->count = 0;
    for (uint32_t rest = flippers->transposed.rule; rest; rest &= rest - 1) {
        int bit = __builtin_ctz(rest), down = bit / BOARD_STENCIL_SIDE, right = bit % BOARD_STENCIL_SIDE;
        flippers->offsets[flippers->count++] = (down - REACH) * flippers->transposed.columns + right - REACH;
    }
}

/* Lists the buttons that flip a light away from the edges, and returns their number. */
static int find_inside(const struct flippers *flippers, int light, int *list) {
    int count = 0;
    for (int i = 0; i < flippers->count; i++) {
        list[count] = light + flippers->offsets[i];
        count += !get(flippers->transposed.holes, list[count]);
    }
    return count;
}

/* Notes that each button in the list flips the light. True if none is new. */
static bool note_last(const struct sweep *sweep, int light, const int *list) {
    bool all_known = true;
    for (int i = 1; i <= *list; i++) {
        struct entry *entry = &sweep->entries[list[i]];
        all_known &= entry->last >= 0;
        entry->last = light;
    }
    return all_known;
}

/* Lists the buttons that flip each light, in the order of the sweep. Returns the number of conditions: lights without a new button. */
static int list_buttons(const struct sweep *sweep) {
    struct flippers flippers;
    int *list = sweep->list, count = 0;
    board_transpose(sweep->board, &flippers.transposed);
    if (BY_OFFSETS) find_offsets(&flippers);
    for (int place = 0; place < sweep->lines; place++) {
        int line = line_at(sweep, place);
        for (int cell = 0; cell < sweep->cells; cell++, list += *list + 1) {
            int light = light_at(sweep, line, cell);
            bool inside = BY_OFFSETS && line >= REACH && line < sweep->lines - REACH && cell >= REACH &&
                          cell < sweep->cells - REACH;
            *list = 0;
            if (get(sweep->board->holes, light)) continue;
            *list = inside ? find_inside(&flippers, light, list + 1)
                           : cancel_pairs(list + 1, board_stencil(&flippers.transposed, light, list + 1));
            count += note_last(sweep, light, list);
        }
    }
    return count;
}

/* Adds so many places and slots to the front; false when memory runs out. */
static bool grow(struct sweep *sweep, int places, int slots) {
    struct gf2_matrix old = sweep->front;
    if (!gf2_matrix_take(&sweep->front, old.rows + places, old.columns + slots, sweep->arena)) return false;
    for (int place = 0; place < old.rows; place++)
        memcpy(gf2_row(&sweep->front, place), gf2_row(&old, place), old.stride * sizeof *old.words);
    for (size_t i = old.stride; i < sweep->front.stride; i++) gf2_row(&sweep->front, FREE)[i] = ~UINT64_C(0);
    for (int place = sweep->front.rows; --place >= old.rows && place > FREE;)
        sweep->vacant[sweep->vacant_count++] = place;
    return true;
}

static bool enter(struct sweep *sweep, struct entry *entry) {
    if (sweep->vacant_count == 0 && !grow(sweep, PLACES, 0)) return false;
    entry->place = sweep->vacant[--sweep->vacant_count];
    return true;
}

static void leave(struct sweep *sweep, int place) {
    uint64_t *row = gf2_row(&sweep->front, place);
    sweep->vacant[sweep->vacant_count++] = place;
    gf2_add(row, row, sweep->front.stride); /* faster than memset() in wasm */
}

static struct frontal_stage *add_stage(const struct sweep *sweep, enum frontal_kind kind) {
    static const int none = 0;
    struct frontal *frontal = sweep->frontal;
    struct frontal_stage *stage = &frontal->stages[frontal->stage_count++];
    *stage = (struct frontal_stage){.kind = kind, .list = &none};
    frontal->nullity += kind == QUIET;
    return stage;
}

/* Frees the slots of parameters that no row contains: each makes a quiet pattern. */
static void free_slots(const struct sweep *sweep) {
    for (size_t i = 0; i < sweep->front.stride; i++) {
        uint64_t kept = 0, *free = gf2_row(&sweep->front, FREE) + i;
        for (int place = 0; place < sweep->front.rows; place++) kept |= gf2_row(&sweep->front, place)[i];
        for (uint64_t rest = ~kept; rest; rest &= rest - 1)
            add_stage(sweep, QUIET)->slot = (int)i * GF2_WORD_BITS + __builtin_ctzll(rest);
        *free |= ~kept;
    }
}

static int free_slot(const struct sweep *sweep) {
    return gf2_first(gf2_row(&sweep->front, FREE), sweep->front.stride);
}

static bool add_parameter(struct sweep *sweep, int button) {
    if (free_slot(sweep) < 0) free_slots(sweep);
    if (free_slot(sweep) < 0 && !grow(sweep, 0, SLOTS)) return false;
    struct frontal_stage *stage = add_stage(sweep, PARAMETER);
    stage->button = button;
    stage->place = sweep->entries[button].place;
    stage->slot = free_slot(sweep);
    gf2_flip(gf2_row(&sweep->front, FREE), stage->slot);
    gf2_flip(gf2_row(&sweep->front, stage->place), stage->slot);
    return true;
}

/* sum = the sum of the rows at the listed places. The row of `sum` itself may be among them if it is zero. */
static void add_rows(const struct gf2_matrix *front, const int *list, uint64_t *sum) {
    for (size_t at = 0; at < front->stride; at += GF2_LANES) {
        gf2_lanes lanes = {0};
        for (int i = *list; i > 0; i--)
            lanes ^= *(const gf2_lanes *)(front->words + (size_t)list[i] * front->stride + at);
        *(gf2_lanes *)(sum + at) = lanes;
    }
}

/* One bit of the word in each of 64 rows. No branch depends on it, because it would be unpredictable. */
static uint64_t column_of(const uint64_t *rows, size_t stride, int bit) {
    uint64_t column = 0;
    for (const uint64_t *row = rows + GF2_WORD_BITS * stride; row > rows;)
        column = column << 1 | ((row -= stride)[0] >> bit & 1);
    return column;
}

static void substitute(struct sweep *sweep, const struct frontal_stage *stage) {
    size_t stride = sweep->front.stride, from = (size_t)stage->slot / GF2_WORD_BITS;
    uint64_t *form = stage->condition->form, *carriers = form + stride, *rows = sweep->front.words + from;
    for (; rows < sweep->front.words + (size_t)sweep->front.rows * stride; rows += GF2_WORD_BITS * stride) {
        *carriers = column_of(rows, stride, stage->slot % GF2_WORD_BITS);
        for (uint64_t rest = *carriers++; rest; rest &= rest - 1)
            gf2_add(rows + (size_t)__builtin_ctzll(rest) * stride, form + from, stride - from);
    }
    gf2_flip(form, stage->slot);
    gf2_flip(gf2_row(&sweep->front, FREE), stage->slot);
}

static bool set_condition(struct sweep *sweep, struct frontal_stage *stage) {
    const struct gf2_matrix *front = &sweep->front;
    size_t mark = arena_mark(sweep->arena), words = front->stride + GF2_WORDS(front->rows);
    struct condition *condition =
        arena_take_zeroed(sweep->arena, sizeof *condition + words * sizeof *condition->form, 1);
    if (!condition) return false;
    condition->words = front->stride;
    condition->place_words = GF2_WORDS(front->rows);
    stage->kind = CONDITION;
    add_rows(front, stage->list, condition->form);
    stage->slot = gf2_first(condition->form, front->stride);
    if (stage->slot >= 0) {
        stage->condition = condition;
        substitute(sweep, stage);
    } else {
        arena_release(sweep->arena, mark);
    }
    return true;
}

/* Replaces the buttons in the list by their places. New buttons enter the front, and all of them but the last become parameters. The
 * light expresses the last one, or is a condition. Then the buttons that flip no later light leave the front. False when memory
 * runs out. */
static bool visit(struct sweep *sweep, int light, int *list) {
    int left[BOARD_STENCIL_CELLS], leaving = 0, own = -1;
    for (int i = 1; i <= *list; i++) {
        struct entry *entry = &sweep->entries[list[i]];
        if (entry->place < 0) {
            if (!enter(sweep, entry) || (own >= 0 && !add_parameter(sweep, own))) return false;
            own = list[i];
        }
        list[i] = entry->place;
        if (entry->last == light) left[leaving++] = entry->place;
    }
    struct frontal_stage *stage = add_stage(sweep, BUTTON);
    stage->light = light;
    stage->list = list;
    if (own >= 0) {
        stage->button = own;
        stage->place = sweep->entries[own].place;
        add_rows(&sweep->front, list, gf2_row(&sweep->front, stage->place));
    } else if (!set_condition(sweep, stage)) {
        return false;
    }
    while (leaving > 0) leave(sweep, left[--leaving]);
    return true;
}

/* The parameters that are left make quiet patterns, and so does each button that flips no light. */
static void end(const struct sweep *sweep) {
    free_slots(sweep);
    for (int button = 0; button < sweep->board->buttons; button++) {
        if (sweep->entries[button].last >= 0 || !board_has_button(sweep->board, button)) continue;
        add_stage(sweep, PARAMETER)->button = button;
        add_stage(sweep, QUIET);
    }
}

static bool take_lists(struct sweep *sweep) {
    size_t buttons = (size_t)sweep->board->buttons, cells = (size_t)__builtin_popcount(sweep->board->rule);
    sweep->list = arena_take(sweep->arena, buttons * (cells + 1), sizeof *sweep->list);
    sweep->entries = arena_take(sweep->arena, buttons, sizeof *sweep->entries);
    sweep->vacant = arena_take(sweep->arena, buttons + 2 * PLACES, sizeof *sweep->vacant);
    if (!sweep->list || !sweep->entries || !sweep->vacant) return false;
    memset(sweep->entries, 0xff, buttons * sizeof *sweep->entries);
    return true;
}

/* There are as many buttons as lights, so as many parameters as conditions. The stages are one for each light and two for each
 * parameter. */
static bool take_front(struct sweep *sweep, int conditions) {
    size_t stages = (size_t)sweep->board->lights + 2 * (size_t)conditions;
    sweep->frontal->stages = arena_take(sweep->arena, stages, sizeof *sweep->frontal->stages);
    return sweep->frontal->stages && grow(sweep, PLACES, SLOTS);
}

static bool take_scratch(const struct sweep *sweep) {
    struct frontal *frontal = sweep->frontal;
    size_t places = (size_t)sweep->front.rows, slots = (size_t)sweep->front.columns;
    size_t answers = GF2_WORDS(frontal->buttons) * GF2_WORD_BITS;
    uint64_t *words = arena_take_zeroed(sweep->arena, places + slots + answers, sizeof *words);
    if (!words) return false;
    frontal->places = sweep->front.rows;
    frontal->constants = words;
    frontal->values = words + places;
    frontal->answers = words + places + slots;
    return true;
}

bool frontal_prepare(struct frontal *frontal, const struct board *board, struct arena *arena) {
    struct sweep sweep = {.frontal = frontal, .board = board, .arena = arena};
    *frontal = (struct frontal){.lights = board->lights, .buttons = board->buttons};
    int by_columns = set_lines(&sweep, true);
    if (set_lines(&sweep, false) > by_columns) set_lines(&sweep, true);
    if (!take_lists(&sweep) || !take_front(&sweep, list_buttons(&sweep))) return false;
    int *list = sweep.list;
    for (int place = 0; place < sweep.lines; place++)
        for (int cell = 0; cell < sweep.cells; cell++, list += *list + 1) {
            int light = light_at(&sweep, line_at(&sweep, place), cell);
            if (!get(board->holes, light) && !visit(&sweep, light, list)) return false;
        }
    end(&sweep);
    return take_scratch(&sweep);
}

/* The sum of the chosen words. */
static uint64_t sum_of(const uint64_t *all, const uint64_t *chosen, size_t words) {
    uint64_t sum = 0;
    for (size_t i = 0; i < words; i++) gf2_add_chosen(&sum, all + i * GF2_WORD_BITS, 1, 1, chosen[i]);
    return sum;
}

static void set_violation(const struct frontal *frontal, struct condition *condition, uint64_t violation) {
    uint64_t *constants = frontal->constants;
    condition->violation = violation;
    for (size_t i = 0; violation && i < condition->place_words; i++, constants += GF2_WORD_BITS)
        for (uint64_t rest = condition->form[condition->words + i]; rest; rest &= rest - 1)
            constants[__builtin_ctzll(rest)] ^= violation;
}

/* Computes the buttons and the conditions from the parameters, which are in `answers`. Returns the first stage that cannot be
 * satisfied, or NULL. */
static const struct frontal_stage *run(const struct frontal *frontal, const uint64_t *lights) {
    for (const struct frontal_stage *stage = frontal->stages; stage < frontal->stages + frontal->stage_count; stage++) {
        uint64_t *constant = &frontal->constants[stage->place], *answer = &frontal->answers[stage->button];
        uint64_t sum = lights && get(lights, stage->light);
        *constant = 0;
        for (int i = *stage->list; i > 0; i--) sum ^= frontal->constants[stage->list[i]];
        if (stage->kind == BUTTON) *answer = sum;
        *constant = *answer;
        if (stage->condition)
            set_violation(frontal, stage->condition, sum);
        else if (stage->kind == CONDITION && sum)
            return stage;
    }
    return NULL;
}

/* Computes the parameters, from the last stage to the first. Bit i belongs to quiet pattern k + i. */
static void read_parameters(const struct frontal *frontal, int k) {
    int quiet = frontal->nullity - k;
    for (const struct frontal_stage *stage = frontal->stages + frontal->stage_count; stage-- > frontal->stages;) {
        const struct condition *condition = stage->condition;
        if (stage->kind == PARAMETER) frontal->answers[stage->button] = frontal->values[stage->slot];
        if (stage->kind == QUIET) {
            quiet--;
            frontal->values[stage->slot] = quiet >= 0 && quiet < GF2_WORD_BITS ? UINT64_C(1) << quiet : 0;
        }
        if (condition)
            frontal->values[stage->slot] = sum_of(frontal->values, condition->form, condition->words) ^
                                           (k < frontal->nullity ? 0 : condition->violation);
    }
}

/* Bit i of word j changes places with bit j of word i: within blocks of two half blocks, from the largest blocks down. */
static void transpose(uint64_t *words) {
    uint64_t low = UINT32_MAX; /* the lower half of the bits of each block */
    for (int half = GF2_WORD_BITS / 2; half; half /= 2, low ^= low << half)
        for (int i = 0; i < GF2_WORD_BITS; i = (i + half + 1) & ~half) {
            uint64_t differ = (words[i] >> half ^ words[i + half]) & low;
            words[i + half] ^= differ;
            words[i] ^= differ << half;
        }
}

/* Bit i of the answers becomes row i. Clears the answers. */
static void write_rows(const struct frontal *frontal, const struct gf2_matrix *rows) {
    uint64_t *block = frontal->answers;
    for (size_t word = 0; word < GF2_WORDS(frontal->buttons); word++, block += GF2_WORD_BITS) {
        transpose(block);
        for (int i = 0; i < rows->rows; i++) gf2_row(rows, i)[word] = block[i];
        memset(block, 0, GF2_WORD_BITS * sizeof *block);
    }
}

/* True if the constant that the stage computed is one of those that are summed. */
static bool counts(const struct frontal *frontal, const struct frontal_stage *stage) {
    const struct condition *condition = stage->condition;
    if (!condition) return stage->kind == BUTTON && frontal->constants[stage->place];
    return sum_of(frontal->constants, condition->form + condition->words, condition->place_words);
}

static void count_in(const struct frontal *frontal, const struct frontal_stage *stage, uint64_t *witness) {
    gf2_flip(witness, stage->light);
    for (int i = *stage->list; i > 0; i--) frontal->constants[stage->list[i]] ^= 1;
}

/* Writes the lights whose sum is the violation of `stage`: goes back from each constant that is summed to those from which it was
 * computed. Each button flips an even number of these lights, so its place is clear again for the button that had it before. */
static void read_witness(const struct frontal *frontal, const struct frontal_stage *stage, uint64_t *witness) {
    memset(frontal->constants, 0, (size_t)frontal->places * sizeof *frontal->constants);
    memset(witness, 0, GF2_WORDS(frontal->lights) * sizeof *witness);
    count_in(frontal, stage, witness);
    while (stage-- > frontal->stages)
        if (counts(frontal, stage)) count_in(frontal, stage, witness);
}

/* Runs all stages with zero parameters; the violations of the conditions then give the parameters, and a second run the buttons. */
bool frontal_solve(const struct frontal *frontal, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    const struct frontal_stage *stage = run(frontal, lights);
    if (stage) {
        read_witness(frontal, stage, witness);
        return false;
    }
    read_parameters(frontal, frontal->nullity);
    run(frontal, lights);
    write_rows(frontal, &(struct gf2_matrix){.words = presses, .rows = 1});
    return true;
}

/* Computes 64 patterns at a time. */
void frontal_quiet(const struct frontal *frontal, int k, const struct gf2_matrix *quiet) {
    CHECK(k >= 0 && k + quiet->rows <= frontal->nullity);
    for (int at = 0; at < quiet->rows; at += GF2_WORD_BITS) {
        int left = quiet->rows - at, rows = left < GF2_WORD_BITS ? left : GF2_WORD_BITS;
        struct gf2_matrix some = gf2_view(quiet, at, rows, 0, quiet->columns);
        read_parameters(frontal, k + at);
        run(frontal, NULL);
        write_rows(frontal, &some);
    }
}
