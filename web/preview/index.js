/**
 * @file Previews of links to positions: Open Graph, oEmbed and a picture. Each position has three files in the folder p/ of a
 * site: p/NOTATION.html, .json and .png. A server makes them on request; tools/previews.js writes them for static hosts.
 */
import { frame, nameOf, WIDTH } from "../embed/texts.js";
import { NotationError } from "../engine/engine.js";
import { LIMITS } from "../engine/limits.js";
import { quoteAt } from "../engine/place.js";
import { langOf } from "../locales/languages.js";
import { pictureOf } from "../states/picture.js";
import { createT, supported } from "../ui/i18n.js";
import { PreviewError } from "./api.js";
import { headOf, pageOf } from "./html.js";
import { loadRenderer, render } from "./render.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./api.js").Limits} Limits */
/** @typedef {import("./api.js").Answer} Answer */
/** @typedef {ReturnType<typeof describe>} Described */
/** @typedef {{ engine: Engine, site: string, t: import("../ui/i18n.js").Translate, lang: string }} Context  site: the folder, with its last slash */

const PICTURE = { width: 1200, height: 630 };
const UNDER = 100; // the height of the controls under a board in its frame
const HALL = 0.65; // the height of a row of doors, relative to its width
const DAY = 86_400; // seconds

/** The parsed address, if it is one of the site; else null. @param {string} address @param {string} site */
function within(address, site) {
  try {
    const url = new URL(address, site);
    return url.href.startsWith(site) ? url : null;
  } catch {
    return null;
  }
}

/** The position in an address of the site: p/NOTATION, #NOTATION, #solve-NOTATION, #learn-NOTATION or ?board=NOTATION. @param {URL} url @param {string} site */
function positionIn({ pathname, hash, searchParams }, site) {
  const [, listed] =
    /^p\/([\w.=~*-]+?)(?:\.(?:html|json|png))?$/.exec(pathname.slice(new URL(site).pathname.length)) ?? [];
  return (
    listed ??
    (hash
      .slice(1)
      .split("&")[0]
      .replace(/^(?:solve|learn)-/, "") ||
      searchParams.get("board"))
  );
}

/** @param {Context} context @param {string} address */
function load({ engine, site, t }, address) {
  const url = within(address, site);
  const position = url && positionIn(url, site);
  if (!position) throw new PreviewError(404, t("preview.refused.address", { site }));
  try {
    engine.load(position);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const words = { limit: LIMITS.lights, from: "address", word: quoteAt(position, error.position) };
    throw new PreviewError(404, t(/** @type {import("../ui/i18n.js").Key} */ (`error.${error.code}`), words));
  }
}

/** The texts and addresses of the preview of a position. @param {Context} context @param {string} address */
function describe(context, address) {
  load(context, address);
  const { engine, site, t, lang } = context;
  const { notation } = engine;
  return {
    site,
    lang,
    notation,
    address: `${site}p/${notation}.html`,
    board: `${site}#${notation}`,
    oembed: `${site}p/${notation}.json`,
    picture: { url: `${site}p/${notation}.png`, ...PICTURE },
    name: nameOf(engine, t),
    about: aboutOf(engine, t),
    provider: t("preview.site"),
  };
}

/** The state of a position in one sentence. @param {Engine} engine @param {import("../ui/i18n.js").Translate} t */
function aboutOf({ kind, lights, states }, t) {
  const lit = lights.reduce((sum, light) => sum + light, 0);
  const most = Math.max(...states) - 1;
  const [two, more] =
    kind === "doors" ? /** @type {const} */ (["doors", "dials"]) : /** @type {const} */ (["lights", "states"]);
  return t(`preview.about-${most > 1 ? more : two}`, { lit, lights: lights.length, most });
}

/** @param {Context} context @param {string | null | undefined} text @param {number} most the default */
function limitOf({ t }, text, most) {
  if (text === undefined || text === null) return most;
  if (!/^0*[1-9]\d{0,8}$/.test(text)) throw new PreviewError(400, t("preview.refused.size"));
  return Number(text);
}

/** The size of the frame within the limits: with `fit`, the board fills any size. @param {Context} context @param {Limits} limits */
function sizeOf(context, { maxwidth, maxheight }) {
  const { kind, rows, cols } = context.engine;
  const most = {
    width: limitOf(context, maxwidth, Number.POSITIVE_INFINITY),
    height: limitOf(context, maxheight, Number.POSITIVE_INFINITY),
  };
  const width = Math.min(WIDTH, most.width);
  const share = kind === "doors" ? HALL : Math.min(1, rows / cols);
  const fits = PICTURE.width <= most.width && PICTURE.height <= most.height;
  return { width, height: Math.min(Math.round(width * share) + UNDER, most.height), fits };
}

/** @param {Context} context @param {string} address @param {Limits} [limits] @returns {import("./api.js").OEmbed} */
function oembedOf(context, address, limits = {}) {
  const { site, notation, name, provider, picture } = describe(context, address);
  const { fits, ...size } = sizeOf(context, limits);
  const { url, width, height } = picture;
  return {
    type: "rich",
    version: "1.0",
    title: name,
    provider_name: provider,
    provider_url: site,
    cache_age: DAY,
    ...(fits && { thumbnail_url: url, thumbnail_width: width, thumbnail_height: height }),
    html: frame({ site, notation, name, options: { fit: "" } }, size),
    ...size,
  };
}

/** @param {Context} context @param {string} address */
async function renderingOf(context, address) {
  load(context, address);
  const svg = pictureOf(context.engine); // before anything is awaited: the engine is shared
  const renderer = await loadRenderer();
  if (!renderer) throw new PreviewError(501, context.t("preview.refused.renderer"));
  return render(renderer, svg, PICTURE);
}

const HTML = "text/html; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const JSON_TYPE = "application/json";

/** @param {Context} context @param {string} address @param {URLSearchParams} query */
function oembedText(context, address, query) {
  if (!address) throw new PreviewError(400, context.t("preview.refused.query"));
  if ((query.get("format") ?? "json") !== "json") throw new PreviewError(501, context.t("preview.refused.format"));
  const limits = { maxwidth: query.get("maxwidth"), maxheight: query.get("maxheight") };
  return JSON.stringify(oembedOf(context, address, limits));
}

/** The answer to an address, by its ending. @param {Context} context @param {URL} url @returns {Promise<Answer> | Answer | null} */
function respond(context, { href, pathname, searchParams }) {
  const place = pathname.slice(new URL(context.site).pathname.length);
  const bare = href.replace(/[?#].*/, "");
  /** @param {string} type @param {string | Uint8Array} body */
  const found = (type, body) => ({ status: 200, type, body });
  if (place === "oembed") return found(JSON_TYPE, oembedText(context, searchParams.get("url") ?? "", searchParams));
  if (!place.startsWith("p/")) return null;
  if (place.endsWith(".json")) return found(JSON_TYPE, oembedText(context, bare, searchParams));
  if (place.endsWith(".png")) return renderingOf(context, bare).then((bytes) => found("image/png", bytes));
  return found(HTML, pageOf(describe(context, bare)));
}

/** @param {Context} context @param {string} address */
async function answerOf(context, address) {
  const url = within(address, context.site);
  try {
    return url && (await respond(context, url));
  } catch (error) {
    if (!(error instanceof PreviewError)) throw error;
    return { status: error.status, type: TEXT, body: error.message };
  }
}

/**
 * @param {Engine} engine for these previews alone
 * @param {string} site the address of its folder, with its last slash
 * @param {string} [language] of the texts
 * @returns {import("./api.js").Previews}
 */
export function previewsOf(engine, site, language = "en") {
  const lang = langOf(supported(language));
  const context = { engine, site: new URL(".", site).href, t: createT(language), lang };
  return {
    oembed: (address, limits) => oembedOf(context, address, limits),
    head: (address) => headOf(describe(context, address)),
    page: (address) => pageOf(describe(context, address)),
    picture: (address) => renderingOf(context, address),
    answer: (address) => answerOf(context, address),
  };
}
