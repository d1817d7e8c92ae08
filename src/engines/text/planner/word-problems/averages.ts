import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { type Quantity, whole } from "./quantity.js";
import { count, Working } from "./working.js";

const MEAN =
  "(?:average|mean)(?: (?:score|mark|age|weight|height|grade|value|temperature|price|of))*";
const FILLERS =
  /\b(?:average|mean|score[sd]?|total|next|last|all|so far|first|other|same|in all|sum|his|her)\b/u;

/** What is missing for an average, and what an average makes in all. */
export function solveAverage(given: ProblemText): Done | undefined {
  if (!/\b(?:average|mean)\b/u.test(given.text) || /\bspeed\b/u.test(given.text)) return undefined;
  return (
    solveNeeded(given.copy()) ??
    solveMissing(given.copy()) ??
    solveTotal(given.copy()) ??
    solvePlain(given.copy())
  );
}

const ROW = "((?:[№¤٪µ]\\d+(?:,? and |, ?| ))+[№¤٪µ]\\d+)";

function rowOf(problem: ProblemText, text: string | undefined): Quantity[] {
  return [...(text ?? "").matchAll(/[№¤٪µ](\d+)/gu)]
    .map((found) => problem.quantities[Number(found[1])])
    .filter((quantity) => quantity !== undefined);
}

/** "Scores of 78, 85 and 90: what is needed on the fourth test for an average of 85". */
function solveNeeded(problem: ProblemText): Done | undefined {
  const asks =
    problem.take(
      frame(
        `\\bwhat (?:score|mark|grade|number|must|does|should|would)?[^.?№¤٪µ]{0,80}?\\b(?:need|needs|must|should|required?|have to|get|score)\\b[^.?№¤٪µ]{0,80}?(?:${MEAN})[^.?№¤٪µ]{0,20}?{X}[^.?№¤٪µ]{0,60}\\??`,
      ),
    ) ??
    problem.take(
      frame(
        `\\bwhat (?:score|mark|grade|number)[^.?№¤٪µ]{0,100}?\\b(?:average|mean)\\b[^.?№¤٪µ]{0,30}?{X}[^.?№¤٪µ]{0,40}\\??`,
      ),
    );
  const target = problem.at(asks, 1);
  const row = problem.take(frame(ROW));
  const values = rowOf(problem, row?.[1]);
  const extra = problem.take(
    /\b(?:(?:the|his|her|on|in|first) )*№(\d+) (?:[\p{L}-]+ )?(?:scores|marks|tests|exams|games|matches|quizzes|papers)\b/u,
  );
  if (extra) {
    const told = rowOf(problem, extra[0])[0];
    if (told && Number(told.value.numerator) !== values.length) return undefined;
  }
  problem.takeAll(FILLERS);
  problem.takeAll(/\b(?:got|gets|earned|needs?|test|exam|third|fourth|fifth|second|sixth)\b/u);
  if (!target || values.length < 2 || !problem.isSpent()) return undefined;
  const working = new Working();
  const needed = working.times(target, count(whole(values.length + 1)), target);
  const sum = working.sum(values);
  return sum ? working.answer(working.minus(needed, sum)) : undefined;
}

/** "The average of 5 numbers is 12; four of them are 10, 11, 13 and 14: the fifth", or one leaves or joins. */
function solveMissing(problem: ProblemText): Done | undefined {
  const known = problem.take(
    frame(
      `\\b${MEAN} (?:of )?(?:the )?{N}(?: (?:numbers|scores|values|tests|people|students|children|boys|girls|players|marks|integers|workers|items|members|friends))+ (?:is|was|are) {X}`,
    ),
  );
  const [size, mean] = [problem.at(known, 1), problem.at(known, 2)];
  if (!size || !mean) return undefined;
  const row = problem.take(
    frame(
      `(?:{N} of (?:them|the (?:numbers|scores|values)) (?:are|is|were) |the (?:first|other) {N}(?: \\p{L}+)? (?:are|were) )?${ROW}`,
    ),
  );
  const values = rowOf(problem, row?.[3]);
  const told = problem.at(row, 1) ?? problem.at(row, 2);
  const asks = problem.take(
    /\b(?:what is|what was|find)\b[^.?]*\b(?:the )?(?:other|last|missing|fifth|fourth|third|sixth|remaining|\p{L}+th)\b[^.?]*/u,
  );
  problem.takeAll(FILLERS);
  if (
    !asks ||
    values.length + 1 !== Number(size.value.numerator) ||
    (told && Number(told.value.numerator) !== values.length) ||
    !problem.isSpent()
  )
    return undefined;
  const working = new Working();
  const total = working.times(mean, size);
  const sum = working.sum(values);
  return sum ? working.answer(working.minus(total, sum)) : undefined;
}

function solveTotal(problem: ProblemText): Done | undefined {
  const known = problem.take(
    frame(`\\b${MEAN} (?:of )?(?:the )?{N}(?: [\\p{L}-]+){1,2} (?:is|was|are) {X}`),
  );
  const [size, mean] = [problem.at(known, 1), problem.at(known, 2)];
  const asks = problem.take(
    /\b(?:what is|find|calculate) (?:their |the )?(?:total|sum)\b[^.?]*|\bwhat do they (?:total|sum to|add up to)\b/u,
  );
  problem.takeAll(FILLERS);
  if (!size || !mean || !asks || problem.quantities.length !== 2 || !problem.isSpent())
    return undefined;
  const working = new Working();
  return working.answer(working.times(mean, size));
}

/** "Ann is 20, Bob 24 and Cem 31; what is their average age": amounts in a row of sentences. */
function solvePlain(problem: ProblemText): Done | undefined {
  const asks = problem.take(
    new RegExp(
      `\\b(?:what (?:is|was)|find|calculate) (?:the |their |his |her |its )?${MEAN}\\b[^.?№¤µ٪]*\\??|\\bhow (?:many|much)[^.?№¤µ٪]{0,60}\\bon average\\b[^.?№¤µ٪]*\\??`,
      "u",
    ),
  );
  const values = problem
    .takeAll(frame("{X}"))
    .map((found) => problem.at(found, 1))
    .filter((quantity) => quantity !== undefined);
  const [first] = values;
  problem.takeAll(
    /\b(?:on|then|next day|score[sd]?|sold|earned|spent|bought|paid|read|got|the (?:first|second|third|fourth|fifth) (?:day|week|month|year|game|test|time)|(?:first|second|third|fourth|fifth|last|next) (?:day|game|test|week|month|time)|old|years)\b/u,
  );
  if (
    !asks ||
    /\b(?:first|last|other|highest|lowest|best|worst|new)\b/u.test(asks[0]) ||
    !first ||
    values.length < 2 ||
    values.some(({ kind, unit }) => kind !== first.kind || unit !== first.unit) ||
    !problem.isSpent()
  )
    return undefined;
  const working = new Working();
  const sum = working.sum(values);
  return sum ? working.answer(working.over(sum, count(whole(values.length)), first)) : undefined;
}
