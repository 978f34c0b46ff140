/** @file The service worker: the page works without a network, and tells when a new build is ready. */

import { beside } from "../loading/own.js";
import { trustedScriptURL } from "../loading/trusted.js";
import { rest } from "../loading/turns.js";
import { button } from "../ui/controls.js";
import { notice } from "../ui/notice.js";

/** Registers the service worker. Pages from disk, old browsers and private windows have none and work without it. */
export async function keepOffline() {
  if (!location.protocol.startsWith("http") || !navigator.serviceWorker) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await rest(); // on the first visit the worker fetches the whole site
  try {
    const registration = await serviceWorker.register(trustedScriptURL(beside("sw.js")), { updateViaCache: "none" });
    watch(registration);
    serviceWorker.controller?.postMessage("started");
  } catch {
    return; // the browser forbids it
  }
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  if (registration.waiting) offerUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      // Without a controller this is the first visit: there is nothing to update.
      if (next.state === "installed" && navigator.serviceWorker.controller) offerUpdate(next);
    });
  });
}

/** @param {ServiceWorker} next the worker of the new build */
function offerUpdate(next) {
  const reload = button("page.reload", () => {
    if (next.state !== "installed") return location.reload(); // another tab has activated it
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    next.postMessage("take over");
  });
  notice("page.update", undefined, reload);
}
