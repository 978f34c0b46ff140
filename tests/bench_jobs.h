/* What ./build.sh bench measures, natively and as wasm: the same jobs, timed by whoever runs them. */
#ifndef BENCH_JOBS_H
#define BENCH_JOBS_H

#include "arena.h"

struct bench_job {
    const char *name;
    void (*prepare)(void); /* not timed, before each run; may be NULL */
    void (*run)(void);
    bool is_long; /* done once, and only when asked for */
};

extern const struct bench_job BENCH_JOBS[];
extern const int BENCH_JOBS_COUNT;

/* Takes what the jobs work on from the arena, about 130 MB. */
void bench_start(struct arena *arena);

#endif
