/** @file The embed: one script that makes both elements known. Explanations, large boards, more than two states, other forms of `board` and some languages are lazy scripts beside it. */

import { define } from "./board/define.js";
import { explainer } from "./board/explain-slot.js";
import { largeView } from "./board/grid.js";
import { boardText } from "./board/load.js";
import { stateParts } from "./board/state-parts.js";
import { loadLanguage, loadScript } from "./loading/script-loader.js";
import { lazyLanguages } from "./ui/i18n.js";

lazyLanguages.fetch = loadLanguage;
explainer.fetch = () => loadScript("lights-and-doors-more.js");
largeView.fetch = async () => (await loadScript("lights-and-doors-large.js")).CanvasView;
stateParts.fetch = () => loadScript("lights-and-doors-states.js");
boardText.fetch = () => loadScript("lights-and-doors-text.js");
define();
