import type { TaskWord } from "../../../../content/chemistry-words/task-words.js";
import type { EquationFragment } from "../items/find-equations.js";
import { type CueItem, type EquationItem, type Item, isCue } from "../items/item.js";
import type { Measured, SpeciesItem } from "../items/measured.js";
import type { Draft } from "./draft.js";

/** Items `from` to `to` (not included) of one sentence, line or list entry. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Item[];
  readonly measured: readonly Measured[];
  /** Paragraphs and numbered parts are counted: a quantity belongs to its own. */
  readonly block: number;
  /** Ends with a colon. */
  readonly isHeader: boolean;
  readonly isQuestion: boolean;
}

/** A prompt while its tasks are read: each reader takes what it understands from the others. */
export interface Scene {
  readonly source: string;
  readonly items: readonly Item[];
  readonly sentences: readonly Sentence[];
  readonly fragments: readonly EquationFragment[];
  readonly drafts: Draft[];
  /** Items that a task has used. */
  readonly used: Set<Item>;
  readonly warnings: string[];
}

/** Divides items at line ends and the marks that end a thought. */
export function sentencesOf(
  items: readonly Item[],
  measured: readonly Measured[],
): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  let block = 0;
  let next = 0;
  for (let at = 0; at <= items.length; at += 1) {
    const item = items[at];
    if (at < items.length && !isEnd(items, at)) continue;
    const inside = items.slice(from, at);
    const last = inside.at(-1);
    const isHeader = last !== undefined && "key" in last && last.key === ":";
    const isQuestion = item !== undefined && "key" in item && item.key === "?";
    const isFirst = from === 0 || items[from - 1]?.type === "break";
    const isBlank = isFirst && items[from - 2]?.type === "break";
    if (isBlank || (isFirst && isPart(inside))) block += 1;
    const first = next;
    while ((measured[next]?.at ?? at) < at) next += 1;
    if (inside.length > 0) {
      const own = measured.slice(first, next);
      sentences.push({ from, to: at, items: inside, measured: own, block, isHeader, isQuestion });
    }
    from = at + 1;
  }
  return sentences;
}

/** `Part A`, `Q2`, `3)` and `(b)` begin a part. */
function isPart([first, second, third]: readonly Item[]): boolean {
  if (!first) return false;
  const key = "key" in first ? first.key : "";
  if (
    /^(?:part|question|aufgabe|q\d{1,2}|task|problem|exercise|teil|frage|exercice|pregunta)$/u.test(
      key,
    )
  )
    return true;
  const isClosing = second !== undefined && "key" in second && /^[).:]$/u.test(second.key);
  const isNumber = first.type === "number" && Number.isInteger(first.value) && first.value < 100;
  if (isClosing && (isNumber || /^[a-h]$/u.test(key))) return true;
  return key === "(" && third !== undefined && "key" in third && third.key === ")";
}

function isEnd(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item?.type === "break") return true;
  if (item?.type !== "mark") return false;
  const before = items[at - 1];
  // `5 g NaCl = ? mol` goes on.
  if (item.key === "?" && before !== undefined && "key" in before && before.key === "=")
    return false;
  if (item.key === ";" && isRow(before, items[at + 1])) return false;
  if (/^[;?!]$/u.test(item.key)) return true;
  const next = items[at + 1];
  const isGlued = next !== undefined && "isGlued" in next && next.isGlued;
  return item.key === "." && !isGlued;
}

/** The cues of a sentence that are not used yet and have one of the meanings. */
export function cuesIn(
  scene: Scene,
  { items }: Sentence,
  ...words: readonly TaskWord[]
): readonly CueItem[] {
  return items.filter((item): item is CueItem => isCue(item, ...words) && !scene.used.has(item));
}

export function measuredIn(scene: Scene, { measured }: Sentence): readonly Measured[] {
  return measured.filter(({ quantity }) => !scene.used.has(quantity));
}

export function speciesIn({ items }: Sentence): readonly SpeciesItem[] {
  return items.filter((item): item is SpeciesItem => item.type === "substance");
}

export function equationsIn({ items }: Sentence): readonly EquationItem[] {
  return items.filter((item): item is EquationItem => item.type === "equation");
}

/** The equation that a sentence speaks of: the last one before its end in its part, then around it. */
export function equationNear(scene: Scene, sentence: Sentence): EquationItem | undefined {
  const isEquation = (item: Item): item is EquationItem => item.type === "equation";
  const own = scene.sentences.filter(({ block }) => block === sentence.block);
  const before = own.filter(({ to }) => to <= sentence.to).flatMap(({ items }) => items);
  const inside =
    before.filter(isEquation).at(-1) ?? own.flatMap(({ items }) => items).find(isEquation);
  if (inside) return inside;
  return (
    scene.items.slice(0, sentence.to).filter(isEquation).at(-1) ?? scene.items.find(isEquation)
  );
}

/** Takes items, so that no other reader makes a task of them. */
export function use(scene: Scene, ...items: readonly Item[]): void {
  for (const item of items) scene.used.add(item);
}

/** `CaO;56.08` is one row of a table. */
function isRow(before: Item | undefined, next: Item | undefined): boolean {
  const isNamed = before?.type === "substance" || before?.type === "symbol";
  if (!isNamed || !next) return false;
  if (next.type === "number" || (next.type === "quantity" && next.unit === "%")) return true;
  return next.type === "quantity" && next.digits.length === next.span.end - next.span.start;
}
