import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";
import { numberedBlocks } from "./numbered-blocks.js";

const GROUP =
  /^There (?:was|were) (\d+) (error|failure|risky test|warning|skipped test|incomplete test)s?:$/;
const HEADER = /^(\d+)\) (\S.*)$/;
const END = /^(?:--|ERRORS!|FAILURES!|WARNINGS!|OK|There (?:was|were) \d+ .*:)$/;
const TOTALS = /^Tests: (\d+), Assertions: \d+(.*?)\.?$/;
const PASSED = /^OK \((\d+) tests?, \d+ assertions?\)$/;
const LONE = /^\d{1,5}\) [A-Za-z_][\w\\]*::\w+(?: with data set .*)?$/;
const THROWN = /^[A-Z][\w\\]*(?:Exception|Error)\b/;
const FRAME = /^\S+\.php:\d+$/;
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
  const isHeaded = isTold || failures.length > 0;
  if (!isTold || failures.length < counts.failed + counts.errors) {
    failures.unshift(...loneFailures(lines));
  }
  if (!isTold && failures.length === 0) return undefined;
  return {
    runner: "phpunit",
    format: "console",
    failures,
    counts: isTold ? counts : countFailures(failures),
    durationMs,
    isPart: !isHeaded,
  };
}

/** Blocks above which the heading of their group is cut off. */
function loneFailures(lines: readonly string[]): readonly FoundFailure[] {
  const end = lines.findIndex((line) => GROUP.test(line));
  const above = end === -1 ? lines : lines.slice(0, end);
  const starts = above.flatMap((line, at) => (LONE.test(line) ? [at] : []));
  return starts.flatMap((start, place) => {
    const block = above.slice(start, starts[place + 1]);
    const last = block.findIndex((line) => END.test(line));
    const own = last === -1 ? block : block.slice(0, last);
    const isThrown = THROWN.test(own[1] ?? "");
    const isFailed = own.some((line) => line.startsWith("Failed asserting that "));
    if (!own.some((line) => FRAME.test(line)) || (!isThrown && !isFailed)) return [];
    return [failureOf(own, isFailed ? "failure" : "error")];
  });
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
