import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import { inUnit, type Quantity, withValue } from "../quantity.js";
import { unitName } from "../read-quantities.js";
import { isNegative, Working } from "../working.js";
import { nounPhrase } from "./nouns.js";
import { sentencesOf } from "./sentences.js";

const CLAUSES_MAX = 10;
const TAKES =
  /\b(?:gives?|gave|given away|drove (?:away|off)|drive (?:away|off)|drives (?:away|off)|loses?|lost|eats?|ate|sells?|sold|uses?|used|spends?|spent|drops?|dropped|breaks?|broke|donates?|donated|threw|throws|removes?|removed|drinks?|drank|lends?|lent|got off|get off|gets off|leaves?|left|flew away|died?|dies|pays?|paid|withdraws?|withdrew|hands?|handed|burn(?:s|ed)?|saw(?:s|ed)? off|cuts? off|chop(?:s|ped)? off|popped|burst|rot(?:s|ted)?|went home|go home|goes home|fell|falls|moved out|checked out|scraps?|scrapped|tears?|tore|spill(?:s|ed)?|pours? (?:out|away)|leaks? out|leaked out)\b/u;
const ADDS =
  /\b(?:buys?|bought|finds?|found|receives?|received|wins?|won|earns?|earned|adds?|added|picks?|picked|collects?|collected|makes?|made|bakes?|baked|gains?|gained|saves?|saved|got on|get on|gets on|board(?:s|ed)?|joins?|joined|arrives?|arrived|came|come|comes|delivers?|delivered|orders?|ordered|deposits?|deposited|plants?|planted|gets|got|prints?|moved in|checked in|pours? in|was given|is given|were given|rises?|rose|climbs?)\b/u;
const UNSUITED =
  /\b(?:each|every|per|than|twice|half|times|third|quarter|ratio|average|cost|costs|price|both|except|if|together|at least|instead|equally|dozen|pairs?|boxes of|bags of|packs of|percent)\b|٪/u;
const FILLERS =
  /\b(?:then|later|after that|after|next|first|second|third|before|another|more|again|left|additional|extra|the (?:next|following|first|second) (?:day|week|stop|month|hour)|some|now|over|away|off|away to|last|old|new|other|remaining|already|in the (?:morning|afternoon|evening))\b/gu;

/** One store and what goes in and out, clause by clause: what is in it in the end. */
export function solveRunningStock(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (UNSUITED.test(text) || quantities.length < 2 || quantities.length > CLAUSES_MAX)
    return undefined;
  const sentences = sentencesOf(text);
  const asked = sentences.filter(({ isQuestion }) => isQuestion);
  const [question] = asked;
  if (
    !question ||
    asked.length !== 1 ||
    !ASKS.test(question.text) ||
    /[№¤µ]\d/u.test(question.text)
  )
    return undefined;
  const clauses = sentences
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ text: sentence }) =>
      sentence.split(/(?:,|;)? (?:and|but) (?:then )?(?=.*[№¤µ]\d)|[,;] (?=.*[№¤µ]\d)/u),
    );
  if (!isOneStore(clauses, question.text)) return undefined;
  const word = /\bhow (?:many|much) ([\p{L}]+)/u.exec(question.text)?.[1];
  const working = new Working();
  const things = new Set<string>();
  let total: Quantity | undefined;
  let sign = 0;
  for (const clause of clauses) {
    const marks = [...clause.matchAll(/[№¤µ](\d+)/gu)];
    const [mark] = marks;
    if (!mark) {
      if (findConstraint(clause.replace(FILLERS, " "))) return undefined;
      continue;
    }
    const amount = quantities[Number(mark[1])];
    const behind = clause.slice(mark.index + mark[0].length);
    if (!amount || marks.length > 1 || (amount.kind === "count" && amount.value.denominator !== 1n))
      return undefined;
    for (const noun of amount.kind === "count" ? nounPhrase(behind).slice(-1) : [])
      if (!LOOSE.test(noun)) things.add(noun);
    if (!total) {
      const wanted = word === undefined ? undefined : inUnit(amount, unitName(word));
      total = amount.kind === "measure" ? (wanted ?? amount) : amount;
      if (TAKES.test(clause) && !/\b(?:has|had)\b/u.test(clause)) return undefined;
      continue;
    }
    const says = TAKES.test(clause)
      ? ADDS.test(clause)
        ? 0
        : -1
      : ADDS.test(clause)
        ? 1
        : /^(?:then |another |on \p{L}+ |in \p{L}+ )*[№¤µ]\d+/u.test(clause.trim())
          ? sign
          : 0;
    if (says === 0 || /\b(?:has|had|have)\b/u.test(clause)) return undefined;
    sign = says;
    const same = amount.kind === "measure" ? inUnit(amount, total.unit) : amount;
    if (!same || same.kind !== total.kind || same.unit !== total.unit) return undefined;
    total = says < 0 ? working.minus(total, same) : working.plus(total, same);
    if (isNegative(total)) return undefined;
  }
  if (!total || things.size > 1 || working.steps.length === 0) return undefined;
  return working.answer(withValue(total, total.value));
}

/** Whether all is done by, or to, the one whose store it is: gifts between two people are no one store. */
function isOneStore(clauses: readonly string[], question: string): boolean {
  const subjectOf = (clause: string) =>
    /^(?:(?:then|and|but|later|now|if) )*([\p{L}№¤µ]+)/u.exec(clause.trim())?.[1] ?? "";
  const [first = ""] = clauses.map(subjectOf);
  const asked = /\b(?:does|did|will|do) (\p{L}+)/u.exec(question)?.[1];
  if (asked !== undefined && asked !== first && !PRONOUN.test(asked)) return false;
  return clauses.slice(1).every((clause) => {
    const subject = subjectOf(clause);
    if (
      subject === first ||
      PRONOUN.test(subject) ||
      /^(?:[№¤µ]|at|on|in|during|after|another)/u.test(subject)
    )
      return true;
    const starts = (pattern: RegExp) =>
      clause
        .trim()
        .replace(/^(?:then |and )*/u, "")
        .search(pattern) === 0;
    if (starts(TAKES) || starts(ADDS)) return true;
    return /^(?:her|his|their|my)$/u.test(subject) && TAKES.test(clause) && !GIVES.test(clause);
  });
}

const PRONOUN = /^(?:he|she|they|it|i|we|you)$/u;
const GIVES = /\b(?:gives?|gave|sells?|sold|lends?|lent|hands?|handed|pays?|paid)\b/u;
const LOOSE = /^(?:more|them|other|people|person|away|new|old|of)$/u;
const ASKS =
  /\bhow (?:many|much)\b.*\b(?:left|remain|remains|remaining|now|still|in the end|at the end|end up)\b|\bhow (?:many|much)(?: \p{L}+){1,3} (?:does|do) (?:he|she|they|i|we|it) (?:have|own)\b/u;
