import { type Entry, lineOf, makeEntry } from "./entries.js";

/** What a snapshot of changes says where there are none. */
export const NOTHING_CHANGED = "# nothing changed since the last snapshot";

interface Comparison {
  /** Equal for what is written alike, with all that is below it. */
  readonly contentOf: (entry: Entry) => number;
  readonly before: ReadonlyMap<string, Entry>;
  readonly after: ReadonlyMap<string, Entry>;
}

/** So many refs of what is gone are named at one place. */
const GONE_MAX = 20;

/**
 * What changed from one snapshot of a page to the next: changed subtrees below their ancestors, a line for
 * each run of siblings that are as they were, and the refs of what is gone. Empty where nothing changed.
 */
export function changedEntries(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const comparison = {
    contentOf: numberContents(),
    before: byRef(before),
    after: byRef(after),
  };
  const { contentOf } = comparison;
  const isSame =
    before.length === after.length &&
    before.every((entry, index) => contentOf(entry) === contentOf(after[index] ?? entry));
  return isSame ? [] : changedSiblings(before, after, comparison);
}

function changedSiblings(
  before: readonly Entry[],
  after: readonly Entry[],
  comparison: Comparison,
): Entry[] {
  const nameless = new Set(before.filter(({ ref }) => ref === undefined).map(comparison.contentOf));
  const lines: Entry[] = [];
  let run: Entry[] = [];
  const endRun = () => {
    if (run.length > 0) lines.push(unchangedLine(run));
    run = [];
  };
  for (const entry of after) {
    const last = entry.ref === undefined ? undefined : comparison.before.get(entry.ref);
    const content = comparison.contentOf(entry);
    if (last ? comparison.contentOf(last) === content : nameless.has(content)) {
      run.push(entry);
    } else {
      endRun();
      lines.push(last ? changedEntry(last, entry, comparison) : entry);
    }
  }
  endRun();
  return [...lines, ...goneLine(before, comparison)];
}

function changedEntry(last: Entry, entry: Entry, comparison: Comparison): Entry {
  const { kind, key, role, ref, text } = entry;
  if (text !== undefined || entry.children.length === 0) return entry;
  const children = changedSiblings(last.children, entry.children, comparison);
  return makeEntry({ kind, key, role, ref, text, children });
}

function unchangedLine(run: readonly Entry[]): Entry {
  const [first] = run;
  if (run.length === 1 && first?.kind === "node") {
    return comment(`- ${first.key.replace(/('?)$/, " [unchanged]$1")}`);
  }
  const refs = run.flatMap(({ ref }) => ref ?? []);
  const range = refs.length > 1 ? `: ${refs[0]} to ${refs.at(-1)}` : refs.map((ref) => `: ${ref}`);
  return comment(`# [unchanged] ${run.length} siblings${range}`);
}

function goneLine(before: readonly Entry[], { after }: Comparison): Entry[] {
  const gone = before.flatMap(({ ref }) => (ref === undefined || after.has(ref) ? [] : ref));
  if (gone.length === 0) return [];
  const rest = gone.length > GONE_MAX ? ` and ${gone.length - GONE_MAX} more` : "";
  return [comment(`# gone: ${gone.slice(0, GONE_MAX).join(", ")}${rest}`)];
}

function comment(key: string): Entry {
  return makeEntry({ kind: "comment", key, role: "comment" });
}

function byRef(entries: readonly Entry[], found = new Map<string, Entry>()): Map<string, Entry> {
  for (const entry of entries) {
    if (entry.ref !== undefined) found.set(entry.ref, entry);
    byRef(entry.children, found);
  }
  return found;
}

/** Numbers subtrees by their content: each different line over different numbers gets the next one. */
function numberContents(): (entry: Entry) => number {
  const numbers = new Map<string, number>();
  const known = new Map<Entry, number>();
  const contentOf = (entry: Entry): number => {
    const earlier = known.get(entry);
    if (earlier !== undefined) return earlier;
    const content = `${entry.children.map(contentOf).join()} ${lineOf(entry)}`;
    const number = numbers.get(content) ?? numbers.size;
    numbers.set(content, number);
    known.set(entry, number);
    return number;
  };
  return contentOf;
}
