/**
 * @file The page for frames: embed.html?OPTIONS#NOTATION. Options are attributes of the elements; ?board= replaces the
 * fragment for frames that cannot keep one; ?about= is a text above the board. The page reports its height and presses to the parent page, and accepts its
 * orders if ?parent= names the parent's origin.
 */
import { attributesOf } from "./board/attributes.js";
import { kindOf, tagOf } from "./engine/kind.js";

const FIRST_BOARD = "5x5.on";

const query = new URLSearchParams(location.search);

/** @param {string} notation @param {string} [from] the source of the notation, if not an attribute */
function makeBoard(notation, from) {
  const board = document.createElement(tagOf(notation));
  for (const option of attributesOf(kindOf(notation))) {
    const value = query.get(option);
    if (value !== null) board.setAttribute(option, value);
  }
  board.setAttribute("board", notation);
  const about = query.get("about");
  if (about) {
    const goal = document.createElement("p");
    goal.slot = "goal";
    goal.textContent = about;
    board.append(goal);
  }
  if (from) board.dataset.from = from;
  for (const type of ["press", "solved"]) board.addEventListener(`lights-${type}`, (event) => tellOf(type, event));
  return board;
}

/** @param {string} notation @param {string} [from] */
const show = (notation, from) => document.body.replaceChildren(makeBoard(notation, from));

/** The fragment of the address, without the secret that WordPress appends. */
const fragment = () => location.hash.split(/[#?]/)[1];

const showAddress = () => show(fragment() || query.get("board") || FIRST_BOARD, "address");

/** Sends a message to the parent; it contains no secrets, so any origin may receive it. @param {string} type @param {object} what */
function tell(type, what) {
  parent.postMessage({ type: `lights-and-doors-${type}`, id: query.get("id") ?? "", ...what }, "*");
}

/** @param {string} type @param {Event} event */
function tellOf(type, event) {
  const { notation, moves, minimum, solved } = /** @type {CustomEvent} */ (event).detail;
  tell(type, { notation, moves, minimum, solved });
}

/** The orders of the parent page. @type {Record<string, (data: any) => void>} */
const ORDERS = {
  "lights-and-doors-load": ({ board }) => show(String(board)),
  "lights-and-doors-reset": () => /** @type {any} */ (document.body.firstElementChild).reset(),
};

/** @param {MessageEvent} message */
function onMessage({ source, origin, data }) {
  if (source === parent && origin === query.get("parent") && Object.hasOwn(ORDERS, data?.type)) ORDERS[data.type](data);
}

/** Reports the height, so that the parent can resize the frame; otherwise the board fits the width of the frame. */
function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  tell("height", { height });
}

document.documentElement.lang = query.get("lang") || navigator.language;
showAddress();
addEventListener("hashchange", showAddress);
if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener("message", onMessage);
}
