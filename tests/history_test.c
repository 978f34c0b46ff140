/* The model is the list of all entries, from which everything is counted anew. Presses count modulo 5, so that a press taken back
 * differs from a press. */
#include "board/history.h"

#include <string.h>

#include "refusal.h"

enum { ARENA_SIZE = 1 << 20, BUTTONS = 7, STATES = 5, ENTRIES = 4096 };

struct model {
    int32_t entries[ENTRIES];
    int made, kept;
    int counts[BUTTONS]; /* the sum of the returned changes */
};

static void apply(struct model *model, struct history_change change) {
    EXPECT(change.times == 1 || change.times == -1);
    for (int i = 0; i < change.count; i++) {
        int *count = &model->counts[change.buttons[i]];
        *count = (*count + STATES + change.times) % STATES;
    }
}

static void expect_same(const struct model *model, const struct history *history) {
    int counts[BUTTONS] = {0}, first = 0;
    for (int i = 0; i < model->made; i++) {
        if (model->entries[i] == HISTORY_RESTART) memset(counts, 0, sizeof counts);
        if (model->entries[i] == HISTORY_RESTART)
            first = i + 1;
        else
            counts[model->entries[i]] = (counts[model->entries[i]] + 1) % STATES;
    }
    EXPECT(memcmp(counts, model->counts, sizeof counts) == 0);
    EXPECT(history->made == model->made && history->kept == model->kept && history->first == first);
    EXPECT(memcmp(history->entries, model->entries, (size_t)model->kept * sizeof *model->entries) == 0);
    struct history_change presses = history_presses(history, -1);
    EXPECT(presses.count == model->made - first && presses.times == -1);
    EXPECT(presses.count == 0 || presses.buttons[0] == model->entries[first]);
}

static void add(struct model *model, struct history *history, int32_t entry, struct arena *arena) {
    EXPECT(history_reserve(history, arena));
    apply(model, history_add(history, entry));
    model->entries[model->made++] = entry;
    model->kept = model->made;
}

static void take_turn(struct model *model, struct history *history, uint64_t *seed, struct arena *arena) {
    int choice = test_random_below(seed, 12);
    if (choice < 4 && model->made > 0) {
        apply(model, history_undo(history));
        model->made--;
    } else if (choice < 7 && model->made < model->kept) {
        apply(model, history_redo(history));
        model->made++;
    } else
        add(model, history, choice == 11 ? HISTORY_RESTART : test_random_below(seed, BUTTONS), arena);
}

/* A stored history may begin with a restart or contain several in a row. */
TEST(any_course_adds_up_to_what_is_in_effect) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct model model;
    struct history history = {0};
    uint64_t seed = 1;
    EXPECT(history_reserve(&history, &arena));
    for (int i = 0; i < ENTRIES; i++) {
        take_turn(&model, &history, &seed, &arena);
        expect_same(&model, &history);
    }
    EXPECT(history.capacity > 64);
}

TEST(a_history_of_given_entries_is_the_one_that_made_them) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct model model;
    struct history history = {0};
    uint64_t seed = 2;
    EXPECT(history_reserve(&history, &arena));
    for (int i = 0; i < 1000; i++) {
        take_turn(&model, &history, &seed, &arena);
        struct history again = history_of(history.entries, history.kept, history.made);
        expect_same(&model, &again);
        EXPECT(again.capacity == again.kept);
    }
}

TEST(undoing_a_restart_presses_again_what_it_took_back) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct model model;
    struct history history = {0};
    add(&model, &history, 3, &arena);
    add(&model, &history, 3, &arena);
    add(&model, &history, HISTORY_RESTART, &arena);
    EXPECT(model.counts[3] == 0);
    struct history_change change = history_undo(&history);
    EXPECT(change.count == 2 && change.times == 1 && change.buttons[0] == 3 && change.buttons[1] == 3);
    change = history_undo(&history);
    EXPECT(change.count == 1 && change.times == -1 && change.buttons[0] == 3);
}

static struct history refused;

static bool fill_refused(struct arena *arena) {
    refused = (struct history){0};
    EXPECT(history_reserve(&refused, arena));
    while (refused.made < refused.capacity) history_add(&refused, refused.made % BUTTONS);
    return true;
}

static bool grow_refused(struct arena *arena) {
    struct history before = refused;
    bool grown = history_reserve(&refused, arena);
    EXPECT(grown || memcmp(&before, &refused, sizeof refused) == 0);
    for (int i = 0; i < refused.made; i++) EXPECT(refused.entries[i] == i % BUTTONS);
    return grown;
}

TEST(refused_memory_is_survived) {
    refusal_expect_recovery(fill_refused, grow_refused);
}
