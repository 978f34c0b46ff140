// Angular in a browser: a component that holds the element, compiled there just in time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { testBrowser } from "../browser.js";

const COMPONENT = `
import "@angular/compiler";
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";

const template = \`
  <lights-out [readOnly]="fixed()" board="3x3.on" (lights-press)="seen.set($event.detail.notation)"></lights-out>
  <output>{{ seen() }}</output>
  <button (click)="fixed.set(false)">Play</button>\`;
const define = Component({ selector: "app-article", schemas: [CUSTOM_ELEMENTS_SCHEMA], template });
const Article = define(class { fixed = signal(true); seen = signal("-"); });
bootstrapApplication(Article, { providers: [provideZonelessChangeDetection()] });
`;

const browser = await testBrowser();

/** The component and all of Angular that it needs, as one script. */
async function application() {
  const { outputFiles } = await build({
    stdin: { contents: COMPONENT, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true,
    write: false,
    target: "es2022",
  });
  return outputFiles[0].text;
}

test("Angular sets [readOnly], takes it back, and hears events", async () => {
  const html =
    '<!doctype html><title>Angular</title><app-article></app-article><script src="lights-and-doors.js" defer></script>';
  const { page } = await browser.openHost(html);
  await page.addScriptTag({ content: await application() });
  const board = page.locator("lights-out");
  const cell = board.getByRole("button", { name: "row 1, column 1," });
  await cell.waitFor();
  assert.equal(await board.getAttribute("readonly"), "");
  await cell.click();
  assert.equal(await page.locator("output").textContent(), "-");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("lights-out:not([readonly])").waitFor();
  await cell.click();
  await page.getByText("3x3.on.800").waitFor();
});
