// The search for the fewest presses of a large board: shared by several workers, watched, and given up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { testBrowser, workersEnd } from "./browser.js";

const browser = await testBrowser();

async function openSolveCard(notation) {
  const visit = await browser.open(`#solve-${notation}`);
  const started = [];
  visit.page.on("worker", (worker) => started.push(worker));
  return { ...visit, card: visit.page.locator(".answer-card"), started };
}

test("several workers share the search, and their parts add up to the known answer", async () => {
  const { page, card, started } = await openSolveCard("24x39.on");
  await page.getByRole("heading", { name: "434 presses, the fewest." }).waitFor();
  await card.getByText("One of 4 such solutions.").waitFor();
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  assert.equal(started.length, 1 + Math.min(4, cores), "one for the solution, the others for the search");
  await workersEnd(page);
});

test("a long search tells what is found and proven so far, and can be given up", async () => {
  const { page, card, started } = await openSolveCard("123x123.on");
  const start = card.getByRole("button", { name: "Find the fewest" });
  for (let time = 0; time < 2; time++) {
    await start.click();
    const words = card.getByText(/^Best so far: [\d,]+ presses; at least [\d,]+; \d+% searched\.$/);
    await words.waitFor();
    const [best, bound] = (await words.textContent()).match(/[\d,]+/g).map((text) => Number(text.replaceAll(",", "")));
    assert.ok(bound <= 6809 && 6809 <= best, `${bound} … ${best}`);
    assert.equal(
      started.length,
      2 + time,
      "one for the solution, one for each search: others would make the same lists again",
    );
    await card.getByRole("button", { name: "Cancel" }).click();
    await words.waitFor({ state: "hidden" });
    await workersEnd(page);
  }
});
