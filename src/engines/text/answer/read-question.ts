import { lightWords } from "../../../content/questions/question-words.js";
import { toSingular } from "../extract/field.js";
import { isEmptyWord, type TextWord, wordsOf } from "./question-terms.js";
import { LENGTH_ADJECTIVES, type Wanted, wantedOf } from "./read-wanted.js";

/** A question, taken apart. */
export interface Question {
  readonly wanted: Wanted;
  /** Stems of the words that say what it is about. */
  readonly terms: readonly string[];
  /** Those of them that are names or figures: without them a text is about something else. */
  readonly names: readonly string[];
  /** The stems of which an answer must hold one: what is asked of the subject. */
  readonly core: readonly string[];
  /** Stems that a sentence or its passage must hold: "sick" of "how many sick days". */
  readonly needed: readonly string[];
  /** Only a sentence that holds the core answers; else it is a better one. */
  readonly needsCore: boolean;
  /** The preposition before the question word: "since" of "since when". */
  readonly lead?: string;
  /** The dimension of "how high". */
  readonly adjective?: string;
  /** The noun that is asked for: "people" of "how many people", "company" of "which company". */
  readonly noun?: string;
  /** The preposition that it ends with: "of" of "what did she die of". */
  readonly particle?: string;
  /** A verb of its own is in it, after "do", "have" or "can". */
  readonly isVerb: boolean;
  /** The subject is asked for: "who designed", "what is named". */
  readonly asksSubject: boolean;
}

const LEAD =
  /^(?:(?:please\s+)?(?:answer|tell me|say|find out|explain|look up|according to|based on|using|from|given|in)\b[^?]{0,120}?[:,]\s*)/iu;
const TASK_LENGTH_MAX = 20_000;
const WH = /(?<!\p{L})(?:who|whom|whose|what|when|where|which|why|how|since when)(?!\p{L})/iu;
const AUXILIARY = new Set(
  "is are was were do does did has have had can could will would should may might must am".split(
    " ",
  ),
);
const BE = new Set(["is", "are", "was", "were", "been", "be"]);
const PREPOSITION = new Set(
  "of in on at by for from to with about into after before during within through under over as since until".split(
    " ",
  ),
);
const DETERMINER = new Set(
  "the a an this that these those her his its their my your our".split(" "),
);
const PARTICIPLE =
  /(?:ed|en|wn|rn|lt|pt|ght)$|^(?:held|made|sold|told|found|sent|met|paid|cut|put|set|won|lost|led|hung|done|gone)$/;

/** The question of a task, without what leads to it. */
export function questionOf(task: string): string {
  const read = task.slice(0, TASK_LENGTH_MAX);
  const marked =
    /(?:^|\n)[ \t]{0,20}question[ \t]{0,4}:[ \t]{0,20}(.{3,2000})/iu.exec(read)?.[1] ?? read;
  const plain = marked.trim().replace(LEAD, "");
  const asked = /(?:^|[.!\n]\s{0,20})([^.!?\n]{2,1000}\?)/u.exec(plain)?.[1];
  return (asked ?? plain).trim().slice(0, 1_000);
}

/** Takes a question apart by its words; English only. */
export function readQuestion(question: string): Question {
  const words = wordsOf(question.replace(/\be-mail/giu, "email"));
  const lower = words.map(({ text }) => text.toLowerCase());
  const wh = lower.findIndex((word) => WH.test(word));
  const first = lower[0] ?? "";
  const isYesNo = wh < 0 && AUXILIARY.has(first);
  const from = wh < 0 ? 0 : wh;
  const noun = nounAfter(words.slice(from), lower.slice(from));
  const before = lower[wh - 1] ?? "";
  const wanted = isYesNo
    ? "yes-no"
    : wantedOf(lower.slice(from), { noun: noun?.singular, lead: before });
  const telling = words.filter(
    ({ text, stem }) =>
      !isEmptyWord(text) &&
      !(stem === noun?.stem && isTyped(wanted)) &&
      !(wanted === "length" && /^(?:big|large)$/iu.test(text)) &&
      !(isLight(wanted) && lightWords.has(text.toLowerCase())),
  );
  const names = telling.filter(({ text, start }) => start > 0 && /^[\p{Lu}\p{N}]/u.test(text));
  const predicate = telling.findLast(({ text }) => /^\p{Ll}/u.test(text));
  const asked = (isYesNo ? [predicate] : coreOf(words.slice(from + 1), noun)).filter(
    (word) => word && wanted !== "event" && telling.includes(word),
  );
  const core = asked.flatMap((word) => word?.stem ?? []);
  const second = lower[from + 1] ?? "";
  const last = lower.at(-1) ?? "";
  const next = lower[from + 1 + (noun?.words ?? 0)] ?? "";
  return {
    wanted,
    terms: distinct(telling),
    names: distinct(names),
    core: noun && (wanted === "count" || wanted === "thing") ? [noun.stem, ...core] : core,
    needed: wanted === "count" ? modifiersOf(words.slice(from), noun) : [],
    needsCore: !SOFT.has(wanted),
    ...(PREPOSITION.has(before) ? { lead: before } : {}),
    ...(wanted === "length" && LENGTH_ADJECTIVES.has(second) ? { adjective: second } : {}),
    ...(noun ? { noun: noun.stem } : {}),
    ...(PREPOSITION.has(last) ? { particle: last } : {}),
    isVerb: AUXILIARY.has(next) && !BE.has(next),
    asksSubject:
      !AUXILIARY.has(next) ||
      isSubjectAsked(words.slice(from + 1 + (noun?.words ?? 0))) ||
      (BE.has(next) && isNamedThing(lower.slice(from))),
  };
}

/** What is recognised by its form: the noun that asks for it need not stand in the answer. */
function isTyped(wanted: Wanted): boolean {
  return wanted !== "thing" && wanted !== "count" && wanted !== "yes-no";
}

const LIGHT: ReadonlySet<Wanted> = new Set<Wanted>([
  "place",
  "date",
  "email",
  "url",
  "phone",
  "event",
]);

function isLight(wanted: Wanted): boolean {
  return LIGHT.has(wanted);
}

/** The words between "how many" and its noun. */
function modifiersOf(words: readonly TextWord[], noun: Noun | undefined): string[] {
  if (!noun) return [];
  const between = words.slice(2, noun.words + 1);
  return between
    .filter(({ text, stem }) => !isEmptyWord(text) && stem !== noun.stem)
    .map(({ stem }) => stem);
}

const MODAL_OR_HAVE = new Set("has have had can could will would should may might must".split(" "));

/** "Who may enter", "which model has a sensor": after the auxiliary comes no subject. */
function isSubjectAsked([auxiliary, ...rest]: readonly TextWord[]): boolean {
  const name = auxiliary?.text.toLowerCase() ?? "";
  const next = rest.find(({ text }) => !/^(?:still|also|not|ever|only|always)$/iu.test(text));
  if (!MODAL_OR_HAVE.has(name) || !next) return false;
  const isOwned = /^ha/.test(name) && /^(?:an?|the|no|some)$/iu.test(next.text);
  const hasVerb = rest.some(({ text }) => PARTICIPLE.test(text));
  if (isOwned) return !hasVerb;
  const isNoun =
    DETERMINER.has(next.text.toLowerCase()) ||
    /^(?:\p{Lu}|i$|you$|we$|they$|he$|she$|it$)/u.test(next.text);
  return !/^ha/.test(name) && !isNoun && !/[^s]s$/.test(next.text);
}

const SOFT: ReadonlySet<Wanted> = new Set<Wanted>([
  "money",
  "length",
  "frequency",
  "percentage",
  "email",
  "url",
  "phone",
]);

/** "What is named after her": the participle follows at once. */
function isNamedThing([, , third = ""]: readonly string[]): boolean {
  return PARTICIPLE.test(third);
}

function distinct(words: readonly TextWord[]): string[] {
  return [...new Set(words.map(({ stem }) => stem))];
}

interface Noun {
  readonly singular: string;
  readonly stem: string;
  /** Words between the question word and the verb. */
  readonly words: number;
}

/** "which company", "how many free plans", "what year". */
function nounAfter(words: readonly TextWord[], lower: readonly string[]): Noun | undefined {
  const [first = "", second = ""] = lower;
  const isCounted = first === "how" && (second === "many" || second === "much");
  if (!isCounted && first !== "which" && first !== "what" && first !== "whose") return undefined;
  const from = isCounted ? 2 : 1;
  const after = lower.slice(from);
  const end = after.findIndex((word) => AUXILIARY.has(word) || PREPOSITION.has(word));
  // "What causes it" has no noun, "what company makes it" has.
  const isVerb = first === "what" && end !== 0 && !lower.some((word) => AUXILIARY.has(word));
  if (isVerb && /(?:s|ed)$/.test(after[0] ?? "") && !/s$/.test(after[1] ?? "")) return undefined;
  const count = end < 0 ? Math.min(1, after.length) : Math.min(end, 4);
  const head = words[from + count - 1];
  if (count === 0 || !head) return undefined;
  return {
    singular: toSingular(head.text.toLowerCase()),
    stem: head.stem,
    words: from + count - 1,
  };
}

function coreOf(words: readonly TextWord[], noun: Noun | undefined): TextWord[] {
  const at = words.findIndex(({ text }) => AUXILIARY.has(text.toLowerCase()));
  const telling = (some: readonly TextWord[]) => some.filter(({ text }) => !isEmptyWord(text));
  const lowered = (some: readonly TextWord[]) => some.filter(({ text }) => !/^\p{Lu}/u.test(text));
  if (at < 0) {
    const verb = telling(words.slice(noun ? noun.words : 0))[0];
    return verb ? [verb] : [];
  }
  const auxiliary = words[at]?.text.toLowerCase() ?? "";
  const rest = words.slice(at + 1);
  if (BE.has(auxiliary) || rest.some(({ text }) => text.toLowerCase() === "been")) {
    const last = lowered(telling(rest)).at(-1);
    const isPassive = last && PARTICIPLE.test(last.text) && rest.indexOf(last) > 0;
    const head = lowered(telling(nounPhrase(rest))).at(-1);
    return (isPassive ? [last] : [head]).filter((word) => word !== undefined);
  }
  return lowered(telling(verbPhrase(rest)))
    .slice(-2)
    .filter((word, at, last) => at === last.length - 1 || !isSubject(word, rest));
}

/** To the first preposition: "the quickest way" of "the quickest way to reach the team". */
function nounPhrase(rest: readonly TextWord[]): readonly TextWord[] {
  const end = rest.findIndex(({ text }, at) => at > 0 && PREPOSITION.has(text.toLowerCase()));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Before a verb in its base form stands its subject: a plural, or a noun with an article. */
function isSubject(word: TextWord, rest: readonly TextWord[]): boolean {
  const before = rest[rest.indexOf(word) - 1]?.text.toLowerCase() ?? "";
  return /[^s]s$/.test(word.text) || DETERMINER.has(before);
}

/** From the subject to the first determiner or preposition after the verb. */
function verbPhrase(rest: readonly TextWord[]): readonly TextWord[] {
  const end = rest.findIndex(({ text }, at) => {
    const word = text.toLowerCase();
    return at > 1 && (DETERMINER.has(word) || PREPOSITION.has(word));
  });
  return end < 0 ? rest : rest.slice(0, end);
}
