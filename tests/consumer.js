// Other people's projects: an empty folder that installs what npm packs, without a network.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * @param {string} name of a folder of its own
 * @param {Record<string, string>} files what it writes, by name
 * @returns {{ folder: string, tarball: string, installed: string, run: (...command: string[]) => string }} run: runs a program there; what it prints
 */
export function makeConsumer(name, files) {
  const folder = `${ROOT}build/consumers/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries({ "package.json": '{ "private": true, "type": "module" }', ...files }))
    writeFileSync(`${folder}/${file}`, content);
  /** @param {string} program @param {...string} options */
  const run = (program, ...options) => {
    const { status, stdout, stderr } = spawnSync(program, options, { cwd: folder, encoding: "utf8" });
    assert.equal(status, 0, `${program} ${options.join(" ")}\n${stdout}${stderr}`);
    return stdout;
  };
  /** @param {string} command @param {...string} options */
  const npm = (command, ...options) => run("npm", command, "--offline", "--cache=.npm", "--no-audit", ...options);
  npm("pack", `${ROOT}build/package`);
  const [tarball] = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  npm("install", tarball);
  return { folder, tarball, installed: `${folder}/node_modules/lights-and-doors`, run };
}
