#include "board/reader.h"

bool reader_accept(struct reader *reader, char character) {
    if (reader_peek(reader) != character) return false;
    reader->at++;
    return true;
}

bool reader_accept_word(struct reader *reader, const char *word) {
    struct reader end = *reader;
    while (*word && reader_peek(&end) == *word) end.at++, word++;
    if (*word) return false;
    reader->at = end.at;
    return true;
}

bool reader_is_digit(char character) {
    return character >= '0' && character <= '9';
}

int reader_hex_value(char character) {
    if (reader_is_digit(character)) return character - '0';
    if (character >= 'a' && character <= 'f') return character - 'a' + 10;
    if (character >= 'A' && character <= 'F') return character - 'A' + 10;
    return -1;
}

/* The loop compares the digit itself, because ./build.sh prove does not follow the range of a character through reader_is_digit(). */
int reader_number(struct reader *reader, int max) {
    int number = 0;
    for (char digit; (digit = reader_peek(reader)) >= '0' && digit <= '9'; reader->at++)
        if (number <= max) number = number * 10 + (digit - '0');
    return number <= max ? number : max + 1;
}
