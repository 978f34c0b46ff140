/** @file The shadow tree of an element: press count, board, tools, line of sentences, slots. */
import { make, svg } from "../ui/dom.js";
import { makeTool, TOOLS } from "./tools.js";

/** The line above the board: the number of presses, and the minimum, hidden until asked for. */
function makeStatus() {
  const [moves, movesWord, parWord] = [make("strong"), make("span"), make("span")];
  const minimum = make("strong", {}, "?");
  const par = make("button", { type: "button", class: "par", "data-tool": "fewest" }, parWord, " ", minimum);
  const count = make("span", { class: "count" }, moves, " ", movesWord);
  const status = make("div", { class: "status", part: "status" }, count, par, make("slot", { name: "status" }));
  return { status, moves, movesWord, minimum, par, parWord };
}

function makeToolbar() {
  const tools = Object.fromEntries(Object.keys(TOOLS).map((name) => [name, makeTool(name)]));
  const slot = make("slot", { name: "tools" });
  const toolbar = make("div", { class: "tools", part: "tools", role: "group" }, ...Object.values(tools), slot);
  return { toolbar, tools };
}

export function makeParts() {
  const [status, tools] = [makeStatus(), makeToolbar()];
  const stage = make("div", { class: "stage", part: "board" });
  const note = make("p", { class: "note", part: "sentence", dir: "auto" });
  const why = make("button", { type: "button", class: "why", "data-tool": "why" });
  const place = make("div", { class: "place" });
  const live = make("p", { class: "live", role: "status" });
  const warmth = make("div", { class: "warmth" }); // its opacity follows the number of lit lights
  const [goal, caption] = [make("slot", { name: "goal" }), make("slot", { name: "caption" })];
  const over = make("div", { class: "over" }, make("slot", { name: "over" }));
  const lines = [warmth, goal, status.status, stage, tools.toolbar, note, place, caption, live, over];
  const panel = make("div", { class: "panel", part: "panel" }, ...lines);
  const room = make("div", { class: "room" }, panel); // the explain pane is appended here
  const puzzle = make("div", { class: "puzzle" }, room);
  const width = svg("svg", { class: "width" });
  return { width, puzzle, room, panel, place, warmth, stage, note, why, live, ...status, ...tools };
}
