import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Item, QuantityItem } from "../items/item.js";
import type { Measured } from "../items/measured.js";
import { type Given, isConcentration, scaleOf } from "./dilution-roles.js";
import type { Draft } from "./draft.js";
import type { Sentence } from "./scene.js";

/** Volumes of water and stock make the final volume. */
export function addWater(
  draft: Draft,
  given: readonly Given[],
  added: Measured | undefined,
  species: string,
): void {
  const stock = given.find(({ measured, role }) => role === "stock" && !isConcentration(measured));
  const hasFinal = given.some(
    ({ measured, role }) => role === "final" && !isConcentration(measured),
  );
  if (!added || !stock || hasFinal) return;
  const [a, b] = [litres(added.quantity), litres(stock.measured.quantity)];
  const { unit } = added.quantity;
  const value = Number(((a + b) / scaleOf(unit)).toPrecision(12));
  const { species: _, ...rest } = added;
  draft.quantity({ ...rest, quantity: { ...added.quantity, value } }, species, { role: "final" });
  draft.note(
    "quantities",
    "the final volume is that of the stock and of the added water together",
    value,
    unit,
  );
}

/** `a 1:5 dilution`: one part of stock in five parts of the final solution. */
export function addRatio(
  draft: Draft,
  given: readonly Given[],
  sentences: readonly Sentence[],
  species: string,
): void {
  const times = ratioIn(sentences.flatMap(({ items }) => items));
  const concentrations = given.filter(({ measured }) => isConcentration(measured));
  const [stock] = concentrations;
  if (!times || !stock || concentrations.length > 1 || stock.role !== "stock") return;
  const { quantity } = stock.measured;
  const value = Number((quantity.value / times.value).toPrecision(12));
  const final = { ...quantity, value, span: times.span };
  draft.quantity({ quantity: final, at: stock.measured.at }, species, { role: "final" });
  const why = `a dilution of 1 part in ${times.value}: the final concentration is that of the stock divided by it`;
  draft.note("quantities", why, value, quantity.unit);
}

function ratioIn(
  items: readonly Item[],
): { readonly value: number; readonly span: Span } | undefined {
  for (const [at, item] of items.entries()) {
    if (item.type !== "number") continue;
    const [mark, second] = [items[at + 1], items[at + 2]];
    const key = mark && "key" in mark ? mark.key : "";
    const isRatio = item.value === 1 && /^(?:[:/]|in|to)$/u.test(key) && second?.type === "number";
    if (isRatio && second.value > 1) {
      return { value: second.value, span: { start: item.span.start, end: second.span.end } };
    }
    const fold = key === "-" && second && "key" in second ? second.key : key;
    if (/^(?:fold|fach|fache|times|x|×)$/u.test(fold) && item.value > 1)
      return { value: item.value, span: item.span };
  }
  return undefined;
}

function litres({ value, unit }: QuantityItem): number {
  return value * scaleOf(unit);
}
