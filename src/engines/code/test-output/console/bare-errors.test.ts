import { describe, expect, it } from "vitest";
import { readTestOutput } from "../read-test-output.js";
import type { Runner } from "../test-report.js";

const read = (lines: readonly string[], runner: Runner) =>
  readTestOutput({ output: lines.join("\n"), runner });

describe("a runner that is named", () => {
  const script = [
    "Error: no cart",
    "    at add (/app/src/cart.js:2:9)",
    "    at Object.<anonymous> (/app/test/cart.test.js:4:3)",
    "    at node:internal/main/run_main_module:23:47",
  ];
  it.each<[Runner, readonly string[], string, string, number]>([
    ["node:test", script, "/app/src/cart.js:2", "/app/src/cart.js", 2],
    ["jest", script, "/app/src/cart.js:2", "/app/src/cart.js", 2],
    ["mocha", script, "/app/src/cart.js:2", "/app/src/cart.js", 2],
    [
      "vitest",
      ["AssertionError: expected 3 to be 4", " ❯ src/cart.test.ts:5:21"],
      "src/cart.test.ts:5",
      "src/cart.test.ts",
      5,
    ],
    [
      "pytest",
      [
        "Traceback (most recent call last):",
        '  File "/app/tests/test_cart.py", line 8, in test_total',
        "    assert total([3]) == 4",
        "AssertionError: 3 is no 4",
      ],
      "/app/tests/test_cart.py::test_total",
      "/app/tests/test_cart.py",
      8,
    ],
    [
      "unittest",
      [
        "Traceback (most recent call last):",
        '  File "/app/tests/test_cart.py", line 8, in test_total',
        "    total(None)",
        '  File "/app/cart.py", line 2, in total',
        "    return sum(prices)",
        "TypeError: 'NoneType' object is not iterable",
      ],
      "test_total",
      "/app/cart.py",
      2,
    ],
    [
      "cargo test",
      ["thread 'main' panicked at src/lib.rs:2:5:", "no cart", "note: run with a backtrace"],
      "main",
      "src/lib.rs",
      2,
    ],
    [
      "go test",
      ["panic: no cart", "", "goroutine 1 [running]:", "main.add()", "\t/app/cart.go:6 +0x2"],
      "/app/cart.go:6",
      "/app/cart.go",
      6,
    ],
  ])("as %s has bare errors of its language", (runner, lines, test, file, line) => {
    const report = read(lines, runner);
    expect(report.runner).toBe(runner);
    expect(report.failures).toMatchObject([{ test, file, line }]);
    expect(report.failures[0]?.message).toMatch(/no cart|3 is no 4|expected 3|not iterable/);
    expect(report.counts).toEqual({
      total: null,
      passed: null,
      failed: 1,
      skipped: null,
      errors: 0,
    });
  });

  it.each<[Runner, readonly string[], string, number]>([
    ["cargo test", ["error[E0308]: mismatched types", " --> src/lib.rs:3:5"], "src/lib.rs", 3],
    ["go test", ["# example.com/shop", "./cart.go:3:2: undefined: x"], "./cart.go", 3],
  ])("as %s has errors of its compiler", (runner, lines, file, line) => {
    const report = read(lines, runner);
    expect(report.failures).toMatchObject([
      { test: `${file}:${line}`, kind: "error", file, line, likelyCause: "syntax" },
    ]);
  });

  it("as pytest has the lines of an error that it marks", () => {
    const lines = [
      "E   AssertionError: no",
      "E   assert 3 == 4",
      "",
      "t/test_a.py:5: AssertionError",
    ];
    expect(read(lines, "pytest").failures).toMatchObject([
      { message: "AssertionError: no\nassert 3 == 4", file: "t/test_a.py", line: 5, expected: "4" },
    ]);
  });

  it("has each error of a log, and a chained one once", () => {
    const chained = [
      "Traceback (most recent call last):",
      '  File "/app/cart.py", line 2, in add',
      "KeyError: 'a'",
      "",
      "The above exception was the direct cause of the following exception:",
      "",
      "Traceback (most recent call last):",
      '  File "/app/test_cart.py", line 8, in test_add',
      "ValueError: no cart",
      "",
      "something else",
    ];
    const report = read([...chained, ...chained], "pytest");
    expect(report.failures).toMatchObject([
      { test: "/app/test_cart.py::test_add", message: "ValueError: no cart" },
      { test: "/app/test_cart.py::test_add", message: "ValueError: no cart" },
    ]);
  });

  it.each<Runner>(["jest", "pytest", "go test", "cargo test", "tap"])(
    "as %s finds nothing in prose",
    (runner) => {
      const text = "Error: what is an error?\npanic: no\nTraceback (most recent call last):\nno.";
      expect(readTestOutput({ output: text, runner }).failures).toEqual([]);
    },
  );
});
