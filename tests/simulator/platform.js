// Stand-ins for what an origin stores and what its pages and workers call: Cache, IndexedDB, localStorage, Web Locks, requests. They do no more than
// the code calls and the simulation needs; offline.browser.test.js compares them with Chromium.

/** @import { Process, World } from "./world.js" */

class Blob {
  /** @param {string} content @param {string} type */
  constructor(content, type) {
    this.content = content;
    this.type = type;
    this.size = content.length;
  }
  text = async () => this.content;
  arrayBuffer = async () => new TextEncoder().encode(this.content).buffer;
  /** @param {number} from @param {number} to */
  slice = (from, to) => new Blob(this.content.slice(from, to), this.type);
}

class File extends Blob {}

class Response {
  /** @param {string | Blob} body @param {{ status?: number, location?: string }} [how] */
  constructor(body, { status = 200, location = "" } = {}) {
    this.body = body instanceof Blob ? body : new Blob(body, "text/plain;charset=UTF-8");
    this.status = status;
    this.location = location;
  }
  get ok() {
    return this.status === 200;
  }
  blob = async () => this.body;
  text = async () => this.body.content;
  static redirect = (location, status) => new Response("", { status, location });
}

/** The address of a file beside another. @param {string} address @param {string} base */
const resolved = (address, base) =>
  /^https?:/.test(address) ? address : base.slice(0, base.lastIndexOf("/") + 1) + address.replace("./", "");

/** @param {string} base */
const requestIn = (base) =>
  class Request {
    /** @param {string} address @param {Record<string, any>} [how] */
    constructor(address, { method = "GET", mode = "cors", redirect = "follow", integrity = "", fields = {} } = {}) {
      this.url = resolved(address, base);
      this.method = method;
      this.mode = mode;
      this.redirect = redirect;
      this.integrity = integrity;
      /** @type {Record<string, string>} of a form */
      this.fields = fields;
    }
    formData = async () => ({ get: (name) => this.fields[name] ?? null });
  };

/** @type {Map<string, ReturnType<typeof requestIn>>} */
const classes = new Map();

/** The class of requests in a process, whose address is the base of theirs. @param {string} base */
export function requestsAt(base) {
  const folder = resolved("", base);
  const found = classes.get(folder) ?? requestIn(folder);
  classes.set(folder, found);
  return found;
}

/** What was read of addresses: reading one takes longer than most of what is simulated. @type {Map<string, URL>} */
const read = new Map();

/** @param {string} address @param {string} [base] */
function KnownURL(address, base) {
  const key = `${address} ${base}`;
  const url = read.get(key) ?? new URL(address, base);
  if (!/secret|key/.test(key)) read.set(key, url);
  return url;
}

/** The full message of a store that takes no more. */
const full = () => new DOMException("full", "QuotaExceededError");

/** The entries of a cache, by their addresses. @typedef {Map<string, Response>} Entries */

/** What all pages and workers of an origin share. */
export class Origin {
  isOnline = true;
  /** No cache, database or storage takes more. */
  isFull = false;
  /** The database cannot be opened. */
  hasNoDatabase = false;
  /** What the server has, by address. @type {Map<string, string>} */
  served = new Map();
  /** @type {Set<import("./browser.js").Tab>} */
  tabs = new Set();
  /** @type {Map<string, import("./workers.js").Registration>} */
  registrations = new Map();
  /** @type {Map<string, Entries>} */
  caches = new Map();
  /** Counts what took caches away, after which a build need not be whole. */
  evictions = 0;
  /** The texts in the database. @type {Map<string, string>} */
  database = new Map();
  /** The local storage, and what of it is on the disk. @type {Map<string, string>} */
  storage = new Map();
  /** @type {Map<string, string>} */
  stored = new Map();
  /** When the last transaction is over. @type {Promise<unknown>} */
  #transactions = Promise.resolve();
  /** When the last holder of a lock lets it go. @type {Map<string, Promise<unknown>>} */
  #locks = new Map();

  /** Called with every request that reaches the network. @type {(request: { url: string, fields: Record<string, string> }, process: Process) => void} */
  onSent = () => {};
  /** Called with everything that is cached. @type {(name: string, address: string, content: string) => void} */
  onCached = () => {};
  /** Called with every text that the database has confirmed. @type {(text: string) => void} */
  onCommitted = () => {};

  /** @param {World} world */
  constructor(world) {
    this.world = world;
  }

  /** The globals of a process at an address. @param {Process} process @param {string} base */
  globalsOf(process, base) {
    const Request = requestsAt(base);
    const fetch = (given, how) => this.fetch(process, typeof given === "string" ? new Request(given, how) : given);
    const caches = this.#cachesOf(process, Request, fetch);
    const locks = { request: (name, act) => this.#lock(process, name, act) };
    const crypto = { randomUUID: () => `key-${this.world.random(2 ** 31)}` };
    const indexedDB = { open: () => this.#openDatabase(process) };
    return {
      Request,
      Response,
      File,
      Blob,
      fetch,
      caches,
      locks,
      crypto,
      indexedDB,
      URL: KnownURL,
      location: new URL(base),
    };
  }

  /** @param {Process} process @param {any} request @returns {Promise<Response>} */
  fetch(process, request) {
    return this.world.operation(process, () => {
      if (!this.isOnline) throw new TypeError("no network");
      this.onSent(request, process);
      const found = this.served.get(request.url.split(/[?#]/)[0]);
      if (request.method === "POST") return new Response("a static host takes no posts", { status: 405 });
      if (found === undefined) return new Response("not found", { status: 404 });
      if (request.integrity && request.integrity !== found) throw new TypeError("another content");
      return new Response(found);
    });
  }

  // ---- caches

  /** @param {Process} process @param {ReturnType<typeof requestIn>} Request @param {(request: any) => Promise<Response>} fetch */
  #cachesOf(process, Request, fetch) {
    const { caches } = this;
    const toRequest = (given) => (typeof given === "string" ? new Request(given) : given);
    const operate = (act) => this.world.operation(process, act);
    const open = (name) => {
      const entries = caches.get(name) ?? new Map();
      caches.set(name, entries);
      return this.#cacheOf(name, entries, operate, toRequest, fetch);
    };
    const match = (given, how) => {
      for (const entries of caches.values()) {
        const found = find(entries, toRequest(given), how);
        if (found) return found;
      }
    };
    return {
      open: (name) => operate(() => open(name)),
      delete: (name) => operate(() => caches.delete(name)),
      keys: () => operate(() => [...caches.keys()]),
      match: (given, how) => operate(() => match(given, how)),
    };
  }

  /** @param {string} name @param {Entries} entries */
  #cacheOf(name, entries, operate, toRequest, fetch) {
    const put = (request, response) => {
      entries.delete(request.url);
      entries.set(request.url, response);
      this.onCached(name, request.url, response.body.content);
    };
    const putAll = (requests, responses) => {
      // Worse than the standard: what was put stays when a later one finds no room.
      const room = this.isFull ? this.world.random(requests.length + 1) : requests.length;
      for (let i = 0; i < room; i++) put(requests[i], responses[i]);
      if (room < requests.length) throw full();
    };
    const addAll = async (list) => {
      const requests = list.map(toRequest);
      const responses = await Promise.all(requests.map(fetch));
      if (!responses.every(({ ok }) => ok)) throw new TypeError("not found");
      await operate(() => putAll(requests, responses));
    };
    return {
      addAll,
      add: (given) => addAll([given]),
      match: (given, how) => operate(() => find(entries, toRequest(given), how)),
      keys: () => operate(() => [...entries.keys()].map(toRequest)),
      put: (given, response) => operate(() => putAll([toRequest(given)], [response])),
      delete: (given) => operate(() => entries.delete(toRequest(given).url)),
    };
  }

  // ---- locks

  /** @param {Process} process @param {string} name @param {() => Promise<any>} act */
  #lock(process, name, act) {
    const before = this.#locks.get(name) ?? Promise.resolve();
    const result = before.then(() => this.world.operation(process, () => undefined)).then(act);
    const over = result.catch(() => undefined);
    this.#locks.set(name, Promise.race([over, process.ended]));
    return result;
  }

  // ---- the database

  /** @param {Process} process */
  #openDatabase(process) {
    const request = /** @type {any} */ ({});
    const isOpen = this.world.operation(process, () => {
      if (this.hasNoDatabase) throw new DOMException("forbidden", "UnknownError");
    });
    isOpen.then(
      () => {
        request.result = { transaction: () => this.#transaction(process), close() {}, createObjectStore() {} };
        if (this.database.size === 0) request.onupgradeneeded();
        request.onsuccess();
      },
      (error) => {
        request.error = error;
        request.onerror();
      },
    );
    return request;
  }

  /** One transaction follows the other; it is over when nothing more is asked of it. @param {Process} process */
  #transaction(process) {
    const transaction = /** @type {any} */ ({});
    const written = new Map();
    const wait = () => this.world.operation(process, () => undefined);
    const get = (key) => {
      const request = /** @type {any} */ ({});
      const run = this.#transactions.then(wait).then(() => {
        request.result = this.database.get(key);
        request.onsuccess();
      });
      const commit = run.then(() => this.world.operation(process, () => this.#commit(written)));
      const over = commit.then(
        () => transaction.oncomplete(),
        (error) => {
          transaction.error = error;
          transaction.onabort();
        },
      );
      this.#transactions = Promise.race([over, process.ended]);
      return request;
    };
    transaction.objectStore = () => ({ get, put: (text, key) => void written.set(key, text) });
    return transaction;
  }

  /** @param {Map<string, string>} written */
  #commit(written) {
    if (this.isFull && written.size > 0) throw full();
    for (const [key, text] of written) {
      this.database.set(key, text);
      this.onCommitted(text);
    }
  }

  // ---- local storage

  /** The storage as a tab sees it: its own writes at once, those of others when they arrive. @param {import("./browser.js").Tab} tab */
  storageOf(tab) {
    tab.view = new Map(this.storage);
    const write = (key, text) => {
      if (this.isFull && text !== null) throw full();
      setOrDelete(tab.view, key, text);
      tab.sent.set(key, (tab.sent.get(key) ?? 0) + 1);
      tab.writes = tab.writes.then(() => this.world.operation(tab, () => this.#store(tab, key, text)));
    };
    return {
      getItem: (key) => tab.view.get(key) ?? null,
      setItem: (key, text) => write(key, String(text)),
      removeItem: (key) => write(key, null),
    };
  }

  /** A write of a tab arrives, and goes on to all tabs. @param {import("./browser.js").Tab} tab @param {string} key @param {string | null} text */
  #store(tab, key, text) {
    setOrDelete(this.storage, key, text);
    for (const each of this.tabs)
      this.#tell(each, () => {
        if (each === tab) tab.sent.set(key, (tab.sent.get(key) ?? 0) - 1);
        else this.#arrive(each, key, text);
      });
  }

  /** A tab learns of the writes in their order, so that in the end it sees what is stored. @param {import("./browser.js").Tab} tab @param {() => void} act */
  #tell(tab, act) {
    const { now } = this.world;
    tab.told = Math.max(tab.told, now + this.world.delay());
    this.world.later(act, tab.told - now);
  }

  /** Another tab's write arrives; a write of the tab's own that is on its way hides it. @param {import("./browser.js").Tab} tab @param {string} key @param {string | null} text */
  #arrive(tab, key, text) {
    if (!tab.isAlive) return;
    if (!tab.sent.get(key)) setOrDelete(tab.view, key, text);
    tab.onStorage();
  }
}

/** @param {Entries} entries @param {{ url: string }} request @param {{ ignoreSearch?: boolean }} [how] */
function find(entries, { url }, { ignoreSearch = false } = {}) {
  const found = entries.get(url);
  if (found || !ignoreSearch) return found;
  const bare = (address) => address.split("?")[0];
  return [...entries].find(([address]) => bare(address) === bare(url))?.[1];
}

const setOrDelete = (map, key, text) => (text === null ? map.delete(key) : map.set(key, text));
