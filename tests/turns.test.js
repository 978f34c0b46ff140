// Long work in turns. The clock is the test's own: work moves it on.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { inTurn, inTurns, nextTurn, rest } from "../web/loading/turns.js";

let now = 0;
beforeEach(() => {
  now = 0;
  mock.method(performance, "now", () => now);
});

/** Others get their turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Work of some steps, each of which takes more than a turn. */
function* longWork(steps) {
  for (let step = 0; step < steps; step++) {
    now += 13;
    yield step;
  }
  return "done";
}

test("long work reports its progress, lets others have a turn after each step, and returns its result", async () => {
  const heard = [];
  const onProgress = (step) => {
    heard.push(step);
    setTimeout(() => heard.push("another"));
  };
  assert.equal(await inTurns(longWork(3), { onProgress }), "done");
  assert.deepEqual(heard, [0, "another", 1, "another", 2, "another"]);
});

test("long work that is aborted stops with the reason, and an error in the work is thrown", async () => {
  const calling = new AbortController();
  const heard = [];
  const onProgress = (step) => {
    heard.push(step);
    if (step === 1) calling.abort(new Error("enough"));
  };
  await assert.rejects(inTurns(longWork(1000), { signal: calling.signal, onProgress }), { message: "enough" });
  assert.deepEqual(heard, [0, 1]);
  const broken = (function* () {
    yield 0;
    throw new RangeError("broken");
  })();
  await assert.rejects(inTurns(broken, {}), RangeError);
});

for (const [acts, milliseconds] of /** @type {const} */ ([
  ["slow acts", 3],
  ["acts that take no time", 0],
]))
  test(`many ${acts} are done in later turns, some in each, and in order`, async () => {
    const done = [];
    for (let k = 0; k < 30; k++)
      inTurn(() => {
        now += milliseconds;
        done.push(k);
      });
    const counts = [done.length];
    while (done.length < 30) {
      await turn();
      counts.push(done.length);
    }
    assert.deepEqual(done, [...Array(30).keys()]);
    const most = Math.max(...counts.map((count, i) => count - (counts[i - 1] ?? 0)));
    assert.ok(counts[0] === 0 && most > 1 && most < 10, `done after each turn: ${counts}`);
    let isDone = false;
    inTurn(() => {
      isDone = true;
    });
    await turn();
    assert.ok(isDone, "a single act is done in the next turn");
  });

test("without scheduler.yield and requestIdleCallback, timers give up a turn and wait for rest", async (context) => {
  await nextTurn();
  const waited = [];
  context.mock.method(globalThis, "setTimeout", (act, milliseconds) => {
    waited.push(milliseconds);
    act();
  });
  await rest();
  assert.deepEqual(waited, [1000, undefined]);
});
