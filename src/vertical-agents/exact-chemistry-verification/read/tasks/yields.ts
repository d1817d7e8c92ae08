import { type Item, isCue } from "../items/item.js";

const YIELD = /yield|ausbeute|rend/u;

/** Whether a share is a yield: `80 % yield` and `yield of 80 %`. */
export function isYield(items: readonly Item[], item: Item): boolean {
  if (item.type !== "quantity" || item.unit !== "%") return false;
  const at = items.indexOf(item);
  const near = [...items.slice(Math.max(0, at - 3), at), ...items.slice(at + 1, at + 2)];
  return near.some((one) => isCue(one, "yield", "actual yield") && YIELD.test(one.key));
}

/** `% yield?` without a number. */
export function isPercentYield(items: readonly Item[], item: Item): boolean {
  const next = items[items.indexOf(item) + 1];
  const isPercent =
    "key" in item && /^(?:%|percent|percentage|prozent|prozentuale)$/u.test(item.key);
  return isPercent && isCue(next, "yield", "actual yield") && YIELD.test(next.key);
}
