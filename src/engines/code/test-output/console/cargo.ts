import type { FoundFailure, TestRun } from "../test-report.js";

const RUNNING = /^running (\d+) tests?$/;
const RESULT =
  /^test (\S.*?)(?: - should panic)? \.\.\. (?:.*?)(ok|FAILED|ignored)(?:, .*)?(?: <[\d.]+s>)?$/;
const BLOCK = /^---- (\S.*?) stdout ----$/;
const TOTALS =
  /^test result: \S+ (\d+) passed; (\d+) failed; (\d+) ignored;.*?(?:finished in ([\d.]+)s)?$/;
const PANIC = /^thread '.{0,300}?' (?:\(\d+\) )?panicked at (?:'(.*)', )?\S+\.rs:\d+:\d+:?$/;
const PANIC_END = /^(?:note: run with|note: Some details|stack backtrace:|note: panic did not)/;
const COMPILE = /^error(?:\[E\d+\])?: (.+)$/;
const COMPILED = /^error: could not compile `(.+?)` \((.+?)\)/;
const NEXTEST =
  /^\s*(?:FAIL|TIMEOUT|SIGSEGV|SIGABRT|ABORT) \[ *[\d.]+s\] (?:\( *\d+\/\d+\) )?(\S+) (\S+)$/;
const NEXTEST_TOTALS = /^\s*Summary \[ *([\d.]+)s\] (\d+)(?:\/\d+)? tests? run: (.*)$/;

/** Reads the text of `cargo test` and of cargo-nextest. */
export function readCargo(lines: readonly string[]): TestRun | undefined {
  const blocks = new Map<string, string[]>();
  const failed: string[] = [];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let durationMs = 0;
  let suites = 0;
  let isTold = false;
  let isNextest = false;
  let block: string[] | undefined;
  for (const [at, line] of lines.entries()) {
    const named = BLOCK.exec(line) ?? /^\s*--- STD(?:OUT|ERR): +\S+ (\S+) ---$/.exec(line);
    const result = RESULT.exec(line);
    const totals = TOTALS.exec(line);
    const next = NEXTEST.exec(line);
    if (RUNNING.test(line)) suites += 1;
    if (named) {
      block = blocks.get(named[1] ?? "") ?? [];
      blocks.set(named[1] ?? "", block);
    } else if (result?.[2] === "FAILED") failed.push(result[1] ?? "");
    else if (totals) {
      counts.passed += Number(totals[1]);
      counts.failed += Number(totals[2]);
      counts.skipped += Number(totals[3]);
      durationMs += Math.round(Number(totals[4] ?? 0) * 1_000);
      isTold = true;
      block = undefined;
    } else if (next) {
      isNextest = true;
      block = undefined;
      if (!failed.includes(next[2] ?? "")) failed.push(next[2] ?? "");
    } else if (NEXTEST_TOTALS.test(line)) {
      isTold = true;
      nextestTotals(line, counts);
      durationMs += Math.round(Number(NEXTEST_TOTALS.exec(line)?.[1]) * 1_000);
    } else if (line === "failures:" && lines[at + 1]?.startsWith("    ")) block = undefined;
    else block?.push(line);
  }
  const errors = uncompiled(lines);
  const isThere = suites > 0 || isTold || isNextest || errors.length > 0 || blocks.size > 0;
  if (!isThere) return undefined;
  const names = failed.length > 0 ? failed : [...blocks.keys()];
  const failures = [...names.map((name) => failureOf(name, blocks.get(name) ?? [])), ...errors];
  const told = isTold
    ? { ...counts, total: counts.passed + counts.failed + counts.skipped + errors.length }
    : {
        total: errors.length > 0 ? errors.length : null,
        passed: suites > 0 ? null : 0,
        failed: names.length,
        skipped: suites > 0 ? null : 0,
      };
  return {
    runner: "cargo test",
    format: "console",
    failures,
    counts: { ...told, errors: errors.length },
    durationMs: isTold ? durationMs : undefined,
    suites: suites || undefined,
  };
}

function nextestTotals(line: string, counts: { passed: number; failed: number; skipped: number }) {
  const text = NEXTEST_TOTALS.exec(line)?.[3] ?? "";
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
  counts.passed += count("passed");
  counts.failed += count("failed") + count("timed out");
  counts.skipped += count("skipped");
}

/** What did not compile: one failure for each target, with its first error. */
function uncompiled(lines: readonly string[]): readonly FoundFailure[] {
  const targets = lines.flatMap((line) => COMPILED.exec(line) ?? []).length;
  if (targets === 0) return [];
  const first = lines.findIndex((line) => COMPILE.test(line) && !COMPILED.test(line));
  if (first === -1) return [];
  const details = lines.slice(first, first + 40);
  const crates = new Set(lines.flatMap((line) => COMPILED.exec(line)?.[1] ?? []));
  return [...crates].map((name) => ({
    test: name,
    kind: "error",
    message: lines[first] ?? "",
    details,
    otherwise: "syntax",
  }));
}

function failureOf(test: string, block: readonly string[]): FoundFailure {
  const start = block.findIndex((line) => PANIC.test(line));
  const [, file, at] = /^(\S+\.rs) - (?:.*?)\(line (\d+)\)/.exec(test) ?? [];
  return {
    test,
    kind: "failure",
    message: start === -1 ? plainMessage(block) : panicMessage(block, start),
    details: block,
    file,
    line: at === undefined ? undefined : Number(at),
    otherwise: start === -1 ? "exception" : "assertion",
  };
}

function panicMessage(block: readonly string[], start: number): string {
  const old = PANIC.exec(block[start] ?? "")?.[1];
  const message = old === undefined ? [] : [old];
  for (const line of block.slice(start + 1)) {
    if (PANIC_END.test(line) || (line === "" && message.length > 0)) break;
    message.push(line);
  }
  const unmet = block.filter((line) =>
    /^(?:\s+panic message: |\s*expected substring: )/.test(line),
  );
  return [...message, ...unmet].join("\n").trim();
}

const plainMessage = (block: readonly string[]) =>
  (
    block.find((line) => /^(?:Error: |note: test did not panic|error)/.test(line)) ??
    block.join("\n")
  ).trim();
