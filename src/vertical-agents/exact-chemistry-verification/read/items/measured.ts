import {
  type Item,
  isCue,
  type QuantityItem,
  type SubstanceItem,
  type SymbolItem,
} from "./item.js";
import { LINKS } from "./links.js";
import { purityBehind, purityOf } from "./purity.js";

export type SpeciesItem = SubstanceItem | SymbolItem;

/** A quantity, what it is of, and the concentration that belongs to a volume. */
export interface Measured {
  readonly quantity: QuantityItem;
  readonly species?: SpeciesItem;
  readonly molarity?: QuantityItem;
  /** The share of a mass that is the substance, in per cent. */
  readonly purity?: QuantityItem;
  /** Index of the quantity's item. */
  readonly at: number;
}

const GAP_MAX = 5;
const BACK_MAX = 4;
const REMARK_MAX = 5;
const MEASURING = /^(?:is|are|weighs|weighing|sample|:|=|\(|,|;|\||-|of|ist|sind|est|es|e|"|\t)$/u;

/** What the quantities of a prompt are of: `10 g of KMnO4`, `HCl (50 mL, 0.1 M)`, `25 mL 0.1 M NaOH`. */
export function measuredOf(items: readonly Item[]): readonly Measured[] {
  const found: Measured[] = [];
  const taken = new Set<Item>();
  for (let at = 0; at < items.length; at += 1) {
    const quantity = items[at];
    if (quantity?.type !== "quantity" || taken.has(quantity) || !isOfSpecies(quantity)) continue;
    const molarity = quantity.dimension === "volume" ? molarityBehind(items, at + 1) : undefined;
    if (molarity) taken.add(molarity.quantity);
    const isMass = quantity.dimension === "mass";
    const share = isMass ? purityBehind(items, at + 1) : undefined;
    const behind = speciesBehind(items, share?.next ?? (molarity?.at ?? at) + 1);
    const species = behind ?? speciesBefore(items, at, taken);
    if (species) taken.add(species);
    const after = Math.max(at, species ? items.indexOf(species, Math.max(0, at - BACK_MAX)) : at);
    const purity = share?.quantity ?? (isMass && species ? purityOf(items, after + 1) : undefined);
    if (purity) taken.add(purity);
    found.push({
      quantity,
      at,
      ...(species ? { species } : {}),
      ...(molarity ? { molarity: molarity.quantity } : {}),
      ...(purity ? { purity } : {}),
    });
  }
  return ratios(joined(found, items), items);
}

/** `A:B = 0.2 mol, 0.3 mol` gives the quantities to the substances in their order. */
function ratios(found: readonly Measured[], items: readonly Item[]): readonly Measured[] {
  const result = [...found];
  for (let at = 0; at < items.length; at += 1) {
    const names = alternating(items, at, "species");
    const equals = items[names.next];
    if (names.list.length < 2 || !equals || !("key" in equals) || !/^[=:]$/u.test(equals.key))
      continue;
    const values = alternating(items, names.next + 1, "quantity");
    if (values.list.length !== names.list.length) continue;
    for (const [index, value] of values.list.entries()) {
      const place = result.findIndex(({ quantity }) => quantity === value);
      const [old, species] = [result[place], names.list[index]];
      if (old && (species?.type === "substance" || species?.type === "symbol")) {
        result[place] = { ...old, species };
      }
    }
    at = values.next - 1;
  }
  return result;
}

/** Substances or quantities with one mark between each two. */
function alternating(
  items: readonly Item[],
  from: number,
  what: "species" | "quantity",
): { readonly list: readonly Item[]; readonly next: number } {
  const list: Item[] = [];
  let at = from;
  for (; at < items.length; at += 2) {
    const item = items[at];
    const isSpecies = item?.type === "substance" || item?.type === "symbol";
    if (!item || !(what === "species" ? isSpecies : item.type === "quantity")) break;
    list.push(item);
    const mark = items[at + 1];
    const isMark =
      mark?.type === "mark" && (what === "species" ? /^[:/]$/u : /^[,:/]$/u).test(mark.key);
    if (!isMark) {
      at += 1;
      break;
    }
  }
  return { list, next: at };
}

function isOfSpecies({ dimension }: QuantityItem): boolean {
  return dimension !== "temperature" && dimension !== "pressure" && dimension !== "molar_mass";
}

function molarityBehind(
  items: readonly Item[],
  from: number,
): { readonly quantity: QuantityItem; readonly at: number } | undefined {
  for (let at = from; at < from + BACK_MAX; at += 1) {
    const item = items[at];
    if (item?.type === "quantity") {
      return item.dimension === "concentration" ? { quantity: item, at } : undefined;
    }
    const isLink = item?.type === "word" && LINKS.has(item.key);
    const isMark = item?.type === "mark" && /^[,(@|]$/u.test(item.key);
    if (!isLink && !isMark) return undefined;
  }
  return undefined;
}

function speciesBehind(items: readonly Item[], from: number): SpeciesItem | undefined {
  for (let at = from; at < from + GAP_MAX; at += 1) {
    const item = items[at];
    if (item?.type === "substance") return item;
    if (item?.type === "symbol") return isWord(items, at, from) ? undefined : item;
    if (item?.type === "equation") return firstTerm(item);
    if (item?.type === "word" && LINKS.has(item.key) && item.key !== "in") continue;
    if (isCue(item, "stock", "unknown", "pure", "excess")) continue;
    if (item?.type === "mark" && item.key === "-" && item.isGlued) continue;
    return undefined;
  }
  return undefined;
}

/** `I` and `In` behind a quantity are elements only directly behind it. */
function isWord(items: readonly Item[], at: number, from: number): boolean {
  const item = items[at];
  return (
    item?.type === "symbol" &&
    /^(?:I|In|He|As|At|No|Be|Am|NO|IF|HI|CO)$/u.test(item.written) &&
    at !== from &&
    !("key" in (items[at - 1] ?? {}))
  );
}

function firstTerm(item: Item): SpeciesItem | undefined {
  if (item.type !== "equation") return undefined;
  const formula = item.parsed.left[0]?.species.text;
  if (formula === undefined) return undefined;
  return { type: "substance", span: item.span, written: formula, formula, isName: false };
}

function speciesBefore(
  items: readonly Item[],
  to: number,
  taken: ReadonlySet<Item>,
): SpeciesItem | undefined {
  const from = beforeRemark(items, to);
  for (let at = from - 1; at >= Math.max(0, from - BACK_MAX); at -= 1) {
    const item = items[at];
    if (item?.type === "substance" || item?.type === "symbol")
      return taken.has(item) ? undefined : item;
    if (item?.type === "cue" && (item.words.has("amount") || item.words.has("mass"))) continue;
    if (!item || !("key" in item) || !(MEASURING.test(item.key) || item.key === ")"))
      return undefined;
  }
  return undefined;
}

/** Before a remark in brackets: `N (calc.) 46.7 %`. */
function beforeRemark(items: readonly Item[], to: number): number {
  const keyAt = (at: number) => {
    const item = items[at];
    return item && "key" in item ? item.key : undefined;
  };
  const close = keyAt(to - 1) === ":" || keyAt(to - 1) === "=" ? to - 2 : to - 1;
  if (keyAt(close) !== ")") return to;
  for (let at = close - 1; at >= Math.max(0, close - REMARK_MAX); at -= 1) {
    if (keyAt(at) === "(") return at;
    if (keyAt(at) === undefined) return to;
  }
  return to;
}

/** A concentration apart from its volume: `25 mL HCl 0.1 M` and `0.1 M HCl, 50 mL`. */
function joined(found: readonly Measured[], items: readonly Item[]): readonly Measured[] {
  const result: Measured[] = [];
  for (const one of found) {
    const before = result.at(-1);
    const isNear = before && between(items, before.at, one.at);
    const isSame = !one.species || one.species === before?.species;
    const [a, b] = [before?.quantity.dimension, one.quantity.dimension];
    if (before && isNear && isSame && !before.molarity && !one.molarity) {
      if (a === "volume" && b === "concentration") {
        result[result.length - 1] = { ...before, molarity: one.quantity };
        continue;
      }
      const isInAll = items.slice(one.at + 1, one.at + 3).some((item) => isCue(item, "in all"));
      if (a === "concentration" && b === "volume" && before.species && !isInAll) {
        result[result.length - 1] = { ...one, species: before.species, molarity: before.quantity };
        continue;
      }
    }
    result.push(one);
  }
  return result;
}

/** Nothing but the substance and a comma stands between two quantities. */
function between(items: readonly Item[], from: number, to: number): boolean {
  if (to - from > 4) return false;
  return items.slice(from + 1, to).every((item) => {
    if (item.type === "substance" || item.type === "symbol" || isCue(item, "stock")) return true;
    if (item.type === "mark") return /^[,()|@]$/u.test(item.key);
    return (
      item.type === "word" &&
      /^(?:of|at|de|von|solution|a)$/u.test(item.key) &&
      !isCue(item, "into")
    );
  });
}
