/** @file What stands beside the doors, with its sentences: fetched when the doors are first shown. */
import doors from "locales:doors";
import equations from "locales:equations";
import { addSentences } from "../ui/i18n.js";
import { doorsPanel } from "./panel.js";

addSentences(doors);
addSentences(equations);

export { doorsPanel };
