/* The words of the notation. */
#ifndef WORDS_H
#define WORDS_H

#include <stddef.h>

#include "board/position.h"

#define NAMED_RULE(NAME, word, stencil) {word, BOARD_##NAME},
static const struct {
    const char *word;
    uint32_t rule;
} NAMED_RULES[] = {BOARD_RULES(NAMED_RULE)};
enum { NAMED_RULES_COUNT = sizeof NAMED_RULES / sizeof *NAMED_RULES };

static const char *const WRAPS[] = {NULL, "cylinder", "torus", "klein", "projective"};

static const char *const GOALS[] = {
    [POSITION_OFF] = "goal-off", [POSITION_ON] = "goal-on", [POSITION_EITHER] = "goal-either"};

/* The shapes, and the sizes that they may have. */
static const struct {
    const char *word;
    int least, most;
} SHAPES[] = {[SURFACE_CUBE] = {"cube", 2, 3},
              [SURFACE_DODECAHEDRON] = {"dodecahedron", 0, 0},
              [SURFACE_HEX] = {"hex", 2, 5},
              [SURFACE_TRIANGLE] = {"triangle", 2, 8},
              [SURFACE_GRAPH] = {"graph", 0, 0}};

#endif
