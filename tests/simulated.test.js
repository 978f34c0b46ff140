// The elements in documents that Node programs simulate: jsdom and happy-dom. Each in a process of its own, for the package takes what
// is global when it is imported.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";

const ROOT = new URL("..", import.meta.url);
const run = promisify(execFile);

const PAGE =
  '<!doctype html><body><lights-out board="3x3.on" explain="own"></lights-out><rotating-doors></rotating-doors>';

/** Functions that make a window in each, with the classic script in its page or without; that of happy-dom takes the script as text. */
const MAKERS = {
  jsdom: `
    import { JSDOM } from "jsdom";
    const make = async (script) => {
      const page = ${JSON.stringify(PAGE)} + (script ? '<script src="lights-and-doors.js"></script>' : "");
      const url = script ? new URL("build/package/classic/page.html", ROOT).href : "https://example.org/";
      const { window } = new JSDOM(page, { url, pretendToBeVisual: true, ...(script && { runScripts: "dangerously", resources: "usable" }) });
      if (script) await new Promise((resolve) => window.addEventListener("load", resolve));
      return window;
    };`,
  "happy-dom": `
    import { Window } from "happy-dom";
    const make = async (script) => {
      const window = new Window({ settings: { enableJavaScriptEvaluation: true } });
      window.document.write(${JSON.stringify(PAGE)});
      if (script) window.eval(script);
      return window;
    };`,
};

/** Makes elements, puts them in, waits, presses and takes out, reading all that they have before and after, and prints how each ended. */
const LIVE = `
const { document } = window;
const namesOf = (prototype) =>
  prototype === window.HTMLElement.prototype ? [] : [...Object.getOwnPropertyNames(prototype), ...namesOf(Object.getPrototypeOf(prototype))];
const read = (element) => namesOf(Object.getPrototypeOf(element)).map((name) => element[name]);
const made = ["lights-out", "rotating-doors"].map((name) => document.createElement(name));
const fresh = new (window.customElements.get("lights-out"))();
[...made, fresh].forEach(read);
document.body.append(...made, fresh);
const all = [...document.querySelectorAll("lights-out, rotating-doors")];
const ends = await Promise.all(all.map((each) => each.ready.then(() => "stands", ({ code }) => code)));
const pressed = all.map((each) => [each.press(0), each.notation]);
all.forEach(read);
for (const each of all) each.readOnly = !each.readOnly;
for (const each of all) each.remove();
console.log(JSON.stringify({ ends, pressed }));
process.exit();
`;

/** @param {keyof typeof MAKERS} name @param {string} beginning */
async function outcome(name, beginning) {
  const script = `const ROOT = ${JSON.stringify(ROOT.href)};${MAKERS[name]}${beginning}${LIVE}`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

const PACKAGE = `
const window = await make("");
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis) || /Event$|^Abort/.test(name)) globalThis[name] = window[name];
await import(new URL("build/package/lights-and-doors.js", ROOT));
`;
const CLASSIC = `
import { readFileSync } from "node:fs";
const window = await make(readFileSync(new URL("build/package/classic/lights-and-doors.js", ROOT), "utf8"));
`;

const WITHOUT = "delete globalThis.Response; delete globalThis.DecompressionStream;";

for (const name of /** @type {(keyof typeof MAKERS)[]} */ (Object.keys(MAKERS))) {
  test(`in ${name}, where the platform does not inflate, the boards of the package stand and are played`, async () => {
    const beginning = PACKAGE.replace("await import", `${WITHOUT}await import`);
    const { ends, pressed } = await outcome(name, beginning);
    assert.deepEqual(ends, Array(5).fill("stands"));
    assert.deepEqual(pressed[0], [true, "3x3.on.800"]);
  });

  test(`in ${name}, with the modules of the package, boards stand and are played`, async () => {
    const { ends, pressed } = await outcome(name, PACKAGE);
    assert.deepEqual(ends, Array(5).fill("stands"));
    assert.deepEqual(pressed[0], [true, "3x3.on.800"]);
  });

  test(`in ${name}, with the classic script, elements are made, put in and taken out, and ready settles`, async () => {
    const { ends } = await outcome(name, CLASSIC);
    assert.equal(ends.length, 5);
    for (const end of ends) assert.match(end, /^(stands|no-wasm|unknown)$/);
  });
}

test("where the platform does not inflate, the engine of the package solves boards of two and of more states", async () => {
  const script = `${WITHOUT}
    const { Engine } = await import(${JSON.stringify(new URL("build/package/engine.js", ROOT).href)});
    const engine = await Engine.create();
    const solved = ["5x5.on", "3x3-mod3.1"].map((text) => (engine.load(text), engine.solve().solvable));
    console.log(JSON.stringify(solved));`;
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script]);
  assert.deepEqual(JSON.parse(stdout), [true, true]);
});
