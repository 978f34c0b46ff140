// The time of a simulation: whatever takes time is a task at some moment, tasks run one after the other, and chance, which a seed determines,
// chooses the moments. So a seed is a run, and a run can be repeated.
import { randomSource } from "../plain.js";

/** So long an operation takes at most, in milliseconds. */
const DELAY_MAX = 40;

/** More tasks than any run has between two events. */
const TASKS_MAX = 20_000;

/** All that promises have to do until something waits for time. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A page or a worker. */
export class Process {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
  }

  isAlive = true;
  /** Its operations that are not yet done. @type {Set<() => void>} */
  begun = new Set();
  ended = new Promise((resolve) => {
    this.end = () => resolve(undefined);
  });
}

export class World {
  now = 0;
  /** @type {{ at: number, act: () => void }[]} */
  #tasks = [];

  /** @param {number} seed @param {(line: string) => void} [tell] */
  constructor(seed, tell) {
    this.random = randomSource(seed);
    this.tell = tell && ((line) => tell(`${String(this.now).padStart(6)}  ${line}`));
  }

  /** True once in so many times. @param {number} times */
  chance = (times) => this.random(times) === 0;

  /** @template T @param {readonly T[]} list */
  pick = (list) => list[this.random(list.length)];

  /** A time after which something arrives. */
  delay = () => this.random(DELAY_MAX);

  /** @param {() => void} act @param {number} [delay] */
  later(act, delay = this.delay()) {
    this.#tasks.push({ at: this.now + delay, act });
  }

  /**
   * An operation of a process outside it, such as a request to the network. Its effect and its answer take time.
   * @template T
   * @param {Process} process
   * @param {() => T | Promise<T>} act
   * @returns {Promise<T>} for ever pending if the process is killed
   */
  operation(process, act) {
    if (!process.isAlive) return new Promise(() => {});
    const { begun } = process;
    return new Promise((resolve, reject) => {
      const answer = (give) => (value) => {
        if (this.chance(2)) give(value);
        else this.later(() => process.isAlive && give(value), this.random(4));
      };
      const run = () => {
        if (!begun.delete(run)) return;
        try {
          const result = act();
          if (result instanceof Promise) result.then(answer(resolve), answer(reject));
          else answer(resolve)(result);
        } catch (error) {
          answer(reject)(error);
        }
      };
      begun.add(run);
      this.later(run);
    });
  }

  /** Ends a process at any moment: what it has begun comes about now or never. @param {Process} process */
  kill(process) {
    for (const run of process.begun) if (this.chance(2)) run();
    process.begun.clear();
    process.isAlive = false;
    process.end();
  }

  /** Lets time pass: all that is due then has happened. @param {number} [duration] by default until nothing is left to do */
  async pass(duration = Infinity) {
    const end = this.now + duration;
    await settled();
    for (let tasks = 0; ; tasks++) {
      if (tasks > TASKS_MAX) throw new Error("it never comes to rest");
      let next = -1;
      for (let i = 0; i < this.#tasks.length; i++)
        if (this.#tasks[i].at <= end && (next < 0 || this.#tasks[i].at < this.#tasks[next].at)) next = i;
      if (next < 0) break;
      const [{ at, act }] = this.#tasks.splice(next, 1);
      this.now = Math.max(this.now, at);
      act();
      await settled();
    }
    if (end !== Infinity) this.now = end;
  }
}
