#include "solve/mod_lesson.h"

#include <string.h>

enum { NONE = -1 };

/* The missing power of the prime by which the equation of a light is multiplied. */
static int scale_of(const struct zk_ring *ring, int states) {
    int power = 1;
    while (states % (power * ring->prime) == 0) power *= ring->prime;
    return ring->size / power;
}

static bool has_equation(const struct board *board, const struct zk_ring *ring, int light) {
    return board_states(board, light) % ring->prime == 0 && !board_is_any(board, light);
}

/* Numbers the lights that have an equation; NONE for the others. Returns their number. */
static int number_lights(const struct board *board, const struct zk_ring *ring, int16_t *rows) {
    int count = 0;
    for (int light = 0; light < board->lights; light++)
        rows[light] = (int16_t)(has_equation(board, ring, light) ? count++ : NONE);
    return count;
}

static bool has_unknown(const struct board *board, const struct zk_ring *ring, int button) {
    return board_order(board, button) % ring->prime == 0;
}

static void write_entry(const struct mod_lesson *lesson, int row, int column, int number) {
    zk_row(&lesson->matrix, row)[column] = (uint8_t)(number % lesson->ring->size);
}

static void write_unknown(const struct mod_lesson *lesson, const struct board *board, const int16_t *rows, int button,
                          int column) {
    struct board_turn turns[BOARD_MASK_MAX];
    for (int i = board_mask(board, button, turns); i > 0; i--) {
        int light = turns[i - 1].light;
        if (rows[light] != NONE)
            write_entry(lesson, rows[light], column,
                        turns[i - 1].steps * scale_of(lesson->ring, board_states(board, light)));
    }
}

static bool take(struct mod_lesson *lesson, struct arena *arena) {
    int equations = lesson->equations, unknowns = lesson->unknowns;
    lesson->taken = arena_take_zeroed(arena, (size_t)equations, 1);
    lesson->used = arena_take_zeroed(arena, (size_t)(equations + unknowns), 1);
    return zk_matrix_take(&lesson->matrix, equations, unknowns + 1, arena) && lesson->taken && lesson->used;
}

bool mod_lesson_take(struct mod_lesson *lesson, const struct board *board, enum board_goal goal,
                     const struct zk_ring *ring, const uint8_t *need, struct arena *arena) {
    int16_t rows[BOARD_TURNING_LIGHTS_MAX];
    int equations = number_lights(board, ring, rows), unknowns = goal == BOARD_GOAL_SAME, column = 0;
    size_t mark = arena_mark(arena);
    for (int button = 0; button < board->buttons; button++) unknowns += has_unknown(board, ring, button);
    *lesson = (struct mod_lesson){.ring = ring, .equations = equations, .unknowns = unknowns};
    lesson->step = (struct mod_lesson_step){.row = NONE, .column = NONE};
    if (equations > MOD_LESSON_MAX || unknowns > MOD_LESSON_MAX) return false;
    if (!take(lesson, arena)) {
        arena_release(arena, mark);
        return false;
    }
    for (int button = 0; button < board->buttons; button++)
        if (has_unknown(board, ring, button)) write_unknown(lesson, board, rows, button, column++);
    for (int light = 0; light < board->lights; light++) {
        if (rows[light] == NONE) continue;
        int scale = scale_of(ring, board_states(board, light));
        if (goal == BOARD_GOAL_SAME) write_entry(lesson, rows[light], column, ring->size - scale);
        write_entry(lesson, rows[light], unknowns, need[light] * scale);
    }
    return true;
}

/* Finds the next pivot: false if all entries that are left are 0. */
static bool find_pivot(struct mod_lesson *lesson) {
    const struct zk_ring *ring = lesson->ring;
    const uint8_t *used_columns = lesson->used + lesson->equations;
    for (int valuation = 0; valuation < ring->exponent; valuation++)
        for (int column = 0; column < lesson->unknowns; column++)
            for (int row = 0; row < lesson->equations && !used_columns[column]; row++) {
                int value = zk_row(&lesson->matrix, row)[column];
                if (lesson->used[row] || ring->valuation[value] != valuation) continue;
                lesson->step.row = row;
                lesson->step.column = column;
                lesson->step.value = value;
                return true;
            }
    return false;
}

/* The first row that cannot hold, or NONE. */
static int find_broken(const struct mod_lesson *lesson) {
    const uint8_t *valuation = lesson->ring->valuation;
    for (int row = 0; row < lesson->equations; row++) {
        const uint8_t *entries = zk_row(&lesson->matrix, row);
        int column = 0, right = valuation[entries[lesson->unknowns]];
        while (column < lesson->unknowns && valuation[entries[column]] > right) column++;
        if (column == lesson->unknowns && entries[column]) return row;
    }
    return NONE;
}

bool mod_lesson_next(struct mod_lesson *lesson) {
    const struct zk_ring *ring = lesson->ring;
    struct mod_lesson_step *step = &lesson->step;
    int width = lesson->unknowns + 1;
    memset(lesson->taken, 0, (size_t)lesson->equations);
    if (!find_pivot(lesson)) {
        *step = (struct mod_lesson_step){find_broken(lesson), NONE, 0, 0, step->pivots};
        return false;
    }
    int power = ring->power[ring->valuation[step->value]];
    uint8_t *pivot = zk_row(&lesson->matrix, step->row);
    step->factor = ring->inverse[step->value / power];
    zk_add(ring, pivot, pivot, step->factor - 1, width);
    for (int row = 0; row < lesson->equations; row++) {
        uint8_t *entries = zk_row(&lesson->matrix, row);
        int times = row == step->row ? 0 : entries[step->column] / power;
        if (times) zk_add(ring, entries, pivot, ring->size - times, width);
        lesson->taken[row] = (uint8_t)times;
    }
    lesson->used[step->row] = lesson->used[lesson->equations + step->column] = 1;
    step->pivots++;
    return true;
}
