import { findEntities } from "../../extract/find-entities.js";
import { numbersOf } from "../request/literals.js";
import { CannotDo, type Done, done } from "../request/request.js";
import { compare, meanOf, type Rational, readNumbers, show, sumOf } from "./numbers.js";

const WANTED =
  /\b(?:(?:the |all |dollar |euro |money |monetary |of )*)(amounts?(?: of money)?|prices?|costs?|sums of money|figures|numbers|values)\b/u;
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sum(?: up)?|total(?: up)?|add(?: up| together)?|how much (?:is|was|were|are)(?: .*?)? (?:in total|altogether))\b/u,
    "sum",
  ],
  [/\b(?:average|mean)\b/u, "mean"],
  [/\b(?:largest|highest|biggest|greatest|maximum)\b/u, "maximum"],
  [/\b(?:smallest|lowest|least|minimum)\b/u, "minimum"],
];
const SIGNS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };
const NUMBER =
  /(?<![\p{L}\p{N}_.,#@/:-])-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\p{L}_:/@-]|[.,]?\d)/gu;

export interface FoundAmounts {
  readonly done: Done;
  /** The instruction without what was understood. */
  readonly rest: string;
}

/** "Sum all the dollar amounts in this text": the amounts or numbers that a text holds, measured. */
export function measureFound(text: string, asked: string): FoundAmounts | undefined {
  const orders = ORDERS.filter(([pattern]) => pattern.test(asked));
  const [order] = orders;
  const wanted = WANTED.exec(asked);
  if (!order || orders.length > 1 || !wanted) return undefined;
  const isMoney = !/^(?:figures|numbers|values)$/u.test(wanted[1] ?? "");
  const amounts = isMoney ? moneyIn(text, asked) : { numbers: numbersIn(text), sign: "" };
  if (amounts.numbers.length === 0) throw new CannotDo("the text holds no such amounts");
  const value = measured(order[1], amounts.numbers);
  const output =
    amounts.sign.length > 1 ? `${show(value)} ${amounts.sign}` : `${amounts.sign}${show(value)}`;
  return {
    done: done("extract", { measure: order[1], of: amounts.numbers.map(show) }, output),
    rest: asked.replace(order[0], " ").replace(wanted[0], " "),
  };
}

function measured(kind: string, numbers: readonly Rational[]): Rational {
  if (kind === "sum") return sumOf(numbers);
  if (kind === "mean") return meanOf(numbers);
  const sign = kind === "maximum" ? 1 : -1;
  return numbers.reduce((best, number) => (compare(number, best) * sign > 0 ? number : best));
}

function numbersIn(text: string): Rational[] {
  if (findEntities(text).some(({ kind }) => kind === "date" || kind === "time" || kind === "phone"))
    throw new CannotDo("dates or times among the numbers are not added");
  return readNumbers([...text.matchAll(NUMBER)].flatMap(([number]) => numbersOf(number)));
}

function moneyIn(text: string, asked: string) {
  const only = /\bdollar/u.test(asked) ? "USD" : /\beuro/u.test(asked) ? "EUR" : undefined;
  const found = findEntities(text).flatMap((entity) =>
    entity.kind === "amount" && (only === undefined || entity.value.currency === only)
      ? [entity.value]
      : [],
  );
  const currencies = new Set(found.map(({ currency }) => currency));
  if (currencies.size > 1)
    throw new CannotDo(`the amounts are of several currencies: ${[...currencies].join(", ")}`);
  const [currency = ""] = currencies;
  return {
    numbers: readNumbers(found.map(({ amount }) => String(amount))),
    sign: SIGNS[currency] ?? currency,
  };
}
