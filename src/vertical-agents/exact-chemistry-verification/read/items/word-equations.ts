import { PLUS_WORDS } from "../../../../content/chemistry-words/task-words.js";
import { MOLECULES_OF_ELEMENTS } from "../../../../content/substances/element-names.js";
import { TERMS_MAX } from "../../../../engines/chemistry/equation/parse-equation.js";
import { tryEquation, tryFormula } from "./attempts.js";
import { balancedReadings, caseReadings } from "./case-readings.js";
import type { EquationFragment } from "./find-equations.js";
import { type EquationItem, type Item, isCue } from "./item.js";
import { LINKS } from "./links.js";

const PLUS: ReadonlySet<string> = new Set(PLUS_WORDS);
/** One more than an equation may have, so that a longer one is refused and never shortened. */
const TERMS_READ_MAX = TERMS_MAX + 1;
/** Terms whose readings are tried: each trial costs a balance. */
const TYPED_TERMS_MAX = 12;
/** Arrows that turn out to stand in no equation. */
const ARROWS_MAX = 50;
interface Side {
  /** The formulas that each term can be; several for one without capitals. */
  readonly terms: readonly (readonly string[])[];
  readonly coefficients: readonly string[];
  readonly hasPlus: boolean;
  /** The first and the last of its items. */
  readonly from: number;
  readonly to: number;
}

/** Items with the equations that were made of them, and those that could not be. */
export interface WordEquations {
  readonly items: readonly Item[];
  readonly fragments: readonly EquationFragment[];
}

/** Makes equations of names and formulas that words or signs join: `sodium reacts with water to form …`. */
export function withWordEquations(items: readonly Item[]): WordEquations {
  const hasEquation = items.some(({ type }) => type === "equation");
  const result: Item[] = [];
  const fragments: EquationFragment[] = [];
  let end = 0;
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const isSign = item?.type === "mark" && /^[→⇌⇒=]$/u.test(item.key);
    if (fragments.length > ARROWS_MAX) break;
    if (!item || !(isSign || (isCue(item, "makes") && !hasEquation))) continue;
    const left = sideBefore(items, at - 1, { end, isSign });
    const right = sideBehind(items, at + 1, isSign);
    const isSum =
      left?.hasPlus === true ||
      right?.hasPlus === true ||
      /zer|decompos/u.test(keyBefore(items, at));
    if (!left || !right || !(isSum || (isSign && item.key !== "="))) continue;
    if (!isSign && isMeasured(items, left.from)) continue;
    const equation = equationOf(items, left, right);
    if (!equation) continue;
    if (!("type" in equation)) {
      if (isSign && isSum) fragments.push(equation);
      continue;
    }
    result.push(...items.slice(end, left.from), equation);
    end = right.to + 1;
    at = right.to;
  }
  return { items: end === 0 ? items : [...result, ...items.slice(end)], fragments };
}

function keyBefore(items: readonly Item[], at: number): string {
  const before = items[at - 1];
  return before && "key" in before ? before.key : "";
}

/** `10 g of KMnO4 gives …` speaks of an amount. */
function isMeasured(items: readonly Item[], from: number): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (item?.type === "quantity") return true;
    if (!(item?.type === "word" && LINKS.has(item.key))) return false;
  }
  return false;
}

function equationOf(
  items: readonly Item[],
  left: Side,
  right: Side,
): EquationItem | EquationFragment | undefined {
  const [first, last] = [items[left.from], items[right.to]];
  if (!first || !last) return undefined;
  const span = { start: first.span.start, end: last.span.end };
  const all = [...left.terms, ...right.terms];
  const isOpen = items
    .slice(left.from, right.to + 1)
    .some(({ type }) => type === "word" && all.length > 0);
  const isTyped = isOpen && all.some((readings) => readings.length > 1);
  const isShort = all.length <= TYPED_TERMS_MAX;
  const balanced =
    isTyped && isShort ? fewestSymbols(balancedReadings(left.terms, right.terms)) : [];
  const plain = `${sumOf(left)} -> ${sumOf(right)}`;
  if (isTyped && balanced.length !== 1) {
    const several = all.filter((readings) => readings.length > 1).map((one) => one.join(" or "));
    return { span, text: plain, fault: `without capitals it can be read as ${several.join(", ")}` };
  }
  const text = isTyped ? (balanced[0] ?? plain) : plain;
  const { value: parsed, fault } = tryEquation(text);
  if (!parsed) return { span, text: plain, fault: fault ?? "it is no equation" };
  const note = isTyped
    ? "the formulas are typed without capitals; this reading can be balanced"
    : "the equation was made of the names and formulas in the prompt";
  return { type: "equation", span, text, parsed, note };
}

/** Of several readings the ones with the longest symbols: `pb` is lead, not phosphorus and boron. */
function fewestSymbols(texts: readonly string[]): readonly string[] {
  const count = (text: string) => text.match(/[A-Z]/gu)?.length ?? 0;
  const least = Math.min(...texts.map(count));
  return texts.filter((text) => count(text) === least);
}

function sumOf({ terms, coefficients }: Side): string {
  return terms.map(([term = ""], at) => `${coefficients[at] ?? ""}${term}`).join(" + ");
}

function sideBehind(items: readonly Item[], from: number, isSign: boolean): Side | undefined {
  const terms: (readonly string[])[] = [];
  const coefficients: string[] = [];
  let [to, first, at] = [from, from, from];
  let [hasPlus, isOpen, isSum] = [false, true, false];
  let coefficient = "";
  for (; at < items.length && terms.length < TERMS_READ_MAX; at += 1) {
    const item = items[at];
    if (!item) break;
    const term = isOpen ? termOf(item, isSum || (isSign && terms.length === 0)) : [];
    if (term.length > 0) {
      if (terms.length === 0) first = at;
      terms.push(term);
      coefficients.push(coefficient);
      coefficient = "";
      hasPlus = hasPlus || terms.length > 1;
      [isOpen, to] = [false, at];
    } else if (item.type === "number" && isOpen && Number.isInteger(item.value)) {
      coefficient = `${item.digits} `;
    } else if (isPlus(item)) {
      [isOpen, isSum] = [true, "key" in item && item.key === "+"];
    } else if (!(item.type === "word" && LINKS.has(item.key))) break;
  }
  if (terms.length === 0 || (isOpen && isSum)) return undefined;
  return { terms, coefficients, hasPlus, from: first, to };
}

function sideBefore(
  items: readonly Item[],
  from: number,
  { end, isSign }: { readonly end: number; readonly isSign: boolean },
): Side | undefined {
  const terms: (readonly string[])[] = [];
  const coefficients: string[] = [];
  let [start, last] = [from, from];
  let [hasPlus, isOpen, isSum] = [false, true, false];
  for (let at = from; at >= end && terms.length < TERMS_READ_MAX; at -= 1) {
    const item = items[at];
    if (!item) break;
    const term = isOpen ? termOf(item, isSum || (isSign && terms.length === 0)) : [];
    if (term.length > 0) {
      if (terms.length === 0) last = at;
      terms.unshift(term);
      coefficients.unshift("");
      hasPlus = hasPlus || terms.length > 1;
      [isOpen, start] = [false, at];
    } else if (item.type === "number" && !isOpen && start === at + 1) {
      coefficients[0] = `${item.digits} `;
      start = at;
    } else if (isPlus(item)) {
      [isOpen, isSum] = [true, "key" in item && item.key === "+"];
    } else if (!(item.type === "word" && LINKS.has(item.key))) break;
  }
  if (terms.length === 0 || (isOpen && isSum)) return undefined;
  return { terms, coefficients, hasPlus, from: start, to: last };
}

/** The formulas that a term can be; elements that have molecules are meant as such by their names. Words are formulas beside signs. */
function termOf(item: Item, isTyped: boolean): readonly string[] {
  if (item.type === "substance") {
    const { formula } = item;
    return formula !== undefined && tryFormula(formula).value ? [formula] : [];
  }
  if (item.type === "word") return isTyped ? caseReadings(item.key) : [];
  if (item.type !== "symbol") return [];
  return [item.isName ? (MOLECULES_OF_ELEMENTS[item.formula] ?? item.formula) : item.formula];
}

function isPlus(item: Item): boolean {
  if (item.type === "mark") return /^[+,&]$/u.test(item.key);
  return "key" in item && item.key.split(" ").every((word) => PLUS.has(word));
}
