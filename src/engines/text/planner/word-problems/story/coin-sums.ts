import type { Done } from "../../request/request.js";
import type { ProblemText } from "../problem-text.js";
import { whole } from "../quantity.js";
import { add, divide, multiply, Working } from "../working.js";
import { stem } from "./nouns.js";

const CENTS: Readonly<Record<string, number>> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };

/** The worth of coins that are told one kind after the other. */
export function solveCoinSum(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (!/\bhow (?:much(?: money)?|many (?:cents|dollars))\b/u.test(text)) return undefined;
  if (
    /\b(?:left|spends?|spent|more|less|than|needs?|cost|costs|each|gives?|gave|lost|loses)\b/u.test(
      text,
    )
  )
    return undefined;
  let total = whole(0);
  let coins = 0;
  for (const [place, { kind, value }] of quantities.entries()) {
    const noun = new RegExp(`№${place}(?!\\d) ([\\p{L}]+)`, "u").exec(text)?.[1];
    const cents = noun === undefined ? undefined : CENTS[stem(noun)];
    if (kind === "money") total = add(total, value);
    else if (kind === "count" && cents !== undefined) {
      total = add(total, divide(multiply(value, whole(cents)), whole(100)));
      coins += 1;
    } else return undefined;
  }
  if (coins === 0 || quantities.length < 2) return undefined;
  const working = new Working();
  if (/\bhow many cents\b/u.test(text))
    return working.answer({ kind: "measure", value: multiply(total, whole(100)), unit: "cents" });
  return working.answer(
    working.tell("sum of the coins", {
      kind: "money",
      value: total,
      unit: problem.currency || "$",
    }),
  );
}
