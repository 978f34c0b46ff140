/* CHECK traps when an invariant is broken. A broken invariant is a bug, never an outcome.
 * (assert.h would add text output, and with it four wasm imports.) */
#ifndef CHECK_H
#define CHECK_H

#ifdef COVERAGE /* coverage counts branches that can be taken; a CHECK cannot fail */
#define CHECK(condition) ((void)0)
#else
#define CHECK(condition) ((condition) ? (void)0 : __builtin_trap())
#endif

#endif
