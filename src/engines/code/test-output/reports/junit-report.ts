import { messageOf, pythonMessage } from "../message-of.js";
import {
  addCounts,
  countsOf,
  type FoundFailure,
  noCounts,
  type TestCounts,
  type TestRun,
} from "../test-report.js";
import type { XmlElement } from "../xml/read-xml.js";

interface Suite {
  readonly name: string;
  readonly file: string | undefined;
}

/** What is found of the suites so far. */
interface Found {
  counts: TestCounts;
  suites: number;
  readonly failures: FoundFailure[];
}

/**
 * Reads JUnit XML in the forms of jest, vitest, mocha, pytest, unittest, PHPUnit, Surefire, Gradle,
 * ScalaTest, Swift, Bazel, Catch2, googletest and their like. Test cases are what is counted; the attributes of
 * a suite count where it has none.
 */
export function readJunit(root: XmlElement): TestRun {
  const found: Found = { counts: noCounts, suites: 0, failures: [] };
  readSuite(root, { name: "", file: undefined }, found);
  const seconds = Number.parseFloat((root.attribute("time") ?? "").replaceAll(",", ""));
  return {
    runner: "junit",
    format: "xml",
    failures: found.failures,
    counts: found.counts,
    suites: found.suites,
    durationMs: Number.isFinite(seconds) ? Math.round(seconds * 1_000) : undefined,
  };
}

function readSuite(element: XmlElement, outer: Suite, found: Found): void {
  const name = element.attribute("name") ?? outer.name;
  const suite = { name, file: fileOfSuite(element, name) ?? outer.file };
  if (element.name === "testsuite") found.suites += 1;
  let cases = 0;
  for (const child of element.children) {
    if (child.name === "testsuite") readSuite(child, suite, found);
    else if (child.name === "testcase") {
      cases += 1;
      readCase(child, suite, found);
    } else if (child.name === "error" || child.name === "failure") {
      found.counts = addCounts(found.counts, { ...noCounts, total: 1, errors: 1 });
      found.failures.push({ ...failureOf(child, suite), test: name, kind: "error" });
    }
  }
  if (cases === 0 && element.name === "testsuite" && element.children.every(isNoSuite)) {
    found.counts = addCounts(found.counts, countedBySuite(element));
  }
}

const isNoSuite = ({ name }: XmlElement) =>
  name !== "testsuite" && name !== "error" && name !== "failure";

function countedBySuite(suite: XmlElement): TestCounts {
  const count = (name: string) =>
    Math.max(0, Number.parseInt(suite.attribute(name) ?? "0", 10) || 0);
  const [total, failed, errors] = [count("tests"), count("failures"), count("errors")];
  const skipped = count("skipped") + count("disabled");
  return { total, failed, errors, skipped, passed: Math.max(0, total - failed - errors - skipped) };
}

function readCase(test: XmlElement, suite: Suite, found: Found): void {
  const results = test.children;
  const fault =
    results.find(({ name }) => name === "failure") ?? results.find(({ name }) => name === "error");
  const isSkipped =
    results.some(({ name }) => name === "skipped" || name === "disabled") ||
    /^(?:skipped|disabled|notrun|ignored)$/i.test(
      test.attribute("result") ?? test.attribute("status") ?? "",
    );
  const kind = fault?.name === "error" ? "error" : "failure";
  const one = { passed: 0, failed: 0, skipped: 0, errors: 0 };
  if (!fault) one[isSkipped ? "skipped" : "passed"] = 1;
  else if (kind === "error") one.errors = 1;
  else one.failed = 1;
  found.counts = addCounts(found.counts, countsOf(one));
  if (!fault) return;
  const place = placeOf(test, suite);
  const isUnloaded = /test suite failed to run/i.test(test.attribute("classname") ?? "");
  found.failures.push({
    ...failureOf(fault, suite),
    test: isUnloaded ? (test.attribute("name") ?? suite.name) : testName(test, suite),
    kind,
    ...place,
    otherwise: kind === "failure" ? "assertion" : "exception",
  });
}

function failureOf(fault: XmlElement, suite: Suite): Omit<FoundFailure, "test"> {
  const text = cleanText(fault.text);
  const message = cleanText(fault.attribute("message") ?? "").trim();
  const lines = text.split("\n");
  const messageLines = message.split("\n");
  const told =
    pythonMessage(messageLines) ?? (message || (pythonMessage(lines) ?? pytestMessage(lines)));
  const type =
    /^\s*\[?cause\]?: (\w*Error)\b/m.exec(text)?.[1] ??
    (fault.attribute("type") || THROWN.exec(text)?.[1]);
  return {
    kind: "failure",
    message: told || messageOf(lines) || (type ?? ""),
    details: text.trim() === "" ? messageLines : lines,
    type: type === "" ? undefined : type,
    file: suite.file,
  };
}

/** Colours lose their first character in XML, which cannot hold it. */
const cleanText = (text: string) =>
  text.replaceAll("\r\n", "\n").replace(/\[\d{1,2}(?:;\d{1,3}){0,4}m(?![\]:])/g, "");

/** The lines that pytest marks with an E. */
function pytestMessage(lines: readonly string[]): string | undefined {
  const marked = lines.flatMap((line) => /^\s*E\s+(.*)$/.exec(line)?.[1] ?? []);
  return marked.length === 0 ? undefined : marked.join("\n");
}

const THROWN = /^\s*((?:\w+\.)*\w*(?:Error|Exception))(?: \[\w+\])?(?::|$)/m;
const DOTTED = /^[\w$]+(?:\.[\w$]+)*$/;
const PATH = /[\\/]|\.(?:[cm]?[jt]sx?|py|rb|php|phpt|spec|feature|dart)$/;

/** The class and the name as one, in the manner of the language. */
function testName(test: XmlElement, suite: Suite): string {
  const name = (test.attribute("name") ?? "").trim();
  const group = (test.attribute("classname") ?? "").trim();
  if (name === "") return group || suite.name;
  if (
    group === "" ||
    group === "test" ||
    name.startsWith(group) ||
    name.endsWith(group) ||
    (PATH.test(group) && !DOTTED.test(group))
  )
    return name;
  if (PATH.test(group) && group === suite.name) return name;
  return `${group}${DOTTED.test(group.replaceAll("\\", ".")) ? "." : " › "}${name}`;
}

function placeOf(test: XmlElement, suite: Suite): { file?: string; line?: number } {
  const file = test.attribute("file") || test.attribute("filepath") || suite.file;
  const classname = test.attribute("classname") ?? "";
  const named = file ?? (PATH.test(classname) && !DOTTED.test(classname) ? classname : undefined);
  const line = Number.parseInt(test.attribute("line") ?? "", 10);
  return {
    ...(named === undefined ? {} : { file: named }),
    ...(line > 0 && test.attribute("file") ? { line } : {}),
  };
}

/** A suite is named after its file by JavaScript's runners. */
function fileOfSuite(suite: XmlElement, name: string): string | undefined {
  const told = suite.attribute("file") || suite.attribute("filepath");
  if (told && !told.startsWith(".")) return told;
  return PATH.test(name) && /\.\w{1,5}$/.test(name) && !/\s/.test(name) ? name : undefined;
}
