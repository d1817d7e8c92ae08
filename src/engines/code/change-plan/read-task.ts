import {
  type ChangeIntent,
  emptyWords,
  intentWords,
} from "../../../content/change-words/change-words.js";

/** What the words of a task tell. */
export interface TaskReading {
  readonly intent: ChangeIntent;
  /** The word that told the intent; null where none did. */
  readonly verb: string | null;
  /** Names of code that the task has, in its order. */
  readonly symbols: readonly string[];
  readonly paths: readonly string[];
  /** The new name of a rename, or the place of a move. */
  readonly target: string | null;
  readonly versions: readonly string[];
  /** The other words, in lower case, each once. */
  readonly words: readonly string[];
}

const WORDS_MAX = 40;
const SYMBOLS_MAX = 12;
const QUOTED = /`([^`\n]{1,120})`|"([^"\n]{1,120})"|(?<![\w])'([^'\n]{1,120})'/g;
const PATH =
  /^(?:\.{0,2}\/)?(?:[\w@.-]+\/)*[\w@.-]+\.[A-Za-z]{1,6}$|^(?:\.{0,2}\/)?(?:[\w@.-]+\/)+[\w@.-]*$/;
const EXTENSION =
  /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|swift|dart|c|h|cc|cpp|hpp|vue|svelte|sql|sh|md|rst|txt|json|ya?ml|toml|ini|cfg|env|html|css|scss|xml|gradle|proto)$/i;
const VERSION = /^v?\d+(?:\.\d+){0,3}(?:[-+][\w.]+)?$/;
/** A name that is not a word of a sentence: with a capital within, an underscore, a dot or parentheses. */
const CODE_NAME =
  /^(?=.*(?:[a-z][A-Z]|_|\(\)|\w(?:\.|::|#)\w))[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$][\w$]*)*(?:\(\))?$/;
const PACKAGE = /^@[\w.-]+\/[\w.-]+$/;
const NAME = /^[A-Za-z_$@][\w$@/.:#-]*(?:\(\))?$/;

/** Reads the intent of a task and what it names: code, paths and versions, by the form of the words. */
export function readTask(task: string): TaskReading {
  const quoted = [...task.matchAll(QUOTED)].map((found) => found[1] ?? found[2] ?? found[3] ?? "");
  const tokens = task
    .split(/[\s,;()[\]{}]+(?![()])/)
    .map(bare)
    .filter((token) => token !== "");
  const named = [...quoted.map(bare), ...tokens];
  const paths = unique(named.filter((name) => isPath(name)));
  const { intent, verb } = intentOf(task);
  const pair = pairOf(task);
  const symbols = unique([
    ...(pair === undefined ? [] : [pair.from]),
    ...quoted.map(bare).filter((name) => NAME.test(name) && !isPath(name)),
    ...tokens.filter((name) => (CODE_NAME.test(name) || PACKAGE.test(name)) && !isPath(name)),
    ...(intent === "upgrade" ? afterVerb(task, verb) : []),
  ]).filter((name) => name !== pair?.to && !VERSION.test(name));
  return {
    intent,
    verb,
    symbols: symbols.map((name) => name.replace(/\(\)$/, "")).slice(0, SYMBOLS_MAX),
    paths,
    target:
      intent === "rename" || intent === "move" ? (pair?.to.replace(/\(\)$/, "") ?? null) : null,
    versions: unique(tokens.filter((token) => VERSION.test(token) && /\d/.test(token))),
    words: wordsOf(task, verb),
  };
}

const bare = (token: string) =>
  token.replace(/^["'`(<]+|["'`)>.,:;!?]+$/g, (end) => (end.startsWith(")") ? "" : ""));

const isPath = (name: string) =>
  PATH.test(name) && (EXTENSION.test(name) || name.includes("/")) && !PACKAGE.test(name);

/** `rename a to b`, `replace a with b`, `move a to b`, `from a to b`. */
function pairOf(task: string): { readonly from: string; readonly to: string } | undefined {
  const found =
    /\b(?:rename|replace|move|convert|from)\s+(?:the\s+)?(?:\w+\s+){0,2}?[`"']?([\w$@./:#-]+(?:\(\))?)[`"']?\s+(?:to|into|with|as)\s+(?:the\s+)?[`"']?([\w$@./:#-]+(?:\(\))?)[`"']?/i.exec(
      task,
    );
  if (!found?.[1] || !found[2]) return undefined;
  return { from: found[1], to: found[2].replace(/[.,]$/, "") };
}

function afterVerb(task: string, verb: string | null): readonly string[] {
  if (verb === null) return [];
  const at = task.toLowerCase().indexOf(verb);
  const next = task
    .slice(at + verb.length)
    .trim()
    .split(/\s+/)
    .map(bare);
  return next
    .filter((word) => NAME.test(word) && !emptyWords.includes(word.toLowerCase()))
    .slice(0, 1);
}

function intentOf(task: string): { readonly intent: ChangeIntent; readonly verb: string | null } {
  const text = ` ${task.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  let best: { at: number; length: number; intent: ChangeIntent; verb: string } | undefined;
  for (const [intent, words] of Object.entries(intentWords) as [
    ChangeIntent,
    readonly string[],
  ][]) {
    for (const verb of words) {
      const at = text.indexOf(` ${verb}`);
      if (at === -1 || !/^(?:s|es|ed|d|ing)? /.test(text.slice(at + 1 + verb.length))) continue;
      const isEarlier = best === undefined || at < best.at;
      if (isEarlier || (at === best?.at && verb.length > best.length)) {
        best = { at, length: verb.length, intent, verb };
      }
    }
  }
  return best ? { intent: best.intent, verb: best.verb } : { intent: "change", verb: null };
}

const empty = new Set([...emptyWords, ...Object.values(intentWords).flat()]);

function wordsOf(task: string, verb: string | null): readonly string[] {
  const words = task.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const split = words.flatMap((word) => [word, ...word.split(/(?<=[a-z])(?=[A-Z])|_/)]);
  const kept = split
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2 && !empty.has(word) && word !== verb);
  return unique(kept).slice(0, WORDS_MAX);
}

const unique = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== "");
