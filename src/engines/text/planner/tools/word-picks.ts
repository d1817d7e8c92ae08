import { readWholeNumber } from "../../dates/calendar/number-words.js";
import { MARK_SOURCE } from "../request/literals.js";
import type { Subject } from "../request/request.js";
import { partsOf } from "./text-counts.js";

interface Pick {
  readonly pattern: RegExp;
  test(word: string, found: RegExpExecArray, subject: Subject): boolean | undefined;
}

const WORDS =
  "(?:(?:how many|count(?: the)?|the number of|list|find|show|give|which|what|extract|get|all|every|only|the) )*words?(?: (?:are there|there are|in|from|of|within|out of)(?= |$))*(?: the (?:text|sentence|phrase|string))?(?: (?:that|which|are|is|do|does))*";
const LETTER = `(?:an? |the )?(?:letters? |prefix |suffix )?["']?(?:${MARK_SOURCE}|([a-z]{1,12}))["']?`;
const textOf = (found: RegExpExecArray, mark: number, { literals }: Subject) =>
  (found[mark] === undefined
    ? found[mark + 1]
    : literals[Number(found[mark])]?.text
  )?.toLowerCase();
const isSize = (size: number, told: string, bound: number) =>
  /more|longer|over|greater/u.test(told)
    ? size > bound
    : /at least|or more/u.test(told)
      ? size >= bound
      : /fewer|less|shorter|under/u.test(told)
        ? size < bound
        : /at most|up to|or fewer|or less/u.test(told)
          ? size <= bound
          : size === bound;
const PICKS: readonly Pick[] = [
  {
    pattern: new RegExp(`${WORDS} (?:begin|start)(?:s|ning|ing)? with ${LETTER}`, "u"),
    test: (word, found, subject) =>
      whether(textOf(found, 1, subject), (part) => word.startsWith(part)),
  },
  {
    pattern: new RegExp(`${WORDS} end(?:s|ing)? (?:with|in) ${LETTER}`, "u"),
    test: (word, found, subject) =>
      whether(textOf(found, 1, subject), (part) => word.endsWith(part)),
  },
  {
    pattern: new RegExp(
      `${WORDS} (?:contain|includ|hav|with)(?:s|es?|ing|e)? (?:an? |the )?(?:letters? )["']?(?:${MARK_SOURCE}|([a-z]{1,12}))["']?|${WORDS} contain(?:s|ing)? ${MARK_SOURCE}`,
      "u",
    ),
    test: (word, found, subject) =>
      whether(textOf(found, found[3] === undefined ? 1 : 3, subject), (part) =>
        word.includes(part),
      ),
  },
  {
    pattern: new RegExp(
      `${WORDS}(?: (?:have|has|having|with|of))? ((?:more than|longer than|over|at least|fewer than|less than|shorter than|under|at most|up to|exactly|length) )?(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(or more|or fewer|or less)? ?(?:letters|characters|chars)?(?: or more| or longer)?(?: long)?`,
      "u",
    ),
    test: (word, found) =>
      isSize(
        [...word].length,
        `${found[1] ?? ""} ${found[3] ?? ""}`,
        readWholeNumber(found[2] ?? "") ?? -1,
      ),
  },
  {
    pattern:
      /(?:(?:how many|count the|list|find|all|the|which|what) )*(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ]letter words?/u,
    test: (word, found) => [...word].length === readWholeNumber(found[1] ?? ""),
  },
];

const whether = (part: string | undefined, test: (part: string) => boolean) =>
  part === undefined ? undefined : test(part);

/** "words that begin with s", "words of more than 4 letters", found or counted: one tool of a text each. */
export const WORD_PICKS = PICKS.map(({ pattern, test }) => ({
  pattern,
  run(text: string, found: RegExpExecArray, subject: Subject): string | undefined {
    const words = partsOf(text, "words").slice(0, 100_000);
    const picked: string[] = [];
    for (const word of words) {
      const isOne = test(word.toLowerCase(), found, subject);
      if (isOne === undefined) return undefined;
      if (isOne) picked.push(word);
    }
    if (/\b(?:how many|count|number of)\b/u.test(subject.asked)) return String(picked.length);
    return picked.length === 0 ? "none" : [...new Set(picked)].join(", ");
  },
}));
