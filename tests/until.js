// Waiting for a condition that no event announces.
import { setTimeout as sleep } from "node:timers/promises";

/** On a busy machine a browser may need a minute for a step. */
export const PATIENCE_MS = Number(process.env.PATIENCE ?? 60_000);

/** Asks until the answer is yes. @param {() => unknown} ask @param {string} [what] */
export async function until(ask, what = String(ask)) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) if (await ask()) return;
  throw new Error(`waited in vain for ${what}`);
}
