/** @file The laboratory: boards of any size that fits into memory, solved in a worker and shown on a canvas. */
import { nextTurn } from "../loading/turns.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { progressBar } from "../ui/progress-bar.js";
import { saveFile } from "../ui/share.js";
import { LabCanvas } from "./canvas.js";
import { censusCard } from "./census-card.js";
import { LabClient, sentenceFor } from "./client.js";
import { fewestCard } from "./fewest.js";
import { labForm } from "./form.js";
import { nullityCard } from "./nullity.js";

/** @typedef {import("./client.js").Result<"fill">} Answer */
/** @typedef {import("./form.js").Job} Job */

/** @typedef {{ task: ReturnType<typeof taskBar>, form: ReturnType<typeof labForm>, answer: ReturnType<typeof answerCard>, squares: (() => HTMLElement)[] }} Lab  squares: creates the cards about square boards and sets of masks; emptied when they exist */

const LOOK_MS = 700; // ms for which a photograph is shown before its solution

/** The canvas and its cards. @param {() => void} reveal brings the canvas into sight @param {boolean} hasBook the book is beside the page */
export function labView(reveal, hasBook) {
  const canvas = new LabCanvas();
  const task = taskBar();
  /** @type {Lab} */
  const lab = {
    task,
    form: labForm(
      (job) => {
        if (job.wipes) reveal();
        solve(lab, job);
      },
      (error) => refuse(task, error),
    ),
    answer: answerCard(canvas, (name, made) => save(task, name, made)),
    squares: [nullityCard, fewestCard, censusCard, ...(hasBook ? [chapterLink] : [])],
  };
  const { form, answer } = lab;
  const stage = make("div", { class: "lab-column" }, canvas.root);
  const cards = [form.root, task.root, answer.root];
  for (const place of [stage, ...cards]) takeFiles(place, form.open);
  nextTurn().then(form.start);
  return { stage, cards };
}

/** A way to the chapter of the book about large boards. */
function chapterLink() {
  const link = make("a", { say: "lab.chapter" });
  return make("footer", {}, make("p", {}, say(link, "lab.chapter-address", {}, "href")));
}

/** Adds the cards about square boards after the first solution, which would push them down. @param {Lab} lab */
async function addSquares({ answer, form, squares }) {
  let last = answer.root;
  for (const card of squares.splice(0)) {
    await nextTurn();
    const root = card();
    takeFiles(root, form.open);
    last.after(root);
    last = root;
  }
}

/** Solves a board; the current one is shown until then. @param {Lab} lab @param {Job} job */
async function solve(lab, job) {
  const { task, answer, form } = lab;
  try {
    const client = new LabClient(
      ({ stage }) => stage && task.tell(/** @type {import("../ui/i18n.js").Key} */ (`lab.stage.${stage}`)),
    );
    task.begin("lab.stage.make", () => client.end());
    await client.start();
    const found = await job.ask(client);
    task.finish();
    answer.show(client, found, job.wipes);
    if (!job.isTyped) form.show(found); // else the reader may be typing the next size
  } catch (error) {
    refuse(task, error);
  } finally {
    addSquares(lab);
  }
}

/** @param {Lab["task"]} task @param {string} name name of the file @param {Promise<Blob>} made */
async function save(task, name, made) {
  let wanted = true;
  task.begin("lab.stage.file", () => (wanted = false));
  try {
    const file = await made;
    if (!wanted) return;
    task.finish();
    saveFile(name, file);
  } catch (error) {
    refuse(task, error);
  }
}

/** @param {Lab["task"]} task @param {unknown} error */
function refuse(task, error) {
  const { code, position } = /** @type {import("./client.js").LabError} */ (error);
  if (code !== "cancelled") task.fail(sentenceFor(error), { position });
}

/** Opens files that are dropped on an element. @param {HTMLElement} place @param {(file: File) => void} open */
function takeFiles(place, open) {
  place.addEventListener("dragover", (event) => event.preventDefault());
  place.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) open(file);
  });
}

/** Runs one job at a time; a new job cancels the current one. Long jobs show their stage and a cancel button. */
function taskBar() {
  const nothing = () => {};
  let giveUp = nothing;
  const bar = progressBar(end);
  const error = make("p", { class: "error", role: "alert" });

  function end() {
    const give = giveUp;
    finish();
    give();
  }

  function finish() {
    giveUp = nothing;
    bar.end();
  }

  /** @param {import("../ui/i18n.js").Key} key the stage @param {() => void} cancel */
  function begin(key, cancel) {
    end();
    error.textContent = "";
    giveUp = cancel;
    bar.begin(key);
  }

  /** @param {import("../ui/i18n.js").Key} key @param {Record<string, unknown>} params */
  function fail(key, params) {
    end();
    say(error, key, params);
  }
  const tell = (/** @type {import("../ui/i18n.js").Key} */ key) => say(bar.words, key);
  return { root: make("div", { class: "lab-task" }, bar.root, error), begin, tell, finish, fail };
}

/** @typedef {"before" | "after"} Side */
/** @typedef {(name: string, made: Promise<Blob>) => void} Save */
/** @typedef {{ canvas: LabCanvas, held: { client: LabClient, answer: Answer } | null, side: Side, looks: number }} CardState  held: the board shown; looks: counts the calls of look() */
/** @typedef {ReturnType<typeof makeAnswer> & CardState} AnswerCard */

/** The card with the result in words, a choice of what is shown, and exports. @param {LabCanvas} canvas @param {Save} save */
function answerCard(canvas, save) {
  /** @type {AnswerCard} */
  const card = { ...makeAnswer(), canvas, held: null, side: "after", looks: 0 };
  const { root, before, after, saves } = card;
  before.onclick = () => turn(card, "before");
  after.onclick = () => turn(card, "after");
  saves.append(
    button("lab.png-view", () => save("view.png", canvas.toPNG())),
    button("lab.png", () => saveWhole(card, save, "png")),
    button("lab.pbm", () => saveWhole(card, save, "pbm")),
  );
  /** @param {LabClient} client @param {Answer} answer @param {boolean} [wipes] */
  const showAnswer = (client, answer, wipes) => show(card, client, answer, wipes);
  return { root, show: showAnswer };
}

function makeAnswer() {
  const facts = make("p", { class: "facts", role: "status" });
  const verdict = make("p", { class: "lab-verdict" });
  const before = make("button", { type: "button", say: "lab.before" });
  const after = make("button", { type: "button", say: "lab.after" });
  const saves = make("div", { class: "row" });
  const sides = make("div", { class: "row" }, before, after);
  const title = make("h2", { say: "lab.answer" });
  const root = make("section", { class: "card lab-answer", hidden: true }, title, facts, verdict, sides, saves);
  return { root, facts, verdict, before, after, saves };
}

/** @param {AnswerCard} card @param {LabClient} client @param {Answer} answer @param {boolean} [wipes] */
function show(card, client, answer, wipes) {
  const { root, facts, verdict, after, held } = card;
  held?.client.end();
  const stay = held?.answer.rows === answer.rows && held.answer.cols === answer.cols;
  card.held = { client, answer };
  say(facts, answer.solvable ? "lab.solved" : "lab.unsolvable", answer);
  say(verdict, answer.verified ? "lab.verified" : "lab.not-verified");
  verdict.classList.toggle("error", !answer.verified);
  say(after, answer.solvable ? "lab.after" : "lab.witness");
  root.hidden = false;
  if (wipes) wipe(card, stay);
  else look(card, "after", stay);
}

/**
 * Shows the lights, then wipes to the solution unless the reader has chosen something else.
 * @param {AnswerCard} card
 * @param {boolean} stay
 */
async function wipe(card, stay) {
  await look(card, "before", stay);
  const { looks } = card;
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  if (looks !== card.looks) return;
  turn(card, "after");
}

/** Wipes to a side. @param {AnswerCard} card @param {Side} side */
function turn(card, side) {
  if (side !== card.side) card.canvas.wipe();
  look(card, side, true);
}

/** @param {AnswerCard} card @param {Side} side @param {boolean} stay */
function look(card, side, stay) {
  if (!card.held) return Promise.resolve();
  const { canvas, before, after } = card;
  const { client, answer } = card.held;
  card.side = side;
  card.looks++;
  before.setAttribute("aria-pressed", String(side === "before"));
  after.setAttribute("aria-pressed", String(side === "after"));
  const tone = side === "before" ? "lights" : answer.solvable ? "presses" : "witness";
  const { rows, cols } = answer;
  return canvas.show({ rows, cols, tone, picture: (view) => client.ask("picture", { which: side, view }) }, stay);
}

/** The file formats of a whole board. */
const FORMS = /** @type {const} */ ({
  png: { method: "toPNG", type: "image/png" },
  pbm: { method: "toPBM", type: "image/x-portable-bitmap" },
});

/** @param {AnswerCard} card @param {Save} save @param {keyof typeof FORMS} form */
function saveWhole({ held, side }, save, form) {
  if (!held) return;
  const { rows, cols } = held.answer;
  const { method, type } = FORMS[form];
  const made = held.client.ask(method, { which: side }).then((bytes) => new Blob([bytes], { type }));
  save(`${cols}x${rows}-${side}.${form}`, made);
}
