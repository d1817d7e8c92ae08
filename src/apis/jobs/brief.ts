import { errors } from "../../http/api-error.js";

const CHARACTERS_MAX = 2000;
/** Text of so many UTF-16 units has at least `CHARACTERS_MAX` characters. */
const UNITS_MAX = 2 * CHARACTERS_MAX;

/** A brief as it is kept, and whether it was longer. */
export interface KeptBrief {
  readonly text: string;
  /** The same with its line breaks, which tell list items and headings apart. */
  readonly laidOut: string;
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
  const laidOut = characters.slice(0, CHARACTERS_MAX).join("");
  if (laidOut === "") throw errors.invalidRequest("brief must have at least 1 character");
  return {
    text: laidOut.replaceAll("\n", " "),
    laidOut,
    isCut: characters.length > CHARACTERS_MAX,
  };
}

/** What is written about: of a brief that was cut, no more than its whole sentences, or else its whole words. */
export function readablePart({ laidOut: text, isCut }: KeptBrief): string {
  if (!isCut) return text;
  const [sentences] = /^[\s\S]*[.!?…。！？]["'”’»)]*(?=\s|$)/u.exec(text) ?? [];
  const [words] = /^[\s\S]*\S(?=\s)/u.exec(text) ?? [];
  return sentences ?? words ?? text;
}

/**
 * White space as one space, or as one line break where it held one. Reads no further than the cut can be: a
 * megabyte of words would take a tenth of a second.
 */
function collapseBeginning(brief: string): string {
  let collapsed = "";
  for (const [, space = "", word = ""] of brief.matchAll(/(\s*)(\S+)/gu)) {
    if (collapsed !== "") collapsed += space.includes("\n") ? "\n" : " ";
    collapsed += word.slice(0, UNITS_MAX + 1);
    if (collapsed.length > UNITS_MAX) break;
  }
  return collapsed;
}
