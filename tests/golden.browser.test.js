// Published addresses and snippets: every line of tests/embed-golden.txt shows what it always showed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { testBrowser } from "./browser.js";

const golden = readFileSync(new URL("embed-golden.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" => "));

const browser = await testBrowser();

/** The visible state of an element, in one line, without the explain pane, which comes later. */
async function seen(board, expected) {
  if (!expected.includes("no pane")) await board.locator("lights-explain, [part=figure]").first().waitFor();
  return board.evaluate(async (element) => {
    await element.ready;
    await new Promise((done) => setTimeout(done)); // attributes are read in a turn of their own
    const { shadowRoot } = element;
    const tools = [...shadowRoot.querySelectorAll(".tool")];
    const shown = tools.filter((tool) => !tool.hidden).map((tool) => tool.dataset.tool);
    const pane = shadowRoot.querySelector("lights-explain")?.shadowRoot;
    const tab = pane?.querySelector("[data-tab]:is([aria-selected=true], [aria-current=true])").dataset.tab;
    const step = tab === "elimination" ? ` ${pane.querySelector(".count").textContent}` : "";
    const figure = [...shadowRoot.querySelectorAll("tbody tr")].map((row) => row.textContent).join(" ");
    return [
      element.localName,
      element.notation,
      tools[0].textContent,
      shown.join(" ") || "no tools",
      tab ? tab + step : figure || "no pane",
      shadowRoot.querySelector(".masks-hidden") ? "masks hidden" : "",
    ]
      .filter(Boolean)
      .join(", ");
  });
}

/** A foreign page with nothing but this in it, told in English. */
async function host(body) {
  const html = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,"><script src="lights-and-doors.js" defer></script>${body}`;
  const { page } = await browser.openHost(html);
  return page;
}

test("every published address shows in a sandboxed frame what it always showed", async () => {
  const addresses = golden.filter(([published]) => !published.startsWith("<"));
  const frames = addresses.map(
    ([address]) =>
      `<iframe sandbox="allow-scripts" width="800" height="800" src="${address.replaceAll("&", "&amp;")}"></iframe>`,
  );
  const page = await host(frames.join(""));
  for (const [index, [address, expected]] of addresses.entries()) {
    const board = page.frameLocator(`iframe >> nth=${index}`).locator("body > :is(lights-out, rotating-doors)");
    assert.equal(await seen(board, expected), expected, address);
  }
});

test("every published snippet shows what it always showed", async () => {
  const snippets = golden.filter(([published]) => published.startsWith("<"));
  const page = await host(snippets.map(([snippet]) => snippet).join(""));
  for (const [index, [snippet, expected]] of snippets.entries()) {
    const board = page.locator("lights-out, rotating-doors").nth(index);
    await board.scrollIntoViewIfNeeded();
    assert.equal(await seen(board, expected), expected, snippet);
  }
});
