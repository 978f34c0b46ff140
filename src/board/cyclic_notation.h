/* The text form of a position whose lights have more than two states.
 *
 *     position = board [ "=" target ] "." lights [ "." presses ]
 *     board    = a grid as in notation.h, without a goal, with the option mod<k>[~]
 *              | shape [ "-mod" k [ "~" ] ]                    without the option, its cells have two states
 *              | "dials" k { "_" k } [ "~" ] "-" mask { "-" mask }
 *     shape    = "cube" n | "dodecahedron" | "hex" n | "triangle" n | "graph-" { x y } "-" { point point }
 *     k        = the number of states: one for all, or one for each dial
 *     mask     = a digit for each dial: the steps that a press turns it by
 *     target   = digit (all) | a digit for each light | "*" (all the same, whichever); absent: all 0
 *     lights   = digit (all) | a digit for each light         the lights at the start
 *     presses  = a digit for each button, two if its order exceeds 36; absent when all are 0
 *
 * Digits are in base 36. One digit for all lights leaves holes at 0. With two states, "off" and "on" replace the digits 0 and 1 for
 * all lights. ~ means that presses go both ways. The writer makes the canonical text, with mod<k> after the other options. A published
 * text means the same board for ever. */
#ifndef CYCLIC_NOTATION_H
#define CYCLIC_NOTATION_H

#include "board/cyclic.h"
#include "board/notation.h"

/* The reasons to refuse a text: those of notation.h, and these. */
enum cyclic_notation_status {
    CYCLIC_NOTATION_STATES =
        NOTATION_SIDES + 1, /* the number of states is missing or out of range, or none is above 2 */
    CYCLIC_NOTATION_VALUE,  /* a number that the light, the dial or the button cannot have */
    CYCLIC_NOTATION_TARGET, /* "*" where the dials differ in their numbers of states, or "=" without a target */
    CYCLIC_NOTATION_ORDER,  /* a button of an order above CYCLIC_ORDER_MAX */
    CYCLIC_NOTATION_SHAPE,  /* a shape of a size that it cannot have, or no points, or too many */
    CYCLIC_NOTATION_LINE /* a point or line of one digit, a line from a point to itself, or a point or line given twice */
};

/* The most characters of any position: holes in hex; target, lights and presses in digits; and the options. */
enum { CYCLIC_NOTATION_TEXT_MAX = CYCLIC_LIGHTS_MAX / 4 + 3 * CYCLIC_LIGHTS_MAX + 128 };

/* As notation_read() and notation_write(); the status is a notation_status or a cyclic_notation_status. */
int cyclic_notation_read(const char *text, int length, struct cyclic_position *out, int *at);
int cyclic_notation_write(const struct cyclic_position *position, char *text);

#endif
