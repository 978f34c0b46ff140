/* Memory that runs out: the k-th growth fails, for every k. Whatever ran out says so, and works the next time. */
#include "arena.h"

#include "census.h"
#include "equations.h"
#include "plain.h"
#include "solutions.h"

enum { ROOM = 1 << 25 };

static void what_is_taken_is_aligned_apart_and_zeroed_if_asked(void) {
    struct arena arena = test_arena(4000);
    memset(arena.start, 0xff, arena.size);
    for (size_t count = 0; count < 20; count++) {
        size_t used = arena.used;
        unsigned char *taken = arena_take(&arena, count, 1), *zeroed = arena_take_zeroed(&arena, count, 1);
        EXPECT(taken == arena.start + used && (size_t)(taken - arena.start) % ARENA_ALIGN == 0);
        EXPECT(zeroed >= taken + count && (size_t)(zeroed - arena.start) % ARENA_ALIGN == 0);
        for (size_t i = 0; i < count; i++) EXPECT(taken[i] == 0xff && zeroed[i] == 0);
    }
    test_arena_free(&arena);
}

static void more_than_there_is_takes_nothing(void) {
    struct arena arena = test_arena(64 + 2 * ARENA_GAP);
    const size_t used = 48 + ARENA_GAP;
    EXPECT(arena_take(&arena, 3, 16) && arena.used == used);
    EXPECT(!arena_take(&arena, 17, 1) && !arena_take_zeroed(&arena, 17, 1) && arena.used == used);
    const size_t counts[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX / 16, SIZE_MAX / 16 + 1};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (size_t item = 1; item <= 4096; item *= 2)
            EXPECT(!arena_take(&arena, counts[i], item) && arena.used == used);
    EXPECT(arena_take(&arena, 16, 1) && arena.used == arena.size && !arena_take(&arena, 1, 1));
    test_arena_free(&arena);
}

/* Half of what can be addressed is the most that can be taken, and nothing beyond it. */
static void a_full_arena_takes_nothing_more(void) {
    struct arena arena = {.used = ARENA_MAX, .size = ARENA_MAX, .grow = test_arena_cannot_grow};
    EXPECT(!arena_take(&arena, ARENA_MAX - 1, 1) && !arena_take(&arena, 1, 1));
}

#ifdef ARENA_POISONED

#include <sanitizer/asan_interface.h>

static bool is_poisoned(const struct arena *arena, size_t from, size_t to) {
    for (; from < to; from++)
        if (!__asan_address_is_poisoned(arena->start + from)) return false;
    return true;
}

/* Reading or writing a byte before, between or behind the blocks stops a test under AddressSanitizer; also where a block
 * was that has been given back, as soon as something else is taken. */
static void what_is_not_taken_is_poisoned(void) {
    struct arena arena = test_arena(4096);
    for (size_t bytes = 1; bytes < 100; bytes++) {
        arena.used = 0;
        EXPECT(arena_take(&arena, 1500, 1));
        arena.used = 0;
        unsigned char *first = arena_take(&arena, bytes, 1), *second = arena_take(&arena, 3, bytes);
        EXPECT(first == arena.start && second >= first + bytes + ARENA_GAP);
        EXPECT(!__asan_region_is_poisoned(first, bytes) && !__asan_region_is_poisoned(second, 3 * bytes));
        EXPECT(is_poisoned(&arena, bytes, (size_t)(second - first)));
        EXPECT(is_poisoned(&arena, (size_t)(second - first) + 3 * bytes, arena.size));
    }
    test_arena_free(&arena);
}

#endif

/* An arena that grows by no more than it must, and can do so only some times. */
struct strained {
    struct arena arena; /* first, so that a pointer to it is one to the whole */
    int growths;
};

static bool grow(struct arena *arena, size_t need) {
    struct strained *strained = (struct strained *)(void *)arena;
    if (strained->growths == 0 || need > ROOM) return false;
    strained->growths--;
    arena->size = need;
    return true;
}

/* Does one thing with an arena; false when memory ran out. */
typedef bool attempt(struct arena *arena);

static struct position position;

/* Prepared, with no room left over, so that whatever is taken next has to grow. */
static bool prepare(struct solver *solver, struct arena *arena) {
    if (!solve_prepare(solver, &position.board, arena)) return false;
    arena->size = arena->used;
    return true;
}

static bool attempt_matrix(struct arena *arena) {
    struct gf2_matrix matrix;
    int pivots[100];
    if (!gf2_matrix_take(&matrix, 100, 130, arena)) return false;
    for (int row = 0; row < 100; row++) gf2_flip(gf2_row(&matrix, row), row + 7);
    int rank = gf2_reduce(&matrix, 130, pivots, arena);
    EXPECT(rank == 100 || rank == -1);
    return rank == 100;
}

static bool attempt_solve(struct arena *arena) {
    struct solver solver;
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    size_t used = arena->used;
    if (!solve_prepare(&solver, &position.board, arena)) {
        EXPECT(arena->used == used);
        return false;
    }
    EXPECT(solve(&solver, position.start, presses, witness));
    return true;
}

static bool attempt_search(struct arena *arena) {
    struct solver solver;
    struct game_search search;
    if (!prepare(&solver, arena)) return false;
    if (!game_search_start(&search, &solver, &position.board, position.start, arena)) return false;
    while (!game_search_run(&search, 1)) {}
    EXPECT(game_search_best(&search).weight == 15);
    return true;
}

static bool attempt_solutions(struct arena *arena) {
    struct solver solver;
    struct solutions solutions;
    uint64_t presses[BOARD_WORDS] = {0};
    if (!prepare(&solver, arena)) return false;
    if (!solutions_start(&solutions, &solver, &position.board, position.start, arena)) return false;
    solutions_at(&solutions, 0, presses);
    EXPECT(solutions.goals == 1 && plain_weight(presses, 25) == 15);
    return true;
}

static bool attempt_generate(struct arena *arena) {
    struct solver solver;
    uint64_t lights[BOARD_WORDS];
    if (!prepare(&solver, arena)) return false;
    size_t used = arena->used;
    bool generated = game_generate(&position.board, &solver, 7, 1, lights, arena);
    EXPECT(arena->used == used);
    return generated;
}

/* Memory for the history runs out in the middle of a game: the game stays as it was. */
static bool attempt_game(struct arena *arena) {
    static struct game game;
    const uint16_t *moves;
    if (game_load(&game, &position, arena) == GAME_NO_MEMORY) return false;
    for (int i = 0; i < 500; i++) {
        uint64_t lights = game.lights[0];
        int count = game_moves(&game, &moves);
        enum game_status status = i % 100 == 99 ? game_restart(&game, arena) : game_press(&game, i % 25, arena);
        if (status == GAME_OK) continue;
        EXPECT(status == GAME_NO_MEMORY && game.lights[0] == lights && game_moves(&game, &moves) == count);
        EXPECT(game_undo(&game) == GAME_OK && game_redo(&game) == GAME_OK && game.lights[0] == lights);
        return false;
    }
    return true;
}

/* More presses than the first room of the history holds. */
static bool attempt_load(struct arena *arena) {
    static struct game game;
    struct position pressed = plain_position("9x9.off.ffffffffffffffffffff8");
    const uint16_t *moves;
    if (game_load(&game, &pressed, arena) == GAME_NO_MEMORY) return false;
    EXPECT(game_moves(&game, &moves) == 81);
    return true;
}

static bool attempt_census(struct arena *arena) {
    static struct census_number sets, openable;
    bool counted = census_count(4, &sets, &openable, arena);
    EXPECT(arena->used == 0 && (!counted || openable.limbs[0] == 721));
    return counted;
}

static bool attempt_equations(struct arena *arena) {
    struct equations equations;
    uint64_t coefficients[GF2_WORDS(100)] = {1};
    if (!equations_take(&equations, 100, arena)) return false;
    EXPECT(equations_add(&equations, coefficients, true) == EQUATIONS_NEW);
    return true;
}

/* Fails at every growth in turn, then succeeds; after each failure the same arena, given memory, does it. */
static void expect_recovery(attempt *task) {
    unsigned char *block = malloc(ROOM);
    if (!block) abort();
    int failures = 0;
    for (bool done = false; !done; failures += !done) {
        struct strained strained = {.arena = {.start = block, .grow = grow}, .growths = failures};
        done = task(&strained.arena);
        strained.arena.used = 0;
        strained.growths = 1000;
        EXPECT(task(&strained.arena));
    }
    EXPECT(failures > 0);
    free(block);
}

static void whatever_ran_out_of_memory_says_so_and_works_the_next_time(void) {
    attempt *const attempts[] = {attempt_matrix, attempt_solve, attempt_search, attempt_solutions, attempt_generate,
                                 attempt_game,   attempt_load,  attempt_census, attempt_equations};
    position = plain_position("5x5.on");
    for (size_t i = 0; i < sizeof attempts / sizeof *attempts; i++) expect_recovery(attempts[i]);
}

int main(void) {
    RUN(what_is_taken_is_aligned_apart_and_zeroed_if_asked);
    RUN(more_than_there_is_takes_nothing);
    RUN(a_full_arena_takes_nothing_more);
#ifdef ARENA_POISONED
    RUN(what_is_not_taken_is_poisoned);
#endif
    RUN(whatever_ran_out_of_memory_says_so_and_works_the_next_time);
    return test_result();
}
