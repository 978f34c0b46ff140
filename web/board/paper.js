import { NIGHT } from "./picture.js";

/** Black ink on white paper: unlit is a thin ring, lit is grey in a ring. @type {import("./picture.js").Palette} */
export const PAPER = {
  ...NIGHT,
  isPaper: true,
  panel: "#FFFFFF",
  off: "#FFFFFF",
  lit: "#DDDDDD",
  edge: "#000000",
  ring: "none",
  onOff: "#000000",
  onLit: "#000000",
  behindOff: "#FFFFFF",
  frame: "#FFFFFF",
  leaf: "#FFFFFF",
  knob: "#000000",
  letter: "#000000",
  mask: "#000000",
  maskEdge: "#000000",
};
