/* The jobs that ./build.sh bench measures, the same natively and as wasm. The caller times them. */
#ifndef BENCH_JOBS_H
#define BENCH_JOBS_H

#include "algebra/arena.h"

struct bench_job {
    const char *name;
    void (*prepare)(const struct bench_job *job); /* not timed, before each run */
    void (*run)(const struct bench_job *job);
    const char *board; /* the notation of a small board; NULL for a large one */
    int number;        /* the side of a large board; the expected fewest presses; 1 for a solution, 0 for a witness */
    bool is_long;      /* only in ./build.sh bench long */
};

extern const struct bench_job BENCH_JOBS[];
extern const int BENCH_JOBS_COUNT;

/* Takes the data of the jobs from the arena, about 130 MB. */
void bench_start(struct arena *arena);

#endif
