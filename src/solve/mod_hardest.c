/* The presses x are solved by x + u for all quiet u, so their fewest presses are min F, where F(u) is the cost of x + u. The search changes
 * the presses of one button at a time, which adds to F(u) a number that depends only on how often u presses this button. Buttons that no
 * pattern presses always get the dearest presses. */
#include "solve/mod_hardest.h"

#include <string.h>

#include "algebra/random.h"

enum { PATTERNS_MAX = 20 }; /* each at least doubles the number of solutions */

struct choice {
    struct mod_coset coset;
    uint32_t size;           /* the number of quiet u */
    int count;               /* of the buttons that some pattern presses */
    int *button;             /* these buttons, those that are alike in a row */
    int *first;              /* of each place in this list: the first place of its like */
    uint8_t *pressed, *best; /* of each place: now, best */
    int32_t *costs;          /* F of each u */
    int most;                /* min F of the best choice */
    uint32_t most_times;
};

static int order_at(const struct choice *choice, int i) {
    return choice->coset.orders[choice->button[i]];
}

/* Goes from u to the next one: the presses of the button in it. A pattern taken as often as its order is taken 0 times. */
static int next_presses(const struct mod_coset *coset, int button, uint8_t *times, int presses) {
    bool carries = true;
    for (int k = 0; carries && k < coset->patterns; k++) {
        presses += mod_coset_pattern(coset, k, button);
        if (presses >= coset->orders[button]) presses -= coset->orders[button];
        carries = ++times[k] == coset->pattern_orders[k];
        if (carries) times[k] = 0;
    }
    return presses;
}

/* Adds to F the cost of each number of presses of a button that u is added to. */
static void add_costs(struct choice *choice, int button, const int *costs) {
    uint8_t times[PATTERNS_MAX] = {0};
    int presses = 0;
    for (uint32_t u = 0; u < choice->size; u++) {
        choice->costs[u] += costs[presses];
        presses = next_presses(&choice->coset, button, times, presses);
    }
}

/* Writes the costs of pressing a button `first` times, and once, twice … more. */
static void add_costs_from(const struct choice *choice, int order, int first, int sign, int *costs) {
    for (int more = 0; more < order; more++)
        costs[more] += sign * board_cost(choice->coset.board, order, (first + more) % order);
}

static void press(struct choice *choice, int i, int presses) {
    int costs[BOARD_ORDER_MAX] = {0}, order = order_at(choice, i);
    if (choice->pressed[i] == presses) return;
    add_costs_from(choice, order, choice->pressed[i], -1, costs);
    add_costs_from(choice, order, presses, 1, costs);
    add_costs(choice, choice->button[i], costs);
    choice->pressed[i] = (uint8_t)presses;
}

/* Keeps the choice as the best if min F is higher, or equal and reached by fewer u (or as many, with equal_too). */
static bool take_better(struct choice *choice, bool equal_too) {
    int least = INT32_MAX;
    uint32_t times = 0;
    for (uint32_t u = 0; u < choice->size; u++) {
        if (choice->costs[u] < least) times = 0;
        if (choice->costs[u] < least) least = choice->costs[u];
        times += choice->costs[u] == least;
    }
    bool better = least > choice->most || (least == choice->most && times < choice->most_times + equal_too);
    if (!better) return false;
    choice->most = least;
    choice->most_times = times;
    memcpy(choice->best, choice->pressed, (size_t)choice->count);
    return true;
}

/* The next choice in which presses of alike buttons ascend: the last button that can be pressed once more is, and those behind it are
 * pressed as seldom as possible. False after the last choice. */
static bool press_next(struct choice *choice) {
    int i = choice->count - 1;
    while (i >= 0 && choice->pressed[i] == order_at(choice, i) - 1) i--;
    if (i < 0) return false;
    int presses = choice->pressed[i] + 1;
    for (int other = i; other < choice->count; other++)
        press(choice, other, choice->first[other] == choice->first[i] ? presses : 0);
    return true;
}

static void try_all(struct choice *choice) {
    for (int i = 0; i < choice->count; i++) press(choice, i, 0);
    do take_better(choice, false);
    while (press_next(choice));
}

/* Local search: changes the presses of one, two or three buttons, as long as the choice gets no worse. (A board without choices is
 * tried exhaustively.) */
static void climb(struct choice *choice) {
    enum { CHANGES = 3 };
    uint64_t seed = 1;
    int64_t steps = MOD_HARDEST_STEPS_MAX;
    while (steps > 0) {
        int changes = 1 + random_below(&seed, CHANGES), changed[CHANGES], before[CHANGES];
        for (int c = 0; c < changes; c++) {
            int i = changed[c] = random_below(&seed, choice->count);
            before[c] = choice->pressed[i];
            press(choice, i, random_below(&seed, order_at(choice, i)));
        }
        steps -= (INT64_C(1) + 2 * changes) * choice->size;
        if (take_better(choice, true)) continue;
        while (changes-- > 0) press(choice, changed[changes], before[changes]);
    }
}

/* Of m alike buttons of order o there are (m + o − 1) over m choices. */
static bool can_try_all(const struct choice *choice) {
    double steps = 2.0 * choice->size;
    for (int i = 0; i < choice->count; i++) {
        int alike = i - choice->first[i] + 1;
        steps *= (double)(alike + order_at(choice, i) - 1) / alike;
    }
    return steps <= MOD_HARDEST_STEPS_MAX;
}

static bool are_alike(const struct mod_coset *coset, int a, int b) {
    bool alike = coset->orders[a] == coset->orders[b];
    for (int k = 0; alike && k < coset->patterns; k++)
        alike = mod_coset_pattern(coset, k, a) == mod_coset_pattern(coset, k, b);
    return alike;
}

static bool is_in_pattern(const struct mod_coset *coset, int button) {
    int k = 0;
    while (k < coset->patterns && !mod_coset_pattern(coset, k, button)) k++;
    return k < coset->patterns;
}

/* Lists the buttons that are in patterns, each behind those that are like it. */
static void list_buttons(struct choice *choice, uint8_t *listed) {
    const struct mod_coset *coset = &choice->coset;
    for (int button = 0; button < coset->buttons; button++) {
        if (listed[button] || !is_in_pattern(coset, button)) continue;
        for (int other = button, first = choice->count; other < coset->buttons; other++) {
            if (listed[other] || !are_alike(coset, button, other)) continue;
            listed[other] = true;
            choice->button[choice->count] = other;
            choice->first[choice->count++] = first;
        }
    }
}

static bool take_choice(struct choice *choice, const struct board *board, const struct mod_solver *solver,
                        uint8_t **presses, struct arena *arena) {
    size_t buttons = (size_t)board->buttons;
    *presses = arena_take_zeroed(arena, buttons, 1);
    choice->button = arena_take(arena, buttons, sizeof *choice->button);
    choice->first = arena_take(arena, buttons, sizeof *choice->first);
    choice->pressed = arena_take_zeroed(arena, buttons, 1);
    choice->best = arena_take_zeroed(arena, buttons, 1);
    choice->costs = arena_take_zeroed(arena, choice->size, sizeof *choice->costs);
    return *presses && choice->button && choice->first && choice->pressed && choice->best && choice->costs &&
           mod_coset_take(&choice->coset, board, solver, *presses, mod_nullity(solver), arena);
}

/* Presses alike buttons equally often each number of times, the first of them at random. */
static void fill_choice(struct choice *choice) {
    uint64_t seed = 0;
    for (int i = 0; i < choice->count; i++) {
        int costs[BOARD_ORDER_MAX] = {0}, order = order_at(choice, i);
        int before = choice->first[i] == i ? random_below(&seed, order) : choice->pressed[i - 1];
        choice->pressed[i] = (uint8_t)((before + 1) % order);
        add_costs_from(choice, order, choice->pressed[i], 1, costs);
        add_costs(choice, choice->button[i], costs);
    }
    choice->most = -1;
    take_better(choice, false);
}

/* Writes the best presses, and the dearest of buttons that no pattern presses. Returns the cost of the latter. */
static int write_presses(const struct choice *choice, uint8_t *presses) {
    const struct mod_coset *coset = &choice->coset;
    int cost = 0;
    for (int button = 0; button < coset->buttons; button++) {
        bool is_chosen = is_in_pattern(coset, button);
        presses[button] = (uint8_t)(is_chosen ? 0 : mod_most_cost(coset->board, coset->orders[button]));
        cost += presses[button];
    }
    for (int i = 0; i < choice->count; i++) presses[choice->button[i]] = choice->best[i];
    return cost;
}

enum hardest_status mod_hardest_find(const struct board *board, const struct mod_solver *solver, int *weight,
                                     uint8_t *need, struct arena *arena) {
    size_t mark = arena_mark(arena);
    uint8_t *presses;
    if (mod_count(solver) > MOD_HARDEST_SOLUTIONS_MAX) return HARDEST_UNKNOWN;
    struct choice choice = {.size = (uint32_t)mod_count(solver)};
    bool taken = take_choice(&choice, board, solver, &presses, arena);
    arena_release(arena, mark);
    if (!taken) return HARDEST_NO_MEMORY;
    list_buttons(&choice, presses);
    fill_choice(&choice);
    bool all = can_try_all(&choice);
    if (all)
        try_all(&choice);
    else
        climb(&choice);
    *weight = choice.most + write_presses(&choice, presses);
    memset(need, 0, (size_t)board->lights);
    board_press_all(board, presses, need);
    return all ? HARDEST_EXACT : HARDEST_FOUND;
}
