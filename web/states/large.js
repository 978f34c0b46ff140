/** @file Grids beyond 12×12 with more than two states: on a canvas, with the brightness and the face of each state. */
import { wordOf } from "../board/attributes.js";
import { differsInTargets } from "../board/turns.js";
import { EMBER, faceFor, facePath, heatOf, TICK } from "./face.js";
import { adoptIn, countsOf, withLevelNames, withTargets } from "./states.js";

const FACE_FROM = 9; // pixels of a cell: smaller ones show their brightness only
const FILLED_TO = 18; // pixels: below, a face takes the whole cell
const PIP = 3; // twelfths of the face
const DARKEST = 0.2; // of a lit light in the overview

/**
 * @typedef {import("../board/view.js").Marks} Marks
 * @typedef {{ shown: Uint8Array | null, brightnesses: number[], face: import("./face.js").Face }} View
 * @typedef {{ name: string, has: (cell: number) => boolean, draw: (cell: Cell, palette: Palette, box: () => void) => void }} Layer
 * @typedef {{ pen: CanvasRenderingContext2D, side: number, ink: string, line: number }} Cell
 * @typedef {Record<string, string>} Palette
 * @typedef {{ x: number, y: number, size: number }} Square  in parts of the cell
 */

const WHOLE = { x: 0.04, y: 0.04, size: 0.92 };
const MIDDLE = { x: 0.18, y: 0.18, size: 0.64 };
const CORNER = { x: 0.62, y: 0.62, size: 0.36 }; // beside a ring or a number
const BESIDE_TARGET = { x: 0.05, y: 0.37, size: 0.58 };
const TARGET = { x: 0.62, y: 0.04, size: 0.34 };

/** Draws a path of 12 units, or a numeral. @param {Cell} cell @param {Square} square @param {string | null} path @param {number} state @param {string} ink */
function drawFace({ pen, side }, { x, y, size }, path, state, ink) {
  pen.save();
  pen.translate(x * side, y * side);
  pen.scale((size * side) / 12, (size * side) / 12);
  if (path === null) {
    pen.fillStyle = ink;
    pen.font = "600 8.5px system-ui, sans-serif";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(String(state), 6, 6.4);
  } else {
    pen.strokeStyle = ink;
    pen.lineWidth = PIP;
    pen.lineCap = pen.lineJoin = "round";
    pen.stroke(new Path2D(path.replaceAll("h0", "h.01"))); // a canvas may leave out lines without length
  }
  pen.restore();
}

/** A lit tile that is less bright. Without colours, in print and where they are forced, its face alone tells the state. @param {number} level from 0 to 1 @param {number} heat */
function shade(level, heat) {
  /** @param {Cell} cell @param {Palette} palette @param {() => void} box */
  return ({ pen }, palette, box) => {
    if (palette["cell-line"] !== "transparent") return;
    for (const [colour, part] of /** @type {const} */ ([
      [palette.lit, 1 - level],
      [EMBER, 1 - heat],
    ])) {
      box();
      [pen.fillStyle, pen.globalAlpha] = [colour, part];
      pen.fill();
    }
    pen.globalAlpha = 1;
  };
}

/** The shades of all states between unlit and the brightest. @param {View} view @returns {Layer[]} */
const shadesOf = ({ brightnesses, shown }) =>
  brightnesses.flatMap((_, state) => {
    const level = state / (brightnesses.length - 1);
    if (state === 0 || level === 1) return [];
    const has = (/** @type {number} */ cell) => shown?.[cell] === state;
    return [{ name: `shade ${state}`, has, draw: shade(level, heatOf(state, brightnesses.length)) }];
  });

/** The faces of all states; in the corner of marked lights. @param {View} view @param {boolean} targeted @param {(cell: number) => boolean} isMarked @returns {Layer[]} */
const facesOf = ({ brightnesses, shown, face }, targeted, isMarked) =>
  brightnesses.flatMap((_, state) =>
    [true, false].map((marked) => ({
      name: `face ${state} ${marked}`,
      has: (cell) => shown?.[cell] === state && isMarked(cell) === marked,
      draw: (cell) => {
        const isSmall = cell.side < FILLED_TO;
        if (cell.side < FACE_FROM || (isSmall && marked)) return;
        const place = marked ? CORNER : isSmall ? WHOLE : targeted ? BESIDE_TARGET : MIDDLE;
        drawFace(cell, place, facePath(face, state, brightnesses.length), state, cell.ink);
      },
    })),
  );

/** The targets of lights in their corners; a tick where one is reached. @param {View} view @param {Uint8Array} targets @returns {Layer[]} */
const targetsOf = ({ brightnesses, shown, face }, targets) =>
  brightnesses.flatMap((_, target) =>
    [true, false].map((reached) => ({
      name: `target ${reached ? "reached" : target}`,
      has: (cell) => targets[cell] === target && (shown?.[cell] === target) === reached,
      draw: (cell) => {
        const { pen, side, ink, line } = cell;
        if (side < FILLED_TO) return;
        pen.beginPath();
        pen.arc(side * 0.79, side * 0.21, side * 0.18, 0, 2 * Math.PI);
        [pen.strokeStyle, pen.lineWidth] = [ink, line];
        pen.stroke();
        drawFace(cell, TARGET, reached ? TICK : facePath(face, target, brightnesses.length), target, ink);
      },
    })),
  );

/**
 * The view of large boards for more than two states. All lights but holes have equally many.
 * @template {new (...args: any[]) => import("../board/grid.js").GridView} Base
 * @param {Base} Canvas web/canvas/view.js
 */
export const largeStates = (Canvas) =>
  class extends withLevelNames(withTargets(Canvas)) {
    /** @param {number[]} changed @param {number} origin */
    paint(changed, origin) {
      adoptIn(/** @type {ShadowRoot} */ (this.root.getRootNode()));
      this.root.classList.add("states");
      super.paint(changed, origin);
    }

    /** A light with levels is no toggle. */
    tellPressed() {}

    get face() {
      const { host } = /** @type {ShadowRoot} */ (this.root.getRootNode());
      return faceFor(host && wordOf(host, "face"), this.engine.states);
    }

    get brightnesses() {
      const states = Math.max(...this.engine.states);
      return Array.from({ length: states }, (_, state) => state && DARKEST + (1 - DARKEST) * heatOf(state, states));
    }

    /** @param {(cell: number) => boolean} isMarked @returns {Layer[]} */
    layersOf(isMarked) {
      const { targets } = this.engine;
      const own = differsInTargets(this.engine) ? targets : null;
      const faces = facesOf(this, own !== null, isMarked);
      return [...shadesOf(this), ...faces, ...(own ? targetsOf(this, own) : [])];
    }

    /** Counts of a quiet pattern and weights of a witness are texts on the cells, too. @param {Marks} marks */
    textsOf(marks) {
      const { presses, weights } = countsOf(marks);
      const texts = [...weights.entries(), ...presses.entries()].filter(([, text]) => text);
      return new Map([...texts, ...(marks.numbers ?? [])]);
    }

    /** @param {number} row @param {Uint8Array} lights @param {(state: number) => string} columnsOf */
    rowText(row, lights, columnsOf) {
      const states = [...new Set(lights)].filter((state) => state > 0).sort((a, b) => b - a);
      const levels = states.map((state) => ({ state, columns: columnsOf(state) }));
      return this.t("states.row", { row: row + 1, levels });
    }
  };
