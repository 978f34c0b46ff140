#include "solve/mod_chase.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/numbers.h"

/* The presses of the button that turn the light above it by one step; 0 if it turns another light of the rows above, too, or that one by
 * no unit. */
static int presses_above(const struct board *board, int button) {
    struct board_turn turns[BOARD_MASK_MAX];
    int columns = board->columns, above = button - columns, own_row = button - button % columns, steps = 0;
    for (int i = board_mask(board, button, turns); i > 0; i--) {
        if (turns[i - 1].light == above)
            steps = turns[i - 1].steps;
        else if (turns[i - 1].light < own_row)
            return 0;
    }
    int states = board_states(board, above), presses = states - 1;
    while (presses > 0 && presses * steps % states != 1) presses--;
    return presses;
}

bool mod_can_chase(const struct board *board) {
    if (board->kind != BOARD_GRID || !gf2_is_zero(board->any, BOARD_MARKED_WORDS)) return false;
    for (int button = board->columns; button < board->buttons; button++)
        if (!presses_above(board, button)) return false;
    return true;
}

static void press(const struct board *board, int button, int times, uint8_t *wrong, uint8_t *presses) {
    board_press(board, button, -times, wrong);
    presses[button] = (uint8_t)((presses[button] + times) % (int)board_order(board, button));
}

/* Presses rows 1 … last, each of which corrects the row above it. */
static void chase_down(const struct board *board, int last, uint8_t *wrong, uint8_t *presses) {
    int columns = board->columns;
    for (int button = columns; button < (last + 1) * columns; button++) {
        int above = button - columns;
        if (wrong[above])
            press(board, button, wrong[above] * presses_above(board, button) % board_states(board, above), wrong,
                  presses);
    }
}

static int first_of_last_row(const struct board *board) {
    return (board->rows - 1) * board->columns;
}

/* Chases the steps down; those that the last row then needs become a column of the system. */
static void fill_column(const struct mod_chase *chase, int column, uint8_t *wrong) {
    uint8_t presses[BOARD_TURNING_LIGHTS_MAX] = {0};
    int columns = chase->board->columns, first = first_of_last_row(chase->board);
    chase_down(chase->board, chase->board->rows - 1, wrong, presses);
    for (int light = 0; light < first; light++) CHECK(wrong[light] == 0);
    for (int row = 0; row < columns; row++) chase->system[row * (columns + 1) + column] = wrong[first + row];
}

/* True if lights of the last row are wrong with no first row pressed. */
static bool fill_system(const struct mod_chase *chase) {
    const struct board *board = chase->board;
    uint8_t wrong[BOARD_TURNING_LIGHTS_MAX];
    int columns = board->columns;
    bool is_left = false;
    for (int column = 0; column < columns; column++) {
        memset(wrong, 0, sizeof wrong);
        board_press(board, column, 1, wrong);
        fill_column(chase, column, wrong);
    }
    memcpy(wrong, chase->need, (size_t)board->lights);
    fill_column(chase, columns, wrong);
    for (int row = 0; row < columns; row++) is_left |= chase->system[row * (columns + 1) + columns] > 0;
    return is_left;
}

bool mod_chase_take(struct mod_chase *chase, const struct board *board, const uint8_t *need, const uint8_t *solution,
                    struct arena *arena) {
    size_t columns = (size_t)board->columns;
    *chase = (struct mod_chase){.board = board, .need = need, .solution = solution};
    chase->system = arena_take(arena, columns, columns + 1);
    if (!chase->system) return false;
    chase->plan = lesson_chase_plan(board->rows, fill_system(chase), solution);
    return true;
}

static void press_first_row(const struct mod_chase *chase, uint8_t *wrong, uint8_t *presses) {
    for (int button = 0; button < chase->board->columns; button++)
        if (chase->solution[button]) press(chase->board, button, chase->solution[button], wrong, presses);
}

struct lesson_step mod_chase_at(const struct mod_chase *chase, int k, uint8_t *presses) {
    const struct board *board = chase->board;
    int last = board->rows - 1, again = k - (board->rows + 1);
    uint8_t wrong[BOARD_TURNING_LIGHTS_MAX];
    memcpy(wrong, chase->need, (size_t)board->lights);
    memset(presses, 0, (size_t)board->buttons);
    chase_down(board, smaller(k, last), wrong, presses);
    if (again >= 0 && chase->plan.is_twice) {
        press_first_row(chase, wrong, presses);
        chase_down(board, smaller(again, last), wrong, presses);
    }
    return lesson_chase_step(&chase->plan, k);
}
