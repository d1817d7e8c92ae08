import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import { type Quantity, withValue } from "../quantity.js";
import { add, divide, multiply, type Rational, Working } from "../working.js";
import { unitAmount } from "./dimensions.js";
import { nounPhrase, stem } from "./nouns.js";
import { sentencesOf } from "./sentences.js";

const RATE =
  /¤(\d+) (?:per|an?|for each|for every|each|every)(?: additional| extra)? ((?:[\p{L}-]+ ?){1,2})/gu;
const FEE_BEFORE =
  /\b(?:fee|charge|deposit|tip|plus|flat rate|joining|booking|delivery|service|fixed|base|call-?out|starting)(?: [\p{L}-]+){0,3} (?:of )?¤(\d+)/u;
const FEE_BEHIND =
  /¤(\d+)(?: (?:an?|flat|fixed|one-off|one-time|initial|base|joining|booking|delivery|call-?out|service|setup|sign-?up|starting|entry|cleaning))* (?:fee|charge|deposit|in tips|tip|bonus|a month|per month|to start|for the call-?out|up ?front|booking|plus|and then|to get in)\b/u;

/** A fixed amount and a rate: the total for so many units, or how many units a total buys. */
export function solveFeeAndRate(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (UNSUITED.test(text) || quantities.length !== 3) return undefined;
  const money = quantities.filter(({ kind }) => kind === "money");
  const question = sentencesOf(text)
    .filter(({ isQuestion }) => isQuestion)
    .map((one) => one.text)
    .join(" ");
  const rates = [...text.matchAll(RATE)].filter((found) => !isFee(found[2] ?? "", question, text));
  const [rate] = rates;
  if (!rate?.[2] || rates.length !== 1) return undefined;
  const left = text.replace(rate[0], "¦ ");
  const fee = FEE_BEHIND.exec(left) ?? FEE_BEFORE.exec(left);
  if (!fee?.[1] || fee[1] === rate[1]) return undefined;
  const [each, fixed] = [quantities[Number(rate[1])], quantities[Number(fee[1])]];
  const third = quantities.find((one) => one !== each && one !== fixed);
  if (
    !each ||
    !fixed ||
    !third ||
    findConstraint(left.replace(fee[0], " ").replace(question, " ").replace(EXPRESSED, " "))
  )
    return undefined;
  const unit = unitAmount(rate[2].trim().split(" ")[0] ?? "");
  const noun = nounPhrase(rate[2])[0] ?? "";
  const working = new Working();
  if (third.kind === "money") {
    if (money.length !== 3 || !asksUnits(question, noun)) return undefined;
    const rest = working.minus(third, fixed);
    const number = divide(rest.value, each.value);
    return number.numerator < 0n
      ? undefined
      : working.answer({
          kind: unit ? "measure" : "count",
          value: number,
          unit: unit ? plural(noun) : "",
        });
  }
  const number = unitsOf(third, { noun, unit: unit?.value, text, problem });
  if (!number || !ASKS_TOTAL.test(question)) return undefined;
  const cost = working.tell(
    `× ${number.numerator}/${number.denominator}`,
    withValue(each, multiply(each.value, number)),
  );
  const sum = add(cost.value, fixed.value);
  return working.answer(working.tell("+ the fixed amount", withValue(each, sum)));
}

const UNSUITED =
  /\b(?:than|first|after|except|free|off|discount|twice|half|over|more|less|above|beyond|left|change|save[sd]?|interest)\b|٪/u;
const EXPRESSED =
  /\b(?:costs?|price|charges?|plus|fee|paid|pays?|earns?|gets?|each|every|and|total|month|monthly|if|uses?|delivery|tip|tips|rise|buys?|last)\b/gu;
const ASKS_TOTAL =
  /\bhow much\b|\bwhat (?:is|was|will|would|does|do|did) .*\b(?:cost|bill|total|charge|fare|pay|price|fee|earn|earnings)\b/u;

/** "¤ a month" beside a rate for something else is what is paid anyway. */
function isFee(noun: string, question: string, text: string): boolean {
  return (
    /^month/u.test(noun) &&
    /¤\d+ (?:per|an?|for each|for every|each) (?!month)/u.test(text) &&
    !/\bmonths\b/u.test(question)
  );
}

function asksUnits(question: string, noun: string): boolean {
  if (/\bhow far\b/u.test(question)) return /^(?:mile|km|kilomet)/u.test(noun);
  if (/\bhow long\b/u.test(question)) return /^(?:hour|minute|day|month|week)/u.test(noun);
  const asked = /\bhow many ([\p{L}-]+)(?: ([\p{L}-]+))?/u.exec(question);
  return [asked?.[1], asked?.[2]].some((word) => word !== undefined && stem(word) === noun);
}

interface Units {
  readonly noun: string;
  readonly unit: Rational | undefined;
  readonly text: string;
  readonly problem: ProblemText;
}

/** How many units of the rate an amount is. */
function unitsOf(third: Quantity, { noun, unit, text, problem }: Units): Rational | undefined {
  if (third.kind === "measure") {
    const one = unitAmount(third.unit);
    const base = unitAmount(noun) ?? unitAmount(plural(noun));
    if (!one || !base || !unit || [...one.dimensions].join() !== [...base.dimensions].join())
      return undefined;
    return divide(multiply(third.value, one.value), base.value);
  }
  const place = problem.quantities.indexOf(third);
  const behind = text.split(new RegExp(`№${place}(?!\\d)`, "u"))[1] ?? "";
  return nounPhrase(behind).includes(noun) ? third.value : undefined;
}

const plural = (noun: string) => (/(?:s|²)$|^(?:km|cm|m|kg|g)$/u.test(noun) ? noun : `${noun}s`);
