// What the simulation takes for granted of the platform, as a function that runs in Chromium and over the stand-ins alike.

/**
 * @param {{ caches: any, Request: any, Response: any, indexedDB: any, locks: any, storage: any }} platform
 * @param {{ file: string, wrong: string }} server  a file that there is, and an `integrity` that is not its own
 */
export async function observe({ caches, Request, Response, indexedDB, locks, storage }, { file, wrong }) {
  const failed = (/** @type {Promise<unknown>} */ promise) =>
    promise.then(
      () => false,
      () => true,
    );
  const namesIn = async (cache) => (await cache.keys()).map(({ url }) => url.split("/").pop());
  const textOf = async (response) => (response ? (await response).text() : "none");
  const seen = /** @type {Record<string, unknown>} */ ({});

  const first = await caches.open("first");
  for (const [name, text] of ["a1", "b2", "a3"]) await first.put(name, new Response(text));
  seen.order = await namesIn(first);
  seen.replaced = await textOf(await first.match("a"));
  seen.query = (await first.match("a?b")) === undefined;
  seen.ignored = await textOf(await first.match("a?b", { ignoreSearch: true }));
  seen.absolute = await textOf(await first.match(new Request("a").url));
  seen.missing = await failed(first.addAll([file, "nothing.js"]));
  seen.integrity = await failed(first.add(new Request(file, { integrity: wrong })));
  seen.none = await failed(first.addAll([]));
  seen.whole = await namesIn(first);
  await first.add(file);
  seen.added = (await namesIn(first)).includes(file);
  seen.deleted = [await first.delete("b"), await first.delete("b")];

  const other = await caches.open("other");
  await other.put("a", new Response("4"));
  await other.put("c", new Response("5"));
  seen.anywhere = [await textOf(await caches.match("a")), await textOf(await caches.match("c"))];
  seen.names = (await caches.keys()).filter((name) => ["first", "other"].includes(name));
  seen.gone = [await caches.delete("first"), await caches.delete("first")];
  await first.put("d", new Response("6"));
  seen.orphan = (await namesIn(first)).includes("d");
  seen.fresh = await namesIn(await caches.open("first"));

  const { status, headers, location } = Response.redirect("https://example.org/?a", 303);
  seen.redirect = [status, location ?? headers.get("location")];
  const kept = await new Response("text").blob();
  seen.type = [kept.type.toLowerCase(), await kept.text()];
  seen.bytes = [...new Uint8Array(await kept.slice(1, 3).arrayBuffer())];

  const events = [];
  const hold = async (name) => {
    events.push(`${name} begins`);
    await caches.keys();
    events.push(`${name} ends`);
  };
  await Promise.all(["one", "two"].map((name) => locks.request("lock", () => hold(name))));
  await failed(locks.request("lock", () => Promise.reject(new Error())));
  await locks.request("lock", () => hold("three"));
  seen.locks = events;

  const count = () =>
    new Promise((resolve) => {
      const opened = indexedDB.open("contract");
      opened.onupgradeneeded = () => opened.result.createObjectStore("texts");
      opened.onsuccess = () => {
        const transaction = opened.result.transaction("texts", "readwrite");
        const texts = transaction.objectStore("texts");
        const found = texts.get("count");
        found.onsuccess = () => void texts.put(String(Number(found.result ?? 0) + 1), "count");
        transaction.oncomplete = () => resolve(found.result);
      };
    });
  seen.transactions = [...(await Promise.all([count(), count()])), await count()];

  storage.setItem("a", "1");
  seen.storage = [storage.getItem("a"), storage.getItem("b")];
  storage.removeItem("a");
  seen.removed = storage.getItem("a");
  return seen;
}
