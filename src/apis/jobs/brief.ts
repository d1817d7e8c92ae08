import { errors } from "../../http/api-error.js";

const CHARACTERS_MAX = 2000;
/** Text of so many UTF-16 units has at least `CHARACTERS_MAX` characters. */
const UNITS_MAX = 2 * CHARACTERS_MAX;

/** A brief as it is kept, and whether it was longer. */
export interface KeptBrief {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * A brief as it is kept: white space collapsed, trimmed, cut to exactly 2000 characters where it
 * has more (code points, so no character is halved). Refuses one that is empty then or holds U+0000, which text columns
 * cannot keep.
 */
export function normalizeBrief(brief: string): KeptBrief {
  if (brief.includes("\u0000")) throw errors.invalidRequest("brief must not contain U+0000");
  const characters = Array.from(collapseBeginning(brief));
  const text = characters.slice(0, CHARACTERS_MAX).join("");
  if (text === "") throw errors.invalidRequest("brief must have at least 1 character");
  return { text, isCut: characters.length > CHARACTERS_MAX };
}

/** What is written about: of a brief that was cut, no more than its whole sentences, or else its whole words. */
export function readablePart({ text, isCut }: KeptBrief): string {
  if (!isCut) return text;
  const [sentences] = /^[\s\S]*[.!?…。！？]["'”’»)]*(?=\s|$)/u.exec(text) ?? [];
  const [words] = /^[\s\S]*\S(?=\s)/u.exec(text) ?? [];
  return sentences ?? words ?? text;
}

/** Reads no further than the cut can be: a megabyte of words would take a tenth of a second. */
function collapseBeginning(brief: string): string {
  const words: string[] = [];
  let units = 0;
  for (const [word] of brief.matchAll(/\S+/gu)) {
    words.push(word.slice(0, UNITS_MAX + 1));
    units += word.length + 1;
    if (units > UNITS_MAX) break;
  }
  return words.join(" ");
}
