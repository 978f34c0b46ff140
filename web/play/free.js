/** @file Free play: well-known boards, and boards to order. */
import { FIRST_HALL } from "../board/hall.js";
import { fetchParts } from "../board/state-parts.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { stepper } from "../ui/stepper.js";
import { maker } from "./maker.js";
import { DOORS, dealDials, dealDoors } from "./next.js";
import { BLUE_SIZES, PRESETS } from "./presets.js";

const POSITIONS = { fewest: 2, most: 12 };

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

/** The game of the articles: the number of doors, and new masks; with more than two positions dials. @param {Host} host */
function doorsMaker({ dealer, load, games }) {
  const openable = make("input", { type: "checkbox", checked: true });
  const bothWays = make("input", { type: "checkbox" });
  const shown = () => games.doors.board.engine;
  const doors = () => shown().lightCount;
  const positions = () => Math.max(...shown().states);
  const count = stepper("game.doors", (by) => shuffle(doors() + by, positions()));
  const turns = stepper("game.positions", (by) => shuffle(doors(), positions() + by));

  /** @param {number} wantedDoors @param {number} wantedPositions */
  async function shuffle(wantedDoors, wantedPositions) {
    const [number, states] = [within(DOORS, wantedDoors), within(POSITIONS, wantedPositions)];
    if (states === 2)
      return load(
        "doors",
        await dealDoors({ doors: number, openable: openable.checked, last: games.doors.start }, dealer),
      );
    const notation = dealDials({ dials: number, positions: states, bothWays: bothWays.checked }, dealer);
    await fetchParts(notation).catch(() => undefined); // then the board says what is missing
    load("doors", notation);
  }

  const forDoors = check(openable, "game.openable");
  const forDials = check(bothWays, "game.both-ways");
  const random = button("game.random", () => shuffle(doors(), positions()), { class: "primary" });
  const root = make(
    "div",
    { class: "free" },
    make("div", { class: "chips" }, chip("game.first-hall", FIRST_HALL)),
    make("h2", { say: "game.make" }),
    make("div", { class: "row" }, count.root, turns.root, random, forDoors, forDials),
  );

  function show() {
    const isDials = positions() > 2;
    count.show(doors(), DOORS, isDials ? "game.dials" : undefined);
    turns.show(positions(), POSITIONS);
    say(random, isDials ? "game.random-dials" : "game.random");
    forDoors.hidden = isDials;
    forDials.hidden = !isDials;
  }
  return { root, show };
}

/** @param {{ fewest: number, most: number }} range @param {number} wanted */
const within = ({ fewest, most }, wanted) => Math.min(Math.max(wanted, fewest), most);

/** @param {HTMLInputElement} box @param {import("../ui/i18n.js").Key} key */
const check = (box, key) => make("label", { class: "check" }, box, make("span", { say: key }));
