/** @file The page on paper: the name of the game, its goal and rule, the start, and its address, on one sheet. */

import { PAPER } from "../board/paper.js";
import { saidOf } from "../board/said.js";
import { draw } from "../board/state-parts.js";
import { make } from "../ui/dom.js";
import { t } from "../ui/i18n.js";
import { linkTo } from "../ui/share.js";
import { levelName } from "./share.js";

/** Larger boards are printed as they are shown. */
const LIGHTS_MAX = 400;

/** @param {import("../engine/engine.js").Engine} spare an engine to load starts into */
export function paper(spare) {
  const name = make("h2");
  const goal = make("h3");
  const about = make("p");
  const picture = make("img");
  const address = make("p");
  const root = make("section", { class: "paper" }, name, goal, about, picture, address);
  document.body.append(root);

  /** @param {import("./level.js").Level} level or the game as a level of free play */
  function show(level) {
    spare.load(level.notation);
    root.hidden = spare.lightCount > LIGHTS_MAX;
    if (root.hidden) return;
    const fewest = level.fewest ? [`${t("say.fewest")} ${level.fewest}`] : [];
    name.textContent = [levelName(level, t), ...fewest].join(" · ");
    const [task, ...rule] = saidOf(spare).map(({ key, params }) => t(key, params));
    goal.textContent = task;
    about.textContent = rule.join(" ");
    picture.src = `data:image/svg+xml,${encodeURIComponent(draw(spare, {}, { palette: PAPER }))}`;
    address.textContent = linkTo(level.address);
  }
  return { show };
}
