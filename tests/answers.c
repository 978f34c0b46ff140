/* Prints the answers of the native core for random positions; tests/module.test.js compares them with the wasm:
 *
 *     POSITION RANK NULLITY SOLUTION-OR-WITNESS FEWEST SETS PRESSES
 *
 * The last three are "-" when there is no solution, or too many for the search. */
#include <inttypes.h>

#include "plain.h"
#include "solve/goal.h"

enum { ARENA_SIZE = 1 << 24, POSITIONS = 400, SEARCHED_NULLITY_MAX = 14 };

static void print_bits(const uint64_t *bits, int n) {
    putchar(' ');
    for (int i = 0; i < n; i++) putchar('0' + gf2_get(bits, i));
}

static void print_fewest(const struct solver *solver, const struct plain_position *position, const uint64_t *need,
                         struct arena *arena) {
    struct goal_search search;
    if (goal_search_start(&search, solver, &position->board, position->goal, need, arena) != FEWEST_OK) abort();
    while (!goal_search_run(&search, 1)) {}
    struct outcome best = goal_search_best(&search);
    printf(" %d %" PRIu64, best.weight, best.count);
    print_bits(best.presses, position->board.buttons);
}

static void print_answers(const struct plain_position *position, struct arena *arena) {
    const struct board *board = &position->board;
    struct solver solver;
    char text[NOTATION_TEXT_MAX];
    uint64_t lights[BOARD_WORDS], need[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
    arena->used = 0;
    struct position written = plain_take(position, arena);
    memcpy(lights, position->start, sizeof lights);
    plain_press(board, position->presses, lights);
    plain_need(position, lights, need);
    if (!solve_prepare(&solver, board, arena)) abort();
    printf("%.*s %d %d", notation_write(&written, text), text, solver.rank, solver.nullity);
    bool solvable = goal_solve(&solver, board, position->goal, need, presses, witness);
    print_bits(solvable ? presses : witness, solvable ? solver.buttons : solver.lights);
    if (solvable && solver.nullity <= SEARCHED_NULLITY_MAX)
        print_fewest(&solver, position, need, arena);
    else
        printf(" - - -");
    putchar('\n');
}

/* Doors have one goal. */
int main(void) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    for (int i = 0; i < POSITIONS; i++) {
        struct plain_position position = plain_random_position(&seed, 12);
        if (i % 2) memset(position.start, 0, sizeof position.start);
        if (position.board.kind == BOARD_DOORS) {
            position.goal = BOARD_GOAL_EACH;
            gf2_fill(position.target, position.board.lights);
        }
        plain_random_presses(&seed, &position.board, position.presses);
        print_answers(&position, &arena);
    }
    return 0;
}
