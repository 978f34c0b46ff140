/**
 * @file The page for a frame: embed.html?OPTIONS#NOTATION. Options are attributes of the elements; a frame that cannot
 * keep a fragment may say the position as ?board=. It tells its height and its presses to the page around it, and takes orders
 * from that page if ?parent= names its origin.
 */
import { attributesOf } from "./board/attributes.js";
import { kindOf, tagOf } from "./engine/kind.js";

const FIRST_BOARD = "5x5.on";

const query = new URLSearchParams(location.search);

/** @param {string} notation @param {string} [from] what said it, if it was no attribute */
function makeBoard(notation, from) {
  const board = document.createElement(tagOf(notation));
  for (const option of attributesOf(kindOf(notation))) {
    const value = query.get(option);
    if (value !== null) board.setAttribute(option, value);
  }
  board.setAttribute("board", notation);
  if (from) board.dataset.from = from;
  for (const type of ["press", "solved"]) board.addEventListener(`lights-${type}`, (event) => tellOf(type, event));
  return board;
}

/** @param {string} notation @param {string} [from] */
const show = (notation, from) => document.body.replaceChildren(makeBoard(notation, from));

/** The fragment of the address, without the secret that WordPress writes behind it. */
const fragment = () => location.hash.split(/[#?]/)[1];

const showAddress = () => show(fragment() || query.get("board") || FIRST_BOARD, "address");

/** What is told is no secret, so any page may hear it. @param {string} type @param {object} what */
function tell(type, what) {
  parent.postMessage({ type: `lights-and-doors-${type}`, id: query.get("id") ?? "", ...what }, "*");
}

/** @param {string} type @param {Event} event */
function tellOf(type, event) {
  const { notation, moves, minimum, solved } = /** @type {CustomEvent} */ (event).detail;
  tell(type, { notation, moves, minimum, solved });
}

/** What the page around the frame may ask. @type {Record<string, (data: any) => void>} */
const ORDERS = {
  "lights-and-doors-load": ({ board }) => show(String(board)),
  "lights-and-doors-reset": () => /** @type {any} */ (document.body.firstElementChild).reset(),
};

/** @param {MessageEvent} message */
function hear({ source, origin, data }) {
  if (source === parent && origin === query.get("parent") && Object.hasOwn(ORDERS, data?.type)) ORDERS[data.type](data);
}

/** The page around the frame may give it this height; without its help the board fits the frame's width as it is. */
function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  tell("height", { height });
}

document.documentElement.lang = query.get("lang") || navigator.language;
showAddress();
addEventListener("hashchange", showAddress);
if (parent !== window) {
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener("message", hear);
}
