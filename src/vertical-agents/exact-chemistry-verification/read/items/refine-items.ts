import {
  CORRECTION_PHRASES,
  NOT_WORDS,
} from "../../../../content/change-words/prompt-corrections.js";
import { hillFormula } from "../../../../engines/chemistry/masses/hill-formula.js";
import { tryFormula, trySmiles } from "./attempts.js";
import { withColumnUnits } from "./column-units.js";
import { withCorrectedEquations } from "./corrected-equations.js";
import type { Item, QuantityItem, SubstanceItem, SymbolItem } from "./item.js";
import { plainKey, withCues } from "./placed-cues.js";

const NOT: ReadonlySet<string> = new Set(NOT_WORDS);
const CORRECTIONS: ReadonlySet<string> = new Set(
  CORRECTION_PHRASES.filter((phrase) => phrase !== "should be"),
);
const PASSED = /^(?:ignore|disregard|ignoriere|ignorez|ignora|ignore|originally|instead)$/u;
const PHRASE_WORDS_MAX = 3;
const GAP_MAX = 4;

/** Joins what belongs together and drops what a prompt takes back. */
export function refineItems(items: readonly Item[], source: string): readonly Item[] {
  const read = merged(withCues(withColumnUnits(temperatures(items), source), source));
  return withoutTakenBack(withCorrectedEquations(read));
}

/** `at 25 C` and `T = 298 K`: elsewhere the letters are carbon and potassium. */
function temperatures(items: readonly Item[]): readonly Item[] {
  const result: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, next, before] = [items[at], items[at + 1], result.at(-1)];
    if (!item) break;
    const isNamed =
      before !== undefined &&
      "key" in before &&
      /^(?:at|bei|a|t|temp|temperature|temperatur|=|and|und|et|y|e|,)$/u.test(before.key);
    const scale =
      next?.type === "symbol" && /^[CK]$/u.test(next.written) ? next.written : undefined;
    if (item.type !== "number" || !next || scale === undefined || !isNamed) {
      result.push(item);
      continue;
    }
    const value = scale === "K" ? item.value : Number((item.value + 273.15).toFixed(6));
    const span = { start: item.span.start, end: next.span.end };
    const { digits } = item;
    result.push({ type: "quantity", span, value, digits, unit: "K", dimension: "temperature" });
    at += 1;
  }
  return result;
}

/** `aspirin CC(=O)…`, `water (H2O)` and `H2O (water)` are one substance each. */
function merged(items: readonly Item[]): readonly Item[] {
  const result: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const first = items[at];
    if (!first) break;
    const mark = plainKey(items[at + 1]);
    const isOpen = mark === "(";
    const isApart = mark !== undefined && /^[(,|:=-]$/u.test(mark);
    const second = items[isApart ? at + 2 : at + 1];
    const isClosed = !isOpen || plainKey(items[at + 3]) === ")";
    const one = isClosed && second ? joinedSubstance(first, second) : undefined;
    result.push(one ?? first);
    if (one) at += isOpen ? 3 : isApart ? 2 : 1;
  }
  return result;
}

function joinedSubstance(first: Item, second: Item): SubstanceItem | undefined {
  if (!isNamed(first) && !isNamed(second)) return undefined;
  const [name, typed] = isNamed(first) ? [first, second] : [second as Named, first];
  if (typed.type !== "substance" || typed.isName) return undefined;
  const isSame =
    name.formula === undefined ||
    atomsOf(name) === atomsOf(typed) ||
    withoutWater(name) === withoutWater(typed) ||
    (name.type === "symbol" && tryFormula(typed.formula ?? "").value?.atoms.size === 1);
  if (!isSame) return undefined;
  const { span, written } = typed;
  const formula = typed.formula ?? (name.type === "substance" ? name.formula : undefined);
  const smiles = typed.smiles ?? (name.type === "substance" ? name.smiles : undefined);
  const note = typed.formula === undefined && name.type === "substance" ? name.note : undefined;
  return {
    type: "substance",
    span,
    written,
    ...(formula === undefined ? {} : { formula }),
    ...(smiles === undefined ? {} : { smiles }),
    ...(note === undefined ? {} : { note }),
    isName: false,
  };
}

/** A trade name and the formula beside it may differ in the crystal water: the formula says which is meant. */
function withoutWater({ formula = "" }: { readonly formula?: string }): string {
  return atomsOf({ formula: formula.replace(/\s?[·.*•]\s?\d{0,2}\s?(?:H2O|H₂O)$/u, "") });
}

type Named = SubstanceItem | SymbolItem;

function isNamed(item: Item): item is Named {
  return (item.type === "substance" || item.type === "symbol") && item.isName;
}

/** Elements and their numbers, and the charge, in one order. */
export function atomsOf({ formula, smiles }: { formula?: string; smiles?: string }): string {
  const read = formula === undefined ? trySmiles(smiles ?? "").value : tryFormula(formula).value;
  return read ? `${hillFormula(read.atoms)} ${read.charge}` : "";
}

/** `10 g, sorry, 12 g`, `not NaCl but KCl` and `KCl, not NaCl`. */
function withoutTakenBack(items: readonly Item[]): readonly Item[] {
  const dropped = new Set<Item>();
  /** `3.2 kg S8, sorry 6.4 kg`: the new value stands where the old one did. */
  const moved = new Map<Item, QuantityItem>();
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item?.type === "word" && NOT.has(item.key)) {
      const what =
        items[/^(?:the|of|von|de)$/u.test(plainKey(items[at + 1]) ?? "") ? at + 2 : at + 1];
      if (what && isValue(what)) dropped.add(what);
    }
    if (item?.type === "word" && PASSED.test(item.key)) {
      const what = items.slice(at + 1, at + 4).find(isValue);
      if (what?.type === "quantity") dropped.add(what);
    }
    const behind = correctionEnd(items, at);
    const by = behind === undefined ? undefined : valueFrom(items, behind);
    const earlier = by ? lastLike(items, at, by) : undefined;
    if (!by || !earlier) continue;
    dropped.add(earlier);
    if (by.type === "quantity" && !isOfSubstance(items, by)) moved.set(earlier, by);
  }
  const late = new Set<Item>(moved.values());
  return items.flatMap((item) => {
    const by = moved.get(item);
    if (by) return [by];
    return dropped.has(item) || late.has(item) ? [] : [item];
  });
}

/** Whether a quantity says itself what it is of. */
function isOfSubstance(items: readonly Item[], quantity: QuantityItem): boolean {
  const at = items.indexOf(quantity);
  return items.slice(at + 1, at + 3).some(({ type }) => type === "substance" || type === "symbol");
}

function correctionEnd(items: readonly Item[], at: number): number | undefined {
  let phrase = "";
  for (let next = at; next < at + PHRASE_WORDS_MAX; next += 1) {
    const key = plainKey(items[next]);
    if (key === undefined) return undefined;
    phrase += `${phrase === "" ? "" : " "}${key}`;
    if (CORRECTIONS.has(phrase)) return next + 1;
  }
  return undefined;
}

type Value = SubstanceItem | SymbolItem | QuantityItem;

function isValue(item: Item): item is Value {
  return item.type === "substance" || item.type === "symbol" || item.type === "quantity";
}

function valueFrom(items: readonly Item[], from: number): Value | undefined {
  for (const item of items.slice(from, from + GAP_MAX)) {
    if (isValue(item)) return item;
    if (item.type === "break" || item.type === "cue") return undefined;
  }
  return undefined;
}

function lastLike(items: readonly Item[], before: number, by: Value): Item | undefined {
  for (let at = before - 1; at >= Math.max(0, before - 30); at -= 1) {
    const item = items[at];
    if (item?.type !== by.type) continue;
    if (item.type === "quantity" && by.type === "quantity" && item.dimension !== by.dimension)
      continue;
    return item;
  }
  return undefined;
}
