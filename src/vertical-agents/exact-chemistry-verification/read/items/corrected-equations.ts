import { tryEquation } from "./attempts.js";
import type { EquationItem, Item, SubstanceItem, SymbolItem } from "./item.js";

type Named = SubstanceItem | SymbolItem;

const REACH = 40;
const GAP_MAX = 4;
const TAKEN_BACK_GAP_MAX = 12;
const TAKING_BACK =
  /^(?:no|nope|sorry|oops|correction|rather|actually|scratch|mistyped|typo|nein|korrektur|non|pardon|perdon|corrijo|desculpa|corrigindo)$/u;
const NOT = /^(?:not|nicht|pas|no|nao)$/u;
const REPLACE = /^(?:replace|change|swap|substitute|ersetze|remplacez?|cambia|troque|read)$/u;
const BY = /^(?:by|with|to|for|as|should|instead|rather|statt|anstatt|but|sondern|mais|sino|mas)$/u;
const NEW_FIRST = /^(?:instead|rather|statt|anstatt)$/u;
const FILLER =
  /^(?:the|a|an|be|is|it's|its|of|than|really|must|have|been|,|->|→|=|"|'|de|por|durch|par|in|second|first|left|right)$/u;

/** `oops, it's CO2 not CO`, `replace CO by CO2` and `the CO should be CO2` mend the equation before. */
export function withCorrectedEquations(items: readonly Item[]): readonly Item[] {
  const result = [...items];
  const dropped = new Set<Item>();
  for (const [at, item] of items.entries()) {
    const last = result.slice(Math.max(0, at - REACH), at).findLast(isEquation);
    if (!last || !isNamed(item) || dropped.has(item)) continue;
    const second = items.slice(at + 1, at + 2 + GAP_MAX).find((one) => !("key" in one));
    if (!second || !isNamed(second)) continue;
    const found = correctionOf(items, at, items.indexOf(second));
    if (!found) continue;
    const mended = withTerm(last, found);
    if (!mended) continue;
    result[result.indexOf(last)] = mended;
    dropped.add(item).add(second);
  }
  for (const [at, item] of result.entries()) {
    if (item && isEquation(item) && isTakenBack(result, at)) dropped.add(item);
  }
  return result.filter((item) => !dropped.has(item));
}

/** `A + B -> C - no, it is the thin acid: A + B -> D`: another equation of the same substances takes its place. */
function isTakenBack(items: readonly Item[], at: number): boolean {
  const rest = items.slice(at + 1, at + 2 + TAKEN_BACK_GAP_MAX);
  const next = rest.findIndex(isEquation);
  const [old, fresh] = [items[at], rest[next]];
  if (next < 0 || !old || !fresh || !isEquation(old) || !isEquation(fresh)) return false;
  const between = rest.slice(0, next);
  const isCorrected = between.some(
    (item, place) =>
      "key" in item && TAKING_BACK.test(item.key) && between[place + 1]?.type !== "number",
  );
  const names = new Set(
    [...old.parsed.left, ...old.parsed.right].map(({ species }) => species.text),
  );
  const shared = [...fresh.parsed.left, ...fresh.parsed.right].filter(({ species }) =>
    names.has(species.text),
  );
  return isCorrected && shared.length > 1 && shared.length * 2 >= names.size;
}

interface Correction {
  readonly wrong: Named;
  readonly right: Named;
}

/** Which of two formulas takes the place of the other, by the words between and before them. */
function correctionOf(items: readonly Item[], at: number, next: number): Correction | undefined {
  const [first, second] = [items[at], items[next]];
  if (!first || !second || !isNamed(first) || !isNamed(second)) return undefined;
  const between = items.slice(at + 1, next).map((item) => ("key" in item ? item.key : ""));
  const before = items.slice(Math.max(0, at - 3), at).map((one) => ("key" in one ? one.key : ""));
  if (!between.every((key) => NOT.test(key) || BY.test(key) || FILLER.test(key) || key === "and"))
    return undefined;
  if (between.some((key) => NOT.test(key) || NEW_FIRST.test(key)))
    return { right: first, wrong: second };
  const isAsked = before.some((key) => REPLACE.test(key) || NOT.test(key));
  const isMended = between.includes("should") || between.includes("must");
  return isMended || (isAsked && between.some((key) => BY.test(key)))
    ? { wrong: first, right: second }
    : undefined;
}

function withTerm(equation: EquationItem, { wrong, right }: Correction): EquationItem | undefined {
  const [old, fresh] = [wrong.formula, right.formula];
  if (old === undefined || fresh === undefined || old === fresh) return undefined;
  const terms = [...equation.parsed.left, ...equation.parsed.right];
  if (!terms.some(({ species }) => species.text === old)) return undefined;
  const place = new RegExp(
    `(?<![A-Za-z\\d)\\]])(\\d{0,4}\\s?)${old.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}(?![A-Za-z\\d(\\[^])`,
    "gu",
  );
  const text = equation.text.replace(place, (_, count: string) => `${count}${fresh}`);
  const parsed = text === equation.text ? undefined : tryEquation(text).value;
  if (!parsed) return undefined;
  return { ...equation, text, parsed, note: `${old} was corrected to ${fresh}` };
}

function isEquation(item: Item): item is EquationItem {
  return item.type === "equation";
}

function isNamed(item: Item): item is Named {
  return item.type === "substance" || item.type === "symbol";
}
