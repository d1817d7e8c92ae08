import type { ProblemText } from "../problem-text.js";
import { whole } from "../quantity.js";
import { divide } from "../working.js";
import { type Amount, combine, type Dimensions, unitAmount } from "./dimensions.js";
import { nounPhrase } from "./nouns.js";
import { mentionsOf, type Nouns, oneOf } from "./rate-facts.js";

export interface RateQuestion {
  readonly dimensions: Dimensions;
  /** What the answer is told in. */
  readonly unit: Amount;
  readonly unitName: string;
  readonly isMoney: boolean;
  readonly isCount: boolean;
  readonly rounding: "none" | "up" | "down" | "rest";
  /** The nouns that a bare number may count. */
  readonly bareNouns: readonly string[];
}

const MONEY: Amount = { value: whole(1), dimensions: new Map([["#money", 1]]) };
const COSTS =
  /\bhow much (?:money )?(?:does|do|did|will|would|is|are|should|must|can|could|has|have|in total|altogether)\b|\bwhat (?:is|was|will be|would be|does|do|did|will|would|must|should) (?:the |be the |his |her |their |its |my )?(?:total |unit |whole |weekly |monthly |daily |annual )?(?:price|cost|pay|wage|wages|bill|earnings)\b|\bwhat (?:do|does|will|would|did) .*\b(?:cost|pay|earn)\b/u;
const PER_ONE =
  /\b(?:per|for (?:each|every|one|a|an|1)|(?:of|by|does|do|did|will|would|should|must|can|is|in|to|on) (?:each|every|one|a single|an?|1)(?: of)?|is in (?:each|every)|each|every|(?:price|cost) of (?:one|an?|1)) (?=((?!of\b|№|¤|µ)(?:[\p{L}²³'-]+ ?){1,3}))/gu;

/** What a question asks for: a thing or a unit or money, maybe for one of something else. */
export function readRateQuestion(
  text: string,
  nouns: Nouns,
  problem: ProblemText,
): RateQuestion | undefined {
  const asked = readAsked(text, nouns) ?? readMeasure(text, problem);
  if (!asked) return undefined;
  const of = /\beach of (?:the |her |his |their )?[№]\d+ ((?:[\p{L}'-]+ ?){1,3})/u.exec(text);
  const words = of?.[1] ? [of[1]] : [...text.matchAll(PER_ONE)].map((found) => found[1] ?? "");
  if (
    /\beach\b/u.test(text) &&
    words.length === 0 &&
    !/\bhow much (?:does|do|did|will|should|would) each\b/u.test(text)
  )
    return undefined;
  if (words.length === 1 && /^(?:them|these|person|of them)\b/u.test(words[0] ?? "")) words.pop();
  let { dimensions, unit } = asked;
  const sharers =
    words.length === 0 && /\beach(?: (?:of them|of these|person|one))?\b/u.test(text)
      ? sharersOf(problem, nouns)
      : undefined;
  if (sharers) {
    dimensions = combine(dimensions, sharers.dimensions, -1);
    unit = { ...unit, value: quotient(unit, sharers) };
  }
  for (const word of words.slice(0, 3)) {
    const below = oneOf(nounPhrase(word), word.trim().split(" ")[0] ?? "", nouns);
    if (!below || [...below.dimensions.keys()].every((name) => dimensions.has(name))) continue;
    dimensions = combine(dimensions, below.dimensions, -1);
    unit = { ...unit, value: quotient(unit, below) };
  }
  return { ...asked, dimensions, unit };
}

/** Those that "each of them" means: what the only count of the story counts. */
function sharersOf(problem: ProblemText, nouns: Nouns): Amount | undefined {
  const counted = mentionsOf(problem.text, problem).filter(
    ({ quantity }) => quantity.kind === "count",
  );
  const [only] = counted;
  return only && counted.length === 1 ? oneOf(only.words, "", nouns) : undefined;
}

const quotient = (above: Amount, below: Amount) => divide(above.value, below.value);

function readAsked(text: string, nouns: Nouns): RateQuestion | undefined {
  const rounding = roundingOf(text);
  const many =
    /\bhow many (?:full |whole |complete |more )?(?:µ\d+ )?((?:(?!are\b|is\b|do\b|does\b)[\p{L}²³'-]+ ?){1,4})/u.exec(
      text,
    );
  const base = { rounding, bareNouns: [] as string[] };
  if (many?.[1]) {
    const first = many[1].trim();
    const words = first.split(" ");
    const unitWord = /^(?:square|cubic)$/u.test(words[0] ?? "")
      ? words.slice(0, 2).join(" ")
      : (words[0] ?? "");
    if (/^(?:dollars|euros|pounds)$/u.test(unitWord) && !/\bhow many pounds of\b/u.test(text))
      return {
        ...base,
        dimensions: MONEY.dimensions,
        unit: MONEY,
        unitName: "",
        isMoney: true,
        isCount: false,
      };
    const unit = unitAmount(unitWord);
    if (unit)
      return {
        ...base,
        dimensions: unit.dimensions,
        unit,
        unitName: unitWord,
        isMoney: false,
        isCount: false,
      };
    const name = nouns.nameOf(nounPhrase(first));
    if (name === undefined) return undefined;
    return {
      rounding,
      dimensions: new Map([[name, 1]]),
      unit: { value: whole(1), dimensions: new Map([[name, 1]]) },
      unitName: "",
      isMoney: false,
      isCount: true,
      bareNouns: [name],
    };
  }
  if (COSTS.test(text))
    return {
      ...base,
      dimensions: MONEY.dimensions,
      unit: MONEY,
      unitName: "",
      isMoney: true,
      isCount: false,
    };
  return undefined;
}

function roundingOf(text: string): RateQuestion["rounding"] {
  if (/\b(?:left over|leftover|remain|remaining|left)\b/u.test(text)) return "rest";
  if (/\b(?:needed|need|required|require|must|should|have to|has to|needs)\b/u.test(text))
    return "up";
  if (/\b(?:full|complete|whole|can|could|possible|at most)\b/u.test(text)) return "down";
  return "none";
}

/** "How long does it take", "how far": a time or a distance, in the unit that the story uses. */
function readMeasure(
  text: string,
  { quantities, text: story }: ProblemText,
): RateQuestion | undefined {
  const kind = /\bhow long (?:will|would|does|do|did)\b/u.test(text)
    ? "#s"
    : /\bhow far (?:will|would|does|do|did|can)\b/u.test(text)
      ? "#m"
      : undefined;
  const spoken = /\b(?:an?|per|each|every) (second|minute|hour|day|week)\b/u.exec(story)?.[1];
  const words = quantities.map((quantity) => quantity.unit).concat(spoken ? [`${spoken}s`] : []);
  for (const word of words) {
    const unit = kind === undefined ? undefined : unitAmount(word);
    if (unit?.dimensions.size !== 1 || unit.dimensions.get(kind ?? "") !== 1) continue;
    return {
      rounding: "none",
      bareNouns: [],
      dimensions: unit.dimensions,
      unit,
      unitName: word,
      isMoney: false,
      isCount: false,
    };
  }
  return undefined;
}
