import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, withValue } from "./quantity.js";
import { unitName } from "./read-quantities.js";
import { type Change, LOSS, takeChanges } from "./stock-changes.js";
import { count, isNegative, multiply, Working } from "./working.js";

/** One store that things are put into and taken from: what is left, or how many there are in all. */
export function solveStock(given: ProblemText): Done | undefined {
  const problem = given.copy();
  if (/\b(?:times|many|much) as\b|\b(?:more|fewer|less) (?:[\p{L}-]+ )?than\b/u.test(problem.text))
    return undefined;
  if (asksForOneOfTwo(problem.text) || GIFT.test(problem.text)) return undefined;
  const asks = takeAsk(problem);
  if (!asks || problem.quantities.some(({ kind }) => kind === "percent")) return undefined;
  const product = solveProduct(problem.copy(), asks);
  if (product) return product;
  const sum = asks === "all" ? solveSum(problem.copy()) : undefined;
  if (sum) return sum;
  const changes = takeChanges(problem);
  if (!changes || changes.length < 2) return undefined;
  problem.takeAll(
    /\b(?:then|later|after that|after|next|now|first|more|another|additional|extra|away|other|the (?:next|following|first|second|third) (?:day|week|month|stop|hour)|second|each|again|before|left|at the (?:first|second|next) stop|gave|gives|took|takes|bought|buys|and also|already|old|new|still|gets?|ate|sold|found|lost|used|spends?|spent|in the (?:morning|afternoon|evening)|last|off|for (?:her|his) (?:birthday|lunch)|to (?:his|her) (?:[\p{L}]+))\b/u,
  );
  if (!problem.isSpent()) return undefined;
  return run(changes, asks, given.text);
}

/** A gift to the owner of the store, which the verb alone would count as a loss. */
const GIFT =
  /(?<!\b(?:she|he|they|who|and|then|but)) (?:gave|gives|lent|lends|handed|hands) (?:him|her|them|me|us) (?:another |an extra )?[№¤µ]/u;

/** "5 red and 7 blue marbles: how many blue ones": two stores, which this does not keep apart. */
function asksForOneOfTwo(text: string): boolean {
  const pair = /№\d+ ([\p{L}-]+)(?: [\p{L}-]+)?,? and №\d+ ([\p{L}-]+)/u.exec(text);
  const asked = /\bhow many\b[^.?]*/u.exec(text)?.[0] ?? "";
  if (!pair?.[1] || !pair[2] || pair[1] === pair[2]) return false;
  return asked.includes(pair[1]) || asked.includes(pair[2]);
}

type Ask = "left" | "all";

function takeAsk(problem: ProblemText): Ask | undefined {
  const left =
    problem.take(
      /\bhow (?:many|much)(?: [\p{L}'-]+){0,5} (?:are|is|were|was|will be|would be|does|do|did|remain(?:s)?|left|has|have|will)\b[^.?№¤µ٪]*\b(?:left(?: over)?|remain(?:ing|s)?|now|still|in the end|at the end|end up|finally|unsold|have then|at last)\b[^.?№¤µ٪]*\??/u,
    ) ??
    problem.take(
      /\bhow (?:many|much)(?: [\p{L}'-]+){0,3} (?:remain(?:s)?|left|are left)\b[^.?№¤µ٪]*\??/u,
    );
  if (left) return "left";
  const all = problem.take(
    /\bhow (?:many|much|far|long)\b[^.?№¤µ٪]*\b(?:altogether|in total|in all|total|all together|combined|overall)\b[^.?№¤µ٪]*\??|\bwhat (?:is|was) the total(?: number| amount| of|[^.?№¤µ٪])*\??/u,
  );
  if (all) return "all";
  const plain = problem.take(
    /\bhow (?:many|much)(?: [\p{L}'-]+){1,4} (?:does|do|did|are there|is there|were there|has|have|will|are|is|would|was|were)\b[^.?№¤µ٪]*\?/u,
  );
  if (!plain || /\b(?:more|less|fewer|each|every|per|need|long|older)\b/u.test(plain[0]))
    return undefined;
  return "left";
}

/** Measures of one dimension in the unit that is asked for, or in the first. */
function inOneUnit(
  changes: readonly Change[],
  asked: string | undefined,
): readonly Change[] | undefined {
  const [first] = changes;
  if (first?.amount.kind !== "measure") return changes;
  const wanted = asked === undefined ? undefined : unitName(asked);
  const unit = wanted !== undefined && inUnit(first.amount, wanted) ? wanted : first.amount.unit;
  const converted = changes.map((change) => {
    const amount = change.share ? change.amount : inUnit(change.amount, unit);
    return amount && { ...change, amount };
  });
  return converted.every((change) => change !== undefined) ? converted : undefined;
}

function run(given: readonly Change[], asks: Ask, question: string): Done | undefined {
  const asked = /\bhow (?:many|much) ([\p{L}]+)/u.exec(question)?.[1];
  const changes = inOneUnit(given, asked);
  const [first] = changes ?? [];
  if (!changes || !first || first.share || first.kind === "loss") return undefined;
  if (changes.slice(1).some((change) => change.kind === "has")) return undefined;
  const { kind, unit } = first.amount;
  if (
    changes.some(
      (change) => !change.share && (change.amount.kind !== kind || change.amount.unit !== unit),
    )
  )
    return undefined;
  if (changes.some((change) => change.share) && changes.length > 2) return undefined;
  if (asks === "all" && changes.some((change) => change.kind === "loss")) return undefined;
  const working = new Working();
  let total = first.amount;
  for (const change of changes.slice(1)) {
    const amount = change.share
      ? working.tell("that share of it", withValue(total, multiply(total.value, change.share)))
      : change.amount;
    total = change.kind === "loss" ? working.minus(total, amount) : working.plus(total, amount);
    if (isNegative(total)) return undefined;
  }
  return kind === "count" && total.value.denominator !== 1n ? undefined : working.answer(total);
}

const TAKEN = new RegExp(`\\b${LOSS}\\b`, "u");
const KEPT_VERBS =
  /\b(?:sells?|sold|spends?|spent|uses?d?|drinks?|drank|eats?|ate|left|pays?|paid|gives?|gave|donates?d?|consumed?s?)\b/gu;

/** "35 pages on Monday, 42 on Tuesday and 28 on Wednesday: how many in total": amounts of one thing in a row. */
function solveSum(problem: ProblemText): Done | undefined {
  const all = problem.quantities;
  const [first] = all;
  if (
    !first ||
    all.length < 2 ||
    all.some(({ kind, unit }) => kind !== first.kind || unit !== first.unit)
  )
    return undefined;
  const things = [
    ...problem.text.matchAll(
      /[№µ¤]\d+(?: (?:more|of))?(?: (?!on\b|in\b|at\b|and\b|from\b|the\b|to\b|for\b|by\b|then\b)([\p{L}-]+))?/gu,
    ),
  ].map((found) => found[1]);
  const named = new Set(
    things.filter((thing) => thing !== undefined).map((thing) => thing.replace(/s$/u, "")),
  );
  if (first.kind === "count" && named.size > 1) return undefined;
  const verbs = new Set([...problem.text.matchAll(KEPT_VERBS)].map(([verb]) => verb));
  if (verbs.size > 1 || (verbs.size === 1 && TAKEN.test(problem.text.replace(KEPT_VERBS, " "))))
    return undefined;
  if (verbs.size === 0 && TAKEN.test(problem.text)) return undefined;
  problem.takeAll(frame("{X}"));
  problem.takeAll(KEPT_VERBS);
  problem.takeAll(
    /\b(?:(?:the )?(?:first|second|third|fourth|next|last|following) (?:day|week|month|year|hour|round|game|one|stop|class|box|shelf)|then|another|and then|more|after (?:that|lunch|dinner|school)|(?:in|during) the (?:morning|afternoon|evening)|before|later|bought|buys?|found|finds?|earn(?:s|ed)?|got|gets?|save[sd]?|won|wins?|added|received?s?|other)\b/u,
  );
  if (!problem.isSpent() || /\bmore\b.*\bthan\b/u.test(problem.text)) return undefined;
  const working = new Working();
  const total = working.sum(all);
  return total ? working.answer(total) : undefined;
}

/** "5 boxes with 12 pencils each: how many in all", "each of 8 shelves holds 24 books". */
function solveProduct(problem: ProblemText, asks: Ask): Done | undefined {
  if (problem.quantities.length !== 2 && problem.quantities.length !== 3) return undefined;
  const nested = problem.take(
    frame(
      "{N} [\\p{L}-]+(?: [\\p{L}-]+){0,2}?[,.]? (?:with|of|each with|has|have|and each [\\p{L}-]+ (?:has|holds|contains)|each (?:[\\p{L}-]+ )?(?:has|have|holds?|contains?|containing|holding)|that each (?:hold|contain|have)|containing|holding|each of which (?:has|holds|contains)) {N}(?: [\\p{L}-]+){1,2}(?: each| in each(?: [\\p{L}-]+)?| per [\\p{L}-]+| on each(?: [\\p{L}-]+)?)?",
    ),
  );
  const other =
    nested ??
    problem.take(
      frame(
        "{N} [\\p{L}-]+(?: [\\p{L}-]+){0,3}[.,;]? (?:there (?:are|is) |and |in |on )?(?:each|every|per|in each|on each)(?: [\\p{L}-]+){0,2} (?:has|have|holds?|contains?|seats?|carries|produces|lays|makes|weighs|gets|costs?|reads?|is|are|with|there are) {C}(?: [\\p{L}-]+)?",
      ),
    ) ??
    problem.take(
      frame(
        "{N} [\\p{L}-]+(?: [\\p{L}-]+)? each (?:paid|pays?|gave|give|contribute[sd]?|has|have|had|bought|buy|ate|eat|picked|pick|brought|donated?|get|got|received?|weigh|collected|read|baked|made) {X}(?: [\\p{L}-]+)?",
      ),
    ) ??
    problem.take(
      frame(
        "\\beach of (?:the |her |his )?{N} [\\p{L}-]+(?: [\\p{L}-]+)? (?:has|have|holds?|contains?|weighs|gets|eats|reads|gives) {C}(?: [\\p{L}-]+)?",
      ),
    );
  const [first, second] = [problem.at(other, 1), problem.at(other, 2)];
  if (!first || !second || (asks !== "all" && problem.quantities.length !== 2)) return undefined;
  const inner =
    problem.quantities.length === 3
      ? problem.at(
          problem.take(
            frame(
              "\\b(?:and )?(?:each|every)(?: [\\p{L}-]+){1,2} (?:has|have|holds?|contains?|weighs|costs?) {C}(?: [\\p{L}-]+)?",
            ),
          ),
          1,
        )
      : undefined;
  if (problem.quantities.length === 3 && !inner) return undefined;
  problem.takeAll(/\b(?:each|every|total)\b/u);
  if (!problem.isSpent()) return undefined;
  const working = new Working();
  const product = working.times(second, first, second);
  return working.answer(inner ? working.times(inner, count(product.value), inner) : product);
}
