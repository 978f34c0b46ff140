/* The exports of the modules: they convert between JavaScript and the functions of the core. One instance holds one game, and the questions
 * that are asked about it (ask.h).
 *
 * Vectors are returned as one byte for each light or button, except the packed rows of a large board. A returned pointer is valid until the next
 * call. A null pointer, or NO_MEMORY as a status, means that memory ran out.
 *
 * Any export may be called at any time with any numbers. One that needs an earlier call, or whose argument is out of range,
 * changes nothing: it returns REFUSED as a status or a number, NULL as a pointer. */
#include <stdint.h>
#include <string.h>

#include "algebra/arena.h"
#include "algebra/zk_poly.h"
#include "board/game.h"
#include "board/notation.h"
#include "exports/machine.h"
#include "solve/ask.h"
#include "solve/census.h"
#include "solve/equations.h"
#include "solve/large.h"
#include "solve/lesson.h"

enum { NO_MEMORY = ASK_NO_MEMORY, REFUSED = ASK_REFUSED };

static struct game games[2], *game = games; /* the other one is that which comes next */
static struct ask ask = {.game = games};    /* the questions about the game */
static size_t level_end;                    /* the mark after the last call for the level */
static bool is_hardest;                     /* no position needs more presses than that of the last hardest() */
static struct equations equations;
static struct large large;
static struct lesson lesson;
static bool has_equations, has_large, has_lesson; /* begun since the arena was last emptied */
static int error_position;

static struct arena arena = {.grow = machine_grow_arena};

/* Forgets all work. */
static void forget_work(void) {
    ask_about(&ask, game, &arena);
    has_equations = has_large = has_lesson = false;
}

/* Empties the arena, which begins where the linker's data ends. */
static void reset_arena(void) {
    uintptr_t past = (uintptr_t)machine_heap() % ARENA_ALIGN;
    arena.start = machine_heap() + (past ? ARENA_ALIGN - past : 0);
    arena_release(&arena, 0);
    forget_work();
}

/* Empties the arena if no export has been called before. */
static void need_arena(void) {
    if (!arena.start) reset_arena();
}

static void *scratch(size_t count, size_t item) {
    need_arena();
    size_t mark = arena_mark(&arena);
    void *taken = arena_retake(&arena, count, item);
    arena_release(&arena, mark);
    return taken;
}

static const struct board *board(void) {
    return &game->position.board;
}

static uint8_t *as_bytes(const uint64_t *bits, int n) {
    uint8_t *bytes = scratch((size_t)n, sizeof *bytes);
    if (bytes) gf2_to_bytes(bytes, bits, n);
    return bytes;
}

static bool is_within(int number, int from, int to) {
    return from <= number && number <= to;
}

static bool has_board(void) {
    return board()->lights > 0;
}

/* Empties the arena for work that replaces the game. */
static void drop_game(void) {
    reset_arena();
    memset(game, 0, sizeof *game);
}

/* The game that comes next. Its vectors live above those of the game. */
static struct game *coming(void) {
    return game == games ? games + 1 : games;
}

/* Makes the coming position the game, which moves down to the start of the arena: NOTATION_OK or NO_MEMORY. Until the last three
 * lines, which cannot trap, the game that was there is whole. */
static int replace_game(size_t above) {
    if (game_load(coming(), &arena) != GAME_OK) return NO_MEMORY;
    game_moved(coming(), above);
    arena_drop(&arena, above);
    game = coming();
    forget_work();
    return NOTATION_OK;
}

/* Makes lights that are short of the target of the game by `need` the game: 1, or NO_MEMORY. */
static int replace_lights(const uint8_t *need, size_t above) {
    int status = NO_MEMORY;
    struct position *position = &coming()->position;
    position->board = *board();
    position->goal = game->position.goal;
    if (position_take(position, &arena)) {
        memcpy(position->target, game->position.target, (size_t)board()->lights);
        position_need(&game->position, need, position->start);
        status = replace_game(above);
    }
    if (status != NOTATION_OK) arena_release(&arena, above);
    return status == NOTATION_OK ? 1 : NO_MEMORY;
}

/* The address where the memory in use ends. To clone this instance, make the memory of a new one at least as large as all of
 * this one's, and copy everything below this address into it. */
size_t EXPORT(memory_used)(void) {
    need_arena();
    return machine_address(arena.start) + arena_mark(&arena);
}

/* The buffer through which JavaScript passes text and vectors. */
void *EXPORT(buffer)(int bytes) {
    return scratch((size_t)bytes, 1);
}

/* A text of `length` characters is in the buffer: NOTATION_OK, the reason why it was refused, or a negative status. */
int EXPORT(load)(int length) {
    need_arena();
    size_t mark = arena_mark(&arena);
    const char *text = arena_retake(&arena, (size_t)length, 1);
    if (!text) return NO_MEMORY;
    size_t above = arena_mark(&arena);
    int status = (int)notation_read(text, length, &coming()->position, &error_position, &arena);
    if (!status) status = replace_game(above);
    if (status) arena_release(&arena, mark);
    return status;
}

int EXPORT(error_position)(void) {
    return error_position;
}

/* A board. The cells of a surface are a grid of one row. */
struct facts {
    int32_t kind; /* a board_kind */
    int32_t rows, columns, lights, buttons, wrap;
    int32_t both_ways; /* 1 if presses go both ways */
    int32_t shares;    /* into how many the search for the fewest presses can be divided */
    int32_t stencil;   /* of the rule of a grid */
};

/* NULL without a board, too. */
const struct facts *EXPORT(facts)(void) {
    struct facts *facts = has_board() ? scratch(1, sizeof *facts) : NULL;
    if (!facts) return NULL;
    *facts = (struct facts){.kind = board()->surface.shape ? BOARD_GRID : (int32_t)board()->kind,
                            .rows = board()->rows,
                            .columns = board()->columns,
                            .lights = board()->lights,
                            .buttons = board()->buttons,
                            .wrap = (int32_t)board()->wrap,
                            .both_ways = board()->both_ways,
                            .shares = ask_shares_max(&ask),
                            .stencil = (int32_t)board_rule_stencil(board()->rule)};
    return facts;
}

/* A position_goal. */
int EXPORT(goal)(void) {
    return (int)position_goal(&game->position);
}

/* A vector of the number of states of each light (1 for a hole), and behind it those of the states at the start, of the states at the goal (0
 * where several goals will do), and of ones where the final state is of no matter. */
uint8_t *EXPORT(light_facts)(void) {
    size_t lights = (size_t)board()->lights;
    uint8_t *facts = scratch(4 * lights, 1);
    if (!facts || !has_board()) return NULL;
    memcpy(facts + lights, game->position.start, lights);
    memcpy(facts + 2 * lights, game->position.target, lights);
    for (size_t light = 0; light < lights; light++) {
        facts[light] = (uint8_t)board_states(board(), (int)light);
        facts[3 * lights + light] = board_is_any(board(), (int)light);
    }
    return facts;
}

/* A vector of the orders of the buttons (board_order), and behind it one of ones where a button is locked. */
uint8_t *EXPORT(button_facts)(void) {
    size_t buttons = (size_t)board()->buttons;
    uint8_t *facts = scratch(2 * buttons, 1);
    for (size_t button = 0; facts && button < buttons; button++) {
        facts[button] = (uint8_t)board_order(board(), (int)button);
        facts[buttons + button] = board_is_locked(board(), (int)button);
    }
    return facts;
}

/* By how many steps a press turns each light. */
uint8_t *EXPORT(mask)(int button) {
    if (!is_within(button, 0, board()->buttons - 1)) return NULL;
    uint8_t *steps = scratch((size_t)board()->lights, 1);
    if (!steps) return NULL;
    memset(steps, 0, (size_t)board()->lights);
    board_press(board(), button, 1, steps);
    return steps;
}

static int done(enum game_status status) {
    return status == GAME_NO_MEMORY ? NO_MEMORY : status == GAME_OK;
}

/* Presses a button several times, each of which can be undone (game_press). */
int EXPORT(press)(int button, int times) {
    if (!is_within(times, -GAME_TIMES_MAX, GAME_TIMES_MAX)) return REFUSED;
    return done(game_press(game, button, times, &arena));
}

int EXPORT(undo)(void) {
    return done(game_undo(game));
}

int EXPORT(redo)(void) {
    return done(game_redo(game));
}

int EXPORT(reset)(void) {
    return done(game_restart(game, &arena));
}

/* Replaces the history by `kept` entries of four bytes in the buffer. 0 if an entry is none of this board, and unless
 * 0 <= made <= kept. */
int EXPORT(resume)(int kept, int made) {
    if (!has_board() || made < 0 || made > kept) return 0;
    size_t mark = arena_mark(&arena);
    int32_t *entries = arena_retake(&arena, (size_t)kept, sizeof *entries); /* the buffer, which holds them */
    if (!entries) return NO_MEMORY;
    if (game_resume(game, entries, kept, made)) return 1;
    arena_release(&arena, mark);
    return 0;
}

/* What a move changes. Behind it in memory are the lights, the presses of each button, and the notation. An entry of the history is a
 * button, −1 for a restart, or on boards that are not binary −2 − button for a press backwards. */
struct snapshot {
    const int32_t *entries; /* of the history */
    int32_t kept;           /* how many they are */
    int32_t made;           /* so many of them are in effect */
    int32_t first;          /* the first one after the last restart */
    int32_t solved;
    int32_t lights, buttons; /* how many the board has */
    int32_t text;            /* the length of the notation; 0: not wanted */
};

/* Everything that shows a position after a move, in one call. NULL without a board, too. */
struct snapshot *EXPORT(snapshot)(int wants_text) {
    size_t lights = (size_t)board()->lights, buttons = (size_t)board()->buttons;
    struct snapshot *taken = scratch(sizeof *taken + lights + buttons + (wants_text ? NOTATION_TEXT_MAX : 0), 1);
    if (!has_board() || !taken) return NULL;
    uint8_t *shown = (uint8_t *)(taken + 1), *presses = shown + lights;
    memcpy(shown, game->lights, lights);
    memcpy(presses, game->position.presses, buttons);
    *taken = (struct snapshot){.entries = game->history.entries,
                               .kept = game->history.kept,
                               .made = game->history.made,
                               .first = game->history.first,
                               .solved = game_solved(game),
                               .lights = board()->lights,
                               .buttons = board()->buttons};
    if (wants_text) taken->text = notation_write(&game->position, (char *)(presses + buttons));
    return taken;
}

/* The nullity, or a negative status. */
int EXPORT(prepare)(void) {
    if (!has_board()) return REFUSED;
    return ask_prepare(&ask) ? ask.nullity : NO_MEMORY;
}

/* After prepare: the presses of a quiet pattern, and after them its order. */
uint8_t *EXPORT(quiet_pattern)(int k) {
    if (!ask.is_prepared || !is_within(k, 0, ask.nullity - 1)) return NULL;
    uint8_t *bytes = scratch((size_t)board()->buttons + 1, 1);
    if (bytes) bytes[board()->buttons] = (uint8_t)ask_quiet(&ask, k, bytes);
    return bytes;
}

/* After prepare: an ask_answer, and behind it the presses or the weights of the witness. */
const struct ask_answer *EXPORT(solve)(void) {
    size_t size = sizeof(struct ask_answer) + (size_t)board()->buttons + (size_t)board()->lights;
    struct ask_answer *answer = ask.is_prepared ? scratch(size, 1) : NULL;
    if (answer) *answer = ask_solve(&ask, (uint8_t *)(answer + 1));
    return answer;
}

/* After prepare, with share < shares <= shares_max: 1 when there is something to search, 0 when the position is unsolvable, or a
 * negative status. */
int EXPORT(search_start)(uint32_t share, uint32_t shares) {
    if (!ask.is_prepared || share >= shares || shares > (uint32_t)ask_shares_max(&ask)) return REFUSED;
    return ask_search(&ask, share, shares);
}

/* After search_start has returned 1, as all search_…: 1 when finished, 0 when not yet, or a negative status. */
int EXPORT(search_run)(uint32_t slices) {
    return ask_has(&ask, ASK_SEARCH) ? ask_search_run(&ask, slices) : REFUSED;
}

/* The best so far (ask.h), and behind it the presses. */
const struct ask_found *EXPORT(search_best)(void) {
    size_t size = sizeof(struct ask_found) + (size_t)board()->buttons;
    struct ask_found *found = ask_has(&ask, ASK_SEARCH) ? scratch(size, 1) : NULL;
    if (!found) return NULL;
    *found = ask_found(&ask);
    ask_found_presses(&ask, (uint8_t *)(found + 1));
    return found;
}

/* After prepare: 1 if fewest() takes little memory, which an instance keeps once it has it; otherwise 0. */
int EXPORT(is_small)(void) {
    return ask.is_prepared ? ask_is_small(&ask) : REFUSED;
}

/* After prepare: the whole search in one call, which gives its memory back: 1, 0 when the budget ends before it or the position is unsolvable, or a
 * negative status. What search_best() would give is in the buffer; its count is 0 if the budget ended. It ends the search of search_start(). */
int EXPORT(fewest)(uint32_t slices) {
    if (!ask.is_prepared) return REFUSED;
    size_t mark = arena_mark(&arena), size = sizeof(struct ask_found) + (size_t)board()->buttons;
    struct ask_found *found = arena_take(&arena, size, 1);
    int status = found ? ask_fewest(&ask, slices, found, (uint8_t *)(found + 1)) : NO_MEMORY;
    arena_release(&arena, mark);
    return status;
}

/* After prepare: the number of goals that can be reached, or a negative status; the other solutions_… need it. */
int EXPORT(solutions_start)(void) {
    return ask.is_prepared ? ask_list(&ask) : REFUSED;
}

/* The number of listed solutions, up to the largest whole number that a double holds exactly. */
double EXPORT(solutions_count)(void) {
    return ask_has(&ask, ASK_LIST) ? ask_list_count(&ask) : REFUSED;
}

static bool has_solution(double k) {
    return ask_has(&ask, ASK_LIST) && k >= 0 && k < ask_list_count(&ask);
}

uint8_t *EXPORT(solutions_at)(double k) {
    uint8_t *presses = has_solution(k) ? scratch((size_t)board()->buttons, 1) : NULL;
    if (presses) ask_list_at(&ask, (uint64_t)k, presses);
    return presses;
}

/* After prepare: the length of the list of how many solutions have each cost from 0 to the largest of any presses, which is in the
 * buffer; or a negative status. */
int EXPORT(solution_weights)(void) {
    if (!ask.is_prepared) return REFUSED;
    int length = ask_costs(&ask);
    if (length < 0) return length;
    size_t mark = arena_mark(&arena);
    uint32_t *counts = arena_take(&arena, (size_t)length, sizeof *counts);
    bool weighed = counts && ask_weigh(&ask, counts);
    arena_release(&arena, mark);
    return weighed ? length : NO_MEMORY;
}

/* After prepare: the number of patterns, or a negative status; free_pattern needs it. */
int EXPORT(free_start)(void) {
    return ask.is_prepared ? ask_free(&ask) : REFUSED;
}

/* An ask_pattern, and behind it the presses. */
const struct ask_pattern *EXPORT(free_pattern)(int k) {
    if (!ask_has(&ask, ASK_FREE) || !is_within(k, 0, ask.free_count - 1)) return NULL;
    struct ask_pattern *pattern = scratch(sizeof *pattern + (size_t)board()->buttons, 1);
    if (pattern) *pattern = ask_free_pattern(&ask, k, (uint8_t *)(pattern + 1));
    return pattern;
}

/* After prepare: 1, or a negative status; reason needs it. */
int EXPORT(prepare_transposed)(void) {
    if (!ask.is_prepared) return REFUSED;
    return ask_reasons(&ask) ? 1 : NO_MEMORY;
}

/* After prepare_transposed, with a solution in the buffer, one byte a button: an ask_reason, and behind it the weights of the lights and
 * the factors of the buttons. 0 also when there is no reason, or no such button, or above a nullity of QUIET_LISTED_MAX. */
uint8_t *EXPORT(reason)(int button) {
    size_t lights = (size_t)board()->lights, buttons = (size_t)board()->buttons, mark = arena_mark(&arena);
    if (!ask_has(&ask, ASK_REASONS) || !is_within(button, 0, board()->buttons - 1)) return NULL;
    if (ask.nullity > QUIET_LISTED_MAX) return NULL;
    const uint8_t *presses = arena_retake(&arena, buttons, 1); /* the buffer, which holds the solution */
    struct ask_reason *out = presses ? arena_take(&arena, sizeof *out + lights + buttons, 1) : NULL;
    uint8_t *weights = out ? (uint8_t *)(out + 1) : NULL;
    bool found = out && ask_reason(&ask, presses, button, out, weights, weights + lights);
    arena_release(&arena, mark);
    return found ? (uint8_t *)out : NULL;
}

/* After prepare: the distance and the count (nearest.h); nearest_next needs it. */
const struct nearest *EXPORT(nearest)(void) {
    return ask.is_prepared && ask_nearest(&ask) ? &ask.nearest : NULL;
}

/* The next of the nearest sets: `distance` pairs of a light and its new state; 0 when there are no more. */
const int32_t *EXPORT(nearest_next)(void) {
    if (!ask_has(&ask, ASK_NEAREST) || !nearest_next(&ask.nearest)) return NULL;
    int distance = ask.nearest.distance;
    int32_t *pairs = scratch(2 * (size_t)distance, sizeof *pairs);
    for (int i = 0; pairs && i < distance; i++) {
        pairs[2 * i] = ask.nearest.set[i]->light;
        pairs[2 * i + 1] = ask.nearest.set[i]->state;
    }
    return pairs;
}

static bool is_size(int rows, int columns) {
    return is_within(rows, 1, CONGRUENCE_SIDE_MAX) && is_within(columns, 1, CONGRUENCE_SIDE_MAX);
}

/* The nullity of the plus rule, without a board; or a negative status. */
int EXPORT(nullity_of)(int rows, int columns) {
    if (!is_size(rows, columns)) return REFUSED;
    need_arena();
    size_t mark = arena_mark(&arena);
    int nullity = chase_nullity(rows, columns, CHASE_PLUS, &arena);
    arena_release(&arena, mark);
    return nullity;
}

static bool is_prime(int number) {
    int divisor = 2;
    while (divisor < number && number % divisor) divisor++;
    return divisor == number;
}

/* The nullity of the plus rule modulo a prime, without a board; or a negative status. */
int EXPORT(plus_nullity)(int prime, int rows, int columns) {
    if (!is_within(prime, 2, ZK_SIZE_MAX - 1) || !is_prime(prime)) return REFUSED;
    if (!is_within(rows, 1, ZK_POLY_SIDE_MAX) || !is_within(columns, 1, ZK_POLY_SIDE_MAX)) return REFUSED;
    need_arena();
    return zk_plus_nullity(prime, rows, columns, &arena);
}

/* A board of any size, in place of the game; rule and wrap are those of chase.h. 1, or a negative status; the other large_…
 * need it. */
int EXPORT(large_start)(int rows, int columns, int rule, int wrap) {
    if (!is_size(rows, columns) || !is_within(rule, CHASE_RING, CHASE_PLUS) ||
        !is_within(wrap, CHASE_FLAT, CHASE_TORUS))
        return REFUSED;
    drop_game();
    bool done = large_take(&large, rows, columns, (enum chase_rule)rule, (enum chase_wrap)wrap, &arena);
    has_large = done;
    return done ? 1 : NO_MEMORY;
}

/* The packed rows, lowest bit first, each `large_stride` bytes long. Their address does not change. */
uint64_t *EXPORT(large_board)(void) {
    return has_large ? large.board : NULL;
}

int EXPORT(large_stride)(void) {
    return has_large ? (int)(large.stride * sizeof *large.board) : REFUSED;
}

void EXPORT(large_fill_on)(void) {
    if (has_large) large_fill_on(&large);
}

void EXPORT(large_fill_random)(uint32_t seed_low, uint32_t seed_high) {
    if (has_large) large_fill_random(&large, (uint64_t)seed_high << 32 | seed_low);
}

int EXPORT(large_solve)(void) {
    if (!has_large) return REFUSED;
    large_solve(&large);
    return large.answer.solvable;
}

int EXPORT(large_nullity)(void) {
    return has_large ? large.chase.nullity : REFUSED;
}

double EXPORT(large_weight)(void) {
    return has_large ? (double)large.answer.weight : REFUSED;
}

int EXPORT(large_verify)(void) {
    return has_large && large_verify(&large);
}

uint8_t *EXPORT(large_picture)(int row, int column, int scale, int width, int height) {
    if (!has_large || row < 0 || column < 0 || scale < 1 || width < 1 || height < 1) return NULL;
    uint8_t *picture = scratch((size_t)height, (size_t)width);
    if (picture) large_picture(&large, row, column, scale, width, height, picture);
    return picture;
}

/* After prepare: 1, 0 when no lights of the board have such a minimum, or a negative status. */
int EXPORT(generate_start)(int weight, uint32_t seed_low, uint32_t seed_high) {
    int status = ask.is_prepared ? ask_level(&ask, weight, (uint64_t)seed_high << 32 | seed_low) : REFUSED;
    level_end = arena_mark(&arena);
    return status;
}

/* Makes the level that was found the game: 1, or NO_MEMORY. */
static int replace_by_level(void) {
    size_t mark = arena_mark(&arena);
    uint8_t *need = arena_take(&arena, (size_t)board()->lights, 1);
    if (!need) return NO_MEMORY;
    level_need(&ask.level, need);
    return replace_lights(need, mark);
}

/* After generate_start has returned 1, unless something else was taken from the arena since: 0 while it runs; 1, and the game is
 * the new level; 2 when none was found; or a negative status. */
int EXPORT(generate_run)(uint32_t slices) {
    if (!ask_has(&ask, ASK_LEVEL) || arena_mark(&arena) != level_end) return REFUSED;
    int run = ask_level_run(&ask, slices);
    level_end = arena_mark(&arena);
    return run == LEVEL_FOUND ? replace_by_level() : run;
}

/* After prepare: makes the hardest position of the board the game and returns its fewest presses, or a negative status.
 * hardest_exact() then tells if no position needs more. */
int EXPORT(hardest)(void) {
    if (!ask.is_prepared) return REFUSED;
    size_t mark = arena_mark(&arena);
    uint8_t *need = arena_take(&arena, (size_t)board()->lights, 1);
    int weight = need ? ask_hardest(&ask, need, &is_hardest) : NO_MEMORY;
    if (weight >= 0) return replace_lights(need, mark) < 0 ? NO_MEMORY : weight;
    arena_release(&arena, mark);
    return weight;
}

int EXPORT(hardest_exact)(void) {
    return is_hardest;
}

/* Makes the game closed doors with random masks: 1, or a negative status. */
int EXPORT(random_doors)(int doors, int openable, uint32_t seed_low, uint32_t seed_high) {
    enum { DOORS_MIN = 3 }; /* level_random_doors() */
    if (!is_within(doors, DOORS_MIN, CENSUS_DOORS_MAX)) return REFUSED;
    need_arena();
    size_t mark = arena_mark(&arena);
    struct position *position = &coming()->position;
    position->goal = BOARD_GOAL_EACH;
    level_random_doors(&position->board, doors, openable, (uint64_t)seed_high << 32 | seed_low);
    bool taken = position_take(position, &arena);
    if (taken) memset(position->target, 1, (size_t)doors);
    if (taken && replace_game(mark) == NOTATION_OK) return 1;
    arena_release(&arena, mark);
    return NO_MEMORY;
}

/* Two numbers of CENSUS_LIMBS limbs: the sets, and the openable ones. */
struct census_number *EXPORT(census)(int doors) {
    if (!is_within(doors, 1, CENSUS_DOORS_MAX)) return NULL;
    need_arena();
    size_t mark = arena_mark(&arena);
    struct census_number *counts = arena_take(&arena, 2, sizeof *counts);
    bool counted = counts && census_count(doors, &counts[0], &counts[1], &arena);
    arena_release(&arena, mark);
    return counted ? counts : NULL;
}

/* The masks are in the buffer, 64 bits each. */
int EXPORT(census_ways)(int doors) {
    if (!is_within(doors, 1, CENSUS_DOORS_MAX)) return REFUSED;
    const uint64_t *masks = scratch((size_t)doors, sizeof *masks);
    return masks ? census_ways(masks, doors) : REFUSED;
}

/* In place of the game: 1, or a negative status; the other equations_… need it. */
int EXPORT(equations_start)(int unknowns) {
    if (!is_within(unknowns, 1, EQUATIONS_UNKNOWNS_MAX)) return REFUSED;
    drop_game();
    has_equations = equations_take(&equations, unknowns, &arena);
    return has_equations ? 1 : NO_MEMORY;
}

/* The coefficients are in the buffer, one byte each. */
int EXPORT(equations_add)(int right) {
    if (!has_equations) return REFUSED;
    const uint8_t *bytes = scratch((size_t)equations.unknowns, sizeof *bytes);
    if (!bytes) return NO_MEMORY;
    uint64_t coefficients[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)] = {0};
    for (int i = 0; i < equations.unknowns; i++)
        if (bytes[i]) gf2_flip(coefficients, i);
    return (int)equations_add(&equations, coefficients, right);
}

int EXPORT(equations_rank)(void) {
    return has_equations ? equations.rank : REFUSED;
}

/* Once the rank is the number of unknowns. */
uint8_t *EXPORT(equations_solution)(void) {
    uint64_t solution[GF2_WORDS(EQUATIONS_UNKNOWNS_MAX)];
    if (!has_equations || equations.rank < equations.unknowns) return NULL;
    equations_solution(&equations, solution);
    return as_bytes(solution, equations.unknowns);
}

/* After prepare: by how many steps each light must turn. With the goal "either", towards the goal that solve reaches, or
 * "off" if it reaches none. */
uint8_t *EXPORT(syndrome)(void) {
    uint8_t *steps = ask.is_prepared ? scratch((size_t)board()->lights, 1) : NULL;
    if (steps) ask_change(&ask, steps);
    return steps;
}

/* Elimination on the position's board: the number of steps, or a negative status. The other lesson_… need it or the next export.
 * eliminate() serves more than two states. */
int EXPORT(lesson_start)(int reduced) {
    if (!has_board()) return REFUSED;
    int length = ask_lesson(&ask, &lesson, reduced);
    has_lesson = length >= 0;
    return length;
}

/* Elimination on the augmented matrix in the buffer, a byte for each entry. */
int EXPORT(lesson_start_on)(int equation_count, int unknowns, int reduced) {
    if (!is_within(equation_count, 1, LESSON_SIDE_MAX) || !is_within(unknowns, 1, LESSON_SIDE_MAX)) return REFUSED;
    need_arena();
    size_t mark = arena_mark(&arena);
    const uint8_t *bytes = arena_retake(&arena, (size_t)equation_count * ((size_t)unknowns + 1),
                                        1); /* the buffer, which holds the matrix */
    has_lesson = bytes && lesson_take(&lesson, equation_count, unknowns, reduced, &arena);
    if (!has_lesson) {
        arena_release(&arena, mark);
        return NO_MEMORY;
    }
    for (int row = 0; row < equation_count; row++)
        for (int column = 0; column <= unknowns; column++)
            if (*bytes++) gf2_flip(gf2_row(&lesson.matrix, row), column);
    lesson_eliminate(&lesson);
    return lesson.length;
}

int EXPORT(lesson_verdict)(void) {
    return has_lesson ? lesson.verdict : REFUSED;
}

static bool has_step(int k) {
    return has_lesson && is_within(k, 0, lesson.length - 1);
}

/* Step k, and behind it the matrix after it. */
const struct lesson_step *EXPORT(lesson_at)(int k) {
    const struct gf2_matrix *matrix = &lesson.matrix;
    size_t entries = (size_t)matrix->rows * (size_t)matrix->columns;
    struct lesson_step *step = has_step(k) ? scratch(sizeof *step + entries, 1) : NULL;
    if (!step) return NULL;
    *step = lesson_seek(&lesson, k);
    uint8_t *end = (uint8_t *)(step + 1);
    for (int row = 0; row < matrix->rows; row++) end = gf2_to_bytes(end, gf2_row(matrix, row), matrix->columns);
    return step;
}

/* The number of stops (lesson_stops), and behind it the stops. */
int32_t *EXPORT(lesson_stops)(void) {
    if (!has_lesson) return NULL;
    int32_t *out = scratch((size_t)lesson.round_count + 1, sizeof *out);
    if (out) out[0] = lesson_stops(&lesson, out + 1);
    return out;
}

/* The given rows whose sum is this row after step k. */
uint8_t *EXPORT(lesson_origins)(int k, int row) {
    if (!has_step(k) || !is_within(row, 0, lesson.origins.rows - 1)) return NULL;
    lesson_seek(&lesson, k);
    return as_bytes(gf2_row(&lesson.origins, row), lesson.origins.columns);
}

/* The number of steps, 0 if a chase is not defined on this board, or a negative status. The other chase_… need it. */
int EXPORT(chase_start)(void) {
    return has_board() ? ask_chase(&ask) : REFUSED;
}

/* The step, then the lights and the presses after it. */
uint8_t *EXPORT(chase_at)(int k) {
    if (!ask_has(&ask, ASK_CHASE) || !is_within(k, 0, ask.chase_length - 1)) return NULL;
    struct lesson_step step;
    size_t buttons = (size_t)board()->buttons, lights = (size_t)board()->lights;
    uint8_t *out = scratch(sizeof step + lights + buttons, 1);
    if (!out) return NULL;
    uint8_t *shown = out + sizeof step, *presses = shown + lights;
    step = ask_chase_at(&ask, k, presses);
    memcpy(out, &step, sizeof step);
    memcpy(shown, game->lights, lights);
    board_press_all(board(), presses, shown);
    return out;
}

/* The equations of the first row. */
uint8_t *EXPORT(chase_system)(void) {
    size_t columns = (size_t)board()->columns;
    uint8_t *entries = ask_has(&ask, ASK_CHASE) ? scratch(columns, columns + 1) : NULL;
    if (entries) ask_chase_system(&ask, entries);
    return entries;
}

/* After prepare: prime power number `part` of those that the equations are solved modulo; 0 when there are fewer. Grids and doors with
 * two states have none: lesson_start() serves them. */
int EXPORT(part)(int part) {
    return ask.is_prepared && part >= 0 ? ask_part(&ask, part) : REFUSED;
}

/* After prepare: the step after which the elimination modulo this prime power has so many pivots, or its end if it has fewer; at -1 the
 * start (mod_lesson.h). The step in the buffer, and behind it `taken` and the matrix; 0 when the system is too large, or no memory. */
uint8_t *EXPORT(eliminate)(int part, int pivots) {
    struct mod_lesson modular;
    size_t mark = arena_mark(&arena), size = sizeof modular.step;
    uint8_t *written = NULL;
    if (!ask.is_prepared || part < 0) return NULL;
    if (ask_elimination(&ask, part, &modular)) {
        while (pivots > modular.step.pivots && mod_lesson_next(&modular)) continue;
        size_t rows = (size_t)modular.equations, entries = rows * ((size_t)modular.unknowns + 1);
        written = arena_take(&arena, size + rows + entries, 1);
        if (written) {
            memcpy(written, &modular.step, size);
            memcpy(written + size, modular.taken, rows);
            memcpy(written + size + rows, modular.matrix.entries, entries);
        }
    }
    arena_release(&arena, mark);
    return written;
}
