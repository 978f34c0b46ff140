/**
 * @file The card to paste boards in any of the supported forms. The typed text is always kept. A text that is pasted or dropped anywhere in
 * the view but in a field of text is read at once. Where the meaning of a text is a guess, buttons under it show the guess and change it.
 */

import { miniature } from "../board/miniature.js";
import { saidOf } from "../board/said.js";
import { fetchParts } from "../board/state-parts.js";
import { createEngine, NotationError } from "../engine/engine.js";
import { letterOf } from "../engine/letters.js";
import { engineModule } from "../loading/module.js";
import { textOf } from "../reading/encoding.js";
import { boardsOf, EXAMPLES } from "../reading/index.js";
import { button, section } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { TYPED } from "../ui/keys.js";
import { stepper } from "../ui/stepper.js";
import { rememberHere } from "../ui/storage.js";

/** At most this many cases are listed. */
const CASES_MAX = 500;
const STATES_MAX = 36;
/** The most buttons of which a list says what they turn; of more, the board shows it. */
const MASKS_MAX = 12;
const QUOTED_MAX = 60; // characters quoted on each side of an error

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../reading/forms.js").Choice} Choice */
/** @typedef {import("../reading/forms.js").Pasted} Pasted */
/** @typedef {import("../reading/signs.js").Meaning} Meaning */
/** @typedef {(answer: Choice) => Node} Draw  a drawing of the board that an answer gives; throws where it gives none */
/** @typedef {(which?: number, choice?: Choice) => Promise<void>} Read  which: index of the case, if there are several */

/**
 * @param {{ notation: string }} board numbers without a size are cells of this board
 * @param {(notation: string) => void} open opens a position of lights or doors
 * @param {HTMLElement[]} cameras  the buttons that take a photograph
 */
export function pasteCard(board, open, cameras) {
  const described = { id: "paste", "aria-describedby": "paste-about paste-error" };
  const text = make("textarea", { ...described, rows: 6, spellcheck: "false", autocomplete: "off" });
  const error = make("p", { id: "paste-error", class: "error", role: "alert" });
  const more = make("div");
  const about = make("label", { for: "paste", class: "small", id: "paste-about", say: "lights.paste-about" });
  const load = button("lights.paste-load", () => read());
  const pictures = make("p", { class: "small", say: "picture.about" });
  const { root } = section("lights.paste", "lights-cards", about, text, load, error, more, pictures, ...cameras);
  const read = reader(board, open, { root, text, error, more });

  /** @param {string} given */
  function readText(given) {
    text.value = given;
    return read();
  }
  const tool = button("lights.paste-clipboard", async () => {
    if (await readClipboard(readText)) return;
    root.open = true; // readers paste in their own way
    text.focus();
  });
  takeTexts(root, readText);
  return { root, tool, readText };
}

/**
 * Reads the typed text, and opens its board unless there is a question.
 * @param {{ notation: string }} board
 * @param {(notation: string) => void} open
 * @param {{ root: HTMLDetailsElement, text: HTMLTextAreaElement, error: HTMLElement, more: HTMLElement }} parts
 * @returns {Read}
 */
function reader(board, open, { root, text, error, more }) {
  /** The number of states that was found in the text. */
  let fewest = 0;

  /** @type {Read} */
  async function read(which, choice = {}) {
    say(error, "");
    text.removeAttribute("aria-invalid");
    try {
      const module = await engineModule();
      const engine = createEngine(module);
      engine.load(board.notation);
      const count = await pasted(engine, text.value, which, choice);
      const found = engine.pasted;
      if (found && !choice.states) fewest = found.isPair ? 2 : found.states;
      /** @type {Read} */
      const again = (which, next) => read(which, { sense: choice.sense, anyway: choice.anyway, ...next }); // what was answered stays answered
      const draw = drawingOf(module, board.notation, { text: text.value, which, choice });
      const question =
        found && questionOf({ engine, pasted: found, count, read: again, which, choice, text: text.value, draw });
      const told = found && !question ? [...tellKept(found), ...guess(found, fewest, again, which)] : [];
      const cases = count > 1 && !question ? listCases(text.value, read, which) : [];
      more.replaceChildren(...(question ?? [tellRead(engine, found, count, which ?? 0), ...told, ...cases]));
      if (question || told.length || cases.length) reveal(root);
      if (question) more.scrollIntoView({ block: "nearest" });
      else {
        if (found) nameThings(engine, found);
        open(engine.notation);
      }
    } catch (failure) {
      reveal(root); // before the text gets the focus
      more.replaceChildren(...tellFailure(text, error, failure));
    }
  }
  return read;
}

/** Draws the board that an answer gives. @param {import("../engine/instance.js").Module} module @param {string} here the board before @param {{ text: string, which: number | undefined, choice: Choice }} asked @returns {Draw} */
const drawingOf =
  (module, here, { text, which, choice }) =>
  (answer) => {
    const answered = createEngine(module);
    answered.load(here);
    answered.paste(text, which, { ...choice, ...answer });
    return pictureOf(answered);
  };

/** Opens the card, and tells the panel that there is something to answer (web/page/panel.js). @param {HTMLDetailsElement} root */
function reveal(root) {
  root.open = true;
  root.dispatchEvent(new Event("asks", { bubbles: true }));
}

/**
 * Reads a text; the parts for more than two states are loaded when the first text needs them.
 * @param {Engine} engine
 * @param {[text: string, which?: number, choice?: Choice]} given
 */
async function pasted(engine, ...given) {
  try {
    return engine.paste(...given);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== "omitted") throw error;
    await fetchParts("dials");
    return engine.paste(...given);
  }
}

/** Reads the clipboard, if the browser allows it. @param {(text: string) => void} read @returns {Promise<boolean>} false if it has no text */
async function readClipboard(read) {
  const given = (await navigator.clipboard?.readText?.().catch(() => "")) ?? "";
  if (given.trim()) read(given);
  return given.trim() !== "";
}

/**
 * Reads texts that are pasted or dropped anywhere while the card is in the page, but in a field of text.
 * @param {HTMLElement} root
 * @param {(text: string) => void} read
 */
function takeTexts(root, read) {
  const isShown = () => root.isConnected && !document.querySelector("dialog[open]");
  const isFree = (/** @type {Event} */ event) => {
    const [target] = event.composedPath();
    return isShown() && !(target instanceof Element && target.closest(TYPED));
  };
  const take = (/** @type {Event} */ event, /** @type {DataTransfer | null} */ data) => {
    const text = data?.getData("text/plain") ?? "";
    if (event.defaultPrevented || data?.files.length || !text.trim() || !isFree(event)) return;
    event.preventDefault();
    read(text);
  };
  const takeFile = async (/** @type {DragEvent} */ event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (event.defaultPrevented || !file?.type.startsWith("text/") || !isShown()) return;
    event.preventDefault();
    read(await textOf(file));
  };
  addEventListener("paste", (event) => take(event, event.clipboardData));
  addEventListener("drop", (event) => take(event, event.dataTransfer));
  addEventListener("drop", takeFile, { capture: true }); // before the page takes files
  addEventListener("dragover", (event) => {
    const types = event.dataTransfer?.types ?? [];
    if (types.includes("text/plain") && !types.includes("Files") && isFree(event)) event.preventDefault();
  });
}

/**
 * The question to answer before a board is opened; null if there is none.
 * @param {{ engine: Engine, pasted: Pasted, count: number, read: Read, which: number | undefined, choice: Choice, text: string, draw: Draw }} of count: of boards
 */
function questionOf({ engine, pasted, count, read, which, choice, text, draw }) {
  if (count > 1 && which === undefined) return listCases(text, read);
  const anyway = { anyway: true };
  if (pasted.unread.length && !choice.anyway) {
    const answer = answerOf(
      "lights.paste-anyway",
      () => draw(anyway),
      () => read(which, anyway),
    );
    const about = engine.kind === "grid" ? tellRules(engine) : tellMasks(engine, pasted);
    const told = [tellRead(engine, pasted, count, which ?? 0), ...about];
    return [...quoteUnread(text, pasted.unread), ...told, make("div", { class: "row" }, answer)];
  }
  if (pasted.senses.length && !choice.sense) return askSense(pasted.senses, draw, (sense) => read(which, { sense }));
  if (pasted.asksSelf && choice.self === undefined) return askSelf(draw, (self) => read(which, { self }));
  const isAsked = pasted.asksStates && choice.states === undefined;
  return isAsked ? confirmStates(pasted, (states) => read(which, { states })) : null;
}

/** What is neither 0 nor 1 is not drawn. */
const GAP = 2;

/**
 * A small drawing of a board that an answer would open: its lights, or of doors what each button turns, in lines that are apart.
 * @param {Engine} engine
 */
function pictureOf(engine) {
  const { rows, cols, lights, buttonCount, lightCount } = engine;
  const bits = (/** @type {Uint8Array} */ states) => Array.from(states, (state) => Math.min(state, 1));
  if (engine.kind === "grid") return miniature(rows, cols, bits(lights));
  const between = Array.from({ length: lightCount }, () => GAP);
  const lines = Array.from({ length: buttonCount }, (_, i) => [...(i ? between : []), ...bits(engine.mask(i))]);
  return miniature(2 * buttonCount - 1, lightCount, lines.flat());
}

/** A button that opens a board, with its drawing; without one where the text is none in this sense. @param {import("../ui/i18n.js").Key} words @param {() => Node} draw @param {() => void} open */
function answerOf(words, draw, open) {
  try {
    return make("button", { type: "button", class: "drawn", onclick: open }, draw(), make("span", { say: words }));
  } catch {
    return button(words, open);
  }
}

/** @param {import("../reading/forms.js").Sense[]} senses @param {Draw} draw @param {(sense: import("../reading/forms.js").Sense) => void} answer */
function askSense(senses, draw, answer) {
  const answers = senses.map((sense) =>
    answerOf(
      `lights.paste-sense.${sense}`,
      () => draw({ sense }),
      () => answer(sense),
    ),
  );
  return [
    make("p", { role: "status", say: "lights.paste-sense" }),
    make("div", { class: "row", role: "group", label: "lights.paste-sense" }, ...answers),
  ];
}

/** @param {Draw} draw @param {(self: boolean) => void} answer */
function askSelf(draw, answer) {
  const answers = make("div", { class: "row", role: "group", label: "lights.paste-self" });
  answers.append(
    answerOf(
      "lights.paste-self-no",
      () => draw({ self: false }),
      () => answer(false),
    ),
    answerOf(
      "lights.paste-self-yes",
      () => draw({ self: true }),
      () => answer(true),
    ),
  );
  return [make("p", { role: "status", say: "lights.paste-self" }), answers];
}

/** @param {Pasted} pasted @param {(states: number) => void} answer */
function confirmStates({ states, isPair }, answer) {
  const choice = (/** @type {number} */ count) =>
    say(make("button", { type: "button", onclick: () => answer(count) }), "lights.paste-digits-yes", { count });
  return [
    say(make("p", { role: "status" }), "lights.paste-digits", { most: states - 1 }),
    make("div", { class: "row" }, ...(isPair ? [2, states] : [states]).map(choice)),
  ];
}

/** The guessed number of states, which a tap changes. @param {number} states @param {number} fewest @param {Read} read @param {number} [which] */
function askStates(states, fewest, read, which) {
  const { root, show } = stepper("lights.paste-states", async (by) => {
    const { parentElement } = root;
    await read(which, { states: states + by });
    const [fewer, more] = parentElement?.querySelectorAll("button") ?? [];
    const [pressed, other] = by > 0 ? [more, fewer] : [fewer, more];
    (pressed?.disabled ? other : pressed)?.focus();
  });
  show(states, { fewest, most: STATES_MAX });
  return [make("p", { role: "status", say: "lights.paste-states-about" }), root];
}

/**
 * The guessed meanings of symbols; a tap gives a symbol the next meaning, in exchange with another symbol.
 * @param {Pasted} pasted
 * @param {number} fewest states
 * @param {Read} read
 * @param {number} [which]
 */
function guess({ isCertain, symbols, states }, fewest, read, which) {
  if (isCertain) return [];
  if (states && !symbols.length) return askStates(states, fewest, read, which);
  const row = make("div", { class: "row", role: "group", label: "lights.paste-symbols" });
  const meanings = symbols.map(({ meaning }) => meaning);
  symbols.forEach(({ symbol, meaning }, i) => {
    const change = async () => {
      const { parentElement } = row;
      await read(which, { meanings: exchanged(meanings, i) });
      /** @type {HTMLElement | undefined} */ (parentElement?.querySelectorAll("button")[i])?.focus();
    };
    const choose = make("button", { type: "button", onclick: change });
    const word = typeof meaning === "number" ? "state" : meaning;
    row.append(say(choose, `lights.paste-meaning.${word}`, { symbol: symbol.trim() || "␣", state: meaning }));
  });
  return [make("p", { role: "status", say: states ? "lights.paste-signs" : "lights.paste-symbols" }), row];
}

/** @param {(Meaning | number)[]} meanings @param {number} i @returns {(Meaning | number)[]} */
function exchanged(meanings, i) {
  const words = /** @type {(Meaning | number)[]} */ (meanings.length > 2 ? ["lit", "dark", "hole"] : ["lit", "dark"]);
  const order = typeof meanings[i] === "number" ? [...meanings.keys()] : words;
  const next = order[(order.indexOf(meanings[i]) + 1) % order.length];
  const other = meanings.indexOf(next);
  return meanings.map((meaning, j) => (j === i ? next : j === other ? meanings[i] : meaning));
}

/** The look of a text of each form: a pattern that it has, or characters that half of it consists of. @type {Record<string, RegExp>} */
const LOOKS = {
  notation: /\d{1,9}x\d|\bdoors-/i,
  masks: /^\W*[a-z]{1,2}\s*:\s*[01]/i,
  flip: /\d{1,9}x\d{1,9}[cr]?[:#]/i,
};
/** @type {Record<string, RegExp>} */
const SIGNS = { sized: /\d/g, digits: /[01]/g, numbers: /\d/g, colours: /[bw]/gi, picture: /[^\p{L}\p{N}\s]|x/giu };

/** True if a refused text resembles the form that it was taken for. @param {string} text @param {NotationError} refusal */
function isBoardLike(text, { form }) {
  if (LOOKS[form]) return LOOKS[form].test(text);
  const signs = SIGNS[form] && (text.match(SIGNS[form]) ?? []);
  return !signs || 2 * signs.length >= text.replace(/\s/g, "").length;
}

/** Says why a text was refused. @param {HTMLTextAreaElement} text @param {HTMLElement} error @param {any} failure @returns {HTMLElement[]} further explanation */
function tellFailure(text, error, failure) {
  const { rows = [] } = failure;
  const isLike = !(failure instanceof NotationError) || isBoardLike(text.value, failure);
  if (isLike) showError(error, failure, text.value);
  else say(error, "lights.paste-nothing");
  const further = refuse(text, failure, isLike);
  error.scrollIntoView({ block: "nearest" });
  const widths = rows.length
    ? [say(make("p", { class: "error" }), "lights.paste-rows", { rows: rows.join(", ") })]
    : [];
  return [...widths, ...further];
}

/**
 * Selects the rejected part of the text.
 * @param {HTMLTextAreaElement} text
 * @param {{ position?: number, form?: string }} failure
 * @param {boolean} isLike the text resembles the form
 * @returns {HTMLElement[]} further explanation
 */
function refuse(text, { position = 0, form }, isLike) {
  text.setAttribute("aria-invalid", "true");
  text.focus();
  if (!isLike) return [];
  text.setSelectionRange(position, position + wordAt(text.value, position).length);
  return form ? explain(text.value, position, form) : [];
}

/** The token at a position: a number or a single character. @param {string} text @param {number} position */
const wordAt = (text, position) => /** @type {RegExpExecArray} */ (/^(?:\d+|.)?/su.exec(text.slice(position)))[0];

/** The line of the error, and an example of the recognized form. @param {string} text @param {number} position @param {string} form */
function explain(text, position, form) {
  const word = wordAt(text, position);
  const before = text.slice(text.lastIndexOf("\n", position - 1) + 1, position);
  const after = text.slice(position + word.length).split("\n")[0];
  const refused = make("mark", {}, word.trim() || "␣");
  return [
    make("pre", { class: "quoted", translate: "no" }, before.slice(-QUOTED_MAX), refused, after.slice(0, QUOTED_MAX)),
    make("p", { class: "small", say: "lights.paste-example" }),
    make("pre", { class: "quoted", translate: "no" }, EXAMPLES[form]),
  ];
}

/** The text with marks on what was not read. @param {string} text @param {import("../reading/account.js").Range[]} unread in order */
function quoteUnread(text, unread) {
  const shown = make("pre", { class: "quoted", translate: "no" });
  let at = 0;
  for (const [from, to] of unread) {
    shown.append(text.slice(Math.max(at, from - QUOTED_MAX), from), make("mark", {}, text.slice(from, to)));
    at = to;
  }
  shown.append(text.slice(at, at + QUOTED_MAX));
  return [make("p", { role: "status", say: "lights.paste-unread" }), ...(at ? [shown] : [])];
}

/** Tells what a text was understood as. @param {Engine} engine @param {Pasted | null} pasted @param {number} count @param {number} which */
function tellRead({ kind, rows, cols, buttonCount, lights, boardNotation, goal }, pasted, count, which) {
  const isGrid = kind === "grid" && rows > 0;
  const lit = lights.reduce((sum, light) => sum + Number(light > 0), 0);
  const wanted = boardNotation.includes("=") ? "target" : isGrid ? goal : "";
  const words = {
    rows: isGrid ? rows : 0,
    cols,
    buttons: buttonCount,
    lit,
    goal: wanted,
    states: pasted?.states ?? 0,
    count,
    which: which + 1,
  };
  return say(make("p", { role: "status", class: "small read" }), "lights.paste-read", words);
}

/** The sentences about the rule and the edges. @param {Engine} engine */
const tellRules = (engine) =>
  saidOf(engine)
    .slice(1) // behind the goal
    .map(({ key, params }) => say(make("p", { class: "small" }), key, params));

/** A list of the things that each button turns, in the names of the text. @param {Engine} engine @param {Pasted} pasted */
function tellMasks(engine, { names, buttons }) {
  if (engine.buttonCount > MASKS_MAX) return [];
  const lines = Array.from({ length: engine.buttonCount }, (_, i) => {
    const turned = Array.from(engine.mask(i), (steps, light) => ({ name: names[light] ?? letterOf(light), steps }));
    const things = turned.flatMap(({ name, steps }) => (steps ? [steps > 1 ? `${name} +${steps}` : name] : []));
    return say(make("li"), "lights.paste-mask", { button: buttons[i] ?? letterOf(i), things });
  });
  return [make("ul", { class: "small" }, ...lines)];
}

/** The options of the board before that stay. @param {Pasted} pasted */
function tellKept({ kept }) {
  const words = kept.map((word) => word.replace(/^goal-/, ""));
  return kept.length
    ? [say(make("p", { role: "status", class: "small" }), "lights.paste-kept", { options: words.join(", ") })]
    : [];
}

/** Stores the names of things and of buttons, as an address has them (web/doors/things.js). @param {Engine} engine @param {Pasted} pasted */
function nameThings({ boardNotation: board, lightCount, buttonCount }, { names, buttons }) {
  const count = Math.max(lightCount, buttonCount);
  const all = Array.from({ length: count }, (_, i) => (i < lightCount ? names[i] : buttons[i]) ?? "");
  const own = buttons.some((name, i) => name !== all[i]) ? buttons : [];
  const isNamed = all.some((name, i) => name && name.toUpperCase() !== letterOf(i));
  const text = (/** @type {string[]} */ list) => list.map((name) => encodeURIComponent(name)).join(",");
  const labels = `names=${text(all)}${own.length ? `&buttons=${text(own)}` : ""}`;
  if (isNamed || own.length) rememberHere("things", { board, labels });
}

/** The boards of a text, of which one may be open. @param {string} text @param {Read} read @param {number} [open] */
function listCases(text, read, open) {
  const { count, titles } = boardsOf(text);
  const list = make("div", { class: "cases", role: "group", label: "lights.paste-cases" });
  for (let which = 0; which < Math.min(count, CASES_MAX); which++) {
    const pressed = open === undefined ? {} : { "aria-pressed": String(which === open) };
    const choose = make("button", { type: "button", ...pressed, onclick: () => read(which) });
    list.append(choose);
    if (titles[which]) choose.textContent = titles[which].slice(0, QUOTED_MAX);
    else say(choose, "lights.paste-case", { number: which + 1 });
  }
  const question = say(make("p", { role: "status" }), "lights.paste-several", { count, listed: CASES_MAX });
  return open === undefined ? [question, list] : [list];
}
