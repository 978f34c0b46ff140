/* Runs the jobs of the bench natively and prints a line for each: milliseconds and name. Compares with M4RI if it is installed. */
#include "bench_jobs.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "algebra/gf2.h"
#include "test.h"

#ifdef HAVE_M4RI
#include <m4ri/m4ri.h>

static mzd_t *m4ri_original, *m4ri_matrix;

static void prepare_m4ri(const struct bench_job *job) {
    enum { SIDE = 10000 };
    (void)job;
    if (!m4ri_original) {
        m4ri_original = mzd_init(SIDE, SIDE);
        m4ri_matrix = mzd_init(SIDE, SIDE);
        mzd_randomize(m4ri_original);
    }
    mzd_copy(m4ri_matrix, m4ri_original);
}

static void reduce_m4ri(const struct bench_job *job) {
    (void)job;
    mzd_echelonize(m4ri_matrix, 1);
}

static const struct bench_job M4RI = {.name = "the same by M4RI", .prepare = prepare_m4ri, .run = reduce_m4ri};
#endif

static double now_ms(void) {
    struct timespec time;
    timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void measure(const struct bench_job *job) {
    enum { RUNS = 5, ENOUGH_MS = 2000 };
    double first = 0, best = 0, spent = 0;
    for (int i = 0; i < RUNS && spent < ENOUGH_MS; i++) {
        job->prepare(job);
        double start = now_ms();
        job->run(job);
        double took = now_ms() - start;
        spent += took;
        if (i == 0) first = took;
        if (i == 0 || took < best) best = took;
    }
    printf("%.4f %.4f %s\n", first, best, job->name);
}

int main(int count, char **words) {
    bool long_too = count > 1 && strcmp(words[1], "long") == 0;
    SCOPED struct arena arena = test_arena((size_t)1 << 30); /* 123 × 123 needs more than half of it */
    bench_start(&arena);
    for (int i = 0; i < BENCH_JOBS_COUNT; i++)
        if (long_too || !BENCH_JOBS[i].is_long) measure(&BENCH_JOBS[i]);
#ifdef HAVE_M4RI
    measure(&M4RI);
#endif
    return 0;
}
