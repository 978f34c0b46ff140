/** @file The picture with the reading drawn over it, and handles at the corners of the board. */
import { make, say, svg } from "../ui/dom.js";

/** @typedef {import("./colour-roles.js").Role} Role */
/** @typedef {import("./colour-roles.js").Roles} Roles */
/** @typedef {import("../engine/grid-image.js").Reading} Reading */
/** @typedef {"lit" | "dark" | "hole" | "state"} Mark  state: a digit, if a light has more than two */

const MARK = 0.17; // radius of a mark, in cells
const KEY_STEPS = 400; // an arrow key moves a corner by this part of the longer side …
const FAST = 10; // … and with Shift so many times as far

/** @type {Record<string, [x: number, y: number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The projective map from the unit square to a quadrilateral.
 * @param {number[]} corners x and y of four, in the order of Reading
 * @returns {(u: number, v: number) => [x: number, y: number]}
 */
export function projection([x0, y0, x1, y1, x2, y2, x3, y3]) {
  const [ax, ay, bx, by] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy, area] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3, ax * by - bx * ay];
  const [g, h] = [(sx * by - bx * sy) / area, (ax * sy - sx * ay) / area];
  return (u, v) => {
    const w = g * u + h * v + 1;
    const x = (x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0;
    const y = (y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0;
    return [x / w, y / w];
  };
}

/** @param {Reading} reading */
function linesPath({ corners, rows, cols }) {
  const at = projection(corners);
  const line = (/** @type {number[]} */ from, /** @type {number[]} */ to) => `M${from}L${to}`;
  const down = Array.from({ length: cols + 1 }, (_, i) => line(at(i / cols, 0), at(i / cols, 1)));
  const across = Array.from({ length: rows + 1 }, (_, i) => line(at(0, i / rows), at(1, i / rows)));
  return [...down, ...across].join("");
}

/** @param {number} states of a light @param {Role} role @returns {Mark} */
export function markOf(states, role) {
  if (role === "hole") return role;
  return states > 2 ? "state" : role ? "lit" : "dark";
}

/** @type {Record<Exclude<Mark, "state">, (x: number, y: number, r: number) => string>} */
const MARKS = {
  lit: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  dark: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  hole: (x, y, r) => `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`,
};

/** The place of each cell's mark, and its radius. @param {Reading} reading */
function placesOf({ corners, rows, cols, classes }) {
  const at = projection(corners);
  return Array.from(classes, (_, i) => {
    const [u, v] = [((i % cols) + 0.5) / cols, (Math.floor(i / cols) + 0.5) / rows];
    const [x, y] = at(u, v);
    const [right] = at(u + 0.5 / cols, v);
    const [, below] = at(u, v + 0.5 / rows);
    return { x, y, r: 2 * MARK * Math.min(Math.abs(right - x), Math.abs(below - y)) };
  });
}

/** Draws a path for each kind of mark, and all digits in one text. */
function marksLayer() {
  const kinds = /** @type {(keyof typeof MARKS)[]} */ (Object.keys(MARKS));
  const paths = kinds.map((kind) => svg("path", { class: kind }));
  const digits = svg("text", { class: "state" });

  /** @param {Reading | null} reading @param {Roles} roles */
  function show(reading, { states, roles }) {
    const places = reading ? placesOf(reading) : [];
    const cells = places.map((place, i) => ({ ...place, role: roles[reading?.classes[i] ?? 0] }));
    const marked = (/** @type {Mark} */ mark) => cells.filter(({ role }) => markOf(states, role) === mark);
    for (const [i, kind] of kinds.entries())
      paths[i].setAttribute(
        "d",
        marked(kind)
          .map(({ x, y, r }) => MARKS[kind](x, y, r))
          .join(""),
      );
    const lights = marked("state");
    digits.textContent = lights.map(({ role }) => role).join("");
    digits.setAttribute("x", lights.map(({ x }) => x).join(" "));
    digits.setAttribute("y", lights.map(({ y }) => y).join(" "));
    digits.setAttribute("font-size", String(3 * Math.min(...lights.map(({ r }) => r), 100)));
  }
  return { roots: [...paths, digits], show };
}

/**
 * @typedef {object} Moves
 * @property {(corner: number, x: number, y: number) => void} move
 * @property {() => void} stop  the corner is released
 */

/** @param {ImageData} pixels @param {Moves} moves */
export function pictureView(pixels, moves) {
  const { width, height } = pixels;
  const canvas = make("canvas", { width, height, role: "img", label: "picture.stage" });
  canvas.getContext("2d")?.putImageData(pixels, 0, 0);
  const [lines, marks] = [svg("path", { class: "lines" }), marksLayer()];
  const overlay = svg("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, lines, ...marks.roots);
  const corners = Array.from({ length: 8 }, () => 0);
  const root = make("div", { class: "picture-view", translate: "no" }, canvas, overlay);
  root.style.setProperty("--ratio", String(width / height));
  const handles = [0, 1, 2, 3].map((i) => cornerHandle(i, { root, pixels, corners, moves }));
  root.append(...handles);

  /**
   * @param {number[]} places of the corners
   * @param {Reading | null} reading
   * @param {Roles} roles of the classes
   * @param {boolean} inPerspective each corner has a handle, not only two
   */
  function show(places, reading, roles, inPerspective) {
    corners.splice(0, 8, ...places);
    for (const [i, handle] of handles.entries()) {
      handle.style.insetInlineStart = `${(100 * corners[2 * i]) / width}%`;
      handle.style.insetBlockStart = `${(100 * corners[2 * i + 1]) / height}%`;
      handle.hidden = i % 2 === 1 && !inPerspective;
    }
    lines.setAttribute("d", linesPath(reading ?? { ...NO_CELLS, corners }));
    marks.show(reading, roles);
  }
  return { root, show };
}

const NO_CELLS = { rows: 1, cols: 1, classes: new Uint8Array(), colours: [] };

/**
 * @param {number} i
 * @param {{ root: HTMLElement, pixels: ImageData, corners: number[], moves: Moves }} view
 */
function cornerHandle(i, { root, pixels: { width, height }, corners, moves }) {
  const handle = say(
    make("button", { type: "button", class: "handle" }),
    /** @type {any} */ (`picture.corner.${i}`),
    undefined,
    "aria-label",
  );
  const within = (/** @type {number} */ place, /** @type {number} */ side) => Math.min(side, Math.max(0, place));
  const move = (/** @type {number} */ x, /** @type {number} */ y) => moves.move(i, within(x, width), within(y, height));
  /** The distance of the pointer from the corner when the drag began. @type {[x: number, y: number] | null} */
  let hold = null;

  /** @param {PointerEvent} event @returns {[x: number, y: number]} in pixels of the picture */
  function placeOf({ clientX, clientY }) {
    const box = root.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
  }
  handle.addEventListener("pointerdown", (event) => {
    const [x, y] = placeOf(event);
    hold = [x - corners[2 * i], y - corners[2 * i + 1]];
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", (event) => {
    if (!hold) return;
    const [x, y] = placeOf(event);
    move(x - hold[0], y - hold[1]);
  });
  handle.addEventListener("lostpointercapture", () => {
    hold = null;
    moves.stop();
  });
  handle.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = (Math.max(width, height) / KEY_STEPS) * (event.shiftKey ? FAST : 1);
    move(corners[2 * i] + arrow[0] * step, corners[2 * i + 1] + arrow[1] * step);
  });
  handle.addEventListener("keyup", ({ key }) => ARROWS[key] && moves.stop());
  return handle;
}
