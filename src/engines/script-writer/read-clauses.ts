import type { LabelRole, ReadingRules, Tone } from "./reading/reading-rules.js";
import { splitClauses, trimClause } from "./split-clauses.js";

/** What the clauses of a brief have told so far; the texts are still protected. */
export interface Notes {
  topic: string | undefined;
  name: string | undefined;
  audience: string | undefined;
  tone: Tone | undefined;
  readonly facts: string[];
  readonly actions: string[];
  readonly bans: string[];
}

/** What a label announces, or undefined where it is none. */
export function roleOf(rules: ReadingRules, label: string): LabelRole | undefined {
  return rules.labels.find(([pattern]) => pattern.test(label))?.[1];
}

/** Reads one labelled part of a brief into the notes. */
export function readPart(
  rules: ReadingRules,
  notes: Notes,
  role: LabelRole | undefined,
  text: string,
): void {
  if (role === "tone" || role === "direction") {
    noteTone(rules, notes, text);
    // A direction ends with its first sentence; what follows is content again.
    const [, ...rest] = splitClauses(text);
    readClauses(rules, notes, rest);
    return;
  }
  const [first = "", ...rest] = splitClauses(text);
  const value = trimClause(first);
  if (role === "topic" && notes.topic === undefined) {
    notes.topic = value;
  } else if (role === "audience" && notes.audience === undefined) {
    notes.audience = value;
  } else if (role === "action") {
    notes.actions.push(value);
  } else if (role === "ban") {
    notes.bans.push(value);
  } else if (role === "facts") {
    notes.facts.push(...listItems(value));
  } else {
    readClauses(rules, notes, [first]);
  }
  readClauses(rules, notes, rest);
}

function listItems(text: string): string[] {
  const items = text.split(/,\s+(?:and |und |et |y |e |en )?/u);
  return items.length >= 3 ? items : [text];
}

function noteTone(rules: ReadingRules, notes: Notes, text: string): void {
  notes.tone ??= rules.tones.find(([, pattern]) => pattern.test(text))?.[0];
}

function readClauses(rules: ReadingRules, notes: Notes, clauses: readonly string[]): void {
  clauses.forEach((raw, index) => {
    const clause = /[?？]\s*$/u.test(raw) ? raw.trim() : trimClause(raw);
    if (clause !== "") {
      readClause(rules, notes, clause, index === clauses.length - 1);
    }
  });
}

function readClause(rules: ReadingRules, notes: Notes, clause: string, isLast: boolean): void {
  const command = rules.command.exec(clause);
  if (command !== null && command[0] !== "") {
    noteTone(rules, notes, command[0]);
    readOrder(rules, notes, clause.slice(command[0].length));
    return;
  }
  if (readDirection(rules, notes, clause)) {
    return;
  }
  const invitation = notes.topic === undefined ? rules.invitation.exec(clause)?.groups : undefined;
  if (invitation?.who !== undefined && invitation.what !== undefined) {
    notes.audience ??= invitation.who;
    notes.topic = invitation.what;
    return;
  }
  const mention = rules.mention.exec(clause);
  if (mention !== null && clause.length > mention[0].length) {
    const rest = clause.slice(mention[0].length);
    if (notes.topic === undefined && notes.facts.length === 0) {
      takeTopic(rules, notes, rest);
    } else {
      notes.facts.push(...listItems(rest));
    }
    return;
  }
  if (rules.isCall(clause, isLast)) {
    notes.actions.push(clause);
    return;
  }
  readStatement(rules, notes, clause);
}

/** Handles audience, closing, ban and pure direction; answers whether the clause was one of them. */
function readDirection(rules: ReadingRules, notes: Notes, clause: string): boolean {
  const closing = rules.closing.exec(clause);
  if (closing !== null) {
    const act = trimClause(closing.groups?.act ?? "");
    if (act.split(/\s+/u).length >= 2 || /[\uE000-\uF8FF]/u.test(act)) {
      notes.actions.push(act);
    }
    return true;
  }
  if (rules.direction.test(clause)) {
    noteTone(rules, notes, clause);
    return true;
  }
  const audience = rules.audience.exec(clause);
  if (audience?.groups?.who !== undefined) {
    notes.audience ??= audience.groups.who.trim();
    const rest = trimClause(
      clause.slice(0, audience.index) + clause.slice(audience.index + audience[0].length),
    );
    if (rest.split(/\s+/u).length >= 2) {
      readClause(rules, notes, rest, false);
    }
    return true;
  }
  const ban = rules.ban.exec(clause);
  if (
    ban?.groups?.what !== undefined &&
    rules.shapeOf(clause) !== "sentence" &&
    isBanOrder(clause)
  ) {
    notes.bans.push(ban.groups.what);
    return true;
  }
  return false;
}

/** "Avoid sugar" may be advice to the listener; a ban on speaking names the speaking. */
function isBanOrder(clause: string): boolean {
  return /mention|talk|discuss|say|name|refer|include|bring up|erwähn|nenn|sprech|parle|cite|nomm|hable|mencion|nombr|parlar|nomin|cit|menz|fale|noem|praat|prijs|price|preis|prix|precio|prezzo|preço/iu.test(
    clause,
  );
}

/** Reads what follows "Write a script": the topic, then orders and facts between commas. */
function readOrder(rules: ReadingRules, notes: Notes, rest: string): void {
  const pieces = rest.split(rules.orders).filter((piece) => piece.trim() !== "");
  pieces.forEach((piece, index) => {
    const text = trimClause(piece);
    if (text === "" || readDirection(rules, notes, text)) {
      return;
    }
    const people = rules.audienceInTopic(text);
    if (index === 0 || notes.topic === undefined) {
      takeTopic(rules, notes, text);
    } else if (people !== undefined && people.rest === "") {
      notes.audience ??= people.who;
    } else if (isPlace(text)) {
      notes.topic = `${notes.topic} ${text}`;
    } else if (index === 1 && isApposition(text)) {
      notes.name = text.replace(
        /^(?:called|named|namens|appelé|appelée|llamado|llamada|chiamato|chiamata|chamado|chamada|genaamd)\s+/iu,
        "",
      );
    } else if (rules.isCall(text, index === pieces.length - 1)) {
      notes.actions.push(text);
    } else {
      const mention = rules.mention.exec(text);
      notes.facts.push(mention === null ? text : text.slice(mention[0].length));
    }
  });
}

function takeTopic(rules: ReadingRules, notes: Notes, text: string): void {
  const lead = rules.topicLead.exec(text)?.[0] ?? "";
  let topic = text.slice(lead.length);
  const audience = rules.audience.exec(topic);
  if (audience?.groups?.who !== undefined) {
    notes.audience ??= audience.groups.who.trim();
    topic = topic.slice(0, audience.index) + topic.slice(audience.index + audience[0].length);
  }
  const people = rules.audienceInTopic(topic);
  if (people !== undefined && people.rest !== "") {
    notes.audience ??= people.who;
    topic = people.rest;
  }
  noteTone(rules, notes, /tone|voice|style|ton|stil|tono|tom|toon/iu.test(topic) ? topic : "");
  notes.topic = trimClause(topic.replace(/\s+in an? [^,]*(?:tone|voice|style|way)\b.*$/iu, ""));
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

/** A statement: "Topic: facts", a comma list of fragments with calls among them, or one sentence. */
function readStatement(rules: ReadingRules, notes: Notes, clause: string): void {
  const colon = /^([^:,]{2,60}?)\s?[:：]\s*(\S.*)$/u.exec(clause);
  const isDialogue = /^[\uE000-\uF8FF](?=\s|$)/u.test(colon?.[2] ?? "");
  if (
    !isDialogue &&
    colon?.[1] !== undefined &&
    colon[2] !== undefined &&
    notes.topic === undefined &&
    notes.facts.length === 0
  ) {
    takeTopic(rules, notes, colon[1]);
    readClauses(rules, notes, [colon[2]]);
    return;
  }
  const pieces = clause.split(/\s*[,，、]\s*(?:and |und |et |y |e |en |so |also )?/u);
  if (
    pieces.length === 2 &&
    rules.isCall(pieces[1] ?? "", true) &&
    /^(?:if|when|wenn|falls|si|se|als)\s/iu.test(clause)
  ) {
    notes.actions.push(clause);
    return;
  }
  const callAt = pieces.findIndex((piece, index) => index > 0 && rules.isCall(piece, false));
  if (callAt > 0) {
    readStatement(rules, notes, pieces.slice(0, callAt).join(", "));
    notes.actions.push(pieces.slice(callAt).join(", "));
    return;
  }
  const isFragment = rules.shapeOf(clause) !== "sentence" && rules.shapeOf(clause) !== "question";
  if (isFragment && pieces.length >= 2) {
    const kept = pieces.filter((piece) => piece !== "" && !readDirection(rules, notes, piece));
    notes.facts.push(...(pieces.length >= 3 || kept.length < pieces.length ? kept : [clause]));
  } else {
    notes.facts.push(clause);
  }
}
