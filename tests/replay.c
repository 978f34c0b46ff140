/* Replaces libFuzzer: passes each file named on the command line to the fuzz target once. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The block has exactly the size of the file, so that reading past the end is detected. */
static int replay(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) return 0;
    size_t size = (size_t)ftell(file);
    uint8_t *data = malloc(size);
    rewind(file);
    int read = (data || size == 0) && fread(data, 1, size, file) == size;
    if (read) LLVMFuzzerTestOneInput(data, size);
    free(data);
    fclose(file);
    return read;
}

int main(int count, char **paths) {
    if (count < 2) {
        fputs("no corpus to replay\n", stderr);
        return 1;
    }
    for (int i = 1; i < count; i++) {
        if (replay(paths[i])) continue;
        fprintf(stderr, "cannot read %s\n", paths[i]);
        return 1;
    }
    printf("%d inputs replayed\n", count - 1);
    return 0;
}
