// Waiting for a condition that no event announces.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/** On a busy machine a browser may need a minute for a step. */
export const PATIENCE_MS = Number(process.env.PATIENCE ?? 60_000);

/** Asks until the answer is yes. @param {() => unknown} ask @param {string} [what] */
export async function until(ask, what = String(ask)) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) if (await ask()) return;
  throw new Error(`waited in vain for ${what}`);
}

/** Reads until the value is the expected one; fails with the last difference. @param {() => unknown} read @param {unknown} expected @param {string} [message] */
export async function becomes(read, expected, message) {
  let value = await read();
  for (
    const end = Date.now() + PATIENCE_MS;
    Date.now() < end && !isDeepStrictEqual(value, expected);
    value = await read()
  )
    await sleep(50);
  assert.deepEqual(value, expected, message);
}
