/**
 * @file How the embed comes to its explanations and to its late languages: they lie beside it (loading/sibling.js) and are fetched when a board first asks for
 * them. The explanations share these modules with the embed instead of carrying them again, as far as both use them; the bundler reads here which.
 */

import { explaining } from "../board/beside.js";
import { GridView, largeView } from "../board/grid.js";
import { fewestWithin } from "../board/hint.js";
import { matrixOf, rowsOf, toLaTeX } from "../board/matrix.js";
import { pictureOf } from "../board/picture.js";
import { makePressable, wrongIn } from "../board/view.js";
import { language, sibling } from "../loading/sibling.js";
import { destinationAmong } from "../ui/destination.js";
import { addSentences, createT, languageEvents, languageOf, lateLanguages, t } from "../ui/i18n.js";
import { sharedSheet } from "../ui/style-sheet.js";

/** @type {Record<string, unknown>} */
const SHARED = {
  "board/hint.js": { fewestWithin },
  "ui/i18n.js": { addSentences, createT, languageEvents, languageOf, t },
  "board/matrix.js": { matrixOf, rowsOf, toLaTeX },
  "board/picture.js": { pictureOf },
  "loading/sibling.js": { sibling },
  "ui/style-sheet.js": { sharedSheet },
  "board/view.js": { makePressable, wrongIn },
  "board/grid.js": { GridView },
  "ui/destination.js": { destinationAmong },
};

const more = () => sibling("lights-and-doors-more.js", SHARED);

lateLanguages.fetch = language;
explaining.fetch = async () => (await more()).begin();
largeView.fetch = async () => (await more()).CanvasView;
