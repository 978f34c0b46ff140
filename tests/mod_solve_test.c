/* The references: on small boards all presses; on others the index of a lattice. Masks are tested in mod_test.c. */
#include "solve/mod_solve.h"

#include "refusal.h"
#include "solve/solve.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 27, LISTED_MAX = 4096, LISTED_LIGHTS_MAX = 16, RANKED_MAX = 512 };

/* True if all presses are below the orders of their buttons, and the lights end at the target. */
static bool solves(const struct turning_position *position, const uint8_t *presses, const uint8_t *target) {
    static uint8_t lights[BOARD_TURNING_LIGHTS_MAX];
    const struct board *board = &position->board;
    memcpy(lights, position->start, (size_t)board->lights);
    for (int button = 0; button < board->buttons; button++)
        if (presses[button] && presses[button] >= board_order(board, button)) return false;
    board_press_all(board, presses, lights);
    for (int light = 0; light < board->lights; light++)
        if (turning_matters(board, light) && lights[light] != target[light]) return false;
    return true;
}

/* The target, or with BOARD_GOAL_SAME a state shown by all lights that exist. */
static const uint8_t *target_of(const struct turning_position *position, int shown) {
    static uint8_t target[BOARD_TURNING_LIGHTS_MAX];
    if (position->goal == BOARD_GOAL_EACH) return position->target;
    for (int light = 0; light < position->board.lights; light++)
        target[light] = (uint8_t)(board_states(&position->board, light) > 1 ? shown : 0);
    return target;
}

/* The weighted sum is well defined, each press leaves it as it is, and it is not that of the target. The modulus is a prime power whose
 * prime does not divide all weights. */
static bool proves(const struct turning_position *position, const uint8_t *weights, int modulus) {
    const struct board *board = &position->board;
    int difference = 0, turned = 0, prime = 2;
    bool reduced = false;
    while (modulus % prime) prime++;
    for (int light = 0; light < board->lights; light++) {
        if (weights[light] >= modulus || weights[light] * board_states(board, light) % modulus) return false;
        if (weights[light] && !turning_matters(board, light)) return false;
        difference += weights[light] * (position->start[light] - position->target[light]);
        turned += weights[light];
        reduced |= weights[light] % prime > 0;
    }
    for (int button = 0; button < board->buttons; button++) {
        struct board_turn turns[BOARD_MASK_MAX];
        int sum = 0, count = board_mask(board, button, turns);
        for (int i = 0; i < count; i++) sum += weights[turns[i].light] * turns[i].steps;
        if (sum % modulus) return false;
    }
    if (position->goal == BOARD_GOAL_SAME && turned % modulus) return false;
    return difference % modulus && reduced;
}

/* Solves a position and checks the answer by its definition. */
static bool answers_truly(const struct mod_solver *solver, const struct turning_position *position, bool *solvable) {
    static uint8_t need[BOARD_TURNING_LIGHTS_MAX], presses[BOARD_TURNING_LIGHTS_MAX], weights[BOARD_TURNING_LIGHTS_MAX];
    turning_need(position, position->start, need);
    struct mod_answer answer = mod_solve(solver, need, presses, weights);
    *solvable = answer.solvable;
    if (!answer.solvable) return proves(position, weights, answer.modulus);
    return solves(position, presses, target_of(position, answer.shown));
}

static int64_t count_of(const struct mod_solver *solver) {
    static uint8_t presses[BOARD_TURNING_LIGHTS_MAX];
    int64_t count = 1;
    for (int k = 0; k < mod_nullity(solver); k++) count *= mod_quiet(solver, k, presses);
    return count;
}

/* The presses with this number in the list of all. */
static void listed_presses(const struct board *board, const int *orders, int number, uint8_t *presses) {
    for (int button = 0; button < board->buttons; button++) {
        presses[button] = (uint8_t)(number % orders[button]);
        number /= orders[button];
    }
}

static int number_of(const struct board *board, const int *orders, const uint8_t *presses) {
    int number = 0;
    for (int button = board->buttons - 1; button >= 0; button--) number = number * orders[button] + presses[button];
    return number;
}

/* Writes the orders of the buttons. Returns the number of all presses, or 0 if it is too large to list. */
static int list_orders(const struct board *board, int *orders) {
    int listed = 1;
    for (int button = 0; button < board->buttons; button++) {
        if (board_order(board, button) > BOARD_ORDER_MAX) return 0;
        orders[button] = turning_order(board, button);
        if (listed * orders[button] > LISTED_MAX) return 0;
        listed *= orders[button];
    }
    return listed;
}

/* The number of presses that reach the goal. */
static int count_solutions(const struct turning_position *position, const int *orders, int listed) {
    const struct board *board = &position->board;
    int count = 0, states = 1;
    for (int light = 0; position->goal == BOARD_GOAL_SAME && light < board->lights; light++)
        if (board_states(board, light) > states) states = board_states(board, light);
    for (int number = 0; number < listed; number++) {
        uint8_t presses[LISTED_LIGHTS_MAX];
        listed_presses(board, orders, number, presses);
        for (int shown = 0; shown < states; shown++) count += solves(position, presses, target_of(position, shown));
    }
    return count;
}

/* The state that all lights show after the presses, on a board where they must show the same. */
static int shown_after(const struct turning_position *dark, const uint8_t *presses) {
    uint8_t lights[BOARD_TURNING_LIGHTS_MAX] = {0};
    board_press_all(&dark->board, presses, lights);
    return dark->goal == BOARD_GOAL_SAME ? lights[turning_first(&dark->board)] : 0;
}

/* The sums of the quiet patterns turn all lights by equally many steps, and all differ. */
static void expect_quiet(const struct mod_solver *solver, const struct board *board, const int *orders,
                         enum board_goal goal) {
    static bool seen[LISTED_MAX];
    enum { PATTERNS_MAX = 64 };
    uint8_t patterns[PATTERNS_MAX][LISTED_LIGHTS_MAX];
    int rounds[PATTERNS_MAX], nullity = mod_nullity(solver), count = (int)count_of(solver);
    struct turning_position dark = {.board = *board, .goal = goal};
    memset(seen, 0, sizeof seen);
    for (int k = 0; k < nullity; k++) {
        rounds[k] = mod_quiet(solver, k, patterns[k]);
        EXPECT(solves(&dark, patterns[k], target_of(&dark, shown_after(&dark, patterns[k]))));
    }
    for (int number = 0; number < count; number++) {
        uint8_t sum[LISTED_LIGHTS_MAX] = {0};
        for (int k = 0, rest = number; k < nullity; rest /= rounds[k++])
            for (int button = 0; button < board->buttons; button++)
                sum[button] = (uint8_t)((sum[button] + rest % rounds[k] * patterns[k][button]) % orders[button]);
        int found = number_of(board, orders, sum);
        EXPECT(!seen[found]);
        seen[found] = true;
    }
}

/* The number of presses after which `times` times the change of the lights that matter is 0. */
static int count_quiet(const struct board *board, const int *orders, int listed, int times) {
    int count = 0;
    for (int number = 0; number < listed; number++) {
        uint8_t presses[LISTED_LIGHTS_MAX], lights[LISTED_LIGHTS_MAX] = {0};
        bool quiet = true;
        listed_presses(board, orders, number, presses);
        board_press_all(board, presses, lights);
        for (int light = 0; light < board->lights; light++)
            quiet &= !turning_matters(board, light) || times * lights[light] % board_states(board, light) == 0;
        count += quiet;
    }
    return count;
}

/* A finite abelian group needs as many generators as the largest of its p-ranks, and p^rank of its elements have an order that divides p. */
static int listed_rank(const struct board *board, const int *orders, int listed) {
    static const int PRIMES[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31};
    int most = 0, quiet = count_quiet(board, orders, listed, 1);
    for (int p = 0; p < (int)(sizeof PRIMES / sizeof *PRIMES); p++) {
        int elements = count_quiet(board, orders, listed, PRIMES[p]) / quiet, rank = 0;
        for (; elements > 1; elements /= PRIMES[p]) rank++;
        if (rank > most) most = rank;
    }
    return most;
}

/* Returns 1 if solvable, 0 if not. */
static int expect_same_as_listing(struct turning_position *position, const int *orders, int listed,
                                  struct arena *arena) {
    struct mod_solver solver;
    bool solvable;
    arena->used = 0;
    EXPECT(mod_prepare(&solver, &position->board, position->goal, arena));
    int count = count_solutions(position, orders, listed);
    EXPECT(answers_truly(&solver, position, &solvable));
    EXPECT(solvable == (count > 0) && (!solvable || count == count_of(&solver)));
    if (solvable) expect_quiet(&solver, &position->board, orders, position->goal);
    if (position->goal == BOARD_GOAL_EACH && listed <= RANKED_MAX)
        EXPECT(mod_rank(&solver) == listed_rank(&position->board, orders, listed));
    return solvable;
}

/* Half of the dials have a composite number of states each, and half of them mixed numbers. */
TEST(small_boards_of_dials_agree_with_listing_all_presses) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const int composites[] = {4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 27, 30, 32, 35, 36}, primes[] = {3, 5, 7, 11};
    uint64_t seed = 1;
    int solvable = 0, rounds = 0;
    while (rounds < 700) {
        struct turning_position position = {.goal = BOARD_GOAL_EACH};
        int orders[BOARD_DOORS_MAX], kind = test_random_below(&seed, 4);
        int states = kind ? composites[test_random_below(&seed, 17)] : primes[test_random_below(&seed, 4)];
        position.board = turning_random_dials(&seed, 5, kind == 1 ? states : 12, kind > 1);
        if (kind < 2) position.goal = (enum board_goal)test_random_below(&seed, 2);
        int listed = list_orders(&position.board, orders);
        if (!listed) continue;
        turning_random_lights(&seed, &position.board, position.start);
        if (position.goal == BOARD_GOAL_EACH) turning_random_lights(&seed, &position.board, position.target);
        solvable += expect_same_as_listing(&position, orders, listed, &arena);
        rounds++;
    }
    EXPECT(solvable > rounds / 10 && solvable < rounds * 9 / 10);
}

TEST(small_grids_agree_with_listing_all_presses) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 2;
    int solvable = 0, rounds = 0;
    while (rounds < 300) {
        struct turning_position position = {.goal = (enum board_goal)test_random_below(&seed, 2)};
        int orders[LISTED_LIGHTS_MAX];
        position.board = turning_random_grid(&seed, 4, turning_random_states(&seed));
        int last = position.board.lights - 1;
        if (last > 0 && turning_matters(&position.board, last) && test_random_below(&seed, 2))
            turning_make_hole(&position.board, 0);
        int listed = list_orders(&position.board, orders);
        if (!listed) continue;
        turning_random_lights(&seed, &position.board, position.start);
        solvable += expect_same_as_listing(&position, orders, listed, &arena);
        rounds++;
    }
    EXPECT(solvable > rounds / 10 && solvable < rounds * 9 / 10);
}

/* The button turns its own light by 1 and the other by 2, modulo 4. Where its own is of no matter, 1 and 3 presses do the same. */
TEST(a_button_has_the_order_of_all_its_lights) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (int state = 0; state < 4; state++) {
        char text[] = "1x2-r1c0-cylinder-locked4-any8-mod4.10";
        text[sizeof text - 2] = (char)('0' + state);
        struct turning_position position = turning_position(text);
        struct mod_solver solver;
        bool solvable;
        arena.used = 0;
        EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
        EXPECT(answers_truly(&solver, &position, &solvable) && solvable == (state % 2 == 0));
        EXPECT(count_of(&solver) == 2);
    }
}

/* A lattice of integer vectors that contains states[i] times each unit vector i; once where a light is of no matter. */
struct lattice {
    int dimension, vectors, states[BOARD_DOORS_MAX];
    int entries[BOARD_DOORS_MAX + 2][BOARD_DOORS_MAX];
};

enum { PRIMES_END = 37 };

static void add_factors(int number, int times, int *exponents) {
    for (int prime = 2; prime <= number; prime++)
        for (; number % prime == 0; number /= prime) exponents[prime] += times;
}

static void add_lattice_vector(struct lattice *lattice, const uint8_t *vector) {
    for (int i = 0; i < lattice->dimension; i++) lattice->entries[lattice->vectors][i] = vector[i] % lattice->states[i];
    lattice->vectors++;
}

/* A step of Euclid's algorithm: divides the entry of the pivot by that of the vector, leaves the rest, and exchanges the two. */
static void euclid_step(const int *states, int dimension, int i, int *pivot, int *vector) {
    int times = pivot[i] / vector[i];
    for (int k = 0; k < dimension; k++) {
        int rest = (pivot[k] - times * vector[k]) % states[k];
        pivot[k] = vector[k];
        vector[k] = rest < 0 ? rest + states[k] : rest;
    }
}

/* The index of the lattice among all integer vectors, as exponents of primes: the product of the diagonal of its triangular form. */
static void lattice_index(const struct lattice *lattice, int *exponents) {
    static int vectors[BOARD_DOORS_MAX + 2][BOARD_DOORS_MAX];
    memcpy(vectors, lattice->entries, sizeof vectors);
    memset(exponents, 0, PRIMES_END * sizeof *exponents);
    for (int i = 0; i < lattice->dimension; i++) {
        int pivot[BOARD_DOORS_MAX] = {0};
        pivot[i] = lattice->states[i];
        for (int v = 0; v < lattice->vectors; v++)
            while (vectors[v][i]) euclid_step(lattice->states, lattice->dimension, i, pivot, vectors[v]);
        add_factors(pivot[i], 1, exponents);
    }
}

/* The lattice of the lights that presses can make: the masks, and with BOARD_GOAL_SAME the step of all lights. */
static struct lattice lattice_of(const struct turning_position *position) {
    const struct board *board = &position->board;
    struct lattice lattice = {.dimension = board->lights};
    uint8_t vector[BOARD_DOORS_MAX];
    for (int light = 0; light < board->lights; light++)
        lattice.states[light] = turning_matters(board, light) ? board_states(board, light) : 1;
    for (int button = 0; button < board->buttons; button++) {
        for (int light = 0; light < board->lights; light++)
            vector[light] = (uint8_t)turning_steps(board, button, light);
        add_lattice_vector(&lattice, vector);
    }
    for (int light = 0; light < board->lights; light++) vector[light] = board_states(board, light) > 1;
    if (position->goal == BOARD_GOAL_SAME) add_lattice_vector(&lattice, vector);
    return lattice;
}

/* The number of solutions is that of all presses, times the index, divided by that of all lights. */
static void count_by_index(const struct turning_position *position, int *exponents) {
    const struct board *board = &position->board;
    struct lattice lattice = lattice_of(position);
    lattice_index(&lattice, exponents);
    for (int button = 0; button < board->buttons; button++) add_factors(turning_order(board, button), 1, exponents);
    for (int light = 0; light < board->lights; light++) add_factors(lattice.states[light], -1, exponents);
    if (position->goal == BOARD_GOAL_SAME) add_factors(board_states(board, 0), 1, exponents);
}

/* Lights can be made exactly when the lattice stays the same with them added. */
static bool is_solvable_by_index(const struct turning_position *position) {
    int before[PRIMES_END], after[PRIMES_END];
    uint8_t need[BOARD_DOORS_MAX];
    struct lattice lattice = lattice_of(position);
    lattice_index(&lattice, before);
    turning_need(position, position->start, need);
    add_lattice_vector(&lattice, need);
    lattice_index(&lattice, after);
    return memcmp(before, after, sizeof before) == 0;
}

static int expect_same_as_index(const struct turning_position *position, struct arena *arena) {
    struct mod_solver solver;
    int exponents[PRIMES_END], found[PRIMES_END] = {0};
    uint8_t presses[BOARD_DOORS_MAX];
    bool solvable;
    arena->used = 0;
    EXPECT(mod_prepare(&solver, &position->board, position->goal, arena));
    EXPECT(answers_truly(&solver, position, &solvable));
    EXPECT(solvable == is_solvable_by_index(position));
    struct turning_position dark = {.board = position->board, .goal = position->goal};
    for (int k = 0; k < mod_nullity(&solver); k++) {
        add_factors(mod_quiet(&solver, k, presses), 1, found);
        EXPECT(solves(&dark, presses, target_of(&dark, shown_after(&dark, presses))));
    }
    count_by_index(position, exponents);
    EXPECT(memcmp(found, exponents, sizeof found) == 0);
    return solvable;
}

static bool orders_fit(const struct board *board) {
    for (int button = 0; button < board->buttons; button++)
        if (board_order(board, button) > BOARD_ORDER_MAX) return false;
    return true;
}

/* Random lights, or lights that random presses make. */
static void start_somewhere(struct turning_position *position, uint64_t *seed) {
    const struct board *board = &position->board;
    memset(position->target, 0, sizeof position->target);
    turning_random_lights(seed, board, position->start);
    if (position->goal == BOARD_GOAL_EACH) turning_random_lights(seed, board, position->target);
    if (test_random_below(seed, 2)) return;
    memcpy(position->start, position->target, sizeof position->start);
    for (int button = 0; button < board->buttons; button++)
        board_press(board, button, test_random_below(seed, BOARD_ORDER_MAX), position->start);
}

TEST(larger_boards_agree_with_the_index_of_a_lattice) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    uint64_t seed = 3;
    int solvable = 0, rounds = 0;
    while (rounds < 600) {
        int states = turning_random_states(&seed), kind = test_random_below(&seed, 3);
        position.goal = (enum board_goal)test_random_below(&seed, 2);
        if (kind == 0) position.board = turning_random_grid(&seed, 8, states);
        if (kind == 1)
            position.board = turning_random_list(&seed, 1 + test_random_below(&seed, SURFACE_POINTS_MAX), states);
        if (kind == 2) position.board = turning_random_dials(&seed, 1 + test_random_below(&seed, 64), 6, true);
        if (kind == 2) position.goal = BOARD_GOAL_EACH;
        if (!orders_fit(&position.board)) continue;
        start_somewhere(&position, &seed);
        solvable += expect_same_as_index(&position, &arena);
        rounds++;
    }
    EXPECT(solvable > rounds / 2 && solvable < rounds * 9 / 10);
}

/* Lists of masks; of every second one, a button from the middle on turns twice as far as an earlier one. */
TEST(long_lists_of_masks_are_solved_or_disproved) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    uint64_t seed = 13;
    int solvable = 0;
    for (int round = 0; round < 16; round++) {
        struct mod_solver solver;
        struct board *board = &position.board;
        bool answer;
        int states = 3 + round % 4;
        *board = plain_doors(round < 4 ? BOARD_DOORS_MAX : 65 + test_random_below(&seed, 100), BOARD_DOORS_MAX - round);
        memset(board->states, states, sizeof board->states);
        for (int button = 0; button < board->buttons; button++)
            for (int dial = 0; dial < board->lights; dial++) {
                bool depends = round % 2 && button > board->buttons / 2;
                int steps = depends ? 2 * board->steps[button / 2][dial] : test_random_below(&seed, states);
                board->steps[button][dial] = (uint8_t)(steps % states);
            }
        position.goal = (enum board_goal)(round / 2 % 2);
        start_somewhere(&position, &seed);
        arena.used = 0;
        EXPECT(mod_prepare(&solver, board, position.goal, &arena));
        EXPECT(answers_truly(&solver, &position, &answer));
        solvable += answer;
    }
    EXPECT(solvable > 2 && solvable < 16);
}

/* Grids of every rule and wrap, up to the largest. */
TEST(large_grids_are_solved_or_disproved) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    uint64_t seed = 4;
    for (int round = 0; round < 40; round++) {
        struct mod_solver solver;
        bool solvable;
        int side = round < 2 ? BOARD_TURNING_SIDE_MAX : 20, rules = PLAIN_RULES_COUNT;
        position.board = turning_grid(side, side, turning_random_states(&seed));
        position.board.rule = round < rules ? PLAIN_RULES[round] : plain_random_rule(&seed);
        position.board.wrap = plain_random_wrap(&seed, position.board.rule);
        position.goal = (enum board_goal)test_random_below(&seed, 2);
        start_somewhere(&position, &seed);
        arena.used = 0;
        EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
        EXPECT(answers_truly(&solver, &position, &solvable));
    }
}

/* The number of buttons of a grid that turn nothing because their stencil reaches each light twice. */
static int count_idle(const struct board *board) {
    int count = 0;
    for (int button = 0; button < board->buttons; button++)
        count += board_has_button(board, button) && board_order(board, button) == 1;
    return count;
}

TEST(with_two_states_the_answers_are_those_of_solve_h) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    uint64_t seed = 5;
    for (int round = 0; round < 200; round++) {
        struct solver flips;
        struct mod_solver turns;
        uint64_t lights[BOARD_WORDS] = {0}, presses[BOARD_WORDS], witness[BOARD_WORDS];
        bool solvable;
        position.board = plain_random_grid(&seed, 9);
        turning_random_lights(&seed, &position.board, position.start);
        for (int light = 0; light < position.board.lights; light++)
            if (position.start[light]) gf2_flip(lights, light);
        arena.used = 0;
        EXPECT(solve_prepare(&flips, &position.board, &arena));
        EXPECT(mod_prepare(&turns, &position.board, BOARD_GOAL_EACH, &arena));
        EXPECT(mod_nullity(&turns) + count_idle(&position.board) == flips.nullity);
        EXPECT(answers_truly(&turns, &position, &solvable));
        EXPECT(solvable == solve(&flips, lights, presses, witness));
    }
}

/* The number of quiet patterns of the n×n board with the plus rule whose order is the given one. */
static int count_patterns(int n, int states, int order, struct arena *arena) {
    static uint8_t presses[BOARD_TURNING_LIGHTS_MAX];
    struct board board = turning_grid(n, n, states);
    struct mod_solver solver;
    int count = 0;
    arena->used = 0;
    EXPECT(mod_prepare(&solver, &board, BOARD_GOAL_EACH, arena));
    for (int k = 0; k < mod_nullity(&solver); k++) count += mod_quiet(&solver, k, presses) == order;
    return count;
}

/* docs/mathematics.md, section 8.5. */
TEST(all_lit_modulo_3_is_impossible_on_the_known_square_boards) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    memset(position.start, 1, sizeof position.start);
    for (int n = 1; n <= 44; n++) {
        struct mod_solver solver;
        bool solvable;
        arena.used = 0;
        position.board = turning_grid(n, n, 3);
        EXPECT(mod_prepare(&solver, &position.board, BOARD_GOAL_EACH, &arena));
        EXPECT(answers_truly(&solver, &position, &solvable));
        EXPECT(solvable == !(n % 6 == 2 || n == 39 || n == 40));
    }
}

TEST(the_nullities_of_square_boards_are_the_known_ones) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const int modulo_3[] = {0, 1, 0, 2, 3, 0, 0, 4, 2, 0, 3, 6, 6, 7, 0, 0, 12, 0, 6, 1};
    const int modulo_5[] = {0, 0, 0, 2, 2, 0, 0, 0, 2, 0, 4, 6, 0, 6, 0, 0, 2, 0, 2, 0};
    const int of_order_4[15] = {[3] = 2, [4] = 2, [8] = 4, [10] = 6, [13] = 2};
    const int of_order_2[15] = {[3] = 2, [8] = 4, [13] = 2};
    for (int n = 1; n <= 20; n++) {
        EXPECT(count_patterns(n, 3, 3, &arena) == modulo_3[n - 1]);
        EXPECT(count_patterns(n, 5, 5, &arena) == modulo_5[n - 1]);
    }
    for (int n = 1; n <= 15; n++) {
        EXPECT(count_patterns(n, 4, 4, &arena) == of_order_4[n - 1]);
        EXPECT(count_patterns(n, 4, 2, &arena) == of_order_2[n - 1]);
    }
}

/* (p^j − 1)/2 on boards of p^j − 1 rows and columns for p = 3 and 5, and 0 for larger primes. */
TEST(the_nullities_follow_the_formula_for_powers) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (int n = 3; n < BOARD_TURNING_SIDE_MAX; n *= 3) EXPECT(count_patterns(n - 1, 3, 3, &arena) == (n - 1) / 2);
    for (int n = 5; n < BOARD_TURNING_SIDE_MAX; n *= 5) EXPECT(count_patterns(n - 1, 5, 5, &arena) == (n - 1) / 2);
    const int primes[] = {7, 11, 13, 17, 19, 23, 29, 31};
    for (int i = 0; i < 8; i++)
        for (int n = primes[i]; n < BOARD_TURNING_SIDE_MAX; n *= primes[i])
            EXPECT(count_patterns(n - 1, primes[i], primes[i], &arena) == 0);
}

TEST(all_lit_modulo_3_is_impossible_exactly_on_the_known_boards) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct turning_position position;
    for (int n = 1; n <= BOARD_TURNING_SIDE_MAX; n++) {
        struct mod_solver solver;
        bool solvable;
        position.board = turning_grid(n, n, 3);
        memset(position.start, 1, sizeof position.start);
        arena.used = 0;
        EXPECT(mod_prepare(&solver, &position.board, BOARD_GOAL_EACH, &arena));
        EXPECT(answers_truly(&solver, &position, &solvable));
        EXPECT(solvable == (n % 6 != 2 && n != 39 && n != 40));
    }
}

/* The puzzles that people know: masks, target, start, and the presses or the weights of the witness. */
static const struct {
    int states;
    const char *masks, *target, *start, *presses, *weights;
} PUZZLES[] = {
    {3, "110-111-011", "2", "012", "112", NULL},
    {3, "1100-1110-0111-0011", "2", "0201", "1110", NULL},
    {3, "1101-1110-0111-1011", "2", "0011", "1100", NULL},
    {3, "1101-1110-0111-1011", "1", "0011", NULL, "1111"},
    {3, "1101-1110-0111-1011", "0", "0011", NULL, "1111"},
    {4, "10100-11100-10101-00111-00101", "0", "00103", "20203", NULL},
    {6, "200-035-205", "3", "103", "051", NULL},
    {8, "101-011-110", "174", "000", "316", NULL},
    {4, "313-130-031", "2", "111", "122", NULL},
    {3, "011-110", "2", "100", NULL, "121"},
};

static bool reads(const uint8_t *numbers, int count, const char *digits) {
    for (int i = 0; i < count; i++)
        if (numbers[i] != digits[i] - '0') return false;
    return true;
}

TEST(the_puzzles_that_people_know_have_the_known_answers) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    for (size_t i = 0; i < sizeof PUZZLES / sizeof *PUZZLES; i++) {
        struct turning_position position =
            turning_dials(PUZZLES[i].states, PUZZLES[i].masks, PUZZLES[i].target, PUZZLES[i].start);
        struct mod_solver solver;
        uint8_t need[BOARD_DOORS_MAX], presses[BOARD_DOORS_MAX], weights[BOARD_DOORS_MAX];
        arena.used = 0;
        EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
        turning_need(&position, position.start, need);
        struct mod_answer answer = mod_solve(&solver, need, presses, weights);
        EXPECT(answer.solvable == (PUZZLES[i].presses != NULL));
        if (answer.solvable)
            EXPECT(reads(presses, position.board.buttons, PUZZLES[i].presses) || mod_nullity(&solver) > 0);
        else
            EXPECT(reads(weights, position.board.lights, PUZZLES[i].weights) && answer.modulus == 3);
    }
}

TEST(four_dials_in_a_ring_can_all_show_2_and_nothing_else) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct turning_position position = turning_dials(3, "1101-1110-0111-1011", "*", "0011");
    struct mod_solver solver;
    uint8_t need[4], presses[4], weights[4];
    EXPECT(mod_prepare(&solver, &position.board, position.goal, &arena));
    turning_need(&position, position.start, need);
    struct mod_answer answer = mod_solve(&solver, need, presses, weights);
    EXPECT(answer.solvable && answer.shown == 2);
    for (int k = 0; k < mod_nullity(&solver); k++) {
        mod_quiet(&solver, k, presses);
        EXPECT(shown_after(&position, presses) == 0);
    }
}

static struct turning_position refused_position;

static bool attempt(struct arena *arena) {
    struct mod_solver solver;
    return mod_prepare(&solver, &refused_position.board, refused_position.goal, arena);
}

TEST(refused_memory_keeps_nothing) {
    refused_position.board = turning_grid(3, 4, 6);
    refused_position.goal = BOARD_GOAL_SAME;
    refusal_expect_recovery(NULL, attempt);
}
