/* The fewest presses, piece by piece.
 *
 * Buttons with equal masks are as good as one: a fewest solution presses at most one of them, any of them. And where the
 * quiet patterns fall into groups that share no button, each group is a search of its own: the minima add up, the numbers
 * of solutions multiply. */
#ifndef PIECES_H
#define PIECES_H

#include "fewest.h"

struct piece;

struct pieces {
    struct fewest best; /* of all pieces together; its private fields are not used */
    /* private */
    struct piece *pieces; /* the largest is shared with other workers */
    int count;
    uint64_t *rest; /* the presses in no piece (buttons bits): all solutions share them, … */
    uint64_t ways;  /* … up to equal masks: in so many ways */
    size_t words;
    bool is_whole; /* one piece, as it was given */
};

/* Begins a search like fewest_start(), under the same contract; each piece may be as large as is allowed there. Where there
 * are several or where masks are equal, FEWEST_TOO_MANY also when the nullity is above PIECES_NULLITY_MAX, so that
 * counts fit 64 bits. nullity² × buttons / 64 word steps more. */
enum { PIECES_NULLITY_MAX = 63 };
enum fewest_status pieces_start(struct pieces *pieces, const struct solver *solver, const uint64_t *presses,
                                struct arena *arena);

/* As fewest_share() and fewest_run(). */
void pieces_share(struct pieces *pieces, uint32_t share, uint32_t shares);
enum fewest_run pieces_run(struct pieces *pieces, uint32_t slices);

#endif
