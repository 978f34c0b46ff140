// The components for Svelte: the host owns the position by bind:position, or lets the component own it; and the markup of a server.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { compile } from "svelte/compiler";
import { testBrowser } from "../browser.js";
import { bundled, imported, owns } from "./owner.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

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

/** The page, or the program of a server. @param {"client" | "server"} generate */
const compiled = (generate) => ({
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
});

/** @param {string} contents @param {"client" | "server"} generate @param {import("esbuild").BuildOptions} options */
const program = (contents, generate, options) =>
  bundled(contents, "svelte", {
    conditions: ["svelte"],
    nodePaths: [`${ROOT}node_modules`],
    plugins: [compiled(generate)],
    ...options,
  });

const browser = await testBrowser();

test("bind:position is the position: an echo changes nothing, a refused press is taken back, and another position is shown", async () => {
  const page = await owns(browser, await program(CLIENT, "client", { format: "iife" }), []);
  assert.equal(await page.locator("output").last().textContent(), "owned"); // bind:element
  await page.locator("#owned[readonly]").waitFor();
});

test("a server writes the first positions, and a flag only where it is true", async () => {
  const { body } = await imported(await program(SERVER, "server", { platform: "node", format: "esm" }));
  const tags = [...body.matchAll(/<(?:lights-out|rotating-doors)([^>]*)>/g)].map(([, attributes]) => attributes);
  assert.match(tags[0], /board="3x3.111101111"/);
  assert.doesNotMatch(tags[0], /readonly|position/);
  assert.match(tags[1], /board="2x2.on"/);
  assert.doesNotMatch(tags[1], /fit/);
  assert.match(tags[2], /board="2x2.on"/);
  assert.match(tags[3], / fit/);
  assert.match(body, /2 × 2/);
});
