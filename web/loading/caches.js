/** @file The names of the caches. All deployments of an origin share them, so a name begins with the folder of its own deployment. */

/** Of the service worker, and of the page, which lies beside it. */
export const folder = () => new URL(".", location.href);

/** @param {string} what a build, or "shared": what another app shares, until the page takes it */
export const cacheOf = (what) => `lights-and-doors:${folder().pathname} ${what}`;

/** Deletes the caches of this deployment, except some. @param {string[]} kept their names */
export async function forgetCaches(...kept) {
  for (const name of await caches.keys())
    if (name.startsWith(cacheOf("")) && !kept.includes(name)) await caches.delete(name);
    else if (/^lights-and-doors[ -]/.test(name)) await leave(name);
}

/** Deletes our files from a cache of an earlier build, whose name has no folder: another deployment may use it, too. @param {string} name */
async function leave(name) {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) if (request.url.startsWith(folder().href)) await cache.delete(request);
}
