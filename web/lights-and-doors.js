/** @file The embed: one script that makes both elements known. Explanations, large boards and some languages are lazy scripts beside it. */
import { define } from "./board/define.js";
import { explainer } from "./board/explain-slot.js";
import { largeView } from "./board/grid.js";
import { loadLanguage, loadScript } from "./loading/script-loader.js";
import { lateLanguages } from "./ui/i18n.js";

lateLanguages.fetch = loadLanguage;
explainer.fetch = () => loadScript("lights-and-doors-more.js");
largeView.fetch = async () => (await loadScript("lights-and-doors-large.js")).CanvasView;
define();
