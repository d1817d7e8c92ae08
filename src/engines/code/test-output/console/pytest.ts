import type { FoundFailure, TestRun } from "../test-report.js";
import { countWords } from "./count-words.js";
import { blockFailure, blockTitle } from "./pytest-block.js";
import { LoneFailures } from "./pytest-lone.js";

const SECTION = /^=+ (.+?) =+$/;
const SUMMARY =
  /^(FAILED|ERROR|SUBFAIL(?:ED)?(?:[([].{0,800}?[)\]])?|\[[^\]]{1,200}\] SUBFAIL) (\S.*)$/;
const PROGRESS =
  /^(\S+?\.py(?:::.+?)?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)(?: .*)?(?:\[ *\d+%\])?$/;
const XDIST_PROGRESS = /^\[gw\d+\] \[ *\d+%\] (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS) (\S.*)$/;
const TOTALS =
  /^=* ?((?:\d+ (?:failed|passed|skipped|deselected|xfailed|xpassed|warnings?|errors?|rerun|subtests? \w+)(?:, | ))+in [\d.]+s?.*?|no tests ran in [\d.]+s.*?) ?=*$/;
/** Headings of pytest; below any of them nothing stands alone. */
const HEADINGS =
  /^(?:test session starts|ERRORS|FAILURES|PASSES|short test summary|warnings summary|slowest |\d+ \w+|no tests ran)/;
/** Subtests of one test among which the one of a block is looked for. */
const SUBTESTS_MAX = 200;
const LOADING = /^ERROR collecting (.+)$/;
const PHASE = /^ERROR at (setup|teardown|call) of (.+)$/;

/** A line of pytest's short summary. */
interface Named {
  readonly id: string;
  readonly isError: boolean;
  readonly message: string;
  /** What tells one subtest from others of its test, after a blank. */
  readonly subtest: string;
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
  const lone = new LoneFailures();
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
      else if (!HEADINGS.test(section)) lone.readLine(line);
    }
  }
  const isWhole = blocks.length > 0 || named.length > 0 || totals !== "" || progress.size > 0;
  const loneNames = lone.names.flatMap(namedIn);
  const all = [...loneNames, ...named];
  const found = [...lone.blocks(all.length === 0), ...blocks];
  if (!isWhole && all.length === 0 && found.length === 0) return undefined;
  const failures = join(found, all, places, progress);
  const counts = countsIn(totals, failures, progress);
  return { runner: "pytest", format: "console", failures, ...counts, isPart: !isWhole };
}

function readBlockLine(line: string, isError: boolean, blocks: Block[], places: string[]): void {
  const title = blockTitle(line);
  if (title !== undefined) blocks.push({ title, isError, lines: [] });
  else if (blocks.at(-1)?.isError === isError) blocks.at(-1)?.lines.push(line);
  if (!isError && /^\S.*\.py:\d+: \S/.test(line)) places.push(line);
}

function namedIn(line: string): readonly Named[] {
  const [, word = "", rest] = SUMMARY.exec(line) ?? [];
  if (rest === undefined) return [];
  const end = idEnd(rest);
  const subtest = /^SUBFAIL(?:ED)?([([].*)$/.exec(word)?.[1] ?? "";
  const told = { id: rest.slice(0, end), message: rest.slice(end + 3) };
  return [{ ...told, isError: word === "ERROR", subtest: subtest && ` ${subtest}` }];
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
    const queue = ids.get(key);
    if (queue) queue.push(one);
    else ids.set(key, [one]);
  }
  const byId = new Map(all.map((one) => [one.id, one]));
  const taken = new Set<Named>();
  const failures = blocks.map((block) => {
    const loading = LOADING.exec(block.title)?.[1];
    const [, phase, phased] = PHASE.exec(block.title) ?? [];
    const title = phased ?? block.title.replace(/ (?:\[.*\] )?\([^()]*\)$/, "");
    const queue =
      ids.get(`${block.isError} ${title}`) ?? ids.get(`${block.isError} ${block.title}`);
    const subtest = phased === undefined ? block.title.slice(title.length) : "";
    const one = takenFrom(queue, subtest) ?? byId.get(loading ?? "");
    if (one) taken.add(one);
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
    const isPlaced = start !== "" && places[place]?.replace(/^\S+: /, "").startsWith(start);
    const line = isPlaced ? places[place++] : undefined;
    failures.push(
      blockFailure(line === undefined ? [] : [line], {
        test: `${one.id}${one.subtest}`,
        isError: one.isError,
        isOfFixture: false,
        summary: one.message,
      }),
    );
  }
  return failures;
}

/** Takes the line of a subtest, else the first, from those with the title of a block. */
function takenFrom(queue: Named[] | undefined, subtest: string): Named | undefined {
  const at = queue?.slice(0, SUBTESTS_MAX).findIndex((one) => one.subtest === subtest) ?? -1;
  return at > 0 ? queue?.splice(at, 1)[0] : queue?.shift();
}

const namedByProgress = (progress: ReadonlyMap<string, string>): readonly Named[] =>
  [...progress].flatMap(([id, result]) =>
    result === "FAILED" || result === "ERROR"
      ? [{ id, isError: result === "ERROR", message: "", subtest: "" }]
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
