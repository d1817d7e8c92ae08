import { type FieldKind, fieldKinds } from "../../../content/extraction/field-words.js";
import { toSingular } from "../extract/field.js";
import { isEmptyWord, type TextWord, wordsOf } from "./question-terms.js";

/** What a question wants to hear. */
export type Wanted =
  | "person"
  | "organization"
  | "date"
  | "year"
  | "place"
  | "count"
  | "money"
  | "percentage"
  | "length"
  | "frequency"
  | "reason"
  | "manner"
  | "yes-no"
  | "email"
  | "url"
  | "phone"
  | "thing";

/** A question, taken apart. */
export interface Question {
  readonly wanted: Wanted;
  /** Stems of the words that say what it is about. */
  readonly terms: readonly string[];
  /** Those of them that are names or figures: without them a text is about something else. */
  readonly names: readonly string[];
  /** The stems of which an answer must hold one: what is asked of the subject. */
  readonly core: readonly string[];
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
const LENGTH_ADJECTIVES = new Set(
  "long far tall high wide deep heavy big large old fast quickly soon hot cold thick".split(" "),
);

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
  const words = wordsOf(question);
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
    ({ text, stem }) => !isEmptyWord(text) && !(stem === noun?.stem && isTyped(wanted)),
  );
  const names = telling.filter(({ text, start }) => start > 0 && /^[\p{Lu}\p{N}]/u.test(text));
  const predicate = telling.findLast(({ text }) => /^\p{Ll}/u.test(text));
  const asked = isYesNo ? [predicate] : coreOf(words.slice(from + 1), noun);
  const core = asked.flatMap((word) => word?.stem ?? []);
  const second = lower[from + 1] ?? "";
  const last = lower.at(-1) ?? "";
  const next = lower[from + 1 + (noun?.words ?? 0)] ?? "";
  return {
    wanted,
    terms: distinct(telling),
    names: distinct(names),
    core: noun && (wanted === "count" || wanted === "thing") ? [noun.stem, ...core] : core,
    needsCore: !SOFT.has(wanted),
    ...(PREPOSITION.has(before) ? { lead: before } : {}),
    ...(wanted === "length" && LENGTH_ADJECTIVES.has(second) ? { adjective: second } : {}),
    ...(noun ? { noun: noun.stem } : {}),
    ...(PREPOSITION.has(last) ? { particle: last } : {}),
    isVerb: AUXILIARY.has(next) && !BE.has(next),
    asksSubject: !AUXILIARY.has(next) || (BE.has(next) && isNamedThing(lower.slice(from))),
  };
}

/** What is recognised by its form: the noun that asks for it need not stand in the answer. */
function isTyped(wanted: Wanted): boolean {
  return wanted !== "thing" && wanted !== "count" && wanted !== "yes-no";
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
  return lowered(telling(verbPhrase(rest))).slice(-2);
}

/** To the first preposition: "the quickest way" of "the quickest way to reach the team". */
function nounPhrase(rest: readonly TextWord[]): readonly TextWord[] {
  const end = rest.findIndex(({ text }, at) => at > 0 && PREPOSITION.has(text.toLowerCase()));
  return end < 0 ? rest : rest.slice(0, end);
}

/** From the subject to the first determiner or preposition after the verb. */
function verbPhrase(rest: readonly TextWord[]): readonly TextWord[] {
  const end = rest.findIndex(({ text }, at) => {
    const word = text.toLowerCase();
    return at > 1 && (DETERMINER.has(word) || PREPOSITION.has(word));
  });
  return end < 0 ? rest : rest.slice(0, end);
}

function wantedOf(
  lower: readonly string[],
  { noun, lead }: { readonly noun: string | undefined; readonly lead: string },
): Wanted {
  const [first = "", second = ""] = lower;
  const rest = lower.join(" ");
  switch (first) {
    case "who":
    case "whom":
    case "whose":
      return "person";
    case "when":
      return "date";
    case "where":
      return "place";
    case "why":
      return "reason";
    case "how":
      return lead === "by" ? "percentage" : wantedOfHow(second, rest);
    default:
      return wantedOfNoun(noun, rest);
  }
}

function wantedOfHow(second: string, rest: string): Wanted {
  if (second === "many") return "count";
  if (second === "often" || second === "frequently") return "frequency";
  if (second === "much") return MONEY.test(rest) ? "money" : "length";
  return LENGTH_ADJECTIVES.has(second) ? "length" : "manner";
}

const MONEY =
  /\b(?:cost|costs|price|pay|paid|money|charge|charged|worth|spend|spent|fee|salary|earn|rent|budget|total|ticket|owe|due|much (?:is|are|was|were))\b/;

const WANTED_OF_KIND: Partial<Record<FieldKind, Wanted>> = {
  person: "person",
  organization: "organization",
  place: "place",
  date: "date",
  time: "date",
  timestamp: "date",
  money: "money",
  percentage: "percentage",
  quantity: "length",
  email: "email",
  url: "url",
  phone: "phone",
};

function wantedOfNoun(noun: string | undefined, rest: string): Wanted {
  if (noun === "year" || noun === "century") return "year";
  if (noun === "month" || noun === "day") return "date";
  const asked =
    noun ??
    /^what (?:is|are|was|were|does|'s) (?:the |a |an )?(?:[\p{L}-]+ )?([\p{L}-]+)/u.exec(rest)?.[1];
  if (!noun && /^what (?:do|does|did)\b.*\bcosts?\b/.test(rest)) return "money";
  const kind = asked ? fieldKinds.get(toSingular(asked)) : undefined;
  if (/^what (?:is|are|was|were) (?:the |an? )?[\p{L}-]+ (?:time|period|window)\b/u.test(rest))
    return "length";
  const direct = /^what (?:is|are|was|were) (?:the |a |an )?([\p{L}-]+)/u.exec(rest)?.[1];
  const named = direct ? fieldKinds.get(toSingular(direct)) : undefined;
  return WANTED_OF_KIND[named ?? kind ?? "text"] ?? "thing";
}
