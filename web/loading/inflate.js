/** @file What scripts carry deflated. */

/** @param {Uint8Array<ArrayBuffer>} bytes */
export function inflate(bytes) {
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}
