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
import {
  BoardEngine,
  copyOf,
  found,
  insideOf,
  MAX_SLICE,
  NotationError,
  otherCopyOf,
  prepare,
  preparedCopyOf,
  read,
  startLevel,
  startSearch,
  textOf,
} from "../engine/board.js";
import {
  checkInteger,
  checkOneOf,
  checkOptions,
  copyBytes,
  EngineError,
  inputBytes,
  instantiate,
  refuse,
  seedHalves,
  succeed,
  takeScript,
} from "../engine/instance.js";
import { LIMITS } from "../engine/limits.js";
import { engineModule } from "../loading/module.js";
import { language, sibling } from "../loading/sibling.js";
import { destinationAmong } from "../ui/destination.js";
import { addSentences, createT, languageEvents, languageOf, lateLanguages, t } from "../ui/i18n.js";
import { sharedSheet } from "../ui/style-sheet.js";

/** @type {Record<string, unknown>} */
const SHARED = {
  "board/hint.js": { fewestWithin },
  "engine/board.js": {
    BoardEngine,
    copyOf,
    EngineError,
    found,
    insideOf,
    LIMITS,
    MAX_SLICE,
    NotationError,
    otherCopyOf,
    prepare,
    preparedCopyOf,
    read,
    startLevel,
    startSearch,
    takeScript,
    textOf,
  },
  "engine/instance.js": {
    checkInteger,
    checkOneOf,
    checkOptions,
    copyBytes,
    EngineError,
    inputBytes,
    instantiate,
    refuse,
    seedHalves,
    succeed,
    takeScript,
  },
  "loading/module.js": { engineModule },
  "ui/i18n.js": { addSentences, createT, languageEvents, languageOf, t },
  "board/matrix.js": { matrixOf, rowsOf, toLaTeX },
  "board/picture.js": { pictureOf },
  "loading/sibling.js": { sibling },
  "ui/style-sheet.js": { sharedSheet },
  "board/view.js": { makePressable, wrongIn },
  "board/grid.js": { GridView },
  "ui/destination.js": { destinationAmong },
};

lateLanguages.fetch = language;
explaining.fetch = async () => (await sibling("lights-and-doors-more.js", SHARED)).begin(SHARED);
largeView.fetch = async () => (await sibling("lights-and-doors-large.js", SHARED)).CanvasView;
