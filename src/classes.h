/* The fewest presses by four classes: where 2^d solutions cost about 2^(d/2).
 *
 * The cells of a grid fall into four classes by the parities of row and column. On flat grids with the plus rule, how a
 * quiet pattern presses any two of the classes nearly always determines how it presses the other two, and the patterns of
 * one class are about 2^(d/2). See classes.c for the search. */
#ifndef CLASSES_H
#define CLASSES_H

#include "arena.h"
#include "tree.h"

enum { CLASSES_NULLITY_MAX = 80, CLASSES_COUNT = 4 };

struct class_list;
struct class_join;

struct classes {
    int cells;
    int lead;          /* of the best solution found so far: cells − 2 × presses */
    int bound;         /* proven: no solution has a higher lead */
    double progress;   /* 0 … 1: the share of the work done */
    uint64_t count;    /* when finished: how many solutions have that lead */
    uint64_t *presses; /* one of them */
    /* private */
    struct class_list *lists; /* one for each class */
    struct class_join *join;
    struct arena *arena;
    struct symmetry_group group;
    int listing;   /* the class that is listed; CLASSES_COUNT when the lists are joined */
    bool complete; /* the lists are as long as they must be; else, as they may be */
    /* entries as they come from the tree, and scratch to count them by leads */
    uint64_t *raw;
    size_t raw_count, raw_room;
    uint32_t *counts;
    uint32_t share, shares;
};

enum classes_status { CLASSES_OK, CLASSES_NO_SPLIT, CLASSES_NO_MEMORY };

/* Begins a search of the solutions, `first` plus the independent quiet patterns; both must stay as long as it does.
 * CLASSES_NO_SPLIT when two classes do not determine enough of the others: mostly with rules other than plus. When it is
 * not begun, nothing is kept. It goes on taking from the arena while it runs. About
 * nullity × (cells + nullity × cells / 64) steps. */
enum classes_status classes_start(struct classes *classes, const struct gf2_matrix *quiet, const uint64_t *first,
                                  int rows, int columns, struct arena *arena);

/* Restricts the search, before it runs, to one of several shares (fewest.h). */
void classes_share(struct classes *classes, uint32_t share, uint32_t shares);

enum classes_run { CLASSES_RUNNING, CLASSES_FINISHED, CLASSES_STUCK };

/* About so many steps more, of a nanosecond each. CLASSES_STUCK when memory cannot be had. */
enum classes_run classes_run(struct classes *classes, int64_t steps);

#endif
