// The work that a hostile text costs, counted in executions of the blocks of our code by V8, so that no clock decides.
import assert from "node:assert/strict";
import { Session } from "node:inspector";
import { test } from "node:test";
import { promisify } from "node:util";

const session = new Session();
session.connect();
const post = promisify(/** @type {any} */ (session.post).bind(session));
await post("Profiler.enable");
await post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

// V8 counts only blocks that it compiles after this.
const { engineOf } = await import("./core.js");
await import("../web/engine/paste.js");

const PIECES = [
  ...["x", "xo\n", " ", "\n", "(", "[[", ">", "a1 ", "(1,1)", "A: B\n", ":", "|", "+-", '"', "=", "\t", ",", "A->"],
  ...["\\\\", "漢", "\u200d", "x ", "0\n", "5x5.", "&", "a.", "第", "Row 1: 1\n", "1 / ", "_ "],
];

/** Texts in which an expression may go back over a long piece: what is before it, the piece, and what is behind it. */
const BETWEEN = [
  ...[
    ["graph", " ", "x"],
    ["edges: 1", " ", "x"],
    ["", "都", "x"],
    ["", "控制", "x"],
    ["[x][x][x][x]", "\n", "x"],
    ["abc:", " ", "x"],
  ],
  ...[
    ["abc ", ".", "x"],
    ["r1", " ", "x"],
    ["rows=1", " ", "x"],
    ["1x", "1", "\nx"],
    ["", "1", "\nx"],
    ["x#", "&", "\nx"],
  ],
  ...[
    ["a", "\u0301\u0323", ""],
    ["[.#] (0)", " ", "x"],
    ["start", " ", "x"],
    ["5x5.on", " ", "x"],
    ["A", " ", ": B"],
    ["1x1.", "1", "x"],
  ],
];

/** The number of times that blocks of web/ run while an engine reads a text, which it may refuse. @param {string} text */
async function workOf(text) {
  const engine = engineOf("5x5.on");
  await post("Profiler.takePreciseCoverage"); // the counts begin again
  try {
    engine.paste(text);
  } catch (error) {
    assert.ok(error.code, String(error.stack).slice(0, 300));
  }
  const { result } = await post("Profiler.takePreciseCoverage");
  const functions = result.filter(({ url }) => url.includes("/web/")).flatMap(({ functions }) => functions);
  return functions.flatMap(({ ranges }) => ranges).reduce((sum, { count }) => sum + count, 0);
}

const repeated = (piece, length) => piece.repeat(Math.floor(length / piece.length));

// V8 does not count the work of regular expressions; one whose work grows exponentially does not end here.
test("a text four times as long costs about four times the work, and is read or refused", async () => {
  let most = 0;
  for (const piece of PIECES) {
    const [once, fourfold] = [await workOf(repeated(piece, 4000)), await workOf(repeated(piece, 16_000))];
    most = Math.max(most, once);
    // A loop over all pairs of characters costs sixteen times the work. The counts of V8 vary by up to 60 %.
    assert.ok(fourfold <= 8 * once + 1000, `${JSON.stringify(piece)}: ${once}, ${fourfold}`);
  }
  assert.ok(most > 8000, `each character was read: ${most}`);
});

// An expression that goes back would need hours for a million characters.
test("a piece that is repeated up to the longest text is read or refused, whatever is around it", async () => {
  for (const [before, piece, behind] of BETWEEN) {
    const [once, fourfold] = [50_000, 200_000].map((length) => before + repeated(piece, length) + behind);
    const work = [await workOf(once), await workOf(fourfold)];
    assert.ok(work[1] <= 8 * work[0] + 1000, `${JSON.stringify([before, piece, behind])}: ${work}`);
    await workOf(before + repeated(piece, 999_000) + behind);
  }
});

test("ranges that name more cells than a board has cost no more than a board", async () => {
  const cells = 130 * 999; // twice as many as the largest board
  const work = await workOf(Array.from({ length: 130 }, (_, row) => `Row ${row + 1}: 1-999`).join("\n"));
  const longer = await workOf(`Row 1: ${"1-999, ".repeat(1300)}`);
  assert.ok(work > 65_536 && work < 13 * cells, String(work));
  assert.ok(longer < 2 * work, `${longer}, ${work}`);
});
