/**
 * @file Draws any position as a self-contained SVG; web/board/picture.js draws those of plain boards.
 * @typedef {import("../board/view.js").Marks} Marks
 * @typedef {import("../board/picture.js").Palette} Palette
 * @typedef {import("../board/view.js").Engine} Engine
 * @typedef {{ palette: Palette, face: import("./face.js").Face, isTargeted: boolean }} Look  isTargeted: each light shows its target
 * @typedef {{ x: number, y: number, ink: string }} Place  the top left corner of a square of 100, and the colour of marks
 */
import {
  CELL,
  drawCells,
  drawHall,
  drawMarks,
  GAP,
  isMarked,
  MARGIN,
  NIGHT,
  onPanel,
  rect,
  tag,
  words,
} from "../board/picture.js";
import { differsInTargets, isRight, onRim, shorterWay, signed, ticksOf } from "../board/turns.js";
import { viewNameOf } from "../engine/kind.js";
import { HALL_MAX, letterOf } from "../engine/letters.js";
import { ANY, EMBER, faceFor, facePath, hallFace, heatOf, isDim, LOCK, TICK } from "./face.js";
import { shapeOf } from "./shapes.js";

const DIAL = { height: 122, foot: 62, gap: 34 };
const DIALS_PER_ROW = 6;
const BRASS = "#E6C27C";
const NEEDLE = "M0-32l6 14h-3v18h-6v-18h-3z";

/** The colour behind a mark in a disc. @param {string} ink @param {Palette} palette */
const behind = (ink, { onOff, behindOff }) => (ink === onOff ? behindOff : "#FFF3CF");

/** A path drawn in a square of 12 units. @param {string} d @param {number} size @param {Place} place */
const drawPath = (d, size, { x, y, ink }) =>
  tag("path", {
    d,
    transform: `translate(${x} ${y})scale(${size / 12})`,
    fill: "none",
    stroke: ink,
    "stroke-width": 2.2,
    "stroke-linecap": "round",
  });

/** @param {Pick<Look, "face">} look @param {number} state @param {number} states @param {number} size @param {Place} place */
function drawFace({ face }, state, states, size, { x, y, ink }) {
  const path = facePath(face, state, states);
  if (path !== null) return drawPath(path, size, { x, y, ink });
  return words(x + size / 2, y + size * 0.72, String(state), size * 0.6, ink);
}

/** The target of a light in a corner, a tick if it is reached, or a question mark if any state will do. @param {Engine} engine @param {number} light @param {Look} look @param {Place} place */
function drawTarget(engine, light, look, { x, y, ink }) {
  const [isAny, target] = [engine.any[light] === 1, engine.targets?.[light] ?? 0];
  const right = !isAny && isRight(engine.targets, engine.lights, light);
  const disc = { cx: x + 80, cy: y + 20, r: 16, fill: right ? ink : "none", stroke: ink, "stroke-width": 2 };
  const corner = { x: x + 67, y: y + 7, ink };
  const face = isAny
    ? drawPath(ANY, 26, corner)
    : right
      ? drawPath(TICK, 26, { ...corner, ink: behind(ink, look.palette) })
      : drawFace(look, target, engine.states[light], 26, corner);
  return tag("circle", disc) + face;
}

/** Writes the number of presses in a quiet pattern, or the weight in a witness or a reason. @param {Marks} marks @param {number} index @param {Palette} palette @param {Place} place */
function drawCount({ pattern, witness, counted }, index, palette, { x, y, ink }) {
  const [weight, presses] = [(witness ?? counted)?.[index] ?? 0, pattern?.[index] ?? 0];
  const text = weight > 0 ? `×${weight}` : presses > 1 ? String(presses) : "";
  const outline = { stroke: behind(ink, palette), "stroke-width": 7, "paint-order": "stroke" };
  return (
    text && tag("text", { x: x + 10, y: y + 90, fill: ink, "font-size": 28, "font-weight": 650, ...outline }, text)
  );
}

/** The square of a light. @param {Place} place @returns {Outline} */
const square =
  ({ x, y }) =>
  (/** @type {Record<string, string | number>} */ paint) =>
    rect(x, y, CELL, CELL, { rx: 20, ...paint });

/**
 * The lamp of a light: unlit, or lit with a shade.
 * @typedef {(paint: Record<string, string | number>) => string} Outline
 * @param {number} state
 * @param {number} states
 * @param {Palette} palette
 * @param {Outline} outline
 */
function drawLamp(state, states, palette, outline) {
  const tile = (/** @type {string} */ fill, opacity = 1) => outline({ fill, opacity, stroke: palette.edge });
  if (state === 0) return tile(palette.off);
  const heat = heatOf(state, states);
  return tile(palette.lit) + (!palette.isPaper && heat < 1 ? tile(EMBER, 1 - heat) : "");
}

/** A light with its marks in a square of 100. @param {Engine} engine @param {Marks} marks @param {Look} look @param {number} cell @param {{ x: number, y: number }} corner @param {(place: Place) => Outline} outlineOf */
function drawLight(engine, marks, look, cell, { x, y }, outlineOf) {
  const { lights, states, locked, any } = engine;
  const { palette } = look;
  const [asNumeral, targeted] = [look.face === "number", look.isTargeted || any[cell]];
  const [state, most] = [lights[cell], states[cell] - 1];
  const ink = isDim(state, states[cell]) ? palette.onOff : palette.onLit;
  const place = { x, y, ink };
  const marked = isMarked(marks, cell, cell);
  const ring = { cx: x + 50, cy: y + 50, r: 16, fill: "none", stroke: palette.ring, "stroke-width": 3 };
  const face = { x: x + (marked ? 68 : 20), y: y + (marked ? 68 : 20), ink };
  return [
    drawLamp(state, states[cell], palette, outlineOf(place)),
    state > 0 || marked || asNumeral ? "" : tag("circle", ring),
    most > 1 ? drawFace(look, state, states[cell], marked ? 30 : 60, face) : "",
    targeted ? drawTarget(engine, cell, look, place) : "",
    drawMarks(marks, { light: cell, button: cell, ...place }),
    drawCount(marks, cell, palette, place),
    locked[cell] ? drawLock(place) : "",
  ].join("");
}

/** A padlock in the corner of a cell that cannot be pressed. @param {{ x: number, y: number, ink: string }} place */
const drawLock = ({ x, y, ink }) =>
  tag("path", {
    d: LOCK,
    transform: `translate(${x + 5} ${y + 5})scale(2.8)`,
    fill: "none",
    stroke: ink,
    "stroke-width": 1.5,
  });

/** @param {Engine} engine @param {Marks} marks @param {Look} look */
function drawStates(engine, marks, look) {
  const { holes, rows, cols } = engine;
  const cells = Array.from(holes, (isHole, cell) => {
    const [column, row] = [cell % cols, Math.floor(cell / cols)];
    const corner = { x: MARGIN + column * (CELL + GAP), y: MARGIN + row * (CELL + GAP) };
    return isHole ? "" : drawLight(engine, marks, look, cell, corner, square);
  });
  const size = (/** @type {number} */ count) => count * (CELL + GAP) - GAP + 2 * MARGIN;
  return { width: size(cols), height: size(rows), content: cells.join("") };
}

/** Each cell with its marks in the square around its inner circle. @param {Engine} engine @param {Marks} marks @param {Look} look */
function drawSurface(engine, marks, look) {
  const shape = /** @type {import("./shapes.js").Shape} */ (shapeOf(engine.boardNotation));
  const [unit, inner] = [CELL + GAP, 2 * shape.inner];
  const cells = shape.cells.map(({ x, y, corners }, cell) => {
    const scale = (unit * inner) / CELL;
    const at = (/** @type {number} */ place) => ((0.94 * place) / inner) * CELL + 50;
    const points = corners.map((corner) => `${at(corner.x - x).toFixed(1)},${at(corner.y - y).toFixed(1)}`).join(" ");
    /** @type {Outline} */
    const outline = (paint) =>
      points ? tag("polygon", { points, ...paint }) : tag("circle", { cx: 50, cy: 50, r: 50, ...paint });
    const corner = [x, y].map((place) => MARGIN + (place - shape.inner) * unit);
    const transform = `translate(${corner.join(" ")})scale(${scale})`;
    return tag(
      "g",
      { transform },
      drawLight(engine, marks, look, cell, { x: 0, y: 0 }, () => outline),
    );
  });
  const d = shape.lines.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join("");
  const transform = `translate(${MARGIN} ${MARGIN})scale(${unit})`;
  const lines = tag("path", { d, transform, stroke: look.palette.letter, "stroke-width": 0.07 });
  return {
    width: shape.width * unit + 2 * MARGIN,
    height: shape.height * unit + 2 * MARGIN,
    content: lines + cells.join(""),
  };
}

/** A dot for each dial, filled if the button turns it, with the steps if that is not one. @param {Engine} engine @param {number} button @param {Palette} palette @param {Place} place */
function drawTurns(engine, button, palette, { x, y }) {
  const { states } = engine;
  const step = Math.min(22, (CELL + DIAL.gap - 8) / states.length);
  const left = x + 50 - (step * (states.length - 1)) / 2;
  const dots = Array.from(engine.mask(button), (steps, dial) => {
    const way = shorterWay(steps, states[dial]);
    const [cx, cy, r] = [left + dial * step, y + DIAL.height + 47, step * 0.44];
    const dot = { cx, cy, r, fill: way ? palette.mask : "none", stroke: way ? palette.mask : palette.maskEdge };
    const isOne = way === 0 || way === 1;
    return tag("circle", dot) + (isOne ? "" : words(cx, cy + r * 0.5, signed(way), r * 1.3, palette.panel));
  });
  return dots.join("");
}

/** The needle of a dial and its number; or the number or its pips alone, larger. @param {Engine} engine @param {number} dial @param {Look} look @param {string} line the colour of the needle */
function drawNeedle({ lights, states }, dial, { palette, face }, line) {
  const [state, ink] = [lights[dial], palette.letter];
  const hub = (/** @type {number} */ r) => tag("circle", { r, fill: palette.panel, stroke: palette.edge });
  if (face !== "dial") return hub(27) + drawFace({ face }, state, states[dial], 40, { x: -20, y: -20, ink });
  const turn = `rotate(${(360 * state) / states[dial]})`;
  return tag("path", { d: NEEDLE, fill: line, transform: turn }) + hub(15) + words(0, 6, String(state), 18, ink);
}

/** @param {Engine} engine @param {number} dial @param {Look} look @param {Place} place */
function drawDial(engine, dial, look, { x, y }) {
  const { lights, states, targets, any } = engine;
  const { palette } = look;
  const right = any[dial] === 1 || isRight(targets, lights, dial);
  const edge = { stroke: palette.edge };
  const line = palette.isPaper ? palette.letter : BRASS;
  const circle = (/** @type {number} */ r, /** @type {string} */ fill) => tag("circle", { r, fill, ...edge });
  const lamp = targets && !any[dial] ? onRim(targets[dial], states[dial], 42) : null;
  const parts = [
    tag("path", {
      d: `M-50 ${DIAL.height - 50}V0A50 50 0 0 1 50 0V${DIAL.height - 50}z`,
      fill: palette.frame,
      ...edge,
    }),
    circle(46, palette.isPaper ? palette.panel : "#21170F"),
    right ? circle(36.5, palette.doorway) : "",
    circle(34, palette.leaf),
    tag("path", { d: ticksOf(states[dial]), stroke: line, "stroke-width": 2 }),
    lamp ? tag("circle", { cx: lamp.x, cy: lamp.y, r: 5, fill: right ? line : palette.panel, stroke: line }) : "",
    drawNeedle(engine, dial, look, line),
    any[dial] ? drawPath(ANY, 26, { x: -50, y: 44, ink: palette.letter }) : "",
  ];
  return tag("g", { transform: `translate(${x + 50} ${y + 50})` }, parts.join(""));
}

/** A dial with the button of the same letter; either may be missing. @param {Engine} engine @param {Marks} marks @param {Look} look @param {number} index @param {Place} place */
function drawPlace(engine, marks, look, index, place) {
  const { palette } = look;
  const [middle, floor] = [place.x + 50, place.y + DIAL.height];
  const bell = { cx: middle, cy: floor - 30, r: 22, fill: palette.knob };
  return [
    index < engine.lightCount ? drawDial(engine, index, look, place) : tag("circle", bell),
    marks.numbers?.has(index) ? tag("circle", { cx: middle, cy: place.y + 50, r: 28, fill: palette.panel }) : "",
    drawMarks(marks, { light: index, button: index, ...place }),
    drawCount(marks, index, palette, place),
    words(middle, floor + 28, letterOf(index), 24, palette.letter),
    signOfButton(engine, index, { ...place, y: floor + 4, ink: palette.letter }),
    index < engine.buttonCount && engine.lightCount <= HALL_MAX ? drawTurns(engine, index, palette, place) : "",
  ].join("");
}

/** @param {Engine} engine @param {Marks} marks @param {Look} look */
function drawDials(engine, marks, look) {
  const places = Math.max(engine.lightCount, engine.buttonCount);
  const rows = Math.ceil(places / DIALS_PER_ROW);
  const columns = Math.ceil(places / rows);
  const [across, down] = [CELL + DIAL.gap, DIAL.height + DIAL.foot + DIAL.gap];
  const dials = Array.from({ length: places }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const place = { x: MARGIN + column * across, y: MARGIN + row * down, ink: look.palette.onOff };
    return drawPlace(engine, marks, look, index, place);
  });
  return {
    width: columns * across - DIAL.gap + 2 * MARGIN,
    height: rows * down - DIAL.gap + 2 * MARGIN,
    content: dials.join(""),
  };
}

/** A hall of doors: a question mark on each that may end in any state, and a padlock on each whose button cannot be pressed. @param {Engine} engine @param {Marks} marks @param {Look} look */
const drawMarkedHall = (engine, marks, { palette }) =>
  drawHall(engine, marks, {
    palette,
    signOf: (index, x, y) => {
      const ink = engine.lights[index] ? palette.onLit : palette.onOff;
      const question = engine.any[index] === 1 ? drawPath(ANY, 34, { x: x + 33, y: y + 16, ink }) : "";
      return question + signOfButton(engine, index, { x: x + 4, y: y + 186, ink: palette.letter });
    },
  });

/** A padlock, if the button cannot be pressed. @param {Engine} engine @param {number} button @param {Place} place */
const signOfButton = ({ locked }, button, place) => (locked[button] ? drawLock(place) : "");

/** The drawing of each view. */
const DRAWINGS = {
  hall: drawHall,
  "marked-hall": drawMarkedHall,
  cells: drawCells,
  dials: drawDials,
  surface: drawSurface,
  states: drawStates,
};

/** @param {Engine} engine @param {Marks} [marks] @param {{ palette?: Palette, title?: string, face?: string | null }} [options] face: the word of the attribute @returns {string} SVG */
export function pictureOf(engine, marks = {}, { palette = NIGHT, title = engine.notation, face } = {}) {
  const ownFace = engine.kind === "doors" ? hallFace(face) : faceFor(face, engine.states);
  const look = { palette, face: ownFace, isTargeted: differsInTargets(engine) };
  return onPanel(DRAWINGS[viewNameOf(engine.boardNotation)](engine, marks, look), palette, title);
}
