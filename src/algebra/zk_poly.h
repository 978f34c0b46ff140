/* Polynomials over GF(p). They give the nullity of the plus rule modulo a prime without a board (docs/mathematics.md,
 * section 8.4). */
#ifndef ZK_POLY_H
#define ZK_POLY_H

#include "algebra/arena.h"
#include "algebra/zk.h"

enum { ZK_POLY_SIDE_MAX = 4096 };

/* The nullity of the flat rows × columns board with the plus rule, whose lights have a prime number of states; -1 when memory runs
 * out. The prime is below ZK_SIZE_MAX, the sides are from 1 to ZK_POLY_SIDE_MAX. rows² + columns² + rows × columns operations; the
 * arena is left as it was. Example: 2 × 2 modulo 3 has the nullity 1. */
int zk_plus_nullity(int prime, int rows, int columns, struct arena *arena);

#endif
