import type { ReadingRules, Tone } from "../../../../content/scripts/reading/reading-rules.js";
import { listItems } from "./split-statement.js";

/** What the clauses of a brief have told so far; the texts are still protected. */
export interface Notes {
  topic: string | undefined;
  name: string | undefined;
  audience: string | undefined;
  tone: Tone | undefined;
  readonly facts: string[];
  /** The facts that only name a point to speak of. */
  readonly points: Set<string>;
  readonly actions: string[];
  /** The actions that are worded for the listener already. */
  readonly requests: Set<string>;
  readonly bans: string[];
}

/** Notes the first tone that a text names. */
export function noteTone(rules: ReadingRules, notes: Notes, text: string): void {
  notes.tone ??= rules.tones.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Notes the items of a list as facts, and the bare ones as points. */
export function notePoints(rules: ReadingRules, notes: Notes, text: string): void {
  const items = listItems(rules, text);
  const hasNoun = items.some((item) => /^(?:loose|noun)$/u.test(rules.shapeOf(item)));
  for (const item of items) {
    notes.facts.push(item);
    const shape = rules.shapeOf(item);
    if (shape === "loose" || (shape === "step" && hasNoun)) {
      notes.points.add(item);
    }
  }
}

/** Notes a request to the listener. */
export function noteAction(rules: ReadingRules, notes: Notes, text: string): void {
  if (!notePersuasion(rules, notes, text)) {
    notes.actions.push(text);
  }
}

/** Turns "invite the neighbours to the party" into a request; answers whether the clause was one. */
export function notePersuasion(rules: ReadingRules, notes: Notes, clause: string): boolean {
  const persuasion = rules.persuasionOf(clause);
  if (persuasion === undefined) {
    return false;
  }
  const opens = notes.topic === undefined && notes.facts.length === 0;
  notes.audience ??= persuasion.who;
  notes.topic = opens ? persuasion.about : notes.topic;
  notes.actions.push(persuasion.act);
  notes.requests.add(persuasion.act);
  return true;
}
