import type { Openings, ScriptFrames } from "../../../content/scripts/frames/frames.js";
import type { Genre } from "../../../content/scripts/genres.js";
import { rulesFor } from "../../../content/scripts/reading/rules-for.js";
import { readFacts, type StatedFacts } from "../stated-facts/read-facts.js";
import { countWords, hasUnspaced } from "./brief/count-words.js";
import type { Statement } from "./brief/notes.js";
import { type BriefReading, lowerOpening } from "./brief/read-brief.js";
import { finishSentence } from "./brief/whole-sentence.js";
import { SPEAKER } from "./speaker.js";

/** One sentence to be spoken. */
export interface Line {
  readonly text: string;
  readonly words: number;
  /** Its place among the statements of the brief; -1 for a sentence that was added. */
  readonly place: number;
  readonly kind: Statement["kind"] | "frame";
  readonly follows: boolean;
  readonly label: string;
  /** Whether the brief names it as what the listeners are to do in the end. */
  readonly isWish?: boolean;
  /** Whether the listeners are called in front of it. */
  readonly isCalled?: boolean;
}

/** The words of all lines. */
export function wordsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { words }) => sum + words, 0);
}

/** The lines of a script, before they are put in order. */
export interface Material {
  /** The first sentence of the brief with its listeners called in front of it; where only they have still to be named. */
  readonly calledFirst: Line | undefined;
  /** First sentences to choose from; an empty one where the brief opens well by itself. */
  readonly openings: readonly (readonly Line[])[];
  readonly first: readonly Line[];
  /** A statement with those that lean on it, in the order of the brief. */
  readonly groups: readonly (readonly Line[])[];
  /** Sentences that may round the script off before the close, where there is time. */
  readonly endings: readonly Line[];
  /** What may be said once more at the end, where the brief is rich and there is time. */
  readonly spare: readonly Line[];
  /** Requests to the listener, what is to be said again, and the last words. */
  readonly close: readonly Line[];
}

/** Where requests are steps, and stay where they stand. */
const STEPS_IN_PLACE: ReadonlySet<Genre> = new Set([
  "demo",
  "how-to",
  "safety",
  "meditation",
  "audio guide",
]);
/** An address, or a telephone number. */
export const CONTACT = /\S+\.\S{2,}\/?\S*|@|\d{3}/u;
const REQUESTS_AT_THE_END_MAX = 3;
/** A topic is named when this share of its weighty words is spoken anyway. */
const NAMED_SHARE = 0.75;
/** A topic that is named later than this is not introduced. */
const EARLY_STATEMENTS = 3;

/** Makes the lines that a script of a brief can have. */
export function makeLines(reading: BriefReading, frames: ScriptFrames | undefined): Material {
  const make = lineMaker(reading.wishes.noExclamations);
  const all = reading.statements.map((statement, place) =>
    make(statement.text, { ...statement, place }),
  );
  const requests = requestsAtTheEnd(reading.genre, all);
  const body = all.filter((line) => !requests.includes(line));
  const last =
    reading.lastWords === undefined ? [] : [make(finishSentence(unquoted(reading.lastWords)))];
  const first =
    reading.firstWords === undefined ? [] : [make(finishSentence(unquoted(reading.firstWords)))];
  const spoken = [...first, ...all, ...last].map(({ text }) => text).join(" ");
  const left = leftOver(reading, spoken);
  const close = [
    ...requests,
    ...(frames ? left.links.map((link) => make(fill(frames.more, { part: link }))) : []),
    ...(frames
      ? reading.wishes.repeats
          .flatMap((part) => again(part, reading, frames, spoken))
          .map((text) => make(text))
      : []),
    ...last,
  ];
  const person = personOf(reading);
  const isToast =
    reading.genre === "tribute" &&
    person !== undefined &&
    last.length === 0 &&
    requests.length === 0 &&
    !MOURNING.test(spoken + (reading.topic ?? "")) &&
    frames;
  const ending = isToast ? [make(fill(frames.toPerson, { name: person }))] : [];
  return {
    openings: openingsFor(reading, frames, spoken, left.names).map((texts) =>
      texts.map((text) => make(text)),
    ),
    calledFirst:
      first.length > 0 || left.names.length > 0
        ? undefined
        : calledFirst(reading, frames, body[0], spoken),
    first,
    groups: grouped(body),
    endings: endingsOf(reading, frames, spoken).map((text) => make(text)),
    spare: spareOf(reading, frames, [...requests, ...last].map(({ text }) => text).join(" ")).map(
      (text) => make(text),
    ),
    close: [...close, ...ending].filter(
      (line, at, lines) => lines.findIndex(({ text }) => text === line.text) === at,
    ),
  };
}

/** The words of a line; where a script without spaces is mixed in, whichever count is larger. */
function spokenWords(text: string): number {
  const spaced = countWords(text, false);
  return hasUnspaced(text) ? Math.max(spaced, countWords(text, true)) : spaced;
}

/** Nobody is toasted where somebody is mourned. */
const MOURNING =
  /\b(?:died|death|funeral|memorial|passed away|in memory|mourn\p{L}*|gestorben|verstorben|décédé\p{L}*|mort|morte|murió|falleció|morto|morreu|overleden)\b/iu;

type MakeLine = (text: string, of?: Partial<Omit<Line, "text" | "words">>) => Line;

function lineMaker(noExclamations: boolean): MakeLine {
  return (given, of = {}) => {
    const text = noExclamations ? given.replace(/¡/gu, "").replace(/!+/gu, ".") : given;
    return {
      text,
      words: spokenWords(text),
      place: of.place ?? -1,
      kind: of.kind ?? "frame",
      follows: of.follows ?? false,
      label: of.label ?? "",
      isWish: of.isWish ?? false,
    };
  };
}

/** Requests close a script; of many, the last ones do, and where they are steps only those that name a contact. */
function requestsAtTheEnd(genre: Genre, lines: readonly Line[]): readonly Line[] {
  const asked = lines.filter((line) => line.kind === "action");
  const isLate = (line: Line) =>
    line.isWish === true || line.place >= lines.length / 2 || CONTACT.test(line.text);
  const kept = STEPS_IN_PLACE.has(genre)
    ? asked.filter((line) => line.isWish === true || line.place >= lines.length - 2)
    : asked.filter(isLate);
  return kept
    .slice(-REQUESTS_AT_THE_END_MAX)
    .filter((line) => !line.follows || lines.length - 1 === line.place);
}

/** A sentence that opens with `it` or `then` stays behind the one before it. */
function grouped(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.follows && last) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** What stands before the name of those who order a script. */
const FROM_SOMEBODY =
  /(?<!\p{L})(?:for|from|by|of|at|stores|von|für|des|der|de|du|pour|para|da|do|di|del|della|per|van|voor)(?: (?:the|our|my|le|la|les|l['’]|el|los|las|il|lo|o|a|os|as|het|een|das|die|den))?\s?\(?$|\($/iu;

interface LeftOver {
  readonly names: readonly string[];
  readonly links: readonly string[];
}

/** Names and addresses that only the order to write has. */
function leftOver(
  { orders, language, topic = "", audience = "" }: BriefReading,
  spoken: string,
): LeftOver {
  const told = `${spoken} ${topic} ${audience}`.toLowerCase();
  const text = orders.join(". ");
  const { names, links } = readFacts(text, language);
  const found: string[] = [];
  for (const match of text.matchAll(
    /\p{Lu}(?:[\p{L}\p{M}\d'’&-]|\.(?=\S))*(?:\s(?:(?:of|the|de|la|del|du|der|von|and|&)\s)?\p{Lu}(?:[\p{L}\p{M}\d'’&-]|\.(?=\S))*)*/gu,
  )) {
    const run = match[0].replace(/[.,]+$/u, "");
    const parts = run.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
    const opens = match.index === 0 || /[.!?]\s$/u.test(text.slice(0, match.index));
    const isName = parts.some((part) => names.has(part)) && !opens;
    if (
      isName &&
      FROM_SOMEBODY.test(text.slice(0, match.index)) &&
      !parts.every((part) => told.includes(part))
    )
      found.push(run);
  }
  return {
    names: [...new Set(found)],
    links: [...links.values()].filter((link) => !told.includes(link.toLowerCase())),
  };
}

/** The first sentences that the brief calls for. */
function openingsFor(
  reading: BriefReading,
  frames: ScriptFrames | undefined,
  spoken: string,
  names: readonly string[],
): string[][] {
  const { topic, audience, isClause, genre } = reading;
  if (!frames) {
    const parts = [topic, audience].filter((part) => part !== undefined && !isNamed(part, spoken));
    return [parts.map((part) => finishSentence(part ?? ""))];
  }
  const from = names.slice(0, 2).map((name) => fill(frames.from, { name }));
  const early = `${reading.firstWords ?? ""} ${reading.statements
    .slice(0, EARLY_STATEMENTS)
    .map(({ text }) => text)
    .join(" ")}`;
  const needsTopic = topic !== undefined && !isNamed(topic, early);
  const called = audience === undefined ? "" : calledBy(audience, frames);
  const named = audience?.replace(frames.notCalled, "").toLowerCase();
  const needsAudience =
    named !== undefined && !`${spoken} ${topic ?? ""}`.toLowerCase().includes(named);
  const isCalled = audience !== undefined && canBeCalled(audience);
  const isAsked = topic !== undefined && INVERTED.test(topic);
  const kinds = isAsked ? asAsked(frames.openings[genre]) : frames.openings[genre];
  const isName =
    topic !== undefined &&
    /^(?:\p{Lu}[\p{L}\d'’.&-]*|&|of|the)(?: (?:\p{Lu}[\p{L}\d'’.&-]*|&|of|the))*$/u.test(topic);
  // Without an article a topic can be spoken of, but not shown.
  const isBare =
    reading.language !== "en" &&
    topic !== undefined &&
    /^\p{Ll}/u.test(topic) &&
    !ARTICLE.test(topic);
  const fitting = isBare ? frames.openings.explainer : isName ? withNames(kinds) : kinds;
  const templates = templatesOf(fitting, {
    needsTopic,
    needsAudience,
    isClause,
  });
  const usable = templates.filter((template) => isCalled || !template.includes("{Audience}"));
  const filled = usable.map((template) => [
    ...from,
    fill(template, {
      topic: topic ?? "",
      audience: template.includes("{Audience}") ? called : (audience ?? ""),
    }),
  ]);
  if (filled.length > 0) return filled;
  return [from];
}

/** `how does a heat pump work`: a question as it stands, and no clause. */
const INVERTED =
  /^(?:(?:how|why|when|where) (?:do|does|did|is|are|was|were|can|could|should|will|would)|what (?:do|does|did|is|are|was|were))(?!\p{L})/iu;

function asAsked(kinds: Openings): Openings {
  return {
    ...kinds,
    clause: ["{Topic}?"],
    clauseAndAudience: ["{Audience}, {topic}?"],
  };
}

const ARTICLE =
  /^(?:l['’]|(?:der|die|das|ein|eine|unsere?|meine?|le|la|les|une?|notre|nos|mon|ma|mes|el|los|las|una|nuestr[oa]s?|mi|il|lo|gli|i|uno|nostr[oaie]|o|a|os|as|um|uma|noss[oa]s?|de|het|een|onze|ons)\s)/iu;

function withNames(kinds: Openings): Openings {
  return {
    ...kinds,
    topic: kinds.named ?? kinds.topic,
    both: kinds.namedAndAudience ?? kinds.both,
  };
}

/** `Passengers, there will be no trams` says whom it is for without a sentence of its own. */
function calledFirst(
  reading: BriefReading,
  frames: ScriptFrames | undefined,
  line: Line | undefined,
  spoken: string,
): Line | undefined {
  const { audience, topic, language } = reading;
  const isOpen =
    line &&
    !line.follows &&
    line.kind !== "action" &&
    !SPEAKER.test(line.text) &&
    !/^["“„«]/u.test(line.text);
  if (!frames || !isOpen || audience === undefined || !canBeCalled(audience)) return undefined;
  if (topic !== undefined && !isNamed(topic, spoken)) return undefined;
  const called = calledBy(audience, frames);
  if (spoken.toLowerCase().includes(called.toLowerCase())) return undefined;
  const text = `${called.charAt(0).toUpperCase()}${called.slice(1)}, ${lowerOpening(rulesFor(language), line.text)}`;
  return { ...line, text, words: spokenWords(text), isCalled: true };
}

function templatesOf(
  kinds: Openings,
  {
    needsTopic,
    needsAudience,
    isClause,
  }: Readonly<Record<"needsTopic" | "needsAudience" | "isClause", boolean>>,
): readonly string[] {
  if (needsTopic && needsAudience) return isClause ? kinds.clauseAndAudience : kinds.both;
  if (needsTopic) return isClause ? kinds.clause : kinds.topic;
  return needsAudience ? kinds.audience : [];
}

/** Whether the weighty words of a phrase are spoken anyway. */
function isNamed(phrase: string, spoken: string): boolean {
  const words = (phrase.match(/[\p{L}\p{M}\d][\p{L}\p{M}\d'’-]*/gu) ?? []).filter(
    (word) => word.length > 3 || /\d|^\p{Lu}/u.test(word),
  );
  if (words.length === 0) return spoken.toLowerCase().includes(phrase.toLowerCase());
  const told = new Set(stems(spoken));
  const hits = words.filter((word) => stems(word).every((stem) => told.has(stem))).length;
  const must = words.filter((word) => /\d|\p{Lu}/u.test(word));
  return (
    hits >= words.length * NAMED_SHARE &&
    must.every((word) => stems(word).every((stem) => told.has(stem)))
  );
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) =>
    word.length > 4 ? word.replace(/(?:en|es|s|n|e)$/u, "") : word,
  );
}

const CALLED_WORDS_MAX = 10;

const RELATIVE = /,?\s(?:who|that|which|che|que|qui|die|die|wie)\s/iu;
/** Words for people that say nothing without what follows them. */
const GENERIC =
  /^(?:people|those|anyone|everyone|gente|personas|quienes|gens|personnes|leute|menschen|alle|persone|pessoas|mensen)(?!\p{L})/iu;

/** People can be called by a plural; one class, or `anyone`, cannot. */
function canBeCalled(audience: string): boolean {
  return (
    audience.split(" ").length <= CALLED_WORDS_MAX &&
    !audience.includes(",") &&
    !(RELATIVE.test(audience) && GENERIC.test(audience)) &&
    !/^(?:an?|any\p{L}*|every\p{L}*|each|those|un|une|una|uno|eine?)(?!\p{L})/iu.test(audience)
  );
}

/** The name that listeners are called by; German drops the ending that only its article asks for. */
function calledBy(audience: string, frames: ScriptFrames): string {
  const bare = audience.replace(frames.notCalled, "");
  const hadArticle = bare !== audience;
  const [head = bare] = bare.split(RELATIVE);
  if (head !== bare && !hadArticle) return head;
  return hadArticle
    ? bare.replace(/^(\p{Lu}\p{L}*(?:ende|ierte|liche|ssene|ige|annte))n(?!\p{L})/u, "$1")
    : bare;
}

/** Says the part again that the brief wants to hear twice. */
function again(
  part: string,
  reading: BriefReading,
  frames: ScriptFrames,
  spoken: string,
): string[] {
  const template = frames.again[part as keyof ScriptFrames["again"]];
  const value = partToRepeat(part, reading, spoken);
  return value === undefined ? [] : [fill(template, { part: value })];
}

const MONTHS =
  "january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre";
const DATE = `(?:\\p{L}+(?:day|tag|di|ves|les|nes|dag|dì),? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?(?: (?:de|of))? (?:${MONTHS})|(?:${MONTHS}) \\d{1,2})(?!\\p{L})`;
/** A day, or the days from one to another. */
const DATES = new RegExp(
  `(?:(?:from|vom|du|del|dal) )?${DATE}(?: (?:to|until|bis(?: zum)?|au|al|a) ${DATE})?`,
  "iu",
);

function partToRepeat(
  part: string,
  { language, topic }: BriefReading,
  spoken: string,
): string | undefined {
  if (part === "number") {
    return (
      /(?:\+?\d[\d ()/-]{5,}\d|\b[A-Z]{0,2}\d{2,}\b)(?!.*(?:\+?\d[\d ()/-]{5,}\d))/u.exec(
        spoken,
      )?.[0] ?? undefined
    );
  }
  if (part === "address") return [...readFacts(spoken, language).links.values()].at(-1);
  if (part === "date") return DATES.exec(spoken)?.[0].replace(/^(?:from|vom|du|del|dal|de) /iu, "");
  return topic;
}

/** What rounds a script of its genre off. */
function endingsOf(
  reading: BriefReading,
  frames: ScriptFrames | undefined,
  spoken: string,
): string[] {
  const endings = frames?.endings[reading.genre];
  if (!endings) return [];
  const { topic, isClause } = reading;
  const date = partToRepeat("date", reading, spoken);
  const name = topic?.split(/,\s/u)[0] ?? "";
  return [
    ...(endings.clause !== undefined && topic !== undefined && isClause && !INVERTED.test(topic)
      ? [fill(endings.clause, { topic })]
      : []),
    ...(endings.topic !== undefined && topic !== undefined && !isClause && /\p{Lu}/u.test(name)
      ? [fill(endings.topic, { topic: name })]
      : []),
    ...(endings.date !== undefined && date !== undefined
      ? [fill(endings.date, { part: date })]
      : []),
  ];
}

/** The address or the number of the last request once more. */
function spareOf(reading: BriefReading, frames: ScriptFrames | undefined, close: string): string[] {
  if (!frames) return [];
  const parts = ["address", "number"].flatMap((part) => {
    const isThere =
      part === "address" ? /\.\p{L}{2,}/u.test(close) : /\d{3}[ -]?\d{3}/u.test(close);
    return isThere && !reading.wishes.repeats.includes(part)
      ? again(part, reading, frames, close)
      : [];
  });
  return parts.slice(0, 1);
}

/** The person whom a tribute is for. */
function personOf({ genre, topic, statements }: BriefReading): string | undefined {
  if (genre !== "tribute") return undefined;
  const text = topic ?? statements[0]?.text ?? "";
  const name =
    /(?<!^)(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:and |& )?\p{Lu}[\p{L}'’-]+)*/u.exec(
      ` ${text}`,
    )?.[0];
  return name?.trim();
}

function fill(template: string, slots: Readonly<Record<string, string>>): string {
  const text = template.replace(/\{(\p{L}+)\}/gu, (_, slot: string) => {
    const value = slots[slot.toLowerCase()] ?? "";
    return /^\p{Lu}/u.test(slot) ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });
  return finishSentence(text.replace(/([.!?])[.!?]+$/u, "$1"));
}

function unquoted(text: string): string {
  return text.replace(/^["“„«]\s*|\s*["“”»]$/gu, "");
}

/** How much of the brief a line carries: numbers, names, addresses, dates. */
export function weighLine(line: Line, language: string): number {
  const facts: StatedFacts = readFacts(line.text, language);
  const stated =
    facts.numbers.size +
    facts.spelledNumbers.size +
    2 * facts.links.size +
    facts.names.size +
    facts.calendar.size +
    facts.currencies.size;
  return stated + (line.kind === "action" ? 3 : 0);
}
