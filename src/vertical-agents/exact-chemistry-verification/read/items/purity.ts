import { type Item, isCue, type QuantityItem } from "./item.js";
import { LINKS } from "./links.js";

const REACH = 4;
const SOLUTION = /^(?:solution|losung|solucion|solucao)$/u;

/** The part of a mass that is the substance itself, and where what belongs to it ends. */
export interface PurityAt {
  readonly quantity: QuantityItem;
  readonly next: number;
}

/** `85 % pure` of `500 kg of 85 % pure Fe2O3`, and the `10 %` of `50 g of 10 % NaCl`, from behind the mass. */
export function purityBehind(items: readonly Item[], from: number): PurityAt | undefined {
  let at = from;
  while (isLink(items[at]) && at < from + 2) at += 1;
  const quantity = items[at];
  if (!isPercent(quantity)) return undefined;
  let next = at + 1;
  let isPure = false;
  while (
    next < at + REACH &&
    (isLink(items[next]) || isMark(items[next]) || isPureWord(items[next]))
  ) {
    isPure = isPure || isPureWord(items[next]);
    next += 1;
  }
  const isSolution = items.slice(at, next).some((item) => "key" in item && SOLUTION.test(item.key));
  if (isSolution) return { quantity, next };
  const behind = items[next]?.type;
  const isOf = behind === "substance" || (behind === "symbol" && isPure);
  return isOf ? { quantity, next } : undefined;
}

/** `(95 % pure)` and `of 95 % purity` from behind the substance. */
export function purityOf(items: readonly Item[], from: number): QuantityItem | undefined {
  let at = from;
  let isPure = false;
  while (at < from + REACH && (isLink(items[at]) || isMark(items[at]) || isPureWord(items[at]))) {
    isPure = isPure || isPureWord(items[at]);
    at += 1;
  }
  const quantity = items[at];
  if (!isPercent(quantity)) return undefined;
  return isPure || isPureWord(items[at + 1]) ? quantity : undefined;
}

function isPercent(item: Item | undefined): item is QuantityItem {
  return item?.type === "quantity" && item.unit === "%" && item.value > 0 && item.value <= 100;
}

function isPureWord(item: Item | undefined): boolean {
  return (
    isCue(item, "pure") ||
    (item !== undefined && "key" in item && /^(?:pure|pur|rein)$/u.test(item.key))
  );
}

function isLink(item: Item | undefined): boolean {
  return (
    item?.type === "word" &&
    (LINKS.has(item.key) || /^(?:with|mit|avec|con|com|at)$/u.test(item.key))
  );
}

function isMark(item: Item | undefined): boolean {
  return item?.type === "mark" && /^[,(:=-]$/u.test(item.key);
}
