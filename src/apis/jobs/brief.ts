import { errors } from "../../http/api-error.js";

const CHARACTERS_MAX = 2000;

/**
 * A brief as it is kept: white space collapsed, trimmed, cut to 2000 characters (code points, so
 * no character is halved). Refuses one that is empty then or holds U+0000, which text columns
 * cannot keep.
 */
export function normalizeBrief(brief: string): string {
  if (brief.includes("\u0000")) throw errors.invalidRequest("brief must not contain U+0000");
  const collapsed = brief.replace(/\s+/gu, " ").trim();
  const characters = Array.from(collapsed);
  const kept =
    characters.length > CHARACTERS_MAX
      ? characters.slice(0, CHARACTERS_MAX).join("").trimEnd()
      : collapsed;
  if (kept === "") throw errors.invalidRequest("brief must have at least 1 character");
  return kept;
}
