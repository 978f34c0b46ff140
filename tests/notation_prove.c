/* For ./build.sh prove: reads any text of up to 2^30 characters, and writes any doors and any grid of up to 1024 lights, with any
 * rule, target, holes, lights and presses. */
#include "__fc_builtin.h"
#include "board/notation.h"

enum { TEXT_MAX = 1 << 30, WRITTEN_WORDS = 16 };

static struct position position;

static void read_anything(void) {
    static char text[TEXT_MAX];
    int at;
    Frama_C_make_unknown(text, sizeof text);
    //@ widen_hints global:"all", 63, 64, 65535, 65536, 1073741824;
    notation_read(text, Frama_C_interval(0, TEXT_MAX), &position, &at);
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
        Frama_C_make_unknown((char *)&position, sizeof position);
        board->kind = BOARD_GRID;
        board->rows = Frama_C_interval(1, BOARD_LIGHTS_MAX);
        board->columns = Frama_C_interval(1, BOARD_LIGHTS_MAX);
        board->lights = board->buttons = Frama_C_interval((words - 1) * GF2_WORD_BITS + 1, words * GF2_WORD_BITS);
        board->wrap = (enum board_wrap)Frama_C_interval(BOARD_FLAT, BOARD_PROJECTIVE);
        board->goal = (enum board_goal)Frama_C_interval(BOARD_GOAL_OFF, BOARD_GOAL_TARGET);
        write_position(words * GF2_WORD_BITS / 4 * 4 + NOTATION_TEXT_MAX - BOARD_LIGHTS_MAX / 4 * 4);
    }
}

static void write_doors(void) {
    Frama_C_make_unknown((char *)&position, sizeof position);
    position.board.kind = BOARD_DOORS;
    position.board.lights = Frama_C_interval(1, BOARD_DOORS_MAX);
    position.board.buttons = Frama_C_interval(1, BOARD_DOORS_MAX);
    write_position(NOTATION_TEXT_MAX);
}

int main(void) {
    read_anything();
    write_grids();
    write_doors();
    return 0;
}
