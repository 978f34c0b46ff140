/**
 * @file Texts in IndexedDB, for what must not be lost: each change is one transaction, which no other tab can enter, and is on the
 * disk before it is reported. The database is untrusted, as is all storage, and may be missing: every function may reject.
 */

const DATABASE = "lights-and-doors";
const TEXTS = "texts";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answerOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction */
const completed = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });

function open() {
  const request = indexedDB.open(DATABASE);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  return answerOf(request);
}

/**
 * Reads the text under a name, and writes what `change` makes of it.
 * @param {string} name
 * @param {(text: string | null) => string | null} change gets null if there is no text; returns null to write nothing
 */
export async function updateText(name, change) {
  const database = await open();
  try {
    const transaction = database.transaction(TEXTS, "readwrite", { durability: "strict" });
    const table = transaction.objectStore(TEXTS);
    const found = await answerOf(table.get(name));
    const text = change(typeof found === "string" ? found : null);
    if (text !== null) table.put(text, name);
    await completed(transaction);
  } finally {
    database.close();
  }
}
