/** @file The house of Today, drawn around the windows of its days: roof, front door with the number of the day, and the street. */
import { svg } from "../ui/dom.js";

/** The parts in the order of drawing: a class, and a path in a square of 360 by 254. The wall is the background of the house. */
const PARTS = [
  [
    "street",
    "M15 246V114l-17-18h-40l-18 18V138l-10-12h-70l-24 24v22h-60l-20-16h-80V246ZM345 246V114l17-18h40l18 18V138l10-12h70l24 24v22h60l20-16h80V246Z",
  ],
  ["roof", "M11 56L43 24H317l32 32ZM69 26V6h20v20ZM271 26V10h18v16Z"],
  ["slates", "M37 31H323M30 38H330M23 45H337M16 51H344"],
  ["stone", "M9 55H351v6H9ZM66 2h26v6H66ZM268 6h24v5h-24ZM15 160H345v5H15ZM151 246V188a29 29 0 0 1 58 0v58Z"],
  [
    "pane",
    "M37 182h24v44H37ZM73 182h24v44H73ZM263 182h24v44h-24ZM299 182h24v44h-24ZM49 182v44M85 182v44M275 182v44M311 182v44M37 204h60M263 204h60",
  ],
  ["light", "M157 183a23 23 0 0 1 46 0ZM164 187h32v59h-32ZM116 188h10l-2 13h-6ZM234 188h10l-2 13h-6Z"],
  ["leaf", "M164 187l15 5v54h-15Z"],
  ["ground", "M-999 246H1359v8H-999Z"],
  ["stone", "M143 246h74l6 8H137Z"],
  ["beam", "M164 246h32l20 8h-72Z"],
];

/** @param {number} number of the day */
export function houseOf(number) {
  const parts = PARTS.map(([name, d]) => svg("path", { class: name, d }));
  const plate = svg("text", { x: 180, y: 180 }, String(number));
  return svg("svg", { viewBox: "0 0 360 254", "aria-hidden": "true" }, ...parts, plate);
}
