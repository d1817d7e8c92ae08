import type { Done } from "../../request/request.js";
import { findConstraint } from "../constraint-words.js";
import type { ProblemText } from "../problem-text.js";
import { type Quantity, withValue } from "../quantity.js";
import { add, isNegative, multiply, negate, type Rational, Working } from "../working.js";
import { SHARE, shareOf } from "./fraction-words.js";
import { nounPhrase, stem } from "./nouns.js";
import { sentencesOf } from "./sentences.js";

/** The parts are understood, and the question is about another one: no frame may guess. */
export class OtherAsked extends Error {}

/** A part of the whole: how much it is, and the words it was told with. */
interface Part {
  readonly words: ReadonlySet<string>;
  readonly value: Rational;
  readonly isDenied: boolean;
}

const PARTS_MAX = 6;
const BASE =
  "(?:(?:the |her |his |their |its |my |all |these |those |what (?:is|was) )*(rest|remainder|remaining|left|remain(?:s|ed)?)(?: [\\p{L}-]+)?|them|it|these|those|(?:the |her |his |their |its |my |all |an? )*(?:([№¤µ]\\d+) )?((?:[\\p{L}-]+))?)";
const PART = new RegExp(`(?:^|\\s)(${SHARE})(?: of ${BASE})?(?![\\p{L}\\d])`, "u");
const DENIAL =
  /\b(?:not|never|didn't|don't|doesn't|isn't|aren't|weren't|wasn't|haven't|hasn't|n't|without)\b/u;
const EMPTY = new Set(
  "the a an of in at to for on with and are is was were be been do does did will have has had she he they it how many much what number people that this them there her his their not by then from its who all so either we i".split(
    " ",
  ),
);
const LEMMAS: Readonly<Record<string, string>> = {
  came: "come",
  ate: "eat",
  went: "go",
  took: "take",
  wore: "wear",
  drove: "drive",
  broke: "break",
  broken: "break",
  gave: "give",
  sold: "sell",
  spent: "spend",
  bought: "buy",
  chose: "choose",
  rode: "ride",
  swam: "swim",
  brought: "bring",
  kept: "keep",
  lost: "lose",
  left: "leave",
  paid: "pay",
  made: "make",
  said: "say",
  saw: "see",
  read: "read",
  knew: "know",
};

const lemma = (word: string) => (LEMMAS[word] ?? stem(word)).replace(/(?:ed|ing|e)$/u, "");

/** The words of a phrase that say something. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\p{L}[\p{L}'-]*/gu)]
      .map(([word]) => word)
      .filter((word) => !EMPTY.has(word) && !DENIAL.test(word))
      .map(lemma),
  );

/** Parts of one group by fractions and percentages, of the whole, of another part or of the rest. */
export function solveParts(problem: ProblemText): Done | undefined {
  const text = problem.text.replace(
    /\b(under|over|above|below|aged) [№µ](\d+)/gu,
    (_, word: string, place: string) =>
      `${word}${"abcdefghij"[Number(problem.quantities[Number(place)]?.value.numerator ?? 0n) % 10] ?? ""}`,
  );
  if (UNSUITED.test(text)) return undefined;
  const sentences = sentencesOf(text);
  const asked = sentences.filter(({ isQuestion }) => isQuestion);
  const [question] = asked;
  if (!question || asked.length !== 1 || /[№¤µ٪]\d/u.test(question.text)) return undefined;
  if (
    /\b(?:half|third|quarter|fraction|percent|percentage|more|than|each|every)\b/u.test(
      question.text,
    )
  )
    return undefined;
  const clauses = sentences
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ text: sentence }) =>
      sentence.split(
        /(?:,|;)? (?:and|but|while) (?=.*(?:[№٪¤µ]\d|\b(?:half|third|quarter|rest|remainder|remaining|others)\b))|, (?=.*(?:[№٪¤µ]\d|\b(?:half|third|quarter|rest|remainder)\b))|; /u,
      ),
    );
  const group = findWhole(problem, clauses);
  if (!group) return undefined;
  const story = new Group(group.whole, problem, group.words);
  for (const [place, clause] of clauses.entries())
    if (!story.read(clause, group.place === place ? group.mark : "")) return undefined;
  return story.answer(question.text);
}

const UNSUITED =
  /\b(?:off|discount|tax|vat|tip|interest|ratio|average|mean|times|twice|double|per|each|every|than|cost|costs|price|profit|loss|increase[sd]?|decrease[sd]?|rises?|rose|grew|fell|dropped|reduced|ago|year|years|except|only|solution|mixture|speed|also|width|length|area|perimeter|whom|at least)\b/u;

/** The one number that is no share: the size of the group. */
function findWhole(problem: ProblemText, clauses: readonly string[]) {
  const whole = problem.quantities.findIndex(
    ({ kind, value }) => kind !== "percent" && !(kind === "count" && value.denominator !== 1n),
  );
  const quantity = problem.quantities[whole];
  if (!quantity) return undefined;
  const mark = new RegExp(
    `[№¤µ]${whole}(?!\\d)(?![- ](?:thirds|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths)\\b)`,
    "u",
  );
  const place = clauses.findIndex((clause) => mark.test(clause));
  const clause = clauses[place];
  if (place < 0 || clause === undefined) return undefined;
  const found = mark.exec(clause);
  return {
    whole: quantity,
    place,
    mark: found?.[0] ?? "",
    words: groupWords(clause, found?.index ?? 0),
  };
}

/** What the group is called: "№ pupils", "a class of №". */
function groupWords(clause: string, at: number): ReadonlySet<string> {
  const before = /\b(\p{L}+) of $/u.exec(clause.slice(0, at))?.[1];
  const isNamed =
    before !== undefined &&
    /^(?:class|group|team|crowd|school|village|town|club|staff|choir|herd|flock)$/u.test(before);
  const phrase = nounPhrase(clause.slice(at).replace(/^[№¤µ]\d+(?: of (?:the |her |his )?)?/u, ""));
  return new Set((isNamed ? [before] : phrase).map(lemma));
}

class Group {
  readonly #working = new Working();
  readonly #parts: Part[] = [];
  readonly #whole: Quantity;
  readonly #problem: ProblemText;
  readonly #words: ReadonlySet<string>;
  #rest: Rational;
  #shares = 0;
  #restWords: ReadonlySet<string> | undefined;

  constructor(size: Quantity, problem: ProblemText, words: ReadonlySet<string>) {
    this.#whole = size;
    this.#problem = problem;
    this.#words = words;
    this.#rest = size.value;
  }

  /** Reads one clause; false where its numbers are no parts of the group. */
  read(clause: string, wholeMark: string): boolean {
    const marks = clause.match(/[№¤µ٪]\d+/gu) ?? [];
    const rest =
      /\b(?:the )?(?:rest|remainder|others|remaining [\p{L}-]+)(?: of (?:them|the [\p{L}-]+))? (?:are|were|is|was|go|went|have|had|[\p{L}-]+)(.*)$/u.exec(
        clause,
      );
    if (rest && marks.length === 0 && !/\b(?:half|third|quarter)\b/u.test(clause)) {
      this.#restWords = wordsOf(rest[0].replace(/\b(?:rest|remainder|others|remaining)\b/u, ""));
      return true;
    }
    const found = PART.exec(clause);
    const share = found?.[1] ? shareOf(found[1], this.#problem) : undefined;
    if (!found || !share) return this.#readAmount(clause, marks, wholeMark);
    const used = 1 + (wholeMark === "" ? 0 : 1);
    if (marks.length > used || this.#parts.length >= PARTS_MAX) return false;
    if (/\b(?:half|third|quarter)\b/u.test(clause.replace(found[1] ?? "", " "))) return false;
    const base = this.#baseOf(found);
    if (!base || share.numerator > share.denominator) return false;
    const outside =
      `${clause.slice(0, found.index)} ${clause.slice(found.index + found[0].length)}`.replace(
        wholeMark,
        " ",
      );
    this.#shares += 1;
    return this.#add(
      base.isOfPart ? `${outside} ${base.name}` : outside,
      multiply(base.value, share),
      base.isOfPart,
      `that share of ${base.name}`,
    );
  }

  /** An amount taken from the group: "gave 5 to Ann". */
  #readAmount(clause: string, marks: readonly string[], wholeMark: string): boolean {
    if (marks.length === 0) return findConstraint(clause) === undefined;
    if (marks.length === 1 && marks[0] === wholeMark)
      return GIVES_WHOLE.test(clause) || this.#parts.length === 0;
    const quantity = this.#problem.quantities[Number(marks[0]?.slice(1))];
    if (marks.length !== 1 || wholeMark !== "" || !quantity) return false;
    if (
      quantity.kind !== this.#whole.kind ||
      quantity.unit !== this.#whole.unit ||
      !(TAKES.test(clause) || /^(?:and )?[№]\d+ (?:of them |of these )?(?:are|were) /u.test(clause))
    )
      return false;
    return this.#add(clause, quantity.value, false, "taken");
  }

  #add(told: string, value: Rational, isOfPart: boolean, name: string): boolean {
    this.#working.tell(name, withValue(this.#whole, value));
    this.#parts.push({ words: wordsOf(told), value, isDenied: DENIAL.test(told) });
    if (!isOfPart) this.#rest = add(this.#rest, negate(value));
    return this.#rest.numerator >= 0n;
  }

  #baseOf(found: RegExpExecArray) {
    const [, , rest, mark, noun] = found;
    if (rest) return { value: this.#rest, isOfPart: false, name: "the rest" };
    if (mark || noun === undefined)
      return { value: this.#whole.value, isOfPart: false, name: "the whole" };
    const words = wordsOf(noun);
    const part = this.#parts.find(
      (one) =>
        !one.isDenied && [...words].some((word) => one.words.has(word) && !this.#words.has(word)),
    );
    if (part) return { value: part.value, isOfPart: true, name: noun };
    const isWhole = [...words].some((word) => this.#words.has(word)) || this.#parts.length === 0;
    return isWhole ? { value: this.#whole.value, isOfPart: false, name: "the whole" } : undefined;
  }

  answer(question: string): Done | undefined {
    const value = this.#asked(question);
    if (!value || this.#shares === 0) return undefined;
    const quantity = withValue(this.#whole, value);
    if (isNegative(quantity) || (quantity.kind === "count" && value.denominator !== 1n))
      return undefined;
    if (this.#parts.some((part) => this.#whole.kind === "count" && part.value.denominator !== 1n))
      return undefined;
    return this.#working.answer(quantity);
  }

  #asked(question: string): Rational | undefined {
    if (/\b(?:left|remain|remains|remaining|left over|still)\b/u.test(question)) return this.#rest;
    const isDenied = DENIAL.test(question);
    const asked = new Set([...wordsOf(question)].filter((word) => !this.#words.has(word)));
    if (this.#restWords && [...asked].some((word) => this.#restWords?.has(word)) && !isDenied) {
      const isPart = this.#parts.some((part) => [...asked].some((word) => part.words.has(word)));
      return isPart ? undefined : this.#rest;
    }
    const scored = this.#parts.map((part) => ({
      part,
      isAll: asked.size > 0 && [...asked].every((word) => part.words.has(word)),
    }));
    const [only, ...more] = scored.filter(({ isAll }) => isAll);
    if (!only && asked.size > 0 && this.#shares > 0 && /\bhow many\b/u.test(question)) {
      const [part] = this.#parts;
      const isOpposite = OPPOSITES.some(
        ([one, other]) =>
          (part?.words.has(one) && asked.has(other)) || (part?.words.has(other) && asked.has(one)),
      );
      if (!isOpposite || !part || this.#parts.length !== 1 || asked.size !== 1)
        throw new OtherAsked("the part that is asked for was not told of");
      return add(this.#whole.value, negate(part.value));
    }
    if (!only || more.length > 0) return undefined;
    if (only.part.isDenied === isDenied) return only.part.value;
    return this.#parts.length === 1 ? add(this.#whole.value, negate(only.part.value)) : undefined;
  }
}

const OPPOSITES: readonly (readonly [string, string])[] = [
  ["boy", "girl"],
  ["man", "woman"],
  ["male", "femal"],
  ["adult", "child"],
  ["pass", "fail"],
  ["present", "absent"],
  ["taken", "fre"],
  ["occupi", "fre"],
  ["full", "empty"],
  ["occupi", "empty"],
  ["sav", "spend"],
  ["broken", "intact"],
  ["rotten", "good"],
  ["faulty", "good"],
  ["right", "wrong"],
];

const GIVES_WHOLE =
  /\b(?:has|have|had|there (?:are|were|is)|of|contains?|is|holds?|baked|made|bought|picked|grew|earns?|collected|with|got)\b/u;
const TAKES =
  /\b(?:gave|gives|ate|eats|sold|sells|spent|spends|lost|loses|used|uses|donated|took|threw|broke|removed|cut|drank|read)\b/u;
