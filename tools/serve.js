// A static server for trying the site and for the tests: node tools/serve.js FOLDER (PORT=8000).
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** @type {Partial<Record<string, string>>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** Names that change with the content. */
const HASHED = /-[0-9a-f]{10}\.(js|css)$/;

/** Types that are compressed already. */
const DENSE = [".png"];

/**
 * The file an address stands for, or null when it lies outside the folder or cannot be read as a path.
 * @param {string} folder
 * @param {string} address
 */
function fileOf(folder, address) {
  try {
    const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
    const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path));
    return file.startsWith(folder + sep) && !file.includes("\0") ? file : null;
  } catch {
    return null;
  }
}

/** @type {Map<string, Promise<Buffer>>} compressed files, by their paths and when they changed */
const packed = new Map();

/** @param {string} file @param {number} changed */
function pack(file, changed) {
  const key = `${changed} ${file}`;
  const found = packed.get(key) ?? readFile(file).then((bytes) => promisify(gzip)(bytes));
  packed.set(key, found);
  return found;
}

/**
 * Compresses the answer as hosts do, so that measured sizes are those that readers download.
 * @param {string} folder
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(folder, request, response) {
  const file = fileOf(folder, request.url ?? "/");
  const found = file === null ? null : await stat(file).catch(() => null);
  if (file === null || !found?.isFile()) return response.writeHead(404).end("Not found\n");
  const tag = `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}"`;
  const keep = HASHED.test(file) ? "max-age=31536000, immutable" : "no-cache";
  const headers = { "Cache-Control": keep, ETag: tag, Vary: "Accept-Encoding" };
  if (request.headers["if-none-match"] === tag) return response.writeHead(304, headers).end();
  const packs = !DENSE.includes(extname(file)) && /\bgzip\b/.test(String(request.headers["accept-encoding"]));
  const body = await (packs ? pack(file, found.mtimeMs) : readFile(file)).catch(() => null);
  if (!body) return response.writeHead(404).end("Not found\n"); // deleted meanwhile
  response.writeHead(200, {
    "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
    "Content-Length": body.length,
    ...headers,
    ...(packs && { "Content-Encoding": "gzip" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Serves the folder on this machine only. A busy port gives way to the next one; port 0 takes any free one, for a test.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ address: string, close: () => void, server: import("node:http").Server }>}
 */
export function serve(folder, port) {
  const root = resolve(folder);
  const isOfTest = port === 0;
  const server = createServer((request, response) => answer(root, request, response));
  return new Promise((ready, fail) => {
    server.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== "EADDRINUSE") return fail(error);
      server.listen(++port, "localhost");
    });
    server.on("listening", () => {
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      if (isOfTest) server.unref(); // a test that fails before it closes its server ends all the same
      const { port: own } = /** @type {import("node:net").AddressInfo} */ (server.address());
      ready({ address: `http://localhost:${own}/`, close, server });
    });
    server.listen(port, "localhost");
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serve(process.argv[2], Number(process.env.PORT ?? 8000));
  console.log(`Lights & Doors: ${address}`);
}
