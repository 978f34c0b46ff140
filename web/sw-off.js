/** @file Served in place of sw.js, it withdraws the service worker: everything kept is deleted, and the network is back. */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith("lights-and-doors ")) await caches.delete(name);
      await worker.registration.unregister();
    })(),
  );
});

export {};
