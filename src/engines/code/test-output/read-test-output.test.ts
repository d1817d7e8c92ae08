import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FAILURES_MAX, readTestOutput } from "./read-test-output.js";
import { RUNNERS } from "./test-report.js";

const NAMES = [
  "vitest",
  "jest",
  "mocha",
  "node-spec",
  "node-tap",
  "pytest",
  "unittest",
  "go",
  "go-verbose",
  "cargo",
  "rspec",
  "phpunit",
];
const recorded = (name: string) =>
  readFileSync(new URL(`./recorded/${name}.fixture.txt`, import.meta.url), "utf8");
const read = (output: string) => readTestOutput({ output });
const told = (output: string) => {
  const { runner, counts, failures } = read(output);
  return { runner, counts, failures };
};
const byLine = (text: string, change: (line: string, at: number) => string) =>
  text.split("\n").map(change).join("\n");
const stamp = (at: number) => `2026-01-31T09:30:${String(at % 60).padStart(2, "0")}.1234567Z`;

describe("a log around the output", () => {
  it.each(NAMES)("changes nothing of what is read of %s", (name) => {
    const plain = recorded(name);
    const expected = told(plain);
    expect(told(plain.replaceAll("\n", "\r\n"))).toEqual(expected);
    expect(told(`\uFEFF${byLine(plain, (line, at) => `${stamp(at)} ${line}`)}`)).toEqual(expected);
    expect(told(byLine(plain, (line) => `web-1  | ${line}`))).toEqual(expected);
    expect(told(byLine(plain, (line, at) => `test\tRun tests\t${stamp(at)} ${line}`))).toEqual(
      expected,
    );
    expect(told(byLine(plain, (line) => `@shop/cart:test: ${line}`))).toEqual(expected);
    expect(told(`> npm test\n\n${plain}\n##[error]Process completed with exit code 1.`)).toEqual(
      expected,
    );
    const coloured = byLine(plain, (line) => line.replace(/(\S+)$/, "\u001b[31m$1\u001b[39m"));
    expect(told(coloured)).toEqual(expected);
  });

  it("may be of two services that wrote by turns", () => {
    const one = recorded("pytest").split("\n");
    const other = recorded("jest").split("\n");
    const lines: string[] = [];
    for (let at = 0; at < Math.max(one.length, other.length); at++) {
      if (at < one.length) lines.push(`api-1  | ${one[at]}`);
      if (at < other.length) lines.push(`web-1  | ${other[at]}`);
    }
    const report = read(lines.join("\n"));
    expect(report.runners).toEqual(["pytest", "jest"]);
    expect(report.runner).toBe("pytest");
    expect(report.failures).toEqual([
      ...read(recorded("pytest")).failures,
      ...read(recorded("jest")).failures,
    ]);
  });
});

describe("several runners in one log", () => {
  it("are added up, and the one that is named is chosen", () => {
    const log = `${recorded("cargo")}\n${recorded("mocha")}`;
    const report = read(log);
    expect(report.runners).toEqual(["mocha", "cargo test"]);
    expect(report.runner).toBe("cargo test");
    expect(report.counts).toEqual({ total: 45, passed: 5, failed: 37, skipped: 3, errors: 0 });
    expect(report.suites).toBe(3);
    const chosen = readTestOutput({ output: log, runner: "mocha" });
    expect(chosen.runners).toEqual(["mocha"]);
    expect(chosen.counts.failed).toBe(18);
    expect(chosen.notes).toEqual([]);
  });

  it("says so when the named one is not there", () => {
    const report = readTestOutput({ output: recorded("cargo"), runner: "jest" });
    expect(report.runner).toBe("cargo test");
    expect(report.notes).toEqual(["nothing of jest was found; what is answered is of cargo test"]);
    expect(readTestOutput({ output: "nothing", runner: "jest" })).toMatchObject({
      runner: "jest",
      failures: [],
      notes: ["no output of a known test runner was found"],
    });
  });
});

describe("output that is cut off", () => {
  it.each(NAMES)("of %s names no test that the whole does not, and says what it lacks", (name) => {
    const whole = recorded(name);
    // A cut within a line may shorten a name or a path, so the last line is not part of the claim.
    const names = new Set(read(whole).failures.map(({ test }) => test));
    const titles = [...names].map((test) => test.split(/ [>›] |::|\.(?=\w+$)/).at(-1) ?? "");
    for (let part = 1; part < 10; part++) {
      const cut = whole.slice(0, Math.floor((whole.length * part) / 10));
      const report = read(cut.slice(0, cut.lastIndexOf("\n")));
      for (const { test } of report.failures) {
        const isKnown = names.has(test) || titles.some((title) => test.endsWith(title));
        // What went wrong outside of a test is named after itself until its owner is told.
        expect(isKnown || /^(?:Unhandled .*|panic)$/.test(test), test).toBe(true);
      }
      if (report.counts.total === null) expect(report.notes).not.toEqual([]);
    }
  });
});

describe("what was compared", () => {
  it.each([
    ["vitest", "is equal", "3", "2"],
    ["vitest", "compares many lines", "one\n2\nthree", "one\ntwo\nthree"],
    ["jest", "compares strings", '"hello there"', '"hello world"'],
    ["jest", "length", "2", "1"],
    ["mocha", "compares strings", "hello there", "hello world"],
    ["node-tap", "compares many lines", "one\n2\nthree", "one\ntwo\nthree"],
    ["pytest", "test_equal", "3", "2"],
    ["pytest", "test_approx", "0.4 ± 4.0e-07", "0.30000000000000004"],
    ["unittest", "test_list", "[1, 3]", "[1, 2]"],
    ["go", "TestEqual", "5", "4"],
    ["cargo", "tests::equal", "5", "4"],
    ["rspec", "is equal", "3", "2"],
    ["phpunit", "testText", "'one\ntwo'", "'one\n2'"],
  ])("in %s by %s is told", (name, title, expected, actual) => {
    const failure = read(recorded(name)).failures.find(({ test }) => test.endsWith(title));
    expect(failure).toMatchObject({ expected, actual });
  });
});

describe("suspects", () => {
  it("are own frames, innermost first, each place once", () => {
    const failure = read(recorded("mocha")).failures.find(({ test }) => /throws in/.test(test));
    expect(failure?.suspects).toEqual([
      { file: "lib/math.cjs", line: 2, function: "divide" },
      { file: "suite/mocha/main.test.js", line: 9, function: "Context.<anonymous>" },
    ]);
    const deep = read(recorded("pytest")).failures.find(({ test }) => /in_stdlib/.test(test));
    expect(deep?.suspects).toEqual([
      { file: "app/calc.py", line: 13, function: "read" },
      { file: "tests/test_main.py", line: 49, function: "test_in_stdlib" },
    ]);
    expect(deep?.stack).toContain("json/decoder.py:353");
  });
});

it("reads the first and the last lines of an endless log, and says so", () => {
  const filler = "x\n".repeat(400_000);
  const report = read(`${recorded("go")}${filler}${recorded("mocha")}`);
  expect(report.runners).toEqual(["mocha", "go test"]);
  expect(report.counts.failed).toBe(18 + 14);
  const leftOut =
    400_000 + recorded("go").split("\n").length + recorded("mocha").split("\n").length;
  expect(report.notes).toContain(
    `the log is very long: ${leftOut - 1 - 300_000} lines of its middle were not read`,
  );
  expect(read(recorded("go")).notes.join()).not.toContain("very long");
});

describe("any text", () => {
  const pieces = NAMES.flatMap((name) => recorded(name).split("\n")).filter((line) => line !== "");

  it("is read without an error, with numbers that fit", () => {
    const line = fc.oneof(
      fc.constantFrom(...pieces),
      fc.string(),
      fc.constantFrom("<testsuite>", "<testcase name='a'>", "<failure>", "{", "}", "---", "..."),
    );
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 60 }),
        fc.constantFrom(...RUNNERS),
        (lines, runner) => {
          const report = readTestOutput({ output: lines.join("\n"), runner });
          for (const failure of report.failures) {
            expect(failure.line === null || failure.line >= 0).toBe(true);
            expect(failure.suspects.length).toBeLessThanOrEqual(10);
            expect(failure.message.length).toBeLessThanOrEqual(4_000);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it("of many failures lists the first and counts all", () => {
    const cases = '<testcase name="a"><failure message="no"/></testcase>'.repeat(FAILURES_MAX + 5);
    const report = read(`<testsuite>${cases}</testsuite>`);
    expect(report.counts.failed).toBe(FAILURES_MAX + 5);
    expect(report.failures).toHaveLength(FAILURES_MAX);
    expect(report.notes).toEqual([
      `${FAILURES_MAX + 5} failures were found; the first ${FAILURES_MAX} are listed`,
    ]);
  });

  it.each([
    "\n",
    " FAIL  a.test.ts > b\n",
    "FAIL a.test.js\n  ● b\n",
    "  1 failing\n",
    "  1) a\n",
    "✖ failing tests:\ntest at a.js:1:1\n",
    "1..1\nnot ok 1 - a {\n",
    "1..1\nnot ok 1 - a\n  ---\n  a:\n    b:\n",
    "= FAILURES =\n_ a _\nE  b\n",
    `${"=".repeat(70)}\nERROR: a (b)\n${"-".repeat(70)}\n`,
    "--- FAIL: A (0.0s)\npanic: b\n",
    "---- a stdout ----\nthread 'a' panicked at src/a.rs:1:1:\n",
    "error: could not compile `a` (lib)\nerror: b\n",
    "Failures:\n\n  1) a\n",
    "There was 1 error:\n1) a\n",
    "<testcase><failure>at a in b in c:line </failure></testcase>\n",
    "<testsuite><testcase>",
    '{"Action":"output","Package":"a","Output":"--- FAIL: A (0.0s)\\n"}\n',
    '{"type":"testDone","testID":1,"time":1,"result":"error"}\n',
    "{\n",
    "a-1 | b\n",
    "\u001b[31m",
    `at ${"a in ".repeat(90)}:line\n`,
    "expected ".repeat(200),
    "FAILED a.py::b - c\n",
    "SUBFAIL()[]()",
    "✖ a (1.23ms)\n  b\n",
    "  1) a\n     Failure/Error: b\n",
  ])("of an eighth of a megabyte of %j is read in a time that grows with it", (piece) => {
    const started = performance.now();
    read(`TAP version 13\n${piece.repeat(Math.floor(125_000 / piece.length))}`);
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});
