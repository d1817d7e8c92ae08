import { messageOf } from "../message-of.js";
import { countFailures, type FoundFailure, type TestRun } from "../test-report.js";
import { countWords, durationOf } from "./count-words.js";
import { isInHook } from "./hook-in-code.js";

const FAIL = /^ ?FAIL {1,2}(?:\|[^|]{1,100}\| )?(\S.*)$/;
const RULE = /^\s*⎯{3,}/;
const SECTION =
  /^\s*⎯{2,}\s*(Failed Suites|Failed Tests|Unhandled|Uncaught|Source|Typecheck)\b([^⎯]*)/;
/** ` ❯ src/a.test.ts (2 tests | 1 failed) 8ms`, and below it `   × adds 5ms` and `     → expected 3 to be 4`. */
const RESULTS = /^ ❯ (?:\|[^|]{1,100}\| )?(\S+) \(\d+ tests?\b.*\)/;
const RESULT = /^\s{1,40}× (\S.*?)(?: \(retry x\d+\))?(?: \d+ms)?$/;
const REASON = /^\s{2,40}→ (\S.*)$/;
const CODE = /^\s*>?\s*\d*\s*\|/;
const TESTS = /^\s*Tests {2,}(.*)$/;
const FILES = /^\s*Test Files {2,}(.*)$/;
const ORIGIN = /^This error originated in "([^"]+)" test file/;
const LATEST = /^The latest test that might've caused the error is "([^"]+)"/;

/** What is written of a failure, and the code that is quoted in it. */
interface Block {
  readonly lines: readonly string[];
  readonly quoted: readonly string[];
}

/** Reads what Vitest's reporters for consoles write (default, verbose, dot, tree, basic). */
export function readVitest(lines: readonly string[]): TestRun | undefined {
  const failures: FoundFailure[] = [];
  let isOfSuite = false;
  let totals = "";
  let files = "";
  let durationMs: number | undefined;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const section = SECTION.exec(line);
    if (section?.[1] === "Unhandled" && !/Errors/.test(section[2] ?? "")) {
      const block = blockAt(lines, at + 1);
      failures.push(unhandled(block, `Unhandled${section[2] ?? ""}`.trim()));
    } else if (section?.[1] === "Uncaught") {
      failures.push(unhandled(blockAt(lines, at + 1), "Uncaught Exception"));
    } else if (section) isOfSuite = section[1] === "Failed Suites";
    const headers: string[] = [];
    for (let found = FAIL.exec(line); found; found = FAIL.exec(lines[at + 1] ?? "")) {
      if (headers.length > 0) at += 1;
      headers.push(found[1] ?? "");
    }
    if (headers.some((header) => isOfVitest(header, lines[at + 1] ?? ""))) {
      const block = blockAt(lines, at + 1);
      failures.push(...headers.map((header) => failureOf(header, block, isOfSuite)));
    }
    totals = TESTS.exec(line)?.[1] ?? totals;
    files = FILES.exec(line)?.[1] ?? files;
    if (/^\s*Duration {2,}/.test(line)) durationMs = durationOf(line);
  }
  // The list of failures stands below that of the results, and may be cut off.
  if (totals === "") failures.push(...resultsWithout(failures, lines));
  if (failures.length === 0 && totals === "" && files === "") return undefined;
  return {
    runner: "vitest",
    format: "console",
    failures,
    counts: countsIn(totals, failures),
    durationMs,
    suites: files === "" ? undefined : Number(/\((\d+)\)/.exec(files)?.[1] ?? 0),
  };
}

/** What the list of results tells of tests of which no block tells. */
function resultsWithout(
  failures: readonly FoundFailure[],
  lines: readonly string[],
): readonly FoundFailure[] {
  const known = new Set(failures.map(({ test }) => test.split(" > ").at(-1)));
  let listed: string | undefined;
  return lines.flatMap((line, at) => {
    listed = RESULTS.exec(line)?.[1] ?? listed;
    const title = RESULT.exec(line)?.[1];
    const message = REASON.exec(lines[at + 1] ?? "")?.[1];
    if (title === undefined || (message === undefined && listed === undefined)) return [];
    const [first = "", ...others] = title.split(" > ");
    const isFile = others.length > 0 && /^\S+\.\w{1,5}$/.test(first);
    const titles = isFile ? others : [first, ...others];
    if (known.has(titles.at(-1))) return [];
    const file = isFile ? first : listed;
    const told = { kind: "failure", message: message ?? "", details: [], file } as const;
    return [
      {
        test: titles.join(" > "),
        ...told,
        otherwise: message === undefined ? undefined : ("exception" as const),
      },
    ];
  });
}

/** Jest's headers have a file alone, and nothing of an error in the next line. */
const isOfVitest = (header: string, next: string) =>
  /^[^>]{1,300}\.\w{1,5} (?:> |\[ .* \]$)/.test(header) ||
  (/\.\w{1,5}$/.test(header) && /^\S*(?:Error|Exception)\b.*:/.test(next));

function countsIn(totals: string, failures: readonly FoundFailure[]) {
  if (totals === "") return countFailures(failures);
  const words = countWords(totals);
  const count = (word: string) => words.get(word) ?? 0;
  const [passed, failed] = [count("passed"), count("failed")];
  const skipped = count("skipped") + count("todo");
  const { errors } = countFailures(failures);
  return { total: passed + failed + skipped, passed, failed, skipped, errors };
}

/** The lines up to the next rule; code that is quoted is left out. */
function blockAt(lines: readonly string[], start: number): Block {
  const block: string[] = [];
  const quoted: string[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (RULE.test(line) || FAIL.test(line) || FILES.test(line)) break;
    if (CODE.test(line)) quoted.push(line);
    else block.push(line);
  }
  return { lines: block, quoted };
}

function failureOf(
  header: string,
  { lines: block, quoted }: Block,
  isOfSuite: boolean,
): FoundFailure {
  const [file = "", ...titles] = header.replace(/ \[ .* \]$/, "").split(" > ");
  const isError = isOfSuite || titles.length === 0;
  return {
    test: titles.length === 0 ? file : titles.join(" > "),
    kind: isError ? "error" : "failure",
    message: messageOf(block),
    details: block,
    file,
    cause: isInHook(quoted) ? "fixture_error" : undefined,
    otherwise: isError && titles.length > 0 ? "fixture_error" : "exception",
  };
}

function unhandled({ lines: block }: Block, name: string): FoundFailure {
  const told = (form: RegExp) => block.map((line) => form.exec(line)?.[1]).find(Boolean);
  return {
    test: told(LATEST) ?? name,
    kind: "error",
    message: messageOf(block),
    details: block.filter((line) => !ORIGIN.test(line)),
    file: told(ORIGIN),
    cause: "unhandled_rejection",
  };
}
