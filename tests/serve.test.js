// The static server: what it serves, compressed as hosts do it, and what it does not.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { serve } from "../tools/serve.js";

const TEXT = "the same words again and again ".repeat(500);
const folder = mkdtempSync(join(tmpdir(), "served-"));
mkdirSync(join(folder, "site/inner"), { recursive: true });
for (const name of ["site/a.js", "site/picture.png", "site/inner/index.html", "secret.txt"])
  writeFileSync(join(folder, name), TEXT + name);
const server = await serve(join(folder, "site"), 0);

after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** As it comes over the wire: fetch() would unpack it. */
const ask = (path, { method = "GET", accepts = "", has = "" } = {}) =>
  new Promise((resolve, reject) => {
    const headers = { ...(accepts && { "Accept-Encoding": accepts }), ...(has && { "If-None-Match": has }) };
    get(new URL(server.address), { path, method, headers }, (response) => {
      const pieces = [];
      response.on("data", (piece) => pieces.push(piece));
      response.on("end", () =>
        resolve({ statusCode: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    }).on("error", reject);
  });

test("a text comes compressed to whoever takes it so, and as it is to all others", async () => {
  const packed = await ask("/a.js", { accepts: "br, gzip, deflate" });
  assert.equal(packed.headers["content-encoding"], "gzip");
  assert.ok(packed.body.length < TEXT.length / 10, `${packed.body.length} bytes`);
  assert.equal(String(gunzipSync(packed.body)), `${TEXT}site/a.js`);
  for (const accepts of ["", "identity", "br"]) {
    const { headers, body } = await ask("/a.js", { accepts });
    assert.equal(headers["content-encoding"], undefined);
    assert.equal(headers["content-length"], String(body.length));
    assert.equal(String(body), `${TEXT}site/a.js`);
    assert.equal(headers.vary, "Accept-Encoding");
  }
});

test("a file that has changed comes as it is now, and one that was deleted does not come", async () => {
  const path = join(folder, "site/changing.js");
  let tag = "";
  for (const [second, text] of ["before", "after"].entries()) {
    writeFileSync(path, text);
    utimesSync(path, second, second);
    const { body, headers } = await ask("/changing.js", { accepts: "gzip", has: tag });
    tag = headers.etag;
    assert.equal(String(gunzipSync(body)), text);
  }
  rmSync(path);
  assert.equal((await ask("/changing.js", { accepts: "gzip" })).statusCode, 404);
});

test("who has a file is told so, and keeps for good what has a hash in its name", async () => {
  const { headers } = await ask("/a.js");
  assert.equal(headers["cache-control"], "no-cache");
  const again = await ask("/a.js", { has: headers.etag });
  assert.deepEqual([again.statusCode, again.body.length], [304, 0]);
  writeFileSync(join(folder, "site/a-0123456789.js"), TEXT);
  const hashed = await ask("/a-0123456789.js", { has: headers.etag });
  assert.deepEqual([hashed.statusCode, String(hashed.body)], [200, TEXT]);
  assert.match(hashed.headers["cache-control"], /immutable/);
});

test("a picture is not compressed again", async () => {
  const { headers, body } = await ask("/picture.png", { accepts: "gzip" });
  assert.deepEqual([headers["content-encoding"], headers["content-type"]], [undefined, "image/png"]);
  assert.equal(String(body), `${TEXT}site/picture.png`);
});

test("a folder answers with its index, and to HEAD with its headers alone", async () => {
  const page = await ask("/inner/", { accepts: "gzip" });
  assert.equal(String(gunzipSync(page.body)), `${TEXT}site/inner/index.html`);
  const head = await ask("/inner/", { accepts: "gzip", method: "HEAD" });
  assert.deepEqual([head.statusCode, head.body.length], [200, 0]);
  assert.equal(head.headers["content-type"], page.headers["content-type"]);
});

test("nothing outside of the folder is served", async () => {
  for (const path of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/inner/..%2f..%2fsecret.txt",
    "/%",
    "/%00",
  ])
    assert.equal((await ask(path)).statusCode, 404, path);
});
