import { binary, type Expression } from "../expression.js";
import { attempt, type Cursor, peek, take, takeOneOf } from "../templates/cursor.js";
import { mayStartFactor } from "./parse-operand.js";

/** What is added to a price as a percentage of it. */
const SURCHARGES = [
  "sales tax",
  "income tax",
  "service charge",
  "service fee",
  "tip",
  "gratuity",
  "vat",
  "gst",
  "tax",
  "interest",
  "commission",
  "markup",
  "mark - up",
  "surcharge",
  "fee",
  "raise",
  "increase",
];

/** What has a price. */
const PRICED = [
  ..."item shirt jacket coat dress book product purchase meal bill dinner lunch bike phone laptop".split(
    " ",
  ),
  ..."ticket order pair game toy table chair car tv".split(" "),
];

type Reader = (cursor: Cursor) => Expression | undefined;

/** Passes a percent sign, but not the `%` between two operands, which is a remainder. */
export function takePercentSign(cursor: Cursor): boolean {
  if (takeOneOf(cursor, ["percent", "pct"])) return true;
  if (peek(cursor)?.text !== "%") return false;
  cursor.at += 1;
  const isRemainder = peek(cursor)?.kind === "number" || mayStartFactor(cursor);
  if (isRemainder) cursor.at -= 1;
  return !isRemainder;
}

/** `of 240`, `off 59.90`, `more than 50` or `tip on $40` behind a percentage. */
export function ofPercent(
  cursor: Cursor,
  percent: Expression,
  read: Reader,
): Expression | undefined {
  const then = (build: (of: Expression) => Expression) => {
    takeOneOf(cursor, ["a price of", "the price of"]);
    const of = read(cursor);
    return of && build(of);
  };
  if (take(cursor, "of")) return then((of) => binary("*", percent, of));
  if (takeOneOf(cursor, ["off of", "off from", "off", "less than", "lower than", "below"])) {
    return then((of) => binary("-", of, percent));
  }
  if (takeOneOf(cursor, ["more than", "higher than", "above"])) {
    return then((of) => binary("+", of, percent));
  }
  return attempt(cursor, () => {
    if (!takeSurchargeName(cursor) || !takeOneOf(cursor, ["on", "for", "of"])) return undefined;
    takeOneOf(cursor, ["a bill of", "a meal of", "a", "an", "the"]);
    const part = then((of) => binary("*", percent, of));
    takeOneOf(cursor, PRICED);
    return part;
  });
}

export function takeSurchargeName(cursor: Cursor): boolean {
  return takeOneOf(cursor, SURCHARGES) !== undefined;
}

/** `with 20% off`, `after a 15% discount`, `with 8% tax added` behind a price. */
export function adjustedBySurcharge(
  cursor: Cursor,
  price: Expression,
  read: Reader,
): Expression | undefined {
  return attempt(cursor, () => {
    takeOneOf(cursor, PRICED);
    const isAt = take(cursor, "at");
    if (!isAt && !takeOneOf(cursor, ["with", "after"])) return undefined;
    takeOneOf(cursor, ["a", "an"]);
    const percent = read(cursor);
    if (percent?.type !== "percent") return undefined;
    if (takeOneOf(cursor, ["off", "discount", "reduction", "decrease"])) {
      return binary("-", price, percent);
    }
    if (isAt || !takeSurchargeName(cursor)) return undefined;
    takeOneOf(cursor, ["added on", "added", "on top"]);
    return binary("+", price, percent);
  });
}
