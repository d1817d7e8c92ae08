import type { FoundFailure, TestRun } from "../test-report.js";
import { numberedBlocks } from "./numbered-blocks.js";

const GROUP =
  /^There (?:was|were) (\d+) (error|failure|risky test|warning|skipped test|incomplete test)s?:$/;
const HEADER = /^(\d+)\) (\S.*)$/;
const END = /^(?:--|ERRORS!|FAILURES!|WARNINGS!|OK|There (?:was|were) \d+ .*:)$/;
const TOTALS = /^Tests: (\d+), Assertions: \d+(.*?)\.?$/;
const PASSED = /^OK \((\d+) tests?, \d+ assertions?\)$/;
const TIME = /^Time: (?:(\d+):)?(\d+):(\d+)\.(\d+), Memory/;

/** Reads what PHPUnit writes to a console. */
export function readPhpunit(lines: readonly string[]): TestRun | undefined {
  const failures: FoundFailure[] = [];
  const counts = { total: 0, passed: 0, failed: 0, skipped: 0, errors: 0 };
  let isTold = false;
  let durationMs: number | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const group = GROUP.exec(line)?.[2];
    if (group !== undefined) {
      const { blocks, last } = numberedBlocks(lines, at + 1, { header: HEADER, end: END });
      if (group === "error" || group === "failure") {
        failures.push(...blocks.map((block) => failureOf(block, group)));
      }
      at = last - 1;
    }
    const passed = PASSED.exec(line);
    const totals = TOTALS.exec(line);
    const time = TIME.exec(line);
    if (time) durationMs = (Number(time[2]) * 60 + Number(time[3])) * 1_000 + Number(time[4]);
    if (!passed && !totals) continue;
    isTold = true;
    const total = Number(passed?.[1] ?? totals?.[1]);
    const count = (name: string) =>
      Number(new RegExp(`${name}: (\\d+)`).exec(totals?.[2] ?? "")?.[1] ?? 0);
    const [errors, failed] = [count("Errors"), count("Failures")];
    const skipped = count("Skipped") + count("Incomplete");
    counts.total += total;
    counts.errors += errors;
    counts.failed += failed;
    counts.skipped += skipped;
    counts.passed += total - errors - failed - skipped;
  }
  if (!isTold) return undefined;
  return { runner: "phpunit", format: "console", failures, counts, durationMs };
}

function failureOf(block: readonly string[], group: string): FoundFailure {
  const lines = block.slice(1);
  const stack = lines.findIndex((line) => /^\S+\.phpt?:\d+$/.test(line));
  const message = (stack === -1 ? lines : lines.slice(0, stack)).join("\n").trim();
  return {
    test: HEADER.exec(block[0] ?? "")?.[2] ?? "",
    kind: group === "error" ? "error" : "failure",
    message,
    details: lines,
    otherwise: group === "error" ? "exception" : "assertion",
  };
}
