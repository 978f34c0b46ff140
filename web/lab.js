/** @file The laboratory: boards of any size that memory holds, solved in a worker and shown on a canvas. */
import { button, make, say } from "./dom.js";
import { LabCanvas } from "./lab-canvas.js";
import { LabClient } from "./lab-client.js";
import { labForm } from "./lab-form.js";
import { nullityCard } from "./lab-nullity.js";
import { saveFile } from "./share.js";

const PATIENCE_MS = 200;

/** @typedef {{ rows: number, cols: number, solvable: boolean, nullity: number, weight: number, verified: boolean, making: number, solving: number }} Answer */
/** @typedef {import("./lab-form.js").Job} Job */

/** @returns {HTMLElement} */
export function labView() {
  const canvas = new LabCanvas();
  const task = taskBar();
  const answer = answerCard(canvas);
  const form = labForm(solve, refuse);

  /** The board that is shown stays until the new one is solved. @param {Job} job */
  async function solve(job) {
    try {
      const client = task.begin();
      await client.start();
      const found = await client.ask(job.method, job.args);
      task.finish();
      answer.show(client, found);
      form.show(found);
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {unknown} error */
  function refuse(error) {
    const { code, position } = /** @type {import("./lab-client.js").LabError} */ (error);
    if (code === "cancelled") return;
    task.fail(`lab.error.${code}`, { position });
  }

  const column = make("div", { class: "lab-column" }, canvas.root);
  const cards = make("div", { class: "cards" }, form.root, task.root, answer.root);
  const root = make("div", { class: "lab-views" }, column, cards, nullityCard());
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) form.open(file);
  });
  form.start();
  return root;
}

/** One job at a time, each in its own worker; what takes long shows how far it is, and can be given up. */
function taskBar() {
  /** @type {LabClient | null} */
  let client = null;
  let timer = 0;
  const words = make("span");
  const cancel = button("page.cancel", end);
  const bar = make("div", { class: "task", hidden: true }, make("progress", { label: "page.working" }), words, cancel);
  const error = make("p", { class: "error", role: "alert" });

  function end() {
    clearTimeout(timer);
    bar.hidden = true;
    client?.end();
    client = null;
  }

  function begin() {
    end();
    error.textContent = "";
    say(words, "lab.stage.make");
    timer = setTimeout(() => (bar.hidden = false), PATIENCE_MS);
    client = new LabClient(({ stage }) => stage && say(words, `lab.stage.${stage}`));
    return client;
  }

  /** The worker is no longer the job's: it holds the board that is shown. */
  function finish() {
    client = null;
    end();
  }

  /** @param {string} key @param {Record<string, unknown>} params */
  function fail(key, params) {
    end();
    say(error, key, params);
  }
  return { root: make("div", { class: "lab-task" }, bar, error), begin, finish, fail };
}

/** The answer in words, what is shown, and what can be taken away. @param {LabCanvas} canvas */
function answerCard(canvas) {
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
  async function save(method, ending, type) {
    if (!held) return;
    const { rows, cols } = held.answer;
    const bytes = await held.client.ask(method, { which });
    saveFile(`${cols}x${rows}-${which}.${ending}`, new Blob([bytes], { type }));
  }
  async function saveView() {
    const file = await canvas.toPNG();
    if (file) saveFile("view.png", file);
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
      button("lab.png-view", saveView),
      button("lab.png", () => save("toPNG", "png", "image/png")),
      button("lab.pbm", () => save("toPBM", "pbm", "image/x-portable-bitmap")),
    ),
  );
  return { root, show };
}
