/* A reader of text: a cursor over `length` characters that need no final 0. */
#ifndef READER_H
#define READER_H

#include <stdbool.h>

struct reader {
    const char *text;
    int length, at; /* 0 <= at <= length */
};

static inline bool reader_at_end(const struct reader *reader) {
    return reader->at == reader->length;
}

/* The next character, or 0 at the end. No form of text contains a 0 character. */
static inline char reader_peek(const struct reader *reader) {
    return reader->at < reader->length ? reader->text[reader->at] : 0;
}

/* Skips the next character, or the next characters, if they are these. Returns false and skips nothing otherwise. */
bool reader_accept(struct reader *reader, char character);
bool reader_accept_word(struct reader *reader, const char *word);

bool reader_is_digit(char character);

/* The value of a hex digit of either case, or -1. */
int reader_hex_value(char character);

/* Skips a decimal number and returns it; 0 if there are no digits, and max + 1 if the number is larger than max. */
int reader_number(struct reader *reader, int max);

#endif
