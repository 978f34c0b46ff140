/* Reads the text forms that other people and programs use for a position:
 *
 *     5 5                    rows and columns (also 5x5, 5*5), then one character for each light, spaced or not …
 *     01010 …
 *     5x5: 3, 7, 12          … or the numbers of the lit cells, from 1
 *     01010 11011 …          rows without a size, each a word, or a line of spaced cells
 *     .#.#. ##.## …          the same in . - _ and # * x
 *     bwwb bbwb bwwb bwww    rows of b (lit) and w: a Flip Game board, goal "either"
 *     0, 1, 0 …              cells without rows: of the current board if it has as many, else of a square, else one row
 *     3, 7, 12               the numbers of the lit cells on the current board
 *     A:011 B:101 C:110      the masks of doors, all closed; b:101 and, after the first mask, 101 alone are masks, too
 *     3x3c:masks,lights      a game ID of Flip, from Simon Tatham's puzzles (hex; columns x rows)
 *     https://…/#5x5.on      an address of the page
 *
 * and the notation itself. Brackets and quotes count as blanks, and closing ones end a row, so that arrays of programming
 * languages are read as rows. Digits that could be cells or numbers of cells are cells if a word begins with 0, if several lines
 * have equal lengths, or if a size precedes them that has as many cells. */
#ifndef PASTE_H
#define PASTE_H

#include "board/notation.h"

/* The form that a text was recognized as. tools/bindings.js hands the names and the examples to JavaScript, which shows the
 * example to readers whose text in this form was refused. */
enum paste_form {
    PASTE_NOTATION, /* 5x5.on */
    PASTE_SIZED,    /* 3 3\n0 1 0\n1 1 1\n0 1 0 */
    PASTE_DIGITS,   /* 010\n111\n010 */
    PASTE_COLOURS,  /* bwb\nwbw */
    PASTE_PICTURE,  /* .#.\n### */
    PASTE_NUMBERS,  /* 5x5: 3, 7, 12 */
    PASTE_MASKS,    /* A:011\nB:101\nC:110 */
    PASTE_FLIP      /* 3x3c:d074191345d1644c17058,5d0 */
};

/* Reads any of these forms, as notation_read() does. `here` is the current position. `*form` is set in any case. */
enum notation_status paste_read(const char *text, int length, const struct position *here, struct position *out,
                                int *at, enum paste_form *form);

/* Reads the masks of doors, with or without their names: "011 101 110". As notation_read(). */
enum notation_status paste_read_masks(const char *text, int length, struct position *out, int *at);

#endif
