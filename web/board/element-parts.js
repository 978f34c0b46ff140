/** What stands around a board: the count, the tools, the line of sentences. */
import { make } from "../ui/dom.js";
import { makeTool, TOOLS } from "./tools.js";

export function makeParts() {
  const moves = make("strong");
  const movesWord = make("span");
  const minimum = make("strong", {}, "?");
  const parWord = make("span");
  const par = make("button", { type: "button", class: "par", "data-tool": "fewest" }, parWord, " ", minimum);
  const count = make("span", { class: "count" }, moves, " ", movesWord);
  const status = make("div", { class: "status", part: "status" }, count, par, make("slot", { name: "status" }));
  const stage = make("div", { class: "stage", part: "board" });
  const tools = Object.fromEntries(Object.keys(TOOLS).map((name) => [name, makeTool(name)]));
  const slot = make("slot", { name: "tools" });
  const toolbar = make("div", { class: "tools", part: "tools", role: "group" }, ...Object.values(tools), slot);
  const note = make("p", { class: "note", part: "sentence", dir: "auto" });
  const place = make("div", { class: "place" });
  const live = make("p", { class: "live", role: "status" });
  const warmth = make("div", { class: "warmth" }); // the more lamps burn, the warmer the room
  const over = make("div", { class: "over" }, make("slot", { name: "over" }));
  const goal = make("slot", { name: "goal" });
  const caption = make("slot", { name: "caption" });
  const lines = [warmth, goal, status, stage, toolbar, note, place, caption, live, over];
  const panel = make("div", { class: "panel", part: "panel" }, ...lines);
  const room = make("div", { class: "room" }, panel); // the explain pane joins it
  const puzzle = make("div", { class: "puzzle" }, room);
  const width = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  width.setAttribute("class", "width");
  return {
    width,
    puzzle,
    room,
    panel,
    place,
    warmth,
    stage,
    toolbar,
    tools,
    note,
    live,
    moves,
    movesWord,
    minimum,
    par,
    parWord,
  };
}
