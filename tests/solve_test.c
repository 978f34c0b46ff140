/* The references: on small boards all sets of presses, on others presses applied bit by bit. */
#include "solve/solve.h"

#include "known.h"
#include "plain.h"
#include "refusal.h"

enum { ARENA_SIZE = 1 << 25, LISTED_BUTTONS_MAX = 12 };

/* The number of sets of presses that make each set of lights. */
struct listing {
    int ways[1 << LISTED_BUTTONS_MAX];
    int reached;
};

/* Lists all sets of presses by a Gray code. */
static void list_all_presses(const struct board *board, struct listing *listing) {
    uint32_t masks[LISTED_BUTTONS_MAX] = {0}, buttons = 0, lights = 0;
    *listing = (struct listing){.reached = 0};
    for (int button = 0; button < board->buttons; button++) {
        if (plain_is_hole(board, button)) continue;
        for (int light = 0; light < board->lights; light++)
            masks[buttons] |= (uint32_t)plain_flips(board, button, light) << light;
        buttons++;
    }
    for (uint32_t step = 1; step <= UINT32_C(1) << buttons; step++) {
        listing->reached += listing->ways[lights]++ == 0;
        if (step < UINT32_C(1) << buttons) lights ^= masks[__builtin_ctz(step)];
    }
}

/* The answer of solve() is right, and it finds a solution exactly when there is one. */
static bool solves_truly(const struct solver *solver, const struct board *board, const uint64_t *lights, int ways) {
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    bool solvable = solve(solver, lights, presses, witness);
    if (solvable != (ways > 0)) return false;
    if (!solvable) return plain_proves(board, witness, lights) && plain_ends(witness, board->lights, 1);
    return ways == 1 << solver->nullity && plain_solves(board, presses, lights) &&
           plain_ends(presses, board->buttons, 1);
}

static void expect_same_as_listing(const struct board *board, struct arena *arena) {
    static struct listing listing;
    struct solver solver;
    arena->used = 0;
    EXPECT(solve_prepare(&solver, board, arena));
    list_all_presses(board, &listing);
    EXPECT(listing.reached == 1 << solver.rank);
    int wrong = 0;
    /* Every set of lights of a small board, and every seventh of a larger one. */
    for (uint64_t lights = 0; lights<UINT64_C(1) << board->lights; lights += board->lights> 9 ? 7 : 1)
        if (!(lights & board->holes[0])) wrong += !solves_truly(&solver, board, &lights, listing.ways[lights]);
    EXPECT(wrong == 0);
}

static void expect_every_wrap_same_as_listing(struct board board, struct arena *arena, uint64_t *seed) {
    for (int wrap = BOARD_FLAT; wrap <= (board_rule_is_even(board.rule) ? BOARD_PROJECTIVE : BOARD_TORUS); wrap++) {
        board.wrap = (enum board_wrap)wrap;
        memset(board.holes, 0, sizeof board.holes);
        expect_same_as_listing(&board, arena);
        plain_random_bits(seed, board.lights, 4, board.holes);
        expect_same_as_listing(&board, arena);
    }
}

TEST(every_small_board_agrees_with_listing_all_presses) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 1;
    for (int rows = 1; rows <= 4; rows++)
        for (int columns = 1; rows * columns <= LISTED_BUTTONS_MAX && columns <= 4; columns++) {
            struct board board = plain_grid(rows, columns);
            for (int i = 0; i < PLAIN_RULES_COUNT; i++) {
                board.rule = PLAIN_RULES[i];
                expect_every_wrap_same_as_listing(board, &arena, &seed);
            }
            board.rule = plain_random_rule(&seed);
            expect_every_wrap_same_as_listing(board, &arena, &seed);
        }
}

TEST(small_doors_agree_with_listing_all_presses) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 2;
    for (int round = 0; round < 100; round++) {
        struct board board = plain_random_doors(&seed, 9);
        expect_same_as_listing(&board, &arena);
    }
}

/* The rank of the masks, by elimination byte by byte. */
static int rank_by_bytes(const struct board *board) {
    static uint8_t rows[BOARD_DOORS_MAX][BOARD_DOORS_MAX];
    int rank = 0;
    memcpy(rows, board->steps, sizeof rows);
    for (int light = board->lights - 1; light >= 0; light--) {
        int pivot = rank;
        while (pivot < board->buttons && !rows[pivot][light]) pivot++;
        if (pivot == board->buttons) continue;
        for (int i = 0; i < board->lights; i++) {
            uint8_t step = rows[pivot][i];
            rows[pivot][i] = rows[rank][i];
            rows[rank][i] = step;
        }
        for (int row = rank + 1; row < board->buttons; row++)
            for (int i = 0; rows[row][light] && i <= light; i++) rows[row][i] ^= rows[rank][i];
        rank++;
    }
    return rank;
}

/* Each button from number `independent` on turns what two before it turn. */
static void make_dependent(struct board *board, int independent, uint64_t *seed) {
    for (int button = independent; button < board->buttons; button++) {
        int a = test_random_below(seed, button), b = test_random_below(seed, button);
        for (int light = 0; light < board->lights; light++)
            board->steps[button][light] = board->steps[a][light] ^ board->steps[b][light];
    }
}

static int count_buttons(const struct board *board) {
    int count = 0;
    for (int button = 0; button < board->buttons; button++) count += !plain_is_hole(board, button);
    return count;
}

static bool presses_no_hole(const struct board *board, const uint64_t *presses) {
    for (int button = 0; button < board->buttons; button++)
        if (gf2_get(presses, button) && plain_is_hole(board, button)) return false;
    return true;
}

static void expect_presses_are_undone(const struct solver *solver, const struct board *board, uint64_t *seed) {
    uint64_t made[BOARD_WORDS] = {0}, presses[BOARD_WORDS], found[BOARD_WORDS], witness[BOARD_WORDS];
    plain_random_presses(seed, board, presses);
    plain_press(board, presses, made);
    EXPECT(solve(solver, made, found, witness));
    EXPECT(plain_solves(board, found, made));
}

static void expect_any_lights_are_decided(const struct solver *solver, const struct board *board, uint64_t *seed) {
    uint64_t lights[BOARD_WORDS], presses[BOARD_WORDS], witness[BOARD_WORDS];
    plain_random_lights(seed, board, lights);
    if (solve(solver, lights, presses, witness))
        EXPECT(plain_solves(board, presses, lights));
    else
        EXPECT(plain_proves(board, witness, lights));
}

/* Quiet patterns change no light and are independent. The first of them are stored. */
static void expect_quiet(const struct solver *solver, const struct board *board, struct arena *arena) {
    struct gf2_matrix all;
    size_t used = arena->used;
    int *pivots = arena_take(arena, (size_t)board->buttons, sizeof *pivots);
    EXPECT(gf2_matrix_take(&all, solver->nullity, board->buttons, arena));
    for (int k = 0; k < solver->nullity; k++) {
        uint64_t made[BOARD_WORDS] = {0}, *quiet = gf2_row(&all, k);
        solve_quiet(solver, k, quiet);
        board_add_presses(board, quiet, made);
        EXPECT(gf2_is_zero(made, BOARD_WORDS) && presses_no_hole(board, quiet));
        if (k < solver->quiet.rows) EXPECT(plain_equal(quiet, gf2_row(&solver->quiet, k), board->buttons));
    }
    int written = solver->nullity < SOLVE_QUIET_MAX ? solver->nullity : SOLVE_QUIET_MAX;
    EXPECT(solver->quiet.rows == written && solver->quiet.columns == board->buttons);
    EXPECT(gf2_reduce(&all, board->buttons, pivots, arena) == solver->nullity);
    EXPECT(solver->rank + solver->nullity == count_buttons(board));
    arena->used = used;
}

TEST(random_boards_are_solved_as_they_were_made) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 3;
    for (int round = 0; round < 150; round++) {
        struct board board = plain_random_board(&seed, 12);
        struct solver solver;
        arena.used = 0;
        EXPECT(solve_prepare(&solver, &board, &arena));
        for (int i = 0; i < 3; i++) expect_presses_are_undone(&solver, &board, &seed);
        for (int i = 0; i < 3; i++) expect_any_lights_are_decided(&solver, &board, &seed);
        expect_quiet(&solver, &board, &arena);
    }
}

TEST(long_lists_of_masks_are_solved_as_they_were_made) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static const int SIZES[][2] = {{65, 64}, {64, 65}, {129, 200}, {200, 129},
                                   {1, 256}, {256, 1}, {255, 256}, {256, 256}};
    uint64_t seed = 12;
    for (size_t i = 0; i < 4 * sizeof SIZES / sizeof *SIZES; i++) {
        struct board board = plain_doors(SIZES[i / 4][0], SIZES[i / 4][1]);
        struct solver solver;
        for (int button = 0; button < board.buttons; button++)
            for (int light = 0; light < board.lights; light++) board.steps[button][light] = test_random(&seed) & 1;
        make_dependent(&board, 1 + test_random_below(&seed, board.buttons), &seed);
        arena.used = 0;
        EXPECT(solve_prepare(&solver, &board, &arena));
        EXPECT(solver.rank == rank_by_bytes(&board));
        for (int round = 0; round < 3; round++) expect_presses_are_undone(&solver, &board, &seed);
        for (int round = 0; round < 3; round++) expect_any_lights_are_decided(&solver, &board, &seed);
        expect_quiet(&solver, &board, &arena);
    }
}

/* True if every button flips an even number of the lights of the witness, and an odd number of them are lit. */
static bool proves(const struct board *board, const uint64_t *witness, const uint64_t *lights) {
    for (int button = 0; button < board->buttons; button++) {
        uint64_t mask[BOARD_WORDS] = {0};
        board_add_mask(board, button, mask);
        if (gf2_dot(mask, witness, GF2_WORDS(board->lights))) return false;
    }
    return gf2_dot(lights, witness, GF2_WORDS(board->lights));
}

static bool is_solved_by(const struct board *board, const uint64_t *presses, const uint64_t *lights) {
    uint64_t made[BOARD_WORDS] = {0};
    board_add_presses(board, presses, made);
    return presses_no_hole(board, presses) && plain_equal(made, lights, board->lights);
}

static void flip_any(const struct board *board, uint64_t *lights, uint64_t *seed) {
    int light = test_random_below(seed, board->lights);
    if (!plain_is_hole(board, light)) gf2_flip(lights, light);
}

/* As expect_presses_are_undone(), on boards that are too large for plain.h. */
static void expect_presses_are_undone_fast(const struct solver *solver, const struct board *board, uint64_t *seed) {
    uint64_t made[BOARD_WORDS] = {0}, presses[BOARD_WORDS], witness[BOARD_WORDS];
    plain_random_presses(seed, board, presses);
    board_add_presses(board, presses, made);
    EXPECT(solve(solver, made, presses, witness) && is_solved_by(board, presses, made));
}

/* Two solvers of one board have the same rank and nullity and the same verdicts, and their answers are right. */
static void expect_agreement(const struct solver *solver, const struct solver *dense, const struct board *board,
                             uint64_t *seed) {
    EXPECT(solver->rank == dense->rank && solver->nullity == dense->nullity);
    for (int i = 0; i < 4; i++) {
        uint64_t lights[BOARD_WORDS] = {0}, presses[BOARD_WORDS], witness[BOARD_WORDS], other[BOARD_WORDS];
        plain_random_presses(seed, board, presses);
        board_add_presses(board, presses, lights);
        if (i == 1) flip_any(board, lights, seed);
        if (i > 1) plain_random_lights(seed, board, lights);
        bool solvable = solve(solver, lights, presses, witness);
        EXPECT(solvable == solve(dense, lights, other, other) && (solvable || i > 0));
        EXPECT(solvable ? is_solved_by(board, presses, lights) : proves(board, witness, lights));
    }
}

static void expect_every_method_to_agree(const struct board *board, struct arena *arena, uint64_t *seed) {
    struct solver solver, dense;
    arena->used = 0;
    EXPECT(solve_prepare_by(&dense, SOLVE_DENSE, board, arena));
    for (int method = SOLVE_DENSE + 1; method < SOLVE_METHODS; method++) {
        if (!solve_applies(board, (enum solve_method)method)) continue;
        EXPECT(solve_prepare_by(&solver, (enum solve_method)method, board, arena) && (int)solver.method == method);
        expect_agreement(&solver, &dense, board, seed);
        expect_quiet(&solver, board, arena);
    }
}

/* All rules, among them rules whose masks are often equal, empty or far from their buttons. */
static uint32_t random_rule(uint64_t *seed) {
    uint32_t one = BOARD_STENCIL(test_random_below(seed, 5), test_random_below(seed, 5));
    uint32_t other = BOARD_STENCIL(test_random_below(seed, 5), test_random_below(seed, 5));
    return test_random_below(seed, 4) ? plain_random_rule(seed) : one | other;
}

static struct board random_shape(uint64_t *seed, int rows, int columns) {
    struct board board = plain_grid(rows, columns);
    const int one_in[] = {10, 3, 2};
    board.rule = random_rule(seed);
    board.wrap = plain_random_wrap(seed, board.rule);
    int holes = test_random_below(seed, 5);
    if (holes < 3) plain_random_bits(seed, board.lights, one_in[holes], board.holes);
    if (gf2_get(board.holes, 0)) gf2_flip(board.holes, 0);
    return board;
}

TEST(every_method_agrees_with_dense_elimination) {
    const int sides[] = {1, 1, 2, 3, 4, 5, 7, 12, 16, 31, 33, 63, 64, 65, 127, 128, 129};
    enum { SIDES = sizeof sides / sizeof *sides, ROUNDS = 1500, LIGHTS_MAX = 700 };
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 4;
    for (int round = 0; round < ROUNDS;) {
        int rows = sides[test_random_below(&seed, SIDES)], columns = sides[test_random_below(&seed, SIDES)];
        if (rows * columns > LIGHTS_MAX) continue;
        struct board board = random_shape(&seed, rows, columns);
        expect_every_method_to_agree(&board, &arena, &seed);
        round++;
    }
}

/* A random rule that mirrored edges allow: a quarter of the stencil says the rest. */
static uint32_t random_even_rule(uint64_t *seed) {
    uint32_t quarter = 1 + (uint32_t)test_random_below(seed, (1 << 9) - 1), rule = 0;
    for (int bit = 0; bit < BOARD_STENCIL_CELLS; bit++) {
        int down = abs(bit / BOARD_STENCIL_SIDE - 2), right = abs(bit % BOARD_STENCIL_SIDE - 2);
        rule |= (quarter >> (3 * down + right) & 1) << bit;
    }
    return rule;
}

TEST(every_wrap_of_every_small_grid_agrees_with_dense_elimination) {
    enum { SIDE_MAX = 9, RULES = PLAIN_RULES_COUNT + 2 };
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 9;
    for (int kind = 0; kind < SIDE_MAX * SIDE_MAX * RULES * (BOARD_PROJECTIVE + 1); kind++) {
        int side = kind / RULES / (BOARD_PROJECTIVE + 1), rule = kind % RULES;
        struct board board = plain_grid(1 + side % SIDE_MAX, 1 + side / SIDE_MAX);
        board.rule = rule < PLAIN_RULES_COUNT ? PLAIN_RULES[rule] : random_even_rule(&seed);
        board.wrap = (enum board_wrap)(kind / RULES % (BOARD_PROJECTIVE + 1));
        expect_every_method_to_agree(&board, &arena, &seed);
        plain_random_bits(&seed, board.lights, 3, board.holes);
        expect_every_method_to_agree(&board, &arena, &seed);
    }
}

TEST(chasing_agrees_with_dense_elimination) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    uint64_t seed = 5;
    for (int rows = 1; rows <= 16; rows++)
        for (int columns = 1; columns <= 16; columns++) {
            struct board board = plain_grid(rows, columns);
            for (int kind = 0; kind < 2 * 3; kind++) {
                board.rule = kind % 2 ? BOARD_RING : BOARD_PLUS;
                board.wrap = (enum board_wrap)(kind / 2);
                expect_every_method_to_agree(&board, &arena, &seed);
            }
        }
}

/* For each weight: the number of the 2^25 sets of presses on 5×5 whose lights need that many presses. */
static long presses_by_fewest[26];

static void count_presses_by_fewest(void) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct board board = plain_grid(5, 5);
    struct solver solver;
    EXPECT(solve_prepare(&solver, &board, &arena) && solver.nullity == 2);
    uint64_t a = *gf2_row(&solver.quiet, 0), b = *gf2_row(&solver.quiet, 1);
    for (uint64_t presses = 0; presses < UINT64_C(1) << 25; presses++) {
        int fewest = __builtin_popcountll(presses), with_a = __builtin_popcountll(presses ^ a);
        int with_b = __builtin_popcountll(presses ^ b), with_both = __builtin_popcountll(presses ^ a ^ b);
        if (with_a < fewest) fewest = with_a;
        if (with_b < fewest) fewest = with_b;
        presses_by_fewest[with_both < fewest ? with_both : fewest]++;
    }
}

/* Each board has four solutions. */
static void expect_minima(const struct known *known) {
    EXPECT(presses_by_fewest[known_number(known, 1)] == 4 * known_number(known, 2));
}

TEST(five_by_five_boards_have_the_known_numbers_of_fewest_presses) {
    count_presses_by_fewest();
    known_answers("minima", expect_minima);
}

static void expect_known_rank(const struct known *known) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    struct plain_position position = plain_position(known->words[1]);
    struct solver solver;
    EXPECT(solve_prepare(&solver, &position.board, &arena));
    EXPECT(solver.rank == known_number(known, 2) && solver.nullity == known_number(known, 3));
}

TEST(known_boards_have_the_known_rank) {
    known_answers("solve", expect_known_rank);
}

TEST(the_largest_boards_are_solved) {
    const char *const texts[] = {
        "256x256-king-torus.on",     "256x256-knight.on",           "1x65536.on",          "1x65535.on",
        "65535x1-ring-cylinder.off", "65536x1-king-torus.on",       "2x32768-cylinder.on", "256x256-rowcol.on",
        "1x10000-rowcol.on",         "256x256-rffffff8-cylinder.on"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        SCOPED struct arena arena = test_arena(1 << 28);
        struct plain_position position = plain_position(texts[i]);
        struct solver solver;
        uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS], made[BOARD_WORDS] = {0};
        EXPECT(solve_prepare(&solver, &position.board, &arena));
        EXPECT(solve(&solver, position.start, presses, witness));
        board_add_presses(&position.board, presses, made);
        EXPECT(plain_equal(made, position.start, position.board.lights));
    }
}

/* Neighbours over a mirrored edge are far apart: the front must not hold all that is between them. */
TEST(narrow_boards_with_mirrored_edges_take_no_more_memory_than_others) {
    const char *const texts[] = {
        "2x12000-klein.off",          "2x32768-projective.off",       "32768x2-projective.off",
        "8x8192-knight-klein.off",    "8x8192-knight-projective.off", "32768x2-klein.off",
        "3x21845-rffffff8-klein.off", "5x13107-king-projective.off",  "13107x5-king-projective.off"};
    uint64_t seed = 10;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        struct plain_position position = plain_position(texts[i]);
        struct solver solver;
        EXPECT(solve_prepare(&solver, &position.board, &arena));
        expect_presses_are_undone_fast(&solver, &position.board, &seed);
    }
}

static struct plain_position refused;
static enum solve_method refused_method;

static bool prepare_refused(struct arena *arena) {
    static struct solver solver;
    uint64_t presses[BOARD_WORDS], witness[BOARD_WORDS];
    if (!solve_prepare_by(&solver, refused_method, &refused.board, arena)) return false;
    EXPECT(solve(&solver, refused.start, presses, witness) && is_solved_by(&refused.board, presses, refused.start));
    return true;
}

/* Every method; the chase without and with quiet patterns. */
TEST(refused_memory_is_survived) {
    const char *const texts[] = {"6x6.on",      "19x19.on",      "5x5-holes0008000.on",  "doors-110-011-100.off",
                                 "8x8-king.on", "7x7-rowcol.on", "34x34-knight-torus.on"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        refused = plain_position(texts[i]);
        for (int method = 0; method < SOLVE_METHODS; method++) {
            refused_method = (enum solve_method)method;
            if (solve_applies(&refused.board, refused_method)) refusal_expect_recovery(NULL, prepare_refused);
        }
    }
}
