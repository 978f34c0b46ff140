/** @file The page's side of the laboratory's worker: one promise per request. */
import source from "bundle:lab-worker";
import { engineModule } from "../loading/module.js";
import { START_MS, startWorker } from "../loading/start-worker.js";

/** An error of the worker; `code` is the key of its sentence. */
export class LabError extends Error {
  /** @param {string} code @param {number} [position] */
  constructor(code, position) {
    super(code);
    this.name = "LabError";
    this.code = code;
    this.position = position;
  }
}

/** The key of the sentence for an error; errors of the browser are "unknown". @param {unknown} error */
export const sentenceFor = (error) =>
  /** @type {import("../ui/i18n.js").Key} */ (`lab.error.${error instanceof LabError ? error.code : "unknown"}`);

/** @typedef {{ stage?: string, nullities?: [number, number][] }} Report */
/** @typedef {import("./worker.js").Method} Method */
/**
 * @template {Method} Name
 * @typedef {import("./worker.js").Args<Name>} Args
 */
/**
 * @template {Method} Name
 * @typedef {import("./worker.js").Result<Name>} Result
 */
/** @typedef {{ resolve(result: unknown): void, reject(error: Error): void }} Waiting */

export class LabClient {
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #asked = 0;
  #ended = false;
  #worker;

  /** @param {(report: Report) => void} [onReport] */
  constructor(onReport) {
    const worker = startWorker(source);
    if (!worker) throw new LabError("worker");
    this.#worker = worker;
    worker.onerror = () => this.#end("worker");
    worker.onmessage = ({ data }) => {
      if (data.id === undefined) onReport?.(data);
      else this.#settle(data);
    };
  }

  /** @param {{ id: number, result?: unknown, error?: { code: string, position: number } }} answer */
  #settle({ id, result, error }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new LabError(error.code, error.position));
    else waiting?.resolve(result);
  }

  /** @param {string} code */
  #end(code) {
    this.#ended = true;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new LabError(code));
    this.#waiting.clear();
  }

  /** Sends the engine to the worker. @throws {LabError} "worker" if it does not answer in time */
  async start() {
    const module = await engineModule();
    const late = setTimeout(() => this.#end("worker"), START_MS);
    try {
      return await this.ask("start", { module });
    } finally {
      clearTimeout(late);
    }
  }

  /**
   * @template {Method} Name
   * @param {Name} method a method of worker.js
   * @param {Args<Name>} args
   * @param {Transferable[]} [given] objects transferred to the worker
   * @returns {Promise<Result<Name>>}
   * @throws {LabError} "cancelled" if the worker is ended meanwhile
   */
  ask(method, args, given = []) {
    if (this.#ended) return Promise.reject(new LabError("cancelled"));
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, args }, given);
    });
  }

  /** Terminates the worker and discards its board. */
  end() {
    this.#end("cancelled");
  }
}
