/** @file Worksheets for printing: boards to solve by hand, black on white, with the answers on a page of their own. */

import { fewestWithin } from "../board/hint.js";
import { miniature } from "../board/miniature.js";
import { ruleName } from "../board/notation.js";
import { PAPER } from "../board/paper.js";
import { pictureOf } from "../board/picture.js";
import { createEngine, EngineError } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { button, choice, field } from "../ui/controls.js";
import { make, say, tOf } from "../ui/dom.js";
import { onesOf } from "./names.js";

const BOARDS_MAX = 12;
const SHEETS_MAX = 4_000_000;
const LIGHTS_MAX = 400; // larger boards are not for solving by hand
const BUDGET_MS = 500; // time for the fewest presses of one board
const PAPERS = { a4: "A4", letter: "letter" };

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @typedef {ReturnType<typeof makeControls> & { board: Engine | null, paper: keyof typeof PAPERS }} Worksheet */

export function worksheetPart() {
  /** @type {Worksheet} */
  const sheet = { ...makeControls(), board: null, paper: "a4" };
  const papers = choice("explain.paper", /** @type {(keyof typeof PAPERS)[]} */ (Object.keys(PAPERS)), (value) => {
    sheet.paper = value;
  });
  const { root, boards, weightField, seed, said } = sheet;
  root.append(
    make("h3", { say: "explain.worksheet" }),
    make("p", { class: "small", say: "explain.worksheet-about" }),
    make("div", { class: "row" }, field("explain.boards", boards), weightField, field("explain.seed", seed)),
    make(
      "div",
      { class: "row" },
      field("explain.paper", papers),
      button("explain.print", () => print(sheet)),
    ),
    said,
  );

  /** @param {Engine} engine */
  function show(engine) {
    sheet.board = engine;
    weightField.hidden = engine.kind === "doors"; // the masks of doors are random, so no number of presses is chosen
  }

  return { root, show };
}

function makeControls() {
  const weight = make("input", { type: "number", min: 1, value: 4 });
  return {
    root: make("div"),
    boards: make("input", { type: "number", min: 1, max: BOARDS_MAX, value: 6 }),
    weight,
    weightField: field("explain.weight", weight),
    seed: make("input", { type: "number", min: 0, max: SHEETS_MAX, value: 1 }),
    said: make("p", { class: "small", role: "status" }),
  };
}

/** @param {Worksheet} sheet */
async function print({ root, board, boards, weight, seed, paper, said }) {
  if (!board) return;
  const engine = createEngine(await engineModule());
  engine.load(board.notation);
  const count = wholeIn(boards, 1, BOARDS_MAX);
  const levels = levelsOf(engine, count, wholeIn(weight, 1, Infinity), wholeIn(seed, 0, SHEETS_MAX));
  say(said, levels.length === count ? "explain.printing" : "explain.no-levels", { count: levels.length });
  const printed = levels.length === 0 || (await printSheet(root, engine, levels, PAPERS[paper]));
  if (!printed) say(said, "explain.print-forbidden");
}

/** The typed value as an integer within bounds. @param {HTMLInputElement} input @param {number} least @param {number} most */
const wholeIn = ({ valueAsNumber }, least, most) => Math.max(least, Math.min(most, Math.trunc(valueAsNumber) || least));

/**
 * Different positions of the same kind of board.
 * @param {Engine} engine
 * @param {number} count
 * @param {number} weight
 * @param {number} seed
 */
function levelsOf(engine, count, weight, seed) {
  const levels = new Set();
  if (engine.lightCount > LIGHTS_MAX) return [];
  for (let tries = 0; levels.size < count && tries < 4 * count; tries++) {
    const notation = deal(engine, weight, seed * 1000 + tries);
    if (notation) levels.add(notation);
    else break;
  }
  return [...levels];
}

/** @param {Engine} engine @param {number} weight @param {number} seed @returns {string | null} null if no position needs so many presses or none was found */
function deal(engine, weight, seed) {
  if (engine.kind === "doors") return engine.generate({ seed, doors: Math.max(3, engine.lightCount), openable: true });
  if (weight > engine.buttonCount) return null;
  try {
    return engine.generate({ seed, notation: `${engine.boardNotation}.off`, weight });
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/**
 * Prints from a separate frame, so that nothing else of the page is printed.
 * @param {HTMLElement} place
 * @param {Engine} engine
 * @param {string[]} levels
 * @param {string} size
 * @returns {Promise<boolean>} false if it is forbidden
 */
async function printSheet(place, engine, levels, size) {
  const frame = make("iframe", { class: "sheet", "aria-hidden": "true", tabindex: -1 });
  place.querySelector("iframe")?.remove();
  place.append(frame);
  const [sheet, inner] = [frame.contentDocument, /** @type {any} */ (frame.contentWindow)];
  if (!sheet || !inner) return false;
  const style = new inner.CSSStyleSheet();
  style.replaceSync(styleOf(size, levels.length));
  sheet.adoptedStyleSheets = [style];
  const t = tOf(place);
  sheet.title = t("explain.worksheet");
  const tasks = levels.map((notation) => taskOf(engine, notation));
  sheet.body.append(pageOf(engine, tasks, false, t), pageOf(engine, tasks, true, t));
  await Promise.all(Array.from(sheet.images, (image) => image.decode()));
  inner.print();
  return true;
}

/** @param {string} size @param {number} count */
function styleOf(size, count) {
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 3;
  return `
@page { size: ${size}; margin: 14mm; }
body { margin: 0; color: #000; background: #fff; font: 11pt system-ui, sans-serif; }
section + section { break-before: page; }
h1 { margin: 0 0 6mm; font-size: 14pt; }
.boards { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8mm; }
figure { margin: 0; break-inside: avoid; text-align: center; }
img { max-inline-size: 100%; max-block-size: ${Math.floor(220 / Math.ceil(count / columns)) - 14}mm; }
figcaption { display: grid; margin-block-start: 2mm; overflow-wrap: anywhere; }
code { font: 8pt monospace; }
.miniature { inline-size: 18mm; margin-block-end: 4mm; border: 1px solid #888; }
.off { fill: #fff; }
.on { fill: #555; }`;
}

/** @typedef {{ notation: string, presses: Uint8Array | null }} Task  presses: the fewest, null if they were not found in time */

/** @param {Engine} engine @param {string} notation @returns {Task} */
function taskOf(engine, notation) {
  engine.load(notation);
  return { notation, presses: fewestWithin(engine, BUDGET_MS)?.presses ?? null };
}

/** @param {Engine} engine @param {Task[]} tasks @param {boolean} answers @param {import("../ui/i18n.js").Translate} t */
function pageOf(engine, tasks, answers, t) {
  const figures = tasks.map(({ notation, presses }, i) => {
    engine.load(notation);
    const rings = answers && presses ? { rings: new Set(onesOf(presses)) } : {};
    const picture = pictureOf(engine, rings, { palette: PAPER });
    const drawn = make("img", { alt: notation, src: `data:image/svg+xml,${encodeURIComponent(picture)}` });
    const fewest = presses ? t("explain.sheet-fewest", { count: onesOf(presses).length }) : "";
    const caption = make("figcaption", {}, make("b", {}, `${i + 1}. ${fewest}`), make("code", {}, notation));
    return make("figure", {}, drawn, caption);
  });
  const goal = /** @type {import("../engine/engine.js").Goal} */ (engine.goal);
  const task = engine.kind === "doors" ? "explain.sheet-doors-on" : /** @type {const} */ (`explain.sheet-grid-${goal}`);
  const title = make("h1", {}, t(answers ? "explain.sheet-answers" : task));
  const rule = answers || engine.kind === "doors" ? [] : ruleOf(engine, t);
  return make("section", {}, title, ...rule, make("div", { class: "boards" }, ...figures));
}

/** The rule in words, with a picture of a stencil that has no name. @param {Engine} engine @param {import("../ui/i18n.js").Translate} t */
function ruleOf(engine, t) {
  const { wrap, stencil } = engine;
  const name = ruleName(engine);
  const edges = wrap === "flat" ? "" : ` ${t(/** @type {import("../ui/i18n.js").Key} */ (`game.edges.${wrap}`))}`;
  const words = make("p", {}, t(`game.rule.${name}`) + edges);
  return name === "own" ? [words, miniature(5, 5, stencil)] : [words];
}
