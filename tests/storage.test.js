// Remembered values, in storage that works, is forbidden or full.
import assert from "node:assert/strict";
import { test } from "node:test";
import { forget, forgetAll, recall, recallText, refusal, remember, rememberHere, texts } from "../web/ui/storage.js";

/** A storage as browsers have it: its keys are its properties. */
class PlainStorage {
  getItem(key) {
    return this[key] ?? null;
  }
  setItem(key, text) {
    this[key] = text;
  }
  removeItem(key) {
    delete this[key];
  }
}

const putWindow = (context, window) => {
  Object.assign(globalThis, { window });
  context.after(() => Reflect.deleteProperty(globalThis, "window"));
  context.after(forgetAll);
};

test("a remembered value is found until it is forgotten; the value of this tab comes before that of all tabs", (context) => {
  const [all, tab] = [new PlainStorage(), new PlainStorage()];
  putWindow(context, { localStorage: all, sessionStorage: tab });
  remember("one", { a: [1, "二"] });
  rememberHere("two", 2);
  all.setItem("foreign", "stays");
  assert.deepEqual([recall("one"), recall("two"), recall("three")], [{ a: [1, "二"] }, 2, null]);
  assert.equal(texts.read("one"), recallText("one"));
  assert.deepEqual(Object.keys(tab), ["lights-and-doors.two"]);
  forget("one");
  assert.deepEqual([recall("one"), Object.keys(all)], [null, ["lights-and-doors.two", "foreign"]]);
  texts.write("three", "{broken");
  assert.equal(recall("three"), null);
  forgetAll();
  assert.deepEqual([Object.keys(all), Object.keys(tab)], [["foreign"], []]);
  all.setItem("lights-and-doors.four", "4");
  tab.setItem("lights-and-doors.four", "5");
  assert.equal(recall("four"), 5);
});

test("with storage that is forbidden or full, values are remembered for this visit", (context) => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  const kinds = { localStorage: { get: forbidden }, sessionStorage: { get: forbidden } };
  const full = Object.assign(new PlainStorage(), { setItem: forbidden });
  for (const window of [Object.defineProperties({}, kinds), { localStorage: full, sessionStorage: full }]) {
    putWindow(context, window);
    assert.equal(recall("one"), null);
    rememberHere("one", [1]);
    assert.deepEqual(recall("one"), [1]);
    assert.throws(() => texts.write("one", "1"), { name: "SecurityError" });
    forget("one");
    assert.equal(recall("one"), null);
    remember("two", 2);
    forgetAll();
    assert.equal(recall("two"), null);
  }
});

/** Storages that break their contract; what each keeps is its own business. */
const fail = () => {
  throw new TypeError("broken");
};
/** @type {unknown[]} */
const LIES = [undefined, 7, true, {}, [], Symbol("text"), { toString: fail }, new String("[1]"), () => "[1]"];
const HOSTILE = {
  "every method throws": { getItem: fail, setItem: fail, removeItem: fail },
  "reading throws": { getItem: fail, setItem() {}, removeItem() {} },
  "removing throws": Object.assign(new PlainStorage(), { removeItem: fail }),
  "methods are missing": {},
  "its keys cannot be listed": new Proxy(new PlainStorage(), { ownKeys: fail, get: fail }),
  ...Object.fromEntries(LIES.map((lie, i) => [`lie ${i}`, { getItem: () => lie, setItem() {}, removeItem() {} }])),
  "it is null": null,
  "it is undefined": undefined,
};

for (const [name, storage] of Object.entries(HOSTILE))
  test(`a storage that breaks its contract costs no more than the memory of later visits: ${name}`, (context) => {
    for (const [one, two, tab] of [
      ["one", "two", storage],
      ["three", "four", new PlainStorage()],
    ]) {
      putWindow(context, { localStorage: storage, sessionStorage: tab });
      assert.deepEqual([recall(one), recallText(one)], [null, null]);
      remember(one, [1]);
      rememberHere(two, [2]);
      assert.deepEqual([recall(one), recall(two), recallText(two)], [[1], [2], "[2]"]);
      forget(one);
      forgetAll();
    }
  });

test("a value that a storage refuses is reported, and so is a storage that disappears", (context) => {
  putWindow(context, { localStorage: new PlainStorage(), sessionStorage: new PlainStorage() });
  assert.deepEqual([remember("one", 1), rememberHere("one", 1)], [true, true]);
  Object.assign(window, { sessionStorage: null });
  assert.deepEqual([remember("one", 2), rememberHere("one", 2), recall("one")], [true, false, 2]);
  assert.equal(refusal(), "forbidden");
  Object.assign(window, { localStorage: Object.assign(new PlainStorage(), { setItem: fail }) });
  assert.deepEqual([remember("one", 3), recall("one")], [false, 3]);
  Object.assign(window, { sessionStorage: new PlainStorage() });
  assert.equal(refusal(), "full");
});

test("texts are read and written as they are, or an error says that they are not", (context) => {
  for (const getItem of [fail, ...LIES.map((lie) => () => lie)]) {
    putWindow(context, { localStorage: { getItem, setItem() {} } });
    assert.throws(() => texts.read("one"), TypeError);
    assert.throws(() => texts.write("one", "1"), TypeError);
  }
  putWindow(context, { localStorage: { getItem: () => null, setItem() {} } });
  assert.equal(texts.read("one"), null);
  assert.throws(() => texts.write("one", "1"), TypeError, "it was not kept");
});
