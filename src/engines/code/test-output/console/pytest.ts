import type { FoundFailure, TestRun } from "../test-report.js";
import { countWords } from "./count-words.js";
import { blockFailure } from "./pytest-block.js";

const SECTION = /^=+ (.+?) =+$/;
const TITLE = /^_{1,} (\S.*?) _{1,}$/;
const SUMMARY =
  /^(FAILED|ERROR|SUBFAIL(?:ED)?(?:\(.{0,400}?\)|\[.{0,400}?\])*|\[[^\]]{1,200}\] SUBFAIL) (\S.*)$/;
const PROGRESS =
  /^(\S+?\.py(?:::.+?)?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)(?: .*)?(?:\[ *\d+%\])?$/;
const XDIST_PROGRESS = /^\[gw\d+\] \[ *\d+%\] (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) (\S.*)$/;
const TOTALS =
  /^=* ?((?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests? \w+)(?:, | ))+in [\d.]+s?.*?|no tests ran in [\d.]+s.*?) ?=*$/;
const LOADING = /^ERROR collecting (.+)$/;
const PHASE = /^ERROR at (setup|teardown|call) of (.+)$/;

/** A line of pytest's short summary. */
interface Named {
  readonly id: string;
  readonly isError: boolean;
  readonly message: string;
}

/** A block of the sections ERRORS and FAILURES. */
interface Block {
  readonly title: string;
  readonly isError: boolean;
  readonly lines: string[];
}

/** Reads what pytest writes to a console, in each of its styles of tracebacks, with and without xdist. */
export function readPytest(lines: readonly string[]): TestRun | undefined {
  const blocks: Block[] = [];
  const named: Named[] = [];
  const places: string[] = [];
  const progress = new Map<string, string>();
  let section = "";
  let totals = "";
  for (const line of lines) {
    const header = SECTION.exec(line)?.[1];
    const total = TOTALS.exec(line)?.[1];
    if (total !== undefined) totals += ` ${total}`;
    if (header !== undefined) section = header;
    else if (section === "ERRORS" || section === "FAILURES") {
      readBlockLine(line, section === "ERRORS", blocks, places);
    } else if (section.startsWith("short test summary")) named.push(...namedIn(line));
    else {
      const [, id, result] = PROGRESS.exec(line) ?? [];
      const [, xResult, xId] = XDIST_PROGRESS.exec(line) ?? [];
      const name = id ?? xId;
      if (name !== undefined) progress.set(name, result ?? xResult ?? "");
    }
  }
  const isThere = blocks.length > 0 || named.length > 0 || totals !== "" || progress.size > 0;
  if (!isThere) return undefined;
  const failures = join(blocks, named, places, progress);
  return { runner: "pytest", format: "console", failures, ...countsIn(totals, failures, progress) };
}

function readBlockLine(line: string, isError: boolean, blocks: Block[], places: string[]): void {
  const title = /^[_ ]+$/.test(line) ? undefined : TITLE.exec(line)?.[1];
  if (title !== undefined) blocks.push({ title, isError, lines: [] });
  else if (blocks.at(-1)?.isError === isError) blocks.at(-1)?.lines.push(line);
  if (!isError && /^\S.*\.py:\d+: \S/.test(line)) places.push(line);
}

function namedIn(line: string): readonly Named[] {
  const [, word = "", rest] = SUMMARY.exec(line) ?? [];
  if (rest === undefined) return [];
  const end = idEnd(rest);
  return [{ id: rest.slice(0, end), isError: word === "ERROR", message: rest.slice(end + 3) }];
}

/** Where ` - ` ends the id of a test; parameters in brackets may hold it, too. */
function idEnd(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "[") depth += 1;
    else if (text[at] === "]") depth -= 1;
    else if (depth <= 0 && text.startsWith(" - ", at)) return at;
  }
  const end = text.indexOf("] - ");
  return end === -1 ? text.length : end + 1;
}

const titleOf = (id: string) => id.slice(id.indexOf("::") + 2).replaceAll("::", ".");

/** Blocks with the ids that the summary has for their titles; what has no block is told by the summary alone. */
function join(
  blocks: readonly Block[],
  named: readonly Named[],
  places: readonly string[],
  progress: ReadonlyMap<string, string>,
): readonly FoundFailure[] {
  const ids = new Map<string, Named[]>();
  const all = named.length > 0 ? named : namedByProgress(progress);
  for (const one of all) {
    const key = `${one.isError} ${titleOf(one.id)}`;
    ids.set(key, [...(ids.get(key) ?? []), one]);
  }
  const taken = new Set<Named>();
  const failures = blocks.map((block) => {
    const loading = LOADING.exec(block.title)?.[1];
    const [, phase, phased] = PHASE.exec(block.title) ?? [];
    const title = phased ?? block.title.replace(/ (?:\[.*\] )?\([^()]*\)$/, "");
    const queue =
      ids.get(`${block.isError} ${title}`) ?? ids.get(`${block.isError} ${block.title}`);
    const one = queue?.shift() ?? all.find(({ id }) => id === loading);
    if (one) taken.add(one);
    const subtest = phased === undefined ? block.title.slice(title.length) : "";
    return blockFailure(block.lines, {
      test: loading ?? `${one?.id ?? title}${subtest}`,
      isError: block.isError,
      isOfFixture: phase === "setup" || phase === "teardown",
      summary: one?.message ?? "",
    });
  });
  const left = all.filter((one) => !taken.has(one));
  let place = 0;
  for (const one of left) {
    const start = one.message.replace(/\.\.\.$/, "");
    const line = places[place]?.replace(/^\S+: /, "").startsWith(start)
      ? places[place++]
      : undefined;
    failures.push(
      blockFailure(line === undefined ? [] : [line], {
        test: one.id,
        isError: one.isError,
        isOfFixture: false,
        summary: one.message,
      }),
    );
  }
  return failures;
}

const namedByProgress = (progress: ReadonlyMap<string, string>): readonly Named[] =>
  [...progress].flatMap(([id, result]) =>
    result === "FAILED" || result === "ERROR"
      ? [{ id, isError: result === "ERROR", message: "" }]
      : [],
  );

function countsIn(
  totals: string,
  failures: readonly FoundFailure[],
  progress: ReadonlyMap<string, string>,
): Pick<TestRun, "counts" | "durationMs"> {
  const errors = failures.filter(({ kind }) => kind === "error").length;
  if (totals === "") {
    const failed = failures.length - errors;
    const passed = [...progress.values()].filter((result) => result === "PASSED").length;
    const isTold = progress.size > 0;
    const counts = { total: null, passed: isTold ? passed : null, failed, skipped: null, errors };
    return { counts };
  }
  const words = countWords(totals.replace(/ in [\d.]+s?/g, ","));
  const count = (...names: readonly string[]) =>
    names.reduce((sum, name) => sum + (words.get(name) ?? 0), 0);
  const told = {
    passed: count("passed", "xpassed"),
    failed: count("failed"),
    skipped: count("skipped", "xfailed"),
    errors: count("error", "errors"),
  };
  const total = told.passed + told.failed + told.skipped + told.errors;
  const seconds = [...totals.matchAll(/ in ([\d.]+)s?/g)].map(([, time]) => Number(time));
  const durationMs = Math.round(seconds.reduce((sum, time) => sum + time, 0) * 1_000);
  return { counts: { total, ...told }, durationMs };
}
