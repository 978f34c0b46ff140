// The census of door masks in the laboratory, in Chromium on the built site.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { testBrowser } from "./browser.js";

const browser = await testBrowser();

/** Opens the card in the laboratory. */
async function openCensus() {
  const { page } = await browser.open("#lab");
  const census = page.locator("details.card", {
    has: page.getByRole("heading", { name: "How many halls can be opened?" }),
  });
  await census.locator("summary").click();
  await census.getByLabel("Doors").waitFor();
  return { page, census };
}

test("the census shows its numbers, and says how many doors it counts", async () => {
  const { census } = await openCensus();
  const answers = {
    4: ["1,001", "721"],
    10: ["327,765,955,588,810,572,440,971", "202,703,304,793,890,723,031,419"],
  };
  for (const [doors, expected] of Object.entries(answers)) {
    await census.getByLabel("Doors").fill(doors);
    assert.deepEqual(await census.locator("dd").allInnerTexts(), expected);
  }
  await census.getByLabel("Doors").fill("1");
  await census.getByText("There are too few different masks for one set.").waitFor();
  await census.getByLabel("Doors").fill("65");
  assert.match(await census.locator("label", { hasText: "Doors" }).textContent(), /from 1 to 64/, "beside the field");
});

test("the listing for four doors is browsed and saved", async () => {
  const { page, census } = await openCensus();
  await census.getByRole("button", { name: "Browse the list" }).click();
  const saving = page.waitForEvent("download");
  await census.getByRole("button", { name: "Save as text" }).click();
  const lines = (await readFile(await (await saving).path(), "utf8")).trimEnd().split("\n");
  assert.equal(lines.length, 1001);
  await census.getByText("Only those that can be opened").click();
  await census.getByLabel("Page", { exact: true }).fill("37");
  assert.match(await census.textContent(), /Page 37 of 37, 721 sets/);
  const turns = async (name, page) => {
    await census.getByRole("button", { name }).click();
    assert.match(await census.textContent(), new RegExp(`Page ${page} of 37, 721 sets`));
  };
  await turns("Next", 37);
  await turns("Previous", 36);
  await census.getByLabel("Page", { exact: true }).fill("");
  assert.match(await census.textContent(), /Page 36 of 37/, "until another one is named");
  await turns("Next", 2);
  await census.getByLabel("Page", { exact: true }).fill("37");
  await census.locator(".listing a").last().click();
  const last = lines.filter((line) => !line.endsWith("\t0")).at(-1);
  await page.waitForFunction(
    (notation) => document.querySelector("rotating-doors").notation === notation,
    `doors-${last.split("\t")[0].replaceAll(" ", "-")}.off`,
  );
});

test("a listing that is given up leaves nothing, and may be asked for again", async () => {
  const { census } = await openCensus();
  const browse = census.getByRole("button", { name: "Browse the list" });
  await census.getByLabel("Doors").fill("5");
  await browse.waitFor();
  await census.evaluate((card) => {
    const press = (/** @type {string} */ name) =>
      [...card.querySelectorAll("button")].find(({ textContent }) => textContent === name)?.click();
    press("Browse the list");
    press("Cancel"); // at once, while it is gathered
  });
  await browse.waitFor();
  await census.getByLabel("Doors").fill("3");
  await browse.click();
  await census.getByText("20 sets").waitFor();
  assert.equal(await census.locator("code").count(), 20, "of three doors alone");
});
