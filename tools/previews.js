// Writes the previews of shared links to positions (web/preview/) for a static host:
//   node tools/previews.js ADDRESS [LIST] [FOLDER]
// For each notation of the file LIST, one per line, or for the first level of each chapter of the path, it writes p/NOTATION.html,
// .json and .png into FOLDER (build/site). ADDRESS is the address of that folder on the host.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { LANGUAGES } from "../web/locales/languages.js";
import { chapters } from "../web/play/path.js";
import { PreviewError } from "../web/preview/api.js";
import { previewsOf } from "../web/preview/index.js";
import { addSentences, createT } from "../web/ui/i18n.js";

const ENDINGS = ["html", "json", "png"];
const NAME_MAX = 200; // the longest file name in most file systems is 255 bytes
export const HOME = "5x5.1ba7d50"; // what the page itself shows

for (const section of ["states", "elements", "preview"])
  for (const name of Object.keys(LANGUAGES))
    addSentences({ [name]: (await import(`../web/locales/${name}/${section}.js`)).default });

const firstLevels = () =>
  /** @type {const} */ (["lights", "doors"]).flatMap((kind) => chapters(kind).map(({ levels }) => levels[0].notation));

/** The notations of a list, one per line; empty lines are skipped. @param {string} text */
export const listed = (text) => text.split("\n").flatMap((line) => line.trim() || []);

/**
 * @param {string} address of the site
 * @param {string[]} positions
 * @param {string} folder
 * @returns {Promise<string[]>} the paths of the files in it
 */
export async function writePreviews(address, positions, folder) {
  const previews = previewsOf(createEngine(await compileEngine()), address);
  mkdirSync(`${folder}/p`, { recursive: true });
  const files = positions.map((position) => nameOf(previews.oembed(new URL(`#${position}`, address).href)));
  const paths = [...new Set(files)].flatMap((name) => ENDINGS.map((ending) => `p/${name}.${ending}`));
  for (const path of paths) {
    const answer = await previews.answer(new URL(path, address).href);
    writeFileSync(`${folder}/${path}`, answer?.body ?? "");
  }
  return paths;
}

/** The name of the files of a position: its shortest notation. @param {import("../web/preview/api.js").OEmbed} oembed */
function nameOf({ thumbnail_url: picture }) {
  const name = basename(String(picture), ".png");
  if (name.length > NAME_MAX) throw new PreviewError(400, createT("en")("preview.refused.long"));
  return name;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [address, list, folder = "build/site"] = process.argv.slice(2);
  const positions = list ? listed(readFileSync(list, "utf8")) : firstLevels();
  const paths = await writePreviews(address, [HOME, ...positions], folder);
  console.log(paths.join("\n"));
}
