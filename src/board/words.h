/* The words of the notation. */
#ifndef WORDS_H
#define WORDS_H

#include <stddef.h>

#include "board/position.h"

#define RULE_WORD(NAME, word, stencil) word,
#define RULE_STENCIL(NAME, word, stencil) BOARD_##NAME,
static const char *const RULE_WORDS[] = {BOARD_RULES(RULE_WORD)};
static const uint32_t RULES[] = {BOARD_RULES(RULE_STENCIL)};

static const char *const WRAPS[] = {NULL, "cylinder", "torus", "klein", "projective"};

static const char *const GOALS[] = {
    [POSITION_OFF] = "goal-off", [POSITION_ON] = "goal-on", [POSITION_EITHER] = "goal-either"};

enum {
    RULES_COUNT = sizeof RULES / sizeof *RULES,
    WRAPS_COUNT = sizeof WRAPS / sizeof *WRAPS,
    GOALS_COUNT = sizeof GOALS / sizeof *GOALS
};

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
