// Previews of links: oEmbed against its specification, pictures decoded by the definition of PNG, and the server of
// docs/hosting.md as printed there.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { inflateSync } from "node:zlib";
import { HOME, listed, writePreviews } from "../tools/previews.js";
import { pictureOf } from "../web/board/picture.js";
import { createEngine } from "../web/engine/all.js";
import { outlineTexts } from "../web/preview/letters.js";
import { pictureOf as statesPictureOf } from "../web/states/picture.js";
import { module } from "./core.js";
import { plainPosition } from "./plain.js";

/** As it is packed. @type {typeof import("../web/package/preview.js")} */
const { createPreviews, PreviewError } = await import(new URL("../build/package/preview.js", import.meta.url).href);

const SITE = "https://host/site/";
const previews = await createPreviews(SITE);
const at = (notation) => `${SITE}#${notation}`;

/** Required of every response, and of "rich"; a thumbnail comes whole or not at all. */
const REQUIRED = { type: "string", version: "string", html: "string", width: "number", height: "number" };
const THUMBNAIL = { thumbnail_url: "string", thumbnail_width: "number", thumbnail_height: "number" };
const typesOf = (response, table) =>
  Object.fromEntries(Object.keys(table).map((name) => [name, typeof response[name]]));

const LIMITS = [
  {},
  { maxwidth: "1200", maxheight: "630" },
  { maxwidth: "300" },
  { maxheight: "200" },
  { maxwidth: "1", maxheight: "1" },
];
for (const limits of LIMITS)
  test(`an oEmbed response has all that it must have, within ${JSON.stringify(limits)}`, () => {
    for (const notation of ["5x5.on", "4x9.off", "doors-01-10.off"]) {
      const response = previews.oembed(at(notation), limits);
      assert.deepEqual(typesOf(response, REQUIRED), REQUIRED);
      assert.deepEqual([response.type, response.version], ["rich", "1.0"]);
      const [maxwidth, maxheight] = [limits.maxwidth, limits.maxheight].map((most) => Number(most ?? 1e9));
      assert.ok(
        response.width >= 1 && response.width <= maxwidth && response.height >= 1 && response.height <= maxheight,
      );
      assert.match(response.html, new RegExp(` width="${response.width}" height="${response.height}" `));
      const isWide = maxwidth >= 1200 && maxheight >= 630;
      const thumbnail = isWide
        ? THUMBNAIL
        : Object.fromEntries(Object.keys(THUMBNAIL).map((name) => [name, "undefined"]));
      assert.deepEqual(typesOf(response, THUMBNAIL), thumbnail);
    }
  });

test("each form of an address is the same position, in its shortest form", () => {
  const expected = previews.oembed(at("5x5.on"));
  const forms = [
    "p/5x5.ffffff8",
    "p/5x5.on.html",
    "p/5x5.on.png",
    "index.html#5x5.on",
    "embed.html?theme=dark&board=5x5.on",
  ];
  for (const form of [...forms, "#solve-5x5.on", "#learn-5x5.on"].map((form) => SITE + form))
    assert.deepEqual(previews.oembed(form), expected, form);
  assert.ok(expected.html.includes(`src="${SITE}embed.html?fit=#5x5.on"`), expected.html);
});

const HOSTILE = [
  "https://elsewhere.example/#5x5.on",
  "https://host/#5x5.on",
  "//elsewhere.example/p/5x5.on",
  "https://host/site/../p/5x5.on",
  "javascript:alert(1)//#5x5.on",
  "http://[",
  "",
  SITE,
  `${SITE}#`,
  `${SITE}#"><script>alert(1)</script>`,
  `${SITE}p/%22%3E%3Cscript%3E.html`,
  `${SITE}p/../../5x5.on`,
  `${SITE}#5x5.zz`,
  `${SITE}#999999x999999.on`,
  `${SITE}#5x5.on.0000000.0`,
  `${SITE}#${"1".repeat(100_000)}`,
  `${SITE}#lab`,
];

test("what is no position of the site is refused in one sentence", () => {
  for (const address of HOSTILE)
    for (const ask of [previews.oembed, previews.head, previews.page])
      assert.throws(
        () => ask(address),
        (error) => error instanceof PreviewError && error.status === 404 && /^[^\n]{9,200}\.$/.test(error.message),
        address,
      );
});

test("a server answers what is asked of it, and refuses with the status that says why", async () => {
  const url = encodeURIComponent(at("5x5.on"));
  const statuses = {
    "p/5x5.on": 200,
    "p/5x5.on.html": 200,
    "p/5x5.on.json?maxwidth=300": 200,
    "p/5x5.on.png": 200,
    [`oembed?url=${url}&format=json`]: 200,
    [`oembed?url=${url}&format=xml`]: 501,
    [`oembed?url=${url}&maxwidth=0`]: 400,
    [`oembed?url=${url}&maxheight=1e3`]: 400,
    oembed: 400,
    "oembed?url=https://elsewhere.example/%235x5.on": 404,
    "p/": 404,
    "p/5x5.zz.png": 404,
    "app.js": undefined,
    "": undefined,
  };
  for (const [path, status] of Object.entries(statuses))
    assert.equal((await previews.answer(SITE + path))?.status, status, path);
  for (const address of HOSTILE) assert.notEqual((await previews.answer(address))?.status, 200, address);
});

test("boards with more than two states and boards that are no grid have names, sentences and pictures", async () => {
  const expected = /** @type {const} */ ([
    ["5x5-mod3=2.0", /5 × 5/, "25 lights with states from 0 to 2."],
    ["dials4-1200-0120-0012-2001.3120", /4 dials/, "4 dials with positions from 0 to 3."],
    ["cube3.on", /54 lights/, "54 of 54 lights on."],
    ["graph-0050a0-0112=*.100", /3 lights/, "1 of 3 lights on."],
  ]);
  for (const [notation, name, about] of expected) {
    assert.match(previews.oembed(at(notation)).title, name);
    assert.ok(String((await previews.answer(`${SITE}p/${notation}.html`))?.body).includes(about), notation);
    const picture = await previews.picture(at(notation));
    assert.equal(Buffer.from(picture.subarray(1, 4)).toString(), "PNG");
  }
});

test("a refused board with more than two states, or of another shape, is answered by a sentence", async () => {
  for (const [notation, sentence] of [
    ["5x5-mod99.1", /“99\.1”: a light or a dial has from 3 to 36 positions\.$/],
    ["cube9.on", /“9\.on”: sizes are cube2, /],
    ["dials4-11=5.0", /“5\.0”: there is no such position here\.$/],
  ]) {
    const { status, body } = await previews.answer(`${SITE}p/${notation}.html`);
    assert.equal(status, 404);
    assert.match(String(body), /** @type {RegExp} */ (sentence));
  }
});

test("sentences and names come in Chinese where that is asked for", async () => {
  const zh = await createPreviews(SITE, { lang: "zh-CN" });
  assert.match(zh.oembed(at("5x5.on")).title, /关灯游戏/);
  assert.match(zh.page(at("5x5.on")), /<html lang="zh-Hans">/);
  assert.throws(() => zh.head(SITE), /地址/);
  const hant = await createPreviews(SITE, { lang: "zh-TW" });
  assert.match(hant.oembed(at("5x5.on")).title, /關燈遊戲/);
  assert.match(hant.page(at("5x5.on")), /<html lang="zh-Hant">/);
  assert.throws(() => hant.head(SITE), /網址/);
});

/** The checksum of PNG, bit by bit. */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes)
    for (let bit = 0, rest = byte; bit < 8; bit++, rest >>>= 1)
      sum = (sum ^ rest) & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return ~sum >>> 0;
}

/** The chunks of a PNG, whose checksums are right. */
function* chunksOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let place = 8; place < bytes.length; ) {
    const length = view.getUint32(place);
    const body = bytes.subarray(place + 4, place + 8 + length);
    assert.equal(view.getUint32(place + 8 + length), checksum(body));
    yield [new TextDecoder().decode(body.subarray(0, 4)), body.subarray(4)];
    place += length + 12;
  }
}

/** The colour at each point of a PNG of 1200 × 630. */
function pixelsOf(png) {
  assert.deepEqual([...png.subarray(0, 8)], [137, ...Buffer.from("PNG\r\n"), 26, 10]);
  const chunks = [...chunksOf(png)];
  assert.deepEqual(
    chunks.map(([name]) => name),
    ["IHDR", "IDAT", "IEND"],
  );
  assert.deepEqual([...chunks[0][1]], [0, 0, 4, 176, 0, 0, 2, 118, 8, 2, 0, 0, 0]);
  const rows = inflateSync(chunks[1][1]);
  assert.equal(rows.length, 630 * 3601);
  for (let row = 0; row < 630; row++) assert.equal(rows[row * 3601], 0); // no filter
  const colour = (x, y) => [...rows.subarray(Math.floor(y) * 3601 + 1 + 3 * Math.floor(x)).subarray(0, 3)];
  return /** @type {(x: number, y: number) => Colour} */ (colour);
}

/** @typedef {[red: number, green: number, blue: number]} Colour */

/** Warm and bright: a light that is lit, a doorway. */
const isWarm = ([red, green, blue]) => red > 220 && green > 140 && red > blue + 40;
const isNight = ([red, green, blue]) => red < 60 && green < 70 && blue > red;
const isPale = ([red, green, blue]) => Math.min(red, green, blue) > 200;
const isWood = ([red, green, blue]) => red > 120 && red < 200 && red > green && green > blue;

const LARGE = `40x40.off.${"8".padEnd(400, "0")}`;
const GRIDS = ["3x3-holesa28.on", "4x9.0f0f0f0f0", "2x2.on.8", "12x3-torus.ab54321fe", LARGE, "1x1.on"];
for (const notation of GRIDS)
  test(`in the picture of ${notation.slice(0, 20)} each light has its colour`, async () => {
    const { rows, cols, lights, holes } = plainPosition(notation);
    const pixel = pixelsOf(await previews.picture(at(notation)));
    const pitch = Math.min(1200 / (cols * 111 + 41), 630 / (rows * 111 + 41)) * 111;
    for (const [cell, lit] of lights.entries()) {
      const x = 600 + ((cell % cols) + 0.5 - cols / 2) * pitch;
      const y = 315 + (Math.floor(cell / cols) + 0.5 - rows / 2) * pitch;
      assert.ok((lit ? isWarm : isNight)(pixel(x, y)), `${cell} ${lit} ${pixel(x, y)}`);
      if (holes?.[cell]) assert.deepEqual(pixel(x, y), [10, 15, 36]);
    }
    assert.deepEqual(pixel(2, 2), [10, 15, 36]);
  });

for (const notation of ["doors-0111-1001-0011-1011.off.2", "doors-100-010-001.c"])
  test(`in the picture of ${notation} each door is open or shut`, async () => {
    const engine = createEngine(module);
    engine.load(notation);
    const pixel = pixelsOf(await previews.picture(at(notation)));
    const count = engine.lightCount;
    const [width, height] = [count * 134 + 18, 292];
    const scale = Math.min(1200 / width, 630 / height);
    for (const [door, open] of engine.lights.entries()) {
      const x = 600 + (26 + door * 134 + 76 - width / 2) * scale; // right of the middle: past a leaf that is swung
      const y = 315 + (26 + 44 - height / 2) * scale;
      assert.ok((open ? isWarm : isWood)(pixel(x, y)), `${door} ${open} ${pixel(x, y)}`);
      const middle = 600 + (26 + door * 134 + 50 - width / 2) * scale;
      const baseline = 315 + (26 + 178 + 28 - height / 2) * scale;
      const lettered = Array.from({ length: 17 }, (_, i) => pixel(middle + (i - 8) * scale, baseline - 8 * scale));
      assert.ok(lettered.some(isPale), `the letter of door ${door}`);
    }
  });

test("files for a host of files are what a server would answer, under the shortest names", async () => {
  const folder = mkdtempSync(join(tmpdir(), "previews-"));
  const paths = await writePreviews(SITE, listed(`${HOME}\n\n 5x5.ffffff8 \r\n5x5.on\n`), folder);
  const names = ["html", "json", "png"].flatMap((ending) => [`5x5.1ba7d50.${ending}`, `5x5.on.${ending}`]);
  assert.deepEqual(readdirSync(`${folder}/p`).sort(), names.sort());
  assert.equal(paths.length, 6);
  for (const path of paths)
    assert.deepEqual(readFileSync(`${folder}/${path}`), Buffer.from((await previews.answer(SITE + path)).body), path);
  await assert.rejects(writePreviews(SITE, ["5x5.zz"], folder), /The address, at “zz”/);
  await assert.rejects(writePreviews(SITE, [`40x40.${"1".repeat(400)}`], folder), /too long/);
  rmSync(folder, { recursive: true });
});

test("where the renderer is not installed, pictures are refused in one sentence, and the rest works", async () => {
  const folder = mkdtempSync(join(tmpdir(), "previews-")); // no node_modules above it
  cpSync(new URL("../build/package/", import.meta.url), folder, { recursive: true });
  const alone = await import(pathToFileURL(`${folder}/preview.js`).href);
  const previews = await alone.createPreviews(SITE);
  await assert.rejects(previews.picture(at("5x5.on")), alone.PreviewError);
  const { status, body } = await previews.answer(`${SITE}p/5x5.on.png`);
  assert.deepEqual([status, body], [501, "Pictures need the package @resvg/resvg-js, which could not be loaded."]);
  assert.match(previews.page(at("5x5.on")), /og:image/);
  rmSync(folder, { recursive: true });
});

test("names of doors, positions of dials and marks are drawn without a font, each with strokes of its own", () => {
  const dials = `dials36-${Array.from({ length: 10 }, (_, i) => "1".padStart(i + 1, "0").padEnd(10, "0")).join("-")}.0123456789`;
  const doors = `doors-${Array.from({ length: 30 }, () => "1".repeat(30)).join("-")}.off`;
  const marks = { numbers: new Map([[0, "−2×"]]), witness: Uint8Array.of(0, 35) };
  const engine = createEngine(module);
  for (const [text, draw, texts] of /** @type {const} */ ([
    [dials, statesPictureOf, 10 + 10 + 2],
    [doors, pictureOf, 30 + 1],
  ])) {
    engine.load(text);
    const svg = draw(engine, marks);
    assert.equal(svg.match(/<text /g).length, texts);
    assert.doesNotMatch(outlineTexts(svg), /<text /);
  }
  const strokes = [..."ABCDEFGHIJKLMNPQRSTUVWXYZ0123456789×−"].map((sign) => {
    const text = `<text x="0" y="0" fill="#fff" font-size="9">${sign}</text>`;
    return / d="([^"]+)"/.exec(outlineTexts(text))[1];
  });
  assert.equal(new Set(strokes).size, strokes.length);
});

test("two pictures at once are of their own positions", async () => {
  const notations = ["5x5.on", "doors-01-10.on"];
  const atOnce = await Promise.all(notations.map((notation) => previews.picture(at(notation))));
  for (const [i, notation] of notations.entries()) assert.deepEqual(atOnce[i], await previews.picture(at(notation)));
});

const document = readFileSync(new URL("../docs/hosting.md", import.meta.url), "utf8");
const [, EXAMPLE] = /```js\n(import \{ createServer \}[\s\S]*?)```/.exec(document);
const TELL = "listen(0, function () { console.log(this.address().port); })";

// As installed; package.test.js installs what npm packs.
let consumer;
let server;
let address;
before(async () => {
  consumer = mkdtempSync(join(tmpdir(), "previews-"));
  mkdirSync(`${consumer}/node_modules`);
  symlinkSync(fileURLToPath(new URL("../build/package", import.meta.url)), `${consumer}/node_modules/lights-and-doors`);
  writeFileSync(`${consumer}/package.json`, '{ "type": "module" }');
  writeFileSync(`${consumer}/server.js`, EXAMPLE.replace("listen(8080)", TELL));
  server = spawn(process.execPath, ["server.js"], { cwd: consumer, stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await server.stdout.take(1).toArray();
  address = `http://localhost:${Number(port)}`;
});
after(() => {
  server.kill();
  rmSync(consumer, { recursive: true });
});

test("the server of the document answers, keeps its head, and goes on after whatever it is asked", async () => {
  const page = await fetch(`${address}/p/5x5.on.html`);
  assert.equal(page.headers.get("content-type"), "text/html; charset=utf-8");
  assert.match(await page.text(), /<meta property="og:image" content="https:\/\/host\/p\/5x5\.on\.png">/);
  const picture = await fetch(`${address}/p/5x5.on.png`);
  assert.ok(isWarm(pixelsOf(new Uint8Array(await picture.arrayBuffer()))(600, 315)));
  const oembed = await fetch(`${address}/oembed?url=${encodeURIComponent("https://HOST/#5x5.on")}&maxwidth=400`);
  assert.equal((await oembed.json()).width, 400);
  for (const path of ["/", "//x/p/5x5.on", "/p/5x5.zz", "/p/%00", "/oembed?url=%", "/p/5x5.on/../../etc/passwd"])
    assert.ok((await fetch(address + path)).status >= 400, path);
  assert.equal((await fetch(`${address}/p/5x5.on.html`, { method: "POST" })).status, 404);
  assert.equal((await fetch(`${address}/p/5x5.on.html`)).status, 200);
});
