/** @file The command that serves the page on this machine. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { EXITS, Refusal } from "./refusal.js";

const PORT = 8000;

/** Begins to listen, on a free port if the usual one is in use. @param {import("node:http").Server} server @param {import("./index.js").Context} context */
async function listen(server, { values, t }) {
  for (const port of values.port ? [values.port] : [PORT, 0])
    try {
      await once(server.listen(port, "localhost"), "listening");
      return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
    } catch {
      // The port is in use, or this user may not use it.
    }
  throw new Refusal(t("command.refused.port", { port: String(values.port ?? PORT) }));
}

/**
 * Writes the address of the page, with the board if there is one, and answers until the program is ended.
 * @param {import("./index.js").Context} context
 * @returns {AsyncGenerator<string, import("./refusal.js").Exit, void>}
 */
export async function* serve(context) {
  const { engine, page: file, hasBoard } = context;
  const page = await readFile(file);
  const server = createServer(({ url }, response) => {
    const isPage = /^\/(\?|$)/.test(url ?? "");
    response.writeHead(isPage ? 200 : 404, { "Content-Type": `text/${isPage ? "html" : "plain"}; charset=utf-8` });
    response.end(isPage ? page : "Not found\n");
  });
  yield `http://localhost:${await listen(server, context)}/${hasBoard ? `#${engine.notation}` : ""}\n`;
  await once(server, "close");
  return EXITS.done;
}
