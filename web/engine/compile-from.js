/** @file Compiles a module from its bytes or from an address. */
import { refuse } from "./instance.js";

const NODE_FILES = "node:fs/promises"; // apart from its import, so that nobody's bundler looks for it

/** @param {unknown} source @returns {source is BufferSource} */
const isBuffer = (source) =>
  ArrayBuffer.isView(source) || /ArrayBuffer\]$/.test(Object.prototype.toString.call(source));

/** @param {BufferSource | string | URL} source @returns {Promise<WebAssembly.Module>} */
export async function compileFrom(source) {
  if (isBuffer(source)) return WebAssembly.compile(source);
  if (typeof source !== "string" && !(source instanceof URL)) throw refuse("source", source, "bytes or an address");
  const { url: here } = import.meta; // apart from new URL(), so that bundlers do not look for the source
  const url = new URL(source, here);
  if (url.protocol === "file:") {
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ NODE_FILES);
    return WebAssembly.compile(await readFile(url));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be loaded: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
