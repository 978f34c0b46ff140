// The registry of views: every board of the golden notations has one view, which the scripts that were fetched have.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CellsView, largeView } from "../web/board/grid.js";
import { HallView } from "../web/board/hall.js";
import { stateParts } from "../web/board/state-parts.js";
import { fetchView, viewOf } from "../web/board/views.js";
import { engineOf } from "./core.js";

const BOARDS = readFileSync(new URL("notation-golden.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => /^board (\S+)/.exec(line)?.[1] ?? []);

/** Stand for the views of lazy scripts. */
const LAZY_LANGUAGES = { DialsView: class {}, SurfaceView: class {}, StatesCellsView: class {} };
const [Canvas, StatesCanvas] = [class {}, class {}];

/** The view by what the engine says of the board, and of its masks. @param {import("../web/engine/engine.js").Engine} engine */
function expected({ kind, rows, cols, states, boardNotation }) {
  const hasMore = states.some((count) => count > 2);
  if (kind === "doors") return hasMore || boardNotation.startsWith("dials") ? LAZY_LANGUAGES.DialsView : HallView;
  if (!boardNotation.startsWith(`${rows}x${cols}`)) return LAZY_LANGUAGES.SurfaceView;
  if (rows <= 12 && cols <= 12)
    return hasMore || /-mod/.test(boardNotation) ? LAZY_LANGUAGES.StatesCellsView : CellsView;
  return hasMore || /-mod/.test(boardNotation) ? StatesCanvas : Canvas;
}

test("each board has the view of its kind, its states and its size, once the scripts of the view are there", async () => {
  const fetched = [];
  largeView.fetch = async () => {
    fetched.push("large");
    return /** @type {any} */ (Canvas);
  };
  stateParts.fetch = async () => {
    fetched.push("states");
    return /** @type {any} */ ({ ...LAZY_LANGUAGES, largeStatesView: () => StatesCanvas });
  };
  const texts = [...BOARDS, "13x3.on", "3x13-mod3.0", "12x12.on", "hex5.0", "13x13-torus.off"];
  const boards = texts.map(engineOf);
  const first = boards.filter((engine) => [CellsView, HallView].includes(/** @type {any} */ (expected(engine))));
  for (const { boardNotation } of boards)
    assert.equal(
      viewOf(boardNotation) !== null,
      first.some((other) => other.boardNotation === boardNotation),
    );
  for (const { boardNotation } of first) await fetchView(boardNotation);
  assert.deepEqual(fetched, []);
  for (const engine of boards) {
    await fetchView(engine.boardNotation);
    assert.equal(viewOf(engine.boardNotation), expected(engine), engine.boardNotation);
  }
  assert.deepEqual(fetched.sort(), ["large", "states"]);
  assert.equal(new Set(boards.map(expected)).size, 7);
});
