/* The text form of a position.
 *
 *     position = board "." lights [ "." presses ]
 *     board    = rows "x" columns { "-" option }  |  "doors" "-" mask { "-" mask }
 *     option   = plus | ring | cross | king | knight | rowcol | r<hex>   cylinder | torus
 *                goal-off | goal-on | goal-either   holes<hex>
 *     mask     = one 0 or 1 per door, door A first
 *     lights   = hex | "on" | "off"         how the lights stood at the start
 *     presses  = hex                        the set of buttons pressed since; absent when empty
 *
 * In hex, the first bit is the highest bit of the first digit, and spare bits of the last digit are 0.
 * r<hex> is any stencil: 3 digits for 3×3, 7 digits for 5×5.
 *
 * Reading accepts the options in any order, each once; writing gives the one canonical text: options in the order
 * above, nothing that is the default, "on" and "off" where they fit. A published text means the same board for ever. */
#ifndef NOTATION_H
#define NOTATION_H

#include "board.h"

/* Why a text was refused. The order is part of the interface to JavaScript (web/engine/engine.js has their codes). */
enum notation_status {
    NOTATION_OK,
    NOTATION_EMPTY,       /* nothing there */
    NOTATION_BOARD,       /* neither a size like 5x5 nor "doors" */
    NOTATION_SIZE,        /* a side of 0, or no number */
    NOTATION_TOO_LARGE,   /* more than BOARD_LIGHTS_MAX lights */
    NOTATION_OPTION,      /* unknown option */
    NOTATION_RESERVED,    /* an option of a later version */
    NOTATION_REPEATED,    /* a second option of the same kind */
    NOTATION_RULE,        /* a stencil of the wrong length, or one that flips nothing */
    NOTATION_DIGIT,       /* not a digit of this place's alphabet */
    NOTATION_LENGTH,      /* too few or too many digits or cells */
    NOTATION_SPARE_BITS,  /* spare bits of the last digit are not 0 */
    NOTATION_HOLE,        /* a lit or pressed hole, or nothing but holes */
    NOTATION_MASK_LENGTH, /* masks of different lengths, or an empty one */
    NOTATION_TOO_MANY,    /* more than BOARD_DOORS_MAX doors or buttons */
    NOTATION_LIGHTS,      /* the lights are missing */
    NOTATION_TRAILING,    /* something after the end */
    NOTATION_CELL,        /* a cell number that is not on the board, or twice */
    NOTATION_LETTER,      /* mask lines out of order: A, B, C … expected */
    NOTATION_SEED,        /* a random seed of another program: it does not say the lights */
    NOTATION_SIDES        /* with rowcol, more than BOARD_SIDES_MAX rows and columns */
};

/* Enough characters for any position: holes, lights and presses in hex, and the options. */
enum { NOTATION_TEXT_MAX = BOARD_LIGHTS_MAX / 4 * 3 + 128 };

/* Reads `length` characters into `out`. On any other status than NOTATION_OK `out` is undefined and `*at` is the
 * index of the character where reading failed. */
enum notation_status notation_read(const char *text, int length, struct position *out, int *at);

/* Writes the canonical text, without a final 0, into room for NOTATION_TEXT_MAX characters; returns its length. */
int notation_write(const struct position *position, char *text);

/* Writes the word of the k-th rule that has one, without a final 0, into room for NOTATION_WORD_MAX characters; returns
 * its length, 0 beyond the last. */
enum { NOTATION_WORD_MAX = 16 };
int notation_rule_word(int k, char *text);

/* The value of a hex digit, or -1. */
int notation_hex_digit(char digit);

#endif
