import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import { type EquationItem, type Item, isCue } from "../items/item.js";
import type { SpeciesItem } from "../items/measured.js";
import type { Question } from "./question.js";
import type { Scene, Sentence } from "./scene.js";
import { speciesOfEquation, termsOf } from "./terms.js";

/** Words that ask for an amount of what stands behind them. */
const ASKING = ["how much", "amount", "mass", "yield", "makes", "limiting"] as const;
const GAP_MAX = 8;
const JOINTS = /^(?:,|and|&|or|und|oder|et|ou|y|e|o|the|of)$/u;

interface AskedTerm {
  readonly formula: string;
  readonly span: Span;
}

/** The species of an equation that a question names behind the words that ask, without those that it gives. */
export function askedTerms(
  scene: Scene,
  { sentence, given, cues }: Question,
  equation: EquationItem,
): readonly AskedTerm[] {
  const terms = termsOf(equation);
  const measured = new Set<Item | undefined>(given.map(({ species }) => species));
  const found = new Map<string, AskedTerm>();
  for (const { items } of sentencesOf(scene, sentence, cues)) {
    const isFree = (item: Item): item is SpeciesItem =>
      (item.type === "substance" || item.type === "symbol") && !measured.has(item);
    const behind = items.flatMap((item, at) =>
      isCue(item, ...ASKING) ? listBehind(items, at, isFree) : [],
    );
    const isNamed = (item: Item, at: number): item is SpeciesItem =>
      isFree(item) && isAskedBefore(items, at);
    const named = behind.length > 0 ? behind : items.filter(isNamed);
    const own = named.flatMap((item) => {
      const term = speciesOfEquation(terms, item);
      return term ? [{ formula: term.formula, span: item.span, atoms: term.atoms }] : [];
    });
    // Several species that nothing asks for are as likely only spoken of.
    if (behind.length === 0 && own.length > 1) continue;
    for (const { atoms, formula, span } of own) found.set(atoms, { formula, span });
  }
  return [...found.values()];
}

/** The sentences that ask, and those behind them that only ask on. */
function sentencesOf(
  { sentences }: Scene,
  sentence: Sentence,
  cues: Question["cues"],
): readonly Sentence[] {
  const asking = sentences.filter(({ items }) => cues.some((cue) => items.includes(cue)));
  const own = asking.length > 0 ? asking : [sentence];
  const next = sentences.slice(sentences.indexOf(own.at(-1) ?? sentence) + 1);
  const isMore = ({ items, measured, block }: Sentence) =>
    block === sentence.block &&
    measured.length === 0 &&
    items.some((item) => isCue(item, "how much", "mass", "amount")) &&
    !items.some((item) => item.type === "equation" || isCue(item, "molar mass"));
  const end = next.findIndex((one) => !isMore(one));
  return [...own, ...(end < 0 ? next : next.slice(0, end))];
}

/** `O2 needed` and `CO2 mass`, and not `in excess oxygen`. */
function isAskedBefore(items: readonly Item[], at: number): boolean {
  const isExcess = items.slice(Math.max(0, at - 3), at).some((item) => isCue(item, "excess"));
  return !isExcess && items.slice(at + 1, at + 4).some((item) => isCue(item, ...ASKING));
}

/** The next substances behind a cue, up to a quantity, and those that are joined to them. */
function listBehind(
  items: readonly Item[],
  from: number,
  isFree: (item: Item) => item is SpeciesItem,
): readonly SpeciesItem[] {
  const list: SpeciesItem[] = [];
  let gap = 0;
  let isExcess = false;
  for (const item of items.slice(from + 1)) {
    if (item.type === "quantity" || item.type === "equation" || item.type === "break") break;
    if (item.type === "substance" || item.type === "symbol") {
      if (!isFree(item) || isExcess) break;
      list.push(item);
      continue;
    }
    isExcess = isExcess || isCue(item, "excess");
    const isJoint = "key" in item && JOINTS.test(item.key);
    if (list.length > 0 && !isJoint) break;
    gap += 1;
    if (gap > GAP_MAX) break;
  }
  return list;
}
