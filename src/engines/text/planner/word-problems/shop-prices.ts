import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, type Quantity } from "./quantity.js";
import { count, type Working } from "./working.js";

const EACH =
  "(?:each|apiece|a ?piece|per (?:[\\p{L}-]+)|an? (?!(?:discount|coupon|voucher|tip|total|note|bill))[\\p{L}-]+|for each(?: one| [\\p{L}-]+)?|for one|every [\\p{L}-]+|a unit)";
const COSTS =
  "(?:costs?|cost|costing|is|are|sells? for|sell at|sold (?:at|for)|priced at|are priced at|is priced at|go(?:es)? for|that cost|which cost|were|was|charges?)";
const CONTAINED = "(?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+";
const stem = (word: string) =>
  word
    .replace(/(?:ches|shes|sses|xes)$/u, (end) => end.slice(0, -2))
    .replace(/ies$/u, "y")
    .replace(/s$/u, "");
const headOf = (phrase: string | undefined) =>
  stem(
    (phrase ?? "")
      .trim()
      .replace(/ of .*$/u, "")
      .split(" ")
      .at(-1) ?? "",
  );

export interface Basket {
  readonly lines: Quantity[];
  readonly working: Working;
}

const PERIOD = /\b(?:per|an?|each|every) (?:month|week|day|year|hour|night|minute)\b/u;

export type Prices = Map<string, Quantity>;

/** "Apples cost $2 each", "a pen is $1.20": prices of goods that are bought elsewhere in the text. */
export function takeUnitPrices(problem: ProblemText): Prices {
  const prices: Prices = new Map();
  const frames = [
    frame(`\\b(?:the )?price (?:of|for) (?:an?|one|each) (${CONTAINED}) (?:is|was) {M}`),
    frame(
      `(?:^ ?|[.;,¦] ?|\\band |\\bif |\\bwhere |\\bwhile |\\bat )(?:the |each |every |one |an? |a single )?({np}) ${COSTS} {M}(?: ${EACH})?(?! (?:for|per) №)`.replace(
        "({np})",
        `((?!№)${CONTAINED})`,
      ),
    ),
    frame(
      `\\b(?:a|each|one|every) ((?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+) (?:that |which )?${COSTS} {M}`,
    ),
    frame(
      `\\b(?:sells?|selling|offers?) ((?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+) (?:for|at) {M}(?: ${EACH})`,
    ),
  ];
  for (const pattern of frames)
    for (const found of problem.takeAll(pattern, 8)) {
      const price = problem.at(found, 2);
      const name = headOf(found[1]);
      if (PERIOD.test(found[0])) problem.text += ` ¤${found[2]} ${PERIOD.exec(found[0])?.[0]} `;
      if (PERIOD.test(found[0])) continue;
      if (price && !prices.has(name)) prices.set(name, price);
      else problem.spoil();
    }
  return prices;
}

/** "Tickets are $8 for adults and $5 for children": one price for each kind that is counted elsewhere. */
export function takePriceList(problem: ProblemText, basket: Basket): void {
  const priced = [
    ...problem.text.matchAll(
      /¤(\d+)(?: each)? (?:for|per) (?:an? |each |every |one )?([\p{L}-]+)/gu,
    ),
  ];
  for (const found of priced.slice(0, 6)) {
    const kind = kindOf(found[2]);
    const [price, place] = [problem.quantities[Number(found[1])], problem.text.indexOf(found[0])];
    const many = frame(`{N} (?:[\\p{L}-]+ )?${kind}(?:s|es|ren)?\\b`).exec(problem.text);
    const amount = problem.at(many ?? undefined, 1);
    if (!price || !many || !amount || place < 0 || kind.length < 3) continue;
    problem.text = problem.text.replace(found[0], " ¦ ").replace(many[0], " ¦ ");
    basket.lines.push(basket.working.times(price, count(amount.value), price));
  }
  const named = [
    ...problem.text.matchAll(
      /(?<!№\d{1,2} (?:[\p{L}-]+ )?)\b([\p{L}-]+) (?:for|at|is|are|costs?) ¤(\d+)(?: each| apiece)?(?! per)/gu,
    ),
  ];
  for (const found of named.slice(0, 6)) {
    const kind = kindOf(found[1]);
    const price = problem.quantities[Number(found[2])];
    const many =
      kind.length < 3 ? null : frame(`{N} (?:[\\p{L}-]+ )?${kind}(?:s|es)?\\b`).exec(problem.text);
    const amount = problem.at(many ?? undefined, 1);
    if (!price || !many || !amount) continue;
    problem.text = problem.text.replace(found[0], " ¦ ").replace(many[0], " ¦ ");
    basket.lines.push(basket.working.times(price, count(amount.value), price));
  }
}

const kindOf = (word: string | undefined) => {
  const plain = (word ?? "").replace(/[^\p{L}-]/gu, "");
  if (plain === "children") return "child";
  return plain.endsWith("ies") ? `${plain.slice(0, -3)}(?:y|ie)` : stem(plain);
};

const RATE_UNITS: Readonly<Record<string, string>> = {
  kms: "km",
  kilometres: "km",
  kilometers: "km",
  kgs: "kg",
  kilograms: "kg",
  metres: "m",
  meters: "m",
  liters: "litres",
};

/** "$2 per mile" beside "a 12 mile ride". */
export function takeRates(problem: ProblemText, basket: Basket): void {
  const found = frame(
    "{M} (?:per|an?|for (?:each|every)|each|every) (mile|kilomet(?:re|er)|km|hour|day|week|month|night|minute|kg|kilogram|litre|liter|metre|meter)\\b",
  ).exec(problem.text);
  const price = problem.at(found ?? undefined, 1);
  const unit = `${found?.[2] ?? ""}s`;
  const measures = problem.quantities.filter(
    (quantity) => quantity.kind === "measure" && inUnit(quantity, RATE_UNITS[unit] ?? unit),
  );
  const [measure] = measures;
  const place = measure ? problem.quantities.indexOf(measure) : -1;
  if (!found || !price || !measure || measures.length !== 1 || !problem.text.includes(`µ${place}`))
    return;
  problem.text = problem.text.replace(found[0], " ¦ ").replace(`µ${place}`, " ¦ ");
  const turned = inUnit(measure, RATE_UNITS[unit] ?? unit) ?? measure;
  basket.lines.push(basket.working.times(price, count(turned.value), price));
}

/** Rows of goods: "3 notebooks at $2.50 each", "4 pens for $1.20 each", "5 kg of rice at $3 per kg", and counts of goods whose price is told. */
export function takeGoods(problem: ProblemText, basket: Basket, prices: Prices): void {
  const { working, lines } = basket;
  const rows = [
    frame(
      `{C}(?: (?:of )?${CONTAINED})?,? (?:at|for|that cost|costing|which cost|priced at|cost|are|@|worth|costs|, each costing|each costing|selling for|sold for|for a price of|at a (?:price|cost) of|at a rate of)(?: only)? {M},? ${EACH}`,
    ),
    frame(`{C}(?: (?:of )?${CONTAINED})? (?:at|@) {M}(?! (?:for|in total|total|altogether))`),
    frame(`{C} {M}(?:-| )(?:[\\p{L}-]+)`),
    frame(`{C} ${CONTAINED} each (?:costing|cost|priced at|costs|for) {M}`),
  ];
  for (const pattern of rows)
    for (const found of problem.takeAll(pattern, 12)) {
      const [many, price] = [problem.at(found, 1), problem.at(found, 2)];
      if (many && price) lines.push(working.times(price, count(many.value, many.unit), price));
    }
  for (const [name, price] of [...prices]) {
    if (name === "" || basket.lines.length > 12) continue;
    const bought = frame(
      `{C}(?: of)?(?: (?!and\\b)[\\p{L}'-]+){0,2}? ${name.replace(/[^\p{L}-]/gu, "")}(?:s|es|ies)?\\b`.replace(
        "y(?:s|es|ies)?",
        "(?:y|ies)",
      ),
    );
    const found = problem.take(bought) ?? problem.take(frame(`{C} of (?:them|these|those)\\b`));
    const many = problem.at(found, 1);
    if (many) {
      lines.push(working.times(price, count(many.value, many.unit), price));
      prices.delete(name);
      continue;
    }
    const single =
      problem.take(
        new RegExp(
          `\\b(?:an?|one|the|this|that) (?:[\\p{L}'-]+ ){0,2}?${name.replace(/[^\p{L}-]/gu, "")}\\b`,
          "u",
        ),
      ) ??
      /\b(?:it|one|them)\b/u.exec(problem.text) ??
      (prices.size >= 1 && !/[№µ]\d/u.test(problem.text) ? [] : null);
    if (single) {
      lines.push(price);
      prices.delete(name);
    }
  }
}

/** "A book for $12", "plus $5 shipping", "spends $8 on lunch". */
export function takeFixed(problem: ProblemText, basket: Basket): void {
  if (problem.takeAll(frame("{M} (?:each|apiece|per)\\b"), 1).length > 0) {
    problem.spoil();
    return;
  }
  const frames = [
    frame(
      `\\b(?:plus|and|with|there is|adds?|includes|including)?(?: an? (?:additional|extra)?)? ?{M} (?:for |in )?(?:shipping|delivery|postage|handling|service|booking|fee|charge|delivery fee|shipping fee)(?: (?:fee|charge|cost|costs|charges|is added))*`,
    ),
    frame(
      `\\b(?:shipping|delivery|postage|the (?:booking |delivery |service )?fee)(?: (?:costs?|is|fee is|fee of|charge is|adds|of|charges?))* {M}`,
    ),
    frame(
      `\\b(?:an?|the|one|some|his|her|her|new|spend(?:s|ing)?|spent|pays?|paid|buys?|bought)(?: (?!(?:for|and|with)\\b)[\\p{L}'-]+){0,4}? (?:for|at|costing|that costs?|which costs?|worth|priced at|costs?|is) {M}(?! (?:each|per|apiece|an?|note|bill))`,
    ),
    frame(
      "\\b(?:spend(?:s|ing)?|spent|pays?|paid) {M} (?:on|for)(?: (?!(?:and|then)\\b)[\\p{L}'-]+){1,4}",
    ),
    frame(
      "{M} (?:on|for) (?:an? |the |some )?(?!(?:each|every|one)\\b)[\\p{L}'-]+(?: [\\p{L}'-]+)?",
    ),
    frame(
      "\\b(?:bill|meal|total|check|dinner|lunch|order|purchase|subtotal|item|shirt|jacket|coat|[\\p{L}-]+)(?: (?:bill|price|total))?(?: ¦)?(?: (?:is|was|comes to|came to|of|cost|costs|totals|for|at|worth|that cost|priced at|originally costs?|normally costs?|originally priced at|is priced at|sells for))+ {M}",
    ),
    frame(
      "(?:\\b(?:an?|the|their) )?{M} (?:bill|check|tab|meal|dinner|lunch|taxi fare|restaurant bill)\\b",
    ),
    frame("\\ban? {M} (?!(?:note|bill|coin|coupon|voucher|discount|off)\\b)[\\p{L}-]+"),
  ];
  for (const pattern of frames)
    for (const found of problem.takeAll(pattern, 12)) {
      const price = problem.at(found, 1);
      if (price) basket.lines.push(price);
    }
}
