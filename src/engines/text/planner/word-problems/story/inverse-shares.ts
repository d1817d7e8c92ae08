import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import { inUnit, type Quantity, withValue } from "../quantity.js";
import { divide, multiply, Working } from "../working.js";
import { mentionsOf } from "./rate-facts.js";
import { sentencesOf } from "./sentences.js";

/** Those that do a job or use up a stock together. */
const AGENTS = new Set(
  "worker man woman person people painter builder machine printer pump tap pipe hose gardener cleaner cook chef robot tractor digger truck volunteer student bricklayer carpenter labourer laborer plumber decorator excavator employee farmer picker server computer sailor soldier camper hiker cow horse goat sheep pig chicken hen rabbit dog cat animal guest child team oven cat mower programmer engineer typist tailor baker helper".split(
    " ",
  ),
);
const JOB =
  /\b(?:buil[dt]s?|paints?|painted|digs?|dug|finish(?:es)?|complete[sd]?|do|does|clean[s]?|harvest[s]?|plough|mow[s]?|unload[s]?|load[s]?|repair[s]?|fill[s]?|empty|take[s]?|job|task|needs?|park|garden|hedge|floor|fence|room|roof|road|order|trench|pool|tank|work|wall|house|ditch|field|food|feed|hay|supplies|provisions|water|rations|last[s]?|pick[s]?|sew[s]?|print[s]?|assemble[s]?|pave[s]?|tile[s]?)\b/u;

/** A fixed piece of work, or a fixed stock: the product of how many and how long does not change. */
export function solveInverse(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (quantities.length !== 3 || UNSUITED.test(text) || !JOB.test(text)) return undefined;
  if (findConstraint(text.replace(EXPRESSED, " "))) return undefined;
  const sentences = sentencesOf(text);
  const mentions = sentences.flatMap(({ text: sentence, isQuestion }) =>
    mentionsOf(sentence, problem).map((mention) => ({ ...mention, isQuestion })),
  );
  const isAgent = (words: readonly string[]) => words.slice(0, 2).some((word) => AGENTS.has(word));
  const agents = mentions.filter(
    ({ quantity, words }) =>
      quantity.kind === "count" &&
      (isAgent(words) || words.length === 0 || /^(?:other|such)$/u.test(words[0] ?? "")),
  );
  const times = mentions.filter(
    ({ quantity }) => quantity.kind === "measure" && TIME.test(quantity.unit),
  );
  if (agents.length + times.length !== 3 || !agents.some(({ words }) => isAgent(words)))
    return undefined;
  const question = sentences
    .filter(({ isQuestion }) => isQuestion)
    .map((one) => one.text)
    .join(" ");
  const [first, second] = agents.map(({ quantity }) => quantity);
  const [time, other] = times.map(({ quantity }) => quantity);
  if (!first || !time) return undefined;
  if (agents.length === 2 && second) {
    const unit = /\bhow many (\p{L}+)/u.exec(question)?.[1];
    if (!/\bhow long\b/u.test(question) && !(unit && TIME.test(unit))) return undefined;
    return present(time, first, second);
  }
  if (!other || !/\bhow many (?:more )?\p{L}+/u.test(question) || /\bmore\b/u.test(question))
    return undefined;
  const same = inUnit(other, time.unit);
  return same && present(first, time, same);
}

const TIME = /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/u;
const UNSUITED =
  /\b(?:together|each|every|per|half|twice|more|leaves?|left|join|joins|pages|km|apiece|earns?|paid|cost|costs|make|makes|produce|produces)\b/u;
const EXPRESSED =
  /\b(?:takes?|took|last|lasts|finish|finished|complete|fills?|fill|drain|empty|needs?|needed|if|same|all|uses?|enough|eats?|feeds?)\b/gu;

/** How much of the first goes with another number of the second, as their product stays. */
function present(first: Quantity, from: Quantity, to: Quantity): Done | undefined {
  if (to.value.numerator <= 0n) return undefined;
  const working = new Working();
  const product = multiply(first.value, from.value);
  const value = divide(product, to.value);
  if (first.kind === "count" && value.denominator !== 1n) return undefined;
  return working.answer(working.tell("product of both ÷ the new number", withValue(first, value)));
}
