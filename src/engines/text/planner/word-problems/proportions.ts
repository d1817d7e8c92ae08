import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, type Quantity, unitOf, whole } from "./quantity.js";
import { count, Working } from "./working.js";

const HOW = "\\bhow (?:much|many|long|far)\\b";
const COSTS =
  "(?:costs?|cost|is|are|sells? for|sell at|are sold for|were|was|is sold for|priced at|are priced at|for)";
const STEM = (word: string) =>
  word
    .replace(/(?:ches|shes|sses|xes)$/u, (end) => end.slice(0, -2))
    .replace(/ies$/u, "y")
    .replace(/s$/u, "");

/** Rules of three: so much for so many, hence so much for others; and rates per one. */
export function solveProportion(given: ProblemText): Done | undefined {
  return (
    solveWage(given.copy()) ??
    solvePrices(given.copy()) ??
    solveRecipe(given.copy()) ??
    solvePer(given.copy()) ??
    solveUnitPrice(given.copy())
  );
}

const sameThing = (left: string | undefined, right: string | undefined) =>
  left !== undefined &&
  right !== undefined &&
  STEM(left.split(" ").at(-1) ?? "") === STEM(right.split(" ").at(-1) ?? "");

function spent(problem: ProblemText): boolean {
  problem.takeAll(
    /\b(?:at (?:the|this|that) (?:same )?(?:rate|price|speed|pace)|(?:at )?the same (?:rate|price|pace|speed)|cost|costs|need(?:s|ed)?|total|same (?:bread|recipe|price|rate)|if|price|worth|uses?|used|each)\b/u,
  );
  return problem.isSpent();
}

/** "If 3 pens cost $4.50, what do 7 pens cost", "5 kg cost $12: how many kg for $30". */
function solvePrices(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 3) return undefined;
  const known = problem.take(
    frame(`(?:{N} {NP}|{Q}(?: of {NP})?) ${COSTS} {M}(?! (?:each|per|apiece|a piece))`),
  );
  if (!known) return undefined;
  const [amount, price] = [problem.at(known, 1) ?? problem.at(known, 3), problem.at(known, 5)];
  const thing = known[2];
  const asks = problem.take(
    frame(`(?:${HOW}|\\bwhat)[^.?¤№٪µ]{0,50}?(?:{N} {NP}|{Q})(?: [^.?№¤µ٪]{0,30})?\\??`),
  );
  const working = new Working();
  if (asks && amount && price) {
    const other = problem.at(asks, 1) ?? problem.at(asks, 3);
    if (
      thing !== undefined &&
      asks[2] !== undefined &&
      !nouns(asks[2]).some((word) => sameThing(thing, word))
    )
      return undefined;
    const turned = other ? inUnit(other, amount.unit) : undefined;
    if (!turned || !spent(problem)) return undefined;
    return working.answer(working.times(working.over(price, amount), turned));
  }
  const many = problem.take(
    frame(`\\bhow (?:many|much)(?: {NP})? can [^.?№µ¤٪]{0,40}{M}[^.?№¤µ٪]{0,20}\\??`),
  );
  const money = problem.at(many, 2);
  if (!many || !money || !amount || !price || !spent(problem)) return undefined;
  const bought = working.over(working.times(money, amount, amount), price, amount);
  return amount.kind === "count" && bought.value.denominator !== 1n
    ? undefined
    : working.answer(bought, thing ? ` ${thing}` : "");
}

const nouns = (phrase: string) => phrase.split(" ").filter((word) => word !== "");
const PEOPLE =
  "(?:people|persons?|servings|guests|portions|pancakes|cookies|muffins|biscuits|cupcakes|cakes|loaves|pizzas|scones|children|adults|eaters|students|batch(?:es)?|diners|brownies|pies|waffles|sandwiches|bowls|glasses|cups|plates|smoothies)";

/** "A recipe for 4 people needs 300 g of flour; how much for 10?" */
function solveRecipe(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 3) return undefined;
  const base =
    problem.take(
      frame(
        `\\b(?:recipe|mixture|dish|soup|batch|sauce|it|which|that)\\b[^.?№µ¤٪]{0,30}?(?:for|serves|makes|feeds|that makes|that serves|of) {N} (${PEOPLE})`,
      ),
    ) ??
    problem.take(
      frame(`\\b(?:to (?:make|bake|serve|feed)|for|serves|makes|serving) {N} (${PEOPLE})`),
    );
  const serves = problem.at(base, 1);
  const kind = base?.[2];
  if (!serves || kind === undefined) return undefined;
  const asks =
    problem.take(
      frame(
        `${HOW}[^.?№µ¤٪]{0,60}?\\b(?:for|to (?:make|serve|feed|bake)|make|serve|feed) {N}(?: (?:such )?(${PEOPLE}))?[^.?№µ¤٪]{0,20}\\??`,
      ),
    ) ??
    problem.take(
      frame(`\\b(?:for|to (?:make|serve|feed|bake)) {N} (${PEOPLE}),? ${HOW}[^.?№µ¤٪]{0,60}\\??`),
    );
  const others = problem.at(asks, 1);
  const amount =
    problem.take(
      frame(
        "\\b(?:needs?|requires?|uses?|calls? for|takes?|contains?|you need|i need|we need|with|has)\\b (?:about )?{C}(?: (?:of )?[\\p{L}-]+(?: [\\p{L}-]+)?)?",
      ),
    ) ??
    problem.take(frame("{C}(?: (?:of )?[\\p{L}-]+)?(?: (?:is|are) (?:needed|required|used))?"));
  const needed = problem.at(amount, 1);
  if (!asks || !others || !needed || !spent(problem)) return undefined;
  if (
    asks[2] !== undefined &&
    !sameThing(kind, asks[2]) &&
    !/people|persons?|servings|guests|portions|eaters|diners|children|adults/u.test(`${kind}`)
  )
    return undefined;
  const working = new Working();
  const unit = needed.unit === "" ? thingOf(amount?.[0] ?? "") : "";
  return working.answer(working.times(working.over(needed, serves, needed), others, needed), unit);
}

function thingOf(text: string): string {
  const thing = /\d (?:of )?([\p{L}-]+)\s*$/u.exec(text)?.[1];
  return thing && !/^(?:and|is|are|of|in|for)$/u.test(thing) ? ` ${thing}` : "";
}

const TIME_WORD = "(second|minute|hour|day|week|month|year)";
const AMOUNT = "(?:{M}|{N}(?: (?!(?:if|and|when|for)\\b)[\\p{L}-]+){1,2}?|{Q}(?: of [\\p{L}-]+)?)";

/** "Types 45 words per minute: how many in 12 minutes", "uses 8 litres per 100 km: how much for 250 km", "earns $15 an hour for 8 hours". */
function solvePer(problem: ProblemText): Done | undefined {
  if (problem.quantities.length < 2 || problem.quantities.length > 3) return undefined;
  const rate = problem.take(
    frame(
      `${AMOUNT} (?:per|an?|each|every|for|in(?: an?)?|for (?:each|every)|in (?:each|every)) (?:{Q}|${TIME_WORD}\\b|(kilogram|kg|km|kilometre|kilometer|mile|litre|liter|gallon|metre|meter|gram|lb|pound|page|person|box|cup|foot|yard)\\b)`,
    ),
  );
  if (!rate) return undefined;
  const amount = problem.at(rate, 1) ?? problem.at(rate, 2) ?? problem.at(rate, 3);
  const per =
    problem.at(rate, 4) ??
    count(whole(1), rate[5] ? `${rate[5]}s` : (PLURALS[rate[6] ?? ""] ?? ""));
  if (!amount || per.kind === "money") return undefined;
  const asks =
    /\bhow (?:much|many|long|far)\b[^.?]*\??|\bwhat (?:is|are|was|will)\b[^.?]*\??/u.exec(
      problem.text,
    );
  const restText = problem.text;
  const other = problem.at(frame("{X}").exec(restText) ?? undefined, 1);
  const isReversed = isLike(other, amount, restText, rate[0]) && !isLike(other, per, "", "");
  if (!asks || !other) return undefined;
  problem.take(frame("{X}"));
  problem.takeAll(
    /\b(?:earn(?:s|ed)?|paid|pays?|gets?|per|for|works?|takes?|uses?|used|an hour|total|drive|drained|until it is (?:empty|full)|empty|full)\b/u,
  );
  if (!spent(problem)) return undefined;
  const working = new Working();
  if (isReversed) {
    const turned = inUnit(other, amount.unit);
    if (!turned || !/\bhow (?:long|many|far)\b/u.test(asks[0])) return undefined;
    if (
      /\bhow many\b/u.test(asks[0]) &&
      per.unit !== "" &&
      !asks[0].includes(per.unit.replace(/s$/u, "").slice(0, 4))
    )
      return undefined;
    return working.answer(working.times(working.over(turned, amount, count(whole(1))), per, per));
  }
  const turned = per.unit === "" ? undefined : inUnit(other, per.unit);
  if (!turned || /\bhow long\b/u.test(asks[0])) return undefined;
  const isOne = per.value.numerator === per.value.denominator;
  const times = isOne ? count(turned.value) : working.over(turned, per, count(whole(1)));
  const unit =
    amount.kind === "count" ? thingOf(/[№]\d+(?: [\p{L}-]+){1}/u.exec(rate[0])?.[0] ?? "") : "";
  return working.answer(working.times(amount, times), unit);
}

const PLURALS: Readonly<Record<string, string>> = {
  kilogram: "kg",
  kg: "kg",
  km: "km",
  kilometre: "km",
  kilometer: "km",
  mile: "miles",
  litre: "litres",
  liter: "litres",
  gallon: "gallons",
  metre: "m",
  meter: "m",
  gram: "g",
  lb: "pounds",
  pound: "pounds",
  cup: "cups",
  foot: "feet",
  yard: "yards",
};

function isLike(left: Quantity | undefined, right: Quantity, text: string, rate: string): boolean {
  if (!left || left.kind !== right.kind) return false;
  if (left.kind === "measure")
    return unitOf(left.unit)?.dimension === unitOf(right.unit)?.dimension;
  if (left.kind !== "count") return true;
  const thing = /№\d+ ([\p{L}-]+)/u.exec(rate)?.[1];
  return (
    thing !== undefined &&
    new RegExp(`№\\d+[ -](?:[\\p{L}-]+ )?${thing.slice(0, 4)}`, "u").test(text)
  );
}

/** "3 kg of apples cost $12: what is the price per kg", "a pack of 12 costs $6, what does one cost". */
function solveUnitPrice(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const asks = problem.take(
    /\b(?:how much|what)\b[^.?№µ¤٪]{0,40}?(?:\b(?:per|for (?:one|1|each|an)|does an [\p{L}]+ cost|does (?:one|each|a single)|of (?:one|each|a single)|is (?:one|each)|the unit price|unit price)\b)[^.?№µ¤٪]*\??/u,
  );
  const known =
    problem.take(
      frame(
        `(?:pack|box|packet|bag|set|carton|case|tray|crate)s? (?:of|with|containing) {N}(?: [\\p{L}-]+){0,2} ${COSTS} {M}`,
      ),
    ) ??
    problem.take(frame(`(?:{C})(?: (?:of )?[\\p{L}-]+){0,3}? ${COSTS} {M}`)) ??
    problem.take(frame(`{M} for (?:{C})(?: [\\p{L}-]+){0,3}?`));
  if (!asks || !known) return undefined;
  const two = [1, 2].map((group) => problem.at(known, group));
  const price = two.find((quantity) => quantity?.kind === "money");
  const amount = two.find((quantity) => quantity !== undefined && quantity.kind !== "money");
  if (!price || !amount || !spent(problem)) return undefined;
  const asked = /\bper ([\p{L}]+)/u.exec(asks[0])?.[1];
  const target =
    asked === undefined || amount.unit === ""
      ? amount
      : inUnit(amount, PLURALS[asked] ?? `${asked}s`);
  if (!target) return undefined;
  const working = new Working();
  return working.answer(working.over(price, target), asked ? ` per ${asked}` : " each");
}

/** "$18 an hour, 40 hours a week, for 4 weeks": a rate of a rate. */
function solveWage(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 3) return undefined;
  const first = problem.take(
    frame(`(?:{M}|{N} [\\p{L}-]+) (?:per|an?|each|every) ${TIME_WORD}\\b`),
  );
  const second = problem.take(frame(`{Q} (?:per|an?|each|every) ${TIME_WORD}\\b`));
  const last = problem.at(problem.take(frame("(?:\\b(?:in|for|after|over|during) )?{Q}")), 1);
  const [rate, daily] = [problem.at(first, 1) ?? problem.at(first, 2), problem.at(second, 1)];
  problem.takeAll(/\b(?:earn(?:s|ed)?|paid|pays?|makes?|how much|total|in total|altogether)\b/u);
  if (!rate || !daily || !last || !spent(problem)) return undefined;
  const hours = inUnit(daily, `${first?.[3]}s`);
  const weeks = inUnit(last, `${second?.[2]}s`);
  if (!hours || !weeks) return undefined;
  const working = new Working();
  const each = working.times(rate, count(hours.value, hours.unit), rate);
  return working.answer(working.times(each, count(weeks.value, weeks.unit), rate));
}
