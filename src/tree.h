/* The search of all solutions for those with few presses.
 *
 * The lead of a solution is cells − 2 × presses: how many more cells it leaves alone than it presses. The tree gives
 * out the solutions whose lead is not below a floor, some at a time, and cuts off what is below. */
#ifndef TREE_H
#define TREE_H

#include "arena.h"
#include "symmetry.h"

enum {
    TREE_ROWS_MAX = 62,              /* independent quiet patterns */
    TREE_CELLS_MAX = 32766,          /* so that leads fit 16 bits */
    TREE_LEADS = 64,                 /* solutions given out at a time, at most */
    TREE_NEVER = -TREE_CELLS_MAX - 1 /* below any lead */
};

struct tree_level;

struct tree {
    int floor; /* solutions with a lower lead may be left out; whoever searches may raise it */
    /* What was given out last: the first `count` leads, some below the floor; the i-th is that of the first solution plus
     * the quiet patterns `chosen` | i. */
    int16_t leads[TREE_LEADS];
    unsigned count;
    uint64_t chosen;
    unsigned images; /* the motions, as symmetry_images() has them: each solution stands for so many */
    /* private */
    struct settled settled;
    const uint64_t *first; /* the solution at the origin of the search */
    struct tree_level *levels;
    struct symmetry *symmetry; /* NULL: none is used */
    int level;                 /* the lowest one where a node waits; above the highest when none does */
    int top, leaf;             /* the highest level, and the one where nodes are leaves */
    uint8_t places[8];         /* the labels of a leaf's values */
    int deal;                  /* the level where the tree is dealt out in shares and in classes */
    uint32_t share, shares;
};

/* Begins a search of `first` plus the quiet patterns, which are independent; both must stay as long as the search does.
 * The motions of the group take solutions to solutions; the tree settles the quiet patterns by them, all of them. A group
 * without motions (not even 0) leaves the quiet patterns as they are. False when memory cannot be had (nothing is kept).
 * cells × rows steps. */
bool tree_start(struct tree *tree, struct gf2_matrix quiet, const uint64_t *first, const struct symmetry_group *group,
                struct arena *arena);

/* Restricts a search, before it runs, to one of several shares. */
void tree_share(struct tree *tree, uint32_t share, uint32_t shares);

/* Searches on until a lead is not below the floor, and gives it out: true. Or until the steps, which are counted down, are
 * used up or all is searched: false. A step takes about a nanosecond. */
bool tree_next(struct tree *tree, int64_t *steps);

bool tree_is_done(const struct tree *tree);

/* When it is done: back to the beginning. */
void tree_restart(struct tree *tree);

/* What is not searched yet: no lead there is above this; and its share of all. */
int tree_bound(const struct tree *tree);
double tree_left(const struct tree *tree);

/* presses = the first solution plus these quiet patterns. */
void tree_solution(const struct tree *tree, uint64_t chosen, uint64_t *presses);

#endif
