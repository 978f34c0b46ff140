#include "frontal.h"

#include <string.h>

#include "check.h"
#include "gf2.h"

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
    int button, place; /* the parameter, or the button that the light expresses */
    int slot;          /* of the parameter */
    const int *list;   /* the number of buttons that flip the light, then their places */
};

enum { PLACES = GF2_WORD_BITS, SLOTS = GF2_WORD_BITS }; /* at first */

/* The scratch of frontal_prepare(). */
struct sweep {
    struct frontal *frontal;
    const struct board *board;
    struct arena *arena;
    bool by_columns; /* the lines are columns */
    int *list;   /* for each turn: the number of buttons that flip the light, then these buttons; later, their places */
    int *place;  /* the place of each button in the front; −1 before it enters */
    int *last;   /* the last turn whose light each button flips; −1: none */
    int *vacant; /* places */
    int vacant_count;
    struct gf2_matrix front; /* places × slots */
    uint64_t *free;          /* slots */
};

static int reach_of(uint32_t rule, bool by_columns) {
    int reach = 0;
    for (; rule; rule &= rule - 1) {
        int bit = __builtin_ctz(rule), middle = BOARD_STENCIL_SIDE / 2;
        int away = (by_columns ? bit % BOARD_STENCIL_SIDE : bit / BOARD_STENCIL_SIDE) - middle;
        if (away > reach) reach = away;
        if (-away > reach) reach = -away;
    }
    return reach;
}

/* An estimate of the number of parameters in the front. */
static int front_width(const struct board *board, bool by_columns) {
    int lines = by_columns ? board->columns : board->rows, cells = by_columns ? board->rows : board->columns;
    bool cyclic = by_columns ? board->wrap != BOARD_FLAT : board->wrap >= BOARD_TORUS;
    int reach = reach_of(board->rule, by_columns);
    return (reach < lines ? reach : lines - 1) * cells * (cyclic ? 2 : 1);
}

/* The light of a turn; −1 for a hole. */
static int light_at(const struct sweep *sweep, int turn) {
    const struct board *board = sweep->board;
    int light = sweep->by_columns ? turn % board->rows * board->columns + turn / board->rows : turn;
    return board_has_button(board, light) ? light : -1;
}

/* Removes cells that occur twice: two flips cancel. Returns the number of cells left. */
static int cancel_pairs(int *list, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
        int cell = list[i], at = 0;
        while (at < kept && list[at] != cell) at++;
        if (at < kept)
            list[at] = list[--kept];
        else
            list[kept++] = cell;
    }
    return kept;
}

/* Lists the buttons that flip the light of each turn, and notes the last turn of each button. Returns the number of conditions:
 * lights without a new button. */
static int list_buttons(const struct sweep *sweep) {
    struct board transposed;
    const struct board *board = sweep->board;
    bool narrow = board->rows < BOARD_STENCIL_SIDE || board->columns < BOARD_STENCIL_SIDE;
    bool meets_itself = narrow || board->wrap == BOARD_PROJECTIVE;
    int *list = sweep->list, count = 0;
    board_transpose(board, &transposed);
    for (int turn = 0; turn < board->lights; turn++, list += *list + 1) {
        int light = light_at(sweep, turn);
        bool is_condition = light >= 0;
        *list = light < 0 ? 0 : board_stencil(&transposed, light, list + 1);
        if (meets_itself) *list = cancel_pairs(list + 1, *list);
        for (int i = 1; i <= *list; i++) {
            is_condition &= sweep->last[list[i]] >= 0;
            sweep->last[list[i]] = turn;
        }
        count += is_condition;
    }
    return count;
}

/* Grows the front to so many places and slots; false when memory runs out. */
static bool grow(struct sweep *sweep, int places, int slots) {
    struct gf2_matrix old = sweep->front;
    size_t old_bytes = GF2_WORDS(old.columns) * sizeof *sweep->free;
    uint64_t *taken = sweep->free;
    sweep->free = arena_take(sweep->arena, GF2_WORDS(slots), sizeof *sweep->free);
    if (!sweep->free || !gf2_matrix_take(&sweep->front, places, slots, sweep->arena)) return false;
    gf2_fill(sweep->free, slots);
    if (taken) memcpy(sweep->free, taken, old_bytes);
    for (int place = 0; place < old.rows; place++)
        memcpy(gf2_row(&sweep->front, place), gf2_row(&old, place), old_bytes);
    for (int place = places - 1; place >= old.rows; place--) sweep->vacant[sweep->vacant_count++] = place;
    return true;
}

static bool enter(struct sweep *sweep, int button) {
    if (sweep->vacant_count == 0 && !grow(sweep, 2 * sweep->front.rows, sweep->front.columns)) return false;
    sweep->place[button] = sweep->vacant[--sweep->vacant_count];
    return true;
}

static void leave(struct sweep *sweep, int place) {
    sweep->vacant[sweep->vacant_count++] = place;
    memset(gf2_row(&sweep->front, place), 0, sweep->front.stride * sizeof *sweep->front.words);
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
    for (size_t i = 0; i < GF2_WORDS(sweep->front.columns); i++) {
        uint64_t kept = sweep->free[i];
        for (int place = 0; place < sweep->front.rows; place++) kept |= gf2_row(&sweep->front, place)[i];
        for (uint64_t rest = ~kept; rest; rest &= rest - 1)
            add_stage(sweep, QUIET)->slot = (int)i * GF2_WORD_BITS + __builtin_ctzll(rest);
        sweep->free[i] |= ~kept;
    }
}

static bool add_parameter(struct sweep *sweep, int button) {
    size_t words = GF2_WORDS(sweep->front.columns);
    if (gf2_is_zero(sweep->free, words)) free_slots(sweep);
    if (gf2_is_zero(sweep->free, words) && !grow(sweep, sweep->front.rows, 2 * sweep->front.columns)) return false;
    struct frontal_stage *stage = add_stage(sweep, PARAMETER);
    stage->button = button;
    stage->place = sweep->place[button];
    stage->slot = gf2_first(sweep->free, GF2_WORDS(sweep->front.columns));
    gf2_flip(sweep->free, stage->slot);
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

static void substitute(struct sweep *sweep, const struct frontal_stage *stage) {
    uint64_t *form = stage->condition->form, *row = sweep->front.words + stage->slot / GF2_WORD_BITS;
    for (int place = 0; place < sweep->front.rows; place++, row += sweep->front.stride) {
        if (!gf2_get(row, stage->slot % GF2_WORD_BITS)) continue;
        gf2_add(gf2_row(&sweep->front, place), form, sweep->front.stride);
        gf2_flip(form + sweep->front.stride, place);
    }
    gf2_flip(form, stage->slot);
    gf2_flip(sweep->free, stage->slot);
}

static bool set_condition(struct sweep *sweep, struct frontal_stage *stage) {
    const struct gf2_matrix *front = &sweep->front;
    size_t used = sweep->arena->used, words = front->stride + GF2_WORDS(front->rows);
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
        sweep->arena->used = used;
    }
    return true;
}

/* Lets the new buttons of a light enter the front. `own` is the last of them, or −1; the others become parameters. False when memory
 * runs out. */
static bool enter_buttons(struct sweep *sweep, const int *list, int *own) {
    *own = -1;
    for (int i = 1; i <= *list; i++) {
        if (sweep->place[list[i]] >= 0) continue;
        if (!enter(sweep, list[i]) || (*own >= 0 && !add_parameter(sweep, *own))) return false;
        *own = list[i];
    }
    return true;
}

/* Replaces the buttons in the list by their places. Lists the places that leave the front after this turn and returns their number. */
static int list_places(const struct sweep *sweep, int turn, int *list, int *left) {
    int count = 0;
    for (int i = 1; i <= *list; i++) {
        bool leaves = sweep->last[list[i]] == turn;
        list[i] = sweep->place[list[i]];
        if (leaves) left[count++] = list[i];
    }
    return count;
}

static bool visit(struct sweep *sweep, int turn, int light, int *list) {
    int left[BOARD_STENCIL_CELLS], own;
    if (!enter_buttons(sweep, list, &own)) return false;
    struct frontal_stage *stage = add_stage(sweep, BUTTON);
    int leaving = list_places(sweep, turn, list, left);
    stage->light = light;
    stage->list = list;
    if (own >= 0) {
        stage->button = own;
        stage->place = sweep->place[own];
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
        if (sweep->last[button] >= 0 || !board_has_button(sweep->board, button)) continue;
        add_stage(sweep, PARAMETER)->button = button;
        add_stage(sweep, QUIET);
    }
}

static bool take_lists(struct sweep *sweep) {
    size_t buttons = (size_t)sweep->board->buttons, cells = (size_t)__builtin_popcount(sweep->board->rule);
    sweep->list = arena_take(sweep->arena, buttons * (cells + 1), sizeof *sweep->list);
    sweep->place = arena_take(sweep->arena, buttons, sizeof *sweep->place);
    sweep->last = arena_take(sweep->arena, buttons, sizeof *sweep->last);
    sweep->vacant = arena_take(sweep->arena, 2 * buttons + PLACES, sizeof *sweep->vacant);
    if (!sweep->list || !sweep->place || !sweep->last || !sweep->vacant) return false;
    memset(sweep->place, 0xff, buttons * sizeof *sweep->place);
    memset(sweep->last, 0xff, buttons * sizeof *sweep->last);
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
    sweep.by_columns = front_width(board, true) < front_width(board, false);
    if (!take_lists(&sweep) || !take_front(&sweep, list_buttons(&sweep))) return false;
    int *list = sweep.list;
    for (int turn = 0; turn < board->lights; turn++, list += *list + 1) {
        int light = light_at(&sweep, turn);
        if (light >= 0 && !visit(&sweep, turn, light, list)) return false;
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
        uint64_t sum = lights && gf2_get(lights, stage->light);
        if (stage->kind == BUTTON) *constant = 0;
        for (int i = *stage->list; i > 0; i--) sum ^= frontal->constants[stage->list[i]];
        if (stage->kind == BUTTON) *answer = sum;
        if (stage->kind == BUTTON || stage->kind == PARAMETER) *constant = *answer;
        if (stage->kind != CONDITION) continue;
        if (stage->condition)
            set_violation(frontal, stage->condition, sum);
        else if (sum)
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
