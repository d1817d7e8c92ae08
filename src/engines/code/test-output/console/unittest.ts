import { pythonMessage } from "../message-of.js";
import {
  countFailures,
  type FoundFailure,
  type LikelyCause,
  type TestRun,
} from "../test-report.js";
import { countWords } from "./count-words.js";

const DOUBLE = /^={70}$/;
const SINGLE = /^-{70}$/;
const HEADER = /^(ERROR|FAIL|UNEXPECTED SUCCESS): (\S+)(?: \(([\w.<>]+)\))?(?: (.+))?$/;
const RAN = /^Ran (\d+) tests? in ([\d.]+)s$/;
const RESULT = /^(?:FAILED|OK)(?: \((.*)\))?$/;
const TEST = /^(?:test|setUp|tearDown|runTest)/;
/** `test_a (tests.test_unit.TestUnit.test_a) ... FAIL`, as a verbose run has them. */
const RESULT_LINE = /^ {0,2}(\w+) \(([\w.<>]+\.[\w<>]+)\)(?: (\S.*?))? \.\.\. (FAIL|ERROR)$/;
const HOOK = /^(?:setUpClass|tearDownClass|setUpModule|tearDownModule)$/;

/** Reads what Python's unittest, and Django's tests, write to a console. */
export function readUnittest(lines: readonly string[]): TestRun | undefined {
  const failures: FoundFailure[] = [];
  const broken = new Set<string>();
  let ran: number | undefined;
  let durationMs = 0;
  let results = "";
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const header = headerAt(lines, at);
    if (header) {
      const block = blockAt(lines, at + 1);
      failures.push(failureOf(header, block));
      if (!HOOK.test(header[2] ?? "")) broken.add(`${header[2]} ${header[3]}`);
      at += block.length;
    }
    const count = RAN.exec(line);
    if (count) {
      ran = (ran ?? 0) + Number(count[1]);
      durationMs += Math.round(Number(count[2]) * 1_000);
    }
    if (ran !== undefined) results += ` ${RESULT.exec(line)?.[1] ?? ""}`;
  }
  if (ran === undefined) failures.push(...resultsWithout(failures, lines));
  if (failures.length === 0 && ran === undefined) return undefined;
  return {
    runner: "unittest",
    format: "console",
    failures,
    counts: countsIn(ran, results, failures, broken.size),
    durationMs: ran === undefined ? undefined : durationMs,
    isPart: ran === undefined,
  };
}

/** Passed are those that ran and are not told of; subtests are told one by one, their test ran once. */
function countsIn(
  ran: number | undefined,
  results: string,
  failures: readonly FoundFailure[],
  broken: number,
) {
  const told = countFailures(failures);
  if (ran === undefined) return told;
  const words = countWords(
    results
      .replace(
        /([a-z ]+)=(\d+)/g,
        (_, word: string, count) => `${count} ${word.trim().replaceAll(" ", "_")}`,
      )
      .replace(/(\d+) (\w+?)_(\w+)/g, "$1 $2$3"),
  );
  const count = (name: string) => words.get(name) ?? 0;
  const skipped = count("skipped") + count("expectedfailures");
  return { ...told, total: ran, passed: Math.max(0, ran - broken - skipped), skipped };
}

/** The title of a block, below a rule or, where that is cut off, above one or a traceback. */
function headerAt(lines: readonly string[], at: number): RegExpExecArray | null {
  const header = HEADER.exec(lines[at] ?? "");
  if (!header || DOUBLE.test(lines[at - 1] ?? "")) return header;
  const next = lines[at + 1] ?? "";
  const isSure = TEST.test(header[2] ?? "") && header[3]?.includes(".");
  return isSure && (SINGLE.test(next) || next.startsWith("Traceback (most recent")) ? header : null;
}

/** What the results of a verbose run tell of tests of which no block tells. */
function resultsWithout(
  failures: readonly FoundFailure[],
  lines: readonly string[],
): readonly FoundFailure[] {
  const known = new Set(failures.map(({ test }) => test));
  return lines.flatMap((line) => {
    const [, name = "", group, more, word] = RESULT_LINE.exec(line) ?? [];
    const test = fullName(name, group, more);
    if (word === undefined || known.has(test)) return [];
    const kind = word === "ERROR" ? "error" : "failure";
    return [{ test, kind, message: "", details: [] } as const];
  });
}

function blockAt(lines: readonly string[], start: number): readonly string[] {
  const block: string[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (DOUBLE.test(line)) break;
    if (SINGLE.test(line) && RAN.test(lines[at + 1] ?? "")) break;
    block.push(line);
  }
  return block;
}

function failureOf(
  [, word, name = "", group, more]: RegExpExecArray,
  block: readonly string[],
): FoundFailure {
  const rule = block.findIndex((line) => SINGLE.test(line));
  const lines = block.slice(rule + 1);
  const isUnexpected = word === "UNEXPECTED SUCCESS";
  return {
    test: fullName(name, group, more),
    kind: word === "ERROR" ? "error" : "failure",
    message: isUnexpected
      ? "Unexpected success"
      : (pythonMessage(lines) ?? lines.join("\n").trim()),
    details: lines,
    cause: causeOf(name, isUnexpected),
    otherwise: lines.some((line) => /, in (?:setUp|tearDown|asyncSetUp|asyncTearDown)$/.test(line))
      ? "fixture_error"
      : undefined,
  };
}

function causeOf(name: string, isUnexpected: boolean): LikelyCause | undefined {
  if (isUnexpected) return "unexpected_pass";
  return HOOK.test(name) ? "fixture_error" : undefined;
}

/** `tests.test_unit.TestUnit.test_sub (n=1)`; hooks stand before the class that they are of. */
function fullName(name: string, group: string | undefined, more: string | undefined): string {
  const subtest = more === undefined ? "" : ` ${more}`;
  if (group === undefined) return `${name}${subtest}`;
  if (HOOK.test(name)) return `${name} (${group})`;
  return `${group === name || group.endsWith(`.${name}`) ? group : `${group}.${name}`}${subtest}`;
}
