/** @file The card of a result: a picture of 1200×630 with the level as it starts, its name and the result. */
import { qrOf } from "../ui/qr.js";

/** @typedef {{ picture: string, name: string, result: string, stars: string, url: string }} Result  picture: SVG with width and height */

const SIZE = { width: 1200, height: 630 };
const PICTURE = { x: 60, y: 60, side: 510 };
const LEFT = 630; // edge of the text
const WIDTH = SIZE.width - LEFT - 40;
const QR = { side: 168, x: 972, y: 402 };
const NAME_SIZE = 60;
const RESULT_SIZE = 40;

/** @param {string} text */
const escaped = (text) => text.replace(/[<&>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The width of a text in em: CJK characters count 1, others about 0.58. @param {string} text */
const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : 0.58), 0);

/** @param {string} words @param {number} y @param {number} size @param {string} look */
function line(words, y, size, look) {
  const fitting = Math.min(size, WIDTH / widthOf(words));
  return `<text x="${LEFT}" y="${y}" font-size="${fitting.toFixed(1)}" ${look}>${escaped(words)}</text>`;
}

/** @param {string} picture */
function start(picture) {
  const { x, y, side } = PICTURE;
  return picture.replace(/ width="[\d.]+" height="[\d.]+"/, ` x="${x}" y="${y}" width="${side}" height="${side}"`);
}

/** @param {string} url */
function code(url) {
  const qr = qrOf(url);
  if (!qr) return "";
  const { side, path } = qr;
  const box = `x="${QR.x}" y="${QR.y}" width="${QR.side}" height="${QR.side}"`;
  return `<svg ${box} viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#FFFFFF"/><path d="${path}" fill="#0A0F24"/></svg>`;
}

/** @param {Result} result @returns {string} SVG */
export function cardOf({ picture, name, result, stars, url }) {
  const { width, height } = SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif">`,
    '<defs><radialGradient id="room" cx=".26" cy=".5" r=".6"><stop stop-color="#3A2A14"/><stop offset="1" stop-color="#0A0F24"/></radialGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#room)"/>`,
    start(picture),
    line(name, 170, NAME_SIZE, 'font-weight="700" fill="#F6EFDF"'),
    line(result, 244, RESULT_SIZE, 'fill="#BCC0D6"'),
    line(stars, 344, 72, 'fill="#FFC94D" letter-spacing="8"'),
    code(url),
    "</svg>",
  ].join("");
}
