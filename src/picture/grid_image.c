#include "picture/grid_image.h"

#include <stddef.h>
#include <string.h>

#include "algebra/check.h"

enum {
    NOISE = 5,       /* a difference of colours up to this is no edge */
    CLIP = 40,       /* a larger one counts no more than this, so that one strong edge does not decide */
    FEW = 8,         /* so many edges are added to those of each line, so that a line with hardly any does not decide */
    LINES_MAX = 300, /* of a profile, evenly spread */
    PEAKS_MAX = 96,  /* of a profile, the highest */
    COMBS_MAX = 8,   /* of a profile, the best */
    ROUNDS = 2,      /* in each, both combs are found anew, between the ends of the other */
    PITCH_MIN = 8,   /* pixels from cell to cell */
    PHASES = 32,     /* of a pitch */
    SAMPLES = 24,    /* pixels on each side of the square of a cell that is looked at */
    FEATURES = 6,    /* two colours for each cell */
    SETTLING = 8,    /* steps of k-means */
    STRAIGHT_MAX = 800, /* pixels on a side of a board that is straightened */
    MARGIN_PARTS = 16   /* around it lies this part of its side */
};

struct peak {
    double at, height;
};

/* Teeth at equal distances. A comb with the score 0 means that none was found. */
struct comb {
    double first, last;
    int steps; /* from the first tooth to the last */
    double score;
};

/* The cells along one side of the grid. */
struct axis {
    double start, pitch;
    int count;
    double score; /* the mean support of its lines */
};

/* The working memory, and the picture: as it came, or straightened. */
struct desk {
    struct pixels picture;
    float profile[GRID_IMAGE_SIDE_MAX];
    uint8_t edges[GRID_IMAGE_SIDE_MAX];
    struct peak peaks[PEAKS_MAX]; /* by place */
    int peak_count;
    struct comb starts[COMBS_MAX + 1], pair[2][COMBS_MAX + 1]; /* the last ones have no score */
    float features[GRID_IMAGE_CELLS_MAX * GRID_IMAGE_CELLS_MAX][FEATURES];
    float nearest[GRID_IMAGE_CELLS_MAX * GRID_IMAGE_CELLS_MAX];
    struct axis axes[2]; /* of the columns and of the rows */
};

static double absolute(double x) {
    return x < 0 ? -x : x;
}

static int rounded(double x) {
    return (int)(x + 0.5);
}

static int limited(double x, int low, int high) {
    return x > low ? x < high ? (int)x : high : low; /* also if x is no number */
}

/* ---- edges. "Along" is the x axis, or the y axis if `down`; a line runs along it. */

static int length_of(const struct desk *desk, bool down) {
    return down ? desk->picture.height : desk->picture.width;
}

static const uint8_t *pixel_at(const struct pixels *picture, int x, int y) {
    return picture->rgba + 4 * ((ptrdiff_t)y * picture->width + x);
}

/* The largest difference in a channel. */
static int difference(const uint8_t *a, const uint8_t *b) {
    int largest = 0;
    for (int c = 0; c < 3; c++) {
        int d = a[c] > b[c] ? a[c] - b[c] : b[c] - a[c];
        if (d > largest) largest = d;
    }
    return largest;
}

/* The edge at a place of a line: the clipped difference of its neighbours. */
static int edge_at(const struct desk *desk, bool down, int at, int line) {
    const uint8_t *pixel = down ? pixel_at(&desk->picture, line, at) : pixel_at(&desk->picture, at, line);
    ptrdiff_t along = down ? 4 * desk->picture.width : 4;
    int d = difference(pixel - along, pixel + along);
    return d <= NOISE ? 0 : d < CLIP ? d : CLIP;
}

/* The highest edge within a pixel of a place. */
static int edge_near(const struct desk *desk, bool down, double place, int line) {
    int at = limited(place, 2, length_of(desk, down) - 3), best = 0;
    for (int i = at - 1; i <= at + 1; i++) {
        int edge = edge_at(desk, down, i, line);
        if (edge > best) best = edge;
    }
    return best;
}

/* Adds up the edges at each place over the lines from `low` to `high`. A line of text has many edges: so that they do not outweigh
 * those of the board, every line has about the same sum. */
static void find_profile(struct desk *desk, bool down, int low, int high) {
    int length = length_of(desk, down), step = 1 + (high - low) / LINES_MAX;
    memset(desk->profile, 0, sizeof desk->profile);
    for (int line = low; line < high; line += step) {
        int sum = FEW * CLIP;
        for (int i = 1; i < length - 1; i++) {
            desk->edges[i] = (uint8_t)edge_at(desk, down, i, line);
            sum += desk->edges[i];
        }
        for (int i = 1; i < length - 1; i++) desk->profile[i] += (float)desk->edges[i] / (float)sum;
    }
}

/* Adds a peak behind the others; of too many, the lowest is dropped. */
static void keep_peak(struct desk *desk, struct peak peak) {
    if (desk->peak_count == PEAKS_MAX) {
        int lowest = 0;
        for (int i = 1; i < PEAKS_MAX; i++)
            if (desk->peaks[i].height < desk->peaks[lowest].height) lowest = i;
        if (desk->peaks[lowest].height >= peak.height) return;
        desk->peak_count--;
        memmove(desk->peaks + lowest, desk->peaks + lowest + 1, sizeof peak * (size_t)(PEAKS_MAX - 1 - lowest));
    }
    desk->peaks[desk->peak_count++] = peak;
}

/* The peaks of the smoothed profile, by their heights above its mean. */
static void find_peaks(struct desk *desk, int length) {
    const float *profile = desk->profile;
    float left, middle = 0, right = 0, mean = 0;
    desk->peak_count = 0;
    for (int i = 0; i < length; i++) mean += profile[i] / (float)length;
    for (int i = 1; i < length - 1; i++) {
        left = middle, middle = right;
        right = (profile[i - 1] + 2 * profile[i] + profile[i + 1]) / 4;
        if (middle <= left || middle < right || middle <= mean) continue;
        double top = (right - left) / (2 * (2 * middle - left - right)); /* of the parabola through the three */
        keep_peak(desk, (struct peak){i - 0.5 + top, middle - mean});
    }
}

/* ---- combs */

static double pitch_of(const struct comb *comb) {
    return (comb->last - comb->first) / comb->steps;
}

static bool are_near(double pitch, double other, double share) {
    return absolute(pitch - other) < share * other;
}

/* The highest peak near a place; NULL if there is none. */
static const struct peak *peak_near(const struct desk *desk, double at) {
    const double tolerance = 1.5;
    const struct peak *best = NULL;
    int low = 0, high = desk->peak_count;
    while (low < high) { /* the first peak that is not too far to the left */
        int middle = (low + high) / 2;
        if (desk->peaks[middle].at < at - tolerance)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < desk->peak_count && desk->peaks[low].at <= at + tolerance; low++)
        if (!best || desk->peaks[low].height > best->height) best = &desk->peaks[low];
    return best;
}

/* Follows a comb to one of its ends. One tooth at a time may be missing; it costs what a mean tooth brings. */
static void extend(const struct desk *desk, struct comb *comb, bool forwards) {
    for (int missing = 0; missing < 2 && comb->steps <= GRID_IMAGE_CELLS_MAX;) {
        double pitch = pitch_of(comb), far = pitch * (missing + 1);
        double at = forwards ? comb->last + far : comb->first - far;
        const struct peak *peak = peak_near(desk, at);
        if (!peak) {
            missing++;
            continue;
        }
        comb->score += peak->height - missing * comb->score / (comb->steps + 1);
        comb->steps += missing + 1;
        *(forwards ? &comb->last : &comb->first) = peak->at;
        missing = 0;
    }
}

/* True if two combs have the same pitch and the same teeth where they meet. */
static bool are_alike(const struct comb *a, const struct comb *b) {
    double shift = absolute(a->first - b->first) / pitch_of(b);
    return are_near(pitch_of(a), pitch_of(b), 0.03) && absolute(shift - rounded(shift)) < 0.1;
}

/* Inserts a comb among others, best first; of combs that are alike, only the best is kept. */
static void keep_comb(struct comb combs[COMBS_MAX], const struct comb *comb) {
    int at = 0, end;
    for (; at < COMBS_MAX && combs[at].score >= comb->score; at++)
        if (are_alike(&combs[at], comb)) return;
    if (at == COMBS_MAX) return;
    for (end = at; end < COMBS_MAX - 1 && !are_alike(&combs[end], comb);) end++;
    memmove(combs + at + 1, combs + at, sizeof *comb * (size_t)(end - at));
    combs[at] = *comb;
}

/* The best combs through pairs of peaks. Cells are square more often than not: the expected pitch raises the score. */
static void find_combs(const struct desk *desk, double expected, struct comb combs[COMBS_MAX + 1]) {
    for (int i = 0; i <= COMBS_MAX; i++) combs[i] = (struct comb){0, 1, 1, 0};
    for (const struct peak *a = desk->peaks, *end = a + desk->peak_count; a < end; a++)
        for (const struct peak *b = a + 1; b < end; b++) {
            if (b->at - a->at < PITCH_MIN) continue;
            struct comb comb = {a->at, b->at, 1, a->height + b->height};
            extend(desk, &comb, true);
            extend(desk, &comb, false);
            if (comb.steps < 2 || pitch_of(&comb) < PITCH_MIN) continue;
            if (are_near(pitch_of(&comb), expected, 0.06)) comb.score *= 3;
            keep_comb(combs, &comb);
        }
}

/* Finds the combs along one side between the ends of the other side's comb. */
static void find_between(struct desk *desk, bool down, const struct comb *other, struct comb combs[COMBS_MAX + 1]) {
    int lines = length_of(desk, !down), low = limited(other->first, 0, lines - 1);
    find_profile(desk, down, low, limited(other->last, low + 1, lines));
    find_peaks(desk, length_of(desk, down));
    find_combs(desk, other->score > 0 ? pitch_of(other) : 0, combs);
}

/* Keeps the combs of the same pitch as the best: the edges of cells, and of marks in them. */
static void keep_family(struct comb combs[COMBS_MAX + 1]) {
    int kept = 1;
    for (int i = 1; i < COMBS_MAX; i++)
        if (combs[i].score > 0.3 * combs->score && are_near(pitch_of(&combs[i]), pitch_of(combs), 0.03))
            combs[kept++] = combs[i];
    for (; kept < COMBS_MAX; kept++) combs[kept].score = 0;
}

/* ---- cells: a line supports a comb if it has edges at the comb's teeth. The lines of cells do, the others do not. */

/* The mean edge of a line at the teeth of a comb that is shifted by a share of its pitch. */
static float edges_of(const struct desk *desk, bool down, const struct comb *comb, double shift, int line) {
    int sum = 0;
    for (int i = 0; i <= comb->steps; i++)
        sum += edge_near(desk, down, comb->first + (i + shift) * pitch_of(comb), line);
    return (float)sum / (float)(comb->steps + 1);
}

/* The excess of the edges of a line at the teeth of the combs over those between them: text has edges everywhere. */
static float support(const struct desk *desk, bool down, const struct comb *combs, int line) {
    float at = 0, between = CLIP;
    int count = 0;
    for (; combs[count].score > 0; count++) at += edges_of(desk, down, &combs[count], 0, line);
    for (int i = 1; i < 8; i += 2) {
        float edges = edges_of(desk, down, combs, i / 8.0, line);
        if (edges < between) between = edges;
    }
    return at / (float)count - between;
}

/* The mean support at each phase of the pitch between the ends of a comb of lines; a tooth has phase 0. */
static void fold(const float *supports, int length, const struct comb *lines, float folded[PHASES]) {
    int counts[PHASES] = {0};
    for (int k = 0; k < PHASES; k++) folded[k] = 0;
    for (int i = limited(lines->first, 0, length); i < limited(lines->last, 0, length); i++) {
        double cells = (i + 0.5 - lines->first) / pitch_of(lines) + 1;
        int k = limited((cells - (int)cells) * PHASES, 0, PHASES - 1);
        folded[k] += supports[i];
        counts[k]++;
    }
    for (int k = 0; k < PHASES; k++) folded[k] /= (float)(counts[k] > 0 ? counts[k] : 1);
}

/* The distance of a phase from the nearest tooth of the combs, in pitches. */
static double distance_to_tooth(const struct comb *combs, double phase) {
    double least = 1, pitch = pitch_of(combs);
    for (int i = 0; combs[i].score > 0; i++) {
        double cells = absolute(combs->first + phase * pitch - combs[i].first) / pitch;
        double distance = absolute(cells - rounded(cells));
        if (distance < least) least = distance;
    }
    return least;
}

static double mean_support(const float folded[PHASES]) {
    double mean = 0;
    for (int k = 0; k < PHASES; k++) mean += folded[k] / PHASES;
    return mean;
}

/* The phase at which a cell ends and the next begins: near a tooth, where there is least support. */
static int boundary_phase(const float folded[PHASES], const struct comb *lines) {
    double mean = mean_support(folded), least = 0;
    int best = 0;
    for (int k = 0; k < PHASES; k++) {
        double cost = 3 * mean * distance_to_tooth(lines, (double)k / PHASES);
        for (int i = -PHASES / 8; i < PHASES / 8; i++) cost += folded[(k + PHASES + i) % PHASES] / (PHASES / 4);
        if (k == 0 || cost < least) least = cost, best = k;
    }
    return best;
}

/* The phase nearby about which the support is most symmetric: the middle of a gap between cells. */
static int symmetric_phase(const float folded[PHASES], int near) {
    enum { REACH = PHASES / 6 };
    double mean = mean_support(folded), least = 0;
    int best = near;
    for (int shift = -REACH; shift <= REACH; shift++) {
        int phase = near + PHASES + shift;
        double cost = 0.5 * mean * absolute(shift);
        for (int k = 0; k < PHASES / 2; k++)
            cost += absolute(folded[(phase + k) % PHASES] - folded[(phase + PHASES - 1 - k) % PHASES]);
        if (shift == -REACH || cost < least) least = cost, best = phase % PHASES;
    }
    return best;
}

/* The likeness of the support of the lines of one cell to that of the mean cell; 1 for the mean cell. */
static float likeness(const float *supports, int length, struct axis cell, const float folded[PHASES], int phase) {
    float sum = 0, whole = 1e-6f; /* not 0 */
    for (int k = 0; k < PHASES; k++) {
        double at = cell.start + (k + 0.5) * cell.pitch / PHASES;
        float mean = folded[(k + phase) % PHASES];
        if (at >= 0 && at < length) sum += supports[(int)at] * mean;
        whole += mean * mean;
    }
    return sum / whole;
}

/* The first cell among the places of a row, and the number of cells: around the best place, or the best `count`. */
static int choose_cells(const float *alike, int places, int *count) {
    int low = 0;
    if (*count == 0) {
        for (int i = 1; i < places; i++)
            if (alike[i] > alike[low]) low = i;
        int high = low;
        while (low > 0 && alike[low - 1] > 0.45f) low--;
        while (high < places - 1 && alike[high + 1] > 0.45f) high++;
        *count = high - low + 1;
        return low;
    }
    float sum = 0, most = 0;
    for (int i = 0; i < places; i++) {
        sum += alike[i] - (i < *count ? 0 : alike[i - *count]);
        if (i >= *count && sum > most) low = i + 1 - *count;
        if (i == *count - 1 || sum > most) most = sum;
    }
    return low;
}

/* Finds the cells along x (or y, if `down`), as many as are given, if any; too many have no score. */
static struct axis find_cells(struct desk *desk, bool down, int given) {
    const struct comb *lines = desk->pair[down];
    float *supports = desk->profile;
    int length = length_of(desk, down), places = 0;
    float folded[PHASES], alike[GRID_IMAGE_SIDE_MAX / PITCH_MIN + 2];
    for (int i = 0; i < length; i++) supports[i] = support(desk, !down, desk->pair[!down], i);
    fold(supports, length, lines, folded);
    int phase = symmetric_phase(folded, boundary_phase(folded, lines));
    struct axis axis = {.pitch = pitch_of(lines), .start = lines->first + phase * pitch_of(lines) / PHASES};
    double start = axis.start - axis.pitch * (int)(axis.start / axis.pitch + 1);
    for (axis.start = start; axis.start < length; axis.start += axis.pitch)
        alike[places++] = likeness(supports, length, axis, folded, phase);
    axis.count = given;
    axis.start = start + choose_cells(alike, places, &axis.count) * axis.pitch;
    if (axis.count > GRID_IMAGE_CELLS_MAX) return axis;
    double whole = axis.pitch * axis.count;
    for (int i = limited(axis.start, 0, length); i < limited(axis.start + whole, 0, length); i++)
        if (supports[i] > 0) axis.score += supports[i] / whole;
    return axis;
}

/* Finds the cells of the pair of combs and returns the score of the grid. The support counts most: wrong grids have teeth without
 * edges. */
static double find_grid(struct desk *desk, const int counts[2], struct axis axes[2]) {
    for (int i = 0; i < 2; i++) keep_family(desk->pair[i]);
    for (int i = 0; i < 2; i++) axes[i] = find_cells(desk, i, counts[i]);
    double both = axes[0].score * axes[1].score, cells = axes[0].count * axes[1].count;
    double score = both * both * cells * (axes[0].pitch + axes[1].pitch);
    return are_near(axes[0].pitch, axes[1].pitch, 0.06) ? score : 0.2 * score;
}

/* Finds the best grid, beginning with each of the combs along either side of the picture. */
static bool find_axes(struct desk *desk, const int counts[2]) {
    double most = 0;
    for (int start = 0; start < 2 * COMBS_MAX; start++) {
        bool down = start >= COMBS_MAX;
        struct comb whole = {0, length_of(desk, !down), 1, 0};
        if (start % COMBS_MAX == 0) find_between(desk, down, &whole, desk->starts);
        desk->pair[down][0] = desk->starts[start % COMBS_MAX];
        if (most > 0 && are_near(pitch_of(desk->pair[down]), desk->axes[down].pitch, 0.03)) continue;
        bool side = down;
        for (int i = 0; i < 2 * ROUNDS && desk->pair[side]->score > 0; i++, side = !side)
            find_between(desk, !side, desk->pair[side], desk->pair[!side]);
        if (desk->pair[side]->score <= 0) continue;
        struct axis axes[2];
        double score = find_grid(desk, counts, axes);
        if (score > most) {
            most = score;
            memcpy(desk->axes, axes, sizeof axes);
        }
    }
    return most > 0;
}

/* ---- colours */

/* The median of each channel in the middle of a cell: a square of `share` of its side. */
static void median_colour(const struct desk *desk, int column, int row, double share, float colour[3]) {
    const struct pixels *picture = &desk->picture;
    const struct axis *x = &desk->axes[0], *y = &desk->axes[1];
    int counts[3][256] = {{0}};
    for (int i = 0; i < SAMPLES * SAMPLES; i++) {
        double right = column + 0.5 + share * ((i % SAMPLES + 0.5) / SAMPLES - 0.5);
        double down = row + 0.5 + share * ((i / SAMPLES + 0.5) / SAMPLES - 0.5);
        int at = limited(x->start + x->pitch * right, 0, picture->width - 1);
        int line = limited(y->start + y->pitch * down, 0, picture->height - 1);
        for (int c = 0; c < 3; c++) counts[c][pixel_at(picture, at, line)[c]]++;
    }
    for (int c = 0; c < 3; c++) {
        int value = 0;
        for (int below = counts[c][0]; 2 * below < SAMPLES * SAMPLES; below += counts[c][value]) value++;
        colour[c] = (float)value;
    }
}

/* The features of each cell: the colour of most of it twice, or once and then that of its middle. */
static void find_features(struct desk *desk, bool middles) {
    int columns = desk->axes[0].count;
    for (int i = 0; i < columns * desk->axes[1].count; i++) {
        median_colour(desk, i % columns, i / columns, 0.6, desk->features[i]);
        median_colour(desk, i % columns, i / columns, middles ? 0.15 : 0.6, desk->features[i] + 3);
    }
}

static float squared_distance(const float *a, const float *b) {
    float sum = 0;
    for (int c = 0; c < FEATURES; c++) sum += (a[c] - b[c]) * (a[c] - b[c]);
    return sum;
}

/* Chooses cells as centres, each as far as possible from those before, the first far from the mean. found[k] is the squared
 * distance at which centre k was found. */
static void find_centres(struct desk *desk, int cells, float centres[][FEATURES], float *found) {
    float mean[FEATURES] = {0};
    for (int i = 0; i < cells; i++)
        for (int c = 0; c < FEATURES; c++) mean[c] += desk->features[i][c] / (float)cells;
    for (int i = 0; i < cells; i++) desk->nearest[i] = squared_distance(desk->features[i], mean);
    for (int k = 0; k <= GRID_IMAGE_STATES_MAX; k++) {
        int next = 0;
        for (int i = 1; i < cells; i++)
            if (desk->nearest[i] > desk->nearest[next]) next = i;
        found[k] = desk->nearest[next];
        memcpy(centres[k], desk->features[next], sizeof centres[k]);
        for (int i = 0; i < cells; i++) {
            float distance = squared_distance(desk->features[i], centres[k]);
            if (k == 0 || distance < desk->nearest[i]) desk->nearest[i] = distance;
        }
    }
}

/* The number of classes: behind it, the distance of the next centre drops most. Differences that nobody sees do not count. */
static int count_states(const float found[GRID_IMAGE_STATES_MAX + 1]) {
    const float unseen = 300, seen = 800;
    float most = 1;
    int best = 1;
    for (int k = 2; k <= GRID_IMAGE_STATES_MAX && found[k - 1] > seen; k++) {
        float drop = found[k - 1] / (found[k] > unseen ? found[k] : unseen);
        if (drop > most) most = drop, best = k;
    }
    return best;
}

static int nearest_centre(const float *features, float centres[][FEATURES], int states) {
    int best = 0;
    for (int k = 1; k < states; k++)
        if (squared_distance(features, centres[k]) < squared_distance(features, centres[best])) best = k;
    return best;
}

/* k-means: each centre moves to the mean of its cells. */
static void settle(const struct desk *desk, int cells, float centres[][FEATURES], int states, uint8_t *classes) {
    for (int round = 0; round < SETTLING; round++) {
        float sums[GRID_IMAGE_STATES_MAX][FEATURES] = {{0}};
        int members[GRID_IMAGE_STATES_MAX] = {0};
        for (int i = 0; i < cells; i++) {
            int k = nearest_centre(desk->features[i], centres, states);
            classes[i] = (uint8_t)k;
            members[k]++;
            for (int c = 0; c < FEATURES; c++) sums[k][c] += desk->features[i][c];
        }
        for (int k = 0; k < states; k++)
            for (int c = 0; c < FEATURES && members[k] > 0; c++) centres[k][c] = sums[k][c] / (float)members[k];
    }
}

static float lightness(const float *features) {
    return 0.299f * features[3] + 0.587f * features[4] + 0.114f * features[5];
}

/* Numbers the classes by their lightness and tells their colours. */
static void order_classes(float centres[][FEATURES], struct grid_image *grid) {
    uint8_t place[GRID_IMAGE_STATES_MAX];
    memset(grid->colours, 0, sizeof grid->colours);
    for (int k = 0; k < grid->states; k++) {
        place[k] = 0;
        for (int j = 0; j < grid->states; j++) {
            float other = lightness(centres[j]), own = lightness(centres[k]);
            place[k] = (uint8_t)(place[k] + (other < own || (other == own && j < k)));
        }
        for (int c = 0; c < 3; c++) grid->colours[place[k]][c] = (uint8_t)rounded(centres[k][3 + c]);
    }
    for (int i = 0; i < grid->rows * grid->columns; i++) grid->classes[i] = place[grid->classes[i]];
}

/* Cells differ in most of their surface. If they do not, or not in as many ways as there should be, their middles count, too. */
static void classify(struct desk *desk, struct grid_image *grid) {
    float centres[GRID_IMAGE_STATES_MAX + 1][FEATURES], found[GRID_IMAGE_STATES_MAX + 1];
    int states = 1, wanted = grid->states > 2 ? grid->states : 2;
    grid->columns = desk->axes[0].count;
    grid->rows = desk->axes[1].count;
    for (int middles = 0; middles < 2 && states < wanted; middles++) {
        find_features(desk, middles);
        find_centres(desk, grid->rows * grid->columns, centres, found);
        states = count_states(found);
    }
    if (grid->states == 0) grid->states = states;
    settle(desk, grid->rows * grid->columns, centres, grid->states, grid->classes);
    order_classes(centres, grid);
}

/* ---- corners */

/* Twice the area of the triangle of three corners; positive in the order of the corners of a grid. */
static double turn(const double *a, const double *b, const double *c) {
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

static bool is_convex(const double corners[8]) {
    for (int i = 0; i < 4; i++)
        if (!(turn(corners + 2 * i, corners + 2 * ((i + 1) % 4), corners + 2 * ((i + 2) % 4)) >= 1)) return false;
    return true;
}

/* The projective map of the unit square to a convex quadrilateral: (x, y) = (m0 u + m1 v + m2, m3 u + m4 v + m5) / (m6 u + m7 v + 1). */
static void find_map(const double q[8], double m[8]) {
    double ax = q[2] - q[4], ay = q[3] - q[5], bx = q[6] - q[4], by = q[7] - q[5];
    double sx = q[0] - q[2] + q[4] - q[6], sy = q[1] - q[3] + q[5] - q[7], area = ax * by - bx * ay;
    m[6] = (sx * by - bx * sy) / area;
    m[7] = (ax * sy - sx * ay) / area;
    for (int i = 0; i < 2; i++) {
        m[3 * i] = q[2 + i] - q[i] + m[6] * q[2 + i];
        m[3 * i + 1] = q[6 + i] - q[i] + m[7] * q[6 + i];
        m[3 * i + 2] = q[i];
    }
}

/* The side of the straightened board for the two opposite sides from a to b and from c to d: their lengths, more or less. */
static int straight_side(const double *a, const double *b, const double *c, const double *d) {
    double sum = 0;
    for (int i = 0; i < 2; i++) sum += absolute(b[i] - a[i]) + absolute(d[i] - c[i]);
    return limited(sum / 2, 4 * MARGIN_PARTS, STRAIGHT_MAX);
}

/* Makes the picture that of the board upright, with a margin; its axes have one cell of its whole length each. False when memory
 * runs out. */
static bool straighten(struct desk *desk, const double corners[8], struct arena *arena) {
    const double *a = corners, *b = a + 2, *c = a + 4, *d = a + 6;
    int width = straight_side(a, b, d, c), height = straight_side(a, d, b, c);
    int left = width / MARGIN_PARTS, top = height / MARGIN_PARTS;
    struct pixels from = desk->picture;
    double m[8];
    uint8_t *to = arena_take(arena, (size_t)(width + 2 * left) * (size_t)(height + 2 * top), 4);
    if (!to) return false;
    desk->picture = (struct pixels){to, width + 2 * left, height + 2 * top};
    desk->axes[0] = (struct axis){left, width, 1, 0};
    desk->axes[1] = (struct axis){top, height, 1, 0};
    find_map(corners, m);
    for (int i = 0; i < desk->picture.width * desk->picture.height; i++, to += 4) {
        double u = (i % desk->picture.width + 0.5 - left) / width, v = (i / desk->picture.width + 0.5 - top) / height;
        double w = m[6] * u + m[7] * v + 1;
        if (w < 0.01) w = 0.01; /* the margin may reach beyond the horizon */
        int x = limited((m[0] * u + m[1] * v + m[2]) / w, 0, from.width - 1);
        int y = limited((m[3] * u + m[4] * v + m[5]) / w, 0, from.height - 1);
        memcpy(to, pixel_at(&from, x, y), 4);
    }
    return true;
}

static void put_corners(const struct axis axes[2], double corners[8]) {
    for (int i = 0; i < 8; i++) {
        const struct axis *axis = &axes[i % 2];
        bool far = i % 2 ? i >= 4 : i == 2 || i == 4;
        corners[i] = axis->start + (far ? axis->pitch * axis->count : 0);
    }
}

/* ---- the whole */

/* Divides the straightened board into cells; the number of those that are not given follows from the pitch that is found. */
static bool divide(struct desk *desk, const int counts[2]) {
    struct axis whole[2] = {desk->axes[0], desk->axes[1]};
    bool given = counts[0] > 0 && counts[1] > 0;
    if (!given && !find_axes(desk, counts)) return false;
    for (int i = 0; i < 2; i++) {
        int count =
            counts[i] > 0 ? counts[i] : limited(whole[i].pitch / desk->axes[i].pitch + 0.5, 1, GRID_IMAGE_CELLS_MAX);
        desk->axes[i] = (struct axis){whole[i].start, whole[i].pitch / count, count, 0};
    }
    return true;
}

static enum grid_image_status read_grid(const struct pixels *picture, struct grid_image *grid, struct arena *arena) {
    const int counts[2] = {grid->columns, grid->rows};
    struct desk *desk = arena_take(arena, 1, sizeof *desk);
    if (!desk) return GRID_IMAGE_NO_MEMORY;
    desk->picture = *picture;
    if (grid->placed) {
        if (!is_convex(grid->corners)) return GRID_IMAGE_NO_GRID;
        if (!straighten(desk, grid->corners, arena)) return GRID_IMAGE_NO_MEMORY;
        if (!divide(desk, counts)) return GRID_IMAGE_NO_GRID;
    } else {
        if (!find_axes(desk, counts)) return GRID_IMAGE_NO_GRID;
        put_corners(desk->axes, grid->corners);
    }
    classify(desk, grid);
    return GRID_IMAGE_OK;
}

enum grid_image_status grid_image_read(const struct pixels *picture, struct grid_image *grid, struct arena *arena) {
    CHECK(picture->width >= GRID_IMAGE_SIDE_MIN && picture->width <= GRID_IMAGE_SIDE_MAX);
    CHECK(picture->height >= GRID_IMAGE_SIDE_MIN && picture->height <= GRID_IMAGE_SIDE_MAX);
    CHECK(grid->rows >= 0 && grid->rows <= GRID_IMAGE_CELLS_MAX);
    CHECK(grid->columns >= 0 && grid->columns <= GRID_IMAGE_CELLS_MAX);
    CHECK(grid->states >= 0 && grid->states <= GRID_IMAGE_STATES_MAX);
    size_t mark = arena_mark(arena);
    enum grid_image_status status = read_grid(picture, grid, arena);
    arena_release(arena, mark);
    return status;
}
