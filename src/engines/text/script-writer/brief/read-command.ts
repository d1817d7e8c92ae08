import type { ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";
import { type Notes, notePersuasion, noteTone } from "./note-brief.js";
import { type ReadRest, readDirection } from "./read-direction.js";
import { readOrderParts } from "./read-order.js";
import { trimClause } from "./split-clauses.js";
import { splitStatement } from "./split-statement.js";

/** Reads what follows "Write a script": audience and topic, then orders and facts between commas. */
export function readOrder(
  rules: ReadingRules,
  notes: Notes,
  given: string,
  readRest: ReadRest,
): void {
  const pieces = joinRelative(splitOrder(rules, given));
  pieces.forEach((piece, index) => {
    const text = trimClause(piece);
    if (text === "") {
      return;
    }
    const next = trimClause(pieces[1] ?? "");
    if (index === 0 && next !== "" && rules.isPeople(text) && !rules.isStatement(next)) {
      notes.audience ??= text.replace(/(?<!elt)(er|el)n$/iu, "$1");
    } else if (/^(?:who|which)\s/u.test(text) && notes.topic !== undefined) {
      notes.facts.push(text.replace(/^\S+/u, notes.name ?? notes.topic));
    } else if (index === 0 && !rules.isDirection(text) && !rules.closing.test(text)) {
      takeTopic(rules, notes, text);
    } else if (
      !readDirection(rules, notes, text, readRest) &&
      !notePersuasion(rules, notes, text)
    ) {
      readOrderPiece(rules, notes, text, {
        isSecond: index === 1,
        isLast: index === pieces.length - 1,
      });
    }
  });
}

/** The commas inside "who loves roses, chess and jazz" do not end the clause. */
function joinRelative(pieces: readonly string[]): string[] {
  const at = pieces.findIndex((piece) => /^\s*(?:who|which)\s/u.test(piece));
  return at < 1 ? [...pieces] : [...pieces.slice(0, at), pieces.slice(at).join(", ")];
}

/** A colon ends the naming of the topic: "for dog owners: PawTrack". */
function splitOrder(rules: ReadingRules, rest: string): string[] {
  const [head = "", ...tail] = rest.split(/:\s+/u);
  return [head, ...(tail.length === 0 ? [] : [tail.join(": ")])].flatMap((part, index) =>
    index > 0 && splitStatement(rules, part).length === 1 && rules.shapeOf(part) === "sentence"
      ? [part]
      : part.split(rules.orders),
  );
}

function readOrderPiece(
  rules: ReadingRules,
  notes: Notes,
  text: string,
  place: { readonly isSecond: boolean; readonly isLast: boolean },
): void {
  const parts = readOrderParts(rules, text);
  if (notes.topic === undefined && notes.facts.length === 0) {
    takeTopic(rules, notes, text);
  } else if (notes.audience === undefined && parts.audience !== undefined && parts.topic === "") {
    notes.audience = parts.audience;
  } else if (notes.topic !== undefined && isPlace(text)) {
    notes.topic = `${notes.topic} ${text}`;
  } else if (place.isSecond && notes.name === undefined && isApposition(text)) {
    notes.name = text.replace(
      /^(?:called|named|namens|appelé|appelée|llamado|llamada|chiamato|chiamata|chamado|chamada|genaamd)\s+/iu,
      "",
    );
  } else if (rules.isCall(text, place.isLast)) {
    notes.actions.push(text);
  } else {
    const mention = rules.mention.exec(text);
    notes.facts.push(mention === null ? text : text.slice(mention[0].length));
  }
}

/** Takes the topic, and the audience where it is named beside it. */
export function takeTopic(rules: ReadingRules, notes: Notes, text: string): void {
  const told = /^(?<who>[^,;:]{2,50}?),? (?:that|dass|que|che|dat) (?<what>\S.*)$/u.exec(
    text,
  )?.groups;
  if (
    told?.who !== undefined &&
    told.what !== undefined &&
    rules.isPeople(told.who) &&
    rules.shapeOf(told.what) === "sentence"
  ) {
    notes.audience ??= told.who;
    notes.facts.push(...splitStatement(rules, told.what));
    return;
  }
  const { topic: found, audience } = readOrderParts(rules, text);
  notes.audience ??= audience;
  let topic = found.slice(rules.topicLead.exec(found)?.[0].length ?? 0);
  const people = rules.audienceInTopic(topic);
  if (people !== undefined && people.rest !== "") {
    notes.audience ??= people.who;
    topic = people.rest;
  }
  topic = trimClause(topic);
  if (topic === "") {
    // A toast to one person is about that person.
    notes.topic ??= /^(?:my|our) .*\p{Lu}/u.test(audience ?? "") ? audience : undefined;
    return;
  }
  const statement = topic.replace(rules.thatLead, "");
  if (statement !== topic || isAnnouncement(rules, topic)) {
    notes.facts.push(...splitStatement(rules, statement));
    return;
  }
  notes.topic ??= topic;
}

/** Drops "of 60 seconds" from the naming of the topic, never from what follows it. */
export function withoutInline(rules: ReadingRules, notes: Notes, text: string): string {
  const head = /^[^,:]*/u.exec(text)?.[0] ?? "";
  const inline = rules.inlineDirection.exec(head);
  if (inline === null) {
    return text;
  }
  noteTone(rules, notes, inline[0]);
  return `${head.replace(inline[0], " ")}${text.slice(head.length)}`.replace(/\s+/gu, " ");
}

/** A whole sentence where a topic is expected is itself the news. */
function isAnnouncement(rules: ReadingRules, topic: string): boolean {
  return (
    rules.shapeOf(topic) === "sentence" &&
    rules.asQuestion(topic) === undefined &&
    rules.isStatement(topic)
  );
}

/** "in Bristol" after the topic belongs to it. */
function isPlace(text: string): boolean {
  return /^(?:in|at|near|from|en|à|a|em|no|na|bei|aus) \p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(text);
}

/** "the Volt X2" after "our new electric bike": a second name for the same thing. */
function isApposition(text: string): boolean {
  return /^(?:the |called |named |namens |der |die |das |le |la |el |il |lo |o |a |de |het )?[\p{Lu}\uE000-\uF8FF][^\s,]*(?:\s[\p{Lu}\d&+\uE000-\uF8FF][^\s,]*){0,4}$/u.test(
    text,
  );
}
