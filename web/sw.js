/**
 * @file The service worker: caches all files of one build or none, and serves them from the cache. A new build waits
 * until the reader activates it, so pages never mix two builds. The bundler inserts `BUILD`, the name of the build, and
 * `FILES`, the hash of each of its files.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = "lights-and-doors ";
const CACHE = PREFIX + BUILD;
/** web/solve/shared.js takes the picture out of it. */
const SHARED = "lights-and-doors-shared";

/** Bypasses all HTTP caches, and fails unless the file has the hash of this build. @param {string} file */
const requestOf = (file) => new Request(file, { cache: "reload", integrity: FILES[file] });

/** Caches all files. If one is missing or of another build, deletes the cache, and the active build stays active. */
async function keep() {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll(Object.keys(FILES).map(requestOf));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/**
 * Deletes the caches of other builds, unless a page may still use them: any open page except the one that has just
 * started. Activation does not wait for it: until a worker is active, it answers no page.
 * @param {string} started
 */
async function forgetOtherBuilds(started) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some(({ id }) => id !== started)) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Answers from the cache. The query only chooses options, never another file. A file missing from the cache is cached
 * again; if that is impossible, the network answers. An open page may still request files of another build's cache.
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

/** @param {Cache} cache @param {Request} request @returns {Promise<Response | undefined>} a file of this build, or one cached by another build */
async function refill(cache, { url }) {
  const [address] = url.split(/[?#]/);
  const file = Object.keys(FILES).find((name) => new URL(name, location.href).href === address);
  if (file === undefined) return caches.match(address);
  await cache.add(requestOf(file));
  return cache.match(address);
}

/**
 * Takes what another app shares (`share_target` in manifest.webmanifest), so that it is not sent: leads to the page with the text in its query, and
 * keeps a picture in a cache of its own until the page takes it.
 * @param {Request} request
 */
async function receive(request) {
  const form = await request.formData();
  const address = new URL("index.html", location.href);
  for (const name of ["text", "url"]) address.searchParams.set(name, String(form.get(name) ?? ""));
  const picture = form.get("picture");
  if (picture instanceof File && picture.size) {
    const cache = await caches.open(SHARED);
    await cache.put("shared-picture", new Response(picture));
    address.searchParams.set("picture", "shared");
  }
  return Response.redirect(address.href, 303);
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = new URL(request.url).origin === location.origin;
  if (own && request.method === "GET") event.respondWith(answer(request));
  if (own && request.method === "POST" && request.mode === "navigate") event.respondWith(receive(request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === "started") event.waitUntil(forgetOtherBuilds(/** @type {Client} */ (event.source).id));
});

export {};
