/** @file The head with the preview of a link, and the page that has it. */
import { escaped, tag } from "../embed/texts.js";

/** @typedef {Omit<import("./index.js").Described, "notation">} Described */

/** The page has no scripts and no frames. */
const POLICY = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** @param {Described} described */
export function headOf({ address, oembed, picture, name, about, provider }) {
  const graph = {
    type: "website",
    site_name: provider,
    title: name,
    description: about,
    url: address,
    image: picture.url,
    "image:type": "image/png",
    "image:width": picture.width,
    "image:height": picture.height,
    "image:alt": name,
  };
  return [
    ...Object.entries(graph).map(([property, content]) => tag("meta", { property: `og:${property}`, content })),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    tag("link", { rel: "alternate", type: "application/json+oembed", href: oembed, title: name }),
  ].join("\n");
}

/** Browsers are redirected to the board; programs that read heads stay. @param {Described} described */
export function pageOf(described) {
  const { site, lang, board, picture, name, about } = described;
  const image = tag("img", { src: picture.url, alt: name, width: picture.width / 2, height: picture.height / 2 });
  return [
    "<!doctype html>",
    tag("html", { lang }),
    tag("meta", { charset: "utf-8" }),
    tag("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    `<title>${escaped(name)}</title>`,
    tag("meta", { name: "description", content: about }),
    tag("link", { rel: "icon", href: `${site}icon.svg`, type: "image/svg+xml" }),
    headOf(described),
    tag("meta", { "http-equiv": "refresh", content: `0; url=${board}` }),
    `<p>${tag("a", { href: board })}${image}<br>${escaped(name)}</a></p>`,
    "",
  ].join("\n");
}
