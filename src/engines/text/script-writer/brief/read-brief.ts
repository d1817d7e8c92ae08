import type {
  BriefKind,
  FactShape,
  ReadingRules,
  Tone,
} from "../../../../content/scripts/reading/reading-rules.js";
import { rulesFor } from "../../../../content/scripts/reading/rules-for.js";
import { buildTopic, type Topic } from "./build-topic.js";
import { cleanBrief } from "./clean-brief.js";
import { countWords } from "./count-words.js";
import { detectLanguage } from "./detect-language.js";
import { findAnchors } from "./find-anchors.js";
import type { Notes } from "./note-brief.js";
import { type ProtectedText, protectSpans } from "./protect-spans.js";
import { readPart, roleOf } from "./read-clauses.js";
import { splitLabels, splitLongClause, trimClause } from "./split-clauses.js";

/** One statement of the brief, ready to stand inside a sentence. */
export interface Fact {
  readonly text: string;
  readonly shape: FactShape;
  readonly anchors: readonly string[];
  readonly keys: readonly string[];
  readonly words: number;
}

/** What a brief says, apart from its orders to the writer. */
export interface BriefReading {
  readonly language: string;
  readonly unspaced: boolean;
  readonly kind: BriefKind;
  readonly tone: Tone;
  readonly topic: Topic;
  readonly audience: string | undefined;
  readonly facts: readonly Fact[];
  readonly actions: readonly Fact[];
}

const unspacedLanguages: ReadonlySet<string> = new Set(["zh", "ja", "th"]);
const factWordsMax = 26;
const audienceWordsMax = 14;

/** Reads a brief: topic, audience, facts, requests to the listener, tone and kind. */
export function readBrief(brief: string): BriefReading {
  const clean = cleanBrief(brief);
  const language = detectLanguage(clean);
  const rules = rulesFor(language);
  const unspaced = unspacedLanguages.has(language);
  const spans = protectSpans(unquoteWhole(clean));
  const notes: Notes = {
    topic: undefined,
    name: undefined,
    audience: undefined,
    tone: undefined,
    facts: [],
    points: new Set(),
    actions: [],
    requests: new Set(),
    bans: [],
  };
  for (const part of splitLabels(spans.text, (word) => roleOf(rules, word) !== undefined)) {
    readPart(rules, notes, part);
  }
  return assemble({ clean, language, unspaced, rules, spans, notes });
}

function unquoteWhole(text: string): string {
  return /^(["“„«]).+["”“»]$/u.test(text) &&
    !/["”“»].*["“„«]/u.test(text.slice(1, -1)) &&
    text.length > 60
    ? text.slice(1, -1)
    : text;
}

interface Material {
  readonly clean: string;
  readonly language: string;
  readonly unspaced: boolean;
  readonly rules: ReadingRules;
  readonly spans: ProtectedText;
  readonly notes: Notes;
}

function assemble(material: Material): BriefReading {
  const { clean, language, unspaced, rules, spans, notes } = material;
  const bans = notes.bans.map((ban) => spans.restore(ban));
  const given = notes.facts.map((fact) => spans.restore(fact));
  const { topic, rest } = buildTopic({
    rules,
    unspaced,
    name: notes.name === undefined ? undefined : spans.restore(notes.name),
    stated: notes.topic === undefined ? undefined : spans.restore(notes.topic),
    facts: given,
    fallback: spans.restore(notes.actions[0] ?? "") || clean,
  });
  const points = new Set([...notes.points].map((point) => spans.restore(point)));
  const isStated = notes.topic !== undefined;
  const facts = nameSubjects(rules, { topic, facts: rest, isStated })
    .flatMap((fact) => withoutBanned(rules, fact, bans))
    .flatMap((fact) => (points.has(fact) ? [fact] : splitFact(fact, unspaced)))
    .map((fact) => {
      const made = makeFact(rules, fact, unspaced);
      return points.has(fact) && (made.shape === "loose" || made.shape === "step")
        ? { ...made, shape: "noun" as const }
        : made;
    });
  const actions = notes.actions.map((action) => {
    const made = makeAction(rules, spans.restore(action), unspaced);
    return notes.requests.has(action) ? { ...made, shape: "step" as const } : made;
  });
  const audience =
    notes.audience === undefined ? findAudience(rules, topic) : spans.restore(notes.audience);
  return {
    language,
    unspaced,
    kind: rules.kinds.find(([, pattern]) => pattern.test(clean))?.[0] ?? "general",
    tone: notes.tone ?? "neutral",
    topic,
    audience: audience === undefined ? undefined : tidyAudience(rules, audience),
    facts: unique(facts),
    actions: unique(actions),
  };
}

function findAudience(rules: ReadingRules, topic: Topic): string | undefined {
  return rules.audienceInTopic(topic.full)?.who;
}

function tidyAudience(rules: ReadingRules, audience: string): string {
  return lowerOpening(rules, audience.split(" ").slice(0, audienceWordsMax).join(" "));
}

function unique(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = fact.text.toLowerCase();
    const isNew = fact.text !== "" && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function splitFact(fact: string, unspaced: boolean): string[] {
  if (!unspaced) {
    return splitLongClause(fact, factWordsMax);
  }
  return fact.length <= 40 ? [fact] : fact.split(/[，、,]/u).filter((part) => part.trim() !== "");
}

function makeFact(rules: ReadingRules, given: string, unspaced: boolean): Fact {
  const raw = given.trim();
  const opening = rules.completeFact(lowerOpening(rules, trimClause(raw)));
  const isQuestion = /[?？]["”»]?$/u.test(opening);
  const text = withoutInnerStops(opening.replace(/[?？!]+$/u, ""));
  const isOpeningPlain = opening.charAt(0) !== raw.charAt(0) || isOpeningOnly(rules, opening);
  const { all, keys } = findAnchors(text, { isOpeningPlain, namesByCapital: rules.namesByCapital });
  return {
    text,
    shape: isQuestion ? "question" : rules.shapeOf(text),
    anchors: all,
    // A lone capitalised first word may be any word, so it is no key to come back to.
    keys: keys.filter((key) => !text.startsWith(key) || /[\s\d]|\p{Lu}.*\p{Lu}/u.test(key)),
    words: countWords(text, unspaced),
  };
}

/** A stop inside a fact would end the sentence that carries it. */
function withoutInnerStops(text: string): string {
  return text
    .replace(/\s*[?？!]+(?=\s)/gu, ",")
    .replace(/\s[.…]+(?=\s|$)/gu, "")
    .replace(/(?<=\p{L}{4})\.+(?=\s\p{Ll})/gu, ",");
}

function makeAction(rules: ReadingRules, raw: string, unspaced: boolean): Fact {
  const action = makeFact(rules, raw.replace(/^(?:please|bitte|so|then)\s+/iu, ""), unspaced);
  return {
    ...action,
    shape: rules.isOrder(action.text) ? "step" : action.shape === "step" ? "loose" : action.shape,
  };
}

function isOpeningOnly(rules: ReadingRules, text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  return rules.isPlainWord(first, second);
}

/** Writes the first word small where its capital only marked the start of a sentence. */
function lowerOpening(rules: ReadingRules, text: string): string {
  const [first = "", second = ""] = text.split(" ");
  return rules.isPlainWord(first, second) ? first.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Leaves out what the brief forbids to speak of: the part of a fact, or all of it. */
function withoutBanned(rules: ReadingRules, fact: string, bans: readonly string[]): string[] {
  if (bans.length === 0 || !isBanned(rules, fact, bans)) {
    return [fact];
  }
  const joint = /,\s+(?:and\s+)?|\s+(?:and|und|et|y|e|en)\s+/iu;
  const parts = fact.split(joint).filter((part) => !isBanned(rules, part, bans));
  const [first = ""] = parts;
  return first !== "" && fact.startsWith(first) ? [parts.join(", ")] : parts;
}

function isBanned(rules: ReadingRules, text: string, bans: readonly string[]): boolean {
  return bans.some((ban) => {
    if (rules.price.test(ban)) {
      return (
        rules.price.test(text) || /[€$£¥]|EUR|USD|GBP|CHF|\beuros?\b|\bdollars?\b/iu.test(text)
      );
    }
    return ban.length > 2 && text.toLowerCase().includes(ban.toLowerCase());
  });
}

/** Puts the topic's name where "it" stands for it, so that each fact can be spoken on its own. */
function nameSubjects(
  rules: ReadingRules,
  given: { readonly topic: Topic; readonly facts: readonly string[]; readonly isStated: boolean },
): string[] {
  const { topic, facts } = given;
  if (topic.question !== undefined) {
    return [...facts];
  }
  let isOpen = given.isStated;
  return facts.map((fact) => {
    const opening = fact.toLowerCase();
    const named = isOpen ? rules.withSubject(rules.completeFact(fact), topic.short) : fact;
    const isNamed =
      opening.startsWith(topic.full.toLowerCase()) || opening.startsWith(topic.short.toLowerCase());
    isOpen = isNamed || named !== fact || (isOpen && rules.shapeOf(fact) !== "sentence");
    return named;
  });
}
