/** @file The last tool of a board: a menu to solve it, to share it, and, unless it is being played, to embed it and to print it. */
import { icon } from "../board/tools.js";
import { make, say } from "../ui/dom.js";
import { menuOf } from "../ui/menu.js";
import { copyText, linkTo } from "../ui/share.js";
import { ICONS } from "./icons.js";
import { isServed, more } from "./lazy.js";

/** @typedef {import("../play/game.js").Board} Board */

const MOMENT_MS = 2500;

/** @param {Board} board @param {() => void} solve @returns {HTMLElement[]} */
export function moreTool(board, solve) {
  const tool = make("button", { type: "button", slot: "tools" }, icon(ICONS.more), make("span", { say: "page.more" }));
  const menu = menuOf(tool);
  const rare = [item(menu, "embed", () => showDialog(board, tool)), item(menu, "print", async () => print())];
  menu.append(
    item(menu, "solve", async () => solve()),
    item(menu, "share", () => share(board)),
    ...rare,
  );
  menu.addEventListener("beforetoggle", () => {
    const isPlayed = document.body.matches('[data-place="play"][data-begun]');
    for (const each of rare) each.hidden = isPlayed;
  });
  return [tool, menu];
}

/**
 * The menu closes when the item is done; if the item has a message, a moment later.
 * @param {HTMLElement} menu
 * @param {"solve" | "share" | "embed" | "print"} name
 * @param {() => Promise<import("../ui/i18n.js").Key | void>} act returns the key of its message
 */
function item(menu, name, act) {
  const word = make("span", { say: `page.${name}`, "aria-live": "polite" });
  async function use() {
    const key = await act();
    if (!key) return menu.hidePopover();
    say(word, key);
    const moment = setTimeout(() => menu.hidePopover(), MOMENT_MS);
    const closed = () => {
      clearTimeout(moment);
      say(word, `page.${name}`);
    };
    menu.addEventListener("beforetoggle", closed, { once: true }); // a toggle event of the opening may still be on its way
  }
  return make("button", { type: "button", onclick: use }, icon(ICONS[name]), word);
}

/** Opens the system's share sheet; copies the link where there is none. @param {Board} board */
async function share(board) {
  const url = linkTo(board.notation);
  if (!navigator.share) return (await copyText(url)) ? "page.link-copied" : "page.copy-forbidden";
  await navigator.share({ url }).catch(() => undefined); // the reader closed the sheet
}

/** Loads the dialog when it is first opened. @param {Board} board @param {HTMLElement} tool */
async function showDialog(board, tool) {
  try {
    const { showEmbed } = await more();
    tool.focus(); // the dialog returns the focus to it; not every browser focuses a clicked button
    showEmbed(board, isServed);
  } catch {
    return "page.embed-missing";
  }
}
