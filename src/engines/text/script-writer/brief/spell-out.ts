import { shorthand } from "../../../../content/scripts/reading/english-shorthand.js";

/** Writes out what English briefs abbreviate as in messages; names, figures and addresses stay as they are. */
export function spellOut(brief: string): string {
  return shorthand.reduce((text, [pattern, words]) => text.replace(pattern, words), brief);
}
