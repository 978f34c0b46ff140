/* The fewest presses of a board that can be split into independent pieces.
 *
 * Buttons with equal masks are interchangeable: a lightest solution presses at most one of them, and it may be any. Where the
 * quiet patterns form groups that share no button, each group is a search of its own: the minima add up and the numbers of
 * solutions multiply. */
#ifndef PIECES_H
#define PIECES_H

#include "solve/fewest.h"

struct piece;

struct pieces {
    struct outcome best; /* of all pieces together */
    /* private */
    struct piece *pieces;
    int count;
    uint64_t *rest; /* the presses of every solution that belong to no piece: buttons bits */
    uint64_t ways;  /* the number of ways to choose them among buttons with equal masks */
    size_t words;
    bool is_whole; /* the one piece is the coset as it was given */
};

/* Begins a search as fewest_start() does; each piece may be as large as that allows. Where the board splits or has equal masks,
 * FEWEST_TOO_MANY also above PIECES_NULLITY_MAX, so that counts fit 64 bits; and always when the coset does not store all its
 * quiet patterns. Splitting costs nullity² × buttons / 64 word operations. */
enum { PIECES_NULLITY_MAX = 63 };
enum fewest_status pieces_start(struct pieces *pieces, const struct coset *coset, struct arena *arena);

/* As fewest_share() and fewest_run(). Only the piece with the largest nullity is shared; each worker searches the others. */
void pieces_share(struct pieces *pieces, uint32_t share, uint32_t shares);
enum fewest_run pieces_run(struct pieces *pieces, uint32_t slices);

#endif
