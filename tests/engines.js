// Firefox and WebKitGTK behind one small face, for the tests that every engine must pass.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { PATIENCE_MS, until } from "./until.js";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"; // the key that WebDriver fixes for references to elements

const WINDOW = { width: 1280, height: 800 }; // the panel stands beside the board
const PREFERENCES = { "intl.accept_languages": "en", "ui.prefersReducedMotion": 1 }; // without motion, because the processor draws each frame

/**
 * @typedef {object} Engine
 * @property {(address: string) => Promise<unknown>} go
 * @property {(script: Function, ...values: any[]) => Promise<any>} run  runs a function in the page, awaits its result
 * @property {(find: Function, ...values: any[]) => Promise<unknown>} click  as a mouse does, on the element the function finds
 * @property {(selector: string) => Promise<unknown>} enter  goes on inside a frame, until the next `go`
 * @property {() => Promise<unknown>} close
 */

/**
 * Firefox through WebDriver BiDi, which it speaks itself.
 * @param {Record<string, unknown>} [preferences]
 * @returns {Promise<Engine>}
 */
export async function openFirefox(preferences) {
  const executablePath = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { ...PREFERENCES, ...preferences },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  /** @type {any} */
  let scope = page;
  return {
    go: (address) => {
      scope = page;
      return page.goto(address);
    },
    run: (script, ...values) => scope.evaluate(script, ...values),
    click: async (find, ...values) => (await scope.evaluateHandle(find, ...values)).asElement().click(),
    enter: async (selector) => {
      scope = await (await page.$(selector)).contentFrame();
    },
    close: () => browser.close(),
  };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/** A screen that nobody sees; it chooses its own number and says it. */
async function openScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(screen.stdout, "data");
  return { display: `:${String(number).trim()}`, close: () => screen.kill() };
}

/** The plain WebDriver protocol at an address: send(method, path, body) gives the value of the answer. */
function webDriver(address) {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

const whenAnswering = (send) => until(() => send("GET", "/status").catch(() => false), "the driver");

function miniBrowser() {
  const libraries = "/usr/lib";
  const homes = readdirSync(libraries).map((name) => join(libraries, name, "webkit2gtk-4.1"));
  const home = homes.find((path) => {
    try {
      return readdirSync(path).includes("MiniBrowser");
    } catch {
      return false;
    }
  });
  return join(home ?? libraries, "MiniBrowser");
}

/**
 * WebKitGTK through its own driver.
 * @param {Record<string, string>} [environment]
 * @returns {Promise<Engine>}
 */
export async function openWebKit(environment) {
  const screen = await openScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, LC_ALL: "C.UTF-8", LANGUAGE: "en", ...environment };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  const send = webDriver(`http://127.0.0.1:${port}`);
  await whenAnswering(send);
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const { sessionId } = await send("POST", "/session", {
    capabilities: { alwaysMatch: { timeouts: { script: PATIENCE_MS }, "webkitgtk:browserOptions": options } },
  });
  const tell = (path, body) => send("POST", `/session/${sessionId}${path}`, body);
  await tell("/window/rect", WINDOW);
  let framed = false;
  const run = (script, ...args) => tell("/execute/sync", { script: `return (${script})(...arguments)`, args });
  return {
    go: async (url) => {
      framed = false;
      await tell("/frame", { id: null });
      await tell("/url", { url });
    },
    run,
    click: async (find, ...values) => {
      const found = await run(find, ...values);
      if (framed) return run((element) => element.click(), found); // inside a frame the driver's own click goes astray
      await run((element) => element.scrollIntoView({ block: "center", behavior: "instant" }), found); // its own scrolling falls short
      await tell(`/element/${found[ELEMENT]}/click`, {});
    },
    enter: async (value) => {
      framed = true;
      await tell("/frame", { id: await tell("/element", { using: "css selector", value }) });
    },
    close: async () => {
      await send("DELETE", `/session/${sessionId}`);
      driver.kill();
      screen.close();
    },
  };
}
