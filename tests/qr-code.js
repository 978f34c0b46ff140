// QR codes as a camera reads them.
import { Resvg } from "@resvg/resvg-js";
import { decodeQR } from "qr/decode.js";

/** The text of the code that an element shows. @param {import("playwright-core").Locator} element */
export async function readQR(element) {
  const png = await element.screenshot();
  const [width, height] = [16, 20].map((at) => png.readUInt32BE(at));
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`;
  const { pixels } = new Resvg(svg).render();
  return decodeQR({ width, height, data: pixels }, { timeLimit: 10_000 });
}
