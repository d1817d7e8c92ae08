import type { Done } from "../../request/request.js";
import { constant, difference, plus, scaled, solveLinear, unknown } from "../linear-system.js";
import type { ProblemText } from "../problem-text.js";
import { type Quantity, whole } from "../quantity.js";
import { count, divide, type Rational, Working } from "../working.js";
import { nounPhrase, stem } from "./nouns.js";

/** The worth of a coin in the main unit, and the legs and wheels that things have. */
const COINS: Readonly<Record<string, number>> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const LEGS: Readonly<Record<string, number>> = {
  chicken: 2,
  hen: 2,
  duck: 2,
  bird: 2,
  turkey: 2,
  ostrich: 2,
  goose: 2,
  cow: 4,
  pig: 4,
  sheep: 4,
  goat: 4,
  rabbit: 4,
  horse: 4,
  dog: 4,
  cat: 4,
  donkey: 4,
  spider: 8,
  beetle: 6,
  ant: 6,
};
const WHEELS: Readonly<Record<string, number>> = {
  bicycle: 2,
  bike: 2,
  motorbike: 2,
  motorcycle: 2,
  tricycle: 3,
  car: 4,
};

interface Kind {
  readonly name: string;
  readonly worth: Rational;
}

/** Two kinds of things, how many there are together, and what they make together: two equations. */
export function solveTwoKinds(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (/\b(?:more|fewer|less|twice|half|times|than|left|each kind|at least)\b/u.test(text))
    return undefined;
  const asked =
    /\bhow many ((?:(?!are\b|were\b|does\b|do\b|did\b|is\b|has\b)[\p{L}-]+ ?){1,3})/u.exec(text);
  if (!asked?.[1]) return undefined;
  const priced = readPriced(problem);
  const kinds = priced ?? readFixed(text);
  if (!kinds) return undefined;
  const used = new Set(priced?.marks ?? []);
  const rest = quantities.filter((_, place) => !used.has(place));
  const [first, second] = rest;
  if (!first || !second || rest.length !== 2) return undefined;
  const number = rest.find(
    (quantity) =>
      quantity.kind === "count" && isTotalOf(problem, quantity, kinds.worthNoun) === "number",
  );
  const worth = rest.find((quantity) => quantity !== number);
  if (!number || !worth || number.value.denominator !== 1n) return undefined;
  if (kinds.isMoney !== (worth.kind === "money")) return undefined;
  if (!kinds.isMoney && isTotalOf(problem, worth, kinds.worthNoun) !== "worth") return undefined;
  return solve(kinds.kinds, { number: number.value, worth: worth.value, asked: asked[1] });
}

interface Kinds {
  readonly kinds: readonly [Kind, Kind];
  readonly isMoney: boolean;
  readonly worthNoun: string;
  readonly marks?: readonly number[];
}

function isTotalOf(problem: ProblemText, quantity: Quantity, worthNoun: string) {
  const place = problem.quantities.indexOf(quantity);
  const behind = problem.text.split(new RegExp(`№${place}(?!\\d)`, "u"))[1] ?? "";
  return worthNoun !== "" && nounPhrase(behind).includes(worthNoun) ? "worth" : "number";
}

/** "Adult tickets cost ¤ and child tickets cost ¤", "tickets are ¤ for adults and ¤ for children". */
function readPriced(
  problem: ProblemText,
): (Kinds & { readonly marks: readonly number[] }) | undefined {
  const forms = [
    /\b((?:an? )?[\p{L}-]+(?: [\p{L}-]+)?) (?:cost|costs|are|sell for|sells for|is|at) ¤(\d+)(?: each| apiece)?(?:,)?(?: and| while| but|,) ((?:an? )?[\p{L}-]+(?: [\p{L}-]+)?) (?:cost |costs |are |sell for |sells for |is |at |for )?¤(\d+)/u,
    /¤(\d+) (?:for|per|an?) (?:each |an? )?([\p{L}-]+)(?:s)?(?:,)?(?: and|,) ¤(\d+) (?:for|per|an?) (?:each |an? )?([\p{L}-]+)/u,
  ];
  for (const [place, form] of forms.entries()) {
    const found = form.exec(problem.text);
    if (!found) continue;
    const [name1, mark1, name2, mark2] =
      place === 0
        ? [found[1], found[2], found[3], found[4]]
        : [found[2], found[1], found[4], found[3]];
    const [worth1, worth2] = [
      problem.quantities[Number(mark1)]?.value,
      problem.quantities[Number(mark2)]?.value,
    ];
    if (!name1 || !name2 || !worth1 || !worth2) return undefined;
    const kinds: [Kind, Kind] = [
      { name: name1, worth: worth1 },
      { name: name2, worth: worth2 },
    ];
    return { kinds, isMoney: true, worthNoun: "", marks: [Number(mark1), Number(mark2)] };
  }
  return undefined;
}

/** Kinds whose worth is known: coins, animals by legs, vehicles by wheels. */
function readFixed(text: string): Kinds | undefined {
  const table = /\blegs\b/u.test(text) ? LEGS : /\bwheels\b/u.test(text) ? WHEELS : COINS;
  const names = new Set<string>();
  for (const [word] of text.matchAll(/\p{L}+/gu))
    if (Object.hasOwn(table, stem(word))) names.add(stem(word));
  const [first, second] = [...names];
  if (!first || !second || names.size !== 2) return undefined;
  const isMoney = table === COINS;
  const worthOf = (name: string) => divide(whole(table[name] ?? 0), whole(isMoney ? 100 : 1));
  return {
    kinds: [
      { name: first, worth: worthOf(first) },
      { name: second, worth: worthOf(second) },
    ],
    isMoney,
    worthNoun: isMoney ? "" : table === LEGS ? "leg" : "wheel",
  };
}

function solve(
  [first, second]: readonly [Kind, Kind],
  given: { readonly number: Rational; readonly worth: Rational; readonly asked: string },
): Done | undefined {
  const words = given.asked.trim().split(" ").map(stem);
  const other = (kind: Kind, against: Kind) => {
    const common = new Set(against.name.split(" ").map(stem));
    return kind.name
      .split(" ")
      .map(stem)
      .filter((word) => !common.has(word));
  };
  const [isFirst, isSecond] = [other(first, second), other(second, first)].map((own) =>
    own.some((word) => words.includes(word)),
  );
  if (isFirst === isSecond) return undefined;
  const values = solveLinear([
    difference(plus(unknown("first"), unknown("second")), constant(given.number)),
    difference(
      plus(scaled(unknown("first"), first.worth), scaled(unknown("second"), second.worth)),
      constant(given.worth),
    ),
  ]);
  const [one, two] = [values?.get("first"), values?.get("second")];
  if (
    !one ||
    !two ||
    [one, two].some(({ numerator, denominator }) => numerator < 0n || denominator !== 1n)
  )
    return undefined;
  const working = new Working();
  working.tell(`equations: ${first.name}`, count(one));
  working.tell(`equations: ${second.name}`, count(two));
  return working.answer(count(isFirst ? one : two));
}
