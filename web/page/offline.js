/** @file The installed page: works without a network, and says when a new build is ready. */

import { beside } from "../loading/own.js";
import { trustedScriptURL } from "../loading/trusted.js";
import { rest } from "../loading/turns.js";
import { button } from "../ui/dom.js";
import { notice } from "../ui/notice.js";

/** From disk, in old browsers and in private windows there is no service worker, and none is needed. */
export async function keepOffline() {
  if (!location.protocol.startsWith("http") || !navigator.serviceWorker) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await rest(); // on the first visit it fetches and reads the whole site
  try {
    const registration = await serviceWorker.register(trustedScriptURL(beside("sw.js")), { updateViaCache: "none" });
    watch(registration);
    serviceWorker.controller?.postMessage("started");
  } catch {
    return; // the browser forbids it: the page goes on as an ordinary one
  }
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  if (registration.waiting) offerUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      // Without a worker in charge this is the first visit, and there is nothing to update.
      if (next.state === "installed" && navigator.serviceWorker.controller) offerUpdate(next);
    });
  });
}

/** @param {ServiceWorker} next the build that waits */
function offerUpdate(next) {
  const reload = button("page.reload", () => {
    if (next.state !== "installed") return location.reload(); // another tab asked before
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    next.postMessage("take over");
  });
  notice("page.update", undefined, reload);
}
