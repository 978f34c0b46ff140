// The command lights-and-doors as the package installs it: its answers against brute force, known answers and plain arithmetic, and
// its exit codes, streams and languages.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Writable } from "node:stream";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { EXAMPLES } from "../web/command/help.js";
import { main } from "../web/command/index.js";
import { languageIn } from "../web/command/language.js";
import { createEngine, EngineError } from "../web/engine/all.js";
import { addSentences, createT } from "../web/ui/i18n.js";
import { makeConsumer } from "./consumer.js";
import { module } from "./core.js";
import { HOSTILE } from "./hostile.js";
import { locales } from "./locales.js";
import {
  changesOf,
  knownAnswers,
  plainPosition,
  proves,
  randomPosition,
  randomSource,
  solves,
  weigh,
} from "./plain.js";
import { leastStates, plainStates } from "./plain-states.js";
import { SOME } from "./reading/texts.js";

for (const [language, sections] of locales)
  for (const [, sentences] of sections) addSentences({ [language]: sentences });

let folder;
before(() => {
  folder = `${makeConsumer("command", {}).folder}/node_modules/.bin`;
});

const environment = (variables) => {
  const { LC_ALL, LC_MESSAGES, LANG, ...others } = process.env;
  return { ...others, ...variables, PATH: `${folder}${delimiter}${process.env.PATH}` };
};

/** Runs a line of a shell. @param {string} line @param {string} [input] @param {Record<string, string>} [variables] of the environment */
function shell(line, input = "", variables = {}) {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", line], {
    input,
    encoding: "utf8",
    env: environment(variables),
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}

const CLEARED = "\r\u001b[K";

const COMMAND = fileURLToPath(new URL("../build/package/command.js", import.meta.url));

const PAGE = new URL("../build/package/lights-and-doors.html", import.meta.url);

/** Runs the command as it is built. @param {string[]} args @param {string} [input] */
function run(args, input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    input,
    encoding: "utf8",
    env: environment({}),
  });
  return { status, stdout, stderr };
}

/** Output that is kept. @param {boolean} isTTY */
function kept(isTTY = false) {
  const chunks = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return Object.assign(stream, {
    isTTY,
    bytes: () => Buffer.concat(chunks),
    text: () => String(Buffer.concat(chunks)),
  });
}

/** Runs the command in this process. @param {string[]} args @param {{ isTTY?: boolean, engine?: any, lang?: string, stdin?: any, stdout?: any }} [setting] */
async function here(args, { isTTY, engine = createEngine(module), lang = "en", stdin = [], stdout = kept() } = {}) {
  const stderr = kept(isTTY);
  const status = await main(args, {
    engine,
    t: createT(lang),
    lang,
    page: PAGE,
    version: "1.2.3",
    io: { stdin, stdout, stderr },
  });
  return { status, stdout: stdout.text?.(), stderr: stderr.text() };
}

const linesOf = (text) => text.split("\n").slice(0, -1);

/** The presses of a line as a list with the number of each button. @param {string} line @param {{ cols: number, masks: number[][] }} board */
function pressesOf(line, { cols, masks }) {
  const presses = masks.map(() => 0);
  for (const word of line.split(" ").filter(Boolean)) {
    const [name, times = "1"] = word.split("*");
    const [row, column] = name.split(",").map(Number);
    const button = cols ? (row - 1) * cols + column - 1 : name.charCodeAt(0) - 65;
    assert.equal(presses[button], 0, line);
    presses[button] = Number(times);
  }
  return presses;
}

/** Every solution of a position with at most 12 buttons. @param {string} text */
function bruteForce(text) {
  const plain = plainPosition(text);
  const sets = Array.from({ length: 2 ** plain.masks.length }, (_, bits) =>
    plain.masks.map((_, button) => (bits >> button) & 1),
  );
  return sets.filter((presses) => solves(plain, plain.lights, presses));
}

const random = randomSource(411);
const POSITIONS = Array.from({ length: 120 }, () => randomPosition(random, 4)).filter(
  (text) => plainPosition(text).masks.length <= 12,
);

test("positions, one to a line, are solved in their order, and none is where brute force finds no solution", async () => {
  const all = POSITIONS.map(bruteForce);
  assert.ok(POSITIONS.length > 50 && all.some(({ length }) => length === 0));
  const input = POSITIONS.join("\n");
  for (const [command, { status, stdout }] of /** @type {const} */ ([
    ["solve", run(["solve"], input)],
    ["fewest", await here(["fewest"], { stdin: [Buffer.from(input)] })],
  ])) {
    assert.equal(status, 1, "one of them has no solution");
    for (const [i, line] of linesOf(stdout).entries()) {
      if (all[i].length === 0) assert.equal(line, "none");
      else {
        const plain = plainPosition(POSITIONS[i]);
        const presses = pressesOf(line, plain);
        assert.ok(solves(plain, plain.lights, presses), POSITIONS[i]);
        if (command === "fewest") assert.equal(weigh(presses), Math.min(...all[i].map(weigh)), POSITIONS[i]);
      }
    }
    assert.equal(linesOf(stdout).length, POSITIONS.length);
  }
});

test("solutions are counted and listed as brute force finds them, the fewest presses first", async () => {
  const { stdout } = await here(["count"], { stdin: [Buffer.from(POSITIONS.join("\n"))] });
  const counts = linesOf(stdout);
  for (const [i, text] of POSITIONS.entries()) assert.equal(counts[i], String(bruteForce(text).length), text);
  for (const text of POSITIONS) {
    const expected = bruteForce(text).map((presses) => presses.join(""));
    const { status, stdout } = await here(["solutions", text]);
    if (expected.length === 0) assert.deepEqual([status, stdout], [1, "none\n"]);
    else {
      const listed = linesOf(stdout).map((line) => pressesOf(line, plainPosition(text)));
      assert.deepEqual(listed.map((presses) => presses.join("")).sort(), expected.sort(), text);
      const weights = listed.map(weigh);
      assert.deepEqual(
        weights,
        weights.toSorted((a, b) => a - b),
      );
    }
  }
});

for (const [text, rank, nullity, least, sets] of knownAnswers("solve"))
  test(`the known answer of ${text} is given as JSON`, async () => {
    const [solved, fewest] = [await here(["solve", "--json", text]), await here(["fewest", "--json", text])];
    const [facts, found] = [solved, fewest].map(({ stdout }) => JSON.parse(stdout));
    const plain = plainPosition(text);
    const listOf = (items, length) => {
      const list = Array(length).fill(0);
      for (const { index, times } of items) list[index] = times;
      return list;
    };
    assert.deepEqual([facts.notation, facts.rank, facts.nullity], [text, Number(rank), Number(nullity)]);
    if (least === "none") {
      assert.deepEqual([solved.status, fewest.status, facts.solvable, found.solvable], [1, 1, false, false]);
      assert.ok(proves(plain, plain.lights, listOf(facts.witness, plain.lights.length)));
      assert.match(solved.stderr, /^lights-and-doors: There is no solution: .*\n$/);
    } else {
      assert.deepEqual([solved.status, fewest.status, solved.stderr, fewest.stderr], [0, 0, "", ""]);
      for (const { presses, weight } of [facts, found]) {
        const list = listOf(presses, plain.masks.length);
        assert.ok(solves(plain, plain.lights, list));
        assert.equal(weigh(list), weight);
      }
      assert.deepEqual([found.weight, found.count], [Number(least), sets]);
    }
  });

/** The lights after presses, and the number of presses the shorter way. @param {string} text @param {number[]} presses */
function turned(text, presses) {
  const { start, masks, states } = plainStates(text);
  const now = start.map((state, light) =>
    presses.reduce((sum, times, button) => (((sum + times * masks[button][light]) % states) + states) % states, state),
  );
  return { now, cost: presses.reduce((sum, times) => sum + Math.abs(times), 0) };
}

for (const text of [
  "3x3-mod3.111111111",
  "2x3-mod4~=2.0",
  "2x2-mod3=*.0120",
  "dials4-1100-0110-0011-1001.0123",
  "dials5~-210-021-102.412",
])
  test(`${text}, with more than two states, takes the fewest presses`, async () => {
    const { status, stdout } = await here(["fewest", text]);
    const least = leastStates(text);
    if (least === Number.POSITIVE_INFINITY) assert.deepEqual([status, stdout], [1, "none\n"]);
    else {
      const board = plainStates(text);
      const { now, cost } = turned(text, pressesOf(stdout.trim(), board));
      assert.equal(cost, least);
      for (const [light, state] of now.entries()) assert.equal(state, board.targets ? board.targets[light] : now[0]);
    }
  });

test("a limit ends the list of solutions, in text and in JSON", async () => {
  const { stdout } = await here(["solutions", "--limit", "3", "4x4.on"]);
  const { solutions, count } = JSON.parse(run(["solutions", "--json", "--limit", "3", "4x4.on"]).stdout);
  assert.equal(count, "16");
  assert.deepEqual(
    linesOf(stdout),
    solutions.map((presses) => presses.map(({ name }) => name).join(" ")),
  );
  assert.equal(solutions.length, 3);
});

test("more than two states: solutions are counted and listed, and a witness has its modulus", async () => {
  const { stdout } = await here(["solutions", "--json", "dials3-111-111-111.2"]);
  const { count, solutions } = JSON.parse(stdout);
  assert.deepEqual([count, solutions.length], ["9", 9]);
  for (const presses of solutions) assert.equal(presses.reduce((sum, { times }) => sum + times, 0) % 3, 1);
  const none = run(["solve", "--json", "dials4-2200-0022.1000"]);
  const { modulus, witness } = JSON.parse(none.stdout);
  const weights = [0, 0, 0, 0];
  for (const { index, times } of witness) weights[index] = times;
  for (const mask of [
    [2, 2, 0, 0],
    [0, 0, 2, 2],
  ])
    assert.equal(mask.reduce((sum, steps, dial) => sum + steps * weights[dial], 0) % modulus, 0);
  assert.notEqual((3 * weights[0]) % modulus, 0);
  assert.equal(none.status, 1);
  assert.match(none.stderr, /weighted sum .* multiple of 2/);
});

test("the cells of boards that are no grid have numbers", async () => {
  assert.equal((await here(["solve", "graph-001020-0112.on"])).stdout, "2\n", "the middle of three points in a row");
  const { weight, presses } = JSON.parse((await here(["fewest", "--json", "dodecahedron.on"])).stdout);
  assert.equal(weight, 12 / 6, "two opposite faces, each with its five neighbours");
  for (const { index, name } of presses) assert.equal(name, String(index + 1));
});

test("what is solved takes no press, and a position may contain presses", async () => {
  assert.deepEqual(await here(["solve", "5x5.off"]), { status: 0, stdout: "\n", stderr: "" });
  assert.equal((await here(["fewest", "3x3.5d0.008"])).stdout, "2,2 3,3\n");
});

/** The notations of what a text is read as. @param {string} text @param {string[]} options */
async function readAs(text, ...options) {
  const { stdout } = await here(["count", "--json", ...options], { stdin: [Buffer.from(text)] });
  return linesOf(stdout).map((line) => JSON.parse(line).notation);
}

for (const [text, ...notations] of [
  ["5x5.on\n", "5x5.on"],
  ["\ufeff5x5.on\r\n", "5x5.on"],
  ["https://HOST/#solve-5x5-torus.on", "5x5-torus.on"],
  ["010\n111\n010", "3x3.5d0"],
  [".#.\r\n###\r\n.#.\r\n", "3x3.5d0"],
  ["⬛🟨⬛\n🟨🟨🟨\n⬛🟨⬛", "3x3.5d0"],
  ["3 3\n0 1 0\n1 1 1\n0 1 0\n", "3x3.5d0"],
  ["[[0,1,0],[1,1,1],[0,1,0]]", "3x3.5d0"],
  ["5x5: 3, 7, 12", "5x5.2210000"],
  ["A: B, C\nB: A, C\nC: A, B, C", "doors-011-101-111.off"],
  ["A:0111 B:1001 C:0011 D:1011", "doors-0111-1001-0011-1011.off"],
  ["dials4-1100-0110-0011-1001.0123", "dials4-1100-0110-0011-1001.0123"],
  ["5x5.on\ncube3.on\n2x2-mod3.1", "5x5.on", "cube3.on", "2x2-mod3.1"],
  ["2\n01\n11\n10\n00", "2x2.7", "2x2.8"],
  ["1 2\n0 1\n2 1\n1\n1", "1x2.4", "2x1.on"],
])
  test(`${JSON.stringify(text)} is read from the standard input as ${notations}`, async () => {
    assert.deepEqual(await readAs(text), notations);
    assert.deepEqual(await readAs(text, "-"), notations);
    if (notations.length > 1) assert.deepEqual(await readAs(text, "--case", "2"), [notations[1]]);
  });

test("a board may be an argument, also as rows", async () => {
  const { stdout } = await here(["count", "--json", "010\n111\n010"]);
  assert.equal(JSON.parse(stdout).notation, "3x3.5d0");
});

test("characters may be cut between chunks of the standard input", async () => {
  const bytes = Buffer.from("⬛🟨⬛\n🟨🟨🟨\n⬛🟨⬛");
  const { stdout } = await here(["solve"], { stdin: Array.from(bytes, (byte) => Uint8Array.of(byte)) });
  assert.equal(stdout, "2,2\n");
});

const ASKED = /** @type {[text: string, options: string[], question: RegExp, notation: string][]} */ ([
  ["0 1 2\n2 1 0", ["--states", "3"], /--states tells it; 3 is likeliest/, "2x3-mod3.012210"],
  ["0 1 2\n2 1 0", ["--states", "4"], /--states/, "2x3-mod4.012210"],
  ["A: B, C\nB: A, C\nC: A, B", ["--as", "others"], /--as self adds it/, "doors-011-101-110.off"],
  ["A: B, C\nB: A, C\nC: A, B", ["--as", "self"], /--as self adds it/, "doors-111-111-111.off"],
  ["xox\noxo\nxox", ["--lit", "x"], /signs x o are lit: --lit tells/, "3x3.aa8"],
  ["xox\noxo\nxox", ["--lit=o"], /signs x o are lit: --lit tells/, "3x3.550"],
]);

for (const [text, options, question, notation] of ASKED)
  test(`${JSON.stringify(text)} is asked, and ${options.join(" ")} settles it`, async () => {
    const stdin = [Buffer.from(text)];
    const asked = await here(["count"], { stdin });
    assert.deepEqual([asked.status, asked.stdout], [2, ""]);
    assert.match(asked.stderr, question);
    const { status, stdout, stderr } = await here(["count", "--json", ...options], { stdin });
    assert.deepEqual([status, stderr, JSON.parse(stdout).notation], [0, "", notation]);
    const guessed = await here(["count", "--json", "--guess"], { stdin });
    assert.equal(guessed.status, 0);
    assert.equal(
      guessed.stderr,
      `lights-and-doors: Line 1: The text is read as ${JSON.parse(guessed.stdout).notation}, which is a guess.\n`,
    );
  });

test("what is not understood is asked about with its line", async () => {
  const { status, stdout, stderr } = await here(["count"], {
    stdin: [Buffer.from("010\n111\n010\nlamp 7 is broken\n")],
  });
  assert.deepEqual([status, stdout], [2, ""]);
  assert.match(stderr, /line 4/i);
  assert.match(stderr, /lamp 7 is broken/);
});

const ONE_SENTENCE = /^lights-and-doors: [^\n\p{C}]+\n$/u;

test("texts of every kind and every hostile one are answered, or refused with one sentence and nothing on the standard output", async () => {
  const texts = [
    ...SOME.filter(({ boards }) => !boards?.includes(" ")).map(({ text }) => text),
    ...HOSTILE.notation.map(([text]) => text),
  ];
  let refused = 0;
  for (const text of texts) {
    const { status, stdout, stderr } = await here(["count"], { stdin: [Buffer.from(text)] });
    if (status === 0) assert.match(stdout, /^(\d+\n)+$/);
    else {
      assert.deepEqual([status, stdout], [2, ""], JSON.stringify(text));
      assert.match(stderr, ONE_SENTENCE);
      assert.doesNotMatch(stderr, /error\.|command\./, "the sentence is there");
      refused++;
    }
  }
  assert.ok(refused > 100 && texts.length - refused > 100, `${refused} of ${texts.length}`);
});

for (const [args, sentence, input = ""] of /** @type {[string[], string, string?][]} */ ([
  [[], "A command is missing; --help lists the commands."],
  [["constructor"], "“constructor” is not a command; --help lists the commands."],
  [["so\u001b[31mlve"], "“so?[31mlve” is not a command; --help lists the commands."],
  [["solve", "--colour", "5x5.on"], "--colour is not an option of this command, or its value is missing."],
  [["solve", "--limit", "2", "5x5.on"], "--limit is not an option of this command, or its value is missing."],
  [["solutions", "5x5.on", "--limit"], "--limit is not an option of this command, or its value is missing."],
  [["solve", "--json=1", "5x5.on"], "--json is not an option of this command, or its value is missing."],
  [["solutions", "--limit", "0", "5x5.on"], "--limit needs a whole number from 1."],
  [["fewest", "--budget", "1e3", "5x5.on"], "--budget needs a whole number from 1."],
  [["fewest", "--share", "4/3", "5x5.on"], "--share needs a share such as 3/64."],
  [["fewest", "--share", "0/3", "5x5.on"], "--share needs a share such as 3/64."],
  [["fewest", "--share", "1/3", "--json", "5x5.on"], "--share and --json exclude each other."],
  [
    ["fewest", "--share", "1/2", "5x5-mod3.1"],
    "A search on a board with more than two states or of a shape cannot be shared.",
  ],
  [["solve", "010", "111"], "“010” is neither a file nor a notation; a text with blanks needs quotation marks."],
  [["slove", "5x5.on"], "“slove” is not a command; --help lists the commands. Did you mean solve?"],
  [["help", "cont"], "“cont” is not a command; --help lists the commands. Did you mean count?"],
  [
    ["solve", "--jsn", "5x5.on"],
    "--jsn is not an option of this command, or its value is missing. Did you mean --json?",
  ],
  [["solve", "--output", "gird", "5x5.on"], "--output needs one of these: names, grid. Did you mean grid?"],
  [["solve", "--output", "grid", "--json", "5x5.on"], "--json and --output exclude each other."],
  [["solve", "--case", "2", "5x5.on"], "The text has no board number 2."],
  [["solutions"], "The text has 2 boards; choose one with --case.", "5x5.on\n6x6.on"],
  [["solve"], "Line 2, column 3, at “2”: this character does not belong here.", "3x3\n012\n.#.\n111"],
  [["solve", "5x5.f"], "Line 1, column 6, at the end: too few or too many cells for this board."],
  [["solve", "5x5-mod99.1"], "Line 1, column 8, at “99.1”: a light or a dial has from 3 to 36 positions."],
  [["solve"], "Line 1, column 1: the text is empty."],
]))
  test(`${JSON.stringify(args)} ${JSON.stringify(input)} is refused: ${sentence}`, async () => {
    const outcome = await here(args, { stdin: [Buffer.from(input)] });
    assert.deepEqual(outcome, { status: 2, stdout: "", stderr: `lights-and-doors: ${sentence}\n` });
  });

test("the built command refuses as its sources do: words, a board of its argument, and a text of the standard input", async () => {
  for (const [args, input = ""] of /** @type {[string[], string?][]} */ ([
    [["so\u001b[31mlve"]],
    [["solve", "5x5-mod99.1"]],
    [["solve"], "3x3\n012\n.#.\n111"],
  ]))
    assert.deepEqual(run(args, input), await here(args, { stdin: [Buffer.from(input)] }));
});

test("a bad board among others has its error with its line, and the others are answered", async () => {
  const text = "2x2.on\n2x2.bad\n\n1x2.4\n3x3.on\n";
  for (const { status, stdout, stderr } of [
    run(["count"], text),
    await here(["count"], { stdin: [Buffer.from(text)] }),
  ]) {
    assert.deepEqual([status, stdout], [2, "1\n0\n1\n"]);
    assert.match(stderr, /^lights-and-doors: Line 2, [^\n]+\n$/);
  }
  const { status, stdout } = await here(["solve", "--json"], { stdin: [Buffer.from(text)] });
  assert.equal(status, 2);
  const answers = linesOf(stdout).map((line) => JSON.parse(line));
  assert.deepEqual(
    answers.map(({ line, notation }) => [line, notation]),
    [
      [1, "2x2.on"],
      [4, "1x2.4"],
      [5, "3x3.on"],
    ],
  );
});

/** @param {Record<string, string | Uint8Array>} contents by the names of files @returns {string} their folder */
function folderWith(contents) {
  const files = mkdtempSync(join(tmpdir(), "boards-"));
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(files, name), content);
  return files;
}

test("files, notations and the standard input are read in their order, with the name of the file and the line", async () => {
  const files = folderWith({ "a.txt": "# two\n2x2.on\n3x3.on\n", "b b": ".#.\n###\n.#.\n\n01\n11\n" });
  const [first, second] = ["a.txt", "b b"].map((name) => join(files, name));
  const args = ["count", "--json", first, "1x1.on", "-", second];
  const { status, stdout, stderr } = await here(args, { stdin: [Buffer.from("\n5x5.off")] });
  assert.deepEqual([status, stderr], [0, ""]);
  assert.deepEqual(
    linesOf(stdout)
      .map((line) => JSON.parse(line))
      .map(({ file, line, notation }) => [file, line, notation]),
    [
      [first, 2, "2x2.on"],
      [first, 3, "3x3.on"],
      [undefined, undefined, "1x1.on"],
      [undefined, 2, "5x5.off"],
      [second, 1, "3x3.5d0"],
      [second, 5, "2x2.7"],
    ],
  );
  writeFileSync(first, "2x2.on\n2x3.zz\n5x5.8000000\n");
  const bad = await here(["solve", first]);
  assert.deepEqual([bad.status, linesOf(bad.stdout)[1]], [2, "none"]);
  const [said, none] = linesOf(bad.stderr);
  assert.ok(said.startsWith(`lights-and-doors: ${first}: Line 2, column 5`), said);
  assert.ok(none.startsWith(`lights-and-doors: ${first}: Line 3: There is no solution`), none);
  rmSync(files, { recursive: true });
});

test("a name of a file is never read as a board", async () => {
  for (const name of ["../../etc/nobody", "boards.txt", "./010", "/x/5x5.on", "puzzles/one.csv", "C:\\boards"]) {
    const { status, stdout, stderr } = await here(["solve", name]);
    assert.deepEqual([status, stdout], [2, ""], name);
    assert.match(stderr, /^lights-and-doors: There is no file “.+”\.\n$/, name);
  }
  const { status, stderr } = await here(["solve", tmpdir()]);
  assert.deepEqual([status, stderr], [2, `lights-and-doors: The file ${tmpdir()} cannot be read.\n`]);
});

const UTF16 = /** @type {const} */ (["utf16le", "5x5.on\r\n3x3.on\r\n"]);
for (const [name, bytes] of /** @type {[string, Buffer][]} */ ([
  ["Windows line ends", Buffer.from("5x5.on\r\n3x3.on\r\n")],
  ["UTF-8 with a mark", Buffer.from("\ufeff5x5.on\n3x3.on")],
  ["UTF-16 with a mark", Buffer.from(`\ufeff${UTF16[1]}`, UTF16[0])],
  ["UTF-16 with a mark, the other way round", Buffer.from(`\ufeff${UTF16[1]}`, UTF16[0]).swap16()],
  ["UTF-16 without a mark", Buffer.from(UTF16[1], UTF16[0])],
]))
  test(`${name} are read, however the bytes are cut`, async () => {
    for (const stdin of [[bytes], Array.from(bytes, (byte) => Uint8Array.of(byte))]) {
      const { status, stdout, stderr } = await here(["count", "--json"], { stdin });
      const answers = linesOf(stdout).map((line) => JSON.parse(line).notation);
      assert.deepEqual([status, stderr, answers], [0, "", ["5x5.on", "3x3.on"]]);
    }
  });

test("notations are answered as they come, and any number of them", async () => {
  const stdout = kept();
  const seen = [];
  const stdin = (async function* () {
    for (let i = 0; i < 5; i++) {
      yield Buffer.from(`${i + 1}x1.on\n`);
      await new Promise(setImmediate);
      seen.push(linesOf(stdout.text()).length);
    }
    yield Buffer.from(`1x1.on${" ".repeat(900)}\n`.repeat(1200)); // more characters than any other text may have
  })();
  const { status } = await here(["count"], { stdin, stdout });
  assert.deepEqual([status, linesOf(stdout.text()).length], [0, 1205]);
  assert.deepEqual(seen, [0, 1, 2, 3, 4], "each waits for the line behind it, which may tell its goal");
  const goal = await here(["count", "--json"], { stdin: [Buffer.from("3x3.on\n\n5x5.on\ngoal: all on\n")] });
  const answers = linesOf(goal.stdout).map((line) => JSON.parse(line).notation);
  assert.deepEqual(answers, ["3x3.on", "5x5-goal-on.on"]);
});

/** How many characters are split while something runs. @param {() => Promise<void>} run */
async function splitBy(run) {
  const { split } = String.prototype;
  let characters = 0;
  String.prototype.split = function counted(...args) {
    characters += this.length;
    return Reflect.apply(split, this, args);
  };
  try {
    await run();
  } finally {
    String.prototype.split = split;
  }
  return characters;
}

test("the work for each board does not depend on how many there are", async () => {
  const work = async (/** @type {number} */ count) => {
    const stdin = [Buffer.from(".#.\n###\n.#.\n\n".repeat(count))];
    const characters = await splitBy(async () => {
      assert.equal(linesOf((await here(["count"], { stdin })).stdout).length, count);
    });
    return characters / count;
  };
  const [few, many] = [await work(50), await work(400)];
  assert.ok(few > 0 && many < 1.5 * few, `${few} and ${many} characters are split for each board`);
});

test("options tell what a text cannot tell, and are refused where they do not fit", async () => {
  const drawing = "010\n111\n010";
  for (const [options, notation] of /** @type {[string[], string][]} */ ([
    [["--goal", "on"], "3x3-goal-on.5d0"],
    [["--goal", "off"], "3x3.5d0"],
    [["--rule", "KING", "--wrap", "torus", "--goal", "either"], "3x3-king-torus-goal-either.5d0"],
    [["--rule", "r7f8"], "3x3-r7f8.5d0"],
  ]))
    assert.equal(JSON.parse((await here(["count", "--json", ...options, drawing])).stdout).notation, notation);
  for (const [options, text] of /** @type {[string[], string][]} */ ([
    [["--goal", "on"], "3x3-goal-either.on"],
    [["--goal", "off"], "3x3-goal-either.on"],
    [["--rule", "king"], "3x3-knight.on"],
    [["--rule", "nobody"], "3x3.on"],
    [["--wrap", "torus"], "doors-11-01.off"],
    [["--lit", "z"], "010\n111"],
  ])) {
    const { status, stdout, stderr } = await here(["count", ...options, text]);
    assert.deepEqual([status, stdout], [2, ""], text);
    assert.equal(stderr, `lights-and-doors: ${options[0]} does not fit this board.\n`);
  }
});

test("answers are in the names that the text gave, and names with blanks stand in quotation marks", async () => {
  for (const [text, line] of [
    ["1: 1, 2\n3: 3\n2: 2, 3", "1 3"],
    ["LEFT: left, right\nright: right", "LEFT"],
  ])
    assert.equal((await here(["solve"], { stdin: [Buffer.from(text)] })).stdout, `${line}\n`);
  const { presses } = JSON.parse((await here(["solve", "--json", "red: red, green\ngreen: green"])).stdout);
  assert.deepEqual(presses, [{ index: 0, name: "red", times: 1 }]);
});

test("a grid of presses solves its board when it is read again as presses", async () => {
  for (const text of POSITIONS.filter((each) => /^\d/.test(each)).slice(0, 20)) {
    const plain = plainPosition(text);
    const { status, stdout } = await here(["solve", "--output", "grid", text]);
    if (status === 1) assert.equal(stdout, "none\n\n");
    else {
      const rows = stdout.slice(0, -2).split("\n");
      assert.ok(stdout.endsWith("\n\n") && rows.every(({ length }) => length === plain.cols), stdout);
      assert.ok(solves(plain, plain.lights, [...rows.join("")].map(Number)), text);
    }
  }
  assert.equal((await here(["fewest", "--output", "grid", "doors-0111-1001-0011-1011.off"])).stdout, "1011\n\n");
});

test("--quiet leaves the answers and the exit code; --version tells the version", async () => {
  assert.deepEqual(await here(["solve", "-q", "5x5.8000000"]), { status: 1, stdout: "none\n", stderr: "" });
  assert.deepEqual(await here(["--version"]), { status: 0, stdout: "1.2.3\n", stderr: "" });
  assert.match(run(["--version"]).stdout, /^\d+\.\d+\.\d+\n$/);
});

test("without a board in a terminal the help of the command is shown", async () => {
  const stdin = Object.assign([], { isTTY: true });
  const { status, stdout } = await here(["solve"], { stdin });
  assert.equal(status, 2);
  assert.equal(stdout, (await here(["help", "solve"])).stdout);
  assert.equal(stdout, (await here(["solve", "--help"])).stdout);
  assert.match(stdout, /^lights-and-doors solve /);
  assert.doesNotMatch(stdout, /--port|--share/, "options of other commands");
  assert.equal((await here(["solve", "5x5.off"], { stdin })).stdout, "\n");
});

test("a text without an end, a directory and a full disk are refused with one sentence", () => {
  for (const line of [
    "yes 01 | lights-and-doors solve",
    "lights-and-doors solve < /",
    "lights-and-doors solve 5x5.on > /dev/full",
  ]) {
    const { status, stdout, stderr } = shell(line);
    assert.deepEqual([status, stdout], [2, ""], line);
    assert.match(stderr, ONE_SENTENCE);
  }
});

test("a reader that has read enough ends the command quietly", () => {
  const { stdout, stderr } = shell("lights-and-doors solutions 63x63-rowcol.off | head -n 1");
  assert.deepEqual([stdout, stderr], ["\n", ""]);
  const both = shell("{ lights-and-doors solutions 63x63-rowcol.off; echo $? >&2; } | head -n 1");
  assert.equal(both.stderr, "0\n");
});

test("an interrupt ends a list of solutions as it ends other programs, which shells call 130", async () => {
  const child = spawn(`${folder}/lights-and-doors`, ["solutions", "63x63-rowcol.off"], { env: environment({}) });
  child.stdout.once("data", () => child.kill("SIGINT"));
  child.stdout.resume();
  const [code, signal] = await once(child, "close");
  assert.deepEqual([code, signal, 128 + constants.signals.SIGINT], [null, "SIGINT", 130]);
});

test("errors of streams are told apart: a closed reader is none, others are said", async () => {
  const failingWith = (/** @type {object} */ facts) =>
    new Writable({ write: (_, __, done) => done(Object.assign(new Error("write"), { syscall: "write", ...facts })) });
  const full = await here(["solve", "5x5.on"], { stdout: failingWith({ code: "ENOSPC" }) });
  assert.deepEqual([full.status, full.stderr], [2, "lights-and-doors: The standard output cannot be written.\n"]);
  const closed = await here(["solve", "5x5.on"], { stdout: failingWith({ code: "EPIPE" }) });
  assert.deepEqual([closed.status, closed.stderr], [0, ""]);
  const stdin = (async function* () {
    yield Buffer.from("5x5");
    throw Object.assign(new Error("read"), { code: "EISDIR" });
  })();
  const unread = await here(["solve"], { stdin });
  assert.deepEqual([unread.status, unread.stderr], [2, "lights-and-doors: The standard input cannot be read.\n"]);
});

test("a search gives up when its budget is used up, and writes nothing that is not proven; a terminal alone shows its progress", async () => {
  const asked = ["fewest", "--budget", "1", "79x79.on"];
  const [piped, terminal] = [run(asked), await here([...asked, "--json"], { isTTY: true })];
  const [before, ...shown] = terminal.stderr.split(CLEARED);
  const last = shown.pop();
  assert.ok(before === "" && shown.length > 0, terminal.stderr);
  for (const progress of shown) assert.match(progress, /^\d+ %, best [\d,]+, at least \d+$/);
  assert.deepEqual([piped.status, piped.stdout, terminal.status, terminal.stdout], [3, "", 3, ""]);
  for (const sentence of [piped.stderr, last]) {
    assert.match(sentence, ONE_SENTENCE);
    const [, best, bound] = /did not end in 1 s: .* has ([\d,]+) presses, and none has fewer than (\d+)\.\n$/.exec(
      sentence,
    );
    assert.ok(Number(best.replace(",", "")) > Number(bound), sentence);
  }
  const { stdout, stderr } = await here(["fewest", "5x5.on"], { isTTY: true });
  assert.deepEqual([linesOf(stdout).length, stderr], [1, CLEARED]);
});

/** The results of all shares of a search, one to a line. @param {string} text @param {number} shares */
async function sharesOf(text, shares) {
  const results = [];
  for (let share = 1; share <= shares; share++) {
    const { status, stdout } = await here(["fewest", "--share", `${share}/${shares}`, text]);
    assert.equal(status, 0);
    results.push(...linesOf(stdout));
  }
  return results;
}

/** @param {string[]} lines @param {...string} options */
const joined = (lines, ...options) =>
  here(["fewest", "--join", ...options], { stdin: [Buffer.from(lines.join("\n"))] });

test("joined in any order, shares give the fewest presses and their number, as one search and brute force do", async () => {
  const solvable = POSITIONS.filter((text) => bruteForce(text).length > 0);
  for (const [text, shares] of /** @type {[string, number][]} */ ([
    ...solvable.slice(0, 12).map((text, i) => [text, 1 + (i % 5)]),
    ["30x30-torus.on", 7],
  ])) {
    const lines = await sharesOf(text, shares);
    assert.equal(lines.length, shares);
    const { stdout } = await joined([lines[0], ...[...lines].reverse(), ""], "--json");
    const { weight, count, presses } = JSON.parse(stdout);
    const whole = JSON.parse((await here(["fewest", "--json", text])).stdout);
    assert.deepEqual([weight, count, presses.length], [whole.weight, whole.count, whole.weight], text);
    if (text === "30x30-torus.on") continue;
    const weights = bruteForce(text).map(weigh);
    assert.equal(weight, Math.min(...weights));
    assert.equal(Number(count), weights.filter((each) => each === weight).length, text);
  }
});

test("each line of a share can be checked alone: its last position is solved", async () => {
  for (const line of await sharesOf("24x24-torus.on", 3)) {
    const [notation, , weight, , solved] = line.split(" ");
    assert.deepEqual(await here(["solve", solved]), { status: 0, stdout: "\n", stderr: "" });
    assert.equal(solved.split(".").slice(0, 2).join("."), notation);
    const bits = [...solved.split(".")[2]].map((digit) => Number.parseInt(digit, 16).toString(2).replaceAll("0", ""));
    assert.equal(bits.join("").length, Number(weight));
  }
});

test("a share of a position without a solution proves that", async () => {
  const { status, stdout, stderr } = await here(["fewest", "--share", "2/3", "5x5.8000000"]);
  assert.deepEqual([status, stdout], [1, "none\n"]);
  assert.match(stderr, /There is no solution/);
});

test("shares that do not make one search are refused with their lines", async () => {
  const lines = await sharesOf("4x4.on", 3);
  const [others, parts] = [await sharesOf("5x5.on", 3), await sharesOf("4x4.on", 2)];
  const [notation, share, weight, count, solved] = lines[1].split(" ");
  const unsolved = [notation, share, weight, count, "4x4.on.f000"].join(" ");
  const elsewhere = [notation, share, weight, count, "4x4.off.0000"].join(" ");
  for (const [changed, sentence] of [
    [[lines[0], lines[2]], "Of 3 shares these are missing: 2."],
    [[lines[1]], "Of 3 shares these are missing: 1 3."],
    [[...lines, others[0]], "Line 4 belongs to another search than line 1."],
    [[lines[0], parts[1]], "Line 2 belongs to another search than line 1."],
    [[lines[0], unsolved], "Line 2: these presses do not solve the position, or their number differs."],
    [[elsewhere], "Line 1: these presses do not solve the position, or their number differs."],
    [
      [...lines, [notation, share, Number(weight) + 1, count, solved].join(" ")],
      "Line 4: these presses do not solve the position, or their number differs.",
    ],
    [
      [...lines, [notation, share, weight, Number(count) + 1, solved].join(" ")],
      "Lines 4 and 2 are different results of the same share.",
    ],
    [[...lines, lines[1].slice(0, 12)], "Line 4 is not the result of a share."],
    [[lines[0].replace("4x4.on", "4x4.bad")], "Line 1 is not the result of a share."],
    [[""], "Line 1 is not the result of a share."],
    [["x".repeat(1_000_001)], "The results of the shares have more than 1,000,000 characters."],
  ]) {
    const outcome = await joined(/** @type {string[]} */ (changed));
    assert.deepEqual(outcome, { status: 2, stdout: "", stderr: `lights-and-doors: ${sentence}\n` });
  }
});

/** The picture that a command draws. @param {...string} args */
async function drawn(...args) {
  const picture = kept();
  const { status, stderr } = await here(args, { stdout: picture });
  assert.deepEqual([status, stderr], [0, ""]);
  return picture.bytes();
}

test("the built command draws as its sources do", async () => {
  for (const args of [
    ["svg", "--solution", "dials5~-100-010-001.014"],
    ["png", "--paper", "3x5.on"],
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], { env: environment({}) });
    assert.deepEqual([status, String(stderr)], [0, ""]);
    assert.ok(stdout.equals(await drawn(...args)));
  }
});

const countIn = (text, part) => String(text).split(part).length - 1;

test("a picture has the notation as its title, and rings for the fewest presses, numbers for counted ones", async () => {
  const plain = String(await drawn("svg", "5x5.on"));
  assert.match(plain, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<title>5x5\.on<\/title>/);
  const circles = (text) => countIn(text, 'r="28"');
  assert.equal(circles(plain), 0);
  assert.equal(circles(await drawn("svg", "--solution", "5x5.on")), 15);
  assert.equal(circles(await drawn("svg", "--solution", "dodecahedron.on")), 2);
  assert.deepEqual(
    String(await drawn("svg", "--solution", "dials5~-100-010-001.014")).match(/(?<=>)−?\d×(?=<)/g),
    ["−1×", "1×"],
    "from 1 back to 0, and from 4 on to 0",
  );
});

test("a picture without a solution hatches the lights of the witness", async () => {
  const { witness } = JSON.parse((await here(["solve", "--json", "5x5.8000000"])).stdout);
  assert.equal(countIn(await drawn("svg", "--solution", "5x5.8000000"), 'stroke-opacity="0.6"'), witness.length);
});

/** The size of a PNG and its first point, without filters as it is written. @param {Buffer} png */
function seen(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const rows = inflateSync(png.subarray(png.indexOf("IDAT") + 4));
  assert.equal(rows.length, height * (3 * width + 1));
  return { width, height, first: [...rows.subarray(1, 4)] };
}

test("a PNG has the size of the SVG, up to 2048 points a side, and its ground", async () => {
  const [, width, height] = / width="(\d+)" height="(\d+)"/.exec(String(await drawn("svg", "3x5.on"))).map(Number);
  assert.deepEqual(seen(await drawn("png", "3x5.on")), { width, height, first: [10, 15, 36] });
  assert.deepEqual(seen(await drawn("png", "--paper", "3x5.on")), { width, height, first: [255, 255, 255] });
  const large = seen(await drawn("png", "--solution", "20x60.off"));
  assert.equal(large.width, 2048);
  assert.ok(Math.abs(large.height - 2048 / 3) < 12, `${large.height}`);
});

test("without resvg a PNG is refused with one sentence, and everything else works", () => {
  const alone = mkdtempSync(join(tmpdir(), "command-")); // no node_modules above it
  cpSync(new URL("../build/package/", import.meta.url), alone, { recursive: true });
  const [png, svg] = ["png", "svg"].map((command) =>
    spawnSync(process.execPath, [`${alone}/command.js`, command, "5x5.on"], { encoding: "utf8", env: environment({}) }),
  );
  assert.deepEqual([png.status, png.stdout], [2, ""]);
  assert.match(png.stderr, /^lights-and-doors: Pictures need the package @resvg\/resvg-js, .*\n$/);
  assert.deepEqual([svg.status, svg.stderr], [0, ""]);
  rmSync(alone, { recursive: true });
});

test("LaTeX has the masks as columns and the lights that must change at the end", async () => {
  for (const text of POSITIONS.filter((text) => !/holes|either/.test(text)).slice(0, 10)) {
    const { stdout } = await here(["latex", text]);
    const rows = linesOf(stdout).slice(1, -1);
    const plain = plainPosition(text);
    const [change] = changesOf(plain, plain.lights);
    const expected = change.map((end, light) => [...plain.masks.map((mask) => mask[light]), end].join(" & "));
    assert.deepEqual(
      rows.map((row) => row.trim().replace(" \\\\", "")),
      expected,
      text,
    );
    assert.match(stdout, /^\\left\[\\begin\{array\}.*\n[\s\S]*\n\\end\{array\}\\right\]\n$/);
  }
  const { status, stdout, stderr } = await here(["latex", "256x256.on"]);
  assert.deepEqual([status, stdout], [3, ""]);
  assert.equal(stderr, "lights-and-doors: The matrix has more than 4,000,000 entries.\n");
});

/** An engine whose search fails. @param {Error} error */
const failing = (error) =>
  Object.assign(createEngine(module), {
    fewestNow() {
      throw error;
    },
  });

test("a defect while a text is read is one, too", async () => {
  const engine = Object.assign(createEngine(module), {
    load() {
      throw new TypeError("a defect");
    },
  });
  assert.equal((await here(["solve", "5x5.on"], { engine })).status, 70);
});

test("too many solutions, too little memory and a defect have exit codes of their own", async () => {
  for (const [code, sentence] of /** @type {const} */ ([
    ["solutions", "There are too many solutions to find the fewest presses."],
    ["memory", "There is not enough memory for that. Everything else still works."],
  ])) {
    const outcome = await here(["fewest", "5x5.on"], { engine: failing(new EngineError(code)) });
    assert.deepEqual(outcome, { status: 3, stdout: "", stderr: `lights-and-doors: ${sentence}\n` });
  }
  for (const error of [new EngineError("trap"), new TypeError("a defect")]) {
    const { status, stdout, stderr } = await here(["fewest", "5x5.on"], { engine: failing(error) });
    assert.deepEqual([status, stdout], [70, ""]);
    assert.match(stderr, /^lights-and-doors: This is a defect; please report it: \w+Error: /);
  }
});

test("a witness of many lights is shortened in its sentence, and whole in JSON", async () => {
  const { stdout, stderr } = await here(["solve", "--json", `19x19.8${"0".repeat(90)}`]);
  const { witness } = JSON.parse(stdout);
  const [, listed] = / of ([\d, ]+) …, but /.exec(stderr);
  assert.ok(witness.length > 40);
  assert.deepEqual(
    listed.split(" "),
    witness.slice(0, 40).map(({ name }) => name),
  );
});

/** Starts `serve`: its process, and the line with the address. @param {string[]} args */
async function served(...args) {
  const child = spawn(process.execPath, [COMMAND, "serve", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const [line] = await once(child.stdout, "data");
  return { child, address: String(line) };
}

test("serve answers with the whole page and nothing else, at the address that it writes, until it is ended", async () => {
  const first = await served();
  const second = await served("3x3.on");
  try {
    assert.match(first.address, /^http:\/\/localhost:\d+\/\n$/);
    assert.match(second.address, /^http:\/\/localhost:\d+\/#3x3\.on\n$/);
    assert.notEqual(new URL(first.address).port, new URL(second.address).port);
    for (const { address } of [first, second]) {
      const page = await fetch(new URL("/?x", address));
      assert.equal(page.headers.get("Content-Type"), "text/html; charset=utf-8");
      assert.equal(await page.text(), readFileSync(PAGE, "utf8"));
      for (const path of ["/command.js", "/..%2fpackage.json", "//"]) {
        const { status } = await fetch(new URL(address).origin + path);
        assert.equal(status, 404, path);
      }
    }
    const { port } = new URL(first.address);
    const { status, stdout, stderr } = run(["serve", "--port", port]);
    assert.deepEqual([status, stdout], [2, ""]);
    assert.equal(stderr, `lights-and-doors: Port ${port} cannot be used on this machine.\n`);
  } finally {
    for (const { child } of [first, second]) {
      child.kill("SIGINT");
      assert.deepEqual(await once(child, "close"), [null, "SIGINT"]);
    }
  }
  assert.equal(run(["serve", "3x"]).status, 2);
});

/** The sections of a worksheet: the positions of the boards, and how many rings each picture has. @param {string} html */
function sectionsOf(html) {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll("section")].map((section) => ({
    text: section.textContent,
    notations: [...section.querySelectorAll("code")].map((code) => code.textContent),
    rings: [...section.querySelectorAll("figure > svg")].map((svg) => svg.querySelectorAll('circle[r="28"]').length),
    stencil: section.querySelectorAll(".miniature .on").length,
  }));
}

test("a worksheet has different boards that need exactly so many presses, and their answers on a page of their own", async () => {
  const asked = ["worksheet", "--boards", "4", "--presses", "3", "--solution", "3x4.off"];
  const { status, stdout, stderr } = await here(asked);
  assert.deepEqual([status, stderr], [0, ""]);
  assert.match(stdout, /^<!doctype html>\n<html lang="en">\n/);
  const [boards, answers, ...others] = sectionsOf(stdout);
  assert.equal(new Set(boards.notations).size, 4);
  for (const notation of boards.notations) assert.equal(Math.min(...bruteForce(notation).map(weigh)), 3, notation);
  assert.deepEqual([boards.rings, answers.rings, others], [[0, 0, 0, 0], [3, 3, 3, 3], []]);
  assert.deepEqual(answers.notations, boards.notations);
  assert.match(boards.text, /Turn all lights off/);
  const plain = asked.filter((word) => word !== "--solution");
  assert.deepEqual(sectionsOf((await here(plain)).stdout), [boards], "the same boards again, without answers");
  const [other] = sectionsOf((await here([...plain, "--seed", "2"])).stdout);
  assert.notDeepEqual(other.notations, boards.notations);
});

test("a worksheet tells the rule of its boards, and says when there are fewer than asked for or none", async () => {
  const sheet = async (...words) => {
    const { status, stdout, stderr } = await here(["worksheet", ...words]);
    return { status, stderr, sections: sectionsOf(stdout) };
  };
  const joined = await sheet("4x4-torus.off", "--presses", "2");
  assert.match(joined.sections[0].text, /Opposite edges are joined\./);
  assert.equal((await sheet("5x5-r0270e00.off", "--presses", "2")).sections[0].stencil, 7);
  const dialled = await sheet("2x2-mod3.1", "--kind", "equations", "--presses", "2", "--solution");
  assert.match(dialled.sections[1].text, /1: x1 \+ x2 \+ x3 ≡ [012] \(mod 3\)/);
  const hall = await sheet("doors-0111-1001-0011-1011.off");
  assert.match(hall.sections[0].text, /Open all doors/);
  assert.equal(hall.sections[0].notations.length, 6);
  const few = await sheet("2x2.off", "--presses", "1");
  assert.equal(
    few.stderr,
    `lights-and-doors: Only ${few.sections[0].notations.length} boards of that kind could be found.\n`,
  );
  for (const words of [
    ["3x3.off", "--kind", "quiet"],
    ["5x5.off", "--kind", "elimination"],
    ["3x3.off", "--presses", "10"],
    ["3x3.off", "--boards", "0"],
    ["3x3.off\n4x4.off"],
  ]) {
    const { status, stderr, sections } = await sheet(...words);
    assert.deepEqual([status, sections], [2, []], words.join(" "));
    assert.match(stderr, /^lights-and-doors: .+\n$/);
  }
});

test("--help names every command and option, and its examples run as they are written there", async () => {
  const { status, stdout, stderr } = run(["--help"]);
  assert.deepEqual([status, stderr], [0, ""]);
  const [, examples] = stdout.split("Examples\n");
  assert.deepEqual(
    linesOf(examples).map((line) => line.trim()),
    EXAMPLES,
  );
  const answers = EXAMPLES.map((example) => shell(example));
  for (const { status, stderr } of answers) assert.deepEqual([status, stderr], [0, ""]);
  const [fewest, json, drawn, grids, listed, counted, printed] = answers.map(({ stdout }) => stdout);
  assert.equal(fewest.trim().split(" ").length, 15);
  assert.equal(
    JSON.parse(json)
      .presses.map(({ name }) => name)
      .join(" "),
    "A C D",
  );
  assert.equal(drawn, "2,2\n");
  assert.deepEqual(
    grids.split("\n\n").map((grid) => grid.replaceAll(/[0\n]/g, "").length),
    [15, 4, 0],
  );
  assert.deepEqual(
    linesOf(listed).map((line) => line.split(" ").length),
    [4, 4],
  );
  assert.equal(counted, `${3 ** createEngine(module).nullity(5, 5, 3)}\n`);
  assert.deepEqual(
    sectionsOf(printed).map(({ notations }) => notations.length),
    [4, 4],
  );
  assert.equal((await here(["-h"])).stdout, stdout);
  assert.equal((await here(["help"])).stdout, stdout);
});

test("the examples of its document are among those of --help, which run", () => {
  const document = readFileSync(new URL("../build/package/README.md", import.meta.url), "utf8");
  const [, lines] = /## The command\n\n```sh\n([^`]*)```/.exec(document);
  assert.deepEqual(linesOf(lines).sort(), EXAMPLES.slice(0, 3).sort());
});

for (const [variables, expected] of /** @type {[Record<string, string>, string][]} */ ([
  [{}, ""],
  [{ LANG: "zh_CN.UTF-8" }, "zh-CN"],
  [{ LANG: "en_US.UTF-8", LC_MESSAGES: "zh_TW.UTF-8" }, "zh-TW"],
  [{ LANG: "zh_CN", LC_MESSAGES: "zh_CN", LC_ALL: "C" }, "C"],
  [{ LC_ALL: "", LANG: "de_DE.ISO-8859-15@euro" }, "de-DE"],
]))
  test(`${JSON.stringify(variables)} asks for the language ${expected || "that is the default"}`, () =>
    assert.equal(languageIn(variables), expected));

for (const [LANG, about, refusal] of [
  ["C.UTF-8", "Exit codes", "There is no solution"],
  ["zh_CN.UTF-8", "退出码", "无解"],
  ["zh_HK.UTF-8", "結束代碼", "無解"],
])
  test(`with ${LANG} the sentences are in its language, and the answers are the same`, () => {
    assert.ok(shell("lights-and-doors --help", "", { LANG }).stdout.includes(`\n${about}\n`));
    const { stdout, stderr } = shell("lights-and-doors solve 5x5.8000000", "", { LANG });
    assert.equal(stdout, "none\n");
    assert.ok(stderr.includes(refusal), stderr);
  });
