// A browser with tabs on an origin: navigations through service workers, and pages that run the code of web/.
import { Origin, requestsAt } from "./platform.js";
import { Registration } from "./workers.js";
import { Process } from "./world.js";

/** What must never be. */
export class Violation extends Error {}

/** @param {unknown} holds @param {string} message */
export function must(holds, message) {
  if (!holds) throw new Violation(message);
}

/** The names of builds, in the order of time. */
export const BUILDS = "abcdef";

/** @param {string} build @returns {Record<string, string>} */
const makeFiles = (build) => ({
  "index.html": `html ${build}`,
  [`app-${build}.js`]: `app ${build}`,
  [`lab-${build}.js`]: `lab ${build}`,
});
const FILES = Object.fromEntries([...BUILDS].map((build) => [build, makeFiles(build)]));

/** The files of a build of the site: their contents by their names. @param {string} build */
export const filesOf = (build) => FILES[build];

/** The address of a file. @param {string} scope @param {string} name */
export const addressOf = (scope, name) => scope + name;

/** The text of the script of a build's service worker. @param {string} build @param {"now" | "earlier"} code */
export const scriptOf = (build, code) => `${code} ${build}`;

/** An element that does nothing. */
class Element extends EventTarget {
  /** @type {{ text: () => Promise<string> }[]} of an input */
  files = [];
  append() {}
}

/** A tab with a page, whose code runs in a process. */
export class Tab extends Process {
  /** The build of its document, and the reason why the page does not stand. */
  build = "";
  fault = "";
  stands = false;
  /** The last request of its document. @type {Record<string, any>} */
  given = {};
  /** The registration whose active worker answers its requests. @type {Registration | null} */
  controlled = null;
  container = new EventTarget();
  /** What it told: notices and their buttons. @type {{ key: string, act?: { act: () => void } }[]} */
  notices = [];
  /** What another app shared, and what the page has of it: nothing yet, null if it tells that it is lost. @type {string | undefined} */
  secret;
  /** @type {string | null | undefined} */
  taken;
  /** The local storage as the page sees it; its writes on their way, and how many of each name that it does not know to be stored. @type {Map<string, string>} */
  view = new Map();
  writes = Promise.resolve();
  /** @type {Map<string, number>} */
  sent = new Map();
  /** When it learns of the last write. */
  told = 0;
  /** Another tab has written. */
  onStorage = () => {};
  /** @type {import("../../web/play/store.js").Store | undefined} */
  store;
  /** What it stored was deleted behind its back. */
  isRobbed = false;
  /** The input for save files. @type {Element | undefined} */
  fileInput;

  /** @param {string} scope @param {string} url @param {number} id */
  constructor(scope, url, id) {
    super(`tab ${id}`);
    this.scope = scope;
    this.url = url;
    this.id = id;
  }
}

export class Browser {
  #ids = 0;
  /** Called with what must never be, and with errors of the simulation itself. @type {(error: Error) => void} */
  onViolation = () => {};

  /**
   * @param {import("./world.js").World} world
   * @param {Awaited<ReturnType<typeof import("./load.js").loadCode>>} code
   * @param {boolean} hasPlay whether pages keep the progress of a player
   */
  constructor(world, code, hasPlay) {
    this.world = world;
    this.code = code;
    this.hasPlay = hasPlay;
    this.origin = new Origin(world);
  }

  get tabs() {
    return [...this.origin.tabs];
  }

  /** The registration of a scope, which is made if there is none. @param {string} scope */
  #registrationOf(scope) {
    const { registrations } = this.origin;
    const found = registrations.get(scope) ?? new Registration(this.world, this.origin, scope, this.#runWorker);
    registrations.set(scope, found);
    return found;
  }

  /** @param {string} script @param {Record<string, any>} globals */
  #runWorker = (script, { locks, ...globals }) => {
    const [code, build] = script.split(" ");
    this.code.workers[code]({ ...globals, navigator: { locks }, BUILD: build, FILES: filesOf(build) });
  };

  /**
   * Opens a page in a tab.
   * @param {string} scope
   * @param {{ method?: string, query?: string, fields?: Record<string, string>, secret?: string, replaced?: Tab }} [how] secret: text that another app shares
   * @returns {Promise<Tab>} once it stands or failed
   */
  async open(scope, { method = "GET", query = "", fields = {}, secret, replaced } = {}) {
    const tab = new Tab(scope, `${scope}index.html${query}`, ++this.#ids);
    tab.secret = secret;
    tab.given = { method, mode: "navigate", redirect: "manual", fields };
    const response = await this.#navigate(tab);
    if (replaced) this.close(replaced);
    this.origin.tabs.add(tab);
    this.world.tell?.(`${tab.name} opens ${tab.url}: ${response?.body.content ?? "an error"}`);
    await this.#show(tab, response);
    if (tab.fault) this.world.tell?.(`${tab.name}: ${tab.fault}`);
    return tab;
  }

  /** Follows an address to its document. @param {Tab} tab @returns {Promise<any>} */
  async #navigate(tab) {
    for (;;) {
      const registration = this.origin.registrations.get(tab.scope);
      tab.controlled = registration?.active ? registration : null;
      const response = await this.#request(tab, new (requestsAt(tab.scope))(tab.url, tab.given));
      if (!response?.location) return response;
      tab.url = response.location;
      tab.given = { ...tab.given, method: "GET", fields: {} };
    }
  }

  /** A request of a page, which its service worker answers if it has one. @param {Tab} tab @param {any} request @returns {Promise<any>} null if it fails */
  async #request(tab, request) {
    const answer = await tab.controlled?.answer(request);
    return answer === undefined ? this.origin.fetch(tab, request).catch(() => null) : answer;
  }

  /** Loads the parts of a page and runs it. @param {Tab} tab @param {any} response */
  async #show(tab, response) {
    const [, build] = /^html (\w+)$/.exec(response?.body.content) ?? [];
    tab.build = build ?? "";
    if (!build) tab.fault = "no document";
    else if (!(await this.part(tab, "app"))) tab.fault = "no script";
    else this.#run(tab);
  }

  /** Fetches a part of a page. @param {Tab} tab @param {string} name @returns {Promise<boolean>} */
  async part(tab, name) {
    const response = await this.#request(tab, new (requestsAt(tab.scope))(`${name}-${tab.build}.js`));
    if (!response?.ok) return false;
    const { content } = response.body;
    must(content === `${name} ${tab.build}`, `a page of build ${tab.build} has the part "${content}"`);
    return true;
  }

  /** Runs the script of a page. @param {Tab} tab */
  #run(tab) {
    const globals = this.#globalsOf(tab);
    const standIns = this.#standInsOf(tab);
    const { keepOffline, takeShared } = this.code.page(globals, standIns);
    if (this.hasPlay) this.#play(tab, this.code.play(globals, standIns));
    keepOffline();
    tab.stands = true;
    const take = async () => {
      const taken = await takeShared();
      tab.taken = taken?.content ?? taken;
      if (tab.secret !== undefined && tab.controlled)
        must(
          [tab.secret, null].includes(tab.taken),
          `${tab.name} lost ${tab.secret}, has "${tab.taken}", and told nothing`,
        );
    };
    take().catch(this.onViolation);
  }

  /** @param {Tab} tab */
  #globalsOf(tab) {
    const { world, origin } = this;
    const globals = origin.globalsOf(tab, tab.url);
    const reload = () => world.later(() => tab.isAlive && this.reload(tab).catch(this.onViolation));
    const location = Object.assign(globals.location, { reload });
    const replaceState = (_state, _title, address) => {
      tab.url = new URL(address, location).href;
    };
    const storage = this.hasPlay ? origin.storageOf(tab) : undefined;
    return {
      ...globals,
      window: { localStorage: storage, sessionStorage: storage },
      navigator: { serviceWorker: this.#containerOf(tab) },
      history: { replaceState },
    };
  }

  /** Stand-ins for the modules of web/ that show something. @param {Tab} tab */
  #standInsOf = (tab) => ({
    "web/loading/own.js": { beside: (name) => tab.scope + name },
    "web/loading/trusted.js": { trustedScriptURL: (url) => url },
    "web/loading/turns.js": { rest: () => this.world.operation(tab, () => undefined) },
    "web/ui/controls.js": { button: (key, act) => ({ key, act }) },
    "web/ui/notice.js": { notice: (key, _params, act) => tab.notices.push({ key, act }) },
    "web/ui/share.js": {},
    "web/ui/dom.js": {
      say: () => undefined,
      make: (name) => {
        const element = new Element();
        if (name === "input") tab.fileInput = element;
        return element;
      },
    },
  });

  /** @param {Tab} tab @param {any} modules */
  #play(tab, { openStore, texts, updateText, saveFileControls }) {
    const store = openStore(texts, updateText);
    tab.store = store;
    tab.onStorage = () => store.refresh();
    saveFileControls(store, () => undefined);
  }

  /** The `navigator.serviceWorker` of a page. @param {Tab} tab */
  #containerOf(tab) {
    const register = async () => {
      const registration = this.#registrationOf(tab.scope);
      const updated = registration.update();
      if (registration.isEmpty) await updated;
      else updated.catch(() => undefined);
      return registration;
    };
    const controller = () => {
      const worker = tab.controlled?.active;
      return worker && { postMessage: (data) => worker.postMessage(data, tab) };
    };
    Object.defineProperty(tab.container, "controller", { get: controller });
    return Object.assign(tab.container, { register });
  }

  /** @param {Tab} tab */
  reload(tab) {
    const { scope, url, given, secret, taken } = tab;
    const how = { method: given.method, fields: given.fields, query: new URL(url).search };
    return this.open(scope, { ...how, secret: taken === undefined ? secret : undefined, replaced: tab });
  }

  /** @param {Tab} tab */
  close(tab) {
    if (!tab.isAlive) return;
    this.world.kill(tab);
    this.origin.tabs.delete(tab);
    this.world.later(() => this.#activateAll());
  }

  #activateAll() {
    for (const registration of this.origin.registrations.values()) registration.activateSoon();
  }

  /** The whole browser ends at once: what the storage has not yet on the disk is lost. */
  crash() {
    const { origin, world } = this;
    for (const registration of origin.registrations.values()) registration.crash();
    for (const tab of origin.tabs) world.kill(tab);
    origin.tabs.clear();
    origin.storage = new Map(origin.stored);
    this.#activateAll();
  }

  /** Whether a cache has all files of a build. @param {string} scope @param {string} build */
  isWhole(scope, build) {
    const files = Object.entries(filesOf(build));
    return [...this.origin.caches.values()].some((entries) =>
      files.every(([name, content]) => entries.get(addressOf(scope, name))?.body.content === content),
    );
  }
}
