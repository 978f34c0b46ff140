/* The reference: steps counted from the definitions. */
#include "board/position.h"

#include "turning.h"

static struct board random_board(uint64_t *seed) {
    int states = turning_random_states(seed);
    if (test_random_below(seed, 3)) return turning_random_grid(seed, 9, states);
    return turning_random_dials(seed, 9, states, test_random_below(seed, 2));
}

TEST(a_mask_has_each_light_once_with_its_steps) {
    uint64_t seed = 1;
    for (int round = 0; round < 500; round++) {
        struct board board = random_board(&seed);
        for (int button = 0; button < board.buttons; button++) {
            struct board_turn turns[BOARD_MASK_MAX];
            int steps[BOARD_DOORS_MAX + 17] = {0}, count = board_mask(&board, button, turns), wrong = 0;
            for (int i = 0; i < count; i++) {
                wrong += turns[i].steps == 0 || steps[turns[i].light] != 0;
                steps[turns[i].light] = turns[i].steps;
            }
            for (int light = 0; light < board.lights; light++)
                wrong += steps[light] != turning_steps(&board, button, light);
            EXPECT(wrong == 0);
        }
    }
}

TEST(a_press_turns_a_cell_of_a_surface_and_its_neighbours) {
    uint64_t neighbours[SURFACE_CELLS_MAX];
    struct surface cube = {.shape = SURFACE_CUBE, .size = 3};
    struct board board;
    board_of_surface(&board, &cube, 5);
    EXPECT(board.lights == 54 && board.buttons == 54 && board.columns == 54 && board.rows == 1);
    surface_join(&cube, neighbours);
    for (int button = 0; button < 54; button++) {
        uint8_t lights[BOARD_TURNING_LIGHTS_MAX] = {0};
        board_press(&board, button, 1, lights);
        for (int light = 0; light < 54; light++)
            EXPECT(lights[light] == (light == button || neighbours[button] >> light & 1));
        EXPECT(board_order(&board, button) == 5);
    }
}

TEST(the_largest_masks_fit) {
    struct board board = turning_grid(BOARD_TURNING_SIDE_MAX, BOARD_TURNING_SIDE_MAX, 3);
    struct board_turn turns[BOARD_MASK_MAX];
    board.rule = BOARD_ROWCOL;
    for (int button = 0; button < board.buttons; button += 501)
        EXPECT(board_mask(&board, button, turns) == 2 * BOARD_TURNING_SIDE_MAX - 1);
}

TEST(the_order_of_a_button_is_the_least_number_of_presses_that_changes_nothing) {
    uint64_t seed = 2;
    for (int round = 0; round < 500; round++) {
        struct board board = random_board(&seed);
        for (int button = 0; button < board.buttons; button++) {
            int64_t order = board_order(&board, button);
            if (order < 5000) EXPECT(order == turning_order(&board, button));
        }
    }
}

/* Dials of 2 … 36 states, each turned by one step: the order is 2⁵ · 3³ · 5² · 7 · 11 · … · 31. */
TEST(the_largest_order_fits_its_type) {
    struct board board = {.kind = BOARD_DOORS, .lights = 35, .buttons = 1};
    for (int dial = 0; dial < 35; dial++) {
        board.states[dial] = (uint8_t)(dial + 2);
        board.steps[0][dial] = 1;
    }
    EXPECT(board_order(&board, 0) == INT64_C(144403552893600));
}

TEST(with_two_states_the_masks_are_those_of_board_h) {
    uint64_t seed = 3;
    for (int round = 0; round < 200; round++) {
        struct board board = plain_random_grid(&seed, 9);
        for (int button = 0; button < board.buttons; button++) {
            uint64_t flipped[BOARD_WORDS] = {0};
            uint8_t turned[81] = {0};
            board_add_mask(&board, button, flipped);
            board_press(&board, button, 1, turned);
            for (int light = 0; light < board.lights; light++) EXPECT(turned[light] == gf2_get(flipped, light));
        }
    }
}

/* A position whose vectors are in an arena. */
static struct position random_position(uint64_t *seed, struct arena *arena) {
    struct position position = {.board = random_board(seed)};
    arena->used = 0;
    EXPECT(position_take(&position, arena));
    turning_random_lights(seed, &position.board, position.start);
    turning_random_lights(seed, &position.board, position.target);
    return position;
}

/* Turning each light by the steps that it needs reaches the goal; turning one further does not. */
TEST(the_need_is_what_reaches_the_goal) {
    SCOPED struct arena arena = test_arena(1 << 12);
    uint64_t seed = 5;
    for (int round = 0; round < 500; round++) {
        struct position position = random_position(&seed, &arena);
        const struct board *board = &position.board;
        uint8_t lights[BOARD_DOORS_MAX + 17], need[BOARD_DOORS_MAX + 17];
        turning_random_lights(&seed, board, lights);
        position_need(&position, lights, need);
        for (int light = 0; light < board->lights; light++)
            lights[light] = (uint8_t)((lights[light] + need[light]) % board_states(board, light));
        EXPECT(position_is_solved(&position, lights));
        int first = turning_first(board);
        lights[first] = (uint8_t)((lights[first] + 1) % board_states(board, first));
        EXPECT(!position_is_solved(&position, lights));
    }
}

TEST(all_the_same_is_reached_in_any_state_and_holes_do_not_count) {
    SCOPED struct arena arena = test_arena(1 << 12);
    struct position position = {.board = turning_grid(2, 3, 5), .goal = BOARD_GOAL_SAME};
    turning_make_hole(&position.board, 0);
    EXPECT(position_take(&position, &arena));
    for (uint8_t state = 0; state < 5; state++) {
        uint8_t lights[6] = {0, state, state, state, state, state};
        EXPECT(position_is_solved(&position, lights));
        for (int light = 2; light < 6; light++) {
            lights[light] = (uint8_t)((state + 1) % 5);
            EXPECT(!position_is_solved(&position, lights));
            lights[light] = state;
        }
    }
}

/* Both ways, the cost is the least of all numbers of presses, some of them back, that do the same. */
TEST(the_cost_is_the_least_number_of_presses_in_the_ways_allowed) {
    struct board one_way = {.both_ways = false}, both_ways = {.both_ways = true};
    for (int order = 1; order <= BOARD_ORDER_MAX; order++)
        for (int presses = 0; presses < order; presses++) {
            int least = order;
            for (int times = presses - 2 * order; times < 3 * order; times += order)
                if (abs(times) < least) least = abs(times);
            EXPECT(board_cost(&one_way, order, presses) == presses);
            EXPECT(board_cost(&both_ways, order, presses) == least);
        }
}
