/* The text forms that other people use for a position:
 *
 *     5 5                    rows and columns, then a 0 or 1 for each light, spaced or not
 *     01010 …
 *     bwwb bbwb bwwb bwww    rows of b (lit) and w: a Flip Game board, goal "either"
 *     3, 7, 12               the numbers of the lit cells, from 1, on the board at hand
 *     A:011 B:101 C:110      the masks of doors; all doors closed
 *     3x3c:masks,lights      a game ID of Flip, from Simon Tatham's puzzles (hex; columns x rows)
 *
 * and the notation itself. */
#ifndef PASTE_H
#define PASTE_H

#include "notation.h"

/* Reads any of these forms; the contract is that of notation_read. `here` is the position at hand. */
enum notation_status paste_read(const char *text, int length, const struct position *here, struct position *out,
                                int *at);

#endif
