/* The reference is a breadth-first search from the solved positions. */
#include "solve/hardest.h"

#include <string.h>

#include "found.h"
#include "prepared.h"

enum { ARENA_SIZE = 1 << 25, LIGHTS_MAX = 16 };

/* The fewest presses of the hardest position of a board with few lights, by breadth-first search. */
static int hardest_by_breadth(const struct plain_position *position) {
    const struct board *board = &position->board;
    static uint8_t distance[1 << LIGHTS_MAX];
    static uint32_t queue[1 << LIGHTS_MAX];
    uint64_t all[BOARD_WORDS] = {0};
    int from = 0, to = 0, last = 0;
    memset(distance, 0xff, sizeof distance);
    board_all_lights(board, all);
    queue[to++] = (uint32_t)position->target[0];
    if (position->goal == BOARD_GOAL_SAME) queue[to++] = (uint32_t)all[0];
    for (int i = 0; i < to; i++) distance[queue[i]] = 0;
    while (from < to) {
        uint32_t lights = queue[from++];
        last = distance[lights];
        for (int button = 0; button < board->buttons; button++) {
            uint64_t next = lights;
            for (int light = 0; light < board->lights; light++)
                if (plain_flips(board, button, light)) next ^= UINT64_C(1) << light;
            if (distance[next] != 0xff) continue;
            distance[next] = (uint8_t)(last + 1);
            queue[to++] = (uint32_t)next;
        }
    }
    return last;
}

/* The position found, which becomes the start, needs the given number of presses. */
static enum hardest_status find(struct plain_position *position, int *weight) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    const struct board *board = &position->board;
    struct solver solver;
    uint64_t again[BOARD_WORDS];
    int weight_again;
    if (!solve_prepare(&solver, board, &arena)) abort();
    size_t used = arena.used;
    enum hardest_status status = hardest_find(board, position->goal, &solver, weight, position->start, &arena);
    EXPECT(arena.used == used);
    if (status != HARDEST_EXACT && status != HARDEST_FOUND) return status;
    EXPECT(hardest_find(board, position->goal, &solver, &weight_again, again, &arena) == status);
    EXPECT(plain_equal(position->start, again, board->lights) && weight_again == *weight);
    gf2_add(position->start, position->target, GF2_WORDS(board->lights));
    EXPECT(search_all(&solver, position, &arena).weight == *weight);
    return status;
}

TEST(small_boards_agree_with_a_walk_through_all_positions) {
    uint64_t seed = 1;
    int exact = 0;
    for (int round = 0; round < 150; round++) {
        struct plain_position position = plain_random_position(&seed, 3);
        int weight;
        if (position.board.lights > LIGHTS_MAX || position.board.buttons > LIGHTS_MAX) continue;
        if (find(&position, &weight) != HARDEST_EXACT) continue;
        exact++;
        EXPECT(weight == hardest_by_breadth(&position));
    }
    EXPECT(exact > 40);
}

TEST(known_boards_need_the_known_number) {
    const struct {
        const char *board;
        int weight;
        enum hardest_status status;
    } known[] = {{"3x3.off", 9, HARDEST_EXACT},     {"4x4.off", 7, HARDEST_EXACT},  {"5x5.off", 15, HARDEST_EXACT},
                 {"10x10.off", 100, HARDEST_EXACT}, {"9x9.off", 35, HARDEST_FOUND}, {"19x19.off", 152, HARDEST_FOUND}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct plain_position position = plain_position(known[i].board);
        int weight = -1;
        EXPECT(find(&position, &weight) == known[i].status);
        EXPECT(weight == known[i].weight);
    }
}

TEST(above_the_limit_nothing_is_looked_for) {
    const char *boards[] = {"39x39.off", "30x30-goal-either.off"};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct plain_position position = plain_position(boards[i]);
        int weight;
        EXPECT(find(&position, &weight) == HARDEST_UNKNOWN);
    }
}

static bool find_refused(struct arena *arena) {
    uint64_t lights[BOARD_WORDS];
    int weight;
    return hardest_find(&refused.board, refused.goal, &refused_solver, &weight, lights, arena) != HARDEST_NO_MEMORY;
}

TEST(refused_memory_is_survived) {
    prepared_expect_recovery((const char *const[]){"5x5.off", "9x9.off", NULL}, find_refused);
}
