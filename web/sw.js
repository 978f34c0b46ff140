/**
 * @file The service worker: keeps every file of one build, or none of it, and answers from there when it can.
 *
 * A new build waits until the reader asks for it, so pages never mix two builds. The bundler writes in what a
 * build is: `BUILD`, its name, and `FILES`, everything it consists of.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = "lights-and-doors ";
const CACHE = PREFIX + BUILD;

/** All of the files or, when one is missing, no cache at all: the build in charge stays in charge. */
async function keep() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function forgetOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** What stands behind "?" chooses options, never another file. @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOtherBuilds()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = new URL(request.url).origin === location.origin;
  if (own && request.method === "GET") event.respondWith(answer(request));
});
worker.addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});

export {};
