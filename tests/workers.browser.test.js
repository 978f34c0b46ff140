// Workers as browsers and their extensions may leave them: silent, dead, or handed something they cannot take.
import assert from "node:assert/strict";
import { test } from "node:test";
import { testBrowser } from "./browser.js";
import { until } from "./until.js";

const browser = await testBrowser();

const PATIENCE_OF_PAGE_MS = 5000; // with a worker (web/loading/start-worker.js)

/** In place of a worker. @type {Record<string, () => void>} */
const AILING = {
  "never answers": () => {
    /** @type {any} */ (window).Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    };
  },
  "takes nothing": () => {
    /** @type {any} */ (window).Worker = class extends EventTarget {
      postMessage() {
        throw new DOMException("not to be cloned", "DataCloneError");
      }
      terminate() {}
    };
  },
  "dies at once": () => {
    /** @type {any} */ (window).Worker = class extends EventTarget {
      postMessage() {
        setTimeout(() => /** @type {any} */ (this).onerror?.(new Event("error")));
      }
      terminate() {}
    };
  },
};

async function visit(path, ailing) {
  const { page } = await browser.open("about:blank");
  await page.clock.install();
  await page.addInitScript(ailing);
  await page.goto(new URL(path, browser.address).href);
  return { page };
}

/** Lets the time pass that the page waits for a worker, until it shows this. */
const comes = (page, locator) =>
  until(async () => {
    await page.clock.fastForward(PATIENCE_OF_PAGE_MS);
    return locator.isVisible();
  }, String(locator));

for (const [name, ailing] of Object.entries(AILING)) {
  test(`a worker that ${name}: the page searches itself`, async () => {
    const { page } = await visit("#solve-23x23.on", ailing);
    await comes(page, page.getByRole("heading", { name: "231 presses, the fewest" }));
  });

  test(`a worker that ${name}: the laboratory says so in a sentence, and takes another order`, async () => {
    const { page } = await visit("#lab", ailing);
    const sentence = page
      .locator("main .error")
      .filter({ hasText: /^This browser forbids the background worker|^The browser could not do that/ });
    await comes(page, sentence);
    assert.doesNotMatch(await page.locator("main").textContent(), /lab\.error/);
    await page.getByText("Other sides, rule and edges").click();
    await page.getByRole("button", { name: "Solve with all lights on" }).click();
    await comes(page, sentence);
  });
}
