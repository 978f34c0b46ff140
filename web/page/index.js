/**
 * @file The page: two views, each a board and what stands beside it, and the laboratory; the address says which board is
 * shown.
 */
import "./sentences.js";
import { make } from "../ui/dom.js";
import { recall, remember } from "../ui/storage.js";
import { embedButton } from "./embed-button.js";
import { explainCard } from "./explain-card.js";
import { pageHeader } from "./header.js";
import { doors as doorsPart, lab as labPart } from "./parts.js";
import { shareButton } from "./share-button.js";

export { keepOffline } from "./offline.js";
export { isServed } from "./parts.js";

/** Browsers refuse to be told a new address at every one of many fast presses. */
const ADDRESS_DELAY_MS = 250;

/** @typedef {import("./header.js").View} View */
/** @typedef {import("./header.js").Game} Game */

/** @param {"lights" | "doors"} name @param {any} board @returns {Game} */
function makeGame(name, board) {
  const column = make("div", { class: "board-column" }, board);
  board.append(shareButton(board), embedButton(board));
  return {
    name,
    board,
    address: () => board.notation,
    section: make("section", { class: `view ${name}`, label: `page.${name}`, hidden: true }, column),
  };
}

/** @returns {View} */
function makeLab() {
  return {
    name: "lab",
    address: () => "lab",
    section: make("section", { class: "view lab", label: "page.lab", hidden: true }),
  };
}

/**
 * What a view needs beyond its board is fetched when it is first shown; where that fails, it stands as it is.
 * @param {View} view
 */
async function fetchRest({ name, section, board }) {
  if (name === "doors") {
    const { doorsPanel } = await doorsPart();
    if (section.childElementCount === 1) section.append(doorsPanel(board, explainCard(board, "doors-panel").root));
  }
  if (name === "lab") {
    const { labView } = await labPart();
    if (!section.querySelector(".cards")) section.replaceChildren(labView());
  }
}

const missing = () => make("p", { class: "card error", role: "alert", say: "say.missing" });

/** With the address that stood when it was kept, which may lag behind the game. @param {Game} game */
function keep({ name, board }) {
  const { notation, moves } = board.engine;
  remember(name, { start: notation.split(".", 2).join("."), moves, address: location.hash });
}

/**
 * @param {HTMLElement} main
 * @param {(board: any, explain: ReturnType<typeof explainCard>) => HTMLElement[]} lightsPanel what stands beside a grid
 */
export async function startPage(main, lightsPanel) {
  const lights = makeGame("lights", document.createElement("lights-out"));
  const doors = makeGame("doors", document.createElement("rotating-doors"));
  const lab = makeLab();
  const games = [lights, doors];
  const views = [...games, lab];
  const header = pageHeader(views);
  let shown = views.find(({ name }) => name === recall("view")) ?? lights;
  let addressTimer = 0;

  /** @param {View} view */
  function show(view) {
    shown = view;
    fetchRest(view).catch(() => view === lab && lab.section.replaceChildren(missing()));
    remember("view", view.name);
    for (const { name, section } of views) section.hidden = name !== view.name;
    writeAddress();
  }

  function writeAddress() {
    clearTimeout(addressTimer);
    history.replaceState(null, "", `#${shown.address()}`);
    if (shown.board) keep(/** @type {Game} */ (shown));
    header.show(shown);
  }

  // A refused address leaves the game as it was; its board comes up and says what is wrong.
  function followAddress() {
    const text = location.hash.slice(1);
    if (!text) return show(shown);
    if (text === lab.address()) return show(lab);
    const view = text.startsWith("doors") ? doors : lights;
    if (text !== view.board.notation) view.board.notation = text;
    show(view);
  }

  /** @param {Game} view */
  function follow(view) {
    view.board.addEventListener("lights-change", () => {
      keep(view);
      clearTimeout(addressTimer);
      addressTimer = setTimeout(writeAddress, ADDRESS_DELAY_MS);
    });
  }

  main.replaceChildren(...views.map((view) => view.section));
  await Promise.all(games.map((game) => game.board.ready));
  for (const { name, board } of games) replay(board, recall(name));
  lights.section.append(
    make("div", { class: "cards" }, ...lightsPanel(lights.board, explainCard(lights.board, "lights-cards"))),
  );
  games.forEach(follow);
  const kept = games.find(({ name }) => location.hash && recall(name)?.address === location.hash);
  if (kept) show(kept);
  else followAddress();
  addEventListener("hashchange", followAddress);
}

/**
 * Plays a kept game again, so that its presses can be undone. Whatever else storage holds is left alone.
 * @param {Game["board"]} board
 * @param {any} kept
 */
function replay(board, kept) {
  if (typeof kept?.start !== "string" || !Array.isArray(kept.moves)) return;
  board.notation = kept.start;
  for (const button of kept.moves) board.press(button);
}
