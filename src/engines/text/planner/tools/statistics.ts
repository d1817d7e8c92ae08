import { toFixed } from "../../../math/exact-numbers/decimals.js";
import { numbersOf } from "../request/literals.js";
import { CannotDo, type Done, type Request, rowsOf } from "../request/request.js";
import { MEASURES } from "./measures.js";
import { readFilter } from "./number-filter.js";
import { readNumbers, show, sortNumbers, toRational } from "./numbers.js";
import { answerPairs } from "./paired-statistics.js";
import type { Measured } from "./quantiles.js";

/** Words that narrow what is measured, and that no measure here takes: the task is refused, not guessed. */
const NARROWING =
  /\b(?:exclud\w+|sort\w*|rank\w*|order\w*|arrang\w*|from \p{L}+ to|second|third|fourth|fifth|2nd|3rd|4th|two|three|four|five|except|without|ignor\w+|omit\w*|some|number of|nobody|everybody|friends?|guess\w*|think\w*|likes?|picked|prefer\w*|favou?rite|lucky|luckiest|common|squares?|squared|cubes?|cubed|roots?|absolute|reciprocals?|digits|digit|only|drop\w*|after|before|discard\w*|outliers? removed|first|last|top|bottom|each|per|percent|trimmed|moving|rolling|running|weight\w*|if|unless|not|predict|forecast|versus|than|twice|double[ds]?|half|adding|added|changes?|becomes?|remov\w+|replac\w+|every|another|increase[ds]?|decrease[ds]?|why|explain|mean by|next|previous|missing|unknown|x|y|goal|needs?|must|should|want to|distance|speed|price|cost)\b/u;
const FILTER =
  /\b(even|odd|positive|negative|prime)\b|\b(?:greater|more|larger|bigger|higher|less|smaller|lower|fewer) than (?:or equal to )?|\b(?:at least|at most|above|below|over|under|between)\b/u;

/** Words that may stand around the name of a measure. Others stop the reading when there are many of them. */
const PLAIN_WORDS = new Set(
  `a an and are be by calculate can compute count data dataset determine do find following for from get give given got have here how i in is it its list me my number numbers of on our out please report results return sample score scores series set show tell that the their them these they this those to up us value values was we were what which with work would you your all figures measurements observations temperatures ages heights weights marks percentage percent are grades test readings sales there many much entries elements items points both also as using use population method assume round rounded decimal places`.split(
    " ",
  ),
);
const STRANGERS_MAX = 6;
/** Orders beside the measure: such a task has more steps than one. */
const OTHER_ORDERS =
  /\b(?:then|convert|write|reverse|translate|multiply|divide|subtract|plot|draw|graph|chart|compare|interpret|encode|decode|extract|group|summari[sz]e|song|poem|story|send|double|square|express|turn)\b/u;
const ROUNDED =
  /,? ?(?:and )?(?:round(?:ed)?(?: (?:it|the (?:result|answer)|your answer|them))? )?(?:to|with) (\d|one|two|three|four) (?:decimals?|decimal places?|d\.?p\.?)(?: places?)?/u;
/** What asks how many numbers a condition keeps. */
const COUNTED =
  /\b(?:count )?how many(?: of)?(?: (?:these|the|those|them|the following))*(?: (?:numbers|values|ones|scores|results|marks|readings|items|entries))?\b|\bcount(?: up)?(?: all)? (?:the |these |those )*(?:numbers|values|ones|scores|results)?\b/u;
/** "5, 6 and my age": an item of the list that is not told. */
const OF_SOMEBODY = /\uE001,? (?:and|plus|or) (?:my|your|his|her|our|their)\b/u;
const UNIT_RANGE = /\b(?:to|into) (?:the )?(?:range |interval )?(?:from )?0 ?(?:to|-) ?1\b/u;
const PLACES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

/** Mean, median, mode, spread, quantiles and their kind over numbers that are given. */
export function answerStatistics(request: Request): Done | undefined {
  const pairs = answerPairs(request);
  if (pairs) return pairs;
  const rounded = ROUNDED.exec(request.asked);
  const plain = request.asked.replace(ROUNDED, "");
  const asked = /\b(?:normali|scale|rescale)/u.test(plain) ? plain.replace(UNIT_RANGE, "") : plain;
  if (OTHER_ORDERS.test(asked)) return undefined;
  const filtered = readFilter(asked);
  const counts = filtered.isFilter ? COUNTED.exec(filtered.rest) : null;
  const measured = counts ? filtered.rest.replace(counts[0], " count of ") : filtered.rest;
  const wanted = MEASURES.filter(({ pattern }) => pattern.test(measured));
  const found = wanted.filter(({ name }) => !wanted.some((other) => other.hides?.includes(name)));
  if (found.length === 0) return undefined;
  const rows = rowsOf(request);
  const [row] = rows;
  if (row === undefined) return undefined;
  if (rows.length > 1) return undefined;
  const rest = found.reduce(
    (text, { pattern }) => text.replace(new RegExp(pattern.source, "gu"), " "),
    measured,
  );
  if (FILTER.test(rest) || NARROWING.test(rest) || OF_SOMEBODY.test(asked)) return undefined;
  const words = rest
    .replace(/[\uE000-\uE001]\d*|[^\p{L}\d' ]/gu, " ")
    .split(/\s+/u)
    .filter((word) => word !== "");
  const strangers = words.filter((word) => !PLAIN_WORDS.has(word));
  if (strangers.length > STRANGERS_MAX || strangers.some((word) => /\d/u.test(word)))
    return undefined;
  const all = readNumbers(numbersOf(row));
  const numbers = all.filter((number) => filtered.keeps(number));
  const isCount = found.every(({ name }) => name === "count" || name === "percent of values");
  if (numbers.length === 0 && !isCount) throw new CannotDo("no number is left to be measured");
  if (
    found.some(({ name }) => name === "percent of values") &&
    numbers.length === all.length &&
    !filtered.isFilter
  )
    return undefined;
  const sorted = sortNumbers(numbers);
  const told = found.map((measure) => ({
    measure,
    result: rounding(measure.compute({ numbers, sorted, asked, all: all.length }), rounded?.[1]),
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
