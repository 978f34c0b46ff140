/** @file The card of a result: a picture of 1200×630 with the start of the level, its name and how it went. */
import { qrCode } from "./qr.js";

/** @typedef {{ picture: string, name: string, result: string, stars: string, url: string }} Result  picture: SVG that says its width and height */

const SIZE = { width: 1200, height: 630 };
const PICTURE = { x: 60, y: 60, side: 510 };
const LEFT = 630; // of the words
const WIDTH = SIZE.width - LEFT - 40;
const QR = { side: 168, x: 972, y: 402, margin: 4 };
const NAME_SIZE = 60;
const RESULT_SIZE = 40;

/** @param {string} text */
const escaped = (text) => text.replace(/[<&>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Letters of CJK are as wide as they are high; others about half. @param {string} text */
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

/** The modules of a code as one line of squares. @param {boolean[][]} code */
export function qrPath(code) {
  return code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

/** @param {string} url */
function code(url) {
  const rows = qrCode(url);
  if (!rows) return "";
  const side = rows.length + 2 * QR.margin;
  const box = `x="${QR.x}" y="${QR.y}" width="${QR.side}" height="${QR.side}"`;
  const modules = `<path transform="translate(${QR.margin} ${QR.margin})" d="${qrPath(rows)}" fill="#0B1020"/>`;
  return `<svg ${box} viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#FFFFFF"/>${modules}</svg>`;
}

/** @param {Result} result @returns {string} SVG */
export function cardOf({ picture, name, result, stars, url }) {
  const { width, height } = SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif">`,
    '<defs><radialGradient id="room" cx=".26" cy=".5" r=".6"><stop stop-color="#3A2A14"/><stop offset="1" stop-color="#0E1424"/></radialGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#room)"/>`,
    start(picture),
    line(name, 170, NAME_SIZE, 'font-weight="700" fill="#EEF2FB"'),
    line(result, 244, RESULT_SIZE, 'fill="#B3BEDA"'),
    line(stars, 344, 72, 'fill="#FFC94D" letter-spacing="8"'),
    code(url),
    "</svg>",
  ].join("");
}
