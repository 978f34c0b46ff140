/** @file Replaces sw.js to remove the service worker: deletes all its caches and unregisters it. */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith("lights-and-doors")) await caches.delete(name);
      await worker.registration.unregister();
    })(),
  );
});

export {};
