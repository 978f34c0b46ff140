/** @file The dialog that shows the board found in a picture, to be corrected and confirmed. */
import { positionText } from "../board/notation.js";
import { GRID_IMAGE_CELLS_MAX, GRID_IMAGE_STATES_MAX } from "../engine/bindings.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { stepper } from "../ui/stepper.js";
import { colourAround, guessRoles, STATES_MAX, STATES_MIN, withNextRole, withStates } from "./colour-roles.js";
import { markOf, pictureView, projection } from "./picture-view.js";

/** @typedef {import("../engine/grid-image.js").Reading} Reading */

const SIDE_MIN = 16; // pixels between two corners
const INSET = 0.1; // of the corners where no board is found

/**
 * @typedef {object} State
 * @property {import("../engine/grid-image.js").GridImage} image
 * @property {ImageData} pixels
 * @property {{ corners?: number[], rows: number, cols: number, colours: number }} given  by the reader; 0: to be found
 * @property {number[]} corners  that are shown
 * @property {{ rows: number, cols: number, colours: number }} shown
 * @property {Reading | null} reading
 * @property {import("./colour-roles.js").Roles} roles  of the colours
 * @property {boolean} isGuess  the reader has not changed the roles
 * @property {boolean} inPerspective
 * @property {(notation: string) => void} open
 *
 * @typedef {ReturnType<typeof makeParts> & State} Dialog
 */

/**
 * Shows the dialog.
 * @param {ImageData} pixels
 * @param {import("../engine/grid-image.js").GridImage} image  the same picture
 * @param {(notation: string) => void} open
 */
export function showPicture(pixels, image, open) {
  const { width, height } = pixels;
  const [x, y] = [width * INSET, height * INSET];
  const corners = boxOf([x, y, width - x, height - y]);
  const given = { rows: 0, cols: 0, colours: 0 };
  const shown = { rows: 5, cols: 5, colours: 2 };
  const meaning = { roles: guessRoles([], null), isGuess: true };
  const state = { image, pixels, given, corners, shown, reading: null, ...meaning, inPerspective: false, open };
  /** @type {Dialog} */
  const dialog = { ...makeParts(pixels, (name, ...args) => ACTS[name](dialog, ...args)), ...state };
  const { root } = dialog;
  root.append(sheetOf(dialog));
  root.addEventListener("close", () => root.remove());
  read(dialog);
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.picture"))?.close();
  document.body.append(root);
  root.showModal();
}

/** The corners of an upright rectangle. @param {number[]} ends x and y of two opposite corners */
const boxOf = ([x0, y0, x1, y1]) => [x0, y0, x1, y0, x1, y1, x0, y1];

/** The actions of the controls. @type {Record<string, (dialog: Dialog, ...args: any[]) => void>} */
const ACTS = {
  move,
  stop: (dialog) => read(dialog),
  step: (dialog, name, by) => {
    dialog.given[/** @type {"rows" | "cols" | "colours"} */ (name)] = dialog.shown[/** @type {"rows"} */ (name)] + by;
    read(dialog);
  },
  stepStates: (dialog, by) => assign(dialog, withStates(dialog.roles, dialog.roles.states + by)),
  turn: (dialog, /** @type {boolean} */ inPerspective) => {
    dialog.inPerspective = inPerspective;
    if (!inPerspective && dialog.given.corners) {
      const [xs, ys] = [0, 1].map((axis) => dialog.corners.filter((_, i) => i % 2 === axis));
      dialog.given.corners = boxOf([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
    }
    read(dialog);
  },
  use,
};

/**
 * @param {ImageData} pixels
 * @param {(name: string, ...args: any[]) => void} act
 */
function makeParts(pixels, act) {
  const counts = /** @type {const} */ (["rows", "cols", "colours"]);
  const perspective = make("input", { type: "checkbox", role: "switch" });
  perspective.addEventListener("change", () => act("turn", perspective.checked));
  return {
    root: make("dialog", { class: "picture", label: "picture.title", closedby: "any" }),
    view: pictureView(pixels, { move: (...args) => act("move", ...args), stop: () => act("stop") }),
    words: make("p", { class: "facts", role: "status" }),
    steppers: counts.map((name) => ({ name, ...stepper(`picture.${name}`, (by) => act("step", name, by)) })),
    perspective,
    states: stepper("picture.states", (by) => act("stepStates", by)),
    colours: make("div", { class: "colours", role: "group", label: "picture.meanings" }),
    use: button("picture.use", () => act("use"), { class: "primary", autofocus: true }),
  };
}

/** @param {Dialog} dialog */
function sheetOf({ root, view, words, states, steppers, perspective, colours, use }) {
  const close = button("picture.close", () => root.close(), { class: "quiet" });
  const head = make("div", { class: "head" }, make("h2", { say: "picture.title" }), close);
  const about = make("p", { class: "small", say: "picture.corners-about" });
  const upright = make("label", { class: "switch" }, perspective, make("span", { say: "picture.perspective" }));
  const counts = make("div", { class: "counts" }, ...steppers.map((each) => each.root));
  const meaning = make("p", { class: "small", say: "picture.meanings" });
  const column = make("div", { class: "column" }, words, meaning, colours, states.root, counts, upright, about);
  return make("div", { class: "sheet" }, head, view.root, column, make("div", { class: "foot" }, use));
}

/** @param {Dialog} dialog @param {number} corner @param {number} x @param {number} y */
function move(dialog, corner, x, y) {
  const corners = [...dialog.corners];
  corners.splice(2 * corner, 2, x, y);
  if (!dialog.inPerspective) {
    const [x0, y0, , , x1, y1] = corners;
    if (x1 - x0 < SIDE_MIN || y1 - y0 < SIDE_MIN) return;
    corners.splice(0, 8, ...boxOf([x0, y0, x1, y1]));
  }
  dialog.given.corners = corners;
  read(dialog, dialog.shown);
}

/** Reads the picture with what the reader has set. @param {Dialog} dialog @param {{ rows: number, cols: number }} [kept] while a corner moves: the sides stay */
function read(dialog, kept) {
  const { image, given, shown } = dialog;
  const sides = (/** @type {{ rows: number, cols: number }} */ { rows, cols }) => ({
    rows: given.rows || rows,
    cols: given.cols || cols,
  });
  dialog.reading = image.read({ ...given, ...sides(kept ?? given) });
  if (!dialog.reading && Object.values(given).some(Boolean))
    dialog.reading = image.read({ corners: dialog.corners, ...given, ...sides(shown) });
  if (dialog.reading) follow(dialog, dialog.reading);
  else if (given.corners) dialog.corners = given.corners;
  show(dialog);
}

/** @param {Dialog} dialog @param {Reading} reading */
function follow(dialog, reading) {
  const { corners, rows, cols, colours } = reading;
  dialog.corners = corners;
  dialog.isGuess ||= dialog.roles.roles.length !== colours.length;
  if (dialog.isGuess) dialog.roles = guessRoles(colours, colourAround(dialog.pixels, projection(corners), reading));
  dialog.shown = { rows, cols, colours: colours.length };
}

/** Gives the colours the roles that the reader has chosen. @param {Dialog} dialog @param {import("./colour-roles.js").Roles} roles */
function assign(dialog, roles) {
  Object.assign(dialog, { roles, isGuess: false });
  show(dialog);
}

/** @param {Dialog} dialog */
function show(dialog) {
  const { view, words, steppers, states, use, corners, shown, reading, roles, inPerspective, given } = dialog;
  view.show(corners, reading, roles, inPerspective);
  if (reading) say(words, "picture.found", shown);
  else say(words, given.corners ? "picture.crossed" : "picture.none");
  words.classList.toggle("warn", !reading);
  for (const { name, show } of steppers)
    show(shown[name], { fewest: 1, most: name === "colours" ? GRID_IMAGE_STATES_MAX : GRID_IMAGE_CELLS_MAX });
  states.root.hidden = shown.colours < 3;
  states.show(roles.states, { fewest: STATES_MIN, most: STATES_MAX });
  showColours(dialog);
  use.disabled = !reading || roles.roles.every((role) => role === "hole");
}

/** A button for each colour: it shows the colour and its role, and changes the role. @param {Dialog} dialog */
function showColours(dialog) {
  const { colours, reading } = dialog;
  const { states, roles } = dialog.roles;
  const counts = roles.map((_, k) => reading?.classes.reduce((sum, colour) => sum + Number(colour === k), 0) ?? 0);
  while (colours.children.length > roles.length) colours.lastChild?.remove();
  while (colours.children.length < roles.length) colours.append(colourButton(dialog, colours.children.length));
  for (const [k, each] of [...colours.children].entries()) {
    const [swatch, word] = /** @type {HTMLElement[]} */ ([...each.children]);
    const mark = markOf(states, roles[k]);
    if (reading) swatch.style.backgroundColor = `rgb(${reading.colours[k]})`;
    swatch.setAttribute("data-state", String(roles[k]));
    each.setAttribute("data-mark", mark);
    say(word, `picture.role.${mark}`, { state: roles[k] });
    const role = t(`picture.role.${mark}`, { state: roles[k] });
    say(each, "picture.colour", { colour: k + 1, cells: counts[k], role }, "aria-label");
  }
}

/** @param {Dialog} dialog @param {number} k */
function colourButton(dialog, k) {
  const turn = () => assign(dialog, withNextRole(dialog.roles, k));
  return make(
    "button",
    { type: "button", class: "colour", onclick: turn },
    make("span", { class: "swatch" }),
    make("span"),
  );
}

/** Opens the board, which the dialog has not tried to solve. @param {Dialog} dialog */
function use({ root, reading, roles: { states, roles }, open }) {
  if (!reading) return;
  const { rows, cols, classes } = reading;
  const cells = Array.from(classes, (colour) => roles[colour]);
  const holes = cells.map((role) => Number(role === "hole"));
  root.close();
  const grid = { rows, cols, rule: "plus", wrap: "flat", goal: "off", holes, states };
  open(
    positionText(
      grid,
      cells.map((role) => (role === "hole" ? 0 : role)),
    ),
  );
}
