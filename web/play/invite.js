/** @file The invitation to the first press: on the first level the middle light breathes after a moment, until something changes. */

const MOMENT_MS = 2500;

/** @param {import("./game.js").Board} board of the first level, whose middle light solves it */
export function invite(board) {
  const done = new AbortController();
  const timer = setTimeout(() => {
    const cells = [...(board.shadowRoot?.querySelectorAll("[part~=cell]") ?? [])];
    const middle = cells[(cells.length - 1) / 2];
    middle?.part.add("inviting");
    done.signal.addEventListener("abort", () => middle?.part.remove("inviting"));
  }, MOMENT_MS);
  done.signal.addEventListener("abort", () => clearTimeout(timer));
  board.addEventListener("lights-change", () => done.abort(), { once: true });
}
