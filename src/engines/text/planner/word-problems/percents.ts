import type { Done } from "../request/request.js";
import { factorOf, LINKS, solveDirect, solveProfit, takeChanges } from "./percent-changes.js";
import { frame, type ProblemText } from "./problem-text.js";
import { type Quantity, whole, withValue } from "./quantity.js";
import { add, divide, multiply, negate, Working } from "./working.js";

/** Chains of percentages, changes in percent, shares in percent, and amounts before a change. */
export function solvePercent(given: ProblemText): Done | undefined {
  return (
    solveDirect(given.copy()) ??
    solveProfit(given.copy()) ??
    solveChange(given.copy()) ??
    solveOriginal(given.copy()) ??
    solveShare(given.copy()) ??
    solveChain(given.copy()) ??
    solveOf(given.copy())
  );
}

function solveChain(problem: ProblemText): Done | undefined {
  const asks =
    problem.take(
      /\b(?:what (?:is|was|will|would)|how (?:much|many)|find|calculate|work out)\b(?:(?!\bafter\b)[^.?¤№µ٪])*(?:\?|$|(?=after µ\d+\?))/u,
    ) ??
    problem.take(
      /\b(?:what (?:is|was|will be|would be)|find|calculate) (?:the |its |her |his )?(?:final|new|overall|net|resulting)[^.?¤№µ٪]*\??/u,
    );
  const changes = takeChanges(problem);
  const after = problem.take(/\b(?:after|in|within) (µ\d+)/u);
  const years = problem.at(after, 1);
  if (years && (years.unit !== "years" || Number(years.value.numerator) !== changes.length))
    return undefined;
  const base = problem.at(problem.take(frame("{X}")), 1);
  problem.takeAll(LINKS);
  problem.takeAll(/\b(?:loses|gains|earns?|has|had|sells?|bought|paid)\b/u);
  if (changes.length === 0 || !asks || !problem.isSpent() || base?.kind === "percent")
    return undefined;
  const wantsOverall =
    /\b(?:overall|net|total|single) (?:percent(?:age)? )?(?:change|increase|decrease|discount|effect)\b|\bpercent(?:age)?\b/u.test(
      asks[0],
    );
  const working = new Working();
  if (!base || wantsOverall) {
    if (!wantsOverall || changes.length < 2) return undefined;
    const factor = changes.map(({ percent, up }) => factorOf(percent, up)).reduce(multiply);
    const change = multiply(add(factor, whole(-1)), whole(100));
    const isUpward = change.numerator >= 0n;
    const size: Quantity = { kind: "percent", value: isUpward ? change : negate(change), unit: "" };
    working.tell(
      `product of ${changes.map(({ percent, up }) => `(1 ${up ? "+" : "-"} ${Number(percent.value.numerator) / Number(percent.value.denominator)}%)`).join(" × ")}`,
      size,
    );
    return working.answer(
      size,
      change.numerator === 0n ? " change" : isUpward ? " increase" : " decrease",
    );
  }
  let value = base;
  for (const { percent, up } of changes) {
    const part = working.percentOf(percent, value);
    value = up ? working.plus(value, part) : working.minus(value, part);
  }
  if (
    /\bhow much (?:is|was|will|do|does|did)?[^?]*\b(?:discount|saved?|save|saving|tax|cheaper|less|more)\b/u.test(
      asks[0],
    ) ||
    /\b(?:what is|how much is) the (?:discount|saving|increase|decrease|reduction|markup)\b/u.test(
      asks[0],
    )
  ) {
    if (changes.length !== 1) return undefined;
    const [first] = changes;
    return first
      ? working.answer(first.up ? working.minus(value, base) : working.minus(base, value))
      : undefined;
  }
  if (base.kind === "count" && value.value.denominator !== 1n && /\bhow many\b/u.test(asks[0]))
    return undefined;
  return working.answer(value);
}

/** "From 80 to 100: percent increase". */
function solveChange(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const asks = problem.take(
    /\b(?:what|by what|find|calculate|work out)\b[^.?¤№µ٪]{0,30}\b(?:percent(?:age)?)(?: of)?(?: (?:increase|decrease|change|drop|rise|growth|gain|loss|discount|reduction|profit|markup|saving))?\b[^.?¤№µ٪]*\??/u,
  );
  const found =
    problem.take(frame("\\bfrom {X}(?: [\\p{L}-]+)? (?:down |up )?to {X}")) ??
    problem.take(
      frame(
        "\\b(?:was|cost|bought (?:\\p{L}+ ){0,3}for|originally|original(?:ly)?(?: priced| price| cost)?(?: at| of| is| was)?|used to (?:be|cost)|priced at|for) {X}[^¤№µ٪]{0,50}?\\b(?:now|is now|sold(?: it)? for|on sale for|sells for|reduced to|sale price (?:is|of)|now costs|and (?:is )?sold for|sells it for) (?:is |costs |it costs |at )?{X}",
      ),
    );
  const [before, after] = [problem.at(found, 1), problem.at(found, 2)];
  problem.takeAll(
    /\b(?:increases?d?|decreases?d?|rises?|rose|raised|falls?|fell|drop(?:s|ped)?|grows?|grew|reduced|went|goes|price|costs?|bought|sold|sells?|now|sale|gained|lost|profit|loss|up|down|shrank|declined|raise|change[sd]?|original(?:ly)?|percent(?:age)?|discount|increase|earned|paid)\b/u,
  );
  if (
    !asks ||
    !before ||
    !after ||
    before.kind !== after.kind ||
    before.unit !== after.unit ||
    before.value.numerator === 0n ||
    !problem.isSpent()
  )
    return undefined;
  const working = new Working();
  const change = working.minus(after, before);
  const share = divide(multiply(change.value, whole(100)), before.value);
  const size: Quantity = {
    kind: "percent",
    value: share.numerator < 0n ? negate(share) : share,
    unit: "",
  };
  working.tell("change over the first amount", size);
  return working.answer(
    size,
    share.numerator < 0n ? " decrease" : share.numerator > 0n ? " increase" : " change",
  );
}

/** "After a 20% discount it costs $40: what was the price before", "15% of a number is 30". */
function solveOriginal(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const asks = problem.take(
    /\b(?:what (?:was|is|were)|find|calculate|how (?:much|many))\b[^.?¤№µ٪]*\b(?:original(?:ly)?|before|initial(?:ly)?|without|full price|regular price|list price|usual price|marked price|the number|that number|whole|total|in all|altogether|pre-tax|old price|old salary|previous)\b[^.?¤№µ٪]*\??/u,
  );
  if (!asks) return undefined;
  const working = new Working();
  const of = problem.take(
    frame(
      "{P} of (?:a|the|some|my|her|his|all|an?) (?:certain )?[\\p{L}-]+(?: [\\p{L}-]+){0,2} (?:is|are|was|equals|were|amounts to) {X}",
    ),
  );
  if (of) {
    const [percent, part] = [problem.at(of, 1), problem.at(of, 2)];
    if (!percent || !part || percent.value.numerator === 0n || !problem.isSpent()) return undefined;
    return working.answer(
      working.tell(
        "part over its share",
        withValue(part, divide(multiply(part.value, whole(100)), percent.value)),
      ),
    );
  }
  const tax = problem.take(
    frame(
      "\\b(?:including|includes|inclusive of|with) (?:a |an )?{P} (?:sales )?(?:tax|vat|gst|tip|service charge)",
    ),
  );
  const less = tax
    ? undefined
    : problem.take(
        frame(
          "{P} (less|more|cheaper|higher|lower) than (?:the |its |his |her )?(?:original|previous|usual|regular|normal|old|list|initial)(?: price| cost| value| salary)?",
        ),
      );
  const changes = tax || less ? [] : takeChanges(problem);
  const percent = problem.at(tax ?? less, 1) ?? changes[0]?.percent;
  const isUpward =
    tax !== undefined || /more|higher/u.test(less?.[2] ?? "") || changes[0]?.up === true;
  const amount = problem.at(problem.take(frame("{X}")), 1);
  problem.takeAll(LINKS);
  problem.takeAll(
    /\b(?:sold|paid|pays|bought|buys|sells|now|earns|after|was|including|increase|increased|raise|got|gets)\b/u,
  );
  if (!percent || !amount || amount.kind === "percent" || changes.length > 1 || !problem.isSpent())
    return undefined;
  const factor = factorOf(percent, isUpward);
  if (factor.numerator <= 0n) return undefined;
  return working.answer(
    working.tell(
      `amount over (1 ${isUpward ? "+" : "-"} ${Number(percent.value.numerator) / Number(percent.value.denominator)}%)`,
      withValue(amount, divide(amount.value, factor)),
    ),
  );
}

/** "18 of 24 students passed: what percentage". */
function solveShare(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const asks = problem.take(
    /\b(?:what|find the|calculate the|express (?:this|it) as a) (?:percent(?:age)?)\b[^.?¤№µ٪]*\??|\bwhat (?:is|was) (?:\p{L}+ ){1,4}(?:as a |in )?percent(?:age)?\b[^.?¤№µ٪]*\??/u,
  );
  const outOf = problem.take(
    frame("{X}(?: [\\p{L}-]+)? (?:out )?of (?:the |a total of |her |his |their |those |its )?{X}"),
  );
  const has = outOf
    ? undefined
    : problem.take(
        frame(
          "(?:has|have|there are|of|had|answered|class of|team of|with) {X}(?: (?!and\\b)[\\p{L}'-]+){0,4}?[,;.¦]?(?: and| of which| of whom| of these| of them)? {X}",
        ),
      );
  const [part, all] = outOf
    ? [problem.at(outOf, 1), problem.at(outOf, 2)]
    : [problem.at(has, 2), problem.at(has, 1)];
  problem.takeAll(
    /\b(?:percent(?:age)?|correct|total|spent|spends|saves|sold|ate|won|lost|share|used|other|are)\b/u,
  );
  if (
    !asks ||
    !part ||
    !all ||
    part.kind !== all.kind ||
    part.unit !== all.unit ||
    all.value.numerator === 0n ||
    !problem.isSpent()
  )
    return undefined;
  if (
    isOther(asks[0], given(problem)) ||
    multiply(part.value, whole(1)).numerator * all.value.denominator >
      all.value.numerator * part.value.denominator
  )
    return undefined;
  const working = new Working();
  return working.answer(
    working.tell("part over the whole", {
      kind: "percent",
      value: divide(multiply(part.value, whole(100)), all.value),
      unit: "",
    }),
  );
}

/** "There are 240 pupils, 35% of whom are girls: how many girls, how many are not". */
function solveOf(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const asks = problem.take(/\bhow (?:many|much)\b[^.?¤№µ٪]*\??\s*$/u);
  const periods = [...problem.text.matchAll(/\b(?:per|an?|each|every) (month|week|year|day)\b/gu)];
  if (
    asks &&
    periods.length === 1 &&
    new RegExp(`\\b(?:per|an?|each|every) ${periods[0]?.[1]}\\b`, "u").test(asks[0])
  )
    problem.text = problem.text.replace(periods[0]?.[0] ?? "", "");
  const percent = problem.at(
    problem.take(
      frame(
        "{P}(?: of)?(?: (?:the|them|these|whom|which|those|it|its|his|her|their))*(?: (?:[\\p{L}-]+))?",
      ),
    ),
    1,
  );
  const base = problem.at(problem.take(frame("{X}")), 1);
  const isRest = /\b(?:not|left|remain(?:s|ing)?|rest|other|does(?:n't| not)|are boys and)\b/u.test(
    asks?.[0] ?? "",
  );
  problem.takeAll(
    /\b(?:of|which|saves?|spends?|spent|pays?|paid|ate|sold|used|gave|gives|away|are|earns?|lost|total|has|have|donates?|each|month(?:ly)?)\b/u,
  );
  if (!asks || !percent || !base || base.kind === "percent" || !problem.isSpent()) return undefined;
  const named =
    /\bhow (?:many|much)(?: of (?:them|it))?(?: (?:[\p{L}-]+ )?)?(?:are|is|were|was|did|does|do)?/u.test(
      asks[0],
    );
  if (!named || /\b(?:more|fewer|less)\b/u.test(asks[0])) return undefined;
  const working = new Working();
  const part = working.percentOf(percent, base);
  const result = isRest ? working.minus(base, part) : part;
  if (!isRest && !mentions(asks[0], given(problem))) return undefined;
  return base.kind === "count" && result.value.denominator !== 1n
    ? undefined
    : working.answer(result);
}

/** Whether a question is about the part that was not told. */
function isOther(asks: string, told: string): boolean {
  const word = /\b(?:not|left|remain\w*|didn't|other|failed|unsold|rest|absent|missed)\b/u.exec(
    asks,
  )?.[0];
  return word !== undefined && !told.includes(word);
}

const given = (problem: ProblemText) => problem.text;

/** Whether the question names what the share is of, so that it is not the other part that is asked for. */
function mentions(asks: string, text: string): boolean {
  const words = (asks.match(/[\p{L}]{4,}/gu) ?? []).filter(
    (word) =>
      !/^(?:many|much|were|there|does|that|have|they|them|what|will|each|this)$/u.test(word),
  );
  return words.some((word) => text.includes(word.slice(0, Math.max(4, word.length - 3))));
}
