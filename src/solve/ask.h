/* The questions about a game, for every board: its solution, the fewest presses, all solutions, reasons, levels and lessons.
 *
 * Binary boards are solved over GF(2), in words (solve.h and the files that use it), all others modulo the numbers of states, in bytes
 * (mod_solve.h and the other mod_*.h). Only ask.c and level.c choose between them. Its vectors have a byte for each light or each button: a
 * state, a number of steps or of presses, or a weight.
 *
 * Each question is begun by a function that takes from the arena what the answer needs. Unless a comment says otherwise, it needs
 * ask_prepare(); those after it need that it has returned no negative status, and ask_has() tells if it has. */
#ifndef ASK_H
#define ASK_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "board/game.h"
#include "solve/goal.h"
#include "solve/hardest.h"
#include "solve/lesson.h"
#include "solve/level.h"
#include "solve/mod_basis.h"
#include "solve/mod_chase.h"
#include "solve/mod_fewest.h"
#include "solve/mod_hardest.h"
#include "solve/mod_lesson.h"
#include "solve/mod_reason.h"
#include "solve/mod_solutions.h"
#include "solve/mod_solve.h"
#include "solve/nearest.h"
#include "solve/quiet.h"
#include "solve/reason.h"
#include "solve/solutions.h"
#include "solve/solve.h"

/* Negative statuses. */
enum { ASK_NO_MEMORY = -1, ASK_TOO_MANY_SOLUTIONS = -2, ASK_TOO_MANY_STEPS = -3, ASK_REFUSED = -4 };

/* The kinds of questions, as bits. */
enum ask_work {
    ASK_SEARCH = 1 << 0,
    ASK_LIST = 1 << 1,
    ASK_FREE = 1 << 2,
    ASK_REASONS = 1 << 3,
    ASK_NEAREST = 1 << 4,
    ASK_LEVEL = 1 << 5,
    ASK_CHASE = 1 << 6
};

/* Of a binary board. */
struct ask_words {
    struct solver solver, transposed_solver;
    const struct solver *transposed; /* of the transposed board, once there are reasons */
    struct goal_search search;
    struct solutions list;
    struct quiet basis;
    struct lesson_chase chase;
    uint64_t change[BOARD_WORDS], chased[BOARD_WORDS]; /* what the chase changes, and a solution */
};

/* Of any other board. */
struct ask_bytes {
    struct mod_solver solver;
    struct mod_fewest search;
    struct mod_solutions list;
    struct mod_basis basis;
    struct mod_invariants dual;
    struct mod_chase chase;
    uint8_t change[BOARD_TURNING_LIGHTS_MAX],
        chased[BOARD_TURNING_LIGHTS_MAX]; /* what the chase needs, and a solution */
};

struct ask {
    const struct game *game;
    struct arena *arena;
    bool is_prepared;
    int rank, nullity;            /* once it is prepared */
    unsigned begun;               /* of enum ask_work */
    int free_count, chase_length; /* what ask_free() and ask_chase() returned */
    struct nearest nearest;
    struct level level;
    union {
        struct ask_words words;
        struct ask_bytes bytes;
    };
};

/* Begins to ask about a game, which may have no board yet. Both stay in use. */
void ask_about(struct ask *ask, const struct game *game, struct arena *arena);

bool ask_has(const struct ask *ask, enum ask_work work);

/* Eliminates the board, unless that was done before. */
bool ask_prepare(struct ask *ask);

/* True if the answers take little memory, under a megabyte: the board is small and has few solutions. */
bool ask_is_small(const struct ask *ask);

/* Writes the presses of quiet pattern k, 0 <= k < nullity, and returns its order. */
int ask_quiet(const struct ask *ask, int k, uint8_t *presses);

/* An answer: the presses that solve the position as it stands, or the weights of a witness, modulo `modulus`. */
struct ask_answer {
    int32_t solvable, rank, nullity, modulus;
};

/* Writes the presses or the weights. */
struct ask_answer ask_solve(const struct ask *ask, uint8_t *vector);

/* By how many steps each light must turn; where the goal leaves a choice, towards the one that ask_solve() reaches, if there is one. */
void ask_change(const struct ask *ask, uint8_t *steps);

/* Into how many shares the search for the fewest presses can be divided. Needs no ask_prepare(). */
int ask_shares_max(const struct ask *ask);

/* The search for the fewest presses, of which one share is made: 1, 0 when the position is unsolvable, or a negative status. */
int ask_search(struct ask *ask, uint32_t share, uint32_t shares);

/* Goes on with the search, for `slices` of some 20 microseconds: 1 when it has finished, 0 when not yet, or ASK_NO_MEMORY. */
int ask_search_run(struct ask *ask, uint32_t slices);

/* The best solution so far, without its presses. */
struct ask_found {
    uint64_t count; /* of the solutions with so many presses, when the search has finished */
    double progress;
    int32_t weight, bound;
};
struct ask_found ask_found(const struct ask *ask);
void ask_found_presses(const struct ask *ask, uint8_t *presses);

/* The whole search in one call, with a budget of slices: 1, 0 when the budget ends before it, in which case the count is 0, or the position is
 * unsolvable, in which case the weight is −1; or a negative status. Its memory is given back. */
int ask_fewest(struct ask *ask, uint32_t slices, struct ask_found *found, uint8_t *presses);

/* The list of the solutions: the number of goals that can be reached, or ASK_NO_MEMORY. */
int ask_list(struct ask *ask);

/* The number of listed solutions, up to the largest whole number that a double holds exactly. */
double ask_list_count(const struct ask *ask);
void ask_list_at(const struct ask *ask, uint64_t k, uint8_t *presses);

/* The number of entries that ask_weigh() writes, or ASK_TOO_MANY_SOLUTIONS. */
int ask_costs(const struct ask *ask);

/* Writes how many solutions have each cost, from 0 to the largest of any presses. */
bool ask_weigh(const struct ask *ask, uint32_t *counts);

/* The quiet patterns by their free buttons: how many they are, or a negative status. */
int ask_free(struct ask *ask);

/* A pattern of which each solution takes 0 … order − 1. */
struct ask_pattern {
    int32_t order, free; /* the free button */
};

/* Writes the presses of pattern k. */
struct ask_pattern ask_free_pattern(const struct ask *ask, int k, uint8_t *presses);

/* Prepares ask_reason(). */
bool ask_reasons(struct ask *ask);

/* Weights of which every button but this one and the settled ones changes the sum by a multiple of the modulus (mod_reason.h). `count` is by
 * how much the presses change it, and `used` how much of that the settled buttons do. */
struct ask_reason {
    int32_t modulus, unit, count, used;
};

/* Writes the weights of the lights and the factors of the settled buttons. False also when there is no reason. */
bool ask_reason(const struct ask *ask, const uint8_t *presses, int button, struct ask_reason *reason, uint8_t *weights,
                uint8_t *factors);

/* The nearest solvable positions, which `nearest` lists. */
bool ask_nearest(struct ask *ask);

/* The generator: 1, 0 when no lights of the board have such a minimum, or ASK_NO_MEMORY. */
int ask_level(struct ask *ask, int weight, uint64_t seed);

/* Goes on: LEVEL_RUNNING, LEVEL_FOUND, after which `level` has the level, LEVEL_NOT_FOUND, or a negative status. */
int ask_level_run(struct ask *ask, uint32_t slices);

/* The position that needs the most presses, as far as it can be found: how many, and how far it is from the goal; or a negative status. `is_exact`
 * tells if no position needs more. */
int ask_hardest(const struct ask *ask, uint8_t *need, bool *is_exact);

/* Elimination with two states: the number of steps, or a negative status. Needs no ask_prepare(). */
int ask_lesson(struct ask *ask, struct lesson *lesson, bool reduced);

/* Elimination modulo prime power `part` of those that the equations are solved modulo; false also when there are fewer, as on
 * binary boards. */
bool ask_elimination(const struct ask *ask, int part, struct mod_lesson *lesson);

/* This prime power; 0 when there are fewer. */
int ask_part(const struct ask *ask, int part);

/* Light chasing: the number of steps, 0 if it is not defined on this board, or ASK_NO_MEMORY. Needs no ask_prepare(). */
int ask_chase(struct ask *ask);

/* Step k, 0 <= k < length, and the presses up to it. */
struct lesson_step ask_chase_at(const struct ask *ask, int k, uint8_t *presses);

/* Writes the equations of the first row: columns × (columns + 1) entries. */
void ask_chase_system(const struct ask *ask, uint8_t *entries);

#endif
