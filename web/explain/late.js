/**
 * @file How the embed comes to its explanations: they lie beside it (loading/sibling.js) and are fetched when a board first asks for
 * them. They share these modules with the embed instead of carrying them again; the bundler reads here which.
 */

import { explaining } from "../board/beside.js";
import * as hint from "../board/hint.js";
import * as letters from "../board/letters.js";
import * as matrix from "../board/matrix.js";
import * as miniature from "../board/miniature.js";
import * as picture from "../board/picture.js";
import * as boardText from "../board/text.js";
import * as boardView from "../board/view.js";
import * as inflating from "../loading/inflate.js";
import { sibling } from "../loading/sibling.js";
import * as dom from "../ui/dom.js";
import * as i18n from "../ui/i18n.js";
import * as styleSheet from "../ui/style-sheet.js";

/** @type {Record<string, unknown>} */
const SHARED = {
  "ui/dom.js": dom,
  "board/hint.js": hint,
  "loading/inflate.js": inflating,
  "ui/i18n.js": i18n,
  "board/letters.js": letters,
  "board/matrix.js": matrix,
  "board/miniature.js": miniature,
  "board/picture.js": picture,
  "loading/sibling.js": { sibling },
  "ui/style-sheet.js": styleSheet,
  "board/text.js": boardText,
  "board/view.js": boardView,
};

explaining.fetch = async () => (await sibling("lights-and-doors-more.js", SHARED)).begin();
