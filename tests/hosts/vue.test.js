// The components for Vue: the host owns the position by v-model, or lets the component own it.
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { testBrowser } from "../browser.js";
import { bundled, owns } from "./owner.js";

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
  const program = await bundled(HOST, "vue", {
    format: "iife",
    alias: { vue: fileURLToPath(new URL("node_modules/vue/dist/vue.esm-bundler.js", import.meta.url)) },
    define: {
      "process.env.NODE_ENV": '"production"',
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
  });
  await owns(browser, program, ["own"]);
});
