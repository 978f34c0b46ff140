#include "game.h"

#include <string.h>

#include "census.h"
#include "check.h"

enum { RESTART = -1, FIRST_ROOM = 64 };

static void toggle(struct game *game, int button) {
    gf2_flip(game->position.presses, button);
    board_add_mask(&game->position.board, button, game->lights);
}

/* Where the presses since the last restart begin. */
static int first_press(const struct game *game) {
    int first = game->made;
    while (first > 0 && game->history[first - 1] != RESTART) first--;
    return first;
}

/* Makes the presses and lights those of the history since the last restart. */
static void replay(struct game *game) {
    memset(game->position.presses, 0, sizeof game->position.presses);
    memcpy(game->lights, game->position.start, sizeof game->lights);
    for (int i = first_press(game); i < game->made; i++) toggle(game, game->history[i]);
}

/* Does or undoes an entry of the history, which the presses made now hold or not. */
static void repeat(struct game *game, int32_t entry) {
    if (entry == RESTART)
        replay(game);
    else
        toggle(game, entry);
}

/* Doubles the room when it is full. */
static bool make_room(struct game *game, struct arena *arena) {
    if (game->made < game->room) return true;
    int room = game->room ? 2 * game->room : FIRST_ROOM;
    int32_t *history = arena_take(arena, (size_t)room, sizeof *history);
    if (!history) return false;
    if (game->made) memcpy(history, game->history, (size_t)game->made * sizeof *history);
    game->history = history;
    game->room = room;
    return true;
}

static enum game_status make(struct game *game, int32_t entry, struct arena *arena) {
    if (!make_room(game, arena)) return GAME_NO_MEMORY;
    game->history[game->made++] = entry;
    game->kept = game->made;
    return GAME_OK;
}

enum game_status game_load(struct game *game, const struct position *position, struct arena *arena) {
    *game = (struct game){.position = *position};
    memcpy(game->lights, position->start, sizeof game->lights);
    memset(game->position.presses, 0, sizeof game->position.presses);
    if (!make_room(game, arena)) return GAME_NO_MEMORY; /* even without presses there is a place where they begin */
    for (int button = 0; button < position->board.buttons; button++)
        if (gf2_get(position->presses, button) && game_press(game, button, arena) == GAME_NO_MEMORY)
            return GAME_NO_MEMORY;
    return GAME_OK;
}

enum game_status game_press(struct game *game, int button, struct arena *arena) {
    if (!board_has_button(&game->position.board, button)) return GAME_NOTHING;
    enum game_status status = make(game, button, arena);
    if (status == GAME_OK) toggle(game, button);
    return status;
}

bool game_can_undo(const struct game *game) {
    return game->made > 0;
}

bool game_can_redo(const struct game *game) {
    return game->made < game->kept;
}

enum game_status game_undo(struct game *game) {
    CHECK(0 <= game->made && game->made <= game->kept);
    if (!game_can_undo(game)) return GAME_NOTHING;
    repeat(game, game->history[--game->made]);
    return GAME_OK;
}

enum game_status game_redo(struct game *game) {
    if (!game_can_redo(game)) return GAME_NOTHING;
    repeat(game, game->history[game->made++]);
    return GAME_OK;
}

enum game_status game_restart(struct game *game, struct arena *arena) {
    if (first_press(game) == game->made) return GAME_NOTHING;
    enum game_status status = make(game, RESTART, arena);
    if (status == GAME_OK) replay(game);
    return status;
}

int game_presses_made(const struct game *game, const int32_t **presses) {
    int first = first_press(game);
    *presses = game->history + first;
    return game->made - first;
}

int game_goals(const struct board *board, const uint64_t *lights, uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS]) {
    size_t words = GF2_WORDS(board->lights);
    int count = 0;
    if (board->goal != BOARD_GOAL_ON) memcpy(goals[count++], lights, words * sizeof *lights);
    if (board->goal != BOARD_GOAL_OFF) {
        board_all_lights(board, goals[count]);
        gf2_add(goals[count++], lights, words);
    }
    return count;
}

bool game_solved(const struct game *game) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS];
    const struct board *board = &game->position.board;
    int count = game_goals(board, game->lights, goals);
    for (int i = 0; i < count; i++)
        if (gf2_is_zero(goals[i], GF2_WORDS(board->lights))) return true;
    return false;
}

/* The two goals differ by all lights. A witness with an even number of lights rules out both; where neither of two
 * witnesses has one, their sum has, and its inner product with either goal is 1. */
static void join_witnesses(const struct board *board, uint64_t *witness, const uint64_t *other) {
    size_t words = GF2_WORDS(board->lights);
    if (gf2_weight(witness, words) % 2 == 0) return;
    if (gf2_weight(other, words) % 2 == 0)
        memcpy(witness, other, words * sizeof *witness);
    else
        gf2_add(witness, other, words);
}

bool game_solve(const struct solver *solver, const struct board *board, const uint64_t *lights, uint64_t *presses,
                uint64_t *witness) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS], other[BOARD_WORDS];
    int count = game_goals(board, lights, goals);
    if (solve(solver, goals[0], presses, witness)) return true;
    if (count == 1) return false;
    if (solve(solver, goals[1], presses, other)) return true;
    join_witnesses(board, witness, other);
    return false;
}

void game_change(const struct solver *solver, const struct board *board, const uint64_t *lights, uint64_t *change) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS], any[BOARD_WORDS];
    int count = game_goals(board, lights, goals);
    bool second = count > 1 && !solve(solver, goals[0], any, any) && solve(solver, goals[1], any, any);
    memcpy(change, goals[second], GF2_WORDS(board->lights) * sizeof *change);
}

enum fewest_status game_search_start(struct game_search *search, const struct solver *solver, const struct board *board,
                                     const uint64_t *lights, struct arena *arena) {
    uint64_t goals[GAME_GOALS_MAX][BOARD_WORDS], witness[BOARD_WORDS];
    size_t before = arena->used;
    int count = game_goals(board, lights, goals);
    search->count = 0;
    for (int i = 0; i < count; i++) {
        size_t used = arena->used;
        uint64_t *presses = arena_take(arena, GF2_WORDS(board->buttons), sizeof *presses);
        bool solvable = presses && solve(solver, goals[i], presses, witness);
        enum fewest_status status = presses ? FEWEST_OK : FEWEST_NO_MEMORY;
        if (solvable) status = fewest_start(&search->searches[search->count], solver, presses, arena);
        if (status != FEWEST_OK) {
            arena->used = before;
            return status;
        }
        if (solvable)
            search->count++;
        else
            arena->used = used;
    }
    return FEWEST_OK;
}

void game_search_share(struct game_search *search, uint32_t part, uint32_t parts) {
    for (int i = 0; i < search->count; i++) fewest_share(&search->searches[i], part, parts);
}

enum fewest_run game_search_run(struct game_search *search, uint32_t slices) {
    for (int i = 0; i < search->count; i++) {
        enum fewest_run run = fewest_run(&search->searches[i], slices);
        if (run != FEWEST_FINISHED) return run;
    }
    return FEWEST_FINISHED;
}

struct fewest game_search_best(const struct game_search *search) {
    CHECK(search->count > 0);
    struct fewest best = search->searches[0];
    if (search->count == 1) return best;
    const struct fewest *other = &search->searches[1];
    int bound = other->bound < best.bound ? other->bound : best.bound;
    double progress = (best.progress + other->progress) / 2;
    uint64_t tied = other->weight == best.weight ? best.count : 0;
    if (other->weight <= best.weight) {
        best = *other;
        best.count += tied;
    }
    best.bound = bound;
    best.progress = progress;
    return best;
}

/* Splitmix64: part of what a seed means, so it never changes. */
static uint64_t random_word(uint64_t *seed) {
    uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* A number from 0 to n - 1; the bias of the remainder is below n / 2^64. */
static int random_below(uint64_t *seed, int n) {
    return (int)(random_word(seed) % (uint64_t)n);
}

/* Working state of the level generator. */
struct generator {
    const struct board *board;
    const struct solver *solver;
    struct arena *arena;
    uint64_t seed;
    uint64_t presses[BOARD_WORDS]; /* the level is what they do to a board at its goal */
    bool cannot_search;            /* no memory, or too many solutions */
};

static int random_button(struct generator *generator) {
    int button;
    do button = random_below(&generator->seed, generator->board->buttons);
    while (!board_has_button(generator->board, button));
    return button;
}

static void random_presses(struct generator *generator, int weight) {
    memset(generator->presses, 0, sizeof generator->presses);
    for (int pressed = 0; pressed < weight;) {
        int button = random_button(generator);
        if (gf2_get(generator->presses, button)) continue;
        gf2_flip(generator->presses, button);
        pressed++;
    }
}

static void make_lights(const struct generator *generator, uint64_t *lights) {
    memset(lights, 0, GF2_WORDS(generator->board->lights) * sizeof *lights);
    if (generator->board->goal == BOARD_GOAL_ON) board_all_lights(generator->board, lights);
    board_add_presses(generator->board, generator->presses, lights);
}

/* The proven minimum of the level; -1 when it cannot be told. */
static int minimum(struct generator *generator, uint64_t *lights) {
    enum { SLICES = 1 << 16 };
    struct game_search search;
    size_t used = generator->arena->used;
    make_lights(generator, lights);
    bool started =
        game_search_start(&search, generator->solver, generator->board, lights, generator->arena) == FEWEST_OK;
    if (!started) generator->cannot_search = true;
    bool finished = started && game_search_run(&search, SLICES) == FEWEST_FINISHED;
    int weight = finished ? game_search_best(&search).weight : -1;
    generator->arena->used = used;
    return weight;
}

bool game_generate(const struct board *board, const struct solver *solver, int weight, uint64_t seed, uint64_t *lights,
                   struct arena *arena) {
    enum { TRIES = 40, PRESSES = 100 };
    struct generator generator = {.board = board, .solver = solver, .arena = arena, .seed = seed};
    if (weight < 0 || weight > solver->rank + solver->nullity) return false;
    for (int try = 0; try < TRIES && !generator.cannot_search; try++) {
        random_presses(&generator, weight);
        int best = minimum(&generator, lights);
        /* One more press changes the minimum by one at most: climb until it is reached. */
        for (int i = 0; best >= 0 && best < weight && i < PRESSES; i++) {
            int button = random_button(&generator);
            gf2_flip(generator.presses, button);
            int next = minimum(&generator, lights);
            if (next < best)
                gf2_flip(generator.presses, button);
            else
                best = next;
        }
        if (best == weight) return true;
    }
    return false;
}

static bool has_mask(const struct board *board, uint64_t mask) {
    for (int button = 0; button < board->buttons; button++)
        if (board->doors[button] == mask) return true;
    return false;
}

void game_random_doors(struct board *board, int doors, bool openable, uint64_t seed) {
    CHECK(doors >= 3 && doors <= BOARD_DOORS_MAX);
    uint64_t open = 0;
    gf2_fill(&open, doors);
    do {
        *board = (struct board){.kind = BOARD_DOORS, .lights = doors, .goal = BOARD_GOAL_ON};
        while (board->buttons < doors) {
            uint64_t mask = random_word(&seed) & open;
            if (mask && mask != open && !has_mask(board, mask)) board->doors[board->buttons++] = mask;
        }
    } while (openable && census_ways(board->doors, doors) < 0);
}
