import { rational } from "../../../math/exact-numbers/rational.js";
import { binary, type Expression, numberOf, type Question } from "../expression.js";
import { type Captures, type Phrase, phrase } from "../templates/template.js";

const ONE = numberOf(rational(1n));
const TAX = "vat|gst|tax";
const FALL = "discount|reduction|decrease|off|drop|markdown|cut";
const RISE = "increase|rise|raise|markup|tax|vat|gst|surcharge";

const value = (of: Expression): Question => ({ ask: "value", of });

/** The amount that became another one by a percentage of itself; `sign` says in which direction. */
const before = (sign: "+" | "-") => (c: Captures) => {
  const percent = c.get("p", "term");
  if (percent.type !== "percent") return undefined;
  const part = binary("/", percent.of, numberOf(rational(100n)));
  return value(binary("/", c.get("a", "term"), binary(sign, ONE, part)));
};

/** An amount that several percentages change one after another. */
const successive = (sign: "+" | "-") => (c: Captures) => {
  const percents = c.get("l", "list");
  if (!percents.every(({ type }) => type === "percent")) return undefined;
  return value(
    percents.reduce<Expression>(
      (amount, percent) => binary(sign, amount, percent),
      c.get("a", "sum"),
    ),
  );
};

const ASKED = "original|initial|old|regular|list|marked|starting price|cost|value|amount|number?";

/** The wordings of an original price, with the words for what happened to it. */
const originals = (change: string, participles: string): readonly string[] => [
  `after a|an? {p:term} ${change} ,? the? price|cost|value|total|it is|was|became|costs {a:term} ,|;|. what was|is the? ${ASKED}`,
  `{a:term} is the? price|cost|value|total? after a|an? {p:term} ${change} ,|;|.? what was|is the? ${ASKED}`,
  `i|we|he|she|they? paid? {a:term} after a|an? {p:term} ${change} ,|;|.? what was|is the? ${ASKED}`,
  `the? ${ASKED} if {a:term} is the? price|value? after a|an? {p:term} ${change}`,
  `the? ${ASKED} if the? price|cost|value? after a|an? {p:term} ${change} is|was {a:term}`,
  `what|which number|value|amount ${participles} by {p:term} is|gives|equals|becomes|makes {a:term}`,
  `a? number|value|amount ${participles} by {p:term} is|gives|equals|becomes {a:term} ,|;|.? what is|was the? ${ASKED}`,
];

/** Questions that go from a changed price back, or on by several percentages. */
export const PRICE_QUESTIONS: readonly Phrase<Question>[] = [
  ...phrase<Question>(originals(FALL, "decreased|reduced|discounted|lowered"), before("-")),
  ...phrase<Question>(originals(RISE, "increased|raised"), before("+")),
  ...phrase<Question>(
    [
      `the? price|total|amount|cost including|incl|with {p:term} ${TAX} is {a:term} ,|;|. what is the? net? price|amount|total|cost? excluding|before|without? ${TAX}?`,
      `the? price|total|amount|cost before {p:term} ${TAX} if|when it|that is|was {a:term} including|incl|with|after ${TAX}`,
      `{a:term} including|incl {p:term} ${TAX} ,? without|before|excluding the? ${TAX}`,
      `{a:term} includes {p:term} ${TAX} ,|;|. what is the? net? price|amount|total? before|without|excluding? ${TAX}?`,
    ],
    before("+"),
  ),
  ...phrase<Question>(
    `{a} excluding|before|plus {p:term} ${TAX} ,|;|. what is the? gross|total|final price|amount?`,
    (c) => {
      const percent = c.get("p", "term");
      return percent.type === "percent"
        ? value(binary("+", c.get("a", "sum"), percent))
        : undefined;
    },
  ),
  ...phrase<Question>(
    [
      "{a} with|after|less successive|consecutive discounts|decreases|reductions of {l:list}",
      "successive|consecutive discounts|decreases|reductions of {l:list} on|to|from {a}",
      "decrease|reduce|discount {a} by {l:list} successively|consecutively",
    ],
    successive("-"),
  ),
  ...phrase<Question>(
    [
      "{a} with|after successive|consecutive increases|rises of {l:list}",
      "successive|consecutive increases|rises of {l:list} on|to {a}",
      "increase|raise {a} by {l:list} successively|consecutively",
    ],
    successive("+"),
  ),
  ...phrase<Question>("increase|raise {a} by {p:tight} ,? and|then? then? by {q:tight}", (c) =>
    value(binary("+", binary("+", c.get("a", "sum"), c.get("p", "tight")), c.get("q", "tight"))),
  ),
  ...phrase<Question>("decrease|reduce {a} by {p:tight} ,? and|then? then? by {q:tight}", (c) =>
    value(binary("-", binary("-", c.get("a", "sum"), c.get("p", "tight")), c.get("q", "tight"))),
  ),
  ...phrase<Question>(
    [
      `tip|gratuity|commission|${TAX} of {p:term} on|for a|an|the? {a} bill|meal|dinner|lunch?`,
      "if i|we|you? tip {p:term} on a|an|the? {a} bill|meal|dinner|lunch? ,? how much is the tip",
      "{p:term} tip on a|an|the {a} bill|meal|dinner|lunch?",
    ],
    (c) => value(binary("*", c.get("p", "term"), c.get("a", "sum"))),
  ),
];
