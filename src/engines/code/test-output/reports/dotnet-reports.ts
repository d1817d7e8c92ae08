import { countsOf, type FoundFailure, type TestRun } from "../test-report.js";
import type { XmlElement } from "../xml/read-xml.js";

type Tally = { passed: number; failed: number; skipped: number; errors: number };
const emptyTally = (): Tally => ({ passed: 0, failed: 0, skipped: 0, errors: 0 });

/** Reads the TRX of Visual Studio's test platform. */
export function readTrx(root: XmlElement): TestRun {
  const classes = new Map<string, string>();
  for (const test of descendants(root, "UnitTest")) {
    const method = test.children.find(({ name }) => name === "TestMethod");
    classes.set(test.attribute("id") ?? "", method?.attribute("className") ?? "");
  }
  const tally = emptyTally();
  const failures: FoundFailure[] = [];
  for (const result of descendants(root, "UnitTestResult")) {
    if (result.children.some(({ name }) => name === "InnerResults")) continue;
    const state = TRX_STATES[result.attribute("outcome") ?? "Passed"] ?? "passed";
    tally[state] += 1;
    if (state !== "failed" && state !== "errors") continue;
    const title = result.attribute("testName") ?? "";
    // A generic class name is told with the assembly's after a comma.
    const group = (classes.get(result.attribute("testId") ?? "") ?? "").split(",")[0] ?? "";
    const info = descendants(result, "ErrorInfo")[0];
    failures.push({
      test: group === "" || title.startsWith(group) ? title : `${group}.${title}`,
      ...thrown(childText(info, "Message"), childText(info, "StackTrace")),
      kind: state === "failed" ? "failure" : "error",
      cause: result.attribute("outcome") === "Timeout" ? "timeout" : undefined,
    });
  }
  return { runner: "trx", format: "xml", failures, counts: countsOf(tally) };
}

const TRX_STATES: Readonly<Record<string, keyof Tally>> = {
  Passed: "passed",
  Completed: "passed",
  Warning: "passed",
  PassedButRunAborted: "passed",
  Failed: "failed",
  Error: "errors",
  Timeout: "errors",
  Aborted: "errors",
  NotExecuted: "skipped",
  NotRunnable: "skipped",
  Inconclusive: "skipped",
  Disconnected: "skipped",
  Pending: "skipped",
  InProgress: "skipped",
};

/** Reads NUnit's results, of version 3 (`test-run`) and 2 (`test-results`). */
export function readNunit(root: XmlElement): TestRun {
  const tally = emptyTally();
  const failures: FoundFailure[] = [];
  for (const test of descendants(root, "test-case")) {
    const state = nunitState(test);
    tally[state] += 1;
    if (state !== "failed" && state !== "errors") continue;
    const fault = test.children.find(({ name }) => name === "failure" || name === "reason");
    failures.push({
      test: test.attribute("fullname") ?? test.attribute("name") ?? "",
      ...thrown(childText(fault, "message"), childText(fault, "stack-trace")),
      kind: state === "failed" ? "failure" : "error",
    });
  }
  const seconds = Number.parseFloat(root.attribute("duration") ?? "");
  const durationMs = Number.isFinite(seconds) ? Math.round(seconds * 1_000) : undefined;
  return { runner: "nunit", format: "xml", failures, counts: countsOf(tally), durationMs };
}

/** Version 2 tells an error from a failure by its result; version 3 counts both as failed. */
function nunitState(test: XmlElement): keyof Tally {
  const result = test.attribute("result");
  if (result === "Error") return "errors";
  if (result === "Failed" || result === "Failure") return "failed";
  if (result === "Passed" || result === "Success" || result === "Warning") return "passed";
  if (result !== undefined || test.attribute("executed") === "False") return "skipped";
  const hasFailed = test.children.some(({ name }) => name === "failure");
  return hasFailed || test.attribute("success") === "False" ? "failed" : "passed";
}

/** Reads the results of xUnit.net, version 2 and 3. */
export function readXunit(root: XmlElement): TestRun {
  const tally = emptyTally();
  const failures: FoundFailure[] = [];
  for (const test of descendants(root, "test")) {
    const result = test.attribute("result");
    if (result === undefined) continue;
    tally[result === "Pass" ? "passed" : result === "Fail" ? "failed" : "skipped"] += 1;
    if (result !== "Fail") continue;
    const fault = test.children.find(({ name }) => name === "failure");
    failures.push({
      test: test.attribute("name") ?? "",
      ...thrown(childText(fault, "message"), childText(fault, "stack-trace")),
      type: fault?.attribute("exception-type"),
      kind: "failure",
    });
  }
  for (const fault of descendants(root, "error")) {
    tally.errors += 1;
    failures.push({
      test: fault.attribute("name") ?? fault.attribute("type") ?? "error",
      ...thrown(
        childText(descendants(fault, "failure")[0], "message"),
        childText(descendants(fault, "failure")[0], "stack-trace"),
      ),
      kind: "error",
    });
  }
  return { runner: "xunit", format: "xml", failures, counts: countsOf(toldTally(root) ?? tally) };
}

/** What the assemblies tell of themselves: a report may leave out tests that passed. */
function toldTally(root: XmlElement): Tally | undefined {
  const assemblies = root.name === "assembly" ? [root] : descendants(root, "assembly");
  if (!assemblies.every((assembly) => assembly.attribute("total") !== undefined)) return undefined;
  const sum = (name: string) =>
    assemblies.reduce((total, assembly) => total + (Number(assembly.attribute(name)) || 0), 0);
  const skipped = sum("skipped") + sum("not-run");
  return { passed: sum("passed"), failed: sum("failed"), skipped, errors: sum("errors") };
}

function thrown(message: string, stack: string) {
  return {
    message: message.trim(),
    details: stack.split("\n"),
    type: /^\s*([\w.]+(?:Exception|Error))\b/.exec(message)?.[1],
    otherwise: "assertion" as const,
  };
}

const childText = (element: XmlElement | undefined, name: string) =>
  (element?.children.find((child) => child.name === name)?.text ?? "").replaceAll("\r\n", "\n");

/** All elements of a name below one, in the order of the text. */
function descendants(root: XmlElement, name: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const open = [...root.children].reverse();
  for (let element = open.pop(); element; element = open.pop()) {
    if (element.name === name) found.push(element);
    for (let place = element.children.length - 1; place >= 0; place--) {
      const child = element.children[place];
      if (child) open.push(child);
    }
  }
  return found;
}
