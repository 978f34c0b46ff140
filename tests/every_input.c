// Runs a program, built as a shared library, once for each further argument, whose text is the input. A library that is loaded
// again has its variables as at first, and no process starts, which takes longer than a program. A form feed ends each output.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **texts) {
    for (int i = 2; i < count; i++) {
        void *library = dlopen(texts[1], RTLD_NOW);
        int (*program)(void) = library ? (int (*)(void))dlsym(library, "main") : NULL;
        stdin = fmemopen(texts[i], strlen(texts[i]), "r");
        if (!program || !stdin || program() != 0 || fclose(stdin) != 0 || dlclose(library) != 0) return 1;
        putchar('\f');
    }
}
