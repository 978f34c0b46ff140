/* Any text is either refused at a place inside it, or read as a position that notation can write and read. */
#include "paste.h"

#include <string.h>

#include "algebra/check.h"

static const struct position *board_at_hand(void) {
    static const char text[] = "5x5-torus-holes0008000.on";
    static struct position here;
    int at;
    CHECK(notation_read(text, (int)strlen(text), &here, &at) == NOTATION_OK);
    return &here;
}

static void check(enum notation_status status, int at, size_t size, const struct position *position) {
    static struct position again;
    char text[NOTATION_TEXT_MAX];
    CHECK(status >= NOTATION_OK && status <= NOTATION_SIDES && at >= 0 && at <= (int)size);
    if (status) return;
    int length = notation_write(position, text);
    CHECK(notation_read(text, length, &again, &at) == NOTATION_OK);
    CHECK(memcmp(position, &again, sizeof again) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct position position;
    const char *text = (const char *)data;
    int at = -1;
    enum paste_form form;
    enum notation_status status = paste_read(text, (int)size, board_at_hand(), &position, &at, &form);
    check(status, at, size, &position);
    CHECK(form >= PASTE_NOTATION && form <= PASTE_FLIP);
    at = -1;
    status = paste_read_masks(text, (int)size, &position, &at);
    check(status, at, size, &position);
    CHECK(status || position.board.kind == BOARD_DOORS);
    return 0;
}
