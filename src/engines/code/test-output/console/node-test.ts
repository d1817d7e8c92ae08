import { messageOf } from "../message-of.js";
import type { FoundFailure, TestRun } from "../test-report.js";
import { dedent } from "./count-words.js";
import { processError } from "./process-error.js";

const HEADING = /^✖ failing tests:$/;
const PLACE = /^test at (.+):(\d+):(\d+)$/;
const RESULT = /^(\s*)([✔✖▶﹣⚠]) (.*?)(?: \(([\d.]+)ms\)(?: # (.*))?)?$/;
const TOTAL = /^ℹ (tests|pass|fail|cancelled|skipped|todo|duration_ms) ([\d.]+)$/;
const DEPTH_MAX = 64;

/** Reads the spec reporter of node:test, of Node 18 to 26. */
export function readNodeTest(lines: readonly string[]): TestRun | undefined {
  const totals = new Map<string, number>();
  const paths = pathsOf(lines);
  const ends = endsOf(lines);
  const failures: FoundFailure[] = [];
  let isThere = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const total = TOTAL.exec(line);
    if (total) totals.set(total[1] ?? "", (totals.get(total[1] ?? "") ?? 0) + Number(total[2]));
    if (HEADING.test(line)) isThere = true;
    const place = PLACE.exec(line);
    if (!place || !isThere) continue;
    const block = blockAt(lines, at + 1);
    const failure = failureOf(block, place, paths);
    if (failure) failures.push({ ...failure, ...ended(failure, ends) });
  }
  if (!isThere && totals.size < 3) return undefined;
  const count = (name: string) => totals.get(name) ?? 0;
  const failed = count("fail") + count("cancelled");
  const isTold = totals.has("tests");
  return {
    runner: "node:test",
    format: "console",
    failures,
    counts: {
      total: isTold ? count("tests") : null,
      passed: isTold ? count("pass") : null,
      failed: isTold ? failed : failures.length,
      skipped: isTold ? count("skipped") + count("todo") : null,
      errors: 0,
    },
    durationMs: totals.has("duration_ms") ? Math.round(count("duration_ms")) : undefined,
  };
}

/** The full names of what ran, by title and time: the list of failures has the titles alone. */
function pathsOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const parents: string[] = [];
  for (const line of lines) {
    if (HEADING.test(line)) break;
    const [, indent = "", mark, title = "", time] = RESULT.exec(line) ?? [];
    const depth = indent.length / 2;
    if (mark === undefined || title === "" || !Number.isInteger(depth) || depth > DEPTH_MAX)
      continue;
    if (mark === "▶" && time === undefined) {
      parents.length = Math.min(depth, parents.length);
      parents.push(title);
    } else if (mark === "✖") {
      paths.set(`${title} ${time ?? ""}`, [...parents.slice(0, depth), title].join(" > "));
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
  place: RegExpExecArray,
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
    file: place[1],
    line: Number(place[2]),
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
