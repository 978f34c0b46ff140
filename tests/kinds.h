/* The rules and wraps that chase.h solves. */
#ifndef KINDS_H
#define KINDS_H

#include "solve/chase.h"

struct kind {
    enum chase_rule rule;
    enum chase_wrap wrap;
};

static const struct kind KINDS[] = {{CHASE_PLUS, CHASE_FLAT},     {CHASE_RING, CHASE_FLAT},
                                    {CHASE_PLUS, CHASE_CYLINDER}, {CHASE_RING, CHASE_CYLINDER},
                                    {CHASE_PLUS, CHASE_TORUS},    {CHASE_RING, CHASE_TORUS}};
enum { KINDS_COUNT = sizeof KINDS / sizeof *KINDS };

#endif
