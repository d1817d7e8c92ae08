import type { ReadingRules } from "../../../../content/scripts/reading/reading-rules.js";
import { type Notes, noteAction, noteTone } from "./note-brief.js";
import { trimClause } from "./split-clauses.js";

/** Reads a clause that is left when an order has been taken out of it. */
export type ReadRest = (rest: string) => void;

/** Handles audience, closing, ban and pure direction; answers whether the clause was one of them. */
export function readDirection(
  rules: ReadingRules,
  notes: Notes,
  clause: string,
  readRest: ReadRest,
): boolean {
  if (rules.isDirection(clause)) {
    noteTone(rules, notes, clause);
    return true;
  }
  const closing = rules.closing.exec(clause);
  if (closing !== null) {
    const act = trimClause(closing.groups?.act ?? "");
    if (act.split(/\s+/u).length >= 2 || /[\uE000-\uF8FF]/u.test(act)) {
      noteAction(rules, notes, act);
    }
    return true;
  }
  return readAudience(rules, notes, clause, readRest) || readBan(rules, notes, clause);
}

function readAudience(
  rules: ReadingRules,
  notes: Notes,
  clause: string,
  readRest: ReadRest,
): boolean {
  const description = rules.description.exec(clause)?.groups;
  const described = description?.who ?? description?.them;
  if (described !== undefined) {
    notes.audience ??= described;
    return true;
  }
  const people = rules.audienceInTopic(clause);
  if (people !== undefined && people.rest === "") {
    notes.audience ??= people.who;
    return true;
  }
  const audience = rules.audience.exec(clause);
  if (audience?.groups?.who === undefined) {
    return false;
  }
  notes.audience ??= audience.groups.who.trim();
  const rest = trimClause(
    clause.slice(0, audience.index) + clause.slice(audience.index + audience[0].length),
  );
  if (rest.split(/\s+/u).length >= 2) {
    readRest(rest);
  }
  return true;
}

function readBan(rules: ReadingRules, notes: Notes, clause: string): boolean {
  const what = rules.ban.exec(clause)?.groups?.what;
  if (what === undefined || rules.shapeOf(clause) === "sentence" || !isBanOrder(clause)) {
    return false;
  }
  notes.bans.push(...what.split(/,\s+(?:or |and )?|\s+(?:or|oder|ou|o|of)\s+/u));
  return true;
}

/** "Avoid sugar" may be advice to the listener; a ban on speaking names the speaking. */
function isBanOrder(clause: string): boolean {
  return /mention|talk|discuss|say|name|refer|include|bring up|erwähn|nenn|sprech|parle|cite|nomm|hable|mencion|nombr|parlar|nomin|cit|menz|fale|noem|praat|prijs|price|preis|prix|precio|prezzo|preço/iu.test(
    clause,
  );
}

/** Whether a clause speaks to the writer and not to the listener. */
export function isWriterOrder(rules: ReadingRules, clause: string): boolean {
  return (
    rules.isDirection(clause) ||
    rules.mention.test(clause) ||
    rules.closing.test(clause) ||
    rules.persuasionOf(clause) !== undefined
  );
}
