/* Shared by the fuzz targets of the exports: bytes that choose the calls, and memory that is refused. Include it behind refusal.h and the
 * machine. */
#ifndef TEST_CALLS_H
#define TEST_CALLS_H

enum { PAGES = 128 };

static const uint8_t *input, *input_end;

static int next(void) {
    return input < input_end ? *input++ : 0;
}

static int below(int n) {
    return next() % n;
}

/* Fills the buffer for exports that read it. */
static void fill_buffer(void) {
    uint8_t *bytes = wasm_buffer(64);
    for (int i = 0; bytes && i < 64; i++) bytes[i] = (uint8_t)next();
}

/* Refuses to grow beyond PAGES pages. */
static bool grow_or_refuse(struct arena *at, size_t need) {
    if (need <= PAGES * MACHINE_PAGE - machine_address(at->start)) return refusal_grow(at, need);
    refusal.refused = true;
    return false;
}

static void refuse(void) {
    refusal_after(below(8), next() % 2);
}

static void start_calls(const uint8_t *data, size_t size) {
    input = data;
    input_end = data + size;
    refusal_none();
    machine_start(PAGES, PAGES);
    arena.grow = grow_or_refuse;
}

#endif
