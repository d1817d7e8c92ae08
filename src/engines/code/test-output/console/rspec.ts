import type { FoundFailure, TestRun } from "../test-report.js";
import { dedent } from "./count-words.js";
import { numberedBlocks } from "./numbered-blocks.js";

const HEADER = /^ {2}(\d+)\) (.*)$/;
const END = /^(?:Finished in |Failed examples:|\d+ examples?, )/;
const TOTALS =
  /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?(?:, (\d+) errors? occurred outside of examples)?$/;
const FRAME = /^\s*# (?:\.{0,2}\/)?\S+:\d+/;

/** Reads what RSpec's formatters for consoles write (progress, documentation). */
export function readRspec(lines: readonly string[]): TestRun | undefined {
  const failures: FoundFailure[] = [];
  const counts = { total: 0, passed: 0, failed: 0, skipped: 0, errors: 0 };
  let isTold = false;
  let durationMs: number | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const time = /^Finished in (?:(\d+) minutes? )?([\d.]+) seconds? \(files took/.exec(line);
    if (time) durationMs = Math.round((Number(time[1] ?? 0) * 60 + Number(time[2])) * 1_000);
    if (line === "Failures:") {
      const { blocks, last } = numberedBlocks(lines, at + 1, { header: HEADER, end: END });
      failures.push(...blocks.map(failureOf));
      at = last - 1;
    }
    const totals = TOTALS.exec(line);
    if (!totals) continue;
    isTold = true;
    const [total = 0, failed = 0, skipped = 0, errors = 0] = totals
      .slice(1)
      .map((count) => Number(count ?? 0));
    counts.total += total;
    counts.failed += failed;
    counts.skipped += skipped;
    counts.errors += errors;
    counts.passed += total - failed - skipped;
  }
  if (!isTold && !failures.some(({ details }) => details.some((line) => FRAME.test(line))))
    return undefined;
  return {
    runner: "rspec",
    format: "console",
    failures,
    counts: isTold
      ? counts
      : { total: null, passed: null, failed: failures.length, skipped: null, errors: 0 },
    durationMs,
  };
}

function failureOf(block: readonly string[]): FoundFailure {
  const title = HEADER.exec(block[0] ?? "")?.[2] ?? "";
  const lines = dedent(block.slice(1));
  const stack = lines.findIndex((line) => FRAME.test(line));
  const message = (stack === -1 ? lines : lines.slice(0, stack)).join("\n").trim();
  return {
    test: title.replace(/ FIXED$/, ""),
    kind: "failure",
    message: message.replace(/^Failure\/Error: /, ""),
    details: lines,
    type: lines.map((line) => /^\s*([A-Z]\w*(?:::[A-Z]\w*)*):$/.exec(line)?.[1]).find(Boolean),
    otherwise: "assertion",
    cause: title.endsWith(" FIXED") ? "unexpected_pass" : undefined,
  };
}
