/**
 * @file The service worker: caches all files of one build or none, and serves them from the cache. A new build waits
 * until the reader activates it, so pages never mix two builds. The bundler inserts `BUILD`, the name of the build, and
 * `FILES`, the hash of each of its files.
 */
import { LIMITS } from "./engine/limits.js";
import { cacheOf, folder, forgetCaches } from "./loading/caches.js";

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));
const CACHE = cacheOf(BUILD);
/** web/solve/shared.js takes out of it what other apps share. */
const SHARED = cacheOf("shared");
/** The page that they share with. */
const PAGE = new URL("index.html", folder()).href;
/** More of what was shared and never taken is not kept. */
const SHARES_MAX = 8;

/** The files of this build by their addresses. */
const ADDRESSES = new Map(Object.keys(FILES).map((file) => [new URL(file, folder()).href, file]));

/** Bypasses all HTTP caches, and fails unless the file has the hash of this build. @param {string} file */
const requestOf = (file) => new Request(file, { cache: "reload", integrity: FILES[file] });

/** One after the other: a build is not kept while others are forgotten. @param {() => Promise<void>} act */
const alone = (act) => navigator.locks.request(cacheOf("locked"), act);

/**
 * Caches the files that are missing, or fails if one is missing on the server or of another build. Pages come last, so that a cached page has its
 * parts. It deletes nothing: the build may be active.
 */
async function keep() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...ADDRESSES].filter(([address]) => !kept.has(address)).map(([, file]) => file);
  for (const isPage of [false, true])
    await cache.addAll(missing.filter((file) => /(\/|\.html)$/.test(file) === isPage).map(requestOf));
}

/**
 * Deletes the caches of other builds, unless one is about to be active, or a page may still use them: any open page except the one that
 * has just started. Activation does not wait for it: until a worker is active, it answers no page.
 * @param {string} started
 */
async function forgetOtherBuilds(started) {
  const { installing, waiting } = worker.registration;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (installing || waiting || open.some(({ id }) => id !== started)) return;
  await forgetCaches(CACHE, SHARED);
}

/** A page has started. @param {string} id */
async function started(id) {
  await keep().catch(() => undefined); // what was deleted is kept again
  await alone(() => forgetOtherBuilds(id));
}

/**
 * Answers from the cache, or else from the network. The query only chooses options, never another file, and is never sent: it may be what
 * was shared. An open page may still request files of another build.
 * @param {Request} request
 */
async function answer(request) {
  const [address] = request.url.split(/[?#]/);
  const isOfBuild = ADDRESSES.has(address);
  const found = await (isOfBuild ? match(address) : caches.match(address)).catch(() => undefined);
  if (found) return found;
  return isOfBuild ? fetch(address, { cache: "no-cache", redirect: request.redirect }) : fetch(request);
}

/** @param {string} address */
const match = async (address) => (await caches.open(CACHE)).match(address);

/**
 * Takes what another app shares (`share_target` in manifest.webmanifest), so that it is not sent: keeps it in a cache until the page takes it,
 * and leads to the page, whose query names it.
 * @param {Request} request
 */
async function receive(request) {
  const key = await keepShared(await request.formData()).catch(() => "lost");
  return Response.redirect(`${PAGE}?shared=${key}`, 303);
}

/** @param {FormData} form @returns {Promise<string>} the name under which it is kept */
async function keepShared(form) {
  const picture = form.get("picture");
  const texts = ["text", "url"].map((name) => String(form.get(name) ?? "")).filter(Boolean);
  const text = texts.join("\n").slice(0, LIMITS.text + 1); // one more than can be read, so that the page says so
  const cache = await caches.open(SHARED);
  for (const old of (await cache.keys()).slice(0, 1 - SHARES_MAX)) await cache.delete(old);
  const key = crypto.randomUUID();
  await cache.put(key, new Response(picture instanceof File && picture.size ? picture : text));
  return key;
}

worker.addEventListener("install", (event) => event.waitUntil(alone(keep)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { url, method, mode } = request;
  if (method === "GET" && new URL(url).origin === location.origin) event.respondWith(answer(request));
  if (method === "POST" && mode === "navigate" && url === PAGE) event.respondWith(receive(request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === "started") event.waitUntil(started(event.source.id));
});
