/**
 * @file The service worker: keeps every file of one build, or none of it, and answers from there when it can.
 *
 * A new build waits until the reader asks for it, so pages never mix two builds. The bundler writes in what a
 * build is: `BUILD`, its name, and `FILES`, the hash of everything it consists of.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = "lights-and-doors ";
const CACHE = PREFIX + BUILD;

/** Past every cache on the way, and refused unless it is the file of this build. @param {string} file */
const requestOf = (file) => new Request(file, { cache: "reload", integrity: FILES[file] });

/** All of the files or, when one is missing or of another build, no cache at all: the build in charge stays in charge. */
async function keep() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(Object.keys(FILES).map(requestOf));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** The files of another build stay while a page is open that may be of it: any but the one that has just started.
 * @param {string} [started] */
async function forgetOtherBuilds(started) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ id }) => id !== started)) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * What stands behind "?" chooses options, never another file. A file that was deleted is kept again; where nothing can be
 * kept, the network answers. A page that is open may still ask for what another build kept.
 * @param {Request} request
 */
async function answer(request) {
  try {
    const cache = await caches.open(CACHE);
    const options = { ignoreSearch: true };
    return (await cache.match(request, options)) ?? (await refill(cache, request)) ?? (await fetch(request));
  } catch {
    return fetch(request);
  }
}

/** @param {Cache} cache @param {Request} request @returns {Promise<Response | undefined>} only a file of this build */
async function refill(cache, { url }) {
  const [address] = url.split(/[?#]/);
  const file = Object.keys(FILES).find((name) => new URL(name, location.href).href === address);
  if (file === undefined) return caches.match(address);
  await cache.add(requestOf(file));
  return cache.match(address);
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOtherBuilds()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = new URL(request.url).origin === location.origin;
  if (own && request.method === "GET") event.respondWith(answer(request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === "started") event.waitUntil(forgetOtherBuilds(/** @type {Client} */ (event.source).id));
});

export {};
