import type { ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";
import { type Judgement, judgeAlone } from "./judge-sentences.js";
import type { Notes, StatementKind } from "./notes.js";
import { isOrderTo, readOrder, readTopic } from "./read-order-sentence.js";
import { trimClause } from "./split-brief.js";

const QUOTE = /[\uF000-\uF8FF]/u;
/** `let the voice fade with "…"`. */
const FADING =
  /\b(?:fade|fades|fading|finish|end|close|last words?|last line|letzter? satz|dernière phrase|última frase)\b[^\uF000-\uF8FF]*(?<words>[\uF000-\uF8FF])$/iu;
const TOPICAL =
  /^(?:(?:the|das|le|el|il|o|het) )?(?:topic|subject|theme|thema|sujet|thème|tema|onderwerp|product|app|event|service) (?:is|ist|est|es|è|é)(?: about)? /iu;
/** `don't blame the landlord`: somebody who is not to be spoken of. */
const BLAMED =
  /^(?:do not|don['’]t|never) (?:blame|mention|name|talk about) (?<what>(?:the|our|my|his|her) .+)$/iu;
const PART_TO_REPEAT =
  /^(?:the |our |your )?(?:web ?site|web address|address|phone number|number|telephone number|link|url|date|name)s?$/iu;
/** `Screen 1:` tells where the words belong. */
const NUMBERED_PICTURE =
  /^(?:screen|scene|shot|slide|step|frame|szene|bild|schritt|escena|pantalla|paso|écran|scène|plan|étape|schermata|passo) (?:\d+|[\uE000-\uEFFF])\s*[:.–-]\s*/iu;
const BARE_WORDS_MAX = 3;
const WORDS_OF_A_LIST_ITEM_MAX = 9;

/** `Visitors stand in front of the case, so point out the dent`: what listeners are to look at. */
const POINTED =
  /^(?:(?<head>(?:the )?(?:visitors?|listeners?|guests|people|they)\b.{3,80}?),? so )?(?:please )?point out (?<what>(?:the|its|his|her|their|an?|how)\s.+)$/iu;
/** `Viewers are busy, so no hype`: why, and what the writer is to do about it. */
const ASKED_OF_WRITER =
  /^(?<head>.{6,120}?),? so (?<order>(?:please |just )?(?:no|keep|don['’]t|do not|use|make|be|speak|write|send|show|nothing|short|simple|go)(?!\p{L}).+)$/iu;

/** `About a minute, ending with everyone raising a glass` holds two directions. */
const ENDED =
  /^(?<head>[^\uF000-\uF8FF]{4,}?),? (?:and )?(?<end>(?:ending|finishing|closing) (?:with|by|on) \S.*)$/iu;

/** Where a sentence stands in its brief. */
export interface Place {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The label before it, in lower case. */
  readonly label: string;
  /** What the sentence is for as a whole; undefined for a part of one. */
  readonly judgement: Judgement | undefined;
}

/** From here on a sentence is taken to be for the writer: among its neighbours, and on its own. */
const FOR_WRITER_MIN = { among: 0.6, alone: 0.25 };
/** The same where it has figures or names, which must not get lost. */
const FOR_WRITER_WITH_FACTS_MIN = { among: 0.8, alone: 0.4 };
/** The same where it has an address or a telephone number, which listeners need. */
const FOR_WRITER_WITH_CONTACT_MIN = { among: 0.9, alone: 0.9 };
/** The same for a part of a sentence, which has no neighbours to help. */
const PART_FOR_WRITER_MIN = 0.85;
/** The same for what reads like a request to the listener. */
const ASKED_FOR_WRITER_MIN = 0.85;
const CALLED_WORDS_MAX = 4;
const TAIL_FOR_WRITER_MIN = 0.95;
/** A name that ends a brief is mostly the customer's own. */
const SIGNED_FOR_WRITER_MIN = 0.9;
const ASIDE_FOR_WRITER_MIN = 0.75;
const SURELY_MIN = 0.9;
const AUDIENCE_MIN = 0.7;
const AUDIENCE_WORDS_MAX = 12;
const HAS_FACTS = /[\d\uE000-\uEFFF]|\s\p{Lu}\p{Ll}/u;
const HAS_CONTACT = /\S@\S|\p{L}\.\p{L}{2,}(?:\/|\s|$)|\d{3}[ -]?\d{3}/u;

/** A clause as the classifier sees it without its neighbours. */
interface Judged {
  readonly clause: string;
  /** How likely it is for the writer on its own. */
  readonly alone: number;
  readonly hasContact: boolean;
}

function judged(notes: Notes, clause: string): Judged {
  const text = notes.restore(clause);
  return { clause, alone: judgeAlone(text, "").writer, hasContact: HAS_CONTACT.test(text) };
}

/** Whether a sentence, or a part of one, speaks to the writer and to nobody else. */
function isForWriter({ clause, alone, hasContact }: Judged, { judgement, isLast }: Place): boolean {
  const least = hasContact
    ? FOR_WRITER_WITH_CONTACT_MIN
    : HAS_FACTS.test(clause)
      ? FOR_WRITER_WITH_FACTS_MIN
      : FOR_WRITER_MIN;
  const isSigned =
    isLast && /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}(?:, .{3,40})?$/u.test(clause);
  if (judgement === undefined) return !hasContact && alone >= PART_FOR_WRITER_MIN;
  if (isSigned && judgement.writer >= SIGNED_FOR_WRITER_MIN) return true;
  return judgement.writer >= least.among && alone >= least.alone;
}

/** Whether not even a part of a sentence is worth reading on its own. */
function isSurelyForWriter({ alone, hasContact }: Judged, { judgement }: Place): boolean {
  return (
    judgement !== undefined && judgement.writer >= SURELY_MIN && alone >= SURELY_MIN && !hasContact
  );
}

/** Reads one sentence of a protected brief into the notes. */
export function readSentence(
  rules: ReadingRules,
  notes: Notes,
  given: string,
  { judgement, ...where }: Place,
): void {
  const spoken = withoutAsides(rules, notes, given);
  const place: Place = { ...where, judgement: spoken === given ? judgement : undefined };
  const sentence = (isOpening(notes) ? spoken.replace(GREETING, "") : spoken)
    .trim()
    .replace(NUMBERED_PICTURE, "")
    .replace(/^(?:i\.\s?e\.|that is),?\s+/iu, "");
  const clause = trimClause(sentence);
  if (clause === "") return;
  const isPlain = place.label === "" || place.label === "facts" || place.label === "steps";
  if (isPlain && readCloseOrOpening(rules, notes, clause, place)) return;
  const led = afterDirection(rules, notes, clause);
  const within: Place = { ...place, isFirst: false, judgement: undefined };
  if (led !== undefined) {
    readSentence(rules, notes, led, within);
    return;
  }
  const pointed = POINTED.exec(clause)?.groups;
  if (pointed?.what) {
    if (pointed.head) notes.directions.push(pointed.head);
    notes.statements.push({ text: `look at ${pointed.what}`, kind: "step", label: "" });
    return;
  }
  const asked = ASKED_OF_WRITER.exec(clause)?.groups;
  if (asked?.head && asked.order && rules.isAboutListeners(asked.head)) {
    notes.directions.push(asked.head);
    readSentence(rules, notes, asked.order, within);
    return;
  }
  const ended = ENDED.exec(clause)?.groups;
  const parts = ended?.head && ended.end ? [ended.head, ended.end] : splitOrders(rules, clause);
  if (parts.length > 1) {
    for (const part of parts) readSentence(rules, notes, part, within);
    return;
  }
  const thanksSomething = notes.hasSteps && /^thank (?:them|it)$/iu.test(clause);
  if (!thanksSomething && rules.isDirection(clause)) {
    noteDirection(rules, notes, clause);
    return;
  }
  if (isOrderTo(rules, clause, place)) {
    readOrder(rules, notes, clause, (rest) => readSentence(rules, notes, rest, within));
    return;
  }
  const found = notes.isJudged && place.label === "" ? judged(notes, clause) : undefined;
  if (found && isSurelyForWriter(found, place)) {
    noteDirection(rules, notes, clause);
    return;
  }
  const kept = withoutDirections(rules, notes, sentence);
  if (kept !== sentence) {
    if (kept !== "") readSentence(rules, notes, kept, within);
    return;
  }
  if (readRequest(rules, notes, clause, place)) return;
  if (found && readJudged(rules, notes, found, place)) return;
  addStatement(rules, notes, sentence, place);
}

/** `Bonjour, je cherche …` greets the writer. */
const GREETING =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear \p{L}+|bonjour|bonsoir|hola|buenos días|buenas(?: tardes)?|hallo|guten (?:tag|morgen)|moin|servus|ciao|buongiorno|salve|olá|bom dia|boa tarde|goedemorgen|goedendag|beste \p{L}+)(?: (?:there|all|team))?[,!]\s+(?=\S+ \S+ \S)/iu;

function isOpening({ statements, orders, topic }: Notes): boolean {
  return statements.length === 0 && orders.length === 0 && topic === undefined;
}

/** What only the classifier knows: that a sentence is for the writer, or names the listeners. */
function readJudged(rules: ReadingRules, notes: Notes, found: Judged, place: Place): boolean {
  const { clause, alone } = found;
  if (rules.isPeople(clause) && clause.split(" ").length <= CALLED_WORDS_MAX) return false;
  const isAsked =
    ((rules.isCall(clause, place.isLast) && !/^be(?!\p{L})/iu.test(clause)) ||
      (notes.hasSteps && rules.shapeOf(clause) === "step")) &&
    alone < ASKED_FOR_WRITER_MIN;
  if (!isAsked && isForWriter(found, place)) {
    noteDirection(rules, notes, clause);
    return true;
  }
  const isAudience =
    (place.judgement?.audience ?? 0) >= AUDIENCE_MIN &&
    clause.split(" ").length <= AUDIENCE_WORDS_MAX &&
    !/[\d\uE000-\uF8FF]/u.test(clause);
  if (!isAudience) return false;
  const lead = rules.forMark.exec(clause)?.[0] ?? "";
  notes.audience ??= trimClause(clause.slice(lead.length).split(",")[0] ?? "");
  return true;
}

/** `Walk through it in this order: scan a code` has its content behind the colon. */
function afterDirection(rules: ReadingRules, notes: Notes, clause: string): string | undefined {
  const at = /\s?:\s+/u.exec(clause);
  if (!at || at.index === 0) return undefined;
  const [head, tail] = [clause.slice(0, at.index), clause.slice(at.index + at[0].length)];
  if (!rules.isDirection(head) || rules.isDirection(tail)) return undefined;
  notes.directions.push(head);
  return tail;
}

/** Notes a statement, a step, a question or a request to the listener in the words of the brief. */
export function addStatement(
  rules: ReadingRules,
  notes: Notes,
  sentence: string,
  { isLast, label }: Pick<Place, "isLast" | "label">,
): void {
  const clause = trimClause(sentence);
  if (takesTopicOrAudience(rules, notes, clause, label)) return;
  const mark = /[!?？！。]["”»)]*$/u.exec(sentence)?.[0] ?? "";
  const kind: StatementKind = /[?？]/u.test(mark)
    ? "question"
    : rules.isCall(clause, isLast)
      ? "action"
      : rules.shapeOf(clause) === "step"
        ? CONTACT.test(clause)
          ? "action"
          : "step"
        : "fact";
  notes.statements.push({ text: `${clause}${mark}`, kind, label });
}

/** Protected addresses and telephone numbers. */
const CONTACT =
  /(?:at|on|to|call|ring|text|visit|under|unter|au|al|sur|auf|en|em|su|op) [\uE000-\uEFFF]/iu;
const TITLE_WORDS_MAX = 10;

/** A first phrase without a verb, such as `Hartsey Food Bank.`, names the topic; `Families.` names the audience. */
function takesTopicOrAudience(
  rules: ReadingRules,
  notes: Notes,
  clause: string,
  label: string,
): boolean {
  const shape = rules.shapeOf(clause);
  // Where the verb stands last, or is not known, a phrase cannot be told from a sentence.
  if (
    /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Arabic}]/u.test(
      clause,
    )
  )
    return false;
  if (label !== "" || (shape !== "noun" && shape !== "loose")) return false;
  const words = clause.split(" ").length;
  if (
    notes.audience === undefined &&
    words <= 4 &&
    rules.isPeople(clause) &&
    !/[\d\uE000-\uF8FF]/u.test(clause)
  ) {
    notes.audience = clause;
    return true;
  }
  const isTitle =
    !notes.hasSteps &&
    notes.topic === undefined &&
    notes.statements.length === 0 &&
    words >= 2 &&
    words <= TITLE_WORDS_MAX &&
    !rules.isCall(clause, true) &&
    !/^(?:[\d\uE000-\uF8FF£$€]|(?:no|without|if|when|soy|somos|estoy|tengo|je|nous|ich|wir|sono|siamo|sou|ik|wij|i|we|i['’]m|we['’]re)(?!\p{L}))/iu.test(
      clause,
    );
  if (isTitle && / here$/iu.test(clause)) {
    notes.orders.push(clause);
    return true;
  }
  if (!isTitle) return false;
  notes.topic = clause;
  return true;
}

/** Leaves out what stands in brackets and speaks to the writer: `(show it)`. */
function withoutAsides(rules: ReadingRules, notes: Notes, sentence: string): string {
  return sentence.replace(/\s*\(([^()]{2,120})\)/gu, (whole, inner: string) => {
    const head = trimClause(inner.split(":")[0] ?? "");
    const isAside =
      rules.isDirection(trimClause(inner)) ||
      rules.isAside(head) ||
      (notes.isJudged && judgeAlone(notes.restore(inner), "").writer >= ASIDE_FOR_WRITER_MIN);
    if (!isAside) return whole;
    notes.directions.push(inner);
    for (const piece of inner.split(/,\s+/u)) {
      const ban = rules.isBanOnWords(piece) ? BLAMED.exec(piece)?.groups?.what : undefined;
      if (ban !== undefined) notes.bans.push(ban);
    }
    return "";
  });
}

/** `End with …`: words in quotation marks are spoken last, a request becomes one. */
function readCloseOrOpening(
  rules: ReadingRules,
  notes: Notes,
  clause: string,
  place: Place,
): boolean {
  const told = rules.toldToThem(clause);
  if (told !== undefined) {
    const who = /^(?<who>\p{L}+) (?:are|is) (?:standing|sitting|waiting)/u.exec(clause)?.groups
      ?.who;
    if (who !== undefined && !/^(?:listeners?|visitors?|guests)$/iu.test(who))
      notes.audience ??= who;
    notes.statements.push({ text: told, kind: "fact", label: "" });
    return true;
  }
  const fading = FADING.exec(clause)?.groups?.words;
  if (fading !== undefined) {
    notes.lastWords = fading;
    notes.directions.push(clause);
    return true;
  }
  const closing = rules.closing.exec(clause);
  if (closing) {
    const act = trimClause((closing.groups?.act ?? "").replace(/^(?:\p{L}+ )?\p{L}+\s?:\s+/u, ""));
    if (PART_TO_REPEAT.test(act)) {
      notes.directions.push(`repeat ${act} at the end`);
      return true;
    }
    const [quote] = QUOTE.exec(act) ?? [];
    if (quote !== undefined && act.replace(QUOTE, "").split(/\s+/u).filter(Boolean).length <= 4) {
      notes.lastWords = quote;
    } else if (act.split(/\s+/u).length >= 2 || /[\uE000-\uEFFF]/u.test(act)) {
      readWish(rules, notes, act);
    }
    notes.directions.push(clause);
    return true;
  }
  const opening = rules.firstWords.exec(clause)?.[0];
  if (opening === undefined) return false;
  const [quote] = QUOTE.exec(clause.slice(opening.length)) ?? [];
  if (quote !== undefined) notes.firstWords = quote;
  notes.directions.push(clause);
  const after = /:\s+(?<rest>[^\uF000-\uF8FF]{12,})$/u.exec(clause)?.groups?.rest;
  if (after !== undefined) {
    readSentence(rules, notes, after, { ...place, isFirst: false, label: "scene" });
  }
  return true;
}

/** A direction may forbid to speak of something, and that goes for the rest of the brief, too. */
function noteDirection(rules: ReadingRules, notes: Notes, clause: string): void {
  notes.directions.push(clause);
  const ban = rules.isBanOnWords(clause) ? rules.ban.exec(clause)?.groups?.what : undefined;
  if (ban !== undefined)
    notes.bans.push(...ban.split(/,\s+(?:or |and )?|\s+(?:or|oder|ou|o|of)\s+/u));
}

/** Those whom a match of `rules.audience` names; French has their article in its preposition. */
export function whoOf(match: RegExpExecArray): string {
  const who = match.groups?.who?.trim() ?? "";
  return /\baux\s+$/iu.test(match[0].slice(0, match[0].length - who.length)) ? `les ${who}` : who;
}

const WISH = { kind: "action", label: "", isWish: true } as const;

/** What the end of the script is to ask for. */
export function readWish(rules: ReadingRules, notes: Notes, act: string): void {
  const persuasion = rules.persuasionOf(act);
  if (persuasion) {
    notes.audience ??= persuasion.who;
    notes.statements.push({ ...WISH, text: rules.toListener(persuasion.act) });
    return;
  }
  if (rules.isDirection(act)) return;
  const raised = rules.raisedGlass(act);
  notes.statements.push({ ...WISH, text: raised ?? rules.toListener(act) });
}

/** Requests to the writer about the content: what to mention, whom to ask for what, what to leave out. */
function readRequest(rules: ReadingRules, notes: Notes, clause: string, place: Place): boolean {
  const described = rules.description.exec(clause)?.groups;
  const who = described?.who ?? described?.them ?? described?.people;
  if (who !== undefined) {
    notes.audience ??= trimClause(who.split(",")[0] ?? who);
    return true;
  }
  const topical = TOPICAL.exec(clause)?.[0];
  if (topical !== undefined && notes.topic === undefined) {
    readTopic(rules, notes, clause.slice(topical.length), (rest) =>
      readSentence(rules, notes, rest, { ...place, isFirst: false }),
    );
    return true;
  }
  const persuasion = rules.persuasionOf(clause);
  if (persuasion) {
    notes.audience ??= persuasion.who;
    if (notes.topic === undefined && notes.statements.length === 0) notes.topic = persuasion.about;
    notes.statements.push({ ...WISH, text: rules.toListener(persuasion.act) });
    return true;
  }
  const people = rules.audienceInTopic(trimClause(clause.split(/[,:]/u)[0] ?? ""));
  if (people?.rest === "" && rules.shapeOf(clause) !== "sentence") {
    notes.audience ??= people.who;
    notes.orders.push(clause);
    return true;
  }
  // What is said of "them" where nothing was told yet describes the listeners to the writer.
  if (
    notes.statements.length === 0 &&
    notes.audience !== undefined &&
    rules.isAboutListeners(clause)
  ) {
    notes.directions.push(clause);
    return true;
  }
  const audience = rules.audience.exec(clause);
  if (
    audience?.groups?.who !== undefined &&
    audience.index === 0 &&
    rules.isPeople(audience.groups.who) &&
    !/^(?:it(?:['’]s| is)|this is) (?!(?:\p{L}+ )?(?:for|to|at) )/iu.test(clause)
  ) {
    notes.audience ??= whoOf(audience);
    const rest = trimClause(clause.slice(audience[0].length));
    if (rest !== "") readSentence(rules, notes, rest, { ...place, isFirst: false });
    return true;
  }
  if (rules.ban.exec(clause)?.groups?.what !== undefined && rules.isBanOnWords(clause)) {
    noteDirection(rules, notes, clause);
    return true;
  }
  const thanks = rules.thanks(clause);
  if (thanks !== undefined) {
    notes.statements.push({ text: thanks, kind: "fact", label: "" });
    return true;
  }
  return readMention(rules, notes, clause, place);
}

const MAY_BE_STEP =
  /^(?:cover|add|include|show|use|present|describe|list|state|say|write|teach|explain|compare|note|ajoute[rz]?|montre[rz]?|cite[rz]?|añad[ea]|muestr[ae]|nenne|zeige|aggiung[ia]|mostra) (?!that|que|dass|how|why|wie|comment|cómo)/iu;

function readMention(rules: ReadingRules, notes: Notes, clause: string, place: Place): boolean {
  const mention = rules.mention.exec(clause);
  if (notes.hasSteps && MAY_BE_STEP.test(clause)) return false;
  if (!mention || mention[0].length >= clause.length || place.label === "steps") return false;
  const rest = clause.slice(mention[0].length).replace(rules.thatLead, "");
  const isWhom = /^(?:him|her|it|them|this|that|these|those)(?!\p{L})/iu.test(rest);
  if (isWhom && rules.shapeOf(rest) !== "sentence") {
    notes.directions.push(clause);
    return true;
  }
  if (notes.topic === undefined && notes.statements.length === 0) {
    readOrder(rules, notes, rest, (more) =>
      readSentence(rules, notes, more, { ...place, isFirst: false }),
    );
    return true;
  }
  const shape = rules.shapeOf(rest);
  const isPoint =
    shape === "noun" ||
    shape === "loose" ||
    /^\p{Lu}[\p{L} ]*?, (?:an?|une?|un[ao]|eine?|uma?|een) /u.test(rest);
  notes.statements.push({
    text: rest,
    kind: shape === "question" ? "question" : "fact",
    label: isPoint ? "mention" : place.label,
  });
  return true;
}

/** `ask them to come and do not mention X` holds two orders. */
function splitOrders(rules: ReadingRules, clause: string): string[] {
  const asked = /^(?<head>.{12,}), (?<order>[^,]+)$/u.exec(clause)?.groups;
  if (
    asked?.head &&
    asked.order &&
    rules.persuasionOf(asked.order) &&
    !rules.isDirection(asked.head)
  ) {
    return [asked.head, asked.order];
  }
  const parts = clause
    .split(rules.orderJoint)
    .map(trimClause)
    .filter((part) => part !== "");
  const [first = ""] = parts;
  const isOrder =
    rules.isDirection(first) ||
    rules.mention.test(first) ||
    rules.closing.test(first) ||
    rules.persuasionOf(first) !== undefined;
  const hasDirection = parts
    .slice(1)
    .some((part) => rules.isDirection(part) || rules.closing.test(part));
  return parts.length > 1 && (isOrder || hasDirection) ? parts : [clause];
}

/**
 * Leaves out the parts between commas that speak to the writer. Bare words beside them, such as `no
 * dying fish` after `be hopeful`, go with them.
 */
function withoutDirections(rules: ReadingRules, notes: Notes, sentence: string): string {
  const tail =
    /^(?<head>.{12,}?),? (?:and|but|so|und|aber|et|mais|donc|y|pero|así que|quindi|maar|dus) (?<tail>[^,]{6,})$/iu.exec(
      trimClause(sentence),
    )?.groups;
  if (
    tail?.head &&
    tail.tail?.includes(" ") &&
    (rules.isDirection(tail.tail) ||
      (notes.isJudged &&
        !HAS_FACTS.test(tail.tail) &&
        judgeAlone(notes.restore(tail.tail), "").writer >= TAIL_FOR_WRITER_MIN)) &&
    !rules.isDirection(tail.head)
  ) {
    notes.directions.push(tail.tail);
    return tail.head;
  }
  const pieces = sentence.split(/,\s+/u);
  if (pieces.length < 2) return sentence;
  const directs = pieces.map((piece) => {
    const clause = trimClause(piece);
    return rules.isDirection(clause) && (clause.includes(" ") || pieces.length <= 3);
  });
  if (!directs.includes(true)) return sentence;
  const hasContent = pieces.some(
    (piece, at) =>
      !directs[at] &&
      (/[\d\uE000-\uF8FF]/u.test(piece) ||
        rules.shapeOf(trimClause(piece)) === "sentence" ||
        rules.isOrder(trimClause(piece)) ||
        /^(?:bitte|please|por favor|s['’]il vous plaît|merci de|per favore) /iu.test(piece) ||
        piece.split(" ").length > WORDS_OF_A_LIST_ITEM_MAX),
  );
  const first = directs.indexOf(true);
  const isTorn = pieces.some(
    (piece, at) =>
      at > first && first > 0 && !directs[at] && piece.split(" ").length > BARE_WORDS_MAX,
  );
  const isContent = hasContent || (pieces[0] ?? "").split(" ").length > BARE_WORDS_MAX;
  if (isTorn && isContent) return sentence;
  // Content comes before the directions or after them, never in their middle.
  const kept = pieces.filter(
    (_, at) => !directs[at] && hasContent && (first > 0 ? at < first : true),
  );
  const dropped = pieces.filter((piece) => !kept.includes(piece)).map(trimClause);
  for (const piece of dropped) {
    const people = rules.audienceInTopic(piece);
    const named = rules.audience.exec(piece)?.groups?.who;
    if (people?.rest === "") notes.audience ??= people.who;
    else if (named !== undefined && rules.isPeople(named)) notes.audience ??= named;
    (rules.isDirection(piece) ? notes.directions : notes.orders).push(piece);
  }
  return kept.join(", ").replace(/[,;:]$/u, "");
}
