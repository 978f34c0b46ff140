#include "board/history.h"

#include <string.h>

#include "algebra/check.h"

enum { FIRST_CAPACITY = 64 };

static void find_first(struct history *history) {
    history->first = history->made;
    while (history->first > 0 && history->entries[history->first - 1] != HISTORY_RESTART) history->first--;
}

struct history_change history_presses(const struct history *history, int times) {
    const int32_t *presses = history->entries;
    if (history->first > 0)
        presses += history->first; /* an empty history has no entries, and adding 0 to NULL is undefined */
    return (struct history_change){presses, history->made - history->first, times};
}

bool history_reserve(struct history *history, struct arena *arena) {
    if (history->made < history->capacity) return true;
    int capacity = history->capacity ? 2 * history->capacity : FIRST_CAPACITY;
    int32_t *entries = arena_take(arena, (size_t)capacity, sizeof *entries);
    if (!entries) return false;
    if (history->made) memcpy(entries, history->entries, (size_t)history->made * sizeof *entries);
    history->entries = entries;
    history->capacity = capacity;
    return true;
}

struct history_change history_add(struct history *history, int32_t entry) {
    CHECK(history->made < history->capacity);
    history->entries[history->made] = entry;
    history->kept = history->made + 1;
    return history_redo(history);
}

struct history_change history_undo(struct history *history) {
    CHECK(0 < history->made && history->made <= history->kept);
    const int32_t *entry = &history->entries[--history->made];
    if (*entry != HISTORY_RESTART) return (struct history_change){entry, 1, -1};
    find_first(history);
    return history_presses(history, 1);
}

struct history_change history_redo(struct history *history) {
    CHECK(0 <= history->made && history->made < history->kept);
    struct history_change change = {&history->entries[history->made], 1, 1};
    if (*change.buttons == HISTORY_RESTART) {
        change = history_presses(history, -1);
        history->first = history->made + 1;
    }
    history->made++;
    return change;
}

struct history history_of(int32_t *entries, int kept, int made) {
    struct history history = {.entries = entries, .made = made, .kept = kept, .capacity = kept};
    find_first(&history);
    return history;
}
