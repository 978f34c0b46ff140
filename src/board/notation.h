/* The text form of a position.
 *
 *     position = board [ "=" target ] "." lights [ "." presses ]
 *     board    = rows "x" columns { "-" option }
 *              | shape { "-" mark }                            without mod<k>, its cells have two states
 *              | "doors" "-" mask { "-" mask } { "-" set }
 *              | "dials" k { "_" k } [ "~" ] "-" mask { "-" mask } { "-" set }
 *     option   = rule   cylinder | torus | klein | projective   goal-off | goal-on | goal-either   holes<hex>   mark
 *     mark     = set | mod<k>[~]
 *     set      = locked<hex>   any<hex>                         of dials: with at most 24 states each, because "locked" is digits in base 36
 *     rule     = a word of BOARD_RULES | r<hex>
 *     shape    = "cube" n | "dodecahedron" | "hex" n | "triangle" n | "graph-" { x y } "-" { point point }
 *     k        = the number of states: one for all, or one for each dial
 *     mask     = a digit for each door or dial, the first one first: the steps that a press turns it by
 *     target   = as lights, or "*": all the same, whichever
 *     lights   = a vector | "on" | "off"     the lights at the start; the words with two states only
 *     presses  = a vector                    the presses made since; absent when empty
 *
 * On grids and doors with two states vectors are bits in hex: the first bit is the highest bit of the first digit, and spare bits of the last digit are
 * 0. On all others they are digits in base 36, one for each light or button, or two for a button whose order exceeds 36; one digit is for
 * all lights, and leaves holes at 0. Without a target, doors are all to be open, and other lights all to be 0. A grid
 * with two states has either a goal or a target; where the target "*" is allowed, it is what "goal-either" is. The goals of grids with marked
 * cells are written as targets, in which lights of any final state are 0.
 *
 * r<hex> is any stencil: 3 digits for 3×3, 7 digits for 5×5. ~ means that presses go both ways.
 *
 * The reader accepts options in any order, each at most once. The writer makes the canonical text: options in the order above,
 * defaults omitted, a word or one digit instead of a vector where possible. A published text means the same board for ever. */
#ifndef NOTATION_H
#define NOTATION_H

#include "board/position.h"

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
    NOTATION_SIDES,       /* with rowcol, more than BOARD_SIDES_MAX rows and columns */
    NOTATION_STATES,      /* the number of states is missing or out of range, or no dial has more than two */
    NOTATION_VALUE,       /* a number that the light, the dial or the button cannot have */
    NOTATION_TARGET,      /* "*" where the dials differ in their numbers of states, or "=" without a target */
    NOTATION_ORDER,       /* a button of an order above BOARD_ORDER_MAX */
    NOTATION_SHAPE,       /* a shape of a size that it cannot have, or no points, or too many */
    NOTATION_LINE,   /* a point or line of one digit, a line from a point to itself, or a point or line given twice */
    NOTATION_LOCKED, /* a locked cell that is a hole or pressed, or no cell left that can be pressed */
    NOTATION_ANY,    /* a light of any final state that is a hole, or no light left whose final state matters */
    /* no reasons, but statuses of exports/wasm.c: */
    NOTATION_NO_MEMORY = -1,
    NOTATION_NOT_HERE = -5 /* this build lacks such boards */
};

/* NOTATION_NOT_HERE for a board that this build lacks. */
static inline enum notation_status notation_here(const struct board *board) {
    bool is_binary = board_has_bits(board) && !board->is_marked;
    return (is_binary ? BINARY_BOARDS : OTHER_BOARDS) ? NOTATION_OK : NOTATION_NOT_HERE;
}

/* The most characters of any position. Of a grid: holes, target, lights and presses in hex, and the options. Of dials: the masks, each behind
 * a "-"; a number of states, a target and a light each; two digits for the presses of each button; and two sets of marks. */
enum {
    NOTATION_GRID_MAX = BOARD_LIGHTS_MAX / 4 * 4 + 128,
    NOTATION_LIST_MAX = (BOARD_DOORS_MAX + 1) * BOARD_DOORS_MAX + 7 * BOARD_DOORS_MAX + 256,
    NOTATION_TEXT_MAX = NOTATION_LIST_MAX > NOTATION_GRID_MAX ? NOTATION_LIST_MAX : NOTATION_GRID_MAX
};

/* Reads `length` characters, which may hold anything, into `out`, whose vectors are taken from the arena. On any status other than NOTATION_OK `out` is undefined and `*at` is the index of the character where reading
 * failed. A few operations for each character and light. */
enum notation_status notation_read(const char *text, int length, struct position *out, int *at, struct arena *arena);

/* Writes the canonical text without a final 0 to `text`, room for NOTATION_TEXT_MAX characters, and returns its length. */
int notation_write(const struct position *position, char *text);

#endif
