/** @file The save file: exports, imports and deletes the progress. */
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { saveFile } from "../ui/share.js";
import { problemsInWords } from "./problems.js";

/** @typedef {import("./store.js").Store} Store */

const FILE = "lights-and-doors-progress.json";
const UNREAD = "lights-and-doors-unread.txt";

/** @param {Store} store @param {() => void} forget deletes everything that is stored beside the progress */
export function saveFileControls(store, forget) {
  const status = make("p", { class: "small", role: "status" });
  const file = make("input", { type: "file", accept: ".json,application/json", hidden: true });
  file.addEventListener("change", async () => {
    const [chosen] = /** @type {FileList} */ (file.files);
    if (chosen) take(store, await chosen.text(), status);
    file.value = "";
  });
  const unread = button("player.unread", () => save(UNREAD, String(store.unread)));
  const question = deleteDialog(() => {
    forget();
    store.clear();
    location.replace(location.pathname + location.search);
  });
  const row = make(
    "div",
    { class: "row" },
    button("player.export", () => save(FILE, store.export())),
    button("player.import", () => file.click()),
    unread,
    button("player.delete", () => question.showModal(), { class: "danger" }),
  );
  const show = () => {
    unread.hidden = !store.unread;
  };
  const about = make("p", { class: "small", say: "player.keeping-about" });
  return { root: make("div", { class: "keeping" }, about, row, file, status, question), show };
}

/** @param {string} name @param {string} text */
const save = (name, text) => saveFile(name, new Blob([text], { type: "application/json" }));

/** @param {Store} store @param {string} text @param {HTMLElement} status */
function take(store, text, status) {
  const before = Object.keys(store.progress.records).length;
  const problems = store.import(text);
  const added = Object.keys(store.progress.records).length - before;
  if (problems.length > 0) say(status, ...problemsInWords(problems));
  else say(status, "player.imported", { added });
}

/** @param {() => void} act */
function deleteDialog(act) {
  const cancel = button("page.cancel", () => dialog.close(), { autofocus: true });
  const dialog = make(
    "dialog",
    { class: "question", "aria-labelledby": "delete-question" },
    make("h2", { id: "delete-question", say: "player.delete-question" }),
    make("p", { say: "player.delete-about" }),
    make("div", { class: "row" }, cancel, button("player.delete-now", act, { class: "danger" })),
  );
  return dialog;
}
