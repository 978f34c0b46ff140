/** @file Free play: well-known boards, and boards to order. */
import { button, make, say } from "../ui/dom.js";
import { stepper } from "../ui/stepper.js";
import { maker } from "./maker.js";
import { dealDoors } from "./next.js";
import { BLUE_SIZES, FIRST_HALL, PRESETS } from "./presets.js";

const DOORS = { fewest: 3, most: 10 };

/** @typedef {import("./maker.js").Host & Pick<import("./play-view.js").Host, "load">} Host */

/** The controls of each kind are made when they are first shown. @param {Host} host */
export function freePlay(host) {
  const root = make("div");
  const makers = { lights: lightsMaker, doors: doorsMaker };
  /** @type {Partial<Record<import("./level.js").Kind, ReturnType<typeof doorsMaker>>>} */
  const made = {};

  /** @param {import("./level.js").Kind} kind */
  function show(kind) {
    made[kind] ??= makers[kind](host);
    if (made[kind].root !== root.firstChild) root.replaceChildren(made[kind].root);
    made[kind].show();
  }
  return { root, show };
}

/** @param {Host} host */
function lightsMaker(host) {
  const root = make(
    "div",
    { class: "free" },
    make("h2", { say: "lights.blue" }),
    make("div", { class: "chips" }, ...BLUE_SIZES.map(blueChip)),
    make("h2", { say: "lights.presets" }),
    make("div", { class: "chips" }, ...PRESETS.map(([name, notation]) => chip(`lights.preset.${name}`, notation))),
    make("h2", { say: "game.make" }),
    ...maker(host),
  );
  return { root, show() {} };
}

/** @param {import("../ui/i18n.js").Key} key @param {string} notation */
const chip = (key, notation) => make("a", { href: `#${notation}`, say: key });

/** @param {number} size */
const blueChip = (size) =>
  say(make("a", { href: `#${size}x${size}.on` }), "lights.size", { rows: size, columns: size });

/** The game of the articles: the number of doors, and new masks. @param {Host} host */
function doorsMaker({ dealer, load, games }) {
  const openable = make("input", { type: "checkbox", checked: true });
  const doors = () => games.doors.board.engine.lightCount;
  const count = stepper("game.doors", (by) => shuffle(doors() + by));

  /** @param {number} wanted */
  async function shuffle(wanted) {
    const number = Math.min(Math.max(wanted, DOORS.fewest), DOORS.most);
    load("doors", await dealDoors({ doors: number, openable: openable.checked, last: games.doors.start }, dealer));
  }

  const root = make(
    "div",
    { class: "free" },
    make("div", { class: "chips" }, chip("game.first-hall", FIRST_HALL)),
    make("h2", { say: "game.make" }),
    make(
      "div",
      { class: "row" },
      count.root,
      button("game.random", () => shuffle(doors()), { class: "primary" }),
      make("label", { class: "check" }, openable, make("span", { say: "game.openable" })),
    ),
  );
  return { root, show: () => count.show(doors(), DOORS) };
}
