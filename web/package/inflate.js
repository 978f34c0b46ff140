/** @file Takes the place of loading/inflate.js in the npm package, which also runs where no platform inflates: Jest with jsdom lacks `Response` and `DecompressionStream`. */
import { inflate as streamed } from "../loading/inflate.js";

/** @type {typeof streamed} */
export async function inflate(bytes) {
  if (typeof DecompressionStream === "function" && typeof Response === "function") return streamed(bytes);
  const { unzlibSync } = await import("./unzlib.js");
  return Uint8Array.from(unzlibSync(bytes)).buffer;
}
