import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import { type Quantity, withValue } from "../quantity.js";
import { add, divide, multiply, type Rational, Working } from "../working.js";
import { nounPhrase, stem } from "./nouns.js";
import { sentencesOf } from "./sentences.js";

const PARTS_MAX = 5;
const NAME = "(?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+";
const RATIO = "№(\\d+)(?: ?(?::|to) ?№(\\d+))(?: ?(?::|to) ?№(\\d+))?(?: ?(?::|to) ?№(\\d+))?";
const OF = new RegExp(
  `\\bratio of (${NAME}(?: to ${NAME}){1,3})(?: (?:in|at|on) (?:the|a|his|her) [\\p{L} ]+?)? (?:is|are|was|of) ${RATIO}`,
  "u",
);
const IN = new RegExp(
  `((?:${NAME})(?:, ${NAME}){0,3},? and ${NAME})(?: (?:are|is|were|share|divide|split|receive)[^.:]*?)?(?: (?:in|into)) (?:the|a) ratio (?:of )?${RATIO}`,
  "u",
);
const HOLLOW = new Set(
  "the a an is are was made from mixed mixing of by between using contains each in mix there share and".split(
    " ",
  ),
);

/** Parts in a ratio, and one part, the total or the difference: the size of one share, then what is asked for. */
export function solveRatio(problem: ProblemText): Done | undefined {
  const { text, quantities } = problem;
  if (!/\bratio\b/u.test(text) || quantities.some(({ kind }) => kind === "percent"))
    return undefined;
  const found = OF.exec(text) ?? IN.exec(text);
  if (!found?.[1]) return undefined;
  const names = found[1].split(/ to |, and |, | and /u).map(wordsOf);
  const parts = found
    .slice(2)
    .flatMap((mark) => (mark === undefined ? [] : (quantities[Number(mark)]?.value ?? [])));
  if (
    names.length !== parts.length ||
    names.length > PARTS_MAX ||
    names.some((words) => words.length === 0)
  )
    return undefined;
  const rest = quantities.filter((_, place) => !found.slice(2).includes(String(place)));
  const [given] = rest;
  if (!given || rest.length !== 1) return undefined;
  const asked = sentencesOf(text).filter(({ isQuestion }) => isQuestion);
  const [question] = asked;
  if (!question || asked.length !== 1) return undefined;
  const left = text.replace(found[0], " ").replace(question.text, " ").replace(EXPRESSED, " ");
  if (findConstraint(left)) return undefined;
  return answer({
    names: distinct(names, text),
    parts,
    given,
    question: question.text,
    text,
    problem,
  });
}

const EXPRESSED =
  /\b(?:shared?|shares|split|divided?|total|made|mixed|mixes|mix|altogether|if|cost|uses?|needs?|gets?|receives?|paid|alone)\b/gu;

const wordsOf = (name: string) =>
  name
    .replace(/'s\b/gu, "")
    .split(" ")
    .map(stem)
    .filter((word) => word !== "" && !HOLLOW.has(word))
    .slice(-2);

/** The words of each name that no other has. */
function distinct(
  names: readonly (readonly string[])[],
  text: string,
): readonly (readonly string[])[] {
  return names.map((words, place) => {
    const own = words.filter((word) =>
      names.every((other, at) => at === place || !other.includes(word)),
    );
    const isLastOfAdjectives =
      place === names.length - 1 &&
      own.length === 2 &&
      names.slice(0, -1).every((other) => other.length === 1);
    if (isLastOfAdjectives && text.includes(`${names[0]?.[0] ?? ""} ${own[1] ?? ""}`))
      return own.slice(0, 1);
    return own.length > 0 ? own : words;
  });
}

interface Story {
  readonly names: readonly (readonly string[])[];
  readonly parts: readonly Rational[];
  readonly given: Quantity;
  readonly question: string;
  readonly text: string;
  readonly problem: ProblemText;
}

function answer({ names, parts, given, question, text, problem }: Story): Done | undefined {
  const total = parts.reduce(add);
  const place = problem.quantities.indexOf(given);
  const around = new RegExp(
    `((?:[\\p{L}'-]+ ){0,3})[№¤µ]${place}(?!\\d)((?: [\\p{L}'-]+){0,3})`,
    "u",
  ).exec(text);
  const behind = namedIn(
    nounPhrase((around?.[2] ?? "").replace(/^ of (?:the )?/u, " ")).join(" "),
    names,
  );
  const before = /\b(?:has|gets|got|receives?|received|had|have|are|paid) $/u.test(
    around?.[1] ?? "",
  )
    ? namedIn(around?.[1] ?? "", names)
    : [];
  const told = behind.length > 0 ? behind : before;
  if (told.length > 1 || /\b(?:more|less|fewer|than|difference)\b/u.test(text)) return undefined;
  const isTotalAsked = /\b(?:altogether|in total|in all|total)\b/u.test(question);
  const asked = namedIn(question.replace(new RegExp(`[№¤µ]${place}.*$`, "u"), ""), names);
  if (asked.length > 1 || (asked.length === 0) !== isTotalAsked) return undefined;
  const base = told.length === 1 ? parts[told[0] ?? 0] : total;
  const wanted = isTotalAsked && asked.length === 0 ? total : parts[asked[0] ?? 0];
  if (!base || !wanted || base.numerator === 0n) return undefined;
  const working = new Working();
  const one = working.tell("one share", withValue(given, divide(given.value, base)));
  const result = withValue(given, multiply(one.value, wanted));
  if (given.kind === "count" && result.value.denominator !== 1n) return undefined;
  return working.answer(working.tell("shares asked for", result));
}

/** Which of the names a text says, by place. */
function namedIn(text: string, names: readonly (readonly string[])[]): readonly number[] {
  const words = new Set([...text.matchAll(/[\p{L}-]+/gu)].map(([word]) => stem(word)));
  return names.flatMap((own, place) => (own.some((word) => words.has(word)) ? [place] : []));
}
