/* The reference is a list of all positions of the game. */
#include "board/game.h"

#include "plain.h"
#include "refusal.h"
#include "turning.h"

enum { ARENA_SIZE = 1 << 24 };

static void load(struct game *game, const char *text, struct arena *arena) {
    game->position = plain_read(text, (int)strlen(text), arena);
    EXPECT(game_load(game, arena) == GAME_OK);
}

enum { TIMES = 4096, SMALL = 54 };

/* The presses of a button are below this. */
static int limit_of(const struct board *board, int button) {
    return board_is_binary(board) ? 2 : turning_order(board, button);
}

/* Every position since the start of the game, and the index of the current one. */
struct time_line {
    uint8_t lights[TIMES][SMALL], presses[TIMES][SMALL];
    int now, end;
};

static void expect_present(const struct game *game, const struct time_line *line) {
    const struct position *position = &game->position;
    struct history_change made = history_presses(&game->history, 1);
    uint8_t pressed[SMALL] = {0};
    for (int i = 0; i < made.count; i++) {
        int entry = made.buttons[i], button = entry < 0 ? GAME_BACK - entry : entry;
        int order = limit_of(&position->board, button);
        pressed[button] = (uint8_t)((pressed[button] + (entry < 0 ? order - 1 : 1)) % order);
    }
    EXPECT(!memcmp(game->lights, line->lights[line->now], (size_t)position->board.lights));
    EXPECT(!memcmp(position->presses, line->presses[line->now], (size_t)position->board.buttons));
    EXPECT(!memcmp(position->presses, pressed, (size_t)position->board.buttons));
    bool is_zero = !memcmp(game->lights, (uint8_t[SMALL]){0}, (size_t)position->board.lights);
    EXPECT(game_solved(game) == is_zero);
}

static void append(struct time_line *line) {
    memcpy(line->lights[line->now + 1], line->lights[line->now], SMALL);
    memcpy(line->presses[line->now + 1], line->presses[line->now], SMALL);
    line->end = ++line->now;
}

static void press(struct game *game, struct time_line *line, uint64_t *seed, struct arena *arena) {
    const struct board *board = &game->position.board;
    int button = test_random_below(seed, board->buttons + 4) - 2; /* and some that do not exist */
    int times = test_random_below(seed, 7) - 3;
    bool exists = button >= 0 && button < board->buttons && !plain_is_hole(board, button);
    EXPECT(game_press(game, button, times, arena) == (exists && times ? GAME_OK : GAME_NOTHING));
    for (int i = 0; exists && i < abs(times); i++) {
        uint8_t once[SMALL] = {0};
        int order = limit_of(board, button);
        once[button] = (uint8_t)(times > 0 ? 1 : order - 1);
        append(line);
        turning_press(board, once, line->lights[line->now]);
        uint8_t *pressed = &line->presses[line->now][button];
        *pressed = (uint8_t)((*pressed + once[button]) % order);
    }
}

static void restart(struct game *game, struct time_line *line, struct arena *arena) {
    bool pressed = history_presses(&game->history, 1).count > 0;
    EXPECT(game_restart(game, arena) == (pressed ? GAME_OK : GAME_NOTHING));
    if (!pressed) return;
    append(line);
    memcpy(line->lights[line->now], line->lights[0], SMALL);
    memset(line->presses[line->now], 0, SMALL);
}

static void step(struct game *game, struct time_line *line, uint64_t *seed, struct arena *arena) {
    int choice = test_random_below(seed, 12);
    if (choice == 0) {
        restart(game, line, arena);
    } else if (choice <= 3) {
        EXPECT(game_undo(game) == (line->now > 0 ? GAME_OK : GAME_NOTHING));
        line->now -= line->now > 0;
    } else if (choice <= 6) {
        EXPECT(game_redo(game) == (line->now < line->end ? GAME_OK : GAME_NOTHING));
        line->now += line->now < line->end;
    } else {
        press(game, line, seed, arena);
    }
}

/* Binary boards, and others. */
static const char *const KINDS[] = {"5x5-holes0008000.9a33018", "doors-110-011-101-000.off", "4x4-mod5.1",
                                    "3x3-rowcol-mod4~.2",       "dials5_8-11-01.00",         "cube3.on"};
enum { KINDS_COUNT = sizeof KINDS / sizeof *KINDS };

static void expect_course(const char *text) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct game game;
    static struct time_line line;
    uint64_t seed = 1;
    load(&game, text, &arena);
    memset(game.position.target, 0, (size_t)game.position.board.lights);
    memset(&line, 0, sizeof line);
    memcpy(line.lights[0], game.lights, (size_t)game.position.board.lights);
    while (line.end < TIMES - 8) {
        step(&game, &line, &seed, &arena);
        expect_present(&game, &line);
    }
}

TEST(any_course_of_a_game_follows_its_time_line) {
    for (int i = 0; i < KINDS_COUNT; i++) expect_course(KINDS[i]);
}

static int count_presses(const struct game *game) {
    return history_presses(&game->history, 1).count;
}

static uint64_t bits(const struct game *game) {
    uint64_t lights;
    gf2_from_bytes(&lights, game->lights, game->position.board.lights);
    return lights;
}

TEST(presses_of_a_loaded_position_can_be_undone) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct game game;
    load(&game, "3x3.on.888", &arena);
    const int32_t *presses = history_presses(&game.history, 1).buttons;
    EXPECT(count_presses(&game) == 3 && presses[0] == 0 && presses[1] == 4 && presses[2] == 8);
    EXPECT(bits(&game) == (0777 ^ 0013 ^ 0272 ^ 0640));
    EXPECT(game_restart(&game, &arena) == GAME_OK && bits(&game) == 0777);
    EXPECT(count_presses(&game) == 0 && game_restart(&game, &arena) == GAME_NOTHING);
    EXPECT(game_undo(&game) == GAME_OK && count_presses(&game) == 3);
    for (int left = 2; left >= 0; left--) EXPECT(game_undo(&game) == GAME_OK && count_presses(&game) == left);
    EXPECT(game_undo(&game) == GAME_NOTHING && bits(&game) == 0777);
}

TEST(presses_of_a_loaded_position_go_the_shorter_way) {
    SCOPED struct arena arena = test_arena(ARENA_SIZE);
    static struct game game;
    load(&game, "1x2-mod5~.0.42", &arena);
    const int32_t *presses = history_presses(&game.history, 1).buttons;
    EXPECT(count_presses(&game) == 3 && presses[0] == GAME_BACK && presses[1] == 1 && presses[2] == 1);
    EXPECT(game.position.presses[0] == 4 && game.position.presses[1] == 2);
    load(&game, "1x2-mod5.0.42", &arena);
    EXPECT(count_presses(&game) == 6);
}

/* After random play, a second game takes over the history: it has the same lights, also after undo and redo. */
static void expect_resumed(const struct game *game, struct arena *arena) {
    static struct game other;
    const struct board *board = &game->position.board;
    other.position.board = *board;
    other.position.goal = game->position.goal;
    EXPECT(position_take(&other.position, arena));
    memcpy(other.position.start, game->position.start, (size_t)board->lights);
    EXPECT(game_load(&other, arena) == GAME_OK);
    int32_t *history = arena_take(arena, (size_t)game->history.kept, sizeof *history);
    memcpy(history, game->history.entries, (size_t)game->history.kept * sizeof *history);
    EXPECT(game_resume(&other, history, game->history.kept, game->history.made));
    EXPECT(!memcmp(other.lights, game->lights, (size_t)board->lights));
    EXPECT(!memcmp(other.position.presses, game->position.presses, (size_t)board->buttons));
    EXPECT(other.history.first == game->history.first && other.history.made == game->history.made &&
           other.history.kept == game->history.kept);
}

static void play(struct game *game, uint64_t *seed, struct arena *arena) {
    int button = test_random_below(seed, 12), times = 1 - 2 * test_random_below(seed, 2);
    if (test_random_below(seed, 9) == 0)
        game_restart(game, arena);
    else
        game_press(game, button, times, arena);
    for (int i = test_random_below(seed, 4); i > 0; i--) game_undo(game);
    for (int i = test_random_below(seed, 3); i > 0; i--) game_redo(game);
}

/* An entry that none of these boards has. */
static void expect_refused(struct game *game, int32_t entry) {
    const struct game before = *game;
    int32_t wrong[] = {3, HISTORY_RESTART, 4, entry};
    EXPECT(!game_resume(game, wrong, 4, 4) && !memcmp(&before, game, sizeof *game));
}

TEST(a_history_is_put_in_place_at_once_or_not_at_all) {
    for (int i = 0; i < KINDS_COUNT; i++) {
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        static struct game game;
        uint64_t seed = 8;
        load(&game, KINDS[i], &arena);
        for (int round = 0; round < 100; round++) {
            play(&game, &seed, &arena);
            size_t used = arena.used;
            expect_resumed(&game, &arena);
            arena.used = used;
        }
        expect_refused(&game, game.position.board.buttons);
        expect_refused(&game, INT32_MAX);
        expect_refused(&game, INT32_MIN);
        expect_refused(&game, GAME_BACK - game.position.board.buttons);
        if (board_is_binary(&game.position.board)) expect_refused(&game, GAME_BACK - 3);
    }
}

TEST(each_goal_is_met_by_its_lights) {
    const struct {
        const char *text;
        bool solved;
    } boards[] = {{"3x3.off", true},
                  {"3x3.on", false},
                  {"3x3-goal-on.on", true},
                  {"3x3-goal-on.off", false},
                  {"3x3-goal-either.on", true},
                  {"3x3-goal-either.off", true},
                  {"3x3-goal-either.f00", false},
                  {"3x3-goal-on-holes080.on", true},
                  {"3x3=a50.a50", true},
                  {"3x3=a50.off", false},
                  {"3x3=a50.a58", false},
                  {"doors-11-11.off", false},
                  {"doors-11-11.on", true},
                  {"doors-11-11.off.8", true},
                  {"2x2-locked8.on", false},
                  {"2x2-locked8=*.on", true},
                  {"2x2-locked8=a.a", true},
                  {"2x2-any8=2.2", true},
                  {"2x2-any8=2.a", true},
                  {"2x2-any8=2.8", false},
                  {"2x2-any8.8", true},
                  {"2x2-any8=*.7", true},
                  {"2x2-any8=*.6", false},
                  {"2x2-holes8-mod3=2.0222", true},
                  {"2x2-holes8-mod3=2.0221", false},
                  {"2x2-holes8-mod3=*.0111", true},
                  {"2x2-holes8-mod3=*.0112", false}};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        static struct game game;
        load(&game, boards[i].text, &arena);
        EXPECT(game_solved(&game) == boards[i].solved);
    }
}

/* The game is the same after its memory has moved. */
TEST(a_game_that_moved_goes_on) {
    for (int i = 0; i < KINDS_COUNT; i++) {
        SCOPED struct arena arena = test_arena(ARENA_SIZE);
        static struct game game, other;
        uint64_t seed = 5, same = 5;
        load(&other, KINDS[i], &arena);
        size_t mark = arena.used;
        load(&game, KINDS[i], &arena);
        for (int round = 0; round < 20; round++) play(&game, &seed, &arena);
        game_moved(&game, mark);
        arena_drop(&arena, mark);
        load(&other, KINDS[i], &arena);
        for (int round = 0; round < 20; round++) play(&other, &same, &arena);
        for (int round = 0; round < 80; round++) {
            play(&game, &seed, &arena);
            play(&other, &same, &arena);
            EXPECT(!memcmp(game.lights, other.lights, (size_t)game.position.board.lights));
            EXPECT(count_presses(&game) == count_presses(&other));
        }
    }
}

static struct game refused_game;

/* More presses than the initial capacity of the history. */
static bool load_refused(struct arena *arena) {
    static const char TEXT[] = "9x9.off.ffffffffffffffffffff8";
    struct position *position = &refused_game.position;
    int at;
    size_t mark = arena->used;
    if (notation_read(TEXT, sizeof TEXT - 1, position, &at, arena) != NOTATION_OK) return false;
    bool loaded = game_load(&refused_game, arena) == GAME_OK;
    if (!loaded) arena_release(arena, mark);
    return loaded;
}

/* The history is full. */
static bool fill_refused(struct arena *arena) {
    EXPECT(load_refused(arena));
    while (refused_game.history.made < refused_game.history.capacity)
        EXPECT(game_press(&refused_game, 3, 1, arena) == GAME_OK);
    return true;
}

static void expect_same_game(const struct game *before, bool done) {
    EXPECT(done || !memcmp(before, &refused_game, sizeof refused_game));
    EXPECT(game_undo(&refused_game) == GAME_OK && game_redo(&refused_game) == GAME_OK);
    EXPECT(done || !memcmp(before, &refused_game, sizeof refused_game));
}

static bool press_refused(struct arena *arena) {
    struct game before = refused_game;
    bool done = game_press(&refused_game, 5, 1, arena) == GAME_OK;
    expect_same_game(&before, done);
    return done;
}

static bool restart_refused(struct arena *arena) {
    struct game before = refused_game;
    bool done = game_restart(&refused_game, arena) == GAME_OK;
    expect_same_game(&before, done);
    return done;
}

TEST(refused_memory_is_survived) {
    refusal_expect_recovery(NULL, load_refused);
    refusal_expect_recovery(fill_refused, press_refused);
    refusal_expect_recovery(fill_refused, restart_refused);
}
