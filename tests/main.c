/* Runs the tests that TEST has registered. */
#include "test.h"

static struct test *first, **end = &first;
static int failures;

void test_register(struct test *test) {
    *end = test;
    end = &test->next;
}

void test_failed(const char *file, int line, const char *expectation) {
    failures++;
    printf("%s:%d: expected %s\n", file, line, expectation);
#ifdef TEST_STOPS /* whether there is a failure is all that ./build.sh mutate asks */
    exit(EXIT_FAILURE);
#endif
}

int main(void) {
    for (const struct test *test = first; test; test = test->next) {
        int before = failures;
        test->run();
        printf("%s %s\n", failures == before ? "ok    " : "FAILED", test->name);
        fflush(stdout); /* a later test may trap */
    }
    return failures || !first ? EXIT_FAILURE : EXIT_SUCCESS;
}
