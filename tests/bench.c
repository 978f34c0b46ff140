/* The performance table: ./build.sh bench. Each time is the best of some runs; the ratios compare two times of the
 * same run of the program, so they mean something on any machine. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "fewest.h"
#include "large.h"
#include "notation.h"
#include "solve.h"
#include "test.h"

#ifdef HAVE_M4RI
#include <m4ri/m4ri.h>
#endif

enum { RUNS = 5, REDUCE_SIDE = 4000, LARGE_SIDE = 10000 };

static double now_ms(void) {
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* What is measured, and what it works on. */
typedef void job(void *work);

static double best_ms(job *prepare, job *run, void *work) {
    double best = 0;
    for (int i = 0; i < RUNS; i++) {
        if (prepare) prepare(work);
        double start = now_ms();
        run(work);
        double took = now_ms() - start;
        if (i == 0 || took < best) best = took;
    }
    return best;
}

static void print(const char *name, double ms) {
    printf("%-58s %9.2f ms\n", name, ms);
}

static void print_ratio(const char *name, double ratio) {
    printf("%-58s %9.2f\n", name, ratio);
}

static void must(bool done) {
    if (!done) abort();
}

struct reduction {
    struct gf2_matrix original, matrix;
    int *pivots;
    struct arena *arena;
};

static void reduce(void *work) {
    struct reduction *reduction = work;
    size_t words = (size_t)reduction->original.rows * reduction->original.stride;
    memcpy(reduction->matrix.words, reduction->original.words, words * sizeof(uint64_t));
    must(gf2_reduce(&reduction->matrix, REDUCE_SIDE, reduction->pivots, reduction->arena) > 0);
}

#ifdef HAVE_M4RI
static void reduce_by_m4ri(void *work) {
    const struct gf2_matrix *original = &((struct reduction *)work)->original;
    mzd_t *matrix = mzd_init(REDUCE_SIDE, REDUCE_SIDE);
    for (int row = 0; row < REDUCE_SIDE; row++)
        memcpy(mzd_row(matrix, row), gf2_row(original, row), GF2_WORDS(REDUCE_SIDE) * sizeof(uint64_t));
    mzd_echelonize_m4ri(matrix, true, 0);
    mzd_free(matrix);
}
#endif

static void bench_reduce(struct arena *arena) {
    struct reduction reduction = {.arena = arena};
    must(gf2_matrix_take(&reduction.original, REDUCE_SIDE, REDUCE_SIDE, arena));
    must(gf2_matrix_take(&reduction.matrix, REDUCE_SIDE, REDUCE_SIDE, arena));
    reduction.pivots = arena_take(arena, REDUCE_SIDE, sizeof *reduction.pivots);
    must(reduction.pivots);
    uint64_t seed = 1;
    for (int row = 0; row < REDUCE_SIDE; row++)
        for (int column = 0; column < REDUCE_SIDE; column++)
            if (test_random(&seed) & 1) gf2_flip(gf2_row(&reduction.original, row), column);
    double ours = best_ms(NULL, reduce, &reduction);
    print("eliminate a random matrix, 4000 x 4000", ours);
#ifdef HAVE_M4RI
    double theirs = best_ms(NULL, reduce_by_m4ri, &reduction);
    print("  the same by M4RI", theirs);
    print_ratio("  ours / M4RI", ours / theirs);
#endif
}

struct large_work {
    struct large large;
    struct arena *arena;
    uint64_t *copy;
};

static void fill_large(void *work) {
    large_fill_random(&((struct large_work *)work)->large, 1);
}

static void solve_large(void *work) {
    large_solve(&((struct large_work *)work)->large);
}

static void copy_large(void *work) {
    struct large_work *large = work;
    memcpy(large->copy, large->large.board, LARGE_SIDE * large->large.stride * sizeof(uint64_t));
}

static void find_nullity(void *work) {
    must(chase_nullity(LARGE_SIDE, LARGE_SIDE, CHASE_PLUS, ((struct large_work *)work)->arena) >= 0);
}

static void bench_large(struct arena *arena) {
    struct large_work work = {.arena = arena};
    print("nullity of 10000 x 10000", best_ms(NULL, find_nullity, &work));
    double start = now_ms();
    must(large_take(&work.large, LARGE_SIDE, LARGE_SIDE, arena));
    print("prepare the size 10000 x 10000", now_ms() - start);
    work.copy = arena_take(arena, LARGE_SIDE, work.large.stride * sizeof(uint64_t));
    must(work.copy);
    double solving = best_ms(fill_large, solve_large, &work);
    print("solve a random board, 10000 x 10000", solving);
    print_ratio("  solving / copying the board", solving / best_ms(NULL, copy_large, &work));
}

struct board_work {
    struct position position;
    struct solver solver;
    struct arena *arena;
    size_t used;
};

static void prepare_board(void *work) {
    struct board_work *board = work;
    board->arena->used = board->used;
    must(solve_prepare(&board->solver, &board->position.board, board->arena));
}

static void find_fewest(void *work) {
    struct board_work *board = work;
    uint64_t presses[BOARD_WORDS] = {0}, witness[BOARD_WORDS];
    struct fewest fewest;
    must(solve(&board->solver, board->position.start, presses, witness));
    must(fewest_start(&fewest, &board->solver, presses, board->arena));
    while (!fewest_run(&fewest, 1000)) continue;
}

static void read_board(struct board_work *work, const char *text) {
    int at;
    must(notation_read(text, (int)strlen(text), &work->position, &at) == NOTATION_OK);
    work->used = work->arena->used;
}

static void bench_boards(struct arena *arena) {
    struct board_work work = {.arena = arena};
    read_board(&work, "50x50.on");
    print("solve 50 x 50, plus rule", best_ms(NULL, prepare_board, &work));
    read_board(&work, "50x50-king.on");
    print("solve 50 x 50, king's rule", best_ms(NULL, prepare_board, &work));
    read_board(&work, "30x30.on");
    print("fewest presses of 30 x 30, all on (2^20 solutions)", best_ms(prepare_board, find_fewest, &work));
}

int main(void) {
    void (*const benches[])(struct arena *) = {bench_reduce, bench_large, bench_boards};
    for (size_t i = 0; i < sizeof benches / sizeof *benches; i++) {
        struct arena arena = test_arena((size_t)1 << 28);
        benches[i](&arena);
        test_arena_free(&arena);
    }
    return test_result();
}
