/* Any text is either refused at a place inside it, or read as a position whose canonical text is read as the same position. */
#include "board/notation.h"

#include <string.h>

#include "algebra/check.h"

/* Bits beyond the last of n must be zero. */
static void check_end(const uint64_t *vector, int n) {
    CHECK(!(vector[GF2_WORDS(n) - 1] & ~gf2_last_word(n)));
    CHECK(gf2_is_zero(vector + GF2_WORDS(n), BOARD_WORDS - GF2_WORDS(n)));
}

static void check_position(const struct position *position) {
    const struct board *board = &position->board;
    CHECK(board->lights > 0 && board->lights <= BOARD_LIGHTS_MAX && board->buttons > 0);
    CHECK(board->kind != BOARD_GRID || board->rows * board->columns == board->lights);
    CHECK(board->kind != BOARD_DOORS || (board->lights <= BOARD_DOORS_MAX && board->buttons <= BOARD_DOORS_MAX));
    check_end(board->target, board->lights);
    check_end(position->start, board->lights);
    CHECK((board->goal == BOARD_GOAL_TARGET) != gf2_is_zero(board->target, BOARD_WORDS));
    check_end(position->presses, board->buttons);
    for (size_t i = 0; board->kind == BOARD_GRID && i < BOARD_WORDS; i++)
        CHECK(!(board->holes[i] & (board->target[i] | position->start[i] | position->presses[i])));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct position position, again;
    char text[NOTATION_TEXT_MAX];
    int at = -1;
    enum notation_status status = notation_read((const char *)data, (int)size, &position, &at);
    CHECK(status >= NOTATION_OK && status <= NOTATION_SIDES && at >= 0 && at <= (int)size);
    if (status) return 0;
    check_position(&position);
    int length = notation_write(&position, text);
    CHECK(length <= NOTATION_TEXT_MAX);
    CHECK(notation_read(text, length, &again, &at) == NOTATION_OK && at == length);
    CHECK(memcmp(&position, &again, sizeof again) == 0);
    return 0;
}
