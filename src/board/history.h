/* The presses of a game in order, with undo, redo and restart.
 *
 * A history knows no board. Each function that changes it returns the presses that the caller applies to the board, made
 * (times = +1) or taken back (times = −1). On boards whose lights have two states, either is one flip. The caller
 * gives all entries but HISTORY_RESTART their meaning. */
#ifndef HISTORY_H
#define HISTORY_H

#include <stdbool.h>
#include <stdint.h>

#include "algebra/arena.h"

enum { HISTORY_RESTART = -1 };

struct history {
    int32_t *entries; /* each a button (>= 0) or HISTORY_RESTART */
    int made;         /* entries 0 … made−1 are in effect */
    int kept;         /* entries made … kept−1 are undone and can be redone */
    int capacity;     /* of `entries`; 0 <= made <= kept <= capacity */
    int first;        /* the first entry after the last restart in effect: the presses are entries first … made−1 */
};

struct history_change {
    const int32_t *buttons; /* valid until the next call */
    int count, times;
};

/* The presses since the last restart, in order, each applied `times` times. */
struct history_change history_presses(const struct history *history, int times);

/* Grows the capacity for one more entry. The entries live in the arena and move when they grow:
 * memory taken from the arena in between must stay. An empty history is {0}. */
bool history_reserve(struct history *history, struct arena *arena);

static inline bool history_can_undo(const struct history *history) {
    return history->made > 0;
}

static inline bool history_can_redo(const struct history *history) {
    return history->made < history->kept;
}

/* Adds a press or a restart and drops the undone entries; needs made < capacity. A restart takes back the presses since the last
 * one, in one change. */
struct history_change history_add(struct history *history, int32_t entry);

/* Undo needs made > 0, redo needs made < kept. Undoing a restart presses the buttons again that it took back. Undoing a
 * restart searches for the restart before it; every other change takes constant time. */
struct history_change history_undo(struct history *history);
struct history_change history_redo(struct history *history);

/* A history of these entries, of which the first `made` are in effect: 0 <= made <= kept. They live in the arena. */
struct history history_of(int32_t *entries, int kept, int made);

#endif
