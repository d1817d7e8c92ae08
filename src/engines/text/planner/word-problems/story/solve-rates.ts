import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import { type Quantity, whole } from "../quantity.js";
import { add, compare, divide, multiply, type Rational, Working } from "../working.js";
import { combine, type Dimensions, isSame } from "./dimensions.js";
import { mentionsOf, Nouns, type RateFact, readRates } from "./rate-facts.js";
import { type RateQuestion, readRateQuestion } from "./rate-question.js";
import { sentencesOf } from "./sentences.js";

const FACTS_MAX = 7;
const BARE_NOUNS_MAX = 6;
/** Conditions that rates and amounts themselves express; others refuse the problem. */
const EXPRESSED =
  /\b(?:each|every|per|apiece|costs?|costing|priced?|worth|shared?|shares|split|splits|divided?|divides|equal|equally|evenly|needs?|uses?|total|totals|earns?|earned|pays?|paid|buys?|buying|bought|gets?|takes?|took|finish|finished|complete|fills?|full|sells?|sold|receives?|change|same|rate|average|gains?|gained|will have gained|loses?|lost|eats?|gives?|ratio|proportion|together|after(?= µ)|another|(?:first|second) (?:tap|pipe|machine|printer|worker|hose|pump|one|press)|spends?|saves?|saved|drops?|drain|leaks?|away|distance|areas? of|left over|left|over|remain|remaining|all)\b/gu;

/**
 * Products of rates and amounts whose units cancel to the unit that is asked for: dimensional analysis,
 * with nouns as dimensions. Every number has to be a factor, and only one product may have the unit.
 */
export function solveRates(problem: ProblemText): Done | undefined {
  const { quantities, text } = problem;
  if (quantities.length === 0 || quantities.length > FACTS_MAX * 2) return undefined;
  if (quantities.some(({ kind }) => kind === "percent")) return undefined;
  if (UNSUITED.test(text) || findConstraint(text.replace(EXPRESSED, " "))) return undefined;
  const sentences = sentencesOf(text);
  const asked = sentences.filter(({ isQuestion }) => isQuestion);
  const [question] = asked;
  if (!question || asked.length !== 1) return undefined;
  const nouns = new Nouns();
  for (const { text: sentence } of sentences)
    for (const { words } of mentionsOf(sentence, problem)) nouns.note(words);
  const target = readRateQuestion(question.text, nouns, problem);
  if (!target) return undefined;
  const named = sentences.flatMap((sentence) =>
    mentionsOf(sentence.text, problem).flatMap(({ words }) => nouns.nameOf(words) ?? []),
  );
  const answers = [...new Set([undefined, ...target.bareNouns, ...named])]
    .slice(0, BARE_NOUNS_MAX)
    .flatMap((bare) => {
      const facts = sentences.map((sentence) =>
        readRates(sentence.text, problem, nouns, sentence.isQuestion, bare),
      );
      if (facts.some((found) => found === undefined)) return [];
      const all = facts.flatMap((found) => found ?? []);
      const merged = /\b(?:together|both|combined)\b/u.test(text) ? joined(all) : all;
      return merged ? productsOf(merged, target) : [];
    });
  const [first] = answers;
  if (!first || answers.some(({ value }) => compare(value, first.value) !== 0)) return undefined;
  return present(first, target, problem);
}

/** What rates do not express: who is faster, what happens in turn, shapes, and sums. */
const UNSUITED =
  /\b(?:plus|minus|area(?! of µ)|perimeter|volume|rounds?|rectang\w+|squares?|cube|triangle|circle|remaining|averages? of|difference|discount|consecutive|ratio|interest|in the ratio|ago|age|old|older|begins?|starts? with|started with|had|spent|gave|lost)\b|№\d+:|[-+×÷=*]\s*[№¤µ]|[№¤µ]\d+ (?:by|x|×) [№¤µ]|[№¤µ]\d+(?: [\p{L}-]+){0,3},? and (?:an? )?[№¤µ]\d+/u;

/** Two rates of the same kind that work together: their sum in their place. */
function joined(facts: readonly RateFact[]): readonly RateFact[] | undefined {
  const rates = facts.filter(({ isRatio }) => isRatio);
  const [first, second] = rates;
  if (!first || !second || rates.length !== 2 || !isSame(first.dimensions, second.dimensions))
    return undefined;
  const sum = { ...first, value: add(first.value, second.value), shown: [] };
  return [sum, ...facts.filter(({ isRatio }) => !isRatio)];
}

interface Product {
  readonly value: Rational;
  readonly input: string;
}

/** Every product of all facts, each once or as a divisor, that has the dimensions asked for. */
function productsOf(facts: readonly RateFact[], target: RateQuestion): readonly Product[] {
  if (facts.length === 0 || facts.length > FACTS_MAX) return [];
  if (facts.length === 1 && !facts[0]?.isRatio) return [];
  const found: Product[] = [];
  for (let choice = 0; choice < 1 << facts.length; choice += 1) {
    let dimensions: Dimensions = new Map();
    let value = whole(1);
    let isUsable = true;
    for (const [place, fact] of facts.entries()) {
      const isBelow = (choice >> place) % 2 === 1;
      if (isBelow && (fact.dimensions.size === 0 || fact.value.numerator === 0n)) isUsable = false;
      if (!isUsable) break;
      dimensions = combine(dimensions, fact.dimensions, isBelow ? -1 : 1);
      value = isBelow ? divide(value, fact.value) : multiply(value, fact.value);
    }
    if (isUsable && isSame(dimensions, target.dimensions))
      found.push({ value, input: shownProduct(facts, choice) });
  }
  return found;
}

function shownProduct(facts: readonly RateFact[], choice: number): string {
  const part = ({ shown }: RateFact) => {
    const text = shown.map((quantity) => new Working().answer(quantity).output).join(" / ");
    if (shown.length === 0) return "both rates";
    return shown.length > 1 ? `(${text})` : text;
  };
  return facts
    .map((fact, place) => {
      const isBelow = (choice >> place) % 2 === 1;
      return `${place === 0 && !isBelow ? "" : isBelow ? "÷ " : "× "}${part(fact)}`;
    })
    .join(" ");
}

function present(product: Product, target: RateQuestion, problem: ProblemText): Done | undefined {
  const value = divide(product.value, target.unit.value);
  if (value.numerator < 0n) return undefined;
  const money = target.isMoney ? problem.currency : "";
  const kind = target.isMoney ? "money" : target.unitName === "" ? "count" : "measure";
  const quantity: Quantity = { kind, value, unit: target.isMoney ? money : target.unitName };
  const working = new Working();
  const computed = working.tell(product.input, quantity);
  if (!target.isCount || (value.denominator === 1n && target.rounding !== "rest"))
    return working.answer(computed);
  const floor = value.numerator / value.denominator;
  if (target.rounding === "up")
    return working.answer({ ...quantity, value: { numerator: floor + 1n, denominator: 1n } });
  if (target.rounding === "down")
    return working.answer({ ...quantity, value: { numerator: floor, denominator: 1n } });
  return undefined;
}
