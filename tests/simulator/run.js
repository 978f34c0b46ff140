// One run of the simulation: node tests/simulator/run.js SEED prints what happens; node tests/simulator/run.js FIRST COUNT runs many and lists the seeds
// that fail.
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { freeLevel, keyOf, makeLevel } from "../../web/play/level.js";
import { PATHS } from "../../web/play/path.js";
import { emptyProgress, merge, readProgress } from "../../web/play/progress.js";
import { addressOf, Browser, BUILDS, filesOf, must, scriptOf, Tab, Violation } from "./browser.js";
import { loadCode } from "./load.js";
import { World } from "./world.js";

/** @typedef {Awaited<ReturnType<typeof loadCode>>} Code */

const SCOPES = ["https://site.example/one/", "https://site.example/other/"];
const TABS_MAX = 4;
/** How many events come before all must be well; most runs are short. */
const LENGTHS = [2, 2, 2, 3, 4, 6, 20];
const DATES = ["2026-01-05", "2026-01-06"];
const LEVELS = [
  ...PATHS.lights.slice(0, 2),
  freeLevel("5x5.on", 7),
  makeLevel({ mode: "today", which: DATES[0], kind: "lights", notation: "", fewest: 3 }),
];

class Run {
  /** The build that each scope serves, and the number of its deployments, of which the last one goes on. @type {Map<string, string>} */
  deployed = new Map();
  /** @type {Map<string, number>} */
  deployments = new Map();
  /** What must not be lost: all that the database has confirmed. */
  owed = emptyProgress();
  /** The texts that were shared, none of which may be sent. @type {string[]} */
  secrets = [];
  date = DATES[0];
  /** The first thing that went wrong. @type {Error | undefined} */
  failure;

  /** @param {number} seed @param {Code} code @param {(line: string) => void} [tell] */
  constructor(seed, code, tell) {
    const world = new World(seed, tell);
    this.world = world;
    this.hasPlay = world.chance(4);
    this.scopes = world.chance(3) ? SCOPES : SCOPES.slice(0, 1);
    this.startsEarlier = world.chance(4);
    this.browser = new Browser(world, code, this.hasPlay);
    this.browser.onViolation = this.fail;
    this.origin = this.browser.origin;
    this.origin.onCommitted = (text) => {
      this.owed = merge(this.owed, readProgress(text).progress);
    };
    this.origin.onSent = ({ url, fields }, process) => {
      if (process instanceof Tab && !process.controlled) return; // without a worker nothing can keep it back
      const isSent = this.secrets.some((secret) => url.includes(secret) || Object.values(fields).includes(secret));
      if (isSent) this.fail(new Violation(`${url} was sent by ${process.name}`));
    };
    this.origin.onCached = (name, address, content) => this.#checkCached(name, address, content);
    for (const scope of this.scopes) this.deploy(scope, "a", true);
  }

  tell(line) {
    this.world.tell?.(line);
  }

  // ---- what may happen

  /** How often each comes, and who does it. @type {Record<string, [weight: number, act: (run: Run) => unknown]>} */
  static events = {
    open: [5, (run) => run.openTab()],
    reload: [5, (run) => run.eachTab((tab) => run.browser.reload(tab))],
    close: [2, (run) => run.eachTab((tab) => run.browser.close(tab))],
    part: [2, (run) => run.eachTab((tab) => tab.stands && run.browser.part(tab, "lab"))],
    offer: [3, (run) => run.eachTab((tab) => tab.notices.at(-1)?.act?.act())],
    share: [3, (run) => run.share()],
    deploy: [4, (run) => run.deployNext()],
    network: [2, (run) => (run.origin.isOnline = !run.origin.isOnline)],
    full: [1, (run) => (run.origin.isFull = !run.origin.isFull)],
    evict: [1, (run) => run.evict()],
    killWorkers: [3, (run) => run.registrations.forEach((each) => each.killWorkers())],
    crash: [1, (run) => run.crash()],
  };
  /** @type {typeof Run.events} */
  static eventsOfPlay = {
    win: [10, (run) => run.eachTab((tab) => run.win(tab))],
    option: [2, (run) => run.eachTab((tab) => run.setOption(tab))],
    import: [2, (run) => run.eachTab((tab) => run.importFile(tab))],
    clear: [1, (run) => run.eachTab((tab) => tab.store?.clear())],
    database: [2, (run) => (run.origin.hasNoDatabase = !run.origin.hasNoDatabase)],
    flush: [3, (run) => (run.origin.stored = new Map(run.origin.storage))],
    clock: [1, (run) => (run.date = run.world.pick(DATES))],
  };

  chance = (times) => this.world.chance(times);

  get registrations() {
    return [...this.origin.registrations.values()];
  }

  /** @param {(tab: any) => unknown} act to a tab, if there is one */
  eachTab(act) {
    const { tabs } = this.browser;
    if (tabs.length > 0) return act(this.world.pick(tabs));
  }

  openTab() {
    if (this.browser.tabs.length < TABS_MAX) this.browser.open(this.world.pick(this.scopes)).catch(this.fail);
  }

  /** @param {Error} error */
  fail = (error) => {
    this.failure ??= error;
  };

  /** @param {Tab} tab */
  win({ name, store }) {
    if (!store) return;
    const level = this.world.pick(LEVELS);
    const play = { presses: level.fewest + this.world.random(3), hints: 0, seconds: this.world.random(3) };
    store.win(level, play, this.world.chance(4) ? DATES[0] : this.date);
    this.tell(`${name} wins ${keyOf(level)} in ${play.presses}`);
  }

  /** @param {Tab} tab */
  setOption({ store }) {
    store?.setOption("sound", this.world.chance(2));
  }

  /** @param {Tab} tab */
  importFile({ store, fileInput }) {
    if (!store || !fileInput) return;
    const rev = this.world.pick([1, 7, 1_000_000, 1_000_000_000]);
    const text = JSON.stringify({ ...JSON.parse(store.export()), options: { sound: { rev, value: true } } });
    fileInput.files = [{ text: async () => text }];
    fileInput.dispatchEvent(new Event("change"));
  }

  share() {
    const { world } = this;
    const scope = world.pick(this.scopes);
    const secret = `secret${this.secrets.length}`;
    if (!this.origin.registrations.get(scope)?.active || this.isEarlier(scope)) return; // then nothing can keep it from the server
    if (this.browser.tabs.length >= TABS_MAX) return;
    this.secrets.push(secret);
    const asLink = world.chance(3);
    this.tell(`${secret} is shared ${asLink ? "by a link" : ""}`);
    const how = asLink ? { query: `?text=${secret}` } : { method: "POST", fields: { text: secret } };
    this.browser.open(scope, { ...how, secret }).catch(this.fail);
  }

  /** True while the active worker is one of version 1.0.0, with its faults. @param {string} scope */
  isEarlier(scope) {
    return /^earlier/.test(this.origin.registrations.get(scope)?.active?.script ?? "");
  }

  deployNext() {
    const scope = this.world.pick(this.scopes);
    this.deploy(scope, this.world.pick([...BUILDS]), this.world.chance(2));
  }

  /** Replaces the files one after the other; a deployment may stop on its way. @param {string} scope @param {string} build */
  deploy(scope, build, isAtOnce) {
    const { world, origin } = this;
    const code = this.startsEarlier && build === "a" ? "earlier" : "now";
    const id = (this.deployments.get(scope) ?? 0) + 1;
    this.deployments.set(scope, id);
    this.deployed.set(scope, build);
    this.tell(`build ${build} (${code}) is deployed to ${scope}${isAtOnce ? "" : ", file by file"}`);
    const files = { ...filesOf(build), "sw.js": scriptOf(build, code) };
    const changes = Object.entries(files).map(([name, content]) => [addressOf(scope, name), content]);
    for (const address of origin.served.keys())
      if (address.startsWith(scope) && !changes.some(([other]) => other === address)) changes.push([address, null]);
    const last = isAtOnce ? 0 : world.random(3) === 0 ? 150 : Infinity;
    for (const [address, content] of changes) {
      const delay = isAtOnce ? 0 : world.random(400);
      const act = () => {
        if (this.deployments.get(scope) !== id) return;
        if (content === null) origin.served.delete(address);
        else origin.served.set(address, content);
      };
      if (isAtOnce) act();
      else if (delay < last) world.later(act, delay);
    }
  }

  /** The browser makes room, or its user does. */
  evict() {
    const { origin } = this;
    const what = this.world.pick(["everything", "caches", "storage"]);
    this.tell(`${what} is evicted`);
    if (what !== "storage") {
      origin.caches.clear();
      origin.evictions++;
    }
    if (what !== "caches") for (const map of [origin.storage, origin.stored]) map.clear();
    for (const tab of this.browser.tabs) if (what !== "caches") Object.assign(tab, { view: new Map(), isRobbed: true });
    if (what !== "everything") return;
    for (const registration of this.registrations) registration.killWorkers();
    origin.registrations.clear();
    origin.database.clear();
    this.owed = emptyProgress();
  }

  crash() {
    this.tell("the browser crashes");
    this.browser.crash();
    for (const registration of this.registrations) registration.activateSoon();
  }

  // ---- what must hold

  /** Whatever has happened. */
  check() {
    if (this.failure) throw this.failure;
    for (const { scope, active, waiting } of this.registrations)
      for (const worker of [active, waiting]) if (worker) this.#checkWhole(scope, worker);
  }

  #checkWhole(scope, worker) {
    const [code, build] = worker.script.split(" ");
    if (code === "earlier" || worker.evictions !== this.origin.evictions) return;
    must(this.browser.isWhole(scope, build), `build ${build} is ${worker.state} at ${scope} and not whole`);
  }

  /** The cache of a build has nothing of another one. */
  #checkCached(name, address, content) {
    const build = name.split(" ").at(-1);
    if (!BUILDS.includes(build)) return;
    const files = Object.entries(filesOf(build));
    const isOfBuild = files.some(([file, text]) => text === content && address.endsWith(file));
    if (!isOfBuild) this.fail(new Violation(`${name} has "${content}"`));
  }

  /** All troubles end; then everything must be well after a reload. */
  async heal() {
    const { browser, origin, world } = this;
    this.tell("all troubles end");
    Object.assign(origin, { isOnline: true, isFull: false, hasNoDatabase: false });
    this.startsEarlier = false;
    for (const scope of this.scopes) this.deploy(scope, this.deployed.get(scope) ?? "a", true);
    await world.pass();
    this.check();
    for (const { store, isRobbed } of browser.tabs)
      if (store?.problems.length === 0 && !isRobbed) this.owed = merge(this.owed, store.progress);
    const loadable = browser.tabs.filter(({ given }) => given.method === "GET"); // a post is sent again
    const left = new Map(loadable.map((tab) => [tab.scope, tab])); // one of each scope
    for (const tab of browser.tabs) if (left.get(tab.scope) !== tab) browser.close(tab);
    await world.pass();
    for (const scope of this.scopes) await this.#recovers(scope, left.get(scope));
    for (const scope of this.scopes) await this.#worksOffline(scope);
  }

  /** What comes of a promise after all that can happen. @template T @param {Promise<T>} promise @param {string} what @returns {Promise<T>} */
  async #outcome(promise, what) {
    let isOver = false;
    promise.then(
      () => {
        isOver = true;
      },
      (error) => this.fail(error),
    );
    await this.world.pass();
    this.check();
    must(isOver, `${what} never ends`);
    return promise;
  }

  /** @param {string} scope */
  #opened = (scope) => this.#outcome(this.browser.open(scope), `the visit to ${scope}`);

  /**
   * A page stands after one reload, and after its offers were taken it is of the deployed build.
   * @param {string} scope
   * @param {Tab} [open]
   */
  async #recovers(scope, open) {
    const { browser, world } = this;
    let tab = open ? await this.#outcome(browser.reload(open), "a reload") : await this.#opened(scope);
    if (this.isEarlier(scope)) {
      browser.close(tab); // which may be the only way with the faults of version 1.0.0
      await world.pass();
      tab = await this.#opened(scope);
    }
    for (let turns = 0; !this.#isUpToDate(tab); turns++) {
      must(turns < 2, `${scope} does not recover: ${tab.fault || tab.build}, deployed ${this.deployed.get(scope)}`);
      const offer = tab.notices.at(-1)?.act;
      if (offer) offer.act();
      else browser.reload(tab).catch(this.fail);
      await world.pass();
      this.check();
      tab = browser.tabs.find((each) => each.scope === scope);
      must(tab?.stands, `${scope} does not stand after a reload: ${tab?.fault}`);
    }
    if (tab.store) this.#keepsProgress(tab.store);
    await world.pass();
    browser.close(tab);
    await world.pass();
  }

  /** @param {Tab} tab */
  #isUpToDate({ scope, stands, build }) {
    const { active, waiting } = this.origin.registrations.get(scope) ?? {};
    return stands && build === this.deployed.get(scope) && active && !waiting;
  }

  /** @param {import("../../web/play/store.js").Store} store */
  #keepsProgress(store) {
    const { progress } = store;
    const all = merge(progress, this.owed);
    for (const part of ["epoch", "records", "days"])
      must(isDeepStrictEqual(all[part], progress[part]), `lost: ${part} of ${JSON.stringify(this.owed)}`);
    for (const value of [false, true]) store.setOption("sound", value);
  }

  /** @param {string} scope */
  async #worksOffline(scope) {
    this.origin.isOnline = false;
    this.registrations.forEach((each) => each.killWorkers());
    const tab = await this.#opened(scope);
    must(tab.stands && tab.build === this.deployed.get(scope), `${scope} does not work offline: ${tab.fault}`);
    must(await this.#outcome(this.browser.part(tab, "lab"), "a part"), `${scope} lacks a part offline`);
    must(!tab.store || tab.store.option("sound") === true, "the last choice of an option is lost");
    this.browser.close(tab);
    this.origin.isOnline = true;
    await this.world.pass();
  }
}

/** The names of events, each as often as it comes. @param {typeof Run.events} events */
const weighted = (events) => Object.entries(events).flatMap(([name, [weight]]) => Array(weight).fill(name));

const ALL = { ...Run.events, ...Run.eventsOfPlay };
const NAMES = { plain: weighted(Run.events), play: weighted(ALL) };

/**
 * @param {number} seed
 * @param {Code} code
 * @param {(line: string) => void} [tell]
 * @param {(run: Run) => void} [watch]
 */
export async function simulate(seed, code, tell, watch) {
  const run = new Run(seed, code, tell);
  watch?.(run);
  const { world } = run;
  run.openTab();
  await world.pass(150);
  for (let left = world.pick(LENGTHS); left > 0; left--) {
    const name = world.pick(NAMES[run.hasPlay ? "play" : "plain"]);
    run.tell(`— ${name}`);
    const act = ALL[name][1](run);
    if (act instanceof Promise) act.catch(run.fail);
    await world.pass(world.pick([0, 5, 20, 100, 400]));
    run.check();
  }
  await run.heal();
}

/** The seeds that fail, and why. @param {number} first @param {number} count @param {Code} code @param {number} [most] */
export async function simulateMany(first, count, code, most = Infinity) {
  const failed = [];
  for (let seed = first; seed < first + count && failed.length < most; seed++)
    await simulate(seed, code).catch((error) => failed.push({ seed, error }));
  return failed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first, count] = process.argv.slice(2).map(Number);
  const code = await loadCode();
  if (count) {
    const failed = await simulateMany(first, count, code);
    for (const { seed, error } of failed) console.log(`${seed}: ${error.message}`);
    console.log(`${count} runs, ${failed.length} failed`);
  } else await simulate(first, code, console.log);
}
