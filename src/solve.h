/* A x = s: a board solved once, for whatever its lights show.
 *
 * There are several roads to the same answers, each for boards of its own; solve_prepare() takes the shortest. */
#ifndef SOLVE_H
#define SOLVE_H

#include <stdbool.h>

#include "arena.h"
#include "board.h"
#include "chase.h"
#include "dense.h"
#include "frontal.h"
#include "gf2.h"
#include "rowcol.h"

enum solve_road {
    SOLVE_DENSE,   /* any board: for doors and small grids */
    SOLVE_CHASE,   /* the plus and the ring rule, no holes */
    SOLVE_FRONTAL, /* any stencil, wrap and holes */
    SOLVE_ROWCOL,  /* the row-and-column rule */
    SOLVE_ROADS
};

/* So many quiet patterns are written out in a solver, if there are so many: more than any search through all their sums
 * can use. solve_quiet() gives any of them. */
enum { SOLVE_QUIET_MAX = 128 };

struct solver {
    int lights, buttons;
    int rows, columns;       /* of a grid; 0 for doors */
    int rank, nullity;       /* rank + nullity = the buttons that exist */
    struct gf2_matrix quiet; /* the first SOLVE_QUIET_MAX of a basis of the quiet patterns (buttons columns) */
    enum solve_road road;
    union {
        struct dense dense;
        struct {
            struct chase chase;
            struct gf2_matrix grid; /* rows × columns: room for what is chased */
        };
        struct frontal frontal;
        struct rowcol rowcol;
    };
};

/* Fills in the solver, which lives in the arena from then on; false when memory cannot be had (nothing is kept).
 * The cost is that of the road (chase.h, frontal.h, rowcol.h, dense.h). */
bool solve_prepare(struct solver *solver, const struct board *board, struct arena *arena);

/* Whether the board can be solved by this road, and the same by this road. */
bool solve_is_road(const struct board *board, enum solve_road road);
bool solve_prepare_by(struct solver *solver, enum solve_road road, const struct board *board, struct arena *arena);

/* Whether some presses make exactly these lights. If so, `presses` (buttons bits) is one such set; if not,
 * `witness` (lights bits) is a set of lights of which every button flips an even number while the given lights
 * have an odd number of them. The other of the two is left alone. Scratch is the solver's own. */
bool solve(const struct solver *solver, const uint64_t *lights, uint64_t *presses, uint64_t *witness);

/* `presses` (buttons bits) become quiet pattern k, 0 <= k < nullity. Together they are independent. As long as a
 * solution takes. */
void solve_quiet(const struct solver *solver, int k, uint64_t *presses);

#endif
