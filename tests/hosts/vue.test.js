// The components for Vue: the host owns the position by v-model, or lets the component own it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { testBrowser } from "../browser.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One host takes every position, one refuses all, one has no model. */
const HOST = `
import { createApp, ref } from "vue";
import { LightsOut } from "lights-and-doors/vue";

window.told = [];
createApp({
  components: { LightsOut },
  setup: () => ({ position: ref("3x3.111101111"), tell: (...words) => window.told.push(words.join(" ")) }),
  template: \`
    <LightsOut id="owned" lang="en" v-model="position" @lights-press="tell('press')" />
    <LightsOut id="fixed" lang="en" model-value="2x2.on" @update:model-value="tell('refused')" />
    <LightsOut id="own" lang="en" board="2x2.on" @update:model-value="tell('own')">2 × 2</LightsOut>
    <button @click="position = '2x2.off'">Other</button><output>{{ position }}</output>\`,
}).mount("#root");`;

const browser = await testBrowser();

test("v-model is the position: an echo changes nothing, a refused press is taken back, and another position is shown", async () => {
  const { outputFiles } = await build({
    stdin: { contents: HOST, resolveDir: ROOT },
    bundle: true,
    write: false,
    logLevel: "error",
    format: "iife",
    target: "es2022",
    nodePaths: [`${ROOT}node_modules`],
    alias: {
      vue: `${ROOT}node_modules/vue/dist/vue.esm-bundler.js`,
      "lights-and-doors/vue": `${ROOT}build/package/vue.js`,
    },
    define: {
      "process.env.NODE_ENV": '"production"',
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
  });
  const { page, trouble } = await browser.openHost(
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><div id="root"></div>',
  );
  await page.addScriptTag({ content: outputFiles[0].text });
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
  assert.equal(await page.locator("output").textContent(), owned.notation);
  assert.equal((await press("fixed", 1)).notation, "2x2.on");
  assert.deepEqual((await press("own", 3)).moves, [3]);
  await page.getByRole("button", { name: "Other" }).click();
  assert.equal((await press("owned")).notation, "2x2.off");
  assert.deepEqual(await page.evaluate("told"), ["press", "press", "press", "refused", "own"]);
  assert.deepEqual(trouble, []);
});
