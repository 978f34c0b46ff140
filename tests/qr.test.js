// QR codes: the picture of the card, rendered by resvg and read by another program than the one that encodes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Resvg } from "@resvg/resvg-js";
import { decodeQR } from "qr/decode.js";
import { PATHS } from "../web/play/path.js";
import { cardOf } from "../web/play/share-card.js";
import { qrOf } from "../web/ui/qr.js";

const SITE = "https://somebody.example/lights-and-doors/";
const TIME_LIMIT_MS = 10_000; // of the decoder, whose own limit is that of a camera frame
const NO_FONTS = { loadSystemFonts: false };

function decode(svg, options = {}) {
  const { width, height, pixels: data } = new Resvg(svg, { ...options, font: NO_FONTS }).render();
  return decodeQR({ width, height, data }, { timeLimit: TIME_LIMIT_MS });
}

test("the code on the card is the address, within a large picture", () => {
  for (const url of [`${SITE}#5x5.on`, `${SITE}#doors-0111-1001-0011-1011.off`, `${SITE}#关灯`]) {
    const card = cardOf({ picture: "", name: "Level 7", result: "15 presses", stars: "★★★", url });
    assert.equal(decode(card), url);
  }
});

test("the address of every level has a code with a quiet zone of four modules, and it is read back", () => {
  for (const { notation } of [...PATHS.lights, ...PATHS.doors]) {
    const url = `${SITE}#${notation}`;
    const { side, path } = qrOf(url);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
    const options = { background: "#FFFFFF", fitTo: { mode: /** @type {const} */ ("zoom"), value: 4 } };
    assert.equal(decode(svg, options), url);
    const box = new Resvg(svg, { font: NO_FONTS }).getBBox();
    assert.deepEqual([box.x, box.y, box.width, box.height], [4, 4, side - 8, side - 8]);
  }
});

test("an address that is too long for the card has no code", () => {
  assert.ok(qrOf("x".repeat(179)));
  for (const length of [180, 3000]) assert.equal(qrOf("x".repeat(length)), null);
});
