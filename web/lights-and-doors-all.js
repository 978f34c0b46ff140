/** @file The embed with everything inside, for documents in one file: no script beside it is needed. */
import late from "languages:late";
import { define } from "./board/define.js";
import { explainer } from "./board/explain-slot.js";
import { largeView } from "./board/grid.js";
import { boardText } from "./board/load.js";
import { stateParts } from "./board/state-parts.js";
import { CanvasView } from "./canvas/index.js";
import { adoptStyles, figureOf } from "./explain/index.js";
import { lateLanguages } from "./ui/i18n.js";

explainer.loaded = { figureOf, adoptStyles };
largeView.loaded = CanvasView;
lateLanguages.fetch = (name) => late[name]();
stateParts.fetch = () => import("./states/with-module.js");
boardText.fetch = () => import("./board/text.js");
define();
