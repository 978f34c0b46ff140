/**
 * @file The texts that embed a board in another page: as an element, in a frame, or as a picture with a link.
 *
 * @typedef {object} Subject
 * @property {string} site the address of the site's directory, with a trailing slash
 * @property {string} notation the position
 * @property {string} name the name of the board
 * @property {string} [about] its goal and its rule in words
 * @property {string} picture the absolute address of its picture, for feeds and mails
 * @property {string} integrity hash of the script; "" for none
 * @property {Record<string, string>} options attributes of the elements; the query of the frame's page
 */

import { tagOf } from "../engine/kind.js";
import { SHAPE } from "../reading/shape.js";

export const WIDTH = 448;
const FRAME_STYLE = "border: 0; max-width: 100%; color-scheme: light dark"; // color-scheme keeps the frame transparent

/**
 * The name of a board for readers.
 * @param {Pick<import("../engine/engine.js").Engine, "kind" | "boardNotation" | "rows" | "cols" | "lightCount">} engine
 * @param {import("../ui/i18n.js").Translate} t
 */
export function nameOf({ kind, boardNotation, rows, cols, lightCount }, t) {
  if (kind === "doors")
    return t(boardNotation.startsWith("dials") ? "preview.name-dials" : "preview.name-doors", { doors: lightCount });
  if (SHAPE.test(boardNotation)) return t("preview.name-shape", { lights: lightCount });
  return t("preview.name-lights", { rows, cols });
}

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * An opening tag; an attribute with value "" has only its name.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
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

/** @param {Pick<Subject, "site" | "notation" | "options" | "about">} subject */
export function frameAddress({ site, notation, options, about }) {
  const query = String(new URLSearchParams({ ...options, ...(about && { about }) }));
  return `${site}embed.html${query && `?${query}`}#${notation}`;
}

/** The element contains a link, for readers whose browser runs no scripts. @param {Subject} subject */
export function elementText(subject) {
  const element = tagOf(subject.notation);
  const pinned = subject.integrity && { integrity: subject.integrity, crossorigin: "anonymous" };
  const script = `${tag("script", { src: `${subject.site}lights-and-doors.js`, ...pinned, defer: "" })}</script>`;
  const about = subject.about ? `${tag("p", { slot: "goal" })}${escaped(subject.about)}</p>` : "";
  const opening = tag(element, { board: subject.notation, ...subject.options });
  return `${script}\n${opening}${about}${linkText(subject)}</${element}>`;
}

/** @param {Omit<Subject, "picture" | "integrity">} subject @param {{ width: number, height: number }} size */
export function frame(subject, size) {
  const manner = { loading: "lazy", sandbox: "allow-scripts", style: FRAME_STYLE };
  return `${tag("iframe", { src: frameAddress(subject), title: subject.name, ...size, ...manner })}</iframe>`;
}

/** A link follows the frame, for feeds and mails that remove frames. @param {Subject} subject @param {number} height */
export const frameText = (subject, height) =>
  `${frame(subject, { width: WIDTH, height })}\n<p>${linkText(subject)}</p>`;

/** @param {Subject} subject */
export function imageText(subject) {
  const image = tag("img", { src: subject.picture, alt: subject.name, width: WIDTH });
  return `${tag("a", { href: linkOf(subject) })}${image}</a>`;
}

/** The picture with a link as Markdown; parentheses are escaped, because one would end the address. @param {Subject} subject */
export function markdownText(subject) {
  const link = linkOf(subject).replaceAll("(", "%28").replaceAll(")", "%29");
  return `[![${subject.name}](${subject.picture})](${link})`;
}
