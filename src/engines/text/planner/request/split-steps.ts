import { type CutTask, mark } from "./literals.js";

const STEPS_MAX = 8;
const IMPERATIVE =
  "(?:sort|reverse|convert|add|subtract|multiply|divide|take|count|compute|calculate|find|give|tell|express|round|double|halve|square|encode|decode|remove|list|write|change|turn|put|order|what|how|get|extract|keep|show|make|sum|join|replace|raise|increase|decrease|translate|rank|pick|return|report|work out|determine|uppercase|lowercase|capitali[sz]e|group)";
const THEN = new RegExp(
  `(?:[,;.]\\s*|\\s+)(?:and\\s+)?(?:then|after that|afterwards|finally|next|subsequently|lastly)[,:]?\\s+(?=${IMPERATIVE}\\b)`,
  "giu",
);
const SENTENCE = new RegExp(
  `(?<=[.?!;])\\s+(?=(?:please\\s+|also,?\\s+|now\\s+|and\\s+|then\\s+)?${IMPERATIVE}\\b)`,
  "giu",
);
const AND = new RegExp(`,?\\s+and\\s+(?:also\\s+)?(?=${IMPERATIVE}\\b)`, "giu");
const PREVIOUS =
  /\b(?:it|that|this|them|those|these|the (?:result|answer|total|sum|output|number|product|difference|quotient|previous (?:result|answer)|outcome|list|sorted list|mean|average|median|value|remainder|final (?:number|result))(?! of\b)|that (?:number|result|answer|total|list|value|sum))\b/iu;

/** Cuts a task at "then", at new sentences that order something, at numbers of a list, or at "and" before an order. */
export function splitSteps(text: string): string[] {
  const clean = (parts: readonly string[]) =>
    parts
      .map((part) =>
        part
          .replace(/^[\s,;]+|[\s,;]+$/gu, "")
          .replace(/^(?:first|firstly|then|and|also|next|finally)[,:]?\s+/iu, ""),
      )
      .filter((part) => part !== "");
  const numbered = clean(cutNumbered(text));
  if (numbered.length >= 2 && numbered.length <= STEPS_MAX) return numbered;
  for (const pattern of [THEN, SENTENCE, AND]) {
    const parts = clean(text.split(pattern));
    if (parts.length >= 2 && parts.length <= STEPS_MAX) {
      const finer = parts.flatMap((part) => clean(part.split(pattern === THEN ? SENTENCE : AND)));
      return finer.length <= STEPS_MAX && finer.length > parts.length && pattern === THEN
        ? finer
        : parts;
    }
  }
  return [text];
}

/** Cuts at "1.", "2.", "3." in this order. */
function cutNumbered(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let number = 1; number <= STEPS_MAX; number += 1) {
    const next = new RegExp(`(?:^|\\s)(?:step\\s+)?\\(?${number}[.):]\\s+`, "iu").exec(
      text.slice(from),
    );
    if (!next) break;
    if (number > 1) parts.push(text.slice(from, from + next.index));
    else if (text.slice(0, next.index).trim() !== "") return [];
    from += next.index + next[0].length;
  }
  return from === 0 ? [] : [...parts, text.slice(from)];
}

/** A step that takes one of the list before it. */
export const LIST_PICK =
  /^(?:(?:tell|give|show) me |return |report |show |take |get |what is |find )?(?:only |just )?the (first|second|third|fourth|fifth|last)(?: (?:one|item|word|name|element|entry|number|value))?(?: (?:of|in|from) (?:it|them|these|those|the (?:list|result)))?[.?!]?$/iu;

/** Whether a step speaks of the answer before it, or leaves out what it works on. */
export function needsPrevious(step: string): boolean {
  return (
    PREVIOUS.test(step) ||
    LIST_PICK.test(step.trim()) ||
    OPEN_ENDED.some(([pattern]) => pattern.test(step.trim()))
  );
}

/** Orders that leave out their first operand, and how they are told with it. */
const OPEN_ENDED: readonly (readonly [RegExp, string])[] = [
  [/^multiply by (.+)$/iu, "{} * $1"],
  [/^(?:divide|divided) by (.+)$/iu, "{} / $1"],
  [/^add (\S+)$/iu, "{} + $1"],
  [/^(?:subtract|take away|deduct) (\S+)$/iu, "{} - $1"],
  [/^double(?: it| that| the result)?[.!]?$/iu, "{} * 2"],
  [/^triple(?: it| that| the result)?[.!]?$/iu, "{} * 3"],
  [/^halve(?: it| that| the result)?[.!]?$/iu, "{} / 2"],
  [/^square(?: it| that| the result)?[.!]?$/iu, "{} ^ 2"],
  [/^add (.+?) to (?:it|that|the (?:result|answer|total))$/iu, "{} + $1"],
  [/^subtract (.+?) from (?:it|that|the (?:result|answer|total))$/iu, "{} - $1"],
  [/^(?:multiply) (?:it|that|the (?:result|answer|total|sum)) by (.+)$/iu, "{} * $1"],
  [/^(?:divide) (?:it|that|the (?:result|answer|total|sum)) by (.+)$/iu, "{} / $1"],
  [/^take (?:the )?square root(?: of (?:it|that|the result))?$/iu, "square root of {}"],
  [/^round(?: it| that| the result)? (?:to|up|down)(.*)$/iu, "round {} to$1"],
];

/** The step with the answer before it in the place of the word that means it; undefined where no word does. */
export function withPrevious({ text, literals }: CutTask, value: string): CutTask | undefined {
  const step = text.trim().replace(/[.!]$/u, "");
  const isNumber = /^[-+$€£]?[\d.,]+ ?%?$/u.test(value.trim());
  const isRow = /^-?\d+(?:\.\d+)?(?:, -?\d+(?:\.\d+)?)+$/u.test(value.trim());
  for (const [pattern, told] of OPEN_ENDED)
    if (pattern.test(step) && isNumber)
      return { text: step.replace(pattern, told).replace("{}", () => value), literals };
  if (!PREVIOUS.test(step)) return undefined;
  if (
    isNumber ||
    isRow ||
    /^\S{1,40}$/u.test(value) ||
    /^-?[\d.,]+ [\p{L}²³/°]{1,20}$/u.test(value)
  )
    return { text: step.replace(PREVIOUS, () => value), literals };
  return {
    text: step.replace(PREVIOUS, () => mark(literals.length)),
    literals: [...literals, { kind: "quoted", text: value }],
  };
}
