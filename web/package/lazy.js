/** @file Imports of both entry points of the elements, made when a board needs them: languages, large boards, more than two states, other forms of `board`. */
import lazy from "languages:lazy";
import { largeView } from "../board/grid.js";
import { boardText } from "../board/load.js";
import { stateParts } from "../board/state-parts.js";
import { lazyLanguages } from "../ui/i18n.js";

lazyLanguages.fetch = (name) => lazy[name]();
largeView.fetch = async () => (await import("../canvas/index.js")).CanvasView;
stateParts.fetch = () => import("../states/with-module.js");
boardText.fetch = () => import("../board/text.js");
