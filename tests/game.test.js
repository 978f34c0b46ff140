// The game of an element, which owns the engine: subscribers hear of each change once, and of nothing else.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "../web/board/game.js";
import { createEngine, NotationError } from "../web/engine/all.js";
import { engineOf, module } from "./core.js";

/** A game on a board, and what its subscriber has heard. @param {string} notation */
function gameOf(notation) {
  const game = new Game();
  game.begin(createEngine(module));
  /** @type {string[]} */
  const heard = [];
  const end = game.subscribe(({ type }) => heard.push(type));
  game.dispatch({ type: "load", notation });
  return { game, heard, end, engine: /** @type {import("../web/engine/engine.js").Engine} */ (game.engine) };
}

/** Everything that can be seen of a game, made of the public list of moves alone. @param {import("../web/engine/engine.js").Engine} engine */
const seen = (engine) => ({ start: engine.startNotation, history: engine.history, notation: engine.notation });

for (const board of ["3x3.on", "doors-0111-1001-0011-1011.off", "2x2-mod3~.1201"])
  test(`each change of ${board} is told once, and its snapshot is that of the presses replayed on another engine`, () => {
    const { game, heard, engine } = gameOf(board);
    const actions = /** @type {import("../web/board/game.js").Action[]} */ ([
      ...[1, 0, 1, 3].map((button) => ({ type: "press", button })),
      ...["undo", "undo", "redo", "restart", "undo", "redo", "redo", "undo"].map((type) => ({ type })),
      { type: "press", button: 99 },
    ]);
    for (const action of actions) {
      const [before, told] = [game.snapshot(), heard.length];
      const state = JSON.stringify(seen(engine));
      const isChanged = game.dispatch(action);
      assert.equal(heard.length - told, Number(isChanged));
      assert.equal(game.snapshot() === before, !isChanged);
      assert.equal(JSON.stringify(seen(engine)) === state, !isChanged);
      const replayed = engineOf(board);
      for (const button of engine.moves)
        if (button >= 0) replayed.press(button);
        else replayed.press(-1 - button, -1);
      assert.deepEqual(game.snapshot()?.lights, replayed.lights);
      assert.equal(game.snapshot()?.moveCount, engine.moves.length);
      assert.equal(game.snapshot()?.solved, replayed.solved);
    }
    assert.deepEqual(heard.slice(0, 5), ["load", "press", "press", "press", "press"]);
  });

test("a kept game is resumed with all that can be undone and redone; one that is refused changes and tells nothing", () => {
  const { game, heard, engine } = gameOf("3x3.on");
  for (const button of [4, 0, 8]) game.dispatch({ type: "press", button });
  game.dispatch({ type: "undo" });
  const kept = seen(engine);
  const other = gameOf("2x2.off");
  assert.equal(other.game.dispatch({ type: "resume", start: kept.start, history: kept.history }), true);
  assert.deepEqual(seen(other.engine), kept);
  assert.deepEqual(other.heard, ["load", "resume"]);
  assert.ok(other.game.dispatch({ type: "redo" }));
  assert.deepEqual(other.engine.moves, [4, 0, 8]);

  const told = heard.length;
  const wrong = { entries: [9], made: 1 };
  assert.throws(() => game.dispatch({ type: "resume", start: "3x3.off", history: wrong }), RangeError);
  assert.throws(() => game.dispatch({ type: "resume", start: "3x", history: kept.history }), NotationError);
  assert.throws(() => game.dispatch({ type: "load", notation: "3x" }), NotationError);
  for (const notation of ["3x3-mod3.1", "dials3-10-01.0", "cube2.on"]) // which have no such goal
    assert.throws(() => game.dispatch({ type: "load", notation, goal: "on" }), NotationError);
  assert.deepEqual(seen(engine), kept);
  assert.equal(heard.length, told);
});

test("nothing happens before a game begins or after it has ended, and who has left hears nothing", () => {
  assert.equal(new Game().dispatch({ type: "undo" }), false);
  assert.equal(new Game().snapshot(), null);
  const { game, heard, end } = gameOf("2x2.on");
  end();
  assert.ok(game.dispatch({ type: "press", button: 0 }));
  assert.deepEqual(heard, ["load"]);
  game.begin(null);
  assert.equal(game.dispatch({ type: "undo" }), false);
  assert.equal(game.snapshot(), null);
});

test("nobody else makes the moves of a board's engine", () => {
  const files = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const callers = files.filter((file) =>
    /\bengine\?*\.(?:undo|redo|reset|resume)\(|(?<!context)\.engine\?*\.(?:press|load)\(/.test(
      readFileSync(`web/${file}`, "utf8"),
    ),
  );
  assert.deepEqual(callers, ["board/game.js"]);
});
