/** Where a key leads among buttons, judged by where they stand: so it serves grids, halls and boards with holes. */

/** @type {Record<string, [number, number]>} */
const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE_COST = 4; // a button straight ahead wins over a nearer one to the side

/** @param {Element} element */
function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * @param {(Element | null)[]} buttons
 * @param {Element} from
 * @param {[number, number]} ahead
 */
function nearest(buttons, from, [right, down]) {
  const here = centre(from);
  let least = Infinity;
  let found = -1;
  buttons.forEach((button, index) => {
    if (!button) return;
    const there = centre(button);
    const forward = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs(right ? there.y - here.y : there.x - here.x);
    const cost = forward + ASIDE_COST * aside;
    if (forward < 1 || aside > forward || cost >= least) return;
    least = cost;
    found = index;
  });
  return found;
}

/** The first or last of the buttons that pass. @param {(Element | null)[]} buttons @param {string} key @param {(button: Element) => boolean} passes */
function outermost(buttons, key, passes) {
  const indices = buttons.flatMap((button, index) => (button && passes(button) ? [index] : []));
  return indices.at(key === "Home" ? 0 : -1) ?? -1;
}

/**
 * @param {(Element | null)[]} buttons
 * @param {number} from
 * @param {{ key: string, ctrlKey: boolean }} press
 * @returns {number} a button's index, or -1 when the key leads nowhere
 */
export function destination(buttons, from, { key, ctrlKey }) {
  const start = buttons[from];
  if (!start) return -1;
  if (key in AHEAD) return nearest(buttons, start, AHEAD[key]);
  if (key !== "Home" && key !== "End") return -1;
  const row = centre(start).y;
  return outermost(buttons, key, (button) => ctrlKey || Math.abs(centre(button).y - row) < 1);
}
