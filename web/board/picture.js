/**
 * @file Draws a position as a self-contained SVG, in the colours of a palette.
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {import("./view.js").Marks} Marks
 * @typedef {typeof NIGHT & { isPaper?: boolean }} Palette
 */
import { HALL_MAX, letterOf } from "../engine/letters.js";

const GRADIENTS = `<defs>
<linearGradient id="off" x2=".34" y2="1"><stop stop-color="#333C67"/><stop offset=".6" stop-color="#28315A"/><stop offset="1" stop-color="#20284B"/></linearGradient>
<radialGradient id="lit" cy=".42" r=".7"><stop stop-color="#FFF3CF"/><stop offset=".26" stop-color="#FFE29A"/><stop offset=".58" stop-color="#FFC94D"/><stop offset="1" stop-color="#F2A93B"/></radialGradient>
<radialGradient id="doorway" cy="1" r="1"><stop stop-color="#FFF3CF"/><stop offset=".5" stop-color="#FFD98A"/><stop offset="1" stop-color="#E79A3C"/></radialGradient>
</defs>`;

export const NIGHT = {
  defs: GRADIENTS,
  panel: "#0A0F24",
  off: "url(#off)",
  lit: "url(#lit)",
  doorway: "url(#doorway)",
  edge: "none",
  ring: "#6D77A8",
  onOff: "#FFFFFF",
  onLit: "#0A0F24",
  behindOff: "#0A0F24", // what is drawn on a mark in the colour onOff
  frame: "#463325",
  leaf: "#A47146",
  knob: "#E9BE55",
  letter: "#F6EFDF",
  mask: "#FFD98A",
  maskEdge: "#BCC0D6",
};

export const CELL = 100;
export const GAP = 11;
export const MARGIN = 26;
const DOOR = { width: 100, height: 178, frame: 8, foot: 42, gap: 34 };
const MASK = { width: 16, height: 18, pitch: 20 };
const DOORS_PER_ROW = 8;

/**
 * An SVG element as text. Names and values come from the program only, so nothing is escaped.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [content]
 */
export function tag(name, attributes, content = "") {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${list.join("")}>${content}</${name}>`;
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {Record<string, string | number>} more */
export const rect = (x, y, width, height, more) => tag("rect", { x, y, width, height, ...more });

/** @param {number} x @param {number} y @param {string} words @param {number} size @param {string} fill */
export const words = (x, y, words, size, fill) =>
  tag("text", { x, y, fill, "font-size": size, "font-weight": 650, "text-anchor": "middle" }, words);

/** Parallel diagonal lines that fill a square. @param {number} x @param {number} y @param {number} size @param {string} stroke */
function hatch(x, y, size, stroke) {
  const steps = [1, 2, 3, 4, 5, 6, 7].map((step) => (step * size) / 4);
  const lines = steps.map((at) => {
    const [low, high] = [Math.min(at, size), Math.max(at - size, 0)];
    return `M${x + high} ${y + low}L${x + low} ${y + high}`;
  });
  return tag("path", { d: lines.join(""), stroke, "stroke-width": 4, "stroke-opacity": 0.6 });
}

/**
 * The marks of a light and its button, drawn in a square.
 * @param {Marks} marks
 * @param {{ light: number, button: number, x: number, y: number, ink: string }} where
 */
export function drawMarks({ numbers, rings, outline, pattern, witness }, { light, button, x, y, ink }) {
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  const line = { fill: "none", stroke: ink, "stroke-width": 5 };
  const number = numbers?.get(button);
  return [
    witness?.[light] ? hatch(x + 12, y + 12, CELL - 24, ink) : "",
    number !== undefined || rings?.has(button) ? tag("circle", { cx, cy, r: 28, ...line }) : "",
    number !== undefined ? words(cx, cy + 13, String(number), String(number).length > 2 ? 24 : 36, ink) : "",
    outline?.has(button)
      ? rect(x + 8, y + 8, CELL - 16, CELL - 16, { rx: 14, ...line, "stroke-dasharray": "10 8" })
      : "",
    pattern?.[button] ? tag("path", { d: `M${cx} ${cy - 17}l17 17-17 17-17-17z`, ...line }) : "",
  ].join("");
}

/** @param {Marks} marks @param {number} light @param {number} button */
export const isMarked = ({ numbers, rings, outline, pattern, witness }, light, button) =>
  numbers?.has(button) || rings?.has(button) || outline?.has(button) || pattern?.[button] || witness?.[light];

/** @param {Engine} engine @param {Marks} marks @param {{ palette: Palette }} look */
export function drawCells(engine, marks, { palette }) {
  const { lights, holes, rows, cols } = engine;
  const wanted = engine.goal === "target" ? engine.targets : null;
  const cells = Array.from(lights, (lit, cell) => {
    if (holes[cell]) return "";
    const x = MARGIN + (cell % cols) * (CELL + GAP);
    const y = MARGIN + Math.floor(cell / cols) * (CELL + GAP);
    const ink = lit ? palette.onLit : palette.onOff;
    const tile = rect(x, y, CELL, CELL, { rx: 20, fill: lit ? palette.lit : palette.off, stroke: palette.edge });
    const ring = { cx: x + 50, cy: y + 50, r: 16, fill: "none", stroke: palette.ring, "stroke-width": 3 };
    const plain = lit || isMarked(marks, cell, cell) ? "" : tag("circle", ring);
    const dot = wanted?.[cell] ? tag("circle", { cx: x + 84, cy: y + 16, r: 8, fill: ink }) : "";
    return tile + plain + dot + drawMarks(marks, { light: cell, button: cell, x, y, ink });
  });
  const size = (/** @type {number} */ count) => count * (CELL + GAP) - GAP + 2 * MARGIN;
  return { width: size(cols), height: size(rows), content: cells.join("") };
}

/** @param {number} x @param {number} y @param {boolean} open @param {Palette} palette */
function drawLeaf(x, y, open, palette) {
  const { width, height, frame } = DOOR;
  const [left, right, top, bottom] = [x + frame, x + width - frame, y + frame, y + height];
  const swung = `M${left} ${top}l26-12v${height - frame + 26}l-26-14z`;
  const shut = `M${left} ${top}H${right}V${bottom}H${left}z`;
  const leaf = tag("path", { d: open ? swung : shut, fill: palette.leaf, stroke: palette.edge });
  const knob = { cx: open ? left + 21 : right - 11, cy: y + height * 0.54, r: open ? 3 : 5, fill: palette.knob };
  const panels = [0.12, 0.55].map((at) =>
    rect(left + 14, y + height * at, right - left - 28, height * 0.34, { rx: 4, fill: "none", stroke: "#0005" }),
  );
  return leaf + (open ? "" : panels.join("")) + tag("circle", knob);
}

/** A mask in the layout of the hall. @param {Uint8Array} mask @param {number} columns @param {{ x: number, y: number }} top its middle @param {Palette} palette */
function drawMask(mask, columns, top, palette) {
  const step = Math.min(MASK.width, (DOOR.width + DOOR.gap - 8) / columns);
  const left = top.x - (step * Math.min(columns, mask.length)) / 2;
  const doors = Array.from(mask, (flips, door) => {
    const y = top.y + Math.floor(door / columns) * MASK.pitch;
    return rect(left + (door % columns) * step, y, step * 0.7, MASK.height, {
      fill: flips ? palette.mask : "none",
      stroke: flips ? palette.mask : palette.maskEdge,
    });
  });
  return doors.join("");
}

/** @param {Engine} engine @param {Marks} marks @param {{ palette: Palette, signOf?: (index: number, x: number, y: number) => string }} look  signOf: drawn on a door, and its button */
export function drawHall(engine, marks, { palette, signOf = () => "" }) {
  const { lights, buttonCount } = engine;
  const places = Math.max(lights.length, buttonCount);
  const columns = Math.ceil(places / Math.ceil(places / DOORS_PER_ROW));
  const masks = lights.length > HALL_MAX ? 0 : Math.ceil(lights.length / columns) * MASK.pitch;
  const high = DOOR.height + DOOR.foot + masks + DOOR.gap;
  const doors = Array.from({ length: places }, (_, index) => {
    const x = MARGIN + (index % columns) * (DOOR.width + DOOR.gap);
    const y = MARGIN + Math.floor(index / columns) * high;
    return drawDoor(engine, marks, palette, { index, x, y, columns }) + signOf(index, x, y);
  });
  const rows = Math.ceil(places / columns);
  return {
    width: columns * (DOOR.width + DOOR.gap) - DOOR.gap + 2 * MARGIN,
    height: rows * high - DOOR.gap + 2 * MARGIN,
    content: doors.join(""),
  };
}

/**
 * A door with the button of the same letter; either may be missing.
 * @param {Engine} engine
 * @param {Marks} marks
 * @param {Palette} palette
 * @param {{ index: number, x: number, y: number, columns: number }} place
 */
function drawDoor(engine, marks, palette, { index, x, y, columns }) {
  const { lights, buttonCount } = engine;
  const [middle, floor] = [x + DOOR.width / 2, y + DOOR.height];
  const open = lights[index] === 1;
  const opening = { fill: open ? palette.doorway : palette.off, stroke: palette.edge };
  const inner = DOOR.width - 2 * DOOR.frame;
  const isWanted = engine.goal === "target" && engine.targets?.[index] === 1;
  const door = [
    rect(x, y, DOOR.width, DOOR.height, { rx: 8, fill: palette.frame, stroke: palette.edge }),
    rect(x + DOOR.frame, y + DOOR.frame, inner, DOOR.height - DOOR.frame, opening),
    drawLeaf(x, y, open, palette),
    isWanted ? tag("circle", { cx: middle, cy: y + 30, r: 9, fill: palette.mask, stroke: palette.edge }) : "",
  ];
  const ink = open ? palette.onLit : palette.onOff;
  return [
    ...(index < lights.length ? door : [tag("circle", { cx: middle, cy: floor - 50, r: 22, fill: palette.knob })]),
    drawMarks(marks, { light: index, button: index, x, y: y + 40, ink }),
    words(middle, floor + 28, letterOf(index), 24, palette.letter),
    index < buttonCount && lights.length <= HALL_MAX
      ? drawMask(engine.mask(index), columns, { x: middle, y: floor + 40 }, palette)
      : "",
  ].join("");
}

/**
 * A drawing on its panel.
 * @param {{ width: number, height: number, content: string }} drawing
 * @param {Palette} palette
 * @param {string} title
 * @returns {string} SVG
 */
export function onPanel({ width, height, content }, palette, title) {
  const panel = rect(0, 0, width, height, { rx: 30, fill: palette.panel });
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: "img",
    "font-family": "system-ui, sans-serif",
  };
  return tag("svg", attributes, tag("title", {}, title) + palette.defs + panel + content);
}

/**
 * @param {Engine} engine
 * @param {Marks} [marks]
 * @param {{ palette?: Palette, title?: string }} [options]  title: by default the notation of the position
 * @returns {string} SVG
 */
export function pictureOf(engine, marks = {}, { palette = NIGHT, title = engine.notation } = {}) {
  return onPanel((engine.kind === "grid" ? drawCells : drawHall)(engine, marks, { palette }), palette, title);
}
