/**
 * @file The page for a frame: embed.html?OPTIONS#NOTATION. Options are attributes of the elements; a frame that cannot
 * keep a fragment may say the position as ?board=. It tells its height to the page around it.
 */
import { attributesOf } from "./board/attributes.js";
import { kindOf, tagOf } from "./engine/kind.js";

const FIRST_BOARD = "5x5.on";

const query = new URLSearchParams(location.search);
const position = () => location.hash.slice(1) || query.get("board") || FIRST_BOARD;

/** @param {string} notation */
function makeBoard(notation) {
  const board = document.createElement(tagOf(notation));
  for (const option of attributesOf(kindOf(notation))) {
    const value = query.get(option);
    if (value !== null) board.setAttribute(option, value);
  }
  board.setAttribute("board", notation);
  return board;
}

function show() {
  document.body.replaceChildren(makeBoard(position()));
}

/** The page around the frame may give it this height; without its help the board fits the frame's width as it is. */
function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: "lights-and-doors-height", id: query.get("id") ?? "", height }, "*");
}

document.documentElement.lang = query.get("lang") || navigator.language;
show();
addEventListener("hashchange", show);
if (parent !== window) new ResizeObserver(tellHeight).observe(document.body);
