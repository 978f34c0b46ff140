// The configuration of docs/hosting.md in Debian's nginx, and pages of every kind around what it serves.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openBrowser } from "../browser.js";
import { until } from "../until.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SITE = `${ROOT}build/site`;
const PORT = 18080;
const NGINX = `http://localhost:${PORT}/`;

/** The configuration of the document, but for the folder and the port. */
function configuration(folder) {
  const [, server] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(`${ROOT}docs/hosting.md`, "utf8"));
  const here = server.replace("/srv/lights-and-doors", SITE).replace("listen 8080", `listen 127.0.0.1:${PORT}`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const http = `access_log off; ${paths.join(" ")}\n${here}`;
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${http} }`;
}

/** A page of another server: really served, because browsers let no page of unknown origin reach this machine. */
const given = { body: "", headers: {} };
function host(_, response) {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...given.headers }).end(given.body);
}

let folder;
let nginx;
let browser;
let others;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "nginx-"));
  writeFileSync(join(folder, "nginx.conf"), configuration(folder));
  const command = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const { status, stderr } = spawnSync("nginx", ["-t", ...command], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  nginx = spawn("nginx", command);
  while (!(await fetch(NGINX).catch(() => null))) if (nginx.exitCode !== null) assert.fail("nginx has ended");
  others = createServer(host).listen(0);
  browser = await openBrowser(folder);
});
after(async () => {
  await browser?.close();
  others?.close();
  nginx?.kill();
  rmSync(folder, { recursive: true });
});

const headersOf = async (path) => (await fetch(NGINX + path)).headers;
const app = () => /src="(app-\w+\.js)"/.exec(readFileSync(`${SITE}/index.html`, "utf8"))[1];

test("each file has the headers that the document promises it", async () => {
  const kept = async (path) => (await headersOf(path)).get("cache-control");
  assert.match(await kept(app()), /immutable/);
  const embed = readdirSync(`${SITE}/v1`).flatMap((name) => [name, `v1/${name}`]);
  assert.ok(embed.includes("v1/lights-and-doors-more.js"));
  for (const path of embed) {
    assert.match(await kept(path), /max-age=3600$/, path);
    assert.equal((await headersOf(path)).get("access-control-allow-origin"), "*", path);
  }
  for (const path of ["", "sw.js", "embed.html", "integrity.json"]) assert.equal(await kept(path), "no-cache", path);
  assert.match((await headersOf("")).get("content-security-policy"), /frame-ancestors 'self'/);
  assert.equal((await headersOf("embed.html")).get("content-security-policy"), null);
  assert.match((await headersOf("manifest.webmanifest")).get("content-type"), /manifest\+json/);
  assert.match((await headersOf("lights-and-doors.js")).get("content-type"), /javascript/);
});

/** A page of somebody else, with some headers. */
async function foreign(body, headers = {}) {
  const { page, trouble } = await browser.open("about:blank");
  given.body = `<!doctype html><html lang="en"><title>host</title><link rel="icon" href="data:,">${body}`;
  given.headers = headers;
  await page.goto(`http://localhost:${others.address().port}/`);
  return { page, trouble };
}

const ISOLATED = { "cross-origin-embedder-policy": "require-corp", "cross-origin-opener-policy": "same-origin" };

test("an isolated page takes the frame, sandboxed or not, and the script, held to its hash", async () => {
  const integrity = JSON.parse(readFileSync(`${SITE}/integrity.json`, "utf8"))["lights-and-doors.js"];
  const script = `<script src="${NGINX}lights-and-doors.js" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
  const frame = (sandbox) =>
    `<iframe ${sandbox} src="${NGINX}embed.html?lang=en#2x2.on" width="400" height="500"></iframe>`;
  const { page } = await foreign(
    `${script}<lights-out board="2x2.on" explain="own"></lights-out>${frame("")}${frame('sandbox="allow-scripts"')}`,
    ISOLATED,
  );
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  await page.locator("lights-explain").getByRole("textbox").waitFor();
  for (const i of [0, 1])
    await page.frameLocator("iframe").nth(i).getByRole("button", { name: "row 1, column 1, on" }).waitFor();
});

test("the page itself comes into nobody's frame", async () => {
  const { page, trouble } = await foreign(`<iframe src="${NGINX}"></iframe>`);
  await page.waitForFunction(() => performance.getEntriesByType("resource").length > 0);
  await until(() => trouble.some((line) => line.includes("frame-ancestors")));
});
