#include "solve/ask.h"

#include <string.h>

#include "algebra/embed.h"
#include "algebra/gf2.h"

/* The limits of ask_is_small(). */
enum { SMALL_LIGHTS_MAX = 1024, SMALL_NULLITY_MAX = 16 };

/* The budget of a slice of a search that counts entries of tables: some 20 microseconds. */
enum { SLICE_ENTRIES = 1 << 14 };

static const struct board *board_of(const struct ask *ask) {
    return &ask->game->position.board;
}

static enum board_goal goal_of(const struct ask *ask) {
    return ask->game->position.goal;
}

static bool is_binary(const struct ask *ask) {
    return BINARY_BOARDS && board_is_binary(board_of(ask));
}

/* The lights that must be flipped to reach the target. */
static void need_bits(const struct ask *ask, uint64_t *need) {
    uint64_t lights[BOARD_WORDS];
    gf2_from_bytes(need, ask->game->position.target, board_of(ask)->lights);
    gf2_from_bytes(lights, ask->game->lights, board_of(ask)->lights);
    gf2_add(need, lights, GF2_WORDS(board_of(ask)->lights));
}

static void need_steps(const struct ask *ask, uint8_t *need) {
    position_need(&ask->game->position, ask->game->lights, need);
}

void ask_about(struct ask *ask, const struct game *game, struct arena *arena) {
    ask->game = game;
    ask->arena = arena;
    ask->is_prepared = false;
    ask->begun = 0;
}

bool ask_has(const struct ask *ask, enum ask_work work) {
    return ask->begun & work;
}

/* Records whether a question has been begun. */
static bool note(struct ask *ask, enum ask_work work, bool done) {
    ask->begun = done ? ask->begun | work : ask->begun & ~(unsigned)work;
    return done;
}

bool ask_prepare(struct ask *ask) {
    const struct solver *words = &ask->words.solver;
    const struct mod_solver *bytes = &ask->bytes.solver;
    if (ask->is_prepared) return true;
    ask->is_prepared = is_binary(ask) ? solve_prepare(&ask->words.solver, board_of(ask), ask->arena)
                                      : mod_prepare(&ask->bytes.solver, board_of(ask), goal_of(ask), ask->arena);
    if (!ask->is_prepared) return false;
    ask->rank = is_binary(ask) ? words->rank : mod_rank(bytes);
    ask->nullity = is_binary(ask) ? words->nullity : mod_nullity(bytes);
    return true;
}

bool ask_is_small(const struct ask *ask) {
    bool few =
        is_binary(ask) ? ask->nullity <= SMALL_NULLITY_MAX : mod_count(&ask->bytes.solver) <= 1 << SMALL_NULLITY_MAX;
    return few && board_of(ask)->lights <= SMALL_LIGHTS_MAX;
}

int ask_quiet(const struct ask *ask, int k, uint8_t *presses) {
    uint64_t bits[BOARD_WORDS];
    if (!is_binary(ask)) return mod_quiet(&ask->bytes.solver, k, presses);
    solve_quiet(&ask->words.solver, k, bits);
    gf2_to_bytes(presses, bits, board_of(ask)->buttons);
    return 2;
}

static bool words_solve(const struct ask *ask, uint8_t *vector) {
    uint64_t need[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
    need_bits(ask, need);
    bool solvable = goal_solve(&ask->words.solver, board_of(ask), goal_of(ask), need, presses, witness);
    if (solvable)
        gf2_to_bytes(vector, presses, board_of(ask)->buttons);
    else
        gf2_to_bytes(vector, witness, board_of(ask)->lights);
    return solvable;
}

static struct mod_answer bytes_solve(const struct ask *ask, uint8_t *presses, uint8_t *weights) {
    uint8_t need[BOARD_TURNING_LIGHTS_MAX];
    need_steps(ask, need);
    return mod_solve(&ask->bytes.solver, need, presses, weights);
}

struct ask_answer ask_solve(const struct ask *ask, uint8_t *vector) {
    if (is_binary(ask)) return (struct ask_answer){words_solve(ask, vector), ask->rank, ask->nullity, 2};
    struct mod_answer answer = bytes_solve(ask, vector, vector);
    return (struct ask_answer){answer.solvable, ask->rank, ask->nullity, answer.modulus};
}

/* True with the presses that solve a board that is not binary. */
static bool bytes_presses(const struct ask *ask, uint8_t *presses) {
    uint8_t weights[BOARD_TURNING_LIGHTS_MAX];
    return bytes_solve(ask, presses, weights).solvable;
}

static void change_bits(const struct ask *ask, uint64_t *change) {
    uint64_t need[BOARD_WORDS];
    need_bits(ask, need);
    goal_change(&ask->words.solver, board_of(ask), goal_of(ask), need, change);
}

void ask_change(const struct ask *ask, uint8_t *steps) {
    uint64_t change[BOARD_WORDS];
    if (!is_binary(ask)) {
        need_steps(ask, steps);
        return;
    }
    change_bits(ask, change);
    gf2_to_bytes(steps, change, board_of(ask)->lights);
}

int ask_shares_max(const struct ask *ask) {
    return is_binary(ask) ? INT32_MAX : 1;
}

static int words_search(struct ask *ask, uint32_t share, uint32_t shares) {
    uint64_t need[BOARD_WORDS];
    struct goal_search *search = &ask->words.search;
    need_bits(ask, need);
    enum fewest_status status =
        goal_search_start(search, &ask->words.solver, board_of(ask), goal_of(ask), need, ask->arena);
    note(ask, ASK_SEARCH, status == FEWEST_OK && search->count > 0);
    if (status != FEWEST_OK) return status == FEWEST_TOO_MANY ? ASK_TOO_MANY_SOLUTIONS : ASK_NO_MEMORY;
    goal_search_share(search, share, shares);
    return search->count > 0;
}

static int bytes_search(struct ask *ask) {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX];
    if (!note(ask, ASK_SEARCH, bytes_presses(ask, presses))) return 0;
    struct ask_bytes *bytes = &ask->bytes;
    enum fewest_status status = mod_fewest_start(&bytes->search, board_of(ask), &bytes->solver, presses, ask->arena);
    if (note(ask, ASK_SEARCH, status == FEWEST_OK)) return 1;
    return status == FEWEST_TOO_MANY ? ASK_TOO_MANY_SOLUTIONS : ASK_NO_MEMORY;
}

int ask_search(struct ask *ask, uint32_t share, uint32_t shares) {
    return is_binary(ask) ? words_search(ask, share, shares) : bytes_search(ask);
}

int ask_search_run(struct ask *ask, uint32_t slices) {
    if (!is_binary(ask)) return mod_fewest_run(&ask->bytes.search, (int64_t)slices * SLICE_ENTRIES);
    enum fewest_run run = goal_search_run(&ask->words.search, slices);
    return run == FEWEST_STUCK ? ASK_NO_MEMORY : run == FEWEST_FINISHED;
}

struct ask_found ask_found(const struct ask *ask) {
    if (!is_binary(ask)) {
        const struct mod_fewest *search = &ask->bytes.search;
        return (struct ask_found){search->count, mod_fewest_progress(search), search->weight, search->bound};
    }
    struct outcome best = goal_search_best(&ask->words.search);
    return (struct ask_found){best.count, best.progress, best.weight, best.bound};
}

void ask_found_presses(const struct ask *ask, uint8_t *presses) {
    int buttons = board_of(ask)->buttons;
    if (is_binary(ask))
        gf2_to_bytes(presses, goal_search_best(&ask->words.search).presses, buttons);
    else
        memcpy(presses, ask->bytes.search.presses, (size_t)buttons);
}

int ask_fewest(struct ask *ask, uint32_t slices, struct ask_found *found, uint8_t *presses) {
    size_t mark = arena_mark(ask->arena);
    *found = (struct ask_found){.weight = -1};
    int status = ask_search(ask, 0, 1);
    if (status == 1) {
        status = ask_search_run(ask, slices);
        *found = ask_found(ask);
        ask_found_presses(ask, presses);
        if (status != 1) found->count = 0;
    }
    note(ask, ASK_SEARCH, false);
    arena_release(ask->arena, mark);
    return status;
}

static int words_list(struct ask *ask) {
    uint64_t need[BOARD_WORDS];
    struct ask_words *words = &ask->words;
    need_bits(ask, need);
    bool done = solutions_start(&words->list, &words->solver, board_of(ask), goal_of(ask), need, ask->arena);
    return note(ask, ASK_LIST, done) ? words->list.goals : ASK_NO_MEMORY;
}

static int bytes_list(struct ask *ask) {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX];
    struct ask_bytes *bytes = &ask->bytes;
    bytes->list.count = 0;
    note(ask, ASK_LIST, true);
    if (!bytes_presses(ask, presses)) return 0;
    bool done = mod_solutions_start(&bytes->list, board_of(ask), &bytes->solver, presses, ask->arena);
    return note(ask, ASK_LIST, done) ? 1 : ASK_NO_MEMORY;
}

int ask_list(struct ask *ask) {
    return is_binary(ask) ? words_list(ask) : bytes_list(ask);
}

double ask_list_count(const struct ask *ask) {
    if (!is_binary(ask)) return ask->bytes.list.count;
    double count = ask->words.list.goals;
    for (int k = 0; k < ask->nullity && count < 0x1p53; k++) count *= 2;
    return count;
}

void ask_list_at(const struct ask *ask, uint64_t k, uint8_t *presses) {
    uint64_t bits[BOARD_WORDS];
    if (!is_binary(ask)) {
        mod_solutions_at(&ask->bytes.list, k, presses);
        return;
    }
    solutions_at(&ask->words.list, k, bits);
    gf2_to_bytes(presses, bits, board_of(ask)->buttons);
}

int ask_costs(const struct ask *ask) {
    if (!is_binary(ask))
        return mod_count(&ask->bytes.solver) > MOD_WEIGHED_MAX ? ASK_TOO_MANY_SOLUTIONS
                                                               : mod_solutions_most(board_of(ask)) + 1;
    return ask->nullity > SOLUTIONS_WEIGHED_NULLITY_MAX ? ASK_TOO_MANY_SOLUTIONS : board_of(ask)->buttons + 1;
}

bool ask_weigh(const struct ask *ask, uint32_t *counts) {
    if (is_binary(ask)) {
        uint64_t need[BOARD_WORDS];
        need_bits(ask, need);
        return solutions_weigh(&ask->words.solver, board_of(ask), goal_of(ask), need, counts, ask->arena);
    }
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX];
    memset(counts, 0, ((size_t)mod_solutions_most(board_of(ask)) + 1) * sizeof *counts);
    return !bytes_presses(ask, presses) ||
           mod_solutions_weigh(board_of(ask), &ask->bytes.solver, presses, counts, ask->arena);
}

int ask_free(struct ask *ask) {
    struct ask_words *words = &ask->words;
    struct ask_bytes *bytes = &ask->bytes;
    if (ask->nullity > QUIET_LISTED_MAX) return ASK_TOO_MANY_SOLUTIONS;
    bool done = is_binary(ask) ? quiet_take(&words->basis, &words->solver, ask->arena)
                               : mod_basis_take(&bytes->basis, board_of(ask), &bytes->solver, ask->arena);
    if (!note(ask, ASK_FREE, done)) return ASK_NO_MEMORY;
    ask->free_count = is_binary(ask) ? words->basis.patterns.rows : bytes->basis.count;
    return ask->free_count;
}

struct ask_pattern ask_free_pattern(const struct ask *ask, int k, uint8_t *presses) {
    size_t buttons = (size_t)board_of(ask)->buttons;
    if (is_binary(ask)) {
        gf2_to_bytes(presses, gf2_row(&ask->words.basis.patterns, k), (int)buttons);
        return (struct ask_pattern){2, ask->words.basis.free[k]};
    }
    const struct mod_basis *basis = &ask->bytes.basis;
    memcpy(presses, basis->presses + (size_t)k * buttons, buttons);
    return (struct ask_pattern){basis->orders[k], basis->free[k]};
}

/* Prepares a solver of the transposed board. A symmetric board equals it. */
static bool prepare_transposed(struct ask *ask) {
    struct ask_words *words = &ask->words;
    bool is_symmetric = board_is_symmetric(board_of(ask));
    words->transposed = is_symmetric ? &words->solver : &words->transposed_solver;
    if (is_symmetric) return true;
    size_t mark = arena_mark(ask->arena);
    struct board *other = arena_take(ask->arena, 1, sizeof *other);
    if (other) board_transpose(board_of(ask), other);
    if (other && solve_prepare(&words->transposed_solver, other, ask->arena)) return true;
    arena_release(ask->arena, mark);
    return false;
}

/* The invariants are the quiet patterns of what the transposed board is with two states. */
bool ask_reasons(struct ask *ask) {
    if (ask_has(ask, ASK_REASONS)) return true;
    bool done = is_binary(ask) ? prepare_transposed(ask)
                               : mod_invariants_find(&ask->bytes.dual, &ask->bytes.solver, ask->arena);
    return note(ask, ASK_REASONS, done);
}

static bool words_reason(const struct ask *ask, const uint8_t *presses, int button, struct ask_reason *out,
                         uint8_t *weights, uint8_t *factors) {
    const struct board *board = board_of(ask);
    const struct ask_words *words = &ask->words;
    uint64_t bits[BOARD_WORDS];
    struct reason reason;
    gf2_from_bytes(bits, presses, board->buttons);
    if (!reason_find(&reason, board, &words->solver, words->transposed, bits, button, ask->arena)) return false;
    *out = (struct ask_reason){2, 1, reason.count, reason.used};
    gf2_to_bytes(weights, reason.lights, board->lights);
    gf2_to_bytes(factors, reason.settled, board->buttons);
    return true;
}

static bool bytes_reason(const struct ask *ask, const uint8_t *presses, int button, struct ask_reason *out,
                         uint8_t *weights, uint8_t *factors) {
    const struct board *board = board_of(ask);
    uint8_t turned[BOARD_TURNING_LIGHTS_MAX] = {0};
    struct mod_reason reason;
    if (!mod_reason_find(&reason, &ask->bytes.dual, button, ask->arena)) return false;
    *out = (struct ask_reason){reason.modulus, reason.unit, 0, 0};
    board_press_all(board, presses, turned);
    for (int i = 0; i < board->lights; i++) out->count += reason.weights[i] * turned[i];
    for (int i = 0; i < board->buttons; i++) out->used += reason.factors[i] * presses[i];
    memcpy(weights, reason.weights, (size_t)board->lights);
    memcpy(factors, reason.factors, (size_t)board->buttons);
    return true;
}

bool ask_reason(const struct ask *ask, const uint8_t *presses, int button, struct ask_reason *out, uint8_t *weights,
                uint8_t *factors) {
    size_t mark = arena_mark(ask->arena);
    bool found = is_binary(ask) ? words_reason(ask, presses, button, out, weights, factors)
                                : bytes_reason(ask, presses, button, out, weights, factors);
    arena_release(ask->arena, mark);
    return found;
}

/* The basis of the invariants; they are the quiet patterns of the transposed board where that has two states. */
static bool write_basis(const struct ask *ask, struct nearest_basis *basis) {
    int lights = board_of(ask)->lights, count = is_binary(ask) ? ask->words.transposed->nullity : ask->bytes.dual.count;
    basis->count = count;
    if (count > NEAREST_DIMENSION_MAX) return true;
    basis->weights = arena_take_zeroed(ask->arena, (size_t)count * (size_t)lights, 1);
    if (!basis->weights) return false;
    for (int k = 0; k < count; k++) {
        uint8_t *weights = basis->weights + (size_t)k * (size_t)lights;
        basis->moduli[k] = is_binary(ask) ? 2 : (uint8_t)mod_invariant(&ask->bytes.dual, k, weights);
        if (is_binary(ask)) gf2_to_bytes(weights, gf2_row(&ask->words.transposed->quiet, k), lights);
    }
    return true;
}
static bool find_nearest(struct ask *ask) {
    struct nearest_basis basis;
    uint8_t *need = arena_take(ask->arena, (size_t)board_of(ask)->lights, 1);
    if (!need || !ask_reasons(ask) || !write_basis(ask, &basis)) return false;
    need_steps(ask, need);
    return nearest_start(&ask->nearest, board_of(ask), &basis, ask->game->lights, need, goal_of(ask), ask->arena);
}

bool ask_nearest(struct ask *ask) {
    bool had_reasons = ask_has(ask, ASK_REASONS);
    size_t mark = arena_mark(ask->arena);
    if (note(ask, ASK_NEAREST, find_nearest(ask))) return true;
    note(ask, ASK_REASONS, had_reasons);
    arena_release(ask->arena, mark);
    return false;
}

int ask_level(struct ask *ask, int weight, uint64_t seed) {
    ask->level = (struct level){.board = board_of(ask),
                                .goal = goal_of(ask),
                                .solver = &ask->words.solver,
                                .mod_solver = &ask->bytes.solver,
                                .arena = ask->arena,
                                .weight = weight,
                                .seed = seed};
    enum level_run run = level_start(&ask->level);
    note(ask, ASK_LEVEL, run == LEVEL_RUNNING);
    return run == LEVEL_NO_MEMORY ? ASK_NO_MEMORY : run == LEVEL_RUNNING;
}

int ask_level_run(struct ask *ask, uint32_t slices) {
    enum level_run run = level_run(&ask->level, is_binary(ask) ? slices : (int64_t)slices * SLICE_ENTRIES);
    note(ask, ASK_LEVEL, run == LEVEL_RUNNING);
    if (run == LEVEL_TOO_MANY) return ASK_TOO_MANY_SOLUTIONS;
    return run == LEVEL_NO_MEMORY ? ASK_NO_MEMORY : (int)run;
}

static enum hardest_status words_hardest(const struct ask *ask, int *weight, uint8_t *need) {
    uint64_t bits[BOARD_WORDS] = {0};
    enum hardest_status status =
        hardest_find(board_of(ask), goal_of(ask), &ask->words.solver, weight, bits, ask->arena);
    gf2_to_bytes(need, bits, board_of(ask)->lights);
    return status;
}

int ask_hardest(const struct ask *ask, uint8_t *need, bool *is_exact) {
    int weight;
    enum hardest_status status = is_binary(ask)
                                     ? words_hardest(ask, &weight, need)
                                     : mod_hardest_find(board_of(ask), &ask->bytes.solver, &weight, need, ask->arena);
    *is_exact = status == HARDEST_EXACT;
    if (status == HARDEST_UNKNOWN) return ASK_TOO_MANY_SOLUTIONS;
    return status == HARDEST_NO_MEMORY ? ASK_NO_MEMORY : weight;
}

int ask_lesson(struct ask *ask, struct lesson *lesson, bool reduced) {
    const struct board *board = board_of(ask);
    uint8_t need[LESSON_SIDE_MAX];
    int unknowns = board->buttons + (!is_binary(ask) && goal_of(ask) == BOARD_GOAL_SAME);
    if (!board_has_two_states(board)) return ASK_REFUSED;
    if (board->lights > LESSON_SIDE_MAX) return ASK_TOO_MANY_STEPS;
    if (!ask_prepare(ask) || !lesson_take(lesson, board->lights, unknowns, reduced, ask->arena)) return ASK_NO_MEMORY;
    ask_change(ask, need);
    lesson_fill(lesson, board, need);
    lesson_eliminate(lesson);
    return lesson->length;
}

int ask_part(const struct ask *ask, int part) {
    if (is_binary(ask) || part >= ask->bytes.solver.parts) return 0;
    return ask->bytes.solver.part[part].ring.size;
}

bool ask_elimination(const struct ask *ask, int part, struct mod_lesson *lesson) {
    uint8_t need[BOARD_TURNING_LIGHTS_MAX];
    if (!ask_part(ask, part)) return false;
    need_steps(ask, need);
    return mod_lesson_take(lesson, board_of(ask), goal_of(ask), &ask->bytes.solver.part[part].ring, need, ask->arena);
}

static bool words_chase(struct ask *ask) {
    struct ask_words *words = &ask->words;
    uint64_t witness[BOARD_WORDS];
    change_bits(ask, words->change);
    bool solvable = solve(&words->solver, words->change, words->chased, witness);
    return lesson_chase_take(&words->chase, board_of(ask), words->change, solvable ? words->chased : NULL, ask->arena);
}

/* With BOARD_GOAL_SAME, towards the state that ask_solve() finds. */
static bool bytes_chase(struct ask *ask) {
    struct ask_bytes *bytes = &ask->bytes;
    uint8_t weights[BOARD_TURNING_LIGHTS_MAX];
    need_steps(ask, bytes->change);
    struct mod_answer answer = mod_solve(&bytes->solver, bytes->change, bytes->chased, weights);
    for (int light = 0; light < board_of(ask)->lights; light++)
        bytes->change[light] = (uint8_t)((bytes->change[light] + answer.shown) % board_states(board_of(ask), light));
    return mod_chase_take(&bytes->chase, board_of(ask), bytes->change, answer.solvable ? bytes->chased : NULL,
                          ask->arena);
}

int ask_chase(struct ask *ask) {
    bool binary = is_binary(ask);
    if (!(binary ? lesson_can_chase(board_of(ask)) : mod_can_chase(board_of(ask)))) return 0;
    if (!ask_prepare(ask) || !note(ask, ASK_CHASE, binary ? words_chase(ask) : bytes_chase(ask))) return ASK_NO_MEMORY;
    ask->chase_length = binary ? ask->words.chase.plan.length : ask->bytes.chase.plan.length;
    return ask->chase_length;
}

struct lesson_step ask_chase_at(const struct ask *ask, int k, uint8_t *presses) {
    uint64_t bits[BOARD_WORDS];
    if (!is_binary(ask)) return mod_chase_at(&ask->bytes.chase, k, presses);
    struct lesson_step step = lesson_chase_at(&ask->words.chase, k, bits);
    gf2_to_bytes(presses, bits, board_of(ask)->buttons);
    return step;
}

void ask_chase_system(const struct ask *ask, uint8_t *entries) {
    int columns = board_of(ask)->columns;
    if (!is_binary(ask)) {
        memcpy(entries, ask->bytes.chase.system, (size_t)columns * ((size_t)columns + 1));
        return;
    }
    const struct gf2_matrix *system = &ask->words.chase.system;
    for (int row = 0; row < system->rows; row++) entries = gf2_to_bytes(entries, gf2_row(system, row), system->columns);
}
