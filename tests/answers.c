/* Prints the answers of the native core for random positions; tests/module.test.js compares them with the wasm:
 *
 *     POSITION RANK NULLITY SOLUTION-OR-WITNESS FEWEST SETS PRESSES
 *
 * The last three are "-" when there is no solution, or too many for the search. */
#include <inttypes.h>

#include "board/game.h"
#include "plain.h"

enum { ARENA_SIZE = 1 << 24, POSITIONS = 400, SEARCHED_NULLITY_MAX = 14 };

static void print_bits(const uint64_t *bits, int n) {
    putchar(' ');
    for (int i = 0; i < n; i++) putchar('0' + gf2_get(bits, i));
}

static void print_fewest(const struct solver *solver, const struct position *position, const uint64_t *lights,
                         struct arena *arena) {
    struct game_search search;
    if (game_search_start(&search, solver, &position->board, lights, arena) != FEWEST_OK) abort();
    while (!game_search_run(&search, 1)) {}
    struct outcome best = game_search_best(&search);
    printf(" %d %" PRIu64, best.weight, best.count);
    print_bits(best.presses, position->board.buttons);
}

static void print_answers(const struct position *position, struct arena *arena) {
    static struct game game;
    struct solver solver;
    char text[NOTATION_TEXT_MAX];
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    arena->used = 0;
    if (game_load(&game, position, arena) != GAME_OK || !solve_prepare(&solver, &position->board, arena)) abort();
    printf("%.*s %d %d", notation_write(position, text), text, solver.rank, solver.nullity);
    bool solvable = game_solve(&solver, &position->board, game.lights, presses, witness);
    print_bits(solvable ? presses : witness, solvable ? solver.buttons : solver.lights);
    if (solvable && solver.nullity <= SEARCHED_NULLITY_MAX)
        print_fewest(&solver, position, game.lights, arena);
    else
        printf(" - - -");
    putchar('\n');
}

int main(void) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    for (int i = 0; i < POSITIONS; i++) {
        static struct position position;
        position = (struct position){.board = plain_random_board(&seed, 12)};
        if (i % 2) plain_random_lights(&seed, &position.board, position.start);
        plain_random_presses(&seed, &position.board, position.presses);
        print_answers(&position, &arena);
    }
    return 0;
}
