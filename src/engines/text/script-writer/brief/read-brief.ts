import type { Genre } from "../../../../content/scripts/genres.js";
import type { LabelRole, ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";
import { rulesFor } from "../../../../content/scripts/reading/rules-for.js";
import { cleanBrief } from "./clean-brief.js";
import { detectLanguage } from "./detect-language.js";
import { genreOf } from "./genre-of.js";
import { JUDGED_LANGUAGES, type Judgement, judgeSentences } from "./judge-sentences.js";
import { type Notes, newNotes, type Statement, type Wishes } from "./notes.js";
import { protectSpans } from "./protect-spans.js";
import { addStatement, type Place, readSentence, readWish } from "./read-sentence.js";
import { readWishes } from "./read-wishes.js";
import { spellOut } from "./spell-out.js";
import { type LabelledPart, splitLabels, splitSentences, trimClause } from "./split-brief.js";
import { finishSentence, splitFinished } from "./whole-sentence.js";

/** What a brief says, apart from its orders to the writer. */
export interface BriefReading {
  readonly language: string;
  readonly genre: Genre;
  /** What it is about, as the brief names it; undefined where only its statements tell. */
  readonly topic: string | undefined;
  /** Whether the topic is a clause, such as "how compost works". */
  readonly isClause: boolean;
  readonly audience: string | undefined;
  /** In the order of the brief. */
  readonly statements: readonly Statement[];
  /** The orders to write, which may name somebody that no statement does. */
  readonly orders: readonly string[];
  readonly firstWords: string | undefined;
  readonly lastWords: string | undefined;
  readonly wishes: Wishes;
}

const AUDIENCE_WORDS_MAX = 14;
/** Who does it, where something else is what the brief is about. */
const BESIDE_TOPIC =
  /^(?:company|brand|service|name|business|organi[sz]ation|firma|marke|name|entreprise|marque|empresa|marca|azienda|bedrijf|merk)$/u;
const LAST_WORDS_MAX = 14;
const EVENTS: ReadonlySet<Genre> = new Set(["invitation", "announcement", "appeal"]);
const WITH_STEPS: ReadonlySet<Genre> = new Set(["how-to", "safety", "meditation"]);
const THINGS: ReadonlySet<Genre> = new Set(["advertisement", "demo", "audio guide"]);

/** Reads a brief: what is said, to whom, and how it is to be said. */
export function readBrief(brief: string): BriefReading {
  const language = detectLanguage(brief);
  const clean = cleanBrief(language === "en" ? spellOut(brief) : brief);
  const rules = rulesFor(language);
  const spans = protectSpans(unquoteWhole(clean));
  const genre = genreOf(clean);
  const notes = newNotes({
    hasSteps: WITH_STEPS.has(genre),
    isJudged: JUDGED_LANGUAGES.has(language),
    restore: spans.restore,
  });
  const parts = splitLabels(
    spans.text,
    (label) => roleOf(rules, label),
    (label) => isNoLabel(rules, label, language),
  );
  const judged = judgeParts(parts, notes);
  for (const [at, part] of judged.entries()) readPart(rules, notes, part, at === parts.length - 1);
  if (
    notes.topic !== undefined &&
    notes.audience === undefined &&
    genre !== "tribute" &&
    rules.isPeople(notes.topic)
  ) {
    notes.audience = notes.topic;
    notes.topic = undefined;
  }
  const restored = restoreAll(notes);
  const topic = topicOf(rules, restored.topic);
  const isThing = THINGS.has(genre);
  const isEvent = EVENTS.has(genre);
  const subject = subjectFor(genre, topic, clean);
  const statements = restored.statements
    .flatMap((statement) => apart(genre, statement))
    .flatMap(({ text, kind, label, isWish = false }) => {
      const sentence =
        kind === "question"
          ? text
          : rules.complete(text.replace(/(?<!\.\p{L})[.。]$/u, ""), label, {
              subject,
              isThing,
              isEvent,
              isSlow: genre === "meditation",
            });
      return splitFinished(finishSentence(sentence, text)).map((whole) => ({
        text: whole,
        kind,
        label,
        isWish,
      }));
    })
    .flatMap((statement) => withoutBanned(rules, statement, restored.bans));
  return {
    language,
    genre,
    topic,
    isClause: topic !== undefined && rules.isClause(topic),
    audience: audienceOf(rules, restored.audience),
    statements: unique(statements).map((statement) => ({
      ...statement,
      follows: rules.follows.test(statement.text),
    })),
    orders: restored.orders,
    firstWords: restored.firstWords,
    lastWords: restored.lastWords,
    wishes: readWishes(restored.directions),
  };
}

interface JudgedPart extends LabelledPart {
  readonly sentences: readonly {
    readonly text: string;
    readonly judgement: Judgement | undefined;
  }[];
}

/** The sentences of all parts, judged in the order of the brief where the classifier knows its language. */
function judgeParts(
  parts: readonly LabelledPart[],
  { isJudged, restore }: Pick<Notes, "isJudged" | "restore">,
): JudgedPart[] {
  const cut = parts.map((part) => ({ ...part, sentences: splitSentences(part.text) }));
  const judgements = isJudged
    ? judgeSentences(
        cut.flatMap(({ label, sentences }) =>
          sentences.map((text) => ({ text: restore(text), label })),
        ),
      )
    : [];
  return cut.map((part) => ({
    ...part,
    sentences: part.sentences.map((text) => ({ text, judgement: judgements.shift() })),
  }));
}

type Noted = Notes["statements"][number];

const APART: ReadonlySet<Genre> = new Set(["meditation"]);
const SHORT_STEP_WORDS_MAX = 9;

/** Steps that are only commas apart, where each of them needs its time. */
function apart(genre: Genre, statement: Noted): Noted[] {
  const parts = trimClause(statement.text).split(
    /,\s+(?:and )?(?!\p{Ll}+ (?:and|und|et|y|e|en) \p{Ll})/u,
  );
  const isList =
    APART.has(genre) &&
    parts.length >= 3 &&
    parts.every((part) => part.split(" ").length <= SHORT_STEP_WORDS_MAX) &&
    !/^(?:I|you|we|they|it|he|she|there|tu|vous|nous|il|elle|on|du|sie|er|es|wir) /iu.test(
      statement.text,
    );
  return isList
    ? parts.map((text, at) => ({ ...statement, text, label: at === 0 ? statement.label : "" }))
    : [statement];
}

function roleOf(rules: ReadingRules, label: string): LabelRole | undefined {
  return rules.labels.find(([pattern]) => pattern.test(label))?.[1];
}

/** What follows a verb, and no noun: `Press twice`, `Show the app`. */
const WITH_OBJECT =
  /\s(?:the|an?|it|them|your|once|twice|again|on|off|up|down|in|out|through)(?:\s|$)/iu;
const FOREIGN_LABEL_WORDS_MAX = 2;

/** Orders and steps before a colon are no labels; outside English a label that is not known is short. */
function isNoLabel(rules: ReadingRules, label: string, language: string): boolean {
  return (
    rules.title.test(label) ||
    rules.closing.test(label) ||
    rules.firstWords.test(label) ||
    rules.command.test(label) ||
    rules.shapeOf(label) === "step" ||
    (WITH_OBJECT.test(label) && rules.isOrder(label)) ||
    (language !== "en" && label.split(" ").length > FOREIGN_LABEL_WORDS_MAX)
  );
}

function unquoteWhole(text: string): string {
  return /^(["“„«]).+["”“»]$/u.test(text) &&
    !/["”“»].*["“„«]/u.test(text.slice(1, -1)) &&
    text.length > 60
    ? text.slice(1, -1)
    : text;
}

function readPart(rules: ReadingRules, notes: Notes, part: JudgedPart, isLastPart: boolean): void {
  const label = part.label.toLowerCase();
  const role = part.label === "" ? undefined : roleOf(rules, part.label);
  const isEnding = role === "action" && /line|end|slogan|tagline|finish|clos/u.test(label);
  if (isEnding && notes.lastWords === undefined && part.text.split(" ").length <= LAST_WORDS_MAX) {
    const cried = rules.raisedGlass(trimClause(part.text));
    notes.lastWords = cried ?? part.text;
    return;
  }
  part.sentences.forEach(({ text: sentence, judgement }, at) => {
    const isFirst =
      notes.statements.length === 0 && notes.topic === undefined && notes.orders.length === 0;
    const isLast = isLastPart && at === part.sentences.length - 1;
    const place = { isFirst, isLast, judgement };
    const isLabelled = at === 0 || role === "facts" || role === "steps" || role === "ban";
    if (part.label === "" || !isLabelled) {
      readSentence(rules, notes, sentence, { ...place, label: "" });
      return;
    }
    readLabelled(rules, notes, { sentence, label, role, place });
  });
}

interface Labelled {
  readonly sentence: string;
  readonly label: string;
  readonly role: LabelRole | undefined;
  readonly place: Omit<Place, "label">;
}

function readLabelled(rules: ReadingRules, notes: Notes, labelled: Labelled): void {
  const { sentence, label, role, place } = labelled;
  const value = trimClause(sentence);
  const isAboutThem =
    /^(?:goal|aim|ziel|objectif|but|meta|obiettivo|doel)$/u.test(label) &&
    /^(?:they|people|viewers|listeners|everyone|the audience) (?!who)/iu.test(value);
  if (role === "tone" || role === "direction" || isAboutThem) {
    notes.directions.push(value);
    if (rules.persuasionOf(value) !== undefined) readWish(rules, notes, value);
    else if (rules.isClause(value)) notes.topic ??= value;
  } else if (
    role === "topic" &&
    !(notes.topic !== undefined && BESIDE_TOPIC.test(label)) &&
    (rules.shapeOf(value) !== "sentence" || rules.isClause(value))
  ) {
    if (notes.topic !== undefined) notes.orders.push(notes.topic);
    notes.topic = value;
  } else if (role === "audience" && notes.audience === undefined) {
    notes.audience = value.split(/,\s/u)[0];
  } else if (role === "action") {
    if (/^[\uF000-\uF8FF]$/u.test(value)) notes.lastWords = value;
    else readWish(rules, notes, value);
  } else if (role === "ban") {
    notes.bans.push(...value.split(/,\s+/u));
  } else if (role === "topic" && rules.shapeOf(value) !== "sentence") {
    addStatement(rules, notes, sentence, { isLast: false, label });
  } else if (role === "topic" || role === "audience") {
    readSentence(rules, notes, sentence, { ...place, isFirst: false, label: "" });
  } else if (isAddress(rules, label, value)) {
    const named = `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
    const asked = `${named}, ${lowerOpening(rules, value)}.`;
    addStatement(rules, notes, asked, { isLast: false, label: "" });
  } else {
    const kept = role === "facts" || role === "steps" ? role : label;
    readSentence(rules, notes, sentence, { ...place, isFirst: false, label: kept });
  }
}

/** `Passengers needing help: find staff` calls somebody. */
function isAddress(rules: ReadingRules, label: string, value: string): boolean {
  return rules.isPeople(label) && rules.shapeOf(value) !== "sentence";
}

function restoreAll(notes: Notes): Notes {
  const { restore, hasSteps, isJudged } = notes;
  const maybe = (part: string | undefined) => (part === undefined ? undefined : restore(part));
  return {
    hasSteps,
    isJudged,
    restore,
    topic: maybe(notes.topic),
    audience: maybe(notes.audience),
    firstWords: maybe(notes.firstWords),
    lastWords: maybe(notes.lastWords),
    orders: notes.orders.map(restore),
    statements: notes.statements.map((one) => ({ ...one, text: restore(one.text) })),
    directions: notes.directions.map(restore),
    bans: notes.bans.map((ban) => restore(ban).replace(/^["“„«‘']|["”“»’']$/gu, "")),
  };
}

/** The topic as it stands inside a sentence. */
function topicOf(rules: ReadingRules, given: string | undefined): string | undefined {
  if (given === undefined || trimClause(given) === "") return undefined;
  return rules.withArticle(lowerOpening(rules, trimClause(given)), "first");
}

function audienceOf(rules: ReadingRules, given: string | undefined): string | undefined {
  if (given === undefined || trimClause(given) === "") return undefined;
  const mark = rules.forMark.exec(trimClause(given))?.[0] ?? "";
  const who = trimClause(trimClause(given).slice(mark.length))
    .replace(/^(?:des|unos|unas|dei|delle) /iu, "")
    .replace(/\s*[?？]$/u, "");
  return lowerOpening(rules, who.split(" ").slice(0, AUDIENCE_WORDS_MAX).join(" "));
}

/** Writes the first word small where its capital only marked the start of a sentence. */
export function lowerOpening(rules: ReadingRules, text: string): string {
  const [first = "", second = ""] = text.split(" ");
  return rules.isPlainWord(first, second) ? first.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What stands for the topic in a sentence that its brief left without a subject. */
function subjectFor(genre: Genre, topic: string | undefined, brief: string): string {
  if (genre === "tribute") {
    const [he, she] = [/\b(?:he|his|him)\b/giu, /\b(?:she|hers?)\b/giu].map(
      (word) => brief.match(word)?.length ?? 0,
    );
    if ((he ?? 0) !== (she ?? 0)) return (he ?? 0) > (she ?? 0) ? "He" : "She";
    return /(?<!^)\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)*/u.exec(` ${topic ?? ""}`)?.[0] ?? "It";
  }
  const head = topic?.split(/,| (?:of|in|at|for|from|with|on|by|called|that|which) /u)[0] ?? "";
  const isMany =
    /[^s'’u]s$/u.test(head) &&
    !/^\p{Lu}/u.test(head.split(" ").at(-1) ?? "") &&
    !/^(?:an?|this) /iu.test(head);
  return isMany ? "They" : "It";
}

function withoutBanned<Kept extends { readonly text: string }>(
  rules: ReadingRules,
  statement: Kept,
  bans: readonly string[],
): Kept[] {
  const isBanned = (text: string) =>
    bans.some((ban) => {
      if (
        /^(?:the |our |any )?(?:prices?|costs?|preise?|kosten|prix|precios?|prezz[oi]|preços?|prijs|prijzen)$/iu.test(
          ban,
        )
      ) {
        return (
          rules.price.test(text) ||
          /[€$£¥]|\b(?:EUR|USD|GBP|CHF)\b|\beuros?\b|\bdollars?\b/iu.test(text)
        );
      }
      return (
        ban.length > 2 &&
        text
          .toLowerCase()
          .includes(ban.toLowerCase().replace(/^(?:the|our|any|a|her|his|their) /u, ""))
      );
    });
  if (!isBanned(statement.text)) return [statement];
  const parts = statement.text
    .replace(/[.!?]+$/u, "")
    .split(/,? (?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar) /u);
  const kept = parts.filter((part) => !isBanned(part));
  const isWhole =
    kept.length > 0 && kept[0] === parts[0] && rules.shapeOf(kept[0] ?? "") === "sentence";
  return isWhole ? [{ ...statement, text: `${kept.join(" and ")}.` }] : [];
}

function unique<Told extends { readonly text: string }>(statements: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const isNew = key !== "" && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
