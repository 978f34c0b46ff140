/**
 * @file The answer for a grid of lights, numbered on the board: the fewest presses, which can be pressed along; or the proof that
 * there are none, and the nearest boards that can be solved.
 */
import { isLarge } from "../board/grid.js";
import { gridText, lightsText } from "../board/notation.js";
import { countSolutions, isCounted, pressNumbers, proofBeyondParity, solutionEnding } from "../board/turns.js";
import { wrongIn } from "../board/view.js";
import { isGridText } from "../engine/kind.js";
import { SHAPE } from "../reading/shape.js";
import { answerBox } from "../solve/index.js";
import { button } from "../ui/controls.js";
import { copyButton } from "../ui/copy-button.js";
import { make, say } from "../ui/dom.js";
import { lightName } from "./grids.js";
import { nearPicture } from "./near-picture.js";

/** Nearest boards are looked for and listed up to these numbers. */
const NEAREST_LIGHTS_MAX = 144;
const NEAREST_LISTED_MAX = 4;

/** @typedef {import("../solve/answers.js").Answer} Answer */
/** @typedef {ReturnType<typeof makeParts>} Parts */

/**
 * @param {import("./index.js").Lights} board
 * @param {ReturnType<typeof import("./editing.js").editing>} editing
 * @param {() => void} showAll opens the list of all solutions
 */
export function answerCard(board, editing, showAll) {
  const box = answerBox(board, {
    namesOf: () => [],
    itemOf: (button, index, times) => itemOf(board, button, index, times),
    marksOf: (numbers) => marksOf(board, numbers),
    sayNone: (line, witness) => sayNone(board, line, witness),
    onAnswer: (answer) => show(board, parts, answer),
  });
  const parts = makeParts(editing, box, showAll);
  const { title, root, how, about, start, end } = parts;
  editing.onChange((isAlong) => {
    for (const part of [how, start]) part.toggleAttribute("data-rests", isAlong);
    for (const part of [end, about, box.list.root]) part.toggleAttribute("data-rests", !isAlong);
  });
  return { root, title, onPosition: box.follow, hide: box.hide };
}

/**
 * @param {ReturnType<typeof import("./editing.js").editing>} editing
 * @param {ReturnType<typeof answerBox>} box
 * @param {() => void} showAll
 */
function makeParts(editing, box, showAll) {
  const how = make("p", { class: "small" });
  const about = make("p", { class: "small", say: "lights.along-about" });
  const nearest = make("div", { class: "nearest" });
  const seek = button("lights.fewest", () => {
    seek.hidden = true;
    box.search();
  });
  // The button that was pressed hides, so the focus moves on.
  const start = button("lights.along", () => setAlong(true, box.list.root.querySelector("button")), {
    class: "primary",
  });
  const end = button("lights.along-end", () => setAlong(false, start));
  /** @param {boolean} isAlong @param {HTMLElement | null} next */
  function setAlong(isAlong, next) {
    editing.setAlong(isAlong);
    next?.focus({ preventScroll: true });
  }
  const text = make("pre", { class: "grid-text", tabindex: 0, label: "lights.solution-text", translate: "no" });
  const copy = copyButton("lights.copy-solution", () => String(text.textContent));
  const rank = make("p", { class: "facts" });
  const all = button("lights.all-solutions", showAll);
  const tools = make("div", { class: "row" }, copy, ...box.tools);
  const more = make("details", { class: "more" }, make("summary", { say: "lights.details" }), rank, text, tools, all);
  const root = make("section", { class: "card answer-card" }, how, box.root, about, nearest, seek, more);
  return {
    title: [...box.title, start, end],
    root,
    how,
    about,
    nearest,
    seek,
    start,
    end,
    text,
    copy,
    rank,
    all,
  };
}

/** @param {import("./index.js").Lights} board @param {Parts} parts @param {Answer} answer */
function show(board, { how, nearest, seek, start, text, copy, rank: words, all }, answer) {
  const { engine } = board;
  const { rank, nullity, witness, left, weight, fewest, isOpen } = answer;
  const isSolvable = rank !== null && !witness;
  const isSolved = weight === 0;
  const counted = solutionEnding(engine);
  say(how, `lights.how${counted}`);
  how.hidden = start.hidden = !isSolvable || isSolved;
  seek.hidden = !isSolvable || isSolved || isOpen || fewest !== null;
  text.hidden = copy.hidden = !isSolvable;
  all.hidden = !isSolvable;
  text.textContent = gridText(engine.rows, engine.cols, left);
  const ending = witness ? "-none" : counted || (engine.goal === "either" ? "-either" : "");
  if (rank === null) say(words, "");
  else say(words, `lights.rank${ending}`, { rank, nullity, count: countSolutions(engine, nullity) });
  nearest.replaceChildren();
  if (witness && engine.lightCount <= NEAREST_LIGHTS_MAX) listNearest(board, nearest);
}

/** @param {import("./index.js").Lights} board @param {number} button @param {number} index @param {number} times */
function itemOf(board, button, index, times) {
  const { engine } = board;
  const { cols } = engine;
  const [row, column] = [Math.floor(button / cols) + 1, (button % cols) + 1];
  const [detail, isGrid] = [lightName(engine, button), !SHAPE.test(engine.boardNotation)];
  const label = /** @type {[import("../ui/i18n.js").Key, Record<string, unknown>]} */ ([
    isGrid ? "lights.along-cell" : "lights.along-light",
    { row, column, times, light: detail },
  ]);
  return { text: String(pressNumbers(engine)(times, index)), detail, label };
}

/** @param {import("./index.js").Lights} board @param {Map<number, number | string>} numbers */
function marksOf({ engine }, numbers) {
  const areRings = isGridText(engine.boardNotation) && isLarge(engine.rows, engine.cols) && !isCounted(engine);
  return areRings ? { rings: new Set(numbers.keys()) } : { numbers };
}

/** @param {import("./index.js").Lights} board @param {HTMLElement} line @param {Uint8Array} witness */
function sayNone({ engine }, line, witness) {
  const { lights, targets, goal } = engine;
  const proof = proofBeyondParity(engine, witness);
  if (proof) return void say(line, "states.none", proof);
  const ending = goal === "target" ? goal : goal === "on" ? "dark" : "lit";
  say(line, `lights.witness-${ending}`, { count: wrongIn(witness, lights, targets).length });
}

/** Offers the boards that differ in the fewest lights and can be solved. @param {import("./index.js").Lights} board @param {HTMLElement} root */
async function listNearest(board, root) {
  const { notation } = board;
  await new Promise((resolve) => setTimeout(resolve)); // the verdict shows first
  if (board.notation !== notation) return;
  const found = board.engine.nearest({ limit: NEAREST_LISTED_MAX });
  if (!found) return;
  const about = say(make("p", { class: "small" }), "lights.nearest", { changes: found.distance });
  root.replaceChildren(
    about,
    make("div", { class: "row" }, ...found.sets.map((set, i) => nearestBoard(board, set, found.states[i]))),
  );
}

/** @param {import("./index.js").Lights} board @param {number[]} changed @param {number[]} states that the changed lights get */
function nearestBoard(board, changed, states) {
  const { boardNotation, lights, states: counts } = board.engine;
  const isGrid = !SHAPE.test(boardNotation);
  const near = lights.map((state, light) => states[changed.indexOf(light)] ?? state);
  const open = () => {
    board.notation = `${boardNotation}.${lightsText(boardNotation, near)}`;
  };
  const cells = changed.map((light, i) => {
    const cell = lightName(board.engine, light);
    return counts[light] > 2 ? `${cell} → ${states[i]}` : cell;
  });
  const choose = make("button", { type: "button", class: "near", onclick: open });
  if (isGrid) choose.append(nearPicture(board.engine, near, changed));
  if (!isGrid || cells.some((text) => text.includes("→"))) choose.append(make("span", {}, cells.join("; ")));
  return say(choose, "lights.nearest-one", { cells: cells.join("; ") }, "aria-label");
}
