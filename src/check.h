/* A broken invariant is a bug in the program, never an outcome: it traps.
 * (assert.h would bring text output, and with it four wasm imports.) */
#ifndef CHECK_H
#define CHECK_H

#ifdef COVERAGE /* counts what can happen; a CHECK cannot fail */
#define CHECK(condition) ((void)0)
#else
#define CHECK(condition) ((condition) ? (void)0 : __builtin_trap())
#endif

#endif
