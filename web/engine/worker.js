/** @file The worker: does the one job it is sent, tells its progress, and keeps nothing. To cancel is to terminate it. */
import { describeError, steps } from "./job.js";

const REPORT_MS = 100;

/**
 * @template {import("./job.js").Method} Name
 * @param {import("./job.js").Job<Name>} job
 */
function work(job) {
  const run = steps(job);
  let reported = performance.now();
  let step = run.next();
  for (; !step.done; step = run.next()) {
    if (performance.now() - reported < REPORT_MS) continue;
    self.postMessage({ progress: step.value });
    reported = performance.now();
  }
  return step.value;
}

/** Waits for the job, and says that it does. The handler must stand before anything is awaited, or the first message is lost. */
export function serve() {
  self.onmessage = ({ data: job }) => {
    try {
      self.postMessage({ result: work(job) });
    } catch (error) {
      self.postMessage({ error: describeError(error) });
    }
  };
  self.postMessage({ started: true });
}
