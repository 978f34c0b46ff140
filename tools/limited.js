// Programs with low priority and a limit on their processor time, which a busy machine does not change.
import { execFile } from "node:child_process";

const SCRIPT = 'ulimit -t "$1"; shift; "$@" >/dev/null 2>&1; code=$?; times; exit $code';

/**
 * Runs a program: whether it succeeded, and how many seconds of processor time it took.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ seconds?: number, cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<{ good: boolean, time: number }>}
 */
export function run(program, parameters, { seconds = 600, cwd = ".", env = {} } = {}) {
  const limit = Math.ceil(seconds);
  const command = ["sh", "-c", SCRIPT, "sh", String(limit), program, ...parameters];
  const options = { cwd, env: { ...process.env, ...env }, timeout: 1000 * (60 + 30 * limit) };
  return new Promise((resolve) => {
    execFile("nice", command, options, (error, out) => {
      const children = out.trim().split("\n").pop() ?? "";
      const times = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
        ([, minutes, rest]) => 60 * Number(minutes) + Number(rest),
      );
      resolve({ good: !error, time: times.reduce((sum, time) => sum + time, 0) });
    });
  });
}
