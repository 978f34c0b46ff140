// The programs of docs/code/: compiled, and run against the engine on random boards.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { createEngine } from "../web/engine/all.js";
import { PAGES } from "./book.js";
import { engineOf, fewestOf, module } from "./core.js";
import { hexOf, plainPosition, proves, randomSource, solves, weigh } from "./plain.js";
import { plainStates, pressed } from "./plain-states.js";

const CODE = "docs/code";
const BUILT = mkdtempSync(join(tmpdir(), "code-"));
after(() => rmSync(BUILT, { recursive: true }));

/** Compiles a program of C, whose memory is checked. @param {string} source @param {string} built @param {string[]} options */
function compile(source, built, ...options) {
  const strict = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined"];
  execFileSync("cc", [...strict, ...options, "-o", built, source]);
}
const RUNNER = join(BUILT, "every_input");
compile("tests/every_input.c", RUNNER);

/** The interpreter itself: what a version manager puts in its place takes longer than a program. */
const PYTHON = execFileSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).trim();

/** How to run a program, once it is compiled. @type {Map<string, [string, string[]]>} */
const COMMANDS = new Map(
  readdirSync(CODE).map((name) => {
    const [source, built] = [join(CODE, name), join(BUILT, name.replace(".", "-"))];
    if (name.endsWith(".py")) return [name, [PYTHON, ["tests/every_input.py", source]]];
    compile(source, built, "-shared", "-fPIC");
    return [name, [RUNNER, [built]]];
  }),
);

/**
 * The cases with the words that a program prints for their inputs.
 * @template {{ input: string }} Case
 * @param {string} name @param {Case[]} cases
 */
function run(name, cases) {
  const [command, options] = /** @type {[string, string[]]} */ (COMMANDS.get(name));
  const inputs = cases.map(({ input }) => input);
  const outputs = execFileSync(command, [...options, ...inputs], { encoding: "utf8" }).split("\f");
  assert.deepEqual([outputs.length, outputs.pop()], [cases.length + 1, ""], name);
  return cases.map((each, i) => ({ ...each, output: outputs[i].trim().split(/\s+/) }));
}

/** Both languages of a program. @param {string} name */
const both = (name) => [`${name}.c`, `${name}.py`].filter((each) => COMMANDS.has(each));

/** Random boards, small and not square; every other one is solvable. @param {number} rounds @param {number} seed */
function boards(rounds, seed) {
  const random = randomSource(seed);
  return Array.from({ length: rounds }, (_, round) => {
    const [rows, cols] = round === 0 ? [5, 5] : [1 + random(6), 1 + random(6)];
    let lights = Array.from({ length: rows * cols }, () => random(2));
    const { masks } = plainPosition(`${rows}x${cols}.off`);
    if (round % 2)
      lights = masks.reduce(
        (sum, mask) => (random(2) ? sum.map((bit, i) => bit ^ mask[i]) : sum),
        lights.map(() => 0),
      );
    const text = Array.from({ length: rows }, (_, row) => lights.slice(row * cols, (row + 1) * cols).join(" ")).join(
      "\n",
    );
    return { notation: `${rows}x${cols}.${hexOf(lights)}`, input: `${rows} ${cols}\n${text}\n`, lights };
  });
}

test("every program is short, in both languages, and has its line in docs/code.md and its place in a chapter", () => {
  const document = readFileSync("docs/code.md", "utf8");
  for (const name of COMMANDS.keys()) {
    assert.ok(document.includes(`(code/${name})`), name);
    const inChapter = PAGES.filter(({ html }) => html.includes(`<!-- code: ${name} -->`));
    assert.ok(inChapter.length, name);
    assert.equal(both(name.replace(/[.].*/, "")).length, 2, name);
    const lines = readFileSync(join(CODE, name), "utf8").trimEnd().split("\n");
    assert.ok(lines.length <= 30 && lines.every((line) => line.length <= 120), name);
  }
});

for (const program of both("eliminate"))
  test(`${program} solves what can be solved, and proves the rest`, () => {
    let impossible = 0;
    for (const { notation, lights, output } of run(program, boards(40, 11))) {
      const [first, ...rest] = output;
      const plain = plainPosition(notation);
      assert.equal(first !== "impossible", engineOf(notation).solve().solvable, notation);
      if (first === "impossible") assert.ok(proves(plain, lights, rest.map(Number)), notation);
      else assert.ok(solves(plain, lights, [first, ...rest].map(Number)), notation);
      impossible += Number(first === "impossible");
    }
    assert.ok(impossible > 2);
  });

for (const program of [...both("chase"), ...both("solutions")])
  test(`${program} counts the solutions and finds a lightest`, () => {
    for (const { notation, lights, output } of run(program, boards(14, 12))) {
      const [count, fewest, ...presses] = output.map(Number);
      const { solvable, nullity } = engineOf(notation).solve();
      assert.equal(count, solvable ? 2 ** nullity : 0, notation);
      if (!solvable) continue;
      assert.equal(fewest, fewestOf(notation).weight, notation);
      assert.equal(weigh(presses), fewest);
      assert.ok(solves(plainPosition(notation), lights, presses), notation);
    }
  });

for (const program of [...both("flip-search"), ...both("flip-solutions")])
  test(`${program} agrees with the engine on both goals`, () => {
    const random = randomSource(13);
    const { masks } = plainPosition("4x4.off");
    const positions = Array.from({ length: 12 }, (_, round) => {
      let lights = Array.from({ length: 16 }, () => (round % 4 ? 0 : random(2)));
      if (round % 4) for (const mask of masks) if (random(2)) lights = lights.map((bit, i) => bit ^ mask[i]);
      const letters = lights.map((bit) => "wb"[bit]).join("");
      const engine = engineOf(`4x4-goal-either.${hexOf(lights)}`);
      const expected = engine.solve().solvable ? String(engine.fewestNow().weight) : "Impossible";
      return { input: letters.match(/.{4}/g).join("\n"), expected };
    });
    const all = [{ input: "bwwb\nbbwb\nbwwb\nbwww\n", expected: "4" }, ...positions];
    for (const { input, expected, output } of run(program, all)) assert.deepEqual(output, [expected], input);
    const found = new Set(positions.map(({ expected }) => expected));
    assert.ok(found.has("Impossible") && found.size > 3);
  });

for (const program of [...both("doors"), ...both("doors-subsets")])
  test(`${program} counts the ways and finds one`, () => {
    const random = randomSource(14);
    const counts = new Set();
    const halls = Array.from({ length: 16 }, (_, round) => {
      const [doors, buttons] = [2 + random(4), 2 + random(4)];
      const words = Array.from({ length: buttons }, () => Array.from({ length: doors }, () => random(2)).join(""));
      return { words, input: words.join(round % 2 ? " " : "\n") };
    });
    for (const { words, output } of run(program, halls)) {
      const notation = `doors-${words.join("-")}.off`;
      const { solvable, nullity } = engineOf(notation).solve();
      const [count, ...ways] = output;
      assert.equal(Number(count), solvable ? 2 ** nullity : 0, notation);
      counts.add(count);
      if (!solvable) continue;
      const pressedLetters = program.startsWith("doors-") ? ways.slice(0, fewestOf(notation).weight) : ways;
      const sum = Array.from(words[0], (_, door) =>
        pressedLetters.reduce((bit, letter) => bit ^ Number(words[letter.charCodeAt(0) - 65][door]), 0),
      );
      assert.equal(weigh(sum), words[0].length, notation);
    }
    assert.ok(counts.size > 2);
    const [{ output }] = run(program, [{ input: "0111 1001 0011 1011" }]);
    assert.deepEqual(output, ["1", "A", "C", "D"]);
  });

for (const program of both("census"))
  test(`${program} counts what the engine counts`, () => {
    const sizes = ["1", "2", "3", "4", "5", "10", "20", "64"];
    for (const { input, output } of run(
      program,
      sizes.map((input) => ({ input })),
    )) {
      const { sets, openable } = createEngine(module).census(Number(input));
      const counted = program.endsWith(".c") ? [openable, sets].map((count) => count % 1000000007n) : [openable, sets];
      assert.deepEqual(output.map(BigInt), counted, input);
    }
  });

for (const program of both("modulo3"))
  test(`${program} solves modulo 3`, () => {
    const random = randomSource(15);
    let impossible = 0;
    const boards = Array.from({ length: 12 }, (_, round) => {
      const [rows, cols] = round ? [1 + random(5), 1 + random(5)] : [2, 2];
      const states = Array.from({ length: rows * cols }, () => (round ? random(3) : 1));
      const notation = `${rows}x${cols}-mod3.${states.join("")}`;
      const text = Array.from({ length: rows }, (_, row) => states.slice(row * cols, (row + 1) * cols).join(" "));
      return { notation, input: `${rows} ${cols}\n${text.join("\n")}\n` };
    });
    for (const { notation, output: presses } of run(program, boards)) {
      assert.equal(presses[0] !== "impossible", engineOf(notation).solve().solvable, notation);
      if (presses[0] === "impossible") impossible++;
      else assert.equal(weigh(pressed(plainStates(notation), presses.map(Number))), 0, notation);
    }
    assert.ok(impossible > 1);
  });

for (const program of both("words"))
  test(`${program} tells after how many equations all is determined, and finds a solution`, () => {
    const random = randomSource(16);
    const kinds = new Set();
    const systems = Array.from({ length: 16 }, (_, round) => {
      const [unknowns, count] = [1 + random(8), 1 + random(14)];
      const secret = Array.from({ length: unknowns }, () => random(2));
      const equations = Array.from({ length: count }, () => {
        const left = Array.from({ length: unknowns }, () => random(2));
        const right = round % 4 ? weigh(left.map((bit, i) => bit & secret[i])) % 2 : random(2);
        return { left, right };
      });
      const input = `${unknowns} ${count}\n${equations.map(({ left, right }) => `${left.join("")} ${right}`).join("\n")}\n`;
      return { unknowns, count, equations, input };
    });
    for (const { unknowns, count, equations, input, output } of run(program, systems)) {
      const [first, bits] = output;
      // Every assignment is tried, after each of the equations.
      const fitting = (/** @type {number} */ upTo) =>
        Array.from({ length: 2 ** unknowns }, (_, x) =>
          Array.from({ length: unknowns }, (_, i) => (x >> i) & 1),
        ).filter((x) =>
          equations.slice(0, upTo).every(({ left, right }) => weigh(left.map((bit, i) => bit & x[i])) % 2 === right),
        );
      const all = fitting(count);
      kinds.add(Number(first) > 0 ? "determined" : first);
      if (!all.length) assert.equal(first, "impossible", input);
      else {
        assert.ok(
          all.some((x) => x.join("") === bits),
          input,
        );
        if (all.length > 1) assert.equal(first, "undetermined", input);
        else assert.deepEqual([fitting(Number(first)).length, fitting(Number(first) - 1).length > 1], [1, true], input);
      }
    }
    assert.equal(kinds.size, 3);
  });

const LISTING = /<!-- code: (.+?) -->/g;

test("the inputs in the chapters give the outputs beside them", () => {
  /** @type {Map<string, { path: string, input: string, expected: string[] }[]>} */
  const examples = new Map([...COMMANDS.keys()].map((program) => [program, []]));
  let inputs = 0;
  for (const { path, html } of PAGES) {
    const [before, ...parts] = html.split(" data-input>");
    assert.doesNotMatch(before, LISTING, path);
    for (const part of parts) {
      const [, input, output] = /^([^<]+)<.+? data-output>([^<]+)</s.exec(part);
      for (const [, program] of part.matchAll(LISTING))
        examples.get(program).push({ path, input: `${input}\n`, expected: output.trim().split(/\s+/) });
      inputs++;
    }
  }
  assert.equal(inputs, 16);
  for (const [program, cases] of examples)
    for (const { path, expected, output } of run(program, cases))
      assert.deepEqual(output, expected, `${path}: ${program}`);
});
