import { messageOf } from "../message-of.js";
import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";
import { dedent, durationOf } from "./count-words.js";

const VERSION = /^bun test v\d/;
const RESULT = /^(✓|✗|»|✎|\((?:pass|fail|skip|todo)\)) (\S.*?)(?: \[[\d.]+m?s\])?$/;
const FAILED = /^(?:✗|\(fail\)) \S.* \[[\d.]+m?s\]$/;
const FILE = /^(\S+\.[cm]?[jt]sx?):$/;
const CODE = /^\s*\d+ \|/;
const POINTER = /^\s+\^$/;
const TOTAL = /^ ?(\d+) (pass|fail|skip|todo|errors?)$/;
const RAN = /^Ran (\d+) tests? across (\d+) files?\. \[(.+)\]$/;
const LABEL = /^(?:error|[A-Z]\w*Error): /;

/** Reads what `bun test` writes to a console: an error stands above the line with the name of its test. */
export function readBun(lines: readonly string[]): TestRun | undefined {
  const failures = new Map<string, FoundFailure>();
  const totals = new Map<string, number>();
  let block: string[] = [];
  let file: string | undefined;
  let ran: RegExpExecArray | null = null;
  let isHeaded = false;
  for (const line of lines) {
    ran = RAN.exec(line) ?? ran;
    if (VERSION.test(line)) isHeaded = true;
    const [, count, word = ""] = TOTAL.exec(line) ?? [];
    if (count !== undefined) totals.set(word === "errors" ? "error" : word, Number(count));
    const named = FILE.exec(line)?.[1];
    const result = RESULT.exec(line);
    if (named === undefined && result === null) {
      block.push(line);
      continue;
    }
    file = named ?? file;
    const name = result?.[2] ?? "";
    // After many tests, all failures are written once more.
    const key = `${file} ${name}`;
    if (FAILED.test(line) && !failures.has(key)) failures.set(key, failureOf(name, block, file));
    block = [];
  }
  const listed = [...failures.values()];
  const isWhole = ran !== null && totals.size > 0;
  if (!isWhole && listed.length === 0) return undefined;
  const count = (word: string) => totals.get(word) ?? 0;
  return {
    runner: "bun",
    format: "console",
    failures: listed,
    counts: isWhole
      ? {
          total: Number(ran?.[1]) || 0,
          passed: count("pass"),
          failed: count("fail"),
          skipped: count("skip") + count("todo"),
          errors: count("error"),
        }
      : countFailures(listed),
    durationMs: durationOf(ran?.[3] ?? ""),
    suites: Number(ran?.[2]) || undefined,
    isPart: !isWhole && !isHeaded,
  };
}

function failureOf(test: string, block: readonly string[], file: string | undefined): FoundFailure {
  const told = block.filter((line) => !CODE.test(line) && !POINTER.test(line));
  const start = Math.max(
    0,
    told.findLastIndex((line) => LABEL.test(line)),
  );
  const lines = dedent(told.slice(start));
  return {
    test,
    kind: "failure",
    message: messageOf(lines).replace(/^error: /, ""),
    details: lines,
    file,
    otherwise: "exception",
  };
}
