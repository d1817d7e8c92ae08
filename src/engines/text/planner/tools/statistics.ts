import { toFixed } from "../../../math/exact-numbers/decimals.js";
import { numbersOf } from "../request/literals.js";
import { CannotDo, type Done, type Request, rowsOf } from "../request/request.js";
import { MEASURES } from "./measures.js";
import { compare, type Rational, readNumbers, show, sortNumbers, toRational } from "./numbers.js";
import { answerPairs } from "./paired-statistics.js";
import type { Measured } from "./quantiles.js";

/** Words that narrow what is measured, and that no measure here takes: the task is refused, not guessed. */
const NARROWING =
  /\b(?:exclud\w+|sort\w*|rank\w*|order\w*|arrang\w*|from \p{L}+ to|second|third|fourth|fifth|2nd|3rd|4th|two|three|four|five|except|without|ignor\w+|omit\w*|only|drop\w*|after|before|discard\w*|outliers? removed|first|last|top|bottom|each|per|percent|trimmed|moving|rolling|running|weight\w*|if|unless|not|predict|forecast|versus|than|twice|double[ds]?|half|adding|added|changes?|becomes?|remov\w+|replac\w+|every|another|increase[ds]?|decrease[ds]?|why|explain|mean by|next|previous|missing|unknown|x|y|goal|needs?|must|should|want to|distance|speed|price|cost)\b/u;
const FILTER =
  /\b(even|odd|positive|negative|prime)\b|\b(?:greater|more|larger|bigger|higher|less|smaller|lower|fewer) than (?:or equal to )?|\b(?:at least|at most|above|below|over|under|between)\b/u;

/** Words that may stand around the name of a measure. Others stop the reading when there are many of them. */
const PLAIN_WORDS = new Set(
  `a an and are be by calculate can compute count data dataset determine do find following for from get give given got have here how i in is it its list me my number numbers of on our out please report results return sample score scores series set show tell that the their them these they this those to up us value values was we were what which with work would you your all figures measurements observations temperatures ages heights weights marks grades test readings sales there many much entries elements items points both also as using use population method assume round rounded decimal places`.split(
    " ",
  ),
);
const STRANGERS_MAX = 6;
/** Orders beside the measure: such a task has more steps than one. */
const OTHER_ORDERS =
  /\b(?:then|convert|write|reverse|translate|multiply|divide|subtract|plot|draw|graph|chart|compare|interpret|encode|decode|extract|group|summari[sz]e|song|poem|story|send|double|square|express|turn)\b/u;
const ROUNDED =
  /,? ?(?:and )?(?:round(?:ed)?(?: (?:it|the (?:result|answer)|your answer|them))? )?(?:to|with) (\d|one|two|three|four) (?:decimals?|decimal places?|d\.?p\.?)(?: places?)?/u;
const PLACES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

/** Mean, median, mode, spread, quantiles and their kind over numbers that are given. */
export function answerStatistics(request: Request): Done | undefined {
  const pairs = answerPairs(request);
  if (pairs) return pairs;
  const rounded = ROUNDED.exec(request.asked);
  const asked = request.asked.replace(ROUNDED, "");
  if (OTHER_ORDERS.test(asked)) return undefined;
  const wanted = MEASURES.filter(({ pattern }) => pattern.test(asked));
  const found = wanted.filter(({ name }) => !wanted.some((other) => other.hides?.includes(name)));
  if (found.length === 0) return undefined;
  const rows = rowsOf(request);
  const [row] = rows;
  if (row === undefined) return undefined;
  if (rows.length > 1) return undefined;
  const rest = found.reduce(
    (text, { pattern }) => text.replace(new RegExp(pattern.source, "gu"), " "),
    asked,
  );
  const filtered = readFilter(rest);
  if (FILTER.test(filtered.rest) || NARROWING.test(filtered.rest)) return undefined;
  const words = filtered.rest
    .replace(/[\uE000-\uE001]\d*|[^\p{L}\d' ]/gu, " ")
    .split(/\s+/u)
    .filter((word) => word !== "");
  const strangers = words.filter((word) => !PLAIN_WORDS.has(word));
  if (strangers.length > STRANGERS_MAX || strangers.some((word) => /\d/u.test(word)))
    return undefined;
  const all = readNumbers(numbersOf(row));
  const numbers = all.filter((number) => filtered.keeps(number));
  if (numbers.length === 0) throw new CannotDo("no number is left to be measured");
  const sorted = sortNumbers(numbers);
  const told = found.map((measure) => ({
    measure,
    result: rounding(measure.compute({ numbers, sorted, asked }), rounded?.[1]),
  }));
  const input = {
    numbers: numbers.length <= 1000 ? numbers.map(show) : `${numbers.length} numbers`,
  };
  return {
    output:
      told.length === 1
        ? (told[0]?.result.output ?? "")
        : told.map(({ measure, result }) => `${measure.name}: ${result.output}`).join("\n"),
    value: told.map(({ result }) => result.value).join(", "),
    steps: told.map(({ measure, result }) => ({
      tool: "statistics",
      input: { measure: measure.name, ...input },
      output: result.output,
    })),
  };
}

/** Rounds a result that is one number to the places that were asked for. */
function rounding(result: Measured, places: string | undefined): Measured {
  if (places === undefined || !/^-?\d+(?:\.\d+)?$/u.test(result.value)) return result;
  const value = toFixed(toRational(result.value), PLACES[places] ?? Number(places));
  return { output: result.output.replace(result.value, value), value };
}

interface Filter {
  readonly keeps: (number: Rational) => boolean;
  readonly rest: string;
}

/** "the even ones", "numbers greater than 10": the one condition that is taken. */
function readFilter(text: string): Filter {
  const parity =
    /\b(?:only )?(?:the )?(even|odd|positive|negative)(?: numbers| values| ones| integers)?\b/u.exec(
      text,
    );
  const bound =
    /\b(?:only )?(?:that are |which are |those )?(greater than or equal to|less than or equal to|greater than|more than|larger than|bigger than|less than|smaller than|at least|at most|above|below|over|under) (-?\d+(?:\.\d+)?)/u.exec(
      text,
    );
  if (parity && bound) return { keeps: () => true, rest: text };
  if (parity) {
    const kind = parity[1];
    const isKept = ({ numerator, denominator }: Rational) =>
      kind === "positive"
        ? numerator > 0n
        : kind === "negative"
          ? numerator < 0n
          : denominator === 1n && (numerator % 2n === 0n) === (kind === "even");
    return { keeps: isKept, rest: text.replace(parity[0], " ") };
  }
  if (!bound?.[2]) return { keeps: () => true, rest: text };
  const limit = toRational(bound[2]);
  const word = bound[1] ?? "";
  const isUpper = /less|smaller|below|under|most/u.test(word);
  const isClosed = /equal|least|most/u.test(word);
  const keeps = (number: Rational) => {
    const side = compare(number, limit);
    return side === 0 ? isClosed : side < 0 === isUpper;
  };
  return { keeps, rest: text.replace(bound[0], " ") };
}
