// The store: tabs that share a storage, and storages that fail.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "../web/play/game.js";
import { freeLevel, makeLevel } from "../web/play/level.js";
import { PATHS } from "../web/play/path.js";
import { emptyProgress, merge, OPTIONS, writeProgress } from "../web/play/progress.js";
import { openStore } from "../web/play/store.js";
import { randomSource } from "./plain.js";

const TODAY = "2026-01-05";
const [FIRST, LIT] = PATHS.lights.filter(({ which }) => ["first", "all-lit"].includes(which));
const [LIGHTS, DOORS] = KINDS.map((kind) =>
  makeLevel({
    mode: /** @type {const} */ ("today"),
    which: TODAY,
    kind,
    notation: "",
    fewest: kind === "doors" ? 2 : 3,
  }),
);
/** A level of free play that needs seven presses. @param {string} board */
const freeOf = (board) => freeLevel(`${board}.on`, 7);
const play = (presses, hints = 0, seconds = 0) => ({ presses, hints, seconds });

/** A storage that may be told to fail. */
function memory(texts = {}) {
  const storage = {
    texts,
    forbidden: false,
    full: false,
    read: (name) => {
      if (storage.forbidden) throw new Error("forbidden");
      return texts[name] ?? null;
    },
    write: (name, text) => {
      if (storage.forbidden || storage.full) throw new Error("full");
      texts[name] = text;
    },
  };
  return storage;
}

/** A database that tabs share; each change takes a turn. */
function sharedTexts(texts = {}) {
  const update = async (name, change) => {
    await turn();
    const text = change(texts[name] ?? null);
    if (text !== null) texts[name] = text;
  };
  return { texts, update };
}
const turn = () => new Promise((done) => setImmediate(done));

const codes = (store) => store.problems.map(({ code, key }) => (key ? `${code} ${key}` : code));

test("a win is kept, the best of several stays", () => {
  const storage = memory();
  const store = openStore(storage);
  assert.equal(store.best(LIT), null);
  assert.equal(store.win(LIT, play(19), TODAY), true);
  assert.deepEqual(store.best(LIT), { play: play(19), stars: 1 });
  assert.equal(store.win(LIT, play(21), TODAY), false);
  assert.equal(store.win(LIT, play(19), TODAY), false);
  assert.equal(store.win(LIT, play(15, 0, 80), TODAY), true);
  for (const tab of [store, openStore(storage)]) {
    assert.deepEqual(tab.best(LIT), { play: play(15, 0, 80), stars: 3 });
    assert.ok(tab.isSolved(LIT) && !tab.isSolved(FIRST) && !tab.isSolved({ ...FIRST, which: "toString" }));
    assert.deepEqual(tab.problems, []);
  }
});

test("a day counts if its puzzle was begun on it, whatever the day of the win", () => {
  const store = openStore(memory());
  store.win(LIGHTS, play(3), "2026-01-06"); // from the archive
  store.win(FIRST, play(1), TODAY);
  assert.deepEqual(store.progress.days, {});
  store.win(LIGHTS, play(5), TODAY);
  assert.deepEqual(store.progress.days, { [TODAY]: 1 });
  store.win(DOORS, play(2), TODAY);
  assert.deepEqual(store.progress.days, { [TODAY]: 3 });
  const other = openStore(memory());
  other.win(DOORS, play(2), TODAY);
  assert.deepEqual(other.progress.days, { [TODAY]: 2 });
  assert.equal(store.best(LIGHTS).play.presses, 3, "the better play of the archive stays");
});

test("an impossible win, or one with too long a key, is not kept", () => {
  const store = openStore(memory());
  assert.equal(store.win(LIT, play(14), TODAY), false);
  assert.equal(store.win(freeOf(`${"9".repeat(90)}x9`), play(7), TODAY), false);
  assert.deepEqual(store.progress, emptyProgress());
});

test("two tabs never overwrite each other", () => {
  const storage = memory();
  const [one, other] = [openStore(storage), openStore(storage)];
  one.win(FIRST, play(1), TODAY);
  other.win(LIT, play(15), TODAY);
  one.setOption("sound", true);
  other.setOption("timer", true);
  other.win(FIRST, play(4), TODAY);
  one.refresh();
  for (const tab of [one, other, openStore(storage)]) {
    assert.deepEqual([tab.best(FIRST).play, tab.best(LIT).play], [play(1), play(15)]);
    assert.deepEqual([tab.option("sound"), tab.option("timer"), tab.option("strict")], [true, true, false]);
  }
});

test("a storage that does not take that everything is deleted is a problem", () => {
  const storage = memory();
  const store = openStore(storage);
  store.win(LIT, play(15), TODAY);
  storage.full = true;
  store.clear();
  assert.deepEqual([store.progress.records, codes(store)], [{}, ["full"]]);
});

test("a later choice of an option wins, wherever it was made", () => {
  const storage = memory();
  const [one, other] = [openStore(storage), openStore(storage)];
  one.setOption("sound", true);
  other.setOption("sound", false);
  one.refresh();
  assert.equal(one.option("sound"), false);
  for (const name of OPTIONS) {
    assert.equal(openStore(memory()).option(name), false, "off until somebody chooses");
    for (const value of [true, false]) {
      one.setOption(name, value);
      assert.equal(one.option(name), value);
    }
  }
});

test("deleting reaches other tabs, also those that still hold the old progress", () => {
  const storage = memory();
  const [one, other] = [openStore(storage), openStore(storage)];
  other.win(LIT, play(15), TODAY);
  one.clear();
  one.clear();
  other.win(FIRST, play(1), TODAY);
  for (const tab of [other, openStore(storage)]) assert.deepEqual(Object.keys(tab.progress.records), ["path/first"]);
  other.clear();
  assert.deepEqual(openStore(storage).progress.records, {});
});

test("a file brings progress to another browser, also after it was deleted here", () => {
  const store = openStore(memory());
  store.win(LIT, play(15), TODAY);
  store.setOption("sound", true);
  const file = store.export();
  store.clear();
  assert.deepEqual(store.import(file), []);
  assert.deepEqual([store.best(LIT).play, store.option("sound")], [play(15), true]);
  const elsewhere = openStore(memory());
  elsewhere.win(FIRST, play(1), TODAY);
  elsewhere.import(file);
  assert.deepEqual(Object.keys(elsewhere.progress.records).sort(), ["path/all-lit", "path/first"]);
  assert.equal(elsewhere.export(), writeProgress(elsewhere.progress));
});

test("whatever counts of choices a save file has, the next choice is kept", () => {
  for (const rev of [0, 1, 999_999, 1_000_000, 999_999_999, 1_000_000_000, 1_000_000_001, 1e300]) {
    const storage = memory();
    const store = openStore(storage);
    const file = { ...JSON.parse(store.export()), epoch: rev, options: { sound: { rev, value: true } } };
    const problems = store.import(JSON.stringify(file));
    assert.equal(store.option("sound"), !problems.some(({ key }) => key === "sound"), "taken, or told that it is not");
    const other = openStore(storage);
    for (const value of [false, true, false]) {
      store.setOption("sound", value);
      const again = openStore(storage);
      assert.deepEqual([again.option("sound"), codes(again)], [value, []], `${rev}`);
      assert.deepEqual(openStore(memory()).import(again.export()), [], "what is exported can be imported");
      other.refresh();
      assert.equal(other.option("sound"), value);
    }
    store.clear();
    assert.deepEqual([openStore(storage).option("sound"), codes(openStore(storage))], [false, []]);
  }
});

test("a save file is added to what another tab has won meanwhile", () => {
  const storage = memory();
  const store = openStore(storage);
  const file = store.export();
  openStore(storage).win(LIT, play(15), TODAY);
  assert.deepEqual(store.import(file), []);
  assert.deepEqual(openStore(storage).best(LIT)?.play, play(15));
});

test("a file that is none changes nothing and says why", () => {
  const store = openStore(memory());
  store.win(LIT, play(15), TODAY);
  const before = store.export();
  for (const [text, code] of [
    ["x", "unreadable"],
    ["{}", "foreign"],
    ['{"lights-and-doors":9}', "later"],
    [" ".repeat(1_000_001), "too-large"],
  ]) {
    assert.deepEqual(store.import(text), [{ code }]);
    assert.equal(store.export(), before);
  }
  assert.deepEqual(store.problems, [], "problems of a file are not those of the storage");
});

/** Progress with so many records, of names from a number of five digits on. */
function filled(from, count = 9500) {
  const progress = emptyProgress();
  for (let n = from; n < from + count; n++) progress.records[`free/5x5-${n}/7`] = play(7);
  return progress;
}

test("a file too much for the storage is refused as a whole", () => {
  const store = openStore(memory());
  assert.deepEqual(store.import(writeProgress(filled(10_000))), []);
  const before = store.export();
  assert.deepEqual(store.import(writeProgress(filled(50_000))), [{ code: "full" }]);
  assert.equal(store.export(), before);
});

test("a win beyond what is kept lasts for the visit, and that is said", () => {
  const size = (count) => writeProgress(filled(10_000, count)).length;
  const most = Math.floor((1_000_001 - size(0)) / (size(2) - size(1)));
  const store = openStore(memory());
  assert.deepEqual(store.import(writeProgress(filled(10_000, most))), []);
  assert.deepEqual(codes(store), []);
  let changes = 0;
  store.addEventListener("change", () => changes++);
  store.win(freeOf("5x5-99998"), play(7), TODAY);
  store.win(freeOf("5x5-99999"), play(7), TODAY);
  assert.deepEqual(codes(store), ["full"]);
  assert.ok(store.isSolved(freeOf("5x5-99999")));
  assert.equal(changes, 2);
  assert.ok(JSON.parse(store.export()).records["free/5x5-99999/7"], "it can be taken away");
});

test("stored text that cannot be read whole is kept aside before it is replaced", () => {
  const damaged = `{"lights-and-doors":1,"epoch":0,"records":{"path/first":{"presses":1,"hints":0,"seconds":0},"path/gone":{}},"days":{},"options":{}}`;
  for (const text of [damaged, "{", '{"lights-and-doors":7,"levels":[]}']) {
    const storage = memory({ progress: text });
    const store = openStore(storage);
    assert.equal(store.problems.length, 1);
    assert.equal(store.unread, text);
    assert.equal(storage.texts.progress, text, "reading writes nothing");
    store.win(LIT, play(15), TODAY);
    assert.equal(storage.texts["progress-unread"], text);
    assert.equal(openStore(storage).unread, text);
    assert.deepEqual(codes(openStore(storage)), [], "the text that replaced it is whole");
    assert.equal(store.isSolved(FIRST), text === damaged);
    store.clear();
    assert.equal(store.unread, null);
  }
});

test("if the unread text cannot be kept aside, it is not replaced", () => {
  const storage = memory({ progress: "{" });
  const store = openStore(storage);
  storage.full = true;
  store.win(LIT, play(15), TODAY);
  assert.equal(storage.texts.progress, "{");
  storage.full = false;
  store.win(FIRST, play(1), TODAY);
  assert.deepEqual([storage.texts["progress-unread"], openStore(storage).isSolved(LIT)], ["{", true]);
});

test("with storage that is forbidden or full, play goes on, and the problem is told once", () => {
  for (const [fault, code] of [
    ["forbidden", "forbidden"],
    ["full", "full"],
  ]) {
    const storage = memory();
    storage[fault] = true;
    const store = openStore(storage);
    store.win(LIT, play(15), TODAY);
    store.setOption("sound", true);
    store.refresh();
    assert.deepEqual([store.isSolved(LIT), store.option("sound")], [true, true]);
    assert.ok(codes(store).includes(code));
    assert.equal(new Set(codes(store)).size, codes(store).length);
    storage[fault] = false;
    store.win(FIRST, play(1), TODAY);
    assert.ok(openStore(storage).isSolved(LIT), "what was not kept before is kept now");
  }
});

test("a problem that comes later is told by one event", () => {
  const write = () => {
    throw new Error("full");
  };
  const store = openStore({ read: () => null, write });
  const told = [];
  store.addEventListener("problem", (event) => told.push(/** @type {CustomEvent} */ (event).detail));
  store.setOption("sound", true);
  store.setOption("sound", false);
  assert.deepEqual(told, [[{ code: "full" }]]);
});

test("every change is told, and nothing else", () => {
  const storage = memory();
  const [one, other] = [openStore(storage), openStore(storage)];
  let told = 0;
  one.addEventListener("change", () => told++);
  one.win(LIT, play(15), TODAY);
  one.win(LIT, play(17), TODAY);
  one.refresh();
  assert.equal(told, 1);
  other.win(FIRST, play(1), TODAY);
  one.refresh();
  assert.equal(told, 2);
});

test("tabs that win in any order end with the same progress, and no win is lost", () => {
  const random = randomSource(5);
  const levels = [FIRST, LIT, LIGHTS, DOORS, freeOf("5x5")];
  for (let round = 0; round < 60; round++) {
    const storage = memory();
    const tabs = [openStore(storage), openStore(storage), openStore(storage)];
    let expected = emptyProgress();
    for (let step = 0; step < 20; step++) {
      const tab = tabs[random(3)];
      const chosen = levels[random(levels.length)];
      const won = play(chosen.fewest + random(4), random(3), random(100));
      storage.full = random(4) === 0;
      tab.win(chosen, won, TODAY);
      if (random(3) === 0) tab.setOption("sound", random(2) === 1);
      expected = merge(expected, tab.progress);
    }
    storage.full = false;
    for (const tab of [...tabs, ...tabs]) {
      tab.win(FIRST, play(1), TODAY);
      expected = merge(expected, tab.progress);
    }
    tabs[0].refresh();
    for (const tab of tabs) tab.refresh();
    for (const tab of [...tabs, openStore(storage)]) assert.equal(writeProgress(tab.progress), writeProgress(expected));
  }
});

test("a win that storage loses comes back from the database, in this tab and in the next", async () => {
  const [storage, database] = [memory(), sharedTexts()];
  const tabs = [openStore(storage, database.update), openStore(storage, database.update)];
  tabs[0].win(FIRST, play(1), TODAY);
  tabs[1].win(LIT, play(15), TODAY);
  await turn();
  const won = JSON.parse(storage.texts.progress);
  delete won.records["path/first"];
  storage.texts.progress = JSON.stringify(won); // as it is when both tabs wrote at the same moment
  const later = openStore(storage, database.update);
  assert.equal(later.isSolved(FIRST), false);
  let changes = 0;
  later.addEventListener("change", () => changes++);
  await turn();
  assert.deepEqual([later.isSolved(FIRST), later.isSolved(LIT), changes], [true, true, 1]);
  assert.ok(openStore(storage).isSolved(FIRST), "it is in storage again");
  delete storage.texts.progress; // as it is after the browser was killed
  const last = openStore(storage, database.update);
  await turn();
  assert.deepEqual(last.progress, later.progress);
});

test("what another tab has overwritten is written again, also without a database", () => {
  const storage = memory();
  const one = openStore(storage);
  one.win(FIRST, play(1), TODAY);
  const before = storage.texts.progress;
  const other = openStore(storage);
  other.clear();
  storage.texts.progress = before; // as it is when a tab writes that has not yet seen it
  other.refresh();
  assert.deepEqual(openStore(storage).progress.records, {}, "what was deleted stays deleted");
  other.win(LIT, play(15), TODAY);
  const late = storage.texts.progress;
  one.refresh();
  one.win(FIRST, play(1), TODAY);
  storage.texts.progress = late;
  one.refresh();
  for (const tab of [one, openStore(storage)]) assert.ok(tab.isSolved(FIRST) && tab.isSolved(LIT));
  delete storage.texts.progress;
  one.refresh();
  assert.equal(storage.texts.progress, undefined, "what the reader's browser has deleted stays deleted");
});

test("a tab of a later version and this one do not overwrite each other for ever", () => {
  const storage = memory();
  const store = openStore(storage);
  store.setOption("sound", true);
  const later = JSON.parse(store.export());
  later.options.sound = { rev: 2, value: "softly" };
  storage.texts.progress = JSON.stringify(later);
  store.refresh();
  assert.equal(storage.texts.progress, JSON.stringify(later));
});

test("what is deleted does not come back from the database", async () => {
  const [storage, database] = [memory(), sharedTexts()];
  const store = openStore(storage, database.update);
  store.win(LIT, play(15), TODAY);
  await turn();
  store.clear();
  for (const tab of [openStore(storage, database.update), openStore(storage, database.update)]) {
    await turn();
    assert.deepEqual(tab.progress.records, {});
  }
  assert.deepEqual(JSON.parse(database.texts.progress).records, {});
});

test("a database that is missing, fails or holds anything changes nothing, and one of a newer version stays", async () => {
  const newer = '{"lights-and-doors":7,"levels":[]}';
  for (const [texts, kept] of [
    [{ progress: newer }, newer],
    [{ progress: "{" }, null],
    [{ progress: '{"lights-and-doors":1,"records":7}' }, null],
  ]) {
    const database = sharedTexts(texts);
    const store = openStore(memory(), database.update);
    store.win(LIT, play(15), TODAY);
    await turn();
    assert.deepEqual([codes(store), store.isSolved(LIT)], [[], true]);
    assert.equal(database.texts.progress, kept ?? store.export());
  }
  const failing = async () => {
    throw new Error("no database");
  };
  const store = openStore(memory(), failing);
  store.win(LIT, play(15), TODAY);
  await turn();
  assert.deepEqual([codes(store), store.isSolved(LIT)], [[], true]);
});
