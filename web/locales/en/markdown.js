/** English: fenced blocks of Markdown that become boards. */
import { place, written } from "./words.js";

export default /** @satisfies {import("../languages.js").Sentences} */ ({
  "markdown.info": (p) => `${place(p)}: attributes are written as name="value", or as a name alone.`,
  "markdown.attribute": (p) => `${written(p)}: there is no attribute “${p.word}” here.`,
  "markdown.kind": (p) => `${written(p)}: the board “${p.word}” belongs in a block ${p.right}.`,
  "markdown.value": (p) => `${written(p)}: the attribute ${p.attribute} cannot be “${p.word}” here.`,
});
