// Remembered values, in storage that works, is forbidden or full.
import assert from "node:assert/strict";
import { test } from "node:test";
import { forget, forgetAll, recall, recallText, remember, rememberHere, texts } from "../web/ui/storage.js";

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
