#include "frontal.h"

#include <string.h>

#include "check.h"
#include "gf2.h"

/* Light after light, a step each. Its equation says what the last of its new buttons is; the other new ones are parameters
 * for the time being, and every button is a constant plus a sum of parameters. A light without a new button gives a
 * condition for parameters: one of them becomes a sum of the others, unless the condition is empty. A parameter that no
 * button depends on any more, and no light to come, is free: it makes a quiet pattern.
 *
 * Only buttons that lights to come still meet are of interest: they are the front, a row (place) each, with a column (slot)
 * for each parameter. The constants depend on the lights; which of them a condition changes is kept, so that solving repeats
 * the steps for the constants alone. */
enum frontal_kind { PARAMETER, BUTTON, CONDITION, QUIET };

/* parameter = sum of the parameters of its form, plus the violation; the buttons in its carriers were made of it. */
struct condition {
    size_t words, place_words;
    uint64_t violation;
    uint64_t form[]; /* `words` words; behind them the carriers, a bit for each place */
};

struct frontal_step {
    struct condition *condition; /* NULL where it is empty */
    enum frontal_kind kind;
    int light;
    int button, place; /* of the parameter, or that the light says what it is */
    int slot;          /* of the parameter */
    const int *list;   /* of the light: how many buttons flip it, and in which places */
};

enum { PLACES = GF2_WORD_BITS, SLOTS = GF2_WORD_BITS }; /* to begin with */

/* What is needed until the steps are known. */
struct sweep {
    struct frontal *frontal;
    const struct board *board;
    struct arena *arena;
    bool turned; /* the lines are columns */
    int *list;   /* for each turn: how many buttons flip the light, and which; later, their places */
    int *place;  /* of each button that was met; else -1 */
    int *last;   /* of each: the last turn in which a light meets it */
    int *vacant; /* places */
    int vacant_count;
    struct gf2_matrix front; /* places × slots */
    uint64_t *free;          /* slots */
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

/* About so many parameters at a time. */
static int front_width(const struct board *board, bool turned) {
    int lines = turned ? board->columns : board->rows, cells = turned ? board->rows : board->columns;
    bool meet = turned ? board->wrap != BOARD_FLAT : board->wrap == BOARD_TORUS;
    int reach = reach_of(board->rule, turned);
    return (reach < lines ? reach : lines - 1) * cells * (meet ? 2 : 1);
}

/* The light whose turn it is; -1 for a hole. */
static int light_at(const struct sweep *sweep, int turn) {
    const struct board *board = sweep->board;
    int light = sweep->turned ? turn % board->rows * board->columns + turn / board->rows : turn;
    return board_has_button(board, light) ? light : -1;
}

/* What stands in a list twice is not reached. */
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

/* Lists for each turn how many buttons flip the light, and which, and notes when each button is met for the last time.
 * Returns how many lights meet no new button. */
static int list_buttons(const struct sweep *sweep) {
    struct board transposed;
    bool narrow = sweep->board->rows < BOARD_STENCIL_SIDE || sweep->board->columns < BOARD_STENCIL_SIDE;
    int *list = sweep->list, count = 0;
    board_transpose(sweep->board, &transposed);
    for (int turn = 0; turn < sweep->board->lights; turn++, list += *list + 1) {
        int light = light_at(sweep, turn);
        bool meets = light < 0;
        *list = light < 0 ? 0 : board_stencil(&transposed, light, list + 1);
        if (narrow) *list = cancel_pairs(list + 1, *list);
        for (int i = 1; i <= *list; i++) {
            meets |= sweep->last[list[i]] < 0;
            sweep->last[list[i]] = turn;
        }
        count += !meets;
    }
    return count;
}

/* More places, or more slots. */
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

static bool meet(struct sweep *sweep, int button) {
    if (sweep->vacant_count == 0 && !grow(sweep, 2 * sweep->front.rows, sweep->front.columns)) return false;
    sweep->place[button] = sweep->vacant[--sweep->vacant_count];
    return true;
}

static void leave(struct sweep *sweep, int place) {
    sweep->vacant[sweep->vacant_count++] = place;
    memset(gf2_row(&sweep->front, place), 0, sweep->front.stride * sizeof *sweep->front.words);
}

static struct frontal_step *add_step(const struct sweep *sweep, enum frontal_kind kind) {
    static const int none = 0;
    struct frontal *frontal = sweep->frontal;
    struct frontal_step *step = &frontal->steps[frontal->step_count++];
    *step = (struct frontal_step){.kind = kind, .list = &none};
    frontal->nullity += kind == QUIET;
    return step;
}

/* Parameters that no row has. */
static void free_slots(const struct sweep *sweep) {
    for (size_t i = 0; i < GF2_WORDS(sweep->front.columns); i++) {
        uint64_t kept = sweep->free[i];
        for (int place = 0; place < sweep->front.rows; place++) kept |= gf2_row(&sweep->front, place)[i];
        for (uint64_t rest = ~kept; rest; rest &= rest - 1)
            add_step(sweep, QUIET)->slot = (int)i * GF2_WORD_BITS + __builtin_ctzll(rest);
        sweep->free[i] |= ~kept;
    }
}

static bool add_parameter(struct sweep *sweep, int button) {
    size_t words = GF2_WORDS(sweep->front.columns);
    if (gf2_is_zero(sweep->free, words)) free_slots(sweep);
    if (gf2_is_zero(sweep->free, words) && !grow(sweep, sweep->front.rows, 2 * sweep->front.columns)) return false;
    struct frontal_step *step = add_step(sweep, PARAMETER);
    step->button = button;
    step->place = sweep->place[button];
    step->slot = gf2_first(sweep->free, GF2_WORDS(sweep->front.columns));
    gf2_flip(sweep->free, step->slot);
    gf2_flip(gf2_row(&sweep->front, step->place), step->slot);
    return true;
}

/* The sum of the rows of the listed places; its own row may be among them while it is zero. */
static void add_rows(const struct gf2_matrix *front, const int *list, uint64_t *sum) {
    for (size_t at = 0; at < front->stride; at += GF2_LANES) {
        gf2_lanes lanes = {0};
        for (int i = *list; i > 0; i--)
            lanes ^= *(const gf2_lanes *)(front->words + (size_t)list[i] * front->stride + at);
        *(gf2_lanes *)(sum + at) = lanes;
    }
}

static void substitute(struct sweep *sweep, const struct frontal_step *step) {
    uint64_t *form = step->condition->form, *row = sweep->front.words + step->slot / GF2_WORD_BITS;
    for (int place = 0; place < sweep->front.rows; place++, row += sweep->front.stride) {
        if (!gf2_get(row, step->slot % GF2_WORD_BITS)) continue;
        gf2_add(gf2_row(&sweep->front, place), form, sweep->front.stride);
        gf2_flip(form + sweep->front.stride, place);
    }
    gf2_flip(form, step->slot);
    gf2_flip(sweep->free, step->slot);
}

static bool set_condition(struct sweep *sweep, struct frontal_step *step) {
    const struct gf2_matrix *front = &sweep->front;
    size_t used = sweep->arena->used, words = front->stride + GF2_WORDS(front->rows);
    struct condition *condition =
        arena_take_zeroed(sweep->arena, sizeof *condition + words * sizeof *condition->form, 1);
    if (!condition) return false;
    condition->words = front->stride;
    condition->place_words = GF2_WORDS(front->rows);
    step->kind = CONDITION;
    add_rows(front, step->list, condition->form);
    step->slot = gf2_first(condition->form, front->stride);
    if (step->slot >= 0) {
        step->condition = condition;
        substitute(sweep, step);
    } else {
        sweep->arena->used = used;
    }
    return true;
}

/* The last of the buttons that the light is the first to meet, or -1; the others become parameters. False when memory cannot
 * be had. */
static bool meet_buttons(struct sweep *sweep, const int *list, int *own) {
    *own = -1;
    for (int i = 1; i <= *list; i++) {
        if (sweep->place[list[i]] >= 0) continue;
        if (!meet(sweep, list[i]) || (*own >= 0 && !add_parameter(sweep, *own))) return false;
        *own = list[i];
    }
    return true;
}

/* Makes the list one of places; returns how many of them are left, and which. */
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
    if (!meet_buttons(sweep, list, &own)) return false;
    struct frontal_step *step = add_step(sweep, BUTTON);
    int leaving = list_places(sweep, turn, list, left);
    step->light = light;
    step->list = list;
    if (own >= 0) {
        step->button = own;
        step->place = sweep->place[own];
        add_rows(&sweep->front, list, gf2_row(&sweep->front, step->place));
    } else if (!set_condition(sweep, step)) {
        return false;
    }
    while (leaving > 0) leave(sweep, left[--leaving]);
    return true;
}

/* What is left are quiet patterns; a button that no light has met is one by itself. */
static void end(const struct sweep *sweep) {
    free_slots(sweep);
    for (int button = 0; button < sweep->board->buttons; button++) {
        if (sweep->last[button] >= 0 || !board_has_button(sweep->board, button)) continue;
        add_step(sweep, PARAMETER)->button = button;
        add_step(sweep, QUIET);
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

/* There are as many buttons as lights, so as many parameters as conditions: a step for each light, and two for each
 * parameter. */
static bool take_front(struct sweep *sweep, int conditions) {
    size_t steps = (size_t)sweep->board->lights + 2 * (size_t)conditions;
    sweep->frontal->steps = arena_take(sweep->arena, steps, sizeof *sweep->frontal->steps);
    return sweep->frontal->steps && grow(sweep, PLACES, SLOTS);
}

static bool take_scratch(const struct sweep *sweep) {
    struct frontal *frontal = sweep->frontal;
    frontal->places = sweep->front.rows;
    frontal->constants = arena_take_zeroed(sweep->arena, (size_t)frontal->places, sizeof *frontal->constants);
    frontal->values = arena_take_zeroed(sweep->arena, (size_t)sweep->front.columns, sizeof *frontal->values);
    frontal->answers = arena_take_zeroed(sweep->arena, (size_t)frontal->buttons, sizeof *frontal->answers);
    return frontal->constants && frontal->values && frontal->answers;
}

bool frontal_prepare(struct frontal *frontal, const struct board *board, struct arena *arena) {
    struct sweep sweep = {.frontal = frontal, .board = board, .arena = arena};
    *frontal = (struct frontal){.lights = board->lights, .buttons = board->buttons};
    sweep.turned = front_width(board, true) < front_width(board, false);
    if (!take_lists(&sweep) || !take_front(&sweep, list_buttons(&sweep))) return false;
    int *list = sweep.list;
    for (int turn = 0; turn < board->lights; turn++, list += *list + 1) {
        int light = light_at(&sweep, turn);
        if (light >= 0 && !visit(&sweep, turn, light, list)) return false;
    }
    end(&sweep);
    return take_scratch(&sweep);
}

/* The sum of the chosen ones. */
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

/* Computes the buttons and the conditions from the parameters, which are among the answers. Returns the first step that
 * cannot be satisfied, or NULL. */
static const struct frontal_step *run(const struct frontal *frontal, const uint64_t *lights) {
    for (const struct frontal_step *step = frontal->steps; step < frontal->steps + frontal->step_count; step++) {
        uint64_t *constant = &frontal->constants[step->place], *answer = &frontal->answers[step->button];
        uint64_t sum = lights && gf2_get(lights, step->light);
        if (step->kind == BUTTON) *constant = 0;
        for (int i = *step->list; i > 0; i--) sum ^= frontal->constants[step->list[i]];
        if (step->kind == BUTTON) *answer = sum;
        if (step->kind == BUTTON || step->kind == PARAMETER) *constant = *answer;
        if (step->kind != CONDITION) continue;
        if (step->condition)
            set_violation(frontal, step->condition, sum);
        else if (sum)
            return step;
    }
    return NULL;
}

/* From the last step to the first each parameter gets its value: of quiet pattern k + i, bit i is one. */
static void read_parameters(const struct frontal *frontal, int k) {
    int quiet = frontal->nullity - k;
    for (const struct frontal_step *step = frontal->steps + frontal->step_count; step-- > frontal->steps;) {
        const struct condition *condition = step->condition;
        if (step->kind == PARAMETER) frontal->answers[step->button] = frontal->values[step->slot];
        if (step->kind == QUIET) {
            quiet--;
            frontal->values[step->slot] = quiet >= 0 && quiet < GF2_WORD_BITS ? UINT64_C(1) << quiet : 0;
        }
        if (condition)
            frontal->values[step->slot] =
                sum_of(frontal->values, condition->form, condition->words) ^ condition->violation;
    }
}

/* Bit i of the answers becomes row i. */
static void write_rows(const struct frontal *frontal, const struct gf2_matrix *rows) {
    for (int i = 0; i < rows->rows; i++) {
        uint64_t *row = gf2_row(rows, i);
        memset(row, 0, GF2_WORDS(frontal->buttons) * sizeof *row);
        for (int button = 0; button < frontal->buttons; button++)
            row[button / GF2_WORD_BITS] |= (frontal->answers[button] >> i & 1) << (button % GF2_WORD_BITS);
    }
}

/* Whether what the step computed counts. */
static bool counts(const struct frontal *frontal, const struct frontal_step *step) {
    const struct condition *condition = step->condition;
    if (!condition) return step->kind == BUTTON && frontal->constants[step->place];
    return sum_of(frontal->constants, condition->form + condition->words, condition->place_words);
}

static void count_in(const struct frontal *frontal, const struct frontal_step *step, uint64_t *witness) {
    gf2_flip(witness, step->light);
    for (int i = *step->list; i > 0; i--) frontal->constants[step->list[i]] ^= 1;
}

/* The lights whose sum the violation of `step` is: backwards, from each constant that counts to those that it was computed
 * from. Each button flips an even number of them, so that nothing is left in its place for the one that had it before. */
static void read_witness(const struct frontal *frontal, const struct frontal_step *step, uint64_t *witness) {
    memset(frontal->constants, 0, (size_t)frontal->places * sizeof *frontal->constants);
    memset(witness, 0, GF2_WORDS(frontal->lights) * sizeof *witness);
    count_in(frontal, step, witness);
    while (step-- > frontal->steps)
        if (counts(frontal, step)) count_in(frontal, step, witness);
}

/* When the system is run with all parameters zero, the violated conditions say what the parameters are. */
bool frontal_solve(const struct frontal *frontal, const uint64_t *lights, uint64_t *presses, uint64_t *witness) {
    memset(frontal->answers, 0, (size_t)frontal->buttons * sizeof *frontal->answers);
    const struct frontal_step *step = run(frontal, lights);
    if (step) {
        read_witness(frontal, step, witness);
        return false;
    }
    read_parameters(frontal, frontal->nullity);
    run(frontal, lights);
    write_rows(frontal, &(struct gf2_matrix){.words = presses, .rows = 1});
    return true;
}

/* Sixty-four at a time. Run with nothing to change, no condition is violated. */
void frontal_quiet(const struct frontal *frontal, int k, const struct gf2_matrix *quiet) {
    CHECK(k >= 0 && k + quiet->rows <= frontal->nullity);
    memset(frontal->answers, 0, (size_t)frontal->buttons * sizeof *frontal->answers);
    run(frontal, NULL);
    for (int at = 0; at < quiet->rows; at += GF2_WORD_BITS) {
        int left = quiet->rows - at, rows = left < GF2_WORD_BITS ? left : GF2_WORD_BITS;
        struct gf2_matrix some = gf2_view(quiet, at, rows, 0, quiet->columns);
        read_parameters(frontal, k + at);
        run(frontal, NULL);
        write_rows(frontal, &some);
    }
}
