import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";

const RUNNING = /^running (\d+) tests?$/;
const RESULT =
  /^test (\S.*?)(?: - should panic)? \.\.\. (?:.*?)(ok|FAILED|ignored)(?:, .*)?(?: <[\d.]+s>)?$/;
const BLOCK = /^---- (\S.*?) stdout ----$/;
const TOTALS =
  /^test result: \S+ (\d+) passed; (\d+) failed; (\d+) ignored;.*?(?:finished in ([\d.]+)s)?$/;
const PANIC = /^thread '.{0,300}?' (?:\(\d+\) )?panicked at (?:'(.*)', )?\S+\.rs:\d+:\d+:?$/;
const TESTS_THREAD = /^thread '(\w+(?:::\w+)+)' (?:\(\d+\) )?panicked at /;
const LISTED = /^ {4}\S+(?: - .*)?$/;
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
  const isWhole = suites > 0 || isTold || isNextest || errors.length > 0;
  // What stands above the blocks, or below them, may be cut off.
  const isNamed = isTold && failed.length >= counts.failed;
  const others = isNamed ? [] : [...blocks.keys(), ...listed(lines)];
  const known = new Set(failed);
  const names = [...failed, ...new Set(others.filter((name) => !known.has(name)))];
  if (!isWhole && names.length === 0) return lonePanics(lines);
  const failures = [...names.map((name) => failureOf(name, blocks.get(name) ?? [])), ...errors];
  const told = isTold
    ? { ...counts, total: counts.passed + counts.failed + counts.skipped + errors.length }
    : { ...countFailures(failures), total: suites === 0 ? errors.length || null : null };
  return {
    runner: "cargo test",
    format: "console",
    failures,
    counts: { ...told, errors: errors.length },
    durationMs: isTold ? durationMs : undefined,
    suites: suites || undefined,
    isPart: !isWhole,
  };
}

/** The names of the lists that close runs. */
function listed(lines: readonly string[]): readonly string[] {
  let isList = false;
  return lines.flatMap((line) => {
    isList = line === "failures:" || (isList && LISTED.test(line));
    return isList && line !== "failures:" ? [line.trim()] : [];
  });
}

/** Panics of threads with the name of a test: the harness names them so. */
function lonePanics(lines: readonly string[]): TestRun | undefined {
  const starts = lines.flatMap((line, at) => (TESTS_THREAD.test(line) ? [at] : []));
  if (starts.length === 0) return undefined;
  const failures = starts.map((start, place) =>
    failureOf(
      TESTS_THREAD.exec(lines[start] ?? "")?.[1] ?? "",
      lines.slice(start, starts[place + 1]),
    ),
  );
  const counts = countFailures(failures);
  return { runner: "cargo test", format: "console", failures, counts, isPart: true };
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
    otherwise: otherwise(block, start),
  };
}

function otherwise(block: readonly string[], panic: number) {
  if (block.length === 0) return undefined;
  return panic === -1 ? "exception" : "assertion";
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
