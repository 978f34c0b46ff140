// The cost of a press on 5×5 in the page: the main thread's processor time beside that of bare buttons, and the frames that fast taps drop
// on a phone. Each page has a browser of its own, and the pages are pressed in turn, so that what else the machine does affects all alike.
import { median } from "./bench_pages.js";
import { recorded, traced } from "./bench_start.js";
import { ALIVE, openBrowser } from "./browser.js";

const PRESSES = 20;
const TAPS = 20;
const TAP_MS = 120; // from one tap to the next
const SLOWDOWN = 4;
const REST_MS = 1500; // so long after the load nothing is expected to go on
const DESKTOP = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** The pages; "" is the one of bare buttons, less than which no board can cost. */
const PAGES = [
  { name: "25 bare buttons", view: "" },
  { name: "5×5", view: "#5x5.on" },
  { name: "5×5 with its elimination beside it", view: "#learn-elimination.5x5.on" },
];

const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bare</title>
<link rel="icon" href="data:,"><style>
lights-out { display: grid; grid-template-columns: repeat(5, min(16vw, 100px)); gap: 10px }
.cell { position: relative; aspect-ratio: 1; border: 0; background: #26314f }
.cell::after { content: ""; position: absolute; inset: 0; background: #ffc94d; opacity: 0; transition: opacity 0.16s; will-change: opacity }
.lit::after { opacity: 1 }</style><lights-out></lights-out><script>
const cells = Array.from({ length: 25 }, (_, i) => {
  const cell = document.createElement("button");
  cell.className = "cell lit";
  cell.onclick = () => {
    for (const [j, other] of cells.entries())
      if (Math.abs((j % 5) - (i % 5)) + Math.abs(Math.floor(j / 5) - Math.floor(i / 5)) < 2) other.classList.toggle("lit");
  };
  return cell;
});
document.querySelector("lights-out").append(...cells);
</script>`;

/** A page in a browser of its own, and the middles of its cells. @param {string} view @param {import("playwright-core").BrowserContextOptions} options */
async function opened(view, options) {
  const browser = await openBrowser(undefined, undefined, ALIVE);
  const { page } = await (view ? browser.open(view, options) : browser.openHost(BARE, options));
  const cells = page.locator("lights-out .cell");
  await cells.nth(24).waitFor();
  await page.waitForTimeout(REST_MS);
  const middles = await cells.evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  return { browser, page, middles };
}

/** @type {Record<string, RegExp>} */
const KINDS_OF_WORK = {
  script: /^(EventDispatch|FunctionCall|TimerFire|FireAnimationFrame|RunMicrotasks|V8\..*|MinorGC|MajorGC)$/,
  layout: /^(UpdateLayoutTree|Layout|PrePaint|HitTest|IntersectionObserverController::computeIntersections)$/,
  paint: /^(Paint|Layerize|Commit|UpdateLayer|CompositeLayers)$/,
};

/** Milliseconds of each kind of work, what lies within other work left out, and their sum. @param {any[]} events */
function workOf(events) {
  const sums = { script: 0, layout: 0, paint: 0 };
  /** @type {{ end: number, kind: string }[]} */
  const around = [];
  for (const { name, ts, dur, tdur = dur } of events) {
    const kind = Object.keys(KINDS_OF_WORK).find((each) => KINDS_OF_WORK[each].test(name));
    if (!kind) continue;
    while (around.length > 0 && around[around.length - 1].end <= ts) around.pop();
    const outer = around[around.length - 1];
    if (outer) sums[outer.kind] -= tdur / 1000;
    sums[kind] += tdur / 1000;
    around.push({ end: ts + dur, kind });
  }
  return { ...sums, all: sums.script + sums.layout + sums.paint };
}

/** A press by the mouse, which rests on the cell before, with all that follows. @param {Awaited<ReturnType<typeof opened>>} visit @param {number} press */
async function workOfPress({ page, middles }, press) {
  await page.mouse.move(middles[press].x, middles[press].y);
  await page.waitForTimeout(REST_MS / 10);
  const events = await traced(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(REST_MS / 3);
  });
  const down = events.findIndex(({ name, args }) => name === "EventDispatch" && args.data?.type === "pointerdown");
  return workOf(events.slice(down));
}

/** @returns {Promise<{ name: string, script: number, layout: number, paint: number, all: number, ratio: number }[]>} ratio: to the bare buttons, pressed just before */
export async function measurePress() {
  const visits = [];
  for (const { view } of PAGES) visits.push(await opened(view, DESKTOP));
  const works = visits.map(() => /** @type {ReturnType<typeof workOf>[]} */ ([]));
  for (let press = 0; press < PRESSES; press++)
    for (const [i, visit] of visits.entries()) works[i].push(await workOfPress(visit, press));
  for (const { browser } of visits) await browser.close();
  return PAGES.map(({ name }, i) => {
    const middle = (/** @type {"script" | "layout" | "paint" | "all"} */ kind) =>
      median(works[i].map((work) => work[kind]));
    const ratio = median(works[i].map(({ all }, press) => all / works[0][press].all));
    return {
      name,
      script: middle("script"),
      layout: middle("layout"),
      paint: middle("paint"),
      all: middle("all"),
      ratio,
    };
  });
}

/** Touches cells at a steady pace, as fingers do: without waiting for the page. @param {Awaited<ReturnType<typeof opened>>} visit @param {import("playwright-core").CDPSession} devtools */
async function tapAll({ page, middles }, devtools) {
  const touch = (
    /** @type {"touchStart" | "touchEnd"} */ type,
    /** @type {{ x: number, y: number }[]} */ touchPoints,
  ) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  const answers = [];
  for (const middle of middles.slice(0, TAPS)) {
    answers.push(touch("touchStart", [middle]), touch("touchEnd", []));
    await page.waitForTimeout(TAP_MS);
  }
  await Promise.all(answers);
  await page.waitForTimeout(3 * REST_MS); // the compositor counts its frames when an animation has ended
}

/** Fast taps on a phone: the frames that the compositor owed to the animations of the lamps, those that it dropped, and the time from the first click to the last. @param {string} view */
async function taps(view) {
  const visit = await opened(view, PHONE);
  const { browser, page } = visit;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const events = await recorded(page, () => tapAll(visit, devtools), ["devtools.timeline", "cc", "benchmark"]);
  await browser.close();
  const clicks = events.filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
  const times = clicks.map(({ ts }) => ts / 1000);
  const counts = events
    .filter(({ name, args }) => name === "FrameSequenceTrackerV3" && args.name === "CompositorAnimation" && args.args)
    .map(({ args }) => args.args.data);
  const sum = (/** @type {"expected" | "dropped_v3"} */ kind) => counts.reduce((all, each) => all + each[kind], 0);
  return {
    taps: clicks.length,
    ms: Math.max(...times) - Math.min(...times),
    frames: sum("expected"),
    dropped: sum("dropped_v3"),
  };
}

/** @returns {Promise<({ name: string } & Awaited<ReturnType<typeof taps>>)[]>} */
export async function measureTaps() {
  const rows = [];
  for (const { name, view } of PAGES.slice(1)) rows.push({ name, ...(await taps(view)) });
  return rows;
}
