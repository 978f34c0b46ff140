/** @file Replaces sw.js to remove the service worker: deletes all caches of this deployment and unregisters it. */
import { forgetCaches } from "./loading/caches.js";

const worker = /** @type {ServiceWorkerScope} */ (/** @type {unknown} */ (self));
worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetCaches().then(() => worker.registration.unregister()));
});
