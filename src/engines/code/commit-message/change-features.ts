import { pathRoles } from "./path-role.js";
import type { FileChange } from "./read-diff.js";

/** Words whose number among added and among removed lines speaks for a type. */
const signals: readonly RegExp[] = [
  /\b(?:fix(?:e[sd])?|bug|regression|incorrect|wrong|broken)\b/i,
  /\b(?:issue|#\d{2,}|GH-\d+|closes?)\b/i,
  /\b(?:perf|performance|faster|cache[ds]?|memoi[sz]e|benchmark|allocat|optimi[sz])/i,
  /\b(?:support|allow|enable|option|new|feature|add(?:ed|s)?)\b/i,
  /\b(?:deprecat|legacy|removed?|breaking)/i,
  /\b(?:undefined|null|nil|None|isEmpty|length === 0|optional)\b|\?\.|\?\?/,
  /\b(?:throw|raise|Error|panic|catch|except|rescue)\b/,
  /^\s*(?:export|pub |public )/,
  /^\s*(?:export )?(?:async )?(?:function|def|fn|func)\b|=> \{\s*$/,
  /^\s*(?:export )?(?:default )?(?:abstract )?class\b|^\s*(?:export )?interface\b|\bstruct\b/,
  /^\s*(?:import|from|use|require|#include)\b|\brequire\(/,
  /\b(?:describe|it|test|expect|assert)\b/,
  /^\s*(?:\/\/|#|\*|\/\*|<!--|"""|--)/,
  /^\s*(?:if|else if|elif|unless)\b|^\s*\} else/,
  /\breturn\b/,
  /\bversion\b.*\d+\.\d+/i,
  /"[\w@/-]+": "[\^~]?\d+[\w.-]*"|^\s*[\w-]+ ?= ?(?:"|\{ ?version = ?")\d|==\d|v\d+\.\d+/,
  /^\s*(?:- )?uses: /,
  /\buse strict|eslint|prettier|@ts-|noqa|clippy|lint/i,
  /\btype\b|: (?:string|number|boolean|any|unknown)\b|<T>|\bas \w+/,
  /https?:\/\//,
  /^\s*#+ |^\s*[-*] |^={3,}|^-{3,}/,
  /\blog(?:ger)?\b|console\.|print/,
  /\bconfig|settings?|env\b/i,
  /\bcopyright|licen[cs]e\b/i,
  /\bsponsor|backer|badge|shields/i,
  /\bnode(?:-version)?\b|\bgo-version|python-version|rust-version|engines\b/i,
  /\btypo|spelling|grammar\b/i,
];

/** Names of what `featuresOfChange` tells, for whoever reads the weights. */
export const featureCount = pathRoles.length * 3 + 22 + signals.length * 2;

/** What a change shows of its type: numbers that are finite, always in the same order. */
export function featuresOfChange(files: readonly FileChange[]): number[] {
  const added = files.flatMap((file) => file.added);
  const removed = files.flatMap((file) => file.removed);
  const changed = added.length + removed.length;
  const lines = (file: FileChange) => file.added.length + file.removed.length;
  const source = files.filter(({ role }) => role === "source");
  const sourceLines = source.flatMap((file) => [...file.added, ...file.removed]);
  const shares = pathRoles.flatMap((role) => {
    const own = files.filter((file) => file.role === role);
    const count = own.reduce((sum, file) => sum + lines(file), 0);
    return [share(count, changed), share(own.length, files.length), Math.min(own.length, 20)];
  });
  const words = signals.flatMap((signal) => [
    share(added.filter((line) => signal.test(line)).length, added.length),
    share(removed.filter((line) => signal.test(line)).length, removed.length),
  ]);
  return [
    ...shares,
    files.length,
    Math.log1p(added.length),
    Math.log1p(removed.length),
    share(added.length, changed),
    files.filter(({ isNew }) => isNew).length,
    files.filter(({ isGone }) => isGone).length,
    files.filter(({ before, isNew }) => before !== undefined && !isNew).length,
    share(source.filter(({ isNew }) => isNew).length, source.length),
    share(source.flatMap((file) => file.added).length, sourceLines.length),
    Math.log1p(sourceLines.length),
    Number(squeeze(added) === squeeze(removed)),
    Number(sortedWords(added) === sortedWords(removed)),
    share(sourceLines.filter(isComment).length, sourceLines.length),
    countOf(
      source.flatMap((file) => file.added),
      EXPORTED,
    ),
    countOf(
      source.flatMap((file) => file.removed),
      EXPORTED,
    ),
    countOf(
      source.flatMap((file) => file.added),
      DEFINED,
    ),
    countOf(
      source.flatMap((file) => file.removed),
      DEFINED,
    ),
    countOf(added, TEST_CASE),
    countOf(removed, TEST_CASE),
    alikeness(source),
    pairedShare(added, removed),
    Number(files.some(({ path }) => /(?:^|\/)types?\/|\.d\.ts$/.test(path))),
    ...words,
  ];
}

export const EXPORTED =
  /^\s*(?:export (?!\{|\*)|pub (?:fn|struct|enum|trait|mod)|public |func (?:\([^)]*\) )?[A-Z]|module\.exports|exports\.)/;
export const DEFINED =
  /^\s*(?:export )?(?:default )?(?:async )?(?:function\*?|def|(?:pub )?(?:async )?fn|func|class|interface|struct|enum|trait)\b|^\s*(?:export )?const \w+ = (?:async )?(?:\([^)]*\)|\w+) =>/;
const TEST_CASE =
  /^\s*(?:it|test|describe|specify)(?:\.\w+)?\(|^\s*(?:async )?def test_|#\[(?:tokio::)?test\]|func Test|@Test\b/;
const isComment = (line: string) =>
  line.trim() === "" || /^\s*(?:\/\/|#(?!\[|include)|\*|\/\*|<!--|""")/.test(line);

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const squeeze = (lines: readonly string[]) => lines.join("").replace(/[\s;,'"`]+/g, "");
const countOf = (lines: readonly string[], what: RegExp) =>
  Math.min(20, lines.filter((line) => what.test(line)).length);

function sortedWords(lines: readonly string[]): string {
  return lines.join(" ").match(/\w+/g)?.sort().join(" ") ?? "";
}

/** How much of the words that went came again, in source: a repair keeps most of a line. */
function alikeness(files: readonly FileChange[]): number {
  const words = (lines: readonly string[]) => lines.join(" ").match(/\w+/g) ?? [];
  const gone = words(files.flatMap((file) => file.removed));
  if (gone.length === 0) return -1;
  const left = new Map<string, number>();
  for (const word of words(files.flatMap((file) => file.added))) {
    left.set(word, (left.get(word) ?? 0) + 1);
  }
  let again = 0;
  for (const word of gone) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    again += 1;
  }
  return again / gone.length;
}

/** Share of lines that differ in numbers alone from one that went, as versions do. */
function pairedShare(added: readonly string[], removed: readonly string[]): number {
  const shape = (line: string) => line.replace(/[\d.]+[\w.-]*|[0-9a-f]{7,}/g, "#");
  const gone = new Set(removed.map(shape));
  return share(added.filter((line) => gone.has(shape(line))).length, added.length);
}
