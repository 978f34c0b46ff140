/* For ./build.sh prove: reads any text of up to 2^30 characters, and writes any doors of up to 64 lights and 64 buttons and any binary grid of up
 * to 1024 lights, with any rule, goal, target, holes, lights and presses. */
#include <string.h>

#include "__fc_builtin.h"
#include "board/notation.h"

#define position_take position_take_from_arena
#include "board/position.c"
#undef position_take

enum { TEXT_MAX = 1 << 30, WRITTEN_WORDS = 16, WRITTEN_DOORS = 64 };

static struct position position;
static uint8_t vectors[3][BOARD_LIGHTS_MAX];

/* The vectors as blocks of their own, because the analysis does not know where those of an arena end. */
static void place_vectors(void) {
    position.target = vectors[0];
    position.start = vectors[1];
    position.presses = vectors[2];
}

bool position_take(struct position *taken, struct arena *arena) {
    (void)taken, (void)arena;
    place_vectors();
    return Frama_C_interval(0, 1);
}

/* Texts that begin with these characters: grids with a digit, doors with a letter. */
static void read_anything(int first, int last) {
    static char text[TEXT_MAX];
    struct arena arena = {0};
    int at;
    Frama_C_make_unknown(text, sizeof text);
    text[0] = (char)Frama_C_interval(first, last);
    //@ widen_hints global:"all", 63, 64, 255, 256, 65535, 65536, 1073741824;
    notation_read(text, Frama_C_interval(0, TEXT_MAX), &position, &at, &arena);
}

/* A binary board, of which all but the kind, the sizes and the wrap is still unknown, and its vectors. */
static void make_unknown(enum board_kind kind) {
    Frama_C_make_unknown((char *)&position, sizeof position);
    Frama_C_make_unknown((char *)vectors, sizeof vectors);
    place_vectors();
    struct board *board = &position.board;
    board->kind = kind;
    board->surface.shape = SURFACE_NONE;
    for (int light = 0; light < BOARD_DOORS_MAX; light++) board->states[light] = 2;
    position.goal = (enum board_goal)Frama_C_interval(BOARD_GOAL_EACH, BOARD_GOAL_SAME);
}

/* Writes into the last `room` characters of the block, so that one more would be out of bounds. */
static void write_position(int room) {
    static char text[NOTATION_TEXT_MAX];
    Frama_C_make_unknown(text, sizeof text);
    notation_write(&position, text + NOTATION_TEXT_MAX - room);
}

/* One call for each number of words, because the analysis tracks initialized memory by words. */
static void write_grids(void) {
    struct board *board = &position.board;
    for (int words = 1; words <= WRITTEN_WORDS; words++) {
        make_unknown(BOARD_GRID);
        board->rows = Frama_C_interval(1, BOARD_LIGHTS_MAX);
        board->columns = Frama_C_interval(1, BOARD_LIGHTS_MAX);
        board->lights = board->buttons = Frama_C_interval((words - 1) * GF2_WORD_BITS + 1, words * GF2_WORD_BITS);
        board->wrap = (enum board_wrap)Frama_C_interval(BOARD_FLAT, BOARD_PROJECTIVE);
        write_position(words * GF2_WORD_BITS / 4 * 4 + NOTATION_TEXT_MAX - BOARD_LIGHTS_MAX / 4 * 4);
    }
}

static void write_doors(void) {
    make_unknown(BOARD_DOORS);
    position.board.lights = Frama_C_interval(1, WRITTEN_DOORS);
    position.board.buttons = Frama_C_interval(1, WRITTEN_DOORS);
    memset(position.board.steps, 0, sizeof position.board.steps);
    for (int button = 0; button < WRITTEN_DOORS; button++)
        for (int door = 0; door < WRITTEN_DOORS; door++)
            position.board.steps[button][door] = (uint8_t)Frama_C_interval(0, 1);
    write_position(NOTATION_TEXT_MAX);
}

int main(void) {
    place_vectors(); /* also where position_take() fails: the analysis does not know that nothing is written then */
    read_anything(-128, '0' - 1);
    read_anything('0', '9');
    read_anything('9' + 1, 127);
    write_grids();
    write_doors();
    return 0;
}
