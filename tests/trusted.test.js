// The addresses that may become scripts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { trustedScriptURL } from "../web/loading/trusted.js";

test("only files beside the page and blobs of its origin become addresses of scripts", (context) => {
  Object.assign(globalThis, { document: { baseURI: "https://here.example/games/page.html" } });
  context.after(() => Reflect.deleteProperty(globalThis, "document"));
  for (const own of ["https://here.example/games/lights-and-doors-lab.js", "blob:https://here.example/1"])
    assert.equal(trustedScriptURL(own), own);
  const foreign = [
    "https://here.example/other.js",
    "https://here.example/games.js",
    "data:text/javascript,1",
    "https://else.example/games/",
  ];
  for (const url of foreign)
    assert.throws(() => trustedScriptURL(url), { name: "TypeError", message: `${url} is no script of ours` });
});
