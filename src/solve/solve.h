/* Solves A x = s: factors the matrix of a board once, then solves it for any lights.
 *
 * Each of several methods suits some kinds of boards; solve_prepare() chooses the fastest. */
#ifndef SOLVE_H
#define SOLVE_H

#include <stdbool.h>

#include "algebra/arena.h"
#include "algebra/gf2.h"
#include "board/board.h"
#include "solve/chase.h"
#include "solve/coset.h"
#include "solve/dense.h"
#include "solve/frontal.h"
#include "solve/rowcol.h"

enum solve_method {
    SOLVE_DENSE,   /* any board: for doors and small grids */
    SOLVE_CHASE,   /* the plus and the ring rule, no holes */
    SOLVE_FRONTAL, /* any stencil, wrap and holes */
    SOLVE_ROWCOL,  /* the row-and-column rule */
    SOLVE_METHODS
};

/* The most quiet patterns that a solver stores; no exhaustive search can use more. solve_quiet() computes any of them. */
enum { SOLVE_QUIET_MAX = 128 };

struct solver {
    int lights, buttons;
    int rows, columns;       /* of a grid; 0 for doors */
    int rank, nullity;       /* rank + nullity = the buttons that exist */
    struct gf2_matrix quiet; /* the first SOLVE_QUIET_MAX of a basis of the quiet patterns (buttons columns) */
    enum solve_method method;
    union {
        struct dense dense;
        struct {
            struct chase chase;
            struct gf2_matrix grid; /* scratch, rows × columns: the board being chased */
        };
        struct frontal frontal;
        struct rowcol rowcol;
    };
};

/* Factors the board's matrix into the arena. The cost depends on the method
 * (chase.h, frontal.h, rowcol.h, dense.h). */
bool solve_prepare(struct solver *solver, const struct board *board, struct arena *arena);

/* True if this method applies to the board. */
bool solve_applies(const struct board *board, enum solve_method method);

/* The same as solve_prepare(), but with this method instead of the fastest. */
bool solve_prepare_by(struct solver *solver, enum solve_method method, const struct board *board, struct arena *arena);

/* True if some presses make exactly these lights (lights bits). Then `presses` (buttons bits) is one such set; otherwise
 * `witness` (lights bits) is a set of lights of which every button flips an even number and the given lights contain an odd
 * number. The other of the two is not written. The solver's own scratch is used, so a solver serves one call at a time. */
bool solve(const struct solver *solver, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* Writes quiet pattern k, 0 <= k < nullity, to `presses` (buttons bits). The patterns are independent. Costs as much as
 * solve(). */
void solve_quiet(const struct solver *solver, int k, uint64_t *presses);

/* The coset of solutions that contains `presses` (buttons bits). The solver and the presses must stay as long as the coset is
 * used. Constant time. */
struct coset solve_coset(const struct solver *solver, const uint64_t *presses);

#endif
