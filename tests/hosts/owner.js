// Programs of a framework with the components of the package inside, and what holds wherever a host owns the position of a board.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @param {string} contents
 * @param {string} framework whose components the package has
 * @param {import("esbuild").BuildOptions} options
 * @returns {Promise<string>} the program
 */
export async function bundled(contents, framework, { alias, ...options }) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    logLevel: "error",
    target: "es2022",
    alias: { ...alias, [`lights-and-doors/${framework}`]: `${ROOT}build/package/${framework}.js` },
    ...options,
  });
  return outputFiles[0].text;
}

/** Imports a program of a server. @param {string} program */
export const imported = (program) => import(`data:text/javascript;base64,${Buffer.from(program).toString("base64")}`);

/** Opens a page in which a program runs. @param {any} browser @param {string} program @param {string} [html] that a server has written */
export async function runs(browser, program, html = "") {
  const visit = await browser.openHost(
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><div id="root">${html}</div>`,
  );
  await visit.page.addScriptTag({ content: program });
  return visit;
}

/** Presses buttons of a board, with time for the host between them. @param {any} page @param {string} id @param {number[]} buttons */
export const press = (page, id, ...buttons) =>
  page.locator(`#${id}`).evaluate(async (element, buttons) => {
    const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
    await element.ready.then(turn);
    for (const button of buttons) {
      element.press(button);
      await turn();
    }
    return { notation: element.notation, moves: element.engine.moves };
  }, buttons);

/**
 * Three boards: #owned, of which the host takes every position, and shows it in <output>; #fixed, of which it refuses all; and #own, without a
 * binding, which tells `own` where it tells. A button sets "2x2.off" for the first.
 * @param {any} browser @param {string} program @param {string[]} own what #own tells of a press
 */
export async function owns(browser, program, own) {
  const { page, trouble } = await runs(browser, program);
  const owned = await press(page, "owned", 4, 0, 0);
  assert.deepEqual(owned.moves, [4, 0, 0]);
  assert.equal(await page.locator("output").first().textContent(), owned.notation);
  assert.equal((await press(page, "fixed", 1)).notation, "2x2.on");
  assert.deepEqual((await press(page, "own", 3)).moves, [3]);
  await page.getByRole("button", { name: "Other" }).click();
  assert.equal((await press(page, "owned")).notation, "2x2.off");
  assert.deepEqual(await page.evaluate("told"), ["press", "press", "press", "refused", ...own]);
  assert.deepEqual(trouble, []);
  return page;
}
