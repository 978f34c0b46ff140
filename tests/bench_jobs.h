/* What ./build.sh bench measures, natively and as wasm: the same jobs, timed by whoever runs them. */
#ifndef BENCH_JOBS_H
#define BENCH_JOBS_H

#include "arena.h"

struct bench_job {
    const char *name;
    void (*prepare)(const struct bench_job *job); /* not timed, before each run */
    void (*run)(const struct bench_job *job);
    const char *board; /* its notation, if it is a small one; of large ones … */
    int number;        /* … the side; the fewest presses that must come out */
    bool is_long;      /* only when asked for */
};

extern const struct bench_job BENCH_JOBS[];
extern const int BENCH_JOBS_COUNT;

/* Takes what the jobs work on from the arena, about 130 MB. */
void bench_start(struct arena *arena);

#endif
