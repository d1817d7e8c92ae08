import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";
import { dedent } from "./count-words.js";
import { numberedBlocks } from "./numbered-blocks.js";

const HEADER = /^ {2}(\d+)\) (.*)$/;
const END = /^(?:Finished in |Failed examples:|\d+ examples?, )/;
const BLOCK_END = new RegExp(`${HEADER.source}|${END.source}`);
const TOTALS =
  /^(\d+) examples?, (\d+) failures?(?:, (\d+) pending)?(?:, (\d+) errors? occurred outside of examples)?$/;
/** `rspec ./spec/cart_spec.rb:10 # Cart adds`, at the end. */
const COMMAND = /^rspec (\.{0,2}\/?\S+\.rb):(\d+) # (\S.*)$/;
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
  const isHeaded = failures.some(({ details }) => details.some((line) => FRAME.test(line)));
  if (!isTold && !isHeaded) failures.splice(0);
  if (!isTold || failures.length < counts.failed) failures.push(...loneFailures(lines, failures));
  if (!isTold && failures.length === 0) return undefined;
  return {
    runner: "rspec",
    format: "console",
    failures,
    counts: isTold ? counts : countFailures(failures),
    durationMs,
    isPart: !isTold && !isHeaded,
  };
}

/** Blocks above which the heading is cut off, and what only the list of commands at the end names. */
function loneFailures(
  lines: readonly string[],
  known: readonly FoundFailure[],
): readonly FoundFailure[] {
  const names = new Set(known.map(({ test }) => test));
  const found: FoundFailure[] = [];
  const add = (failure: FoundFailure) => {
    if (!names.has(failure.test)) found.push(failure);
    names.add(failure.test);
  };
  const heading = lines.indexOf("Failures:");
  const above = heading === -1 ? lines : lines.slice(0, heading);
  for (const [at, line] of above.entries()) {
    // In the list of pending ones, a reason stands between the title and the failure.
    if (!HEADER.test(line) || !/^\s+Failure\/Error:/.test(above[at + 1] ?? "")) continue;
    let end = at + 1;
    while (end < above.length && !BLOCK_END.test(above[end] ?? "")) end += 1;
    const block = above.slice(at, end);
    if (block.some((one) => FRAME.test(one))) add(failureOf(block));
  }
  for (const line of lines) {
    const [, file = "", place, test] = COMMAND.exec(line) ?? [];
    if (test === undefined) continue;
    add({ test, kind: "failure", message: "", details: [], file, line: Number(place) });
  }
  return found;
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
