import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import { inUnit, whole } from "../quantity.js";
import { add, divide, multiply, negate, Working } from "../working.js";
import { sentencesOf } from "./sentences.js";

const CHANGE =
  /\b(?:percent(?:age)?|%) ?(?:\p{L}+ )?(?:increase|decrease|rise|drop|fall|change|growth|discount|reduction|decline|gain|loss|profit|off|saving)?\b/u;
const ORDERED =
  /\bfrom [№¤µ](\d+)(?: [\p{L}]+){0,4}? to (?:only |just )?[№¤µ](\d+)|\b(?:was|were|cost|had|weighed|paid|bought for|earned|sold for|is normally|normally costs|usually costs|used to be|used to cost)(?: [\p{L}-]+){0,4} [№¤µ](\d+)[^№¤µ]*?(?:\b(?:now|this (?:month|year|week|time)|today|it is|it was|reduced to|sold (?:it )?for|sells (?:it )?for|later|on sale for|to|the next \p{L}+|down to|up to)\b[^№¤µ]*[№¤µ](\d+)|[№¤µ](\d+)[^№¤µ.]*\b(?:now|this (?:month|year|week|time)|today|later)\b)/u;

/** By how many percent an amount changed, of what it was. */
export function solveRelativeChange(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (quantities.length !== 2 || quantities.some(({ kind }) => kind === "percent"))
    return undefined;
  const question = sentencesOf(text)
    .filter(({ isQuestion }) => isQuestion)
    .map((one) => one.text)
    .join(" ");
  if (!/\b(?:percent|percentage|per cent|%)/u.test(question) || !CHANGE.test(question))
    return undefined;
  if (
    /\b(?:of the|of them|what percent(?:age)? (?:of|are|were))\b/u.test(question) &&
    !/\b(?:increase|decrease|discount|drop)\b/u.test(question)
  )
    return undefined;
  const found = ORDERED.exec(text);
  const [before, later] = [
    quantities[Number(found?.[1] ?? found?.[3] ?? -1)],
    quantities[Number(found?.[2] ?? found?.[4] ?? found?.[5] ?? -1)],
  ];
  if (!before || !later || before === later || before.value.numerator === 0n) return undefined;
  if (
    before.kind !== later.kind ||
    findConstraint(text.replace(question, " ").replace(EXPRESSED, " "))
  )
    return undefined;
  const after = before.kind === "measure" ? inUnit(later, before.unit) : later;
  if (!after) return undefined;
  const change = divide(multiply(add(after.value, negate(before.value)), whole(100)), before.value);
  const isDown = change.numerator < 0n;
  const says =
    /\b(?:decrease|drop|fall|discount|reduction|decline|loss|fell|down|saving|off|lose)\b/u.test(
      question,
    )
      ? "down"
      : /\b(?:increase|rise|growth|gain|up|profit|rose|grow|grew|raise)\b/u.test(question)
        ? "up"
        : "either";
  if (says !== "either" && (says === "down") !== isDown) return undefined;
  const working = new Working();
  const size = isDown ? negate(change) : change;
  return working.answer(
    working.tell("change ÷ before", { kind: "percent", value: size, unit: "" }),
  );
}

const EXPRESSED =
  /\b(?:shares?|last|next|now|this|rises?|rose|fell|falls?|drops?|dropped|grew|grows?|increased?s?|decreased?s?|reduced|reduces|raised|from|to|costs?|price|was|year|years?|years-old|before|after|later|earns?|earned|paid|pays|bought|buys|sold|sells|sale|gains?|gained|lost|loses?|change[sd]?|old|total|month|monthly|today|raise)\b/gu;
