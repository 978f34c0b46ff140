/** @file The shadow tree of an element: press count, board, tools, line of sentences, slots. */
import { build, svg } from "../ui/elements.js";
import { makeTool, TOOLS } from "./tools.js";

/** The line above the board: the number of presses, and the minimum, hidden until asked for. A number gives it its height at once, also where a page hides the minimum. */
function makeStatus() {
  const [moves, movesWord, parWord] = [build("strong", {}, "0"), build("span"), build("span")];
  const minimum = build("strong", {}, "?");
  const par = build(
    "button",
    { type: "button", class: "par", part: "fewest", "data-tool": "fewest" },
    parWord,
    " ",
    minimum,
  );
  const count = build("span", { class: "count" }, moves, " ", movesWord);
  const status = build("div", { class: "status", part: "status" }, count, par, build("slot", { name: "status" }));
  return { status, moves, movesWord, minimum, par, parWord };
}

function makeToolbar() {
  const tools = Object.fromEntries(Object.keys(TOOLS).map((name) => [name, makeTool(name)]));
  const slot = build("slot", { name: "tools" });
  const fold = build("button", { type: "button", class: "fold", "data-tool": "fold", hidden: true }, "…");
  const toolbar = build("div", { class: "tools", part: "tools", role: "group" }, ...Object.values(tools), slot);
  return { toolbar, tools, fold };
}

export function makeParts() {
  const [status, tools] = [makeStatus(), makeToolbar()];
  const stage = build("div", { class: "stage", part: "board" });
  const note = build("p", { class: "note", part: "sentence", dir: "auto" });
  const why = build("button", { type: "button", class: "why", "data-tool": "why" });
  const place = build("div", { class: "place" });
  const live = build("p", { class: "live", role: "status" });
  const warmth = build("div", { class: "warmth" }); // its opacity follows the number of lit lights
  const [goal, caption] = [build("slot", { name: "goal" }), build("slot", { name: "caption" })];
  const over = build("div", { class: "over" }, build("slot", { name: "over" }));
  const lines = [warmth, goal, status.status, stage, tools.toolbar, note, place, caption, live, over];
  const panel = build("div", { class: "panel", part: "panel" }, ...lines);
  const room = build("div", { class: "room" }, tools.fold, panel); // the explain pane is appended here
  const puzzle = build("div", { class: "puzzle" }, room);
  const width = svg("svg", { class: "width" });
  return { width, puzzle, room, panel, place, warmth, stage, note, why, live, ...status, ...tools };
}
