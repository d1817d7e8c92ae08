import type { ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";
import type { Notes } from "./notes.js";
import { readOrderParts } from "./read-order.js";
import { trimClause } from "./split-brief.js";

/** Reads a part of an order that is a sentence of its own. */
export type ReadRest = (rest: string) => void;

/** Whether a clause asks for a script: `Write an ad for …`, or as a title: `Radio spot, 30 seconds`. */
export function isOrderTo(
  rules: ReadingRules,
  clause: string,
  place: { readonly isFirst: boolean },
): boolean {
  const command = rules.command.exec(clause)?.[0] ?? "";
  if (command !== "" || rules.embeddedOrder.test(clause)) return true;
  if (!place.isFirst) return false;
  const head = clause.split(/\s?:\s/u)[0] ?? clause;
  const isQuestion = rules.isClause(head) && rules.shapeOf(head) !== "sentence";
  return (
    isQuestion || (titleOf(rules, clause) !== undefined && rules.persuasionOf(clause) === undefined)
  );
}

/** The words up to the name of the medium, in a first sentence without a verb. */
function titleOf(rules: ReadingRules, clause: string): string | undefined {
  const title = rules.title.exec(clause)?.[0];
  if (title === undefined || title === "") return undefined;
  const head = clause.split(/[:,]\s/u)[0] ?? clause;
  return rules.shapeOf(head) === "sentence" ? undefined : title;
}

/** Reads what an order names: audience and topic, then orders and facts between commas. */
export function readOrder(
  rules: ReadingRules,
  notes: Notes,
  clause: string,
  readRest: ReadRest,
): void {
  const [asked = "", ...others] = clause.split(/,\s+/u);
  const medium = others.join(", ");
  if (rules.isClause(asked) && titleOf(rules, medium) !== undefined) {
    notes.topic ??= asked;
    notes.orders.push(medium);
    return;
  }
  const rest = afterOrder(rules, notes, clause, readRest);
  const colon = /\s?[:：](?:\s+|(?=[\uF000-\uF8FF]))/u.exec(rest);
  const head = withoutTitleWords(rules, clause, colon ? rest.slice(0, colon.index) : rest);
  const isAfterMedium = rest.length < clause.length;
  const named = withoutLength(rules, head);
  readTopic(rules, notes, isAfterMedium ? withoutAdjective(rules, named) : named, readRest);
  if (colon) readTail(rules, notes, rest.slice(colon.index + colon[0].length), readRest);
}

const SPEAKS_OF_ITSELF =
  /^(?:i|we|i['’]m|we['’]re|je|nous|ich|wir|yo|soy|somos|sono|siamo|sou|ik|wij)(?![\p{L}])/iu;

/** What follows the name of the medium; a sentence before the order is read on its own. */
function afterOrder(rules: ReadingRules, notes: Notes, clause: string, readRest: ReadRest): string {
  notes.orders.push(clause);
  const command = rules.command.exec(clause)?.[0] ?? "";
  if (command !== "") return clause.slice(command.length);
  const embedded = rules.embeddedOrder.exec(clause)?.groups;
  if (embedded) {
    const lead = trimClause(embedded.before ?? "");
    const greeted = lead.replace(
      /^(?:hi|hello|hey|hiya|bonjour|hola|hallo|guten tag|ciao|olá)[,!]?\s+/iu,
      "",
    );
    const told = trimClause(
      greeted.replace(/,? (?:and|et|y|und|e|en)(?: (?:i|we|would|je|nous|ich|wir))*$/iu, ""),
    );
    if (rules.shapeOf(told) === "sentence" || SPEAKS_OF_ITSELF.test(told)) readRest(told);
    return embedded.rest ?? "";
  }
  return clause.slice((titleOf(rules, clause) ?? "").length);
}

/** `Product demo, presenter live`: a few words beside a title without a verb belong to it. */
function withoutTitleWords(rules: ReadingRules, clause: string, head: string): string {
  const isTitle = rules.command.exec(clause) === null && !rules.embeddedOrder.test(clause);
  const [first = "", ...others] = head.split(/,\s+/u);
  const isBeside = isTitle && /^[\p{Ll} ]+$/u.test(first) && first.split(" ").length <= 3;
  return isBeside && !rules.forMark.test(first) && !rules.aboutMark.test(first)
    ? others.join(", ")
    : head;
}

function withoutLength(rules: ReadingRules, text: string): string {
  let left = text;
  for (let times = 0; times < 3; times += 1) {
    const inline = rules.inlineDirection.exec(left);
    if (!inline) break;
    left = `${left.slice(0, inline.index)} ${left.slice(inline.index + inline[0].length)}`;
  }
  return left.replace(/\s+/gu, " ").replace(/^[\s,]+/u, "");
}

/** `una invitación hablada para …`: what stands between the medium and its first preposition describes the medium. */
function withoutAdjective(rules: ReadingRules, head: string): string {
  const [word = "", next = ""] = head.split(" ");
  const opens = (text: string) =>
    rules.forMark.test(text) || rules.aboutMark.test(text) || rules.topicLead.test(`${text} `);
  return /^\p{Ll}+$/u.test(word) && !opens(word) && opens(next)
    ? head.slice(word.length + 1)
    : head;
}

const USED =
  /^(?:to be (?:read|played|shown|spoken|heard|recorded|broadcast|listened to)|shown|played|read|heard|recorded|broadcast|displayed|published) ?(?:at|in|on|by|to|before|during|while|live|over|out|aloud|through)?(?!\p{L})/iu;

/** Reads topic and audience, and what stands beside them between commas. */
export function readTopic(
  rules: ReadingRules,
  notes: Notes,
  head: string,
  readRest: ReadRest,
): void {
  const pieces = head.split(rules.orderJoint).flatMap((part) => part.split(/,\s+(?![^()]*\))/u));
  let hasTopic = false;
  let isAudienceLast = false;
  pieces.forEach((piece, at) => {
    const text = trimClause(piece).replace(rules.listJoint, "");
    const named = rules.audience.exec(text);
    if (named?.index === 0 && named.groups?.who && rules.isPeople(named.groups.who)) {
      notes.audience ??= named.groups.who;
      isAudienceLast = true;
      return;
    }
    if (
      text === "" ||
      rules.isDirection(text) ||
      USED.test(text) ||
      /^(?:to )?be (?:read|played|shown|spoken|heard|recorded|broadcast|listened)(?!\p{L})/u.test(
        text,
      )
    ) {
      if (text !== "") notes.directions.push(text);
      return;
    }
    const related = rules.relativeOrder.exec(text)?.groups;
    if (related?.who && related.what) {
      notes.audience ??= related.who.replace(/(?<=er)n$/u, "");
      notes.topic ??= related.what;
      hasTopic = true;
      return;
    }
    const told = text.replace(rules.thatLead, "");
    const isAsked =
      rules.closing.test(text) ||
      rules.persuasionOf(text) !== undefined ||
      (at > 0 && rules.mention.test(text)) ||
      (told !== text && rules.shapeOf(told) === "sentence");
    if (isAsked) {
      readRest(told);
      return;
    }
    if (
      at > 0 &&
      !startsAudience(rules, text) &&
      rules.shapeOf(text) === "sentence" &&
      rules.isStatement(text)
    ) {
      readRest(text);
      return;
    }
    if (isAudienceLast && /^(?:die|der|das|who|that|qui|que|che|wie)(?!\p{L})/iu.test(text)) {
      notes.audience = `${notes.audience}, ${text}`;
      return;
    }
    if (hasTopic && !startsAudience(rules, text)) {
      notes.topic = `${notes.topic}, ${text}`;
      return;
    }
    takeTopic(rules, notes, text, readRest);
    hasTopic = notes.topic !== undefined;
  });
}

function startsAudience(rules: ReadingRules, text: string): boolean {
  const mark = rules.forMark.exec(text)?.[0];
  return mark !== undefined && rules.isPeople(text.slice(mark.length).trim());
}

/** Where the script is spoken does not belong to what it is about. */
const OCCASION_AT_END =
  / (?:at|for) (?:an?|the|our) (?:trade fair|fair|stand|booth|conference|meeting|assembly|stand at .*)$/iu;

/** `a live demo of the Murmur 2` after `voice-over for`. */
const ANOTHER_MEDIUM =
  /^(?:an?|the|our|my) (?:\p{Ll}+ )?(?:demo|presentation|video|talk|speech|screen recording|launch video) (?:of|about|on|for) (?=\S)/iu;

/** `a spot for local radio` names no topic. */
const ON_MEDIUM =
  /^(?:(?:for|on|fürs?|auf|im|pour|sur|para|per|voor|op) )?(?:(?:the|our|das|unser\p{L}*|den|la|le|el|las|nuestr\p{L}*|i|o|de|het|onze|local|lokale?|community) )*(?:lokal)?(?:radio|instagram|facebook|tiktok|youtube|linkedin|whatsapp|spotify|website|webseite|homepage|social media|redes(?: sociales)?|réseaux sociaux|intranet|newsletter)$/iu;

/** Takes the topic, and the audience where it is named beside it. */
function takeTopic(rules: ReadingRules, notes: Notes, text: string, readRest: ReadRest): void {
  const told =
    /^(?:to |an |à |aux? |a )?(?<who>[^,;:]{2,50}?),? (?:that|dass|que|che|dat) (?<what>\S.*)$/u.exec(
      text,
    )?.groups;
  if (
    told?.who &&
    told.what &&
    rules.isPeople(told.who) &&
    rules.shapeOf(told.what) === "sentence"
  ) {
    notes.audience ??= told.who;
    readRest(told.what);
    return;
  }
  const bare = text.replace(/\s*\([^()]*\)$/u, "").replace(/^(?:an?|the|our) /iu, "");
  if (rules.title.exec(bare)?.[0].trim() === bare || ON_MEDIUM.test(bare)) return;
  const { topic: found, audience } = readOrderParts(rules, text);
  notes.audience ??= audience;
  let topic = found.slice(rules.topicLead.exec(found)?.[0].length ?? 0);
  const people = rules.audienceInTopic(topic);
  if (people !== undefined && people.rest !== "") {
    notes.audience ??= people.who;
    topic = people.rest;
  }
  if (rules.isDirection(`for ${topic}`)) {
    notes.directions.push(topic);
    return;
  }
  topic = topic.replace(ANOTHER_MEDIUM, "").replace(OCCASION_AT_END, "");
  topic = trimClause(topic.replace(/\s[–-]\s(?:approx\.?|about|around|ca\.?|max\.?)?$/u, ""));
  if (topic === "") {
    // A toast to one person is about that person.
    notes.topic ??= /^(?:my|our) .*\p{Lu}/u.test(audience ?? "") ? audience : undefined;
    return;
  }
  if (notes.audience !== undefined && notes.topic === undefined && rules.isOccasion(topic)) {
    notes.audience = `${notes.audience} ${topic}`;
    return;
  }
  const beside = /^(?:with|mit|avec|con|com|met)\s+(?=\S)/iu.exec(topic)?.[0];
  if (beside !== undefined) {
    readRest(topic.slice(beside.length));
    return;
  }
  const statement = topic.replace(rules.thatLead, "");
  const isNews =
    rules.shapeOf(statement) === "sentence" &&
    !rules.isClause(statement) &&
    rules.isStatement(statement);
  if (statement !== topic || isNews) readRest(statement);
  else notes.topic ??= topic;
}

const PHRASE_WORDS_MAX = 8;

function isShort(text: string): boolean {
  return text.split(" ").length <= PHRASE_WORDS_MAX;
}

const DAY_AT_END =
  /(?:day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)$/iu;

/** What stands after `an ad for X:`; the first words may name what it is about. */
function readTail(rules: ReadingRules, notes: Notes, tail: string, readRest: ReadRest): void {
  const [first = "", ...others] = tail.split(/,\s+/u);
  const isPhrase = rules.shapeOf(tail) !== "sentence" && !rules.isOrder(first);
  if (isPhrase && notes.topic !== undefined && others.length === 0 && isShort(tail)) {
    notes.topic = `${trimClause(tail)}, ${notes.topic}`;
    return;
  }
  if (DAY_AT_END.test(first) || !isPhrase || notes.topic !== undefined || /[?？]$/u.test(tail)) {
    readRest(tail);
    return;
  }
  notes.topic = trimClause(first);
  if (others.length > 0) readRest(others.join(", "));
}
