import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTestOutput } from "./read-test-output.js";

const read = (name: string) =>
  readTestOutput({
    output: readFileSync(new URL(`./recorded/reports/${name}`, import.meta.url), "utf8"),
  });

/** Counts, names and places as the golden outputs of the reports' own project, and the reports, have them. */
const cases = [
  {
    name: "jest-junit.fixture.xml",
    runner: "junit",
    counts: { total: 6, passed: 1, failed: 4, skipped: 1, errors: 0 },
    failures: [
      ["Test 1 › Test 1.1 › Failing test", "main.test.js", 10, "assertion"],
      ["Test 1 › Test 1.1 › Exception in target unit", "main.js", 2, "exception"],
      ["Test 2 › Exception in test", "main.test.js", 21, "exception"],
      ["Timeout test", "second.test.js", 1, "timeout"],
    ],
  },
  {
    name: "python-xunit-unittest.fixture.xml",
    runner: "junit",
    counts: { total: 8, passed: 4, failed: 1, skipped: 2, errors: 1 },
    failures: [
      ["TestAcme.test_always_fail", "test_lib.py", 24, "assertion"],
      ["TestAcme.test_error", "test_lib.py", 31, "exception"],
    ],
  },
  {
    name: "dotnet-nunit.fixture.xml",
    runner: "nunit",
    counts: { total: 9, passed: 3, failed: 5, skipped: 1, errors: 0 },
    failures: [
      [
        "DotnetTests.XUnitTests.CalculatorTests.Is_Even_Number(3)",
        "CalculatorTests.cs",
        61,
        "assertion",
      ],
      [
        "DotnetTests.XUnitTests.CalculatorTests.Exception_In_TargetTest",
        "Calculator.cs",
        9,
        "exception",
      ],
      [
        "DotnetTests.XUnitTests.CalculatorTests.Exception_In_Test",
        "CalculatorTests.cs",
        39,
        "exception",
      ],
      [
        "DotnetTests.XUnitTests.CalculatorTests.Failing_Test",
        "CalculatorTests.cs",
        27,
        "assertion",
      ],
      ["DotnetTests.XUnitTests.CalculatorTests.Timeout_Test", null, null, "assertion"],
    ],
  },
  {
    name: "dotnet-trx.fixture.trx",
    runner: "trx",
    counts: { total: 11, passed: 5, failed: 5, skipped: 1, errors: 0 },
    failures: [
      ["Should be even number(i: 3)", "CalculatorTests.cs", 67, "assertion"],
      ["Exception_In_TargetTest", "Calculator.cs", 9, "exception"],
      ["Exception_In_Test", "CalculatorTests.cs", 39, "exception"],
      ["Is_Even_Number(i: 3)", "CalculatorTests.cs", 59, "assertion"],
      ["Failing_Test", "CalculatorTests.cs", 27, "assertion"],
    ],
  },
  {
    name: "dart-json.fixture.ndjson",
    runner: "dart",
    counts: { total: 6, passed: 1, failed: 1, skipped: 1, errors: 3 },
    failures: [
      ["Timeout test", "second_test.dart", 5, "timeout"],
      ["Test 1 Test 1.1 Failing test", "main_test.dart", 13, "assertion"],
      ["Test 1 Test 1.1 Exception in target unit", "main.dart", 2, "exception"],
      ["Test 2 Exception in test", "main_test.dart", 24, "exception"],
    ],
  },
  {
    name: "mocha-json.fixture.json",
    runner: "mocha",
    counts: { total: 6, passed: 1, failed: 4, skipped: 1, errors: 0 },
    failures: [
      ["Timeout test", "second.test.js", null, "timeout"],
      ["Test 1 Test 1.1 Failing test", "main.test.js", 11, "assertion"],
      ["Test 1 Test 1.1 Exception in target unit", "main.js", 2, "exception"],
      ["Test 2 Exception in test", "main.test.js", 22, "exception"],
    ],
  },
  {
    name: "rspec-json.fixture.json",
    runner: "rspec",
    counts: { total: 3, passed: 1, failed: 1, skipped: 1, errors: 0 },
    failures: [["load fails in assertion", "check_env_vars.rb", 11, "assertion"]],
  },
  {
    name: "golang-json.fixture.ndjson",
    runner: "go test",
    counts: { total: 12, passed: 5, failed: 6, skipped: 1, errors: 0 },
    failures: [
      ["TestFailing", "calculator_test.go", 19, "assertion"],
      ["TestPanicInsideFunction", "calculator_test.go", 76, "crash"],
      ["TestPanicInsideTest", "calculator_test.go", 76, "crash"],
      ["TestCases/2_+_3_=_4", "calculator_test.go", 67, "assertion"],
      ["TestCases/1_/_2_=_1", "calculator_test.go", 67, "assertion"],
      ["TestCases", null, null, "assertion"],
    ],
  },
  {
    name: "junit4-complete.fixture.xml",
    runner: "junit",
    counts: { total: 8, passed: 5, failed: 1, skipped: 1, errors: 1 },
    failures: [
      ["Tests.Registration.testCase5", "registration.code", 202, "assertion"],
      ["Tests.Registration.testCase6", "registration.code", 235, "exception"],
    ],
  },
  {
    name: "empty_failures.fixture.xml",
    runner: "junit",
    counts: { total: 3, passed: 2, failed: 1, skipped: 0, errors: 0 },
    failures: [["my_package.TestFoo.test_other_case", "test_foo.py", 183, "assertion"]],
  },
] as const;

describe("a report of a machine", () => {
  it.each(cases)("of $name has its counts, names, places and causes", (one) => {
    const report = read(one.name);
    expect(report.runner).toBe(one.runner);
    expect(report.counts).toEqual(one.counts);
    const found = new Set(report.failures);
    for (const [name, file, line, cause] of one.failures) {
      const failure = report.failures.find((each) => found.has(each) && each.test.endsWith(name));
      expect(failure, name).toBeDefined();
      if (!failure) continue;
      found.delete(failure);
      const base = failure.file?.split(/[\\/]/).at(-1) ?? null;
      expect([name, base, failure.line, failure.likelyCause]).toEqual([name, file, line, cause]);
    }
    expect([...found].map(({ test }) => test)).toEqual([]);
  });
});
