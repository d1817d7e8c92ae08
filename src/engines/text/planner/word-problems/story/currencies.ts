import type { Done } from "../../request/request.js";
import type { Quantity } from "../quantity.js";
import { toRational } from "../quantity.js";
import { divide, multiply, Working } from "../working.js";

const NAMES: Readonly<Record<string, string>> = {
  "€": "€",
  euro: "€",
  euros: "€",
  eur: "€",
  $: "$",
  dollar: "$",
  dollars: "$",
  usd: "$",
  "us dollars": "$",
  "us dollar": "$",
  "£": "£",
  gbp: "£",
  "british pounds": "£",
  "british pound": "£",
  pound: "£",
  pounds: "£",
  "pounds sterling": "£",
  "¥": "¥",
  yen: "¥",
  jpy: "¥",
  "₹": "₹",
  rupee: "₹",
  rupees: "₹",
  inr: "₹",
};
const NAME =
  "us dollars?|dollars?|euros?|british pounds?|pounds sterling|pounds?|yen|rupees?|usd|eur|gbp|jpy|inr";
const AMOUNT = `(?:([€$£¥₹]) ?(\\d[\\d,]*(?:\\.\\d+)?)|(\\d[\\d,]*(?:\\.\\d+)?) ?(${NAME}))(?![\\p{L}\\d])`;
const RATE = new RegExp(
  `(?:\\b(?:1|one|an?|each) (${NAME})|([€$£¥₹]) ?1(?![\\d.,])) ?(?:is worth|equals|is equal to|buys|is|=|costs|gets you|gets) ${AMOUNT}`,
  "u",
);

/** An amount of one currency in another at the rate that the text gives. */
export function solveCurrency(task: string): Done | undefined {
  const text = task.toLowerCase().replace(/\s+/gu, " ");
  const rate = RATE.exec(text);
  if (
    !rate ||
    /\b(?:fee|commission|charge|spends?|spent|left|costs? [€$£¥₹\d]|each|then|more|less|percent)\b|%/u.test(
      text,
    )
  )
    return undefined;
  const rest = text.replace(rate[0], " ");
  const amounts = [...rest.matchAll(new RegExp(AMOUNT, "gu"))];
  const [amount] = amounts;
  if (!amount || amounts.length !== 1 || (rest.match(/\d[\d,.]*\d|\d/gu) ?? []).length !== 1)
    return undefined;
  const from = NAMES[rate[1] ?? rate[2] ?? ""];
  const to = NAMES[rate[3] ?? rate[6] ?? ""];
  const given = NAMES[amount[1] ?? amount[4] ?? ""];
  const asked =
    /\bhow (?:many|much)(?: is (?:it|that|this))?(?: worth)?(?: in)? ?([\p{L} ]+?)\b(?: (?:do|does|will|would|can|is|are|should|could|did|for)\b|\?)|\bin (\p{L}+)\b[?.]?$/u.exec(
      rest,
    );
  const wanted = NAMES[asked?.[1]?.trim() ?? ""] ?? NAMES[asked?.[2] ?? ""];
  if (!from || !to || from === to || !given || !wanted || wanted === given) return undefined;
  if (![from, to].includes(given) || ![from, to].includes(wanted)) return undefined;
  const number = (text: string | undefined) => toRational((text ?? "0").replaceAll(",", ""));
  const factor = number(rate[4] ?? rate[5]);
  const value = number(amount[2] ?? amount[3]);
  if (factor.numerator <= 0n) return undefined;
  const result: Quantity = {
    kind: "money",
    value: given === from ? multiply(value, factor) : divide(value, factor),
    unit: wanted,
  };
  const working = new Working();
  return working.answer(working.tell(given === from ? "amount × rate" : "amount ÷ rate", result));
}
