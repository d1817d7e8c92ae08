import { describe, expect, it } from "vitest";
import { readTestOutput } from "../read-test-output.js";
import type { Runner } from "../test-report.js";

const read = (lines: readonly string[]) => readTestOutput({ output: lines.join("\n") });
const short = ({ failures }: ReturnType<typeof read>) =>
  failures.map(({ test, file, line, expected, actual }) => [test, file, line, expected, actual]);

const jestBlock = [
  "  ● Cart › adds",
  "",
  "    expect(received).toBe(expected) // Object.is equality",
  "",
  "    Expected: 4",
  "    Received: 3",
  "",
  "    > 4 |     expect(add(1, 2)).toBe(4);",
  "        |                       ^",
  "",
  "      at Object.<anonymous> (src/cart.test.js:4:23)",
];
const mochaBlock = [
  "  3) Cart",
  "       adds:",
  "",
  "      AssertionError: expected 3 to equal 4",
  "      + expected - actual",
  "",
  "      -3",
  "      +4",
  "",
  "      at Context.<anonymous> (test/cart.test.js:6:20)",
];
const nodeBlock = (title: string) => [
  `✖ ${title} (0.85853ms)`,
  "  AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:",
  "",
  "  3 !== 4",
  "",
  "      at TestContext.<anonymous> (/repo/cart.test.js:6:33)",
  "      at Test.run (node:internal/test_runner/test:796:25) {",
  "    actual: 3,",
  "    expected: 4,",
  "  }",
];

describe("a part of an output of JavaScript, without headings or totals", () => {
  it.each<[string, Runner, readonly string[], readonly unknown[]]>([
    ["a block of Jest", "jest", jestBlock, ["Cart › adds", "src/cart.test.js", 4, "4", "3"]],
    [
      "a block of Jest without its indent",
      "jest",
      jestBlock.map((line) => line.slice(2)),
      ["Cart › adds", "src/cart.test.js", 4, "4", "3"],
    ],
    [
      "a block of Vitest",
      "vitest",
      [
        " FAIL  src/cart.test.ts > adds",
        "AssertionError: expected 3 to be 4 // Object.is equality",
        " ❯ src/cart.test.ts:5:21",
      ],
      ["adds", "src/cart.test.ts", 5, "4", "3"],
    ],
    [
      "a result of Vitest with its reason",
      "vitest",
      ["   × Cart > adds 5ms", "     → expected 3 to be 4 // Object.is equality"],
      ["Cart > adds", null, null, "4", "3"],
    ],
    [
      "a result of Jest",
      "jest",
      ["  Cart", "    nested", "      ✕ adds (3 ms)"],
      ["Cart › nested › adds", null, null, null, null],
    ],
    [
      "a block of Jest without its stack",
      "jest",
      jestBlock.slice(0, 6),
      ["Cart › adds", null, null, "4", "3"],
    ],
    ["a block of mocha", "mocha", mochaBlock, ["Cart adds", "test/cart.test.js", 6, "4", "3"]],
    [
      "a result of node:test with its error",
      "node:test",
      nodeBlock("adds"),
      ["adds", "/repo/cart.test.js", 6, "4", "3"],
    ],
    [
      "a failure of node:test's list",
      "node:test",
      ["test at cart.test.js:5:3", ...nodeBlock("adds")],
      ["adds", "/repo/cart.test.js", 6, "4", "3"],
    ],
    [
      "a result of node:test",
      "node:test",
      ["✖ adds (0.85853ms)"],
      ["adds", null, null, null, null],
    ],
    [
      "a point of TAP",
      "tap",
      ["not ok 1 - adds", "  ---", "  expected: 4", "  actual: 3", "  ..."],
      ["adds", null, null, "4", "3"],
    ],
    [
      "a point of node:test's TAP",
      "node:test",
      [
        "    not ok 2 - adds",
        "      ---",
        "      location: '/repo/cart.test.js:6:3'",
        "      failureType: 'testCodeFailure'",
        "      error: 'no'",
        "      expected: 4",
        "      actual: 3",
        "      ...",
      ],
      ["adds", "/repo/cart.test.js", 6, "4", "3"],
    ],
    [
      "a result of bun",
      "bun",
      [
        "13 |   expect(add(1, 2)).toBe(4);",
        "      ^",
        "error: expect(received).toBe(expected)",
        "",
        "Expected: 4",
        "Received: 3",
        "",
        "      at <anonymous> (/app/cart.test.ts:13:2)",
        "(fail) Cart > adds [1.48ms]",
      ],
      ["Cart > adds", "/app/cart.test.ts", 13, "4", "3"],
    ],
    [
      "an attempt of Playwright",
      "playwright",
      ["  ✘  2 [chromium] › tests/cart.spec.ts:7:5 › Cart › adds (retry #1) (2.1s)"],
      ["Cart › adds", "tests/cart.spec.ts", 7, null, null],
    ],
    [
      "a block of Playwright",
      "playwright",
      [
        "  1) [chromium] › tests/cart.spec.ts:3:5 › Cart › adds ─────────────",
        "",
        "    Error: expect(received).toBe(expected) // Object.is equality",
        "",
        "    Expected: 4",
        "    Received: 3",
        "",
        "        at /app/tests/cart.spec.ts:5:13",
      ],
      ["Cart › adds", "/app/tests/cart.spec.ts", 5, "4", "3"],
    ],
  ])("as %s is read", (_, runner, lines, failure) => {
    const report = read(lines);
    expect(short(report)).toEqual([failure]);
    expect(report.runners).toEqual([runner]);
    expect(report.counts).toMatchObject({ total: null, passed: null, skipped: null });
    expect(report.counts.failed + report.counts.errors).toBe(1);
    expect(read(["It says:", "", ...lines, "", "Why?"]).runners).toEqual([runner]);
  });

  it.each<[string, readonly string[], string]>([
    [
      "the result and the list of node:test",
      ["▶ Cart", "  ✖ adds (0.85853ms)", "", "test at cart.test.js:5:3", ...nodeBlock("adds")],
      "Cart > adds",
    ],
    [
      "the result and the block of Vitest",
      [
        "   × Cart > adds 5ms",
        "     → expected 3 to be 4",
        "",
        " FAIL  src/cart.test.ts > Cart > adds",
        "AssertionError: expected 3 to be 4",
      ],
      "Cart > adds",
    ],
    [
      "the result and the block of Jest",
      ["  Cart", "    ✕ adds (3 ms)", "", ...jestBlock],
      "Cart › adds",
    ],
  ])("as %s is one failure", (_, lines, test) => {
    expect(read(lines).failures.map((failure) => failure.test)).toEqual([test]);
  });
});
