/* Solves boards whose lights have more than two states: a solution, all quiet patterns with their orders, or a witness.
 *
 * The equations are solved modulo each prime power that divides a number of states, and the solutions are joined by the Chinese
 * remainder theorem. Modulo one prime power, the equations are taken light by light. Where an unknown occurs for the first time, with
 * an invertible coefficient, the equation expresses it by the others. This is light chasing: with the plus rule the presses of the first
 * row remain free, and the lights of the last row are equations for them, a dense system (zk.h). Wraps, holes and other stencils leave
 * a few more unknowns; dials of which no step is invertible leave all. */
#ifndef MOD_SOLVE_H
#define MOD_SOLVE_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"
#include "algebra/zk.h"
#include "board/position.h"

enum { MOD_PARTS_MAX = 11 }; /* primes below BOARD_STATES_MAX */

struct mod_term {
    uint16_t unknown;
    uint8_t factor;
};

/* The equations modulo one prime power. */
struct mod_part {
    struct zk_ring ring;
    uint8_t *orders; /* of each unknown: how many values it has modulo the prime power; 1 where it does not occur */
    uint8_t *scale; /* of each equation: multiplies its factors and right side; 0 if it says nothing modulo the prime */
    int *chased;    /* of each equation: the term whose unknown it determines; -1 if none */
    int *free;      /* the unknowns that no equation determines: those of the system */
    struct zk_system system; /* the equations that determine nothing */
};

struct mod_solver {
    int lights, buttons;
    int parts;
    struct mod_part part[MOD_PARTS_MAX];
    /* Equation e is Σ factor · unknown over terms[starts[e]] … terms[starts[e + 1] − 1]. The first equations are the lights, the
     * first unknowns the buttons. */
    int equations, unknowns,
        shown; /* with BOARD_GOAL_SAME, `shown` is the unknown that all lights show; otherwise -1 */
    int *starts;
    struct mod_term *terms;
    uint8_t *states; /* of each equation: it is one modulo this number */
    /* scratch */
    uint8_t *values, *joined, *weights, *left, *right;
};

/* Prepares solving for any lights. With u unknowns left, e equations left and l the
 * length of a mask: lights × l × u + u² × (u + e) operations for each prime. On a flat grid of n columns, u = e = n with the plus
 * rule and about 3 n with king or knight; with the row-and-column rule, u is the number of rows and columns. */
bool mod_prepare(struct mod_solver *solver, const struct board *board, enum board_goal goal, struct arena *arena);

struct mod_answer {
    bool solvable;
    int shown;   /* if solvable, with BOARD_GOAL_SAME: a state that all lights can show */
    int modulus; /* of the witness: a prime power */
};

/* Finds presses that turn each light by the steps that it needs (position_need). If there are none, `weights` (one for each light,
 * below the modulus) is a witness: modulo this modulus, every press leaves the weighted sum Σ weight · light as it is (with
 * BOARD_GOAL_SAME, and so does turning all lights by one step), and the weighted sum of the needs is not 0. The other of the two arrays
 * is not written. The solver's own scratch is used, so a solver serves one call at a time. lights × l + u × (u + e) operations. */
struct mod_answer mod_solve(const struct mod_solver *solver, const uint8_t *need, uint8_t *presses, uint8_t *weights);

/* The rank: the least number of changes of the lights that generate all changes that presses can make. With BOARD_GOAL_SAME, turning all
 * lights by one step counts as a press. */
int mod_rank(const struct mod_solver *solver);

/* The number of quiet patterns, and pattern k, 0 <= k < nullity: presses that turn nothing. With BOARD_GOAL_SAME: presses that turn all
 * lights by equally many steps. Returns the order, a prime power above 1. Each solution is one solution
 * plus the patterns, each taken 0 … order − 1 times, in exactly one way: the number of solutions is the product of the orders. */
int mod_nullity(const struct mod_solver *solver);
int mod_quiet(const struct mod_solver *solver, int k, uint8_t *presses);

/* The number of solutions of lights that have any: exact below 2^53, which stands for that many or more. */
double mod_count(const struct mod_solver *solver);

/* All invariants of the board: weighted sums of the lights that no press changes (with BOARD_GOAL_SAME, nor turning all lights by one
 * step). Lights can be turned by given steps exactly when the steps change no invariant. */
struct mod_invariants {
    const struct mod_solver *solver;
    int count; /* of independent ones */
    struct zk_system systems[MOD_PARTS_MAX];
};

/* Finds the invariants; the solver must stay. With the e and u of mod_prepare(),
 * e² × (u + e) operations for each prime. */
bool mod_invariants_find(struct mod_invariants *invariants, const struct mod_solver *solver, struct arena *arena);

/* Writes the weights of the lights in invariant k, 0 <= k < count, below its modulus. Returns the modulus, a prime power above 1: no
 * press changes the weighted sum modulo this number. Turning lights can change all invariants by any numbers, independently of one
 * another. The scratch of the solver is used. */
int mod_invariant(const struct mod_invariants *invariants, int k, uint8_t *weights);

/* Writes the weights of invariant k of part p, 0 <= k < systems[p].nullity, below the size of the ring. Returns its order. All weights
 * that no press changes the sum of are sums of these invariants, each taken 0 … order − 1 times, in exactly one way. */
int mod_invariant_of(const struct mod_invariants *invariants, int p, int k, uint8_t *weights);

/* Finds weights of the lights below the size of the ring of part p, so that a press of each button changes the weighted sum by its entry in
 * the column (with BOARD_GOAL_SAME, turning all lights by one step does not). False if there are none: they exist if the entries of each quiet
 * pattern, times those of the column, add up to 0 modulo this size. The scratch of the solver is used.
 * lights × l + e × (u + e) operations. */
bool mod_weigh(const struct mod_invariants *invariants, int p, const uint8_t *column, uint8_t *weights);

#endif
