import {
  EDITION_WORDS,
  HISTORY_PHRASES,
  PRESENT_WORDS,
} from "../../../../content/flight-words/history-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { Draft } from "../draft.js";
import type { Sheet, Stretch } from "../sheet.js";

const phrases = new Vocabulary(HISTORY_PHRASES.map((phrase) => [phrase, phrase] as const));
const PAST = /^(?:was|were|had|took|war|waren|etait|era|eran|estava)$/u;
/** `the same as last time: EHAM-KJFK` is what is asked for. */
const ALIKE = /^(?:as|like|same|from|of|for|wie|comme|como)$/u;

/** Crosses out numbers and codes of clauses that tell what held before, such as `in edition 9 it was 480 kt`. */
export function crossHistory(sheet: Sheet, draft: Draft): void {
  for (const clause of clausesOf(sheet)) {
    const from = historyFrom(sheet, clause);
    if (from === undefined) continue;
    let to = from + 1;
    while (to < clause.to && !isPresent(sheet, to)) to += 1;
    if (!hasDigits(sheet, { from, to })) continue;
    draft.explain(sheet.spanOf({ from, to }));
    sheet.cross({ from, to });
    draft.warn("what the prompt tells of earlier or of other flights was not used");
  }
}

/** Between full stops, semicolons and line ends. */
function clausesOf(sheet: Sheet): readonly Stretch[] {
  const clauses: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= sheet.tokens.length; at += 1) {
    if (at < sheet.tokens.length && !isEnd(sheet, at)) continue;
    if (at > from) clauses.push({ from, to: at });
    from = at + 1;
  }
  return clauses;
}

function isEnd(sheet: Sheet, at: number): boolean {
  const token = sheet.tokens[at];
  if (token?.kind === "break" || /^[;!?]$/u.test(token?.text ?? "")) return true;
  return token?.text === "." && sheet.tokens[at + 1]?.isGlued !== true;
}

/** Where the history of a clause begins: at its phrase, or at the `was` before it. */
function historyFrom(sheet: Sheet, { from, to }: Stretch): number | undefined {
  const pastAt = indexWithin(from, to, (at) => PAST.test(sheet.keyAt(at)));
  for (let at = from; at < to; at += 1) {
    const term = phrases.termAt(sheet.tokens, at);
    const isPhrase = term !== undefined && !term.isMisspelt && term.next <= to;
    const isEdition =
      EDITION_WORDS.has(sheet.keyAt(at)) &&
      sheet.tokens[at + 1]?.kind === "number" &&
      pastAt !== undefined;
    if (!isPhrase && !isEdition) continue;
    if (ALIKE.test(sheet.keyAt(at - 1)) || sheet.keyAt(term?.next ?? at + 2) === ":") continue;
    return pastAt !== undefined && pastAt < at ? pastAt : at;
  }
  return undefined;
}

function indexWithin(from: number, to: number, is: (at: number) => boolean): number | undefined {
  for (let at = from; at < to; at += 1) if (is(at)) return at;
  return undefined;
}

function isPresent(sheet: Sheet, at: number): boolean {
  return (
    PRESENT_WORDS.has(sheet.keyAt(at)) ||
    (/^this$/u.test(sheet.keyAt(at)) && /^(?:time|year|edition)$/u.test(sheet.keyAt(at + 1)))
  );
}

function hasDigits(sheet: Sheet, { from, to }: Stretch): boolean {
  return indexWithin(from, to, (at) => /\d/u.test(sheet.keyAt(at))) !== undefined;
}
