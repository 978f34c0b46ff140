// Waiting for what nobody tells.
import { setTimeout as sleep } from "node:timers/promises";

/** A machine that does much besides may let a browser wait for a minute. */
export const PATIENCE_MS = Number(process.env.PATIENCE ?? 60_000);

/** Asks again and again, until the answer is yes. @param {() => unknown} ask @param {string} [what] */
export async function until(ask, what = String(ask)) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) if (await ask()) return;
  throw new Error(`waited in vain for ${what}`);
}
