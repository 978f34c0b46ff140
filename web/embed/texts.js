/**
 * @file The texts that put a board into another page: as an element, in a frame, as a picture with a link.
 *
 * @typedef {object} Subject
 * @property {string} site the folder of the site, with its last slash
 * @property {string} notation the position
 * @property {string} name what people call the board
 * @property {string} picture the whole address of its picture, because feeds and mails stand elsewhere
 * @property {string} integrity of the script; "" to take whatever stands there
 * @property {Record<string, string>} options attributes of the elements, which the frame's page takes as its query
 */

import { tagOf } from "../engine/kind.js";

export const WIDTH = 448;
const FRAME_STYLE = "border: 0; max-width: 100%; color-scheme: light dark"; // the last keeps it transparent

/**
 * What people call a board.
 * @param {Pick<import("../engine/engine.js").Engine, "kind" | "rows" | "cols" | "lightCount">} engine
 * @param {import("../ui/i18n.js").Translate} t
 */
export const nameOf = ({ kind, rows, cols, lightCount }, t) =>
  kind === "doors" ? t("preview.name-doors", { doors: lightCount }) : t("preview.name-lights", { rows, cols });

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The opening tag; an attribute without a value is only named. @param {string} name @param {Record<string, string | number>} attributes */
export function tag(name, attributes) {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === "" ? ` ${key}` : ` ${key}="${escaped(String(value))}"`,
  );
  return `<${name}${list.join("")}>`;
}

/** @param {Subject} subject */
const linkOf = ({ site, notation }) => `${site}#${notation}`;

/** @param {Subject} subject */
const linkText = (subject) => `${tag("a", { href: linkOf(subject) })}${escaped(subject.name)}</a>`;

/** @param {Pick<Subject, "site" | "notation" | "options">} subject */
export function frameAddress({ site, notation, options }) {
  const query = String(new URLSearchParams(options));
  return `${site}embed.html${query && `?${query}`}#${notation}`;
}

/** Inside the element is a link, for readers whose browser runs no scripts. @param {Subject} subject */
export function elementText(subject) {
  const element = tagOf(subject.notation);
  const pinned = subject.integrity && { integrity: subject.integrity, crossorigin: "anonymous" };
  const script = `${tag("script", { src: `${subject.site}lights-and-doors.js`, ...pinned, defer: "" })}</script>`;
  return `${script}\n${tag(element, { board: subject.notation, ...subject.options })}${linkText(subject)}</${element}>`;
}

/** @param {Omit<Subject, "picture" | "integrity">} subject @param {{ width: number, height: number }} size */
export function frame(subject, size) {
  const manner = { loading: "lazy", sandbox: "allow-scripts", style: FRAME_STYLE };
  return `${tag("iframe", { src: frameAddress(subject), title: subject.name, ...size, ...manner })}</iframe>`;
}

/** Beside the frame is a link, for feeds and mails that leave frames out. @param {Subject} subject @param {number} height */
export const frameText = (subject, height) =>
  `${frame(subject, { width: WIDTH, height })}\n<p>${linkText(subject)}</p>`;

/** @param {Subject} subject */
export function imageText(subject) {
  const image = tag("img", { src: subject.picture, alt: subject.name, width: WIDTH });
  return `${tag("a", { href: linkOf(subject) })}${image}</a>`;
}

/** The same as Markdown, where a parenthesis would end an address. @param {Subject} subject */
export function markdownText(subject) {
  const link = linkOf(subject).replaceAll("(", "%28").replaceAll(")", "%29");
  return `[![${subject.name}](${subject.picture})](${link})`;
}
