/** @file The laboratory: boards of any size that memory holds, solved in a worker and shown on a canvas. */
import { button, make, say } from "../ui/dom.js";
import { saveFile } from "../ui/share.js";
import { LabCanvas } from "./canvas.js";
import { LabClient } from "./client.js";
import { labForm } from "./form.js";
import { nullityCard } from "./nullity.js";

const PATIENCE_MS = 200;

/** @typedef {{ rows: number, cols: number, solvable: boolean, nullity: number, weight: number, verified: boolean, making: number, solving: number }} Answer */
/** @typedef {import("./form.js").Job} Job */

/** The board, which is a picture, and the cards beside it. */
export function labView() {
  const canvas = new LabCanvas();
  const task = taskBar();
  const answer = answerCard(canvas, save);
  const form = labForm(solve, refuse);
  const nullities = nullityCard();
  nullities.hidden = true;

  /** The board that is shown stays until the new one is solved. @param {Job} job */
  async function solve(job) {
    try {
      const client = new LabClient(({ stage }) => stage && task.tell(`lab.stage.${stage}`));
      task.begin("lab.stage.make", () => client.end());
      await client.start();
      const found = await client.ask(job.method, job.args);
      task.finish();
      answer.show(client, found);
      form.show(found);
    } catch (error) {
      refuse(error);
    } finally {
      nullities.hidden = false; // below the first answer, which would push it down
    }
  }

  /** @param {string} name of the file @param {Promise<Blob>} made */
  async function save(name, made) {
    let wanted = true;
    task.begin("lab.stage.file", () => (wanted = false));
    try {
      const file = await made;
      if (!wanted) return;
      task.finish();
      saveFile(name, file);
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {unknown} error */
  function refuse(error) {
    const { code, position } = /** @type {import("./client.js").LabError} */ (error);
    if (code === "cancelled") return;
    task.fail(`lab.error.${code}`, { position });
  }

  const stage = make("div", { class: "lab-column" }, canvas.root);
  const cards = [form.root, task.root, answer.root, nullities];
  for (const place of [stage, ...cards]) takeFiles(place, form.open);
  form.start();
  return { stage, cards };
}

/** Files that are dropped on it. @param {HTMLElement} place @param {(file: File) => void} open */
function takeFiles(place, open) {
  place.addEventListener("dragover", (event) => event.preventDefault());
  place.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) open(file);
  });
}

/** One job at a time: a new one ends the one before. What takes long shows what it is at, and can be given up. */
function taskBar() {
  const nothing = () => {};
  let giveUp = nothing;
  let timer = 0;
  const words = make("span");
  const cancel = button("page.cancel", end);
  const bar = make("div", { class: "task", hidden: true }, make("progress", { label: "page.working" }), words, cancel);
  const error = make("p", { class: "error", role: "alert" });

  function end() {
    const give = giveUp;
    finish();
    give();
  }

  function finish() {
    giveUp = nothing;
    clearTimeout(timer);
    bar.hidden = true;
  }

  /** @param {string} key what it is at @param {() => void} cancel */
  function begin(key, cancel) {
    end();
    error.textContent = "";
    giveUp = cancel;
    tell(key);
    timer = setTimeout(() => (bar.hidden = false), PATIENCE_MS);
  }

  /** @param {string} key */
  function tell(key) {
    say(words, key);
  }

  /** @param {string} key @param {Record<string, unknown>} params */
  function fail(key, params) {
    end();
    say(error, key, params);
  }
  return { root: make("div", { class: "lab-task" }, bar, error), begin, tell, finish, fail };
}

/**
 * The answer in words, what is shown, and what can be exported.
 * @param {LabCanvas} canvas
 * @param {(name: string, made: Promise<Blob>) => void} save
 */
function answerCard(canvas, save) {
  /** @type {{ client: LabClient, answer: Answer } | null} */
  let held = null;
  /** @type {"before" | "after"} */
  let which = "after";
  const facts = make("p", { class: "facts", role: "status" });
  const verdict = make("p", { class: "lab-verdict" });
  const before = button("lab.before", () => look("before", true));
  const after = button("lab.after", () => look("after", true));

  /** @param {"before" | "after"} side @param {boolean} stay */
  function look(side, stay) {
    if (!held) return;
    const { client, answer } = held;
    which = side;
    before.setAttribute("aria-pressed", String(side === "before"));
    after.setAttribute("aria-pressed", String(side === "after"));
    const tone = side === "before" ? "lights" : answer.solvable ? "presses" : "witness";
    const { rows, cols } = answer;
    canvas.show({ rows, cols, tone, picture: (view) => client.ask("picture", { which: side, view }) }, stay);
  }

  /** @param {LabClient} client @param {Answer} answer */
  function show(client, answer) {
    held?.client.end();
    const stay = held?.answer.rows === answer.rows && held.answer.cols === answer.cols;
    held = { client, answer };
    say(facts, answer.solvable ? "lab.solved" : "lab.unsolvable", answer);
    say(verdict, answer.verified ? "lab.verified" : "lab.not-verified");
    verdict.classList.toggle("error", !answer.verified);
    say(after, answer.solvable ? "lab.after" : "lab.witness");
    root.hidden = false;
    look("after", stay);
  }

  /** @param {"toPNG" | "toPBM"} method @param {string} ending @param {string} type */
  function saveWhole(method, ending, type) {
    if (!held) return;
    const { rows, cols } = held.answer;
    const made = held.client.ask(method, { which }).then((bytes) => new Blob([bytes], { type }));
    save(`${cols}x${rows}-${which}.${ending}`, made);
  }

  const root = make(
    "section",
    { class: "card lab-answer", hidden: true },
    make("h2", { say: "lab.answer" }),
    facts,
    verdict,
    make("div", { class: "row" }, before, after),
    make(
      "div",
      { class: "row" },
      button("lab.png-view", () => save("view.png", canvas.toPNG())),
      button("lab.png", () => saveWhole("toPNG", "png", "image/png")),
      button("lab.pbm", () => saveWhole("toPBM", "pbm", "image/x-portable-bitmap")),
    ),
  );
  return { root, show };
}
