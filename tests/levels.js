// Levels of the path by their ideas, which stay when others come before them.
import { levelOfIdea } from "../web/play/path.js";

/** @param {import("../web/play/path.js").PathLevel["which"]} idea */
export function pathLevel(idea) {
  const level = levelOfIdea(idea);
  if (!level) throw new Error(`no level has the idea ${idea}`);
  return level;
}

/** @param {import("../web/play/path.js").PathLevel["which"]} idea */
export const hashOf = (idea) => `#${pathLevel(idea).address}`;
