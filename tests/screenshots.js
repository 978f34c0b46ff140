// Draws screenshots of boards: the test set for reading a board from a picture. Everything follows from a seed.
import { randomSource } from "./plain.js";

/** A picture that is drawn to: numbers from 0 to 255, three for each pixel. */
class Canvas {
  /** @param {number} width @param {number} height @param {number[]} colour */
  constructor(width, height, colour) {
    this.width = width;
    this.height = height;
    this.data = new Float32Array(3 * width * height);
    for (let i = 0; i < this.data.length; i++) this.data[i] = colour[i % 3];
  }

  /** Mixes a colour into the pixels of a square around a point; `cover` gives its share at a pixel. */
  paint(x0, y0, x1, y1, colour, cover) {
    const [top, bottom] = [Math.max(0, Math.floor(y0)), Math.min(this.height, Math.ceil(y1))];
    const [left, right] = [Math.max(0, Math.floor(x0)), Math.min(this.width, Math.ceil(x1))];
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const share = cover(x, y);
        const at = 3 * (y * this.width + x);
        for (let c = 0; c < 3; c++) this.data[at + c] += share * (colour[c] - this.data[at + c]);
      }
  }

  rect(x0, y0, x1, y1, colour) {
    const overlap = (a, b, at) => Math.max(0, Math.min(b, at + 1) - Math.max(a, at));
    this.paint(x0, y0, x1, y1, colour, (x, y) => overlap(x0, x1, x) * overlap(y0, y1, y));
  }

  disc(x, y, radius, colour) {
    const cover = (px, py) => Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(px + 0.5 - x, py + 0.5 - y)));
    this.paint(x - radius - 1, y - radius - 1, x + radius + 1, y + radius + 1, colour, cover);
  }

  /** Light that fades with the distance from a lamp. */
  glow(x, y, radius, colour, strength) {
    const cover = (px, py) => strength * Math.exp(-(((px + 0.5 - x) ** 2 + (py + 0.5 - y) ** 2) / radius ** 2));
    this.paint(x - 2 * radius, y - 2 * radius, x + 2 * radius, y + 2 * radius, colour, cover);
  }

  /** Short strokes in the place of letters. */
  text(x, y, size, letters, colour, random) {
    for (let i = 0; i < letters; i++, x += size * 0.62) {
      if (random(6) === 0) continue;
      for (let stroke = 0; stroke < 3; stroke++) {
        const [dx, dy] = [random(100) * size * 0.004, random(100) * size * 0.008];
        if (random(2)) this.rect(x + dx, y, x + dx + size / 9, y + size, colour);
        else this.rect(x, y + dy, x + size * 0.45, y + dy + size / 9, colour);
      }
    }
  }

  /** A Gaussian blur. @param {number} sigma in pixels */
  blur(sigma) {
    const reach = Math.ceil(3 * sigma);
    const weights = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)));
    const sum = weights.reduce((a, b) => a + b);
    this.#convolve(
      weights.map((w) => w / sum),
      reach,
      this.width,
      this.height,
      3,
      3 * this.width,
    );
    this.#convolve(
      weights.map((w) => w / sum),
      reach,
      this.height,
      this.width,
      3 * this.width,
      3,
    );
  }

  #convolve(weights, reach, length, lines, step, lineStep) {
    const line = new Float32Array(length + 2 * reach);
    for (let n = 0; n < lines; n++)
      for (let c = 0; c < 3; c++) {
        const start = n * lineStep + c;
        for (let i = 0; i < line.length; i++)
          line[i] = this.data[start + step * Math.min(length - 1, Math.max(0, i - reach))];
        for (let i = 0; i < length; i++) {
          let value = 0;
          for (let k = 0; k < weights.length; k++) value += weights[k] * line[i + k];
          this.data[start + step * i] = value;
        }
      }
  }

  /** Noise as JPEG makes it: 8×8 cosine transforms with rounded coefficients. @param {number} coarse the step of the lowest */
  compress(coarse) {
    const block = new Float32Array(64);
    for (let y = 0; y + 8 <= this.height; y += 8)
      for (let x = 0; x + 8 <= this.width; x += 8)
        for (let c = 0; c < 3; c++) {
          const at = (i) => 3 * ((y + (i >> 3)) * this.width + x + (i & 7)) + c;
          for (let i = 0; i < 64; i++) block[i] = this.data[at(i)];
          transform(block, false);
          for (let i = 0; i < 64; i++) {
            const step = coarse * (1 + 0.6 * ((i >> 3) + (i & 7)));
            block[i] = step * Math.round(block[i] / step);
          }
          transform(block, true);
          for (let i = 0; i < 64; i++) this.data[at(i)] = block[i];
        }
  }

  /** @returns {Uint8ClampedArray} four bytes for each pixel */
  pixels() {
    const bytes = new Uint8ClampedArray(4 * this.width * this.height).fill(255);
    for (let i = 0; i < this.width * this.height; i++)
      for (let c = 0; c < 3; c++) bytes[4 * i + c] = this.data[3 * i + c];
    return bytes;
  }
}

const COSINES = Float32Array.from({ length: 64 }, (_, i) => {
  const [k, n] = [i >> 3, i & 7];
  return Math.cos(((2 * n + 1) * k * Math.PI) / 16) * (k === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/** The cosine transform of an 8×8 block, or back. @param {Float32Array} block @param {boolean} back */
function transform(block, back) {
  const line = new Float32Array(8);
  for (const [step, lineStep] of [
    [1, 8],
    [8, 1],
  ])
    for (let n = 0; n < 8; n++) {
      for (let k = 0; k < 8; k++) {
        let sum = 0;
        for (let i = 0; i < 8; i++) sum += block[n * lineStep + i * step] * COSINES[back ? 8 * i + k : 8 * k + i];
        line[k] = sum;
      }
      for (let k = 0; k < 8; k++) block[n * lineStep + k * step] = line[k];
    }
}

const distance = (a, b) => Math.max(...a.map((value, c) => Math.abs(value - b[c])));

/** Colours that differ from each other and from those given by at least `least` in a channel. */
function colours(count, least, taken, random) {
  const chosen = [];
  while (chosen.length < count) {
    const colour = [random(256), random(256), random(256)];
    if ([...taken, ...chosen].every((other) => distance(colour, other) >= least)) chosen.push(colour);
  }
  return chosen;
}

const near = (colour, by, random) => colour.map((value) => Math.min(255, Math.max(0, value + random(2 * by + 1) - by)));

/**
 * The cells of each style. A style gets the canvas, the cell's left and top edge, the pitch, the colour, and its class.
 * @type {Record<string, (scene: any) => void>}
 */
export const STYLES = {
  gaps: eachCell(({ canvas, x, y, pitch, colour, gap }) =>
    canvas.rect(x + gap, y + gap, x + pitch - gap, y + pitch - gap, colour),
  ),
  lines(scene) {
    const { canvas, left, top, rows, cols, pitch, line, ink } = scene;
    eachCell(({ x, y, colour }) => canvas.rect(x, y, x + pitch, y + pitch, colour))(scene);
    for (let row = 0; row <= rows; row++)
      canvas.rect(left - line, top + row * pitch - line, left + cols * pitch + line, top + row * pitch + line, ink);
    for (let col = 0; col <= cols; col++)
      canvas.rect(left + col * pitch - line, top - line, left + col * pitch + line, top + rows * pitch + line, ink);
  },
  touching: eachCell(({ canvas, x, y, pitch, colour }) => canvas.rect(x, y, x + pitch, y + pitch, colour)),
  round: eachCell(({ canvas, x, y, pitch, colour, gap }) =>
    canvas.disc(x + pitch / 2, y + pitch / 2, pitch / 2 - gap, colour),
  ),
  glow(scene) {
    const { canvas, pitch, gap } = scene;
    const radius = pitch / 2 - gap;
    eachCell(({ x, y, colour, state }) => {
      if (state > 0) canvas.glow(x + pitch / 2, y + pitch / 2, pitch * 0.55, colour, 0.55);
    })(scene);
    eachCell(({ x, y, colour, state }) => {
      canvas.disc(x + pitch / 2, y + pitch / 2, radius, colour);
      if (state > 0) canvas.glow(x + pitch / 2, y + pitch / 2 - radius * 0.2, radius * 0.6, [255, 250, 235], 0.7);
    })(scene);
  },
  marks: eachCell(({ canvas, x, y, pitch, colour, gap, mark, isMarked }) => {
    canvas.rect(x + gap, y + gap, x + pitch - gap, y + pitch - gap, colour);
    if (isMarked) canvas.disc(x + pitch / 2, y + pitch / 2, pitch * 0.16, mark);
  }),
};

function eachCell(draw) {
  return (scene) => {
    const { left, top, cols, pitch } = scene;
    for (const [i, state] of scene.states.entries()) {
      const place = { x: left + (i % cols) * pitch, y: top + Math.floor(i / cols) * pitch };
      draw({ ...scene, ...place, state, colour: scene.palette[state], isMarked: scene.marked(i) });
    }
  };
}

/** A page around the board: a header bar, lines of text above and below, sometimes a blurred picture behind. */
function drawPage(canvas, scene, random) {
  const { width, height } = canvas;
  const { ink, top, isPictured, header } = scene;
  if (isPictured) {
    for (let i = 0; i < 12; i++)
      canvas.disc(random(width), random(height), 20 + random(120), near(scene.page, 70, random));
    canvas.blur(6);
  }
  canvas.rect(0, 0, width, header, near(scene.page, 60, random));
  canvas.text(12, header * 0.3, header * 0.35, 6 + random(16), ink, random);
  canvas.text(16, header + 12, 11, 10 + random(20), ink, random);
  const below = top + scene.rows * scene.pitch + 24;
  for (let y = below; y < height - 14; y += 20) canvas.text(16, y, 11, 8 + random(width / 9), ink, random);
}

/** Everything random about a picture. */
function makeScene(style, random) {
  const [rows, cols] = [3 + random(10), 3 + random(10)];
  const pitch = Math.min(18 + random(400) / 10, 560 / Math.max(rows, cols));
  const page = random(2) ? near([24, 28, 38], 16, random) : near([240, 240, 240], 15, random);
  const ink = page[0] < 128 ? [225, 228, 235] : [30, 34, 40];
  const count = style === "glow" ? 2 : 2 + random(3);
  const palette = colours(count, 56, [page], random);
  if (style === "glow") {
    palette[0] = near(
      page.map((value) => (value < 128 ? value + 40 : value - 60)),
      8,
      random,
    );
    palette[1] = near([250, 200, 80], 40, random);
  }
  const states = Array.from({ length: rows * cols }, () => random(count));
  for (let i = 0; i < count; i++) states[random(rows * cols)] = i;
  const header = 36 + random(40);
  const [side, above] = [14 + random(90), header + 40 + random(50)];
  return {
    ...{ style, rows, cols, pitch, page, ink, palette, states, header },
    ...{ left: side + random(100) / 100, top: above + random(100) / 100 },
    gap: pitch * (style === "round" || style === "glow" ? 0.06 + random(9) / 100 : 0.03 + random(7) / 100),
    line: 0.5 + random(20) / 10 / 2,
    mark: random(2) ? [255, 255, 255] : [0, 0, 0],
    marked: random(2)
      ? () => true
      : (
          (kept) => (i) =>
            kept[i % kept.length]
        )(Array.from({ length: 37 }, () => random(2))),
    width: Math.ceil(2 * side + cols * pitch),
    height: Math.ceil(above + rows * pitch + 30 + random(90)),
    isPictured: random(4) === 0,
  };
}

/** The class of each cell, ordered by lightness of the class's colour, without classes that do not occur. */
function ordered({ states, palette }) {
  const light = ([r, g, b]) => 0.299 * r + 0.587 * g + 0.114 * b;
  const used = [...new Set(states)].sort((a, b) => light(palette[a]) - light(palette[b]));
  return states.map((state) => used.indexOf(state));
}

/**
 * @param {string} style
 * @param {number} seed
 * @returns the picture, and what is to be read in it
 */
export function drawScreenshot(style, seed) {
  const random = randomSource(seed);
  const scene = makeScene(style, random);
  const canvas = new Canvas(scene.width, scene.height, scene.page);
  drawPage(canvas, scene, random);
  STYLES[style]({ ...scene, canvas });
  if (seed % 2) canvas.blur(0.6 + random(10) / 10);
  if (seed % 3 === 0) canvas.compress(3 + random(6));
  const { rows, cols, left, top, pitch, width, height } = scene;
  const rectangle = { left, top, right: left + cols * pitch, bottom: top + rows * pitch };
  const data = canvas.pixels();
  return { data, width, height, rows, cols, rectangle, classes: ordered(scene), pitch };
}
