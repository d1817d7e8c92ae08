import { describe, expect, it } from "vitest";
import { readTestOutput } from "../read-test-output.js";

const read = (...lines: string[]) => readTestOutput({ output: lines.join("\n") });
const short = ({ failures }: ReturnType<typeof read>) =>
  failures.map(({ test, file, line, likelyCause }) => [test, file, line, likelyCause]);

/** Forms of other versions and options than those recorded, from the documentation of each runner. */
describe("other forms of output", () => {
  it("has the example of the TAP specification", () => {
    const report = read(
      "TAP version 13",
      "1..4",
      "ok 1 - Input file opened",
      "not ok 2 - First line of the input valid",
      "  ---",
      "  message: 'First line invalid'",
      "  severity: fail",
      "  data:",
      "    got: 'Flirble'",
      "    expect: 'Fnible'",
      "  ...",
      "ok 3 - Read the rest of the file",
      "not ok 4 - Summarized correctly # TODO Not written yet",
    );
    expect(report.counts).toEqual({ total: 4, passed: 2, failed: 1, skipped: 1, errors: 0 });
    expect(report.failures).toMatchObject([
      { test: "First line of the input valid", message: "First line invalid" },
    ]);
  });

  it("has subtests of TAP 14, by their full names", () => {
    const report = read(
      "TAP version 14",
      "# Subtest: foo.tap",
      "    1..2",
      "    ok 1",
      "    not ok 2 - this fails # time=3ms",
      "not ok 1 - foo.tap",
      "1..1",
    );
    expect(report.failures.map(({ test }) => test)).toEqual(["foo.tap > this fails"]);
    expect(report.counts).toMatchObject({ passed: 1, failed: 1 });
  });

  it("has panics as Rust wrote them before 1.73", () => {
    const report = read(
      "running 2 tests",
      "test tests::a ... ok",
      "test tests::b ... FAILED",
      "",
      "failures:",
      "",
      "---- tests::b stdout ----",
      "thread 'tests::b' panicked at 'assertion failed: `(left == right)`",
      "  left: `1`,",
      " right: `2`', src/lib.rs:9:5",
      "",
      "failures:",
      "    tests::b",
      "",
      "test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
    );
    expect(report.counts).toEqual({ total: 2, passed: 1, failed: 1, skipped: 0, errors: 0 });
    expect(short(report)).toEqual([["tests::b", "src/lib.rs", 9, "assertion"]]);
    expect(report.failures[0]).toMatchObject({ expected: "2", actual: "1" });
  });

  it("has cargo-nextest", () => {
    const report = read(
      "    Starting 2 tests across 1 binary",
      "        PASS [   0.003s] (1/2) shop tests::ok",
      "        FAIL [   0.004s] (2/2) shop tests::equal",
      "--- STDERR:              shop tests::equal ---",
      "thread 'tests::equal' panicked at src/lib.rs:13:9:",
      "assertion `left == right` failed",
      "  left: 4",
      " right: 5",
      "------------",
      "     Summary [   0.005s] 2 tests run: 1 passed, 1 failed, 0 skipped",
    );
    expect(report.runner).toBe("cargo test");
    expect(report.counts).toEqual({ total: 2, passed: 1, failed: 1, skipped: 0, errors: 0 });
    expect(short(report)).toEqual([["tests::equal", "src/lib.rs", 13, "assertion"]]);
  });

  it("has testify in go", () => {
    const report = read(
      "--- FAIL: TestCart (0.00s)",
      "    cart_test.go:31: ",
      "        \tError Trace:\t/src/shop/cart_test.go:31",
      "        \tError:      \tNot equal: ",
      "        \t            \texpected: 5",
      "        \t            \tactual  : 4",
      "        \tTest:       \tTestCart",
      "FAIL",
      "FAIL\texample.com/shop\t0.003s",
    );
    expect(report.failures).toMatchObject([
      { test: "TestCart", line: 31, expected: "5", actual: "4", likelyCause: "assertion" },
    ]);
  });

  it("has xdist, and a run that ended before its summary", () => {
    const report = read(
      "[gw0] [ 50%] PASSED tests/test_a.py::test_one",
      "[gw1] [100%] FAILED tests/test_a.py::test_two[a-b]",
    );
    expect(report.failures.map(({ test }) => test)).toEqual(["tests/test_a.py::test_two[a-b]"]);
    expect(report.counts).toEqual({ total: null, passed: 1, failed: 1, skipped: null, errors: 0 });
  });

  it("has one error of several tests in Vitest, once for each", () => {
    const report = read(
      " FAIL  a.test.ts > one",
      " FAIL  a.test.ts > two",
      "TypeError: x is not a function",
      " ❯ src/x.ts:3:1",
      "",
      "⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯",
      " Test Files  1 failed (1)",
      "      Tests  2 failed (2)",
    );
    expect(short(report)).toEqual([
      ["one", "src/x.ts", 3, "type_error"],
      ["two", "src/x.ts", 3, "type_error"],
    ]);
  });

  it("has bun, whose errors stand above the name of their test", () => {
    const report = read(
      "bun test v1.2.19 (9c68abdb)",
      "",
      "src/cart.test.ts:",
      "(pass) Cart > is empty [0.87ms]",
      " 4 |   expect(add(1, 2)).toBe(4);",
      "                         ^",
      "error: expect(received).toBe(expected)",
      "",
      "Expected: 4",
      "Received: 3",
      "",
      "      at <anonymous> (/app/src/cart.test.ts:4:21)",
      "(fail) Cart > adds [0.35ms]",
      "2 | export function take(cart) {",
      "3 |   return cart.items[0];",
      "                   ^",
      "TypeError: undefined is not an object (evaluating 'cart.items')",
      "      at take (/app/src/cart.ts:3:18)",
      "      at <anonymous> (/app/src/cart.test.ts:9:3)",
      "(fail) Cart > takes [0.12ms]",
      "(skip) Cart > waits",
      "",
      " 1 pass",
      " 1 skip",
      " 2 fail",
      " 2 expect() calls",
      "Ran 4 tests across 1 file. [12.00ms]",
    );
    expect(report).toMatchObject({ runner: "bun", durationMs: 12, suites: 1, notes: [] });
    expect(report.counts).toEqual({ total: 4, passed: 1, failed: 2, skipped: 1, errors: 0 });
    expect(short(report)).toEqual([
      ["Cart > adds", "/app/src/cart.test.ts", 4, "assertion"],
      ["Cart > takes", "/app/src/cart.ts", 3, "type_error"],
    ]);
    expect(report.failures[0]).toMatchObject({ expected: "4", actual: "3" });
  });

  it("has Playwright, without those that passed when they ran again", () => {
    const error = (line: number) => [
      "    Error: expect(locator).toHaveText(expected) failed",
      "",
      '    Expected: "Total: 4"',
      '    Received: "Total: 3"',
      "",
      `    > ${line} |   await expect(page.getByRole("status")).toHaveText("Total: 4");`,
      "        |                                          ^",
      `        at /app/tests/cart.spec.ts:${line}:42`,
      "",
    ];
    const report = read(
      "Running 4 tests using 2 workers",
      "  ✓  1 [chromium] › tests/cart.spec.ts:3:5 › is empty (1.2s)",
      "  ✘  2 [chromium] › tests/cart.spec.ts:7:5 › Cart › adds (2.1s)",
      "",
      "  1) [chromium] › tests/cart.spec.ts:7:5 › Cart › adds ─────────────────────────",
      "",
      ...error(9),
      "    Retry #1 ───────────────────────────────────────────────────────────────────",
      "",
      ...error(9),
      "  2) [chromium] › tests/cart.spec.ts:12:5 › Cart › is slow ─────────────────────",
      "",
      ...error(14),
      "  1 failed",
      "    [chromium] › tests/cart.spec.ts:7:5 › Cart › adds ──────────────────────────",
      "  1 flaky",
      "    [chromium] › tests/cart.spec.ts:12:5 › Cart › is slow ──────────────────────",
      "  1 skipped",
      "  1 passed (4.5s)",
    );
    expect(report).toMatchObject({ runner: "playwright", durationMs: 4_500, notes: [] });
    expect(report.counts).toEqual({ total: 4, passed: 2, failed: 1, skipped: 1, errors: 0 });
    expect(report.failures).toMatchObject([
      {
        test: "Cart › adds",
        file: "/app/tests/cart.spec.ts",
        line: 9,
        likelyCause: "assertion",
        expected: '"Total: 4"',
        actual: '"Total: 3"',
      },
    ]);
  });

  it("has no more than it tells where mocha's first line is cut off", () => {
    const report = read("  1 failing", "", "  1) adds:", "     Error: no", "      at a.js:1:1");
    expect(report.counts).toEqual({
      total: null,
      passed: null,
      failed: 1,
      skipped: null,
      errors: 0,
    });
  });

  it("has the closing list of Playwright", () => {
    const report = read(
      "  1 failed",
      "    [chromium] › tests/cart.spec.ts:7:5 › Cart › adds ──────────────",
      "  2 passed (4.5s)",
    );
    expect(report.counts).toEqual({ total: 3, passed: 2, failed: 1, skipped: 0, errors: 0 });
    expect(short(report)).toEqual([["Cart › adds", "tests/cart.spec.ts", 7, "unknown"]]);
  });

  it("has Playwright without a failure", () => {
    const report = read("Running 4 tests using 2 workers", "", "  4 passed (3.2s)");
    expect(report).toMatchObject({ runner: "playwright", counts: { total: 4, failed: 0 } });
    expect(report.notes).toEqual([]);
  });

  it("has TAP's subtests that no comment names", () => {
    const report = read(
      "TAP version 14",
      "    ok 1 - a",
      "    not ok 2 - b",
      "    1..2",
      "not ok 1 - outer",
      "not ok 2 - after it",
      "1..2",
    );
    expect(report.failures.map(({ test }) => test)).toEqual(["b", "after it"]);
  });

  it("has no total where TAP ends before its plan does", () => {
    const report = read("1..3", "ok 1 - a", "not ok 2 - b");
    expect(report.counts).toEqual({
      total: null,
      passed: null,
      failed: 1,
      skipped: null,
      errors: 0,
    });
    expect(report.notes).toHaveLength(1);
  });

  it("has what Jest writes twice, once", () => {
    const failure = [
      "FAIL src/a.test.js",
      "  ● adds",
      "",
      "    expect(received).toBe(expected)",
      "",
      "      at Object.toBe (src/a.test.js:3:5)",
      "",
    ];
    const report = read(
      ...failure,
      "Summary of all failing tests",
      ...failure,
      "Test Suites: 1 failed, 1 total",
      "Tests:       1 failed, 1 total",
    );
    expect(short(report)).toEqual([["adds", "src/a.test.js", 3, "assertion"]]);
  });
});
