// How long each call of the engine takes on the boards on which it takes longest, within the limits: Markdown for docs/speed.md.
//   node tools/longest.js
import { engineOf } from "../tests/core.js";
import { randomSource } from "../tests/plain.js";

/** Random bits in hex. @param {number} count @param {number} share of ones @param {number} seed */
function hexOf(count, share, seed) {
  const random = randomSource(seed);
  const digit = () => [8, 4, 2, 1].reduce((sum, bit) => sum + (random(100) < 100 * share ? bit : 0), 0).toString(16);
  return Array.from({ length: Math.ceil(count / 4) }, digit).join("");
}

const SHARES = [0.1, 0.3, 0.5];
const RULES = ["", "-ring", "-king", "-knight", "-r1000000"];
const SIDES = [
  [256, 256],
  [180, 180],
  [16, 4096],
];
const holed = SIDES.flatMap(([rows, cols]) =>
  RULES.flatMap((rule) => SHARES.map((share) => `${rows}x${cols}${rule}-holes${hexOf(rows * cols, share, 1)}.off`)),
);
const whole = SIDES.flatMap(([rows, cols]) =>
  RULES.flatMap((rule) => ["", "-torus"].map((wrap) => `${rows}x${cols}${rule}${wrap}.off`)),
);
const others = [
  "2x32768-klein.on",
  "8x8192-knight-klein.on",
  "13x5000-rowcol.off",
  "256x256-rowcol.off",
  "64x64.on",
  "39x39.on",
  `doors${"".padEnd(64, "x").replace(/x/g, () => `-${hexOf(64, 0.5, 2).replace(/./g, (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0"))}`)}.off`,
  "64x64-mod36.1",
  "64x64-knight-torus-mod36.1",
  "63x63-rowcol-mod36.1",
  "64x64-king-mod3.1",
  `60x60-holes${hexOf(3600, 0.3, 3)}-mod4.0`,
  "cube3-mod36.1",
  "triangle8-mod6.1",
];

/** @type {Record<string, (engine: import("../web/engine/engine.js").Engine) => unknown>} */
const CALLS = {
  "load()": (engine) => engine.load(engine.notation),
  "press(), and what shows it": (engine) => [engine.press(0), engine.lights, engine.notation],
  "solve()": (engine) => engine.solve(),
  "reason()": (engine) => engine.reason(0),
  "freePatterns()": (engine) => engine.freePatterns(),
  "nearest()": (engine) => engine.nearest(),
  "weights()": (engine) => engine.weights(),
  "solutions(), the first": (engine) => engine.solutions().next(),
  "fewestNow()": (engine) => engine.fewestNow(),
  "hint()": (engine) => engine.hint(),
  "hardest()": (engine) => engine.hardest(),
  "generate()": (engine) => engine.generate({ weight: 5, seed: 1 }),
  'steps("elimination")': (engine) => engine.steps("elimination"),
  'steps("chase")': (engine) => engine.steps("chase"),
};

/** @param {string} text @param {(engine: import("../web/engine/engine.js").Engine) => unknown} run */
function take(text, run) {
  const engine = engineOf(text);
  const begin = performance.now();
  let failed = false;
  try {
    run(engine);
  } catch {
    failed = true;
  }
  return { failed, ms: performance.now() - begin };
}

/** @param {string} text */
const nameOf = (text) =>
  text
    .replace(/\.[^.]*$/, "")
    .replace(/holes[\da-f]+/, "holes…")
    .replace(/^(doors)-.*/, "64 doors");

const rows = Object.entries(CALLS).map(([call, run]) => {
  let [longest, board, refused] = [0, "", 0];
  for (const text of [...holed, ...whole, ...others]) {
    const first = take(text, run);
    refused += first.failed ? 1 : 0;
    const ms = first.ms > longest ? Math.min(first.ms, take(text, run).ms) : first.ms; // again, because other programs run, too
    if (ms > longest) [longest, board] = [ms, nameOf(text)];
  }
  return `| \`${call}\` | ${longest < 10 ? longest.toFixed(1) : longest.toFixed(0)} | ${board} | ${refused} |`;
});
console.log(`${holed.length + whole.length + others.length} boards\n`);
console.log(`| Call | ms | on | refused |\n| --- | ---: | --- | ---: |\n${rows.join("\n")}`);
console.log(`\nThe process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`);
