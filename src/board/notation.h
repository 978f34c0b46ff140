/* The text form of a position.
 *
 *     position = board [ "=" target ] "." lights [ "." presses ]
 *     board    = rows "x" columns { "-" option }  |  "doors" "-" mask { "-" mask }
 *     option   = rule   cylinder | torus | klein | projective   goal-off | goal-on | goal-either   holes<hex>
 *     rule     = a word of BOARD_RULES | r<hex>
 *     mask     = one 0 or 1 per door, door A first
 *     target   = as lights                  of a grid without a goal: the lights that end the game
 *     lights   = hex | "on" | "off"         the lights at the start
 *     presses  = hex                        the set of buttons pressed since; absent when empty
 *
 * In hex, the first bit is the highest bit of the first digit, and spare bits of the last digit are 0.
 * r<hex> is any stencil: 3 digits for 3×3, 7 digits for 5×5.
 *
 * The reader accepts options in any order, each at most once. The writer makes the canonical text: options in the order above,
 * defaults omitted, "on" and "off" instead of hex where possible. A published text means the same board for ever. */
#ifndef NOTATION_H
#define NOTATION_H

#include "board/board.h"

/* The reasons to refuse a text. tools/bindings.js hands their names to JavaScript, in this order. */
enum notation_status {
    NOTATION_OK,
    NOTATION_EMPTY,      /* the text is empty */
    NOTATION_BOARD,      /* neither a size like 5x5 nor "doors" */
    NOTATION_SIZE,       /* a side is 0 or no number */
    NOTATION_TOO_LARGE,  /* more than BOARD_LIGHTS_MAX lights */
    NOTATION_OPTION,     /* unknown option */
    NOTATION_REPEATED,   /* a second option of the same kind, or a target besides a goal */
    NOTATION_RULE,       /* a stencil of the wrong length, or one that flips nothing, or is not even where it must be */
    NOTATION_DIGIT,      /* not a digit of the alphabet used here */
    NOTATION_LENGTH,     /* too few or too many digits or cells */
    NOTATION_SPARE_BITS, /* spare bits of the last digit are not 0 */
    NOTATION_HOLE,       /* a hole that is lit, pressed or to be lit, or nothing but holes */
    NOTATION_MASK_LENGTH, /* masks of different lengths, or an empty one */
    NOTATION_TOO_MANY,    /* more than BOARD_DOORS_MAX doors or buttons */
    NOTATION_LIGHTS,      /* the lights are missing */
    NOTATION_TRAILING,    /* characters after the end */
    NOTATION_CELL,        /* a cell number that is not on the board, or twice */
    NOTATION_LETTER,      /* mask lines out of order: A, B, C … expected */
    NOTATION_SEED,        /* another program's random seed, which does not contain the lights */
    NOTATION_SIDES        /* with rowcol, more than BOARD_SIDES_MAX rows and columns */
};

/* The most characters of any position: holes, target, lights and presses in hex, and the options. */
enum { NOTATION_TEXT_MAX = BOARD_LIGHTS_MAX / 4 * 4 + 128 };

/* True if the text begins as one of cyclic_notation.h: lights of more than two states, or a surface. */
bool notation_is_cyclic(const char *text, int length);

/* Reads `length` characters, which may hold anything, into `out`. On any status other than NOTATION_OK `out` is undefined and
 * `*at` is the index of the character where reading failed. A few operations for each character and light. */
enum notation_status notation_read(const char *text, int length, struct position *out, int *at);

/* Writes the canonical text without a final 0 to `text`, room for NOTATION_TEXT_MAX characters, and returns its length. */
int notation_write(const struct position *position, char *text);

#endif
