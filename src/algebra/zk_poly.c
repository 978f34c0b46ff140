#include "algebra/zk_poly.h"

#include "algebra/check.h"

/* Entry i is the coefficient of s^i. */
struct poly {
    uint8_t *entries;
    int degree; /* -1 for zero */
};

static void cut(struct poly *poly) {
    while (poly->degree >= 0 && poly->entries[poly->degree] == 0) poly->degree--;
}

/* S_n(slope · s + constant), by S_{k+1}(t) = t S_k(t) − S_{k−1}(t). No entries when memory runs out. */
static struct poly take_value(const struct zk_ring *ring, int n, int slope, int constant, struct arena *arena) {
    size_t size = (size_t)n + 1;
    uint8_t *before = arena_take_zeroed(arena, size, 1), *now = arena_take_zeroed(arena, size, 1);
    if (!before || !now) return (struct poly){0};
    now[0] = 1;
    for (int k = 0; k < n; k++) {
        uint8_t *next = before;
        zk_add(ring, next, next, ring->size - 2, n + 1); /* its negative */
        zk_add(ring, next + 1, now, slope, n);
        zk_add(ring, next, now, constant, n + 1);
        before = now;
        now = next;
    }
    return (struct poly){now, n};
}

/* a becomes its remainder by b, which is not zero. */
static void divide(const struct zk_ring *ring, struct poly *a, const struct poly *b) {
    int inverse = ring->inverse[b->entries[b->degree]];
    for (; a->degree >= b->degree; cut(a)) {
        int factor = (ring->size - a->entries[a->degree]) * inverse % ring->size;
        zk_add(ring, a->entries + a->degree - b->degree, b->entries, factor, b->degree + 1);
    }
}

static int gcd_degree(const struct zk_ring *ring, struct poly a, struct poly b) {
    while (b.degree >= 0) {
        divide(ring, &a, &b);
        struct poly rest = a;
        a = b;
        b = rest;
    }
    return a.degree;
}

int zk_plus_nullity(int prime, int rows, int columns, struct arena *arena) {
    CHECK(rows > 0 && rows <= ZK_POLY_SIDE_MAX && columns > 0 && columns <= ZK_POLY_SIDE_MAX);
    struct zk_ring ring = zk_ring(prime, 1);
    size_t mark = arena_mark(arena);
    struct poly across = take_value(&ring, columns, 1, 0, arena);
    struct poly down = take_value(&ring, rows, prime - 1, prime - 1, arena);
    int nullity = across.entries && down.entries ? gcd_degree(&ring, across, down) : -1;
    arena_release(arena, mark);
    return nullity;
}
