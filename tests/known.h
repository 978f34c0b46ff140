/* Reads tests/known-answers.txt. A test fails if the file has no line of the kind that it reads. */
#ifndef KNOWN_H
#define KNOWN_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KNOWN_WORDS_MAX = 6, KNOWN_WORD_SIZE = 80 };

struct known {
    char words[KNOWN_WORDS_MAX][KNOWN_WORD_SIZE];
};

static inline void known_answers(const char *kind, void (*check)(const struct known *known)) {
    FILE *file = fopen("known-answers.txt", "r");
    char line[512];
    int found = 0;
    while (file && fgets(line, sizeof line, file)) {
        struct known known = {0};
        char(*w)[KNOWN_WORD_SIZE] = known.words;
        sscanf(line, "%79s %79s %79s %79s %79s %79s", w[0], w[1], w[2], w[3], w[4], w[5]);
        if (strcmp(w[0], kind) != 0) continue;
        check(&known);
        found++;
    }
    if (file) fclose(file);
    if (!found) abort();
}

static inline long known_number(const struct known *known, int word) {
    return strtol(known->words[word], NULL, 10);
}

#endif
