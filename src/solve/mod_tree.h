/* The costs of all solutions of a board whose lights have more than two states, as a tree that decides one quiet pattern after the
 * other.
 *
 * Buttons with the same order and the same presses in every pattern form a class: the patterns add the same number to the presses of
 * each. A table has the cost of the class for every such number. Once it is decided how often a pattern is taken, the tables shift, and
 * classes that differ in no other pattern are joined. The least entries of all tables add up to a lower bound of the cost of every
 * solution below (docs/mathematics.md, section 8.6).
 *
 * The level `depth` has the tables with the patterns before `depth` decided. The caller walks depth first. */
#ifndef MOD_TREE_H
#define MOD_TREE_H

#include "solve/mod_coset.h"

struct mod_tree_level;

struct mod_tree {
    const struct mod_coset *coset;
    struct mod_tree_level *levels; /* patterns + 1 */
};

/* Takes a tree from the arena, with the tables of level 0. The coset must stay. When it fails, the caller gives back
 * what was taken. patterns × buttons × largest order operations at most. */
bool mod_tree_take(struct mod_tree *tree, const struct mod_coset *coset, struct arena *arena);

/* The number of table entries of a level: each of the following functions takes as many operations at most. */
int mod_tree_size(const struct mod_tree *tree, int depth);

/* Writes the tables of level depth + 1, where pattern number `depth` is taken `times` times. */
void mod_tree_decide(const struct mod_tree *tree, int depth, int times);

/* A lower bound of the costs of all solutions below the present tables of a level. */
int mod_tree_bound(const struct mod_tree *tree, int depth);

/* The cost of the solution in which pattern number `depth` is taken `times` times, and later patterns are not. */
int mod_tree_cost(const struct mod_tree *tree, int depth, int times);

#endif
