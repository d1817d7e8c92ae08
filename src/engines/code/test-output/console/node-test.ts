import { messageOf } from "../message-of.js";
import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";
import { dedent } from "./count-words.js";
import { processError } from "./process-error.js";

const HEADING = /^✖ failing tests:$/;
const PLACE = /^test at (.+):(\d+):(\d+)$/;
const RESULT = /^(\s*)([✔✖▶﹣⚠]) (.*?)(?: \(([\d.]+)ms\)(?: # (.*))?)?$/;
/** A failure that stands for itself: no other tool writes its times with as many digits. */
const LONE = /^\s*✖ \S.* \(\d+\.\d{2,6}ms\)(?: # .*)?$/;
const TOTAL = /^ℹ (tests|pass|fail|cancelled|skipped|todo|duration_ms) ([\d.]+)$/;
const DEPTH_MAX = 64;

/** Reads the spec reporter of node:test, of Node 18 to 26. */
export function readNodeTest(lines: readonly string[]): TestRun | undefined {
  const totals = new Map<string, number>();
  const paths = pathsOf(lines);
  const ends = endsOf(lines);
  const failures: FoundFailure[] = [];
  const known = new Set<string>();
  let isThere = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const total = TOTAL.exec(line);
    if (total) totals.set(total[1] ?? "", (totals.get(total[1] ?? "") ?? 0) + Number(total[2]));
    if (HEADING.test(line)) isThere = true;
    const place = PLACE.exec(line);
    if (!place) continue;
    const block = blockAt(lines, at + 1);
    const failure = failureOf(block, place, paths);
    known.add(keyOf(block[0] ?? ""));
    if (failure) failures.push({ ...failure, ...ended(failure, ends) });
  }
  const isTold = totals.has("tests");
  const told = (totals.get("fail") ?? 0) + (totals.get("cancelled") ?? 0);
  if (!isTold || failures.length < told) {
    for (const failure of resultsWithout(known, lines, paths)) {
      failures.push({ ...failure, ...ended(failure, ends) });
    }
  }
  const isWhole = isThere || totals.size >= 3;
  if (!isWhole && failures.length === 0) return undefined;
  const count = (name: string) => totals.get(name) ?? 0;
  return {
    runner: "node:test",
    format: "console",
    failures,
    counts: isTold
      ? {
          total: count("tests"),
          passed: count("pass"),
          failed: told,
          skipped: count("skipped") + count("todo"),
          errors: 0,
        }
      : countFailures(failures),
    durationMs: totals.has("duration_ms") ? Math.round(count("duration_ms")) : undefined,
    isPart: !isWhole,
  };
}

/** The full names of what ran, by title and time: the list of failures has the titles alone. */
function pathsOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const parents: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (HEADING.test(line)) break;
    if (PLACE.test(lines[at - 1] ?? "")) continue;
    const [, indent = "", mark, title = "", time] = RESULT.exec(line) ?? [];
    const depth = indent.length / 2;
    if (mark === undefined || title === "" || !Number.isInteger(depth) || depth > DEPTH_MAX)
      continue;
    if (mark === "▶" && time === undefined) {
      parents.length = Math.min(depth, parents.length);
      // Parents that are cut off have no name.
      while (parents.length < depth) parents.push("");
      parents.push(title);
    } else if (mark === "✖") {
      const above = parents.slice(0, depth).filter((parent) => parent !== "");
      paths.set(`${title} ${time ?? ""}`, [...above, title].join(" > "));
    }
  }
  return paths;
}

/** What the processes of files wrote that ended with an error, by the title of their result. */
function endsOf(lines: readonly string[]) {
  const ends = new Map<string, ReturnType<typeof processError>>();
  lines.forEach((line, at) => {
    if (line.startsWith("✖ ")) {
      const error = processError(lines, at);
      if (error) ends.set(RESULT.exec(line)?.[3] ?? "", error);
    }
  });
  return ends;
}

function ended(failure: FoundFailure, ends: ReturnType<typeof endsOf>): Partial<FoundFailure> {
  if (failure.message !== "test failed") return {};
  return ends.get(failure.test) ?? { cause: "crash" };
}

/** Title and time: the time tells tests of one title apart. */
const keyOf = (line: string) => {
  const [, , , title = "", time = ""] = RESULT.exec(line) ?? [];
  return `${title} ${time}`;
};

/**
 * What the results tell of failures that the list at the end lacks: Node before 22 writes the errors there,
 * too. A suite that failed by its tests has none, and follows them.
 */
function resultsWithout(
  known: ReadonlySet<string>,
  lines: readonly string[],
  paths: ReadonlyMap<string, string>,
): readonly FoundFailure[] {
  const failures: FoundFailure[] = [];
  const suites = new Set<string>();
  let before = "";
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (HEADING.test(line)) break;
    const [, indent = "", mark, title = ""] = RESULT.exec(line) ?? [];
    const indentBefore = before.search(/\S/);
    if (line.trim() !== "") before = line;
    if (mark === undefined) continue;
    const isSuite = suites.has(`${indent}${title}`) || indentBefore > indent.length;
    if (mark === "▶") suites.add(`${indent}${title}`);
    if (!LONE.test(line) || known.has(keyOf(line)) || PLACE.test(lines[at - 1] ?? "")) continue;
    const block = deeperBlock(lines, at, indent.length);
    if (isSuite && block.length < 2) continue;
    const failure = failureOf(block, null, paths);
    if (failure) failures.push(failure);
    at += block.length - 1;
    before = block.at(-1) ?? "";
  }
  return failures;
}

/** A result and the lines further in below it. */
function deeperBlock(lines: readonly string[], start: number, indent: number): readonly string[] {
  const block = [lines[start] ?? ""];
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line.trim() !== "" && (line.search(/\S/) <= indent || RESULT.test(line))) break;
    block.push(line);
  }
  while (block.at(-1)?.trim() === "") block.pop();
  return block;
}

function blockAt(lines: readonly string[], start: number): readonly string[] {
  const block: string[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (PLACE.test(line) || (at > start && /^\S/.test(line))) break;
    block.push(line);
  }
  return block;
}

function failureOf(
  block: readonly string[],
  place: RegExpExecArray | null,
  paths: ReadonlyMap<string, string>,
): FoundFailure | undefined {
  const [, , , title = "", time = "", directive = ""] = RESULT.exec(block[0] ?? "") ?? [];
  if (title === "" || /^(?:TODO|SKIP)/i.test(directive)) return undefined;
  const lines = dedent(block.slice(1));
  const message = messageOf(lines).replace(/^'(.*)'$/s, "$1");
  return {
    test: paths.get(`${title} ${time}`) ?? title,
    kind: "failure",
    message,
    details: lines,
    file: place?.[1],
    line: place ? Number(place[2]) : undefined,
    cause: lines.some((line) => /\bTestHook\.run/.test(line)) ? "fixture_error" : undefined,
    otherwise: "exception",
    ...told(lines),
  };
}

/** What the properties of an AssertionError tell. */
function told(lines: readonly string[]) {
  const value = (name: string) => {
    const found = lines.find((line) => line.startsWith(`  ${name}: `));
    return found?.slice(name.length + 4).replace(/,$/, "");
  };
  const [expected, actual] = [value("expected"), value("actual")];
  return expected === undefined && actual === undefined ? {} : { expected, actual };
}
