import { TASK_WORDS, type TaskWord } from "../../../../content/chemistry-words/task-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import { spanning } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { isWithinOneError } from "../../../../engines/text/near-names/one-error.js";
import type { CueItem } from "./item.js";

/** Shorter words are other words too often: `light` is no `right`. */
const MISSPELT_LENGTH_MIN = 6;

/** What may have an error: one in a common word makes another one, as `started` of `stated`. */
const TASK_NAMES: ReadonlySet<TaskWord> = new Set<TaskWord>([
  ...(["balance", "balanced", "balanced equation", "unbalanced", "molar mass"] as const),
  ...(["exact mass", "formula", "percent composition", "empirical formula"] as const),
  ...(["oxidation state", "limiting", "yield", "dilution", "smiles", "combustion"] as const),
]);

/** Requests of two words, either of which may have an error. */
const PAIRS: readonly (readonly [string, string, TaskWord])[] = [
  ["molar", "mass", "molar mass"],
  ["molecular", "weight", "molar mass"],
  ["molecular", "mass", "molar mass"],
  ["oxidation", "state", "oxidation state"],
  ["oxidation", "states", "oxidation state"],
  ["oxidation", "number", "oxidation state"],
  ["oxidation", "numbers", "oxidation state"],
  ["limiting", "reagent", "limiting"],
  ["limiting", "reactant", "limiting"],
  ["empirical", "formula", "empirical formula"],
  ["percent", "composition", "percent composition"],
];

const vocabulary = new Vocabulary(meaningsByPhrase());

function meaningsByPhrase(): ReadonlyMap<string, readonly TaskWord[]> {
  const meanings = new Map<string, TaskWord[]>();
  for (const [word, phrases] of Object.entries(TASK_WORDS)) {
    for (const phrase of phrases.split("|")) {
      const known = meanings.get(phrase) ?? [];
      known.push(word as TaskWord);
      meanings.set(phrase, known);
    }
  }
  return meanings;
}

export interface CueAt {
  readonly item: CueItem;
  readonly next: number;
}

/** The longest word or phrase at a token that says what is wanted or stated. */
export function cueAt(tokens: readonly Token[], at: number): CueAt | undefined {
  const first = tokens[at];
  if (first?.kind !== "word") return undefined;
  const pair = pairAt(tokens, at);
  if (pair) return pair;
  const term = vocabulary.termAt(tokens, at);
  const last = term ? tokens[term.next - 1] : undefined;
  if (!term || !last) return undefined;
  if (term.isMisspelt && first.key.length < MISSPELT_LENGTH_MIN) return undefined;
  const isExact = !term.isMisspelt;
  const words = new Set(term.meanings.flat().filter((word) => isExact || TASK_NAMES.has(word)));
  if (words.size === 0) return undefined;
  const key = tokens
    .slice(at, term.next)
    .map((token) => (token.kind === "word" ? token.key : token.text))
    .join(" ");
  return {
    item: { type: "cue", span: spanning(first.span, last.span), key, words },
    next: term.next,
  };
}

/** Two words with an error in one or both of them; exact phrases are in the vocabulary. */
function pairAt(tokens: readonly Token[], at: number): CueAt | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind !== "word" || second?.kind !== "word") return undefined;
  for (const [one, two, word] of PAIRS) {
    if (first.key === one && second.key === two) return undefined;
    if (first.key[0] !== one[0] || second.key[0] !== two[0]) continue;
    if (!isWithinOneError(one, first.key) || !isWithinOneError(two, second.key)) continue;
    const span = spanning(first.span, second.span);
    const key = `${one} ${two}`;
    return { item: { type: "cue", span, key, words: new Set([word]) }, next: at + 2 };
  }
  return undefined;
}
