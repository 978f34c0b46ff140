/* The reference: steps counted from the definitions. */
#include "board/cyclic.h"

#include "turning.h"

static struct cyclic_board random_board(uint64_t *seed) {
    int states = turning_random_states(seed);
    if (test_random_below(seed, 3)) return turning_random_grid(seed, 9, states);
    return turning_random_dials(seed, 9, states, test_random_below(seed, 2));
}

TEST(a_mask_has_each_light_once_with_its_steps) {
    uint64_t seed = 1;
    for (int round = 0; round < 500; round++) {
        struct cyclic_board board = random_board(&seed);
        for (int button = 0; button < board.grid.buttons; button++) {
            struct cyclic_turn turns[CYCLIC_MASK_MAX];
            int steps[CYCLIC_DIALS_MAX + 17] = {0}, count = cyclic_mask(&board, button, turns), wrong = 0;
            for (int i = 0; i < count; i++) {
                wrong += turns[i].steps == 0 || steps[turns[i].light] != 0;
                steps[turns[i].light] = turns[i].steps;
            }
            for (int light = 0; light < board.grid.lights; light++)
                wrong += steps[light] != turning_steps(&board, button, light);
            EXPECT(wrong == 0);
        }
    }
}

TEST(a_press_turns_a_cell_of_a_surface_and_its_neighbours) {
    uint64_t neighbours[SURFACE_CELLS_MAX];
    struct surface cube = {.shape = SURFACE_CUBE, .size = 3};
    struct cyclic_board board;
    cyclic_surface(&board, &cube, 5);
    EXPECT(board.grid.lights == 54 && board.grid.buttons == 54 && board.grid.columns == 54 && board.grid.rows == 1);
    surface_join(&cube, neighbours);
    for (int button = 0; button < 54; button++) {
        uint8_t lights[CYCLIC_LIGHTS_MAX] = {0};
        cyclic_add(&board, button, 1, lights);
        for (int light = 0; light < 54; light++)
            EXPECT(lights[light] == (light == button || neighbours[button] >> light & 1));
        EXPECT(cyclic_order(&board, button) == 5);
    }
}

TEST(the_largest_masks_fit) {
    struct cyclic_board board = turning_grid(CYCLIC_SIDE_MAX, CYCLIC_SIDE_MAX, 3);
    struct cyclic_turn turns[CYCLIC_MASK_MAX];
    board.grid.rule = BOARD_ROWCOL;
    for (int button = 0; button < board.grid.buttons; button += 501)
        EXPECT(cyclic_mask(&board, button, turns) == 2 * CYCLIC_SIDE_MAX - 1);
}

TEST(the_order_of_a_button_is_the_least_number_of_presses_that_changes_nothing) {
    uint64_t seed = 2;
    for (int round = 0; round < 500; round++) {
        struct cyclic_board board = random_board(&seed);
        for (int button = 0; button < board.grid.buttons; button++) {
            int64_t order = cyclic_order(&board, button);
            if (order < 5000) EXPECT(order == turning_order(&board, button));
        }
    }
}

/* Dials of 2 … 36 states, each turned by one step: the order is 2⁵ · 3³ · 5² · 7 · 11 · … · 31. */
TEST(the_largest_order_fits_its_type) {
    struct cyclic_board board = {.grid = {.kind = BOARD_DOORS, .lights = 35, .buttons = 1}};
    for (int dial = 0; dial < 35; dial++) {
        board.states[dial] = (uint8_t)(dial + 2);
        board.steps[0][dial] = 1;
    }
    EXPECT(cyclic_order(&board, 0) == INT64_C(144403552893600));
}

TEST(with_two_states_the_masks_are_those_of_board_h) {
    uint64_t seed = 3;
    for (int round = 0; round < 200; round++) {
        struct cyclic_board board = turning_random_grid(&seed, 9, 2);
        for (int button = 0; button < board.grid.buttons; button++) {
            uint64_t flipped[BOARD_WORDS] = {0};
            uint8_t turned[81] = {0};
            board_add_mask(&board.grid, button, flipped);
            cyclic_add(&board, button, 1, turned);
            for (int light = 0; light < board.grid.lights; light++) EXPECT(turned[light] == gf2_get(flipped, light));
        }
    }
}

static void start_randomly(struct cyclic_position *position, uint64_t *seed) {
    turning_random_lights(seed, &position->board, position->start);
    turning_random_lights(seed, &position->board, position->target);
}

TEST(presses_turn_forth_and_back_in_any_order) {
    uint64_t seed = 4;
    for (int round = 0; round < 500; round++) {
        struct cyclic_position position = {.board = random_board(&seed)};
        const struct cyclic_board *board = &position.board;
        uint8_t lights[CYCLIC_DIALS_MAX + 17], pressed[CYCLIC_DIALS_MAX + 17];
        start_randomly(&position, &seed);
        memcpy(pressed, position.start, (size_t)board->grid.lights);
        for (int press = 0; press < 20; press++) {
            int button = test_random_below(&seed, board->grid.buttons), times = test_random_below(&seed, 600) - 300;
            if (cyclic_order(board, button) > CYCLIC_ORDER_MAX) continue;
            cyclic_press(&position, button, times);
            cyclic_add(board, button, times, pressed);
            EXPECT(position.presses[button] < turning_order(board, button));
        }
        cyclic_lights(&position, lights);
        EXPECT(memcmp(lights, pressed, (size_t)board->grid.lights) == 0);
        memcpy(pressed, position.start, (size_t)board->grid.lights);
        turning_press(board, position.presses, pressed);
        EXPECT(memcmp(lights, pressed, (size_t)board->grid.lights) == 0);
    }
}

/* Turning each light by the steps that it needs reaches the goal; turning one further does not. */
TEST(the_need_is_what_reaches_the_goal) {
    uint64_t seed = 5;
    for (int round = 0; round < 500; round++) {
        struct cyclic_position position = {.board = random_board(&seed)};
        const struct cyclic_board *board = &position.board;
        uint8_t lights[CYCLIC_DIALS_MAX + 17], need[CYCLIC_DIALS_MAX + 17];
        start_randomly(&position, &seed);
        turning_random_lights(&seed, board, lights);
        cyclic_need(&position, lights, need);
        for (int light = 0; light < board->grid.lights; light++)
            lights[light] = (uint8_t)((lights[light] + need[light]) % board->states[light]);
        EXPECT(cyclic_is_solved(&position, lights));
        lights[0] = (uint8_t)((lights[0] + 1) % board->states[0]);
        EXPECT(!cyclic_is_solved(&position, lights));
    }
}

TEST(all_the_same_is_reached_in_any_state_and_holes_do_not_count) {
    struct cyclic_position position = {.board = turning_grid(2, 3, 5), .goal = CYCLIC_SAME};
    turning_make_hole(&position.board, 0);
    for (uint8_t state = 0; state < 5; state++) {
        uint8_t lights[6] = {0, state, state, state, state, state};
        EXPECT(cyclic_is_solved(&position, lights));
        for (int light = 2; light < 6; light++) {
            lights[light] = (uint8_t)((state + 1) % 5);
            EXPECT(!cyclic_is_solved(&position, lights));
            lights[light] = state;
        }
    }
}

/* Both ways, the cost is the least of all numbers of presses, some of them back, that do the same. */
TEST(the_cost_is_the_least_number_of_presses_in_the_ways_allowed) {
    struct cyclic_board one_way = {.both_ways = false}, both_ways = {.both_ways = true};
    for (int order = 1; order <= CYCLIC_ORDER_MAX; order++)
        for (int presses = 0; presses < order; presses++) {
            int least = order;
            for (int times = presses - 2 * order; times < 3 * order; times += order)
                if (abs(times) < least) least = abs(times);
            EXPECT(cyclic_cost(&one_way, order, presses) == presses);
            EXPECT(cyclic_cost(&both_ways, order, presses) == least);
        }
}
