/** @file Imports of both entry points of the elements, made when a board needs them: languages, large boards, more than two states, other forms of `board`. */
import late from "languages:late";
import { largeView } from "../board/grid.js";
import { boardText } from "../board/load.js";
import { stateParts } from "../board/state-parts.js";
import { lateLanguages } from "../ui/i18n.js";

lateLanguages.fetch = (name) => late[name]();
largeView.fetch = async () => (await import("../canvas/index.js")).CanvasView;
stateParts.fetch = () => import("../states/with-module.js");
boardText.fetch = () => import("../board/text.js");
