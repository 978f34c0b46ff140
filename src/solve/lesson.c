#include "solve/lesson.h"

#include <string.h>

#include "algebra/check.h"
#include "algebra/numbers.h"

struct lesson_round {
    enum lesson_code code; /* the code of its first step */
    int first;             /* the number of that step */
    int row, found;        /* the pivot's row, and where it was found */
    int column;
};

static int equations_of(const struct lesson *lesson) {
    return lesson->matrix.rows;
}

static void add_row(const struct lesson *lesson, int to, int from) {
    gf2_add(gf2_row(&lesson->matrix, to), gf2_row(&lesson->matrix, from), lesson->matrix.stride);
    gf2_add(gf2_row(&lesson->origins, to), gf2_row(&lesson->origins, from), lesson->origins.stride);
}

static void swap_rows(const struct lesson *lesson, int a, int b) {
    add_row(lesson, a, b);
    add_row(lesson, b, a);
    add_row(lesson, a, b);
}

/* At the start, each row is the sum of one given row: itself. */
static void start_origins(struct lesson *lesson) {
    struct gf2_matrix *origins = &lesson->origins;
    memset(origins->words, 0, (size_t)origins->rows * origins->stride * sizeof *origins->words);
    for (int row = 0; row < origins->rows; row++) gf2_flip(gf2_row(origins, row), row);
}

bool lesson_take(struct lesson *lesson, int equations, int unknowns, bool reduced, struct arena *arena) {
    CHECK(0 < equations && equations <= LESSON_SIDE_MAX && 0 < unknowns && unknowns <= LESSON_SIDE_MAX);
    *lesson = (struct lesson){.unknowns = unknowns, .reduced = reduced};
    int rounds = unknowns + (reduced ? 2 : smaller(equations, unknowns) + 3);
    size_t mark = arena_mark(arena);
    if ((lesson->rounds = arena_take(arena, (size_t)rounds, sizeof *lesson->rounds)) &&
        (lesson->absent = arena_take_zeroed(arena, GF2_WORDS(unknowns), sizeof *lesson->absent)) &&
        gf2_matrix_take(&lesson->added, rounds, equations, arena) &&
        gf2_matrix_take(&lesson->matrix, equations, unknowns + 1, arena) &&
        gf2_matrix_take(&lesson->first, equations, unknowns + 1, arena) &&
        gf2_matrix_take(&lesson->origins, equations, equations, arena))
        return true;
    arena_release(arena, mark);
    return false;
}

void lesson_fill(struct lesson *lesson, const struct board *board, const uint8_t *need) {
    uint8_t turned[LESSON_SIDE_MAX];
    for (int button = 0; button < board->buttons; button++) {
        memset(turned, 0, (size_t)board->lights);
        board_press(board, button, 1, turned);
        for (int light = 0; light < board->lights; light++)
            if (turned[light] && !board_is_any(board, light)) gf2_flip(gf2_row(&lesson->matrix, light), button);
        if (!board_has_button(board, button)) gf2_flip(lesson->absent, button);
    }
    for (int light = 0; light < board->lights; light++) {
        uint64_t *row = gf2_row(&lesson->matrix, light);
        if (lesson->unknowns > board->buttons && !board_is_any(board, light)) gf2_flip(row, board->buttons);
        if (need[light]) gf2_flip(row, lesson->unknowns);
    }
}

static struct lesson_round *add_round(struct lesson *lesson, enum lesson_code code, int row, int column) {
    CHECK(lesson->round_count < lesson->added.rows);
    struct lesson_round *round = &lesson->rounds[lesson->round_count++];
    *round = (struct lesson_round){.code = code, .first = lesson->length++, .row = row, .found = row, .column = column};
    return round;
}

/* Adds the pivot row of the latest round to all others of the rows begin … end-1 that have its unknown. */
static void add_pivot(struct lesson *lesson, const struct lesson_round *round, int begin, int end) {
    uint64_t *added = gf2_row(&lesson->added, lesson->round_count - 1);
    for (int row = begin; row < end; row++) {
        if (row == round->row || !gf2_get(gf2_row(&lesson->matrix, row), round->column)) continue;
        add_row(lesson, row, round->row);
        gf2_flip(added, row);
        lesson->length++;
    }
}

/* The first row from `top` on with a one in the column, or -1. */
static int find_row(const struct lesson *lesson, int top, int column) {
    for (int row = top; row < equations_of(lesson); row++)
        if (gf2_get(gf2_row(&lesson->matrix, row), column)) return row;
    return -1;
}

/* True if the column has a pivot. */
static bool eliminate_column(struct lesson *lesson, int top, int column) {
    int found = find_row(lesson, top, column);
    struct lesson_round *round = add_round(lesson, found < 0 ? LESSON_FREE : LESSON_PIVOT, found, column);
    if (found < 0) return false;
    if (found != top) {
        swap_rows(lesson, top, found);
        round->row = top;
        lesson->length++;
    }
    add_pivot(lesson, round, lesson->reduced ? 0 : top + 1, equations_of(lesson));
    return true;
}

static void substitute_back(struct lesson *lesson) {
    for (int i = lesson->round_count - 1; i > 0; i--) {
        const struct lesson_round *down = &lesson->rounds[i];
        if (down->code == LESSON_PIVOT)
            add_pivot(lesson, add_round(lesson, LESSON_PIVOT, down->row, down->column), 0, down->row);
    }
    add_round(lesson, LESSON_DONE, -1, -1);
}

void lesson_eliminate(struct lesson *lesson) {
    int rank = 0;
    memcpy(lesson->first.words, lesson->matrix.words,
           (size_t)equations_of(lesson) * lesson->matrix.stride * sizeof *lesson->matrix.words);
    start_origins(lesson);
    add_round(lesson, LESSON_START, -1, -1);
    for (int column = 0; column < lesson->unknowns; column++)
        if (!gf2_get(lesson->absent, column) && eliminate_column(lesson, rank, column)) rank++;
    int impossible = find_row(lesson, rank, lesson->unknowns);
    lesson->verdict = lesson->length;
    add_round(lesson, impossible < 0 ? LESSON_DONE : LESSON_IMPOSSIBLE, impossible, -1);
    if (impossible < 0 && !lesson->reduced) substitute_back(lesson);
    lesson->at = lesson->length - 1;
}

/* The number of the round that step k belongs to: the last that begins no later. */
static int round_of(const struct lesson *lesson, int k) {
    int low = 0, high = lesson->round_count;
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (lesson->rounds[middle].first <= k)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static int end_of_round(const struct lesson *lesson, int index) {
    return index + 1 < lesson->round_count ? lesson->rounds[index + 1].first : lesson->length;
}

int lesson_stops(const struct lesson *lesson, int32_t *stops) {
    for (int i = 0; i < lesson->round_count; i++) stops[i] = end_of_round(lesson, i) - 1;
    return lesson->round_count;
}

/* The additions begin … end-1 of a round, counted within it. */
static void replay_additions(const struct lesson *lesson, int index, int begin, int end) {
    const uint64_t *added = gf2_row(&lesson->added, index);
    int count = 0;
    for (int i = 0; i < (int)lesson->added.stride; i++)
        for (uint64_t rest = added[i]; rest; rest &= rest - 1, count++)
            if (begin <= count && count < end)
                add_row(lesson, i * GF2_WORD_BITS + __builtin_ctzll(rest), lesson->rounds[index].row);
}

/* The steps begin … end-1, all of one round. Each undoes itself; only the swap must come in its turn. */
static void replay(const struct lesson *lesson, int index, int begin, int end, bool backwards) {
    const struct lesson_round *round = &lesson->rounds[index];
    bool has_swap = round->found != round->row;
    int swap = round->first + 1, additions = swap + has_swap;
    bool swaps = has_swap && begin <= swap && swap < end;
    if (swaps && !backwards) swap_rows(lesson, round->row, round->found);
    replay_additions(lesson, index, begin - additions, end - additions);
    if (swaps && backwards) swap_rows(lesson, round->row, round->found);
}

/* The row of addition number `count` of a round. */
static int added_row(const struct lesson *lesson, int index, int count) {
    const uint64_t *added = gf2_row(&lesson->added, index);
    int row = 0;
    for (; !gf2_get(added, row) || count-- > 0; row++) CHECK(row + 1 < equations_of(lesson));
    return row;
}

static struct lesson_step describe(const struct lesson *lesson, int k) {
    int index = round_of(lesson, k);
    const struct lesson_round *round = &lesson->rounds[index];
    bool has_swap = round->found != round->row;
    int offset = k - round->first;
    if (offset == 0) return (struct lesson_step){(int)round->code, round->found, -1, round->column};
    if (offset == 1 && has_swap) return (struct lesson_step){LESSON_SWAP, round->row, round->found, round->column};
    int row = added_row(lesson, index, offset - 1 - has_swap);
    return (struct lesson_step){LESSON_ADD, row, round->row, round->column};
}

static void start_again(struct lesson *lesson) {
    memcpy(lesson->matrix.words, lesson->first.words,
           (size_t)equations_of(lesson) * lesson->matrix.stride * sizeof *lesson->matrix.words);
    start_origins(lesson);
    lesson->at = 0;
}

struct lesson_step lesson_seek(struct lesson *lesson, int k) {
    CHECK(0 <= k && k < lesson->length);
    if (k < lesson->at - k) start_again(lesson);
    while (lesson->at < k) {
        int begin = lesson->at + 1, index = round_of(lesson, begin), end = end_of_round(lesson, index);
        if (end > k + 1) end = k + 1;
        replay(lesson, index, begin, end, false);
        lesson->at = end - 1;
    }
    while (lesson->at > k) {
        int end = lesson->at + 1, index = round_of(lesson, lesson->at), begin = lesson->rounds[index].first;
        if (begin < k + 1) begin = k + 1;
        replay(lesson, index, begin, end, true);
        lesson->at = begin - 1;
    }
    return describe(lesson, k);
}

struct lesson_chase_plan lesson_chase_plan(int rows, bool is_left, bool is_possible) {
    bool is_twice = is_left && is_possible;
    return (struct lesson_chase_plan){rows, (is_twice ? 2 * rows : rows) + 2, is_left, is_twice};
}

static struct lesson_step chase_step(enum lesson_chase_code code, int row) {
    return (struct lesson_step){(int)code, row, -1, -1};
}

struct lesson_step lesson_chase_step(const struct lesson_chase_plan *plan, int k) {
    CHECK(0 <= k && k < plan->length);
    int rows = plan->rows, again = k - (rows + 1);
    if (k == 0) return chase_step(LESSON_CHASE_START, -1);
    if (k < rows) return chase_step(LESSON_CHASE_CHASE, k);
    if (k == rows) return chase_step(LESSON_CHASE_LEFT, rows - 1);
    if (plan->is_left && !plan->is_twice) return chase_step(LESSON_CHASE_IMPOSSIBLE, rows - 1);
    if (k == plan->length - 1) return chase_step(LESSON_CHASE_FINISH, -1);
    return again == 0 ? chase_step(LESSON_CHASE_FIRST_ROW, 0) : chase_step(LESSON_CHASE_CHASE, again);
}

static int first_of_last_row(const struct board *board) {
    return (board->rows - 1) * board->columns;
}

/* True if the button flips, of the rows above its own, only the light directly above it. */
static bool reaches_one_above(const struct board *board, int button) {
    uint64_t mask[BOARD_WORDS];
    size_t words = GF2_WORDS(board->lights);
    memset(mask, 0, words * sizeof *mask);
    int above = button - board->columns, own_row = button - button % board->columns;
    board_add_mask(board, button, mask);
    if (!gf2_get(mask, above)) return false;
    gf2_flip(mask, above);
    return gf2_is_zero(mask, words) || gf2_first(mask, words) >= own_row;
}

bool lesson_can_chase(const struct board *board) {
    if (board->kind != BOARD_GRID || board->columns > LESSON_COLUMNS_MAX) return false;
    for (int button = board->columns; button < board->buttons; button++)
        if (!reaches_one_above(board, button)) return false;
    return true;
}

static void press(const struct board *board, int button, uint64_t *wrong, uint64_t *presses) {
    board_add_mask(board, button, wrong);
    gf2_flip(presses, button);
}

/* Presses rows 1 … last, each of which corrects the row above it. */
static void chase_down(const struct board *board, int last, uint64_t *wrong, uint64_t *presses) {
    for (int button = board->columns; button < (last + 1) * board->columns; button++)
        if (gf2_get(wrong, button - board->columns)) press(board, button, wrong, presses);
}

/* Chases the lights down; the lights wrong in the last row then become a column of the system. */
static void fill_column(struct lesson_chase *chase, int column, uint64_t *wrong) {
    uint64_t presses[BOARD_WORDS];
    int first = first_of_last_row(chase->board), word = first / GF2_WORD_BITS;
    memset(presses, 0, GF2_WORDS(chase->board->buttons) * sizeof *presses);
    chase_down(chase->board, chase->board->rows - 1, wrong, presses);
    for (; word < (int)GF2_WORDS(chase->board->lights); word++)
        for (uint64_t rest = wrong[word]; rest; rest &= rest - 1) {
            int row = word * GF2_WORD_BITS + __builtin_ctzll(rest) - first;
            CHECK(row >= 0); /* the rows above are correct */
            gf2_flip(gf2_row(&chase->system, row), column);
        }
}

static void fill_system(struct lesson_chase *chase) {
    const struct board *board = chase->board;
    uint64_t wrong[BOARD_WORDS];
    for (int column = 0; column < board->columns; column++) {
        memset(wrong, 0, GF2_WORDS(board->lights) * sizeof *wrong);
        board_add_mask(board, column, wrong);
        fill_column(chase, column, wrong);
    }
    memcpy(wrong, chase->change, GF2_WORDS(board->lights) * sizeof *wrong);
    fill_column(chase, board->columns, wrong);
}

bool lesson_chase_take(struct lesson_chase *chase, const struct board *board, const uint64_t *change,
                       const uint64_t *solution, struct arena *arena) {
    int columns = board->columns;
    bool is_left = false;
    *chase = (struct lesson_chase){.board = board, .change = change, .solution = solution};
    if (!gf2_matrix_take(&chase->system, columns, columns + 1, arena)) return false;
    fill_system(chase);
    for (int i = 0; i < columns; i++) is_left |= gf2_get(gf2_row(&chase->system, i), columns);
    chase->plan = lesson_chase_plan(board->rows, is_left, solution);
    return true;
}

static void press_first_row(const struct lesson_chase *chase, uint64_t *wrong, uint64_t *presses) {
    for (int button = 0; button < chase->board->columns; button++)
        if (gf2_get(chase->solution, button)) press(chase->board, button, wrong, presses);
}

struct lesson_step lesson_chase_at(const struct lesson_chase *chase, int k, uint64_t *presses) {
    const struct board *board = chase->board;
    int last = board->rows - 1, again = k - (board->rows + 1);
    uint64_t wrong[BOARD_WORDS];
    memcpy(wrong, chase->change, GF2_WORDS(board->lights) * sizeof *wrong);
    memset(presses, 0, GF2_WORDS(board->buttons) * sizeof *presses);
    chase_down(board, smaller(k, last), wrong, presses);
    if (again >= 0 && chase->plan.is_twice) {
        press_first_row(chase, wrong, presses);
        chase_down(board, smaller(again, last), wrong, presses);
    }
    return lesson_chase_step(&chase->plan, k);
}
