import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import { type Quantity, whole, withValue } from "../quantity.js";
import { add, divide, multiply, negate, type Rational, Working } from "../working.js";
import { sentencesOf } from "./sentences.js";

const MORE = "(?:(?:by|of|at|an?|another|additional|extra|further|then|again|only|about) )*";
const P = "٪(\\d+)";
const FALLS =
  "(?:reduced|reduces|marked down|discounted|lowered|lowers|cut|cuts|depreciate[sd]?|decreased?s?|falls?|fallen|fell|drops?|dropped|loses?|lost|losing|shrinks?|shrank|declines?d?|(?:goes|went|go|comes|came) down)";
const RISES =
  "(?:increased?s?|raised?s?|rises?|rose|risen|grows?|grew|grown|gains?|gained|gaining|marked up|appreciate[sd]?|(?:goes|went|go|gone) up|climbs?|climbed|tipped|tips|adds?|added|jump(?:s|ed)?)";
const IN_ITSELF =
  "(?: (?:of |in )?(?:its|their|his|her|the) (?:value|price|weight|size|population|salary|height|length|original (?:price|value)))?";
const DOWN_NAMES =
  "(?:off|discount|reduction|less|price cut|pay cut|cut|decrease|markdown|drop|fall|depreciation|loss)";
const TAXES =
  "(?:sales tax|value added tax|tax|vat|gst|service charge|gratuity|tip|surcharge|import duty|duty|commission)";
const UP_NAMES = `(?:${TAXES}|pay rise|raise|rise|increase|profit|mark-?up|gain|hike)`;

type Direction = 1 | -1;

const CHANGES: readonly (readonly [RegExp, Direction])[] = [
  [
    new RegExp(
      `\\b${FALLS}(?: in (?:price|value|size))?${IN_ITSELF} ${MORE}${P}${IN_ITSELF}`,
      "gu",
    ),
    -1,
  ],
  [
    new RegExp(
      `\\b${RISES}(?: in (?:price|value|size|height))?${IN_ITSELF} ${MORE}${P}${IN_ITSELF}(?: (?:taller|heavier|longer|bigger|larger))?`,
      "gu",
    ),
    1,
  ],
  [new RegExp(`${P} ${DOWN_NAMES}\\b`, "gu"), -1],
  [new RegExp(`${P} ${UP_NAMES}\\b`, "gu"), 1],
  [new RegExp(`\\b${DOWN_NAMES}(?: rate)? (?:of|is|was) ${MORE}${P}`, "gu"), -1],
  [new RegExp(`\\b${UP_NAMES}(?: rate)? (?:of|is|was|at) ${MORE}(?:charged at )?${P}`, "gu"), 1],
];
const AGAIN = new RegExp(
  `\\b(?:by )?(?:a further|another|an additional|an extra|again) (?:by )?${P}`,
  "gu",
);

interface Change {
  readonly at: number;
  readonly share: Rational;
  readonly direction: Direction;
}

/** What the told amount is, and what is asked for: before the changes, after them, or what they make. */
type Moment = "before" | "after" | "part";

/**
 * One amount and changes of it by percent, in order: discounts, taxes, tips, growth, profit. The amount
 * may be told before or after them.
 */
export function solvePercentChain(problem: ProblemText): Done | undefined {
  const { quantities, text } = problem;
  if (UNSUITED.test(text)) return undefined;
  const amounts = quantities.filter(({ kind }) => kind !== "percent");
  const [amount] = amounts;
  if (!amount || amounts.length !== 1) return undefined;
  const asked = sentencesOf(text).filter(({ isQuestion }) => isQuestion);
  const [question] = asked;
  if (!question || asked.length !== 1) return undefined;
  const read = readChanges(problem);
  if (!read || read.changes.length !== quantities.length - 1) return undefined;
  const moment = askedMoment(question.text, SALE.test(text));
  const told = toldMoment(text, question.text, moment);
  if (!moment || !told || told === moment) return undefined;
  if (findConstraint(read.left.replace(question.text, " ").replace(EXPRESSED, " ")))
    return undefined;
  return run(amount, read.changes, told, moment);
}

const UNSUITED =
  /\b(?:interest|compound\w*|invest\w*|each|every|per|twice|half|some|only|except|than|of whom|solution|mixture|average|years?|months?|annually|then by some|people|pupils|students|members?|overall|percentage|what percent|first £|up to|above|below|share|split|equally|apiece)\b|[٪]\d+ of\b|\badds? ¤|\b(?:saved?|saves) ¤|(?<!٪\d{1,2} )\b(?:tip|tax|vat|discount|profit|saving|reduction|loss|increase|commission) (?:was|is|of|came to|amounts to|comes to|amounted to) ¤|[¤№]\d+ (?:coupon|voucher|delivery|shipping)/u;
const EXPRESSED =
  /\b(?:costs?|costing|priced?|worth|sale|including|excluding|inclusive|exclusive|before|after|vat|tax|tip|original|originally|total|pays?|paid|bought|buys?|buying|selling|sells?|sold|now|left|leaves?|leave|profit|loss|then|takes?|took|off|gives?|gets?|got|adds?|added|first|was|change[sd]?|if|another|additional|extra|further|increase|discount|receives?|earns?|earned|makes?|again|plus|and|but|already|net|gross|raise|rise|reduction|spends?|spent|old|years-old|next|later|year|when|service|charge|with|without|price|fee)\b/gu;

/** What was sold is told with what was gained or lost on it. */
const SALE =
  /\b(?:selling|sold|sells?)\b[^.?]*? (?:at|for) ¤\d+[^.?]*\b(?:profit|loss|gain|losing|making|makes|gains|loses)\b/u;

function readChanges(problem: ProblemText) {
  const changes: Change[] = [];
  let left = problem.text;
  for (const [pattern, direction] of CHANGES)
    left = left.replace(pattern, (found: string, mark: string) => {
      const share = problem.quantities[Number(mark)]?.value;
      if (!share) return found;
      changes.push({ at: Number(mark), share: divide(share, whole(100)), direction });
      return " ¦ ";
    });
  left = left.replace(AGAIN, (found: string, mark: string) => {
    const share = problem.quantities[Number(mark)]?.value;
    const before = changes.filter(({ at }) => at < Number(mark)).sort((a, b) => b.at - a.at)[0];
    if (!share || !before) return found;
    changes.push({
      at: Number(mark),
      share: divide(share, whole(100)),
      direction: before.direction,
    });
    return " ¦ ";
  });
  if (/٪\d/u.test(left)) return undefined;
  return { changes: changes.sort((a, b) => a.at - b.at), left };
}

function askedMoment(question: string, isSale: boolean): Moment | undefined {
  const plain = question.replace(/[¤№µ]\d+/gu, "");
  if (isSale) return /\b(?:cost|costs|pay|paid|buy|bought)\b/u.test(plain) ? "before" : undefined;
  if (
    /\bhow much(?: of (?:it|that|the [\p{L}]+))?(?: money)? (?:is|was|does|do|did|will|would|should|are)?(?: the| she| he| you| i| they| we| it)?(?: customer)? ?(?:vat|sales tax|tax|tip|discount|save[sd]?|profit|loss|gratuity|reduction|leave as a tip|tip)\b|\bhow much (?:vat|tax|sales tax|tip|profit|discount|money is saved)\b|\bwhat (?:is|was) the (?:tip|vat|tax|discount|sales tax|vat amount|amount of (?:the )?(?:vat|tax|tip|discount)|profit|saving)\b(?! price)/u.test(
      plain,
    )
  )
    return "part";
  if (
    /\b(?:original(?:ly)?|before|at first|initial(?:ly)?|without|excluding|exclusive|net|list price|pre-tax|used to|old|buy (?:it|them) for|bought|pay for it|cost (?:him|her|them|the (?:dealer|shop|seller|owner))|cost price|start(?:ing)? (?:with|price))\b/u.test(
      plain,
    )
  )
    return /\b(?:new|now|after|including|final|total)\b/u.test(plain) ? undefined : "before";
  if (
    /\b(?:now|new|final|finally|total|including|inclusive|gross|pays?|after|sale|selling|sell|sold|cost|costs|price|worth|altogether|in all|become|be|bill|reduced|discounted|afterwards|added|spend|charged|take-home|with (?:vat|tax|tip)|owe|end)\b/u.test(
      plain,
    )
  )
    return "after";
  return undefined;
}

/** Whether the amount was told before or after the changes. */
function toldMoment(
  text: string,
  question: string,
  moment: Moment | undefined,
): Moment | undefined {
  const told = text.replace(question, " ");
  const isBefore =
    /\b(?:excluding|exclusive|before (?:vat|tax|sales tax|tip|the)|net|plus (?:vat|tax)|\+ vat|without (?:vat|tax)|ex vat)\b/u.test(
      told,
    );
  const isAfter =
    /\b(?:including|includes?|inclusive|after (?:a|an|the|¦|٪)|incl|contains?|with ٪\d+ (?:vat|tax) included|(?:now|currently) (?:costs?|sells? for|is|priced|weighs?|earns?|worth)|by selling|selling [\p{L} ]+ for)\b/u.test(
      told,
    ) ||
    (moment === "before" && !isBefore);
  if (isBefore && isAfter) return undefined;
  return isAfter ? "after" : "before";
}

function run(
  amount: Quantity,
  changes: readonly Change[],
  told: Moment,
  moment: Moment,
): Done | undefined {
  if (changes.length === 0 || (moment === "part" && changes.length !== 1)) return undefined;
  const working = new Working();
  const factorOf = ({ share, direction }: Change) =>
    add(whole(1), direction < 0 ? negate(share) : share);
  let value = amount.value;
  for (const change of changes) {
    const factor = factorOf(change);
    if (factor.numerator <= 0n) return undefined;
    value = told === "before" ? multiply(value, factor) : divide(value, factor);
    const sign = told === "before" ? "×" : "÷";
    working.tell(`${sign} ${factor.numerator}/${factor.denominator}`, withValue(amount, value));
  }
  if (moment === "part") {
    const part = add(value, negate(amount.value));
    value = part.numerator < 0n ? negate(part) : part;
  }
  const result = withValue(amount, value);
  return amount.kind === "count" && value.denominator !== 1n ? undefined : working.answer(result);
}
