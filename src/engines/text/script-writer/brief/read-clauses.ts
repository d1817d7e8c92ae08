import type { LabelRole, ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";
import { type Notes, noteAction, notePersuasion, notePoints, noteTone } from "./note-brief.js";
import { readOrder, takeTopic, withoutInline } from "./read-command.js";
import { isWriterOrder, type ReadRest, readDirection } from "./read-direction.js";
import { splitClauses, trimClause } from "./split-clauses.js";
import { listItems, splitStatement } from "./split-statement.js";

/** What a label announces, or undefined where it is none. */
export function roleOf(rules: ReadingRules, label: string): LabelRole | undefined {
  return rules.labels.find(([pattern]) => pattern.test(label))?.[1];
}

/** Reads one labelled part of a brief into the notes. */
export function readPart(
  rules: ReadingRules,
  notes: Notes,
  part: { readonly label: string; readonly text: string },
): void {
  const role = roleOf(rules, part.label);
  const [first = "", ...rest] = splitClauses(part.text);
  const value = trimClause(first);
  if (role === undefined) {
    readClauses(rules, notes, [first, ...rest]);
    return;
  }
  if (role === "tone" || role === "direction") {
    noteTone(rules, notes, value);
    notePersuasion(rules, notes, value);
  } else if (role === "topic" && notes.topic === undefined) {
    notes.topic = value;
  } else if (role === "audience" && notes.audience === undefined) {
    notes.audience = value;
  } else if (role === "action") {
    noteAction(rules, notes, value);
  } else if (role === "ban") {
    notes.bans.push(...listItems(rules, value));
  } else if (role === "facts") {
    notePoints(rules, notes, value);
  } else if (role === "value") {
    notes.facts.push(`${part.label}: ${value}`);
  } else {
    readClauses(rules, notes, [first]);
  }
  readClauses(rules, notes, rest);
}

function readClauses(rules: ReadingRules, notes: Notes, clauses: readonly string[]): void {
  const orders = clauses.filter((clause) => rules.isOrder(trimClause(clause))).length;
  clauses.forEach((raw, index) => {
    const clause = /[?？]\s*$/u.test(raw) ? raw.trim() : trimClause(raw);
    if (clause !== "") {
      // Three orders in a row are steps or tips; one or two ask the listener for something.
      readClause(rules, notes, clause, index === clauses.length - 1 || orders <= 2);
    }
  });
}

function readClause(rules: ReadingRules, notes: Notes, given: string, isRequest: boolean): void {
  const readRest: ReadRest = (rest) => readClause(rules, notes, rest, false);
  const clause = readGreeting(rules, notes, given);
  const command = rules.command.exec(clause);
  if (command !== null && command[0] !== "") {
    noteTone(rules, notes, command[0]);
    readOrder(rules, notes, withoutInline(rules, notes, clause.slice(command[0].length)), readRest);
    return;
  }
  const [opening = "", ...later] = clause.split(rules.orderJoint);
  if (later.length > 0 && isWriterOrder(rules, opening)) {
    for (const piece of [opening, ...later]) {
      readClause(rules, notes, trimClause(piece), isRequest);
    }
    return;
  }
  if (rules.isDirection(clause)) {
    noteTone(rules, notes, clause);
    return;
  }
  if (notePersuasion(rules, notes, clause) || readDirection(rules, notes, clause, readRest)) {
    return;
  }
  const mention = rules.mention.exec(clause);
  if (mention !== null && clause.length > mention[0].length) {
    const rest = clause.slice(mention[0].length);
    if (notes.topic === undefined && notes.facts.length === 0) {
      readOrder(rules, notes, rest, readRest);
    } else {
      notePoints(rules, notes, rest);
    }
    return;
  }
  if (!isStepList(rules, clause) && rules.isCall(clause, isRequest)) {
    notes.actions.push(clause);
    return;
  }
  readStatement(rules, notes, clause);
}

/** "wear a helmet, stay on the path, sign the log" instructs and does not close. */
function isStepList(rules: ReadingRules, clause: string): boolean {
  const pieces = clause.split(/,\s+/u).map((piece) => piece.replace(rules.listJoint, ""));
  return (
    pieces.length >= 3 &&
    (pieces[0] ?? "").split(" ").length >= 3 &&
    pieces.filter((piece) => rules.isOrder(piece)).length >= 2
  );
}

function readGreeting(rules: ReadingRules, notes: Notes, clause: string): string {
  const greeting = rules.greeting.exec(clause);
  const who = greeting?.groups?.who;
  if (greeting === null || who === undefined || greeting[0].length === clause.length) {
    return clause;
  }
  notes.audience ??= who;
  return clause.slice(greeting[0].length);
}

/** A statement: "Topic: facts", a comma list of fragments with calls among them, or one sentence. */
function readStatement(rules: ReadingRules, notes: Notes, clause: string): void {
  const readRest: ReadRest = (rest) => readClause(rules, notes, rest, false);
  const colon = /^([^:,]{2,60}?)\s?[:：]\s*(\S.*)$/u.exec(clause);
  const isDialogue = /^[\uF000-\uF8FF](?=\s|$)/u.test(colon?.[2] ?? "");
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
  const condition = rules.condition.exec(clause);
  if (condition?.groups?.rest !== undefined) {
    notes.audience ??= condition.groups.who;
    readClause(rules, notes, condition.groups.rest, true);
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
  if (isStepList(rules, clause)) {
    notes.facts.push(...pieces.filter((piece) => piece !== ""));
    return;
  }
  const callAt = pieces.findIndex((piece, index) => index > 0 && rules.isCall(piece, false));
  if (callAt > 0) {
    readStatement(rules, notes, pieces.slice(0, callAt).join(", "));
    notes.actions.push(pieces.slice(callAt).join(", "));
    return;
  }
  for (const piece of splitStatement(rules, clause)) {
    if (!readDirection(rules, notes, piece, readRest)) {
      notes.facts.push(piece);
    }
  }
}
