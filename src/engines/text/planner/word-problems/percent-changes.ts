import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { type Quantity, whole, withValue } from "./quantity.js";
import { add, divide, multiply, negate, type Rational, Working } from "./working.js";

const UP =
  "(?:increase[sd]?|rise[sn]?|rose|goes up|went up|grew|grows|gain(?:s|ed)?|raised|up|marked up|appreciate[sd]?|climb(?:s|ed)?|jump(?:s|ed)?|add(?:s|ed)?|increasing)";
const DOWN =
  "(?:decrease[sd]?|fall[s]?|fell|goes down|went down|drop(?:s|ped)?|reduced|reduces|lose[sd]?|lost|down|marked down|discounted|depreciate[sd]?|shrinks?|shrank|declin(?:es|ed)|cut|lowered|decreasing|loses)";
const CHANGE = frame(
  `\\b(${UP}|${DOWN})(?: (?:in (?:value|price|size)))?(?: by)?(?: a further| another| an additional| again by| again| further)? {P}(?: (?:again|each|every) year)?`,
);
const NOUN_CHANGE = frame(
  `\\b(?:an? |the )?{P} (increase|decrease|rise|raise|drop|discount|reduction|cut|markup|mark-up|fall|loss|gain|pay rise|growth)`,
);
export const LINKS =
  /\b(?:then|and then|followed by|after that|after|next|again|first|later|further|followed|another|now|before|is (?:then )?|the next (?:year|month|day|week)|in the (?:first|second|third) (?:year|month)|the following (?:year|month|week)|new|final|finally|overall|reduced|price|total|off|sale|per|value|discount|original(?:ly)?|cost|costs|worth)\b/u;

const isUp = (word: string) =>
  new RegExp(`^(?:${UP})$|^(?:increase|rise|raise|markup|mark-up|gain|pay rise|growth)$`, "u").test(
    word,
  );

/** "24 is 30% of what number", "60 is what percent of 240", "what is 30% off $85". */
export function solveDirect(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const working = new Working();
  const share = problem.take(frame("{X} is what percent(?:age)? of {X}"));
  const part = share
    ? undefined
    : problem.take(frame("{X} is {P} of (?:what|which)(?: (?:number|amount))?"));
  const off = share || part ? undefined : problem.take(frame("\\bwhat is {P} off(?: of)? {X}"));
  const found = share ?? part ?? off;
  const [first, second] = [problem.at(found, 1), problem.at(found, 2)];
  if (!first || !second || !problem.isSpent()) return undefined;
  if (off) return working.answer(working.minus(second, working.percentOf(first, second)));
  if (second.value.numerator === 0n) return undefined;
  const value = divide(multiply(first.value, whole(100)), second.value);
  if (share) {
    if (first.kind !== second.kind || first.unit !== second.unit) return undefined;
    return working.answer(
      working.tell("part over the whole", { kind: "percent", value, unit: "" }),
    );
  }
  return working.answer(working.tell("part over its share", withValue(first, value)));
}

/** "Buys a chair for $45 and sells it for $60: what is the profit". */
export function solveProfit(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const asks = problem.take(
    /\b(?:what (?:is|was)|how much(?: \p{L}+){0,4}?) (?:the |his |her |their |its )?(?:total )?(profit|loss)\b[^.?¤№µ٪]*\??/u,
  );
  if (!asks || /percent|rate|margin/u.test(asks[0])) return undefined;
  const buying = problem.take(frame("\\b(?:buys?|bought)(?: (?:[\\p{L}'-]+)){1,4} (?:for|at) {M}"));
  const selling = problem.take(
    frame(
      "\\b(?:sells?|sold|resells?|resold)(?: (?:it|them|the [\\p{L}-]+))?(?: later)? (?:for|at) {M}",
    ),
  );
  const [bought, sold] = [problem.at(buying, 1), problem.at(selling, 1)];
  if (!bought || !sold || !problem.isSpent()) return undefined;
  const working = new Working();
  const gain = asks[1] === "profit" ? working.minus(sold, bought) : working.minus(bought, sold);
  return gain.value.numerator >= 0n ? working.answer(gain) : undefined;
}

export function factorOf(percent: Quantity, up: boolean): Rational {
  const share = divide(percent.value, whole(100));
  return add(whole(1), up ? share : negate(share));
}

/** Changes in the order of the text. */
export function takeChanges(
  problem: ProblemText,
): { readonly percent: Quantity; readonly up: boolean }[] {
  const found: { at: number; percent: Quantity; up: boolean }[] = [];
  for (const pattern of [NOUN_CHANGE, CHANGE])
    for (
      let match = problem.take(pattern);
      match && found.length < 12;
      match = problem.take(pattern)
    ) {
      const isNoun = pattern === NOUN_CHANGE;
      const percent = problem.at(match, isNoun ? 1 : 2);
      if (percent)
        found.push({
          at: problem.quantities.indexOf(percent),
          percent,
          up: isUp((isNoun ? match[2] : match[1]) ?? ""),
        });
    }
  const off = problem.takeAll(frame("{P} off"), 6).map((match) => problem.at(match, 1));
  for (const percent of off)
    if (percent) found.push({ at: problem.quantities.indexOf(percent), percent, up: false });
  const further = problem.takeAll(
    frame("\\b(?:and )?(?:then )?(?:by )?(?:another|a further|an additional) {P}"),
    4,
  );
  for (const match of further) {
    const percent = problem.at(match, 1);
    const at = percent ? problem.quantities.indexOf(percent) : -1;
    const before = found.filter((change) => change.at < at).sort((a, b) => b.at - a.at)[0];
    if (percent && before) found.push({ at, percent, up: before.up });
    else problem.spoil();
  }
  return found.sort((a, b) => a.at - b.at);
}
