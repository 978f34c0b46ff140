/* The label of a button is the set of quiet patterns that press it. Of the m buttons with label v let k be pressed, and
 * f(v) = m − 2 k. The solution that differs by the quiet patterns u has the lead F(u) = Σ f(v) (−1)^(u·v) (tree.c), so the fewest
 * presses are (buttons − max F) / 2. The search chooses the numbers k so that max F is least. All buttons with label 0 are
 * pressed. With BOARD_GOAL_SAME, presses that flip every light count as one more quiet pattern: they lead to the other goal. */
#include "solve/hardest.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/random.h"

struct choice {
    int bits;   /* the bits of a label */
    int labels; /* the number of labels that occur, without 0 */
    uint32_t *label;
    int *count, *pressed, *best; /* for each label: all, now, best */
    int32_t *leads;              /* F of each u */
    int least;                   /* max F of the best choice */
    uint32_t least_times;
};

/* Presses `more` more buttons with a label; fewer if negative. */
static void press(struct choice *choice, int i, int more) {
    choice->pressed[i] += more;
    for (uint32_t u = 0; u < UINT32_C(1) << choice->bits; u++)
        choice->leads[u] += __builtin_parity(u & choice->label[i]) ? 2 * more : -2 * more;
}

/* Keeps the choice as the best if max F is lower, or equal and reached by fewer u (or as many, with equal_too). */
static bool take_better(struct choice *choice, bool equal_too) {
    int most = INT32_MIN;
    uint32_t times = 0;
    for (uint32_t u = 0; u < UINT32_C(1) << choice->bits; u++) {
        if (choice->leads[u] > most) times = 0;
        if (choice->leads[u] > most) most = choice->leads[u];
        times += choice->leads[u] == most;
    }
    bool better = most < choice->least || (most == choice->least && times < choice->least_times + equal_too);
    if (!better) return false;
    choice->least = most;
    choice->least_times = times;
    memcpy(choice->best, choice->pressed, (size_t)choice->labels * sizeof *choice->best);
    return true;
}

/* Tries all choices, counting up from no button pressed. */
static void try_all(struct choice *choice) {
    for (int i = 0; i < choice->labels; i++) press(choice, i, -choice->pressed[i]);
    for (int i = 0; i < choice->labels;) {
        take_better(choice, false);
        for (i = 0; i < choice->labels && choice->pressed[i] == choice->count[i]; i++)
            press(choice, i, -choice->count[i]);
        if (i < choice->labels) press(choice, i, 1);
    }
}

/* Local search: starts with half of the buttons pressed and changes one number by one, as long as the choice gets no worse.
 * (A board without labels is tried exhaustively.) */
static void climb(struct choice *choice) {
    uint64_t seed = 1;
    for (int64_t steps = HARDEST_STEPS_MAX; steps > 0; steps -= INT64_C(3) << choice->bits) {
        uint64_t random = random_next(&seed);
        int i = (int)((random >> 1) % (uint64_t)choice->labels), more = random & 1 ? 1 : -1;
        if (choice->pressed[i] + more < 0 || choice->pressed[i] + more > choice->count[i]) continue;
        press(choice, i, more);
        if (!take_better(choice, true)) press(choice, i, -more);
    }
}

static bool can_try_all(const struct choice *choice) {
    double steps = 2 << choice->bits;
    for (int i = 0; i < choice->labels; i++) steps *= choice->count[i] + 1;
    return steps <= HARDEST_STEPS_MAX;
}

/* With BOARD_GOAL_SAME, finds presses that flip every light, one more quiet pattern. Returns the number of patterns. */
static int all_patterns(const struct board *board, enum board_goal goal, const struct solver *solver,
                        uint64_t *flip_all) {
    uint64_t lights[BOARD_WORDS], witness[BOARD_WORDS];
    board_all_lights(board, lights);
    bool more = goal == BOARD_GOAL_SAME && solve(solver, lights, flip_all, witness);
    return solver->nullity + more;
}

static uint32_t label_of(const struct solver *solver, const uint64_t *flip_all, int button) {
    uint32_t flips_all = (uint32_t)gf2_get(flip_all, button) << solver->nullity;
    return flips_all | (uint32_t)coset_label(&solver->quiet, button);
}

/* The index of a label among those that occur, or the next free index. */
static int place_of(const struct choice *choice, uint32_t label) {
    int i = 0;
    while (i < choice->labels && choice->label[i] != label) i++;
    return i;
}

static bool take_choice(struct choice *choice, int buttons, struct arena *arena) {
    size_t room = (size_t)buttons;
    choice->label = arena_take(arena, room, sizeof *choice->label);
    choice->count = arena_take_zeroed(arena, room, sizeof *choice->count);
    choice->pressed = arena_take_zeroed(arena, room, sizeof *choice->pressed);
    choice->best = arena_take_zeroed(arena, room, sizeof *choice->best);
    choice->leads = arena_take_zeroed(arena, (size_t)1 << choice->bits, sizeof *choice->leads);
    return choice->label && choice->count && choice->pressed && choice->best && choice->leads;
}

/* Counts the buttons of each label, and presses half of each and all of label 0. */
static void fill_choice(struct choice *choice, const struct board *board, const struct solver *solver,
                        const uint64_t *flip_all) {
    int alone = 0;
    uint64_t seed = 0;
    for (int button = 0; button < board->buttons; button++) {
        uint32_t label = board_has_button(board, button) ? label_of(solver, flip_all, button) : 0;
        int i = place_of(choice, label);
        alone += label == 0 && board_has_button(board, button);
        if (label == 0) continue;
        if (i == choice->labels) choice->label[choice->labels++] = label;
        choice->count[i]++;
    }
    choice->leads[0] = -alone;
    for (int i = 0; i < choice->labels; i++) {
        choice->pressed[i] = (choice->count[i] + (int)(random_next(&seed) & 1)) / 2;
        choice->leads[choice->label[i]] = choice->count[i] - 2 * choice->pressed[i];
    }
    coset_transform(choice->leads, UINT32_C(1) << choice->bits);
    choice->least = INT32_MAX;
    take_better(choice, false);
}

/* Writes the lights that the presses of the best choice make. */
static void write_need(struct choice *choice, const struct board *board, const struct solver *solver,
                       const uint64_t *flip_all, uint64_t *need) {
    memset(need, 0, GF2_WORDS(board->lights) * sizeof *need);
    for (int button = 0; button < board->buttons; button++) {
        if (!board_has_button(board, button)) continue;
        uint32_t label = label_of(solver, flip_all, button);
        if (label == 0 || choice->best[place_of(choice, label)]-- > 0) board_add_mask(board, button, need);
    }
}

enum hardest_status hardest_find(const struct board *board, enum board_goal goal, const struct solver *solver,
                                 int *weight, uint64_t *need, struct arena *arena) {
    uint64_t flip_all[BOARD_WORDS] = {0};
    size_t mark = arena_mark(arena);
    struct choice choice = {.bits = 0};
    if (solver->nullity <= HARDEST_NULLITY_MAX) choice.bits = all_patterns(board, goal, solver, flip_all);
    if (solver->nullity > HARDEST_NULLITY_MAX || choice.bits > HARDEST_NULLITY_MAX) return HARDEST_UNKNOWN;
    bool taken = take_choice(&choice, board->buttons, arena);
    arena_release(arena, mark);
    if (!taken) return HARDEST_NO_MEMORY;
    fill_choice(&choice, board, solver, flip_all);
    bool all = can_try_all(&choice);
    if (all)
        try_all(&choice);
    else
        climb(&choice);
    *weight = (board_count_buttons(board) - choice.least) / 2;
    write_need(&choice, board, solver, flip_all, need);
    return all ? HARDEST_EXACT : HARDEST_FOUND;
}
