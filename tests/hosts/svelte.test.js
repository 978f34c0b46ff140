// The components for Svelte: the host owns the position by bind:position, or lets the component own it; and the markup of a server.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { compile } from "svelte/compiler";
import { testBrowser } from "../browser.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One board takes every position, one refuses all, one has no binding. */
const HOST = `
<script>
  import { LightsOut, RotatingDoors } from "lights-and-doors/svelte";

  let { told } = $props();
  let position = $state("3x3.111101111");
  let element = $state();
</script>

<LightsOut id="owned" lang="en" bind:position bind:element readonly={position === "2x2.off"} onlights-press={() => told.push("press")} />
<LightsOut id="fixed" lang="en" bind:position={() => "2x2.on", () => told.push("refused")} fit={false} />
<LightsOut id="own" lang="en" board="2x2.on" masks={false}>2 × 2</LightsOut>
<RotatingDoors lang="en" fit style="block-size: 300px" />
<button onclick={() => (position = "2x2.off")}>Other</button><output>{position}</output><output>{element?.id}</output>`;

const CLIENT = `import { mount } from "svelte"; import Host from "host.svelte";
window.told = []; mount(Host, { target: document.getElementById("root"), props: { told } });`;

const SERVER = `import { render } from "svelte/server"; import Host from "host.svelte";
export const { body } = render(Host, { props: { told: [] } });`;

/** A program with Svelte and the package inside. @param {string} contents @param {"client" | "server"} generate @param {import("esbuild").BuildOptions} options */
async function bundled(contents, generate, options) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    logLevel: "error",
    target: "es2022",
    conditions: ["svelte"],
    nodePaths: [`${ROOT}node_modules`],
    alias: { "lights-and-doors/svelte": `${ROOT}build/package/svelte.js` },
    plugins: [
      {
        name: "svelte",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^host.svelte$/ }, () => ({ path: `${ROOT}host.svelte` }));
          onLoad({ filter: /\.svelte$/ }, async ({ path: filename }) => {
            const source = filename.endsWith("host.svelte") ? HOST : await readFile(filename, "utf8");
            const { js, warnings } = compile(source, { generate, filename });
            assert.deepEqual(warnings, []);
            return { contents: js.code };
          });
        },
      },
    ],
    ...options,
  });
  return outputFiles[0].text;
}

const browser = await testBrowser();

test("bind:position is the position: an echo changes nothing, a refused press is taken back, and another position is shown", async () => {
  const { page, trouble } = await browser.openHost(
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><div id="root"></div>',
  );
  await page.addScriptTag({ content: await bundled(CLIENT, "client", { format: "iife" }) });
  const press = (id, ...buttons) =>
    page.locator(`#${id}`).evaluate(async (element, buttons) => {
      await element.ready;
      for (const button of buttons) {
        element.press(button);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return { notation: element.notation, moves: element.engine.moves };
    }, buttons);
  const owned = await press("owned", 4, 0, 0);
  assert.deepEqual(owned.moves, [4, 0, 0]);
  assert.deepEqual(await page.locator("output").allTextContents(), [owned.notation, "owned"]);
  assert.equal((await press("fixed", 1)).notation, "2x2.on");
  assert.deepEqual((await press("own", 3)).moves, [3]);
  await page.getByRole("button", { name: "Other" }).click();
  assert.equal((await press("owned")).notation, "2x2.off");
  await page.locator("#owned[readonly]").waitFor();
  assert.deepEqual(await page.evaluate("told"), ["press", "press", "press", "refused"]);
  assert.deepEqual(trouble, []);
});

test("a server writes the first positions, and a flag only where it is true", async () => {
  const program = await bundled(SERVER, "server", { platform: "node", format: "esm" });
  const { body } = await import(`data:text/javascript;base64,${Buffer.from(program).toString("base64")}`);
  const tags = [...body.matchAll(/<(?:lights-out|rotating-doors)([^>]*)>/g)].map(([, attributes]) => attributes);
  assert.match(tags[0], /board="3x3.111101111"/);
  assert.doesNotMatch(tags[0], /readonly|position/);
  assert.match(tags[1], /board="2x2.on"/);
  assert.doesNotMatch(tags[1], /fit/);
  assert.match(tags[2], /board="2x2.on"/);
  assert.match(tags[3], / fit/);
  assert.match(body, /2 × 2/);
});
