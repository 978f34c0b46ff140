// An application of Next: its server writes the components at each request, and React hydrates them in the browser.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { testBrowser } from "../browser.js";
import { bin, project } from "./article.js";

const BOARDS = `"use client";
import { useState } from "react";
import { LightsOut, RotatingDoors } from "lights-and-doors/react";

export function Boards({ board }) {
  const [fixed, setFixed] = useState(true);
  const [told, setTold] = useState("-");
  const tell = ({ type, detail }) => setTold(type + " " + detail.notation);
  return <>
    <LightsOut board={board} lang="en" tools="undo hint" readonly={!fixed} className="ours" onlights-press={tell} onlights-solved={tell} />
    <RotatingDoors lang="zh-TW" readonly={fixed} masks={!fixed} />
    <output>{told}</output>
    <button onClick={() => setFixed(!fixed)}>Change</button>
  </>;
}
`;

const FILES = {
  "package.json": '{ "private": true, "type": "module" }',
  "app/layout.jsx":
    'export default ({ children }) => <html lang="en"><head><link rel="icon" href="data:," /></head><body>{children}</body></html>;',
  "app/boards.jsx": BOARDS,
  "app/page.jsx": `import { Boards } from "./boards.jsx";
export default async ({ searchParams }) => <Boards board={(await searchParams).board} />; // known at each request only\n`,
};

process.env.NEXT_TELEMETRY_DISABLED = "1";
const browser = await testBrowser({ allowed: /^foreign: http:\/\/localhost:/ }); // the server of Next is another one

/** The server of a built application, at a free port. @param {string} folder @param {import("node:test").TestContext} context */
async function start(folder, context) {
  const server = spawn(process.execPath, [bin("next"), "start", "--port", "0"], { cwd: folder });
  context.after(() => server.kill());
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("the server of Next has ended");
}

test("a server of Next writes the components; hydrated without a complaint, they hear their events and take changes", async (context) => {
  const { folder } = project("next-server", FILES, [bin("next"), "build", "--webpack"]);
  const address = `${await start(folder, context)}/?board=2x2.on`;
  const html = await (await fetch(address)).text();
  assert.match(html, /<lights-out(?=[^>]* board="2x2.on")(?=[^>]* class="ours")(?![^>]* readonly)/);
  assert.match(html, /<rotating-doors(?=[^>]* masks="hide")(?=[^>]* readonly)/);

  const { page } = await browser.open("about:blank");
  await page.goto(address);
  const told = (text) => page.locator("output", { hasText: text }).waitFor();
  await page
    .locator("lights-out")
    .getByRole("button", { name: /^row 1, column 1\b/ })
    .click();
  await told("lights-press 2x2.on.8");
  await page.locator("rotating-doors").getByRole("group", { name: "4 扇翻轉門" }).waitFor();
  await page.getByRole("button", { name: "Change" }).click();
  await page.locator("lights-out[readonly]").waitFor();
  await page.locator("rotating-doors:not([readonly]):not([masks])").waitFor();
  await page.locator("lights-out").evaluate((board) => {
    for (const button of [1, 2, 3]) board.press(button);
  });
  await told("lights-solved 2x2.on.f");
});
