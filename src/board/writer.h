/* A writer of text: a cursor behind the characters written so far. The caller provides enough room. */
#ifndef WRITER_H
#define WRITER_H

struct writer {
    char *text;
    int length;
};

static inline void writer_put(struct writer *writer, char character) {
    writer->text[writer->length++] = character;
}

static inline void writer_word(struct writer *writer, const char *word) {
    while (*word) writer_put(writer, *word++);
}

/* A number in decimal, at least 0. */
static inline void writer_number(struct writer *writer, int number) {
    if (number >= 10) writer_number(writer, number / 10);
    writer_put(writer, (char)('0' + number % 10));
}

#endif
