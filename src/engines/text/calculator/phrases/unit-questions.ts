import { rational } from "../../../math/exact-numbers/rational.js";
import { readInBase, readRoman } from "../answering/bases.js";
import { binary, type Expression, numberOf, type Question } from "../expression.js";
import { type Captures, type Phrase, phrase } from "../templates/template.js";

const amount = (captures: Captures, name: string) => captures.get(name, "amount");
const inUnits = (of: Expression, captures: Captures): Question => ({
  ask: "units",
  of,
  units: captures.get("u", "units"),
});
const value = (of: Expression): Question => ({ ask: "value", of });

const CONVERT = "convert|change|turn|express|switch|transform|translate|put|write|give|show";
const INTO = "in|to|into|as|→";

/** Questions about units. */
export const UNIT_QUESTIONS: readonly Phrase<Question>[] = [
  ...phrase<Question>(
    [`${CONVERT} {n:sum} from {v:unit} ${INTO} {u:units}`, "{n:sum} from {v:unit} to {u:units}"],
    (c) => {
      const of = c.get("n", "sum");
      if (of.type !== "number" && of.type !== "negative") return undefined;
      return inUnits({ type: "quantity", of, unit: c.get("v", "unit") }, c);
    },
  ),
  ...phrase<Question>(
    [
      `${CONVERT} {a:amount} ${INTO} {u:units}`,
      `{a:amount} ${INTO} {u:units}`,
      "{a:amount} - > {u:units}",
      "{a:amount} = > {u:units}",
      `{a:amount} converted|expressed|measured|given|written ${INTO} {u:units}`,
      "{a:amount} is|equals|= how many {u:units}",
      "{a:amount} is|equals|= what in {u:units}",
      "{a:amount} is|equals|=? ? {u:units}",
      "{a:amount} equal|equals how many {u:units}",
      "{a:amount} is equal to how many {u:units}",
      "how many {u:units} are|is there? in|to {a:amount}",
      "how many {u:units} in|per|to|is|equals|equal|make|makes {a:amount}",
      "how many {u:units} does|do|would|will {a:amount} have|equal|make|contain|convert|last|hold|weigh|measure|come? to?",
      "how many {u:units} is|are|make|makes up? {a:amount}",
      "how many {u:units} fit in|into {a:amount}",
      "how many {u:units} go in|into {a:amount}",
      "number of {u:units} in|per {a:amount}",
      "{u:units} in {a:amount}",
      "in {u:units} , what is {a:amount}",
      "in {u:units} , how much is {a:amount}",
      "convert to {u:units} : {a:amount}",
      "how much|long|far|tall|heavy|fast|hot|cold|big|wide|high|deep is {a:amount} in {u:units}",
      "how much|far|long in {u:units} is {a:amount}",
    ],
    (c) => inUnits(amount(c, "a"), c),
  ),
  ...phrase<Question>(
    [
      "how long does|will|would it take to travel|drive|go|cover|walk|run|cycle|fly {d:sum} at {v:sum}",
      "how long to travel|drive|go|cover|walk|run|cycle|fly {d:sum} at {v:sum}",
      "time to travel|drive|go|cover|walk|run|cycle|fly {d:sum} at {v:sum}",
      "how long does|will|would {d:sum} take at {v:sum}",
      "how long does|will|would it? take to download|upload|transfer|copy|send {d:sum} at|over {v:sum}",
      "how long to download|upload|transfer|copy|send {d:sum} at|over {v:sum}",
      "time to download|upload|transfer|copy|send {d:sum} at|over {v:sum}",
    ],
    (c) => value(binary("/", c.get("d", "sum"), c.get("v", "sum"))),
  ),
  ...phrase<Question>(
    [
      "how far do|can|will|does|would you|i|it|we travel|go|drive|get in {t:sum} at {v:sum}",
      "distance travelled|traveled|covered? in {t:sum} at {v:sum}",
    ],
    (c) => value(binary("*", c.get("v", "sum"), c.get("t", "sum"))),
  ),
  ...phrase<Question>(
    [
      "how far do|can|will|does|would you|i|it|we travel|go|drive|get at {v:sum} in|for {t:sum}",
      "distance travelled|traveled|covered? at {v:sum} in|for {t:sum}",
    ],
    (c) => value(binary("*", c.get("v", "sum"), c.get("t", "sum"))),
  ),
];

/** Questions that name a base or a numeral system. */
export const BASE_QUESTIONS: readonly Phrase<Question>[] = [
  ...phrase<Question>(
    [
      "convert|change|turn|write|express {d:digits} from {f:base} to|into|in|as {t:base}",
      "{d:digits} from {f:base} to|into {t:base}",
      "convert|change|turn|write|express? {d:digits} {f:base} to|into|in|as {t:base}",
      "convert|change|turn|write|express? {d:digits} ( {f:base} ) to|into|in|as {t:base}",
      "{d:digits} in? {f:base} to|into|in|as {t:base}",
      "{d:digits} ( {f:base} ) to|into|in|as {t:base}",
    ],
    (c) => fromBase(c),
  ),
  ...phrase<Question>(
    [
      "convert|change|turn|write|express|represent|show|give {a} to|into|in|as {t:base}",
      "{a} to|into|in|as {t:base}",
      "{t:base} of|for {a}",
      "{t:base} representation|form|value|equivalent of {a}",
    ],
    (c) => ({ ask: "base", of: c.get("a", "sum"), base: c.get("t", "base") }),
  ),
  ...phrase<Question>(
    [
      "{a} in|as|to|into a? roman numerals|numeral?",
      "convert|write|express|show|give {a} in|as|to|into a? roman numerals|numeral?",
      "roman numerals|numeral for|of {a}",
    ],
    (c) => ({ ask: "roman", of: c.get("a", "sum") }),
  ),
  ...phrase<Question>(
    [
      "convert|change|turn? roman numeral|numerals? {d:digits} to|into|in|as|from a? decimal|number|integer|arabic|digits numerals|number|form?",
      "{d:digits} roman numeral|numerals? to|into|in|as a? decimal|number|integer|arabic|digits numerals|number|form?",
      "roman numeral|numerals {d:digits}",
      "convert {d:digits} from roman numerals|numeral? to a? decimal|number|arabic?",
    ],
    (c) => romanNumber(c.get("d", "digits")),
  ),
];

function fromBase(captures: Captures): Question | undefined {
  const value = readInBase(captures.get("d", "digits"), captures.get("f", "base"));
  if (value === undefined) return undefined;
  return { ask: "base", of: numberOf(rational(value)), base: captures.get("t", "base") };
}

function romanNumber(letters: string): Question | undefined {
  const number = letters === letters.toUpperCase() ? readRoman(letters) : undefined;
  return number === undefined ? undefined : value(numberOf(rational(BigInt(number))));
}
