/* Branch and bound over a coset: finds its lightest vectors.
 *
 * The solutions of a board are x + span(Q): one solution x plus any sum of d independent quiet patterns. The lead of a
 * solution is cells − 2·weight, so the fewest presses have the highest lead. All 2^d leads together are the Walsh–Hadamard
 * transform of one small table (docs/mathematics.md, section 3.1).
 *
 * The tree computes that transform depth first. A node at depth k has decided k of the d choices; from its table follows an
 * upper bound on every lead below it. Subtrees whose bound is below `floor` are skipped. The last levels are not walked:
 * a leaf computes up to 512 leads at once, a batch.
 *
 * Example: 4×4, all lit, d = 4. The 16 solutions have weights 4, 6, 8, 10 and 12 (2, 4, 4, 4 and 2 of them), that is leads
 * 8, 4, 0, −4 and −8. They fit in one batch, which is returned for any floor up to 8: two of its leads are 8. With floor 10
 * no batch is returned.
 *
 * Cost: the budget counts the labels of the nodes visited, about a nanosecond each. */
#ifndef TREE_H
#define TREE_H

#include "algebra/arena.h"
#include "solve/symmetry.h"

enum {
    TREE_ROWS_MAX = 62,              /* independent quiet patterns */
    TREE_CELLS_MAX = 32766,          /* so that leads fit 16 bits */
    TREE_LEADS = 512,                /* the most leads of a batch */
    TREE_NEVER = -TREE_CELLS_MAX - 1 /* below any lead */
};

struct tree_level;

struct tree {
    int floor; /* the caller may raise it at any time; solutions with a lower lead may be skipped */
    /* The last batch: leads[i], 0 <= i < count, is the lead of combination chosen | i, the first solution plus these quiet
     * patterns (coset_solution). Entries below the floor may be included. */
    int16_t leads[TREE_LEADS];
    unsigned count;
    uint64_t chosen;
    unsigned images; /* a set of motions (symmetry_images): each solution of the batch stands for as many solutions */
    /* private */
    struct coset coset;
    int *pivots; /* with symmetries: the cell that each quiet pattern alone presses */
    struct tree_level *levels;
    struct symmetry *symmetry; /* NULL: none is used */
    int level;                 /* the lowest level with a waiting node; top + 1 when the search is done */
    int top, leaf;             /* the level of the root, and the level of the leaves */
    uint8_t places[64];        /* the labels of a leaf's values */
    int deal;                  /* the level whose nodes are dealt to the shares and tested for symmetry */
    uint32_t share, shares;
};

/* Begins a search of the coset, whose vectors must stay as long as the search does. The motions of the group take solutions
 * to solutions. With any motion (motion 0 is one) the tree reduces the quiet patterns in place. cells × d operations. */
bool tree_start(struct tree *tree, const struct coset *coset, const struct symmetry_group *group, struct arena *arena);

/* Restricts a search, before it runs, to one of several shares. Together the shares return every solution once. */
void tree_share(struct tree *tree, uint32_t share, uint32_t shares);

/* Searches until a batch has a lead not below the floor, and returns true; or until the budget is used up or the search is
 * done, and returns false. Subtracts the cost from the budget. */
bool tree_next(struct tree *tree, int64_t *budget);

bool tree_is_done(const struct tree *tree);

/* Starts a finished search again, with the floor and the share that it has. */
void tree_restart(struct tree *tree);

/* The part not searched yet: an upper bound on its leads, and its size, 0 … 1. TREE_NEVER and 0 when the search is done.
 * A few operations for each of the d levels. */
int tree_bound(const struct tree *tree);
double tree_left(const struct tree *tree);

#endif
