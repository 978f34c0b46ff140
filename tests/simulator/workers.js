// Service workers as the standard has them, as far as the page uses them: registrations by scope; workers that are installed, wait, are activated
// and become redundant; and that may be killed at any time and begin anew with the next event.
import { setMaxListeners } from "node:events";
import { requestsAt } from "./platform.js";
import { Process } from "./world.js";

/** A service worker in one state after the other; it runs in a process only while it has something to do. */
class Worker extends EventTarget {
  state = "parsed";
  /** @type {Process | null} */
  process = null;
  /** @type {Record<string, (event: any) => void>} */
  listeners = {};
  /** It takes over without waiting for the pages of the worker before it. */
  skips = false;
  /** When it answers requests. */
  activated = Promise.resolve();

  /** @param {Registration} registration @param {string} script */
  constructor(registration, script) {
    super();
    setMaxListeners(0, this);
    this.registration = registration;
    this.script = script;
    this.evictions = registration.origin.evictions;
  }

  /** @param {string} state */
  become(state) {
    this.state = state;
    if (state === "redundant") this.kill();
    this.dispatchEvent(new Event("statechange"));
  }

  kill() {
    if (this.process) this.registration.world.kill(this.process);
    this.process = null;
  }

  /** @param {string} data @param {{ id: number }} [source] */
  postMessage(data, source) {
    this.registration.world.later(() => this.state !== "redundant" && this.dispatch("message", { data, source }));
  }

  /** The process in which the script runs. */
  #started() {
    if (this.process) return this.process;
    const { registration } = this;
    const { world, origin, scope, run } = registration;
    const process = new Process("a worker");
    this.process = process;
    this.listeners = {};
    const self = {
      registration,
      addEventListener: (type, listen) => {
        this.listeners[type] = listen;
      },
      skipWaiting: async () => {
        this.skips = true;
        registration.activateSoon();
      },
      clients: { matchAll: () => world.operation(process, () => [...origin.tabs].map(({ id }) => ({ id }))) },
    };
    run(this.script, { self, ...origin.globalsOf(process, `${scope}sw.js`) });
    return process;
  }

  /**
   * Lets the script handle an event.
   * @param {string} type
   * @param {Record<string, any>} [given]
   * @returns {{ isDone: Promise<boolean>, response?: Promise<any> }} isDone: all that the event waits for came about; response: null if it
   *   fails, no promise if the script does not answer
   */
  dispatch(type, given) {
    const { ended } = this.#started();
    let isDone = Promise.resolve(true);
    /** @type {Promise<any> | undefined} */
    let response;
    const waitUntil = (promise) => {
      const outcome = promise.then(
        () => true,
        () => false,
      );
      isDone = Promise.race([outcome, ended.then(() => false)]);
    };
    const respondWith = (promise) => {
      response = Promise.race([promise.catch(() => null), ended.then(() => null)]);
    };
    this.listeners[type]?.({ ...given, waitUntil, respondWith });
    return { isDone, response };
  }
}

/** A registration of a scope. */
export class Registration extends EventTarget {
  /** @type {Worker | null} */
  installing = null;
  /** @type {Worker | null} */
  waiting = null;
  /** @type {Worker | null} */
  active = null;
  #isUpdating = false;
  /** The browser itself fetches scripts. */
  #process = new Process("the browser");

  /**
   * @param {import("./world.js").World} world
   * @param {import("./platform.js").Origin} origin
   * @param {string} scope
   * @param {(script: string, globals: any) => void} run
   */
  constructor(world, origin, scope, run) {
    super();
    setMaxListeners(0, this);
    this.world = world;
    this.origin = origin;
    this.scope = scope;
    this.run = run;
  }

  get isEmpty() {
    return !(this.installing ?? this.waiting ?? this.active);
  }

  /** Fetches the script, and installs it if it is another one. */
  async update() {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    try {
      const response = await this.origin.fetch(this.#process, new (requestsAt(this.scope))("sw.js"));
      if (!response.ok) throw new TypeError("no script");
      const script = await response.text();
      const isNew = (this.waiting ?? this.active)?.script !== script;
      if (isNew) this.#install(new Worker(this, script));
      else this.#isUpdating = false;
    } catch (error) {
      this.#isUpdating = false;
      throw error;
    }
  }

  /** @param {Worker} worker */
  async #install(worker) {
    this.installing = worker;
    worker.become("installing");
    this.dispatchEvent(new Event("updatefound"));
    const isDone = await worker.dispatch("install").isDone;
    this.installing = null;
    this.#isUpdating = false;
    const isRegistered = this.origin.registrations.get(this.scope) === this;
    if (!isDone || !isRegistered) return worker.become("redundant");
    this.waiting?.become("redundant");
    this.waiting = worker;
    worker.become("installed");
    this.activateSoon();
  }

  /** Activates the worker that waits, if it may. */
  activateSoon() {
    const { waiting, active } = this;
    const pages = [...this.origin.tabs].filter(({ controlled }) => controlled === this);
    if (!waiting || (active && pages.length > 0 && !waiting.skips)) return;
    active?.become("redundant");
    this.active = waiting;
    this.waiting = null;
    waiting.become("activating");
    waiting.activated = waiting.dispatch("activate").isDone.then(() => {
      if (waiting.state === "activating") waiting.become("activated");
    });
    for (const tab of pages)
      this.world.later(() => tab.isAlive && tab.container.dispatchEvent(new Event("controllerchange")));
  }

  /** The answer of the active worker to a request; null if it fails, undefined if the worker leaves it to the network. @param {any} request @returns {Promise<any>} */
  async answer(request) {
    const { active } = this;
    await active?.activated;
    if (request.mode === "navigate") this.update().catch(() => undefined);
    return active?.dispatch("fetch", { request }).response;
  }

  /** Kills the processes of its workers, as browsers do with those that rest, and others. */
  killWorkers() {
    for (const worker of [this.installing, this.waiting, this.active]) worker?.kill();
  }

  /** The whole browser ends: what it was about to install is forgotten. */
  crash() {
    this.killWorkers();
    this.world.kill(this.#process);
    this.#process = new Process("the browser");
    this.#isUpdating = false;
  }

  unregister = async () => {
    this.origin.registrations.delete(this.scope);
    return true;
  };
}
