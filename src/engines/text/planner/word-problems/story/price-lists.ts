import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import type { Quantity } from "../quantity.js";
import { count, isNegative, Working } from "../working.js";
import { nounPhrase, stem } from "./nouns.js";

const ITEMS_MAX = 8;
const PRICE =
  /((?:[\p{L}'-]+ ){1,3})(?:(?:is|are|costs?|costing|sells? for|sell for|at|for|goes for|:) )?(?:only )?¤(\d+)(?: (?:each|apiece|per (?!kg|kilo|pound|lb|litre|liter|hour|day|week|month)[\p{L}]+))?/gu;
const AMOUNT = /№(\d+)((?: [\p{L}'-]+){1,3})/gu;

/** Prices by name, and how many of each are bought: the total, or the change from what is paid. */
export function solvePriceList(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (quantities.length < 3 || quantities.length > ITEMS_MAX * 2 + 1 || UNSUITED.test(text))
    return undefined;
  const prices = new Map<string, Quantity>();
  let left = text;
  for (const [whole, name, mark] of text.matchAll(PRICE)) {
    const price = quantities[Number(mark)];
    const noun = stem(
      (name ?? "")
        .trim()
        .split(" ")
        .filter((word) => !VERBS.test(word))
        .at(-1) ?? "",
    );
    if (!price || noun === "" || prices.has(noun) || PAID.test(name ?? "")) continue;
    prices.set(noun, price);
    left = left.replace(whole, " ¦ ");
  }
  const working = new Working();
  const costs: Quantity[] = [];
  const bought = new Set<string>();
  for (const [whole, mark, behind] of left.matchAll(AMOUNT)) {
    const number = quantities[Number(mark)];
    const noun = nounPhrase(behind ?? "").find((word) => prices.has(word));
    const price = noun === undefined ? undefined : prices.get(noun);
    if (!number || !price || noun === undefined || bought.has(noun)) return undefined;
    bought.add(noun);
    costs.push(working.times(price, count(number.value), price));
    left = left.replace(whole.trim(), " ¦ ");
  }
  if (bought.size < 2 || bought.size !== prices.size) return undefined;
  const total = working.sum(costs);
  const paid =
    /\b(?:pays?|paid|paying|with|from|out of|has|had|have) (?:with )?(?:an? |the |her |his |my )?¤(\d+)/u.exec(
      left,
    );
  const from = paid ? quantities[Number(paid[1])] : undefined;
  if (paid) left = left.replace(paid[0], " ");
  if (!total || /[№¤٪µ]\d/u.test(left) || findConstraint(left.replace(EXPRESSED, " ")))
    return undefined;
  const asksChange = /\b(?:change|left)\b/u.test(text);
  if (asksChange !== (from !== undefined)) return undefined;
  if (!from) return ASKS_TOTAL.test(text) ? working.answer(total) : undefined;
  const change = working.minus(from, total);
  return isNegative(change) ? undefined : working.answer(change);
}

const VERBS = /^(?:is|are|costs?|costing|at|for|sells?|sell|goes|and|only|the|an?|each|one|of)$/u;
const PAID = /\b(?:pays?|paid|with|from|has|had|have|bill|note|change|total|off)\b/u;
const UNSUITED =
  /\b(?:off|discount|coupon|free|half|twice|than|more|less|per (?:kg|kilo|pound|litre|liter|hour|day|week|month)|ratio|except|tax|tip|sold|left over|dozen|pack of|box of|or)\b|٪/u;
const EXPRESSED =
  /\b(?:costs?|costing|price|prices|priced|each|apiece|total|buys?|bought|buying|pays?|paid|sells?|spends?|spend|change|gets?|left|altogether|if|per)\b/gu;
const ASKS_TOTAL =
  /\bhow much\b|\bwhat (?:is|was|will|would|does|do|did) .*\b(?:cost|costs|pay|price|bill|total|spend|owe)\b|\btotal\b/u;
