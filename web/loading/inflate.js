/** @file Inflates the parts of scripts that are deflated. */

/** @param {Uint8Array<ArrayBuffer>} bytes */
export function inflate(bytes) {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}
