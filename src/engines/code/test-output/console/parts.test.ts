import { describe, expect, it } from "vitest";
import { readTestOutput } from "../read-test-output.js";
import type { Runner } from "../test-report.js";

const read = (lines: readonly string[]) => readTestOutput({ output: lines.join("\n") });
const short = ({ failures }: ReturnType<typeof read>) =>
  failures.map(({ test, file, line, expected, actual }) => [test, file, line, expected, actual]);

const pytestBlock = [
  "____________ test_total ____________",
  "",
  "    def test_total():",
  ">       assert total([3]) == 4",
  "E       assert 3 == 4",
  "E        +  where 3 = total([3])",
  "",
  "test_cart.py:5: AssertionError",
];
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
const rspecBlock = [
  "  1) Cart adds",
  "     Failure/Error: expect(cart.total).to eq(4)",
  "",
  "       expected: 4",
  "            got: 3",
  "",
  "     # ./spec/cart_spec.rb:10:in `block (2 levels) in <top (required)>'",
];

describe("a part of an output, without headings or totals", () => {
  it.each<[string, Runner, readonly string[], readonly unknown[]]>([
    [
      "a line of pytest's summary",
      "pytest",
      ["FAILED test_cart.py::test_total - assert 3 == 4"],
      ["test_cart.py::test_total", "test_cart.py", null, "4", "3"],
    ],
    [
      "a file that pytest could not collect",
      "pytest",
      ["ERROR tests/test_cart.py - ImportError: no module"],
      ["tests/test_cart.py", "tests/test_cart.py", null, null, null],
    ],
    ["a block of pytest", "pytest", pytestBlock, ["test_total", "test_cart.py", 5, "4", "3"]],
    [
      "a block of pytest without its title",
      "pytest",
      pytestBlock.slice(1),
      ["test_total", "test_cart.py", 5, "4", "3"],
    ],
    [
      "a block of unittest without rules",
      "unittest",
      [
        "FAIL: test_total (tests.test_cart.CartTest.test_total)",
        "Traceback (most recent call last):",
        '  File "/app/tests/test_cart.py", line 8, in test_total',
        "    self.assertEqual(total([3]), 4)",
        "AssertionError: 3 != 4",
      ],
      ["tests.test_cart.CartTest.test_total", "/app/tests/test_cart.py", 8, "4", "3"],
    ],
    [
      "a result of a verbose run of unittest",
      "unittest",
      ["test_total (tests.test_cart.CartTest.test_total) ... FAIL"],
      ["tests.test_cart.CartTest.test_total", null, null, null, null],
    ],
    [
      "a test of go",
      "go test",
      ["--- FAIL: TestAdd (0.00s)", "    cart_test.go:8: Add(1, 2) = 3; want 4"],
      ["TestAdd", "cart_test.go", 8, "4", "3"],
    ],
    [
      "a panic of go in a test",
      "go test",
      [
        "panic: no cart",
        "",
        "goroutine 7 [running]:",
        "example.com/shop.TestAdd(0xc000098680)",
        "\t/repo/cart_test.go:9 +0x2",
        "testing.tRunner(0xc0000989c0, 0x52f308)",
        "\t/usr/lib/go/src/testing/testing.go:1446 +0x10b",
      ],
      ["TestAdd", "/repo/cart_test.go", 9, null, null],
    ],
    [
      "a result of cargo",
      "cargo test",
      ["test tests::adds ... FAILED"],
      ["tests::adds", null, null, null, null],
    ],
    [
      "the closing list of cargo",
      "cargo test",
      ["failures:", "    tests::adds", "", "note: run with `RUST_BACKTRACE=1`"],
      ["tests::adds", null, null, null, null],
    ],
    [
      "a panic in a thread of a test",
      "cargo test",
      [
        "thread 'tests::adds' panicked at src/lib.rs:12:9:",
        "assertion `left == right` failed",
        "  left: 3",
        " right: 4",
      ],
      ["tests::adds", "src/lib.rs", 12, "4", "3"],
    ],
    ["a block of RSpec", "rspec", rspecBlock, ["Cart adds", "./spec/cart_spec.rb", 10, "4", "3"]],
    [
      "a command of RSpec's list",
      "rspec",
      ["rspec ./spec/cart_spec.rb:10 # Cart adds"],
      ["Cart adds", "./spec/cart_spec.rb", 10, null, null],
    ],
    [
      "a block of PHPUnit",
      "phpunit",
      [
        "2) CartTest::testAdd",
        "Failed asserting that 3 is identical to 4.",
        "",
        "/app/CartTest.php:6",
      ],
      ["CartTest::testAdd", "/app/CartTest.php", 6, "4", "3"],
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
      "a block of pytest and its line of the summary",
      [...pytestBlock, "FAILED test_cart.py::test_total - assert 3 == 4"],
      "test_cart.py::test_total",
    ],
    [
      "the result, the panic and the name in the list of cargo",
      [
        "test tests::adds ... FAILED",
        "---- tests::adds stdout ----",
        "thread 'tests::adds' panicked at src/lib.rs:12:9:",
        "no",
        "",
        "failures:",
        "    tests::adds",
        "",
      ],
      "tests::adds",
    ],
    [
      "the block and the command of RSpec",
      [...rspecBlock, "", "rspec ./spec/cart_spec.rb:10 # Cart adds"],
      "Cart adds",
    ],
    [
      "the result and the block of unittest",
      [
        "test_total (tests.test_cart.CartTest.test_total) ... FAIL",
        "FAIL: test_total (tests.test_cart.CartTest.test_total)",
        "Traceback (most recent call last):",
        "AssertionError: 3 != 4",
      ],
      "tests.test_cart.CartTest.test_total",
    ],
  ])("as %s is one failure", (_, lines, test) => {
    expect(read(lines).failures.map((failure) => failure.test)).toEqual([test]);
  });

  it("is several failures of several runners", () => {
    const report = read([...mochaBlock, "", ...pytestBlock, "", ...jestBlock]);
    expect(report.runners).toEqual(["jest", "mocha", "pytest"]);
    expect(report.failures.map(({ line }) => line)).toEqual([4, 6, 5]);
  });

  it("is what a test wrote where a whole run is around it", () => {
    const report = read([
      "FAILED test_cart.py::test_total - assert 3 == 4",
      "not ok 1 - adds",
      "  2 passing (4ms)",
    ]);
    expect(report.runners).toEqual(["mocha"]);
    expect(report.failures).toEqual([]);
  });
});
