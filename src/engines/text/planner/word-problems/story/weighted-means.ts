import type { Done } from "../../request/request.js";
import { frame, type ProblemText } from "../problem-text.js";
import { type Quantity, whole, withValue } from "../quantity.js";
import { add, divide, Working } from "../working.js";

interface Lot {
  readonly number: Quantity;
  readonly mean: Quantity;
}

/** The price of a mixture by weight, and an average after one more or of two groups together. */
export function solveWeightedMean(problem: ProblemText): Done | undefined {
  return solveBlend(problem.copy()) ?? solveJoined(problem.copy());
}

/** "5 kg at $8 per kg with 3 kg at $12 per kg: the price per kg of the mixture". */
function solveBlend(problem: ProblemText): Done | undefined {
  const lots = problem
    .takeAll(
      frame(
        "(?:\\b(?:mixes|mixed|mix|blends|blended|combines|with|and) )*{Q} of (?!the\\b)[\\p{L} ]{2,30}? (?:at|costing|worth|that costs?|priced at) {M} (?:per|a|an) (?:kg|kilo|kilogram|pound|lb|litre|liter)(?: each)?",
      ),
      4,
    )
    .concat(
      problem.takeAll(
        frame(
          "(?:\\b(?:with|and) )*{Q}(?: of [\\p{L} ]{2,20}?)? (?:at|costing|worth) {M} (?:per|a|an) (?:kg|kilo|kilogram|pound|lb|litre|liter)",
        ),
        4,
      ),
    )
    .map((found) => ({ number: problem.at(found, 1), mean: problem.at(found, 2) }))
    .filter((lot): lot is Lot => lot.number !== undefined && lot.mean !== undefined);
  problem.take(
    /\b(?:what|how much)\b[^.?№¤µ٪]*\b(?:per|a|each|one) (?:kg|kilo|kilogram|pound|lb|litre|liter)\b[^.?№¤µ٪]*\b(?:mixture|mix|blend)\b[^.?№¤µ٪]*\??|\b(?:what|how much)\b[^.?№¤µ٪]*\b(?:mixture|mix|blend)\b[^.?№¤µ٪]*\b(?:per|a|each) (?:kg|kilo|kilogram|pound|lb|litre|liter)\b[^.?№¤µ٪]*\??/u,
  );
  if (!/¦ ?\s*$/u.test(problem.text)) return undefined;
  return lots.length >= 2 &&
    lots.every(({ number }) => number.unit === lots[0]?.number.unit) &&
    problem.isSpent()
    ? meanOf(lots)
    : undefined;
}

/** "The average of 4 boxes is 12 kg; a fifth weighs 17 kg; the average of all five?" */
function solveJoined(problem: ProblemText): Done | undefined {
  const first = problem.take(
    frame(
      "\\bthe (?:average|mean)(?: (?:weight|height|age|score|mark|price|length|number|salary|cost))?(?: of)?(?: the| a (?:group|class|team) of)? {N} [\\p{L}-]+(?: (?:is|was)) {X}(?: (?:years|points|marks|years old))?[.,;]?",
    ),
  );
  const [number, mean] = [problem.at(first, 1), problem.at(first, 2)];
  const one = problem.take(
    frame(
      "(?:\\b(?:and|if|when|then) )*\\b(?:an?|another|the) (?:(?:fifth|sixth|seventh|third|fourth|eighth|ninth|tenth|eleventh|new|extra|further) )?(?:[\\p{L}-]+ )?(?:weighs|weighing|scores|scored|aged|is|of height|costs|costing|joins who is|who is|measures|of) {X}(?: (?:years old|points))?(?: (?:is added|joins(?: (?:them|the group|the team))?|is included))?[.,;]?",
    ),
  );
  const single = problem.at(one, 1);
  const asks = problem.take(
    /\bwhat (?:is|will be|is then) the (?:new |overall )?(?:average|mean)\b[^.?¤µ٪]*\??/u,
  );
  if (
    !number ||
    !mean ||
    !single ||
    !asks ||
    single.unit !== mean.unit ||
    single.kind !== mean.kind
  )
    return undefined;
  const all = /№(\d+)/u.exec(asks[0]);
  const size = all ? problem.quantities[Number(all[1])] : undefined;
  if (size && size.value.numerator !== number.value.numerator + 1n) return undefined;
  if (
    /[№¤µ٪]\d/u.test(problem.text) ||
    /\b(?:leaves|removed|left|replaced|except)\b/u.test(problem.text)
  )
    return undefined;
  return meanOf([
    { number, mean },
    { number: withValue(number, whole(1)), mean: single },
  ]);
}

function meanOf(lots: readonly Lot[]): Done | undefined {
  const [first] = lots;
  if (!first) return undefined;
  const working = new Working();
  const products = lots.map(({ number, mean }) => working.times(mean, number, mean));
  const sum = working.sum(products);
  const size = lots.map(({ number }) => number.value).reduce(add);
  if (!sum || size.numerator === 0n) return undefined;
  return working.answer(
    working.tell("sum ÷ how many", withValue(first.mean, divide(sum.value, size))),
  );
}
