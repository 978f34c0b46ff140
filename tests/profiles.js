// Profiles of Chromium that are used again, emptied: of the processor time of a visit, a third is that of a new process.
// Files that the browser has kept by the headers of the server stay, with what V8 compiled of them: a visit takes a quarter less.

/**
 * @import { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from "playwright-core"
 * @typedef {{ context: BrowserContext, page: Page, kind: string, devtools: CDPSession, scripts: Disposable[], isSpent: boolean }} Profile
 */

/** Events that tests listen to. */
const EVENTS = [
  "console",
  "dialog",
  "download",
  "pageerror",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

const VIEWPORT = { width: 1280, height: 720 }; // Playwright's own

/** Calls a function with the answer of these methods of an object. @param {any} object @param {string[]} names @param {(answer: any) => unknown} heed */
function watch(object, names, heed) {
  for (const name of names) {
    const method = object[name].bind(object);
    object[name] = async (/** @type {unknown[]} */ ...given) => {
      const answer = await method(...given);
      heed(answer);
      return answer;
    };
  }
}

/** Takes away what a test has done, and says whether nothing is left of it. @param {Profile} profile @param {string} address */
async function empty({ context, page, devtools, scripts }, address) {
  const [first, ...others] = context.pages();
  if (first !== page) return false;
  for (const event of EVENTS) page.removeAllListeners(event);
  await Promise.all(others.map((other) => other.close()));
  const unroute = { behavior: /** @type {const} */ ("ignoreErrors") };
  await Promise.all([
    ...scripts.splice(0).map((script) => script.dispose()),
    context.unrouteAll(unroute),
    page.unrouteAll(unroute),
    context.setOffline(false),
    context.clearPermissions(),
    page.mouse.move(-1, -1),
  ]);
  await page.goto(`${address}icon.svg`); // whose document runs no script
  await devtools.send("Storage.clearDataForOrigin", { origin: new URL(address).origin, storageTypes: "all" });
  await page.evaluate(() => sessionStorage.clear());
  return true;
}

/**
 * @param {Browser} browser
 * @param {string} address of the site; what pages of others leave cannot be told
 */
export function profilesOf(browser, address) {
  /** @type {Profile[]} */
  const used = [];
  /** @type {Profile[]} */
  const idle = [];

  /** @param {BrowserContextOptions} options @param {string} kind @param {(context: BrowserContext) => unknown} prepare */
  async function begin(options, kind, prepare) {
    const context = await browser.newContext(options);
    await prepare(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    /** @type {Profile} */
    const profile = { context, page, kind, devtools, scripts: [], isSpent: false };
    const spend = () => {
      profile.isSpent = true;
    };
    for (const target of [context, page]) {
      watch(target, ["addInitScript"], (script) => profile.scripts.push(script));
      watch(target, ["exposeFunction"], spend);
    }
    watch(context, ["newCDPSession"], spend);
    watch(context.clock, ["install", "setFixedTime", "setSystemTime"], spend);
    context.on("request", (request) => {
      if (![address, "data:", "blob:"].some((start) => request.url().startsWith(start))) spend();
    });
    return profile;
  }

  /** @param {Profile} profile @param {BrowserContextOptions} options */
  async function resume({ page }, options) {
    const { viewport, colorScheme, reducedMotion, forcedColors, contrast } = options;
    await page.setViewportSize(viewport ?? VIEWPORT);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? "light",
      reducedMotion: reducedMotion ?? "no-preference",
      forcedColors: forcedColors ?? "none",
      contrast: contrast ?? "no-preference",
    });
  }

  return {
    /**
     * A page as good as new.
     * @param {BrowserContextOptions} options
     * @param {boolean} isPlain true if it can be used again
     * @param {(context: BrowserContext) => unknown} prepare for new contexts
     */
    async take(options, isPlain, prepare) {
      const { viewport, colorScheme, reducedMotion, forcedColors, contrast, ...others } = options;
      const kind = JSON.stringify(others);
      const at = isPlain ? idle.findIndex((profile) => profile.kind === kind) : -1;
      const profile = at < 0 ? await begin(options, kind, prepare) : idle.splice(at, 1)[0];
      profile.isSpent ||= !isPlain;
      used.push(profile);
      if (at >= 0) await resume(profile, options);
      return profile;
    },

    /** Takes all pages back. */
    async empty() {
      const ended = used.splice(0).map(async (profile) => {
        const isAsNew = !profile.isSpent && (await empty(profile, address).catch(() => false));
        if (isAsNew) idle.push(profile);
        else await profile.context.close();
      });
      await Promise.all(ended);
    },
  };
}
